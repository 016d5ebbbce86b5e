"""MT, TR: trains that belong to a seat."""

from typing import Any

import pytest

from boneyard.games import GAMES
from support.kit import deal, legal, play, refused, table_rules

SMALL = {"players": 2, "set": 9}
ONE = {**SMALL, "first": "one"}
HANDS = {
    9: (9, 9, 9, 7, 7, 7, 6),
    12: (15, 15, 15, 12, 12, 10, 10),
    15: (15, 15, 15, 15, 15, 13, 13),
}


@pytest.mark.parametrize("game", ["mexican-train", "train"])
def test_sets_and_tiles_each(game: str) -> None:  # MT-1, TR-1
    assert GAMES[game].rules(players=2).options["set"] == 12
    for size, row in HANDS.items():
        for players, each in enumerate(row, 2):
            rules = table_rules(game, players=players, set=size)
            assert rules.hand_size == each == rules.options["hand"]


def test_every_seat_has_a_train_and_one_is_everybody_s() -> None:  # MT-2
    begun = play("mexican-train", deal("9-1|9-2|9-3", start="9-9"), players=3, set=9)
    assert begun["ends"] == dict.fromkeys("1234", "9")
    dealt = deal("9-1 1-1 5-1|9-2 3-3 6-6", stock="8-8", start="9-9")
    doubled = play("mexican-train", dealt, "0 9-1@1, 1 9-2@2, 0 1-1@1", **ONE)
    assert doubled["ends"] == {"1": "1", "2": "2", "3": "9"}


def test_leading_the_hub_is_no_turn() -> None:  # MT-3
    dealt = deal("9-1 8-8|9-9 9-2 2-2", stock="7-7")
    led = play("mexican-train", dealt, "1 9-9", lead="held", **SMALL)
    assert led["legal"] == [[1, "9-2@2"]]


def test_a_turn_is_one_tile_at_home_on_the_mexican_train_or_where_a_marker_is() -> None:  # MT-4
    dealt = deal("9-1 2-1|5-4 4-3|9-3 3-1", stock="8-7 6-5", start="9-9")
    marked = play("mexican-train", dealt, "0 9-1@4, 1 draw, 1 pass", players=3, set=9, first="one")
    assert legal(marked) == {"9-3@2", "9-3@3", "1-3@4"}


def test_another_s_train_that_isn_t_marked_is_closed() -> None:  # MT-5
    dealt = deal("9-1 8-8|9-2 3-3", stock="7-7", start="9-9")
    why = refused("mexican-train", dealt, "0 9-1@2", **ONE)
    assert "arm 2 is the train of seat 1, which isn't open to others" in why


def test_who_passes_for_want_of_a_tile_marks_their_train() -> None:  # MT-6
    dealt = deal("5-4 8-8|9-2 3-3", stock="7-7 0-0 1-1", start="9-9")
    assert play("train", dealt, "0 draw", **SMALL)["marked"] == []
    once = play("train", dealt, "0 draw, 0 pass", **SMALL)
    assert once["marked"] == [0]
    again = play("train", dealt, "0 draw, 0 pass, 1 9-2@2, 0 draw, 0 pass", **SMALL)
    assert again["marked"] == [0]


def test_the_marker_goes_when_its_owner_lays_a_tile_there_and_only_then() -> None:  # MT-7
    dealt = deal("5-4 8-8 6-6|9-2 9-3 9-4 5-5", stock="7-7 9-0 9-5", start="9-9")
    begun = "0 draw, 0 pass, 1 9-2@1"
    assert play("train", dealt, begun, **SMALL)["marked"] == [0]
    home = deal("5-4 8-8 6-6|9-2 9-3 9-4 5-5", stock="7-7 2-0 9-5", start="9-9")
    laid = play("train", home, f"{begun}, 0 draw, 0 2-0@1", **SMALL)
    assert laid["marked"] == []
    # A tile of the owner's elsewhere leaves it, a double at home takes it off.
    other = deal("5-4 8-8 6-6|9-2 9-3 9-4 5-5", stock="7-7 9-0 9-5", start="9-9")
    away = play("mexican-train", other, f"{begun}, 0 draw, 0 9-0@3", **ONE)
    assert away["marked"] == [0]
    double = deal("5-4 8-8 6-6|9-2 9-3 9-4 5-5", stock="7-7 2-2 9-5", start="9-9")
    assert play("train", double, f"{begun}, 0 draw, 0 2-2@1", **SMALL)["marked"] == []


RUN = deal("9-1 2-1 5-2 7-7|9-4 6-6 5-3", stock="8-8", start="9-9")


def test_the_first_turn_is_a_run_on_one_s_own_train() -> None:  # MT-8
    assert legal(play("mexican-train", RUN, **SMALL)) == {"9-1@1"}
    assert legal(play("mexican-train", RUN, "0 9-1@1", **SMALL)) == {"1-2@1", "pass"}
    stopped = play("mexican-train", RUN, "0 9-1@1, 0 pass", **SMALL)
    assert (stopped["turn"], stopped["marked"]) == (1, [])
    ended = play("mexican-train", RUN, "0 9-1@1, 0 1-2@1, 0 2-5@1", **SMALL)
    assert ended["turn"] == 1
    assert refused("mexican-train", RUN, "0 9-1@3", **SMALL)


def test_a_run_that_can_t_begin_draws_one_and_goes_on_with_it() -> None:  # MT-9
    dealt = deal("5-1 8-8|9-2 3-3", stock="9-1 7-7 0-0", start="9-9")
    drawn = play("mexican-train", dealt, "0 draw, 0 9-1@1", **SMALL)
    assert legal(drawn) == {"1-5@1", "pass"}
    failed = deal("5-1 8-8|9-2 3-3", stock="7-7 0-0", start="9-9")
    told = play("mexican-train", failed, "0 draw, 0 pass", **SMALL)
    assert (told["marked"], legal(told)) == ([0], {"9-2@2"})


def test_doubles_bind_nobody_until_all_have_had_their_first_turn() -> None:  # MT-10
    dealt = deal("9-1 1-1 4-1 8-8|9-2 6-2 5-5 1-0", stock="7-7", start="9-9")
    stopped = play("mexican-train", dealt, "0 9-1@1, 0 1-1@1, 0 pass", **SMALL)
    assert legal(stopped) == {"9-2@2"}
    after = play("mexican-train", dealt, "0 9-1@1, 0 1-1@1, 0 pass, 1 9-2@2, 1 pass", **SMALL)
    assert legal(after) == {"1-4@1"}


OPEN = deal("9-1 8-8 2-0 7-1|9-2 2-2 5-5 4-1|9-3 7-6 6-1 3-0", stock="7-7", start="9-9")
RUNS = "0 9-1@1, 0 pass, 1 9-2@2, 1 2-2@2, 2 9-3@3, 2 pass"


def test_an_open_double_must_be_covered_whosever_train_it_is() -> None:  # MT-11
    bound = play("mexican-train", OPEN, RUNS, players=3, set=9)
    assert legal(bound) == {"2-0@2"}
    assert "2-2 on arm 2 must be covered first" in refused(
        "mexican-train", OPEN, f"{RUNS}, 0 1-7@1", players=3, set=9
    )
    covered = play("mexican-train", OPEN, f"{RUNS}, 0 2-0@2", players=3, set=9)
    assert covered["turn"] == 1


def test_of_several_open_doubles_the_oldest_comes_first() -> None:  # MT-12
    dealt = deal("9-1 1-1 8-8 2-0|9-2 2-2 5-5 4-1|9-3 7-6 2-1 3-0", stock="7-7", start="9-9")
    runs = "0 9-1@1, 0 1-1@1, 1 9-2@2, 1 2-2@2, 2 9-3@3, 2 pass"
    assert legal(play("mexican-train", dealt, runs, players=3, set=9)) == {"draw"}
    passed = play("mexican-train", dealt, f"{runs}, 0 draw, 0 pass", players=3, set=9)
    assert legal(passed) == {"1-4@1"}
    younger = play("mexican-train", dealt, f"{runs}, 0 draw, 0 pass, 1 1-4@1", players=3, set=9)
    assert legal(younger) == {"2-1@2"}


COVER = deal("9-1 1-1 6-5 6-6|9-2 7-2 4-4", stock="8-8 3-1 7-5", start="9-9")
LAID = "0 9-1@1, 1 9-2@2, 0 1-1@1"


def test_whoever_lays_a_double_must_cover_it_or_leave_the_duty_to_the_next() -> None:  # MT-13
    assert legal(play("mexican-train", COVER, LAID, **ONE)) == {"draw"}
    passed = play("mexican-train", COVER, f"{LAID}, 0 draw, 0 pass", **ONE)
    assert (passed["turn"], passed["marked"], legal(passed)) == (1, [0], {"draw"})
    found = play("mexican-train", COVER, f"{LAID}, 0 draw, 0 pass, 1 draw", **ONE)
    assert legal(found) == {"1-3@1"}
    again = deal("9-1 6-5 6-6|9-2 7-2 4-4", stock="1-1 4-1 8-8", start="9-9")
    drawn = play("mexican-train", again, "0 9-1@1, 1 9-2@2, 0 draw, 0 1-1@1", **ONE)
    assert legal(drawn) == {"draw"}


ALL_BLANKS = deal(
    "9-0 1-0 2-1 2-0 3-0 4-3 4-0 5-0 6-5 6-0 7-0 8-7 8-0 0-0 9-4|9-3 5-3 6-6",
    stock="8-8", start="9-9",
)  # fmt: skip
LAST = "9-0 0-1 1-2 2-0 0-3 3-4 4-0 0-5 5-6 6-0 0-7 7-8 8-0"
BLANKS = ", ".join(f"0 {tile}@1" for tile in LAST.split(" "))


def test_a_double_whose_number_is_used_up_is_an_ordinary_tile() -> None:  # MT-14
    laid = play("mexican-train", ALL_BLANKS, f"{BLANKS}, 0 pass, 1 9-3@2, 1 pass, 0 0-0@1", **SMALL)
    assert (laid["turn"], legal(laid)) == (1, {"3-5@2"})


CHAIN = {**ONE, "doubles": "chain"}


def test_in_a_chain_the_tile_after_a_double_goes_anywhere() -> None:  # MT-15
    dealt = deal("9-1 1-1 9-5 6-6 4-3|9-2 7-2 8-1", stock="8-8", start="9-9")
    free = play("mexican-train", dealt, LAID, **CHAIN)
    assert legal(free) == {"9-5@3"}
    left = play("mexican-train", dealt, f"{LAID}, 0 9-5@3", **CHAIN)
    assert (left["turn"], legal(left)) == (1, {"1-8@1"})
    # The chainer isn't blocked because nobody can cover the double, others are.
    stuck = deal("9-1 1-1 9-5 6-6|9-2 7-2 8-8", start="9-9")
    assert legal(play("mexican-train", stuck, LAID, **CHAIN)) == {"9-5@3"}
    over = play("mexican-train", stuck, f"{LAID}, 0 9-5@3", **CHAIN)
    assert over["rounds"][0]["end"] == "blocked"
    # A draw anew for each tile, then a pass that marks.
    poor = deal("9-1 1-1 6-6 4-3|9-2 7-2 8-1", stock="8-8 7-7", start="9-9")
    assert legal(play("mexican-train", poor, LAID, **CHAIN)) == {"draw"}
    assert play("mexican-train", poor, f"{LAID}, 0 draw, 0 pass", **CHAIN)["marked"] == [0]


def test_without_runs_the_first_turn_is_like_any_other() -> None:  # MT-16
    dealt = deal("9-1 2-1|1-1 9-2 4-1 5-5", stock="8-8", start="9-9")
    begun = play("mexican-train", dealt, **ONE)
    assert legal(begun) == {"9-1@1", "9-1@3"}
    bound = play("mexican-train", dealt, "0 9-1@3, 1 1-1@3", **ONE)
    assert (bound["turn"], legal(bound)) == (1, {"1-4@3"})


def test_blocked_is_what_no_train_could_take_marked_or_not() -> None:  # MT-17
    dealt = deal("9-1 4-4|6-1 5-5", start="9-9")
    waiting = play("mexican-train", dealt, "0 9-1@1", **ONE)
    assert legal(waiting) == {"pass"}
    dead = play("mexican-train", deal("4-4|5-5 6-1", start="9-9"), **ONE)
    assert dead["rounds"][0]["end"] == "blocked"
    # After a pass too: the double that runs left open binds from then on.
    left = deal("9-1 1-1 3-3|9-2 7-2 8-8", start="9-9")
    ended = play("mexican-train", left, "0 9-1@1, 0 1-1@1, 1 9-2@2, 1 pass", **SMALL)
    assert ended["rounds"][0]["end"] == "blocked"


def test_train_has_no_mexican_train_no_runs_and_no_duty() -> None:  # TR-1, TR-2, TR-3
    dealt = deal("9-1 1-1 5-1|9-2 7-2 4-4", stock="8-8", start="9-9")
    one = play("train", dealt, "0 9-1@1", **SMALL)
    assert (one["ends"], one["turn"]) == ({"1": "1", "2": "9"}, 1)
    doubled = play("train", dealt, "0 9-1@1, 1 9-2@2, 0 1-1@1", **SMALL)
    assert (doubled["turn"], legal(doubled)) == (1, {"2-7@2"})


def test_the_train_of_a_player_who_has_dropped_out_is_open_while_it_is_marked() -> None:  # MT-17
    train: dict[str, Any] = {"like": "train", "title": "All out", "out": "play-on"}
    closed = deal("9-1|9-2 5-1|9-3 4-1", start="9-9")
    over = play(train, closed, "0 9-1@1, 1 9-2@2, 2 9-3@3", players=3, set=9)
    assert over["rounds"][-1]["end"] == "blocked"
    mexican = {**train, "like": "mexican-train", "turns": {"cover-doubles": {"run": False}}}
    marked = deal("8-4|9-8 9-6|9-5 6-0", start="9-9")
    open_to_all = play(mexican, marked, "0 pass, 1 9-8@4, 2 9-5@3, 0 8-4@4", players=3, set=9)
    assert legal(open_to_all) == {"9-6@1", "9-6@2"}
