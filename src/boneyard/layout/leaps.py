"""Leaps: where an arm that is shut in goes on, apart from all that lies.

Tiles of one size that join half to half and never move can come so close that an arm is shut in,
and no foresight helps. Take a double, a tile, a double and a tile in a line, and at the same side
of it a tile on the short end of each double. Round the corner such a tile would lie half a unit
beside the line, where no double can lie crosswise on it; so both must go straight on, three units
apart. Doubles on them leave one unit between their inner ends, and a tile there needs two. So some
double must lie in line (`tree_router.py` does that where it leaves room). In some tables of
double-9 and
larger sets not even that helps, whatever one knows beforehand: `benchmarks/full_trees.py` has a
solver show it. Then the next tile of such an arm leaps: it lies at the nearest place with room, and
is drawn with a line to the joint. Outside of all that lies there is always one, so that no tile
ever touches one it doesn't join.
"""

from collections.abc import Callable, Iterator
from functools import cache
from math import hypot
from typing import Final

from msgspec.structs import replace

from boneyard.layout.arms import LYING, SPINNER, Place, Socket, across_at
from boneyard.layout.ground import HALF, RINGS, ROW, UNIT, Ground
from boneyard.layout.needs import ROOM
from boneyard.layout.tree_lookahead import REACH, sort_of

#: How far a leap may go to a place between others, in half units.
FARTHEST: Final = 40
#: So many places are looked at, and so many of them judged by what they take from others.
LOOKED_AT: Final = 160
JUDGED: Final = 12

#: What a person minds of a leap. Each half unit of its length; of that, where it crosses a tile.
LENGTH: Final = 4.0
CROSSED: Final = 4.0
#: An arm that goes on in another direction; in the opposite one.
TURNED: Final = 12.0
BACK: Final = 30.0
#: A place out of the frame, and each half unit of it.
OUTSIDE: Final = 30.0
FARTHER: Final = 4.0
#: Each place around it that belongs to another tile: it should be seen that they don't join.
NEIGHBOUR: Final = 2.0

Overflow = Callable[[Place], int]


@cache
def _around() -> tuple[tuple[int, int], ...]:
    """Where a tile may begin, as seen from a joint: the nearest first."""
    across = range(-FARTHEST, FARTHEST + 1)
    return tuple(sorted(((x, y) for y in across for x in across), key=lambda at: hypot(*at)))


def _away(x: int, y: int) -> Iterator[int]:
    """The headings in which an arm that begins there goes away from the joint."""
    return (heading for heading, on in enumerate((x, y, -x, -y)) if on > 0)


def leaps(
    ground: Ground, socket: Socket, double: bool, overflow: Overflow
) -> list[tuple[float, Place]]:
    """Places for the next tile of an arm that is shut in, and what a person minds of each.

    The best come first. All have room around them, and ahead for a tile or a double with a tile at
    each of its sides.
    """
    joint = socket.joint
    places: list[Place] = []
    for x, y in _around():
        for heading in _away(x, y):
            place = _headed(joint + y * ROW + x, heading, double)
            if _roomy(ground, place):
                places.append(place)
        if len(places) >= LOOKED_AT:
            break
    places += _outermost(ground, joint, double)
    found = [(_plainness(socket, place, overflow(place)), place) for place in places]
    found.sort(key=_cost)
    judged = [
        (cost + _company(ground, joint, place), replace(place, leap=joint))
        for cost, place in found[: 2 * JUDGED]
    ]
    return sorted(judged, key=_cost)[:JUDGED]


def _headed(edge: int, heading: int, double: bool) -> Place:
    """The place of a tile that begins at an edge."""
    first = edge + HALF[heading]
    return across_at(first, heading) if double else Place(first, first + UNIT[heading], heading)


def _roomy(ground: Ground, place: Place) -> bool:
    """Say whether a place is free, and what the arm needs next."""
    taken = ground.taken
    if place.first in taken or place.last in taken:
        return False
    ends = [place.onward(SPINNER if place.across else LYING, 0)]
    if place.across:
        ends += place.tips(0)
    return not any(
        end.base + key in taken for end in ends for key in ROOM[sort_of(end.kind, end.heading)]
    )


def _outermost(ground: Ground, joint: int, double: bool) -> Iterator[Place]:
    """Places beyond all that lies, abreast of a joint and heading away: these are always free."""
    y, x = divmod(joint, ROW)
    edges = (ground.right + REACH[SPINNER], ground.bottom + REACH[SPINNER],
             ground.left - REACH[SPINNER], ground.top - REACH[SPINNER])  # fmt: skip
    for heading, edge in enumerate(edges):
        key = edge * ROW + x if heading % 2 else y * ROW + edge
        yield _headed(key, heading, double)


def _plainness(socket: Socket, place: Place, over: int) -> float:
    """What a person minds of a place, whatever lies around it."""
    (y, x), (v, u) = divmod(socket.joint, ROW), divmod(place.entry, ROW)
    cost = LENGTH * hypot(u - x, v - y) + (OUTSIDE + FARTHER * over if over > 0 else 0.0)
    return cost + (0.0, TURNED, BACK, TURNED)[(place.heading - socket.heading) % 4]


def _company(ground: Ground, joint: int, place: Place) -> float:
    """What a place costs for the tiles around it, and for those under the line to its joint."""
    taken = ground.taken
    near = sum(place.centre + key in taken for key in RINGS[place.standing])
    return NEIGHBOUR * near + CROSSED * _crossed(ground, joint, place.entry)


def _crossed(ground: Ground, joint: int, key: int) -> int:
    """How many half units of a straight line lie on tiles."""
    (y, x), (v, u) = divmod(joint, ROW), divmod(key, ROW)
    steps = max(abs(u - x), abs(v - y))
    on_line = (
        round(y + (v - y) * step / steps) * ROW + round(x + (u - x) * step / steps)
        for step in range(2, steps - 1)
    )
    return sum(not ground.bare(at) for at in on_line)


def _cost(way: tuple[float, Place]) -> float:
    return way[0]
