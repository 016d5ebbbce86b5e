"""Annotated types for the arguments of rule words: bounds, tiles, derived values.

A plain integer is at least 1, or as small as its default; a text is one of a `Literal`.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Final

#: The largest number that a rule may have.
MAX_RULE_NUMBER: Final = 100_000


#: The most players at a table.
MAX_PLAYERS: Final = 10


@dataclass(frozen=True)
class Between:
    """Bounds of an integer."""

    least: int
    most: int = MAX_RULE_NUMBER


@dataclass(frozen=True)
class TileNotation:
    """A text that is a tile in notation."""


#: Points or tiles, 0 allowed.
Amount = Annotated[int, Between(0)]
#: The largest half of a set of straight tiles.
MaxPips = Annotated[int, Between(2, 15)]
#: Tiles in a hand.
HandSize = Annotated[int, Between(1, 50)]
#: Rounds of a match.
Rounds = Annotated[int, Between(1, 1000)]
#: Rounds of a match, or 0: one for each double of the set.
RoundsOrZero = Annotated[int, Between(0, 1000)]
#: Number of players.
Players = Annotated[int, Between(2, MAX_PLAYERS)]
#: A tile as written: `6-4`.
TileName = Annotated[str, TileNotation()]
#: Marks a derived argument: it follows from other parts of the game and isn't written.
DERIVED: Final[dict[str, Any]] = {"given": True}
