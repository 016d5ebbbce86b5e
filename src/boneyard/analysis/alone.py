"""Games for one: each move against the best result that was still possible, all tiles known."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from boneyard.analysis.findings import Choice, Decision, Moment
from boneyard.analysis.steps import Step
from boneyard.engine.legal import legal
from boneyard.solitaire.solve import Solution, solve

#: Seconds that the solver may take over a position; what isn't proved then is not judged.
SECONDS: Final = 2.0


def looked_at_alone(
    steps: Sequence[Step], progress: Callable[[float], None]
) -> tuple[list[Decision], list[Moment]]:
    """What each move cost in tiles that are left, and whether the game could still be won."""
    decisions, curve = [], []
    before: Solution | None = None
    for at, step in enumerate(steps, 1):
        found = _solved(step.after)
        left = -float(_left(found))
        chance = 1.0 if found.won else 0.0
        curve.append(
            Moment(step.round, step.number, step.seat, step.text, step.kind, (chance,), (left,), 0)
        )
        if before is not None and before.proved and found.proved and _chose(step):
            decisions.append(_decision(step, before, found))
        before = found
        progress(at / len(steps))
    return decisions, curve


def _solved(state: Any) -> Solution:
    return solve(state, SECONDS)


def _left(found: Solution) -> int:
    return 0 if found.won else found.best


def _chose(step: Step) -> bool:
    return step.before is not None and len(legal(step.before, 0)) > 1


def _decision(step: Step, before: Solution, after: Solution) -> Decision:
    cost = float(_left(after) - _left(before))
    lost = float(bool(before.won)) - float(bool(after.won))
    best = str(before.moves[0]) if cost and before.moves else step.text
    good = Choice(best, -float(_left(before)), float(bool(before.won)), 0.0, 0.0)
    made = Choice(step.text, -float(_left(after)), float(bool(after.won)), cost, 0.0)
    quality = "best" if not cost else "blunder" if lost else "mistake" if cost > 2 else "slip"
    return Decision(
        step.round, step.number, 0, step.text, best, cost, 0.0, lost, 0.0, quality,
        (good, made) if cost else (good,),
    )  # fmt: skip
