"""Leaks: all that every seat and a watcher receive names only tiles they may know."""

import asyncio
import random
import re
from typing import Any

import pytest

from boneyard.core.options import FlagOption
from boneyard.core.tiles import tile
from boneyard.games import GAMES
from support.kit import player_counts
from support.random_matches import illegal_moves, setup
from support.server.leaks import Rights, tiles_named
from support.server.serving import Client, Socket, at_rest, services_of, serving, until

pytestmark = pytest.mark.slow

WATCHER = None
#: What must be noticed is not told: neither events nor parts of a state.
HUSHED = re.compile(
    r"'event': '(made|owed|absolved|cleared)'|'(pending|duties|secret|seed|token|owner|host)':"
)


class Table:
    """A match of people who all sit elsewhere, and a watcher; everybody is overheard."""

    def __init__(self, app: Any, name: str, dice: random.Random) -> None:
        self.app, self.name, self.dice = app, name, dice
        game = GAMES[name]
        flags = {o.name: True for o in game.all_options if isinstance(o, FlagOption)}
        if "teams" in flags:
            flags["teams"] = False
        players = player_counts(game)[-1] if dice.random() < 0.7 else min(game.players)
        self.rules = setup(game, dice, {**flags, "players": players})
        self.people = [Client(app) for _ in range(players)]
        self.watcher = Client(app, token=None)
        self.errors: list[tuple[int | None, int, str, str]] = []

    async def open(self) -> None:
        seats = [{"kind": "person", "name": "0"}, *[{"kind": "open"}] * (len(self.people) - 1)]
        look = await self.people[0].start(self.name, options=dict(self.rules.options), seats=seats)
        self.path = f"/api/matches/{look['match']}"
        for seat, one in enumerate(self.people[1:], 1):
            await one.post(f"{self.path}/seats/{seat}", {"name": f"Player {seat}", "seed": "x"})
        self.live = await services_of(self.app).registry.get_match(look["match"])

    @property
    def everybody(self) -> list[tuple[int | None, Client]]:
        return [*enumerate(self.people), (WATCHER, self.watcher)]

    async def step(self) -> None:
        """Somebody moves, calls in vain, tries what isn't legal, or just looks."""
        state, dice = self.live.state, self.dice
        if not state.playing:
            await self.next_round()
            return
        kind = dice.random()
        seat = dice.randrange(len(self.people))
        if kind < 0.08:
            for _, one in self.everybody:
                await one.get(dice.choice([self.path, f"{self.path}/record"]))
        elif kind < 0.2:
            moves = illegal_moves(state, seat)
            await self.move(seat, str(dice.choice(moves)))
        elif kind < 0.35 and self.live.views.calls(seat):
            await self.move(seat, dice.choice(self.live.views.calls(seat)))
        elif kind < 0.4 and self.live.solo:
            await self.people[0].ask("POST", f"{self.path}/{dice.choice(['undo', 'redo'])}", {})
            await self.people[0].get(self.path)
        elif state.to_act is not None:
            seat = state.to_act
            legal = await self.people[seat].get(f"{self.path}/legal")
            (mine,) = legal["seats"]
            assert not set(mine["moves"]) & {"claim", "muggins", "domino", "perfect-ten"}
            assert not any(move.startswith("catch") for move in mine["moves"])
            if mine["moves"]:
                await self.move(seat, dice.choice(mine["moves"]))

    async def next_round(self) -> None:
        """Wait until the house deals again: it does so by itself, unless the match is over."""
        await until(lambda: self.live.state.playing or self.live.state.over)

    async def move(self, seat: int, text: str) -> None:
        number = self.live.number
        body = {"seat": seat, "move": text, "say": self.live.views.calls(seat)[:2]}
        response = await self.people[seat].ask("POST", f"{self.path}/moves", body)
        if response.status_code != 200:
            self.errors.append((seat, number, text, response.json()["error"]))

    async def ask_for_help(self) -> None:
        known = Rights(self.live, 0).after[-1]
        hint = await self.people[0].get(f"{self.path}/hints")
        assert tiles_named(hint) <= known
        par = await self.people[0].ask("GET", f"{self.path}/par")
        # What follows from tiles that lie face down is not told while they do.
        assert (par.status_code == 409) is (self.live.view(0) != self.live.state)
        assert not tiles_named(par.json())

    async def check(self, sockets: list[tuple[int | None, Socket]]) -> None:
        rights = {seat: Rights(self.live, seat) for seat, _ in self.everybody}
        for seat, one in self.everybody:
            told = await one.get(f"{self.path}/events")
            if not self.live.state.over:
                assert (await one.get(f"{self.path}/record"))["partial"] is True
            await one.get(self.path)
            for heard in one.heard:
                if "rounds" in heard and not heard.get("partial"):
                    assert self.live.state.over  # a whole record, then
                    continue
                rights[seat].check({k: v for k, v in heard.items() if k != "look"})
                rights[seat].check(heard.get("look"))
                assert not HUSHED.search(str(heard)), heard
            (socket,) = [socket for owner, socket in sockets if owner == seat]
            entries = [entry for m in socket.heard for entry in m.get("entries", [])]
            assert entries == told["entries"]
            for heard in socket.heard:
                rights[seat].check(heard)
                assert not HUSHED.search(str(heard)), heard
        for who, number, text, error in self.errors:
            error = error.partition("write moves like")[0]
            named = tiles_named(error) - tiles_named(text.replace("@", " ").replace(">", " "))
            known = set().union(*rights[who].after[number : number + 3])
            assert named <= known, error


@pytest.mark.parametrize("name", GAMES)
def test_nobody_receives_a_tile_they_may_not_know(name: str) -> None:
    dice = random.Random(f"leaks of {name}")

    async def play() -> None:
        async with serving() as app:
            table = Table(app, name, dice)
            await table.open()
            sockets = [(seat, c.socket(table.live.id)) for seat, c in table.everybody]
            for _, socket in sockets:
                await socket.__aenter__()
            for at in range(80):
                await table.step()
                if at % 20 == 0 and table.live.solo and table.live.state.playing:
                    await table.ask_for_help()
                if table.live.state.over:
                    break
            await table.people[0].ask("POST", f"{table.path}/seats/0/by-hand", {"by_hand": True})
            # Forced steps and deals come by themselves: only then has everybody been told the same.
            await at_rest(app, table.live.id)
            for _, socket in sockets:
                await socket.catch_up(table.live.number)
                await socket.__aexit__()
            assert table.live.number > 1
            await table.check(sockets)

    asyncio.run(play())


def test_the_scan_would_find_a_leak() -> None:
    assert tiles_named({"moves": ["6-4@2"], "text": "Ada draws A6-P3."}) == {
        tile("6-4"), tile("A6-P3"),
    }  # fmt: skip
    assert tiles_named({"at": "6-4", "commitment": "1-1", "said": "x6-4-2"}) == set()
