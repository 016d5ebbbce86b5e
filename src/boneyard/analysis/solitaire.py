"""Analysis of a solitaire: what each move cost in tiles left, with the solver."""

from collections.abc import Sequence
from typing import Final

from boneyard.analysis.findings import Choice, Decision, Moment
from boneyard.analysis.steps import Progress, Step
from boneyard.core.position import Position
from boneyard.engine.legal import legal
from boneyard.solitaire.game import SoloState
from boneyard.solitaire.solve import Solution, solve

#: Time limit of the solver for a position, in seconds; what isn't proved then is not judged.
SOLVER_SECONDS: Final = 2.0


def analyse_solitaire(
    steps: Sequence[Step], progress: Progress
) -> tuple[list[Decision], list[Moment]]:
    """Analyse a solitaire: what each move cost in tiles left, and whether it could still be won."""
    decisions, curve = [], []
    before: Solution | None = None
    for at, step in enumerate(steps, 1):
        found = _solve(step.after)
        left = -float(_tiles_left(found))
        chance = 1.0 if found.won else 0.0
        curve.append(
            Moment(step.round, step.number, step.seat, step.text, step.kind, (chance,), (left,), 0)
        )
        if before is not None and before.proved and found.proved and _had_choice(step):
            decisions.append(_solitaire_decision(step, before, found))
        before = found
        progress(at / len(steps))
    return decisions, curve


def _solve(state: Position) -> Solution:
    assert isinstance(state, SoloState)
    return solve(state, SOLVER_SECONDS)


def _tiles_left(found: Solution) -> int:
    return 0 if found.won else found.best


def _had_choice(step: Step) -> bool:
    return step.before is not None and len(legal(step.before, 0)) > 1


def _solitaire_decision(step: Step, before: Solution, after: Solution) -> Decision:
    cost = float(_tiles_left(after) - _tiles_left(before))
    lost = float(bool(before.won)) - float(bool(after.won))
    best = str(before.moves[0]) if cost and before.moves else step.text
    good = Choice(best, -float(_tiles_left(before)), float(bool(before.won)), 0.0, 0.0)
    made = Choice(step.text, -float(_tiles_left(after)), float(bool(after.won)), cost, 0.0)
    quality = "best" if not cost else "blunder" if lost else "mistake" if cost > 2 else "slip"
    return Decision(
        step.round, step.number, 0, step.text, best, cost, 0.0, lost, 0.0, quality,
        (good, made) if cost else (good,),
    )  # fmt: skip
