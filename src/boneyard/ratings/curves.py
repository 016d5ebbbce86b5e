"""How ratings went: the latest steps of each player in each pool."""

from array import array
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from boneyard.ratings.book import Standing
from boneyard.ratings.pools import Pool
from boneyard.ratings.results import Result

#: Steps that are kept of each player in each pool.
STEPS: Final = 60
#: Numbers of a step: when, the rating, its doubt.
_EACH: Final = 3


class Step(Struct, frozen=True):
    """A rating after a match."""

    at: int
    rating: float
    doubt: float


class Curves:
    """The latest steps of everybody: small, for there may be many players."""

    def __init__(self) -> None:
        """Begin with none."""
        self._steps: dict[tuple[str, Pool], array[float]] = {}

    def add(self, player: str, result: Result, standing: Standing) -> None:
        """Note what a result has changed."""
        steps = self._steps.setdefault((player, result.pool), array("d"))
        steps.extend((result.at, standing.rating, standing.doubt))
        if len(steps) > STEPS * _EACH:
            del steps[:_EACH]

    def of(self, player: str, pool: Pool) -> Iterator[Step]:
        """The steps of a player, the earliest first."""
        steps = self._steps.get((player, pool), array("d"))
        for at in range(0, len(steps), _EACH):
            when, rating, doubt = steps[at : at + _EACH]
            yield Step(int(when), rating, doubt)
