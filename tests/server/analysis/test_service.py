"""Hints, analyses, and bots that are not ready yet: who may ask, and what they are told."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import Struct
from starlette.applications import Starlette

from boneyard.analysis import Analysis, Decision, Player
from boneyard.bots.registry import Hint
from boneyard.core.actions import Move
from boneyard.core.position import Position
from boneyard.engine.legal import legal
from boneyard.i18n import message
from boneyard.rules.game import State
from boneyard.server.match_page.status_line import turn_text
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches import autoplay
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.settings import Rate
from boneyard.server.thinking.fair_queue import DEFAULT_TICKET, Ticket
from boneyard.server.thinking.pool import WorkerPool, build_worker_error
from support.paths import TESTS
from support.server.analysis import AGAINST_A_BOT, until_asked
from support.server.leaks import Rights, tiles_named
from support.server.pages import pages, sit_down
from support.server.serving import Client, services_of, serving, until


def at_table(work: Callable[[Starlette, Client], Awaitable[None]], **changes: Any) -> None:
    async def play() -> None:
        async with serving(**changes) as app:
            await work(app, Client(app))

    asyncio.run(play())


async def turn_of(app: Starlette, ada: Client, seat: int) -> tuple[str, LiveMatch]:
    """Start matches until one begins with this seat; gives its address, and the match."""
    for _ in range(50):
        look = await ada.start("block-draw", seats=AGAINST_A_BOT)
        live = await services_of(app).registry.get_match(look["match"])
        if live.state.to_act == seat:
            return f"/api/matches/{look['match']}", live
    raise AssertionError("they never begin")


async def analysed(client: Client, path: str) -> Any:
    """The analysis, when it is there."""
    while (found := await client.get(f"{path}/analysis"))["status"] == "thinking":
        await asyncio.sleep(0.01)
    return found


class Overheard(WorkerPool):
    """Hears what is asked, and gives every move as a hint."""

    views: list[tuple[Position, int]]

    async def compute_hints(
        self,
        view: Position,
        seat: int,
        seed: int,
        shape: Any = "wide",
        turn: Ticket = DEFAULT_TICKET,
    ) -> list[Hint]:
        self.views = [*getattr(self, "views", []), (view, seat)]
        return [
            Hint(move, 1.0, 0.5, 0.1, 0.0, (message("bots-again"),)) for move in legal(view, seat)
        ]


def overheard(app: Starlette) -> Overheard:
    pool = Overheard(1)
    services_of(app).analysis.hint_pool = pool
    return pool


def test_a_hint_is_thought_of_from_what_the_seat_has_been_told() -> None:
    async def work(app: Starlette, ada: Client) -> None:
        pool = overheard(app)
        muggins = {"players": 3, "muggins": True}
        path, live = await until_asked(app, ada, "all-fives", options=muggins)
        found = await ada.get(f"{path}/hints")
        assert found["number"] == live.number
        assert [one["move"] for one in found["hints"]] == [
            str(move) for move in live.views.legal_moves(0)
        ]
        ((view, seat),) = pool.views
        assert (view, seat) == (live.view(0), 0)
        assert isinstance(view, State)
        assert None not in view.hands[0]
        assert {tile for hand in (*view.hands[1:], view.stock) for tile in hand} == {None}
        assert not view.pending  # what there is to claim is for people to see

    at_table(work)


@pytest.mark.slow
def test_no_bot_waits_for_somebodys_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint may take long; whoever thinks of it meanwhile is not a bot's worker."""
    asked, thought = asyncio.Event(), asyncio.Event()

    async def slow(pool: WorkerPool, *_: Any) -> list[Hint]:
        async with pool.queue.slot():
            asked.set()
            await thought.wait()
        return []

    async def work(app: Starlette, ada: Client) -> None:
        path, live = await until_asked(app, ada, "block-draw", seats=AGAINST_A_BOT)
        monkeypatch.setattr(WorkerPool, "compute_hints", slow)
        hint = asyncio.create_task(ada.get(f"{path}/hints", seat=0))
        await asked.wait()
        view, seat = live.view(0), live.state.to_act
        assert seat is not None
        await asyncio.wait_for(services_of(app).bot_pool.choose_move("heavy", view, seat, 1), 30)
        assert not hint.done()
        thought.set()
        assert (await hint)["hints"] == []

    at_table(work, bot_workers=1)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["block-draw", "matador"])
def test_a_hint_names_no_tile_that_its_seat_may_not_know(game: str) -> None:
    async def work(app: Starlette, ada: Client) -> None:
        for _ in range(3):
            path, live = await until_asked(app, ada, game)
            found = await ada.get(f"{path}/hints")
            assert tiles_named(found) <= Rights(live, 0).after[-1]
            best, *others = found["hints"]
            assert {one["move"] for one in found["hints"]} == {
                str(m) for m in live.views.legal_moves(0)
            }
            assert best["cost"] == 0
            assert best["reasons"]
            assert all(one["cost"] >= 0 and one["error"] >= 0 for one in others)
            await ada.post(f"{path}/moves", {"seat": 0, "move": best["move"]})

    at_table(work)


def test_hints_are_for_ones_own_turn_where_nobody_else_plays() -> None:
    async def work(app: Starlette, ada: Client) -> None:
        overheard(app)
        path, live = await until_asked(app, ada, "block-draw", seats=AGAINST_A_BOT)
        await ada.get(f"{path}/hints", seat=0)
        eve, nobody = Client(app), Client(app, token=None)
        for other in (eve, nobody):
            await other.refused(403, f"{path}/hints", method="GET")
            await other.refused(403, f"{path}/hints?seat=0", method="GET")
        await ada.refused(403, f"{path}/hints?seat=1", method="GET")
        await ada.refused(403, f"{path}/hints?seat=watch", method="GET")
        people = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        look = await ada.start("block-draw", seats=people)
        path = f"/api/matches/{look['match']}"
        assert "no decision" in await ada.refused(409, f"{path}/hints", method="GET")
        await eve.post(f"{path}/seats/1", {"name": "Eve", "seed": "x"})
        live = await services_of(app).registry.get_match(look["match"])
        turn = live.state.to_act
        assert turn is not None
        first, second = (ada, eve) if turn == 0 else (eve, ada)
        assert "other people" in await first.refused(409, f"{path}/hints", method="GET")
        # When the other has left her seat to a bot, nobody is wronged by a hint any more.
        await first.post(f"{path}/seats/{turn}/bot", {"bot": "heavy"})
        await until(lambda: live.state.to_act == 1 - turn or not live.state.playing)
        if live.state.playing:
            await second.get(f"{path}/hints")

    at_table(work)


def test_it_is_said_when_it_is_not_ones_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = asyncio.Event()

    async def never(*_: Any, **__: Any) -> Move | None:
        await waiting.wait()
        return None

    monkeypatch.setattr(WorkerPool, "choose_move", never)

    async def work(app: Starlette, ada: Client) -> None:
        path, _ = await turn_of(app, ada, 1)
        assert "only available on your turn" in await ada.refused(
            409, f"{path}/hints", method="GET"
        )

    at_table(work)


# Bots that are not ready.


@pytest.mark.slow
def test_a_bot_that_keeps_the_table_waiting_is_shown_so(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = asyncio.Event()
    choose = WorkerPool.choose_move

    async def slowly(self: WorkerPool, *asked: Any, **more: Any) -> Move | None:
        await ready.wait()
        return await choose(self, *asked, **more)

    monkeypatch.setattr(WorkerPool, "choose_move", slowly)
    monkeypatch.setattr(autoplay, "SLOW_BOT_SECONDS", 0.01)

    async def work(app: Starlette, ada: Client) -> None:
        # The bot leads, with any of its tiles: where there is one move only, it needn't think.
        seats = AGAINST_A_BOT[::-1]
        look = await ada.start("block-draw", seats=seats, options={"lead": "any"})
        path, live = (
            f"/api/matches/{look['match']}",
            await services_of(app).registry.get_match(look["match"]),
        )
        await until(lambda: bool(live.room.slow_bots))
        assert [one["getting_ready"] for one in (await ada.get(path))["seats"]] == [True, False]
        assert turn_text(live, 1) == "Bones is getting ready…"
        drawn = MatchPageRenderer().draw(live, 1, "wide.own", None)["regions"]
        assert "to play, getting ready" in drawn["seats"]
        ready.set()
        await until(lambda: not live.room.slow_bots)
        assert not (await ada.get(path))["seats"][0]["getting_ready"]
        assert (
            "getting ready"
            not in MatchPageRenderer().draw(live, 1, "wide.own", None)["regions"]["seats"]
        )

    at_table(work)


# Analyses.


class Finding(Struct, frozen=True):
    """What is made of a match in no time."""

    told: int
    decisions: tuple[Decision, ...] = ()


class Reader(WorkerPool):
    """Analyses in no time, or not at all."""

    asked = 0
    fails = False

    async def analyse(
        self, record: dict[str, Any], progress: Any = None, turn: Ticket = DEFAULT_TICKET
    ) -> Any:
        self.asked += 1
        assert not record.get("partial")
        progress(0.5)
        await asyncio.sleep(0)
        if self.fails:
            raise build_worker_error("SecretError", "6-4")
        return Finding(len(record["rounds"]))


async def resigned(app: Starlette, ada: Client) -> str:
    """A match that is over."""
    look = await ada.start("block-draw", seats=AGAINST_A_BOT)
    path = f"/api/matches/{look['match']}"
    await ada.refused(409, f"{path}/analysis", {})
    assert (await ada.get(f"{path}/analysis"))["status"] == "none"
    await ada.post(f"{path}/moves", {"seat": 0, "move": "resign"})
    return path


def test_a_match_is_analysed_once_when_it_is_over() -> None:
    async def work(app: Starlette, ada: Client) -> None:
        reader = services_of(app).analysis.analysis_pool = Reader(1)
        path = await resigned(app, ada)
        assert (await ada.post(f"{path}/analysis"))["status"] == "thinking"
        done = await analysed(ada, path)
        assert (done["status"], done["analysis"]) == ("done", {"told": 1, "decisions": []})
        assert (await Client(app).post(f"{path}/analysis"))["analysis"]["told"] == 1
        assert reader.asked == 1

    at_table(work)


def test_a_coach_speaks_to_each_player_when_the_analysis_is_there() -> None:
    class Told(Reader):
        async def analyse(
            self, record: dict[str, Any], progress: Any = None, turn: Ticket = DEFAULT_TICKET
        ) -> Any:
            choices = [Decision(1, 1, at, "a", "a", 0, 0, 0, 0, "best", ()) for at in (0, 1)]
            none = [Player(at, "", 1, 1, 0, 0, 0, {}, 0, 0) for at in (0, 1)]
            return Analysis(
                "block-draw", "", tuple(record["seats"]), 2, True, (), (0, 0), 1, 1, "points",
                tuple(choices), (), (), (), tuple(none),
            )  # fmt: skip

    async def work(app: Starlette, ada: Client) -> None:
        services_of(app).analysis.analysis_pool = Told(1)
        path = await resigned(app, ada)
        assert await ada.get(f"{path}/coach") == {"status": "none", "players": []}
        await ada.post(f"{path}/analysis")
        while (found := await ada.get(f"{path}/coach"))["status"] == "thinking":
            await asyncio.sleep(0.01)
        own, other = found["players"]
        assert [one["said"] for one in own["said"]][-1].startswith("You played well")
        assert other["said"][-1]["said"].startswith(f"{other['name']} played well")
        watched = await Client(app).get(f"{path}/coach?seat=watch")
        assert watched["players"][0]["said"][-1]["said"].startswith("Ada played well")

    at_table(work)


def test_an_analysis_ends_where_moves_are_taken_back_after_the_end() -> None:
    """It was of another match: its moves are not in this one, and it knows what lies face down."""

    async def work(app: Starlette, ada: Client) -> None:
        reader = services_of(app).analysis.analysis_pool = Reader(1)
        look = await ada.start("domino-solitaire")
        path = f"/api/matches/{look['match']}"
        live = await services_of(app).registry.get_match(look["match"])
        while live.views.legal_moves(0) and live.number < 5:
            await ada.post(f"{path}/moves", {"seat": 0, "move": str(live.views.legal_moves(0)[0])})
        await ada.post(f"{path}/moves", {"seat": 0, "move": "resign"})
        await ada.post(f"{path}/analysis")
        assert (await analysed(ada, path))["status"] == "done"
        for _ in range(2):
            await ada.post(f"{path}/undo")
        assert (await ada.get(f"{path}/analysis"))["status"] == "none"
        await ada.refused(409, f"{path}/analysis", {})
        for _ in range(2):
            await ada.post(f"{path}/redo")
        await ada.post(f"{path}/analysis")
        assert (await analysed(ada, path))["status"] == "done"
        assert reader.asked == 2

    at_table(work)


def test_an_analysis_that_fails_can_be_asked_for_again() -> None:
    async def work(app: Starlette, ada: Client) -> None:
        reader = services_of(app).analysis.analysis_pool = Reader(1)
        reader.fails = True
        path = await resigned(app, ada)
        await ada.post(f"{path}/analysis")
        failed = await analysed(ada, path)
        assert failed["status"] == "failed"
        assert "6-4" not in str(failed)
        reader.fails = False
        await ada.post(f"{path}/analysis")
        assert (await analysed(ada, path))["status"] == "done"

    at_table(work)


# The process that serves.

SERVES = """
import asyncio, sys
from support.server.serving import Client, services_of, serving

async def play():
    async with serving() as app:
        ada = Client(app)
        while True:
            look = await ada.start("block-draw", bot="club")
            live = await services_of(app).registry.get_match(look["match"])
            while live.state.playing and live.state.to_act != 0:
                await asyncio.sleep(0.01)
            if live.state.playing and len(live.views.legal_moves(0)) > 1:
                break
        path = f"/api/matches/{look['match']}"
        print(len((await ada.get(f"{path}/hints"))["hints"]) > 1)
        await ada.post(f"{path}/moves", {"seat": 0, "move": "resign"})
        await ada.post(f"{path}/analysis")
        while (found := await ada.get(f"{path}/analysis"))["status"] == "thinking":
            await asyncio.sleep(0.05)
        print(found["status"])

asyncio.run(play())
print("numba" in sys.modules, "numpy" in sys.modules)
"""


@pytest.mark.slow
def test_the_process_that_serves_never_loads_numba() -> None:
    tests = str(TESTS)
    done = subprocess.run(
        [sys.executable, "-c", SERVES], capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": tests},
    )  # fmt: skip
    assert done.stdout.split() == ["True", "done", "False", "False"], done.stderr


@pytest.mark.slow
def test_hints_of_the_pages_are_limited_too() -> None:
    async def work() -> None:
        async with pages(think_rate=Rate(0.001, 1)) as client:
            at = await sit_down(client, "knock-out", way="bots")
            first = await client.post(at, data={"do": "hint", "seat": "0"})
            assert first.status_code == 200
            assert re.search(r'class="hints".*Remove \d-\d and \d-\d', first.text, re.S)
            again = await client.post(at, data={"do": "par", "seat": "0"})
            assert again.status_code == 429

    asyncio.run(work())
