"""Clocks on the match page: time left, time controls and their form fields."""

from typing import TYPE_CHECKING, Final

from boneyard.core.time_controls import DAY, HOUR, MINUTE, REMINDER_SHARE, SECOND
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Translate
from boneyard.server import wall_clock
from boneyard.server.matches import clock as matches_clock
from boneyard.server.matches.clock import find_gift_refusal
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.web.render import render_fragment
from boneyard.server.web.time_control_form import format_clock_message

if TYPE_CHECKING:
    from boneyard.server.match_page.scene import Scene


def match_clock_label(live: LiveMatch, translate: Translate) -> str:
    """What the clock of a match is called, if it has one."""
    kept = matches_clock.clock_of(live.row)
    return "" if kept is None else translate(format_clock_message(kept))


def list_gift_recipients(live: LiveMatch, guest: bytes | None) -> list[tuple[int, str]]:
    """The seats that a player may give time, and who sits there."""
    clock = matches_clock.clock_of(live.row)
    if clock is None or live.status != "playing" or not live.seats_of(guest):
        return []
    own = live.seats_of(guest)
    people = [at for at, one in enumerate(live.seats) if one.kind == "person" and at not in own]
    return [(at, live.names[at]) for at in people if find_gift_refusal(live, clock, at) is None]


def seat_out_of_time(scene: "Scene") -> int | None:
    """The seat whose time has run out, in a match of two."""
    banks = matches_clock.banks_of(scene.live)
    if banks is None or len(scene.live.seats) != 2 or not banks.is_out_of_time(wall_clock.steady()):
        return None
    return banks.running_seat


def render_clock(scene: "Scene") -> str:
    """What may be done about another's empty bank, in a match of two; mostly nothing."""
    seat = seat_out_of_time(scene)
    if seat is None or scene.seat is None or seat == scene.seat:
        return ""
    who = scene.live.seats.translate_names(scene.translate)[seat]
    return str(render_fragment("match_page/regions/clock.html", scene.translator, who=who))


def out_of_time_warning(scene: "Scene") -> str:
    """The message to a player who has no time left."""
    mine = scene.seat is not None and seat_out_of_time(scene) == scene.seat
    return scene.translator("clock-late-you") if mine else ""


#: From so much on, seconds are of no interest.
LONG_TIME_MS: Final = HOUR


def remaining_time(live: LiveMatch, seat: int) -> tuple[int, bool] | None:
    """What a seat has left, and whether its time runs; None if no one keeps the time here."""
    banks = matches_clock.banks_of(live)
    if (
        banks is None
        or live.seats[seat].kind != "person"
        or not live.log.entries
        or live.state.over
    ):
        return None
    left = banks.remaining_at(seat, wall_clock.steady())
    # A text in hours stays the same for an hour.
    return left if left < LONG_TIME_MS else left - left % MINUTE, banks.running_seat == seat


def low_time(live: LiveMatch) -> int:
    """The milliseconds below which a running clock stands out: a fifth of the bank."""
    clock = matches_clock.clock_of(live.row)
    return 0 if clock is None else round(clock.bank * (1 - REMINDER_SHARE))


def short_time_message(left: int) -> Argument:
    """The same, as short as it can be told: for a plate."""
    if left >= 2 * DAY:
        return message("clock-short-days", days=left // DAY)
    if left >= LONG_TIME_MS:
        return message("clock-short-hours", hours=left // HOUR)
    return time_message(left)


def time_message(left: int) -> Argument:
    """So much time."""
    if left >= DAY:
        return message("clock-days", days=left // DAY, hours=left % DAY // HOUR)
    if left >= LONG_TIME_MS:
        return message("clock-hours", hours=left // HOUR, minutes=left % HOUR // MINUTE)
    return f"{left // MINUTE}:{left % MINUTE // SECOND:02}"
