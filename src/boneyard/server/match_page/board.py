"""The board on the match page: tiles, ends, signs of trains, and the places where tiles can go."""

from functools import lru_cache
from math import sqrt
from typing import Final

from markupsafe import escape

from boneyard.core.actions import (
    Knock,
    Next,
    Shift,
)
from boneyard.core.events import Played
from boneyard.drawing.svg.geometry import CURVE_SCALE, UNIT, fmt
from boneyard.drawing.svg.plates_and_badges import badge_svg
from boneyard.drawing.svg.position_picture import end_counts_of, owed_arm_numbers, wanted_numbers
from boneyard.drawing.svg.tiles import (
    BUTTON_ATTRIBUTES,
    connectors_svg,
    ghost_svg,
    tile_svg,
    transform,
)
from boneyard.i18n import OneOf
from boneyard.layout import Frame, Ghost
from boneyard.server.match_page.patches import Pieces
from boneyard.server.match_page.scene import Scene

#: The space around the frame of a board, in drawing units.
BOARD_MARGIN: Final = 6


#: So many tile widths a lying board of straight tiles shows at least, in the geometric mean of its
#: sides: the first tiles of a round are not much larger than those of the hand.
MIN_BOARD_SIZE: Final = 10.5


@lru_cache(maxsize=1024)
def frame_view_box(frame: Frame, curved: bool) -> str:
    """What a board shows, as a viewBox."""
    sides = (frame.x, frame.y, frame.width, frame.height)
    x, y, wide, high = (value * UNIT for value in sides)
    size = sqrt(frame.width * frame.height)
    if not curved and frame.width > frame.height and 0 < size < MIN_BOARD_SIZE:
        more = MIN_BOARD_SIZE / size - 1
        x, y = x - wide * more / 2, y - high * more / 2
        wide, high = wide * (1 + more), high * (1 + more)
    edges = (x - BOARD_MARGIN, y - BOARD_MARGIN, wide + 2 * BOARD_MARGIN, high + 2 * BOARD_MARGIN)
    return " ".join(map(fmt, edges))


def render_tiles(scene: Scene) -> str:
    """All tiles that lie."""
    return "".join(
        tile_svg(one, scene.style.faces, say=scene.translate)
        for one in scene.board_layout.board.placed
    )


def render_connectors(scene: Scene) -> str:
    """The lines from tiles that lie apart to where they join."""
    return connectors_svg(scene.board_layout.connected)


def render_ends(scene: Scene) -> Pieces:
    """The badges of the open ends, in games that count them with what each counts."""
    board = scene.board_layout.board
    ends = board.ends
    if not ends:
        return {}
    counts, wanted = end_counts_of(scene.view)[0] or {}, wanted_numbers(scene.view)
    owed = owed_arm_numbers(scene.view)
    faces, translate = scene.style.faces, scene.translate
    return {
        str(arm): badge_svg(end, faces, counts.get(arm), translate, wanted.get(arm), arm in owed)
        for arm, end in ends.items()
    }


def render_last_mark(scene: Scene) -> Pieces:
    """The mark of the last move; in Baronet, of the tile whose turn it is."""
    placed = scene.board_layout.board.placed
    view = scene.view
    if view.current_index is not None:
        ghosts = scene.board_layout.board.ghosts([Next()])
        pose, curved = (ghosts[0].pose, False) if ghosts else (None, False)
    elif view.plays and placed:
        pose, curved = placed[-1].pose, placed[-1].curved
    else:
        return {}
    if pose is None:
        return {}
    where = transform(pose.x * UNIT, pose.y * UNIT, pose.angle, CURVE_SCALE if curved else 1)
    hue = ""
    for event in reversed(view.round_events):
        if isinstance(event, Played):
            hue = "" if event.seat is None else f" hue{scene.seat_infos[event.seat].hue}"
            break
    outline = "u" if curved else "t"
    return {"": f'<use href="#by-{outline}o" class="by-last{hue}" transform="{where}"/>'}


def render_moves(scene: Scene) -> Pieces:
    """What may be done on the table, as buttons; those of a tile show when it is chosen."""
    shifts = scene.live.solo and any(isinstance(move, Shift) for move in scene.moves)
    drawn = _render_sources(scene) if shifts else {}
    for (source, _), ghosts in scene.ghost_groups.items():
        ways = {str(ghost.action): scene.label_message(ghost.action) for ghost in ghosts}
        told = tuple(ways.values())
        label = scene.translate(told[0] if len(told) == 1 else OneOf(told))
        if isinstance(ghosts[0].action, Knock):
            drawn[str(ghosts[0].action)] = _render_knock(ghosts, label)
            continue
        chosen = f' data-of="{source}"' if source else ""
        several = "|".join(str(ghost.action) for ghost in ghosts)
        does = {**BUTTON_ATTRIBUTES, "data-move": several}
        one = ghost_svg(
            ghosts[0],
            scene.style.faces,
            label=label,
            face=bool(source),
            attributes=does,
            say=scene.translate,
        )
        if len(ghosts) > 1:
            # Several arms may leap to the same place; the first line is drawn with its ghost.
            first = ghosts[0].connector
            one = connectors_svg(ghost for ghost in ghosts[1:] if ghost.connector != first) + one
        drawn[several] = f'<g class="place"{chosen}>{one}</g>'
    return drawn


def _render_sources(scene: Scene) -> Pieces:
    """The lying tiles that may be moved, as buttons that choose them."""
    drawn: Pieces = {}
    for placed in scene.board_layout.board.placed:
        if placed.tile is None or placed.first is None or placed.tile.text not in scene.playable:
            continue
        ghost = Ghost(scene.moves[0], placed.tile, placed.first, placed.pose)
        label = scene.translator("table-choose", tile=str(placed.tile))
        does = {**BUTTON_ATTRIBUTES, "data-choose": str(placed.tile)}
        one = ghost_svg(
            ghost, scene.style.faces, label=label, face=False, attributes=does, say=scene.translate
        )
        drawn[f"choose {placed.tile}"] = f'<g class="source">{one}</g>'
    return drawn


def _render_knock(ghosts: list[Ghost], label: str) -> str:
    """Two tiles that may be knocked out, and a button where they meet."""
    one, two = ghosts[0].pose, ghosts[1].pose
    x, y = (one.x + two.x) / 2 * UNIT, (one.y + two.y) / 2 * UNIT
    outlines = "".join(
        f'<use href="#by-to" class="by-pick" '
        f'transform="{transform(g.pose.x * UNIT, g.pose.y * UNIT, g.pose.angle)}"/>'
        for g in ghosts
    )
    return (
        f'<g class="by-move joint" role="button" tabindex="0" data-move="{ghosts[0].action}">'
        f"<title>{escape(label)}</title>{outlines}"
        f'<circle class="hit" r="75" cx="{fmt(x)}" cy="{fmt(y)}"/>'
        f'<circle class="by-badge" r="34" cx="{fmt(x)}" cy="{fmt(y)}"/>'
        f'<path class="by-cross" d="M{fmt(x - 14)} {fmt(y - 14)}l28 28m0-28l-28 28"/></g>'
    )
