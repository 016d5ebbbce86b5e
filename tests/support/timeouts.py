"""A test that doesn't come back fails by its name, with all that it waits for; the run goes on.

`timeout` in pyproject.toml says how long a test may take, what it sets up and takes down included.
pytest-timeout keeps the time in a thread of its own, which needs nobody's help: a signal would have
to be answered by the very thread that waits, and where Playwright has its loop there, it would end
the loop instead of the test. The process ends, xdist reports the test as failed and takes another.
What pytest-timeout leaves out is here: it stops watching once a test has failed, just when taking
down may wait for what was left behind; it doesn't see the stacks that greenlets put aside, where
a test with a browser waits; and it leaves the processes that the test has started, which would
keep the pipe open that CI reads. Where nothing of Python runs any more (a kernel that never ends),
`faulthandler_timeout` ends the process.
"""

import asyncio
import contextlib
import gc
import os
import signal
import sys
import threading
import traceback
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
import pytest_timeout

_RUNNERS = {"_pytest", "execnet", "pluggy", "xdist"}
_SETTINGS = pytest.StashKey[Any]()


@pytest.hookimpl(tryfirst=True, optionalhook=True)
def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> bool:
    """Watch a test, in place of pytest-timeout's own timer."""
    timer = threading.Timer(settings.timeout, _give_up, (item, settings))
    timer.daemon = True
    item.stash[_SETTINGS] = settings
    item.cancel_timeout = timer.cancel  # type: ignore[attr-defined]  # where pytest-timeout looks
    timer.start()
    return True


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Go on watching after a failure, at which pytest-timeout stops."""
    if (settings := item.stash.get(_SETTINGS, None)) is not None:
        item.ihook.pytest_timeout_cancel_timer(item=item)
        item.ihook.pytest_timeout_set_timer(item=item, settings=settings)


def _give_up(item: pytest.Item, settings: Any) -> None:
    """Say what a test waits for, end what it has started, and end this process."""
    if pytest_timeout.is_debugging():
        return
    children: dict[int, str] = {}
    try:
        children = descendants(os.getpid())
        said = f"{item.nodeid} didn't come back within {settings.timeout:g} s"
        _say_aloud(item.config, "\n\n".join([f"+++ {said}", *_stacks(), *_named(children), "+++"]))
    finally:
        # Nobody may go on in between: what waits for a process that ends would be done after all.
        sys.setswitchinterval(60)
        for child in children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        os._exit(1)


def _say_aloud(config: pytest.Config, said: str) -> None:
    """Write to the run's own stderr, with all that was caught of the test's."""
    catching: Any = config.pluginmanager.getplugin("capturemanager")
    if catching is not None:
        catching.suspend_global_capture(in_=True)
        said = "\n".join([*catching.read_global_capture(), said])
    os.write(2, f"\n{said}\n".encode(errors="replace"))


def _stacks() -> list[str]:
    names = {one.ident: one.name for one in threading.enumerate()}
    threads = [
        (f"thread {names.get(ident, ident)}", frame)
        for ident, frame in sys._current_frames().items()
        if ident != threading.get_ident()
    ]
    aside = [("greenlet that waits for another", frame) for frame in put_aside()]
    stacks = [(which, traceback.extract_stack(frame)) for which, frame in [*threads, *aside]]
    # A loop that waits shows nothing of those who wait in it.
    stacks += [(f"task {task.get_name()}", _awaited(task)) for task in waiting_tasks()]
    return [f"~~~ {which}:\n{_told(stack)}" for which, stack in stacks]


def _told(stack: traceback.StackSummary) -> str:
    """A stack as text, without those who run the tests."""
    ours = [one for one in stack if not _RUNNERS.intersection(Path(one.filename).parts)]
    return "".join(traceback.format_list(ours))


def _awaited(task: "asyncio.Task[Any]") -> traceback.StackSummary:
    """From the coroutine of a task to the innermost that it waits for."""
    frames: list[tuple[FrameType, int]] = []
    one: Any = task.get_coro()
    while (frame := getattr(one, "cr_frame", None)) is not None:
        frames.append((frame, frame.f_lineno))
        one = one.cr_await
    return traceback.StackSummary.extract(iter(frames))


def waiting_tasks() -> list["asyncio.Task[Any]"]:
    """The tasks of all loops that aren't done."""
    # Asking for the type, not `isinstance`, which a weak proxy to something gone would raise at.
    found = [one for one in gc.get_objects() if issubclass(type(one), asyncio.Task)]
    return [one for one in found if not one.done()]


def _named(children: dict[int, str]) -> list[str]:
    return [f"~~~ ended with it: process {child}, {said}" for child, said in children.items()]


def put_aside() -> list[FrameType]:
    """Where the greenlets stand that wait for another: no thread shows them."""
    greenlets = sys.modules.get("greenlet")
    if greenlets is None:
        return []
    found = [one for one in gc.get_objects() if issubclass(type(one), greenlets.greenlet)]
    return [one.gr_frame for one in found if one.gr_frame]


def descendants(parent: int) -> dict[int, str]:
    """The processes that one has started, and those that these have, with their command lines."""
    found: dict[int, str] = {}
    for task in Path(f"/proc/{parent}/task").glob("*/children"):
        with contextlib.suppress(OSError):  # it has just ended
            for child in map(int, task.read_text().split()):
                said = Path(f"/proc/{child}/cmdline").read_text("utf-8", "replace")
                found |= {child: said.replace("\0", " ")[:200], **descendants(child)}
    return found
