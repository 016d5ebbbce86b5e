"""Records that must be refused with one sentence, and what a refusal may not tell."""

from typing import Any

import pytest

from boneyard.records import RecordError, parse_record_json, replay
from support.kit import deal, play, record, refused

DUTY = deal("6-6 1-1 | 6-3 5-1", stock="6-2")


def reason(**changes: Any) -> str:
    """The reason why a record of block-draw with these changes is refused."""
    written: dict[str, Any] = {"boneyard": 1, "game": "block-draw", "rounds": []}
    with pytest.raises(RecordError) as caught:
        replay(written | {"options": {"players": 2}} | changes)
    return str(caught.value)


@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
@pytest.mark.parametrize("move", ["catch:0", "pass", "domino", "perfect-ten", "6-3@1"])
def test_there_is_no_such_seat(seat: int, move: str) -> None:
    told = refused("fundomino", DUTY, f"0 6-6, {seat} {move}", players=2, perfect_ten=True)
    assert f"there is no seat {seat}" in told


def test_a_negative_seat_calls_no_points() -> None:
    told = deal("5-5 1-0 5-1 | 5-4 3-2 1-1")
    assert refused("all-fives", told, "0 5-5, 1 5-4@1, -1 muggins", players=2, muggins=True)
    assert refused("all-fives", told, "0 5-5, 2 claim", players=2, muggins=True)


@pytest.mark.parametrize("name", ["self", "game", "chosen", "", "Players", "muggins"])
def test_an_option_that_is_not_declared(name: str) -> None:
    assert "has no option" in reason(options={"players": 2, name: 1})


@pytest.mark.parametrize(
    "value",
    [
        True,
        2.0,
        "2",
        None,
        [],
        {},
        [[[[]]]],
        pytest.param(10**5000, id="huge"),
        -1,
        0,
        5,
        float("inf"),
    ],
)
def test_players_out_of_range_or_of_another_kind(value: object) -> None:
    assert "players must be a whole number from 2 to 4" in reason(options={"players": value})


@pytest.mark.parametrize("version", [0, 2, True, "1", 1.0, None, [1]])
def test_another_version(version: object) -> None:
    assert 'must say "boneyard": 1' in reason(boneyard=version)


def test_half_a_surrogate_is_no_text() -> None:
    rounds: list[Any] = [{"moves": []}]
    assert "must be strings" in reason(seed="\ud800", rounds=rounds)
    assert "list of strings" in reason(seed="x", seat_seeds=["\ud800"], rounds=rounds)
    assert "names" in reason(seats=["\ud800", "b"])


def test_deep_nesting_is_no_json() -> None:
    for depth in (500, 995, 100_000):
        nested = "[" * depth + "]" * depth
        text = f'{{"boneyard": 1, "game": "block-draw", "rounds": [], "options": {nested}}}'
        with pytest.raises(RecordError):
            parse_record_json(text)


@pytest.mark.parametrize("key", ["seed", "options", "game", "seats", "hands", "lead", "target"])
def test_a_key_of_another_place_is_refused_in_a_round(key: str) -> None:
    assert "unexpected key" in reason(seed="x", rounds=[{"moves": [], key: 1}])


@pytest.mark.parametrize("key", ["deal", "moves", "hands", "stock", "players", "target"])
def test_a_key_of_another_place_is_refused_in_the_record(key: str) -> None:
    assert "unexpected key" in reason(**{key: 1})


@pytest.mark.parametrize("key", ["start", "lead", "aside", "row", "rows", "moves", "seed"])
def test_a_part_that_the_game_does_not_deal(key: str) -> None:
    dealt = {"hands": [["6-6"], ["1-0"]], "stock": [], key: ["5-5"]}
    assert "unexpected key" in reason(rounds=[{"deal": dealt, "moves": []}])
    nothing: object = None if key == "lead" else []
    assert play("block-draw", dealt | {key: nothing}, players=2)["turn"] == 0


def test_unknown_keys_are_kept() -> None:
    written = record("block-draw", deal("6-6 1-0 | 6-1"), "0 6-6", players=2)
    written["weather"] = written["rounds"][0]["deal"]["table"] = "round"
    written["rounds"][0]["comment"] = ["a", "good", "lead"]
    assert replay(written)["turn"] == 1


@pytest.mark.parametrize(
    "move",
    [
        "6-6\n1 pass",
        pytest.param("x" * 5000, id="long"),
        "6-6\x1b[31m",
        pytest.param("9" * 4000 + "-1", id="huge"),
    ],
)
def test_the_reason_is_one_short_line(move: str) -> None:
    told = refused_move("block-draw", move)
    assert "\n" not in told
    assert "\x1b" not in told
    assert len(told) < 200


def refused_move(game: str, move: str) -> str:
    written = record(game, deal("6-6 1-0 | 6-1"), players=2)
    written["rounds"][0]["moves"] = [[0, move]]
    with pytest.raises(RecordError) as caught:
        replay(written)
    return str(caught.value)


def test_a_round_without_a_deal_is_named() -> None:
    first = {"deal": deal("6-6 | 1-0"), "moves": [[0, "6-6"]]}
    assert "round 2" in reason(rounds=[first, {"moves": []}])


def test_blind_tells_nobody_what_lies_in_a_row() -> None:
    rows = deal("6-6 5-5 | 6-5 4-4 3-2")
    for arm in (1, 9):
        told = {
            refused("blind", rows, f"0 flip, 1 flip, 1 {tile}@{arm}", players=2).split("): ")[1]
            for tile in ("4-4", "3-2", "3-3", "1-0", "5-5")
        }
        assert told == {"you can only play 6-5, the tile you turned over"}


def test_nobody_draws_in_blind() -> None:
    for move in ("draw", "pass"):
        told = refused("blind", deal("6-6 5-5 | 6-5 4-4"), f"0 flip, 1 {move}", players=2)
        assert "players can't draw or pass" in told


def test_another_hand_is_not_told_by_a_refusal() -> None:
    held = deal("6-6 1-0 | 6-1 3-2", stock="5-4")
    for tile in ("3-2", "5-4", "4-4"):
        told = refused("block-draw", held, f"0 6-6, 1 6-1@1, 0 {tile}@1", players=2)
        assert told.endswith(f"seat 0 doesn't have {tile}")


def test_what_is_over_takes_no_more_moves() -> None:
    end = play("block-draw", deal("6-6 | 1-0"), "0 6-6", players=2, target=1)
    assert end["over"]
    assert "the match is over" in refused(
        "block-draw", deal("6-6 | 1-0"), "0 6-6, 1 pass", players=2, target=1
    )
