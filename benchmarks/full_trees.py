"""Trees of Five Up that can't be laid out at all, proved by a SAT solver.

    uv run --with python-sat python benchmarks/full_trees.py [trees of each set]

Random trees with all doubles of a set, a tile between each two of them, and tiles on their open
sides. Of each it is asked, as a question of logic to a solver, whether there is any way at all to
lay it so that joined halves meet and no two tiles come nearer than half a unit where they don't
join: with all doubles crosswise (G-16), and with doubles in line wherever that helps. Tiles lie on
the grid of half units, in all the ways that `boneyard.layout` knows. A router that lays tiles
one by one knows less than the solver, so what it finds impossible is impossible at a table; there
the tile is detached.
"""

import random
import sys
from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace
from pysat.solvers import Solver

from boneyard.layout.arms import (
    END_SHORT,
    END_SPINNER,
    OPENS_ALL,
    OpenEnd,
    TilePlace,
    crosswise_at,
    lengthwise_places,
)
from boneyard.layout.straight_occupancy import CENTRE_KEY, TOO_CLOSE
from boneyard.layout.tree_lookahead import double_places, opened_ends

#: The sets, and the most tiles of each: more would take the solver too long.
SETS = {6: 28, 9: 55, 12: 60, 15: 66}


class Node(Struct, frozen=True):
    """A tile of a tree: on which tile it lies, on which of its open sides, and its halves."""

    parent: int
    side: int
    halves: tuple[int, int]

    @property
    def double(self) -> bool:
        return self.halves[0] == self.halves[1]


def tree(size: int, most: int, dice: random.Random) -> list[Node]:
    """A tree that the tiles of a set can make; no tile comes twice."""
    nodes = [Node(-1, 0, (0, 0))]
    sides = [(0, side) for side in range(4)]
    laid = {(0, 0)}

    def lay(parent: int, side: int, far: int) -> int:
        near = nodes[parent].halves[1]
        laid.add((min(near, far), max(near, far)))
        nodes.append(Node(parent, side, (near, far)))
        return len(nodes) - 1

    for value in range(1, size + 1):
        # Mostly on the oldest sides, so that the tree is dense.
        parent, side = sides.pop(dice.randrange(min(len(sides), dice.choice((2, 4, 6)))))
        double = lay(lay(parent, side, value), 0, value)
        new = [(double, side) for side in range(3)]
        dice.shuffle(new)
        sides += new
    dice.shuffle(sides)
    for parent, side in sides:
        near = nodes[parent].halves[1]
        free = [
            far for far in range(size + 1)
            if far != near and (min(near, far), max(near, far)) not in laid
        ]  # fmt: skip
        if free and len(nodes) < most:
            sides.append((lay(parent, side, dice.choice(free)), 0))
    return nodes


def sockets(node: Node, place: TilePlace) -> tuple[OpenEnd, ...]:
    """List the open sides of a placed tile."""
    ends = opened_ends(place, node.double, OPENS_ALL)
    if node.parent < 0:
        ends = (*ends, OpenEnd(place.centre, (place.heading + 2) % 4, END_SPINNER, 0))
    return ends


def ways(socket: OpenEnd, double: bool, in_line: bool) -> Iterable[TilePlace]:
    """List all ways to lay a tile on an open side."""
    if double:
        return [place for place in double_places(socket) if in_line or place.across]
    return lengthwise_places(
        replace(socket, kind=END_SHORT) if socket.kind == END_SPINNER else socket
    )


def places(nodes: list[Node], in_line: bool) -> list[list[tuple[int, TilePlace]]]:
    """Return where each tile may lie, and for which place of the tile before it."""
    found = [[(-1, crosswise_at(CENTRE_KEY, 0))]]
    for node in nodes[1:]:
        before = nodes[node.parent]
        found.append(
            [
                (at, place)
                for at, (_, behind) in enumerate(found[node.parent])
                for place in ways(sockets(before, behind)[node.side], node.double, in_line)
            ]
        )
    return found


def clauses(nodes: list[Node], in_line: bool) -> Iterator[list[int]]:
    """Return the clauses: every tile lies somewhere, on the one before it, and near no other."""
    number = 0
    lying: list[list[int]] = []
    squares: list[dict[int, int]] = []
    for index, some in enumerate(places(nodes, in_line)):
        lying.append(list(range(number + 1, number + 1 + len(some))))
        number += len(some)
        squares.append({})
        yield lying[index]
        for one, (at, place) in zip(lying[index], some, strict=True):
            if index:
                yield [-one, lying[nodes[index].parent][at]]
            for key in (place.first, place.last):
                if key not in squares[index]:
                    number += 1
                    squares[index][key] = number
                yield [-one, squares[index][key]]
    for index, mine in enumerate(squares):
        for other in range(index):
            if other != nodes[index].parent:
                theirs = squares[other]
                for key, one in mine.items():
                    yield from ([-one, -theirs[key + by]] for by in TOO_CLOSE if key + by in theirs)


def can_be_laid(nodes: list[Node], in_line: bool) -> bool:
    """Run the solver."""
    with Solver("cadical195", bootstrap_with=clauses(nodes, in_line)) as solver:
        return bool(solver.solve())


def main() -> None:
    """Ask about trees of every set."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for size, most in SETS.items():
        trees = [tree(size, most, random.Random(seed)) for seed in range(count)]
        for in_line in (False, True):
            laid = sum(can_be_laid(nodes, in_line) for nodes in trees)
            how = "with doubles in line" if in_line else "all doubles crosswise"
            print(f"double-{size:<2} {how:22} {count - laid} of {count} can't be laid", flush=True)


if __name__ == "__main__":
    main()
