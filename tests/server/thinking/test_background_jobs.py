"""Long answers come in pages, beside the event loop, once for all who ask, and in turn by asker."""

import asyncio
import gc
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from boneyard.i18n import Message
from boneyard.server.app import create_site
from boneyard.server.errors import JobsBusy
from boneyard.server.match_page.drawing_cache import drawing_cache_of
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches import record as matches_record
from boneyard.server.matches.api import MAX_ENTRIES_PER_PAGE
from boneyard.server.pages import replay
from boneyard.server.thinking.background_jobs import BackgroundJobs
from boneyard.server.thinking.fair_queue import Ticket
from boneyard.server.thinking.pool import WorkerPool
from boneyard.solitaire.solve import Solution
from support.server.long_match import LONG, long_match, put
from support.server.serving import HOST, Client, services_of, serving, settings

OWNER = "0" * 43
ENTRIES = 2_600


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a match of thousands of entries that is over."""
    folder: Path = tmp_path_factory.mktemp("long")
    asyncio.run(put(long_match(ENTRIES, True, OWNER), folder / "matches.db"))
    return folder


@asynccontextmanager
async def paged(folder: Path) -> AsyncIterator[tuple[Starlette, httpx.AsyncClient]]:
    """A house with pages."""
    app = create_site(settings(db=str(folder / "matches.db")))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as http:
            yield app, http


class Stalls:
    """What the event loop does between two of its rounds, in seconds of the processor.

    Not by the clock: what other processes do to this machine stalls no loop.
    """

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        while True:
            began = time.thread_time()
            await asyncio.sleep(0)
            self.longest = max(self.longest, time.thread_time() - began)


@pytest.mark.slow
def test_events_come_in_pages_and_all_of_them_come(file: Path) -> None:
    async def ask() -> None:
        async with serving(file) as app:
            client, path, since = Client(app), f"/api/matches/{LONG}/events", 0
            found: list[int] = []
            while True:
                page = await client.get(path, since=since)
                assert page["number"] >= ENTRIES
                assert len(page["entries"]) <= MAX_ENTRIES_PER_PAGE
                found += [entry["number"] for entry in page["entries"]]
                since = found[-1]
                if not page["more"]:
                    break
            assert found == list(range(1, page["number"] + 1))
            few = await client.get(path, since=10, limit=3)
            assert [entry["number"] for entry in few["entries"]] == [11, 12, 13]
            assert few["more"]
            assert len((await client.get(path, limit=10**8))["entries"]) == MAX_ENTRIES_PER_PAGE
            end = await client.get(path, since=page["number"])
            assert (end["entries"], end["more"]) == ([], False)

    asyncio.run(ask())


def test_a_socket_catches_up_in_pages_and_then_draws(file: Path) -> None:
    async def listen() -> None:
        async with (
            serving(file, painter=MatchPageRenderer()) as app,
            Client(app).socket(LONG, since=0, draw="wide.own") as socket,
        ):
            found, messages = [], 0
            while True:
                message = await socket.hear()
                messages += 1
                found += [entry["number"] for entry in message["entries"]]
                if "drawn" in message:
                    break
                assert message["number"] == found[-1]
            assert found == list(range(1, message["number"] + 1))
            assert messages > 4
            assert message["drawn"]["whole"]

    asyncio.run(listen())


@pytest.mark.slow
def test_sixty_long_answers_dont_stall_the_loop(file: Path) -> None:
    async def flood() -> None:
        async with paged(file) as (app, http):
            stalls = Stalls()
            watching = asyncio.create_task(stalls.watch())
            api = f"/api/matches/{LONG}"
            await http.get(api)  # it is read from the file beside the loop too
            assert stalls.longest < 0.15
            await http.get("/fair")  # templates are compiled once
            paths = [
                *[f"/m/{LONG}/replay?check=1&at={at}" for at in range(2000, 2010)],
                *[f"{api}/events?since={at}" for at in range(20)],
                *[f"{api}/record"] * 20,
                *["/fair"] * 10,
            ]
            stalls.longest = 0
            answers = await asyncio.gather(*(http.get(path) for path in paths))
            watching.cancel()
            assert {answer.status_code for answer in answers} == {200}
            # Sixty clients are in the same loop; one check of the deal takes more than this.
            assert stalls.longest < 0.15, stalls.longest
            assert services_of(app).background_jobs.completed < 40, (
                "the record is written once for twenty"
            )

    gc.disable()  # of all that other tests have left behind
    try:
        asyncio.run(flood())
    finally:
        gc.enable()


@pytest.mark.slow
def test_the_deal_is_checked_once_for_all(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    really = replay.verify_deals

    def noted(live: Any) -> tuple[bool, tuple[Message, ...]]:
        threads.append(threading.current_thread().name)
        return really(live)

    monkeypatch.setattr(replay, "verify_deals", noted)

    async def ask() -> None:
        async with paged(file) as (_, http):
            paths = [f"/m/{LONG}/replay?check=1&at={at % 3}" for at in range(30)]
            answers = await asyncio.gather(*(http.get(path) for path in paths))
            assert all("checked: correct" in answer.text for answer in answers)

    asyncio.run(ask())
    assert len(threads) == 1
    assert threads[0].startswith("jobs")


@pytest.mark.slow
def test_the_record_is_written_once_for_all_who_ask(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    really = matches_record.build_record

    def noted(live: Any, seat: int | None) -> dict[str, Any]:
        written.append(1)
        return really(live, seat)

    monkeypatch.setattr(matches_record, "build_record", noted)

    async def ask() -> None:
        async with serving(file) as app:
            path = f"/api/matches/{LONG}/record"
            found = await asyncio.gather(*(Client(app).get(path) for _ in range(10)))
            assert all(one == found[0] for one in found)

    asyncio.run(ask())
    assert len(written) == 1


def test_par_is_worked_out_once_for_all_who_ask() -> None:
    async def ask() -> None:
        async with serving() as app:
            asked: list[int] = []
            thought = asyncio.Event()

            class Slow(WorkerPool):
                async def solve(self, *_: Any) -> Solution:
                    asked.append(1)
                    await thought.wait()
                    return Solution(3, True, True, ())

            services_of(app).analysis.solver_pool = Slow(1)
            ada = Client(app)
            look = await ada.start("baronet")
            path = f"/api/matches/{look['match']}"
            await ada.post(f"{path}/moves", {"seat": 0, "move": "resign"})
            asking = [asyncio.create_task(Client(app).get(f"{path}/par")) for _ in range(20)]
            while not asked:
                await asyncio.sleep(0.001)
            thought.set()
            assert all(one["best"] == 3 for one in await asyncio.gather(*asking))
            await ada.get(f"{path}/par")
            assert len(asked) == 1

    asyncio.run(ask())


def test_one_askers_flood_keeps_nobody_elses_answer_back() -> None:
    async def ask() -> None:
        desk, done, gate = BackgroundJobs(), list[str](), threading.Event()
        eve, ada = Ticket(0, "eve's address", b"e"), Ticket(0, "ada's address", b"a")
        first = asyncio.create_task(desk.submit(eve, "first", gate.wait))
        flood = [
            asyncio.create_task(desk.submit(eve, at, lambda: done.append("eve")))
            for at in range(50)
        ]
        await asyncio.sleep(0)
        hers = asyncio.create_task(desk.submit(ada, "hers", lambda: done.append("ada")))
        while desk.queue.waiting < 51:
            await asyncio.sleep(0.001)
        gate.set()
        await asyncio.gather(first, hers, *flood)
        assert done.index("ada") <= 1
        desk.close()

    asyncio.run(ask())


def test_a_desk_takes_only_so_many_questions() -> None:
    async def ask() -> None:
        desk, gate = BackgroundJobs(max_waiting=5, max_waiting_per_address=3), threading.Event()
        turns = [Ticket(0, place) for place in ("eve", "eve", "eve", "bea", "bea")]
        tasks = [asyncio.create_task(desk.submit(Ticket(), "first", gate.wait))]
        await asyncio.sleep(0)
        tasks += [
            asyncio.create_task(desk.submit(one, at, gate.wait)) for at, one in enumerate(turns)
        ]
        while desk.queue.waiting < 5:
            await asyncio.sleep(0.001)
        for place in ("eve", "ada"):
            with pytest.raises(JobsBusy):
                await desk.submit(Ticket(0, place), f"{place} more", gate.wait)
        gate.set()
        await asyncio.gather(*tasks)
        assert not len(desk.single_flight)
        desk.close()

    asyncio.run(ask())


def test_ways_to_draw_that_nobody_knows_are_one(tmp_path: Path) -> None:
    """The attack that filled the memory: `?draw=` with other words each time."""

    async def flood() -> None:
        async with serving(tmp_path, painter=MatchPageRenderer()) as app:
            match = (await Client(app).start("block-draw"))["match"]
            live = await services_of(app).registry.get_match(match)
            for at in range(60):
                async with Client(app).socket(match, draw=f"wide.{at}{'x' * 80}") as socket:
                    assert "drawn" in await socket.hear()
            assert len(live.views.drawn_updates) == 1
            assert len(drawing_cache_of(live).sent) == 1
            assert len(drawing_cache_of(live).boards) == 1

    asyncio.run(flood())
