"""The system clock is set while people play: no player loses time by it, or gets more."""

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.applications import Starlette

from boneyard.core.time_controls import CLOCKS, DAY, HOUR, MINUTE
from boneyard.server import wall_clock
from boneyard.server.matches import system_clock_changes
from support.server.clock import NO_TICK_SECONDS, AdvanceClock, played, seated, sweep
from support.server.postgres import Cluster
from support.server.serving import Client, Json, services_of, serving

LIVE, DAYS = CLOCKS["5-minutes"], CLOCKS["3-days"]
#: Milliseconds that a test may take without being noticed.
MOMENT = 30_000
STEPS = [HOUR, -HOUR, 4 * DAY, -4 * DAY]

Step = Callable[[int], None]


@pytest.fixture
def step(monkeypatch: pytest.MonkeyPatch) -> Step:
    """Sets the system clock by so many milliseconds."""
    real, by = time.time, 0.0

    def set_by(more: int) -> None:
        nonlocal by
        by += more / 1000

    monkeypatch.setattr(time, "time", lambda: real() + by)
    return set_by


@pytest.fixture
def another_boot(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Lets the machine seem to have been started again, or to be another one."""
    return lambda: monkeypatch.setattr(system_clock_changes, "boot_name", lambda: "boot another")


def left_of(look: Json) -> int:
    """What the player to move has left, as a program reckons it."""
    clock = look["clock"]
    deadline: int = clock["deadline"]
    now: int = clock["now"]
    return deadline - now


async def look_at_clock(app: Starlette, compare: bool = False) -> None:
    await services_of(app).clocks.steady.check_system_clock(compare)


@pytest.mark.slow
@pytest.mark.parametrize("by", STEPS)
@pytest.mark.parametrize("clock", ["5-minutes", "3-days"])
def test_a_step_neither_empties_nor_fills_a_clock(
    by: int, clock: str, step: Step, forward: AdvanceClock
) -> None:
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            ada, ben = Client(app), Client(app)
            look = await seated(app, ada, ben, clock=clock)
            path, bank = f"/api/matches/{look['match']}", CLOCKS[clock].bank
            forward(MINUTE)
            step(by)
            assert await sweep(app) == 0
            assert bank - MINUTE - MOMENT <= left_of(await ada.get(path)) <= bank - MINUTE
            for one in (ada, ben):
                await one.refused(409, f"{path}/claim")
            await look_at_clock(app)
            assert bank - MINUTE - MOMENT <= left_of(await ada.get(path)) <= bank - MINUTE
            seat = await played(app, path, ada, ben)
            bought = min(CLOCKS[clock].most, bank - MINUTE + CLOCKS[clock].turn)
            assert bought - MOMENT <= (await ada.get(path))["clock"]["left"][seat] <= bought
            # Time still runs, and runs out.
            forward(bank)
            assert await sweep(app) == 1

    asyncio.run(play())


@pytest.mark.parametrize("clock", ["5-minutes", "3-days"])
def test_no_bot_stands_in_because_the_clock_was_set(clock: str, step: Step) -> None:
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            players = [Client(app) for _ in range(3)]
            look = await seated(app, *players, game="block-draw", clock=clock)
            step(10 * DAY)
            await look_at_clock(app)
            for _ in range(3):
                await sweep(app)
            seats = (await players[0].get(f"/api/matches/{look['match']}"))["seats"]
            assert [seat["kind"] for seat in seats] == ["person"] * 3

    asyncio.run(play())


def test_a_step_is_logged_once(step: Step, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "boneyard.server.matches.system_clock_changes")

    def lines() -> list[str]:
        return [
            one.getMessage()
            for one in caplog.records
            if one.name == "boneyard.server.matches.system_clock_changes"
        ]

    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            await look_at_clock(app)
            assert lines() == []
            step(HOUR)
            await look_at_clock(app)
            await look_at_clock(app, compare=True)
            (said,) = lines()
            assert "the system clock was set by +3600.0 s" in said
            step(-2 * HOUR)
            await look_at_clock(app)
            assert "set by -7200.0 s" in lines()[-1]
            assert len(lines()) == 2

    asyncio.run(play())


@pytest.mark.slow
@pytest.mark.parametrize("by", STEPS)
@pytest.mark.parametrize("when", ["noticed", "unnoticed", "closed", "rebooted"])
def test_after_a_restart_the_clock_goes_on_where_it_was(
    tmp_path: Path, by: int, when: str, step: Step, another_boot: Callable[[], None]
) -> None:
    async def begin() -> tuple[str, str | None]:
        async with serving(tmp_path, tick=NO_TICK_SECONDS) as app:
            ada, ben = Client(app), Client(app)
            look = await seated(app, ada, ben, clock="5-minutes")
            if when != "closed":
                step(by)
            if when in ("noticed", "rebooted"):
                await look_at_clock(app)
            return f"/api/matches/{look['match']}", ada.token

    async def go_on(path: str, token: str | None) -> None:
        async with serving(tmp_path, tick=NO_TICK_SECONDS) as app:
            assert await sweep(app) == 0
            left = left_of(await Client(app, token=token).get(path))
            assert LIVE.bank - MOMENT <= left <= LIVE.bank

    path, token = asyncio.run(begin())
    if when == "closed":
        step(by)
    if when == "rebooted":
        another_boot()
    asyncio.run(go_on(path, token))


def test_a_machine_that_starts_with_its_clock_behind_gives_no_more_than_was_used(
    tmp_path: Path, forward: AdvanceClock, step: Step, another_boot: Callable[[], None]
) -> None:
    async def begin() -> str:
        async with serving(tmp_path, tick=NO_TICK_SECONDS) as app:
            look = await seated(app, Client(app), Client(app), clock="3-days")
            forward(DAY)
            return f"/api/matches/{look['match']}"

    async def go_on(path: str) -> None:
        async with serving(tmp_path, tick=NO_TICK_SECONDS) as app:
            watcher = Client(app)
            assert DAYS.bank - MOMENT <= left_of(await watcher.get(path)) <= DAYS.bank
            step(40 * 365 * DAY)  # now it has been told what day it is
            await look_at_clock(app)
            assert DAYS.bank - MOMENT <= left_of(await watcher.get(path)) <= DAYS.bank
            forward(DAYS.bank)
            assert await sweep(app) == 1  # a reminder first
            assert left_of(await watcher.get(path)) <= 0

    path = asyncio.run(begin())
    another_boot()
    step(-40 * 365 * DAY)
    asyncio.run(go_on(path))


def test_suspending_the_machine_is_no_step(
    monkeypatch: pytest.MonkeyPatch, step: Step, caplog: pytest.LogCaptureFixture
) -> None:
    """A machine that sleeps is like a server that is closed: nobody gets more time by it."""

    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            look = await seated(app, Client(app), Client(app), clock="3-days")
            real = wall_clock.elapsed
            monkeypatch.setattr(wall_clock, "elapsed", lambda: real() + HOUR)
            step(HOUR)
            await look_at_clock(app)
            left = left_of(await Client(app).get(f"/api/matches/{look['match']}"))
            assert DAYS.bank - HOUR - MOMENT <= left <= DAYS.bank - HOUR

    asyncio.run(play())
    assert "the system clock was set" not in caplog.text


def test_a_small_difference_is_made_up_for_slowly(step: Step) -> None:
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            before = wall_clock.base()
            step(1_000)
            await look_at_clock(app)
            assert wall_clock.base() == before
            await look_at_clock(app, compare=True)
            assert 0 < wall_clock.base() - before <= system_clock_changes.SLEW_MS

    asyncio.run(play())


def test_processes_with_other_clocks_agree_by_the_database_s(
    postgres: Cluster, step: Step, another_boot: Callable[[], None]
) -> None:
    async def begin() -> tuple[str, int]:
        async with serving(db=postgres.address(), tick=NO_TICK_SECONDS) as app:
            look = await seated(app, Client(app), Client(app), clock="5-minutes")
            return f"/api/matches/{look['match']}", wall_clock.steady()

    async def go_on(path: str, before: int) -> None:
        async with serving(db=postgres.address(), tick=NO_TICK_SECONDS) as app:
            assert 0 <= wall_clock.steady() - before <= MOMENT
            assert await sweep(app) == 0
            left = left_of(await Client(app).get(path))
            assert LIVE.bank - MOMENT <= left <= LIVE.bank

    path, before = asyncio.run(begin())
    another_boot()
    step(5 * HOUR)
    asyncio.run(go_on(path, before))


def test_boots_of_long_ago_are_forgotten(tmp_path: Path, another_boot: Callable[[], None]) -> None:
    async def boots() -> set[str]:
        async with serving(tmp_path, tick=NO_TICK_SECONDS) as app:
            state = services_of(app).store.state
            old = wall_clock.steady() - system_clock_changes.BOOT_RETENTION_MS - 1
            await state.put({f"{system_clock_changes.BOOT_KEY_PREFIX}old": 1}, old)
            return {
                name
                for name in await state.all()
                if name.startswith(system_clock_changes.BOOT_KEY_PREFIX)
            }

    assert "boot old" in asyncio.run(boots())
    another_boot()

    async def after() -> set[str]:
        async with serving(tmp_path, tick=NO_TICK_SECONDS) as app:
            return set(await services_of(app).store.state.all())

    assert "boot old" not in asyncio.run(after())
