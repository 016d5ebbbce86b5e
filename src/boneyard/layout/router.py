"""How an arm finds its way: straight on as long as it can, to and fro within the frame.

Each arm keeps a place for its next tile. A place is judged by what a person would call neat (small
numbers), by whether it lies in the frame, and by what it takes from the other arms (large ones).
"""

from collections.abc import Collection
from typing import Final

from boneyard.layout.arms import (
    LYING,
    PLAIN,
    SPINNER,
    Arm,
    Place,
    Socket,
    along,
    doubles,
    singles,
)
from boneyard.layout.ground import CLOSE, HALF, ROW, UNIT, ZONE_SETS, Ground
from boneyard.layout.window import Window

#: Rows of one arm are at least this many half units apart, so that doubles don't touch.
PITCH: Final = 5

TURN: Final = 10.0
WRONG_WAY: Final = 300.0
TIGHT: Final = 90.0
OUTSIDE: Final = 40.0
IN_THE_WAY: Final = 50.0
SHUT: Final = 400.0
STUCK: Final = 500.0
AHEAD: Final = 1.0
BESIDE: Final = 0.7
CROSSING: Final = 5.0
CRAMPED: Final = 100.0
#: So many half units ahead, arms mind each other.
LONG: Final = 14
#: No arm's way is farther from its base than this.
FAR: Final = 16 * ROW

#: What a double in an arm opens: the way on, both sides and the way on, or both sides only.
ON, ALL_WAYS, TEE = "on", "all ways", "tee"


from types import SimpleNamespace
W = SimpleNamespace(OUT0=20., OUT1=4., PITCH=12, TIGHT=60., AHEAD=1., BESIDE=.7, INWARD=.5,
    CROSSING=5., CRAMPED=100., FAR=20., DBL=150., PAR=4., HEAD=3., PERP=50.)


class Router:
    """Finds places on a table with several arms."""

    __slots__ = ("arms", "bottom", "ground", "left", "longer", "right", "top", "tree", "window")

    def __init__(self, window: Window, longer: int, tree: bool) -> None:
        """Begin with an empty table; in a tree arms keep their distance, for each may branch."""
        self.ground, self.window, self.longer, self.tree = Ground(), window, longer, tree
        self.arms: dict[int, Arm] = {}
        self.measure()

    def measure(self) -> None:
        """Note where the middles of squares may be so that they lie in the frame."""
        window, origin = self.window, ROW // 2
        self.left = int(-(-(2 * window.left + 1) // 1)) + origin
        self.right = int((2 * window.right - 1) // 1) + origin
        self.top = int(-(-(2 * window.top + 1) // 1)) + origin
        self.bottom = int((2 * window.bottom - 1) // 1) + origin

    def overflow(self, place: Place) -> int:
        """How far a tile would stick out of the frame, in half units."""
        most = 0
        for key in (place.first, place.last):
            y, x = divmod(key, ROW)
            most = max(most, self.left - x, x - self.right, self.top - y, y - self.bottom)
        return most

    def room(self, key: int, heading: int, most: int = 20) -> int:
        """How many half units are free ahead within the frame."""
        y, x = divmod(key, ROW)
        edge = (self.right - x, self.bottom - y, x - self.left, y - self.top)[heading]
        taken, step = self.ground.taken, HALF[heading]
        for count in range(1, min(most, edge) + 1):
            key += step
            if key in taken:
                return count - 1
        return max(0, min(most, edge))

    def plan(self, arm: Arm, opens: str, double_out: bool) -> bool:
        """Keep places for an arm's next tile; say whether there is one for every tile."""
        taken, tile = self.ground.taken, arm.socket.tile
        ways = [
            (self._neatness(arm, place), place)
            for place in singles(arm.socket)
            if taken.get(place.first, tile) == tile and taken.get(place.last, tile) == tile
        ]
        arm.single = self._best(arm, ways, ON, LYING)
        arm.double = None
        if double_out:
            ways = [
                (self._neatness(arm, place) * 1.2, place)
                for place in doubles(arm.socket, opens != ON)
                if taken.get(place.first, tile) == tile and taken.get(place.last, tile) == tile
            ]
            arm.double = self._best(arm, ways, opens, PLAIN if opens == ON else SPINNER)
        self.reserve(arm, opens)
        return arm.single is not None and (arm.double is not None or not double_out)

    def reserve(self, arm: Arm, opens: str) -> None:
        """Note the squares that an arm's next tile needs."""
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
        taken, tile = self.ground.taken, arm.socket.tile
        arm.keep = tuple(keep)
        arm.watch = tuple(key for key in watch if taken.get(key, tile) == tile)

    def disturbed(self, arm: Arm) -> bool:
        """Say whether something lies now where an arm wanted to go."""
        taken, tile = self.ground.taken, arm.socket.tile
        return arm.alive and any(taken.get(key, tile) != tile for key in arm.watch)

    def _neatness(self, arm: Arm, place: Place) -> float:
        """How far a place is from what a person would choose; straight on is 0."""
        over = self.overflow(place)
        cost = 0.0
        if over > 0:
            cost = W.OUT0 + W.OUT1 * over if self.tree else OUTSIDE + 8.0 * over
        heading, before = place.heading, arm.socket.heading
        if self.tree:
            cost += self._closeness(place, arm.socket.tile)
        if heading == before:
            return cost
        room = self.room(place.last, heading)
        if before % 2 == arm.main:
            # Off to the next row: on the same side as ever, at first to the right.
            cost += TURN + (0.0 if heading == (before + 1) % 4 else 1.0)
            if arm.out >= 0 and heading != arm.out and heading != (arm.out + 2) % 4:
                cost += 1.0
            elif arm.out >= 0 and heading != arm.out:
                cost += WRONG_WAY
            if arm.out < 0 and heading % 2 == self.longer:
                return cost - 0.2 * room
            return cost + 2.0 * max(0, 6 - room)
        if abs(along(place.last, 1 - arm.main) - arm.row) < (W.PITCH if self.tree else PITCH):
            return cost + (W.TIGHT if self.tree else TIGHT)
        return cost + (TURN if room < 6 else -5.0) - 0.1 * room

    def _closeness(self, place: Place, tile: int) -> float:
        """How near a tile would be to others, ahead and at its sides."""
        at = place.centre if place.across else place.last
        heading = place.heading
        ahead = 12 - self._air(at, heading, 12, tile)
        left = 10 - self._air(at, (heading - 1) % 4, 10, tile)
        right = 10 - self._air(at, (heading + 1) % 4, 10, tile)
        y, x = divmod(at, ROW)
        ground = self.ground
        inward = (ground.right - x, ground.bottom - y, x - ground.left, y - ground.top)[heading]
        return (
            W.AHEAD * ahead * ahead + W.BESIDE * (left * left + right * right)
            + W.INWARD * max(0, inward)
        )

    def _air(self, key: int, heading: int, most: int, tile: int) -> int:
        taken, step = self.ground.taken, HALF[heading]
        for count in range(most):
            key += step
            if taken.get(key, tile) != tile:
                return count
        return most

    def _best(
        self, arm: Arm, ways: list[tuple[float, Place]], opens: str, kind: int
    ) -> Place | None:
        if len(ways) < 2:
            return ways[0][1] if ways else None
        ways.sort(key=lambda way: way[0])
        best, least = None, 1e9
        for cost, place in ways:
            if cost >= least:
                break
            cost += self._harm(arm, place, opens, kind)
            if cost < least:
                best, least = place, cost
        return best

    def _harm(self, arm: Arm, place: Place, opens: str, kind: int) -> float:
        """What a place does to the arm's own future and to the other arms."""
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
                if other.double is not None and _meet(
                    squares, (other.double.first, other.double.last)
                ):
                    harm += W.DBL
                harm += IN_THE_WAY if self._can_yield(other, squares) else STUCK
            if self.tree:
                harm += _crossing(place, other) + _rivalry(place, other)
        if place.last + UNIT[place.heading] in self.ground.shut:
            harm += SHUT
        lost = self.ground.cut_off(place.centre, place.standing)
        if lost:
            harm += self._shut(arm, place, lost)
        return harm

    def _shut(self, arm: Arm, place: Place, lost: Collection[int]) -> float:
        harm = SHUT if place.last + UNIT[place.heading] in lost else 0.0
        for other in self.arms.values():
            way = other.single
            if other is not arm and way is not None and (
                way.last in lost or way.last + UNIT[way.heading] in lost
            ):
                harm += SHUT
        return harm

    def _future(self, socket: Socket) -> float:
        """What is missing after a tile: a way for the next one, or for a double."""
        taken = self.ground.taken
        ahead = socket.base + UNIT[socket.heading]
        beyond = ahead + UNIT[socket.heading]
        if ahead not in taken and beyond not in taken:
            side = UNIT[(socket.heading + 1) % 4]
            if socket.kind != LYING:
                return 0.0
            if not self.tree:
                return 5.0 if ahead + side in taken or ahead - side in taken else 0.0
            # The next tile may be a double, which wants room at its short ends.
            near, far = side + side // 2, 2 * side + side // 2
            return (
                W.CRAMPED * ((ahead + near in taken) + (ahead - near in taken))
                + W.FAR * ((ahead + far in taken) + (ahead - far in taken))
            )
        for way in singles(socket):
            if way.first not in taken and way.last not in taken:
                return W.CRAMPED if self.tree else 8.0
        return STUCK

    def _can_yield(self, other: Arm, squares: list[int]) -> bool:
        taken, tile = self.ground.taken, other.socket.tile
        return any(
            taken.get(way.first, tile) == tile
            and taken.get(way.last, tile) == tile
            and not _meet(squares, (way.first, way.last))
            for way in singles(other.socket)
        )


def _crossing(place: Place, other: Arm) -> float:
    """How much a tile would lie across another arm's way."""
    centre, zone = place.centre, ZONE_SETS[place.standing]
    key, step = other.socket.base - centre, UNIT[other.socket.heading]
    if not -FAR < key < FAR:
        return 0.0
    key += step
    for distance in range(2, 7):
        key += step
        if key in zone:
            return W.CROSSING * (7 - distance)
    return 0.0


def _rivalry(place: Place, other: Arm) -> float:
    """How much an arm that goes on from a place would want the same room as another arm."""
    y, x = divmod(place.last, ROW)
    v, u = divmod(other.socket.base, ROW)
    heading = place.heading
    ahead, right = _TURNED[heading](u - x, v - y)
    if not (-LONG < ahead < 2 * LONG and -LONG < right < LONG):
        return 0.0
    way = (other.socket.heading - heading) % 4
    if way == 0:
        side = abs(right)
        return W.PAR * (12 - side) * (1 - abs(ahead) / LONG) if side < 12 and ahead < LONG else 0.0
    if way == 2:
        side = abs(right)
        return W.HEAD * (8 - side) * (1 - ahead / LONG / 2) if side < 8 and ahead > 0 else 0.0
    until = -right if way == 1 else right
    if until > -3 and -3 < ahead < LONG:
        return W.PERP * (1 - max(ahead, until, 0) / LONG)
    return 0.0


_TURNED: Final = (
    lambda x, y: (x, y), lambda x, y: (y, -x), lambda x, y: (-x, -y), lambda x, y: (-y, x),
)  # fmt: skip


def _meet(some: Collection[int], others: Collection[int]) -> bool:
    """Say whether squares are too close to each other."""
    return any(one - two in CLOSE for one in some for two in others)
