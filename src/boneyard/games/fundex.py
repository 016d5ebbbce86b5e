"""Fundex, Double Six to Double Fifteen Dominoes: nine games for several players, three
solitaires.
"""

from boneyard.core.options import (
    ChoiceOption,
    FlagOption,
    IntegerOption,
    Option,
    PresetOption,
    TwistOption,
    WrapperOption,
    value_choice,
)
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
from boneyard.rules.play_scoring import EndsAlike, EndsMultipleOf
from boneyard.rules.shapes import Cross, EveryDoubleSpins, Line, OneArm, OneSpinner
from boneyard.rules.turns import AnotherOnDouble, AsManyAsFit, GoesOn, TurnTheNext
from boneyard.rules.twists import FaceDown, Muggins
from boneyard.solitaire.baronet import BaronetLogic
from boneyard.solitaire.domino_solitaire import HORIZONTAL, VERTICAL, DominoSolitaireLogic
from boneyard.solitaire.game import Solitaire
from boneyard.solitaire.knock_out import KnockOutLogic

#: A leaflet of twelve games that comes with sets from double-six up.
FUNDEX = Book("Fundex", ages=0)

TARGET_OPTION = IntegerOption("target", "goal.target")
SINGLE_OPTION = FlagOption("single", "goal.single")
#: Options of every game that is played to a target.
TARGET_OPTIONS: tuple[Option, ...] = (TARGET_OPTION, SINGLE_OPTION)
NO_DOUBLE_OPTION = value_choice("no_double", "opening.otherwise", HIGHEST, REDEAL)
HAND_OPTION: Option = IntegerOption("hand", "hand", most=50)
LEAD_OPTION = ChoiceOption(
    "lead", "opening",
    choices={"double": HighestDouble(REDEAL), "highest": HighestDouble(), "any": TakeTurns()},
)  # fmt: skip
DRAW_OPTION = ChoiceOption(
    "draw", "draw",
    choices={
        "until-playable": UntilPlayable(), "leave-two": UntilPlayable(leave=2), "never": Never(),
    },
)  # fmt: skip

TEAMS_OPTION = FlagOption("teams", "teams", player_counts={True: (4,)})
MUGGINS_OPTION = TwistOption("muggins", "twists", word=Muggins())

# Common house rules (HO).
NEXT_LEAD_OPTION = WrapperOption(
    "next_lead", "opening", inner="first",
    choices={
        "first": None, "winner": WinnerLeads(), "winner-again": WinnerLeads(tie="same"),
        "next": NextLeads(),
    },
)  # fmt: skip
DRAWN_OPTION = FlagOption("drawn", "goal.drawn")
OUT_OPTION = ChoiceOption("out", "out", choices={"wins": WhoIsOut(), "compared": AsIfBlocked()})
LOCK_OPTION = ChoiceOption(
    "lock", "block", choices={"team": FewestTogether(), "player": LowestPips()}
)
BLOCKED_OPTION = PresetOption(
    "blocked", "award",
    choices={
        "difference": {"award.minus_own": True, "award.own_blocked": False},
        "others": {"award.minus_own": False, "award.own_blocked": False},
        "all": {"award.minus_own": False, "award.own_blocked": True},
    },
)  # fmt: skip
COUNT_OPTION = ChoiceOption("count", "award.own_out", choices={"opponents": False, "all": True})
TIE_OPTION = ChoiceOption("tie", "tie", choices={"none": NobodyWins(), "waits": PointsWait()})
SPINNER_OPTION = ChoiceOption("spinner", "table", choices={"none": Line(), "first": OneSpinner()})
SINGLE_LEAD_OPTION = ChoiceOption(
    "single_lead", "on_play.lead_single", choices={"scores": True, "none": False}
)


def rounding_option(*parts: str) -> Option:
    """Make the option that rounds leftovers to a multiple of five (HO-10)."""
    ways = {"nearest": Nearest(5), "up": Up(5)}
    return PresetOption(
        "rounding", "award",
        choices={name: {f"award.{part}": way for part in parts} for name, way in ways.items()},
    )  # fmt: skip


HAND_ROUNDING_OPTION = rounding_option("each_hand", "when_blocked")

HANDS_7_5_5 = {2: 7, 3: 5, 4: 5}

BLOCK_DRAW = Game(
    "block-draw", title="Block & Draw", book=FUNDEX, hand=5, opening=HighestDouble(REDEAL),
    draw=UntilPlayable(), block=FewestTogether(), award=OpponentsPips(minus_own=True),
    goal=FirstTo(100), options=(*TARGET_OPTIONS, HAND_OPTION, LEAD_OPTION, DRAW_OPTION,
    TEAMS_OPTION, NEXT_LEAD_OPTION, OUT_OPTION, COUNT_OPTION, LOCK_OPTION, BLOCKED_OPTION,
    TIE_OPTION, DRAWN_OPTION),
)  # fmt: skip

ALL_FIVES = BLOCK_DRAW.but(
    "all-fives", title="All Fives", hand=HANDS_7_5_5, opening=HighestDouble(),
    on_play=EndsMultipleOf(5), award=OpponentsPips(minus_own=True, each_hand=Nearest(5),
    when_blocked=Nearest(5)), options=(*TARGET_OPTIONS, NO_DOUBLE_OPTION, MUGGINS_OPTION,
    SPINNER_OPTION, DRAW_OPTION, NEXT_LEAD_OPTION, SINGLE_LEAD_OPTION, HAND_ROUNDING_OPTION,
    BLOCKED_OPTION, TIE_OPTION),
)  # fmt: skip

MATADOR = BLOCK_DRAW.but(
    "matador", title="Matador", tiles=DoubleN((6,)), hand=HANDS_7_5_5, match=SumTo(7),
    table=Line(across=False), opening=HighestDouble(), draw=UntilPlayable(freely=True),
    options=(*TARGET_OPTIONS, NO_DOUBLE_OPTION, NEXT_LEAD_OPTION, BLOCKED_OPTION),
)  # fmt: skip

BERGEN = BLOCK_DRAW.but(
    "bergen", title="Bergen", hand=6, opening=LowestDouble(), draw=DrawOne("must-play"),
    on_play=EndsAlike(2, with_double=3, meets_double=2), block=FewestDoubles(), award=OnePoint(),
    goal=FirstTo(15), options=(*TARGET_OPTIONS, NO_DOUBLE_OPTION, NEXT_LEAD_OPTION,
    value_choice("meets_double", "on_play.meets_double", 2, 3)),
)  # fmt: skip

BLIND = BLOCK_DRAW.but(
    "blind", title="Blind", players=(2, 3, 4, 5), deal=WholeSet(), twists=(FaceDown(),),
    opening=TakeTurns(), draw=Never(), turns=TurnTheNext(), block=FewestTiles(),
    award=OnePoint(), goal=MostAfter(1), options=(),
)  # fmt: skip

CROSS = BLOCK_DRAW.but(
    "cross", title="Cross", hand=HANDS_7_5_5, table=Cross(),
    draw=WhileCrossOpen(DrawOne("must-play"), after=UntilPlayable()),
    options=(*TARGET_OPTIONS, NO_DOUBLE_OPTION, NEXT_LEAD_OPTION, BLOCKED_OPTION),
)  # fmt: skip

FIVE_UP = ALL_FIVES.but(
    "five-up",
    title="Five Up",
    opening=DrawForLead(),
    table=EveryDoubleSpins(),
    on_play=EndsMultipleOf(5, pips_a_point=5),
    award=OpponentsPips(
        minus_own=True, each_hand=Nearest(5), when_blocked=Nearest(5), pips_a_point=5
    ),
    goal=Exactly(61),
    options=(*TARGET_OPTIONS, SINGLE_LEAD_OPTION, HAND_ROUNDING_OPTION, BLOCKED_OPTION),
)

FOURS = BLOCK_DRAW.but(
    "fours", title="Fours", players=(4,), opening=DrawForLead(), turns=AsManyAsFit(),
    options=(*TARGET_OPTIONS, BLOCKED_OPTION, ChoiceOption("go_on", "turns", choices={
        "may": AsManyAsFit(), "must": GoesOn("must"),
    })),
)  # fmt: skip

EXTRA_OPTION = ChoiceOption(
    "extra", "turns", choices={"on": AnotherOnDouble(), "after": GoesOn("may", "after-double")}
)

ONE_ARM_JOE = BLOCK_DRAW.but(
    "one-arm-joe", title="One-Arm Joe", hand=3, table=OneArm(), turns=AnotherOnDouble(),
    options=(*TARGET_OPTIONS, NO_DOUBLE_OPTION, NEXT_LEAD_OPTION, BLOCKED_OPTION, EXTRA_OPTION),
)  # fmt: skip

BARONET = Solitaire("baronet", "Baronet", FUNDEX, BaronetLogic())

DOMINO_SOLITAIRE = Solitaire(
    "domino-solitaire", "Domino Solitaire", FUNDEX, DominoSolitaireLogic(),
    options=(
        value_choice(
            "flip", "logic.flip", HORIZONTAL, VERTICAL,
        ),
    ),
)  # fmt: skip

KNOCK_OUT = Solitaire(
    "knock-out",
    "Knock-Out",
    FUNDEX,
    KnockOutLogic(),
    options=(ChoiceOption("knock", "logic.run", choices={"two": False, "run": True}),),
)
