"""Drawing from the boneyard, and when a player may pass."""

from dataclasses import dataclass
from typing import Literal, Protocol

from boneyard.core.position import TableState


class Drawing(Protocol):
    """Rules for drawing; `able`: whether the player can play a tile."""

    def is_exhausted(self, state: TableState) -> bool:
        """Return whether no more tiles can be drawn."""
        ...

    def may_draw(self, state: TableState, able: bool) -> bool:
        """Return whether the player may draw now."""
        ...

    def may_pass(self, state: TableState, able: bool) -> bool:
        """Return whether the player may pass now."""
        ...

    def ends_turn(self, state: TableState, able: bool, was_able: bool) -> bool:
        """Return whether the turn is over after a draw."""
        ...


@dataclass(frozen=True)
class Never:
    """No drawing; a player who can't play passes."""

    def is_exhausted(self, state: TableState) -> bool:
        return True

    def may_draw(self, state: TableState, able: bool) -> bool:
        return False

    def may_pass(self, state: TableState, able: bool) -> bool:
        return not able

    def ends_turn(self, state: TableState, able: bool, was_able: bool) -> bool:
        """Return False: a draw forced by another rule doesn't end the turn."""
        return False


@dataclass(frozen=True)
class UntilPlayable:
    """A player who can't play draws until they can, or passes when the boneyard is empty (G-9)."""

    freely: bool = False
    """Drawing is allowed with a playable tile too, any number of times (MA-4, FD-4)."""
    instead: bool = False
    """With a playable tile, a player may draw instead of playing, which ends the turn (BE-5)."""
    leave: int = 0
    """Tiles that always stay in the boneyard (YT-3)."""
    most: int = 0
    """The most tiles that a player draws in a turn, after which they pass; 0: any number."""

    def is_exhausted(self, state: TableState) -> bool:
        return len(state.stock) <= self.leave

    def _has_drawn_all(self, state: TableState) -> bool:
        return self.is_exhausted(state) or bool(self.most and state.drawn >= self.most)

    def may_draw(self, state: TableState, able: bool) -> bool:
        """Return whether a tile is left and the player can't play, or may draw anyway."""
        if self._has_drawn_all(state):
            return False
        return not able or self.freely or (self.instead and not state.drawn)

    def may_pass(self, state: TableState, able: bool) -> bool:
        """Return whether there is nothing to play and nothing to draw."""
        return not able and self._has_drawn_all(state)

    def ends_turn(self, state: TableState, able: bool, was_able: bool) -> bool:
        """Return whether the player drew instead of playing."""
        return self.instead and was_able


@dataclass(frozen=True)
class DrawOne:
    """A player who can't play draws one tile, and no more in that turn."""

    then: Literal["must-play", "may-play", "turn-over"] = "must-play"
    """What follows: `must-play` if it fits, else pass (BG-2); `may-play` if it fits, else the turn
    is over (BE-4); `turn-over` in any case (FR-4).
    """
    instead: bool = False
    """With a playable tile, a player may draw instead of playing, which ends the turn (BE-5)."""
    leave: int = 0
    """Tiles that always stay in the boneyard."""

    def is_exhausted(self, state: TableState) -> bool:
        return len(state.stock) <= self.leave

    def may_draw(self, state: TableState, able: bool) -> bool:
        return not self.is_exhausted(state) and not state.drawn and (not able or self.instead)

    def may_pass(self, state: TableState, able: bool) -> bool:
        """Return whether a tile was drawn or the boneyard is empty."""
        if able:
            return self.then == "may-play" and state.drawn > 0
        return state.drawn > 0 or self.is_exhausted(state)

    def ends_turn(self, state: TableState, able: bool, was_able: bool) -> bool:
        """Return whether the rule says so, or the player drew instead of playing."""
        if was_able or self.then == "turn-over":
            return True
        return self.then == "may-play" and not able


@dataclass(frozen=True)
class WhileCrossOpen:
    """One way of drawing while sides of the cross are owed, another afterwards (CR-3, CR-4)."""

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
