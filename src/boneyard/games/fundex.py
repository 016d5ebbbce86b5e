"""Fundex, Double Six to Double Fifteen Dominoes: nine games for several players, three for one."""

from boneyard.options import Added, Choice, Flag, Option, Whole, plain_choice
from boneyard.rules.awards import OnePoint, OpponentsPips
from boneyard.rules.blocks import FewestDoubles, FewestTiles, FewestTogether
from boneyard.rules.dealing import WholeSet
from boneyard.rules.drawing import DrawOne, Never, UntilPlayable, WhileCrossOpen
from boneyard.rules.game import Book, DoubleN, Game
from boneyard.rules.goals import Exactly, FirstTo, MostAfter
from boneyard.rules.matching import SumTo
from boneyard.rules.opening import (
    HIGHEST,
    REDEAL,
    DrawForLead,
    HighestDouble,
    LowestDouble,
    TakeTurns,
)
from boneyard.rules.rounding import Nearest
from boneyard.rules.scoring import EndsAlike, EndsMultipleOf
from boneyard.rules.shapes import Cross, EveryDoubleSpins, Line, OneArm
from boneyard.rules.turns import AnotherOnDouble, AsManyAsFit, TurnTheNext
from boneyard.rules.twists import FaceDown, Muggins
from boneyard.solitaire.baronet import CountTheRow
from boneyard.solitaire.columns import HORIZONTAL, VERTICAL, TurnAllUp
from boneyard.solitaire.game import Solitaire
from boneyard.solitaire.knock_out import KnockPairs

#: A leaflet of twelve games that comes with sets from double-six up.
FUNDEX = Book("Fundex", ages=0)

TARGET = Whole("target", "goal.target")
SINGLE = Flag("single", "goal.single")
#: What every game that goes to a target lets players choose.
TO_TARGET: tuple[Option, ...] = (TARGET, SINGLE)
NO_DOUBLE = plain_choice("no_double", "opening.otherwise", HIGHEST, REDEAL)
HAND: Option = Whole("hand", "hand", most=50)
LEAD = Choice(
    "lead", "opening",
    choices={"double": HighestDouble(REDEAL), "highest": HighestDouble(), "any": TakeTurns()},
)  # fmt: skip
DRAW = Choice(
    "draw", "draw",
    choices={"until-playable": UntilPlayable(), "never": Never()},
)  # fmt: skip

TEAMS = Flag("teams", "teams", needs={True: (4,)})

SEVEN_OR_FIVE = {2: 7, 3: 5, 4: 5}

BLOCK_DRAW = Game(
    "block-draw", title="Block & Draw", book=FUNDEX, hand=5, opening=HighestDouble(REDEAL),
    draw=UntilPlayable(), block=FewestTogether(), award=OpponentsPips(minus_own=True),
    goal=FirstTo(100),
    options=(*TO_TARGET, HAND, LEAD, DRAW, TEAMS),
)  # fmt: skip

ALL_FIVES = BLOCK_DRAW.but(
    "all-fives", title="All Fives", hand=SEVEN_OR_FIVE, opening=HighestDouble(),
    on_play=EndsMultipleOf(5),
    award=OpponentsPips(minus_own=True, each_hand=Nearest(5), when_blocked=Nearest(5)),
    options=(
        *TO_TARGET, NO_DOUBLE,
        Added("muggins", "twists", word=Muggins()),
    ),
)  # fmt: skip

MATADOR = BLOCK_DRAW.but(
    "matador", title="Matador", tiles=DoubleN((6,)), hand=SEVEN_OR_FIVE, match=SumTo(7),
    table=Line(across=False), opening=HighestDouble(), draw=UntilPlayable(freely=True),
    options=(*TO_TARGET, NO_DOUBLE),
)  # fmt: skip

BERGEN = BLOCK_DRAW.but(
    "bergen", title="Bergen", hand=6, opening=LowestDouble(), draw=DrawOne("must-play"),
    on_play=EndsAlike(2, with_double=3), block=FewestDoubles(), award=OnePoint(),
    goal=FirstTo(15), options=(*TO_TARGET, NO_DOUBLE),
)  # fmt: skip

BLIND = BLOCK_DRAW.but(
    "blind", title="Blind", players=(2, 3, 4, 5), deal=WholeSet(), twists=(FaceDown(),),
    opening=TakeTurns(), draw=Never(), turns=TurnTheNext(), block=FewestTiles(),
    award=OnePoint(), goal=MostAfter(1), options=(),
)  # fmt: skip

CROSS = BLOCK_DRAW.but(
    "cross", title="Cross", hand=SEVEN_OR_FIVE, opening=HighestDouble(), table=Cross(),
    draw=WhileCrossOpen(DrawOne("must-play"), after=UntilPlayable()),
    options=(*TO_TARGET, NO_DOUBLE),
)  # fmt: skip

FIVE_UP = ALL_FIVES.but(
    "five-up", title="Five Up", opening=DrawForLead(), table=EveryDoubleSpins(),
    on_play=EndsMultipleOf(5, pips_a_point=5),
    award=OpponentsPips(
        minus_own=True, each_hand=Nearest(5), when_blocked=Nearest(5), pips_a_point=5
    ),
    goal=Exactly(61), options=TO_TARGET,
)  # fmt: skip

FOURS = BLOCK_DRAW.but(
    "fours", title="Fours", players=(4,), opening=DrawForLead(), turns=AsManyAsFit(),
    options=TO_TARGET,
)  # fmt: skip

ONE_ARM_JOE = BLOCK_DRAW.but(
    "one-arm-joe", title="One-Arm Joe", hand=3, opening=HighestDouble(), table=OneArm(),
    turns=AnotherOnDouble(), options=(*TO_TARGET, NO_DOUBLE),
)  # fmt: skip

BARONET = Solitaire("baronet", "Baronet", FUNDEX, CountTheRow())

DOMINO_SOLITAIRE = Solitaire(
    "domino-solitaire", "Domino Solitaire", FUNDEX, TurnAllUp(),
    options=(
        plain_choice(
            "flip", "conduct.flip", HORIZONTAL, VERTICAL,
        ),
    ),
)  # fmt: skip

KNOCK_OUT = Solitaire("knock-out", "Knock-Out", FUNDEX, KnockPairs())
