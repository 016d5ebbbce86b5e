"""Time control: each seat has a time bank that grows with every turn, up to a cap.

One clock serves correspondence and live matches. All times are milliseconds, moments are since 1970
in UTC. The current time is an argument: nothing here reads a clock, so a server that was down for a
week gives no player extra time.
"""

import re
from dataclasses import dataclass, replace
from typing import Final

from boneyard.i18n.message import Message, message

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

#: From this bank on a match is correspondence: players needn't stay at the table.
MIN_CORRESPONDENCE_BANK: Final = 12 * HOUR
#: The longest bank.
MAX_BANK: Final = 60 * DAY
#: Live: the shortest and longest bank, the largest increment, and the largest cap.
LIVE_LIMITS: Final = (30 * SECOND, 3 * HOUR, 10 * MINUTE, 6 * HOUR)
#: Correspondence: the smallest and largest increment.
CORRESPONDENCE_TURN_RANGE: Final = (HOUR, 30 * DAY)
#: A player is reminded when this share of their bank is used up.
REMINDER_SHARE: Final = 0.8
#: A match that nobody claims is closed this many banks after its deadline.
ABANDON_AFTER_BANKS: Final = 3


@dataclass(frozen=True)
class Clock:
    """A time control: bank at the start, increment per turn, and a cap."""

    bank: int
    turn: int
    most: int

    @property
    def is_correspondence(self) -> bool:
        """Whether players come and go, and are notified when it is their turn."""
        return self.bank >= MIN_CORRESPONDENCE_BANK

    @property
    def extra_time(self) -> int:
        """How much time one click on "give time" adds: an increment, at least a minute."""
        return max(self.turn, MINUTE)


#: The presets, by name.
CLOCKS: Final = {
    "3-days": Clock(3 * DAY, DAY, 7 * DAY),
    "1-day": Clock(DAY, 12 * HOUR, 3 * DAY),
    "7-days": Clock(7 * DAY, 2 * DAY, 14 * DAY),
    "12-hours": Clock(12 * HOUR, 6 * HOUR, DAY),
    "5-minutes": Clock(5 * MINUTE, 10 * SECOND, 10 * MINUTE),
    "2-minutes": Clock(2 * MINUTE, 5 * SECOND, 4 * MINUTE),
    "15-minutes": Clock(15 * MINUTE, 20 * SECOND, 30 * MINUTE),
}


#: The units in which sizes are written, the largest first.
UNITS: Final = {"d": DAY, "h": HOUR, "m": MINUTE, "s": SECOND}
_SPAN: Final = r"([0-9]{1,4})([dhms])"
_CUSTOM_CLOCK: Final = re.compile(rf"{_SPAN}\+{_SPAN}/{_SPAN}")


def parse_clock(text: str) -> Clock | None:
    """Parse a preset's name or custom sizes: `36h+12h/5d` is bank, increment and cap."""
    found = _CUSTOM_CLOCK.fullmatch(text)
    if found is None:
        return CLOCKS.get(text)
    parts = found.groups()
    spans = [int(count) * UNITS[unit] for count, unit in zip(parts[::2], parts[1::2], strict=True)]
    return Clock(*spans)


def to_largest_unit(length: int) -> tuple[int, str]:
    """Express a duration in the largest unit that it is a divisors multiple of."""
    divisors = (unit for unit, size in UNITS.items() if length and not length % size)
    unit = next(divisors, "s")
    return length // UNITS[unit], unit


def format_clock(clock: Clock) -> str:
    """Format a clock so that `parse_clock` reads it: its name, or its sizes."""
    for name, one in CLOCKS.items():
        if one == clock:
            return name
    sizes = [to_largest_unit(part) for part in (clock.bank, clock.turn, clock.most)]
    bank, turn, most = (f"{count}{unit}" for count, unit in sizes)
    return f"{bank}+{turn}/{most}"


def validate_clock(clock: Clock) -> Message | None:
    """Return what is wrong with the sizes of a clock, or None."""
    shortest, longest, dearest, fullest = LIVE_LIMITS
    days = clock.is_correspondence
    pace = "days" if days else "live"
    if clock.bank > MAX_BANK or not (days or shortest <= clock.bank <= longest):
        return message("clock-bad-bank")
    least, most = CORRESPONDENCE_TURN_RANGE if days else (0, dearest)
    if not least <= clock.turn <= most:
        return message("clock-bad-turn", pace=pace)
    if not clock.bank <= clock.most <= (MAX_BANK if days else fullest):
        return message("clock-bad-most", pace=pace)
    return None


@dataclass(frozen=True)
class TimeBanks:
    """The time each seat has left, and whose clock has been running since when."""

    remaining: tuple[int, ...]
    running_seat: int | None = None
    running_since: int = 0

    @property
    def deadline(self) -> int | None:
        """When the seat to move runs out of time."""
        return (
            None
            if self.running_seat is None
            else self.running_since + self.remaining[self.running_seat]
        )

    @property
    def remind_at(self) -> int | None:
        """When the seat to move should be reminded."""
        return (
            None
            if self.running_seat is None
            else self.running_since + int(self.remaining[self.running_seat] * REMINDER_SHARE)
        )

    def remaining_at(self, seat: int, now: int) -> int:
        """Return what a seat has left at a moment, never below 0."""
        used = max(0, now - self.running_since) if seat == self.running_seat else 0
        return max(0, self.remaining[seat] - used)

    def is_out_of_time(self, now: int) -> bool:
        """Return whether the seat to move has no time left."""
        return self.running_seat is not None and self.remaining_at(self.running_seat, now) == 0


def full_banks(clock: Clock, players: int) -> TimeBanks:
    """Return the banks before the first turn; the first move is timed like all others."""
    return TimeBanks((clock.bank,) * players)


def start_clock(banks: TimeBanks, seat: int | None, now: int) -> TimeBanks:
    """Start the clock of a seat (None: of no seat) without ending a turn."""
    return replace(_stop_clock(banks, now), running_seat=seat, running_since=now)


def end_turn(clock: Clock, banks: TimeBanks, mover: int, seat: int | None, now: int) -> TimeBanks:
    """End a turn: charge the mover, add the increment, and start the clock of the next seat.

    `mover` is explicit because forced steps, perhaps the last ones of a turn, are nobody's time.
    """
    banks = _stop_clock(banks, now)
    more = max(banks.remaining[mover], min(clock.most, banks.remaining[mover] + clock.turn))
    return replace(_with_remaining(banks, mover, more), running_seat=seat, running_since=now)


def add_time(clock: Clock, banks: TimeBanks, seat: int, now: int) -> TimeBanks:
    """Give a seat time, up to its cap; an empty bank runs again."""
    banks = start_clock(banks, banks.running_seat, now)
    return _with_remaining(
        banks,
        seat,
        min(max(clock.most, banks.remaining[seat]), banks.remaining[seat] + clock.extra_time),
    )


def ensure_time(banks: TimeBanks, seat: int, least: int) -> TimeBanks:
    """Raise a seat's bank to a minimum, for a player who has come back."""
    return _with_remaining(banks, seat, max(least, banks.remaining[seat]))


def abandon_at(clock: Clock, banks: TimeBanks) -> int | None:
    """Return when a match whose deadline nobody claims is closed."""
    return None if banks.deadline is None else banks.deadline + ABANDON_AFTER_BANKS * clock.bank


def _stop_clock(banks: TimeBanks, now: int) -> TimeBanks:
    if banks.running_seat is None:
        return banks
    return _with_remaining(banks, banks.running_seat, banks.remaining_at(banks.running_seat, now))


def _with_remaining(banks: TimeBanks, seat: int, left: int) -> TimeBanks:
    return replace(banks, remaining=(*banks.remaining[:seat], left, *banks.remaining[seat + 1 :]))
