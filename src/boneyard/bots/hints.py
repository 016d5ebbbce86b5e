"""Hints: the value of every legal move, with reasons."""

import math
import random
from collections.abc import Sequence
from statistics import fmean, pstdev
from typing import Final, assert_never

from boneyard.bots import fallback_search
from boneyard.bots.registry import Hint, Hints
from boneyard.bots.search_budget import SearchBudget
from boneyard.bots.solitaire import plan_moves, sample_arrangements
from boneyard.core.actions import Call, Catch, Move
from boneyard.core.arguments import argument_error, check_dice, check_seat, check_seconds
from boneyard.core.position import Position
from boneyard.core.suggestions import check_name
from boneyard.engine import act
from boneyard.engine.kinds import state_of_kind
from boneyard.engine.legal import legal
from boneyard.fast.errors import CannotCompile, require_fast
from boneyard.i18n import Message, message
from boneyard.i18n.translator import Translate, english
from boneyard.layout import Aspect
from boneyard.layout.pose import ASPECT_RATIOS
from boneyard.rules.game import State
from boneyard.solitaire.game import SoloState
from boneyard.solitaire.solve import Solution, solve

#: The budget of a hint: every move on every world, so that costs can be compared.
DEFAULT_BUDGET: Final = SearchBudget(
    worlds=300,
    use_likelihoods=True,
    proposals=2,
    trained_weights=True,
    exact=True,
    all_moves_equally=True,
    maximize_match=True,
)

#: Rollouts on the plain engine, where there is no other.
FALLBACK_ROLLOUTS: Final = 100

#: Time limit of the solvers for a hint in a solitaire, in seconds.
SOLVER_SECONDS: Final = 2.0

#: The reason to call what brings points.
_CALL_MESSAGES: Final = {
    "claim": "bots-call-claim",
    "muggins": "bots-call-muggins",
    "perfect-ten": "bots-call-perfect-ten",
}


def hints(
    view: Position,
    seat: int,
    dice: random.Random,
    effort: SearchBudget = DEFAULT_BUDGET,
    *,
    shape: Aspect = "wide",
    patience: float = SOLVER_SECONDS,
) -> Hints:
    """Return a hint for every legal move of a seat: calls first, then the best move first.

    Args:
        view: what the seat may know.
        seat: the seat.
        dice: random numbers; the same ones give the same hints.
        effort: how much is tried; the default takes about a second.
        shape: the shape of the picture by which ends are named, as of `draw`.
        patience: the most seconds that a solitaire is solved for.

    Returns:
        The hints, a list that prints as lines and that a notebook shows as a table.

    >>> import boneyard, random
    >>> match = boneyard.Match("knock-out", seed="tea")
    >>> hints = boneyard.hints(match.view(0), 0, random.Random(1))
    >>> hints[0].move in match.legal_moves
    True
    """
    view = state_of_kind(view)
    check_seat(seat, view.rules.players)
    check_dice(dice)
    if not isinstance(effort, SearchBudget):
        raise argument_error("library-expected-effort", effort)
    check_name("shape", shape, ASPECT_RATIOS)
    check_seconds("patience", patience)
    match view:
        case State() as table:
            return Hints(_table_hints(table, seat, dice, effort, shape))
        case SoloState() as solo:
            return Hints(_solitaire_hints(solo, patience))
        case other:
            assert_never(other)


def _table_hints(
    view: State,
    seat: int,
    dice: random.Random,
    budget: SearchBudget,
    shape: Aspect,
) -> list[Hint]:
    moves = legal(view, seat)
    calls = [move for move in moves if isinstance(move, Call | Catch)]
    turn = [move for move in moves if not isinstance(move, Call | Catch)]
    found: list[Hint] = []
    if turn:
        try:
            with require_fast():
                from boneyard.bots.evaluate import evaluate_turn
            found = evaluate_turn(view, seat, turn, dice, budget, shape)
        except CannotCompile:
            found = _fallback_hints(view, seat, turn, dice)
    if not calls:
        return found
    return [*_call_hints(view, seat, calls, found[:1], dice, budget), *found]


def _call_hints(
    view: State, seat: int, calls: Sequence[Call | Catch], best: Sequence[Hint],
    dice: random.Random, budget: SearchBudget,
) -> list[Hint]:  # fmt: skip
    """Return hints for calls: they cost nothing, and what they bring goes to the caller."""
    made = [call_points(view, call) for call in calls]
    try:
        with require_fast():
            from boneyard.bots.evaluate import forecast
        ahead = forecast(view, seat, dice, budget, made)
        points, wins, match = ahead.points, ahead.wins, [*map(float, ahead.match_with_points)]
    except CannotCompile:
        points, wins, match = 0.0, 1 / view.rules.sides, []
    if best:
        points, wins = best[0].points, best[0].wins
    chances: Sequence[float | None] = match or [None] * len(calls)
    return [
        Hint(call, points + more, wins, 0.0, 0.0, (_explain_call(call, more),), chance)
        for call, more, chance in zip(calls, made, chances, strict=True)
    ]


def call_points(view: State, call: Call | Catch) -> int:
    """Return the points that a call brings at once; 0 if it is for something else."""
    if isinstance(call, Catch) or call.word == "domino":
        return 0
    play = view.plays - 1 if call.word == "muggins" else view.plays
    return next(one.points for one in view.pending if one.play == play)


def _explain_call(call: Call | Catch, points: int) -> Message:
    if isinstance(call, Catch):
        return message("bots-call-catch")
    if call.word == "domino":
        return message("bots-call-domino")
    return message(_CALL_MESSAGES[call.word], points=points)


def _fallback_hints(
    view: State, seat: int, moves: Sequence[Move], dice: random.Random
) -> list[Hint]:
    """Return hints of the plain engine, where the fast core doesn't know the rules."""
    _, tried = fallback_search.search_moves(view, seat, moves, dice, FALLBACK_ROLLOUTS)
    means = [fmean(gains) for gains in tried]
    best = max(range(len(moves)), key=means.__getitem__)
    why = message("bots-plainly", worlds=len(tried[0]))
    found = [
        Hint(
            move,
            means[at],
            fmean(gain > 0 for gain in tried[at]),
            _standard_error(tried[at], tried[best]),
            means[best] - means[at],
            (why,),
        )
        for at, move in enumerate(moves)
    ]
    return sorted(found, key=lambda hint: hint.cost)


def _standard_error(gains: Sequence[float], best: Sequence[float]) -> float:
    """Return the standard error of a move's value, against the best."""
    apart = [one - other for one, other in zip(gains, best, strict=True)]
    return pstdev(apart) / math.sqrt(len(apart))


def _solitaire_hints(view: SoloState, solver_seconds: float) -> list[Hint]:
    """Return the solver's result for each move of a solitaire; face-down tiles are sampled."""
    moves = legal(view, 0)
    if not moves:
        return []
    positions = sample_arrangements(view)
    seconds = solver_seconds / (len(moves) * len(positions))
    solutions = [
        [solve(act(position, 0, move)[1], seconds) for position in positions] for move in moves
    ]
    lefts = [[0.0 if one.won else float(one.best) for one in found] for found in solutions]
    plan = plan_moves(view, solver_seconds)
    means = [fmean(left) for left in lefts]
    best = min(range(len(moves)), key=lambda at: (means[at], moves[at] not in plan[:1]))
    ranked = sorted(range(len(moves)), key=lambda at: (means[at], at != best))
    return [
        Hint(
            moves[at],
            -means[at],
            fmean(bool(one.won) for one in solutions[at]),
            _standard_error(lefts[at], lefts[best]),
            means[at] - means[best],
            _solitaire_reasons(view, solutions[at], at == best and moves[at] in plan[:1]),
            solo=True,
        )
        for at in ranked
    ]


def _solitaire_reasons(
    view: SoloState, found: Sequence[Solution], first: bool
) -> tuple[Message, ...]:
    won = sum(bool(one.won) for one in found)
    way = (message("bots-alone-plan"),) if first else ()
    if len(found) > 1:
        left = sum(0 if one.won else one.best for one in found) / len(found)
        outcome = message("bots-alone-tried", tried=len(found), won=won)
        return (*way, outcome, message("bots-alone-face-down", left=round(left, 1)))
    (one,) = found
    if not one.won:
        outcome = message("bots-alone-left", tiles=one.best, proved=one.proved)
    elif view.rules.game.logic.result_unit == "columns":
        outcome = message("bots-alone-won-columns", columns=one.best, proved=one.proved)
    else:
        outcome = message("bots-alone-won", proved=one.proved)
    return (*way, outcome)


#: Chances that differ by less are shown as equal.
MIN_CHANCE_DIFFERENCE: Final = 0.0005


def round_tenths(value: float) -> float:
    """Round to at most one decimal, without a sign."""
    rounded = round(abs(value), 1)
    return int(rounded) if rounded == int(rounded) else rounded


def describe_points(points: float) -> Message:
    """Format points: `3.4 points`, `1 point`."""
    return message("common-points", points=round_tenths(points))


def _to_percent(share: float) -> int:
    return round(100 * share)


def describe_best(hint: Hint, solo: bool) -> Message | None:
    """Describe what the best move brings, and how certain that is."""
    if solo:
        return None
    way = "more" if hint.points >= 0 else "fewer"
    points, wins = describe_points(hint.points), _to_percent(hint.wins)
    if hint.match is not None:
        match, about = _to_percent(hint.match), round_tenths(200 * hint.match_error)
        return message(
            "hints-match", way=way, points=points, wins=wins, match=match, about=about,
            sure="no" if about else "yes",
        )  # fmt: skip
    if not hint.error:
        return message("hints-best", way=way, points=points, wins=wins)
    sure = describe_points(2 * hint.error)
    return message("hints-best-about", way=way, points=points, wins=wins, about=sure)


def describe_hint(hint: Hint) -> str:
    """Describe a move, its value and its reasons in English sentences, for programs."""
    value = describe_best(hint, hint.solo)
    return f"{hint.move}: {join_sentences((value, *hint.reasons), english)}"


def join_sentences(parts: Sequence[Message | None], translate: Translate) -> str:
    """Join messages to one text, each with a stop at its end."""
    texts = [translate(part) for part in parts if part is not None]
    return " ".join(text if text.endswith(".") else f"{text}." for text in texts)


def describe_cost(hint: Hint, solo: bool) -> Message:
    """Describe what another move costs against the best one."""
    if hint.match is not None and hint.match_cost < MIN_CHANCE_DIFFERENCE:
        return message("hints-as-good")
    if hint.match is not None:
        doubt = "yes" if hint.match_cost < 2 * hint.match_error else "no"
        less = round_tenths(100 * hint.match_cost)
        return message("hints-less-match", less=less, match=_to_percent(hint.match), doubt=doubt)
    if hint.cost < 0.05:
        return message("hints-as-good")
    if solo:
        return message("hints-more-left", tiles=round_tenths(hint.cost))
    doubt = "yes" if hint.cost < 2 * hint.error else "no"
    wins = _to_percent(hint.wins)
    return message("hints-less", points=describe_points(hint.cost), wins=wins, doubt=doubt)
