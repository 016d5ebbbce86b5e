"""What the arguments of rule words may be, where their types alone don't tell.

A plain whole number is one or more, or what its default is; a text is one of a few, a `Literal`.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Final

#: The largest number that a rule may have.
MAX_RULE_NUMBER: Final = 100_000


@dataclass(frozen=True)
class Between:
    """Bounds of a whole number."""

    least: int
    most: int = MAX_RULE_NUMBER


@dataclass(frozen=True)
class TileNotation:
    """A text that names a tile, as the notation has it."""


#: Points or tiles of which there may be none.
Amount = Annotated[int, Between(0)]
#: The largest half of a set of straight tiles.
MaxPips = Annotated[int, Between(2, 15)]
#: Tiles in a hand.
HandSize = Annotated[int, Between(1, 50)]
#: Rounds of a match.
Rounds = Annotated[int, Between(1, 1000)]
#: Rounds of a match, or 0: one for each double of the set.
RoundsOrZero = Annotated[int, Between(0, 1000)]
#: How many play.
Players = Annotated[int, Between(2, 8)]
#: A tile as it is written: `6-4`.
TileName = Annotated[str, TileNotation()]
#: Marks a part of a word that nobody writes: it follows from other parts of the game.
DERIVED: Final[dict[str, Any]] = {"given": True}
