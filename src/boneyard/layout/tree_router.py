"""Router for trees: places tiles so that arms are hardly ever enclosed.

A line fills its frame; a tree can't, because every arm may branch. So an arm goes straight on,
unless it or another one would then lack the room for what may come next (`tree_lookahead.py`), or
the frame would have to grow. The frame grows rather than let an arm be enclosed, but not just to
keep an arm straight: on a small screen tiles must be large enough to be read.

It happens all the same. Of 1,800 random rounds of Five Up with double-six, in frames of all shapes,
it did in 1, with double-9 in none of 450, with double-12 in 3 of 270 and with double-15 in 3 of
270; of 1,800 of Fruitominoes in 3. Doubles with only one tile between them, each at the same side
of the one before, come round to where they began, and placed tiles never move. Then the tile is
detached (`line_router.py`).
"""

from collections.abc import Iterable
from functools import reduce
from typing import Final

from msgspec import Struct

from boneyard.layout.arms import (
    END_LENGTHWISE,
    END_SHORT,
    END_SPINNER,
    OPENS_AHEAD,
    OPENS_ALL,
    OPENS_TEE,
    LayoutArm,
    OpenEnd,
    TilePlace,
    lengthwise_places,
)
from boneyard.layout.line_router import ArmRouter, RoutingCosts
from boneyard.layout.straight_occupancy import CENTRE_KEY, GRID_WIDTH, UNIT_STEP
from boneyard.layout.tree_lookahead import (
    END_SORTS,
    GRID_CENTRE,
    INLINE_DOUBLE_COSTS,
    REACH_AHEAD,
    REACH_ASIDE,
    REACH_BEHIND,
    VIEW_BASE_BIT,
    VIEWS,
    Area,
    Bits,
    CandidateBits,
    LocalGrid,
    area_ahead,
    bit_offset,
    candidate_bits,
    double_places,
    end_sort,
    to_steps,
    union_area,
    wanted_area,
)
from boneyard.layout.viewport import FrameWindow

#: Costs: a turn; a turn at the side of a tile instead of round its end.
TURN_COST: Final = 6.0
SIDE_TURN_COST: Final = 6.0
#: A turn round the corner of a double's long side.
CORNER_TURN_COST: Final = 20.0
#: A tile outside the frame, and each half unit of it: where doubles open two arms, and where they
#: open three, which are enclosed sooner if they turn; and with more doubles than a set of 28 has.
OUTSIDE_COSTS: Final = {OPENS_TEE: (30.0, 4.0), OPENS_ALL: (90.0, 9.0)}
MAX_FEW_DOUBLES: Final = 7
OUTSIDE_COSTS_MANY_DOUBLES: Final = (80.0, 8.0)
#: Up to a frame of this many units, with few doubles and with many, tiles are still large enough;
#: beyond, all that costs more and more, with this exponent.
COMFORTABLE_LONG_SIDES: Final = (20.0, 60.0)
GROWTH_EXPONENT: Final = 6
#: With many doubles a frame is full when tiles cover this share of it, because arms need room
#: around them; leaving it then costs this share of what it costs while it is empty.
FULL_SHARE: Final = 0.12
MIN_GROWTH_FACTOR: Final = 0.1
#: An obstacle ahead or beside the path, where it is nearest, for each double that is left and may
#: branch there.
CROWDING_COST: Final = 4.0


class Candidate(Struct, frozen=True):
    """A placement of a tile on an end, relative to its base."""

    first: int
    last: int
    heading: int
    across: bool
    area: Area
    """The area of the middles of its squares."""
    end: int
    """Its far end, in a patch around the base."""
    wanted_area: Area
    """The area of the next tiles after it."""
    turn_cost: float
    """The cost of its turn; 0 if it goes straight on."""
    bits: CandidateBits

    def to_place(self, base: int) -> TilePlace:
        """Return the absolute place."""
        return TilePlace(base + self.first, base + self.last, self.heading, self.across)


def _make_candidate(socket: OpenEnd, place: TilePlace, double: bool, opens: str) -> Candidate:
    first, last = place.first - socket.base, place.last - socket.base
    (x, y), (u, v) = to_steps(first), to_steps(last)
    turn = 0.0
    if place.heading != socket.heading:
        turn = TURN_COST + (place.heading != (socket.heading + 1) % 4)
        if first != UNIT_STEP[socket.heading]:
            turn += SIDE_TURN_COST
        if socket.kind == END_SPINNER:
            turn += CORNER_TURN_COST
    return Candidate(
        first, last, place.heading, place.across, (min(x, u), min(y, v), max(x, u), max(y, v)),
        GRID_CENTRE + bit_offset(last), wanted_area(place, socket.base, double, opens), turn,
        candidate_bits(place, socket.base, double, opens, GRID_CENTRE),
    )  # fmt: skip


def _candidates_by_sort(opens: str, double: bool) -> dict[int, tuple[Candidate, ...]]:
    """Return the placements of a tile, by the sort of the end."""
    found = {}
    for kind, heading in END_SORTS:
        socket = OpenEnd(CENTRE_KEY, heading, kind, 0)
        places = double_places(socket) if double else lengthwise_places(socket)
        if opens == OPENS_TEE and kind == END_SPINNER and not double:
            # Round the corner too: where doubles open two sides, that takes nothing from others.
            places = lengthwise_places(OpenEnd(CENTRE_KEY, heading, END_SHORT, 0))
        found[end_sort(kind, heading)] = tuple(
            _make_candidate(socket, place, double, opens) for place in places
        )
    return found


#: The placements of a single, and those of a double, by what doubles open and by the sort of the
#: end.
SINGLE_CANDIDATES: Final = {
    opens: _candidates_by_sort(opens, False) for opens in (OPENS_ALL, OPENS_TEE)
}
DOUBLE_CANDIDATES: Final = {
    opens: _candidates_by_sort(opens, True) for opens in (OPENS_ALL, OPENS_TEE)
}


def _union_wanted(ways: dict[int, tuple[Candidate, ...]]) -> Area:
    return reduce(union_area, (way.wanted_area for some in ways.values() for way in some))


#: The area of the next tiles after any of these placements.
SINGLE_AREAS: Final = {opens: _union_wanted(ways) for opens, ways in SINGLE_CANDIDATES.items()}
DOUBLE_AREAS: Final = {opens: _union_wanted(ways) for opens, ways in DOUBLE_CANDIDATES.items()}
#: The area of an end's next tiles.
NEXT_TILE_AREAS: Final = {
    end_sort(kind, heading): area_ahead(0, heading, REACH_BEHIND, REACH_AHEAD[kind], REACH_ASIDE)
    for kind, heading in END_SORTS
}


class TreeRouter(ArmRouter):
    """Finds places on a table where every double opens new arms."""

    TRACKS_ENCLOSED = False
    __slots__ = (
        "_growth_penalty",
        "_size_penalty",
        "many_doubles",
        "opens",
        "outside_cost",
        "overflow_cost",
    )

    def __init__(
        self, window: FrameWindow, long_axis: int, costs: RoutingCosts, doubles: int = 0
    ) -> None:
        """Start with an empty table; `long_axis` is the axis along which the frame is longer."""
        self.many_doubles, self.opens = doubles > MAX_FEW_DOUBLES, OPENS_AHEAD
        super().__init__(window, long_axis, costs, doubles)

    def update_bounds(self) -> None:
        """Update the frame's bounds, and the cost of growing it again."""
        super().update_bounds()
        self._size_penalty = (
            max(1.0, self.window.long_side / COMFORTABLE_LONG_SIDES[self.many_doubles])
            ** GROWTH_EXPONENT
        )
        self._update_growth_penalty()

    def _update_growth_penalty(self) -> None:
        """Update the cost of leaving the frame: with many doubles it falls as the frame fills."""
        self._growth_penalty = self._size_penalty
        if self.many_doubles:
            window = self.window
            area = (window.right - window.left) * (window.bottom - window.top)
            self._growth_penalty *= max(
                MIN_GROWTH_FACTOR, 1.0 - 2 * len(self.ground.tiles) / area / FULL_SHARE
            )

    def plan(self, arm: LayoutArm, opens: str, double_out: bool) -> None:
        """Reserve places for an arm's next tile, and for the double that may come."""
        if opens != self.opens:
            self.opens = opens
            crowded = self.many_doubles and opens == OPENS_ALL
            self.outside_cost, self.overflow_cost = (
                OUTSIDE_COSTS_MANY_DOUBLES if crowded else OUTSIDE_COSTS[opens]
            )
        self._update_growth_penalty()
        socket = arm.end
        sort = end_sort(socket.kind, socket.heading)
        y, x = divmod(socket.base, GRID_WIDTH)
        arm.next_area = area = _translate(NEXT_TILE_AREAS[sort], x, y)
        crosswise = DOUBLE_CANDIDATES[opens][sort][0]
        arm.double = crosswise.to_place(socket.base) if double_out else None
        if arm.number < 0:
            # Nothing is played there yet: whether it must be detached is decided when it opens.
            arm.single = self._first_free_place(socket)
        else:
            patch = self._local_grid(socket, socket.base)
            arm.single = self._best_single(arm, patch) or self.find_detached_place(arm, False)
            # If a double can lie crosswise, whether it had better not is decided when it comes or
            # is shown: most never come.
            if double_out and patch.taken_by_others & crosswise.bits[0]:
                arm.double = self._best_double_place(arm, patch) or self.find_detached_place(
                    arm, True
                )
        for place in (arm.single, arm.double):
            if place is not None and (place is arm.single or place.detached_from):
                y, x = divmod(place.centre if place.across else place.last, GRID_WIDTH)
                area = union_area(
                    area, _translate(NEXT_TILE_AREAS[end_sort(END_LENGTHWISE, place.heading)], x, y)
                )
        arm.watch_area = area

    def double_place(self, arm: LayoutArm) -> TilePlace | None:
        """Return the place of an arm's double as the table lies now."""
        if arm.double is None or not arm.double.across or arm.double.detached_from:
            return arm.double
        return self._best_double_place(arm, self._local_grid(arm.end, arm.end.base))

    def find_disturbed(self, arms: Iterable[LayoutArm]) -> list[LayoutArm]:
        """List the arms that should be routed again: a tile was laid near them."""
        y, x = divmod(self.ground.last_centre, GRID_WIDTH)
        found = []
        for arm in arms:
            left, top, right, bottom = arm.watch_area
            if left <= x <= right and top <= y <= bottom and arm.alive:
                found.append(arm)
        return found

    def reserve(self, arm: LayoutArm, opens: str) -> None:
        """Reserve nothing: what each arm may need is computed whenever a place is chosen."""

    def _first_free_place(self, socket: OpenEnd) -> TilePlace | None:
        """Return the plainest free place for a tile."""
        taken, tile, base = self.ground.taken, socket.tile, socket.base
        for kind in (socket.kind, END_SHORT):
            for way in SINGLE_CANDIDATES[self.opens][end_sort(kind, socket.heading)]:
                first, last = base + way.first, base + way.last
                if taken.get(first, tile) == tile and taken.get(last, tile) == tile:
                    return way.to_place(base)
        return None

    def _local_grid(self, socket: OpenEnd, key: int) -> LocalGrid:
        """Return the neighbourhood of a place, for a tile that joins a socket."""
        return LocalGrid(self.ground, key, self.opens, socket.tile, self.doubles > 0)

    def _best_single(self, arm: LayoutArm, patch: LocalGrid) -> TilePlace | None:
        """Return the cheapest of the free places."""
        socket, own, singles = arm.end, patch.taken_by_others, SINGLE_CANDIDATES[self.opens]
        base = socket.base
        free = [
            way for way in singles[end_sort(socket.kind, socket.heading)] if not own & way.bits[0]
        ]
        if not free and socket.kind == END_SPINNER:
            # Round the corner, which takes away the room of the spinner's short end.
            free = [
                way for way in singles[end_sort(END_SHORT, socket.heading)] if not own & way.bits[0]
            ]
        if len(free) < 2:
            return free[0].to_place(base) if free else None
        y, x = divmod(base, GRID_WIDTH)
        patch.add_rivals(arm, self.arms.values(), _translate(free[0].wanted_area, x, y))
        ahead = patch.risk(free[0].bits, False, 1e9)
        if not ahead and not self._neatness(free[0], x, y):
            return free[0].to_place(base)
        patch.add_rivals(arm, self.arms.values(), _translate(SINGLE_AREAS[self.opens], x, y))
        ways = sorted([(self._neatness(way, x, y), way) for way in free], key=_cost)
        best, least = None, 1e9
        for cost, way in ways:
            if cost >= least:
                break
            cost += CROWDING_COST * self.doubles * count_crowding(way, own)
            if cost < least:
                cost += ahead if way is free[0] else patch.risk(way.bits, False, least - cost)
                if cost < least:
                    best, least = way, cost
        return best.to_place(base) if best else None

    def _best_double_place(self, arm: LayoutArm, patch: LocalGrid) -> TilePlace | None:
        """Return the cheapest place for a double: crosswise, unless that might enclose an arm.

        Where it may lie crosswise, no place outside of the frame is considered instead.
        """
        own, socket = patch.taken_by_others, arm.end
        doubles = DOUBLE_CANDIDATES[self.opens][end_sort(socket.kind, socket.heading)]
        ways = [way for way in doubles if not own & way.bits[0]]
        if len(ways) < 2:
            return ways[0].to_place(socket.base) if ways else None
        y, x = divmod(socket.base, GRID_WIDTH)
        patch.add_rivals(arm, self.arms.values(), _translate(DOUBLE_AREAS[self.opens], x, y))
        best, least = None, 1e9
        for way in ways:
            over = max(0, self._overflow(way.area, x, y))
            if over and not way.across and ways[0].across:
                continue
            cost = 0.0 if way.across else INLINE_DOUBLE_COSTS[self.opens] + self.outside_cost * over
            if cost < least:
                cost += patch.risk(way.bits, True, least - cost)
                if cost < least:
                    best, least = way, cost
        return best.to_place(socket.base) if best else None

    def _detached_cost(self, arm: LayoutArm, place: TilePlace, double: bool, most: float) -> float:
        """Return what a detached place takes from others, and the risk after it."""
        patch = self._local_grid(arm.end, place.centre)
        y, x = divmod(place.centre, GRID_WIDTH)
        area = _translate(wanted_area(place, place.centre, double, self.opens), x, y)
        patch.add_rivals(arm, self.arms.values(), area)
        return patch.risk(
            candidate_bits(place, place.centre, double, self.opens, GRID_CENTRE), double, most
        )

    def _overflow(self, area: Area, x: int, y: int) -> int:
        """Return how far squares would stick out of the frame, in half units."""
        left, top, right, bottom = area
        return max(
            self.left - x - left, x + right - self.right,
            self.top - y - top, y + bottom - self.bottom,
        )  # fmt: skip

    def _neatness(self, way: Candidate, x: int, y: int) -> float:
        """Return how untidy a placement looks; straight on is 0."""
        over = self._overflow(way.area, x, y)
        return way.turn_cost + (
            self._growth_penalty * (self.outside_cost + self.overflow_cost * over)
            if over > 0
            else 0.0
        )


def count_crowding(way: Candidate, taken: Bits) -> float:
    """Count the obstacles where an arm would go."""
    obstacles, weights = VIEWS[way.heading]
    obstacles &= taken >> way.end - VIEW_BASE_BIT
    found = 0.0
    while obstacles:
        nearest = obstacles & -obstacles
        found += weights[nearest]
        obstacles ^= nearest
    return found


def _translate(area: Area, x: int, y: int) -> Area:
    """Translate an area to a base."""
    left, top, right, bottom = area
    return x + left, y + top, x + right, y + bottom


def _cost(way: tuple[float, Candidate]) -> float:
    return way[0]
