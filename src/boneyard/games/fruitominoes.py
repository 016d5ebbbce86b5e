"""Fruitominoes: a tree of fruit."""

from boneyard.core.options import IntegerOption, value_choice
from boneyard.games.fundex import BLOCK_DRAW
from boneyard.rules.awards import OnePoint
from boneyard.rules.boneyard_draws import DrawOne
from boneyard.rules.game import Book, DoubleN
from boneyard.rules.goals import MostAfter
from boneyard.rules.shapes import Tree

#: A leaflet for tiles that show fruit instead of pips.
BOOK = Book("Fruitominoes", ages=5)

ROUNDS_OPTION = IntegerOption("rounds", "goal.rounds", most=1000)

FRUITOMINOES = BLOCK_DRAW.but(
    "fruitominoes", title="Fruitominoes", book=BOOK,
    tiles=DoubleN((6,), faces="fruit"), table=Tree(), draw=DrawOne("turn-over"),
    award=OnePoint(), goal=MostAfter(10),
    options=(
        ROUNDS_OPTION, value_choice("hand", "hand", 5, 7, player_counts={7: (2,)}),
    ),
)  # fmt: skip
