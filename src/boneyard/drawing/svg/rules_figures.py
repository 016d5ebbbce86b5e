"""Pictures of an open, a closed and a dead end of curved tiles."""

from collections.abc import Iterator
from html import escape
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core import curved_grid
from boneyard.core.actions import Play
from boneyard.core.events import Played
from boneyard.core.table import Table
from boneyard.drawing.svg.position_picture import tile_style
from boneyard.drawing.svg.table import (
    NO_SURROUNDINGS,
    DrawingOptions,
    crop_layout,
    table_svg,
)
from boneyard.i18n import message
from boneyard.i18n.translator import Translate
from boneyard.layout import board_from_log
from boneyard.rules.curved import Honeycomb
from boneyard.rules.game import Boxed, Game

#: A line of each set that runs into a dead end: each tile from the half that touches, a double with
#: its turn.
LINES: Final = {
    "bendomino": "0-1 1-1R 1-4 4-5 5-2 2-0 0-4 4-3 3-0 0-0R 0-6 6-6R 6-5 5-5R 5-0",
    "fundomino": "1-2 2-2R 2-5 5-6 6-1 1-1L 1-5 5-3 3-3R 3-4 4-2 2-6 6-4 4-5 5-5R",
}
#: How many tiles of the line are on the table in each picture, and what its end is.
PICTURES: Final = (
    (3, "rulewords-end-open"),
    (5, "rulewords-end-closed"),
    (15, "rulewords-end-dead"),
)
#: The arm that grows.
GROWING_ARM: Final = 2


class CurvedEnd(Struct, frozen=True):
    """A line of curved tiles, and the turns that are free at its end."""

    plays: tuple[Played, ...]
    free: tuple[str, ...]


def build_line(game: Game, count: int) -> CurvedEnd:
    """Place the first tiles of a line that runs into a dead end."""
    table_rules = game.table
    assert isinstance(table_rules, Honeycomb)
    assert isinstance(game.tiles, Boxed)
    tiles = {tile.text: tile for tile in game.tiles.contents}
    table, plays = Table(), []
    for written in LINES[game.tiles.name].split()[:count]:
        low, high = written.rstrip("RL").split("-")
        tile = tiles.get(f"{low}-{high}") or tiles[f"{high}-{low}"]
        first = tile.a if str(tile.a) == low else tile.b
        turn = written[-1] if written[-1] in "RL" else ""
        arm = table.find_arm(GROWING_ARM)
        placed = (
            table_rules.place_lead(table, tile, first)
            if arm is None
            else table_rules.place_tile(table, arm, tile, first, turn)
        )
        on = 0 if arm is None else arm.number
        plays.append(
            Played(None, tile, first, on, placed.arms, placed.closed, placed.spot, placed.turn)
        )
        table = table.with_tile(tile, placed.arms, placed.closed, placed.spot)
    arm = table.find_arm(GROWING_ARM)
    assert arm is not None
    assert arm.door is not None
    return CurvedEnd(tuple(plays), curved_grid.free_turns(table.occupied, arm.door))


def curved_ends_html(game: Game, say: Translate) -> str:
    """Draw the three kinds of ends with captions, for a page with the symbols of the game."""
    return f'<div class="curved-ends">{"".join(_figures(game, say))}</div>\n\n'


def _figures(game: Game, say: Translate) -> Iterator[str]:
    rules = game.rules()
    doubles = [tile for tile in rules.tiles if tile.is_double][:2]
    for count, id in PICTURES:
        line = build_line(game, count)
        board = board_from_log(rules, line.plays, "square")
        # Two tiles for each place, so that only the place is outlined.
        ghosts = board.ghosts(
            Play(tile, tile.a, GROWING_ARM, turn) for turn in line.free for tile in doubles
        )
        layout = board.layout()
        layout = replace(layout, ends={GROWING_ARM: layout.ends[GROWING_ARM]})
        caption = say(message(id))
        options = DrawingOptions(
            style=tile_style(rules), ghosts=ghosts, ghost_mode="places", title=caption, say=say
        )
        drawn = table_svg(crop_layout(layout, ghosts), NO_SURROUNDINGS, options)
        yield f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>"
