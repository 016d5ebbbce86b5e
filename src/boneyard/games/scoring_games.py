"""Games that score the open ends: All Fives, Muggins, Five Up, Bergen and others."""

from boneyard.core.options import ChoiceOption, value_choice
from boneyard.games.classic_games import BLOCK_DRAW, GAPLE, SEBASTOPOL
from boneyard.games.shared_options import (
    BLOCKED_OPTION,
    COUNT_OPTION,
    DRAW_OPTION,
    FIRST_SEAT_OPTION,
    HAND_OPTION,
    HAND_ROUNDING_OPTION,
    HANDS_7_5_5,
    LEAD_OPTION,
    MUGGINS_OPTION,
    NEXT_LEAD_OPTION,
    NO_DOUBLE_OPTION,
    SINGLE_LEAD_OPTION,
    SPINNER_OPTION,
    TARGET_OPTIONS,
    TEAMS_OPTION,
    TIE_OPTION,
    rounding_option,
)
from boneyard.rules.awards import OnePoint, OpponentsPips
from boneyard.rules.blocks import BothPartners, FewestDoubles, FewestTogether, NobodyWins, WhoIsOut
from boneyard.rules.boneyard_draws import DrawOne, UntilPlayable
from boneyard.rules.counting import Nearest, Pips
from boneyard.rules.dealing import HandsAndStock
from boneyard.rules.game import DoubleN
from boneyard.rules.goals import Exactly, FirstTo
from boneyard.rules.opening import AnyDouble, DrawForLead, HighestDouble, LowestDouble, TakeTurns
from boneyard.rules.play_scoring import EndsAlike, EndsGoInto, EndsMatching, EndsMultipleOf
from boneyard.rules.shapes import EveryDoubleSpins, OneSpinner

ALL_FIVES = BLOCK_DRAW.but(
    "all-fives", title="All Fives", hand=HANDS_7_5_5, opening=HighestDouble(),
    on_play=EndsMultipleOf(5), award=OpponentsPips(minus_own=True, each_hand=Nearest(5),
    when_blocked=Nearest(5)), options=(*TARGET_OPTIONS, NO_DOUBLE_OPTION, MUGGINS_OPTION,
    SPINNER_OPTION, DRAW_OPTION, NEXT_LEAD_OPTION, SINGLE_LEAD_OPTION, HAND_ROUNDING_OPTION,
    BLOCKED_OPTION, TIE_OPTION),
)  # fmt: skip

BERGEN = BLOCK_DRAW.but(
    "bergen", title="Bergen", hand=6, opening=LowestDouble(), draw=DrawOne("must-play"),
    on_play=EndsAlike(2, with_double=3, meets_double=2), block=FewestDoubles(), award=OnePoint(),
    goal=FirstTo(15), options=(*TARGET_OPTIONS, NO_DOUBLE_OPTION, NEXT_LEAD_OPTION,
    value_choice("meets_double", "on_play.meets_double", 2, 3)),
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

FIVES_AND_THREES = GAPLE.but(
    "fives-and-threes", title="Fives and Threes", players=(2, 3, 4), hand=HANDS_7_5_5,
    deal=HandsAndStock(), opening=TakeTurns(), counting=Pips(), on_play=EndsGoInto((3, 5)),
    block=NobodyWins(), award=OnePoint(), goal=Exactly(61),
    options=(
        *TARGET_OPTIONS, HAND_OPTION, NEXT_LEAD_OPTION, FIRST_SEAT_OPTION, TEAMS_OPTION,
        ChoiceOption("finish", "out", choices={"first": WhoIsOut(), "both": BothPartners()}),
        ChoiceOption("last", "goal.together", choices={"apart": False, "together": True}),
    ),
)  # fmt: skip

TOTAL_ROUNDING_OPTION = rounding_option("total", "when_blocked")

MUGGINS = FIVES_AND_THREES.but(
    "muggins", title="Muggins", tiles=DoubleN(), opening=HighestDouble(), table=OneSpinner(),
    draw=UntilPlayable(), on_play=EndsMultipleOf(5), block=FewestTogether(),
    award=OpponentsPips(total=Nearest(5), when_blocked=Nearest(5)), goal=FirstTo(250),
    options=(*TARGET_OPTIONS, HAND_OPTION, LEAD_OPTION, TEAMS_OPTION, MUGGINS_OPTION,
    DRAW_OPTION, NEXT_LEAD_OPTION, SINGLE_LEAD_OPTION, TOTAL_ROUNDING_OPTION, COUNT_OPTION,
    BLOCKED_OPTION, TIE_OPTION),
)  # fmt: skip

SNIFF = MUGGINS.but(
    "sniff", title="Sniff", hand={2: 7, 3: 6, 4: 5}, opening=TakeTurns(),
    on_play=EndsMultipleOf(5, idle=True), goal=FirstTo(100),
)  # fmt: skip

DOUBLE_BERGEN = SEBASTOPOL.but(
    "double-bergen", title="Double Bergen", players=(2, 3, 4), tiles=DoubleN(),
    hand={2: 6, 3: 6, 4: 5}, opening=AnyDouble(), draw=UntilPlayable(), on_play=EndsMatching(),
    block=FewestDoubles(), award=OnePoint(), goal=FirstTo(15),
    options=(*TARGET_OPTIONS, HAND_OPTION),
)  # fmt: skip
