"""Lookahead of the tree router: space that arms need, reach, dead ends."""

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Final

from boneyard.layout.arms import (
    ALL_WAYS,
    LYING,
    SPINNER,
    TEE,
    TIP,
    Branch,
    Place,
    Socket,
    across_at,
    singles,
)
from boneyard.layout.ground import HALF, MIDDLE, ROW, UNIT, ZONES, Ground

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


#: No place for a tile that may come; none for a double.
LOST: Final = 1000.0

NO_DOUBLE: Final = 1000.0

#: None at a side of that: at its short ends; and at its outer side, which is played on before these
#: open (FU-2).
CRAMPED: Final = {TEE: (200.0, 200.0), ALL_WAYS: (100.0, 100.0, 400.0)}

#: A double that doesn't lie crosswise.
ODD: Final = {TEE: 250.0, ALL_WAYS: 220.0}

#: A tile that would have to turn at once.
BENT: Final = 60.0


#: So many tables are kept in mind for each sort of end: most look like one that was seen before.
KNOWN: Final = 1024


#: The ways to lay a tile on an end, from the plainest to the least plain.
Ways = tuple[Bits, ...]

#: A double with a tile straight on from each of its sides; what it means if it can't lie crosswise;
#: the ways to lay it, and from each of its sides the ways on, with what it means if there is none.
Sides = tuple[Bits, float, tuple[tuple[Bits, tuple[tuple[Ways, float], ...]], ...]]

#: What must be free so that an end lacks nothing; what else matters; what it lacks, given that.
Need = tuple[Bits, Bits, Callable[[Bits], float]]


def lack(need: Need, base: int, taken: Bits) -> float:
    """What an end lacks as the table lies: a place for a tile, or for a double."""
    plainest, seen, lacking = need
    view = taken >> base - CORNER
    return lacking(view & seen) if view & plainest else 0.0


def _tile_lack(ways: Ways, view: Bits) -> float:
    """What is missing for a tile straight on."""
    if not view & ways[0]:
        return 0.0
    for squares in ways:
        if not view & squares:
            return BENT
    return LOST


def _double_lack(sides: Sides, view: Bits) -> float:
    """What is missing for a double with a tile at each of its sides."""
    plainest, in_line, places = sides
    if not view & plainest:
        return 0.0
    least, odd = NO_DOUBLE, 0.0
    for squares, ends in places:
        if not view & squares:
            lacked = sum([min(most, _tile_lack(ways, view)) for ways, most in ends])
            least = min(least, odd + lacked)
        if least < in_line:
            break
        odd = in_line
    return least


def _both_lack(ways: Ways, sides: Sides, view: Bits) -> float:
    """What is missing for a tile or a double at the same end."""
    return _tile_lack(ways, view) + _double_lack(sides, view)


def _chain_lack(ways: tuple[tuple[Bits, bool, Sides], ...], view: Bits) -> float:
    """What is missing for a tile with a double on it."""
    least = LOST
    for squares, bends, sides in ways:
        if not view & squares:
            least = min(least, _double_lack(sides, view) / 2 + (BENT if bends else 0.0))
            if not least:
                break
    return least


def _squares(place: Place) -> tuple[int, int]:
    return place.first, place.last


def _sides(opens: str, base: int, heading: int) -> tuple[Sides, tuple[int, ...]]:
    """The sides of a double that is laid at a base, and the keys of the plainest way."""
    found = []
    plainest: tuple[int, ...] = ()
    for double in doubles(Socket(base, heading, LYING, 0)):
        ways = [singles(end) for end in opened(double, True, opens)]
        straight = [key for way in ways for key in _squares(way[0])]
        plainest = plainest or (*_squares(double), *straight)
        ends = tuple(
            (tuple(bits(_squares(place)) for place in way), most)
            for way, most in zip(ways, CRAMPED[opens], strict=True)
        )
        found.append((bits(_squares(double)), ends))
    return (bits(plainest), ODD[opens], tuple(found)), plainest


def _seen(sides: Sides) -> Bits:
    """All that matters for a double."""
    found = 0
    for squares, ends in sides[2]:
        found |= squares
        for ways, _ in ends:
            for way in ways:
                found |= way
    return found


def _plainest(opens: str, kind: int, heading: int) -> tuple[int, ...]:
    """The keys that must be free so that an end lacks nothing even if a double comes."""
    straight = singles(Socket(0, heading, kind, 0))[0]
    base = 0 if kind == LYING else straight.last
    return (*_squares(straight), *_sides(opens, base, heading)[1])


def _needs(opens: str, kind: int, heading: int) -> tuple[Need, Need]:
    """What an end needs for a tile, and if a double may come there too."""
    places = singles(Socket(0, heading, kind, 0))
    ways = tuple(bits(_squares(place)) for place in places)
    all_ways = 0
    for way in ways:
        all_ways |= way
    plainest = bits(_plainest(opens, kind, heading))
    if kind == LYING:
        sides = _sides(opens, 0, heading)[0]
        return (
            (ways[0], all_ways, partial(_tile_lack, ways)),
            (plainest, all_ways | _seen(sides), _known(partial(_both_lack, ways, sides))),
        )
    chains = []
    for way, place in zip(ways, places, strict=True):
        sides = _sides(opens, place.last, place.heading)[0]
        all_ways |= _seen(sides)
        chains.append((way, place.heading != heading, sides))
    need = plainest, all_ways, _known(partial(_chain_lack, tuple(chains)))
    return need, need


def _known(lacking: Callable[[Bits], float]) -> Callable[[Bits], float]:
    return lru_cache(KNOWN)(lacking)


#: What an end needs, by what doubles open, its sort, and whether a double may come there.
NEEDS: Final = {
    opens: {sort_of(*sort): _needs(opens, *sort) for sort in SORTS} for opens in (ALL_WAYS, TEE)
}

#: The places that must be free so that an arm lacks nothing even if a double comes, as keys.
ROOM: Final[dict[Sort, tuple[int, ...]]] = {
    sort_of(*sort): _plainest(ALL_WAYS, *sort) for sort in SORTS
}


#: How much all this counts one tile later, by what doubles open.
LATER: Final = {ALL_WAYS: 0.8, TEE: 0.5}


#: The place in the middle of a patch, and how many places from its first row and column that is.
REACHED: Final = SIDE // 2

CENTRE: Final = REACHED * SIDE + REACHED

#: What a tile takes, in bits, from its first row and column.
ZONE_BITS: Final = tuple(
    sum(1 << y * SIDE + x for y in range(3 - high, 4 + high) for x in range(3 - wide, 4 + wide))
    for wide, high in ((3, 2), (2, 3))
)


#: An open end: its base, its sort, whether a double may come there, what is taken by others than
#: its own tile, where its next tiles may lie, what it needs, and what it lacks.
Open = tuple[int, Sort, bool, Bits, Bits, Bits, float]


class Patch:
    """The land around a place, as bits, and who wants it."""

    __slots__ = (
        "_counts",
        "_doubles",
        "_far",
        "_ground",
        "_known",
        "_left",
        "_needs",
        "_odd",
        "_rivals",
        "_taken",
        "_top",
        "_tries",
        "_twice",
        "own",
    )

    def __init__(self, ground: Ground, key: int, opens: str, tile: int, doubles: bool) -> None:
        """Look at what lies around a place; a tile that is laid there joins a tile.

        `doubles` says whether any is still out.
        """
        self._ground, self._doubles = ground, doubles
        self._tries, self._needs, self._counts = TRIES[opens], NEEDS[opens], LATER[opens]
        self._far, self._odd = opens == TEE, ODD[opens]
        self._rivals: list[Open] = []
        self._known: set[int] = set()
        y, x = divmod(key, ROW)
        self._left, self._top = left, top = x - REACHED, y - REACHED
        taken = twice = 0
        # Where the middles of tiles are whose zones lie in the patch.
        west, north, east, south = left + 3, top + 3, left + SIDE - 4, top + SIDE - 4
        first = north * SIDE + west
        for u, v, standing in ground.around(west, north, east, south):
            if west <= u <= east and north <= v <= south:
                zone = ZONE_BITS[standing] << v * SIDE + u - first
                twice |= taken & zone
                taken |= zone
        self._taken, self._twice = taken, twice
        self.own = self._others(tile)
        """What is taken by others than that tile."""

    def _others(self, tile: int) -> Bits:
        """What is taken, but for what only one tile takes."""
        x, y, standing = self._ground.tiles[tile - 1]
        right, down = x - self._left - 3, y - self._top - 3
        if not (0 <= right <= SIDE - 7 and 0 <= down <= SIDE - 7):
            return self._taken
        return self._twice | self._taken ^ ZONE_BITS[standing] << down * SIDE + right

    def see(self, arm: Branch, arms: Iterable[Branch], area: Area) -> None:
        """Note the open ends that want room there; what is shut in already can't lose it."""
        left, top, right, bottom = area
        known = self._known
        for other in arms:
            west, north, east, south = other.area
            if (
                west <= right and left <= east and north <= bottom and top <= south
                and other.alive and other is not arm and other.number not in known
                and other.single is not None and not other.single.leap
            ):  # fmt: skip
                known.add(other.number)
                self._rivals.append(self._rival(other))

    def _rival(self, arm: Branch) -> Open:
        socket = arm.socket
        double = arm.double is not None and not arm.double.leap
        sort = sort_of(socket.kind, socket.heading)
        y, x = divmod(socket.base, ROW)
        base = (y - self._top) * SIDE + x - self._left
        taken = self._others(socket.tile)
        need, shift = self._needs[sort][double], base - CORNER
        lacked = lack(need, base, taken)
        return base, sort, double, taken, AREAS[sort] << shift, need[0] << shift, lacked

    def risk(self, way: Judged, double: bool, most: float) -> float:
        """What may go wrong if a tile is laid here; from `most` on it doesn't matter how much.

        The way is seen from the middle of the patch.
        """
        _, zone, mine, here, ends, odd = way
        rivals = [rival for rival in self._rivals if rival[4] & mine]
        if not rivals and not odd and not self.own & mine:
            return 0.0
        needs, taken = self._needs, self._taken
        opens: list[Open] = []
        risk = 0.0
        for at, sort, out, free, area, need, lacked in rivals:
            free |= zone
            if lacked or zone & need:
                lacked = lack(needs[sort][out], at, free)
                risk += lacked
            opens.append((at, sort, out, free, area, need, lacked))
        if double:
            return risk + sum(
                count * lack(needs[sort][0], CENTRE + step, taken) for step, sort, count in ends
            )
        [(step, sort, _)] = ends
        out = self._doubles
        at, wanted = CENTRE + step, needs[sort][out]
        lacked = lack(wanted, at, taken)
        risk += lacked
        opens.append((at, sort, out, taken, mine, wanted[0] << at - CORNER, lacked))
        # Where doubles open three sides, looking farther in the open changes next to nothing.
        if risk < most and (risk or self._far or self.own & mine):
            counts = self._counts
            risk += counts * self._later(opens, here, zone, risk, (most - risk) / counts)
        return risk

    def _later(self, opens: list[Open], here: Bits, zone: Bits, now: float, most: float) -> float:
        """What may go wrong with the tile after one that was laid here; its own end comes last.

        A double, if one may come: where it has a place, a tile has one.
        """
        needs, tries = self._needs, self._tries
        taken, mine = self._taken | zone, opens[-1]
        risk = 0.0
        for end in opens:
            base, sort, double, free, _, _, lacked = end
            least = now + LOST
            shift = base - CORNER
            view = free >> shift
            seen = -1 if end is mine else here >> shift
            for squares, zone, beside, ends, odd in tries[double][sort]:
                if view & squares:
                    continue
                if not beside & seen:
                    # Whatever comes of it, it has nothing to do with this tile.
                    least = now
                    break
                missing = now - lacked + (self._odd if odd else 0.0)
                out = self._doubles and not double
                for step, kind, count in ends:
                    missing += count * lack(needs[kind][out], base + step, taken)
                if missing < least:
                    missing += self._taken_from(opens, end, beside << shift, zone << shift)
                    least = min(least, missing)
                    if least <= now:
                        break
            risk += max(0.0, least - now)
            if risk >= most:
                return risk
        return risk

    def _taken_from(self, opens: list[Open], end: Open, beside: Bits, zone: Bits) -> float:
        """What other ends would lack more if a tile were laid there."""
        more = 0.0
        for other in opens:
            base, sort, double, free, area, need, lacked = other
            if beside & area and (lacked or zone & need) and other is not end:
                more += lack(self._needs[sort][double], base, free | zone) - lacked
        return more
