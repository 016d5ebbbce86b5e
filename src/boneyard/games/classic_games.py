"""Block & Draw and its relatives: Matador, Cross, Fruitominoes, Gaple, Kozel and others."""

from boneyard.core.options import ChoiceOption, IntegerOption, value_choice
from boneyard.games.books import FRUITOMINOES_BOOK, FUNDEX, WORLD_BOOK, YOURTURN_BOOK
from boneyard.games.shared_options import (
    BLANK_OPTION,
    BLOCKED_OPTION,
    COUNT_OPTION,
    DRAW_OPTION,
    DRAWN_OPTION,
    FIRST_SEAT_OPTION,
    HAND_OPTION,
    HANDS_7_5_5,
    LEAD_OPTION,
    LOCK_OPTION,
    NEXT_LEAD_OPTION,
    NO_DOUBLE_OPTION,
    OUT_OPTION,
    ROUNDS_OPTION,
    TARGET_OPTIONS,
    TEAMS_OPTION,
    TIE_OPTION,
)
from boneyard.rules.awards import LosersWrite, OnePoint, OpponentsPips, Penalties
from boneyard.rules.blocks import FewestTiles, FewestTogether, LowestPips, PlayOn
from boneyard.rules.boneyard_draws import DrawOne, Never, UntilPlayable, WhileCrossOpen
from boneyard.rules.counting import DearBlank
from boneyard.rules.dealing import HandsAndStock, Misdeal, WholeSet
from boneyard.rules.game import DoubleN, Game
from boneyard.rules.goals import FewestAfter, FirstTo, LoserAt, MostAfter
from boneyard.rules.matching import SumTo
from boneyard.rules.opening import (
    REDEAL,
    DrawForLead,
    HighestDouble,
    LowestDouble,
    NextLeads,
    TakeTurns,
    WinnerLeads,
)
from boneyard.rules.shapes import Cross, Line, MalteseCross, OneArm, Tree
from boneyard.rules.turns import AnotherOnDouble, AsManyAsFit, GoesOn, SecondDouble, TurnTheNext
from boneyard.rules.twists import DiscardToPass, FaceDown, MoverBlocks

BLOCK_DRAW = Game(
    "block-draw", title="Block & Draw", book=FUNDEX, hand=5, opening=HighestDouble(REDEAL),
    draw=UntilPlayable(), block=FewestTogether(), award=OpponentsPips(minus_own=True),
    goal=FirstTo(100), options=(*TARGET_OPTIONS, HAND_OPTION, LEAD_OPTION, DRAW_OPTION,
    TEAMS_OPTION, NEXT_LEAD_OPTION, OUT_OPTION, COUNT_OPTION, LOCK_OPTION, BLOCKED_OPTION,
    TIE_OPTION, DRAWN_OPTION),
)  # fmt: skip

MATADOR = BLOCK_DRAW.but(
    "matador", title="Matador", tiles=DoubleN((6,)), hand=HANDS_7_5_5, match=SumTo(7),
    table=Line(across=False), opening=HighestDouble(), draw=UntilPlayable(freely=True),
    options=(*TARGET_OPTIONS, NO_DOUBLE_OPTION, NEXT_LEAD_OPTION, BLOCKED_OPTION),
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

GAPLE = Game(
    "gaple", title="Gaple", book=WORLD_BOOK, players=(4, 5), tiles=DoubleN((6,)),
    hand={4: 7, 5: 5}, deal=HandsAndStock(misdeal=Misdeal(doubles=5), turns_up=True),
    opening=WinnerLeads(first=LowestDouble(), double=True), draw=Never(),
    counting=DearBlank(25), block=LowestPips(then_tile=True), award=OpponentsPips(),
    goal=FirstTo(201), options=(
        *TARGET_OPTIONS, value_choice("hand", "hand", 5, 6, 7), BLANK_OPTION, TEAMS_OPTION,
        ChoiceOption("unable", "twists", choices={"pass": (), "discard": (DiscardToPass(),)}),
    ),
)  # fmt: skip

KOZEL = GAPLE.but(
    "kozel", title="Kozel", players=(2, 3, 4), hand=7, deal=HandsAndStock(misdeal=Misdeal(doubles=5,
    same=6)), opening=WinnerLeads(first=LowestDouble(blank_last=True), locker=True),
    draw=UntilPlayable(), turns=SecondDouble(), counting=DearBlank(25, alone=True),
    block=FewestTogether(), award=LosersWrite(entry=13), goal=LoserAt(101),
    options=(*TARGET_OPTIONS, HAND_OPTION, BLANK_OPTION, TEAMS_OPTION, IntegerOption("entry",
    "award.entry", most=100)),
)  # fmt: skip

TIDDLY_WINK = Game(
    "tiddly-wink", title="Tiddly-Wink", book=WORLD_BOOK, players=tuple(range(2, 11)),
    tiles=DoubleN((6, 9, 12)), hand=3, opening=HighestDouble(REDEAL), table=OneArm(),
    draw=Never(), turns=GoesOn("may", "after-double"), award=OpponentsPips(minus_own=True),
    options=(
        *TARGET_OPTIONS, HAND_OPTION, NO_DOUBLE_OPTION, BLOCKED_OPTION,
        ChoiceOption("ends", "table", choices={1: OneArm(), 2: Line()}),
    ),
)  # fmt: skip

HUNGARIAN = Game(
    "hungarian", title="Hungarian Dominoes", book=WORLD_BOOK, tiles=DoubleN((6,)),
    hand={2: 12, 3: 8, 4: 6}, opening=NextLeads(TakeTurns()), draw=Never(),
    turns=GoesOn("must", arm="same"), out=PlayOn(), award=Penalties(for_out=0), goal=LoserAt(100),
    options=(
        *TARGET_OPTIONS, HAND_OPTION, FIRST_SEAT_OPTION,
        ChoiceOption("run", "turns.arm", choices={"one": "same", "both": "any"}),
    ),
)  # fmt: skip

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

YOURTURN = Game(
    "yourturn", title="Your Turn", book=YOURTURN_BOOK, players=(2,), tiles=DoubleN((6,)),
    hand=7, deal=HandsAndStock(start=1, start_single=True), opening=TakeTurns(),
    table=Line(across=False), draw=UntilPlayable(leave=2), twists=(MoverBlocks(),),
    award=Penalties(for_out=5), goal=FewestAfter(4), options=(ROUNDS_OPTION,),
)  # fmt: skip

FRUITOMINOES = BLOCK_DRAW.but(
    "fruitominoes", title="Fruitominoes", book=FRUITOMINOES_BOOK,
    tiles=DoubleN((6,), faces="fruit"), table=Tree(), draw=DrawOne("turn-over"),
    award=OnePoint(), goal=MostAfter(10),
    options=(
        ROUNDS_OPTION, value_choice("hand", "hand", 5, 7, player_counts={7: (2,)}),
    ),
)  # fmt: skip
