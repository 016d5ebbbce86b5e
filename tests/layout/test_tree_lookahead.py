"""What the open ends of a tree need: room for a tile, and for a double with a tile at each side."""

from itertools import chain

import pytest

from boneyard.layout.arms import END_LENGTHWISE, OPENS_ALL, OPENS_TEE
from boneyard.layout.straight_occupancy import CENTRE_KEY, HALF_STEP, UNIT_STEP, OccupancyGrid
from boneyard.layout.tree_lookahead import (
    BASE_BIT,
    BASE_INSET,
    BITS_PER_ROW,
    GRID_RADIUS,
    NEEDS,
    REACH_AHEAD,
    TRIALS,
    LocalGrid,
    end_sort,
    missing_room,
    to_bits,
)
from boneyard.layout.tree_router import DOUBLE_AREAS, DOUBLE_CANDIDATES, SINGLE_AREAS

#: From the half that the next tile joins, which heads east: where a double would lie crosswise.
AHEAD = UNIT_STEP[0]


def lacking(opens: str, *taken: int) -> float:
    """What an end lacks if a double may come and some places are taken."""
    return missing_room(NEEDS[opens][end_sort(END_LENGTHWISE, 0)][True], BASE_BIT, to_bits(taken))


def tip(heading: int) -> int:
    """The first place beyond a short end of that double."""
    return AHEAD + HALF_STEP[heading] + UNIT_STEP[heading]


@pytest.mark.parametrize("opens", [OPENS_ALL, OPENS_TEE])
def test_in_the_open_an_end_lacks_nothing(opens: str) -> None:
    assert lacking(opens) == 0
    assert lacking(opens, -UNIT_STEP[0]) == 0


def test_the_outer_side_of_a_double_matters_more_than_its_short_ends() -> None:
    # FU-2: these open only once it has been played on.
    outer = lacking(OPENS_ALL, AHEAD + 2 * UNIT_STEP[0])
    assert 0 < lacking(OPENS_ALL, tip(1)) == lacking(OPENS_ALL, tip(3)) < outer


def test_the_outer_side_matters_more_to_a_double_that_is_to_be_laid_too() -> None:
    # FU-2. A unit away from it lies a tile: at a short end, or at the outer side.
    def risk(beyond: int, standing: int) -> float:
        ground = OccupancyGrid(bays=False)
        ground.place(CENTRE_KEY - HALF_STEP[0], 0)
        ground.place(CENTRE_KEY + AHEAD + beyond, standing)
        crosswise = DOUBLE_CANDIDATES[OPENS_ALL][end_sort(END_LENGTHWISE, 0)][0]
        return LocalGrid(ground, CENTRE_KEY, OPENS_ALL, 1, True).risk(crosswise.bits, True, 1e9)

    assert 0 < risk(5 * HALF_STEP[1], 0) == risk(5 * HALF_STEP[3], 0) < risk(4 * HALF_STEP[0], 1)


def test_where_doubles_open_at_their_short_ends_only_what_lies_beyond_them_is_no_matter() -> None:
    assert lacking(OPENS_TEE, AHEAD + 2 * UNIT_STEP[0]) == 0
    assert lacking(OPENS_TEE, tip(1)) == lacking(OPENS_TEE, tip(3)) > 0


@pytest.mark.parametrize("opens", [OPENS_ALL, OPENS_TEE])
def test_a_patch_reaches_as_far_as_any_end_that_is_looked_at(opens: str) -> None:
    # What an end needs is seen from the corner of its own view, which must not lie outside.
    tries = chain.from_iterable(chain(*(sorts.values() for sorts in TRIALS[opens])))
    further = max(abs(way) for *_, ends, _ in tries for end, *_ in ends for way in steps(end))
    single, double = (
        max(map(abs, wanted[opens])) + max(REACH_AHEAD.values())
        for wanted in (SINGLE_AREAS, DOUBLE_AREAS)
    )
    # After a tile the next one is looked at too, after a double not.
    assert max(single + further, double) + BASE_INSET <= GRID_RADIUS


def steps(end: int) -> tuple[int, int]:
    """How far right and down an end is from its base, in bits."""
    down = (end + BITS_PER_ROW // 2) // BITS_PER_ROW
    return end - down * BITS_PER_ROW, down
