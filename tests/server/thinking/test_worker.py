"""What a worker says while it answers: making kernels is no thinking, and getting on is told."""

import asyncio
import sys
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import AsyncMock, Mock

import pytest

from boneyard import fast
from boneyard.bots import warmup
from boneyard.bots.registry import BOTS, LEVELS
from boneyard.fast import code_cache
from boneyard.fast.fields import FAMILIES
from boneyard.server.analysis import service as analysis_service
from boneyard.server.errors import PoolError
from boneyard.server.settings import Settings
from boneyard.server.thinking.pool import ThinkingPool, WorkerPool
from boneyard.server.thinking.runtime import ThreadedRuntime
from boneyard.server.thinking.worker import find_bot, needs_kernels
from support.server.serving import PATIENCE

#: A worker that says what it is told to.
SCRIPT = """
import pickle, struct, sys
while head := sys.stdin.buffer.read(4):
    task, *said = pickle.loads(sys.stdin.buffer.read(*struct.unpack(">I", head)))
    for word in said:
        text = pickle.dumps(word)
        sys.stdout.buffer.write(struct.pack(">I", len(text)) + text)
        sys.stdout.buffer.flush()
"""


class Talking(WorkerPool):
    command: ClassVar = [sys.executable, "-c", SCRIPT]


def test_what_a_worker_says_is_heard() -> None:
    heard: list[float] = []

    async def ask() -> Any:
        pool = Talking(1, PATIENCE)
        said = (("making", None), ("thinking", None), ("progress", 0.5), ("done", "an answer"))
        try:
            return await pool.submit("say", *said, progress=heard.append)
        finally:
            await pool.close()

    assert asyncio.run(ask()) == "an answer"
    assert heard == [0.5]


# Patience. No clock is looked at: where nothing but time is waited for, it has come at once.


class Hasty(asyncio.SelectorEventLoop):
    """A loop whose time goes on only while everybody waits for it, and then in leaps."""

    now = 0.0
    _ready: Any
    _scheduled: Any

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        if self._scheduled and not self._ready:
            self.now = max(self.now, self._scheduled[0].when())
        super()._run_once()  # type: ignore[misc]


def asked(monkeypatch: pytest.MonkeyPatch, *said: tuple[float, str, Any], **more: Any) -> Any:
    """Ask with patience for 3 s a worker that says all this, each after so many seconds."""
    words = iter(said)

    async def worker(_: WorkerPool) -> Any:
        return Mock(stdin=AsyncMock(write=Mock()), wait=AsyncMock())

    async def heard(_: Any) -> tuple[str, Any]:
        seconds, word, rest = next(words)
        await asyncio.sleep(seconds)
        return word, rest

    monkeypatch.setattr(WorkerPool, "_acquire_worker", worker)
    monkeypatch.setattr("boneyard.server.thinking.pool._read_message", heard)

    async def ask() -> Any:
        return await WorkerPool(1, timeout_seconds=3).submit("say", **more)

    with asyncio.Runner(loop_factory=Hasty) as runner:
        return runner.run(ask())


def test_kernels_that_are_made_take_nobodys_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    said = ((0, "making", None), (60, "thinking", None), (2, "done", "an answer"))
    assert asked(monkeypatch, *said) == "an answer"


def test_thinking_takes_it_also_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    pause = ((2, "making", None), (0, "thinking", None))
    with pytest.raises(PoolError, match="timed out"):
        asked(monkeypatch, *pause, *pause, (0, "done", "an answer"))
    assert asked(monkeypatch, *pause, (0.5, "done", "an answer")) == "an answer"


def test_who_gets_on_may_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[float] = []
    steps = tuple((2, "progress", share / 4) for share in range(4))
    assert asked(monkeypatch, *steps, (2, "done", 7), progress=heard.append) == 7
    assert heard == [0, 0.25, 0.5, 0.75]


def test_plain_bots_load_no_kernels() -> None:
    assert not any(needs_kernels("choose", bot) for bot in ("random", "heavy"))
    assert all(needs_kernels("choose", bot) for bot in LEVELS)
    assert not needs_kernels("solve", ())
    assert needs_kernels("hints", ())


def test_who_tries_moves_out_has_so_many_seconds() -> None:
    master: Any = find_bot("master", 0.2)
    usual: Any = BOTS["master"].bot
    assert master.budget.seconds == 0.2
    assert master.budget.worlds == usual.budget.worlds
    assert usual.budget.seconds is None
    assert master.solver_seconds == 0.2 < usual.solver_seconds
    assert find_bot("master", None) is usual
    assert find_bot("club", 0.2) is BOTS["club"].bot


# Kernels made in advance.


def test_kernels_are_made_once_on_a_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    monkeypatch.setattr(code_cache, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(
        warmup, "warm_up_rules", lambda rules, progress: played.append(rules.game.name)
    )
    assert warmup.warm_up("block-draw", print)
    assert not warmup.warm_up("block-draw", print)
    assert warmup.warm_up("cross", print)
    assert played == ["block-draw", "cross"]


def test_a_house_makes_kernels_for_all_families_of_games() -> None:
    made = {len(fast.compile(warmup.warmup_rules(game)).family_key) for game in Settings().warm}
    assert made == set(FAMILIES)


def test_what_is_loaded_is_what_every_round_needs() -> None:
    told: list[float] = []
    warmup.load_kernels("block-draw", told.append)
    made = {name for name, _ in code_cache._loaded}
    assert {"sample_worlds", "rollout_moves"} <= made
    assert told == sorted(told)


def test_a_house_makes_its_usual_kernels_quietly() -> None:
    asked: list[tuple[int, str, str]] = []

    class Noted(WorkerPool):
        async def submit(self, task: str, *arguments: Any, **_: Any) -> Any:
            asked.append((self.nice, task, arguments[0]))
            if arguments[0] == "cross":
                raise PoolError("workers-none")

    class NotedRuntime(ThreadedRuntime):
        def create_pool(
            self, workers: int, timeout_seconds: float, nice: int = 0, *_: Any, **__: Any
        ) -> ThinkingPool:
            return Noted(workers, timeout_seconds, nice)

    games = ("block-draw", "cross", "bendomino")
    asyncio.run(analysis_service.compile_kernels(games, Noted(1), NotedRuntime()))
    quiet = analysis_service.LOW_PRIORITY_NICE
    assert quiet > 0
    assert asked == [(quiet, "warm", "block-draw"), (0, "load", "block-draw"),
                     (quiet, "warm", "cross")]  # fmt: skip
