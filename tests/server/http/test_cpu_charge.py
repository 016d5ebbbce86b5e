"""An address pays for the CPU time of its requests, and for nobody else's."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from boneyard.server.app import create_site
from boneyard.server.http.cpu_charge import BILL, CPU_PER_TOKEN, Bill, Metered
from boneyard.server.http.rate_limits import TokenBuckets
from boneyard.server.request_context import RequestContext
from boneyard.server.settings import Rate
from boneyard.server.thinking.background_jobs import BackgroundJobs
from boneyard.server.thinking.fair_queue import Ticket
from support.server.serving import Client, Json, services_of, settings, until

#: A bucket that doesn't fill while a test goes on.
SLOW = Rate(1e-6, 20)
#: CPU seconds that are worth ten tokens.
MUCH = 10 * CPU_PER_TOKEN
HERE = "127.0.0.1"


def work(seconds: float) -> None:
    """Use so much CPU time, however busy the machine is."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def metered(coroutine: Coroutine[Any, Any, None], bill: Bill) -> None:
    await Metered(coroutine, bill)


def left(app: Any) -> float:
    buckets: TokenBuckets = app.state.limits.address
    return buckets._refill(HERE)[0]


async def burn(request: Request) -> Response:
    work(MUCH)
    return PlainTextResponse("done")


async def burn_at_the_desk(request: Request) -> Response:
    await RequestContext(request).run_in_background("burn", lambda: work(MUCH))
    return PlainTextResponse("done")


ROUTES = [Route("/burn", burn), Route("/desk", burn_at_the_desk)]


def test_each_pays_for_its_own_steps() -> None:
    charged = {"busy": 0, "idle": 0}

    def bill(name: str) -> Bill:
        def charge(count: int) -> None:
            charged[name] += count

        return Bill(charge)

    async def busy() -> None:
        for _ in range(5):
            work(MUCH / 5)
            await asyncio.sleep(0)

    async def idle() -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def both() -> None:
        await asyncio.gather(metered(busy(), bill("busy")), metered(idle(), bill("idle")))

    asyncio.run(both())
    assert 10 <= charged["busy"] < 20
    assert charged["idle"] == 0


def test_what_is_measured_goes_on_as_if_it_were_not() -> None:
    heard: list[str] = []

    async def inner() -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            heard.append("cancelled")
            await asyncio.sleep(0)  # it may still wait for something
            heard.append("tidied")
            raise

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def go() -> None:
        bill = Bill(lambda _: None)
        task = asyncio.create_task(metered(inner(), bill))
        await asyncio.sleep(0)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        assert heard == ["cancelled", "tidied"]
        assert bill.spent > 0
        with pytest.raises(ValueError, match="no"):
            await metered(fails(), bill)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await metered(inner(), bill)

    asyncio.run(go())


def test_a_bill_is_paid_in_whole_tokens() -> None:
    paid: list[int] = []
    bill = Bill(paid.append)
    for _ in range(9):
        bill.add(CPU_PER_TOKEN * 0.4)
    assert sum(paid) == 3
    assert set(paid) == {1}


def test_a_bucket_owes_no_more_than_it_holds() -> None:
    buckets = TokenBuckets(SLOW)
    buckets.charge("a", 5)
    assert [buckets.take("a") for _ in range(16)] == [True] * 15 + [False]
    buckets.charge("a", 10**9)
    assert buckets._refill("a")[0] == pytest.approx(-20, abs=0.01)
    assert not buckets.take("a")
    assert buckets.take("b")
    # Other workers hear of it as they hear of requests.
    assert dict(buckets.take_reports())["a"] == 10**9 + 20


def test_dear_requests_are_refused_sooner_than_cheap_ones(tmp_path: Path) -> None:
    async def go(path: str) -> int:
        """How many requests are answered before one is refused."""
        app = create_site(
            settings(db=str(tmp_path / "matches.db"), address_rate=SLOW), extra=ROUTES
        )
        async with app.router.lifespan_context(app):
            client, count = Client(app), 0
            while (answer := await client.ask("GET", path)).status_code == 200:
                count += 1
            assert answer.status_code == 429
            assert answer.headers["retry-after"]
            return count

    assert asyncio.run(go("/api/bots")) >= 18
    assert asyncio.run(go("/burn")) <= 2


def test_work_at_the_desk_is_paid_even_if_nobody_waits_for_it(tmp_path: Path) -> None:
    async def go() -> None:
        app = create_site(
            settings(db=str(tmp_path / "matches.db"), address_rate=SLOW), extra=ROUTES
        )
        async with app.router.lifespan_context(app):
            await Client(app).ask("GET", "/desk")
            assert left(app) < 20 - 10
        app = create_site(
            settings(db=str(tmp_path / "matches.db"), address_rate=SLOW), extra=ROUTES
        )
        async with app.router.lifespan_context(app):
            asking = asyncio.create_task(Client(app).ask("GET", "/desk"))
            await until(lambda: services_of(app).background_jobs.completed > 0)
            asking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asking
            await until(lambda: left(app) < 20 - 10)

    asyncio.run(go())


def test_who_waits_along_pays_nothing_for_it() -> None:
    async def go() -> None:
        desk, bills = BackgroundJobs(), [Bill(lambda _: None), Bill(lambda _: None)]

        async def ask(bill: Bill) -> None:
            BILL.set(bill)
            await desk.submit(Ticket(), "same", lambda: work(MUCH))

        await asyncio.gather(*(asyncio.create_task(ask(one)) for one in bills))
        desk.close()
        assert bills[0].spent >= MUCH
        assert bills[1].spent == 0

    asyncio.run(go())


def test_errors_at_the_desk_come_through() -> None:
    async def go() -> None:
        desk = BackgroundJobs()

        def fails() -> Json:
            raise ValueError("no")

        with pytest.raises(ValueError, match="no"):
            await desk.submit(Ticket(), "fails", fails)
        desk.close()

    asyncio.run(go())
