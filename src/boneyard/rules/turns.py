"""Turns: whether a turn continues after a play."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Protocol

from boneyard.core.events import Played
from boneyard.core.position import TableState
from boneyard.core.tiles import Tile


class TurnContinues(Enum):
    """What follows a play."""

    OVER = "the turn is over"
    MAY = "the player may go on, or stop"
    MUST = "the player must go on"


class Turns(Protocol):
    """Rules for turns; the state is the one before the play."""

    def after_play(self, state: TableState, played: Played) -> TurnContinues:
        """Return what follows a play."""
        ...

    def makes_next_draw(self, played: Played) -> bool:
        """Return whether the next player must draw first."""
        ...

    def can_continue_with(self, tile: Tile) -> bool:
        """Return whether a turn that the player may stop can continue with this tile."""
        ...

    @property
    def binding_can_change(self) -> bool:
        """Whether a new turn may change what binds, though no tile was laid."""
        ...

    def is_binding(self, state: TableState) -> bool:
        """Return whether what is owed binds the player to move."""
        ...

    def is_on_own_train(self, state: TableState) -> bool:
        """Return whether the player to move must stay on their own train."""
        ...


@dataclass(frozen=True)
class OnePlay:
    """One tile a turn."""

    binding_can_change: ClassVar[bool] = False

    def after_play(self, state: TableState, played: Played) -> TurnContinues:
        return TurnContinues.OVER

    def makes_next_draw(self, played: Played) -> bool:
        return False

    def can_continue_with(self, tile: Tile) -> bool:
        return True

    def is_binding(self, state: TableState) -> bool:
        return True

    def is_on_own_train(self, state: TableState) -> bool:
        return False


@dataclass(frozen=True)
class AsManyAsFit(OnePlay):
    """Any number of tiles a turn (FO-2)."""

    def after_play(self, state: TableState, played: Played) -> TurnContinues:
        return TurnContinues.MAY


@dataclass(frozen=True)
class AnotherOnDouble(OnePlay):
    """One more tile after a play on a double (OJ-2)."""

    def after_play(self, state: TableState, played: Played) -> TurnContinues:
        """Return another play after one on a double that is not itself the extra one."""
        arm = state.table.find_arm(played.arm)
        extra = arm is not None and arm.double and not state.may_stop
        return TurnContinues.MAY if extra else TurnContinues.OVER


@dataclass(frozen=True)
class SecondDouble(OnePlay):
    """Another double after a double (KZ-6)."""

    def after_play(self, state: TableState, played: Played) -> TurnContinues:
        return TurnContinues.MAY if played.tile.is_double else TurnContinues.OVER

    def can_continue_with(self, tile: Tile) -> bool:
        return tile.is_double


@dataclass(frozen=True)
class TurnTheNext(OnePlay):
    """A play turns over the next tile of the player's row; the lead ends the turn (BL-3, BL-4)."""

    def after_play(self, state: TableState, played: Played) -> TurnContinues:
        """Continue, except after the lead."""
        return TurnContinues.MUST if played.arm else TurnContinues.OVER


@dataclass(frozen=True)
class Symbols(OnePlay):
    """An arrow at the open end plays again, a plus makes the next player draw (FD-5…FD-7)."""

    def after_play(self, state: TableState, played: Played) -> TurnContinues:
        return (
            TurnContinues.MUST
            if played.arm and self._open_symbol(played) == "A"
            else TurnContinues.OVER
        )

    def makes_next_draw(self, played: Played) -> bool:
        """A plus makes the next player draw."""
        return bool(played.arm) and self._open_symbol(played) == "P"

    @staticmethod
    def _open_symbol(played: Played) -> str:
        return played.tile.other(played.first).symbol


@dataclass(frozen=True)
class LeadAndPlay(OnePlay):
    """One tile a turn, but the lead doesn't count: the leader continues at once (MT-3)."""

    def after_play(self, state: TableState, played: Played) -> TurnContinues:
        return TurnContinues.OVER if played.arm else TurnContinues.MUST


@dataclass(frozen=True)
class CoverDoubles(LeadAndPlay):
    """A player who lays a double that is owed a tile continues (MT-13)."""

    run: bool = True
    """Each first turn has any number of tiles, on the player's own train (MT-8); until all have had
    theirs nothing binds (MT-10).
    """
    chain: bool = False
    """The tile after a double may go anywhere, and only the others are bound (MT-15)."""

    binding_can_change: ClassVar[bool] = True

    def after_play(self, state: TableState, played: Played) -> TurnContinues:
        """In a run the player may continue; after a double that is owed a tile they must."""
        if not played.arm or self._is_first_turn(state):
            return TurnContinues.MAY if played.arm else TurnContinues.MUST
        half = played.first
        # The state is the one before the play: count this double beside those on the table.
        lying = state.count_placed_with(half) + 1
        owed = played.tile.is_double and lying < state.rules.count_tiles_with(half)
        return TurnContinues.MUST if owed else TurnContinues.OVER

    def _is_first_turn(self, state: TableState) -> bool:
        return self.run and state.turns <= state.rules.players

    def is_binding(self, state: TableState) -> bool:
        """Return False in first turns, and for a player who just laid a double under `chain`."""
        return not self._is_first_turn(state) and not (self.chain and state.turn_continued)

    def is_on_own_train(self, state: TableState) -> bool:
        return self._is_first_turn(state)
