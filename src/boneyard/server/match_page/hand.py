"""The viewer's own hand on the match page."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from boneyard.core.actions import (
    Flip,
    Move,
)
from boneyard.core.events import TileRow
from boneyard.core.tile_faces import Faces
from boneyard.core.tiles import Tile
from boneyard.drawing.svg.hands import TileStyle
from boneyard.i18n.translator import Translator
from boneyard.server.match_page.patches import Pieces
from boneyard.server.match_page.scene import Scene
from boneyard.server.web.render import render_cached_fragment


def render_hand(scene: Scene) -> Pieces:
    """One's own hand: playable tiles stand up, others lie back."""
    style, acting = scene.style, bool(scene.moves)
    flip = next((move for move in scene.moves if isinstance(move, Flip)), None)
    if flip is None and not style.curved:
        ways = tuple(scene.playable.items())
        return _render_straight_hand(scene.translator, scene.hand, ways, acting, style.faces)
    return _build_hand(
        scene.translator, scene.hand, scene.playable, acting, style, flip, scene.label
    )


@lru_cache(maxsize=4096)
def _render_straight_hand(
    translator: Translator,
    held: TileRow,
    ways: tuple[tuple[str, int], ...],
    acting: bool,
    faces: Faces,
) -> Pieces:
    """A hand that is often the same as before: while others move it is."""
    return _build_hand(translator, held, dict(ways), acting, TileStyle(faces, False), None, str)


def _build_hand(
    translator: Translator,
    held: TileRow,
    ways: Mapping[str, int],
    acting: bool,
    style: TileStyle,
    flip: Flip | None,
    label: Callable[[Move], str],
) -> Pieces:
    faces, curved, turns = style.faces, style.curved, style.turns
    drawn: Pieces = {}
    for at, tile in enumerate(held):
        if tile is None and flip is not None:
            drawn[str(at)] = _render_face_down_tile(
                translator, label(flip), str(flip), not drawn, curved
            )
        elif tile is None:
            drawn[str(at)] = _render_tile(translator, None, 0, acting, faces, curved, "")
        else:
            many, turn = ways.get(tile.text, 0), turns.get(tile, "")
            drawn[tile.text] = _render_tile(translator, tile, many, acting, faces, curved, turn)
    return drawn


@lru_cache(maxsize=8192)
def _render_tile(
    translator: Translator,
    tile: Tile | None,
    ways: int,
    acting: bool,
    faces: Faces,
    curved: bool,
    turn: str,
) -> str:
    """A tile of a hand."""
    return render_cached_fragment(
        "match_page/regions/tile.html",
        translator,
        tile=tile,
        ways=ways,
        acting=acting,
        faces=faces,
        curved=curved,
        turn=turn,
    )


@lru_cache(maxsize=256)
def _render_face_down_tile(
    translator: Translator, label: str, flip: str, first: bool, curved: bool
) -> str:
    """A tile that lies face down, and is turned over with a tap; the first has the keyboard."""
    return render_cached_fragment(
        "match_page/regions/tile.html",
        translator,
        tile=None,
        flip=flip,
        flip_label=label,
        first=first,
        faces="pips",
        curved=curved,
        turn="",
    )
