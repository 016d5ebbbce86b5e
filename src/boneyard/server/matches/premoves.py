"""If … then: plays that somebody leaves for their next turn; the first that is legal is made.

A play names the end and the half that touches it (`4-2@1`), so it is only made if that end still
shows a 4. They are for nobody else to know: no entry, view or message to others tells of them.
"""

from collections.abc import Sequence
from typing import Final

from boneyard.core.actions import Move
from boneyard.schemas.log import DEAL, back_to
from boneyard.server.matches.log import Entry
from boneyard.server.matches.models import StoredLater
from boneyard.server.matches.time_acts import is_time

#: So many may be left for one turn.
MOST: Final = 8


def holds(later: StoredLater, log: Sequence[Entry]) -> bool:
    """Say whether what was left still counts after all that was ever done at the table.

    It doesn't once the seat has acted, tiles are dealt anew, or anybody has taken a move back: then
    the turn that comes is another one than was meant.
    """
    for entry in reversed(log):
        if entry.number <= later.after:
            return True
        acted = entry.seat == later.seat and not is_time(entry.act)
        if acted or entry.act == DEAL or back_to(entry.act) is not None:
            return False
    return True


def fitting(later: StoredLater, moves: Sequence[Move]) -> Move | None:
    """The first play that was left and is legal now."""
    known = {str(move): move for move in moves}
    return next((known[play] for play in later.plays if play in known), None)
