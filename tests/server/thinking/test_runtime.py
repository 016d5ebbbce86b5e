"""The application in one thread: no transport, no threads, no processes."""

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from boneyard.server.db.sqlite import IN_MEMORY, SqliteDatabase
from boneyard.server.errors import PoolClosed, PoolError, StoreError
from boneyard.server.inline_executor import InlineExecutor
from boneyard.server.stores import Store
from boneyard.server.thinking.runtime import InlineWorkerPool

TESTS = Path(__file__).parents[2]


def test_a_match_is_served_and_played_without_threads_and_processes() -> None:
    program = TESTS / "support" / "server" / "play_inline.py"
    done = subprocess.run(
        [sys.executable, str(program)],
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "threads 1" in done.stdout


def test_an_inline_executor_returns_and_raises() -> None:
    async def go() -> None:
        loop, executor = asyncio.get_running_loop(), InlineExecutor()
        assert await loop.run_in_executor(executor, threading.get_ident) == threading.get_ident()
        with pytest.raises(ZeroDivisionError):
            await loop.run_in_executor(executor, lambda: 1 // 0)

    asyncio.run(go())


def test_an_inline_pool_answers_fails_and_closes() -> None:
    async def go() -> None:
        pool = InlineWorkerPool(max_waiting=1)
        assert await pool.submit("wake") is False
        with pytest.raises(PoolError):
            await pool.submit("look", "Game not found", 1, 1.0)
        assert pool.thinking_times.count == 2
        await pool.close()
        with pytest.raises(PoolClosed):
            await pool.submit("wake")

    asyncio.run(go())


def test_an_inline_store_in_memory_is_closed_once() -> None:
    async def go() -> None:
        store = Store(SqliteDatabase(IN_MEMORY, inline=True))
        await store.state.put({"one": 1}, 0)
        assert (await store.state.all())["one"] == 1
        assert store.database.group_commit.commits == 1
        await store.database.wait_settled()
        await store.close()
        await store.close()
        with pytest.raises(StoreError):
            await store.state.put({"one": 2}, 0)

    asyncio.run(go())
