"""Two against two, and their relatives: Latin, Cuban, Dominican, Jamaican and others."""

from boneyard.core.options import ChoiceOption, FlagOption, IntegerOption, value_choice
from boneyard.games.books import WORLD_BOOK
from boneyard.games.shared_options import (
    DRAW_OPTION,
    FIRST_LEAD_OPTION,
    HAND_OPTION,
    LOCK_OPTION,
    TARGET_OPTIONS,
)
from boneyard.rules.awards import (
    DOUBLE,
    ByLastTile,
    Capicua,
    Ladder,
    LastTile,
    OpponentsPips,
    ToLove,
    WithBonuses,
)
from boneyard.rules.blocks import (
    AgainstTheLocker,
    FewestTogether,
    LockersDuel,
    LowestPips,
    NobodyWins,
    PointsWait,
    ToTheLeader,
    ToTheLocker,
)
from boneyard.rules.boneyard_draws import Never
from boneyard.rules.dealing import HandsAndStock, Misdeal
from boneyard.rules.game import DoubleN, Game
from boneyard.rules.goals import FirstTo
from boneyard.rules.opening import ByLot, HighestDouble, NextLeads, WinnerLeads
from boneyard.rules.play_scoring import NoPassScore, PassBonus

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
