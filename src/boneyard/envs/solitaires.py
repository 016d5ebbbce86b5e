"""The games for one as numbers: all moves that there are, and what lies open."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol

import numpy as np

from boneyard.core.actions import Knock, Move, Next, Pass, Shift
from boneyard.core.events import Laid
from boneyard.core.tiles import pair
from boneyard.envs.observation import Floats
from boneyard.solitaire.baronet import COUNTS
from boneyard.solitaire.domino_solitaire import PLACES
from boneyard.solitaire.game import SoloRules


class Sight(Protocol):
    """How a kind of game is looked at."""

    moves: list[Move]
    """All moves that there are; their places are the numbers of the actions."""
    size: int
    """How many numbers an observation has."""

    def look(self, state: Any) -> Floats:
        """What lies open."""
        ...


class _Row:
    """Tiles in a row: two halves for each place, a one at what they show."""

    def __init__(self, rules: SoloRules) -> None:
        """Count the places."""
        self.places = len(rules.tiles)
        self.halves = rules.game.most + 1
        self.size = self.places * 2 * self.halves

    def ones(self, row: Iterable[Laid]) -> list[int]:
        """Where the ones of a row stand."""
        shown = [half.pips for laid in row for half in laid]
        return [place * self.halves + pips for place, pips in enumerate(shown)]


class LineSight(_Row):
    """Knock-Out: the line as it lies."""

    def __init__(self, rules: SoloRules) -> None:
        """Every joint that a line can have."""
        super().__init__(rules)
        self.moves: list[Move] = [Knock(joint) for joint in range(1, self.places)]

    def look(self, state: Any) -> Floats:
        """The line."""
        seen = np.zeros(self.size, np.float32)
        seen[self.ones(state.line)] = 1
        return seen


class RowSight(_Row):
    """Baronet: the row, where the count is, and the count."""

    def __init__(self, rules: SoloRules) -> None:
        """There is nothing to be chosen: counting on is the only move."""
        super().__init__(rules)
        self.moves: list[Move] = [Next()]
        self.at, self.size = self.size, self.size + self.places + COUNTS

    def look(self, state: Any) -> Floats:
        """The row and the count."""
        seen = np.zeros(self.size, np.float32)
        seen[self.ones((tile.a, tile.b) for tile in state.row)] = 1
        if state.row:
            seen[[self.at + state.at, self.at + self.places + state.count]] = 1
        return seen


class ColumnsSight:
    """Domino Solitaire: for each tile that lies open its column, its place in it and its turn."""

    def __init__(self, rules: SoloRules) -> None:
        """Every tile can go to every place, or to an empty one; and it can be enough."""
        self.tiles = {tile: number for number, tile in enumerate(rules.tiles)}
        shifts = [Shift(tile, place) for tile in rules.tiles for place in range(PLACES + 1)]
        self.moves: list[Move] = [*shifts, Pass()]
        self.each = PLACES + 2
        self.size = len(self.tiles) * self.each + PLACES

    def look(self, state: Any) -> Floats:
        """What lies open, and how many tiles lie face down in each column."""
        seen = np.zeros(self.size, np.float32)
        for column, one in enumerate(state.columns):
            seen[self.size - PLACES + column] = len(one.down) / PLACES
            for place, laid in enumerate(one.up):
                tile = pair(*laid)
                at = self.tiles[tile] * self.each
                seen[at + column] = 1
                seen[at + PLACES] = (place + 1) / len(self.tiles)
                seen[at + PLACES + 1] = laid[0] is tile.a
        return seen


#: How each kind of game is looked at.
SIGHTS: Final[Mapping[str, Callable[[SoloRules], Sight]]] = {
    "line": LineSight,
    "row": RowSight,
    "columns": ColumnsSight,
}
