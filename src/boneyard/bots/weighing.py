"""What every move is worth, on the fast core: hints ask for it where that is installed."""

import random
from collections.abc import Sequence

import numpy as np

from boneyard import fast
from boneyard.actions import Move
from boneyard.bots import Hint
from boneyard.bots.lookahead import Looker
from boneyard.bots.reasons import Reasons
from boneyard.bots.search import Effort, Mind, Thought
from boneyard.fast.belief import Belief
from boneyard.fast.heuristic import Floats
from boneyard.fast.rollouts import counted, sign_of, tried
from boneyard.fast.rows import Rows
from boneyard.layout import Aspect
from boneyard.state import State
from boneyard.words import Message


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
    points = thought.points
    found = [
        Hint(
            move,
            float(points[at]),
            float(thought.wins[at]),
            float(thought.errors[at]),
            float(points[thought.best] - points[at]),
            reasons[at],
        )
        for at, move in enumerate(thought.moves)
    ]
    return sorted(found, key=lambda hint: hint.cost)


def as_it_is(view: State, seat: int, dice: random.Random, effort: Effort) -> tuple[float, float]:
    """What the round may bring a seat that isn't to move: points and the chance to win it."""
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
    return float((gains[:, side] - others).mean()), float((best[:, side] / best.sum(axis=1)).mean())
