"""Knock-Out: remove neighbours whose touching halves are equal."""

from dataclasses import dataclass

from msgspec.structs import replace

from boneyard.core.actions import Knock, Move
from boneyard.core.events import Event, KnockedOut, OrientedTile, SetOut
from boneyard.core.strict_json import JsonObject
from boneyard.i18n import Message, message
from boneyard.solitaire.game import OneRowLogic, Setup, SoloRules, SoloState, pip_pairs


class KnockOutState(SoloState, frozen=True, kw_only=True):
    """The line of tiles."""

    line: tuple[OrientedTile, ...] = ()

    @property
    def hand_counts(self) -> list[int]:
        """The tiles still in the line."""
        return [len(self.line)]

    def view_fields(self) -> JsonObject:
        """Return the line as JSON, each tile as it lies."""
        return {"row": [f"{one}-{two}" for one, two in self.line]}

    def client_state(self) -> JsonObject:
        """Return the line: nothing is hidden here."""
        return {"row": pip_pairs(self.line)}

    @property
    def prompt(self) -> Message:
        """The length of the line."""
        return message("play-in-line", tiles=len(self.line))

    @property
    def task(self) -> Message:
        """The task in one line."""
        return message("play-task-knock")

    def move_label(self, move: Move) -> Message | None:
        """Label the move with the two tiles."""
        if not isinstance(move, Knock):
            return None
        one, two = self.line[move.joint - 1 : move.joint + 1]
        return message("play-knock-out", one=f"{one[0]}-{one[1]}", two=f"{two[0]}-{two[1]}")

    def apply_set_out(self, event: SetOut) -> "KnockOutState":
        """Start with this line."""
        return replace(self, line=tuple(laid for laid in event.rows[0] if laid))

    def apply_move(self, event: Event) -> "KnockOutState":
        """Remove two tiles and close the gap."""
        assert isinstance(event, KnockedOut)
        return replace(self, line=self.line[: event.joint - 1] + self.line[event.joint + 1 :])


@dataclass(frozen=True)
class KnockOutLogic(OneRowLogic):
    """Knock-Out's rules (KO-1 … KO-3)."""

    @property
    def kind(self) -> str:
        """The kind of layout: a line of neighbours."""
        return "line"

    def new_state(self, rules: SoloRules) -> KnockOutState:
        """Return the state before the deal."""
        return KnockOutState(rules=rules)

    def legal(self, state: KnockOutState) -> list[Move]:
        """List every joint with equal halves (KO-2)."""
        pairs = zip(state.line, state.line[1:], strict=False)
        return [Knock(at) for at, (one, two) in enumerate(pairs, 1) if one[1] is two[0]]

    def decide(self, state: KnockOutState, action: Move) -> list[Event]:
        """Both tiles go."""
        assert isinstance(action, Knock)
        return [KnockedOut(action.joint)]

    def outcome(self, state: KnockOutState, last: Move | Setup) -> tuple[bool, int] | None:
        """End when no knock is left; won if no tile is (KO-3)."""
        return None if self.legal(state) else (not state.line, len(state.line))

    def result_left(self, state: KnockOutState) -> int:
        """Return the number of tiles in the line."""
        return len(state.line)
