"""Supervisor: several processes that serve by the same socket.

The parent serves no one. It starts a process again that has died, passes on that all will close,
and if it is killed itself, they close too. A connection that comes while one is dead is taken by
another: all wait at the same socket.
"""

import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

#: A process that lived shorter than this is not started again at once, in seconds.
MIN_LIFETIME_SECONDS: Final = 1.0
_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


class WorkerSupervisor:
    """Processes that all do the same."""

    def __init__(self, work: Callable[[int], None]) -> None:
        """Say what each of them does: its number counts from one."""
        self._work = work
        self._started_at: dict[int, tuple[float, int]] = {}
        self._closing = False
        # Nothing is ever written: who holds the other end notices that this process is gone.
        self._parent_pipe, self._parent_pipe_end = os.pipe()

    def run(self, count: int) -> None:
        """Keep so many at work, until this process has to close."""
        for one in _SIGNALS:
            signal.signal(one, self._shut_down)
        for number in range(1, count + 1):
            self._start(number)
        while self._started_at:
            pid, _ = os.waitpid(-1, 0)
            born, number = self._started_at.pop(pid)
            if not self._closing:
                if time.monotonic() - born < MIN_LIFETIME_SECONDS:
                    time.sleep(MIN_LIFETIME_SECONDS)
                self._start(number)

    def _shut_down(self, number: int, frame: FrameType | None) -> None:
        """Pass it on; a second signal waits for nothing."""
        passed = signal.SIGINT if self._closing else signal.SIGTERM
        self._closing = True
        for pid in tuple(self._started_at):
            with contextlib.suppress(ProcessLookupError):  # it has just been heard that it is gone
                os.kill(pid, passed)

    def _start(self, number: int) -> None:
        # A signal that comes in between is heard by the right process, a moment later.
        signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
        try:
            pid = 0 if self._closing else os.fork()
            if pid:
                self._started_at[pid] = time.monotonic(), number
            elif not self._closing:
                self._run_worker(number)
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)

    def _run_worker(self, number: int) -> None:
        """Work, in a process of its own; never comes back."""
        code = 1
        try:
            os.close(self._parent_pipe_end)
            os.setpgid(0, 0)  # Ctrl+C is for the parent, which passes it on
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
            threading.Thread(target=self._exit_with_parent, daemon=True).start()
            self._work(number)
            code = 0
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _exit_with_parent(self) -> None:
        os.read(self._parent_pipe, 1)
        os.kill(os.getpid(), signal.SIGTERM)
