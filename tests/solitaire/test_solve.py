"""The solvers, asked through the engine: every line is played move by move to what was said."""

import random
from itertools import islice
from statistics import median
from time import process_time
from typing import Any

import pytest

from boneyard.core.actions import Knock, Move, Next, Pass, Resign
from boneyard.core.chance import Seeded
from boneyard.engine import act, all_legal_moves, start
from boneyard.games import GAMES
from boneyard.records import parse_record, play_record
from boneyard.solitaire import odds
from boneyard.solitaire.baronet import BaronetState
from boneyard.solitaire.domino_solitaire import ColumnsState
from boneyard.solitaire.game import SoloState
from boneyard.solitaire.odds import Tally
from boneyard.solitaire.solve import Solution, solve
from support.kit import Json, deal, record

SOLO = ("baronet", "domino-solitaire", "knock-out")


def dealt(game: str, seed: object, **options: Any) -> SoloState:
    state = start(GAMES[game].rules(**options), Seeded(f"{game} {seed}"))
    assert isinstance(state, SoloState)
    return state


def standing(one: Json) -> SoloState:
    _, state = play_record(parse_record(one))
    assert isinstance(state, SoloState)
    return state


def played(state: SoloState, moves: tuple[Move, ...] | list[Move]) -> SoloState:
    for move in moves:
        _, state = act(state, 0, move)
    return state


def at_random(state: SoloState, dice: random.Random, most: int) -> SoloState:
    """The state after random moves, at most so many."""
    for _ in range(most):
        if not state.playing:
            break
        # Stopping would only end what can still become better.
        moves = [move for _, move in all_legal_moves(state) if not isinstance(move, Pass)]
        if not moves:
            break
        state = played(state, [dice.choice(moves)])
    return state


def check(state: SoloState, found: Solution) -> None:
    """The line can be played from here, and comes to exactly what the solver said."""
    end = played(state, found.moves)
    if end.playing:
        # Columns can always be moved on; giving up there is the result.
        assert isinstance(end, ColumnsState)
        assert found.won is not True
        end = played(end, [Resign()])
    assert end.results[-1].left == found.best
    assert end.winners == ((0,) if found.won else ())
    assert found.proved is False or found.won is not None


@pytest.mark.slow
@pytest.mark.parametrize("game", SOLO)
def test_a_deal_is_solved_by_a_line_that_replays(game: str) -> None:
    outcomes = set()
    for seed in range(12):
        state = dealt(game, seed)
        found = solve(state, 5)
        check(state, found)
        outcomes.add(found.won)
    assert outcomes & {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("game", SOLO)
def test_the_middle_of_a_game_is_solved_by_a_line_that_replays(game: str) -> None:
    dice = random.Random(game)
    for seed in range(25):
        state = at_random(dealt(game, seed), dice, dice.randint(1, 40))
        check(state, solve(state, 5))


@pytest.mark.slow
def test_both_ways_to_turn_tiles_over_are_solved() -> None:  # DS-2
    found = set()
    for flip in ("horizontal", "vertical"):
        for seed in range(6):
            state = dealt("domino-solitaire", seed, flip=flip)
            solution = solve(state, 5)
            check(state, solution)
            found.add((flip, solution.won))
    assert {flip for flip, won in found if won} == {"horizontal", "vertical"}


@pytest.mark.parametrize("game", SOLO)
def test_solving_knows_no_luck(game: str) -> None:
    state = dealt(game, "again")
    assert solve(state, 20) == solve(state, 20)


def test_a_solution_is_never_worse_than_random_play() -> None:
    dice = random.Random("knock-out")
    for seed in range(40):
        state = dealt("knock-out", seed)
        best = solve(state).best
        for _ in range(10):
            end = at_random(state, dice, 100)
            assert not end.playing
            assert best <= end.results[-1].left  # type: ignore[operator]


def test_the_best_of_a_later_position_is_never_better() -> None:
    dice = random.Random("later")
    for seed in range(30):
        state = dealt("knock-out", seed)
        best = solve(state).best
        line = solve(state).moves
        assert solve(played(state, line[: len(line) // 2])).best == best
        assert solve(at_random(state, dice, 3)).best >= best


@pytest.mark.parametrize(
    ("one", "expected"),
    [
        (record("knock-out", deal(row="1-2 3-4"), ""), (2, False)),
        (record("knock-out", deal(row="1-2 2-3"), "0 knock 1"), (0, True)),
        (record("knock-out", deal(row="1-2 2-3"), "0 resign"), (2, False)),
        (record("baronet", deal(row="0-0"), "0 next"), (0, True)),
        (record("baronet", deal(row="0-0 1-0"), "0 next, 0 resign"), (1, False)),
        (record("domino-solitaire", deal(rows="1-2 0-1||||||"), "0 pass"), (2, True)),
        (record("domino-solitaire", deal(rows="1-2|3-4|||||"), "0 resign"), (1, False)),
    ],
)
def test_what_is_over_is_solved_without_a_move(one: Json, expected: tuple[int, bool]) -> None:
    state = standing(one)
    assert not state.playing
    assert solve(state) == Solution(*expected, True, ())


def test_baronet_in_the_middle_of_a_pass() -> None:  # BA-2
    dice = random.Random("baronet")
    middles = 0
    for seed in range(40):
        state = at_random(dealt("baronet", seed), dice, dice.randint(1, 200))
        if not state.playing:
            continue
        assert isinstance(state, BaronetState)
        middles += state.at > 0
        found = solve(state)
        check(state, found)
        assert set(found.moves) == {Next()}
    assert middles > 20


def test_all_of_a_baronet_line_is_needed() -> None:
    state = dealt("baronet", "whole")
    moves = solve(state).moves
    assert played(state, moves[:-1]).playing


def test_a_won_game_of_columns_is_stopped_with_the_fewest_columns() -> None:  # DS-6
    state = standing(record("domino-solitaire", deal(rows="1-2 0-1 2-0||||||"), ""))
    found = solve(state)
    assert (found.best, found.won, found.proved) == (1, True, True)
    assert found.moves[-1] == Pass()
    check(state, found)


def test_time_runs_out_without_an_accident() -> None:
    for seed in range(5):
        state = dealt("domino-solitaire", seed)
        found = solve(state, 0.001)
        check(state, found)
        assert found.won is not False or found.proved


def test_knock_out_takes_less_than_a_blink() -> None:
    """28 tiles in less than 20 ms of the processor's time."""
    times = []
    for seed in range(50):
        state = dealt("knock-out", f"speed {seed}")
        began = process_time()
        found = solve(state)
        times.append(process_time() - began)
        assert all(isinstance(move, Knock) for move in found.moves)
    assert median(times) < 0.02


def test_baronet_solves_a_thousand_rows_a_second() -> None:
    states = [dealt("baronet", f"speed {seed}") for seed in range(50)]
    times = []
    for state in states:
        began = process_time()
        solve(state)
        times.append(process_time() - began)
    assert median(times) < 0.001


# Statistics


def test_statistics_agree_with_solving_the_same_deals() -> None:
    for game in ("baronet", "knock-out"):
        tally = odds.count_outcomes(GAMES[game], 11, 30, processes=1)
        bests = []
        for number in range(30):
            tiles = odds.shuffle_set(odds.deal_random(11, number))
            row = " ".join(f"{one}-{two}" for one, two in tiles)
            bests.append(solve(standing(record(game, deal(row=row), ""))).best)
        assert tally.distribution() == {best: bests.count(best) for best in sorted(set(bests))}


@pytest.mark.slow
def test_domino_solitaire_statistics_agree_with_solving_the_same_deals() -> None:
    tally = odds.count_outcomes(GAMES["domino-solitaire"], 11, 8, processes=1)
    found: dict[tuple[str, int], int] = {}
    for number in range(8):
        tiles = iter(odds.shuffle_set(odds.deal_random(11, number)))
        rows = [
            " ".join(f"{one}-{two}" for one, two in islice(tiles, length))
            for length in range(7, 0, -1)
        ]
        one = solve(standing(record("domino-solitaire", deal(rows="|".join(rows)), "")), 20)
        result = ("won" if one.won else "lost", one.best)
        found[result] = found.get(result, 0) + 1
    assert dict(tally.counts) == dict(sorted(found.items()))


def test_a_tally_tells_shares_and_results() -> None:
    tally = Tally("knock-out", 4, 8, {("won", 0): 2, ("lost", 2): 5, ("lost", 4): 1})
    assert tally.to_json() == {
        "game": "knock-out",
        "seed": 4,
        "deals": 8,
        "shares": {"won": 0.25, "lost": 0.75, "undecided": 0.0},
        "best": {"won": {"0": 2}, "lost": {"2": 5, "4": 1}, "undecided": {}},
    }
    assert tally.distribution() == {0: 2, 2: 5, 4: 1}
    assert tally.distribution("lost") == {2: 5, 4: 1}


def test_a_tally_of_nothing_tells_nothing() -> None:
    told = Tally("baronet", 1, 0, {}).to_json()
    assert told["shares"] == {"won": 0.0, "lost": 0.0, "undecided": 0.0}
    assert told["best"] == {"won": {}, "lost": {}, "undecided": {}}
