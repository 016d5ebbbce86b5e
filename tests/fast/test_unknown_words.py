"""What the fast core can't express it refuses by name."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from boneyard import fast
from boneyard.games import GAMES
from boneyard.rules.awards import OnePoint
from boneyard.rules.blocks import LowestPips
from boneyard.rules.dealing import HandsAndStock
from boneyard.rules.drawing import UntilPlayable, WhileCrossOpen
from boneyard.rules.goals import FirstTo
from boneyard.rules.matching import SameValue
from boneyard.rules.opening import HighestDouble
from boneyard.rules.scoring import NoPlayScore
from boneyard.rules.shapes import Line
from boneyard.rules.turns import OnePlay

BLOCK_DRAW: Any = GAMES["block-draw"]


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


@pytest.mark.parametrize(
    ("part", "word"),
    [
        ("match", NewMatch()), ("table", NewShape()), ("draw", NewDraw()), ("turns", NewTurns()),
        ("on_play", NewScore()), ("block", NewBlock()), ("award", NewAward()),
        ("goal", NewGoal(100)), ("deal", NewDeal()), ("opening", NewOpening()),
        ("draw", WhileCrossOpen(NewDraw(), UntilPlayable())),
    ],
)  # fmt: skip
def test_an_unknown_word_is_named(part: str, word: Any) -> None:
    game = replace(BLOCK_DRAW, **{part: word}, options=())
    with pytest.raises(fast.CannotCompile, match=r"doesn't know New\w+"):
        fast.compile(game)


@pytest.mark.parametrize("flag", ["direction", "doubling", "perfect_ten", "last_one_ends"])
def test_twists_of_curved_tiles_are_named_elsewhere(flag: str) -> None:
    with pytest.raises(fast.CannotCompile, match=flag):
        fast.compile(replace(BLOCK_DRAW, **{flag: True}, options=()))


def test_games_for_one_are_named() -> None:
    with pytest.raises(fast.CannotCompile, match="knock-out"):
        fast.compile("knock-out")
