"""What may come around an open end of a tree, and what would go wrong then.

That is looked at as in a game: wherever the next tile may come, a single or a double, there must
be a place for it after which every end still has room for a tile, and for a double with a tile at
each of its open sides.
"""

from collections.abc import Iterable
from typing import Final

from boneyard.layout.arms import Arm
from boneyard.layout.ground import ROW, Ground
from boneyard.layout.reach import (
    AREAS,
    CORNER,
    NEEDS,
    SIDE,
    TRIES,
    Bits,
    Needs,
    Sides,
    Sort,
    Try,
    overlap,
    sort_of,
)

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

#: The place in the middle of a patch is so many places from its first row and column.
REACHED: Final = SIDE // 2
#: Ends farther than this from the middle, in half units, have nothing to do with a tile there.
NEAR: Final = 15
#: What a tile takes, in bits, from its first row and column.
ZONES: Final = tuple(
    sum(1 << y * SIDE + x for y in range(3 - high, 4 + high) for x in range(3 - wide, 4 + wide))
    for wide, high in ((3, 2), (2, 3))
)

#: An open end: its base, its sort, whether a double may come there, what is taken by others than
#: its own tile, where its next tiles may lie, what it needs, and what it lacks.
Open = tuple[int, Sort, bool, Bits, Bits, Bits, float]


class Patch:
    """The land around a place, as bits."""

    __slots__ = ("_left", "_needs", "_rivals", "_top", "_tries", "taken", "twice")

    def __init__(self, ground: Ground, key: int, opens: str) -> None:
        """Look at what lies around a place."""
        self._tries, self._needs = TRIES[opens], NEEDS[opens]
        self._rivals: list[Open] = []
        y, x = divmod(key, ROW)
        self._left, self._top = left, top = x - REACHED, y - REACHED
        taken = twice = 0
        for u, v, standing in ground.around(left, top, SIDE):
            zone = ZONES[standing] << (v - top - 3) * SIDE + u - left - 3
            twice |= taken & zone
            taken |= zone
        self.taken, self.twice = taken, twice

    def at(self, key: int) -> int:
        """Where a place is in the patch."""
        y, x = divmod(key, ROW)
        return (y - self._top) * SIDE + x - self._left

    def others(self, ground: Ground, tile: int) -> Bits:
        """What is taken, but for what only one tile takes."""
        x, y, standing = ground.tiles[tile - 1]
        zone = ZONES[standing] << (y - self._top - 3) * SIDE + x - self._left - 3
        return self.twice | self.taken ^ zone

    def see(self, ground: Ground, arm: Arm, arms: Iterable[Arm]) -> None:
        """Note the open ends that want room here; what is shut in already can't lose it."""
        x, y = self._left + REACHED, self._top + REACHED
        here = (x - NEAR, y - NEAR, x + NEAR, y + NEAR)
        self._rivals = [
            self._rival(ground, other) for other in arms
            if other is not arm and other.alive and overlap(here, other.area)
            and other.single is not None and not other.single.leap
        ]  # fmt: skip

    def _rival(self, ground: Ground, arm: Arm) -> Open:
        socket = arm.socket
        double = arm.double is not None and not arm.double.leap
        sort, base = sort_of(socket.kind, socket.heading), self.at(socket.base)
        taken = self.others(ground, socket.tile)
        needs, shift = self._needs[sort], base - CORNER
        return (
            base, sort, double, taken, AREAS[sort] << shift, needs[double] << shift,
            _lack(needs, base, taken, double),
        )  # fmt: skip

    def risk(self, way: Try, base: int, own: Bits, double: bool, most: float) -> float:
        """What may go wrong if a tile is laid there; from `most` on it doesn't matter how much.

        `own` is what is taken by others than the tile that it joins.
        """
        _, zone, _, around, mine, ends, odd = way
        shift = base - CORNER
        mine <<= shift
        rivals = [rival for rival in self._rivals if rival[4] & mine]
        if not rivals and not odd and not own & mine:
            return 0.0
        zone <<= shift
        needs, taken = self._needs, self.taken
        opens: list[Open] = []
        risk = 0.0
        for at, sort, out, free, area, need, lack in rivals:
            free |= zone
            if lack or zone & need:
                lack = _lack(needs[sort], at, free, out)
                risk += lack
            opens.append((at, sort, out, free, area, need, lack))
        others = len(opens)
        for step, sort in ends:
            at, need = base + step, needs[sort]
            lack = _lack(need, at, taken, not double)
            risk += lack
            shift = at - CORNER
            opens.append(
                (at, sort, not double, taken, AREAS[sort] << shift, need[not double] << shift, lack)
            )
        if risk < most and not double:
            here = mine | around << base - CORNER
            risk += LATER * self._later(opens, others, here, zone, risk, (most - risk) / LATER)
        return risk

    def _later(
        self, opens: list[Open], others: int, here: Bits, zone: Bits, now: float, most: float
    ) -> float:
        """What may go wrong with the tile after one that was laid here; first come other ends.

        A double, if one may come: where it has a place, a tile has one.
        """
        needs, tries = self._needs, self._tries
        taken = self.taken | zone
        risk = 0.0
        for count, end in enumerate(opens):
            base, sort, double, free, _, _, lacked = end
            least = now + LOST
            shift = base - CORNER
            view = free >> shift
            seen = here >> shift if count < others else -1
            for squares, zone, beside, _, _, ends, odd in tries[double][sort]:
                if view & squares:
                    continue
                if not beside & seen:
                    # Whatever comes of it, it has nothing to do with this tile.
                    least = now
                    break
                lack = now - lacked + (ODD if odd else 0.0)
                for step, kind in ends:
                    lack += _lack(needs[kind], base + step, taken, not double)
                if lack < least:
                    lack += self._taken_from(opens, end, beside << shift, zone << shift)
                    least = min(least, lack)
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
                more += _lack(self._needs[sort], base, free | zone, double) - lacked
        return more


def _lack(needs: Needs, base: int, taken: Bits, double: bool) -> float:
    """What an end lacks as the table lies: a place for a tile, or for a double."""
    view = taken >> base - CORNER
    if not view & needs[double]:
        return 0.0
    _, _, at_once, ways, sides = needs
    if at_once:
        lack = LOST
        for squares, bends, _ in ways:
            if not view & squares:
                lack = BENT if bends else 0.0
                break
        return lack + _double_lack(view, sides) if double else lack
    least = LOST
    for squares, bends, sides in ways:
        if not view & squares:
            lack = _double_lack(view, sides) / 2
            if bends:
                lack += BENT
            if lack < least:
                least = lack
                if not least:
                    break
    return least


def _double_lack(view: Bits, sides: Sides) -> float:
    """What is missing for a double with a tile at each of its sides."""
    plainest, places = sides
    if not view & plainest:
        return 0.0
    least, odd = NO_DOUBLE, 0.0
    for squares, ends in places:
        if not view & squares:
            lack = odd
            for ways in ends:
                lack += _way_lack(view, ways)
            if lack < least:
                least = lack
        if least < ODD:
            break
        odd = ODD
    return least


def _way_lack(view: Bits, ways: tuple[Bits, ...]) -> float:
    """What is missing for a tile straight on from a side of a double."""
    if not view & ways[0]:
        return 0.0
    for squares in ways:
        if not view & squares:
            return BENT
    return CRAMPED
