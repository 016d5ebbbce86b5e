"""Who plays the chunks: this process, all cores of this machine, or a Ray cluster.

Whoever plays them, they are taken in the order of the deals, and each depends on its own numbers
alone: the result is the same.
"""

import logging
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any, Final, Protocol

from boneyard.arena.chunks import Chunk, play_chunk
from boneyard.arena.pairing import Pairing
from boneyard.core.options import shown
from boneyard.i18n import Worded
from boneyard.i18n.translator import choose, spoken

#: Seconds that a Ray cluster has to open the door.
KNOCKING: Final = 5.0


class CrewError(Worded, RuntimeError):
    """Nobody can play; the message says why."""


class Task(Protocol):
    """A chunk that is being played."""

    def result(self) -> Chunk:
        """Wait for it."""
        ...

    def cancel(self) -> object:
        """Say that nobody waits for it any more."""
        ...


class Crew(Protocol):
    """Those who play."""

    @property
    def room(self) -> int:
        """How many chunks are best under way at once."""
        ...

    def submit(self, pairing: Pairing, first: int, last: int) -> Task:
        """Have some deals played."""
        ...

    def close(self) -> None:
        """Send everybody home, whatever they are doing."""
        ...


class _Later:
    """A chunk that this process plays when it is waited for."""

    def __init__(self, play: Callable[[], Chunk]) -> None:
        self.result = play

    def cancel(self) -> None:
        """It has not begun."""


class Here:
    """The process that asks, alone."""

    room = 1

    def submit(self, pairing: Pairing, first: int, last: int) -> Task:
        """Play when it is waited for."""
        return _Later(lambda: play_chunk(pairing, first, last))

    def close(self) -> None:
        """Nobody to send home."""


class _OnACore:
    """A chunk that another process plays."""

    def __init__(self, future: "Future[Chunk]") -> None:
        self.future = future
        self.cancel = future.cancel

    def result(self) -> Chunk:
        """Wait for it."""
        try:
            return self.future.result()
        except BrokenProcessPool:
            raise CrewError("arena-process-died") from None


class Cores:
    """So many processes on this machine."""

    def __init__(self, cores: int) -> None:
        """Say how many; they start when there is something to play."""
        self.room = 2 * cores
        self._others = set(multiprocessing.active_children())
        # Spawned processes start clean, whatever threads the caller runs, on every system.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(cores, context, _deaf, (spoken().language,))

    def submit(self, pairing: Pairing, first: int, last: int) -> Task:
        """Play as soon as a core is free."""
        return _OnACore(self._pool.submit(play_chunk, pairing, first, last))

    def close(self) -> None:
        """End the processes; what they are playing nobody waits for."""
        for process in set(multiprocessing.active_children()) - self._others:
            process.terminate()
        self._pool.shutdown(cancel_futures=True)


def _deaf(language: str) -> None:
    """Leave Ctrl-C to the process that asked, and speak as it does."""
    choose(language)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _briefly(error: Exception) -> str:
    """What Ray says in a page, in a line."""
    why = getattr(error, "strerror", None) or str(error).strip().partition("\n")[0]
    return shown(why, most=200)


class _OnRay:
    """A chunk that a cluster plays."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray, self.reference = ray, reference

    def result(self) -> Chunk:
        """Wait for it."""
        try:
            chunk: Chunk = self.ray.get(self.reference)
        except Exception as error:
            raise CrewError("arena-ray-failed", why=_briefly(error)) from None
        return chunk

    def cancel(self) -> None:
        """Tell the cluster."""
        self.ray.cancel(self.reference)


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCKING).close()


class OnRay:
    """A Ray cluster, on whose machines Boneyard is installed."""

    def __init__(self, address: str) -> None:
        """Meet the cluster at an address."""
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise CrewError("arena-ray-missing") from None
        try:
            _knock(address)
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:
            why = _briefly(error)
            raise CrewError("arena-ray-none", address=shown(address), why=why) from None
        self._play = self._ray.remote(play_chunk)
        self.room = 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, pairing: Pairing, first: int, last: int) -> Task:
        """Play wherever a core is free."""
        return _OnRay(self._ray, self._play.remote(pairing, first, last))

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def crew_of(cores: int | None = None, ray: str | None = None) -> Crew:
    """A crew: the cluster at an address, or so many cores of this machine, all if unsaid."""
    if ray is not None:
        return OnRay(ray)
    cores = cores or os.cpu_count() or 1
    return Here() if cores == 1 else Cores(cores)
