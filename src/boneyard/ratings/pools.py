"""Games that ask for the same skill are rated together: few pools, so that people meet in them."""

from typing import Final, Literal

from boneyard.rules.game import Rules
from boneyard.rules.scoring import NoPlayScore
from boneyard.rules.shapes import Line, OneArm

Pool = Literal["line", "spinner", "curved", "pairs"]
#: The pools, in the order in which they are shown.
POOLS: Final[tuple[Pool, ...]] = ("line", "spinner", "curved", "pairs")
#: What each is called.
POOL_MESSAGES: Final[dict[Pool, str]] = {
    "line": "ratings-line",
    "spinner": "ratings-spinner",
    "curved": "ratings-curved",
    "pairs": "ratings-pairs",
}


def pool_of(rules: Rules) -> Pool:
    """The pool that a match by these rules is rated in.

    A partner matters more than the shape of the table, and that more than how points are made:
    whoever counts ends, or has more than two of them, plays *spinner and fives*.
    """
    game = rules.game
    if rules.sides < rules.players:
        return "pairs"
    if game.table.curved:
        return "curved"
    plain = type(game.table) in (Line, OneArm) and isinstance(game.on_play, NoPlayScore)
    return "line" if plain else "spinner"
