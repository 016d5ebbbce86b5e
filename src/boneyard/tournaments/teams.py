"""Teams of four: the same deals in two rooms, with the seats exchanged, as in bridge.

In the first room the pair of the first team has seats 1 and 3, that of the second seats 2 and 4; in
the second room it is the other way round. So each team has held every hand once, and what is left
of a deal between them is what they made of it.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

#: The rooms, as they are counted, and the seats of each.
ROOMS: Final = (1, 2)
SEATS: Final = 4


def team_at(room: int, seat: int) -> int:
    """The team, 0 or 1, that has a seat of a room."""
    return (seat + room - 1) % 2


def margin_in(room: int, ahead: int) -> int:
    """By how much the first team is ahead in a room, where the side of seat 1 is so far ahead."""
    return ahead if team_at(room, 0) == 0 else -ahead


class Swing(Struct, frozen=True):
    """A deal that both rooms have played: by how many points the first team came out ahead."""

    deal: int
    first: int
    """In the first room."""
    second: int
    """In the second."""

    @property
    def both(self) -> int:
        """The result of the deal: what was held in both rooms is taken off by itself."""
        return self.first + self.second


def total(swings: Sequence[Swing]) -> int:
    """The result of a match: the sum of all deals that both rooms have played."""
    return sum(one.both for one in swings)
