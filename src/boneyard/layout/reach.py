"""What lies within reach of an open end of a tree: the ways its next tiles may go, as tables.

All is seen from a base, as differences of keys, so that looking at an end is looking up places.
"""

from typing import Final

from boneyard.layout.arms import (
    ALL_WAYS,
    LYING,
    SPINNER,
    TEE,
    TIP,
    Place,
    Socket,
    across_at,
    singles,
)
from boneyard.layout.ground import HALF, ROW, UNIT

#: Left, top, right and bottom of a part of the ground, in half units.
Area = tuple[int, int, int, int]
#: Ways to lay a tile: how far its halves are from the base, and its heading.
Ways = tuple[tuple[int, int, int], ...]
#: Places, as seen from a base.
Keys = tuple[int, ...]

#: How far, in half units, the next tiles of an arm may reach ahead: a double and a tile on it; with
#: a tile before, if a double has just been laid. And to the sides, and behind.
REACH: Final = {LYING: 7, SPINNER: 11, TIP: 11}
ASIDE: Final = 7
BEHIND: Final = 2


def _looks(heading: int) -> tuple[tuple[int, float], ...]:
    """Places to look at ahead of an arm, and how much each counts."""
    ahead, side = HALF[heading], HALF[(heading + 1) % 4]
    return tuple(
        (on * ahead + off * side, (1 - on / 28) * (1 - abs(off) / 20))
        for on in range(5, 28, 5)
        for off in range(-15, 16, 5)
    )


#: What an arm sees on its way, by heading.
LOOKS: Final = tuple(map(_looks, range(4)))


def _ways_of(socket: Socket) -> Ways:
    return tuple((way.first, way.last, way.heading) for way in singles(socket))


def doubles(socket: Socket) -> list[Place]:
    """The ways to lay a double: crosswise ahead, or at worst in line, or that at a side."""
    base, heading = socket.base, socket.heading
    ahead = base + UNIT[heading]
    found = [across_at(ahead, heading), Place(ahead, ahead + UNIT[heading], heading)]
    for side in ((heading + 1) % 4, (heading - 1) % 4):
        found.append(Place(base + UNIT[side], base + 2 * UNIT[side], side))
    return found


def _sides(opens: str, heading: int) -> tuple[tuple[tuple[int, ...], tuple[Ways, ...]], ...]:
    """The same, seen from the base: its squares, those straight on from its sides, all ways on."""
    found = []
    for double in doubles(Socket(0, heading, LYING, 0)):
        ends = [*double.tips(0)]
        if opens != TEE:
            ends.append(double.onward(SPINNER if double.across else TIP, 0))
        ways = tuple(map(_ways_of, ends))
        straight = [key for way in ways for key in way[0][:2]]
        found.append(((double.first, double.last, *straight), ways))
    return tuple(found)


#: The ways to lay a tile on an end of each kind, by heading.
WAYS: Final = {
    kind: tuple(_ways_of(Socket(0, heading, kind, 0)) for heading in range(4))
    for kind in (LYING, SPINNER, TIP)
}
#: The ways to lay a double, by what it opens and by heading.
SIDES: Final = {
    opens: tuple(_sides(opens, heading) for heading in range(4)) for opens in (ALL_WAYS, TEE)
}


def _needs(opens: str, kind: int, heading: int) -> tuple[Keys, Keys]:
    """The places that must be free so that an arm lacks nothing: for a tile, and for a double too.

    After a double comes a tile first, and then perhaps another double.
    """
    first, last, _ = WAYS[kind][heading][0]
    double = SIDES[opens][heading][0][0]
    if kind == LYING:
        return (first, last), (first, last, *double)
    both = (first, last, *(last + key for key in double))
    return both, both


#: What an arm needs, by what doubles open, the kind of its end, and heading.
NEEDS: Final = {
    opens: {
        kind: tuple(_needs(opens, kind, heading) for heading in range(4))
        for kind in (LYING, SPINNER, TIP)
    }
    for opens in (ALL_WAYS, TEE)
}


def area_of(socket: Socket) -> Area:
    """Where the next tiles of an arm may lie."""
    return rect(socket.base, socket.heading, BEHIND, REACH[socket.kind], ASIDE)


def rect(base: int, heading: int, behind: int, ahead: int, aside: int) -> Area:
    """A part of the ground as seen from a base in the direction of a heading."""
    y, x = divmod(base, ROW)
    if heading == 0:
        return x - behind, y - aside, x + ahead, y + aside
    if heading == 1:
        return x - aside, y - behind, x + aside, y + ahead
    if heading == 2:
        return x - ahead, y - aside, x + behind, y + aside
    return x - aside, y - ahead, x + aside, y + behind


def both(one: Area, two: Area) -> Area:
    """The part that holds two parts."""
    return min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]), max(one[3], two[3])


def overlap(one: Area, two: Area) -> bool:
    """Say whether two parts have a place in common."""
    return one[0] <= two[2] and two[0] <= one[2] and one[1] <= two[3] and two[1] <= one[3]
