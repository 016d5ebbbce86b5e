"""Cost of a decision: against the best move, given what the player knew."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from boneyard import fast
from boneyard.analysis.findings import Choice, Decision, Missed
from boneyard.analysis.move_quality import rate_quality
from boneyard.analysis.steps import Step, step_dice, turn_moves, view_from
from boneyard.bots.evaluate import forecast
from boneyard.bots.hints import call_points
from boneyard.bots.search import Search, SearchResult
from boneyard.bots.search_budget import SearchBudget
from boneyard.core.actions import Call, Catch
from boneyard.engine.legal import legal
from boneyard.fast.compile_rules import GAME_CACHE_SIZE
from boneyard.fast.rollouts import play_heuristic_rounds
from boneyard.rules.game import Rules, State

#: Rounds played to measure what a round brings.
_SAMPLE_ROUNDS: Final = 512


@lru_cache(maxsize=GAME_CACHE_SIZE)
def round_spread(rules: Rules) -> float:
    """Return the standard deviation of what a round brings."""
    points = play_heuristic_rounds(fast.compile(rules), _SAMPLE_ROUNDS, 1).astype(np.float64)
    others = (points.sum(axis=1) - points[:, 0]) / (points.shape[1] - 1)
    return max(float((points[:, 0] - others).std()), 1e-9)


def _make_budget(worlds: int) -> SearchBudget:
    return SearchBudget(
        worlds=worlds,
        use_likelihoods=True,
        proposals=2,
        trained_weights=True,
        exact=True,
        all_moves_equally=True,
        maximize_match=True,
    )


def find_missed_calls(step: Step, worlds: int, seed: int) -> list[Missed]:
    """Return the calls that were missed with this step, and what each would have brought."""
    before = step.before
    if not isinstance(before, State) or step.seat is None:
        return []
    if isinstance(step.move, Call | Catch):
        return []
    found = []
    for seat in range(before.rules.players):
        late = [call for call in legal(before, seat) if call not in legal(step.after, seat)]
        for call in late:
            if not isinstance(call, Call):
                continue
            own_view = view_from(before, seat)
            points = call_points(own_view, call)
            if points:
                dice, budget = step_dice(step, seed), _make_budget(worlds)
                ahead = forecast(own_view, seat, dice, budget, [points])
                cost = max(float(ahead.match_with_points[0]) - ahead.match_chance, 0.0)
                found.append(Missed(step.round, step.number, seat, str(call), points, cost))
    return found


def judge_decision(step: Step, worlds: int, seed: int) -> Decision:
    """Evaluate a decision with the player's knowledge."""
    state, seat = step.before, step.seat
    assert isinstance(state, State)
    assert seat is not None
    moves = turn_moves(state, seat)
    mind = Search(view_from(state, seat), seat, moves, step_dice(step, seed))
    return _make_decision(step, mind.run(_make_budget(worlds)), moves.index(step.move))


def _make_decision(step: Step, thought: SearchResult, made: int) -> Decision:
    best = thought.best
    apart = thought.wins_by_world[:, best] - thought.wins_by_world[:, made]
    # The best is best by a little more than the chance: where a match is decided, by points.
    cost = max(float(thought.match_chances[best] - thought.match_chances[made]), 0.0)
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
        rate_quality(cost, error, made == best),
        _rank_choices(thought, best),
        points_cost=float(thought.points[best] - thought.points[made]),
        points_error=float(thought.errors[made]) if made != best else 0.0,
    )


def _rank_choices(thought: SearchResult, best: int) -> tuple[Choice, ...]:
    match, values = thought.match_chances, thought.values
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
