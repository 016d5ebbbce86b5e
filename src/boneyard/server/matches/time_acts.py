"""What the clock does at a table, as the log has it: time given, a bot that stands in, a return.

These entries stand in the log with a number of their own, and are no part of the play: they hold
no events, and neither a replay nor a record's moves have them.
"""

from typing import TYPE_CHECKING, Final

from boneyard.i18n import Message, message
from boneyard.text.game_report import Report

if TYPE_CHECKING:
    from boneyard.server.matches.log import Entry

#: How all of them begin.
TIME: Final = "time "
#: The seat it is written for has given another one time, whose number follows.
GIVEN: Final = f"{TIME}given "
#: The seat's time has run out, and a bot plays for its owner.
STAND_IN: Final = f"{TIME}bot"
#: The owner of a seat has taken it again.
RETURN: Final = f"{TIME}back"


def is_time(act: str) -> bool:
    """Say whether an act is the clock's."""
    return act.startswith(TIME)


def given_to(act: str) -> int | None:
    """The seat that was given time, if an act gives any."""
    return int(act.removeprefix(GIVEN)) if act.startswith(GIVEN) else None


def told_time(report: Report, entry: "Entry") -> Message:
    """What an act of the clock was, for people."""
    assert entry.seat is not None, "whose time it is, is always known"
    who, to = report.seat(entry.seat), given_to(entry.act)
    if to is not None:
        return message("report-time-given", who=who, whom=report.seat(to))
    return message("report-time-bot" if entry.act == STAND_IN else "report-time-back", who=who)
