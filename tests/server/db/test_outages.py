"""A database that is away for a moment, or a house that dies, in the middle of what goes on by
itself: it goes on when the cause is gone, and not after an hour."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from boneyard.core.time_controls import CLOCKS
from boneyard.server.duplicate.service import DuplicateService
from boneyard.server.errors import OutcomeUnknown, StoreError
from boneyard.server.matches.service import MatchService
from boneyard.server.tournaments.director import Director
from support.server.clock import NO_TICK_SECONDS, AdvanceClock, seated, sweep
from support.server.duplicate import BOT, at_a_house
from support.server.duplicate_pairs import GAME
from support.server.kill_process import PATIENCE, Served, children_of
from support.server.postgres import Cluster
from support.server.serving import Client, Json, services_of, serving
from support.server.tournaments import SHORT, legal, made, settled


class Fails:
    """Something that goes wrong the first time."""

    def __init__(self, really: Any, error: Exception) -> None:
        self.really, self.error, self.asked = really, error, 0

    async def __call__(self, *what: Any, **more: Any) -> Any:
        self.asked += 1
        if self.asked == 1:
            raise self.error
        return await self.really(*what, **more)


@pytest.mark.slow
@pytest.mark.parametrize("where", ["list_ended", "mark_started", "load"])
def test_a_tournament_goes_on_as_soon_as_the_database_is_back(
    monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def play() -> None:
        async with serving() as app:
            host, house = Client(app), services_of(app)
            id = await made(host, rounds=1)
            await host.post(f"/api/tournaments/{id}/bots", {"bot": "random", "count": 2})
            failing = Fails(getattr(house.tournaments.store, where), StoreError("store-unread"))
            director = next(one for one in house.contest_loop.kinds if isinstance(one, Director))
            house.contest_loop.kinds.remove(director)  # only this test sees to it
            await host.post(f"/api/tournaments/{id}/begin")
            monkeypatch.setattr(house.tournaments.store, where, failing)
            await director.run_due()
            assert failing.asked == 1
            await director.run_due()
            assert failing.asked > 1, "it is looked at again at once"
            house.contest_loop.kinds.append(director)
            await settled(app, host, id, lambda now: now["stage"] == "over")

    asyncio.run(play())


@pytest.mark.parametrize("error", [StoreError("store-unwritten"), OutcomeUnknown("store-unsure")])
def test_nobody_gets_an_hour_because_the_database_was_away_when_time_ran_out(
    forward: AdvanceClock, monkeypatch: pytest.MonkeyPatch, error: StoreError
) -> None:
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS, stand_in="random", seed_patience=1e6) as app:
            players = [Client(app) for _ in range(3)]
            look = await seated(app, *players, game="block-draw", clock="5-minutes")
            house = services_of(app)
            live = await house.registry.get_match(look["match"])
            forward(2 * CLOCKS["5-minutes"].most)
            failing = Fails(house.store.update_seat, error)
            monkeypatch.setattr(house.store, "update_seat", failing)
            with contextlib.suppress(StoreError):
                while not failing.asked:  # first it is told that time runs out
                    assert await sweep(app)
            assert {seat.kind for seat in live.seats} == {"person"}
            await sweep(app)
            assert "bot" in {seat.kind for seat in live.seats}

    asyncio.run(play())


def test_bots_in_the_other_room_play_though_the_house_died_while_a_deal_was_begun(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever can play on begins nothing again: so what nobody else begins comes first."""

    async def do(app: Starlette) -> None:
        host = Client(app)
        wanted = {"game": GAME, "deals": 1, "level": BOT, "teams": True}
        session = (await host.post("/api/duplicate", wanted))["id"]
        at = f"/api/duplicate/{session}"
        await host.post(f"{at}/rooms/1/0", {"name": "Ann"})
        await host.post(f"{at}/bots")
        parties = services_of(app).duplicates._store.parties
        died: list[str] = []

        def dies(what: str, really: Any) -> Any:
            async def once(*given: Any) -> Any:
                if what in died:
                    return await really(*given)
                died.append(what)
                raise StoreError("store-closing")

            return once

        for one, name in ((MatchService, "create_match"), (DuplicateService, "_start_bot_rooms")):
            monkeypatch.setattr(one, name, dies(name, getattr(one, name)))
        for _ in range(4):
            answer: httpx.Response = await host.ask("POST", f"{at}/1", {"name": "x"})
            rounds = {one.party[-1]: one.match for one in await parties.list_begun_deals(session)}
            mine = await host.ask("GET", f"/api/matches/{rounds['1']}")
            if mine.status_code == 200:  # and so it is played, whatever was answered
                break
            assert answer.status_code == 503
        assert sorted(died) == ["_start_bot_rooms", "create_match"]
        await services_of(app).registry.get_match(rounds["2"])

    at_a_house(tmp_path, do)


class Patient:
    """Somebody who asks again if nobody answers, or nothing can be written just now."""

    def __init__(self, served: Served) -> None:
        self.served, self.headers = served, dict[str, str]()
        self.headers = {"authorization": f"Bearer {self.ask('POST', '/guests', {})['token']}"}

    def ask(self, how: str, path: str, body: Json | None = None) -> Json:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                answer = httpx.request(
                    how, f"{self.served.address}/api{path}", json=body, headers=self.headers,
                    timeout=PATIENCE,
                )  # fmt: skip
                if answer.status_code != 503:
                    found: Json = answer.json()
                    return found
        raise AssertionError(f"nobody answers {path}")

    def until(self, path: str, awaits: Callable[[Json], bool]) -> Json:
        """Ask until something is so."""
        end = time.monotonic() + PATIENCE
        while not awaits(found := self.ask("GET", path)):
            assert time.monotonic() < end, found
        return found


def kill_one(served: Served) -> None:
    """Kill a worker; its parent starts another."""
    os.kill(children_of(served.process.pid)[0], signal.SIGKILL)


def test_contests_are_played_to_their_end_whichever_worker_dies(postgres: Cluster) -> None:
    served = Served(postgres.address(), True, "--workers", "2")
    try:
        ann = Patient(served)
        plan = {**SHORT, "format": "swiss", "rounds": 2}
        cup = f"/tournaments/{ann.ask('POST', '/tournaments', plan)['tournament']}"
        ann.ask("POST", f"{cup}/bots", {"bot": "random", "count": 4})
        ann.ask("POST", f"{cup}/begin")
        for round in (1, 2):
            ann.until(cup, lambda now, round=round: now["round"] >= round)  # type: ignore[misc]
            kill_one(served)
        over = ann.until(cup, lambda now: bool(now["stage"] == "over"))
        legal(over)
        assert all(sum(board["points"]) == 1 for board in over["boards"])

        teams = {"game": GAME, "deals": 1, "level": BOT, "teams": True}
        room = f"/duplicate/{ann.ask('POST', '/duplicate', teams)['id']}"
        ann.ask("POST", f"{room}/rooms/1/0", {"name": "Ann"})
        ann.ask("POST", f"{room}/bots")
        match = f"/matches/{ann.ask('POST', f'{room}/1', {'name': 'Ann'})['match']}"
        kill_one(served)
        while not ann.ask("GET", match)["over"]:
            ways = [(one["seat"], move) for one in ann.ask("GET", f"{match}/legal")["seats"]
                    for move in one["moves"]]  # fmt: skip
            if ways:
                ann.ask("POST", f"{match}/moves", dict(zip(("seat", "move"), ways[0], strict=True)))
        kill_one(served)
        ann.until(room, lambda now: now["teams"]["deals"][0]["result"] is not None)
    finally:
        served.kill()
    ((results, matches),) = postgres.ask(
        "select count(*), count(distinct match) from results", "test"
    )
    assert results == matches == 6
