"""The living table of the home page: a real round, some way in, with a newcomer's hand.

The round is played by the rules from a fixed seed. The page shows where it stands; its script plays
the last moves again and again, unless the visitor prefers less motion.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from markupsafe import Markup
from msgspec import Struct

from boneyard.core.actions import Play
from boneyard.core.chance import Seeded
from boneyard.core.position import Position
from boneyard.core.tiles import Tile
from boneyard.drawing.svg.geometry import UNIT, fmt
from boneyard.drawing.svg.table import bounding_box
from boneyard.drawing.svg.tiles import ghost_svg, thumbnail_tile_svg
from boneyard.engine import act, all_legal_moves, deal_round
from boneyard.games import GAMES
from boneyard.layout import Ghost, board_from_log
from boneyard.server.web.tile_pictures import standing_tile_svg

#: The round: a game, the seed of its deal, and how many tiles lie when it is the visitor's turn.
LIVING_GAME: Final = "block-draw"
LIVING_SEED: Final = "living table 1450"
LIVING_TILES: Final = 7
#: So many tiles lie at least while the round is played.
FIRST_TILES: Final = 2
#: The space around the board, in halves of a tile.
BOARD_MARGIN: Final = 0.12


class LivingTable(Struct, frozen=True):
    """The round as the page shows it."""

    board: Markup
    """What lies on the board, and the places for the visitor's tiles."""
    box: str
    """The part of the plane that the board's drawing shows."""
    hand: tuple[tuple[Markup, int, bool], ...]
    """The visitor's tiles: a picture, the step at which it is played (0: not yet), and whether it
    can be played now."""
    backs: tuple[int, ...]
    """The opponent's tiles: the step at which each is played, 0 if not yet."""


def play_living_round(seed: str = LIVING_SEED) -> tuple[list[tuple[int, Tile]], Position]:
    """Play the round: who played which tile, and where it stands; the visitor has seat 0."""
    _, state = deal_round(GAMES[LIVING_GAME].rules(players=2, hand=7).new_match(), Seeded(seed))
    played: list[tuple[int, Tile]] = []
    while len(played) < LIVING_TILES:
        plays = [(seat, move) for seat, move in all_legal_moves(state) if isinstance(move, Play)]
        if not plays:
            raise ValueError(f"a player can't play: {seed}")
        seat, move = max(plays, key=lambda one: (one[1].tile.is_double, one[1].tile.pips))
        assert seat is not None
        _, state = act(state, seat, move)
        played.append((seat, move.tile))
    return played, state


def _draw_board(state: Position) -> tuple[Markup, str]:
    """What lies, with the places for the visitor's tiles; every tile tells when it is laid."""
    board = board_from_log(state.rules, state.layout_events, "wide")
    moves = [move for seat, move in all_legal_moves(state) if seat == 0]
    ghosts = _one_for_each_place(board.ghosts(moves))
    layout = board.layout()
    left, top, right, bottom = bounding_box((*layout.placed, *ghosts), BOARD_MARGIN)
    box = " ".join(fmt(value * UNIT) for value in (left, top, right - left, bottom - top))
    tiles = "".join(
        f'<g class="laid"{_step_attribute(one.number)}>{thumbnail_tile_svg(one, "pips")}</g>'
        for one in layout.placed
    )
    places = "".join(
        ghost_svg(one, label=None, face=False, attributes={"role": "presentation"})
        for one in ghosts
    )
    return Markup(f'{tiles}<g class="places">{places}</g>'), box


def _one_for_each_place(ghosts: Sequence[Ghost]) -> list[Ghost]:
    return list({(one.pose.x, one.pose.y): one for one in ghosts}.values())


def _step_attribute(number: int) -> str:
    return f' data-step="{number - FIRST_TILES}"' if number > FIRST_TILES else ""


@cache
def build_living_table() -> LivingTable:
    """Play and draw the round, once."""
    played, state = play_living_round()
    steps = {tile: max(at + 1 - FIRST_TILES, 0) for at, (_, tile) in enumerate(played)}
    playable = {
        move.tile for seat, move in all_legal_moves(state) if seat == 0 and isinstance(move, Play)
    }
    mine = [tile for seat, tile in played[FIRST_TILES:] if seat == 0]
    held = [*(tile for tile in state.hands[0] if tile is not None), *mine]
    theirs = [steps[tile] for seat, tile in played[FIRST_TILES:] if seat == 1]
    return LivingTable(
        *_draw_board(state),
        tuple(
            (standing_tile_svg(tile, "pips", False, ""), steps.get(tile, 0), tile in playable)
            for tile in held
        ),
        (*(0 for _ in state.hands[1]), *theirs),
    )
