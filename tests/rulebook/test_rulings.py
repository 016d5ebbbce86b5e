"""Rulings of ours on corners where two rules meet."""

from support.kit import deal, legal, play


# FD-6
def test_a_burden_is_gone_with_the_player_who_bore_it() -> None:
    dealt = deal("S-4 5-3 | 3-3 A6-P3 | 6-1 A3-P6 | S-3 4-4", stock="1-1 A1-P4")
    moves = "0 catch:3, 2 draw, 2 P4-A1@1, 2 1-6@1, 0 catch:2, - S-4, 1 A6-P3@1, 0 catch:1, - 5-3"
    end = play("fundomino", dealt, f"3 4-4, 3 counterclockwise, {moves}", players=4)
    assert end["turn"] == 3
    assert "draw" not in legal(end, 3)


# FD-6
def test_nothing_is_taken_from_a_plus_player_who_was_emptied() -> None:
    dealt = deal("6-6 6-1 3-2 | A6-P3 5-4 | 6-5 1-1 | 6-4 2-2")
    before = play("fundomino", dealt, "0 6-6, 0 clockwise, 1 A6-P3@2, 0 catch:1, - 3-2", players=4)
    assert before["turn"] == 2
    assert legal(before, 2) == {"draw", "catch:0"}


# DS-6
def test_giving_up_a_won_game_loses_it() -> None:
    end = play("domino-solitaire", deal(rows="6-5 5-3 | 3-1 | | | | |"), "0 resign", players=1)
    assert end["rounds"] == [{"end": "lost", "winners": [], "points": [0], "left": 1}]
    won = "0 3-1>2, 0 resign"
    end = play("domino-solitaire", deal(rows="6-5 5-3 | 3-1 | | | | |"), won, players=1)
    assert end["rounds"] == [{"end": "lost", "winners": [], "points": [0], "left": 0}]


# BE-12 BE-7
def test_all_five_is_blocked_at_the_deal_if_nothing_fits() -> None:
    dealt = deal("6-6 5-5 | 4-4", stock="6-5 6-4", start="1-0 3-2")
    end = play("bendomino-all-five", dealt, players=2)
    assert end["rounds"][0]["end"] == "blocked"
    assert end["hands"] == [3, 2]
    assert len(end["trace"]) == 1


# BG-1
def test_a_single_that_leads_scores_nothing_in_bergen() -> None:
    dealt = deal("6-5 2-1 | 4-3 1-0", stock="3-0")
    assert play("bergen", dealt, "0 6-5", players=2)["scores"] == [0, 0]


# FD-18
def test_a_lead_of_double_two_may_challenge() -> None:
    dealt = deal("2-2 1-1 5-4 | 2-1 5-3 | 3-1 2-4")
    end = play("fundomino", dealt, "0 2-2, 0 clockwise", players=3, doubling=True, calls=False)
    assert legal(end) == {"double", "pass"}
