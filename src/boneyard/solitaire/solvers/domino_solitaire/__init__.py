"""Solver for Domino Solitaire with all tiles known.

The only irreversible moves are those of a tile that lies under a face-down one, at most 21 in a
game. So the search is one over the numbers of face-down tiles (`bounds.py`, which also proves
nearly all losses), and all positions with the same numbers that still have an empty place are
considered equal: only one arrangement of them is followed. In rare cases that misses a win; where
it finds none, an exhaustive search over every position decides.
"""

import heapq
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from boneyard.solitaire.solvers.domino_solitaire.board import (
    PLACES,
    Board,
    DealTable,
    Move,
    Place,
    Run,
    Tile,
    turn_up,
)
from boneyard.solitaire.solvers.domino_solitaire.bounds import LevelLattice, Levels, lower_level
from boneyard.solitaire.solvers.domino_solitaire.macros import free_pinned, join_runs

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
