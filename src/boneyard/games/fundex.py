"""Fundex, Double Six to Double Fifteen Dominoes: nine games for several players, three for one."""

from boneyard.core.options import Added, Choice, Flag, Option, Several, Whole, Wrapped, plain_choice
from boneyard.rules.awards import OnePoint, OpponentsPips
from boneyard.rules.blocks import (
    AsIfBlocked,
    FewestDoubles,
    FewestTiles,
    FewestTogether,
    LowestPips,
    NobodyWins,
    PointsWait,
    WhoIsOut,
)
from boneyard.rules.boneyard_draws import DrawOne, Never, UntilPlayable, WhileCrossOpen
from boneyard.rules.counting import Nearest, Up
from boneyard.rules.dealing import WholeSet
from boneyard.rules.game import Book, DoubleN, Game
from boneyard.rules.goals import Exactly, FirstTo, MostAfter
from boneyard.rules.matching import SumTo
from boneyard.rules.opening import (
    HIGHEST,
    REDEAL,
    DrawForLead,
    HighestDouble,
    LowestDouble,
    NextLeads,
    TakeTurns,
    WinnerLeads,
)
from boneyard.rules.scoring import EndsAlike, EndsMultipleOf
from boneyard.rules.shapes import Cross, EveryDoubleSpins, Line, OneArm, OneSpinner
from boneyard.rules.turns import AnotherOnDouble, AsManyAsFit, TurnTheNext
from boneyard.rules.twists import FaceDown, Muggins
from boneyard.solitaire.baronet import CountTheRow
from boneyard.solitaire.domino_solitaire import HORIZONTAL, VERTICAL, TurnAllUp
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
    choices={
        "until-playable": UntilPlayable(), "leave-two": UntilPlayable(leave=2), "never": Never(),
    },
)  # fmt: skip

TEAMS = Flag("teams", "teams", needs={True: (4,)})
CLAIMS = Added("muggins", "twists", word=Muggins())

# Where other houses' rules differ (HO).
NEXT_LEAD = Wrapped(
    "next_lead", "opening", inner="first",
    choices={
        "first": None, "winner": WinnerLeads(), "winner-again": WinnerLeads(tie="same"),
        "next": NextLeads(),
    },
)  # fmt: skip
DRAWN = Flag("drawn", "goal.drawn")
OUT = Choice("out", "out", choices={"wins": WhoIsOut(), "compared": AsIfBlocked()})
LOCK = Choice("lock", "block", choices={"team": FewestTogether(), "player": LowestPips()})
BLOCKED = Several(
    "blocked", "award",
    choices={
        "difference": {"award.minus_own": True, "award.own_blocked": False},
        "others": {"award.minus_own": False, "award.own_blocked": False},
        "all": {"award.minus_own": False, "award.own_blocked": True},
    },
)  # fmt: skip
COUNT = Choice("count", "award.own_out", choices={"opponents": False, "all": True})
TIE = Choice("tie", "tie", choices={"none": NobodyWins(), "waits": PointsWait()})
SPINNER = Choice("spinner", "table", choices={"none": Line(), "first": OneSpinner()})
SINGLE_LEAD = Choice("single_lead", "on_play.lead_single", choices={"scores": True, "none": False})


def rounding(*parts: str) -> Option:
    """How leftovers come to a multiple of five, in all these parts of the award (HO-10)."""
    ways = {"nearest": Nearest(5), "up": Up(5)}
    return Several(
        "rounding", "award",
        choices={name: {f"award.{part}": way for part in parts} for name, way in ways.items()},
    )  # fmt: skip


EACH_HAND = rounding("each_hand", "when_blocked")

SEVEN_OR_FIVE = {2: 7, 3: 5, 4: 5}

BLOCK_DRAW = Game(
    "block-draw", title="Block & Draw", book=FUNDEX, hand=5, opening=HighestDouble(REDEAL),
    draw=UntilPlayable(), block=FewestTogether(), award=OpponentsPips(minus_own=True),
    goal=FirstTo(100),
    options=(
        *TO_TARGET, HAND, LEAD, DRAW, TEAMS, NEXT_LEAD, OUT, COUNT, LOCK, BLOCKED, TIE, DRAWN,
    ),
)  # fmt: skip

ALL_FIVES = BLOCK_DRAW.but(
    "all-fives", title="All Fives", hand=SEVEN_OR_FIVE, opening=HighestDouble(),
    on_play=EndsMultipleOf(5),
    award=OpponentsPips(minus_own=True, each_hand=Nearest(5), when_blocked=Nearest(5)),
    options=(
        *TO_TARGET, NO_DOUBLE, CLAIMS, SPINNER, DRAW, NEXT_LEAD, SINGLE_LEAD, EACH_HAND, BLOCKED,
        TIE,
    ),
)  # fmt: skip

MATADOR = BLOCK_DRAW.but(
    "matador", title="Matador", tiles=DoubleN((6,)), hand=SEVEN_OR_FIVE, match=SumTo(7),
    table=Line(across=False), opening=HighestDouble(), draw=UntilPlayable(freely=True),
    options=(*TO_TARGET, NO_DOUBLE, NEXT_LEAD, BLOCKED),
)  # fmt: skip

BERGEN = BLOCK_DRAW.but(
    "bergen", title="Bergen", hand=6, opening=LowestDouble(), draw=DrawOne("must-play"),
    on_play=EndsAlike(2, with_double=3), block=FewestDoubles(), award=OnePoint(),
    goal=FirstTo(15), options=(*TO_TARGET, NO_DOUBLE, NEXT_LEAD),
)  # fmt: skip

BLIND = BLOCK_DRAW.but(
    "blind", title="Blind", players=(2, 3, 4, 5), deal=WholeSet(), twists=(FaceDown(),),
    opening=TakeTurns(), draw=Never(), turns=TurnTheNext(), block=FewestTiles(),
    award=OnePoint(), goal=MostAfter(1), options=(),
)  # fmt: skip

CROSS = BLOCK_DRAW.but(
    "cross", title="Cross", hand=SEVEN_OR_FIVE, opening=HighestDouble(), table=Cross(),
    draw=WhileCrossOpen(DrawOne("must-play"), after=UntilPlayable()),
    options=(*TO_TARGET, NO_DOUBLE, NEXT_LEAD, BLOCKED),
)  # fmt: skip

FIVE_UP = ALL_FIVES.but(
    "five-up", title="Five Up", opening=DrawForLead(), table=EveryDoubleSpins(),
    on_play=EndsMultipleOf(5, pips_a_point=5),
    award=OpponentsPips(
        minus_own=True, each_hand=Nearest(5), when_blocked=Nearest(5), pips_a_point=5
    ),
    goal=Exactly(61), options=(*TO_TARGET, SINGLE_LEAD, EACH_HAND, BLOCKED),
)  # fmt: skip

FOURS = BLOCK_DRAW.but(
    "fours", title="Fours", players=(4,), opening=DrawForLead(), turns=AsManyAsFit(),
    options=(*TO_TARGET, BLOCKED),
)  # fmt: skip

ONE_ARM_JOE = BLOCK_DRAW.but(
    "one-arm-joe", title="One-Arm Joe", hand=3, opening=HighestDouble(), table=OneArm(),
    turns=AnotherOnDouble(), options=(*TO_TARGET, NO_DOUBLE, NEXT_LEAD, BLOCKED),
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
