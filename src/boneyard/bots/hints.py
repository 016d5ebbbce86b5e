"""Hints: every legal move with what it is worth, how sure that is, and why."""

import random
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from boneyard import fast
from boneyard.actions import Call, Catch, Move
from boneyard.bots import Hint, plainly
from boneyard.bots.lookahead import Looker
from boneyard.bots.reasons import Reasons
from boneyard.bots.search import Effort, Mind, Thought
from boneyard.bots.solo import arranged, planned
from boneyard.engine import act, legal
from boneyard.fast.belief import Belief
from boneyard.fast.heuristic import Floats
from boneyard.fast.rollouts import counted, sign_of, tried
from boneyard.fast.rows import Rows
from boneyard.layout import Aspect
from boneyard.solitaire.game import SoloState
from boneyard.solitaire.solving import Solution, solve
from boneyard.state import Position, State
from boneyard.words import Message, message

#: How hard a hint is thought about: every move on every world, so that costs can be compared.
USUAL: Final = Effort(worlds=300, heeds=True, proposals=2, trained=True, exact=True, even=True)
#: Trials on the plain engine, where there is no other.
PLAIN_TRIALS: Final = 100
#: Seconds that the solvers may take over a hint in a game for one.
PATIENCE: Final = 2.0
#: Why one calls what brings points.
_CALLS: Final = {
    "claim": "bots-call-claim",
    "muggins": "bots-call-muggins",
    "perfect-ten": "bots-call-perfect-ten",
}


def hints(
    view: Position,
    seat: int,
    dice: random.Random,
    effort: Effort = USUAL,
    *,
    shape: Aspect = "wide",
    patience: float = PATIENCE,
) -> list[Hint]:
    """Every legal move of a seat: calls first, then the best; the shape names the ends."""
    return _hints(view, seat, dice, effort, shape, patience)


def _hints(
    view: Any, seat: int, dice: random.Random, effort: Effort, shape: Aspect, patience: float
) -> list[Hint]:
    if view.rules.alone:
        return _alone(view, patience)
    moves = legal(view, seat)
    calls = [move for move in moves if isinstance(move, Call | Catch)]
    turn = [move for move in moves if not isinstance(move, Call | Catch)]
    found: list[Hint] = []
    if turn:
        try:
            found = _of_turn(view, seat, turn, dice, effort, shape)
        except fast.CannotCompile:
            found = _plainly(view, seat, turn, dice)
    if not calls:
        return found
    ahead = (found[0].points, found[0].wins) if found else _as_it_is(view, seat, dice, effort)
    return [*(_call(view, call, *ahead) for call in calls), *found]


def _of_turn(
    view: State,
    seat: int,
    moves: Sequence[Move],
    dice: random.Random,
    effort: Effort,
    shape: Aspect,
) -> list[Hint]:
    mind = Mind(view, seat, moves, dice)
    thought = mind.think(effort)
    reasons = Reasons(Looker(mind, thought), thought, shape)
    return _ranked(thought, [reasons.of(at) for at in range(len(moves))])


def _plainly(view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> list[Hint]:
    """What the plain engine finds, where the fast core doesn't know the rules."""
    _, tried = plainly.best(view, seat, moves, dice, PLAIN_TRIALS)
    gains = np.array(tried).T
    means = gains.mean(axis=0)
    best = int(np.argmax(means))
    errors = (gains - gains[:, [best]]).std(axis=0) / np.sqrt(len(gains))
    wins = (gains > 0).mean(axis=0)
    why = message("bots-plainly", worlds=len(gains))
    found = [
        Hint(move, float(means[at]), float(wins[at]), float(errors[at]),
             float(means[best] - means[at]), (why,))
        for at, move in enumerate(moves)
    ]  # fmt: skip
    return sorted(found, key=lambda hint: hint.cost)


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


def _as_it_is(view: State, seat: int, dice: random.Random, effort: Effort) -> tuple[float, float]:
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


def _call(view: State, call: Call | Catch, points: float, wins: float) -> Hint:
    """A call costs nothing, and what there is to be got goes to whoever calls."""
    if isinstance(call, Catch):
        return Hint(call, points, wins, 0.0, 0.0, (message("bots-call-catch"),))
    if call.word == "domino":
        return Hint(call, points, wins, 0.0, 0.0, (message("bots-call-domino"),))
    play = view.plays - 1 if call.word == "muggins" else view.plays
    made = next(one.points for one in view.pending if one.play == play)
    why = message(_CALLS[call.word], points=made)
    return Hint(call, points + made, wins, 0.0, 0.0, (why,))


def _alone(view: SoloState, patience: float) -> list[Hint]:
    """What the solvers make of each move of a game for one; tiles face down are guessed."""
    moves = legal(view, 0)
    if not moves:
        return []
    positions = arranged(view)
    seconds = patience / (len(moves) * len(positions))
    lefts, solutions = np.zeros((len(positions), len(moves))), []
    for at, move in enumerate(moves):
        after = [act(position, 0, move)[1] for position in positions]
        found = [solve(position, seconds) for position in after]
        lefts[:, at] = [0 if one.won else one.best for one in found]
        solutions.append(found)
    plan = planned(view, patience)
    means = lefts.mean(axis=0)
    best = min(range(len(moves)), key=lambda at: (means[at], moves[at] not in plan[:1]))
    errors = (lefts - lefts[:, [best]]).std(axis=0) / np.sqrt(len(positions))
    ranked = sorted(range(len(moves)), key=lambda at: (means[at], at != best))
    return [
        Hint(
            moves[at],
            -float(means[at]),
            float(np.mean([bool(one.won) for one in solutions[at]])),
            float(errors[at]),
            float(means[at] - means[best]),
            _alone_reasons(view, solutions[at], at == best and moves[at] in plan[:1]),
        )
        for at in ranked
    ]


def _alone_reasons(view: SoloState, found: Sequence[Solution], first: bool) -> tuple[Message, ...]:
    won = sum(bool(one.won) for one in found)
    way = (message("bots-alone-plan"),) if first else ()
    if len(found) > 1:
        left = sum(0 if one.won else one.best for one in found) / len(found)
        told = message("bots-alone-tried", tried=len(found), won=won)
        return (*way, told, message("bots-alone-face-down", left=round(left, 1)))
    (one,) = found
    if not one.won:
        told = message("bots-alone-left", tiles=one.best, proved=one.proved)
    elif view.rules.game.conduct.counts == "columns":
        told = message("bots-alone-won-columns", columns=one.best, proved=one.proved)
    else:
        told = message("bots-alone-won", proved=one.proved)
    return (*way, told)
