"""Fundomino's rounds and ranks, and the variants that score them differently."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import Json, deal, dealt, legal, play, refused


def quiet(*rounds: Json | str) -> Json:
    """Play Fundomino without the duty to call, which is none of these tests' business."""
    return play("fundomino", *rounds, calls=False)


def result(round_: Json) -> tuple[str, list[int], list[int]]:
    return round_["end"], round_["winners"], round_["points"]


RANKS = deal("6-6 6-3 4-1 | 6-1 | 5-1 | 3-2 4-4")
RANK_MOVES = "0 6-6, 0 clockwise, 1 6-1@1, 2 1-5@1, 3 pass, 0 6-3@2"


def test_the_round_goes_on_without_those_who_finished() -> None:  # FD-10
    after = quiet(RANKS, RANK_MOVES)
    assert (after["rounds"][0]["end"], after["turn"], after["hands"]) == (None, 3, [1, 0, 0, 2])
    assert legal(after) == {"3-2@2"}


def test_the_round_ends_when_one_player_has_tiles() -> None:
    """FD-10; FD-11: 40/20/10/0 for four."""
    ended = quiet(deal("6-6 6-3 | 6-1 | 5-1 | 3-2 4-4"), RANK_MOVES)
    assert result(ended["rounds"][0]) == ("out", [1], [10, 40, 20, 0])


def test_rank_scores_for_three_and_two() -> None:  # FD-11
    three = quiet(deal("6-6 4-4 | 6-1 | 5-1"), "0 6-6, 0 clockwise, 1 6-1@1, 2 1-5@1")
    assert result(three["rounds"][0]) == ("out", [1], [0, 40, 20])
    two = quiet(deal("6-6 4-4 | 6-1"), "0 6-6, 1 6-1@1")
    assert result(two["rounds"][0]) == ("out", [1], [0, 40])


@pytest.mark.parametrize(
    ("hand", "other", "points"),
    [
        ("S-4", "6-4 4-4 3-2", [0, 40]),  # 24 against 23
        ("S-4", "6-4 6-2 4-3", [40, 0]),  # 25
        ("S-4", "6-4 6-2 4-2", [40, 40]),  # 24
        ("A2-P5", "6-4 3-2 2-2", [0, 40]),  # 20 against 19
        ("A2-P5", "6-4 6-2 2-1", [40, 0]),  # 21
        ("P2-5", "6-4 2-2", [0, 40]),  # 15 against 14
        ("P2-5", "6-4 3-3", [40, 0]),  # 16
    ],
)
def test_blocked_ranks_by_tile_total(hand: str, other: str, points: list[int]) -> None:  # FD-12
    dealt = deal(f"6-6 6-3 {hand} | 6-1 5-3 {other}")
    ended = quiet(dealt, "0 6-6, 1 6-1@2, 0 6-3@1, 1 3-5@1")  # both ends take left turns only
    winners = [seat for seat in (0, 1) if points[seat] == 40]
    assert result(ended["rounds"][0]) == ("blocked", winners, points)


@pytest.mark.parametrize(
    ("hands", "points"),
    [
        ("6-6 5-1 | 4-2 | 3-3 | 2-1", [20, 20, 20, 40]),  # 6, 6, 6, 3
        ("6-6 2-1 | 1-1 | 5-2 | 4-1", [20, 40, 0, 10]),  # 3, 2, 7, 5
        ("6-6 3-1 | 2-2 | 5-2 | 4-1", [40, 40, 0, 10]),  # 4, 4, 7, 5
        ("6-6 2-1 | 5-1 | 4-2", [40, 20, 20]),  # 3, 6, 6
    ],
)
def test_equal_totals_share_a_rank_and_use_up_the_next(
    hands: str, points: list[int]
) -> None:  # FD-12
    ended = quiet(deal(hands), "0 6-6")
    assert ended["rounds"][0]["points"] == points
    assert ended["rounds"][0]["winners"] == [i for i, made in enumerate(points) if made == 40]


def test_those_who_finished_rank_before_those_with_tiles() -> None:  # FD-12
    dealt = deal("6-6 5-4 | 6-1 | 4-4 | 3-2 2-2")  # 9, out, 8, 9
    ended = quiet(dealt, "0 6-6, 0 clockwise, 1 6-1@1")
    assert result(ended["rounds"][0]) == ("blocked", [1], [10, 40, 20, 10])


WIN, SHARE = deal("6-6 | 2-1"), deal("6-6 3-1 | 2-2")  # 40 for seat 0, 40 for both


def test_the_match_is_won_with_120() -> None:  # FD-13
    twice = quiet(WIN, "0 6-6", WIN, "0 6-6")
    assert (twice["scores"], twice["over"]) == ([80, 0], False)
    thrice = quiet(WIN, "0 6-6", WIN, "0 6-6", WIN, "0 6-6")
    assert (thrice["scores"], thrice["over"], thrice["winners"]) == ([120, 0], True, [0])


def test_the_match_is_not_won_with_110() -> None:  # FD-13
    first = deal("6-6 | 2-1 | 1-1 | 5-5")  # 40, 10, 20, 0
    second = deal("6-6 4-1 | 2-1 | 5-5 | 5-4")  # 20, 40, 0, 10
    third = deal("6-6 5-3 | 2-1 | 4-1 | 5-5")  # 10, 40, 20, 0
    four = quiet(first, "0 6-6", first, "0 6-6", second, "0 6-6", third, "0 6-6")
    assert (four["scores"], four["over"]) == ([110, 100, 60, 10], False)


def test_a_tie_at_the_top_goes_on() -> None:  # FD-13
    tied: list[Json | str] = [SHARE, "0 6-6"] * 3
    level = quiet(*tied)
    assert (level["scores"], level["over"]) == ([120, 120], False)
    decided = quiet(*tied, WIN, "0 6-6")
    assert (decided["scores"], decided["over"], decided["winners"]) == ([160, 120], True, [0])


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("2-1 | 1-1", 10),  # 3 + 2
        ("S-4 | 5-5 4-2", 40),  # 24 + 16
        ("S-4 | 6-5 4-2", 50),  # 24 + 17
        ("S-4 | A6-P3 3-3", 50),  # 24 + 26: added up first
        ("S-6 S-4 | A1-P4 P2-5", 90),  # 50 + 35
    ],
)
def test_face_value_rounds_the_sum_of_all_opponents_up(others: str, points: int) -> None:  # FD-14
    ended = play("fundomino-face-value", deal(f"6-6 | {others}"), "0 6-6")
    assert result(ended["rounds"][0]) == ("out", [0], [points, 0, 0])


def test_face_value_ends_when_one_player_is_out() -> None:  # FD-14
    dealt = deal("6-6 4-3 | 6-1 | 5-1 2-1", stock="5-5")
    ended = play("fundomino-face-value", dealt, "0 6-6, 0 clockwise, 1 6-1@1", calls=False)
    assert result(ended["rounds"][0]) == ("out", [1], [0, 20, 0])  # 7 + 9


def test_face_value_blocked_goes_to_the_lowest_and_subtracts_nothing() -> None:  # FD-14
    ended = play("fundomino-face-value", deal("6-6 5-4 | 3-2 | 5-1"), "0 6-6")
    assert result(ended["rounds"][0]) == ("blocked", [1], [0, 20, 0])  # 9 + 6, not less 5


def test_face_value_blocked_tie_goes_to_nobody() -> None:  # FD-14
    ended = play("fundomino-face-value", deal("6-6 5-4 | 3-2 | 4-1"), "0 6-6")
    assert result(ended["rounds"][0]) == ("blocked", [], [0, 0, 0])


def test_face_value_teams_score_the_other_teams_tiles_only() -> None:  # FD-14
    dealt = deal("6-6 5-4 | 6-1 | 4-3 | 5-5")
    moves = "0 6-6, 0 clockwise, 1 6-1@1"
    teams = play("fundomino-face-value", dealt, moves, teams=True, calls=False)
    assert result(teams["rounds"][0]) == ("out", [1], [0, 20])  # 9 + 7
    alone = play("fundomino-face-value", dealt, moves, calls=False)
    assert result(alone["rounds"][0]) == ("out", [1], [0, 30, 0, 0])  # 9 + 7 + 10


@pytest.mark.parametrize(
    ("hands", "winners", "points"),
    [
        ("6-6 2-1 | 4-1 | 5-5 5-4 | 4-2", [0], [20, 0]),  # 3 is lowest: 5 + 6; the team holds 22
        ("6-6 5-4 | 3-1 | 5-5 | 2-2", [1], [0, 20]),  # shared by partners: 9 + 10
        ("6-6 3-1 | 2-2 | 5-5 | 5-4", [], [0, 0]),  # shared by both teams
    ],
)
def test_face_value_teams_blocked(
    hands: str, winners: list[int], points: list[int]
) -> None:  # FD-14
    ended = play("fundomino-face-value", deal(hands), "0 6-6", teams=True)
    assert result(ended["rounds"][0]) == ("blocked", winners, points)


def test_face_value_teams_need_four() -> None:  # FD-14
    with pytest.raises(OptionError):
        GAMES["fundomino-face-value"].rules(players=2, teams=True)


def test_teams_deal_six_each() -> None:  # FD-15
    state = dealt("fundomino-teams", "teams", players=4)
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]
    assert len(state.stock) == 8


@pytest.mark.parametrize("game", ["fundomino-teams", "fundomino-caribbean"])
@pytest.mark.parametrize("players", [2, 3])
def test_teams_need_four(game: str, players: int) -> None:
    """FD-15 and FD-16."""
    with pytest.raises(OptionError):
        GAMES[game].rules(players=players)


@pytest.mark.parametrize("game", ["fundomino-teams", "fundomino-caribbean"])
def test_teams_add_up_30_20_10_0(game: str) -> None:
    """FD-15 and FD-16: seats 1, 2, 0, 3 in this order."""
    ended = play(game, deal("6-6 6-3 | 6-1 | 5-1 | 3-2 4-4"), RANK_MOVES, calls=False)
    assert result(ended["rounds"][0]) == ("out", [0, 1], [10 + 20, 30 + 0])


@pytest.mark.parametrize("game", ["fundomino-teams", "fundomino-caribbean"])
def test_teams_go_on_until_one_player_has_tiles(game: str) -> None:
    """FD-15 and FD-16: a whole team may finish first."""
    dealt = deal("6-6 5-1 | 6-1 | 4-4 4-3 | 5-3")
    moves = "0 6-6, 0 clockwise, 1 6-1@1, 2 pass, 3 pass, 0 1-5@1"
    on = play(game, dealt, moves + ", 2 pass", calls=False)
    assert (on["rounds"][0]["end"], on["turn"]) == (None, 3)
    ended = play(game, dealt, moves + ", 2 pass, 3 5-3@1", calls=False)
    assert result(ended["rounds"][0]) == ("out", [1], [20, 30 + 10])


def test_first_team_to_120_wins() -> None:  # FD-15
    sixty = deal("6-6 3-1 | 5-1 | 2-2 | 5-2")  # blocked: 4, 6, 4 and 7: 30, 10, 30 and 0
    fifty = deal("6-6 2-1 | 5-1 | 2-2 | 5-2")  # blocked: 3, 6, 4 and 7
    most = play("fundomino-teams", sixty, "0 6-6", fifty, "0 6-6")
    assert (most["scores"], most["over"]) == ([110, 20], False)
    twice = play("fundomino-teams", sixty, "0 6-6", sixty, "0 6-6")
    assert (twice["scores"], twice["over"], twice["winners"]) == ([120, 20], True, [0])


def test_caribbean_deals_the_whole_set() -> None:  # FD-16
    state = dealt("fundomino-caribbean", "sea", players=4)
    assert [len(hand) for hand in state.hands] == [8, 8, 8, 8]
    assert len(state.stock) == 0


def test_caribbean_passes_when_stuck_and_only_then() -> None:  # FD-16
    dealt = deal("6-6 5-4 | 4-3 2-1 | 6-3 5-1 | 3-2 4-1")
    stuck = play("fundomino-caribbean", dealt, "0 6-6, 0 clockwise", calls=False)
    assert (stuck["turn"], legal(stuck)) == (1, {"pass"})
    able = play("fundomino-caribbean", dealt, "0 6-6, 0 clockwise, 1 pass", calls=False)
    assert legal(able) == {"6-3@1", "6-3@2"}
    refused("fundomino-caribbean", dealt, "0 6-6, 0 clockwise, 1 pass, 2 pass", calls=False)
