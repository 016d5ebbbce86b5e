"""What an open end of a tree needs, and what it lacks as the table lies.

An end needs a place for a tile; and, if one may come, for a double with a tile at each of its open
sides. After a double comes a tile first, and then perhaps another double.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from boneyard.layout.arms import ALL_WAYS, LYING, TEE, Place, Socket, singles
from boneyard.layout.tree_lookahead import CORNER, SORTS, Bits, Sort, bits, doubles, opened, sort_of

#: No place for a tile that may come; none for a double.
LOST: Final = 1000.0
NO_DOUBLE: Final = 1000.0
#: None at a side of that: at its short ends; and at its outer side, which is played on before these
#: open (FU-2).
CRAMPED: Final = {TEE: (200.0, 200.0), ALL_WAYS: (100.0, 100.0, 400.0)}
#: A double that doesn't lie crosswise.
ODD: Final = {TEE: 250.0, ALL_WAYS: 220.0}
#: A tile that would have to turn at once.
BENT: Final = 60.0

#: So many tables are kept in mind for each sort of end: most look like one that was seen before.
KNOWN: Final = 1024

#: The ways to lay a tile on an end, from the plainest to the least plain.
Ways = tuple[Bits, ...]
#: A double with a tile straight on from each of its sides; what it means if it can't lie crosswise;
#: the ways to lay it, and from each of its sides the ways on, with what it means if there is none.
Sides = tuple[Bits, float, tuple[tuple[Bits, tuple[tuple[Ways, float], ...]], ...]]
#: What must be free so that an end lacks nothing; what else matters; what it lacks, given that.
Need = tuple[Bits, Bits, Callable[[Bits], float]]


def lack(need: Need, base: int, taken: Bits) -> float:
    """What an end lacks as the table lies: a place for a tile, or for a double."""
    plainest, seen, lacking = need
    view = taken >> base - CORNER
    return lacking(view & seen) if view & plainest else 0.0


def _tile_lack(ways: Ways, view: Bits) -> float:
    """What is missing for a tile straight on."""
    if not view & ways[0]:
        return 0.0
    for squares in ways:
        if not view & squares:
            return BENT
    return LOST


def _double_lack(sides: Sides, view: Bits) -> float:
    """What is missing for a double with a tile at each of its sides."""
    plainest, in_line, places = sides
    if not view & plainest:
        return 0.0
    least, odd = NO_DOUBLE, 0.0
    for squares, ends in places:
        if not view & squares:
            lacked = sum([min(most, _tile_lack(ways, view)) for ways, most in ends])
            least = min(least, odd + lacked)
        if least < in_line:
            break
        odd = in_line
    return least


def _both_lack(ways: Ways, sides: Sides, view: Bits) -> float:
    """What is missing for a tile or a double at the same end."""
    return _tile_lack(ways, view) + _double_lack(sides, view)


def _chain_lack(ways: tuple[tuple[Bits, bool, Sides], ...], view: Bits) -> float:
    """What is missing for a tile with a double on it."""
    least = LOST
    for squares, bends, sides in ways:
        if not view & squares:
            least = min(least, _double_lack(sides, view) / 2 + (BENT if bends else 0.0))
            if not least:
                break
    return least


def _squares(place: Place) -> tuple[int, int]:
    return place.first, place.last


def _sides(opens: str, base: int, heading: int) -> tuple[Sides, tuple[int, ...]]:
    """The sides of a double that is laid at a base, and the keys of the plainest way."""
    found = []
    plainest: tuple[int, ...] = ()
    for double in doubles(Socket(base, heading, LYING, 0)):
        ways = [singles(end) for end in opened(double, True, opens)]
        straight = [key for way in ways for key in _squares(way[0])]
        plainest = plainest or (*_squares(double), *straight)
        ends = tuple(
            (tuple(bits(_squares(place)) for place in way), most)
            for way, most in zip(ways, CRAMPED[opens], strict=True)
        )
        found.append((bits(_squares(double)), ends))
    return (bits(plainest), ODD[opens], tuple(found)), plainest


def _seen(sides: Sides) -> Bits:
    """All that matters for a double."""
    found = 0
    for squares, ends in sides[2]:
        found |= squares
        for ways, _ in ends:
            for way in ways:
                found |= way
    return found


def _plainest(opens: str, kind: int, heading: int) -> tuple[int, ...]:
    """The keys that must be free so that an end lacks nothing even if a double comes."""
    straight = singles(Socket(0, heading, kind, 0))[0]
    base = 0 if kind == LYING else straight.last
    return (*_squares(straight), *_sides(opens, base, heading)[1])


def _needs(opens: str, kind: int, heading: int) -> tuple[Need, Need]:
    """What an end needs for a tile, and if a double may come there too."""
    places = singles(Socket(0, heading, kind, 0))
    ways = tuple(bits(_squares(place)) for place in places)
    all_ways = 0
    for way in ways:
        all_ways |= way
    plainest = bits(_plainest(opens, kind, heading))
    if kind == LYING:
        sides = _sides(opens, 0, heading)[0]
        return (
            (ways[0], all_ways, partial(_tile_lack, ways)),
            (plainest, all_ways | _seen(sides), _known(partial(_both_lack, ways, sides))),
        )
    chains = []
    for way, place in zip(ways, places, strict=True):
        sides = _sides(opens, place.last, place.heading)[0]
        all_ways |= _seen(sides)
        chains.append((way, place.heading != heading, sides))
    need = plainest, all_ways, _known(partial(_chain_lack, tuple(chains)))
    return need, need


def _known(lacking: Callable[[Bits], float]) -> Callable[[Bits], float]:
    return lru_cache(KNOWN)(lacking)


#: What an end needs, by what doubles open, its sort, and whether a double may come there.
NEEDS: Final = {
    opens: {sort_of(*sort): _needs(opens, *sort) for sort in SORTS} for opens in (ALL_WAYS, TEE)
}
#: The places that must be free so that an arm lacks nothing even if a double comes, as keys.
ROOM: Final[dict[Sort, tuple[int, ...]]] = {
    sort_of(*sort): _plainest(ALL_WAYS, *sort) for sort in SORTS
}
