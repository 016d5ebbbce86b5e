"""What the fast core can't express it refuses by name."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from boneyard import fast
from boneyard.games import GAMES
from boneyard.rules.awards import Capicua, Ladder, OnePoint, OpponentsPips, WithBonuses
from boneyard.rules.blocks import LowestPips, ToTheLeader, WhoIsOut
from boneyard.rules.boneyard_draws import UntilPlayable, WhileCrossOpen
from boneyard.rules.counting import DearBlank, Pips, Up
from boneyard.rules.dealing import HandsAndStock
from boneyard.rules.goals import FirstTo
from boneyard.rules.matching import SameValue
from boneyard.rules.opening import HighestDouble, NextLeads, RoundDouble, WinnerLeads
from boneyard.rules.play_scoring import EndsGoInto, EndsMultipleOf, NoPassScore, NoPlayScore
from boneyard.rules.shapes import Line
from boneyard.rules.turns import CoverDoubles, OnePlay
from boneyard.rules.twists import (
    ChooseDirection,
    DoubleBack,
    Doubling,
    PerfectTen,
    Sweep,
    Twist,
)

BLOCK_DRAW: Any = GAMES["block-draw"]
FUNDOMINO: Any = GAMES["fundomino"]


@dataclass(frozen=True)
class NewMatch(SameValue):
    """A word that nobody has told the fast core about."""


@dataclass(frozen=True)
class NewShape(Line):
    """Another."""


@dataclass(frozen=True)
class NewDraw(UntilPlayable):
    """Another."""


@dataclass(frozen=True)
class NewTurns(OnePlay):
    """Another."""


@dataclass(frozen=True)
class NewScore(NoPlayScore):
    """Another."""


@dataclass(frozen=True)
class NewBlock(LowestPips):
    """Another."""


@dataclass(frozen=True)
class NewAward(OnePoint):
    """Another."""


@dataclass(frozen=True)
class NewGoal(FirstTo):
    """Another."""


@dataclass(frozen=True)
class NewDeal(HandsAndStock):
    """Another."""


@dataclass(frozen=True)
class NewOpening(HighestDouble):
    """Another."""


@dataclass(frozen=True)
class NewHub(RoundDouble):
    """Another."""


@dataclass(frozen=True)
class NewCounting(Pips):
    """Another."""


@dataclass(frozen=True)
class NewPass(NoPassScore):
    """Another."""


@dataclass(frozen=True)
class NewTie(ToTheLeader):
    """Another."""


@dataclass(frozen=True)
class NewOut(WhoIsOut):
    """Another."""


@dataclass(frozen=True)
class NewCapicua(Capicua):
    """Another."""


@dataclass(frozen=True)
class NewTwist(Sweep):
    """Another."""


@pytest.mark.parametrize(
    ("part", "word"),
    [
        ("match", NewMatch()), ("table", NewShape()), ("draw", NewDraw()), ("turns", NewTurns()),
        ("on_play", NewScore()), ("block", NewBlock()), ("award", NewAward()),
        ("goal", NewGoal(100)), ("deal", NewDeal()), ("opening", NewOpening()),
        ("draw", WhileCrossOpen(NewDraw(), UntilPlayable())), ("counting", NewCounting()),
        ("on_pass", NewPass()), ("tie", NewTie()), ("out", NewOut()),
        ("opening", WinnerLeads(first=NewOpening())), ("opening", NextLeads(NewHub())),
        ("award", WithBonuses(NewAward())), ("award", WithBonuses(OpponentsPips(), NewCapicua())),
    ],
)  # fmt: skip
def test_an_unknown_word_is_named(part: str, word: Any) -> None:
    game = replace(BLOCK_DRAW, **{part: word}, options=())
    with pytest.raises(fast.CannotCompile, match=r"doesn't support New\w+") as refused:
        fast.compile(game)
    assert ("as a goal" in str(refused.value)) == (part == "goal")


def test_curved_tiles_have_no_trains() -> None:
    with pytest.raises(fast.CannotCompile, match="the curved tiles of fundomino"):
        fast.compile(replace(FUNDOMINO, turns=CoverDoubles(), options=()))


def test_an_unknown_twist_is_named() -> None:
    with pytest.raises(fast.CannotCompile, match="doesn't support NewTwist as a twist"):
        fast.compile(replace(BLOCK_DRAW, twists=(NewTwist(),), options=()))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((DoubleBack(), ChooseDirection()), "direction, reversing"),
        ((Doubling("2-2"), Doubling("3-3")), "each at most once"),
        ((PerfectTen(10), PerfectTen(7)), "several numbers"),
    ],
)
def test_twists_that_the_kernels_would_get_wrong_are_refused(
    words: tuple[Twist, ...], told: str
) -> None:
    with pytest.raises(fast.CannotCompile, match=told):
        fast.compile(replace(FUNDOMINO, twists=words, options=()))


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        (
            {"award": WithBonuses(OpponentsPips(), ladder=Ladder((1,) * 17, on=True))},
            "at most 16 first rounds",
        ),
        ({"on_play": EndsGoInto((2, 3, 4, 5, 6, 7, 8, 9, 10))}, "at most 8 numbers"),
        ({"draw": UntilPlayable(leave=64)}, "leave 64 tiles"),
        ({"opening": NextLeads(RoundDouble())}, "RoundDouble as an opening"),
        ({"counting": DearBlank(73_836)}, "up to 2,?048 points"),
        ({"award": OpponentsPips(each_hand=Up(5_000))}, "up to 2,?048 points"),
        ({"on_play": EndsMultipleOf(5, idle=True), "twists": (PerfectTen(5),)}, "idle short ends"),
    ],
)
def test_what_the_kernels_have_no_room_for_is_refused(parts: Any, told: str) -> None:
    with pytest.raises(fast.CannotCompile, match=told):
        fast.compile(replace(BLOCK_DRAW, **parts, options=()))


def test_games_for_one_are_named() -> None:
    with pytest.raises(fast.CannotCompile, match="knock-out"):
        fast.compile("knock-out")
