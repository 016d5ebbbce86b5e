"""Router for lines: where the next tile of an arm goes, with costs, turns and detached places."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from math import hypot
from typing import ClassVar, Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.layout.arms import (
    END_DOUBLE,
    END_LENGTHWISE,
    END_SHORT,
    END_SPINNER,
    OPENS_AHEAD,
    OPENS_TEE,
    LayoutArm,
    OpenEnd,
    TilePlace,
    axis_position,
    crosswise_at,
    crosswise_places,
    lengthwise_places,
)
from boneyard.layout.straight_occupancy import (
    CLEARANCE_SETS,
    GRID_WIDTH,
    HALF_STEP,
    RINGS,
    TOO_CLOSE,
    UNIT_STEP,
    OccupancyGrid,
)
from boneyard.layout.tree_lookahead import REACH_AHEAD, ROOM_KEYS, end_sort
from boneyard.layout.viewport import FrameWindow

#: The longest connector to a place between others, in half units.
MAX_DETACHED_DISTANCE: Final = 40

#: How many places are examined, and how many of them are evaluated fully.
MAX_CANDIDATES: Final = 160

MAX_JUDGED: Final = 12


#: Costs of a connector: each half unit of its length; each half unit across a tile.
LENGTH_COST: Final = 4.0

CROSSED_COST: Final = 4.0

#: An arm that continues in another direction; in the opposite one.
TURNED_COST: Final = 12.0

REVERSED_COST: Final = 30.0

#: A place outside the frame, and each half unit of it.
OUTSIDE_COST: Final = 30.0

OVERFLOW_COST: Final = 4.0

#: Each neighbouring place that belongs to another tile: it should be visible that they don't join.
NEIGHBOUR_COST: Final = 2.0


Overflow = Callable[[TilePlace], int]


@cache
def _search_offsets() -> tuple[tuple[int, int], ...]:
    """List where a tile may begin relative to a joint, the nearest first."""
    across = range(-MAX_DETACHED_DISTANCE, MAX_DETACHED_DISTANCE + 1)
    return tuple(sorted(((x, y) for y in across for x in across), key=lambda at: hypot(*at)))


def _headings_away(x: int, y: int) -> Iterator[int]:
    """List the headings in which an arm that begins there leads away from the joint."""
    return (heading for heading, on in enumerate((x, y, -x, -y)) if on > 0)


def find_detached_places(
    ground: OccupancyGrid, socket: OpenEnd, double: bool, overflow: Overflow
) -> list[tuple[float, TilePlace]]:
    """Find detached places for the next tile of an enclosed arm, with the cost of each.

    The best come first. All have room around them, and ahead for a tile or a double with a tile at
    each of its sides.
    """
    joint = socket.joint
    places: list[TilePlace] = []
    for x, y in _search_offsets():
        for heading in _headings_away(x, y):
            place = _place_heading(joint + y * GRID_WIDTH + x, heading, double)
            if _has_room(ground, place):
                places.append(place)
        if len(places) >= MAX_CANDIDATES:
            break
    places += _outer_places(ground, joint, double)
    found = [(_detached_shape_cost(socket, place, overflow(place)), place) for place in places]
    found.sort(key=_cost)
    judged = [
        (cost + _neighbour_cost(ground, joint, place), replace(place, detached_from=joint))
        for cost, place in found[: 2 * MAX_JUDGED]
    ]
    return sorted(judged, key=_cost)[:MAX_JUDGED]


def _place_heading(edge: int, heading: int, double: bool) -> TilePlace:
    """Return the place of a tile that begins at an edge."""
    first = edge + HALF_STEP[heading]
    return (
        crosswise_at(first, heading)
        if double
        else TilePlace(first, first + UNIT_STEP[heading], heading)
    )


def _has_room(ground: OccupancyGrid, place: TilePlace) -> bool:
    """Return whether a place is free, and what the arm needs next."""
    taken = ground.taken
    if place.first in taken or place.last in taken:
        return False
    ends = [place.open_end(END_SPINNER if place.across else END_LENGTHWISE, 0)]
    if place.across:
        ends += place.short_ends(0)
    return not any(
        end.base + key in taken
        for end in ends
        for key in ROOM_KEYS[end_sort(end.kind, end.heading)]
    )


def _outer_places(ground: OccupancyGrid, joint: int, double: bool) -> Iterator[TilePlace]:
    """List places beyond all tiles, abreast of a joint and heading away: these are always free."""
    y, x = divmod(joint, GRID_WIDTH)
    edges = (
        ground.right + REACH_AHEAD[END_SPINNER],
        ground.bottom + REACH_AHEAD[END_SPINNER],
        ground.left - REACH_AHEAD[END_SPINNER],
        ground.top - REACH_AHEAD[END_SPINNER],
    )
    for heading, edge in enumerate(edges):
        key = edge * GRID_WIDTH + x if heading % 2 else y * GRID_WIDTH + edge
        yield _place_heading(key, heading, double)


def _detached_shape_cost(socket: OpenEnd, place: TilePlace, over: int) -> float:
    """Return the cost of a place regardless of what lies around it."""
    (y, x), (v, u) = divmod(socket.joint, GRID_WIDTH), divmod(place.entry, GRID_WIDTH)
    cost = LENGTH_COST * hypot(u - x, v - y) + (
        OUTSIDE_COST + OVERFLOW_COST * over if over > 0 else 0.0
    )
    return (
        cost + (0.0, TURNED_COST, REVERSED_COST, TURNED_COST)[(place.heading - socket.heading) % 4]
    )


def _neighbour_cost(ground: OccupancyGrid, joint: int, place: TilePlace) -> float:
    """Return the cost of a place for the tiles around it, and for those under its connector."""
    taken = ground.taken
    near = sum(place.centre + key in taken for key in RINGS[place.upright])
    return NEIGHBOUR_COST * near + CROSSED_COST * _count_crossed(ground, joint, place.entry)


def _count_crossed(ground: OccupancyGrid, joint: int, key: int) -> int:
    """Count the half units of a straight line that lie on tiles."""
    (y, x), (v, u) = divmod(joint, GRID_WIDTH), divmod(key, GRID_WIDTH)
    steps = max(abs(u - x), abs(v - y))
    on_line = (
        round(y + (v - y) * step / steps) * GRID_WIDTH + round(x + (u - x) * step / steps)
        for step in range(2, steps - 1)
    )
    return sum(not ground.is_uncovered(at) for at in on_line)


def _cost(way: tuple[float, TilePlace]) -> float:
    return way[0]


class RoutingCosts(Struct, frozen=True, kw_only=True):
    """Weights of the cost function; straight on, in the frame, far from all others is 0."""

    keeps_distance: bool
    """Arms keep their distance, because each may branch."""
    turn: float = 10.0
    """A turn to the next row."""
    tip_turn: float = 0.0
    """A turn right at the short end of a spinner."""
    wrong_way: float = 300.0
    """A turn back towards the arm's earlier rows."""
    row_distance: int = 5
    """Rows of one arm are at least this many half units apart, so that doubles don't touch."""
    tight: float = 90.0
    """A row nearer than that."""
    outside: float = 40.0
    """A tile outside the frame, which must grow then."""
    overflow: float = 8.0
    """Each half unit of it."""
    in_the_way: float = 50.0
    """Taking the place of another arm that has a second choice."""
    double_lost: float = 600.0
    """Taking the place of another arm's double."""
    enclosed: float = 400.0
    """A place from which no way leads outside, or enclosing another arm."""
    stuck: float = 500.0
    """No place for the tile after this one, or for another arm's next tile."""
    awkward: float = 300.0
    """A double in line that should lie crosswise."""
    cramped: float = 8.0
    """No room for what may follow, for each side."""
    narrow: float = 0.0
    """Little room for what may follow after that."""
    ahead: float = 0.0
    """Being near to what lies ahead."""
    beside: float = 0.0
    """Being near to what lies at the sides."""
    obstructed: float = 0.0
    """Heading for an obstacle, at any distance."""
    crossing: float = 0.0
    """Lying across another arm's path."""
    parallel: float = 0.0
    """Going beside another arm."""
    opposed: float = 0.0
    """Going towards another arm."""
    meeting: float = 0.0
    """Heading where another arm will come."""


#: Lines fill the frame in rows.
LINE_COSTS: Final = RoutingCosts(keeps_distance=False)

#: Crosses that began as a line: the arms of their late spinner keep away from each other.
BRANCHING_COSTS: Final = RoutingCosts(
    keeps_distance=True,
    turn=12.5,
    tip_turn=65.0,
    row_distance=16,
    tight=84.0,
    outside=20.0,
    overflow=3.0,
    in_the_way=70.0,
    double_lost=370.0,
    cramped=160.0,
    narrow=10.0,
    ahead=0.21,
    beside=0.75,
    obstructed=55.0,
    crossing=6.2,
    parallel=6.0,
    opposed=4.2,
    meeting=52.0,
)


#: How far ahead, in half units, arms consider each other.
RIVALRY_RANGE: Final = 14

#: How much room they need beside each other, and towards each other.
PARALLEL_CLEARANCE: Final = 12

OPPOSED_CLEARANCE: Final = 8

#: The farthest that an arm's path is followed from its base.
MAX_KEY_DISTANCE: Final = 16 * GRID_WIDTH


#: An offset to the right and down, as ahead and to the right for each heading.
_ROTATIONS: Final[tuple[Callable[[int, int], tuple[int, int]], ...]] = (
    lambda x, y: (x, y), lambda x, y: (y, -x), lambda x, y: (-x, -y), lambda x, y: (-y, x),
)  # fmt: skip


def crossing_cost(place: TilePlace, other: LayoutArm, costs: RoutingCosts) -> float:
    """Return the cost of lying across another arm's path."""
    key, step = other.end.base - place.centre, UNIT_STEP[other.end.heading]
    if not -MAX_KEY_DISTANCE < key < MAX_KEY_DISTANCE:
        return 0.0
    zone = CLEARANCE_SETS[place.upright]
    key += step
    for distance in range(2, 7):
        key += step
        if key in zone:
            return costs.crossing * (7 - distance)
    return 0.0


def rivalry_cost(place: TilePlace, other: LayoutArm, costs: RoutingCosts) -> float:
    """Return the cost of competing with another arm for the same room."""
    y, x = divmod(place.last, GRID_WIDTH)
    v, u = divmod(other.end.base, GRID_WIDTH)
    ahead, right = _ROTATIONS[place.heading](u - x, v - y)
    if not (-RIVALRY_RANGE < ahead < 2 * RIVALRY_RANGE and -RIVALRY_RANGE < right < RIVALRY_RANGE):
        return 0.0
    way = (other.end.heading - place.heading) % 4
    if way == 0:
        room = PARALLEL_CLEARANCE - abs(right)
        if room <= 0 or ahead >= RIVALRY_RANGE:
            return 0.0
        return costs.parallel * room * (1 - abs(ahead) / RIVALRY_RANGE)
    if way == 2:
        room = OPPOSED_CLEARANCE - abs(right)
        if room <= 0 or ahead <= 0:
            return 0.0
        return costs.opposed * room * (1 - ahead / RIVALRY_RANGE / 2)
    until = -right if way == 1 else right
    if until > -3 and -3 < ahead < RIVALRY_RANGE:
        return costs.meeting * (1 - max(ahead, until, 0) / RIVALRY_RANGE)
    return 0.0


#: The distance in half units at which obstacles ahead or at a side begin to count.
LOOK_AHEAD: Final = 20

LOOK_ASIDE: Final = 10


class ArmRouter:
    """Finds places on a table with several arms."""

    #: Whether dead ends matter.
    TRACKS_ENCLOSED: ClassVar = True

    __slots__ = (
        "_taken",
        "arms",
        "bottom",
        "costs",
        "doubles",
        "ground",
        "left",
        "long_axis",
        "right",
        "top",
        "window",
    )

    def __init__(
        self, window: FrameWindow, long_axis: int, costs: RoutingCosts, doubles: int = 0
    ) -> None:
        """Start with an empty table; `long_axis` is the axis along which the frame is longer."""
        self.window, self.long_axis, self.costs = window, long_axis, costs
        self.ground = OccupancyGrid(self.TRACKS_ENCLOSED)
        # Stable while tiles are laid; of a grid with bays always current.
        self._taken = self.ground.taken
        self.arms: dict[int, LayoutArm] = {}
        self.doubles = doubles
        """How many doubles are still out, each of which may branch."""
        self.update_bounds()

    def update_bounds(self) -> None:
        """Update the range of squares that lie in the frame."""
        window, origin = self.window, GRID_WIDTH // 2
        self.left = int(-(-(2 * window.left + 1) // 1)) + origin
        self.right = int((2 * window.right - 1) // 1) + origin
        self.top = int(-(-(2 * window.top + 1) // 1)) + origin
        self.bottom = int((2 * window.bottom - 1) // 1) + origin

    def double_place(self, arm: LayoutArm) -> TilePlace | None:
        """Return the place of an arm's double, if one is left."""
        return arm.double

    def overflow(self, place: TilePlace) -> int:
        """Return how far a tile would stick out of the frame, in half units."""
        y, x = divmod(place.first, GRID_WIDTH)
        v, u = divmod(place.last, GRID_WIDTH)
        left, top, right, bottom = self.left, self.top, self.right, self.bottom
        if left <= x <= right and left <= u <= right and top <= y <= bottom and top <= v <= bottom:
            return 0
        return max(
            left - x, x - right, top - y, y - bottom, left - u, u - right, top - v, v - bottom
        )

    def free_ahead(self, key: int, heading: int, most: int = 20) -> int:
        """Return how many half units are free ahead within the frame."""
        y, x = divmod(key, GRID_WIDTH)
        edge = (self.right - x, self.bottom - y, x - self.left, y - self.top)[heading]
        return self._count_free(key, heading, max(0, min(most, edge)), 0)

    def _count_free(self, key: int, heading: int, most: int, tile: int) -> int:
        """Count the half units, up to `most`, that are free ahead, ignoring one tile."""
        taken, step = self._taken, HALF_STEP[heading]
        for count in range(most):
            key += step
            if taken.get(key, tile) != tile:
                return count
        return most

    def plan(self, arm: LayoutArm, opens: str, double_out: bool) -> None:
        """Reserve places for an arm's next tile, and for the double that may come."""
        arm.single = self._best(
            arm, lengthwise_places(arm.end), OPENS_AHEAD, END_LENGTHWISE
        ) or self.find_detached_place(arm, False)
        arm.double = None
        if double_out:
            arm.double = self._best_double(arm, opens) or self.find_detached_place(arm, True)
        self.reserve(arm, opens)

    def find_detached_place(self, arm: LayoutArm, double: bool) -> TilePlace:
        """Find a place for an enclosed arm: apart from all tiles, near, and with room."""
        best, least = None, 1e9
        for cost, place in find_detached_places(self.ground, arm.end, double, self.overflow):
            if cost >= least:
                break
            cost += self._detached_cost(arm, place, double, least - cost)
            if best is None or cost < least:
                best, least = place, cost
        assert best is not None, "there is always room outside of all that lies"
        return best

    def _detached_cost(self, arm: LayoutArm, place: TilePlace, double: bool, most: float) -> float:
        """Return what a detached place takes from others, exact only below `most`."""
        return self._blocking_cost(
            arm, place, OPENS_AHEAD, END_DOUBLE if double else END_LENGTHWISE
        )

    def _best_double(self, arm: LayoutArm, opens: str) -> TilePlace | None:
        """Return a place for a double: crosswise, but rather in line than nowhere."""
        kind = END_DOUBLE if opens == OPENS_AHEAD else END_SPINNER
        best = self._best(arm, crosswise_places(arm.end, opens != OPENS_AHEAD), opens, kind)
        harm = 1e9 if best is None else 0.0
        if best is not None and opens != OPENS_AHEAD:
            harm = self._blocking_cost(arm, best, opens, kind)
        if harm >= self.costs.stuck:
            lying = self._best(arm, lengthwise_places(arm.end), opens, END_SHORT)
            if (
                lying
                and self._blocking_cost(arm, lying, opens, END_SHORT) + self.costs.awkward < harm
            ):
                return lying
        return best

    def reserve(self, arm: LayoutArm, opens: str) -> None:
        """Reserve the squares of an arm's next tile, and those it wants to stay free."""
        keep: list[int] = []
        watch: list[int] = []
        one, two = arm.single, arm.double
        if one is not None:
            keep += (one.first, one.last)
            step = UNIT_STEP[one.heading]
            watch += (one.first, one.last, one.last + step, one.last + 2 * step)
        if two is not None:
            keep += (two.first, two.last)
            watch += (two.first, two.last)
            if opens != OPENS_AHEAD:
                tips = [tip.base + UNIT_STEP[tip.heading] for tip in two.short_ends(0)]
                keep += tips
                watch += tips
        taken, tile = self._taken, arm.end.tile
        arm.reserved = tuple(keep)
        arm.watched = tuple(key for key in watch if taken.get(key, tile) == tile)

    def find_disturbed(self, arms: Iterable[LayoutArm]) -> list[LayoutArm]:
        """List the arms whose reserved squares are taken now."""
        return [arm for arm in arms if self._is_taken(arm.watched, arm.end.tile)]

    def _is_taken(self, keys: Iterable[int], tile: int) -> bool:
        taken = self._taken
        return any(taken.get(key, tile) != tile for key in keys)

    def _best(
        self, arm: LayoutArm, places: list[TilePlace], opens: str, kind: int
    ) -> TilePlace | None:
        """Return the cheapest of the free places."""
        taken, tile = self._taken, arm.end.tile
        free = [
            place for place in places
            if taken.get(place.first, tile) == tile and taken.get(place.last, tile) == tile
        ]  # fmt: skip
        if len(free) < 2:
            return free[0] if free else None
        # In a row nothing is neater than straight on.
        ahead, heading = free[0], arm.end.heading
        if (
            ahead.heading == heading
            and heading % 2 == arm.main_axis
            and not self._neatness_cost(arm, ahead)
            and not self._blocking_cost(arm, ahead, opens, kind)
        ):
            return ahead
        ways = [(self._neatness_cost(arm, place), place) for place in free]
        ways.sort(key=_cost)
        best, least = None, 1e9
        for cost, place in ways:
            if cost >= least:
                break
            cost += self._blocking_cost(arm, place, opens, kind)
            if cost < least:
                best, least = place, cost
        return best

    def _neatness_cost(self, arm: LayoutArm, place: TilePlace) -> float:
        """Return how untidy a place looks; straight on is 0."""
        costs = self.costs
        over = self.overflow(place)
        cost = costs.outside + costs.overflow * over if over > 0 else 0.0
        heading, before = place.heading, arm.end.heading
        if costs.keeps_distance:
            cost += self._crowding_cost(place, arm.end.tile)
        if arm.crosses_bound(place):
            cost += costs.wrong_way
        if heading == before:
            return cost
        if arm.end.kind == END_SHORT:
            cost += costs.tip_turn
        room = self.free_ahead(place.last, heading)
        if before % 2 == arm.main_axis:
            # To the next row: on the same side as before, at first to the right.
            cost += costs.turn + (heading != (before + 1) % 4)
            if arm.row_heading >= 0 and heading == (arm.row_heading + 2) % 4:
                cost += costs.wrong_way
            if arm.row_heading < 0 and heading % 2 == self.long_axis:
                return cost - 0.2 * room
            return cost + 2.0 * max(0, 6 - room)
        if (
            abs(axis_position(place.last, 1 - arm.main_axis) - arm.row_position)
            < costs.row_distance
        ):
            return cost + costs.tight
        return cost + (costs.turn if room < 6 else -5.0) - 0.1 * room

    def _crowding_cost(self, place: TilePlace, tile: int) -> float:
        """Return how near a tile would be to others, ahead and at its sides."""
        costs, ground, heading = self.costs, self.ground, place.heading
        at = place.centre if place.across else place.last
        left = LOOK_ASIDE - self._count_free(at, (heading - 1) % 4, LOOK_ASIDE, tile)
        right = LOOK_ASIDE - self._count_free(at, (heading + 1) % 4, LOOK_ASIDE, tile)
        cost = costs.beside * (left * left + right * right)
        y, x = divmod(at, GRID_WIDTH)
        edge = (ground.right - x, ground.bottom - y, x - ground.left, y - ground.top)[heading]
        if edge > 0:
            free = self._count_free(at, heading, edge, tile)
            if free < edge:
                near = max(0, LOOK_AHEAD - free)
                cost += costs.obstructed + costs.ahead * near * near
        return cost

    def _blocking_cost(self, arm: LayoutArm, place: TilePlace, opens: str, kind: int) -> float:
        """Return the cost of a place for the arm's own future and for the other arms."""
        costs = self.costs
        harm = 0.0
        if opens != OPENS_TEE:
            harm += self._continuation_cost(place.open_end(kind, 0))
        squares = [place.first, place.last]
        if opens != OPENS_AHEAD:
            for tip in place.short_ends(0):
                harm += self._continuation_cost(tip)
                squares.append(tip.base + UNIT_STEP[tip.heading])
        for other in self.arms.values():
            if other is arm or not other.alive:
                continue
            if other.reserved and _too_close(squares, other.reserved):
                double = other.double
                if double is not None and _too_close(squares, (double.first, double.last)):
                    harm += costs.double_lost
                harm += costs.in_the_way if self._can_yield(other, squares) else costs.stuck
            if costs.keeps_distance:
                harm += crossing_cost(place, other, costs) + rivalry_cost(place, other, costs)
        if place.last + UNIT_STEP[place.heading] in self.ground.enclosed:
            harm += costs.enclosed
        lost = self.ground.cut_off_places(place.centre, place.upright)
        if lost:
            harm += self._enclosure_cost(arm, place, lost)
        return harm

    def _enclosure_cost(self, arm: LayoutArm, place: TilePlace, lost: Collection[int]) -> float:
        ways = [other.single for other in self.arms.values() if other is not arm]
        return self.costs.enclosed * (
            (place.last + UNIT_STEP[place.heading] in lost)
            + sum(
                way.last in lost or way.last + UNIT_STEP[way.heading] in lost
                for way in ways
                if way is not None
            )
        )

    def _continuation_cost(self, socket: OpenEnd) -> float:
        """Return the cost of what is missing after a tile: a way for the next one, or for a
        double.
        """
        costs, taken = self.costs, self._taken
        ahead = socket.base + UNIT_STEP[socket.heading]
        if ahead in taken or ahead + UNIT_STEP[socket.heading] in taken:
            for way in lengthwise_places(socket):
                if way.first not in taken and way.last not in taken:
                    return costs.cramped
            return costs.stuck
        if socket.kind != END_LENGTHWISE:
            return 0.0
        side = UNIT_STEP[(socket.heading + 1) % 4]
        if not costs.keeps_distance:
            return 5.0 if ahead + side in taken or ahead - side in taken else 0.0
        # The next tile may be a double, which needs room at its short ends.
        near, far = side + side // 2, 2 * side + side // 2
        return costs.cramped * ((ahead + near in taken) + (ahead - near in taken)) + (
            costs.narrow * ((ahead + far in taken) + (ahead - far in taken))
        )

    def _can_yield(self, other: LayoutArm, squares: list[int]) -> bool:
        taken, tile = self._taken, other.end.tile
        return any(
            taken.get(way.first, tile) == tile
            and taken.get(way.last, tile) == tile
            and not _too_close(squares, (way.first, way.last))
            for way in lengthwise_places(other.end)
        )


def _too_close(some: Collection[int], others: Collection[int]) -> bool:
    """Return whether squares are too close to each other."""
    for one in some:
        for two in others:
            if one - two in TOO_CLOSE:
                return True
    return False
