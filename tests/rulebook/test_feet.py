"""CF, CY: hubs that want their tiles first, and feet."""

import pytest

from support.kit import deal, legal, play, refused, table_rules

THREE = deal("9-1 9-3 1-1 6-4|9-2 9-4 6-1 5-1|8-1 9-5 3-2 0-0", stock="7-7 8-8", start="9-9")
ROWS: dict[str, dict[int, tuple[int, ...]]] = {
    "chickenfoot": {9: (21, 14, 11, 8, 7, 6, 5), 12: (16, 16, 15, 14, 12, 10, 9)},
    "cyprus": {9: (9, 8, 7, 7, 6), 12: (15, 14, 12, 10, 9)},
}


@pytest.mark.parametrize("game", ROWS)
def test_sets_and_tiles_each(game: str) -> None:  # CF-1, CY-1
    fewest = 9 - len(ROWS[game][9])
    assert table_rules(game, players=fewest).options["set"] == 9
    for size, row in ROWS[game].items():
        for players, each in enumerate(row, fewest):
            assert table_rules(game, players=players, set=size).hand_size == each


@pytest.mark.parametrize("arms", [4, 6])
def test_the_hub_must_have_all_its_tiles_first(arms: int) -> None:  # CF-2
    begun = play("chickenfoot", THREE, players=3, arms=arms)
    assert list(begun["ends"]) == [str(arm) for arm in range(1, arms + 1)]
    laid = play("chickenfoot", THREE, "0 9-1@1", players=3, arms=arms)
    assert legal(laid) == {f"{tile}@{a}" for tile in ("9-2", "9-4") for a in range(2, arms + 1)}
    why = refused("chickenfoot", THREE, "0 9-1@1, 1 1-6@1", players=3, arms=arms)
    assert "complete 9-9 before you play on arm 1" in why


def test_leading_the_hub_is_a_turn() -> None:  # CF-3
    dealt = deal("9-1 2-1|9-9 9-2|9-4 5-5", stock="4-4")
    assert play("chickenfoot", dealt, "1 9-9", players=3, lead="held")["turn"] == 2
    assert play("chickenfoot", THREE, players=3)["turn"] == 0


FULL = "0 9-1@1, 1 9-2@2, 0 9-3@3, 1 9-4@4"
FOOT = deal("9-1 9-3 1-1 6-1 8-6|9-2 9-4 5-1 4-2 7-1 0-0", stock="8-8", start="9-9")


def test_a_double_makes_a_foot_whose_toes_come_first() -> None:  # CF-4, CF-5
    made = play("chickenfoot", FOOT, f"{FULL}, 0 1-1@1", players=2)
    assert made["turn"] == 1
    assert made["ends"] == {"1": "1", "2": "2", "3": "3", "4": "4", "5": "1", "6": "1"}
    assert legal(made) == {f"1-{other}@{arm}" for other in (5, 7) for arm in (1, 5, 6)}
    more = play("chickenfoot", FOOT, f"{FULL}, 0 1-1@1, 1 1-5@1, 0 1-6@6, 1 1-7@5", players=2)
    assert "6-8@6" in legal(more)


ONES = deal(
    "9-1 9-3 2-1 4-1 6-1 1-1 1-0 7-3|9-2 9-4 3-1 5-1 7-1 8-1 6-2 0-0", stock="8-8", start="9-9"
)
USED = f"{FULL}, 0 2-1@2, 1 3-1@3, 0 4-1@4, 1 1-5@2, 0 1-6@3, 1 1-7@4, 0 1-1@1, 1 1-8@1, 0 1-0@5"


def test_a_foot_whose_number_is_used_up_wants_nothing_more() -> None:  # CF-6, HU-8
    short = play("chickenfoot", ONES, USED, players=2)
    assert short["ends"]["6"] == "1"
    assert legal(short) == {"0-0@5", "6-2@3"}


def test_while_something_is_wanted_only_that_can_be_played() -> None:  # CF-7
    dealt = deal("9-1 2-1|1-0 3-3", start="9-9")
    blocked = play("chickenfoot", dealt, "0 9-1@1", players=2)
    assert blocked["rounds"][0]["end"] == "blocked"
    drawing = deal("9-1 2-1|1-0 3-3", stock="5-5", start="9-9")
    assert legal(play("chickenfoot", drawing, "0 9-1@1", players=2)) == {"draw"}
    at_once = play("chickenfoot", deal("2-1|1-0", start="9-9"), players=2)
    assert at_once["rounds"][0]["end"] == "blocked"


def test_the_double_blank_counts_50() -> None:  # CF-8
    out = play("chickenfoot", deal("9-1|0-0 2-1", start="9-9"), "0 9-1@1", players=2)
    assert out["scores"] == [0, 53]


def test_a_short_foot_may_block_the_round_at_once() -> None:  # CF-9
    told = play("chickenfoot", ONES, USED, players=2, short_foot="blocks")
    assert told["rounds"][0] == {"end": "blocked", "winners": [0], "points": [10, 58]}
    assert told["stock"] == 1
    last = deal("9-1 9-3 2-1 4-1 6-1 1-1 1-0|9-2 9-4 3-1 5-1 7-1 8-1 6-2 0-0", stock="8-8",
                start="9-9")  # fmt: skip
    out = play("chickenfoot", last, USED, players=2, short_foot="blocks")
    assert out["rounds"][0]["end"] == "out"


CYPRUS = deal("9-1 2-1|9-2 3-3|9-9 9-3|9-4 5-5", stock="9-5 9-6")


def test_the_hub_of_cyprus_is_always_the_highest() -> None:  # CY-2
    rules = table_rules("cyprus", players=4)
    assert [str(rules.hub(round)) for round in (1, 2, 9)] == ["9-9"] * 3
    assert rules.options["lead"] == "held"
    placed = deal("9-1|9-2|9-3|9-4", start="9-9")
    assert play("cyprus", placed, players=4, lead="placed")["turn"] == 0


def test_it_takes_eight_tiles_first() -> None:  # CY-3
    led = play("cyprus", CYPRUS, "2 9-9", players=4)
    assert led["turn"] == 3
    assert legal(led) == {f"9-4@{arm}" for arm in range(1, 9)}
    waiting = play("cyprus", CYPRUS, "2 9-9, 3 9-4@1, 0 9-1@2, 1 9-2@3, 2 9-3@4", players=4)
    assert waiting["rounds"][0]["end"] == "out"
    why = refused("cyprus", CYPRUS, "2 9-9, 3 9-4@1, 0 9-1@2, 1 2-1@2", players=4)
    assert why


EIGHT = deal("9-1 9-5 1-1 4-2|9-2 9-6 8-2 3-3|9-9 9-3 9-7 6-3|9-4 9-8 5-5 7-2", stock="0-0 6-5")
ROUND = "2 9-9, 3 9-4@1, 0 9-1@2, 1 9-2@3, 2 9-3@4, 3 9-8@5, 0 9-5@6, 1 9-6@7, 2 9-7@8, 3 5-5@6"


def test_other_doubles_are_ordinary_tiles() -> None:  # CY-4
    laid = play("cyprus", EIGHT, ROUND, players=4)
    assert (len(laid["ends"]), laid["turn"]) == (8, 0)
    assert legal(laid) == {"1-1@2", "2-4@3", "4-2@1"}


def test_cyprus_scores_as_usual() -> None:  # CY-5
    out = play("cyprus", CYPRUS, "2 9-9, 3 9-4@1, 0 9-1@2, 1 9-2@3, 2 9-3@4", players=4)
    assert out["scores"] == [0, 0, 3 + 6 + 10, 0]
    blocked = deal("9-1 2-0|8-7 3-3|9-9 5-4|6-5 5-5")
    told = play("cyprus", blocked, "2 9-9, 3 pass, 0 9-1@1", players=4)["rounds"][0]
    assert told == {"end": "blocked", "winners": [0], "points": [21 + 9 + 21 - 2, 0, 0, 0]}
    assert table_rules("cyprus", players=4).options["target"] == 100
