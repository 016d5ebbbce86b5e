"""Games of the world: on a line or one spinner, with crosses, and trains with their relatives."""

from boneyard.core.options import (
    ChoiceOption,
    FlagOption,
    IntegerOption,
    WrapperOption,
    value_choice,
)
from boneyard.games.fruitominoes import ROUNDS_OPTION
from boneyard.games.fundex import (
    BLOCKED_OPTION,
    COUNT_OPTION,
    DRAW_OPTION,
    HAND_OPTION,
    HANDS_7_5_5,
    LEAD_OPTION,
    LOCK_OPTION,
    MUGGINS_OPTION,
    NEXT_LEAD_OPTION,
    NO_DOUBLE_OPTION,
    SINGLE_LEAD_OPTION,
    TARGET_OPTIONS,
    TEAMS_OPTION,
    TIE_OPTION,
    rounding_option,
)
from boneyard.rules.awards import (
    DOUBLE,
    ByLastTile,
    Capicua,
    Ladder,
    LastTile,
    LosersWrite,
    OnePoint,
    OpponentsPips,
    Penalties,
    ToLove,
    WithBonuses,
)
from boneyard.rules.blocks import (
    AgainstTheLocker,
    BothPartners,
    FewestDoubles,
    FewestTogether,
    LockersDuel,
    LowestPips,
    NobodyWins,
    PlayOn,
    PointsWait,
    ToTheLeader,
    ToTheLocker,
    WhoIsOut,
)
from boneyard.rules.boneyard_draws import DrawOne, Never, UntilPlayable
from boneyard.rules.counting import BlankCounts, DearBlank, Nearest, Pips
from boneyard.rules.dealing import HandsAndStock, Misdeal
from boneyard.rules.game import Book, DoubleN, Game
from boneyard.rules.goals import Exactly, FewestAfter, FirstTo, LoserAt
from boneyard.rules.opening import (
    REDEAL,
    AnyDouble,
    ByLot,
    HighestDouble,
    LowestDouble,
    NextLeads,
    RoundDouble,
    TakeTurns,
    WinnerLeads,
)
from boneyard.rules.play_scoring import (
    EndsGoInto,
    EndsMatching,
    EndsMultipleOf,
    NoPassScore,
    PassBonus,
)
from boneyard.rules.shapes import Cross, Hub, Line, MalteseCross, OneArm, OneSpinner, Trains
from boneyard.rules.turns import CoverDoubles, GoesOn, LeadAndPlay, OnePlay, SecondDouble
from boneyard.rules.twists import DiscardToPass

WORLD_BOOK = Book("World", published=False)

#: The lead of the first round, by a tile or by lot (WM-2); declared after what it is around.
FIRST_LEAD_OPTION = WrapperOption(
    "first_lead", "opening", inner="then", choices={"double": None, "lot": ByLot()}
)
FIRST_SEAT_OPTION = WrapperOption(
    "first_lead", "opening", inner="then", choices={"seat-0": None, "lot": ByLot()}
)

LATIN_OPTIONS = (
    *TARGET_OPTIONS,
    ChoiceOption(
        "lead", "opening", inside="then",
        choices={
            "winner": WinnerLeads(), "winner-again": WinnerLeads(tie="same"),
            "partners": WinnerLeads(partners=True), "next": NextLeads(), "double": HighestDouble(),
        },
    ),
    FIRST_LEAD_OPTION,
    ChoiceOption(
        "lock", "block",
        choices={"team": FewestTogether(), "player": LowestPips(), "locker": LockersDuel()},
    ),
    ChoiceOption(
        "tie", "tie",
        choices={
            "none": NobodyWins(), "leader": ToTheLeader(), "locker": ToTheLocker(),
            "waits": PointsWait(),
        },
    ),
    ChoiceOption("count", "award.award.own_too", choices={"opponents": False, "all": True}),
    value_choice("capicua", "award.capicua.gives", 0, 25, 30, 50, 100, DOUBLE),
    FlagOption("capicua_blank", "award.capicua.blank"),
    IntegerOption("pass_bonus", "on_pass.bonus", least=0, most=1000),
)  # fmt: skip

LATIN = Game(
    "latin", title="Latin Partnership", book=WORLD_BOOK, players=(4,), teams=True,
    to_the_right=True, tiles=DoubleN((6,)), hand=7, opening=WinnerLeads(), draw=Never(),
    on_pass=PassBonus(0), block=FewestTogether(), award=WithBonuses(OpponentsPips()),
    goal=FirstTo(100), options=LATIN_OPTIONS,
)  # fmt: skip

CUBAN_OPTIONS = (
    *LATIN_OPTIONS,
    IntegerOption("salida", "on_pass.on_double", least=0, most=1000),
    FlagOption("no_caben", "goal.void_beyond"),
)

CUBAN = LATIN.but(
    "cuban", title="Cuban Dominoes", tiles=DoubleN((9,), most=9), hand=10, goal=FirstTo(150),
    options=CUBAN_OPTIONS,
)  # fmt: skip

PUERTO_RICAN = LATIN.but(
    "puerto-rican", title="Puerto Rican Dominoes",
    award=WithBonuses(
        OpponentsPips(own_too=True), Capicua(100), LastTile("0-0", 100), Ladder(on=True),
    ),
    goal=FirstTo(500),
    options=(
        *LATIN_OPTIONS,
        FlagOption("ladder", "award.ladder.on"),
        IntegerOption("chuchazo", "award.last.gives", least=0, most=1000),
    ),
)  # fmt: skip

DOMINICAN = LATIN.but(
    "dominican", title="Dominican Dominoes", block=LockersDuel(), tie=ToTheLocker(),
    award=WithBonuses(OpponentsPips(own_too=True), Capicua(30, blank=False)),
    on_pass=PassBonus(30), goal=FirstTo(200),
)  # fmt: skip

VENEZUELAN = LATIN.but(
    "venezuelan", title="Venezuelan Dominoes", opening=NextLeads(), goal=FirstTo(75),
)  # fmt: skip

MEXICAN_PARTNERS = LATIN.but(
    "mexican-partners", title="Mexican Partners", opening=WinnerLeads(partners=True),
)  # fmt: skip

SPANISH = LATIN.but(
    "spanish", title="Spanish Dominoes", opening=ByLot(NextLeads()),
    award=WithBonuses(OpponentsPips(own_too=True)), goal=FirstTo(300),
)  # fmt: skip

BRAZILIAN_OPTIONS = (
    *TARGET_OPTIONS, value_choice("hand", "hand", 6, 7),
    ChoiceOption("lead", "opening", choices={
        "winner": WinnerLeads(tie="first"), "partners": WinnerLeads(tie="first", partners=True),
        "next": NextLeads(), "double": HighestDouble(),
    }),
    LOCK_OPTION,
    ChoiceOption("tie", "tie", choices={
        "waits": PointsWait(), "none": NobodyWins(), "locker-loses": AgainstTheLocker(),
    }),
    value_choice("misdeal", "deal.misdeal.doubles", 0, 4, 5),
    value_choice("cruzada", "award.both_double", 4, 6),
)  # fmt: skip

BRAZILIAN = LATIN.but(
    "brazilian", title="Brazilian Dominoes", deal=HandsAndStock(misdeal=Misdeal(doubles=4)),
    opening=WinnerLeads(tie="first"), on_pass=NoPassScore(), tie=PointsWait(),
    award=ByLastTile(), goal=FirstTo(6), options=BRAZILIAN_OPTIONS,
)  # fmt: skip

LOVE_OPTIONS = (
    *TARGET_OPTIONS,
    FlagOption("love", "award.love"),
    FlagOption("one_all", "award.one_all"),
)

JAMAICAN = LATIN.but(
    "jamaican", title="Jamaican Dominoes", opening=WinnerLeads(tie="first"), on_pass=NoPassScore(),
    block=LowestPips(), award=ToLove(), goal=FirstTo(6), options=(
        *LOVE_OPTIONS, ChoiceOption("lead", "opening", choices={
            "winner": WinnerLeads(tie="first"), "partners": WinnerLeads(tie="first", partners=True),
        }),
        LOCK_OPTION,
    ),
)  # fmt: skip

CUT_THROAT = JAMAICAN.but(
    "jamaican-cut-throat", title="Jamaican Cut-Throat", players=(2, 3, 4), teams=False,
    tiles=DoubleN((6,), without={3: ("0-0",)}), hand={2: 14, 3: 9, 4: 7},
    options=(*LOVE_OPTIONS, HAND_OPTION, DRAW_OPTION),
)  # fmt: skip

BLANK_OPTION = value_choice("blank", "counting.points", 0, 10, 25)

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

DOUBLE_BERGEN = SEBASTOPOL.but(
    "double-bergen", title="Double Bergen", players=(2, 3, 4), tiles=DoubleN(),
    hand={2: 6, 3: 6, 4: 5}, opening=AnyDouble(), draw=UntilPlayable(), on_play=EndsMatching(),
    block=FewestDoubles(), award=OnePoint(), goal=FirstTo(15),
    options=(*TARGET_OPTIONS, HAND_OPTION),
)  # fmt: skip


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
