"""Chance: what deals and random draws come from; in a match it is `Fair`, for tests `Seeded`."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from boneyard.core.fair_shuffle import Fair, secret_from_seed

T = TypeVar("T")


class Chance(Protocol):
    """A source of randomness; `purpose` separates different uses in one round."""

    def shuffled(self, items: Sequence[T], round: int, purpose: str) -> list[T]:
        """Return the items in random order."""
        ...

    def pick(self, count: int, round: int, purpose: str) -> int:
        """Return a random number from 0 to count - 1."""
        ...


class Seeded(Fair):
    """Chance from a public seed: reproducible, for simulations and tests.

    >>> import boneyard
    >>> boneyard.Seeded("tea").shuffled([1, 2, 3], 1, "cards") in ([1, 2, 3], [2, 1, 3], [3, 2, 1],
    ...     [1, 3, 2], [2, 3, 1], [3, 1, 2])
    True
    """

    def __init__(self, text: str | int) -> None:
        super().__init__(secret_from_seed(text))
