"""Games around a hub: Mexican Train, Train, Chickenfoot and Cyprus."""

from boneyard.core.options import ChoiceOption, value_choice
from boneyard.games.books import WORLD_BOOK
from boneyard.games.shared_options import HAND_OPTION, ROUNDS_OPTION, TARGET_OPTIONS
from boneyard.rules.awards import OpponentsPips, Penalties
from boneyard.rules.boneyard_draws import DrawOne
from boneyard.rules.counting import BlankCounts, Pips
from boneyard.rules.game import DoubleN, Game
from boneyard.rules.goals import FewestAfter, FirstTo
from boneyard.rules.opening import REDEAL, HighestDouble, RoundDouble
from boneyard.rules.shapes import Hub, Trains
from boneyard.rules.turns import CoverDoubles, LeadAndPlay, OnePlay

HUB_LEAD_OPTION = ChoiceOption(
    "lead", "opening",
    choices={
        "placed": RoundDouble(), "held": RoundDouble(placed=False),
        "highest": HighestDouble(REDEAL),
    },
)  # fmt: skip

FIRST_TURN_OPTION = ChoiceOption("first", "turns.run", choices={"run": True, "one": False})

DOUBLES_OPTION = ChoiceOption("doubles", "turns.chain", choices={"cover": False, "chain": True})

ARMS_OPTION = value_choice("arms", "table.arms", 4, 6)

SHORT_FOOT_OPTION = ChoiceOption(
    "short_foot", "table.short_blocks", choices={"opens": False, "blocks": True}
)

MEXICAN_TRAIN = Game(
    "mexican-train", title="Mexican Train", book=WORLD_BOOK, players=tuple(range(2, 11)),
    tiles=DoubleN((9, 12, 15), most=12, hands={9: (9, 9, 9, 7, 7, 7, 6, 5, 5), 15: (15, 15, 15,
    15, 15, 13, 13, 11, 11)}), hand={2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10, 9: 8,
    10: 8}, opening=RoundDouble(),
    table=Trains(), draw=DrawOne("must-play"), turns=CoverDoubles(), counting=BlankCounts(0),
    award=Penalties(for_out=0), goal=FewestAfter(), options=(HAND_OPTION, HUB_LEAD_OPTION,
    FIRST_TURN_OPTION, DOUBLES_OPTION, value_choice("double_blank", "counting.points", 0, 25,
    50), ROUNDS_OPTION),
)  # fmt: skip

TRAIN = MEXICAN_TRAIN.but(
    "train",
    title="Train",
    table=Trains(mexican=False, binding=False),
    turns=LeadAndPlay(),
    options=(
        HAND_OPTION,
        HUB_LEAD_OPTION,
        value_choice("double_blank", "counting.points", 0, 25, 50),
        ROUNDS_OPTION,
    ),
)

CHICKENFOOT = MEXICAN_TRAIN.but(
    "chickenfoot", title="Chickenfoot", players=tuple(range(2, 9)),
    tiles=DoubleN((9, 12), most=9, hands={12: (16, 16, 15, 14, 12, 10, 9)}),
    hand={2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5}, table=Hub(),
    turns=OnePlay(), counting=BlankCounts(50), options=(HAND_OPTION, HUB_LEAD_OPTION,
    ARMS_OPTION, SHORT_FOOT_OPTION, value_choice("double_blank", "counting.points", 50, 25, 0),
    ROUNDS_OPTION),
)  # fmt: skip

CYPRUS = CHICKENFOOT.but(
    "cyprus", title="Cyprus", players=tuple(range(4, 11)), table=Hub(arms=8, feet=False),
    tiles=DoubleN((9, 12), most=9, hands={12: (15, 14, 12, 10, 9, 8, 7)}),
    hand={4: 9, 5: 8, 6: 7, 7: 7, 8: 6, 9: 6, 10: 5},
    opening=RoundDouble(placed=False, falls=False), counting=Pips(),
    award=OpponentsPips(minus_own=True), goal=FirstTo(100),
    options=(
        *TARGET_OPTIONS, HAND_OPTION,
        ChoiceOption("lead", "opening", choices={
            "held": RoundDouble(placed=False, falls=False), "placed": RoundDouble(falls=False),
        }),
    ),
)  # fmt: skip
