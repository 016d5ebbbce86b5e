"""Events and queues of connections do as those of asyncio, and are small."""

import asyncio
import sys

import pytest

from boneyard.server.http.light_queue import LightEvent, LightQueue


async def _started(*work: "asyncio.Task[object]") -> None:
    """Let tasks come to where they wait."""
    for _ in range(3):
        await asyncio.sleep(0)
    assert not any(one.done() for one in work)


def test_an_event_wakes_all_who_wait_and_lets_no_one_wait_while_it_is_set() -> None:
    async def run() -> None:
        event = LightEvent()
        waiting: list[asyncio.Task[object]] = [
            asyncio.ensure_future(event.wait()) for _ in range(3)
        ]
        await _started(*waiting)
        event.set()
        event.clear()  # who was woken is woken
        assert await asyncio.gather(*waiting) == [True] * 3
        assert not event.is_set()
        event.set()
        assert await event.wait()
        assert not event._waiting

    asyncio.run(run())


def test_who_gives_up_is_forgotten_and_the_others_are_woken() -> None:
    async def run() -> None:
        event = LightEvent()
        one, two = (asyncio.ensure_future(event.wait()) for _ in range(2))
        await _started(one, two)
        one.cancel()
        event.set()
        assert await two
        with pytest.raises(asyncio.CancelledError):
            await one
        assert not event._waiting

    asyncio.run(run())


def test_a_queue_gives_everything_in_order_to_a_reader_who_waits_or_comes_later() -> None:
    async def run() -> None:
        queue = LightQueue[int]()
        assert queue.empty()
        reader: asyncio.Task[object] = asyncio.ensure_future(queue.get())
        await _started(reader)
        for item in range(3):
            queue.put_nowait(item)
        assert [await reader, await queue.get(), await queue.get()] == [0, 1, 2]
        assert queue.empty()

    asyncio.run(run())


def test_nothing_is_lost_with_a_reader_who_gives_up() -> None:
    async def run() -> None:
        queue = LightQueue[int]()
        reader: asyncio.Task[object] = asyncio.ensure_future(queue.get())
        await _started(reader)
        queue.put_nowait(1)
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
        assert await queue.get() == 1

    asyncio.run(run())


def _size(holder: object) -> int:
    return sum(map(sys.getsizeof, (holder, holder.__dict__, *holder.__dict__.values())))


@pytest.mark.parametrize(
    ("light", "usual"), [(LightEvent, asyncio.Event), (LightQueue, asyncio.Queue)]
)
def test_they_are_small(light: type, usual: type) -> None:
    assert _size(light()) < _size(usual()) - 500
