"""What the open ends of a tree need: room for a tile, and for a double with a tile at each side."""

from itertools import chain

import pytest

from boneyard.layout.arms import ALL_WAYS, LYING, TEE
from boneyard.layout.ground import HALF, MIDDLE, UNIT, Ground
from boneyard.layout.tree_lookahead import (
    CORNER,
    INSET,
    NEEDS,
    REACH,
    REACHED,
    SIDE,
    TRIES,
    Patch,
    bits,
    lack,
    sort_of,
)
from boneyard.layout.tree_router import ALL_DOUBLES, ALL_SINGLES, DOUBLES

#: From the half that the next tile joins, which heads east: where a double would lie crosswise.
AHEAD = UNIT[0]


def lacking(opens: str, *taken: int) -> float:
    """What an end lacks if a double may come and some places are taken."""
    return lack(NEEDS[opens][sort_of(LYING, 0)][True], CORNER, bits(taken))


def tip(heading: int) -> int:
    """The first place beyond a short end of that double."""
    return AHEAD + HALF[heading] + UNIT[heading]


@pytest.mark.parametrize("opens", [ALL_WAYS, TEE])
def test_in_the_open_an_end_lacks_nothing(opens: str) -> None:
    assert lacking(opens) == 0
    assert lacking(opens, -UNIT[0]) == 0


def test_the_outer_side_of_a_double_matters_more_than_its_short_ends() -> None:
    # FU-2: these open only once it has been played on.
    outer = lacking(ALL_WAYS, AHEAD + 2 * UNIT[0])
    assert 0 < lacking(ALL_WAYS, tip(1)) == lacking(ALL_WAYS, tip(3)) < outer


def test_the_outer_side_matters_more_to_a_double_that_is_to_be_laid_too() -> None:
    # FU-2. A unit away from it lies a tile: at a short end, or at the outer side.
    def risk(beyond: int, standing: int) -> float:
        ground = Ground(bays=False)
        ground.lay(MIDDLE - HALF[0], 0)
        ground.lay(MIDDLE + AHEAD + beyond, standing)
        crosswise = DOUBLES[ALL_WAYS][sort_of(LYING, 0)][0]
        return Patch(ground, MIDDLE, ALL_WAYS, 1, True).risk(crosswise.bits, True, 1e9)

    assert 0 < risk(5 * HALF[1], 0) == risk(5 * HALF[3], 0) < risk(4 * HALF[0], 1)


def test_where_doubles_open_at_their_short_ends_only_what_lies_beyond_them_is_no_matter() -> None:
    assert lacking(TEE, AHEAD + 2 * UNIT[0]) == 0
    assert lacking(TEE, tip(1)) == lacking(TEE, tip(3)) > 0


@pytest.mark.parametrize("opens", [ALL_WAYS, TEE])
def test_a_patch_reaches_as_far_as_any_end_that_is_looked_at(opens: str) -> None:
    # What an end needs is seen from the corner of its own view, which must not lie outside.
    tries = chain.from_iterable(chain(*(sorts.values() for sorts in TRIES[opens])))
    further = max(abs(way) for *_, ends, _ in tries for end, *_ in ends for way in steps(end))
    single, double = (
        max(map(abs, wanted[opens])) + max(REACH.values()) for wanted in (ALL_SINGLES, ALL_DOUBLES)
    )
    # After a tile the next one is looked at too, after a double not.
    assert max(single + further, double) + INSET <= REACHED


def steps(end: int) -> tuple[int, int]:
    """How far right and down an end is from its base, in bits."""
    down = (end + SIDE // 2) // SIDE
    return end - down * SIDE, down
