"""Leaps at a live table: their lines are sent when they come, and all they lead to is in view."""

import random
import re

from msgspec.structs import replace

from boneyard.art import UNIT
from boneyard.server.pages.boards import spread_of
from boneyard.server.pages.painter import TablePainter
from boneyard.server.pages.scene import Scene
from server.test_pages import step, table

#: Dice by which an arm of Five Up, with the largest set, is shut in.
SHUTTING = 28


def test_the_line_of_a_leap_comes_with_its_tile_and_its_ghost_is_in_view() -> None:
    dice = random.Random(SHUTTING)
    live = table("five-up", dice, set=15, players=2)
    painter, at = TablePainter(), live.number
    regions = dict(painter.draw(live, None, "wide.own", None)["regions"])
    ghosts = 0
    while live.state.playing:
        seat = live.state.to_act
        scene = Scene(live, seat, "wide", None)
        left, top, width, height = map(
            float, painter.draw(live, seat, "wide.own", None)["box"].split()
        )
        leaping = [one for some in scene.places.values() for one in some if one.leap]
        for ghost in leaping:
            x, y = ghost.pose.x * UNIT, ghost.pose.y * UNIT
            assert left <= x - UNIT < x + UNIT <= left + width
            assert top <= y - UNIT < y + UNIT <= top + height
        shown = painter.draw(live, seat, "wide.own", None)["regions"]["moves"]
        assert ("by-leap" in shown) == bool(leaping)
        ghosts += len(leaping)
        step(live, dice)
        news = painter.draw(live, None, "wide.own", live.log[at:])
        regions |= news["regions"]
        at = live.number
        # Tiles are sent one by one, and what is around them must not change.
        assert not any("by-leap" in text for text in news.get("add", ()))
        assert regions["leaps"] == painter.draw(live, None, "wide.own", None)["regions"]["leaps"]
    assert ghosts
    assert len(re.findall("by-bond", regions["leaps"])) == 1


def test_what_is_shown_grows_for_the_places_that_ends_leap_to() -> None:
    dice = random.Random(1)
    live = table("five-up", dice, players=2)
    while len(spread_of(live, "wide").board.ends) < 4:
        step(live, dice)
    spread = spread_of(live, "wide")
    frame, before = spread.board.frame, spread.shown
    corner = (frame.x + 2, frame.y + 2)
    for arm, end in spread.board.ends.items():
        spread.board.ends[arm] = replace(end, leaps=(corner,))
    step(live, dice)
    shown = spread_of(live, "wide").shown
    assert before.x > corner[0]
    assert shown.x <= corner[0] - 1
    assert shown.y <= corner[1] - 1


def test_where_nothing_leaps_nothing_is_sent() -> None:
    dice = random.Random(1)
    live = table("five-up", dice, players=2)
    while live.state.playing:
        step(live, dice)
    assert TablePainter().draw(live, None, "wide.own", None)["regions"]["leaps"] == ""
