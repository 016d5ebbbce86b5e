"""Whether a turn goes on after a play."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from boneyard.events import Played
from boneyard.position import Standing


class Goes(Enum):
    """What follows a play."""

    OVER = "the turn is over"
    MAY = "the player may go on, or stop"
    MUST = "the player must go on"


class Turns(Protocol):
    """The questions about turns; the state is the one before the play."""

    def after(self, state: Standing, played: Played) -> Goes:
        """Say what follows a play."""
        ...

    def burdens(self, played: Played) -> bool:
        """Say whether the next player must draw first."""
        ...


@dataclass(frozen=True)
class OnePlay:
    """One tile a turn."""

    def after(self, state: Standing, played: Played) -> Goes:
        """The turn is over."""
        return Goes.OVER

    def burdens(self, played: Played) -> bool:
        """Nobody must draw."""
        return False


@dataclass(frozen=True)
class AsManyAsFit(OnePlay):
    """As many tiles a turn as one likes (FO-2)."""

    def after(self, state: Standing, played: Played) -> Goes:
        """The player may go on."""
        return Goes.MAY


@dataclass(frozen=True)
class AnotherOnDouble(OnePlay):
    """One more tile for whoever plays on a double (OJ-2)."""

    def after(self, state: Standing, played: Played) -> Goes:
        """A play on a double that is not itself the extra one brings another."""
        arm = state.table.arm(played.arm)
        extra = arm is not None and arm.double and not state.may_stop
        return Goes.MAY if extra else Goes.OVER


@dataclass(frozen=True)
class TurnTheNext(OnePlay):
    """Whoever plays turns over the next tile of their row; the lead ends the turn (BL-3, BL-4)."""

    def after(self, state: Standing, played: Played) -> Goes:
        """The player goes on, but not after the lead."""
        return Goes.MUST if played.arm else Goes.OVER


@dataclass(frozen=True)
class Symbols(OnePlay):
    """An arrow that becomes the open end plays again, a plus makes the next draw (FD-5…FD-7)."""

    def after(self, state: Standing, played: Played) -> Goes:
        """An arrow plays again."""
        return Goes.MUST if played.arm and self._open(played) == "A" else Goes.OVER

    def burdens(self, played: Played) -> bool:
        """A plus makes the next player draw."""
        return bool(played.arm) and self._open(played) == "P"

    @staticmethod
    def _open(played: Played) -> str:
        return played.tile.other(played.first).symbol
