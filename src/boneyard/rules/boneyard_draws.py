"""What a player takes from the boneyard, and when they may pass."""

from dataclasses import dataclass
from typing import Literal, Protocol

from boneyard.core.position import TableState


class Drawing(Protocol):
    """The questions about drawing; `able` says whether the player can play a tile."""

    def is_exhausted(self, state: TableState) -> bool:
        """Say whether nobody can draw any more."""
        ...

    def may_draw(self, state: TableState, able: bool) -> bool:
        """Say whether the player may draw now."""
        ...

    def may_pass(self, state: TableState, able: bool) -> bool:
        """Say whether the player may pass now."""
        ...

    def ends_turn(self, state: TableState, able: bool, was_able: bool) -> bool:
        """Say whether the turn is over after a draw."""
        ...


@dataclass(frozen=True)
class Never:
    """Nobody draws; who can't play passes."""

    def is_exhausted(self, state: TableState) -> bool:
        """There is nothing to draw from."""
        return True

    def may_draw(self, state: TableState, able: bool) -> bool:
        return False

    def may_pass(self, state: TableState, able: bool) -> bool:
        """If there is nothing to play."""
        return not able

    def ends_turn(self, state: TableState, able: bool, was_able: bool) -> bool:
        """A draw that something else forces leaves the turn as it is."""
        return False


@dataclass(frozen=True)
class UntilPlayable:
    """Who can't play draws until they can, or passes when the boneyard is empty (G-9)."""

    freely: bool = False
    """Drawing is allowed with a playable tile too, as often as one likes (MA-4, FD-4)."""
    instead: bool = False
    """With a playable tile, one may draw instead of playing, which ends the turn (BE-5)."""
    leave: int = 0
    """Tiles that always stay in the boneyard (YT-3)."""

    def is_exhausted(self, state: TableState) -> bool:
        """When what is left must stay."""
        return len(state.stock) <= self.leave

    def may_draw(self, state: TableState, able: bool) -> bool:
        """If there is something to draw and nothing to play, or the game lets one anyway."""
        if self.is_exhausted(state):
            return False
        return not able or self.freely or (self.instead and not state.drawn)

    def may_pass(self, state: TableState, able: bool) -> bool:
        """If there is nothing to play and nothing to draw."""
        return not able and self.is_exhausted(state)

    def ends_turn(self, state: TableState, able: bool, was_able: bool) -> bool:
        """If the player drew instead of playing."""
        return self.instead and was_able


@dataclass(frozen=True)
class DrawOne:
    """Who can't play draws one tile, and no more in that turn."""

    then: Literal["must-play", "may-play", "turn-over"] = "must-play"
    """What follows: `must-play` if it fits, else pass (BG-2); `may-play` if it fits, else the turn
    is over (BE-4); `turn-over` in any case (FR-4)."""
    instead: bool = False
    """With a playable tile, one may draw instead of playing, which ends the turn (BE-5)."""

    def is_exhausted(self, state: TableState) -> bool:
        """When the boneyard is empty."""
        return not state.stock

    def may_draw(self, state: TableState, able: bool) -> bool:
        """Once a turn."""
        return bool(state.stock) and not state.drawn and (not able or self.instead)

    def may_pass(self, state: TableState, able: bool) -> bool:
        """After the draw, or with the boneyard empty."""
        if able:
            return self.then == "may-play" and state.drawn > 0
        return state.drawn > 0 or not state.stock

    def ends_turn(self, state: TableState, able: bool, was_able: bool) -> bool:
        """If the game says so, or the player drew instead of playing."""
        if was_able or self.then == "turn-over":
            return True
        return self.then == "may-play" and not able


@dataclass(frozen=True)
class WhileCrossOpen:
    """One way of drawing while sides of the cross are owed, another from then on (CR-3, CR-4)."""

    before: Drawing
    after: Drawing

    def _current(self, state: TableState) -> Drawing:
        return self.before if any(arm.owed for arm in state.table.arms) else self.after

    def is_exhausted(self, state: TableState) -> bool:
        return self._current(state).is_exhausted(state)

    def may_draw(self, state: TableState, able: bool) -> bool:
        return self._current(state).may_draw(state, able)

    def may_pass(self, state: TableState, able: bool) -> bool:
        return self._current(state).may_pass(state, able)

    def ends_turn(self, state: TableState, able: bool, was_able: bool) -> bool:
        return self._current(state).ends_turn(state, able, was_able)
