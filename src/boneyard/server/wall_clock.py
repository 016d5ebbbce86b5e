"""What time it is for the server, in milliseconds since 1970: the calendar's time, and steady time.

`now` is the system clock: what is stamped and shown. A caller may set that clock, so players' time
for a move is measured in `steady` time, which only ever goes on. It begins as the system clock's
time, and `server/matches/system_clock_changes.py` keeps it going on over restarts.
"""

import contextlib
import time
from typing import Final

#: CPU time of this thread; where there is one thread and no such clock, time is all there is.
thread_time: Final = getattr(time, "thread_time", time.perf_counter)

#: Milliseconds that this server is ahead of the machine's clocks; tests only.
offset_ms = 0

#: Steady time minus what `elapsed` says; None: no one has said it yet.
_base: int | None = None
#: Milliseconds by which the calendar was ahead of steady time when that last changed; it changes
#: when it is off by more than this: both are rounded.
_shown = 0
ROUNDING_MS = 100


def now_ms() -> int:
    """The moment, by the calendar."""
    return int(time.time() * 1000) + offset_ms


def wall() -> int:
    """What the system clock says."""
    return int(time.time() * 1000)


def elapsed() -> int:
    """Milliseconds since the machine was started: no one sets this clock, and it never goes back.

    Where the system can tell, the time for which the machine was suspended counts.
    """
    return time.clock_gettime_ns(_CLOCK) // 1_000_000 if _CLOCK is not None else _since_start()


def _since_start() -> int:
    return time.monotonic_ns() // 1_000_000


def _find_clock() -> int | None:
    """Linux's CLOCK_MONOTONIC stands still while the machine is suspended, that of macOS doesn't.

    A browser knows the name of the first, but not its time.
    """
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        clock: int | None = getattr(time, name, None)
        if clock is not None:
            with contextlib.suppress(OSError):
                time.clock_gettime_ns(clock)
                return clock
    return None


_CLOCK: int | None = _find_clock()


def steady() -> int:
    """The moment for the clocks of matches: it goes on evenly, however the system clock is set."""
    return elapsed() + base() + offset_ms


def base() -> int:
    """What steady time is ahead of `elapsed`."""
    global _base
    if _base is None:
        _base = wall() - elapsed()
    return _base


def anchor(base: int) -> None:
    """Let steady time be so much ahead of `elapsed` from now on."""
    global _base
    _base = base


def on_calendar(moment: int) -> int:
    """A moment of steady time, as the calendar has it now: always the same, without a step."""
    return moment + calendar_offset()


def calendar_offset() -> int:
    """What the calendar is ahead of steady time: always the same, without a step."""
    global _shown
    apart = now_ms() - steady()
    if abs(apart - _shown) > ROUNDING_MS:
        _shown = apart
    return _shown
