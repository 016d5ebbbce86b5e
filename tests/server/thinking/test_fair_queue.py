"""The line before those who think: the urgent come first, askers take turns, and it has an end."""

import asyncio
import errno
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from boneyard.server.errors import PoolError
from boneyard.server.thinking import pool as pools
from boneyard.server.thinking.fair_queue import FairQueue, QueueFull, Ticket
from boneyard.server.thinking.pool import WorkerPool


async def order(line: FairQueue, turns: list[Ticket]) -> list[Ticket]:
    """In which order these get in, if all come while somebody else is in."""
    found: list[Ticket] = []

    async def wait(turn: Ticket) -> None:
        async with line.slot(turn):
            found.append(turn)

    async with line.slot():
        tasks = [asyncio.create_task(wait(turn)) for turn in turns]
        await asyncio.sleep(0)
        assert line.waiting == len(turns)
    await asyncio.gather(*tasks)
    assert line.free_slots == 1
    assert not line.waiting
    return found


def test_one_who_asks_a_lot_keeps_nobody_from_their_turn() -> None:
    flood = [Ticket(0, "there", f"guest {at % 7}") for at in range(50)]
    found = asyncio.run(order(FairQueue(1), [*flood, Ticket(0, "here", "me")]))
    assert found.index(Ticket(0, "here", "me")) == 1


def test_those_of_one_place_take_turns_too() -> None:
    flood = [Ticket(0, "here", "eve")] * 30
    found = asyncio.run(order(FairQueue(1), [*flood, Ticket(0, "here", "me")]))
    assert found.index(Ticket(0, "here", "me")) == 1


def test_where_somebody_waits_is_first() -> None:
    bots = [Ticket(2, at) for at in range(40)]
    found = asyncio.run(order(FairQueue(1), [*bots, Ticket(1, "watched"), Ticket(0, "person")]))
    assert found[:2] == [Ticket(0, "person"), Ticket(1, "watched")]
    assert found[2:] == bots


def test_a_line_has_an_end_and_so_has_ones_own_part_of_it() -> None:
    async def fill() -> None:
        line = FairQueue(1, max_waiting=5, max_waiting_per_address=3)
        async with line.slot():
            waiting = [asyncio.create_task(wait(line, "eve")) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(QueueFull, match="from one network"):
                await wait(line, "eve")
            waiting += [asyncio.create_task(wait(line, at)) for at in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(QueueFull, match="too many requests are waiting"):
                await wait(line, "me")
        await asyncio.gather(*waiting)
        assert not line._waiting_by_address
        assert not line._priorities

    async def wait(line: FairQueue, place: object) -> None:
        async with line.slot(Ticket(0, place)):
            pass

    asyncio.run(fill())


def test_who_goes_away_is_passed_over() -> None:
    async def leave() -> None:
        line = FairQueue(1)
        async with line.slot():
            gone, stays = (asyncio.create_task(wait(line)) for _ in range(2))
            await asyncio.sleep(0)
            gone.cancel()
        assert await stays == "in"
        await asyncio.gather(gone, return_exceptions=True)
        assert line.free_slots == 1

    async def wait(line: FairQueue) -> str:
        async with line.slot():
            return "in"

    asyncio.run(leave())


@pytest.mark.slow
def test_a_question_nobody_waits_for_any_more_is_not_thought_about() -> None:
    async def ask() -> None:
        pool = WorkerPool(1)
        async with pool.queue.slot():
            asking = asyncio.create_task(pool.submit("wake"))
            await asyncio.sleep(0.01)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        assert not await pool.submit("wake")
        assert pool.started == 1
        await pool.close()

    asyncio.run(ask())


Start = Callable[..., Awaitable[Any]]


def failing(times: int) -> Start:
    """No process can be started, so many times."""
    really, tried = asyncio.create_subprocess_exec, 0

    async def start(*command: Any, **more: Any) -> Any:
        nonlocal tried
        tried += 1
        if tried <= times:
            raise OSError(errno.EMFILE, "Too many open files")
        return await really(*command, **more)

    return start


@pytest.mark.slow
def test_a_worker_that_cant_start_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "START_RETRY_SECONDS", 0.001)

    async def ask() -> None:
        pool = WorkerPool(1)
        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "create_subprocess_exec", failing(4))
            assert await pool.submit("wake") is False
            assert pool.started == 1
        await pool.close()
        never = WorkerPool(1, timeout_seconds=0.01)
        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "create_subprocess_exec", failing(10**6))
            with pytest.raises(PoolError, match="started"):
                await never.submit("wake")
        await never.close()

    asyncio.run(ask())
