"""The weaker levels make mistakes, but none that is silly where the match ends."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from boneyard.bots.levels import LEVELS_BY_NAME
from boneyard.bots.registry import choose
from boneyard.core.actions import Call, Catch, Move, Pass, Play, parse
from boneyard.core.events import Event
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.games import GAMES, get_game
from boneyard.rules.game import State
from support.bot_positions import after
from support.seen_rounds import moments, seen_at

FORGETFUL = ["beginner", "casual", "club"]


def chosen(bot: str, seen: State, seat: int, times: int = 12) -> set[str]:
    """What a bot does at a moment, with other dice every time."""
    return {str(choose(bot, seen, seat, random.Random(seed))) for seed in range(times)}


@pytest.mark.parametrize("bot", FORGETFUL)
def test_a_move_that_wins_the_match_at_once_is_made(bot: str) -> None:
    """Five Up, 60 of 61: of all that fits, only 5-0 on the double blank makes the point."""
    seen = after(GAMES["five-up"].rules(players=2), "0-0 6-1 4-2|0-4 0-6 5-0 3-2", "0-0", 1)
    assert chosen(bot, replace(seen, scores=(0, 60)), 1) <= {f"0-5@{arm}" for arm in range(1, 5)}


def decided(name: str, seeds: range, **options: Any) -> Iterator[tuple[State, list[Event]]]:
    """Moments of rounds between two who know all tiles, each one play from winning the match."""
    rules: Any = get_game(name).rules(players=2, hand=14, lead="any", **options)
    for seed in seeds:
        for state, log in moments(rules, seed):
            if sum(state.hand_counts) <= 8:
                yield replace(state, scores=(99, 99)), log


def _lost(state: State, side: int) -> bool:
    return state.over and side not in state.winners


def _loses(state: State, seat: int, move: Move) -> bool:
    """Whether a move loses the match, by itself or to a reply, for one who sees everything."""
    after = act(state, seat, move)[1]
    if not after.playing:
        return _lost(after, seat)
    other = after.to_act
    assert other is not None
    replies = legal(after, other) if other != seat else []
    return any(_lost(act(after, other, one)[1], seat) for one in replies)


def test_no_move_gives_the_match_away_where_another_does_not() -> None:
    silly = dict.fromkeys(FORGETFUL, 0)
    found = 0
    for state, log in decided("block-draw", range(40)):
        seat = state.to_act
        assert seat is not None
        moves = legal(state, seat)
        bad = [move for move in moves if _loses(state, seat, move)]
        if not bad or len(bad) == len(moves):
            continue
        found += 1
        seen = replace(seen_at(state, log, seat), scores=state.scores)
        for bot in FORGETFUL:
            assert not {str(move) for move in bad} & chosen(bot, seen, seat, 4)
            silly[bot] += (
                LEVELS_BY_NAME[bot].choose_move(seen, seat, moves, random.Random(found)) in bad
            )
    assert found > 10
    assert silly["beginner"], "without the look ahead it would"


@pytest.mark.parametrize("game", ["mexican-train", "fours", "one-arm-joe", "bendomino"])
def test_who_can_play_never_passes(game: str) -> None:
    choices = 0
    for state, log in moments(get_game(game).rules(), 2):
        seat = state.to_act
        assert seat is not None
        moves = legal(state, seat)
        if any(isinstance(move, Play) for move in moves) and len(moves) > 1:
            seen = seen_at(state, log, seat)
            choices += Pass() in moves
            for bot in ("beginner", "casual"):
                for said in map(parse, chosen(bot, seen, seat, 3)):
                    assert isinstance(said, Play | Call | Catch)
    assert choices or game == "bendomino"


def test_a_claim_that_reaches_the_target_is_never_forgotten() -> None:
    """A beginner forgets six claims of ten, but not the one that counts."""
    rules = GAMES["all-fives"].rules(players=2, muggins=True)
    seen = after(rules, "5-5 6-1|5-3 6-2", "5-5", 0)
    assert chosen("beginner", seen, 0) == {"claim", "None"}
    assert chosen("beginner", replace(seen, scores=(90, 0)), 0) == {"claim"}
