"""Rating pools: games of similar skill are rated together; few pools, so that players meet."""

from typing import Final, Literal

from boneyard.rules.game import Rules
from boneyard.rules.play_scoring import NoPlayScore
from boneyard.rules.shapes import Line, OneArm

Pool = Literal["line", "spinner", "curved", "pairs"]
#: The pools, in the order in which they are shown.
POOLS: Final[tuple[Pool, ...]] = ("line", "spinner", "curved", "pairs")
#: Their labels.
POOL_MESSAGES: Final[dict[Pool, str]] = {
    "line": "ratings-line",
    "spinner": "ratings-spinner",
    "curved": "ratings-curved",
    "pairs": "ratings-pairs",
}


def pool_of(rules: Rules) -> Pool:
    """Return the pool that a match with these rules is rated in.

    A partner matters more than the shape of the table, and that more than the scoring: games with
    end scoring, or more than two ends, are *spinner and fives*.
    """
    game = rules.game
    if rules.sides < rules.players:
        return "pairs"
    if game.table.curved:
        return "curved"
    plain = type(game.table) in (Line, OneArm) and isinstance(game.on_play, NoPlayScore)
    return "line" if plain else "spinner"
