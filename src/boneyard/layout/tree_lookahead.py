"""Lookahead of the tree router: space that arms need, reach, dead ends."""

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Final

from boneyard.layout.arms import (
    END_LENGTHWISE,
    END_SHORT,
    END_SPINNER,
    OPENS_ALL,
    OPENS_TEE,
    LayoutArm,
    OpenEnd,
    TilePlace,
    crosswise_at,
    lengthwise_places,
)
from boneyard.layout.straight_occupancy import (
    CENTRE_KEY,
    CLEARANCE_ZONES,
    GRID_WIDTH,
    HALF_STEP,
    UNIT_STEP,
    OccupancyGrid,
)

#: Left, top, right and bottom of an area, in half units.
Area = tuple[int, int, int, int]

#: A set of places as a bit mask.
Bits = int

#: The state of an arm's end: its kind and its heading.
EndSort = int


#: The reach of an arm's next tiles ahead, in half units: a double and a tile on it; with a tile
#: before, if a double has just been laid. And to the sides, and behind.
REACH_AHEAD: Final = {END_LENGTHWISE: 7, END_SPINNER: 11, END_SHORT: 11}

REACH_ASIDE: Final = 7

REACH_BEHIND: Final = 2

#: The distance in half units from an evaluated tile within which later tiles matter; and from one
#: of those, within which others lose room.
INFLUENCE_RADIUS: Final = 11

ADJACENT_RADIUS: Final = 3


#: The weight of an end that opens only once another has been played on (FU-2).
LATENT_END_WEIGHT: Final = 0.5


#: The row length of the bit masks; the base is this far from the first column and the first row. A
#: patch of this many rows shows all that ends within reach need, except for the outermost of them.
BITS_PER_ROW: Final = 76

BASE_INSET: Final = 12

BASE_BIT: Final = BASE_INSET * BITS_PER_ROW + BASE_INSET


def to_steps(offset: int) -> tuple[int, int]:
    """Convert the difference of two keys to steps right and down."""
    down = (offset + GRID_WIDTH // 2) // GRID_WIDTH
    return offset - down * GRID_WIDTH, down


def bit_offset(offset: int) -> int:
    """Convert the same difference to an offset of bits."""
    right, down = to_steps(offset)
    return down * BITS_PER_ROW + right


def to_bits(offsets: Iterable[int], corner: int = BASE_BIT) -> Bits:
    """Convert places relative to a base to a bit mask."""
    found = 0
    for offset in offsets:
        found |= 1 << corner + bit_offset(offset)
    return found


def _area_bits(area: Area, corner: int = BASE_BIT) -> Bits:
    left, top, right, bottom = area
    across, down = range(left, right + 1), range(top, bottom + 1)
    return to_bits((y * GRID_WIDTH + x for y in down for x in across), corner)


def end_sort(kind: int, heading: int) -> EndSort:
    """Return the number of a kind of end with a heading."""
    return 4 * kind + heading


END_SORTS: Final = [
    (kind, heading) for kind in (END_LENGTHWISE, END_SPINNER, END_SHORT) for heading in range(4)
]


def area_ahead(base: int, heading: int, behind: int, ahead: int, aside: int) -> Area:
    """Return an area relative to a base, in the direction of a heading."""
    y, x = divmod(base, GRID_WIDTH)
    if heading == 0:
        return x - behind, y - aside, x + ahead, y + aside
    if heading == 1:
        return x - aside, y - behind, x + aside, y + ahead
    if heading == 2:
        return x - ahead, y - aside, x + behind, y + aside
    return x - aside, y - ahead, x + aside, y + behind


def next_tiles_area(socket: OpenEnd) -> Area:
    """Return the area where the next tiles of an arm may lie."""
    return area_ahead(
        socket.base, socket.heading, REACH_BEHIND, REACH_AHEAD[socket.kind], REACH_ASIDE
    )


def union_area(one: Area, two: Area) -> Area:
    """Return the bounding area of two areas."""
    return min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]), max(one[3], two[3])


def double_places(socket: OpenEnd) -> list[TilePlace]:
    """List the places for a double: crosswise ahead, or at worst in line, ahead or at a side."""
    base, heading = socket.base, socket.heading
    ahead = base + UNIT_STEP[heading]
    found = [crosswise_at(ahead, heading), TilePlace(ahead, ahead + UNIT_STEP[heading], heading)]
    for side in ((heading + 1) % 4, (heading - 1) % 4):
        found.append(TilePlace(base + UNIT_STEP[side], base + 2 * UNIT_STEP[side], side))
    return found


def opened_ends(place: TilePlace, double: bool, opens: str, number: int = 0) -> tuple[OpenEnd, ...]:
    """List the ends that a tile opens; that of a double's outer side comes last."""
    if not double:
        return (place.open_end(END_LENGTHWISE, number),)
    if opens == OPENS_TEE:
        return place.short_ends(number)
    return (
        *place.short_ends(number),
        place.open_end(END_SPINNER if place.across else END_SHORT, number),
    )


#: The ends that a tile opens: the base of each relative to the tile's own, its sort, and its
#: weight.
OpenedEnds = tuple[tuple[int, EndSort, float], ...]

#: A trial placement: its squares; the zone it takes; what is just beside it; its ends; whether it
#: is a double that doesn't lie crosswise.
TrialBits = tuple[Bits, Bits, Bits, OpenedEnds, bool]

#: A candidate placement: its squares; the zone it takes; where its ends' next tiles may lie; what
#: else is affected; its ends; whether it is such a double.
CandidateBits = tuple[Bits, Bits, Bits, Bits, OpenedEnds, bool]


def wanted_area(place: TilePlace, base: int, double: bool, opens: str) -> Area:
    """Return the area of the next tiles after one that is laid, relative to a base."""
    ends = opened_ends(place, double, opens)
    left, top, right, bottom = next_tiles_area(ends[0])
    for end in ends[1:]:
        left, top, right, bottom = union_area((left, top, right, bottom), next_tiles_area(end))
    v, u = divmod(base, GRID_WIDTH)
    return left - u, top - v, right - u, bottom - v


def _zone_bits(place: TilePlace, base: int, corner: int) -> Bits:
    """Return the zone that a tile takes, relative to a base."""
    return to_bits(
        (place.centre - base + offset for offset in CLEARANCE_ZONES[place.upright]), corner
    )


def _bits_around(place: TilePlace, base: int, reach: int, corner: int) -> Bits:
    """Return what is within a distance of the middle of a tile, relative to a base."""
    x, y = to_steps(place.centre - base)
    return _area_bits((x - reach, y - reach, x + reach, y + reach), corner)


def _opened_end_infos(place: TilePlace, base: int, double: bool, opens: str) -> OpenedEnds:
    ends = opened_ends(place, double, opens)
    counts = (LATENT_END_WEIGHT, LATENT_END_WEIGHT, 1.0) if len(ends) == 3 else (1.0,) * len(ends)
    return tuple(
        (bit_offset(end.base - base), end_sort(end.kind, end.heading), count)
        for end, count in zip(ends, counts, strict=True)
    )


def candidate_bits(
    place: TilePlace, base: int, double: bool, opens: str, corner: int
) -> CandidateBits:
    """Return a candidate placement relative to a base, which is `corner` from the first place."""
    squares = to_bits((place.first - base, place.last - base), corner)
    mine = _area_bits(wanted_area(place, base, double, opens), corner)
    return (
        squares,
        _zone_bits(place, base, corner),
        mine,
        mine | _bits_around(place, base, INFLUENCE_RADIUS, corner),
        _opened_end_infos(place, base, double, opens),
        double and not place.across,
    )


def _trial_bits(place: TilePlace, double: bool, opens: str) -> TrialBits:
    """Return a trial placement relative to the middle of the table."""
    return (
        to_bits((place.first - CENTRE_KEY, place.last - CENTRE_KEY)),
        _zone_bits(place, CENTRE_KEY, BASE_BIT),
        _bits_around(place, CENTRE_KEY, ADJACENT_RADIUS, BASE_BIT),
        _opened_end_infos(place, CENTRE_KEY, double, opens),
        double and not place.across,
    )


def _trials_by_sort(
    opens: str,
) -> tuple[dict[EndSort, tuple[TrialBits, ...]], dict[EndSort, tuple[TrialBits, ...]]]:
    """Return the placements of a tile on each sort of end, and those of a double."""
    found: tuple[dict[EndSort, tuple[TrialBits, ...]], dict[EndSort, tuple[TrialBits, ...]]] = (
        {},
        {},
    )
    for kind, heading in END_SORTS:
        socket, sort = OpenEnd(CENTRE_KEY, heading, kind, 0), end_sort(kind, heading)
        for double, places in enumerate((lengthwise_places(socket), double_places(socket))):
            found[double][sort] = tuple(_trial_bits(place, bool(double), opens) for place in places)
    return found


#: The placements by what doubles open, by whether it is a double, and by the sort of the end.
TRIALS: Final = {opens: _trials_by_sort(opens) for opens in (OPENS_ALL, OPENS_TEE)}

#: The area of an end's next tiles.
NEXT_TILE_BITS: Final = {
    end_sort(kind, heading): _area_bits(
        area_ahead(0, heading, REACH_BEHIND, REACH_AHEAD[kind], REACH_ASIDE)
    )
    for kind, heading in END_SORTS
}


#: How far ahead of an arm its path is sampled, and to each side, every so many half units.
VIEW_AHEAD: Final = 28

VIEW_ASIDE: Final = 15

VIEW_STEP: Final = 5

VIEW_BASE_BIT: Final = VIEW_AHEAD * BITS_PER_ROW + VIEW_AHEAD


def _make_view(heading: int) -> tuple[Bits, dict[int, float]]:
    """List the places to sample ahead of an arm, with weights."""
    ahead, side = HALF_STEP[heading], HALF_STEP[(heading + 1) % 4]
    weights = {
        to_bits([on * ahead + off * side], VIEW_BASE_BIT): (1 - on / 28) * (1 - abs(off) / 20)
        for on in range(VIEW_STEP, VIEW_AHEAD, VIEW_STEP)
        for off in range(-VIEW_ASIDE, VIEW_ASIDE + 1, VIEW_STEP)
    }
    return sum(weights), weights


#: What an arm samples on its path, by heading.
VIEWS: Final = tuple(map(_make_view, range(4)))


#: Costs: no place for the next tile; none for a double.
NO_TILE_COST: Final = 1000.0

NO_DOUBLE_COST: Final = 1000.0

#: None at a side of that: at its short ends; and at its outer side, which is played on before these
#: open (FU-2).
CRAMPED_COSTS: Final = {OPENS_TEE: (200.0, 200.0), OPENS_ALL: (100.0, 100.0, 400.0)}

#: A double that doesn't lie crosswise.
INLINE_DOUBLE_COSTS: Final = {OPENS_TEE: 250.0, OPENS_ALL: 220.0}

#: A tile that would have to turn at once.
BENT_COST: Final = 60.0


#: Cache size for each sort of end: most local grids repeat.
LACK_CACHE_SIZE: Final = 1024


#: The placements of a tile on an end, from the plainest to the least plain.
Ways = tuple[Bits, ...]

#: A double with a tile straight on from each of its sides; the cost if it can't lie crosswise; its
#: placements, and from each of its sides the ways on, with the cost if there is none.
Sides = tuple[Bits, float, tuple[tuple[Bits, tuple[tuple[Ways, float], ...]], ...]]

#: What must be free so that an end lacks nothing; what else matters; what it lacks, given that.
Need = tuple[Bits, Bits, Callable[[Bits], float]]


def missing_room(need: Need, base: int, taken: Bits) -> float:
    """Return what an end lacks on this table: a place for a tile, or for a double."""
    plainest, relevant, lacking = need
    view = taken >> base - BASE_BIT
    return lacking(view & relevant) if view & plainest else 0.0


def _tile_missing(ways: Ways, view: Bits) -> float:
    """Return the cost for a tile straight on."""
    if not view & ways[0]:
        return 0.0
    for squares in ways:
        if not view & squares:
            return BENT_COST
    return NO_TILE_COST


def _double_missing(sides: Sides, view: Bits) -> float:
    """Return the cost for a double with a tile at each of its sides."""
    plainest, in_line, places = sides
    if not view & plainest:
        return 0.0
    least, odd = NO_DOUBLE_COST, 0.0
    for squares, ends in places:
        if not view & squares:
            lacked = sum([min(most, _tile_missing(ways, view)) for ways, most in ends])
            least = min(least, odd + lacked)
        if least < in_line:
            break
        odd = in_line
    return least


def _both_missing(ways: Ways, sides: Sides, view: Bits) -> float:
    """Return the cost for a tile or a double at the same end."""
    return _tile_missing(ways, view) + _double_missing(sides, view)


def _chain_missing(ways: tuple[tuple[Bits, bool, Sides], ...], view: Bits) -> float:
    """Return the cost for a tile with a double on it."""
    least = NO_TILE_COST
    for squares, bends, sides in ways:
        if not view & squares:
            least = min(least, _double_missing(sides, view) / 2 + (BENT_COST if bends else 0.0))
            if not least:
                break
    return least


def _squares(place: TilePlace) -> tuple[int, int]:
    return place.first, place.last


def _double_sides(opens: str, base: int, heading: int) -> tuple[Sides, tuple[int, ...]]:
    """Return the sides of a double laid at a base, and the keys of the plainest placement."""
    found = []
    plainest: tuple[int, ...] = ()
    for double in double_places(OpenEnd(base, heading, END_LENGTHWISE, 0)):
        ways = [lengthwise_places(end) for end in opened_ends(double, True, opens)]
        straight = [key for way in ways for key in _squares(way[0])]
        plainest = plainest or (*_squares(double), *straight)
        ends = tuple(
            (tuple(to_bits(_squares(place)) for place in way), most)
            for way, most in zip(ways, CRAMPED_COSTS[opens], strict=True)
        )
        found.append((to_bits(_squares(double)), ends))
    return (to_bits(plainest), INLINE_DOUBLE_COSTS[opens], tuple(found)), plainest


def _relevant_bits(sides: Sides) -> Bits:
    """Return all bits that matter for a double."""
    found = 0
    for squares, ends in sides[2]:
        found |= squares
        for ways, _ in ends:
            for way in ways:
                found |= way
    return found


def _plainest_keys(opens: str, kind: int, heading: int) -> tuple[int, ...]:
    """Return the keys that must be free so that an end lacks nothing even if a double comes."""
    straight = lengthwise_places(OpenEnd(0, heading, kind, 0))[0]
    base = 0 if kind == END_LENGTHWISE else straight.last
    return (*_squares(straight), *_double_sides(opens, base, heading)[1])


def _end_needs(opens: str, kind: int, heading: int) -> tuple[Need, Need]:
    """Return what an end needs for a tile, and if a double may come there too."""
    places = lengthwise_places(OpenEnd(0, heading, kind, 0))
    ways = tuple(to_bits(_squares(place)) for place in places)
    all_ways = 0
    for way in ways:
        all_ways |= way
    plainest = to_bits(_plainest_keys(opens, kind, heading))
    if kind == END_LENGTHWISE:
        sides = _double_sides(opens, 0, heading)[0]
        return (
            (ways[0], all_ways, partial(_tile_missing, ways)),
            (
                plainest,
                all_ways | _relevant_bits(sides),
                _cached(partial(_both_missing, ways, sides)),
            ),
        )
    chains = []
    for way, place in zip(ways, places, strict=True):
        sides = _double_sides(opens, place.last, place.heading)[0]
        all_ways |= _relevant_bits(sides)
        chains.append((way, place.heading != heading, sides))
    need = plainest, all_ways, _cached(partial(_chain_missing, tuple(chains)))
    return need, need


def _cached(lacking: Callable[[Bits], float]) -> Callable[[Bits], float]:
    return lru_cache(LACK_CACHE_SIZE)(lacking)


#: What an end needs, by what doubles open, its sort, and whether a double may come there.
NEEDS: Final = {
    opens: {end_sort(*sort): _end_needs(opens, *sort) for sort in END_SORTS}
    for opens in (OPENS_ALL, OPENS_TEE)
}

#: The keys that must be free so that an arm lacks nothing even if a double comes.
ROOM_KEYS: Final[dict[EndSort, tuple[int, ...]]] = {
    end_sort(*sort): _plainest_keys(OPENS_ALL, *sort) for sort in END_SORTS
}


#: The discount one tile later, by what doubles open.
LOOKAHEAD_WEIGHTS: Final = {OPENS_ALL: 0.8, OPENS_TEE: 0.5}


#: The place in the middle of a patch, and its distance from the first row and column.
GRID_RADIUS: Final = BITS_PER_ROW // 2

GRID_CENTRE: Final = GRID_RADIUS * BITS_PER_ROW + GRID_RADIUS

#: The bits that a tile takes, from its first row and column.
ZONE_BITS: Final = tuple(
    sum(
        1 << y * BITS_PER_ROW + x
        for y in range(3 - high, 4 + high)
        for x in range(3 - wide, 4 + wide)
    )
    for wide, high in ((3, 2), (2, 3))
)


#: An open end: its base, its sort, whether a double may come there, what is taken by others than
#: its own tile, where its next tiles may lie, what it needs, and what it lacks.
OpenEndInfo = tuple[int, EndSort, bool, Bits, Bits, Bits, float]


class LocalGrid:
    """The neighbourhood of a place as bit masks, and the ends that need room in it."""

    __slots__ = (
        "_doubles",
        "_ground",
        "_inline_cost",
        "_left",
        "_lookahead_weight",
        "_looks_far",
        "_needs",
        "_rivals",
        "_seen_arms",
        "_taken",
        "_taken_twice",
        "_top",
        "_trials",
        "taken_by_others",
    )

    def __init__(
        self, ground: OccupancyGrid, key: int, opens: str, tile: int, doubles: bool
    ) -> None:
        """Read the grid around a place; a tile that is laid there joins `tile`.

        `doubles` tells whether any is left.
        """
        self._ground, self._doubles = ground, doubles
        self._trials, self._needs, self._lookahead_weight = (
            TRIALS[opens],
            NEEDS[opens],
            LOOKAHEAD_WEIGHTS[opens],
        )
        self._looks_far, self._inline_cost = opens == OPENS_TEE, INLINE_DOUBLE_COSTS[opens]
        self._rivals: list[OpenEndInfo] = []
        self._seen_arms: set[int] = set()
        y, x = divmod(key, GRID_WIDTH)
        self._left, self._top = left, top = x - GRID_RADIUS, y - GRID_RADIUS
        taken = twice = 0
        # Where the middles of tiles are whose zones lie in the patch.
        west, north, east, south = (
            left + 3,
            top + 3,
            left + BITS_PER_ROW - 4,
            top + BITS_PER_ROW - 4,
        )
        first = north * BITS_PER_ROW + west
        for u, v, standing in ground.tiles_near(west, north, east, south):
            if west <= u <= east and north <= v <= south:
                zone = ZONE_BITS[standing] << v * BITS_PER_ROW + u - first
                twice |= taken & zone
                taken |= zone
        self._taken, self._taken_twice = taken, twice
        self.taken_by_others = self._taken_except(tile)
        """What is taken by others than that tile."""

    def _taken_except(self, tile: int) -> Bits:
        """Return what is taken, except by one tile alone."""
        x, y, standing = self._ground.tiles[tile - 1]
        right, down = x - self._left - 3, y - self._top - 3
        if not (0 <= right <= BITS_PER_ROW - 7 and 0 <= down <= BITS_PER_ROW - 7):
            return self._taken
        return self._taken_twice | self._taken ^ ZONE_BITS[standing] << down * BITS_PER_ROW + right

    def add_rivals(self, arm: LayoutArm, arms: Iterable[LayoutArm], area: Area) -> None:
        """Add the open ends that need room there; an end that is already enclosed can't lose it."""
        left, top, right, bottom = area
        known = self._seen_arms
        for other in arms:
            west, north, east, south = other.next_area
            if (
                west <= right and left <= east and north <= bottom and top <= south
                and other.alive and other is not arm and other.number not in known
                and other.single is not None and not other.single.detached_from
            ):  # fmt: skip
                known.add(other.number)
                self._rivals.append(self._rival(other))

    def _rival(self, arm: LayoutArm) -> OpenEndInfo:
        socket = arm.end
        double = arm.double is not None and not arm.double.detached_from
        sort = end_sort(socket.kind, socket.heading)
        y, x = divmod(socket.base, GRID_WIDTH)
        base = (y - self._top) * BITS_PER_ROW + x - self._left
        taken = self._taken_except(socket.tile)
        need, shift = self._needs[sort][double], base - BASE_BIT
        lacked = missing_room(need, base, taken)
        return base, sort, double, taken, NEXT_TILE_BITS[sort] << shift, need[0] << shift, lacked

    def risk(self, way: CandidateBits, double: bool, most: float) -> float:
        """Return the risk of laying a tile here, exact only below `most`.

        The placement is relative to the middle of the patch.
        """
        _, zone, mine, here, ends, odd = way
        rivals = [rival for rival in self._rivals if rival[4] & mine]
        if not rivals and not odd and not self.taken_by_others & mine:
            return 0.0
        needs, taken = self._needs, self._taken
        opens: list[OpenEndInfo] = []
        risk = 0.0
        for at, sort, out, free, area, need, lacked in rivals:
            free |= zone
            if lacked or zone & need:
                lacked = missing_room(needs[sort][out], at, free)
                risk += lacked
            opens.append((at, sort, out, free, area, need, lacked))
        if double:
            return risk + sum(
                count * missing_room(needs[sort][0], GRID_CENTRE + step, taken)
                for step, sort, count in ends
            )
        [(step, sort, _)] = ends
        out = self._doubles
        at, wanted = GRID_CENTRE + step, needs[sort][out]
        lacked = missing_room(wanted, at, taken)
        risk += lacked
        opens.append((at, sort, out, taken, mine, wanted[0] << at - BASE_BIT, lacked))
        # Where doubles open three sides, looking farther in the open changes next to nothing.
        if risk < most and (risk or self._looks_far or self.taken_by_others & mine):
            counts = self._lookahead_weight
            risk += counts * self._next_tile_risk(opens, here, zone, risk, (most - risk) / counts)
        return risk

    def _next_tile_risk(
        self, opens: list[OpenEndInfo], here: Bits, zone: Bits, now: float, most: float
    ) -> float:
        """Return the risk of the tile after one that was laid here; its own end comes last.

        For a double, if one may come: where it has a place, a tile has one.
        """
        needs, tries = self._needs, self._trials
        taken, mine = self._taken | zone, opens[-1]
        risk = 0.0
        for end in opens:
            base, sort, double, free, _, _, lacked = end
            least = now + NO_TILE_COST
            shift = base - BASE_BIT
            view = free >> shift
            relevant = -1 if end is mine else here >> shift
            for squares, zone, beside, ends, odd in tries[double][sort]:
                if view & squares:
                    continue
                if not beside & relevant:
                    # Independent of this tile, whatever comes of it.
                    least = now
                    break
                missing = now - lacked + (self._inline_cost if odd else 0.0)
                out = self._doubles and not double
                for step, kind, count in ends:
                    missing += count * missing_room(needs[kind][out], base + step, taken)
                if missing < least:
                    missing += self._loss_to_others(opens, end, beside << shift, zone << shift)
                    least = min(least, missing)
                    if least <= now:
                        break
            risk += max(0.0, least - now)
            if risk >= most:
                return risk
        return risk

    def _loss_to_others(
        self, opens: list[OpenEndInfo], end: OpenEndInfo, beside: Bits, zone: Bits
    ) -> float:
        """Return what other ends would lose if a tile were laid there."""
        more = 0.0
        for other in opens:
            base, sort, double, free, area, need, lacked = other
            if beside & area and (lacked or zone & need) and other is not end:
                more += missing_room(self._needs[sort][double], base, free | zone) - lacked
        return more
