"""Contests that matches belong to: a loop that looks after them, and who may see such a match."""

from typing import Protocol

from boneyard.server.duplicate.service import DuplicateService
from boneyard.server.errors import NotFound
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import TOURNAMENT
from boneyard.server.stores import Store
from boneyard.server.tournaments.visibility import is_revealed


class VisibilityServices(Protocol):
    """As much of the house as is needed."""

    @property
    def store(self) -> Store:
        """All stores of the database."""
        ...

    @property
    def duplicates(self) -> DuplicateService:
        """The duplicate sets."""
        ...


async def check_visible(services: VisibilityServices, live: LiveMatch, guest: bytes | None) -> None:
    """Let somebody look at a match; whoever may not is told that there is none."""
    if not live.row.contest or (guest is not None and live.is_participant(guest)):
        return
    await services.duplicates.check_visible(live, guest)
    contest = live.row.part_of
    if contest.kind == TOURNAMENT:
        found = await services.store.tournaments.load_round(contest.id, contest.board[0])
        if found is None or not is_revealed(found):
            raise NotFound("server-no-match")


class ContestKind(Protocol):
    """A kind of contest, at which something may be due."""

    async def run_due(self) -> None:
        """Do what is due; what is not done now is done the next time."""
        ...
