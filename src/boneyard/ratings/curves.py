"""How ratings went: the latest steps of each player in each pool."""

from collections.abc import Iterator
from struct import Struct as Packer
from typing import Final

from msgspec import Struct

from boneyard.ratings.model import Standing
from boneyard.ratings.pools import Pool
from boneyard.ratings.results import Result

#: Steps that are kept of each player in each pool.
STEPS: Final = 60
#: A step as it is kept: when, the rating, its doubt.
_STEP: Final = Packer("<ddd")


class Step(Struct, frozen=True):
    """A rating after a match."""

    at: int
    rating: float
    doubt: float


class Curves:
    """The latest steps of everybody: small, for there may be many players."""

    def __init__(self) -> None:
        """Begin with none."""
        self._steps: dict[tuple[str, Pool], bytes] = {}

    def copy(self) -> "Curves":
        """The same once more; the steps of each are never changed, only replaced."""
        other = Curves()
        other._steps = dict(self._steps)
        return other

    def add(self, player: str, result: Result, standing: Standing) -> None:
        """Note what a result has changed."""
        before = self._steps.get((player, result.pool), b"")
        step = _STEP.pack(result.at, standing.rating, standing.doubt)
        self._steps[player, result.pool] = (before + step)[-STEPS * _STEP.size :]

    def of(self, player: str, pool: Pool) -> Iterator[Step]:
        """The steps of a player, the earliest first."""
        for when, rating, doubt in _STEP.iter_unpack(self._steps.get((player, pool), b"")):
            yield Step(int(when), rating, doubt)
