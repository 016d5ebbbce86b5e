"""Games around a hub: trains that belong to a seat, and feet with three toes."""

from boneyard.core.options import Choice, plain_choice
from boneyard.games.fruitominoes import ROUNDS
from boneyard.games.fundex import HAND, TO_TARGET
from boneyard.games.world_lines import WORLD
from boneyard.rules.awards import OpponentsPips, Penalties
from boneyard.rules.boneyard_draws import DrawOne
from boneyard.rules.counting import BlankCounts, Pips
from boneyard.rules.game import DoubleN, Game
from boneyard.rules.goals import FewestAfter, FirstTo
from boneyard.rules.opening import REDEAL, HighestDouble, RoundDouble
from boneyard.rules.shapes import Hub, Trains
from boneyard.rules.turns import CoverDoubles, LeadAndPlay, OnePlay

LEAD = Choice(
    "lead", "opening",
    choices={
        "placed": RoundDouble(), "held": RoundDouble(placed=False),
        "highest": HighestDouble(REDEAL),
    },
)  # fmt: skip
FIRST = Choice("first", "turns.run", choices={"run": True, "one": False})
DOUBLES = Choice("doubles", "turns.chain", choices={"cover": False, "chain": True})
ARMS = plain_choice("arms", "table.arms", 4, 6)
SHORT_FOOT = Choice("short_foot", "table.short_blocks", choices={"opens": False, "blocks": True})

MEXICAN_TRAIN = Game(
    "mexican-train", title="Mexican Train", book=WORLD, players=(2, 3, 4, 5, 6, 7, 8),
    tiles=DoubleN((9, 12, 15), most=12, hands={
        9: (9, 9, 9, 7, 7, 7, 6), 15: (15, 15, 15, 15, 15, 13, 13),
    }),
    hand={2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10},
    opening=RoundDouble(), table=Trains(), draw=DrawOne("must-play"), turns=CoverDoubles(),
    counting=BlankCounts(0), award=Penalties(for_out=0), goal=FewestAfter(),
    options=(
        HAND, LEAD, FIRST, DOUBLES, plain_choice("double_blank", "counting.points", 0, 25, 50),
        ROUNDS,
    ),
)  # fmt: skip

TRAIN = MEXICAN_TRAIN.but(
    "train", title="Train", table=Trains(mexican=False, binding=False), turns=LeadAndPlay(),
    options=(HAND, LEAD, plain_choice("double_blank", "counting.points", 0, 25, 50), ROUNDS),
)  # fmt: skip

CHICKENFOOT = MEXICAN_TRAIN.but(
    "chickenfoot", title="Chickenfoot",
    tiles=DoubleN((9, 12), most=9, hands={12: (16, 16, 15, 14, 12, 10, 9)}),
    hand={2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5},
    table=Hub(), turns=OnePlay(), counting=BlankCounts(50),
    options=(
        HAND, LEAD, ARMS, SHORT_FOOT, plain_choice("double_blank", "counting.points", 50, 25, 0),
        ROUNDS,
    ),
)  # fmt: skip

CYPRUS = CHICKENFOOT.but(
    "cyprus", title="Cyprus", players=(4, 5, 6, 7, 8), table=Hub(arms=8, feet=False),
    tiles=DoubleN((9, 12), most=9, hands={12: (15, 14, 12, 10, 9)}),
    hand={4: 9, 5: 8, 6: 7, 7: 7, 8: 6},
    opening=RoundDouble(placed=False, falls=False), counting=Pips(),
    award=OpponentsPips(minus_own=True), goal=FirstTo(100),
    options=(
        *TO_TARGET, HAND,
        Choice("lead", "opening", choices={
            "held": RoundDouble(placed=False, falls=False), "placed": RoundDouble(falls=False),
        }),
    ),
)  # fmt: skip
