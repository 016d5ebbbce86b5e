"""The whole analysis: decisions, the curve, luck and turning points of a match."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

from boneyard.analysis.alone import looked_at_alone
from boneyard.analysis.findings import (
    QUALITIES,
    Analysis,
    Decision,
    Luck,
    Moment,
    Player,
    Swing,
)
from boneyard.analysis.judging import CLEAR as CLEAR_COST
from boneyard.analysis.judging import is_decision, judged
from boneyard.analysis.standing import Reckoner, moment_of
from boneyard.analysis.walking import Step, steps_of
from boneyard.record import Record
from boneyard.state import Position

#: Turning points that are told, at most.
MOST: Final = 5
#: A swing must be clear of its error by so many of them, and no smaller than this.
CLEAR, LEAST = 3.0, 0.02

Progress = Callable[[float], None]


def summed(record: Record, worlds: int, seed: int, progress: Progress) -> Analysis:
    """Analyse a record."""
    steps = steps_of(record)
    last = steps[-1].after
    if record.rules.alone:
        decisions, curve = looked_at_alone(steps, progress)
        return _analysis(record, last, worlds, seed, decisions, curve, ())
    decisions, curve = [], []
    reckoner = Reckoner(worlds, seed)
    for at, step in enumerate(steps, 1):
        if is_decision(step):
            decisions.append(judged(step, worlds, seed))
        after: Any = step.after
        # Where chance is to take a tile, the next step tells how that turned out.
        if after.to_act is not None or not after.playing:
            curve.append(moment_of(step, reckoner.standing(after)))
        progress(at / len(steps))
    return _analysis(record, last, worlds, seed, decisions, curve, _luck(curve, steps))


def _luck(curve: Sequence[Moment], steps: Sequence[Step]) -> tuple[Luck, ...]:
    """Where the result of each finished round came from."""
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


def swings_of(curve: Sequence[Moment]) -> tuple[Swing, ...]:
    """The moments after which the match stood most differently."""
    found = []
    for before, after in pairwise(curve):
        gains = [now - then for now, then in zip(after.chances, before.chances, strict=True)]
        side = max(range(len(gains)), key=gains.__getitem__)
        error = (before.error**2 + after.error**2) ** 0.5
        if gains[side] >= max(LEAST, CLEAR * error):
            found.append(
                Swing(after.round, after.number, after.seat, after.move, after.kind, side,
                      gains[side], error)
            )  # fmt: skip
    return tuple(sorted(found, key=lambda one: -one.gain)[:MOST])


def _player(
    record: Record, seat: int, decisions: Sequence[Decision], luck: Sequence[Luck]
) -> Player:
    own = [one for one in decisions if one.seat == seat]
    words = Counter(one.quality for one in own)
    side = record.rules.side(seat)
    # The best of several guesses looks better than it is: what may be chance is not summed.
    cost = sum(one.cost for one in own if one.cost > CLEAR_COST * one.error)
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
    )


def _analysis(
    record: Record,
    last: Position,
    worlds: int,
    seed: int,
    decisions: Sequence[Decision],
    curve: Sequence[Moment],
    luck: tuple[Luck, ...],
) -> Analysis:
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
        "tiles" if rules.alone else "points",
        tuple(decisions),
        tuple(curve),
        swings_of(curve),
        luck,
        tuple(_player(record, seat, decisions, luck) for seat in range(rules.players)),
    )
