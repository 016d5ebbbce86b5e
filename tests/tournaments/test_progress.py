"""Whole tournaments by their rules: what must be so in every round, whoever enters and leaves."""

import random
import time
from collections import Counter
from itertools import pairwise
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from boneyard.tournaments import knockout_bracket, swiss_pairing
from boneyard.tournaments.crosstable import to_csv
from boneyard.tournaments.models import Board, Entrant, Outcome
from boneyard.tournaments.progress import TournamentState, next_step
from boneyard.tournaments.settings import Plan
from boneyard.tournaments.standings import compute_points, compute_standings, tie_breaks_of
from support.tournament_play import Leave, begun, ended, played

SEEDS = st.integers(0, 10**6)


def met(boards: tuple[Board, ...]) -> Counter[frozenset[int]]:
    return Counter(frozenset(board.players) for board in boards if board.second is not None)


def coming_and_going(dice: random.Random) -> Leave:
    """Before each round some leave, some enter."""

    def leave(field: TournamentState) -> tuple[Entrant, ...]:
        now, kept = field.round, []
        for one in field.entrants:
            goes = now and one.until is None and dice.random() < 0.1
            kept.append(replace(one, until=now) if goes else one)
        if now and dice.random() < 0.3:
            kept.append(Entrant(len(kept) + 1, since=now + 1))
        return tuple(kept)

    return leave


@given(st.integers(2, 14), st.integers(1, 9), SEEDS)
def test_swiss_pairings_are_legal_whoever_comes_and_goes(n: int, rounds: int, seed: int) -> None:
    dice = random.Random(seed)
    start = begun(Plan(rounds=rounds), n)
    field = played(start, seed, coming_and_going(dice))
    assert max(met(field.boards).values(), default=0) <= 1  # nobody meets anybody twice
    byes: Counter[int] = Counter()
    for round in range(1, field.round + 1):
        own = [board for board in field.boards if board.round == round]
        seats = [one for board in own for one in board.players]
        there = [one.number for one in field.entrants if one.plays_in(round)]
        assert sorted(seats) == sorted(there)  # everybody who is there plays, once
        free = [board.first for board in own if board.second is None]
        assert len(free) == len(there) % 2
        assert all(byes[one] == min(byes[other] for other in there) for one in free)
        byes.update(free)
    step = next_step(field)
    assert step.over
    assert step.cut_short == (field.round < field.rounds)


@pytest.mark.slow
@given(st.integers(3, 9), SEEDS)
def test_nobody_has_two_byes_while_another_has_none(n: int, seed: int) -> None:
    field = played(begun(Plan(rounds=9), n), seed)
    byes = Counter(board.first for board in field.boards if board.second is None)
    assert max(byes.values(), default=0) <= 1


def test_a_group_is_folded_and_points_meet_points() -> None:
    field = begun(Plan(rounds=3, deals="fresh"), 8)
    first = next_step(field).boards
    assert [set(board.players) for board in first] == [{1, 8}, {2, 7}, {3, 6}, {4, 5}]
    done = tuple(
        replace(one, outcome=Outcome(2, 0) if one.first < 5 else Outcome(0, 2)) for one in first
    )
    second = next_step(replace(field, boards=done)).boards
    assert [set(one.players) for one in second] == [{1, 4}, {2, 3}, {5, 8}, {6, 7}]


def test_a_group_that_has_met_is_paired_within_itself_all_the_same() -> None:
    """1 and 4, 2 and 3 would be the fold; but 2 has met 3: nobody is sent out of the group."""
    points = {1: 2, 2: 2, 3: 2, 4: 2, 5: 0, 6: 0}
    pairs = swiss_pairing.pair_round(
        list(points), points, (Board(1, 1, 2, 3, outcome=Outcome(1, 1)),)
    )
    assert pairs is not None
    assert [set(pair) for pair in pairs] == [{1, 3}, {2, 4}, {5, 6}]


@pytest.mark.slow
def test_two_hundred_are_paired_in_a_moment() -> None:
    field, dice, longest = begun(Plan(rounds=9), 200), random.Random(1), 0.0
    for _ in range(4):
        began = time.thread_time()
        step = next_step(field)
        longest = max(longest, time.thread_time() - began)
        field = replace(field, boards=(*field.boards, *(ended(one, dice) for one in step.boards)))
    assert longest < 10


@given(st.integers(2, 12), SEEDS)
def test_in_a_round_robin_everybody_meets_everybody_once(n: int, seed: int) -> None:
    field = played(begun(Plan(format="round-robin"), n), seed)
    assert set(met(field.boards).values()) == {1}
    assert len(met(field.boards)) == n * (n - 1) // 2
    firsts = Counter(board.first for board in field.boards if board.second is not None)
    assert max(firsts.values()) - min(firsts[one.number] for one in field.entrants) <= 2


def test_who_leaves_a_round_robin_has_lost_what_was_to_come() -> None:
    def leave(field: TournamentState) -> tuple[Entrant, ...]:
        return (replace(field.entrants[0], until=1), *field.entrants[1:]) if field.round else (
            field.entrants
        )  # fmt: skip

    field = played(begun(Plan(format="round-robin"), 4), 3, leave)
    later = [board for board in field.boards if board.round > 1 and 1 in board.players]
    assert len(later) == 2
    assert all(
        board.points_of(1) == 0 and board.points_of(board.opponent_of(1) or 0) == 2
        for board in later
    )
    assert all(board.outcome is not None and board.outcome.end == "absent" for board in later)


@given(st.integers(2, 20), st.sampled_from((1, 3, 5)), SEEDS)
def test_a_knock_out_leaves_one(n: int, best_of: int, seed: int) -> None:
    field = played(begun(Plan(format="knock-out", best_of=best_of), n), seed)
    assert next_step(field).over
    assert field.round == field.rounds == knockout_bracket.count_rounds(n)
    lines = compute_standings(field.plan, field.entrants, field.boards)
    assert [line.place for line in lines[:2]] == [1, 2]
    for meeting in knockout_bracket.group_matchups(field.boards, 1):
        legs = [board.leg for board in meeting]
        assert legs == list(range(1, len(legs) + 1))
        # Seats change from board to board.
        assert all(a.first == b.second for a, b in pairwise(meeting))
        assert len(meeting) <= best_of + 3


def test_the_best_seeds_have_byes_and_meet_late() -> None:
    boards = next_step(begun(Plan(format="knock-out"), 6)).boards
    assert [board.players for board in boards] == [(1,), (4, 5), (2,), (3, 6)]


def test_who_leaves_a_knock_out_has_lost() -> None:
    field = begun(Plan(format="knock-out", best_of=3), 2)
    first = replace(next_step(field).boards[0], outcome=Outcome(2, 0, 5))
    gone = (field.entrants[0], replace(field.entrants[1], until=1))
    field = replace(field, boards=(first,), entrants=gone)
    assert next_step(field).over
    assert compute_standings(field.plan, field.entrants, field.boards)[0].number == 1


@pytest.mark.slow
@given(st.integers(2, 9), SEEDS)
def test_in_an_arena_nobody_meets_the_same_at_once_again(n: int, seed: int) -> None:
    dice = random.Random(seed)
    field = begun(Plan(format="arena"), n)
    for _ in range(12):
        step = next_step(field)
        boards = tuple(
            ended(board, dice) if dice.random() < 0.6 else board
            for board in (*field.boards, *step.boards)
        )
        field = replace(field, boards=boards)
        busy = [one for board in boards if board.outcome is None for one in board.players]
        assert len(busy) == len(set(busy))
    last: dict[int, int | None] = {}
    for board in field.boards:
        for one in board.players:
            assert n == 2 or last.get(one) != board.opponent_of(one)
            last[one] = board.opponent_of(one)
    late = replace(field, has_time=False)
    assert next_step(late).over == late.is_settled


def test_an_arena_has_an_end_of_boards() -> None:
    board = Board(1, 1, 1, 2, outcome=Outcome(2, 0))
    field = replace(begun(Plan(format="arena"), 2), boards=(board,) * 5000)
    assert next_step(field).over


def by_hand(board: Board, boards: tuple[Board, ...], who: int) -> float:
    """The half points of a board, compared with the field in another way than ours."""
    same = [b.outcome.margin for b in boards
            if b.round == board.round and b.outcome is not None and not b.outcome.end]  # fmt: skip
    if board.outcome is None or board.outcome.end or len(same) < 2:
        return board.points_of(who)
    ahead = (board.outcome.margin - median(same)) * (1 if who == board.first else -1)
    return 2 if ahead > 0 else 1 if ahead == 0 else 0


@pytest.mark.slow
@given(st.integers(2, 12), SEEDS)
def test_standings_are_what_a_recount_says(n: int, seed: int) -> None:
    plan = Plan(rounds=5)
    field = played(begun(plan, n), seed)
    total = compute_points(plan, field.entrants, field.boards)
    for one in field.entrants:
        own = [board for board in field.boards if one.number in board.players]
        assert total[one.number] == sum(by_hand(board, field.boards, one.number) for board in own)
    lines = compute_standings(plan, field.entrants, field.boards)
    keys = [(-line.points, tuple(-tie for tie in line.ties)) for line in lines]
    assert keys == sorted(keys)
    for line in lines:
        better = sum(key < keys[lines.index(line)] for key in keys)
        assert line.place == better + 1
        opponents = [board.opponent_of(line.number) for board in field.boards
                     if line.number in board.players and board.second is not None]  # fmt: skip
        met = dict(zip(tie_breaks_of(plan), line.ties, strict=True))["met"]
        assert met == sum(total[other] for other in opponents if other is not None)


def test_with_the_same_tiles_a_board_is_won_against_the_field() -> None:
    """Whoever sat first won everywhere; who did it best and least well is what counts."""
    boards = tuple(
        Board(1, at, 2 * at - 1, 2 * at, outcome=Outcome(2, 0, margin))
        for at, margin in enumerate((30, 20, 10), 1)
    )
    lost = Board(1, 4, 7, 8, outcome=Outcome(0, 2, -90, "short"))
    field = replace(begun(Plan(rounds=1), 8), boards=(*boards, lost))
    assert compute_points(field.plan, field.entrants, field.boards) == {
        1: 2, 2: 0, 3: 1, 4: 1, 5: 0, 6: 2, 7: 0, 8: 2,
    }  # fmt: skip
    half = replace(field, boards=(*boards, replace(lost, outcome=None)))
    assert (
        compute_points(half.plan, half.entrants, half.boards)[5] == 2
    )  # not all have played them yet
    own = replace(field, plan=Plan(rounds=1, deals="fresh"))
    assert compute_points(own.plan, own.entrants, own.boards)[5] == 2


def test_with_the_same_tiles_one_is_compared_with_the_field() -> None:
    boards = tuple(
        Board(1, at, 2 * at - 1, 2 * at, outcome=Outcome(2, 0, margin))
        for at, margin in enumerate((30, 10, 10), 1)
    )
    field = replace(begun(Plan(rounds=1), 6), boards=boards)
    lines = {one.number: one for one in compute_standings(field.plan, field.entrants, boards)}
    assert [lines[at].ties[0] for at in (1, 2, 3, 4)] == [1000, 0, 250, 750]


def test_a_table_for_programs_holds_no_formula() -> None:
    field = played(begun(Plan(rounds=2), 3), 1)
    lines = compute_standings(field.plan, field.entrants, field.boards)
    names = {1: "=1+1", 2: "Ana, Otto", 3: "x"}
    rows = to_csv(lines, field.boards, tie_breaks_of(field.plan), names).splitlines()
    assert rows[0].endswith("round 1,round 2")
    assert any("'=1+1" in row for row in rows)
    assert any('"Ana, Otto"' in row for row in rows)
    assert "bye" in "".join(rows)
