"""Time for a move: every seat has a bank of it, which grows with each turn and has a most.

One clock for a match over days and for one at the table. All times are milliseconds, moments since
1970 in UTC; what time it is comes in as an argument, so nothing here ever looks at a clock, and a
house that was closed for a week gives nobody a minute more.
"""

import re
from dataclasses import dataclass, replace
from typing import Final

from boneyard.i18n.message import Message, message

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

#: From this bank on a match is one over days: nobody is expected to sit at the table.
OVER_DAYS: Final = 12 * HOUR
#: The longest bank that can be had.
LONGEST: Final = 60 * DAY
#: At the table: the shortest and longest bank, the most that a turn adds, and the longest most.
LIVE: Final = (30 * SECOND, 3 * HOUR, 10 * MINUTE, 6 * HOUR)
#: Over days: the least and most that a turn adds.
DAILY_TURN: Final = (HOUR, 30 * DAY)
#: A player is reminded when this share of their bank has gone.
REMINDED: Final = 0.8
#: So many banks after its deadline a match that nobody claims is closed.
PATIENCE: Final = 3


@dataclass(frozen=True)
class Clock:
    """How much time there is: a bank at the start, more for each turn, and never more than that."""

    bank: int
    turn: int
    most: int

    @property
    def over_days(self) -> bool:
        """Whether players come and go, and are told when it is their turn."""
        return self.bank >= OVER_DAYS

    @property
    def gift(self) -> int:
        """What one gives who gives time: a turn's worth, at least a minute."""
        return max(self.turn, MINUTE)


#: What can be chosen by name.
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
_OWN: Final = re.compile(rf"{_SPAN}\+{_SPAN}/{_SPAN}")


def read(text: str) -> Clock | None:
    """A clock by its name, or by sizes of one's own: `36h+12h/5d` is bank, turn and most."""
    found = _OWN.fullmatch(text)
    if found is None:
        return CLOCKS.get(text)
    parts = found.groups()
    spans = [int(count) * UNITS[unit] for count, unit in zip(parts[::2], parts[1::2], strict=True)]
    return Clock(*spans)


def span(length: int) -> tuple[int, str]:
    """A length of time as a number of the largest unit that it is a whole number of."""
    whole = (unit for unit, size in UNITS.items() if length and not length % size)
    unit = next(whole, "s")
    return length // UNITS[unit], unit


def written(clock: Clock) -> str:
    """A clock as `read` reads it: its name, or its sizes."""
    for name, one in CLOCKS.items():
        if one == clock:
            return name
    sizes = [span(part) for part in (clock.bank, clock.turn, clock.most)]
    bank, turn, most = (f"{count}{unit}" for count, unit in sizes)
    return f"{bank}+{turn}/{most}"


def objection(clock: Clock) -> Message | None:
    """What is wrong with the sizes of a clock, if anything."""
    shortest, longest, dearest, fullest = LIVE
    days = clock.over_days
    pace = "days" if days else "live"
    if clock.bank > LONGEST or not (days or shortest <= clock.bank <= longest):
        return message("time-bad-bank")
    least, most = DAILY_TURN if days else (0, dearest)
    if not least <= clock.turn <= most:
        return message("time-bad-turn", pace=pace)
    if not clock.bank <= clock.most <= (LONGEST if days else fullest):
        return message("time-bad-most", pace=pace)
    return None


@dataclass(frozen=True)
class Banks:
    """The time that each seat has left, and whose time runs since when."""

    left: tuple[int, ...]
    seat: int | None = None
    since: int = 0

    @property
    def deadline(self) -> int | None:
        """When the time of the one who is to move is used up."""
        return None if self.seat is None else self.since + self.left[self.seat]

    @property
    def reminder(self) -> int | None:
        """When they should be reminded."""
        return None if self.seat is None else self.since + int(self.left[self.seat] * REMINDED)

    def left_at(self, seat: int, now: int) -> int:
        """What a seat has left at a moment; nothing rather than less than nothing."""
        used = max(0, now - self.since) if seat == self.seat else 0
        return max(0, self.left[seat] - used)

    def empty(self, now: int) -> bool:
        """Whether whoever is to move has no time left."""
        return self.seat is not None and self.left_at(self.seat, now) == 0


def full(clock: Clock, players: int) -> Banks:
    """The banks before the first turn: the first move has the same clock as all others."""
    return Banks((clock.bank,) * players)


def running(banks: Banks, seat: int | None, now: int) -> Banks:
    """Let the time of a seat run (None: nobody's), without a turn's end."""
    return replace(_stopped(banks, now), seat=seat, since=now)


def moved(clock: Clock, banks: Banks, mover: int, seat: int | None, now: int) -> Banks:
    """A turn has ended: what it took is gone, a turn's worth is added; another's time runs.

    Whose turn it was is told, since the time of forced steps, the last ones of a turn perhaps, is
    nobody's.
    """
    banks = _stopped(banks, now)
    more = max(banks.left[mover], min(clock.most, banks.left[mover] + clock.turn))
    return replace(_with(banks, mover, more), seat=seat, since=now)


def given(clock: Clock, banks: Banks, seat: int, now: int) -> Banks:
    """Somebody gives a seat time, as far as its bank takes it; one that was empty runs again."""
    banks = running(banks, banks.seat, now)
    return _with(banks, seat, min(max(clock.most, banks.left[seat]), banks.left[seat] + clock.gift))


def at_least(banks: Banks, seat: int, least: int) -> Banks:
    """See to it that a seat has so much time: its player has come back."""
    return _with(banks, seat, max(least, banks.left[seat]))


def closes_at(clock: Clock, banks: Banks) -> int | None:
    """When a match is closed by itself, because its time ran out and nobody claimed it."""
    return None if banks.deadline is None else banks.deadline + PATIENCE * clock.bank


def _stopped(banks: Banks, now: int) -> Banks:
    if banks.seat is None:
        return banks
    return _with(banks, banks.seat, banks.left_at(banks.seat, now))


def _with(banks: Banks, seat: int, left: int) -> Banks:
    return replace(banks, left=(*banks.left[:seat], left, *banks.left[seat + 1 :]))
