"""Games of the world on a cross: the lead double takes tiles on all four sides first."""

from boneyard.core.options import ChoiceOption
from boneyard.games.fundex import BLOCKED_OPTION, HAND_OPTION, HANDS_7_5_5, TARGET_OPTIONS
from boneyard.games.world_lines import WORLD_BOOK
from boneyard.rules.awards import OnePoint, OpponentsPips
from boneyard.rules.blocks import FewestDoubles
from boneyard.rules.boneyard_draws import DrawOne, Never, UntilPlayable
from boneyard.rules.game import DoubleN, Game
from boneyard.rules.goals import FirstTo
from boneyard.rules.opening import REDEAL, AnyDouble, HighestDouble
from boneyard.rules.play_scoring import EndsMatching
from boneyard.rules.shapes import Cross, MalteseCross

SEBASTOPOL = Game(
    "sebastopol", title="Sebastopol", book=WORLD_BOOK, players=(4,), tiles=DoubleN((6,)), hand=7,
    opening=HighestDouble(REDEAL), table=Cross(), draw=Never(),
    award=OpponentsPips(minus_own=True), goal=FirstTo(60),
    options=(*TARGET_OPTIONS, BLOCKED_OPTION),
)  # fmt: skip

MALTESE_CROSS = SEBASTOPOL.but(
    "maltese-cross", title="Maltese Cross", players=(2, 3, 4), hand=HANDS_7_5_5,
    table=MalteseCross(), draw=DrawOne("must-play"), options=(
        *TARGET_OPTIONS, HAND_OPTION, BLOCKED_OPTION,
        ChoiceOption("gate", "table.gate", choices={"all": "all", "arm": "arm"}),
        ChoiceOption("draw", "draw", choices={
            "one": DrawOne("must-play"), "until-playable": UntilPlayable(),
        }),
    ),
)  # fmt: skip

DOUBLE_BERGEN = SEBASTOPOL.but(
    "double-bergen", title="Double Bergen", players=(2, 3, 4), tiles=DoubleN(),
    hand={2: 6, 3: 6, 4: 5}, opening=AnyDouble(), draw=UntilPlayable(), on_play=EndsMatching(),
    block=FewestDoubles(), award=OnePoint(), goal=FirstTo(15),
    options=(*TARGET_OPTIONS, HAND_OPTION),
)  # fmt: skip
