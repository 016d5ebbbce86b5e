"""Domino Solitaire position as integers, for the search.

Tiles never rotate, so a tile is an arrow from its top half to its bottom half, and the face-up
tiles of a column are a *run* of arrows, each starting where the one above it ends. The first tile
of a run is its *head*: it is *pinned* if a face-down tile lies above it, which it covers and will
uncover when it moves, and *loose* if its place has no face-down tiles.

A position stores the *host* of each tile: the tile it hangs under, or one of the marks below. It
contains no places, so positions that differ only in the order of places are equal.
"""

from collections.abc import Iterable, Iterator, Sequence
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
