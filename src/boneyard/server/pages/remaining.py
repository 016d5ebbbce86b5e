"""What somebody has left of their time, in few words."""

from typing import Final

from boneyard.clocks import DAY, HOUR, MINUTE, SECOND
from boneyard.server import moments, timing
from boneyard.server.match import LiveMatch
from boneyard.words import Argument, message

#: From so much on, seconds are of no interest.
LONG: Final = HOUR


def remaining(live: LiveMatch, seat: int) -> tuple[int, bool] | None:
    """What a seat has left, and whether its time runs; None if nobody keeps the time here."""
    banks = timing.banks_of(live)
    if banks is None or live.seats[seat].kind != "person" or not live.log or live.state.over:
        return None
    left = banks.left_at(seat, moments.steady())
    # What is told in hours is told the same for an hour.
    return left if left < LONG else left - left % MINUTE, banks.seat == seat


def short_left(left: int) -> Argument:
    """The same, as short as it can be told: for a plate."""
    if left >= 2 * DAY:
        return message("time-short-days", days=left // DAY)
    if left >= LONG:
        return message("time-short-hours", hours=left // HOUR)
    return told_left(left)


def told_left(left: int) -> Argument:
    """So much time."""
    if left >= DAY:
        return message("time-days", days=left // DAY, hours=left % DAY // HOUR)
    if left >= LONG:
        return message("time-hours", hours=left // HOUR, minutes=left % HOUR // MINUTE)
    return f"{left // MINUTE}:{left % MINUTE // SECOND:02}"
