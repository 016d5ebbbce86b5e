"""Bots: from a view alone, for every game, in processes that may die."""

import asyncio
import random

import pytest

from boneyard.bots.registry import BOTS, DEFAULT_BOT, LEVELS, choose
from boneyard.core.actions import Call, Catch, Move, Play, Resign
from boneyard.core.chance import Seeded
from boneyard.core.options import FlagOption
from boneyard.core.position import Position, fold
from boneyard.core.redaction import redact
from boneyard.engine import act, deal_round, random_hit, start
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.rules.game import State
from boneyard.server.errors import PoolError
from boneyard.server.thinking.pool import WorkerPool
from boneyard.server.web.avatars import BOT_AVATARS
from support.random_matches import setup


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["random", "heavy"])
@pytest.mark.parametrize("name", GAMES)
def test_every_bot_plays_every_game_from_its_view(name: str, bot: str) -> None:
    dice = random.Random(f"{bot} {name}")
    game = GAMES[name]
    flags = {
        o.name: True for o in game.all_options if isinstance(o, FlagOption) and o.name != "teams"
    }
    rules = setup(game, dice, flags)
    chance = Seeded(name)
    state: Position = rules.new_match()
    views: list[Position] = [rules.new_match() for _ in range(rules.players)]
    for _ in range(700):
        if state.over:
            break
        seat: int | None = None
        move: Move | None = None
        if not state.playing:
            events, state = deal_round(state, chance)
        else:
            if isinstance(state, State) and state.reaching is not None:
                move = random_hit(state, chance)
            for one in [] if move else range(rules.players):
                move = choose(bot, views[one], one, dice)
                seat = one
                if move is not None:
                    assert move in legal(state, one) or isinstance(move, Resign)
                    break
                assert one != state.to_act
            assert move is not None
            events, state = act(state, seat, move)
        views = [fold(view, (redact(e, at) for e in events)) for at, view in enumerate(views)]


def test_the_heavy_one_plays_its_heaviest_tile_and_misses_no_call() -> None:
    rules = GAMES["all-fives"].rules(players=2, muggins=True)
    dice = random.Random(1)
    state, plays, calls = start(rules, Seeded("heavy")), 0, 0
    while state.playing:
        seat = next(s for s in (0, 1) if s == state.to_act or legal(state, s))
        moves = legal(state, seat)
        move = choose("heavy", state, seat, dice)
        if any(isinstance(one, Call | Catch) for one in moves):
            assert isinstance(move, Call | Catch)
            calls += 1
        elif isinstance(move, Play):
            assert move.tile.pips == max(m.tile.pips for m in moves if isinstance(m, Play))
            plays += 1
        assert move is not None
        _, state = act(state, seat, move)
    assert plays > 5
    assert calls


def test_bots_are_introduced() -> None:
    assert list(BOTS) == ["random", "heavy", *LEVELS]
    assert LEVELS == ("beginner", "casual", "club", "expert", "master", "grandmaster")
    assert DEFAULT_BOT in LEVELS
    for name, one in BOTS.items():
        assert one.name == name
        assert one.title
        assert one.about
        assert one.face in BOT_AVATARS
    assert len({BOT_AVATARS[one.face] for one in BOTS.values()}) == len(BOTS)


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced() -> None:
    state = start(GAMES["fundomino"].rules(players=3), Seeded("a"))
    seat = state.to_act
    assert seat is not None

    async def ask() -> None:
        pool = WorkerPool(1)
        chosen = await pool.choose_move("heavy", state, seat, 1)
        assert chosen in legal(state, seat)
        (worker,) = pool._processes
        worker.kill()
        assert await pool.choose_move("heavy", state, seat, 1) == chosen
        assert pool.started == 2
        with pytest.raises(PoolError, match="UnknownName"):
            await pool.submit("choose", "nobody", ("fundomino", {"players": 3}, state), 0, 1)
        asking = asyncio.create_task(pool.choose_move("random", state, seat, 1))
        await asyncio.sleep(0)
        asking.cancel()  # who goes away leaves the worker in order
        assert await pool.choose_move("heavy", state, seat, 1) == chosen
        assert pool.started == 2
        await pool.close()

    asyncio.run(ask())


@pytest.mark.slow
def test_a_worker_that_thinks_too_long_is_replaced() -> None:
    async def ask() -> None:
        pool = WorkerPool(1, timeout_seconds=0.01)
        with pytest.raises(PoolError, match="timed out"):
            await pool.submit("wake")
        pool.timeout_seconds = 30
        assert await pool.submit("wake") is False
        await pool.close()
        with pytest.raises(PoolError):
            await pool.submit("wake")

    asyncio.run(ask())


def test_whoever_asks_doesnt_hold_the_others_up() -> None:
    """While a worker thinks, the asking process goes on."""

    async def ask() -> int:
        pool, turns = WorkerPool(1), 0
        asking = asyncio.create_task(pool.warm_up())
        while not asking.done():
            await asyncio.sleep(0.001)
            turns += 1
        await pool.close()
        return turns

    # Who is held up comes to no turn before the answer; a process takes long to start.
    assert asyncio.run(ask()) > 3
