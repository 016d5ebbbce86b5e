"""Twists: extra rules of some games, each a word of its own.

A twist overrides the questions that it is about; `Twist` has the defaults for all others.
`CombinedTwists` merges the twists of a game once, because the engine asks at every play.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from boneyard.core.position import TableState
from boneyard.core.table import Table
from boneyard.rules.play_scoring import end_counts
from boneyard.rules.types import TileName

#: What a play may ask its player.
DIRECTION: Final = "direction"
REVERSE: Final = "reverse"
DOUBLE: Final = "double"


@dataclass(frozen=True)
class Twist:
    """Base class: all that a twist may change, with defaults that change nothing."""

    face_down: ClassVar[bool] = False
    """Hands are rows, face down for everyone."""
    mover_blocks: ClassVar[bool] = False
    """The round is blocked as soon as the player to move is stuck, whatever others hold."""
    drains_boneyard: ClassVar[bool] = False
    """Once no tile in hands or boneyard can be played, the boneyard is drawn empty first."""
    last_one_ends: ClassVar[bool] = False
    """The round goes on until only one player has tiles."""
    must_claim: ClassVar[bool] = False
    """Points made in play must be claimed, or others may."""
    discards: ClassVar[bool] = False
    """A player who would have to pass discards a tile instead."""
    direction_varies: ClassVar[bool] = False
    """The direction of play may vary between rounds, so it is shown."""
    question: ClassVar[str] = ""
    """The question that a play may cause."""

    def should_ask(self, state: TableState) -> bool:
        """Return whether the play just made causes that question."""
        return False

    def must_call(self, tiles: int) -> bool:
        """Return whether a player who is down to this many tiles must call it."""
        return False

    def unclaimed_points(self, table: Table) -> int:
        """Return the points that a play leaves to the first caller."""
        return 0

    def call_words(self, others: Sequence[int]) -> list[str]:
        """List the calls of the game, including those against these seats."""
        return []


@dataclass(frozen=True)
class FaceDown(Twist):
    """Tiles are hidden from all players until turned over (BL-2)."""

    face_down: ClassVar[bool] = True


@dataclass(frozen=True)
class MoverBlocks(Twist):
    """A round is over when the player to move can neither play nor draw (YT-3)."""

    mover_blocks: ClassVar[bool] = True


@dataclass(frozen=True)
class Sweep(Twist):
    """The round is blocked when no tile left fits; the boneyard is shared out first (BE-7)."""

    drains_boneyard: ClassVar[bool] = True


@dataclass(frozen=True)
class LastOneEnds(Twist):
    """A player who is out drops out, and the others play on (FD-10)."""

    last_one_ends: ClassVar[bool] = True


@dataclass(frozen=True)
class DiscardToPass(Twist):
    """A player who can't play lays a tile aside, face down: it is dead, but counts (GA-11)."""

    discards: ClassVar[bool] = True


@dataclass(frozen=True)
class Muggins(Twist):
    """Points that a player overlooks may be claimed by the others (AF-4)."""

    must_claim: ClassVar[bool] = True

    def call_words(self, others: Sequence[int]) -> list[str]:
        """List own points, and those that another player overlooks."""
        return ["claim", "muggins"]


@dataclass(frozen=True)
class SayDomino(Twist):
    """A player who is down to this many tiles must say domino, or be caught (FD-9)."""

    tiles: int = 1

    def must_call(self, tiles: int) -> bool:
        return tiles == self.tiles

    def call_words(self, others: Sequence[int]) -> list[str]:
        """List the own call, and a catch for each of the others."""
        return ["domino", *(f"catch:{seat}" for seat in others)]


@dataclass(frozen=True)
class ChooseDirection(Twist):
    """The leader chooses the direction of play (FD-3)."""

    question: ClassVar[str] = DIRECTION
    direction_varies: ClassVar[bool] = True

    def should_ask(self, state: TableState) -> bool:
        """Return whether it is after the lead and there are two directions."""
        return state.plays == 1 and state.rules.players > 2


@dataclass(frozen=True)
class DoubleBack(Twist):
    """A player of a double may reverse the direction (FD-17)."""

    question: ClassVar[str] = REVERSE
    direction_varies: ClassVar[bool] = True

    def should_ask(self, state: TableState) -> bool:
        """Return whether it is after a double that isn't the lead, with two directions."""
        double = state.last is not None and state.last.is_double
        return double and state.plays != 1 and sum(map(bool, state.hands)) > 2


@dataclass(frozen=True)
class Doubling(Twist):
    """The player of this tile may challenge the others to double the points (FD-18)."""

    tile: TileName

    question: ClassVar[str] = DOUBLE

    def should_ask(self, state: TableState) -> bool:
        return state.last is not None and state.last.text == self.tile


@dataclass(frozen=True)
class PerfectTen(Twist):
    """Ends that add up to a multiple of a number score for the first caller (FD-19)."""

    step: int

    def unclaimed_points(self, table: Table) -> int:
        """Return the sum of the ends, if it is such a multiple."""
        total = sum(end_counts(table))
        return 0 if total % self.step else total

    def call_words(self, others: Sequence[int]) -> list[str]:
        return ["perfect-ten"]


class CombinedTwists:
    """All twists of a game, merged."""

    def __init__(self, words: Sequence[Twist]) -> None:
        self.twists = tuple(words)
        self.face_down = any(word.face_down for word in words)
        self.mover_blocks = any(word.mover_blocks for word in words)
        self.drains_boneyard = any(word.drains_boneyard for word in words)
        self.last_one_ends = any(word.last_one_ends for word in words)
        self.must_claim = any(word.must_claim for word in words)
        self.discards = any(word.discards for word in words)
        self.direction_varies = any(word.direction_varies for word in words)
        #: The twists that may ask something after a play, in that order.
        self.question_twists = tuple(word for word in words if word.question)

    def must_call(self, tiles: int) -> bool:
        """Return whether a player who is down to this many tiles must call it."""
        return bool(self.twists) and any(word.must_call(tiles) for word in self.twists)

    def unclaimed_points(self, table: Table) -> int:
        """Return the points that a play leaves to the first caller."""
        return sum(word.unclaimed_points(table) for word in self.twists) if self.twists else 0

    def call_words(self, others: Sequence[int]) -> list[str]:
        """List the calls, including those against these seats."""
        return [call for word in self.twists for call in word.call_words(others)]
