"""Bot styles: tie-breakers between equally good moves.

A style never overrules the level. It chooses among the moves that are nearly the best, so that two
bots of one level are equally strong and still don't play alike. It uses only the table, the own
hand and what has been played.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from boneyard.bots.fallback_search import sample_world
from boneyard.core import events as e
from boneyard.core.actions import Move, Play
from boneyard.core.tiles import Tile
from boneyard.engine import act
from boneyard.engine.legal import open_arms
from boneyard.rules.game import State
from boneyard.rules.play_scoring import NoPlayScore

#: Separates level and style in the name of a bot: `expert:bold`.
STYLE_SEPARATOR: Final = ":"
#: How far from the best a move may be: in standard deviations of what a round brings, in chances to
#: win, and in the weights of the heuristic, of which 1000 are about a point.
NEAR_BEST_POINTS, NEAR_BEST_CHANCE, NEAR_BEST_WEIGHT = 0.02, 0.015, 250.0


class TableAfterPlay:
    """The table after a play, and what others may still hold."""

    def __init__(self, view: State, seat: int, play: Play) -> None:
        world = sample_world(view, seat, random.Random(1))
        self.play, after = play, act(world, seat, play)[1]
        rules = view.rules
        self.points_made = after.points[rules.side(seat)] - view.points[rules.side(seat)]
        self.plays_score = not isinstance(rules.game.on_play, NoPlayScore)
        self.over = not after.playing
        ends = {arm.half for arm in open_arms(after, None)}
        fits: set[Tile] = {tile for end in ends for tile in rules.matching_tiles(end)}
        self.hand = [tile for tile in view.hands[seat] if tile is not None and tile != play.tile]
        laid = {event.tile for event in view.layout_events if isinstance(event, e.Played)} | {
            play.tile
        }
        unseen = set(rules.tiles) - laid - set(self.hand)
        self.own_fitting = sum(tile in fits for tile in self.hand)
        """Own tiles that fit an end."""
        self.unseen_fitting = len(unseen & fits)
        """Tiles that others may have, and that fit an end."""


def _score_careful(table: TableAfterPlay) -> float:
    """Prefer to shed heavy tiles and doubles, so that a lost round costs little.

    Where plays score, heavy ends score for others too: there prefer own points, and few tiles with
    which others score.
    """
    if table.plays_score:
        return 10 * table.points_made - table.unseen_fitting
    return table.play.tile.pips + 2 * table.play.tile.is_double


def _score_bold(table: TableAfterPlay) -> float:
    """Prefer points at once, and ends for as many own tiles as possible, whatever others have."""
    return 10 * table.points_made + table.own_fitting + 0.1 * table.unseen_fitting


def _score_blocking(table: TableAfterPlay) -> float:
    """Prefer ends for which few tiles are left."""
    return -table.unseen_fitting


def _score_counting(table: TableAfterPlay) -> float:
    """Prefer ends for which most of the tiles left are in the own hand."""
    return table.own_fitting / (table.own_fitting + table.unseen_fitting + 1)


_STYLE_SCORES: Final[Mapping[str, Callable[[TableAfterPlay], float]]] = {
    "careful": _score_careful,
    "bold": _score_bold,
    "blocking": _score_blocking,
    "counting": _score_counting,
}
#: All styles.
STYLES: Final = tuple(_STYLE_SCORES)


def choose_by_style(style: str, view: State, seat: int, moves: Sequence[Move]) -> Move:
    """Return the one of some moves, the best first, that a style prefers."""
    plays = [move for move in moves if isinstance(move, Play)]
    if not style or len(plays) < 2 or len(plays) < len(moves):
        return moves[0]
    tables = {play: TableAfterPlay(view, seat, play) for play in plays}
    if any(table.over for table in tables.values()):
        return moves[0]  # a move that ends the round is not a matter of style
    return max(plays, key=lambda play: _STYLE_SCORES[style](tables[play]))
