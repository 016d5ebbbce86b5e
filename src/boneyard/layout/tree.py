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
from boneyard.layout.ground import ROW, UNIT, ZONE_SETS, ZONES
from boneyard.layout.reach import (
    LOOKS,
    NEEDS,
    SIDES,
    WAYS,
    Area,
    Ways,
    area_of,
    both,
    doubles,
    overlap,
    rect,
)
from boneyard.layout.router import Router
from boneyard.layout.temper import Temper
from boneyard.layout.window import Window

#: An open end, whether a double may come there, and where its next tiles may lie.
Open = tuple[Socket, bool, Area]

#: The numbers of tiles that are only tried: no tile has them.
TRIED: Final = 1_000_000
#: So many half units from a tile that is only tried, what may come has to do with it.
AROUND: Final = 11

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
#: No place for a tile that may come; none for a double; none at a side of that.
LOST: Final = 1000.0
NO_DOUBLE: Final = 1000.0
CRAMPED: Final = 200.0
#: A double that doesn't lie crosswise.
ODD: Final = 250.0
#: A side of a double where the next tile would have to turn at once.
BENT: Final = 10.0
#: How much all this counts one tile later.
LATER: Final = 2.0


class TreeRouter(Router):
    """Finds places on a table where every double opens new arms."""

    __slots__ = ("farther", "many", "opens", "outside")

    opens: str

    def __init__(self, window: Window, longer: int, temper: Temper, doubles: int = 0) -> None:
        """Begin with an empty table; `longer` is the axis along which the frame is longer."""
        super().__init__(window, longer, temper, doubles)
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
        free = self._ways(arm.socket, False)
        if not free and arm.socket.kind == SPINNER:
            # Round the corner, which takes away the room of the spinner's short end.
            free = self._ways(replace(arm.socket, kind=TIP), False)
        if len(free) < 2 or arm.number < 0:
            return free[0] if free else None
        ways = sorted([(self._plainness(arm, place), place) for place in free], key=_cost)
        best, least = None, 1e9
        for cost, place in ways:
            if cost >= least:
                break
            cost += self._company(arm, place, least - cost)
            if cost < least:
                cost += self._risk(arm, place, False, least - cost)
                if cost < least:
                    best, least = place, cost
        return best

    def _place_of_double(self, arm: Arm) -> Place:
        """A place for a double that is in the frame, or that the frame must grow for.

        If it can lie crosswise, it is looked at when it comes, or is shown, whether it had better
        not: most never come.
        """
        ways = self._ways(arm.socket, True)
        if ways and ways[0].across:
            return ways[0]
        return self._crosswise(arm) or self.leap(arm, True)

    def _crosswise(self, arm: Arm) -> Place | None:
        """The same for a double: crosswise, unless that might shut in an arm.

        Where it may lie crosswise, nothing outside of the frame will do instead.
        """
        best, least = None, 1e9
        ways = self._ways(arm.socket, True)
        for place in ways:
            over = max(0, self.overflow(place))
            if over and not place.across and ways[0].across:
                continue
            cost = 0.0 if place.across else ODD + self.outside * over
            if cost < least:
                cost += self._risk(arm, place, True, least - cost)
                if cost < least:
                    best, least = place, cost
        return best

    def _leap_harm(self, arm: Arm, place: Place, double: bool, most: float) -> float:
        """What a leap would take from others, and what may go wrong after it."""
        at = place.centre if place.across else place.last
        harm = self._rivalry(arm, at, place.heading)
        return harm if harm >= most else harm + self._risk(arm, place, double, most - harm)

    def _ways(self, socket: Socket, double: bool) -> list[Place]:
        taken, tile = self.ground.taken, socket.tile
        return [
            place for place in (doubles(socket) if double else singles(socket))
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

    def _company(self, arm: Arm, place: Place, most: float) -> float:
        """What lies where the arm would go, and who else goes there; up to `most` matters."""
        ground, heading, at = self.ground, place.heading, place.last
        y, x = divmod(at, ROW)
        tile, taken = arm.socket.tile, ground.taken
        crowd = 0.0
        for offset, weight in LOOKS[heading]:
            if taken.get(at + offset, tile) != tile:
                crowd += weight
        cost = CROWDED * self.doubles * crowd
        edge = (ground.right - x, ground.bottom - y, x - ground.left, y - ground.top)[heading]
        if edge > 0 and self._air(at, heading, edge, tile) < edge:
            cost += WALLED
        if cost >= most:
            return cost
        return cost + self._rivalry(arm, at, heading)

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

    # What may come

    def _risk(self, arm: Arm, place: Place, double: bool, most: float) -> float:
        """What may go wrong if a tile is laid there; from `most` on it doesn't matter how much."""
        ends = [(end, not double, area_of(end)) for end in self._opened(place, TRIED, double)]
        mine = ends[0][2]
        for _, _, area in ends[1:]:
            mine = both(mine, area)
        others = self._rivals(arm, mine)
        if not others and double == place.across and self._clear(mine, arm.socket.tile):
            return 0.0
        undo = self._try(place, TRIED)
        opens = [*others, *ends]
        lacks = [self._lack(end, double_out) for end, double_out, _ in opens]
        risk = sum(lacks)
        if risk < most and not double:
            y, x = divmod(place.centre, ROW)
            here = (x - AROUND, y - AROUND, x + AROUND, y + AROUND)
            later = self._later(opens, lacks, len(others), (here, mine), (most - risk) / LATER)
            risk += LATER * later
        self._undo(*undo)
        return risk

    def _rivals(self, arm: Arm, area: Area) -> list[Open]:
        """The open ends that want room there; what is shut in already can't lose it."""
        return [
            (other.socket, other.double is not None and not other.double.leap, other.area)
            for other in self.arms.values()
            if other is not arm and other.alive and overlap(area, other.area)
            and other.single is not None and not other.single.leap
        ]  # fmt: skip

    def _clear(self, area: Area, tile: int) -> bool:
        """Say whether nothing lies in a part of the ground, but for one tile."""
        taken = self.ground.taken
        left, top, right, bottom = area
        for y in (*range(top, bottom, 5), bottom):
            row = y * ROW
            for x in (*range(left, right, 5), right):
                if taken.get(row + x, tile) != tile:
                    return False
        return True

    def _later(
        self, opens: list[Open], lacks: list[float], others: int, here: tuple[Area, Area],
        most: float,
    ) -> float:  # fmt: skip
        """What may go wrong with the tile after one that was laid here; first come other ends.

        A double, if one may come: where it has a place, a tile has one.
        """
        near_it, mine = here
        risk, now, every = 0.0, sum(lacks), range(len(opens))
        for at, (socket, double_out, _) in enumerate(opens):
            least = now + LOST
            for place in self._ways(socket, double_out):
                y, x = divmod(place.centre, ROW)
                zone = (x - 3, y - 3, x + 3, y + 3)
                if at < others and not overlap(zone, mine) and not overlap(zone, near_it):
                    # Whatever comes of it, it has nothing to do with this tile.
                    least = now
                    break
                lack = now - lacks[at] + (ODD if double_out and not place.across else 0.0)
                for end in self._opened(place, TRIED + 1, double_out):
                    lack += self._lack(end, not double_out)
                if lack < least:
                    near = [
                        i for i in every
                        if i != at and overlap(zone, opens[i][2])
                        and (lacks[i] or self._hinders(place, opens[i]))
                    ]  # fmt: skip
                    lack += self._taken_from(place, near, opens, lacks)
                least = min(least, lack)
                if least <= now:
                    break
            risk += max(0.0, least - now)
            if risk >= most:
                return risk
        return risk

    def _taken_from(
        self, place: Place, near: list[int], opens: list[Open], lacks: list[float]
    ) -> float:
        """What ends nearby would lack more if a tile were laid there."""
        if not near:
            return 0.0
        undo = self._try(place, TRIED + 1)
        more = sum(self._lack(*opens[i][:2]) - lacks[i] for i in near)
        self._undo(*undo)
        return more

    def _hinders(self, place: Place, end: Open) -> bool:
        """Say whether a tile would take anything that an arm which lacks nothing needs."""
        socket, double, _ = end
        zone, off = ZONE_SETS[place.standing], socket.base - place.centre
        for key in NEEDS[self.opens][socket.kind][socket.heading][double]:
            if key + off in zone:
                return True
        return False

    def _opened(self, place: Place, number: int, double: bool) -> tuple[Socket, ...]:
        """The ends that a tile opens."""
        if not double:
            return (place.onward(LYING, number),)
        if self.opens == TEE:
            return place.tips(number)
        return (*place.tips(number), place.onward(SPINNER if place.across else TIP, number))

    def _lack(self, socket: Socket, double: bool) -> float:
        """What an arm lacks as the table lies: a place for a tile, or for a double."""
        base, heading, tile = socket.base, socket.heading, socket.tile
        taken = self.ground.taken
        for key in NEEDS[self.opens][socket.kind][heading][double]:
            if taken.get(base + key, tile) != tile:
                break
        else:
            return 0.0
        if socket.kind == LYING:
            lack = self._way_lack(base, WAYS[LYING][heading], tile)
            return lack + self._double_lack(base, heading, tile) if double else lack
        least = LOST
        for first, last, way in WAYS[socket.kind][heading]:
            if taken.get(base + first, tile) == tile and taken.get(base + last, tile) == tile:
                lack = self._double_lack(base + last, way, tile) / 2
                if way != heading:
                    lack += BENT
                least = min(least, lack)
                if not least:
                    break
        return least

    def _way_lack(self, base: int, ways: Ways, tile: int) -> float:
        """What is missing for a tile straight on."""
        taken = self.ground.taken
        lack = 0.0
        for first, last, _ in ways:
            if taken.get(base + first, tile) == tile and taken.get(base + last, tile) == tile:
                return lack
            lack = BENT
        return LOST

    def _double_lack(self, base: int, heading: int, tile: int) -> float:
        """What is missing for a double with a tile at each of its sides."""
        taken = self.ground.taken
        sides = SIDES[self.opens][heading]
        for key in sides[0][0]:
            if taken.get(base + key, tile) != tile:
                break
        else:
            return 0.0
        least = NO_DOUBLE
        odd = 0.0
        for (first, last, *_), ends in sides:
            if taken.get(base + first, tile) == tile and taken.get(base + last, tile) == tile:
                lack = odd
                for end in ends:
                    lack += min(self._way_lack(base, end, tile), CRAMPED)
                least = min(least, lack)
            if least < ODD:
                break
            odd = ODD
        return least

    def _try(self, place: Place, number: int) -> tuple[list[int], dict[int, int]]:
        """Take the places of a tile, until that is undone."""
        taken, centre = self.ground.taken, place.centre
        keys = [centre + offset for offset in ZONES[place.standing]]
        old = {key: taken[key] for key in keys if key in taken}
        taken.update(dict.fromkeys(keys, number))
        taken.update(dict.fromkeys(old, -1))
        return keys, old

    def _undo(self, keys: list[int], old: dict[int, int]) -> None:
        taken = self.ground.taken
        for key in keys:
            del taken[key]
        taken.update(old)


def _cost(way: tuple[float, Place]) -> float:
    return way[0]
