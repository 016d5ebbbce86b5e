"""Small drawings that stand in a page beside the table: tiles, rows of backs, the track."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from boneyard.core.faces import Faces
from boneyard.core.tiles import Half, Tile
from boneyard.drawing.svg.geometry import UNIT, number
from boneyard.drawing.svg.hands import Look
from boneyard.drawing.svg.tiles import face_up, tile_words
from boneyard.i18n import message
from boneyard.i18n.saying import Say

#: What stays free around a tile's drawing, for its shadow and its outline.
EDGE: Final = 6
#: A small tile is so high, in pixels.
SMALL: Final = 30
#: The longest row of backs that is drawn.
MOST_BACKS: Final = 12


@lru_cache(maxsize=2048)
def _standing(tile: Tile | None, faces: Faces, curved: bool, turn: str) -> str:
    look = Look(faces, curved, {tile: turn} if tile and turn else {})
    where, inner = look.standing(tile, 0, 0, 1)
    wide, high = look.wide * UNIT / 2 + EDGE, look.high * UNIT / 2 + EDGE
    box = f"{number(-wide)} {number(-high)} {number(2 * wide)} {number(2 * high)}"
    return f'viewBox="{box}"><g transform="{where}">{inner}</g></svg>'


def standing(tile: Tile | None, faces: Faces, curved: bool, turn: str, size: str = "") -> Markup:
    """A tile standing upright, as a picture of its own; None: its back."""
    drawn = _standing(tile, faces, curved, turn)
    return Markup(f'<svg class="by" aria-hidden="true" focusable="false"{size} {drawn}')


def named_tile(tile: Tile, look: Look, say: Say) -> Markup:
    """A small tile that says what it is."""
    words = escape(tile_words(tile.a, tile.b, look.faces, say))
    wide = SMALL * (look.wide * UNIT + 2 * EDGE) / (look.high * UNIT + 2 * EDGE)
    size = f' width="{number(wide)}" height="{SMALL}"'
    picture = standing(tile, look.faces, look.curved, look.turns.get(tile, ""), size)
    return Markup(f'<span role="img" aria-label="{words}">{picture}</span>')


def lying(first: Half, second: Half, faces: Faces) -> Markup:
    """A straight tile lying, this half to the left."""
    inner = face_up(first, second, 0, faces)
    return Markup(
        '<svg class="by" aria-hidden="true" width="76" height="40" viewBox="-106 -56 212 112">'
        f"{inner}</svg>"
    )


def words_of(tile: Tile, faces: Faces, ways: int, say: Say) -> str:
    """What a tile shows, and in how many ways it may be played, in words."""
    told = tile_words(tile.a, tile.b, faces, say)
    if ways > 1:
        return say(message("table-playable-ways", tile=told, ways=ways))
    return say(message("art-playable", tile=told)) if ways else told


def _row(curved: bool) -> tuple[float, float, float]:
    """From back to back in a row of them, how wide one is with its edges, and how high."""
    look = Look("pips", curved)
    step, wide = look.wide * UNIT * 0.55, look.wide * UNIT + 2 * EDGE
    return step, wide, look.high * UNIT + 2 * EDGE


@lru_cache(maxsize=2)
def back_rows(curved: bool) -> Markup:
    """The symbols that `backs` uses, once a page: each row is the one before it and a back."""
    look = Look("pips", curved)
    step, wide, high = _row(curved)
    drawn = ""
    for at in range(MOST_BACKS):
        before = f'<use href="#by-row{at}"/>' if at else ""
        where, inner = look.standing(None, wide / 2 + at * step, high / 2, 1)
        drawn += f'<g id="by-row{at + 1}">{before}<g transform="{where}">{inner}</g></g>'
    return Markup(f"<defs>{drawn}</defs>")


@lru_cache(maxsize=256)
def backs(count: int, curved: bool) -> Markup:
    """A small row of tiles face down, that cover each other; the page must have `back_rows`."""
    shown = min(count, MOST_BACKS)
    if not shown:
        return Markup("")
    step, one, high = _row(curved)
    wide = step * (shown - 1) + one
    return Markup(
        f'<svg class="by backs" aria-hidden="true" width="{number(wide * 22 / high)}" height="22" '
        f'viewBox="0 0 {number(wide)} {number(high)}"><use href="#by-row{shown}"/></svg>'
    )


def track(
    scores: Sequence[tuple[str, int, int]], before: Sequence[int], target: int, say: Say
) -> Markup:
    """A scoring track in tens, with a pawn for each side: its name, its score and its colour.

    The script lets a pawn walk to its spot from where it was before the round.
    """
    steps = -(-target // 10)
    each = min(15, steps + 1)
    rows = -(-(steps + 1) // each)
    drawn, spots = "", {}
    for step in range(steps + 1):
        row, column = divmod(step, each)
        x = 22 + 40 * (each - 1 - column if row % 2 else column)
        spots[step] = x, 46 + 66 * row
        last = " last" if step == steps else ""
        drawn += (
            f'<circle class="spot{last}" cx="{x}" cy="{spots[step][1]}" r="17"/>'
            f'<text x="{x}" y="{spots[step][1] + 4}" text-anchor="middle">{step * 10}</text>'
        )
    for at, (_, score, hue) in enumerate(scores):
        step, was = (min(max(one // 10, 0), steps) for one in (score, before[at]))
        (x, y), walk = spots[step], [spots[one] for one in range(was, step + 1)]
        way = " ".join(f"{left - x},{top - y}" for left, top in walk)
        x, y = x - 11 + 11 * (at % 3), y - 26 + 9 * (at // 3)
        drawn += (
            f'<g class="walks hue{hue}" data-walk="{way}">'
            f'<path class="pawn" d="M{x - 7} {y + 12}h14l-4-10h-6z'
            f'M{x} {y - 9}a5.5 5.5 0 1 0 .01 0z"/>'
            f'<text class="who" x="{x}" y="{y + 10}" text-anchor="middle">{at + 1}</text></g>'
        )
    told = tuple(f"{name} {score}" for name, score, _ in scores)
    words = say(message("table-track", target=target, scores=told))
    return Markup(
        f'<svg class="track" role="img" width="{each * 40 + 4}" '
        f'viewBox="0 0 {each * 40 + 4} {rows * 66 + 8}">'
        f"<title>{escape(words)}</title>{drawn}</svg>"
    )
