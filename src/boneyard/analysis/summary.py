"""Players of an analysis, and the analysis put together from its parts.

Nothing here needs the fast core.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from boneyard.analysis.coach import classify_mistake
from boneyard.analysis.findings import Analysis, Decision, Luck, Missed, Moment, Player
from boneyard.analysis.move_quality import CLEAR_COST_ERRORS as CLEAR_COST
from boneyard.analysis.move_quality import COSTLY_QUALITIES, QUALITIES
from boneyard.analysis.steps import Step
from boneyard.analysis.turning_points import find_swings
from boneyard.bots.shown_lacks import find_shown_lacks
from boneyard.core.position import Position
from boneyard.records import Record
from boneyard.rules.game import State


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
