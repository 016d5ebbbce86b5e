"""Router for lines: where the next tile of an arm goes, with costs, turns and leaps."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from math import hypot
from typing import ClassVar, Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.layout.arms import (
    LYING,
    ON,
    PLAIN,
    SPINNER,
    TEE,
    TIP,
    Branch,
    Place,
    Socket,
    across_at,
    along,
    doubles,
    singles,
)
from boneyard.layout.ground import CLOSE, HALF, RINGS, ROW, UNIT, ZONE_SETS, Ground
from boneyard.layout.tree_lookahead import REACH, ROOM, sort_of
from boneyard.layout.window import Window

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


class Temper(Struct, frozen=True, kw_only=True):
    """How much each thing weighs; straight on, in the frame, far from all others is 0."""

    minds: bool
    """Arms keep their distance, for each may branch."""
    turn: float = 10.0
    """A turn to the next row."""
    tip_turn: float = 0.0
    """A turn right at the short end of a spinner."""
    wrong_way: float = 300.0
    """A turn back to where the arm's rows come from."""
    pitch: int = 5
    """Rows of one arm are at least this many half units apart, so that doubles don't touch."""
    tight: float = 90.0
    """A row nearer than that."""
    outside: float = 40.0
    """A tile out of the frame, which must grow then."""
    farther: float = 8.0
    """Each half unit of it."""
    in_the_way: float = 50.0
    """Taking the place of another arm that has a second choice."""
    double_lost: float = 600.0
    """Taking the place of another arm's double."""
    shut: float = 400.0
    """A place from which no way leads outside, or shutting another arm in."""
    stuck: float = 500.0
    """No place for the tile after this one, or for another arm's next tile."""
    awkward: float = 300.0
    """A double in line that should lie crosswise."""
    cramped: float = 8.0
    """No room for what may follow, at each side."""
    narrow: float = 0.0
    """Little room for what may follow after that."""
    ahead: float = 0.0
    """Being near to what lies ahead."""
    beside: float = 0.0
    """Being near to what lies at the sides."""
    walled: float = 0.0
    """Going where something lies in the way, however far."""
    crossing: float = 0.0
    """Lying across another arm's way."""
    parallel: float = 0.0
    """Going beside another arm."""
    opposed: float = 0.0
    """Going towards another arm."""
    meeting: float = 0.0
    """Going where another arm will come."""


#: Lines: they fill the frame, to and fro.
LINE: Final = Temper(minds=False)

#: Crosses that began as a line: the arms of their late spinner keep away from each other.
WARY: Final = Temper(
    minds=True, turn=12.5, tip_turn=65.0, pitch=16, tight=84.0, outside=20.0, farther=3.0,
    in_the_way=70.0, double_lost=370.0, cramped=160.0, narrow=10.0, ahead=0.21, beside=0.75,
    walled=55.0, crossing=6.2, parallel=6.0, opposed=4.2, meeting=52.0,
)  # fmt: skip


#: So many half units ahead, arms mind each other.
LONG: Final = 14

#: Beside each other they need so many, and towards each other so many.
BESIDE: Final = 12

TOWARDS: Final = 8

#: No arm's way is farther from its base than this.
FAR: Final = 16 * ROW


#: A distance to the right and down, as ahead and to the right of each heading.
_TURNED: Final[tuple[Callable[[int, int], tuple[int, int]], ...]] = (
    lambda x, y: (x, y), lambda x, y: (y, -x), lambda x, y: (-x, -y), lambda x, y: (-y, x),
)  # fmt: skip


def crossing(place: Place, other: Branch, temper: Temper) -> float:
    """How much a tile would lie across another arm's way."""
    key, step = other.socket.base - place.centre, UNIT[other.socket.heading]
    if not -FAR < key < FAR:
        return 0.0
    zone = ZONE_SETS[place.standing]
    key += step
    for distance in range(2, 7):
        key += step
        if key in zone:
            return temper.crossing * (7 - distance)
    return 0.0


def rivalry(place: Place, other: Branch, temper: Temper) -> float:
    """How much an arm that goes on from a place would want the same room as another arm."""
    y, x = divmod(place.last, ROW)
    v, u = divmod(other.socket.base, ROW)
    ahead, right = _TURNED[place.heading](u - x, v - y)
    if not (-LONG < ahead < 2 * LONG and -LONG < right < LONG):
        return 0.0
    way = (other.socket.heading - place.heading) % 4
    if way == 0:
        room = BESIDE - abs(right)
        if room <= 0 or ahead >= LONG:
            return 0.0
        return temper.parallel * room * (1 - abs(ahead) / LONG)
    if way == 2:
        room = TOWARDS - abs(right)
        if room <= 0 or ahead <= 0:
            return 0.0
        return temper.opposed * room * (1 - ahead / LONG / 2)
    until = -right if way == 1 else right
    if until > -3 and -3 < ahead < LONG:
        return temper.meeting * (1 - max(ahead, until, 0) / LONG)
    return 0.0


#: So many half units away, what lies ahead or at a side begins to matter.
SEEN_AHEAD: Final = 20

SEEN_BESIDE: Final = 10


class Router:
    """Finds places on a table with several arms."""

    #: Whether it matters which places lead nowhere.
    BAYS: ClassVar = True

    __slots__ = (
        "_taken", "arms", "bottom", "doubles", "ground", "left", "longer", "right", "temper", "top",
        "window",
    )  # fmt: skip

    def __init__(self, window: Window, longer: int, temper: Temper, doubles: int = 0) -> None:
        """Begin with an empty table; `longer` is the axis along which the frame is longer."""
        self.window, self.longer, self.temper = window, longer, temper
        self.ground = Ground(self.BAYS)
        # The same for as long as tiles are laid, and of a ground with bays always current.
        self._taken = self.ground.taken
        self.arms: dict[int, Branch] = {}
        self.doubles = doubles
        """How many doubles are still out, each of which may branch."""
        self.measure()

    def measure(self) -> None:
        """Note where the middles of squares may be so that they lie in the frame."""
        window, origin = self.window, ROW // 2
        self.left = int(-(-(2 * window.left + 1) // 1)) + origin
        self.right = int((2 * window.right - 1) // 1) + origin
        self.top = int(-(-(2 * window.top + 1) // 1)) + origin
        self.bottom = int((2 * window.bottom - 1) // 1) + origin

    def double_of(self, arm: Branch) -> Place | None:
        """Where an arm's double goes, if that one is still out."""
        return arm.double

    def overflow(self, place: Place) -> int:
        """How far a tile would stick out of the frame, in half units."""
        y, x = divmod(place.first, ROW)
        v, u = divmod(place.last, ROW)
        left, top, right, bottom = self.left, self.top, self.right, self.bottom
        if left <= x <= right and left <= u <= right and top <= y <= bottom and top <= v <= bottom:
            return 0
        return max(
            left - x, x - right, top - y, y - bottom, left - u, u - right, top - v, v - bottom
        )

    def room(self, key: int, heading: int, most: int = 20) -> int:
        """How many half units are free ahead within the frame."""
        y, x = divmod(key, ROW)
        edge = (self.right - x, self.bottom - y, x - self.left, y - self.top)[heading]
        return self._air(key, heading, max(0, min(most, edge)), 0)

    def _air(self, key: int, heading: int, most: int, tile: int) -> int:
        """How many half units, up to `most`, are free ahead, but for one tile."""
        taken, step = self._taken, HALF[heading]
        for count in range(most):
            key += step
            if taken.get(key, tile) != tile:
                return count
        return most

    def plan(self, arm: Branch, opens: str, double_out: bool) -> None:
        """Keep places for an arm's next tile, and for the double that may come."""
        arm.single = self._best(arm, singles(arm.socket), ON, LYING) or self.leap(arm, False)
        arm.double = None
        if double_out:
            arm.double = self._double(arm, opens) or self.leap(arm, True)
        self.reserve(arm, opens)

    def leap(self, arm: Branch, double: bool) -> Place:
        """A place for an arm that is shut in: apart from all that lies, near, and with room."""
        best, least = None, 1e9
        for cost, place in leaps(self.ground, arm.socket, double, self.overflow):
            if cost >= least:
                break
            cost += self._leap_harm(arm, place, double, least - cost)
            if best is None or cost < least:
                best, least = place, cost
        assert best is not None, "there is always room outside of all that lies"
        return best

    def _leap_harm(self, arm: Branch, place: Place, double: bool, most: float) -> float:
        """What a leap would take from others; from `most` on it doesn't matter how much."""
        return self._harm(arm, place, ON, PLAIN if double else LYING)

    def _double(self, arm: Branch, opens: str) -> Place | None:
        """A place for a double: crosswise, but rather in line than nowhere."""
        kind = PLAIN if opens == ON else SPINNER
        best = self._best(arm, doubles(arm.socket, opens != ON), opens, kind)
        harm = 1e9 if best is None else 0.0
        if best is not None and opens != ON:
            harm = self._harm(arm, best, opens, kind)
        if harm >= self.temper.stuck:
            lying = self._best(arm, singles(arm.socket), opens, TIP)
            if lying and self._harm(arm, lying, opens, TIP) + self.temper.awkward < harm:
                return lying
        return best

    def reserve(self, arm: Branch, opens: str) -> None:
        """Note the squares that an arm's next tile needs, and what it wants to stay free."""
        keep: list[int] = []
        watch: list[int] = []
        one, two = arm.single, arm.double
        if one is not None:
            keep += (one.first, one.last)
            step = UNIT[one.heading]
            watch += (one.first, one.last, one.last + step, one.last + 2 * step)
        if two is not None:
            keep += (two.first, two.last)
            watch += (two.first, two.last)
            if opens != ON:
                tips = [tip.base + UNIT[tip.heading] for tip in two.tips(0)]
                keep += tips
                watch += tips
        taken, tile = self._taken, arm.socket.tile
        arm.keep = tuple(keep)
        arm.watch = tuple(key for key in watch if taken.get(key, tile) == tile)

    def disturbed(self, arms: Iterable[Branch]) -> list[Branch]:
        """The arms for which something lies now where they wanted to go."""
        return [arm for arm in arms if self._barred(arm.watch, arm.socket.tile)]

    def _barred(self, keys: Iterable[int], tile: int) -> bool:
        taken = self._taken
        return any(taken.get(key, tile) != tile for key in keys)

    def _best(self, arm: Branch, places: list[Place], opens: str, kind: int) -> Place | None:
        """The place that costs least, of those that are free."""
        taken, tile = self._taken, arm.socket.tile
        free = [
            place for place in places
            if taken.get(place.first, tile) == tile and taken.get(place.last, tile) == tile
        ]  # fmt: skip
        if len(free) < 2:
            return free[0] if free else None
        # In a row nothing is neater than straight on.
        ahead, heading = free[0], arm.socket.heading
        if (
            ahead.heading == heading
            and heading % 2 == arm.main
            and not self._untidiness(arm, ahead)
            and not self._harm(arm, ahead, opens, kind)
        ):
            return ahead
        ways = [(self._untidiness(arm, place), place) for place in free]
        ways.sort(key=_cost)
        best, least = None, 1e9
        for cost, place in ways:
            if cost >= least:
                break
            cost += self._harm(arm, place, opens, kind)
            if cost < least:
                best, least = place, cost
        return best

    def _untidiness(self, arm: Branch, place: Place) -> float:
        """How far a place is from what a person would choose; straight on is 0."""
        temper = self.temper
        over = self.overflow(place)
        cost = temper.outside + temper.farther * over if over > 0 else 0.0
        heading, before = place.heading, arm.socket.heading
        if temper.minds:
            cost += self._crowding(place, arm.socket.tile)
        if arm.strays(place):
            cost += temper.wrong_way
        if heading == before:
            return cost
        if arm.socket.kind == TIP:
            cost += temper.tip_turn
        room = self.room(place.last, heading)
        if before % 2 == arm.main:
            # Off to the next row: on the same side as ever, at first to the right.
            cost += temper.turn + (heading != (before + 1) % 4)
            if arm.out >= 0 and heading == (arm.out + 2) % 4:
                cost += temper.wrong_way
            if arm.out < 0 and heading % 2 == self.longer:
                return cost - 0.2 * room
            return cost + 2.0 * max(0, 6 - room)
        if abs(along(place.last, 1 - arm.main) - arm.row) < temper.pitch:
            return cost + temper.tight
        return cost + (temper.turn if room < 6 else -5.0) - 0.1 * room

    def _crowding(self, place: Place, tile: int) -> float:
        """How near a tile would be to others, ahead and at its sides."""
        temper, ground, heading = self.temper, self.ground, place.heading
        at = place.centre if place.across else place.last
        left = SEEN_BESIDE - self._air(at, (heading - 1) % 4, SEEN_BESIDE, tile)
        right = SEEN_BESIDE - self._air(at, (heading + 1) % 4, SEEN_BESIDE, tile)
        cost = temper.beside * (left * left + right * right)
        y, x = divmod(at, ROW)
        edge = (ground.right - x, ground.bottom - y, x - ground.left, y - ground.top)[heading]
        if edge > 0:
            free = self._air(at, heading, edge, tile)
            if free < edge:
                near = max(0, SEEN_AHEAD - free)
                cost += temper.walled + temper.ahead * near * near
        return cost

    def _harm(self, arm: Branch, place: Place, opens: str, kind: int) -> float:
        """What a place does to the arm's own future and to the other arms."""
        temper = self.temper
        harm = 0.0
        if opens != TEE:
            harm += self._future(place.onward(kind, 0))
        squares = [place.first, place.last]
        if opens != ON:
            for tip in place.tips(0):
                harm += self._future(tip)
                squares.append(tip.base + UNIT[tip.heading])
        for other in self.arms.values():
            if other is arm or not other.alive:
                continue
            if other.keep and _meet(squares, other.keep):
                double = other.double
                if double is not None and _meet(squares, (double.first, double.last)):
                    harm += temper.double_lost
                harm += temper.in_the_way if self._can_yield(other, squares) else temper.stuck
            if temper.minds:
                harm += crossing(place, other, temper) + rivalry(place, other, temper)
        if place.last + UNIT[place.heading] in self.ground.shut:
            harm += temper.shut
        lost = self.ground.cut_off(place.centre, place.standing)
        if lost:
            harm += self._shut_in(arm, place, lost)
        return harm

    def _shut_in(self, arm: Branch, place: Place, lost: Collection[int]) -> float:
        ways = [other.single for other in self.arms.values() if other is not arm]
        return self.temper.shut * (
            (place.last + UNIT[place.heading] in lost)
            + sum(
                way.last in lost or way.last + UNIT[way.heading] in lost
                for way in ways
                if way is not None
            )
        )

    def _future(self, socket: Socket) -> float:
        """What is missing after a tile: a way for the next one, or for a double."""
        temper, taken = self.temper, self._taken
        ahead = socket.base + UNIT[socket.heading]
        if ahead in taken or ahead + UNIT[socket.heading] in taken:
            for way in singles(socket):
                if way.first not in taken and way.last not in taken:
                    return temper.cramped
            return temper.stuck
        if socket.kind != LYING:
            return 0.0
        side = UNIT[(socket.heading + 1) % 4]
        if not temper.minds:
            return 5.0 if ahead + side in taken or ahead - side in taken else 0.0
        # The next tile may be a double, which wants room at its short ends.
        near, far = side + side // 2, 2 * side + side // 2
        return temper.cramped * ((ahead + near in taken) + (ahead - near in taken)) + (
            temper.narrow * ((ahead + far in taken) + (ahead - far in taken))
        )

    def _can_yield(self, other: Branch, squares: list[int]) -> bool:
        taken, tile = self._taken, other.socket.tile
        return any(
            taken.get(way.first, tile) == tile
            and taken.get(way.last, tile) == tile
            and not _meet(squares, (way.first, way.last))
            for way in singles(other.socket)
        )


def _meet(some: Collection[int], others: Collection[int]) -> bool:
    """Say whether squares are too close to each other."""
    for one in some:
        for two in others:
            if one - two in CLOSE:
                return True
    return False
