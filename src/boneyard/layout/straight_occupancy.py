"""Occupancy grid of straight tiles: which places are free, and which lead outside.

Everything lies on a grid of half units. A tile is two squares of 1 × 1; a place is the middle of
such a square, encoded as one number, its key. Laying a tile takes the places within a unit and a
half of it, so that half a unit stays free between tiles that don't join.
"""

from typing import Final

#: Places in a row of the grid.
GRID_WIDTH: Final = 512
CENTRE_KEY: Final = GRID_WIDTH // 2 * GRID_WIDTH + GRID_WIDTH // 2

#: A half unit east, south, west and north (headings 0 to 3, clockwise), and a whole one.
HALF_STEP: Final = (1, GRID_WIDTH, -1, -GRID_WIDTH)
UNIT_STEP: Final = (2, 2 * GRID_WIDTH, -2, -2 * GRID_WIDTH)


def _offsets(wide: int, high: int) -> tuple[int, ...]:
    return tuple(y * GRID_WIDTH + x for y in range(-high, high + 1) for x in range(-wide, wide + 1))


def _ring(wide: int, high: int) -> tuple[int, ...]:
    """List the places around a box, clockwise."""
    top = [(x, -high) for x in range(-wide, wide)]
    right = [(wide, y) for y in range(-high, high)]
    ring = [*top, *right]
    return tuple(y * GRID_WIDTH + x for x, y in [*ring, *((-x, -y) for x, y in ring)])


#: The places that a tile takes around it, lying and standing.
CLEARANCE_ZONES: Final = (_offsets(3, 2), _offsets(2, 3))
CLEARANCE_SETS: Final = tuple(map(frozenset, CLEARANCE_ZONES))
#: The places just outside of these.
RINGS: Final = (_ring(4, 3), _ring(3, 4))
#: Two squares whose keys differ by one of these are too close to each other.
TOO_CLOSE: Final = frozenset(_offsets(2, 2))

#: Two squares whose keys differ by one of these overlap.
OVERLAPPING: Final = _offsets(1, 1)

#: The middle of a tile and whether it stands upright.
TilePosition = tuple[int, int, int]
#: Width and height of the cells of the spatial index; a small table lies in one.
BUCKET_SIZE: Final = 128
BUCKET_OFFSET: Final = BUCKET_SIZE // 2


def to_units(key: int) -> tuple[float, float]:
    """Convert a key to units from the middle of the table."""
    y, x = divmod(key, GRID_WIDTH)
    return (x - GRID_WIDTH // 2) / 2, (y - GRID_WIDTH // 2) / 2


class OccupancyGrid:
    """Which places are taken by which tiles."""

    __slots__ = (
        "_buckets",
        "_marked_count",
        "_squares",
        "_taken",
        "_tracks_enclosed",
        "bottom",
        "enclosed",
        "last_centre",
        "left",
        "right",
        "tiles",
        "top",
    )

    def __init__(self, bays: bool = True) -> None:
        """Start empty; `bays` tells whether dead ends are tracked.

        Then places are taken at once; otherwise lazily, which hardly ever happens in a tree.
        """
        self._tracks_enclosed = bays
        self.tiles: list[TilePosition] = []
        """Where the tiles lie, in the order of their numbers."""
        self._buckets: dict[int, list[TilePosition]] = {}
        # How many tiles have taken their places, and where the halves of those lie.
        self._marked_count = 0
        self._taken: dict[int, int] = {}
        self._squares: set[int] = set()
        self.enclosed: set[int] = set()
        """Free places from which no way leads outside."""
        self.last_centre = CENTRE_KEY
        """Where the last tile was laid."""
        self.left = self.right = self.top = self.bottom = GRID_WIDTH // 2

    @property
    def taken(self) -> dict[int, int]:
        """The taken places, each with the number of its tile; -1 if several took it."""
        if self._marked_count < len(self.tiles):
            self._mark_taken()
        return self._taken

    def _mark_taken(self) -> None:
        """Take the places of the tiles laid since the last call."""
        taken, squares = self._taken, self._squares
        for number, (x, y, standing) in enumerate(
            self.tiles[self._marked_count :], self._marked_count + 1
        ):
            centre = y * GRID_WIDTH + x
            squares.update((centre - HALF_STEP[standing], centre + HALF_STEP[standing]))
            for offset in CLEARANCE_ZONES[standing]:
                key = centre + offset
                taken[key] = -1 if key in taken else number
        self._marked_count = len(self.tiles)

    def place(self, centre: int, standing: int) -> None:
        """Take the places of the next tile."""
        self.last_centre = centre
        if self._tracks_enclosed:
            self.enclosed |= self.cut_off_places(centre, standing)
        y, x = divmod(centre, GRID_WIDTH)
        self.tiles.append((x, y, standing))
        part = (x + BUCKET_OFFSET) // BUCKET_SIZE + (y + BUCKET_OFFSET) // BUCKET_SIZE * GRID_WIDTH
        self._buckets.setdefault(part, []).append((x, y, standing))
        if self._tracks_enclosed:
            self._mark_taken()
        wide, high = (2, 3) if standing else (3, 2)
        self.left, self.right = min(self.left, x - wide), max(self.right, x + wide)
        self.top, self.bottom = min(self.top, y - high), max(self.bottom, y + high)

    def tiles_near(self, left: int, top: int, right: int, bottom: int) -> list[TilePosition]:
        """List the tiles whose middles are in a box, and some near it."""
        parts = self._buckets
        if len(parts) == 1:
            return self.tiles
        across = range(
            (left + BUCKET_OFFSET) // BUCKET_SIZE, (right + BUCKET_OFFSET) // BUCKET_SIZE + 1
        )
        down = range(
            (top + BUCKET_OFFSET) // BUCKET_SIZE * GRID_WIDTH,
            (bottom + BUCKET_OFFSET) // BUCKET_SIZE * GRID_WIDTH + 1,
            GRID_WIDTH,
        )
        found: list[TilePosition] = []
        for row in down:
            for part in across:
                if row + part in parts:
                    found += parts[row + part]
        return found

    def is_uncovered(self, *keys: int) -> bool:
        """Return whether no tile overlaps these squares, though one may touch them."""
        self._mark_taken()
        squares = self._squares
        return not any(key + offset in squares for key in keys for offset in OVERLAPPING)

    def cut_off_places(self, centre: int, standing: int) -> set[int]:
        """List the free places that a tile would cut off from the outside."""
        taken = self.taken
        ring = RINGS[standing]
        # A byte for each place around: 1 if taken. This is the hot path.
        full = bytes(map(taken.__contains__, map(centre.__add__, ring)))
        # One contiguous stretch of free places around the tile: nothing can be cut off.
        if (full[-1:] + full).count(b"\x01\x00") < 2:
            return set()
        starts = [at for at, one in enumerate(full) if not one and full[at - 1]]
        zone = {centre + offset for offset in CLEARANCE_ZONES[standing]}
        outside: set[int] = set()
        lost: set[int] = set()
        for at in starts:
            start = centre + ring[at]
            if start not in lost and start not in outside:
                visited, out = self._flood_fill(start, zone, outside)
                (outside if out else lost).update(visited)
        return lost

    def _flood_fill(self, start: int, zone: set[int], outside: set[int]) -> tuple[set[int], bool]:
        """Search a way out; return the places visited, and whether one is outside."""
        taken = self.taken
        left, right, top, bottom = self.left, self.right, self.top, self.bottom
        visited = {start}
        stack = [start]
        while stack:
            place = stack.pop()
            y, x = divmod(place, GRID_WIDTH)
            if not (left <= x <= right and top <= y <= bottom) or place in outside:
                return visited, True
            # Nearest edge first.
            steps = (
                (x - left, place - 1), (right - x, place + 1),
                (y - top, place - GRID_WIDTH), (bottom - y, place + GRID_WIDTH),
            )  # fmt: skip
            for _, step in sorted(steps, reverse=True):
                if step not in visited and step not in taken and step not in zone:
                    visited.add(step)
                    stack.append(step)
        return visited, False
