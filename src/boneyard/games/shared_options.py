"""Options that several games have."""

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
from boneyard.rules.blocks import (
    AsIfBlocked,
    FewestTogether,
    LowestPips,
    NobodyWins,
    PointsWait,
    WhoIsOut,
)
from boneyard.rules.boneyard_draws import Never, UntilPlayable
from boneyard.rules.counting import Nearest, Up
from boneyard.rules.opening import (
    HIGHEST,
    REDEAL,
    ByLot,
    HighestDouble,
    NextLeads,
    TakeTurns,
    WinnerLeads,
)
from boneyard.rules.shapes import Line, OneSpinner
from boneyard.rules.twists import Muggins

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

#: The lead of the first round, by a tile or by lot (WM-2); declared after what it is around.
FIRST_LEAD_OPTION = WrapperOption(
    "first_lead", "opening", inner="then", choices={"double": None, "lot": ByLot()}
)
FIRST_SEAT_OPTION = WrapperOption(
    "first_lead", "opening", inner="then", choices={"seat-0": None, "lot": ByLot()}
)
ROUNDS_OPTION = IntegerOption("rounds", "goal.rounds", most=1000)
BLANK_OPTION = value_choice("blank", "counting.points", 0, 10, 25)
