"""What a decision cost: against the best move, for one who knows what the player knew."""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np

from boneyard import fast
from boneyard.analysis.findings import Choice, Decision, Missed, quality_of
from boneyard.analysis.steps import Step, seen_from
from boneyard.bots.budget import Effort
from boneyard.bots.evaluate import as_it_is
from boneyard.bots.hints import called_points
from boneyard.bots.search import Mind, Thought
from boneyard.core.actions import Call, Catch, Move
from boneyard.core.position import Position
from boneyard.engine.legal import legal
from boneyard.fast.compile_rules import KEPT
from boneyard.fast.rollouts import played_by_thumb
from boneyard.rules.game import Rules

#: Rounds played to see what a round brings.
_ROUNDS: Final = 512


def is_decision(step: Step) -> bool:
    """Say whether there was something to choose."""
    before = step.before
    if before is None or before.rules.alone or step.seat is None or before.to_act != step.seat:
        return False
    moves = _moves(before, step.seat)
    return len(moves) > 1 and step.move in moves


def _moves(state: Position, seat: int) -> list[Move]:
    return [move for move in legal(state, seat) if not isinstance(move, Call | Catch)]


@lru_cache(maxsize=KEPT)
def scale_of(rules: Rules) -> float:
    """By how much what a round brings differs from round to round: the standard deviation."""
    points = played_by_thumb(fast.compile(rules), _ROUNDS, 1).astype(np.float64)
    others = (points.sum(axis=1) - points[:, 0]) / (points.shape[1] - 1)
    return max(float((points[:, 0] - others).std()), 1e-9)


def _effort(worlds: int) -> Effort:
    return Effort(
        worlds=worlds, heeds=True, proposals=2, trained=True, exact=True, even=True, match=True
    )


def _dice(step: Step, seed: int) -> random.Random:
    return random.Random(f"{seed} {step.round} {step.number}")


def missed(step: Step, worlds: int, seed: int) -> list[Missed]:
    """The calls that it is too late for with this step, and what each would have brought."""
    before: Any = step.before
    if before is None or before.rules.alone or step.seat is None:
        return []
    if isinstance(step.move, Call | Catch):
        return []
    found = []
    for seat in range(before.rules.players):
        late = [call for call in legal(before, seat) if call not in legal(step.after, seat)]
        for call in late:
            if not isinstance(call, Call):
                continue
            seen = seen_from(before, seat)
            points = called_points(seen, call)
            if points:
                ahead = as_it_is(seen, seat, _dice(step, seed), _effort(worlds), [points])
                cost = max(float(ahead.called[0]) - ahead.match, 0.0)
                found.append(Missed(step.round, step.number, seat, str(call), points, cost))
    return found


def judged(step: Step, worlds: int, seed: int) -> Decision:
    """Look at a decision through the player's eyes."""
    state: Any = step.before
    seat = step.seat
    assert seat is not None
    moves = _moves(state, seat)
    mind = Mind(seen_from(state, seat), seat, moves, _dice(step, seed))
    return _decision(step, mind.think(_effort(worlds)), moves.index(step.move))


def _decision(step: Step, thought: Thought, made: int) -> Decision:
    best = thought.best
    apart = thought.won[:, best] - thought.won[:, made]
    # The best is best by a hair more than the chance: where a match is decided, by points.
    cost = max(float(thought.match[best] - thought.match[made]), 0.0)
    error = float(thought.match_errors[made])
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
        quality_of(cost, error, made == best),
        _choices(thought, best),
        points_cost=float(thought.points[best] - thought.points[made]),
        points_error=float(thought.errors[made]) if made != best else 0.0,
    )


def _choices(thought: Thought, best: int) -> tuple[Choice, ...]:
    match, values = thought.match, thought.values
    ranked: Sequence[int] = sorted(range(len(match)), key=lambda at: (-values[at], at != best))
    return tuple(
        Choice(
            str(thought.moves[at]),
            float(thought.points[at]),
            float(thought.wins[at]),
            max(float(match[best] - match[at]), 0.0),
            float(thought.match_errors[at]),
            float(match[at]),
        )
        for at in ranked
    )
