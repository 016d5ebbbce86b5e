"""What somebody has left of their time, in few words."""

from typing import Final

from boneyard.core.clocks import DAY, HOUR, MINUTE, SECOND
from boneyard.i18n import Argument, message
from boneyard.server import wall_clock
from boneyard.server.matches import timing
from boneyard.server.matches.match import LiveMatch

#: From so much on, seconds are of no interest.
LONG: Final = HOUR


def remaining(live: LiveMatch, seat: int) -> tuple[int, bool] | None:
    """What a seat has left, and whether its time runs; None if nobody keeps the time here."""
    banks = timing.banks_of(live)
    if banks is None or live.seats[seat].kind != "person" or not live.log or live.state.over:
        return None
    left = banks.left_at(seat, wall_clock.steady())
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
