"""Whether a turn goes on after a play."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Protocol

from boneyard.core.events import Played
from boneyard.core.position import Standing
from boneyard.core.tiles import Tile


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

    def onward(self, tile: Tile) -> bool:
        """Say whether a turn that the player might stop may go on with this tile."""
        ...

    @property
    def shifts(self) -> bool:
        """Whether a new turn may change what binds, though nothing was laid."""
        ...

    def binds(self, state: Standing) -> bool:
        """Say whether what is owed binds whoever is to move now."""
        ...

    def at_home(self, state: Standing) -> bool:
        """Say whether the player to move is held to their own train."""
        ...


@dataclass(frozen=True)
class OnePlay:
    """One tile a turn."""

    shifts: ClassVar[bool] = False

    def after(self, state: Standing, played: Played) -> Goes:
        """The turn is over."""
        return Goes.OVER

    def burdens(self, played: Played) -> bool:
        """Nobody must draw."""
        return False

    def onward(self, tile: Tile) -> bool:
        """With any that fits."""
        return True

    def binds(self, state: Standing) -> bool:
        """Always."""
        return True

    def at_home(self, state: Standing) -> bool:
        """Never."""
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
class SecondDouble(OnePlay):
    """Another double for whoever plays a double (KZ-6)."""

    def after(self, state: Standing, played: Played) -> Goes:
        """A double brings another."""
        return Goes.MAY if played.tile.is_double else Goes.OVER

    def onward(self, tile: Tile) -> bool:
        """With a double."""
        return tile.is_double


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


@dataclass(frozen=True)
class LeadAndPlay(OnePlay):
    """One tile a turn, but leading is no turn: the leader goes on at once (MT-3)."""

    def after(self, state: Standing, played: Played) -> Goes:
        """The leader must go on."""
        return Goes.OVER if played.arm else Goes.MUST


@dataclass(frozen=True)
class CoverDoubles(LeadAndPlay):
    """Whoever lays a double that is owed a tile goes on (MT-13)."""

    run: bool = True
    """Each first turn is as many tiles as one likes, on one's own train (MT-8); until all have had
    theirs nothing binds (MT-10)."""
    chain: bool = False
    """The tile after a double may go anywhere, and only the others are bound (MT-15)."""

    shifts: ClassVar[bool] = True

    def after(self, state: Standing, played: Played) -> Goes:
        """In a run the player may go on; after a double that is owed a tile they must."""
        if not played.arm or self._first(state):
            return Goes.MAY if played.arm else Goes.MUST
        half = played.first
        # The state is the one before the play: this double lies beside those that lay.
        lying = state.lying(half) + 1
        owed = played.tile.is_double and lying < state.rules.bearing(half)
        return Goes.MUST if owed else Goes.OVER

    def _first(self, state: Standing) -> bool:
        return self.run and state.turns <= state.rules.players

    def binds(self, state: Standing) -> bool:
        """Not in first turns, nor on whoever has just laid a double, if they may go anywhere."""
        return not self._first(state) and not (self.chain and state.gone_on)

    def at_home(self, state: Standing) -> bool:
        """In a run."""
        return self._first(state)
