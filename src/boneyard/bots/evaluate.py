"""Move evaluation on the fast core, for hints."""

import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from boneyard import fast
from boneyard.bots.explain import MoveExplainer, WorldFacts
from boneyard.bots.registry import Hint
from boneyard.bots.search import MatchEquity, Search, SearchResult
from boneyard.bots.search_budget import SearchBudget
from boneyard.core.actions import Move
from boneyard.fast.belief import Belief
from boneyard.fast.rollouts import count_rounds, points_sign, run_rollouts
from boneyard.fast.rows import RoundBatch
from boneyard.fast.weights import FloatArray
from boneyard.i18n import Message
from boneyard.layout import Aspect
from boneyard.rules.game import State


def evaluate_turn(
    view: State,
    seat: int,
    moves: Sequence[Move],
    dice: random.Random,
    budget: SearchBudget,
    shape: Aspect,
) -> list[Hint]:
    """Evaluate every move of the seat to move, the best first."""
    mind = Search(view, seat, moves, dice)
    thought = mind.run(budget)
    reasons = MoveExplainer(WorldFacts(mind, thought), thought, shape)
    return _rank_hints(thought, [reasons.explain(at) for at in range(len(moves))])


def _rank_hints(thought: SearchResult, reasons: Sequence[tuple[Message, ...]]) -> list[Hint]:
    points, most = thought.points, float(thought.points.max())
    match, best = thought.match_chances, float(thought.match_chances.max())
    known = thought.ranked_by_match
    found = [
        Hint(
            move,
            float(points[at]),
            float(thought.wins[at]),
            float(thought.errors[at]),
            most - float(points[at]),
            reasons[at],
            float(match[at]) if known else None,
            float(thought.match_errors[at]) if known else 0.0,
            best - float(match[at]) if known else 0.0,
        )
        for at, move in enumerate(thought.moves)
    ]
    return sorted(found, key=lambda hint: (hint.match_cost, hint.cost))


class Forecast(NamedTuple):
    """The outlook of a seat that isn't to move."""

    points: float
    wins: float
    """The chance to win the round."""
    match_chance: float
    """The chance to win the match."""
    match_with_points: FloatArray
    """That chance with extra points for the side: a row for each number requested."""


def forecast(
    view: State,
    seat: int,
    dice: random.Random,
    budget: SearchBudget,
    extra_points: Sequence[int] = (),
) -> Forecast:
    """Return the outlook of a seat as things are, and with some extra points."""
    game, side = fast.compile(view.rules), view.rules.side(seat)
    worlds = Belief(game, view, seat).sample_worlds(budget.worlds, dice.getrandbits(62))
    RoundBatch(game, worlds).drop_claims()  # pending points are counted with the call
    # No move: the round is just played on.
    played_on = np.array([-1], np.int64)
    report = run_rollouts(
        game, worlds, played_on, dice.getrandbits(62), trained=budget.trained_weights
    )
    ends = count_rounds(game, report[:, 0])
    signed: FloatArray = points_sign(game) * ends.astype(np.float64)
    best = signed.max(axis=1, keepdims=True) == signed
    made = np.array(view.points) * (not view.rules.game.goal.single)
    gains = signed - points_sign(game) * made
    others = (gains.sum(axis=1) - gains[:, side]) / (gains.shape[1] - 1)
    outlook = MatchEquity(game, view)

    def chance(points: int) -> float:
        held = ends.copy()
        held[:, side] += points * (not view.rules.game.goal.single)
        return float(outlook.win_chances(held)[:, side].mean())

    return Forecast(
        float((gains[:, side] - others).mean()), float((best[:, side] / best.sum(axis=1)).mean()),
        chance(0), np.array([chance(points) for points in extra_points]),
    )  # fmt: skip
