"""Executors for work that would hold up the event loop: threads, or the loop itself."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class InlineExecutor(ThreadPoolExecutor):
    """Runs everything at once in the caller's thread, where there are no threads.

    A subclass because `loop.set_default_executor`, which `asyncio.to_thread` uses, takes no other;
    the threads of a pool are started by its own `submit`.
    """

    def __init__(self) -> None:
        super().__init__(1)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Run a function now."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:
            future.set_exception(error)
        return future
