"""Fundomino: curved, coloured tiles with action symbols."""

from boneyard.games.fundex import TO_TARGET
from boneyard.options import Flag
from boneyard.rules.awards import OpponentsPips, Ranks
from boneyard.rules.curved import Honeycomb
from boneyard.rules.drawing import Never, UntilPlayable
from boneyard.rules.game import Book, Boxed, Game
from boneyard.rules.goals import FirstTo
from boneyard.rules.matching import SameColour
from boneyard.rules.rounding import Up
from boneyard.rules.turns import Symbols
from boneyard.sets import curved_set

BOOK = Book("Fundomino", "a leaflet for curved, coloured tiles, with three variants and twists")
SET = curved_set("fundomino")

OPTIONS = (
    *TO_TARGET,
    Flag("calls", "a player with one tile left must say domino, or be caught", "calls"),
    Flag("double_back", "whoever plays a double may reverse the direction", "double_back"),
    Flag("doubling", "whoever plays 2-2 may challenge to double the points", "doubling"),
    Flag("perfect_ten", "ends that make a multiple of ten score for the first to call",
         "perfect_ten"),
)  # fmt: skip

FUNDOMINO = Game(
    "fundomino", title="Fundomino", book=BOOK,
    tiles=Boxed("fundomino", SET.tiles, faces="colours", track=True),
    hand={2: 8, 3: 7, 4: 6}, match=SameColour(),
    table=Honeycomb(SET.hands, SameColour(), joins=False), draw=UntilPlayable(freely=True),
    turns=Symbols(), direction=True, calls=True, last_one_ends=True,
    award=Ranks(((40, 0), (40, 20, 0), (40, 20, 10, 0))), goal=FirstTo(120), options=OPTIONS,
)  # fmt: skip

FACE_VALUE = FUNDOMINO.but(
    "fundomino-face-value", title="Fundomino: Face Value", last_one_ends=False,
    award=OpponentsPips(total=Up(10), when_blocked=Up(10)),
    options=(
        *OPTIONS,
        Flag("teams", "you and the player opposite against the other two", "teams",
             needs={True: (4,)}),
    ),
)  # fmt: skip

TEAMS = FUNDOMINO.but(
    "fundomino-teams", title="Fundomino: Teams", players=(4,), teams=True,
    award=Ranks(((30, 20, 10, 0),)),
)  # fmt: skip

CARIBBEAN = TEAMS.but(
    "fundomino-caribbean", title="Fundomino: Caribbean Style", hand=8, draw=Never(),
)  # fmt: skip
