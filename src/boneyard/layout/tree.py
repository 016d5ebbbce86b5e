"""How the arms of a tree find their way, so that hardly ever one is shut in.

A line fills its frame; a tree can't, for every arm may branch. So its arms go outwards, and none
goes where it, or another one, would lack the room for what may come next. That is looked at as in
a game: wherever the next tile may come, a single or a double, there must be a place for it after
which every arm still has room for a tile, and for a double with a tile at each of its open sides.
The frame grows rather than that an arm is shut in.

It happens all the same: of 9,000 random rounds each in one with double-six, in 6 with double-9, in
24 with double-12 and in 33 with double-15. Doubles with a tile only between them, each at the same
side of the one before, come round to where they began, and nothing that lies may move. Then the
arm leaps (`leaps.py`).
"""

from typing import Final

from msgspec.structs import replace

from boneyard.layout.arms import ALL_WAYS, LYING, SPINNER, TEE, TIP, Arm, Place, Socket, singles
from boneyard.layout.foresight import ODD, Patch
from boneyard.layout.ground import ROW, UNIT, Ground
from boneyard.layout.reach import (
    LOOKS,
    SEEN_CORNER,
    TRIES,
    Bits,
    Try,
    area_of,
    both,
    doubles,
    rect,
    sort_of,
    tried,
)
from boneyard.layout.router import Router
from boneyard.layout.temper import Temper
from boneyard.layout.window import Window

#: What a person minds. A turn; a turn at the side of a tile instead of round its end.
TURN: Final = 6.0
SIDEWAYS: Final = 6.0
#: A tile out of the frame, and each half unit of it: where doubles open two arms, and where they
#: open three, which are shut in sooner if they turn; and with more doubles than a set of 28 has.
OUTSIDE: Final = {TEE: (30.0, 4.0), ALL_WAYS: (15.0, 3.0)}
FEW_DOUBLES: Final = 7
OUTSIDE_WITH_MANY: Final = (10.0, 1.0)
#: A turn towards the middle, for each half unit.
INWARD: Final = 0.7
#: Something ahead or beside the way ahead, where it is nearest, for each double that is still out
#: and may branch there; something farther ahead.
CROWDED: Final = 4.0
WALLED: Final = 10.0
#: Lying across another arm's way, so many half units before it.
CROSSING: Final = 1.0
SEEN_CROSSING: Final = 16
#: Wanting the same land as another arm, so long and to each side so broad, for each place of it.
RIVALRY: Final = 0.05
LONG: Final = 24
BROAD: Final = 12

class TreeRouter(Router):
    """Finds places on a table where every double opens new arms."""

    __slots__ = ("farther", "many", "opens", "outside")

    opens: str

    def __init__(self, window: Window, longer: int, temper: Temper, doubles: int = 0) -> None:
        """Begin with an empty table; `longer` is the axis along which the frame is longer."""
        super().__init__(window, longer, temper, doubles)
        self.ground = Ground(bays=False)
        self.many = doubles > FEW_DOUBLES

    def plan(self, arm: Arm, opens: str, double_out: bool) -> None:
        """Keep places for an arm's next tile, and for the double that may come."""
        self.opens = opens
        crowded = self.many and opens == ALL_WAYS
        self.outside, self.farther = OUTSIDE_WITH_MANY if crowded else OUTSIDE[opens]
        arm.area = arm.interest = area_of(arm.socket)
        arm.land = rect(arm.socket.base, arm.socket.heading, 0, LONG, BROAD)
        arm.single, arm.double = self._single(arm), None
        if arm.number < 0:
            # Nothing is played there yet: if it has to leap, that is seen when it opens.
            arm.double = doubles(arm.socket)[0] if double_out else None
        else:
            arm.single = arm.single or self.leap(arm, False)
            if double_out:
                arm.double = self._place_of_double(arm)
        if arm.single is not None:
            arm.interest = both(arm.interest, area_of(arm.single.onward(LYING, 0)))
        if arm.double is not None and arm.double.leap:
            arm.interest = both(arm.interest, area_of(arm.double.onward(LYING, 0)))

    def double_of(self, arm: Arm) -> Place | None:
        """Where an arm's double goes as the table lies now."""
        if arm.double is None or not arm.double.across or arm.double.leap:
            return arm.double
        return self._crosswise(arm)

    def disturbed(self, arm: Arm) -> bool:
        """Say whether an arm had better look again for its way: a tile was laid near it."""
        if not arm.alive:
            return False
        y, x = divmod(self.ground.last, ROW)
        left, top, right, bottom = arm.interest
        return left <= x <= right and top <= y <= bottom

    def reserve(self, arm: Arm, opens: str) -> None:
        """Nothing is kept: what each arm may need is looked at whenever a place is chosen."""

    def _single(self, arm: Arm) -> Place | None:
        """The place that costs least, of those that are free."""
        socket = arm.socket
        free = self._ways(socket, False)
        if not free and socket.kind == SPINNER:
            # Round the corner, which takes away the room of the spinner's short end.
            socket = replace(socket, kind=TIP)
            free = self._ways(socket, False)
        if len(free) < 2 or arm.number < 0:
            return free[0][0] if free else None
        ways = sorted([(self._plainness(arm, place), place, way) for place, way in free], key=_cost)
        patch = self._patch(arm, socket.base)
        base, own = patch.at(socket.base), patch.others(self.ground, socket.tile)
        best, least = None, 1e9
        for cost, place, way in ways:
            if cost >= least:
                break
            cost += self._company(arm, place, patch.at(place.last), own, least - cost)
            if cost < least:
                cost += patch.risk(way, base, own, False, least - cost)
                if cost < least:
                    best, least = place, cost
        return best

    def _patch(self, arm: Arm, key: int) -> Patch:
        """The land around a place, with the ends that want room there."""
        patch = Patch(self.ground, key, self.opens)
        patch.see(self.ground, arm, self.arms.values())
        return patch

    def _place_of_double(self, arm: Arm) -> Place:
        """A place for a double that is in the frame, or that the frame must grow for.

        If it can lie crosswise, it is looked at when it comes, or is shown, whether it had better
        not: most never come.
        """
        ways = self._ways(arm.socket, True)
        if ways and ways[0][0].across:
            return ways[0][0]
        return self._crosswise(arm) or self.leap(arm, True)

    def _crosswise(self, arm: Arm) -> Place | None:
        """The same for a double: crosswise, unless that might shut in an arm.

        Where it may lie crosswise, nothing outside of the frame will do instead.
        """
        ways = self._ways(arm.socket, True)
        if len(ways) < 2:
            return ways[0][0] if ways else None
        patch = self._patch(arm, arm.socket.base)
        base, own = patch.at(arm.socket.base), patch.others(self.ground, arm.socket.tile)
        best, least = None, 1e9
        for place, way in ways:
            over = max(0, self.overflow(place))
            if over and not place.across and ways[0][0].across:
                continue
            cost = 0.0 if place.across else ODD + self.outside * over
            if cost < least:
                cost += patch.risk(way, base, own, True, least - cost)
                if cost < least:
                    best, least = place, cost
        return best

    def _leap_harm(self, arm: Arm, place: Place, double: bool, most: float) -> float:
        """What a leap would take from others, and what may go wrong after it."""
        at = place.centre if place.across else place.last
        harm = self._rivalry(arm, at, place.heading)
        if harm >= most:
            return harm
        patch = self._patch(arm, place.centre)
        way = tried(place, place.centre, double, self.opens)
        middle, own = patch.at(place.centre), patch.others(self.ground, arm.socket.tile)
        return harm + patch.risk(way, middle, own, double, most - harm)

    def _ways(self, socket: Socket, double: bool) -> list[tuple[Place, Try]]:
        """The ways to lay a tile that are free."""
        taken, tile = self.ground.taken, socket.tile
        places = doubles(socket) if double else singles(socket)
        tries = TRIES[self.opens][double][sort_of(socket.kind, socket.heading)]
        return [
            (place, way) for place, way in zip(places, tries, strict=True)
            if taken.get(place.first, tile) == tile and taken.get(place.last, tile) == tile
        ]  # fmt: skip

    def _plainness(self, arm: Arm, place: Place) -> float:
        """How far a place is from what a person would choose; straight on is 0."""
        over = self.overflow(place)
        cost = self.outside + self.farther * over if over > 0 else 0.0
        heading, before = place.heading, arm.socket.heading
        if heading != before:
            middle = ROW // 2
            y, x = divmod(place.last, ROW)
            cost += TURN + (heading != (before + 1) % 4)
            if place.first != arm.socket.base + UNIT[before]:
                cost += SIDEWAYS
            # Towards the middle of the table is where others are.
            cost += INWARD * max(0, (middle - x, middle - y, x - middle, y - middle)[heading])
        return cost

    def _company(self, arm: Arm, place: Place, at: int, own: Bits, most: float) -> float:
        """What lies where the arm would go, and who else goes there; up to `most` matters."""
        ground, heading = self.ground, place.heading
        seen, weights = LOOKS[heading]
        crowd = 0.0
        seen &= own >> at - SEEN_CORNER
        while seen:
            nearest = seen & -seen
            crowd += weights[nearest]
            seen ^= nearest
        cost = CROWDED * self.doubles * crowd
        y, x = divmod(place.last, ROW)
        edge = (ground.right - x, ground.bottom - y, x - ground.left, y - ground.top)[heading]
        if edge > 0 and self._air(place.last, heading, edge, arm.socket.tile) < edge:
            cost += WALLED
        if cost >= most:
            return cost
        return cost + self._rivalry(arm, place.last, heading)

    def _rivalry(self, arm: Arm, at: int, heading: int) -> float:
        """How much others want the land ahead of a place, or would find a tile across their way."""
        y, x = divmod(at, ROW)
        left, top, right, bottom = rect(at, heading, 0, LONG, BROAD)
        cost = 0.0
        for other in self.arms.values():
            if other is arm or not other.alive:
                continue
            west, north, east, south = other.land
            if west < right and left < east and north < bottom and top < south:
                wide = (east if east < right else right) - (west if west > left else left)
                high = (south if south < bottom else bottom) - (north if north > top else top)
                cost += RIVALRY * wide * high
                if west <= x <= east and north <= y <= south:
                    way = other.socket.heading
                    ahead = (x - west, y - north, east - x, south - y)[way]
                    beside = (x - west if way % 2 else y - north) - BROAD
                    if 0 < ahead < SEEN_CROSSING and -6 < beside < 6:
                        cost += CROSSING * (SEEN_CROSSING - ahead)
        return cost


def _cost(way: tuple[float, Place, Try]) -> float:
    return way[0]
