"""Numbers that name something, with types of their own, so that none is taken for another.

In a game of teams, seat 2 plays for side 0.
"""

from collections.abc import Iterable
from typing import NewType, TypeVar, cast

#: Who scores: a player, or the players of a team. Only `rules.side(seat)` makes one of a seat.
Side = NewType("Side", int)

T = TypeVar("T")


def enumerate_sides(values: Iterable[T]) -> Iterable[tuple[Side, T]]:
    """What each side has, with the side: scores, names, chances."""
    return cast(Iterable[tuple[Side, T]], enumerate(values))


def all_sides(count: int) -> Iterable[Side]:
    """So many sides."""
    return cast(Iterable[Side], range(count))
