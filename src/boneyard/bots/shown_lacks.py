"""What players showed by passing or drawing: which ends they lacked."""

from collections.abc import Mapping
from typing import Literal

from boneyard.core import events as e
from boneyard.core.tiles import Half
from boneyard.engine.legal import open_arms
from boneyard.rules.game import State

#: What a player did for want of a tile: passed, or drew.
LackEvidence = Literal["passed", "drew"]


def find_shown_lacks(view: State) -> Mapping[tuple[int, Half], LackEvidence]:
    """Return what players did in this round for want of a tile: by seat and open end."""
    shown: dict[tuple[int, Half], LackEvidence] = {}
    before = view.rules.new_match()
    for event in view.round_events:
        forced = before.question is None and not before.may_stop and before.owes is None
        if not (forced and isinstance(event, e.Passed | e.Drew | e.Discarded)):
            pass
        elif event.seat == before.turn:
            want: LackEvidence = "drew" if isinstance(event, e.Drew) else "passed"
            for arm in open_arms(before, event.seat):
                if shown.get((event.seat, arm.half)) != "passed":
                    shown[event.seat, arm.half] = want
        before = before.apply_event(event)
    return shown
