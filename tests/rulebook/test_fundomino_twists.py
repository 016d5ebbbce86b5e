"""Fundomino's three twists: double back, doubling, perfect ten."""

from typing import Any

import pytest

from support.kit import Json, deal, legal, play, refused

GAMES = ["fundomino", "fundomino-face-value", "fundomino-teams", "fundomino-caribbean"]


def twist(name: str, *rounds: Json | str, game: str = "fundomino", **options: Any) -> Json:
    return play(game, *rounds, **{name: True, "calls": False, **options})


def result(round_: Json) -> tuple[str, list[int], list[int]]:
    return round_["end"], round_["winners"], round_["points"]


BACK = deal("6-6 5-4 3-2 | 6-1 4-3 5-2 | 1-1 4-2 6-5 | 5-1 2-1 5-3")
BACK_MOVES = "0 6-6, 0 clockwise, 1 6-1@1, 2 1-1@1R"


@pytest.mark.parametrize("game", GAMES)
def test_a_double_may_reverse_the_direction_of_play(game: str) -> None:  # FD-17
    asked = twist("double_back", BACK, BACK_MOVES, game=game)
    assert (asked["turn"], legal(asked)) == (2, {"reverse", "pass"})
    assert twist("double_back", BACK, BACK_MOVES + ", 2 pass", game=game)["turn"] == 3
    assert twist("double_back", BACK, BACK_MOVES + ", 2 reverse", game=game)["turn"] == 1


def test_the_reversed_direction_lasts() -> None:  # FD-17
    assert twist("double_back", BACK, BACK_MOVES + ", 2 reverse, 1 pass")["turn"] == 0
    assert twist("double_back", BACK, BACK_MOVES + ", 2 reverse, 1 pass, 0 pass")["turn"] == 3


def test_reverse_turns_counterclockwise_into_clockwise() -> None:  # FD-17
    dealt = deal("6-6 5-4 3-2 | 1-1 4-2 6-5 | 6-1 4-3 5-2")
    moves = "0 6-6, 0 counterclockwise, 2 6-1@1, 1 1-1@1R, 1 reverse"
    assert twist("double_back", dealt, moves)["turn"] == 2


def test_the_lead_asks_for_the_direction_only() -> None:  # FD-17
    led = twist("double_back", BACK, "0 6-6")
    assert legal(led) == {"clockwise", "counterclockwise"}
    assert twist("double_back", BACK, "0 6-6, 0 clockwise")["turn"] == 1


def test_no_question_without_the_twist_or_for_other_tiles() -> None:  # FD-17
    assert play("fundomino", BACK, BACK_MOVES, calls=False)["turn"] == 3
    assert twist("double_back", BACK, "0 6-6, 0 clockwise, 1 6-1@1")["turn"] == 2


def test_no_question_with_fewer_than_three_still_holding_tiles() -> None:  # FD-17
    two = deal("6-6 6-1 5-4 | 1-1 6-3 4-3", stock="2-2")
    after = twist("double_back", two, "0 6-6, 1 6-3@2, 0 6-1@1, 1 1-1@1R")
    assert (after["turn"], "reverse" in legal(after)) == (0, False)
    # Three players, and the one with the double goes out.
    out = deal("6-6 5-4 | 6-1 4-3 | 1-1", stock="2-2")
    after = twist("double_back", out, "0 6-6, 0 clockwise, 1 6-1@1, 2 1-1@1R")
    assert (after["turn"], legal(after)) == (0, {"draw"})


def test_who_went_out_with_the_double_is_asked() -> None:  # FD-17
    dealt = deal("6-6 5-4 | 6-1 4-3 | 1-1 | 4-1 4-2")
    asked = twist("double_back", dealt, BACK_MOVES)
    assert (asked["turn"], legal(asked), asked["hands"]) == (2, {"reverse", "pass"}, [1, 1, 0, 2])
    assert twist("double_back", dealt, BACK_MOVES + ", 2 reverse")["turn"] == 1
    assert twist("double_back", dealt, BACK_MOVES + ", 2 pass")["turn"] == 3


def test_a_double_that_ends_or_blocks_the_round_asks_nothing() -> None:  # FD-17
    dealt = deal("6-6 5-4 | 6-1 4-3 | 1-1 | 5-1 4-2")
    ended = twist("double_back", dealt, BACK_MOVES, game="fundomino-face-value")
    assert ended["rounds"][0]["end"] == "out"
    dealt = deal("6-6 5-4 | 6-1 4-3 | 1-1 5-5 | 5-2 4-2")
    blocked = twist("double_back", dealt, BACK_MOVES)
    assert (blocked["rounds"][0]["end"], blocked["legal"]) == ("blocked", [])


# Seat 2 plays 2-2 and still holds 3; the others hold 9, 4 and 5.
DARE = deal("6-6 5-4 | 6-2 3-1 | 2-2 2-1 | 4-1", stock="5-5")
DARE_MOVES = "0 6-6, 0 clockwise, 1 6-2@1, 2 2-2@1R"


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_two_two_may_double(game: str) -> None:  # FD-18
    dealt = {**DARE, "stock": []} if game == "fundomino-caribbean" else DARE
    asked = twist("doubling", dealt, DARE_MOVES, game=game)
    assert (asked["turn"], legal(asked)) == (2, {"double", "pass"})
    passed = twist("doubling", dealt, DARE_MOVES + ", 2 pass", game=game)
    assert passed["turn"] == 3
    assert not legal(passed) & {"accept", "refuse"}


def test_only_two_two_may_double_and_only_with_the_twist() -> None:  # FD-18
    assert play("fundomino", DARE, DARE_MOVES, calls=False)["turn"] == 3
    assert twist("doubling", BACK, BACK_MOVES)["turn"] == 3


def test_two_two_as_the_lead_may_double_after_the_direction() -> None:  # FD-18
    dealt = deal("2-2 5-4 | 6-2 3-1 | 2-1 4-1", stock="5-5")
    assert legal(twist("doubling", dealt, "0 2-2")) == {"clockwise", "counterclockwise"}
    asked = twist("doubling", dealt, "0 2-2, 0 counterclockwise")
    assert (asked["turn"], legal(asked)) == (0, {"double", "pass"})
    assert twist("doubling", dealt, "0 2-2, 0 counterclockwise, 0 double")["turn"] == 2


def test_doubling_is_asked_after_double_back_and_answered_in_the_new_direction() -> None:
    """FD-17 and FD-18."""
    first = twist("doubling", DARE, DARE_MOVES, double_back=True)
    assert legal(first) == {"reverse", "pass"}
    then = twist("doubling", DARE, DARE_MOVES + ", 2 reverse", double_back=True)
    assert (then["turn"], legal(then)) == (2, {"double", "pass"})
    after = DARE_MOVES + ", 2 reverse, 2 double"
    order = []
    for _ in range(3):
        asked = twist("doubling", DARE, after, double_back=True)
        assert legal(asked) == {"accept", "refuse"}
        order.append(asked["turn"])
        after += f", {asked['turn']} accept"
    assert order == [1, 0, 3]
    assert twist("doubling", DARE, after, double_back=True)["turn"] == 1


def test_all_opponents_answer_in_the_direction_of_play() -> None:  # FD-18
    asked = twist("doubling", DARE, DARE_MOVES + ", 2 double")
    assert (asked["turn"], legal(asked)) == (3, {"accept", "refuse"})
    assert twist("doubling", DARE, DARE_MOVES + ", 2 double, 3 accept")["turn"] == 0
    assert twist("doubling", DARE, DARE_MOVES + ", 2 double, 3 accept, 0 accept")["turn"] == 1
    on = twist("doubling", DARE, DARE_MOVES + ", 2 double, 3 accept, 0 accept, 1 accept")
    assert (on["turn"], legal(on)) == (3, {"draw"})


def test_in_teams_only_the_other_team_answers() -> None:  # FD-18
    moves = DARE_MOVES + ", 2 double, 3 accept"
    asked = twist("doubling", DARE, moves, game="fundomino-teams")
    assert (asked["turn"], legal(asked)) == (1, {"accept", "refuse"})
    on = twist("doubling", DARE, moves + ", 1 accept", game="fundomino-teams")
    assert (on["turn"], legal(on)) == (3, {"draw"})
    face = twist("doubling", DARE, moves, game="fundomino-face-value", teams=True)
    assert face["turn"] == 1


def test_who_has_finished_answers_too() -> None:  # FD-18
    dealt = deal("6-6 5-4 | 6-2 | 2-2 2-1", stock="5-5")
    moves = "0 6-6, 0 clockwise, 1 6-2@1, 2 2-2@1R, 2 double, 0 accept"
    asked = twist("doubling", dealt, moves)
    assert (asked["turn"], asked["hands"], legal(asked)) == (1, [1, 0, 1], {"accept", "refuse"})


def test_who_went_out_with_two_two_may_double() -> None:  # FD-18
    dealt = deal("6-6 5-4 | 6-2 3-1 | 2-2", stock="5-5")
    moves = "0 6-6, 0 clockwise, 1 6-2@1, 2 2-2@1R"
    assert legal(twist("doubling", dealt, moves)) == {"double", "pass"}
    ended = twist("doubling", dealt, moves, game="fundomino-face-value")  # the play ended it
    assert result(ended["rounds"][0]) == ("out", [2], [0, 0, 20])


def test_a_blocking_two_two_asks_nothing() -> None:  # FD-18
    dealt = deal("6-6 5-4 | 6-2 3-1 | 2-2 4-1")
    ended = twist("doubling", dealt, "0 6-6, 0 clockwise, 1 6-2@1, 2 2-2@1R")
    assert result(ended["rounds"][0]) == ("blocked", [1], [0, 40, 20])


def test_all_accept_and_the_points_count_double() -> None:  # FD-18
    dealt = deal("6-6 4-2 | 6-2 5-1 | 2-2 6-4")
    moves = "0 6-6, 0 clockwise, 1 6-2@1, 2 2-2@1R, 2 {}, 0 2-4@1, 1 pass, 2 6-4@2"
    plain = twist("doubling", dealt, moves.format("pass"))
    assert result(plain["rounds"][0]) == ("out", [0], [40, 0, 20])
    double = twist("doubling", dealt, moves.format("double, 0 accept, 1 accept"))
    assert result(double["rounds"][0]) == ("out", [0], [80, 0, 40])
    # Only this round.
    again = twist(
        "doubling", dealt, moves.format("double, 0 accept, 1 accept"), dealt, moves.format("pass")
    )
    assert again["scores"] == [120, 0, 60]


def test_the_first_refusal_ends_the_round_and_scores_it_as_blocked() -> None:  # FD-18
    refusal = twist("doubling", DARE, DARE_MOVES + ", 2 double, 3 accept, 0 refuse")
    # 9, 4, 3 and 5: nobody else is asked, nothing counts double.
    assert result(refusal["rounds"][0]) == ("refused", [2], [0, 20, 40, 10])
    assert (refusal["turn"], refusal["legal"]) == (None, [])
    early = twist("doubling", DARE, DARE_MOVES + ", 2 double, 3 refuse")
    assert result(early["rounds"][0]) == ("refused", [2], [0, 20, 40, 10])


def test_a_refusal_ranks_those_who_finished_first() -> None:  # FD-18
    dealt = deal("6-6 5-4 | 6-2 | 2-2 2-1", stock="5-5")
    moves = "0 6-6, 0 clockwise, 1 6-2@1, 2 2-2@1R, 2 double, 0 refuse"
    ended = twist("doubling", dealt, moves)
    assert result(ended["rounds"][0]) == ("refused", [1], [0, 40, 20])


@pytest.mark.parametrize(
    ("game", "options", "winners", "points"),
    [
        ("fundomino-teams", {}, [0, 1], [30, 30]),  # seats 2, 1, 3, 0: 30 + 0 and 20 + 10
        ("fundomino-face-value", {}, [2], [0, 0, 20, 0]),  # 9 + 4 + 5
        ("fundomino-face-value", {"teams": True}, [0], [10, 0]),  # 4 + 5
    ],
)
def test_a_refusal_is_scored_by_the_games_own_rule(
    game: str, options: Json, winners: list[int], points: list[int]
) -> None:  # FD-18
    ended = twist("doubling", DARE, DARE_MOVES + ", 2 double, 3 refuse", game=game, **options)
    assert result(ended["rounds"][0]) == ("refused", winners, points)


def test_a_refusal_with_equal_lowest_in_face_value_goes_to_nobody() -> None:  # FD-18
    dealt = deal("6-6 4-1 | 6-2 5-4 | 2-2 3-2", stock="5-5")
    moves = "0 6-6, 0 clockwise, 1 6-2@1, 2 2-2@1R, 2 double, 0 refuse"
    ended = twist("doubling", dealt, moves, game="fundomino-face-value")
    assert result(ended["rounds"][0]) == ("refused", [], [0, 0, 0])


def test_face_value_rounds_up_first_and_then_doubles() -> None:  # FD-18
    dealt = deal("6-6 4-2 | 6-2 5-1 | 2-2 3-3")
    moves = "0 6-6, 0 clockwise, 1 6-2@1, 2 2-2@1R, 2 double, 0 accept, 1 accept, 0 2-4@1"
    ended = twist("doubling", dealt, moves, game="fundomino-face-value")
    assert result(ended["rounds"][0]) == ("out", [0], [40, 0, 0])  # 6 + 6 = 12, 20, 40


TEN = deal("5-5 4-1 | 5-2 3-3 | 5-1 4-4", stock="3-1")


@pytest.mark.parametrize("caller", [0, 1, 2])
def test_the_first_to_call_a_perfect_ten_scores_it_at_once(caller: int) -> None:  # FD-19
    led = twist("perfect_ten", TEN, "0 5-5")  # the lead counts
    assert all("perfect-ten" in legal(led, seat) for seat in (0, 1, 2))
    called = twist("perfect_ten", TEN, f"0 5-5, {caller} perfect-ten")
    assert called["scores"] == [10 if seat == caller else 0 for seat in (0, 1, 2)]
    assert called["rounds"][0]["points"] == called["scores"]
    assert called["turn"] == 0
    assert "perfect-ten" not in legal(called)


def test_a_perfect_ten_waits_for_the_next_play() -> None:  # FD-19
    later = twist("perfect_ten", TEN, "0 5-5, 0 clockwise, 1 draw")
    assert "perfect-ten" in legal(later, 2)
    gone = twist("perfect_ten", TEN, "0 5-5, 0 clockwise, 1 draw, 1 5-2@1")
    assert "perfect-ten" not in legal(gone)


@pytest.mark.parametrize(
    ("hands", "moves", "points"),
    [
        ("6-6 5-1 | 6-4 3-2", "0 6-6, 1 6-4@2", 10),
        ("6-6 5-1 | 6-3 3-2", "0 6-6, 1 6-3@2", 0),
        ("6-4 5-1 | 4-3 3-2", "0 6-4", 10),
        ("5-5 5-1 | P2-5 3-2", "0 5-5, 1 5-P2@2", 0),  # 5 + 10
        ("6-6 4-3 | S-6 5-1", "0 6-6, 1 6-S@2", 0),  # 20 + 6
        ("6-6 S-6 4-1 | A6-P3 5-4", "0 6-6, 1 A6-P3@1, 0 draw, 0 6-S@2", 30),  # 10 + 20
        ("6-6 S-6 4-1 | S-3 5-4", "0 6-6, 1 S-3@1, 0 6-S@2", 0),  # 3 + 20
    ],
)
def test_the_two_ends_add_up_by_face_value(hands: str, moves: str, points: int) -> None:  # FD-19
    dealt = deal(hands, stock="1-1 2-2")
    assert ("perfect-ten" in legal(twist("perfect_ten", dealt, moves), 1)) == (points > 0)
    if points:
        called = twist("perfect_ten", dealt, moves + ", 1 perfect-ten")
        assert called["scores"] == [0, points]


def test_who_has_finished_may_call_too() -> None:  # FD-19
    dealt = deal("6-6 5-1 | 6-4 | 3-2 4-3", stock="1-1")
    called = twist("perfect_ten", dealt, "0 6-6, 0 clockwise, 1 6-4@2, 1 perfect-ten")
    assert called["scores"] == [0, 10, 0]


def test_a_play_that_goes_out_scores_its_perfect_ten_by_itself() -> None:  # FD-19
    dealt = deal("5-5 | 2-1")
    ended = twist("perfect_ten", dealt, "0 5-5")
    assert (ended["legal"], result(ended["rounds"][0])) == ([], ("out", [0], [50, 0]))
    assert refused("fundomino", dealt, "0 5-5, 1 perfect-ten", perfect_ten=True)
    plain = play("fundomino", dealt, "0 5-5", calls=False)
    assert result(plain["rounds"][0]) == ("out", [0], [40, 0])


def test_a_play_that_blocks_scores_its_perfect_ten_by_itself() -> None:  # FD-19
    ended = twist("perfect_ten", deal("5-5 4-1 | 2-1"), "0 5-5")
    assert result(ended["rounds"][0]) == ("blocked", [1], [10, 40])
    teams = twist("perfect_ten", deal("6-2 | 5-5 4-1 | 3-3 | 2-1"), "1 5-5", game="fundomino-teams")
    assert result(teams["rounds"][0]) == ("blocked", [1], [10, 50 + 10])


def test_going_out_while_others_play_on_leaves_time_to_call() -> None:  # FD-19
    dealt = deal("5-5 | 5-2 3-3 | 5-1 4-4", stock="3-1")
    led = twist("perfect_ten", dealt, "0 5-5")
    assert (led["hands"], led["scores"]) == ([0, 2, 2], [0, 0, 0])
    assert all("perfect-ten" in legal(led, seat) for seat in (0, 1, 2))


def test_a_ten_that_nobody_called_is_lost_with_the_round() -> None:  # FD-19
    """A draw blocks the round, or a refusal ends it: no play does, so nobody gets the ten."""
    blocked = twist("perfect_ten", deal("5-5 2-1 | 3-3 4-4", stock="6-6"), "0 5-5, 1 draw")
    assert result(blocked["rounds"][0]) == ("blocked", [0], [40, 0])


@pytest.mark.parametrize("game", GAMES)
def test_a_perfect_ten_in_any_game(game: str) -> None:  # FD-19
    dealt = deal("5-5 4-1 | 5-2 3-3 | 5-1 4-4 | 6-4 2-1")
    called = twist("perfect_ten", dealt, "0 5-5, 3 perfect-ten", game=game)
    teams = game in ("fundomino-teams", "fundomino-caribbean")
    assert called["scores"] == ([0, 10] if teams else [0, 0, 0, 10])


def test_the_target_is_looked_at_when_the_round_ends() -> None:  # FD-19
    dealt = deal("5-5 4-1 | 5-2")
    called = twist("perfect_ten", dealt, "0 5-5, 0 perfect-ten", target=10)
    assert (called["scores"], called["over"], called["turn"]) == ([10, 0], False, 1)
    ended = twist("perfect_ten", dealt, "0 5-5, 0 perfect-ten, 1 5-2@1", target=10)
    assert (ended["scores"], ended["over"], ended["winners"]) == ([10, 40], True, [1])
    # The winners of a round are those with the most rank points.
    assert result(ended["rounds"][0]) == ("out", [1], [10, 40])


def test_doubling_does_not_double_a_perfect_ten() -> None:
    """FD-18 and FD-19: only the points given at the round's end count double."""
    dealt = deal("5-5 2-2 6-2 | 5-2 4-1")
    moves = "0 5-5, 1 perfect-ten, 1 5-2@1, 0 2-2@1L, 0 double, 1 accept, 1 pass, 0 2-6@1"
    ended = twist("perfect_ten", dealt, moves, doubling=True)
    assert result(ended["rounds"][0]) == ("out", [0], [80, 10])


def test_doubling_does_not_double_the_perfect_ten_of_the_last_play() -> None:
    """FD-18 and FD-19: it is scored by a play, although the round ends with it."""
    dealt = deal("6-6 2-2 4-2 | 6-2 5-1")
    moves = "0 6-6, 1 6-2@1, 0 2-2@1R, 0 double, 1 accept, 1 pass, 0 2-4@1"
    ended = twist("perfect_ten", dealt, moves, doubling=True)
    assert result(ended["rounds"][0]) == ("out", [0], [80 + 10, 0])


def test_no_perfect_ten_without_the_twist() -> None:  # FD-19
    refused("fundomino", TEN, "0 5-5, 0 perfect-ten")
