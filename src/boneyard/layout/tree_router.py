"""How the arms of a tree find their way, so that hardly ever one is shut in.

A line fills its frame; a tree can't, for every arm may branch. So an arm goes straight on, unless
it, or another one, would then lack the room for what may come next (`tree_lookahead.py`), or the
frame
would have to grow. The frame grows rather than that an arm is shut in, but not for the sake of a
straight arm: on a small screen tiles must be large enough to be read.

It happens all the same. Of 1,800 random rounds of Five Up with double-six, in frames of all shapes,
it did in 1, with double-9 in none of 450, with double-12 in 3 of 270 and with double-15 in 3 of
270; of 1,800 of Fruitominoes in 3. Doubles with a tile only between them, each at the same side of
the one before, come round to where they began, and nothing that lies may move. Then the arm leaps
(`router.py`).
"""

from collections.abc import Iterable
from functools import reduce
from typing import Final

from msgspec import Struct

from boneyard.layout.arms import (
    ALL_WAYS,
    LYING,
    ON,
    SPINNER,
    TEE,
    TIP,
    Branch,
    Place,
    Socket,
    singles,
)
from boneyard.layout.ground import MIDDLE, ROW, UNIT
from boneyard.layout.router import Router, Temper
from boneyard.layout.tree_lookahead import (
    ASIDE,
    BEHIND,
    CENTRE,
    LOOKS,
    ODD,
    REACH,
    SEEN_CORNER,
    SORTS,
    Area,
    Bits,
    Judged,
    Patch,
    both,
    doubles,
    judged,
    moved,
    rect,
    sort_of,
    steps,
    wanted,
)
from boneyard.layout.window import Window

#: What a person minds. A turn; a turn at the side of a tile instead of round its end.
TURN: Final = 6.0
SIDEWAYS: Final = 6.0
#: A turn round the corner of a double's long side.
HUGGING: Final = 20.0
#: A tile out of the frame, and each half unit of it: where doubles open two arms, and where they
#: open three, which are shut in sooner if they turn; and with more doubles than a set of 28 has.
OUTSIDE: Final = {TEE: (30.0, 4.0), ALL_WAYS: (90.0, 9.0)}
FEW_DOUBLES: Final = 7
OUTSIDE_WITH_MANY: Final = (80.0, 8.0)
#: In a frame of so many units, with few doubles and with many, tiles are still large enough; from
#: there on all that counts more and more, with this power.
ROOMY: Final = (20.0, 60.0)
GROWN: Final = 6
#: With many doubles a frame is full when tiles cover this part of it, for arms need room around
#: them; leaving it then counts this much of what it does while it is empty.
FULL: Final = 0.12
EASY: Final = 0.1
#: Something ahead or beside the way ahead, where it is nearest, for each double that is still out
#: and may branch there.
CROWDED: Final = 4.0


class Way(Struct, frozen=True):
    """A way to lay a tile on an end, as seen from its base."""

    first: int
    last: int
    heading: int
    across: bool
    area: Area
    """Where the middles of its squares are."""
    end: int
    """Where its far end is, in a patch around the base."""
    wanted: Area
    """Where the next tiles after it may lie."""
    turn: float
    """What a person minds of its turn; 0 if it goes straight on."""
    bits: Judged

    def place(self, base: int) -> Place:
        """The place itself."""
        return Place(base + self.first, base + self.last, self.heading, self.across)


def _way(socket: Socket, place: Place, double: bool, opens: str) -> Way:
    first, last = place.first - socket.base, place.last - socket.base
    (x, y), (u, v) = steps(first), steps(last)
    turn = 0.0
    if place.heading != socket.heading:
        turn = TURN + (place.heading != (socket.heading + 1) % 4)
        if first != UNIT[socket.heading]:
            turn += SIDEWAYS
        if socket.kind == SPINNER:
            turn += HUGGING
    return Way(
        first, last, place.heading, place.across, (min(x, u), min(y, v), max(x, u), max(y, v)),
        CENTRE + moved(last), wanted(place, socket.base, double, opens), turn,
        judged(place, socket.base, double, opens, CENTRE),
    )  # fmt: skip


def _ways(opens: str, double: bool) -> dict[int, tuple[Way, ...]]:
    """The ways to lay a tile, by the sort of the end."""
    found = {}
    for kind, heading in SORTS:
        socket = Socket(MIDDLE, heading, kind, 0)
        places = doubles(socket) if double else singles(socket)
        if opens == TEE and kind == SPINNER and not double:
            # Round the corner too: where doubles open two sides, that takes nothing from others.
            places = singles(Socket(MIDDLE, heading, TIP, 0))
        found[sort_of(kind, heading)] = tuple(
            _way(socket, place, double, opens) for place in places
        )
    return found


#: The ways to lay a tile that is no double, and those to lay one, by what doubles open and by the
#: sort of the end.
SINGLES: Final = {opens: _ways(opens, False) for opens in (ALL_WAYS, TEE)}
DOUBLES: Final = {opens: _ways(opens, True) for opens in (ALL_WAYS, TEE)}


def _all_wanted(ways: dict[int, tuple[Way, ...]]) -> Area:
    return reduce(both, (way.wanted for some in ways.values() for way in some))


#: Where the next tiles may lie after one of these ways, whichever it is.
ALL_SINGLES: Final = {opens: _all_wanted(ways) for opens, ways in SINGLES.items()}
ALL_DOUBLES: Final = {opens: _all_wanted(ways) for opens, ways in DOUBLES.items()}
#: Where the next tiles of an end may lie.
NEXT: Final = {
    sort_of(kind, heading): rect(0, heading, BEHIND, REACH[kind], ASIDE) for kind, heading in SORTS
}


class TreeRouter(Router):
    """Finds places on a table where every double opens new arms."""

    BAYS = False
    __slots__ = ("_growth", "_large", "farther", "many", "opens", "outside")

    def __init__(self, window: Window, longer: int, temper: Temper, doubles: int = 0) -> None:
        """Begin with an empty table; `longer` is the axis along which the frame is longer."""
        self.many, self.opens = doubles > FEW_DOUBLES, ON
        super().__init__(window, longer, temper, doubles)

    def measure(self) -> None:
        """Note where the frame is now, and that growing again would make tiles still smaller."""
        super().measure()
        self._large = max(1.0, self.window.longest / ROOMY[self.many]) ** GROWN
        self._weigh()

    def _weigh(self) -> None:
        """Say how much it counts to leave the frame: of many doubles' the less, the fuller."""
        self._growth = self._large
        if self.many:
            window = self.window
            area = (window.right - window.left) * (window.bottom - window.top)
            self._growth *= max(EASY, 1.0 - 2 * len(self.ground.tiles) / area / FULL)

    def plan(self, arm: Branch, opens: str, double_out: bool) -> None:
        """Keep places for an arm's next tile, and for the double that may come."""
        if opens != self.opens:
            self.opens = opens
            crowded = self.many and opens == ALL_WAYS
            self.outside, self.farther = OUTSIDE_WITH_MANY if crowded else OUTSIDE[opens]
        self._weigh()
        socket = arm.socket
        sort = sort_of(socket.kind, socket.heading)
        y, x = divmod(socket.base, ROW)
        arm.area = area = _from(NEXT[sort], x, y)
        crosswise = DOUBLES[opens][sort][0]
        arm.double = crosswise.place(socket.base) if double_out else None
        if arm.number < 0:
            # Nothing is played there yet: if it has to leap, that is seen when it opens.
            arm.single = self._plainest(socket)
        else:
            patch = self._patch(socket, socket.base)
            arm.single = self._single(arm, patch) or self.leap(arm, False)
            # If a double can lie crosswise, it is looked at when it comes, or is shown, whether it
            # had better not: most never come.
            if double_out and patch.own & crosswise.bits[0]:
                arm.double = self._double_in(arm, patch) or self.leap(arm, True)
        for place in (arm.single, arm.double):
            if place is not None and (place is arm.single or place.leap):
                y, x = divmod(place.centre if place.across else place.last, ROW)
                area = both(area, _from(NEXT[sort_of(LYING, place.heading)], x, y))
        arm.interest = area

    def double_of(self, arm: Branch) -> Place | None:
        """Where an arm's double goes as the table lies now."""
        if arm.double is None or not arm.double.across or arm.double.leap:
            return arm.double
        return self._double_in(arm, self._patch(arm.socket, arm.socket.base))

    def disturbed(self, arms: Iterable[Branch]) -> list[Branch]:
        """The arms that had better look again for their way: a tile was laid near them."""
        y, x = divmod(self.ground.last, ROW)
        found = []
        for arm in arms:
            left, top, right, bottom = arm.interest
            if left <= x <= right and top <= y <= bottom and arm.alive:
                found.append(arm)
        return found

    def reserve(self, arm: Branch, opens: str) -> None:
        """Nothing is kept: what each arm may need is looked at whenever a place is chosen."""

    def _plainest(self, socket: Socket) -> Place | None:
        """The plainest place for a tile that is free."""
        taken, tile, base = self.ground.taken, socket.tile, socket.base
        for kind in (socket.kind, TIP):
            for way in SINGLES[self.opens][sort_of(kind, socket.heading)]:
                first, last = base + way.first, base + way.last
                if taken.get(first, tile) == tile and taken.get(last, tile) == tile:
                    return way.place(base)
        return None

    def _patch(self, socket: Socket, key: int) -> Patch:
        """The land around a place, for a tile that joins a socket."""
        return Patch(self.ground, key, self.opens, socket.tile, self.doubles > 0)

    def _single(self, arm: Branch, patch: Patch) -> Place | None:
        """The place that costs least, of those that are free."""
        socket, own, singles = arm.socket, patch.own, SINGLES[self.opens]
        base = socket.base
        free = [
            way for way in singles[sort_of(socket.kind, socket.heading)] if not own & way.bits[0]
        ]
        if not free and socket.kind == SPINNER:
            # Round the corner, which takes away the room of the spinner's short end.
            free = [way for way in singles[sort_of(TIP, socket.heading)] if not own & way.bits[0]]
        if len(free) < 2:
            return free[0].place(base) if free else None
        y, x = divmod(base, ROW)
        patch.see(arm, self.arms.values(), _from(free[0].wanted, x, y))
        ahead = patch.risk(free[0].bits, False, 1e9)
        if not ahead and not self._plainness(free[0], x, y):
            return free[0].place(base)
        patch.see(arm, self.arms.values(), _from(ALL_SINGLES[self.opens], x, y))
        ways = sorted([(self._plainness(way, x, y), way) for way in free], key=_cost)
        best, least = None, 1e9
        for cost, way in ways:
            if cost >= least:
                break
            cost += CROWDED * self.doubles * crowd(way, own)
            if cost < least:
                cost += ahead if way is free[0] else patch.risk(way.bits, False, least - cost)
                if cost < least:
                    best, least = way, cost
        return best.place(base) if best else None

    def _double_in(self, arm: Branch, patch: Patch) -> Place | None:
        """The same for a double: crosswise, unless that might shut in an arm.

        Where it may lie crosswise, nothing outside of the frame will do instead.
        """
        own, socket = patch.own, arm.socket
        doubles = DOUBLES[self.opens][sort_of(socket.kind, socket.heading)]
        ways = [way for way in doubles if not own & way.bits[0]]
        if len(ways) < 2:
            return ways[0].place(socket.base) if ways else None
        y, x = divmod(socket.base, ROW)
        patch.see(arm, self.arms.values(), _from(ALL_DOUBLES[self.opens], x, y))
        best, least = None, 1e9
        for way in ways:
            over = max(0, self._overflow(way.area, x, y))
            if over and not way.across and ways[0].across:
                continue
            cost = 0.0 if way.across else ODD[self.opens] + self.outside * over
            if cost < least:
                cost += patch.risk(way.bits, True, least - cost)
                if cost < least:
                    best, least = way, cost
        return best.place(socket.base) if best else None

    def _leap_harm(self, arm: Branch, place: Place, double: bool, most: float) -> float:
        """What a leap would take from others, and what may go wrong after it."""
        patch = self._patch(arm.socket, place.centre)
        y, x = divmod(place.centre, ROW)
        area = _from(wanted(place, place.centre, double, self.opens), x, y)
        patch.see(arm, self.arms.values(), area)
        return patch.risk(judged(place, place.centre, double, self.opens, CENTRE), double, most)

    def _overflow(self, area: Area, x: int, y: int) -> int:
        """How far squares would stick out of the frame, in half units."""
        left, top, right, bottom = area
        return max(
            self.left - x - left, x + right - self.right,
            self.top - y - top, y + bottom - self.bottom,
        )  # fmt: skip

    def _plainness(self, way: Way, x: int, y: int) -> float:
        """How far a way is from what a person would choose; straight on is 0."""
        over = self._overflow(way.area, x, y)
        return way.turn + (self._growth * (self.outside + self.farther * over) if over > 0 else 0.0)


def crowd(way: Way, taken: Bits) -> float:
    """How much lies where an arm would go."""
    seen, weights = LOOKS[way.heading]
    seen &= taken >> way.end - SEEN_CORNER
    found = 0.0
    while seen:
        nearest = seen & -seen
        found += weights[nearest]
        seen ^= nearest
    return found


def _from(area: Area, x: int, y: int) -> Area:
    """A part of the ground, seen from a base that is there."""
    left, top, right, bottom = area
    return x + left, y + top, x + right, y + bottom


def _cost(way: tuple[float, Way]) -> float:
    return way[0]
