"""How the arms of a tree find their way, so that none is ever shut in.

A line fills its frame; a tree can't, for every arm may branch. So its arms go outwards, and none
goes where it, or another one, would lack the room for what may come next. That is looked at as in
a game: wherever the next tile may come, a single or a double, there must be a place for it after
which every arm still has room for a tile, and for a double with a tile at each of its open sides.
The frame grows rather than that an arm is shut in.
"""

from typing import Final

from msgspec.structs import replace

from boneyard.layout.arms import LYING, SPINNER, TIP, Arm, Place, Socket, across_at, singles
from boneyard.layout.ground import HALF, ROW, UNIT, ZONES
from boneyard.layout.router import ALL_WAYS, TEE, Router

#: Left, top, right and bottom of a part of the ground, in half units.
Area = tuple[int, int, int, int]
#: An open end, whether a double may come there, and where its next tiles may lie.
Open = tuple[Socket, bool, Area]
#: Ways to lay a tile: how far its halves are from the base, and its heading.
Ways = tuple[tuple[int, int, int], ...]

#: How far, in half units, the next tiles of an arm may reach ahead: a double and a tile on it; with
#: a tile before, if a double has just been laid. And to the sides, and behind.
REACH: Final = {LYING: 7, SPINNER: 11, TIP: 11}
ASIDE: Final = 7
BEHIND: Final = 2
#: The numbers of tiles that are only tried: no tile has them.
TRIED: Final = 1_000_000

#: What a person minds. A turn; a turn at the side of a tile instead of round its end.
TURN: Final = 8.0
SIDEWAYS: Final = 6.0
#: A tile out of the frame, and each half unit of it.
OUTSIDE: Final = 30.0
FARTHER: Final = 6.0
#: A turn towards the middle, for each half unit.
INWARD: Final = 0.7
#: Something ahead or beside the way ahead, where it is nearest; something farther ahead.
CROWDED: Final = 6.0
WALLED: Final = 10.0
#: Lying across another arm's way, so many half units before it.
CROSSING: Final = 1.0
SEEN_CROSSING: Final = 16
#: Wanting the same land as another arm, so long and to each side so broad, for each place of it.
RIVALRY: Final = 0.04
LONG: Final = 24
BROAD: Final = 12
#: No place for a tile that may come; none for a double; none at a side of that.
LOST: Final = 1000.0
NO_DOUBLE: Final = 600.0
CRAMPED: Final = 100.0
#: A double that doesn't lie crosswise.
ODD: Final = 250.0
#: A side of a double where the next tile would have to turn at once.
BENT: Final = 25.0
#: How much all this counts one tile later.
LATER: Final = 0.5


def _looks(heading: int) -> tuple[tuple[int, float], ...]:
    """Places to look at ahead of an arm, and how much each counts."""
    ahead, side = HALF[heading], HALF[(heading + 1) % 4]
    return tuple(
        (on * ahead + off * side, (1 - on / 28) * (1 - abs(off) / 20))
        for on in range(5, 28, 5)
        for off in range(-15, 16, 5)
    )


LOOKS: Final = tuple(map(_looks, range(4)))


def _ways_of(socket: Socket) -> Ways:
    return tuple((way.first, way.last, way.heading) for way in singles(socket))


def _doubles(socket: Socket) -> list[Place]:
    """The ways to lay a double: crosswise ahead, or at worst in line, or that at a side."""
    base, heading = socket.base, socket.heading
    ahead = base + UNIT[heading]
    found = [across_at(ahead, heading), Place(ahead, ahead + UNIT[heading], heading)]
    for side in ((heading + 1) % 4, (heading - 1) % 4):
        found.append(Place(base + UNIT[side], base + 2 * UNIT[side], side))
    return found


def _sides(opens: str, heading: int) -> tuple[tuple[tuple[int, ...], tuple[Ways, ...]], ...]:
    """The same, seen from the base: its squares, those straight on from its sides, all ways on."""
    found = []
    for double in _doubles(Socket(0, heading, LYING, 0)):
        ends = [*double.tips(0)]
        if opens != TEE:
            ends.append(double.onward(SPINNER if double.across else TIP, 0))
        ways = tuple(map(_ways_of, ends))
        straight = [key for way in ways for key in way[0][:2]]
        found.append(((double.first, double.last, *straight), ways))
    return tuple(found)


WAYS: Final = {
    kind: tuple(_ways_of(Socket(0, heading, kind, 0)) for heading in range(4))
    for kind in (LYING, SPINNER, TIP)
}
SIDES: Final = {
    opens: tuple(_sides(opens, heading) for heading in range(4)) for opens in (ALL_WAYS, TEE)
}


class TreeRouter(Router):
    """Finds places on a table where every double opens new arms."""

    __slots__ = ("opens",)

    opens: str

    def plan(self, arm: Arm, opens: str, double_out: bool) -> None:
        """Keep places for an arm's next tile, and for the double that may come."""
        self.opens = opens
        arm.area = area_of(arm.socket)
        arm.land = _rect(arm.socket.base, arm.socket.heading, 0, LONG, BROAD)
        arm.single = self._single(arm)
        arm.double = None
        if double_out:
            arm.double = self._crosswise(arm)
        if arm.single is not None:
            ahead = arm.single.onward(LYING, 0)
            arm.interest = _both(arm.area, area_of(ahead))

    def disturbed(self, arm: Arm) -> bool:
        """Say whether an arm had better look again for its way: a tile was laid near it."""
        y, x = divmod(self.ground.last, ROW)
        return arm.alive and _overlap(arm.interest, (x - 3, y - 3, x + 3, y + 3))

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
        best, least = None, 1e9
        ways = [(0.0, place) for place in free]
        if free[0].heading == arm.socket.heading:
            # Seldom is anything neater than straight on.
            best = free[0]
            least = self._untidiness(arm, best)
            if least < TURN:
                least += self._risk(arm, best)
                if least < TURN:
                    return best
                del ways[0]
            best, least = (best, least) if len(ways) < len(free) else (None, 1e9)
        ways = sorted([(self._untidiness(arm, place), place) for _, place in ways], key=_cost)
        for cost, place in ways:
            if cost >= least:
                break
            cost += self._risk(arm, place)
            if cost < least:
                best, least = place, cost
        return best

    def _crosswise(self, arm: Arm) -> Place | None:
        """The same for a double: crosswise, unless that would shut in an arm."""
        best, least = None, 1e9
        for place in self._ways(arm.socket, True):
            cost = self._shortage(arm, place) + (0.0 if place.across else ODD)
            if cost < least:
                best, least = place, cost
                if cost <= ODD:
                    break
        return best

    def _ways(self, socket: Socket, double: bool) -> list[Place]:
        taken, tile = self.ground.taken, socket.tile
        return [
            place for place in (_doubles(socket) if double else singles(socket))
            if taken.get(place.first, tile) == tile and taken.get(place.last, tile) == tile
        ]  # fmt: skip

    def _untidiness(self, arm: Arm, place: Place) -> float:
        """How far a place is from what a person would choose; straight on is 0."""
        over = self.overflow(place)
        cost = OUTSIDE + FARTHER * over if over > 0 else 0.0
        ground, heading, before, at = self.ground, place.heading, arm.socket.heading, place.last
        y, x = divmod(at, ROW)
        if heading != before:
            middle = ROW // 2
            cost += TURN + (heading != (before + 1) % 4)
            if place.first != arm.socket.base + UNIT[before]:
                cost += SIDEWAYS
            # Towards the middle of the table is where others are.
            cost += INWARD * max(0, (middle - x, middle - y, x - middle, y - middle)[heading])
        tile, taken = arm.socket.tile, ground.taken
        crowd = 0.0
        for offset, weight in LOOKS[heading]:
            if taken.get(at + offset, tile) != tile:
                crowd += weight
        cost += CROWDED * crowd
        edge = (ground.right - x, ground.bottom - y, x - ground.left, y - ground.top)[heading]
        if edge > 0 and self._air(at, heading, edge, tile) < edge:
            cost += WALLED
        land = _rect(at, heading, 0, LONG, BROAD)
        for other in self.arms.values():
            if other is not arm and other.alive:
                left, top, right, bottom = other.area
                way = other.socket.heading
                ahead = (x - left, y - top, right - x, bottom - y)[way] - BEHIND
                beside = (x - left if way % 2 else y - top) - ASIDE
                if 0 < ahead < SEEN_CROSSING and -6 < beside < 6:
                    cost += CROSSING * (SEEN_CROSSING - ahead)
                wide = min(land[2], other.land[2]) - max(land[0], other.land[0])
                if wide > 0:
                    high = min(land[3], other.land[3]) - max(land[1], other.land[1])
                    if high > 0:
                        cost += RIVALRY * wide * high
        return cost

    # What may come

    def _risk(self, arm: Arm, place: Place) -> float:
        """What may go wrong if a tile is laid there."""
        onward = place.onward(LYING, TRIED)
        mine = area_of(onward)
        opens = self._rivals(arm, mine)
        if not opens and self._clear(mine, arm.socket.tile):
            return 0.0
        undo = self._try(place, TRIED)
        opens.append((onward, True, mine))
        lacks = [self._lack(one) for one in opens]
        risk = sum(lacks) + LATER * self._later(opens, lacks, place.centre)
        self._undo(*undo)
        return risk

    def _shortage(self, arm: Arm, place: Place) -> float:
        """What would be missing at once if a double is laid there."""
        ends = self._opened(place, TRIED, True)
        mine = ends[0][2]
        for _, _, area in ends[1:]:
            mine = _both(mine, area)
        others = self._rivals(arm, mine)
        if not others and place.across and self._clear(mine, arm.socket.tile):
            return 0.0
        undo = self._try(place, TRIED)
        lack = sum(map(self._lack, ends)) + sum(map(self._lack, others))
        self._undo(*undo)
        return lack

    def _rivals(self, arm: Arm, area: Area) -> list[Open]:
        return [
            (other.socket, other.double is not None, other.area)
            for other in self.arms.values()
            if other is not arm and other.alive and _overlap(area, other.area)
        ]

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

    def _later(self, opens: list[Open], lacks: list[float], centre: int) -> float:
        """What may go wrong with the tile after one that was laid there, at the last open end."""
        y, x = divmod(centre, ROW)
        here, mine = (x - 11, y - 11, x + 11, y + 11), opens[-1][2]
        risk, now, every = 0.0, sum(lacks), range(len(opens))
        for at, (socket, double_out, _) in enumerate(opens):
            for double in (False, True) if double_out else (False,):
                least = now + LOST
                for place in self._ways(socket, double):
                    y, x = divmod(place.centre, ROW)
                    zone = (x - 3, y - 3, x + 3, y + 3)
                    if at < every[-1] and not _overlap(zone, mine) and not _overlap(zone, here):
                        # Whatever comes of it, it has nothing to do with this tile.
                        least = now
                        break
                    near = [i for i in every if i != at and _overlap(zone, opens[i][2])]
                    lack = now - lacks[at] + (ODD if double and not place.across else 0.0)
                    undo = self._try(place, TRIED + 1) if near else ([], [])
                    for i in near:
                        lack += self._lack(opens[i]) - lacks[i]
                    for end in self._opened(place, TRIED + 1, double):
                        lack += self._lack(end)
                    self._undo(*undo)
                    least = min(least, lack)
                    if least <= now:
                        break
                risk += max(0.0, least - now)
        return risk

    def _opened(self, place: Place, number: int, double: bool) -> list[Open]:
        """The ends that a tile opens."""
        if not double:
            sockets = [place.onward(LYING, number)]
        else:
            sockets = [*place.tips(number)]
            if self.opens != TEE:
                sockets.append(place.onward(SPINNER if place.across else TIP, number))
        return [(socket, not double, area_of(socket)) for socket in sockets]

    def _lack(self, end: Open) -> float:
        """What an arm lacks as the table lies: a place for a tile, or for a double."""
        socket, double, _ = end
        base, heading, tile = socket.base, socket.heading, socket.tile
        if socket.kind == LYING:
            lack = self._way_lack(base, WAYS[LYING][heading], tile)
            return lack + self._double_lack(base, heading, tile) if double else lack
        # After a double comes a tile, and then perhaps another double.
        taken = self.ground.taken
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

    def _try(self, place: Place, number: int) -> tuple[list[int], list[int | None]]:
        """Take the places of a tile, until that is undone."""
        taken, centre = self.ground.taken, place.centre
        keys = [centre + offset for offset in ZONES[place.standing]]
        old = list(map(taken.get, keys))
        for key, was in zip(keys, old, strict=True):
            taken[key] = number if was is None else -1
        return keys, old

    def _undo(self, keys: list[int], old: list[int | None]) -> None:
        taken = self.ground.taken
        for key, was in zip(keys, old, strict=True):
            if was is None:
                del taken[key]
            else:
                taken[key] = was


def area_of(socket: Socket) -> Area:
    """Where the next tiles of an arm may lie."""
    return _rect(socket.base, socket.heading, BEHIND, REACH[socket.kind], ASIDE)


def _rect(base: int, heading: int, behind: int, ahead: int, aside: int) -> Area:
    y, x = divmod(base, ROW)
    if heading == 0:
        return x - behind, y - aside, x + ahead, y + aside
    if heading == 1:
        return x - aside, y - behind, x + aside, y + ahead
    if heading == 2:
        return x - ahead, y - aside, x + behind, y + aside
    return x - aside, y - ahead, x + aside, y + behind


def _both(one: Area, two: Area) -> Area:
    return min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]), max(one[3], two[3])


def _overlap(one: Area, two: Area) -> bool:
    return one[0] <= two[2] and two[0] <= one[2] and one[1] <= two[3] and two[1] <= one[3]


def _cost(way: tuple[float, Place]) -> float:
    return way[0]
