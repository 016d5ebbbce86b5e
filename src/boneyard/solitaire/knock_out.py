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
        logic = self.rules.game.logic
        assert isinstance(logic, KnockOutLogic)
        return {"row": pip_pairs(self.line), "run": logic.run}

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
        logic = self.rules.game.logic
        assert isinstance(logic, KnockOutLogic)
        joint, tiles = logic.knocked_tiles(self, move.joint)
        one, two = self.line[joint - 1], self.line[joint + tiles - 2]
        names = {"one": f"{one[0]}-{one[1]}", "two": f"{two[0]}-{two[1]}"}
        if tiles > 2:
            return message("play-knock-out-run", tiles=tiles, **names)
        return message("play-knock-out", **names)

    def apply_set_out(self, event: SetOut) -> "KnockOutState":
        """Start with this line."""
        return replace(self, line=tuple(laid for laid in event.rows[0] if laid))

    def apply_move(self, event: Event) -> "KnockOutState":
        """Remove the tiles and close the gap."""
        assert isinstance(event, KnockedOut)
        first = event.joint - 1
        return replace(self, line=self.line[:first] + self.line[first + event.tiles :])


@dataclass(frozen=True)
class KnockOutLogic(OneRowLogic):
    """Knock-Out's rules (KO-1 … KO-4)."""

    run: bool = False
    """A knock takes the whole run of a joint, not two tiles (KO-4)."""

    @property
    def can_be_lost(self) -> bool:
        """Return False: the tiles left are the score."""
        return False

    @property
    def kind(self) -> str:
        """The kind of layout: a line of neighbours."""
        return "line"

    def new_state(self, rules: SoloRules) -> KnockOutState:
        """Return the state before the deal."""
        return KnockOutState(rules=rules)

    def legal(self, state: KnockOutState) -> list[Move]:
        """List every joint with equal halves (KO-2)."""
        return [Knock(joint) for joint in range(1, len(state.line)) if _hangs(state, joint)]

    def knocked_tiles(self, state: KnockOutState, joint: int) -> tuple[int, int]:
        """Return the first joint of the tiles that a knock takes, and how many they are."""
        first, last = joint, joint
        while self.run and _hangs(state, first - 1):
            first -= 1
        while self.run and _hangs(state, last + 1):
            last += 1
        return first, last - first + 2

    def decide(self, state: KnockOutState, action: Move) -> list[Event]:
        """Both tiles go, or the whole run."""
        assert isinstance(action, Knock)
        return [KnockedOut(*self.knocked_tiles(state, action.joint))]

    def outcome(self, state: KnockOutState, last: Move | Setup) -> tuple[bool, int] | None:
        """End when no knock is left; won if no tile is (KO-3)."""
        return None if self.legal(state) else (not state.line, len(state.line))

    def result_left(self, state: KnockOutState) -> int:
        """Return the number of tiles in the line."""
        return len(state.line)


def _hangs(state: KnockOutState, joint: int) -> bool:
    """Return whether the halves at a joint, counted from 1, are equal."""
    line = state.line
    return 1 <= joint < len(line) and line[joint - 1][1] is line[joint][0]
