"""Typed ids: separate types for seats and sides, so that they can't be mixed up.

In a game of teams, seat 2 plays for side 0.
"""

from collections.abc import Iterable
from typing import NewType, TypeVar, cast

#: Who scores: a player, or the players of a team. Only `rules.side(seat)` converts a seat.
Side = NewType("Side", int)

T = TypeVar("T")


def enumerate_sides(values: Iterable[T]) -> Iterable[tuple[Side, T]]:
    """Pair each value with its side: scores, names, chances."""
    return cast(Iterable[tuple[Side, T]], enumerate(values))


def all_sides(count: int) -> Iterable[Side]:
    """List the sides."""
    return cast(Iterable[Side], range(count))
