"""Ranking of a set of deals: who is ranked, and in which place."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.time_controls import DAY
from boneyard.duplicate import match_points
from boneyard.duplicate.deal_sets import DealSet
from boneyard.server.duplicate.store import FinishedDeal

#: A player who finished a match so long before a day opens is ranked without an account.
KNOWN_FOR_MS: Final = 7 * DAY


class StandingsRow(Struct, frozen=True):
    """A player in the standings."""

    place: int
    names: tuple[str, ...]
    """Both of a pair; nothing: a player who stays off leaderboards."""
    share: float
    played: int
    ahead: int
    own: bool


class Ranking(Struct, frozen=True):
    """Standings for everyone, worked out once."""

    rows: tuple[StandingsRow, ...] = ()
    places: Mapping[bytes, int] = {}
    """The place of each player who has played."""

    def seen_by(self, me: bytes | None) -> tuple[StandingsRow, ...]:
        """The same with the line of the player who looks marked."""
        at = self.places.get(me) if me is not None else None
        if at is None:
            return self.rows
        return (*self.rows[:at], replace(self.rows[at], own=True), *self.rows[at + 1 :])


def build_ranking(margins: Sequence[dict[bytes, int]], field: Sequence[FinishedDeal]) -> Ranking:
    """The standings of all who have finished something."""
    names = {one.owner: one.names for one in field}
    owners = list(names)
    number = {owner: at for at, owner in enumerate(owners)}
    found = match_points.compute_standings(
        [{number[owner]: by for owner, by in one.items()} for one in margins]
    )
    rows = tuple(
        StandingsRow(one.place, names[owners[one.who]], one.share, one.played, one.ahead, False)
        for one in found
    )
    return Ranking(rows, {owners[one.who]: at for at, one in enumerate(found)})


def find_known_before(session: DealSet) -> int | None:
    """Before when a player must have played to be ranked without an account; None: all are."""
    return None if session.closes is None else session.opens - KNOWN_FOR_MS
