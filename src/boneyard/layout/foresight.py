"""What may come around an open end of a tree, and what would go wrong then.

That is looked at as in a game: wherever the next tile may come, a single or a double, there must
be a place for it after which every end still has room for a tile, and for a double with a tile at
each of its open sides.
"""

from collections.abc import Iterable
from typing import Final

from boneyard.layout.arms import ALL_WAYS, TEE, Branch
from boneyard.layout.ground import ROW, Ground
from boneyard.layout.needs import LOST, NEEDS, ODD, lack
from boneyard.layout.tree_lookahead import (
    AREAS,
    CORNER,
    SIDE,
    TRIES,
    Area,
    Bits,
    Judged,
    Sort,
    sort_of,
)

#: How much all this counts one tile later, by what doubles open.
LATER: Final = {ALL_WAYS: 0.8, TEE: 0.5}

#: The place in the middle of a patch, and how many places from its first row and column that is.
REACHED: Final = SIDE // 2
CENTRE: Final = REACHED * SIDE + REACHED
#: What a tile takes, in bits, from its first row and column.
ZONES: Final = tuple(
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
                zone = ZONES[standing] << v * SIDE + u - first
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
        return self._twice | self._taken ^ ZONES[standing] << down * SIDE + right

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
