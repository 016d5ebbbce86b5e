"""If … then: plays that somebody leaves for their next turn; the first that is legal is made.

A play names the end and the half that touches it (`4-2@1`), so it is only made if that end still
shows a 4. They are for nobody else to know: no entry, view or message to others tells of them.
"""

from collections.abc import Sequence
from typing import Final

from boneyard.actions import Move
from boneyard.server.entries import DEAL, Entry
from boneyard.server.store import StoredLater

#: So many may be left for one turn.
MOST: Final = 8


def holds(later: StoredLater, line: Sequence[Entry]) -> bool:
    """Say whether what was left still counts: the seat has not acted since, nor was it dealt."""
    for entry in reversed(line):
        if entry.number <= later.after:
            return True
        if entry.seat == later.seat or entry.act == DEAL:
            return False
    return True


def fitting(later: StoredLater, moves: Sequence[Move]) -> Move | None:
    """The first play that was left and is legal now."""
    known = {str(move): move for move in moves}
    return next((known[play] for play in later.plays if play in known), None)
