"""Time controls: their names, the choices in a form, and reading them from it."""

from collections.abc import Sequence
from typing import Final

from boneyard.core import clocks
from boneyard.core.clocks import CLOCKS, Clock
from boneyard.i18n import Message, message
from boneyard.i18n.translator import Say
from boneyard.server.errors import MatchError
from boneyard.server.web.forms import Form, short

#: What the clocks that can be chosen are called.
NAMES: Final = {
    "3-days": "time-3-days",
    "1-day": "time-1-day",
    "7-days": "time-7-days",
    "12-hours": "time-12-hours",
    "5-minutes": "time-5-minutes",
    "2-minutes": "time-2-minutes",
    "15-minutes": "time-15-minutes",
}

#: The choice of a clock with sizes of one's own, and its fields: their labels, and what stands
#: there until somebody writes something else.
OWN: Final = "own"

OWN_FIELDS: Final = {
    "bank": ("time-own-bank", ("2", "d")),
    "turn": ("time-own-turn", ("1", "d")),
    "most": ("time-own-most", ("5", "d")),
}

#: The units of sizes as they stand alone, and with a number.
UNITS: Final = {
    "d": "time-unit-days", "h": "time-unit-hours", "m": "time-unit-minutes",
    "s": "time-unit-seconds",
}  # fmt: skip

SPANS: Final = {
    "d": "time-span-days", "h": "time-span-hours", "m": "time-span-minutes",
    "s": "time-span-seconds",
}  # fmt: skip


def choices(say: Say) -> list[tuple[str, str]]:
    """The clocks that can be chosen, and what they are called; the first is none."""
    return [
        ("", say(message("time-none"))),
        *((name, say(message(NAMES[name]))) for name in CLOCKS),
    ]


def pace_called(pace: str, say: Say) -> str:
    """The same of a clock as it is written at an open table."""
    clock = clocks.read(pace)
    return "" if clock is None else say(told_clock(clock))


def told_clock(clock: Clock) -> Message:
    """What a clock is called: by its name, or by its sizes."""
    name = clocks.written(clock)
    if name in NAMES:
        return message(NAMES[name])
    bank, turn, most = (_span(part) for part in (clock.bank, clock.turn, clock.most))
    pace = "days" if clock.over_days else "live"
    return message("time-own-called", pace=pace, bank=bank, turn=turn, most=most)


def _span(length: int) -> Message:
    count, unit = clocks.span(length)
    return message(SPANS[unit], count=count)


def own_fields(say: Say) -> Sequence[tuple[str, str, str, str]]:
    """The fields for sizes of one's own: name, label, and what stands there at first."""
    return [(name, say(message(label)), *usual) for name, (label, usual) in OWN_FIELDS.items()]


def units(say: Say) -> Sequence[tuple[str, str]]:
    """The units that sizes may have, and what they are called."""
    return [(unit, say(message(UNITS[unit]))) for unit in clocks.UNITS]


def clock_in(form: Form) -> str:
    """The clock that a form asks for, by its name or by its sizes."""
    name = short(form, "clock")
    if name != OWN:
        return name
    counts = [short(form, field, 4) for field in OWN_FIELDS]
    found = [short(form, f"{field}-unit", 1) for field in OWN_FIELDS]
    if not all(count.isdecimal() and count.isascii() for count in counts):
        raise MatchError("time-own-missing")
    bank, turn, most = (count + unit for count, unit in zip(counts, found, strict=True))
    return f"{bank}+{turn}/{most}"
