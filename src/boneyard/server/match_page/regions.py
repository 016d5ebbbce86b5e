"""Regions of the match page: the parts that live updates replace, and what draws each of them."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from boneyard.layout import has_lanes
from boneyard.server.match_page import clock_display as match_page_clock
from boneyard.server.match_page import fairness_panel, solitaire
from boneyard.server.match_page.action_buttons import (
    render_actions,
    render_asides,
    render_boneyard,
    render_calls,
    render_premoves,
    render_tools,
)
from boneyard.server.match_page.board import (
    render_connectors,
    render_ends,
    render_last_mark,
    render_moves,
)
from boneyard.server.match_page.hand import render_hand
from boneyard.server.match_page.patches import Region
from boneyard.server.match_page.players import render_own_plate, render_seats
from boneyard.server.match_page.round_end import render_round_count
from boneyard.server.match_page.scene import Scene
from boneyard.server.match_page.status_line import render_caption, render_heading, render_status
from boneyard.server.match_page.train_lanes import render_lanes
from boneyard.server.matches.live_match import LiveMatch

RegionRenderer = Callable[[Scene], Region]


#: Every region but the tiles, which are added to, by its name.
REGIONS: Final[Mapping[str, RegionRenderer]] = {
    "lanes": render_lanes,
    "leaps": render_connectors,
    "mark": render_last_mark,
    "ends": render_ends,
    "moves": render_moves,
    "seats": render_seats,
    "caption": render_caption,
    "me": render_own_plate,
    "stock": render_boneyard,
    "ask": render_actions,
    "asides": render_asides,
    "tools": render_tools,
    "heading": render_heading,
    "calls": render_calls,
    "hand": render_hand,
    "count": render_round_count,
    "status": render_status,
    "seal": fairness_panel.render_commitment,
    "clock": match_page_clock.render_clock,
    "later": render_premoves,
    "position": solitaire.render_solo_state,
}

#: Those that stay as they are at most tables, whatever is played there.
_LANE_REGIONS: Final = ("lanes",)

_CALL_REGIONS: Final = ("calls",)

_CLOCK_REGIONS: Final = ("clock", "later")

_SOLO_REGIONS: Final = ("position",)


def list_changing_regions(live: LiveMatch) -> Sequence[tuple[str, RegionRenderer]]:
    """The regions of a table that a move can change."""
    return _changing_regions(
        has_lanes(live.rules), live.views.has_calls, live.row.clock is not None, live.solo
    )


@lru_cache(maxsize=16)
def _changing_regions(
    lanes: bool, calls: bool, timed: bool, alone: bool
) -> Sequence[tuple[str, RegionRenderer]]:
    kinds = (
        (lanes, _LANE_REGIONS), (calls, _CALL_REGIONS), (timed, _CLOCK_REGIONS),
        (alone, _SOLO_REGIONS),
    )  # fmt: skip
    still = {name for holds, names in kinds if not holds for name in names}
    return tuple((name, draw) for name, draw in REGIONS.items() if name not in still)
