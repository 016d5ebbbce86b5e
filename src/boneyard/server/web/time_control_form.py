"""Time controls: their names, the choices in a form, and reading them from it."""

from collections.abc import Sequence
from typing import Final

from boneyard.core import time_controls
from boneyard.core.time_controls import CLOCKS, Clock
from boneyard.i18n import Message, message
from boneyard.i18n.translator import Translate
from boneyard.server.errors import MatchError
from boneyard.server.web.forms import Form, get_text

#: What the clocks that can be chosen are called.
CLOCK_MESSAGES: Final = {
    "3-days": "clock-3-days",
    "1-day": "clock-1-day",
    "7-days": "clock-7-days",
    "12-hours": "clock-12-hours",
    "5-minutes": "clock-5-minutes",
    "2-minutes": "clock-2-minutes",
    "15-minutes": "clock-15-minutes",
}

#: The choice of a clock with sizes of one's own, and its fields: their labels, and what stands
#: there until it is changed.
CUSTOM_CLOCK: Final = "own"

CUSTOM_CLOCK_FIELDS: Final = {
    "bank": ("clock-own-bank", ("2", "d")),
    "turn": ("clock-own-turn", ("1", "d")),
    "most": ("clock-own-most", ("5", "d")),
}

#: The units of sizes as they stand alone, and with a number.
UNIT_MESSAGES: Final = {
    "d": "clock-unit-days", "h": "clock-unit-hours", "m": "clock-unit-minutes",
    "s": "clock-unit-seconds",
}  # fmt: skip

DURATION_MESSAGES: Final = {
    "d": "clock-span-days", "h": "clock-span-hours", "m": "clock-span-minutes",
    "s": "clock-span-seconds",
}  # fmt: skip


def list_clock_choices(translate: Translate) -> list[tuple[str, str]]:
    """The clocks that can be chosen, and what they are called; the first is none."""
    return [
        ("", translate(message("clock-none"))),
        *((name, translate(message(CLOCK_MESSAGES[name]))) for name in CLOCKS),
    ]


def clock_label(pace: str, translate: Translate) -> str:
    """The same of a clock as it is written at an open table."""
    clock = time_controls.parse_clock(pace)
    return "" if clock is None else translate(format_clock_message(clock))


def format_clock_message(clock: Clock) -> Message:
    """What a clock is called: by its name, or by its sizes."""
    name = time_controls.format_clock(clock)
    if name in CLOCK_MESSAGES:
        return message(CLOCK_MESSAGES[name])
    bank, turn, most = (_duration_message(part) for part in (clock.bank, clock.turn, clock.most))
    pace = "days" if clock.is_correspondence else "live"
    return message("clock-own-called", pace=pace, bank=bank, turn=turn, most=most)


def _duration_message(length: int) -> Message:
    count, unit = time_controls.to_largest_unit(length)
    return message(DURATION_MESSAGES[unit], count=count)


def build_custom_clock_fields(translate: Translate) -> Sequence[tuple[str, str, str, str]]:
    """The fields for sizes of one's own: name, label, and what stands there at first."""
    return [
        (name, translate(message(label)), *usual)
        for name, (label, usual) in CUSTOM_CLOCK_FIELDS.items()
    ]


def list_clock_units(translate: Translate) -> Sequence[tuple[str, str]]:
    """The units that sizes may have, and what they are called."""
    return [(unit, translate(message(UNIT_MESSAGES[unit]))) for unit in time_controls.UNITS]


def parse_clock_fields(form: Form) -> str:
    """The clock that a form asks for, by its name or by its sizes."""
    name = get_text(form, "clock")
    if name != CUSTOM_CLOCK:
        return name
    counts = [get_text(form, field, 4) for field in CUSTOM_CLOCK_FIELDS]
    found = [get_text(form, f"{field}-unit", 1) for field in CUSTOM_CLOCK_FIELDS]
    if not all(count.isdecimal() and count.isascii() for count in counts):
        raise MatchError("clock-own-missing")
    bank, turn, most = (count + unit for count, unit in zip(counts, found, strict=True))
    return f"{bank}+{turn}/{most}"
