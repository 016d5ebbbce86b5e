"""The arena's numbers: intervals, when a question is decided, and the ladder."""

import math
import random
from itertools import combinations
from statistics import fmean

import pytest

from boneyard.arena import Pairing, PairingTally, compute_elo
from boneyard.arena.executors import DEALS_PER_CHUNK, Chunk
from boneyard.arena.move_times import MoveTimes
from boneyard.arena.statistics import (
    ERROR_RATE,
    error_rate_at,
    look_schedule,
    mean_interval,
    share_interval,
    student_t,
)

#: Student's t as tables have it: probability on both sides, degrees of freedom, value.
TABLE = [
    (0.05, 1, 12.706), (0.05, 2, 4.303), (0.05, 3, 3.182), (0.05, 5, 2.571), (0.05, 10, 2.228),
    (0.05, 30, 2.042), (0.05, 120, 1.980), (0.001, 60, 3.460), (0.001, 1000, 3.300),
]  # fmt: skip


@pytest.mark.parametrize(("error", "freedom", "expected"), TABLE)
def test_students_t_is_that_of_the_tables(error: float, freedom: int, expected: float) -> None:
    assert student_t(error, freedom) == pytest.approx(expected, rel=0.01)


def test_an_interval_of_means_is_students() -> None:
    assert mean_interval([1.0]) is None
    low, high = mean_interval([1.0, 2.0, 3.0]) or (0.0, 0.0)
    wide = 4.303 / math.sqrt(3)
    assert (low, high) == pytest.approx((2 - wide, 2 + wide), rel=0.001)


def test_a_few_deals_prove_little() -> None:
    assert share_interval([]) == (0.0, 1.0)
    low, high = share_interval([1.0] * 3)
    assert low < 0.5
    assert high == 1.0
    low, _ = share_interval([1.0] * 12)
    assert 0.6 < low < 0.9


def test_looks_double_and_share_their_error() -> None:
    assert look_schedule(50) == [50]
    assert look_schedule(64) == [64]
    assert look_schedule(300) == [64, 128, 256, 300]
    for deals in (10, 64, 1000, 100_000):
        spent = sum(error_rate_at(look, deals) for look in look_schedule(deals))
        assert spent == pytest.approx(ERROR_RATE), "all looks together may err as often as one"
    assert error_rate_at(1000, 1000, early=False) == ERROR_RATE


def pairing(*players: str) -> Pairing:
    first, second = players
    return Pairing("block-draw", (("players", 2),), (first, second), "1")


def grown(dice: random.Random, chance: float, deals: int, *players: str) -> PairingTally:
    """A tally of deals whose hands the first player wins with this chance."""
    tally = PairingTally(pairing(*(players or ("heavy", "random"))), deals)
    while not tally.finished:
        count = min(DEALS_PER_CHUNK, deals - tally.deals)
        won = [((dice.random() < chance) + (dice.random() < chance)) / 2 for _ in range(count)]
        points = [(3.0 * share, 3.0 - 3.0 * share) for share in won]
        tally.add(Chunk(tally.deals, (MoveTimes(), MoveTimes()), won, points))
    return tally


def test_equals_are_told_apart_in_few_runs() -> None:
    dice = random.Random(5)
    tallies = [grown(dice, 0.5, 512) for _ in range(400)]
    wrong = sum(tally.better_player is not None for tally in tallies) / len(tallies)
    # 5 % of 400 runs, and three standard errors of that.
    assert 0 < wrong < 0.05 + 3 * math.sqrt(0.05 * 0.95 / 400)


def test_the_interval_holds_though_play_stops_early() -> None:
    dice = random.Random(6)
    tallies = [grown(dice, 0.6, 512) for _ in range(300)]
    stopped = sum(tally.deals < 512 for tally in tallies)
    assert stopped > 200
    holding = fmean(tally.won_interval[0] <= 0.6 <= tally.won_interval[1] for tally in tallies)
    assert holding > 0.95 - 3 * math.sqrt(0.05 * 0.95 / 300)


def test_a_clear_question_needs_few_deals_and_a_close_one_all() -> None:
    clear = grown(random.Random(1), 0.9, 4096)
    assert (clear.deals, clear.better_player) == (64, 0)
    lost = grown(random.Random(1), 0.1, 4096)
    assert (lost.deals, lost.better_player) == (64, 1)
    close = grown(random.Random(2), 0.5, 512)
    assert (close.deals, close.better_player) == (512, None)


def test_points_are_told_a_hand_and_where_fewest_win_fewer_is_ahead() -> None:
    tally = PairingTally(pairing("heavy", "random"), 3)
    chunk = Chunk(0, (MoveTimes(), MoveTimes()), [0.5] * 3, [(3.0, 1.0), (5.0, 1.0), (4.0, 1.0)])
    tally.add(chunk)
    told = tally.to_json()
    assert told["points"] == 3.0
    assert told["points_each"] == {"heavy": 4.0, "random": 1.0}
    assert told["points_interval"][0] < 3.0 < told["points_interval"][1]
    fewest = PairingTally(Pairing("yourturn", (("players", 2),), ("heavy", "random"), "1"), 3)
    fewest.add(chunk)
    assert fewest.to_json()["points"] == -3.0
    assert fewest.to_json()["points_each"] == {"heavy": 4.0, "random": 1.0}


def test_times_add_up() -> None:
    one, other = MoveTimes(), MoveTimes()
    for milliseconds in (1, 2, 3):
        one.add(milliseconds / 1000)
    for milliseconds in (4, 100):
        other.add(milliseconds / 1000)
    one.merge(other)
    assert one.moves == 5
    assert one.median == pytest.approx(0.003, rel=0.01)
    assert one.mean == pytest.approx(0.022, rel=0.01)
    assert one.worst == 0.1
    assert MoveTimes().median == MoveTimes().mean == 0.0


def test_the_ladder_finds_the_odds_that_were_there() -> None:
    dice = random.Random(9)
    elo = {"a": 150.0, "b": 0.0, "c": -150.0}
    tallies = []
    for one, other in combinations(elo, 2):
        chance = 1 / (1 + 10 ** ((elo[other] - elo[one]) / 400))
        tally = PairingTally(pairing(one, other), 4000, early=False)
        won = [((dice.random() < chance) + (dice.random() < chance)) / 2 for _ in range(4000)]
        tally.add(Chunk(0, (MoveTimes(), MoveTimes()), won, [(0.0, 0.0)] * 4000))
        tallies.append(tally)
    rungs = compute_elo(list(elo), tallies)
    assert [rung.player for rung in rungs] == ["a", "b", "c"]
    assert sum(rung.elo for rung in rungs) == pytest.approx(0, abs=1e-6)
    for rung in rungs:
        assert rung.low < elo[rung.player] < rung.high
        assert rung.high - rung.low < 20


def test_who_has_won_everything_stands_high_and_not_infinitely() -> None:
    tally = PairingTally(pairing("heavy", "random"), 64, early=False)
    tally.add(Chunk(0, (MoveTimes(), MoveTimes()), [1.0] * 64, [(1.0, 0.0)] * 64))
    best, worst = compute_elo(["random", "heavy"], [tally])
    assert best.player == "heavy"
    assert 200 < best.elo - worst.elo < 1000
    assert math.isfinite(best.high)


def test_a_ladder_stands_before_anything_was_played() -> None:
    rungs = compute_elo(["heavy", "random"], [PairingTally(pairing("heavy", "random"), 10)])
    assert [rung.elo for rung in rungs] == pytest.approx([0, 0])
