"""Plates: what they show of a player's time."""

import random

from msgspec.structs import replace

from boneyard.core.time_controls import MINUTE, SECOND
from boneyard.server.match_page.clock_display import low_time
from boneyard.server.match_page.players import render_plate
from boneyard.server.match_page.scene import Scene
from support.server.pages import table


def test_a_running_clock_stands_out_when_a_fifth_of_the_bank_is_left() -> None:
    live = table("block-draw", random.Random(5), players=2)
    live.row = replace(live.row, clock=(5 * MINUTE, 10 * SECOND, 10 * MINUTE))
    assert low_time(live) == MINUTE
    plate = Scene(live, 0, "wide", None).players[0]
    shown = {
        left: render_plate(replace(plate, time_left="0:59", running_ms=left, low_ms=MINUTE))
        for left in (None, MINUTE, MINUTE - 1)
    }
    assert '<span class="clock">' in shown[None]
    assert f'<span class="clock" data-left="{MINUTE}" data-low="{MINUTE}">' in shown[MINUTE]
    assert '<span class="clock low" data-left=' in shown[MINUTE - 1]
