"""Leaps at a live table: their lines are sent when they come, and all they lead to is in view."""

import random
import re

import pytest

from boneyard.drawing.svg.geometry import UNIT
from boneyard.server.match_page.drawing_cache import drawing_cache_of
from boneyard.server.match_page.scene import Scene
from boneyard.server.match_page.updates import MatchPageRenderer
from support.server import page_updates
from support.server.pages import step, table

#: Dice by which an arm of Five Up, with the largest set, is shut in.
SHUTTING = 150


@pytest.mark.slow
def test_the_line_of_a_leap_comes_with_its_tile_and_its_ghost_is_in_view() -> None:
    dice = random.Random(SHUTTING)
    live = table("five-up", dice, set=15, players=2)
    painter, at = MatchPageRenderer(), live.number
    regions = dict(painter.draw(live, None, "wide.own", None)["regions"])
    ghosts = 0
    while live.state.playing:
        seat = live.state.to_act
        scene = Scene(live, seat, "wide", None)
        left, top, width, height = map(
            float, painter.draw(live, seat, "wide.own", None)["box"].split()
        )
        leaping = [one for some in scene.ghost_groups.values() for one in some if one.connector]
        for ghost in leaping:
            x, y = ghost.pose.x * UNIT, ghost.pose.y * UNIT
            wide, high = (UNIT / 2, UNIT) if ghost.pose.angle % 180 else (UNIT, UNIT / 2)
            assert left < x - wide < x + wide < left + width
            assert top < y - high < y + high < top + height
        shown = painter.draw(live, seat, "wide.own", None)["regions"]["moves"]
        assert ("by-leap" in shown) == bool(leaping)
        ghosts += len(leaping)
        step(live, dice)
        news = painter.draw(live, None, "wide.own", live.log.entries[at:])
        regions = page_updates.shown(regions, news)
        at = live.number
        # Tiles are sent one by one, and what is around them must not change.
        assert not any("by-leap" in text for text in news.get("add", ()))
        assert regions["leaps"] == painter.draw(live, None, "wide.own", None)["regions"]["leaps"]
    assert ghosts
    assert len(re.findall("by-bond", regions["leaps"])) == 1


def test_what_is_shown_grows_for_the_places_that_ends_leap_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dice = random.Random(1)
    live = table("five-up", dice, players=2)
    while len(drawing_cache_of(live).update_board(live, "wide").board.ends) < 4:
        step(live, dice)
    spread = drawing_cache_of(live).update_board(live, "wide")
    before, boxes = spread.visible_frame, spread.board.visible_boxes
    corner = (before.x - 3, before.y - 3)
    far = (*corner, corner[0] + 2, corner[1] + 1)
    monkeypatch.setattr(spread.board, "visible_boxes", lambda since: [*boxes(since), far])
    step(live, dice)
    shown = drawing_cache_of(live).update_board(live, "wide").visible_frame
    assert shown.x < corner[0]
    assert shown.y < corner[1]


def test_where_nothing_leaps_nothing_is_sent() -> None:
    dice = random.Random(1)
    live = table("five-up", dice, players=2)
    while live.state.playing:
        step(live, dice)
    assert MatchPageRenderer().draw(live, None, "wide.own", None)["regions"]["leaps"] == ""
