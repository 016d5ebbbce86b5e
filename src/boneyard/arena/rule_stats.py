"""Statistics of rules: length of a round, blocks, and what the lead and luck are worth.

Rounds are played at random, each deal several times: what stays the same between plays of one deal
is the luck of the tiles. Numbers come from batches of deals, so each has an interval.
"""

import random
import time
from collections.abc import Mapping, Sequence
from statistics import fmean, stdev, variance
from typing import Final

from msgspec import Struct

from boneyard.core.fair_shuffle import Fair, secret_from_seed
from boneyard.engine import act, all_legal_moves, random_hit
from boneyard.rules.game import Rules, State

#: How often each deal is played.
PLAYS_PER_DEAL: Final = 4
#: The number of batches of deals, whose spread gives the intervals.
BATCH_COUNT: Final = 8
#: Half the width of a 95 % interval, in standard errors: for 8 batches.
T_QUANTILE_95: Final = 2.36
#: The measures, in the order in which they are shown.
MEASURES: Final = ("moves", "choice", "blocked", "tied", "lead", "luck")
#: Those of them that are shares.
SHARE_MEASURES: Final = ("blocked", "tied", "lead", "luck")
#: Processor time of this thread; time, where there is no such clock, as in a browser.
_thread_time: Final = getattr(time, "thread_time", time.perf_counter)
#: Moves after which a round is given up: it seems to be endless.
MAX_MOVES: Final = 2_000


class Measure(Struct, frozen=True):
    """A number with its interval."""

    value: float
    low: float
    high: float


class RuleStats(Struct, frozen=True):
    """The measured statistics of some rules."""

    title: str
    name: str
    players: int
    sides: int
    rounds: int
    measures: Mapping[str, Measure]
    warnings: tuple[str, ...]
    """Warnings for the author: `endless`, `lead`, `tied` or `choice`."""


class PlayedRound(Struct, frozen=True):
    """A round that was played."""

    moves: int
    choices: float
    """How many moves a player could choose from, on average."""
    blocked: bool
    tied: bool
    lead: float | None
    """Whether the leader's side won; None: no side did."""
    ahead: float
    """Points of the first side over the others, on average."""
    endless: bool = False
    """Whether it was given up."""


def measure_rules(
    rules: Rules, deals: int = 80, seed: str = "lab", seconds: float | None = None
) -> RuleStats:
    """Play this many deals, each several times; fewer, if the time limit is reached."""
    found: list[list[PlayedRound]] = []
    until = None if seconds is None else _thread_time() + seconds
    for number in range(max(deals, 2 * BATCH_COUNT)):
        found.append(_play_deal(rules, f"{seed}/{number}"))
        if until is not None and _thread_time() > until and len(found) >= 2 * BATCH_COUNT:
            break
    batches = [found[at::BATCH_COUNT] for at in range(BATCH_COUNT)]
    measures = {name: _measure([_compute_measure(name, batch, rules.sides) for batch in batches])
                for name in MEASURES}  # fmt: skip
    return RuleStats(
        rules.game.title, rules.game.name, rules.players, rules.sides, len(found) * PLAYS_PER_DEAL,
        measures,
        (*(("endless",) if any(one.endless for deal in found for one in deal) else ()),
         *_warnings(measures, rules.sides)),
    )  # fmt: skip


def _play_deal(rules: Rules, seed: str) -> list[PlayedRound]:
    """Play one deal several times."""
    chance = Fair(secret_from_seed(seed))
    before: State = rules.new_match()
    _, dealt = act(before, None, rules.deal(1, chance))
    return [
        _play_round(dealt, chance, random.Random(f"{seed}/{play}"))
        for play in range(PLAYS_PER_DEAL)
    ]


def _play_round(state: State, chance: Fair, dice: random.Random) -> PlayedRound:
    choices: list[int] = []
    moves = 0
    while state.playing:
        if moves >= MAX_MOVES:
            return PlayedRound(moves, fmean(choices), False, True, None, 0.0, endless=True)
        if state.reaching is not None:
            _, state = act(state, None, random_hit(state, chance))
            continue
        legal = all_legal_moves(state)
        choices.append(len(legal))
        moves += 1
        _, state = act(state, *dice.choice(legal))
    result = state.results[-1]
    others = [points for side, points in enumerate(result.points) if side]
    led = None if result.leader is None else state.rules.side(result.leader)
    return PlayedRound(
        moves,
        fmean(choices) if choices else 1.0,
        result.end == "blocked",
        len(result.winners) != 1,
        None if len(result.winners) != 1 or led is None else float(led in result.winners),
        result.points[0] - fmean(others),
    )


def _compute_measure(name: str, batch: Sequence[Sequence[PlayedRound]], sides: int) -> float:
    """Compute one measure for some deals."""
    rounds = [one for deal in batch for one in deal]
    match name:
        case "moves":
            return fmean(one.moves for one in rounds)
        case "choice":
            return fmean(one.choices for one in rounds)
        case "blocked":
            return fmean(one.blocked for one in rounds)
        case "tied":
            return fmean(one.tied for one in rounds)
        case "lead":
            won = [one.lead for one in rounds if one.lead is not None]
            return fmean(won) - 1 / sides if won else 0.0
    return luck_share([[one.ahead for one in deal] for deal in batch])


def luck_share(deals: Sequence[Sequence[float]]) -> float:
    """Return the share of the points' variance that is between deals, not between plays of one."""
    within = fmean(variance(plays) for plays in deals)
    between = variance([fmean(plays) for plays in deals]) - within / len(deals[0])
    total = max(0.0, between) + within
    return max(0.0, between) / total if total else 0.0


def _measure(values: Sequence[float]) -> Measure:
    mean, off = fmean(values), T_QUANTILE_95 * stdev(values) / len(values) ** 0.5
    return Measure(mean, mean - off, mean + off)


def _warnings(measures: Mapping[str, Measure], sides: int) -> tuple[str, ...]:
    """Return the warnings that are certain: the whole interval confirms them."""
    found = []
    if measures["lead"].low + 1 / sides > 0.7:
        found.append("lead")
    if measures["tied"].low > 0.5:
        found.append("tied")
    if measures["choice"].high < 1.2:
        found.append("choice")
    return tuple(found)
