"""What an analysis is made of besides judging positions: luck, turning points, players; solitaires.

Nothing here needs the fast core.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from boneyard.analysis.coach import COSTLY_QUALITIES, classify_mistake
from boneyard.analysis.findings import CLEAR_COST_ERRORS as CLEAR_COST
from boneyard.analysis.findings import (
    QUALITIES,
    Analysis,
    Choice,
    Decision,
    Luck,
    Missed,
    Moment,
    Player,
    Swing,
)
from boneyard.analysis.steps import Step
from boneyard.bots.evidence import find_shown_lacks
from boneyard.core.ids import all_sides
from boneyard.core.position import Position
from boneyard.engine.legal import legal
from boneyard.records import Record
from boneyard.rules.game import State
from boneyard.solitaire.game import SoloState
from boneyard.solitaire.solve import Solution, solve

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Expectation:
    """The expectation at a moment, for each side."""

    chances: tuple[float, ...]
    """Chances to win the match."""
    margins: tuple[float, ...]
    """Points over the others in this round, including those made already."""
    error: float
    """The standard error of the first chance."""


def unclaimed_points(state: State) -> tuple[int, ...]:
    """Return the points that can still be claimed, for the side that made them."""
    points = [0] * len(state.scores)
    for made in state.pending:
        if made.seat is not None and made.play == state.plays:
            points[state.rules.side(made.seat)] += made.points
    return tuple(points)


def make_moment(step: Step, expectation: Expectation) -> Moment:
    """Make the moment of a step."""
    return Moment(
        step.round,
        step.number,
        step.seat,
        step.text,
        step.kind,
        expectation.chances,
        expectation.margins,
        expectation.error,
    )


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


#: The most turning points.
MAX_SWINGS: Final = 5

#: A swing must exceed its error by this factor, and be no smaller than this.
CLEAR_SWING_ERRORS, MIN_SWING = 3.0, 0.02


def split_luck(curve: Sequence[Moment], steps: Sequence[Step]) -> tuple[Luck, ...]:
    """Split the result of each finished round into deal, draws and play."""
    found = []
    over = {step.round for step in steps if not step.after.playing}
    for number in sorted(over):
        moments = [one for one in curve if one.round == number]
        sides = range(len(moments[0].margins))
        draws, play = [0.0] * len(sides), [0.0] * len(sides)
        for before, after in pairwise(moments):
            part = draws if after.kind == "draw" else play
            for side in sides:
                part[side] += after.margins[side] - before.margins[side]
        first, last = moments[0].margins, moments[-1].margins
        found.append(Luck(number, first, tuple(draws), tuple(play), last))
    return tuple(found)


def find_swings(curve: Sequence[Moment]) -> tuple[Swing, ...]:
    """Find the moments that changed the match most."""
    found = []
    for before, after in pairwise(curve):
        gains = [now - then for now, then in zip(after.chances, before.chances, strict=True)]
        side = max(all_sides(len(gains)), key=gains.__getitem__)
        error = (before.error**2 + after.error**2) ** 0.5
        if gains[side] >= max(MIN_SWING, CLEAR_SWING_ERRORS * error):
            found.append(
                Swing(after.round, after.number, after.seat, after.move, after.kind, side,
                      gains[side], error)
            )  # fmt: skip
    return tuple(sorted(found, key=lambda one: -one.gain)[:MAX_SWINGS])


def _summarize_player(
    record: Record, seat: int, decisions: Sequence[Decision], luck: Sequence[Luck],
    late: Sequence[Missed],
) -> Player:  # fmt: skip
    own = [one for one in decisions if one.seat == seat]
    words = Counter(one.quality for one in own)
    side = record.rules.side(seat)
    # The best of several estimates looks better than it is: what may be noise is not summed.
    clear = [one for one in own if one.cost > CLEAR_COST * one.error]
    forgot = [one for one in late if one.seat == seat]
    cost = sum(one.cost for one in clear) + sum(one.cost for one in forgot)
    return Player(
        seat,
        record.seats[seat],
        len(own),
        words["best"],
        cost,
        cost / len(own) if own else 0.0,
        sum(one.win_cost for one in own if one.win_cost > CLEAR_COST * one.win_error),
        {word: words[word] for word in QUALITIES},
        sum(one.deal[side] for one in luck),
        sum(one.draws[side] for one in luck),
        sum(one.points_cost for one in clear) + sum(one.points for one in forgot),
    )


def make_analysis(
    record: Record,
    last: Position,
    worlds: int,
    seed: int,
    decisions: Sequence[Decision],
    curve: Sequence[Moment],
    luck: tuple[Luck, ...],
    late: tuple[Missed, ...],
) -> Analysis:
    """Put the parts of an analysis together."""
    rules = record.rules
    return Analysis(
        rules.game.name,
        rules.game.title,
        record.seats,
        rules.sides,
        last.over,
        last.winners,
        last.scores,
        worlds,
        seed,
        "tiles" if rules.alone else "match",
        tuple(decisions),
        tuple(curve),
        find_swings(curve),
        luck,
        tuple(
            _summarize_player(record, seat, decisions, luck, late) for seat in range(rules.players)
        ),
        late,
    )


def with_habit(step: Step, one: Decision) -> Decision:
    """Add the habit to a decision, if it clearly cost something."""
    if one.quality not in COSTLY_QUALITIES:
        return one
    assert isinstance(step.before, State)
    return replace(one, habit=classify_mistake(step, one.best, find_shown_lacks(step.before)))
