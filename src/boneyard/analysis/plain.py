"""Analysis on the plain engine, where the fast core isn't installed, as in a browser.

It tries every move on far fewer worlds than `match`, and says so by its errors: what may be noise
is no mistake. Chances to win a match follow from the lead and the rounds that it may take.
"""

import math
import random
import time
from collections.abc import Iterator, Sequence
from statistics import fmean, pstdev
from typing import Final

from msgspec.structs import replace

from boneyard.analysis.findings import Analysis, Choice, Decision, Missed
from boneyard.analysis.luck import split_luck
from boneyard.analysis.move_quality import rate_quality
from boneyard.analysis.solitaire import analyse_solitaire
from boneyard.analysis.steps import (
    Progress,
    Step,
    is_decision,
    list_steps,
    step_dice,
    turn_moves,
    view_from,
)
from boneyard.analysis.summary import (
    Expectation,
    make_analysis,
    make_moment,
    unclaimed_points,
    with_habit,
)
from boneyard.bots.fallback_search import list_gains, play_on, sample_world
from boneyard.bots.hints import call_points
from boneyard.core.actions import Call, Catch
from boneyard.core.fair_shuffle import Fair, secret_from_seed
from boneyard.engine import act
from boneyard.engine.kinds import table_state
from boneyard.engine.legal import legal
from boneyard.records import Record
from boneyard.rules.game import Rules, State

#: Worlds for each move, and playouts for each moment, if there is time; and the fewest.
WORLDS: Final = 60
MIN_WORLDS: Final = 8
#: Rounds played to learn what a round brings.
_SAMPLE_ROUNDS: Final = 24
#: The most rounds that a match is thought to go on.
_MAX_ROUNDS_LEFT: Final = 50
#: A logistic curve with this slope is close to the normal distribution.
_LOGISTIC_SLOPE: Final = 1.7


class MatchOutlook:
    """What a lead is worth: the chance of each side to win the match."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """Play some rounds to learn what one brings."""
        self.rules = rules
        self.sign = 1 if rules.leaders((0, 1)) == (1,) else -1
        leads, sums = [], []
        for number in range(_SAMPLE_ROUNDS):
            chance = Fair(secret_from_seed(f"{seed}/{number}"))
            before: State = rules.new_match()
            dealt = act(before, None, rules.deal(1, chance))[1]
            gains = list_gains(play_on(dealt, random.Random(f"{seed}/{number}")), dealt)
            leads.append(gains[0] - fmean(gains[1:]))
            sums.append(max(map(abs, gains)))
        self._spread = max(pstdev(leads), 1.0)
        self._gain = max(fmean(sums), 1.0)

    def find_chances(self, start: State, end: State) -> list[float]:
        """Return the chances at the end of a playout from a start."""
        gains = list_gains(end, start)
        if end.over and end.winners:
            return [(side in end.winners) / len(end.winners) for side in range(len(gains))]
        if end.over or self.rules.game.goal.single:
            leading = [gain == max(gains) for gain in gains]
            return [one / sum(leading) for one in leading]
        totals = [self.sign * had + gain for had, gain in zip(start.scores, gains, strict=True)]
        scale = self._spread * math.sqrt(self._count_rounds_left(end)) / _LOGISTIC_SLOPE
        weights = [math.exp((total - max(totals)) / scale) for total in totals]
        return [weight / sum(weights) for weight in weights]

    def _count_rounds_left(self, state: State) -> int:
        """Return how many rounds it may take until a side is at the target."""
        goal, top = self.rules.game.goal, max(state.scores)
        rounds = range(1, _MAX_ROUNDS_LEFT)
        reached = (n for n in rounds if goal.is_at_target(top + round(n * self._gain)))
        return next(reached, _MAX_ROUNDS_LEFT)


class PlainAnalyst:
    """Judges decisions and positions, each within a time."""

    def __init__(self, rules: Rules, worlds: int, seed: int, seconds: float | None) -> None:
        """`seconds`: for a decision or a moment; None: as long as the worlds take."""
        self.outlook = MatchOutlook(rules, seed)
        self.worlds, self.seed, self.seconds = worlds, seed, seconds
        self.tried: list[int] = []
        """On how many worlds each decision was judged."""

    def _numbers(self) -> Iterator[int]:
        """Count worlds, as long as there is time."""
        until = math.inf if self.seconds is None else time.perf_counter() + self.seconds
        for number in range(self.worlds):
            if number >= MIN_WORLDS and time.perf_counter() > until:
                return
            yield number

    def judge_decision(self, step: Step) -> Decision:
        """Judge a decision with the player's knowledge: every move in the same worlds."""
        state, seat = step.before, step.seat
        assert isinstance(state, State)
        assert seat is not None
        moves, side = turn_moves(state, seat), state.rules.side(seat)
        known, dice = view_from(state, seat), step_dice(step, self.seed)
        chances: list[list[float]] = [[] for _ in moves]
        points: list[list[float]] = [[] for _ in moves]
        for _ in self._numbers():
            world, luck = sample_world(known, seat, dice), dice.getrandbits(60)
            for at, move in enumerate(moves):
                end = play_on(act(world, seat, move)[1], random.Random(luck))
                chances[at].append(self.outlook.find_chances(world, end)[side])
                points[at].append(_lead(list_gains(end, world), side))
        self.tried.append(len(chances[0]))
        values = [(fmean(chances[at]), fmean(points[at])) for at in range(len(moves))]
        order = sorted(range(len(moves)), key=lambda at: values[at], reverse=True)
        best, made = order[0], moves.index(step.move)

        def compare(rows: list[list[float]], at: int) -> tuple[float, float]:
            """How far below the best, and the standard error of that."""
            apart = [one - other for one, other in zip(rows[best], rows[at], strict=True)]
            return fmean(apart), pstdev(apart) / math.sqrt(len(apart))

        wins = [[float(point > 0) for point in row] for row in points]
        cost, error = compare(chances, made)
        win_cost, win_error = compare(wins, made)
        points_cost, points_error = compare(points, made)
        ranked = [
            Choice(
                str(moves[at]), values[at][1], fmean(wins[at]), max(compare(chances, at)[0], 0.0),
                compare(chances, at)[1], values[at][0],
            )
            for at in order
        ]  # fmt: skip
        return Decision(
            step.round, step.number, seat, step.text, str(moves[best]), max(cost, 0.0), error,
            win_cost, win_error, rate_quality(max(cost, 0.0), error, made == best), tuple(ranked),
            points_cost=points_cost, points_error=points_error,
        )  # fmt: skip

    def find_missed_calls(self, step: Step) -> list[Missed]:
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
                points = call_points(view_from(before, seat), call) if isinstance(call, Call) else 0
                if points:
                    cost = self._find_chance_of_points(before, before.rules.side(seat), points)
                    found.append(Missed(step.round, step.number, seat, str(call), points, cost))
        return found

    def _find_chance_of_points(self, state: State, side: int, points: int) -> float:
        """Return how much so many points raise the chance to win the match."""
        scores = list(state.scores)
        scores[side] += points
        more = self.outlook.find_chances(replace(state, scores=tuple(scores)), state)
        return max(more[side] - self.outlook.find_chances(state, state)[side], 0.0)

    def estimate(self, state: State) -> Expectation:
        """Estimate a position where a player is to move, or the round is over."""
        sides = range(len(state.scores))
        chances, margins = [], []
        unclaimed = unclaimed_points(state) if state.playing else (0,) * len(state.scores)
        for number in self._numbers():
            dice = random.Random(f"{self.seed} {state.round} {number}")
            # The order of the boneyard is unknown: which tile is drawn is luck of its own.
            world = replace(state, stock=tuple(dice.sample(state.stock, len(state.stock))))
            end = play_on(world, dice)
            chances.append(self.outlook.find_chances(state, end))
            gains = list_gains(end, state)
            made = [
                gains[side] + self.outlook.sign * (state.points[side] + unclaimed[side])
                for side in sides
            ]
            margins.append([_lead(made, side) for side in sides])
            if not state.playing:
                break
        means = tuple(fmean(row[side] for row in chances) for side in sides)
        error = pstdev(row[0] for row in chances) / math.sqrt(len(chances))
        return Expectation(means, tuple(fmean(row[s] for row in margins) for s in sides), error)


def _lead(gains: Sequence[float], side: int) -> float:
    """Return the points of a side over the others, on average."""
    return gains[side] - (sum(gains) - gains[side]) / max(1, len(gains) - 1)


def analyse_plainly(
    record: Record, progress: Progress, seconds: float | None = None, worlds: int = WORLDS,
    seed: int = 1,
) -> Analysis:  # fmt: skip
    """Analyse a record; in about so many seconds, if they are given."""
    steps = list_steps(record)
    last = steps[-1].after
    if record.rules.alone:
        decisions, curve = analyse_solitaire(steps, progress)
        return make_analysis(record, last, worlds, seed, decisions, curve, (), ())
    rules = table_state(last).rules
    analyst = PlainAnalyst(rules, worlds, seed, seconds and seconds / (2 * len(steps)))
    decisions, curve = [], []
    late: list[Missed] = []
    for at, step in enumerate(steps, 1):
        if is_decision(step):
            decisions.append(with_habit(step, analyst.judge_decision(step)))
        late += analyst.find_missed_calls(step)
        after = table_state(step.after)
        # Where chance is to take a tile, the next step has the result.
        if after.to_act is not None or not after.playing:
            curve.append(make_moment(step, analyst.estimate(after)))
        progress(at / len(steps))
    luck = split_luck(curve, steps)
    worlds = round(fmean(analyst.tried)) if analyst.tried else worlds
    return make_analysis(record, last, worlds, seed, decisions, curve, luck, tuple(late))
