"""Lower bounds for Domino Solitaire from the numbers of face-down tiles alone.

Which tiles are face up, and which of them are pinned, depends only on how many tiles of each column
are still face down: the *levels*. For given levels the runs are trails that use each face-up arrow
once and start, among others, with each pinned tile. As for Euler trails, the fewest runs follow
from the degrees: one for each pinned tile, one for each arrow that leaves a value in excess of
those that arrive there, and one for each connected part that has neither and so is a closed loop.

A pinned tile can move only if, counted as an ordinary one, everything fits into one place less than
there are, because its own place stays taken by the tile it uncovers. If not even the best
arrangement does, no play will. So a game is a path down the lattice of levels, at most 7! points
for a whole deal; where none leads to the bottom, the game is lost, and that is nearly always exact.
"""

from collections.abc import Callable

from boneyard.solitaire.solvers.domino_solitaire.board import PLACES, DealTable

Levels = tuple[int, ...]

VALUES = 7
BITS = 8  # a number for each value, packed: arrows that leave minus arrows that arrive
BIAS = sum(64 << BITS * value for value in range(VALUES))  # keeps the packed numbers positive
MASK = (1 << VALUES) - 1


class _ArrowSums:
    """The arrows of some tiles, ready to be added up with those of others."""

    __slots__ = ("anchors", "excess", "links", "pinned")

    def __init__(self) -> None:
        self.excess = 0
        self.links = 0  # for each value, the values it is connected with (itself if used at all)
        self.anchors = 0  # the values where pinned tiles arrive
        self.pinned = 0

    def add(self, top: int, bottom: int) -> None:
        """Add a tile that may hang under another."""
        self.excess += (1 << BITS * top) - (1 << BITS * bottom)
        both = 1 << top | 1 << bottom
        self.links |= both << VALUES * top | both << VALUES * bottom

    def pin(self, bottom: int) -> None:
        """Add a pinned tile: nothing leads to it, so its top half does not count."""
        self.excess -= 1 << BITS * bottom
        self.links |= 1 << bottom << VALUES * bottom
        self.anchors |= 1 << bottom
        self.pinned += 1


class LevelLattice:
    """The levels of a game, with the steps down that the bounds allow."""

    def __init__(self, table: DealTable, check: Callable[[], None]) -> None:
        """Prepare the sums of each column; `check` is called now and then and may raise."""
        self._check = check
        tops, bottoms = table.tops, table.bottoms
        self._others = _ArrowSums()
        for tile in table.others:
            self._others.add(tops[tile], bottoms[tile])
        # For each column and level: with the tile that covers the rest pinned, and without.
        self._pinned: list[list[_ArrowSums]] = []
        self._freed: list[list[_ArrowSums]] = []
        for column in table.columns:
            pinned, freed = [], []
            for level, tile in enumerate(column):
                both = _ArrowSums(), _ArrowSums()
                for part in both:
                    for other in column[level + 1 :]:
                        part.add(tops[other], bottoms[other])
                both[1].add(tops[tile], bottoms[tile])
                if level:
                    both[0].pin(bottoms[tile])
                pinned.append(both[0] if level else both[1])
                freed.append(both[1])
            self._pinned.append(pinned)
            self._freed.append(freed)
        self._removable: dict[Levels, tuple[int, ...]] = {}
        self._min_face_down: dict[Levels, int] = {}

    def min_runs(self, levels: Levels, freed: int = -1) -> int:
        """Count the runs that are needed, with the pinned tile of one column freed if given."""
        excess, links = BIAS + self._others.excess, self._others.links
        anchors = runs = 0
        for column, level in enumerate(levels):
            part = (self._freed if column == freed else self._pinned)[column][level]
            excess += part.excess
            links |= part.links
            anchors |= part.anchors
            runs += part.pinned
        used = 0
        for value in range(VALUES):
            over = (excess >> BITS * value & 255) - 64
            if over > 0:
                runs += over
                anchors |= 1 << value
            if links >> VALUES * value & MASK:
                used |= 1 << value
        loops = used & ~_connected_values(links, anchors)
        while loops:
            runs += 1
            loops &= ~_connected_values(links, loops & -loops)
        return runs

    def removable_columns(self, levels: Levels) -> tuple[int, ...]:
        """List the columns whose pinned tile may be able to move."""
        found = self._removable.get(levels)
        if found is None:
            found = tuple(
                column
                for column, level in enumerate(levels)
                if level and self.min_runs(levels, column) < PLACES
            )
            self._removable[levels] = found
        return found

    def min_face_down(self, levels: Levels) -> int:
        """Return a lower bound of the number of tiles that stay face down."""
        found = self._min_face_down.get(levels)
        if found is None:
            self._check()
            found = sum(levels)
            if found:
                for column in self.removable_columns(levels):
                    found = min(found, self.min_face_down(lower_level(levels, column)))
                    if not found:
                        break
            self._min_face_down[levels] = found
        return found


def lower_level(levels: Levels, column: int) -> Levels:
    """Return the levels after the pinned tile of a column has moved."""
    return (*levels[:column], levels[column] - 1, *levels[column + 1 :])


def _connected_values(links: int, values: int) -> int:
    """Find all values connected with the given ones."""
    reached = front = values
    while front:
        lowest = front & -front
        found = links >> VALUES * (lowest.bit_length() - 1) & MASK & ~reached
        reached |= found
        front = (front ^ lowest) | found
    return reached
