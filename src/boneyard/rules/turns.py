"""Turns: whether a turn continues after a play."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Literal, Protocol

from boneyard.core.events import Played
from boneyard.core.position import TableState
from boneyard.core.tiles import Tile


class TurnContinues(Enum):
    """What follows a play."""

    OVER = "the turn is over"
    MAY = "the player may go on, or stop"
    MUST = "the player must go on"
    MUST_IF_ABLE = "the player must go on as long as something fits"


class Turns(Protocol):
    """Rules for turns; the state is the one before the play."""

    def after_play(self, state: TableState, played: Played) -> TurnContinues:
        """Return what follows a play."""
        ...

    def makes_next_draw(self, played: Played) -> bool:
        """Return whether the next player must draw first."""
        ...

    def bound_arm(self, state: TableState, played: Played) -> int:
        """Return the arm that a turn which goes on is bound to; 0: any (HN-3)."""
        ...

    @property
    def only_plays_continue(self) -> bool:
        """Whether a turn that must go on goes on with plays alone: nobody draws for it (FO-4)."""
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
    only_plays_continue: ClassVar[bool] = False

    def bound_arm(self, state: TableState, played: Played) -> int:
        return 0

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
class GoesOn(OnePlay):
    """The turn goes on after a play (FO-4, OJ-4, TW-4, HN-3)."""

    how: Literal["may", "must"] = "may"
    """The player may stop, or must go on as long as something fits."""
    when: Literal["fits", "after-double", "on-double"] = "fits"
    """After every play, after playing a double, or after one play on a double."""
    arm: Literal["any", "same"] = "any"
    """Anywhere, or on the arm of the turn's first tile; the leader's first turn goes anywhere."""

    only_plays_continue: ClassVar[bool] = True

    def after_play(self, state: TableState, played: Played) -> TurnContinues:
        """Return whether the play is one after which the turn goes on."""
        arm = state.table.find_arm(played.arm)
        goes = {
            "fits": True,
            "after-double": played.tile.is_double,
            "on-double": arm is not None and arm.double and not state.turn_continued,
        }[self.when]
        if not goes:
            return TurnContinues.OVER
        return TurnContinues.MAY if self.how == "may" else TurnContinues.MUST_IF_ABLE

    def bound_arm(self, state: TableState, played: Played) -> int:
        """Return the arm of the first tile; a turn that began with the lead is not bound."""
        if self.arm == "any" or (state.turn_continued and not state.run_arm):
            return 0
        return state.run_arm or played.arm


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
        if not played.tile.is_double:
            return TurnContinues.OVER
        half = played.first
        # The state is the one before the play: count this double beside those on the table.
        lying = state.count_placed_with(half) + 1
        owed = lying < state.rules.count_tiles_with(half)
        return TurnContinues.MUST if owed else TurnContinues.OVER

    def _is_first_turn(self, state: TableState) -> bool:
        return self.run and state.turns <= state.rules.players

    def is_binding(self, state: TableState) -> bool:
        """Return False in first turns, and for a player who just laid a double under `chain`."""
        return not self._is_first_turn(state) and not (self.chain and state.turn_continued)

    def is_on_own_train(self, state: TableState) -> bool:
        return self._is_first_turn(state)
