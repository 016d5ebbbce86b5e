"""Lanes of trains on the match page: their signs, their rows, and the tiles that they fold."""

from typing import Final

from boneyard.drawing.svg.plates_and_badges import (
    ENGINE,
    folded_tiles_svg,
    lane_row_svg,
    lane_svg,
    spokes_svg,
)
from boneyard.i18n import Argument
from boneyard.layout import Lane
from boneyard.layout.pose import ASPECT_RATIOS
from boneyard.rules.shapes import Trains
from boneyard.server.match_page.patches import Pieces
from boneyard.server.match_page.scene import Scene
from boneyard.server.web.avatars import render_avatar
from boneyard.text.end_names import end_names

#: So many letters fit on the sign of a lane, and above it on a lying board.
MAX_SIGN_LETTERS: Final = 3
MAX_CAPTION_LETTERS: Final = 12


def render_lanes(scene: Scene) -> Pieces:
    """What lies under trains: the lines from a hub, the signs of lanes, and what they fold."""
    board, spokes = scene.board_layout.board, scene.board_layout.board.spokes
    drawn = {"": spokes_svg(spokes.values())} if spokes else {}
    names = end_names(scene.live.rules, seats=scene.names, reader=scene.reader)
    for lane in board.lanes:
        key, train = f"lane-{lane.arm}", names[lane.arm]
        drawn[key] = (_render_lane_row if lane.box else _render_lane_sign)(scene, lane, train)
        if lane.folded:
            drawn[f"fold-{lane.arm}"] = _render_fold(scene, lane, train)
    return drawn


def _render_lane_sign(scene: Scene, lane: Lane, train: Argument) -> str:
    """The sign of a lane at a hub."""
    if lane.owner is None:
        return lane_svg(lane, train, say=scene.translate)
    one = scene.sitting(lane.owner)
    # One's own is called as one's plate is.
    sign = one.name if one is scene.me and len(one.name) <= MAX_SIGN_LETTERS else one.initials
    lies = ASPECT_RATIOS[scene.board_layout.shape] > 1
    caption = one.name if lies and sign != one.name else ""
    if len(caption) > MAX_CAPTION_LETTERS:
        caption = f"{caption[: MAX_CAPTION_LETTERS - 1]}…"
    marked = lane.owner in scene.view.marked
    return lane_svg(lane, train, sign, marked, f" hue{one.hue}", scene.translate, caption)


def _render_lane_row(scene: Scene, lane: Lane, train: Argument) -> str:
    """A lane of its own, with its owner's face."""
    if lane.owner is not None:
        one = scene.sitting(lane.owner)
        face = str(render_avatar(one.face, one.initials, one.away))
        marked = lane.owner in scene.view.marked
        mine = marked or lane.owner == scene.seat
        hue = f" hue{one.hue}"
        return lane_row_svg(lane, train, one.name, face, marked, mine, hue, scene.translate)
    rules = scene.live.rules
    if not rules.alone and isinstance(rules.game.table, Trains):
        name = scene.translator("table-mexican")
        return lane_row_svg(lane, train, name, ENGINE, inviting=True, say=scene.translate)
    return lane_row_svg(lane, train, str(lane.arm), "", say=scene.translate)


def _render_fold(scene: Scene, lane: Lane, train: Argument) -> str:
    """The folded tiles of a train: a button that shows all tiles."""
    tiles = tuple(tile.text for tile in lane.folded)
    label = scene.translator("table-folded", train=train, count=len(tiles), tiles=tiles)
    return folded_tiles_svg(lane, label)
