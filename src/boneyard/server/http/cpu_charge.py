"""CPU charge: requests pay for the CPU time that they use, from the bucket of their address.

A request is a coroutine that shares the event loop with all others, so its time is not that from
its beginning to its end: each step of it is measured by itself, from where it goes on to where it
waits again. What background jobs compute for it in another thread is added.
"""

from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Final

from boneyard.server import wall_clock

#: Seconds of CPU time that one token pays for. The token of the request itself pays for the first.
CPU_PER_TOKEN: Final = 0.0025


class Bill:
    """What one request has used; whole tokens are charged as soon as they are due."""

    __slots__ = ("charge", "paid", "spent")

    def __init__(self, charge: Callable[[int], None]) -> None:
        """Say who takes so many tokens."""
        self.charge = charge
        self.spent, self.paid = 0.0, 0

    def add(self, seconds: float) -> None:
        """Add CPU time, also when the answer has long been sent."""
        self.spent += seconds
        due = int(self.spent / CPU_PER_TOKEN)
        if due > self.paid:
            self.charge(due - self.paid)
            self.paid = due


#: The bill of the request on whose behalf something is done; tasks that it starts inherit it.
BILL: Final[ContextVar[Bill | None]] = ContextVar("bill", default=None)


class Metered:
    """A coroutine whose CPU time goes on a bill, step by step."""

    __slots__ = ("_bill", "_coroutine")

    def __init__(self, coroutine: Coroutine[None, None, None], bill: Bill) -> None:
        """Say what is measured, and who pays."""
        self._coroutine, self._bill = coroutine, bill

    def __await__(self) -> Generator[Any, Any, None]:
        """Run it as if it were awaited itself; two readings of a clock are added to each step."""
        coroutine, clock = self._coroutine, wall_clock.thread_time
        spent, value = 0.0, None
        error: BaseException | None = None
        try:
            while True:
                began = clock()
                try:
                    waits_for = coroutine.send(value) if error is None else coroutine.throw(error)
                except StopIteration:
                    return
                finally:
                    spent += clock() - began
                    error = None
                try:
                    value = yield waits_for
                except GeneratorExit:
                    coroutine.close()
                    raise
                except BaseException as thrown:  # such as being cancelled
                    error = thrown
        finally:
            self._bill.add(spent)
