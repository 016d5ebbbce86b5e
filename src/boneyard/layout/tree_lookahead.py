"""What lies within reach of an open end of a tree: the ways its next tiles may go, as tables.

A part of the ground is one number with a bit for each place, so that many places are looked at in
one step. All is seen from a base, the square that an arm goes on from.
"""

from collections.abc import Iterable
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
from boneyard.layout.ground import HALF, MIDDLE, ROW, UNIT, ZONES

#: Left, top, right and bottom of a part of the ground, in half units.
Area = tuple[int, int, int, int]
#: Places as bits.
Bits = int
#: What an arm may find itself at: the kind of its end and its heading.
Sort = int

#: How far, in half units, the next tiles of an arm may reach ahead: a double and a tile on it; with
#: a tile before, if a double has just been laid. And to the sides, and behind.
REACH: Final = {LYING: 7, SPINNER: 11, TIP: 11}
ASIDE: Final = 7
BEHIND: Final = 2
#: So many half units from a tile that is judged, what may come has to do with it; and so many from
#: one that may come, others lose room.
AROUND: Final = 11
BESIDE: Final = 3

#: An end that opens only once another has been played on (FU-2) counts so much.
SPROUTING: Final = 0.5

#: Places in a row of the bits; the base is so many places from the first column and the first row.
#: A patch of so many rows shows all that ends within reach need, but for the outermost of them.
SIDE: Final = 76
INSET: Final = 12
CORNER: Final = INSET * SIDE + INSET


def steps(offset: int) -> tuple[int, int]:
    """How far right and down a place is, from the difference of two keys."""
    down = (offset + ROW // 2) // ROW
    return offset - down * ROW, down


def moved(offset: int) -> int:
    """The same difference among bits."""
    right, down = steps(offset)
    return down * SIDE + right


def bits(offsets: Iterable[int], corner: int = CORNER) -> Bits:
    """Places as seen from a base."""
    found = 0
    for offset in offsets:
        found |= 1 << corner + moved(offset)
    return found


def _box(area: Area, corner: int = CORNER) -> Bits:
    left, top, right, bottom = area
    across, down = range(left, right + 1), range(top, bottom + 1)
    return bits((y * ROW + x for y in down for x in across), corner)


def sort_of(kind: int, heading: int) -> Sort:
    """The number of a kind of end that heads somewhere."""
    return 4 * kind + heading


SORTS: Final = [(kind, heading) for kind in (LYING, SPINNER, TIP) for heading in range(4)]


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


def area_of(socket: Socket) -> Area:
    """Where the next tiles of an arm may lie."""
    return rect(socket.base, socket.heading, BEHIND, REACH[socket.kind], ASIDE)


def both(one: Area, two: Area) -> Area:
    """The part that holds two parts."""
    return min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]), max(one[3], two[3])


def doubles(socket: Socket) -> list[Place]:
    """The ways to lay a double: crosswise ahead, or at worst in line, or that at a side."""
    base, heading = socket.base, socket.heading
    ahead = base + UNIT[heading]
    found = [across_at(ahead, heading), Place(ahead, ahead + UNIT[heading], heading)]
    for side in ((heading + 1) % 4, (heading - 1) % 4):
        found.append(Place(base + UNIT[side], base + 2 * UNIT[side], side))
    return found


def opened(place: Place, double: bool, opens: str, number: int = 0) -> tuple[Socket, ...]:
    """The ends that a tile opens; that of a double's outer side comes last."""
    if not double:
        return (place.onward(LYING, number),)
    if opens == TEE:
        return place.tips(number)
    return (*place.tips(number), place.onward(SPINNER if place.across else TIP, number))


#: The ends that a tile opens: where the base of each is, as seen from its own, its sort, and how
#: much it counts.
Ends = tuple[tuple[int, Sort, float], ...]
#: A way to lay a tile that may come: its squares; what it takes; what is just beside it; its ends;
#: whether it is a double that doesn't lie crosswise.
Try = tuple[Bits, Bits, Bits, Ends, bool]
#: A way to lay a tile that is to be judged: its squares; what it takes; where its ends' next tiles
#: may lie; what else has to do with it; its ends; whether it is such a double.
Judged = tuple[Bits, Bits, Bits, Bits, Ends, bool]


def wanted(place: Place, base: int, double: bool, opens: str) -> Area:
    """Where the next tiles may lie after one that is laid, as seen from a base."""
    ends = opened(place, double, opens)
    left, top, right, bottom = area_of(ends[0])
    for end in ends[1:]:
        left, top, right, bottom = both((left, top, right, bottom), area_of(end))
    v, u = divmod(base, ROW)
    return left - u, top - v, right - u, bottom - v


def _zone(place: Place, base: int, corner: int) -> Bits:
    """What a tile takes, as seen from a base."""
    return bits((place.centre - base + offset for offset in ZONES[place.standing]), corner)


def _around(place: Place, base: int, reach: int, corner: int) -> Bits:
    """What is at most so many half units from the middle of a tile, as seen from a base."""
    x, y = steps(place.centre - base)
    return _box((x - reach, y - reach, x + reach, y + reach), corner)


def _ends(place: Place, base: int, double: bool, opens: str) -> Ends:
    ends = opened(place, double, opens)
    counts = (SPROUTING, SPROUTING, 1.0) if len(ends) == 3 else (1.0,) * len(ends)
    return tuple(
        (moved(end.base - base), sort_of(end.kind, end.heading), count)
        for end, count in zip(ends, counts, strict=True)
    )


def judged(place: Place, base: int, double: bool, opens: str, corner: int) -> Judged:
    """A way to lay a tile, as seen from a base, which lies so many places from the first."""
    squares = bits((place.first - base, place.last - base), corner)
    mine = _box(wanted(place, base, double, opens), corner)
    return (
        squares, _zone(place, base, corner), mine, mine | _around(place, base, AROUND, corner),
        _ends(place, base, double, opens), double and not place.across,
    )  # fmt: skip


def _tried(place: Place, double: bool, opens: str) -> Try:
    """A way to lay a tile that may come, as seen from the middle of the table."""
    return (
        bits((place.first - MIDDLE, place.last - MIDDLE)), _zone(place, MIDDLE, CORNER),
        _around(place, MIDDLE, BESIDE, CORNER), _ends(place, MIDDLE, double, opens),
        double and not place.across,
    )  # fmt: skip


def _tries(opens: str) -> tuple[dict[Sort, tuple[Try, ...]], dict[Sort, tuple[Try, ...]]]:
    """The ways to lay a tile on each sort of end, and those to lay a double."""
    found: tuple[dict[Sort, tuple[Try, ...]], dict[Sort, tuple[Try, ...]]] = ({}, {})
    for kind, heading in SORTS:
        socket, sort = Socket(MIDDLE, heading, kind, 0), sort_of(kind, heading)
        for double, places in enumerate((singles(socket), doubles(socket))):
            found[double][sort] = tuple(_tried(place, bool(double), opens) for place in places)
    return found


#: The ways to lay a tile, by what doubles open, by whether it is one, and by the sort of the end.
TRIES: Final = {opens: _tries(opens) for opens in (ALL_WAYS, TEE)}
#: Where an end's next tiles may lie.
AREAS: Final = {
    sort_of(kind, heading): _box(rect(0, heading, BEHIND, REACH[kind], ASIDE))
    for kind, heading in SORTS
}

#: How far ahead of an arm its way is looked at, and to each side, every so many half units.
SEEN: Final = 28
SEEN_ASIDE: Final = 15
EVERY: Final = 5
SEEN_CORNER: Final = SEEN * SIDE + SEEN


def _looks(heading: int) -> tuple[Bits, dict[int, float]]:
    """Places to look at ahead of an arm, and how much each counts."""
    ahead, side = HALF[heading], HALF[(heading + 1) % 4]
    weights = {
        bits([on * ahead + off * side], SEEN_CORNER): (1 - on / 28) * (1 - abs(off) / 20)
        for on in range(EVERY, SEEN, EVERY)
        for off in range(-SEEN_ASIDE, SEEN_ASIDE + 1, EVERY)
    }
    return sum(weights), weights


#: What an arm sees on its way, by heading.
LOOKS: Final = tuple(map(_looks, range(4)))
