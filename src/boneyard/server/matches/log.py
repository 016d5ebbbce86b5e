"""What has changed at a table, besides the tiles: asked before something is written or told."""

from typing import Any

from boneyard.schemas.log import DEAL
from boneyard.server.matches.match import LiveMatch, Step
from boneyard.server.matches.models import Standing
from boneyard.server.matches.takeback import CALLS
from boneyard.server.matches.time_acts import TIME


def shows(live: LiveMatch, step: Step, stands: Standing) -> bool:
    """Say whether the lists of those who play here change: seldom, so that moves cost nothing."""
    return stands != live.stands or step.entries[0].act == DEAL


def beside(live: LiveMatch) -> tuple[Any, ...]:
    """What is shown of a match, and is in no entry."""
    return tuple(live.seats), live.next, live.offer, live.banks, live.kept.host


def moved_since(live: LiveMatch, after: int) -> bool:
    """Say whether more than words have come since an entry."""
    return any(not entry.act.startswith((*CALLS, TIME)) for entry in live.log[max(after, 0) :])
