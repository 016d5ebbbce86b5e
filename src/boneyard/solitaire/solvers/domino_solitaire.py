"""Solver for Domino Solitaire with all tiles known.

The only irreversible moves are those of a tile that lies under a face-down one, at most 21 in a
game. So the search is one over the numbers of face-down tiles (a bound also proves nearly all
losses), and all positions with the same numbers that still have an empty place are considered
equal: only one arrangement of them is followed. In rare cases that misses a win; where it finds
none, an exhaustive search over every position decides.

Positions are integers. Tiles never rotate, so a tile is an arrow from its top half to its bottom
half, and the face-up tiles of a column are a *run* of arrows, each starting where the one above it
ends. The first tile of a run is its *head*: it is *pinned* if a face-down tile lies above it, which
it covers and will uncover when it moves, and *loose* if its place has no face-down tiles.

A position stores the *host* of each tile: the tile it hangs under, or one of the marks below. It
contains no places, so positions that differ only in the order of places are equal.
"""

import heapq
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from time import perf_counter
from typing import NamedTuple

Tile = tuple[int, int]
Move = tuple[int, int]  # a tile, and the tile it goes under or LOOSE for an empty place
Run = list[int]

PLACES = 7
HOST_LOOSE, HOST_PINNED, HOST_FACE_DOWN = 253, 254, 255  # in the place of a host


class Place(NamedTuple):
    """One of the seven places: face-down tiles as they lie, then face-up tiles, top to bottom."""

    down: Sequence[Tile]
    up: Sequence[Tile]


def turn_up(tile: Tile, flip: str) -> Tile:
    """Return a face-down tile as it will show when turned up (DS-2)."""
    return (tile[1], tile[0]) if flip == "vertical" else tile


class DealTable:
    """What is constant in a game: the tiles, and which of them cover which."""

    def __init__(self, places: Sequence[Place], flip: str) -> None:
        shown = [([turn_up(tile, flip) for tile in down], list(up)) for down, up in places]
        tiles = [tile for down, up in shown for tile in (*down, *up)]
        self.tops = [tile[0] for tile in tiles]
        self.bottoms = [tile[1] for tile in tiles]
        self.places: list[tuple[list[int], list[int]]] = []
        # The tiles that are or may become pinned, a list for each place that has face-down tiles:
        # those and the head of its run. All others can move freely from the start.
        self.columns: list[list[int]] = []
        self.column_of: dict[int, tuple[int, int]] = {}
        self.others: list[int] = []
        number = 0
        for down, up in shown:
            ids = list(range(number, number + len(down) + len(up)))
            number += len(ids)
            covered = len(down)
            self.places.append((ids[:covered], ids[covered:]))
            if covered:
                for depth, tile in enumerate(ids[: covered + 1]):
                    self.column_of[tile] = len(self.columns), depth
                self.columns.append(ids[: covered + 1])
            self.others += ids[covered + 1 :] if covered else ids

    def start_board(self) -> "Board":
        """Set up the start position of the table."""
        hosts = bytearray([HOST_FACE_DOWN] * len(self.tops))
        for down, up in self.places:
            for above, tile in zip([None, *up], up, strict=False):
                hosts[tile] = above if above is not None else HOST_PINNED if down else HOST_LOOSE
        return Board(self, hosts, [len(column) - 1 for column in self.columns])

    def format_moves(self, moves: Iterable[Move]) -> list[str]:
        """Format moves from the start in the notation, which names places (DS-5: first empty)."""
        places = [[*down, *up] for down, up in self.places]
        texts = []
        for tile, host in moves:
            source = next(place for place in places if tile in place)
            high, low = sorted((self.tops[tile], self.bottoms[tile]), reverse=True)
            if host == HOST_LOOSE:
                target, name = places.index([]), "new"
            else:
                target = next(i for i, place in enumerate(places) if place and place[-1] == host)
                name = str(target + 1)
            cut = source.index(tile)
            places[target] += source[cut:]
            del source[cut:]
            texts.append(f"{high}-{low}>{name}")
        return texts


class Board:
    """A mutable position, and the moves made on it."""

    __slots__ = ("hosts", "levels", "moves", "table")

    def __init__(self, table: DealTable, hosts: bytearray, levels: list[int]) -> None:
        self.table = table
        self.hosts = hosts
        self.levels = levels
        self.moves: list[Move] = []

    def copy(self) -> "Board":
        """Return the same position with no moves made yet."""
        return Board(self.table, bytearray(self.hosts), list(self.levels))

    def runs(self) -> list[Run]:
        """List the runs, each from its head to its end."""
        below: dict[int, int] = {}
        heads = []
        for tile, host in enumerate(self.hosts):
            if host < HOST_LOOSE:
                below[host] = tile
            elif host != HOST_FACE_DOWN:
                heads.append(tile)
        runs = []
        for head in heads:
            run = [head]
            tile = below.get(head, -1)
            while tile >= 0:
                run.append(tile)
                tile = below.get(tile, -1)
            runs.append(run)
        return runs

    def move(self, tile: int, host: int) -> None:
        """Move a tile with what hangs below it, and turn up what a pinned one covered (DS-4)."""
        self.moves.append((tile, host))
        if self.hosts[tile] == HOST_PINNED:
            column, depth = self.table.column_of[tile]
            self.levels[column] = depth - 1
            uncovered = self.table.columns[column][depth - 1]
            self.hosts[uncovered] = HOST_PINNED if depth > 1 else HOST_LOOSE
        self.hosts[tile] = host

    def legal(self, runs: list[Run]) -> Iterator[Move]:
        """List every legal move (DS-3, DS-5); those that differ only in the place once."""
        tops, bottoms = self.table.tops, self.table.bottoms
        room = len(runs) < PLACES
        ends = [(bottoms[run[-1]], run[-1]) for run in runs]
        for run in runs:
            for tile in run:
                for half, end in ends:
                    if half == tops[tile] and end != run[-1]:
                        yield tile, end
                if room and self.hosts[tile] != HOST_LOOSE:
                    yield tile, HOST_LOOSE


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


def join_runs(board: Board) -> list[Run]:
    """Join runs as far as known ways go, and return the runs that are left."""
    while True:
        runs = board.runs()
        if not (_join_head(board, runs) or _join_loop(board, runs)):
            return runs


def free_pinned(board: Board, runs: list[Run], column: int) -> bool:
    """Move the pinned tile of a column, after others if needed; return whether that worked."""
    head = board.table.columns[column][board.levels[column]]
    end = _find_end(board, runs, head)
    if end is not None:
        board.move(head, end)
        return True
    run = next(run for run in runs if run[0] == head)
    if _is_loop(board, run) and _splice(board, runs, run):
        return True
    if len(runs) < PLACES:
        board.move(head, HOST_LOOSE)
        return True
    return False


def _join_head(board: Board, runs: list[Run]) -> bool:
    """Hang a loose head under the end of another run."""
    for run in runs:
        if board.hosts[run[0]] == HOST_LOOSE:
            end = _find_end(board, runs, run[0])
            if end is not None:
                board.move(run[0], end)
                return True
    return False


def _join_loop(board: Board, runs: list[Run]) -> bool:
    """Merge a loose run that could only hang under its own end into another one."""
    return any(
        board.hosts[run[0]] == HOST_LOOSE and _is_loop(board, run) and _splice(board, runs, run)
        for run in runs
    )


def _find_end(board: Board, runs: list[Run], head: int) -> int | None:
    """Find the end of another run that fits a head."""
    half, bottoms = board.table.tops[head], board.table.bottoms
    for run in runs:
        if run[0] != head and bottoms[run[-1]] == half:
            return run[-1]
    return None


def _is_loop(board: Board, run: Run) -> bool:
    """Return whether a run ends with the half it starts with."""
    return board.table.tops[run[0]] == board.table.bottoms[run[-1]]


def _splice(board: Board, runs: list[Run], loop: Run) -> bool:
    """Move a loop's head into another run, opening both where they share a value."""
    tops, bottoms = board.table.tops, board.table.bottoms
    inner = {tops[tile]: place for place, tile in enumerate(loop) if place}
    others = [run for run in runs if run is not loop]
    for run in others:
        place = inner.get(bottoms[run[-1]])
        if place is not None:
            # The other run ends where the loop can be opened.
            board.move(loop[place], run[-1])
            board.move(loop[0], loop[-1])
            return True
    if len(runs) == PLACES:
        return False
    anywhere = {**inner, tops[loop[0]]: 0}
    for run in others:
        for above, tile in pairwise(run):
            place = anywhere.get(tops[tile])
            if place is not None:
                _insert(board, loop, place, above, tile)
                return True
        place = inner.get(tops[run[0]])
        if place is not None and board.hosts[run[0]] == HOST_LOOSE:
            # The other run starts where the loop can be opened.
            board.move(loop[place], HOST_LOOSE)
            board.move(run[0], loop[place - 1])
            board.move(loop[0], loop[-1])
            return True
    return False


def _insert(board: Board, loop: Run, place: int, above: int, tile: int) -> None:
    """Put a loop, opened at a place, between a tile and the one above it."""
    board.move(tile, HOST_LOOSE)
    board.move(loop[place], above)
    if place:
        board.move(loop[0], loop[-1])
    board.move(tile, loop[place - 1])  # place 0: the loop stays as it is, and its end is free


__all__ = ["Outcome", "Place", "places_of_deal", "solve"]


class Outcome(NamedTuple):
    """The result of a search; `won` is None where it ran out of budget."""

    won: bool | None
    moves: list[str]  # to the best result found, without a final `pass` or `resign`
    nodes: int
    best: int  # columns if won, otherwise tiles face down (DS-6)
    proved: bool  # whether nothing better is possible


def places_of_deal(rows: Sequence[Sequence[Tile]], flip: str) -> list[Place]:
    """Make the places of a deal from its rows of tiles, written top half first (DS-1)."""
    columns = [[row[place] for row in rows if place < len(row)] for place in range(PLACES)]
    return [Place(tiles[:-1], [turn_up(tile, flip) for tile in tiles[-1:]]) for tiles in columns]


def solve(
    columns: Sequence[Place], flip: str, seconds: float | None = None, nodes: int | None = None
) -> Outcome:
    """Find the best result from a position, within a limit of time or of positions."""
    table = DealTable(columns, flip)
    limits = _Limits(seconds, nodes)
    found = _Best(table.start_board())
    lattice = LevelLattice(table, limits.check)
    target, proved = 0, False
    try:
        target = lattice.min_face_down(tuple(found.board.levels))
        while not (
            _Search(lattice, limits, found, target, guided=True).run()
            or _Search(lattice, limits, found, target, guided=False).run()
            or found.down == target
        ):
            target += 1  # Nobody gets that far down: one more stays face down.
        proved = True
    except _OutOfTime:
        pass
    won = True if not found.down else False if target else None
    best = found.down or found.columns
    return Outcome(won, table.format_moves(found.line), limits.used, best, proved)


class _OutOfTime(Exception):
    """The search has used up its budget."""


class _Limits:
    """The time and the number of positions that a search may use."""

    def __init__(self, seconds: float | None, nodes: int | None) -> None:
        self._deadline = None if seconds is None else perf_counter() + seconds
        self._nodes = nodes
        self.used = 0

    def check(self) -> None:
        """Stop the search if the time is up."""
        if self._deadline is not None and perf_counter() > self._deadline:
            raise _OutOfTime

    def count(self) -> None:
        """Count a position, and stop the search if it was one too many."""
        if self._nodes is not None and self.used >= self._nodes:
            raise _OutOfTime
        self.used += 1
        self.check()


class _Best:
    """The position to be solved, the best result so far and the moves to it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.down = sum(board.levels)
        self.columns = len(board.runs())
        self.line: list[Move] = []


class _Node(NamedTuple):
    """An open node of the search: fewest face down first, then fewest columns."""

    down: int
    columns: int
    number: int  # unique, so the fields after it are never compared
    board: Board
    runs: list[Run]


class _Search:
    """One search for positions with a given number of tiles face down.

    A guided search joins runs in every position (which is reversible), and one position with an
    empty place stands for all with the same levels; an unguided one visits them all.
    """

    def __init__(
        self, lattice: LevelLattice, limits: _Limits, found: _Best, target: int, *, guided: bool
    ) -> None:
        self._lattice = lattice
        self._limits = limits
        self._found = found
        self._target = target
        self._guided = guided
        # With face-down tiles left, the number of columns is no part of the result.
        bottom = (0,) * len(found.board.levels)
        self._columns = PLACES if target else lattice.min_runs(bottom)
        self._queue: list[_Node] = []
        self._parents: dict[bytes, tuple[bytes | None, list[Move]]] = {}
        self._levels_with_room: set[Levels] = set()

    def run(self) -> bool:
        """Search until the target is reached (true) or the space is exhausted (false)."""
        self._push(self._found.board.copy(), None)
        while self._queue:
            node = heapq.heappop(self._queue)
            self._limits.count()
            self._record_best(node)
            if node.down == self._target and node.columns <= self._columns:
                return True
            if self._guided:
                self._expand_releases(node)
            if not self._guided or node.columns == PLACES:
                self._expand_moves(node)
        return False

    def _expand_releases(self, node: _Node) -> None:
        """Expand a position by freeing each of the pinned tiles."""
        levels = tuple(node.board.levels)
        for column in self._lattice.removable_columns(levels):
            after = lower_level(levels, column)
            if node.columns < PLACES and after in self._levels_with_room:
                continue
            board = node.board.copy()
            if self._is_promising(after) and free_pinned(board, node.runs, column):
                self._push(board, node.board)

    def _expand_moves(self, node: _Node) -> None:
        """Expand a position by every legal move."""
        for tile, host in node.board.legal(node.runs):
            board = node.board.copy()
            board.move(tile, host)
            if self._is_promising(tuple(board.levels)):
                self._push(board, node.board)

    def _is_promising(self, levels: Levels) -> bool:
        return self._lattice.min_face_down(levels) <= self._target

    def _push(self, board: Board, before: Board | None) -> None:
        """Push a position on the queue, unless an equivalent one was visited."""
        if bytes(board.hosts) in self._parents:
            return
        runs = join_runs(board) if self._guided else board.runs()
        hosts = bytes(board.hosts)
        if hosts in self._parents:
            return
        if self._guided and len(runs) < PLACES:
            levels = tuple(board.levels)
            if levels in self._levels_with_room:
                return
            self._levels_with_room.add(levels)
        self._parents[hosts] = None if before is None else bytes(before.hosts), board.moves
        node = _Node(sum(board.levels), len(runs), len(self._parents), board, runs)
        heapq.heappush(self._queue, node)

    def _record_best(self, node: _Node) -> None:
        """Store a position and the moves to it if it is the best so far."""
        found = self._found
        # Fewer columns count only once all tiles are face up.
        if (node.down, 0 if node.down else node.columns) >= (
            found.down,
            0 if found.down else found.columns,
        ):
            return
        found.down, found.columns = node.down, node.columns
        parts: list[list[Move]] = []
        hosts: bytes | None = bytes(node.board.hosts)
        while hosts is not None:
            hosts, moves = self._parents[hosts]
            parts.append(moves)
        found.line = [move for moves in reversed(parts) for move in moves]
