"""What a decision cost: against the best move, for one who knows what the player knew."""

import random
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from boneyard import fast
from boneyard.actions import Call, Catch, Move
from boneyard.analysis.findings import Choice, Decision
from boneyard.analysis.walking import Step, seen_from
from boneyard.bots.outlook import rounds_of
from boneyard.bots.thinking import Effort, Mind, Thought
from boneyard.engine import legal
from boneyard.rules.game import Rules
from boneyard.state import Position

#: From which cost on, as a share of what rounds differ by, a move has this quality.
THRESHOLDS: Final = (("blunder", 0.35), ("mistake", 0.15), ("slip", 0.05))
#: A cost must be clear of its error by so many of them.
CLEAR: Final = 2.0


def is_decision(step: Step) -> bool:
    """Say whether there was something to choose."""
    before = step.before
    if before is None or before.rules.alone or step.seat is None or before.to_act != step.seat:
        return False
    moves = _moves(before, step.seat)
    return len(moves) > 1 and step.move in moves


def _moves(state: Position, seat: int) -> list[Move]:
    return [move for move in legal(state, seat) if not isinstance(move, Call | Catch)]


def scale_of(rules: Rules) -> float:
    """By how much what a round brings differs from round to round: the standard deviation."""
    points = np.array(rounds_of(fast.compile(rules)), np.float64)
    others = (points.sum(axis=1) - points[:, 0]) / (points.shape[1] - 1)
    return max(float((points[:, 0] - others).std()), 1e-9)


def quality_of(cost: float, error: float, scale: float, is_best: bool) -> str:
    """The word for a move: what a cost may be by chance is not held against it."""
    if is_best:
        return "best"
    sure = (cost - CLEAR * error) / scale
    return next((word for word, least in THRESHOLDS if sure >= least), "fine")


def judged(step: Step, worlds: int, seed: int) -> Decision:
    """Look at a decision through the player's eyes."""
    state: Any = step.before
    seat = step.seat
    assert seat is not None
    dice = random.Random(f"{seed} {step.round} {step.number}")
    effort = Effort(worlds=worlds, heeds=True, proposals=2, trained=True, exact=True, even=True)
    moves = _moves(state, seat)
    thought = Mind(seen_from(state, seat), seat, moves, dice).think(effort)
    return _decision(step, thought, moves.index(step.move), scale_of(state.rules))


def _decision(step: Step, thought: Thought, made: int, scale: float) -> Decision:
    best = int(np.argmax(thought.points))
    apart = thought.won[:, best] - thought.won[:, made]
    cost, error = float(thought.points[best] - thought.points[made]), float(thought.errors[made])
    assert step.seat is not None
    return Decision(
        step.round,
        step.number,
        step.seat,
        step.text,
        str(thought.moves[best]),
        cost,
        error if made != best else 0.0,
        float(apart.mean()),
        float(apart.std() / np.sqrt(len(apart))),
        quality_of(cost, error, scale, made == best),
        _choices(thought, best),
    )


def _choices(thought: Thought, best: int) -> tuple[Choice, ...]:
    points = thought.points
    ranked: Sequence[int] = sorted(range(len(points)), key=lambda at: (-points[at], at != best))
    return tuple(
        Choice(
            str(thought.moves[at]),
            float(points[at]),
            float(thought.wins[at]),
            float(points[best] - points[at]),
            float(thought.errors[at]),
        )
        for at in ranked
    )
