"""What every move is worth, on the fast core: hints ask for it where that is installed."""

import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from boneyard import fast
from boneyard.bots.budget import Effort
from boneyard.bots.explain import Looker, Reasons
from boneyard.bots.registry import Hint
from boneyard.bots.search import Mind, Outlook, Thought
from boneyard.core.actions import Move
from boneyard.fast.belief import Belief
from boneyard.fast.rollouts import counted, sign_of, tried
from boneyard.fast.rows import Rows
from boneyard.fast.weights import Floats
from boneyard.i18n import Message
from boneyard.layout import Aspect
from boneyard.rules.game import State


def of_turn(
    view: State,
    seat: int,
    moves: Sequence[Move],
    dice: random.Random,
    effort: Effort,
    shape: Aspect,
) -> list[Hint]:
    """Every move of a seat whose turn it is, the best first."""
    mind = Mind(view, seat, moves, dice)
    thought = mind.think(effort)
    reasons = Reasons(Looker(mind, thought), thought, shape)
    return _ranked(thought, [reasons.of(at) for at in range(len(moves))])


def _ranked(thought: Thought, reasons: Sequence[tuple[Message, ...]]) -> list[Hint]:
    points, most = thought.points, float(thought.points.max())
    match, best = thought.match, float(thought.match.max())
    known = thought.by_match
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


class Ahead(NamedTuple):
    """What may come of a match for a seat that isn't to move."""

    points: float
    wins: float
    """The chance to win the round."""
    match: float
    """The chance to win the match."""
    called: Floats
    """That chance, if so many points more were the side's: a row for each number asked for."""


def as_it_is(
    view: State, seat: int, dice: random.Random, effort: Effort, more: Sequence[int] = ()
) -> Ahead:
    """What is ahead of a seat as things are, and with some points more."""
    game, side = fast.compile(view.rules), view.rules.side(seat)
    worlds = Belief(game, view, seat).worlds(effort.worlds, dice.getrandbits(62))
    Rows(game, worlds).drop_claims()  # what there is to be called is told with the call
    # No move of anybody's: the round is just played on.
    played_on = np.array([-1], np.int64)
    report = tried(game, worlds, played_on, dice.getrandbits(62), trained=effort.trained)
    ends = counted(game, report[:, 0])
    signed: Floats = sign_of(game) * ends.astype(np.float64)
    best = signed.max(axis=1, keepdims=True) == signed
    made = np.array(view.points) * (not view.rules.game.goal.single)
    gains = signed - sign_of(game) * made
    others = (gains.sum(axis=1) - gains[:, side]) / (gains.shape[1] - 1)
    outlook = Outlook(game, view)

    def chance(points: int) -> float:
        held = ends.copy()
        held[:, side] += points * (not view.rules.game.goal.single)
        return float(outlook.chances(held)[:, side].mean())

    return Ahead(
        float((gains[:, side] - others).mean()), float((best[:, side] / best.sum(axis=1)).mean()),
        chance(0), np.array([chance(points) for points in more]),
    )  # fmt: skip
