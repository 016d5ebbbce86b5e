"""SVG of single tiles and of the connectors to detached tiles."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from math import cos, radians, sin
from typing import Final

from boneyard.core.curved_grid import LEFT
from boneyard.core.tile_faces import Faces, describe_half, tile_label
from boneyard.core.tiles import Half
from boneyard.drawing.svg.geometry import (
    BAND_MIDDLE_RADIUS,
    CURVE_SCALE,
    UNIT,
    fmt,
    fmt_point,
    polar_point,
)
from boneyard.drawing.svg.pip_symbols import background_id, half_id, is_blank, is_upright
from boneyard.i18n import message
from boneyard.i18n.translator import Translate, english
from boneyard.layout.pose import Ghost, PlacedTile, Pose

#: The radius of the dots at both ends of a connector.
KNOT_RADIUS: Final = 16


def connector_svg(one: PlacedTile | Ghost) -> str:
    """Draw the connector of a detached tile: dashes in a dark seam, with a dot at each end.

    It lies over all tiles, also later ones, so it is not part of its tile's group.
    """
    if one.connector is None:
        return ""
    ends = [(x * UNIT, y * UNIT) for x, y in one.connector]
    line = "L".join(fmt_point(x, y) for x, y in ends)
    knots = "".join(
        f'<circle class="by-knot" cx="{fmt(x)}" cy="{fmt(y)}" r="{KNOT_RADIUS}"/>' for x, y in ends
    )
    return (
        f'<g class="by-leap" aria-hidden="true"><path class="by-seam" d="M{line}"/>'
        f'<path class="by-bond" d="M{line}"/>{knots}</g>'
    )


def connectors_svg(some: Iterable[PlacedTile | Ghost]) -> str:
    """Draw all connectors, each once."""
    return "".join(dict.fromkeys(connector_svg(one) for one in some if one.connector is not None))


#: The offset of a shadow, downward on the screen however the tile is turned.
SHADOW_OFFSET: Final = 4.0

#: The attributes of a button, for the mouse, the keyboard and a screen reader.
BUTTON_ATTRIBUTES: Final = {"role": "button", "tabindex": "0"}


def half_text(half: Half, faces: Faces, say: Translate = english) -> str:
    """Describe what a half shows."""
    return say(describe_half(half, faces))


def tile_text(first: Half, second: Half, faces: Faces, say: Translate = english) -> str:
    """Describe a tile: its text, and in words where a number is not all it shows."""
    return say(tile_label(first, second, faces))


def _shadow(angle: float, curved: bool) -> str:
    turn = radians(angle)
    x, y = fmt(SHADOW_OFFSET * sin(turn)), fmt(SHADOW_OFFSET * cos(turn))
    at = (f' x="{x}"' if x != "0" else "") + (f' y="{y}"' if y != "0" else "")
    return f'<use href="#by-{"u" if curved else "t"}s"{at}/>'


def _straight_halves(first: Half, second: Half, faces: Faces, angle: float) -> str:
    upright = f"rotate({fmt(-angle)})" if is_upright(faces) and angle % 360 else ""
    drawn = ""
    for half, x in ((first, -50), (second, 50)):
        if is_blank(half, faces):
            continue
        where = f'transform="translate({x}){upright}"' if upright else f'x="{x}"'
        drawn += f'<use href="#{half_id(half, faces, False)}" {where}/>'
    return drawn


def _curved_halves(first: Half, second: Half, faces: Faces, angle: float) -> str:
    drawn = ""
    for half, turn in ((first, -30), (second, 30)):
        if is_blank(half, faces):
            continue
        along = f"rotate({turn})translate({fmt(BAND_MIDDLE_RADIUS)})"
        if faces == "colours":
            drawn += f'<use href="#{background_id(half)}" transform="{along}"/>'
        if is_upright(faces):
            along = (
                f"translate({fmt_point(*polar_point(BAND_MIDDLE_RADIUS, turn))}"
                f")rotate({fmt(-angle)})"
            )
        drawn += f'<use href="#{half_id(half, faces, True)}" transform="{along}"/>'
    return drawn


@lru_cache(maxsize=4096)
def face_up_svg(
    first: Half, second: Half, angle: float, faces: Faces, curved: bool = False, turn: str = ""
) -> str:
    """Draw a tile face up about its own origin: its group has yet to be moved and turned.

    `first` lies to the left (at angle 0); of a curved tile it is where an arc that turns right
    begins.
    """
    return _shadow(angle, curved) + _face_without_shadow(first, second, angle, faces, curved, turn)


def _face_without_shadow(
    first: Half, second: Half, angle: float, faces: Faces, curved: bool, turn: str
) -> str:
    """Draw the same without its shadow."""
    if curved and turn == LEFT:
        first, second = second, first
    halves = (_curved_halves if curved else _straight_halves)(first, second, faces, angle)
    return f'<use href="#by-{"u" if curved else "t"}"/>{halves}'


@lru_cache(maxsize=256)
def face_down_svg(angle: float, curved: bool = False) -> str:
    """Draw the back of a tile about its own origin: nothing reveals which tile it is."""
    return f'{_shadow(angle, curved)}<use href="#by-{"u" if curved else "t"}b"/>'


@lru_cache(maxsize=4096)
def transform(x: float, y: float, angle: float, scale: float = 1) -> str:
    """Return the transform of a tile at a position of the drawing."""
    turn = f"rotate({fmt(angle)})" if angle % 360 else ""
    size = f"scale({scale:.3g})" if scale != 1 else ""
    return f"translate({fmt_point(x, y)}){turn}{size}"


def _labelled(label: str, attributes: str) -> str:
    extra = f" {attributes}" if attributes else ""
    return f'role="img"{extra}><title>{escape(label)}</title>'


def tile_svg(
    placed: PlacedTile,
    faces: Faces = "pips",
    *,
    last: bool = False,
    label: str = "",
    say: Translate = english,
) -> str:
    """Draw a tile on the table, as a group that can be sent to a browser by itself.

    It needs the symbols of its set; a face-down tile is drawn as a back. `last` puts the mark of
    the last move around it.
    """
    pose = placed.pose
    tile, first = placed.tile, placed.first
    if tile is None or first is None:
        return back_svg(pose, curved=placed.curved, label=label, number=placed.number, say=say)
    second = tile.other(first)
    inner = face_up_svg(first, second, pose.angle, faces, placed.curved, placed.turn)
    words = label or tile_text(first, second, faces, say)
    mark = ""
    if last:
        words = say(message("art-last-played", tile=words))
        mark = f'<use href="#by-{"u" if placed.curved else "t"}o" class="by-last"/>'
    where = transform(pose.x * UNIT, pose.y * UNIT, pose.angle, CURVE_SCALE if placed.curved else 1)
    about = _labelled(words, f'data-n="{placed.number}" data-tile="{tile}"')
    return f'<g transform="{where}" {about}{inner}{mark}</g>'


def thumbnail_tile_svg(placed: PlacedTile, faces: Faces) -> str:
    """Draw a tile in a thumbnail, of which a page may have hundreds.

    It has no label, no number and no shadow: the picture has one.
    """
    pose, tile, first, curved = placed.pose, placed.tile, placed.first, placed.curved
    where = transform(pose.x * UNIT, pose.y * UNIT, pose.angle, CURVE_SCALE if curved else 1)
    if tile is None or first is None:
        inner = f'<use href="#by-{"u" if curved else "t"}b"/>'
    else:
        inner = _face_without_shadow(
            first, tile.other(first), pose.angle, faces, curved, placed.turn
        )
    return f'<g transform="{where}">{inner}</g>'


def back_svg(
    pose: Pose,
    *,
    curved: bool = False,
    scale: float = 1,
    label: str = "",
    number: int | None = None,
    say: Translate = english,
) -> str:
    """Draw a face-down tile: it isn't given which one, so it can't reveal it."""
    size = scale * CURVE_SCALE if curved else scale
    where = transform(pose.x * UNIT, pose.y * UNIT, pose.angle, size)
    words = label or say(message("art-face-down"))
    about = _labelled(words, f'data-n="{number}"' if number is not None else "")
    return f'<g transform="{where}" {about}{face_down_svg(pose.angle, curved)}</g>'


def ghost_svg(
    ghost: Ghost,
    faces: Faces = "pips",
    *,
    label: str | None = "",
    face: bool = True,
    attributes: Mapping[str, str] | None = None,
    say: Translate = english,
) -> str:
    """Draw where a move would lie: a button with the move in `data-move`, or other attributes.

    With `face`, the tile is drawn translucent; without, a tile that lies there is outlined. Its
    connector is drawn before it. Without a label it is named after the move; None: not at all.
    """
    pose, tile = ghost.pose, ghost.tile
    second = tile.other(ghost.first)
    where = transform(pose.x * UNIT, pose.y * UNIT, pose.angle, CURVE_SCALE if ghost.curved else 1)
    attributes = attributes or {**BUTTON_ATTRIBUTES, "data-move": str(ghost.action)}
    attribute_text = " ".join(f'{name}="{escape(value)}"' for name, value in attributes.items())
    if label == "":
        tile_told = tile_label(ghost.first, second, faces)
        label = say(message("art-play", tile=tile_told, move=str(ghost.action)))
    title = "" if label is None else f"<title>{escape(label)}</title>"
    drawn = ""
    if face:
        drawn = face_up_svg(ghost.first, second, pose.angle, faces, ghost.curved, ghost.turn)
        drawn = f'<g class="by-face">{drawn}</g>'
    kind = "ghost" if face else "pick"
    outline = f'<use href="#by-{"u" if ghost.curved else "t"}o" class="by-{kind}"/>'
    return connector_svg(ghost) + (
        f'<g class="by-move" transform="{where}" {attribute_text}>{title}{drawn}{outline}</g>'
    )


def outline_svg(ghost: Ghost, moves: str) -> str:
    """Draw a place where one of several tiles would lie."""
    pose, curved = ghost.pose, ghost.curved
    where = transform(pose.x * UNIT, pose.y * UNIT, pose.angle, CURVE_SCALE if curved else 1)
    return connector_svg(ghost) + (
        f'<g transform="{where}" {_labelled(moves, "")}'
        f'<use href="#by-{"u" if curved else "t"}o" class="by-ghost"/></g>'
    )
