"""Contests that matches belong to: a loop that looks after them, and who may see such a match."""

from typing import Protocol

from boneyard.server.duplicate.service import Duplicates
from boneyard.server.errors import NoMatch
from boneyard.server.matches.match import LiveMatch
from boneyard.server.stores import Store
from boneyard.server.tournaments.board_matches import round_in
from boneyard.server.tournaments.visibility import is_told


class Host(Protocol):
    """As much of the house as is needed."""

    store: Store
    duplicates: Duplicates


async def check(house: Host, live: LiveMatch, guest: bytes | None) -> None:
    """Let somebody look at a match; whoever may not is told that there is none."""
    if not live.kept.contest or (guest is not None and live.has_part(guest)):
        return
    await house.duplicates.check(live, guest)
    place = round_in(live.kept.contest)
    if place is not None:
        found = await house.store.tournaments.round(*place)
        if found is None or not is_told(found):
            raise NoMatch("house-no-match")


class Part(Protocol):
    """A kind of contest, at which something may be due."""

    async def tend(self) -> None:
        """Do what is due; what is not done now is done the next time."""
        ...
