"""The sets of curved tiles: what is in them, which way they turn, and files that are none."""

import json
from collections import Counter
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any

import pytest

from boneyard.core.curved_grid import LEFT, RIGHT
from boneyard.core.sets import CurvedSet, SetError, load_curved_set, parse_set
from boneyard.core.tiles import Tile, double_set, tile

BENDOMINO, FUNDOMINO = load_curved_set("bendomino"), load_curved_set("fundomino")
ACTIONS = ("A6-P3", "A1-P4", "A2-P5", "A3-P6", "A4-P1", "A5-2", "P2-5")
WILDS = ("S-1", "S-3", "S-4", "S-6")


def turn(tiles: CurvedSet, one: Tile, first: str) -> str:
    """The turn of someone who enters a tile by this half."""
    hand = tiles.hands[one]
    return hand if first == one.a.text else {RIGHT: LEFT, LEFT: RIGHT}[hand]


def by_the_rule(first: int, last: int) -> str:
    """The hand as docs/geometry.md has it."""
    return RIGHT if (last - first) % 7 in (1, 2, 4) else LEFT


def test_bendomino_has_the_28_tiles() -> None:  # BE-1
    assert len(BENDOMINO.tiles) == 28
    assert set(BENDOMINO.tiles) == set(double_set(6))


def test_bendominos_singles_turn_by_the_rule_and_its_doubles_either_way() -> None:  # BE-1
    assert set(BENDOMINO.hands) == {one for one in BENDOMINO.tiles if not one.is_double}
    for one in BENDOMINO.hands:
        a, b = int(one.a.text), int(one.b.text)
        assert turn(BENDOMINO, one, str(a)) == by_the_rule(a, b)
        assert turn(BENDOMINO, one, str(b)) == by_the_rule(b, a)


def test_every_number_of_bendomino_has_three_tiles_of_each_hand() -> None:
    for number in range(7):
        turns = Counter(
            turn(BENDOMINO, one, str(number))
            for one in BENDOMINO.hands
            if str(number) in (one.a.text, one.b.text)
        )
        assert turns == {RIGHT: 3, LEFT: 3}


def test_fundomino_has_the_32_tiles() -> None:  # FD-1
    numbers = [f"{a}-{b}" for a, b in combinations_with_replacement(range(1, 7), 2)]
    assert len(numbers) == 21
    assert len(FUNDOMINO.tiles) == 32
    assert set(FUNDOMINO.tiles) == set(map(tile, (*numbers, *ACTIONS, *WILDS)))


def test_fundominos_tiles_turn_by_the_rule_of_their_colours() -> None:  # FD-1
    assert set(FUNDOMINO.hands) == {one for one in FUNDOMINO.tiles if not one.is_double}
    for one in FUNDOMINO.hands:
        if one.a.symbol == "S":
            assert turn(FUNDOMINO, one, "S") == RIGHT
        else:
            assert one.a.number is not None
            assert one.b.number is not None
            assert turn(FUNDOMINO, one, one.a.text) == by_the_rule(one.a.number, one.b.number)


@pytest.mark.parametrize("name", ["bendomino", "fundomino"])
def test_the_files_write_tiles_in_normal_form_and_tell_what_they_are(name: str) -> None:
    written = json.loads(files("boneyard.core.sets").joinpath(f"{name}.json").read_text("utf-8"))
    assert [one.text for one in load_curved_set(name).tiles] == list(written["tiles"])
    assert written["about"]


# Files of one's own

GOOD: dict[str, Any] = {
    "about": "three tiles",
    "count": 3,
    "tiles": {"1-1": "either", "2-1": "left", "A6-P3": "right"},
}


def refused(text: str | bytes) -> str:
    """The sentence with which a file is refused."""
    with pytest.raises(SetError) as error:
        parse_set("mine", text)
    reason = str(error.value)
    assert reason.startswith("the set mine")
    assert reason.isprintable()
    assert len(reason) < 200
    return reason


def changed(**parts: Any) -> str:
    return json.dumps(GOOD | parts)


def with_tiles(**tiles: str) -> str:
    """The good file with more tiles, and a count that fits."""
    found = GOOD["tiles"] | {name.replace("_", "-"): turn for name, turn in tiles.items()}
    return changed(tiles=found, count=len(found))


def test_a_set_of_ones_own_is_read() -> None:
    found = parse_set("mine", json.dumps(GOOD))
    assert [one.text for one in found.tiles] == ["1-1", "2-1", "A6-P3"]
    assert found.hands == {tile("2-1"): LEFT, tile("A6-P3"): RIGHT}
    assert parse_set("mine", json.dumps(GOOD).encode()) == found


def test_a_tile_may_be_written_either_way_round() -> None:
    turned = {"1-1": "either", "1-2": "right", "P3-A6": "left"}
    assert parse_set("mine", changed(tiles=turned)) == parse_set("mine", json.dumps(GOOD))


@pytest.mark.parametrize("count", [2, 4, 0, -1])
def test_the_count_must_be_right(count: int) -> None:
    reason = refused(changed(count=count))
    assert reason == f"the set mine lists 3 tiles, but its count says {count}"


@pytest.mark.parametrize(
    ("tiles", "twice"),
    [({"1_2": "left"}, "2-1"), ({"1_2": "right"}, "2-1"), ({"P3_A6": "left"}, "A6-P3")],
)
def test_a_tile_that_is_there_in_both_orders_is_refused(tiles: dict[str, str], twice: str) -> None:
    assert refused(with_tiles(**tiles)) == f"the set mine has {twice} twice"


def test_a_tile_that_is_there_twice_in_one_order_is_refused() -> None:
    text = json.dumps(GOOD).replace('"2-1": "left"', '"2-1": "left", "2-1": "left"')
    assert text.count("2-1") == 2
    refused(text)
    refused(text.replace('"count": 3', '"count": 4'))


@pytest.mark.parametrize("hand", ["either", "Right", "R", "straight", ""])
def test_a_single_turns_right_or_left(hand: str) -> None:
    reason = refused(with_tiles(**{"3_1": hand}))
    assert reason == f"the set mine: 3-1 turns right or left, not {hand!r}"


@pytest.mark.parametrize("hand", ["right", "left", "both", ""])
def test_a_double_turns_either_way(hand: str) -> None:
    reason = refused(with_tiles(**{"3_3": hand}))
    assert reason == f"the set mine: the double 3-3 turns either way, not {hand!r}"


@pytest.mark.parametrize("name", ["16_1", "1", "S1_2", "B2_1", "1_2_3", "", "01_1", "x" * 500])
def test_what_is_no_tile_is_refused(name: str) -> None:
    assert "is not " in refused(with_tiles(**{name: "left"}))


@pytest.mark.parametrize("key", ["tile", "hands", "Count", ""])
def test_an_unknown_key_is_refused(key: str) -> None:
    assert "unknown field" in refused(changed(**{key: 1}))


@pytest.mark.parametrize("key", GOOD)
def test_a_missing_key_is_refused(key: str) -> None:
    left = {name: value for name, value in GOOD.items() if name != key}
    assert f"`{key}`" in refused(json.dumps(left))


@pytest.mark.parametrize(
    "parts",
    [
        {"count": "3"}, {"count": 3.5}, {"count": None}, {"about": 3}, {"about": None},
        {"tiles": ["1-1"]}, {"tiles": None}, {"tiles": {"1-1": 1}}, {"tiles": {"1-1": None}},
    ],
    ids=str,
)  # fmt: skip
def test_a_part_of_the_wrong_kind_is_refused(parts: dict[str, Any]) -> None:
    refused(changed(**parts))


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", '"set"', "no JSON", b"\xff\xfe{}", json.dumps(GOOD)[:-1],
        json.dumps(GOOD) * 2, "[" * 100_000, '{"about":' * 5000, "\x00", '{"x":' + "[" * 5000,
    ],
    ids=lambda text: repr(text)[:12],
)  # fmt: skip
def test_what_is_no_json_or_no_set_is_refused(text: str | bytes) -> None:
    refused(text)
