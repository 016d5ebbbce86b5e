"""Fundomino: curved, coloured tiles with action symbols."""

from boneyard.core.options import FlagOption, TwistOption
from boneyard.core.sets import load_curved_set
from boneyard.games.shared_options import TARGET_OPTIONS
from boneyard.rules.awards import OpponentsPips, Ranks
from boneyard.rules.boneyard_draws import Never, UntilPlayable
from boneyard.rules.counting import Up
from boneyard.rules.curved import Honeycomb
from boneyard.rules.game import Book, Boxed, Game
from boneyard.rules.goals import FirstTo
from boneyard.rules.matching import SameColour
from boneyard.rules.turns import Symbols
from boneyard.rules.twists import (
    ChooseDirection,
    DoubleBack,
    Doubling,
    LastOneEnds,
    PerfectTen,
    SayDomino,
)

#: A leaflet for curved, coloured tiles, with three variants and twists.
BOOK = Book("Fundomino")
SET = load_curved_set("fundomino")

OPTIONS = (
    *TARGET_OPTIONS,
    TwistOption("calls", "twists", word=SayDomino(1)),
    TwistOption("double_back", "twists", word=DoubleBack()),
    TwistOption("doubling", "twists", word=Doubling("2-2")),
    TwistOption("perfect_ten", "twists", word=PerfectTen(10)),
)  # fmt: skip

#: Twists of all variants by default.
COMMON_TWISTS = (ChooseDirection(), SayDomino(1))

FUNDOMINO = Game(
    "fundomino", title="Fundomino", book=BOOK,
    tiles=Boxed("fundomino", SET.tiles, faces="colours", track=True),
    hand={2: 8, 3: 7, 4: 6}, match=SameColour(),
    table=Honeycomb(SET.hands, SameColour(), joins=False), draw=UntilPlayable(freely=True),
    turns=Symbols(), twists=(LastOneEnds(), *COMMON_TWISTS),
    award=Ranks(((40, 0), (40, 20, 0), (40, 20, 10, 0))), goal=FirstTo(120), options=OPTIONS,
)  # fmt: skip

FACE_VALUE = FUNDOMINO.but(
    "fundomino-face-value", title="Fundomino: Face Value", twists=COMMON_TWISTS,
    award=OpponentsPips(total=Up(10), when_blocked=Up(10)),
    options=(
        *OPTIONS,
        FlagOption("teams", "teams", player_counts={True: (4,)}),
    ),
)  # fmt: skip

TEAMS = FUNDOMINO.but(
    "fundomino-teams", title="Fundomino: Teams", players=(4,), teams=True,
    award=Ranks(((30, 20, 10, 0),)),
)  # fmt: skip

CARIBBEAN = TEAMS.but(
    "fundomino-caribbean", title="Fundomino: Caribbean Style", hand=8, draw=Never(),
)  # fmt: skip
