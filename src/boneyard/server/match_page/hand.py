"""One's own hand, as a region of a table."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from boneyard.core.actions import Flip, Move
from boneyard.core.events import Row
from boneyard.core.faces import Faces
from boneyard.core.tiles import Tile
from boneyard.drawing.svg.hands import Look
from boneyard.i18n.fluent_translator import Tongue
from boneyard.server.match_page.patches import Pieces
from boneyard.server.match_page.scene import Scene
from boneyard.server.web.render import remembered


@lru_cache(maxsize=8192)
def _held(
    speak: Tongue, tile: Tile | None, ways: int, acting: bool, faces: Faces, curved: bool, turn: str
) -> str:
    """A tile of a hand."""
    return remembered(
        "match_page/regions/tile.html",
        speak,
        tile=tile,
        ways=ways,
        acting=acting,
        faces=faces,
        curved=curved,
        turn=turn,
    )


@lru_cache(maxsize=256)
def _face_down(speak: Tongue, label: str, flip: str, first: bool, curved: bool) -> str:
    """A tile that lies face down, and is turned over with a tap; the first has the keyboard."""
    return remembered(
        "match_page/regions/tile.html",
        speak,
        tile=None,
        flip=flip,
        flip_label=label,
        first=first,
        faces="pips",
        curved=curved,
        turn="",
    )


def hand(scene: Scene) -> Pieces:
    """One's own hand: playable tiles stand up, others lie back."""
    look, acting = scene.look, bool(scene.moves)
    flip = next((move for move in scene.moves if isinstance(move, Flip)), None)
    if flip is None and not look.curved:
        ways = tuple(scene.playable.items())
        return _straight_hand(scene.speak, scene.hand, ways, acting, look.faces)
    return _hand(scene.speak, scene.hand, scene.playable, acting, look, flip, scene.label)


@lru_cache(maxsize=4096)
def _straight_hand(
    speak: Tongue, held: Row, ways: tuple[tuple[str, int], ...], acting: bool, faces: Faces
) -> Pieces:
    """A hand that is often the same as before: while others move it is."""
    return _hand(speak, held, dict(ways), acting, Look(faces, False), None, str)


def _hand(
    speak: Tongue,
    held: Row,
    ways: Mapping[str, int],
    acting: bool,
    look: Look,
    flip: Flip | None,
    label: Callable[[Move], str],
) -> Pieces:
    faces, curved, turns = look.faces, look.curved, look.turns
    drawn: Pieces = {}
    for at, tile in enumerate(held):
        if tile is None and flip is not None:
            drawn[str(at)] = _face_down(speak, label(flip), str(flip), not drawn, curved)
        elif tile is None:
            drawn[str(at)] = _held(speak, None, 0, acting, faces, curved, "")
        else:
            many, turn = ways.get(tile.text, 0), turns.get(tile, "")
            drawn[tile.text] = _held(speak, tile, many, acting, faces, curved, turn)
    return drawn
