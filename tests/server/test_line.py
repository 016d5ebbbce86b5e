"""The line before those who think: the urgent come first, askers take turns, and it has an end."""

import asyncio
import errno
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from boneyard.server.errors import PoolError
from boneyard.server.thinking import pool as pools
from boneyard.server.thinking.fair_queue import Line, LineError, Turn
from boneyard.server.thinking.pool import Pool


async def order(line: Line, turns: list[Turn]) -> list[Turn]:
    """In which order these get in, if all come while somebody else is in."""
    found: list[Turn] = []

    async def wait(turn: Turn) -> None:
        async with line.turn(turn):
            found.append(turn)

    async with line.turn():
        tasks = [asyncio.create_task(wait(turn)) for turn in turns]
        await asyncio.sleep(0)
        assert line.waiting == len(turns)
    await asyncio.gather(*tasks)
    assert line.free == 1
    assert not line.waiting
    return found


def test_one_who_asks_a_lot_keeps_nobody_from_their_turn() -> None:
    flood = [Turn(0, "there", f"guest {at % 7}") for at in range(50)]
    found = asyncio.run(order(Line(1), [*flood, Turn(0, "here", "me")]))
    assert found.index(Turn(0, "here", "me")) == 1


def test_those_of_one_place_take_turns_too() -> None:
    flood = [Turn(0, "here", "eve")] * 30
    found = asyncio.run(order(Line(1), [*flood, Turn(0, "here", "me")]))
    assert found.index(Turn(0, "here", "me")) == 1


def test_where_somebody_waits_is_first() -> None:
    bots = [Turn(2, at) for at in range(40)]
    found = asyncio.run(order(Line(1), [*bots, Turn(1, "watched"), Turn(0, "person")]))
    assert found[:2] == [Turn(0, "person"), Turn(1, "watched")]
    assert found[2:] == bots


def test_a_line_has_an_end_and_so_has_ones_own_part_of_it() -> None:
    async def fill() -> None:
        line = Line(1, most=5, each=3)
        async with line.turn():
            waiting = [asyncio.create_task(wait(line, "eve")) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(LineError, match="one place"):
                await wait(line, "eve")
            waiting += [asyncio.create_task(wait(line, at)) for at in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(LineError, match="too many wait"):
                await wait(line, "me")
        await asyncio.gather(*waiting)
        assert not line._from
        assert not line._ranks

    async def wait(line: Line, place: object) -> None:
        async with line.turn(Turn(0, place)):
            pass

    asyncio.run(fill())


def test_who_goes_away_is_passed_over() -> None:
    async def leave() -> None:
        line = Line(1)
        async with line.turn():
            gone, stays = (asyncio.create_task(wait(line)) for _ in range(2))
            await asyncio.sleep(0)
            gone.cancel()
        assert await stays == "in"
        await asyncio.gather(gone, return_exceptions=True)
        assert line.free == 1

    async def wait(line: Line) -> str:
        async with line.turn():
            return "in"

    asyncio.run(leave())


def test_a_question_nobody_waits_for_any_more_is_not_thought_about() -> None:
    async def ask() -> None:
        pool = Pool(1)
        async with pool.line.turn():
            asking = asyncio.create_task(pool.ask("wake"))
            await asyncio.sleep(0.01)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        assert not await pool.ask("wake")
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


def test_a_worker_that_cant_start_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "AGAIN", 0.001)

    async def ask() -> None:
        pool = Pool(1)
        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "create_subprocess_exec", failing(4))
            assert await pool.ask("wake") is False
            assert pool.started == 1
        await pool.close()
        never = Pool(1, patience=0.01)
        with monkeypatch.context() as patch:
            patch.setattr(asyncio, "create_subprocess_exec", failing(10**6))
            with pytest.raises(PoolError, match="started"):
                await never.ask("wake")
        await never.close()

    asyncio.run(ask())
