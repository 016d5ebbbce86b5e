"""What a move costs grows neither with the tiles that lie nor with the moves made.

The cost is counted in steps of Python's own machine: no clock, so no other load on this one, can
make it pass or fail.
"""

from functools import partial
from statistics import mean, median
from typing import Any

import pytest

from boneyard.rules.game import State
from boneyard.server.match_page.board_layout import BoardLayout
from support.server.move_cost import Costs, steps, table

pytestmark = pytest.mark.slow

#: So many times as much is still the same; in a tree more ends are open later on, each with its
#: badge and its places.
FLAT, TREE = 1.3, 1.9


@pytest.mark.parametrize(
    ("game", "options", "many_tiles"),
    [
        ("block-draw", {"set": 15, "target": 9999}, range(60, 130, 4)),
        ("cross", {"set": 15, "target": 9999}, range(40, 130, 3)),
        ("bendomino", {}, range(14, 28)),
    ],
)
def test_a_play_costs_the_same_however_many_tiles_lie(
    game: str, options: Any, many_tiles: range
) -> None:
    def counted(state: State) -> bool:
        return 3 <= state.table.tile_count <= 10 or state.table.tile_count in many_tiles

    found = Costs(table(game, **options)).play(counted, 3)
    few = [cost for tiles, cost in found if tiles not in many_tiles]
    many = [cost for tiles, cost in found if tiles in many_tiles]
    assert min(len(few), len(many)) >= 10
    assert median(many) < FLAT * median(few)
    # Once in a while all is laid smaller, or an arm looks further for its way; that stays rare.
    assert mean(many) < 2 * mean(few)


def test_in_a_tree_only_the_search_for_a_place_may_cost_more() -> None:
    """Where an arm of a tree goes depends on all that lies; the rest on the ends alone."""
    found = []
    for luck in range(2):
        costs = Costs(table("five-up", luck, set=15), partial(steps, but="boneyard.layout"))
        found += costs.play(
            lambda state: state.table.tile_count in (*range(3, 9), *range(40, 130, 4)), 3
        )
    few = [cost for tiles, cost in found if tiles < 9]
    many = [cost for tiles, cost in found if tiles >= 40]
    assert min(len(few), len(many)) >= 10
    assert median(many) < TREE * median(few)


def test_a_play_costs_the_same_however_many_moves_were_made() -> None:
    def counted(state: State) -> bool:
        return state.round in (2, 3, 4) or state.round > 37

    live = table("block-draw", target=100_000)
    costs = Costs(live)
    early = costs.play(counted, 20)
    late = costs.play(counted, 40)
    assert min(len(early), len(late)) >= 20
    assert live.number > 500
    assert median(cost for _, cost in late) < 1.1 * median(cost for _, cost in early)


def test_this_would_tell_if_all_tiles_were_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The count is fine enough to see what must not happen."""
    monkeypatch.setattr(BoardLayout, "tiles_since", lambda self, since: None)
    found = Costs(table("block-draw", set=15, target=9999)).play(
        lambda state: state.table.tile_count in (*range(3, 9), *range(41, 47)), 2
    )
    few = median(cost for tiles, cost in found if tiles < 12)
    assert median(cost for tiles, cost in found if tiles > 40) > FLAT * few
