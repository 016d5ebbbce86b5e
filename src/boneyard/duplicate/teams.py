"""Duplicate of two teams in two rooms: where they sit, and their total."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

#: The rooms by number, and the seats of each.
ROOMS: Final = (1, 2)


SEATS_PER_ROOM: Final = 4


def team_at(room: int, seat: int) -> int:
    """Return the team, 0 or 1, that has a seat of a room."""
    return (seat + room - 1) % 2


def team_margin(room: int, ahead: int) -> int:
    """Return the first team's margin in a room, where the side of seat 1 has this margin."""
    return ahead if team_at(room, 0) == 0 else -ahead


class Swing(Struct, frozen=True):
    """A deal that both rooms have played: the first team's margin."""

    deal: int
    first: int
    """In the first room."""
    second: int
    """In the second."""

    @property
    def total(self) -> int:
        """The result of the deal: equal hands in both rooms cancel out."""
        return self.first + self.second


def team_total(swings: Sequence[Swing]) -> int:
    """Return the result of a match: the sum of all deals that both rooms have played."""
    return sum(one.total for one in swings)
