"""Rules G-1 to G-9 and G-15, G-16: seats, sets, the deal, the lead and what may be played."""

from dataclasses import replace
from itertools import combinations_with_replacement

import pytest

from boneyard.core.actions import Play
from boneyard.core.chance import Seeded
from boneyard.core.fair_shuffle import Fair, secret_from_seed
from boneyard.core.options import OptionError
from boneyard.engine import start
from boneyard.games import GAMES
from boneyard.records import RecordError, replay, write_record
from boneyard.rules.game import Game
from support.kit import Json, deal, dealt, legal, play, refused, table_rules

ANY_SET = [
    "block-draw",
    "all-fives",
    "bergen",
    "blind",
    "cross",
    "five-up",
    "fours",
    "one-arm-joe",
]
DOUBLE_SIX_ONLY = ["matador", "fruitominoes", "yourturn"]


def players_of(game: str) -> int:
    return 4 if game == "fours" else 2


def seeded(game: str, seed: str, rounds: list[Json], **options: object) -> Json:
    written = {"boneyard": 1, "game": game, "options": options, "seed": seed, "rounds": rounds}
    return replay(written, trace=True)


# G-1
def test_play_goes_clockwise_from_the_leader_and_round_to_seat_0() -> None:
    result = play(
        "block-draw",
        deal("6-1 1-1|6-6 0-0|6-2 2-2", stock="3-3"),
        "1 6-6, 2 6-2@1, 0 6-1@2",
    )
    assert [entry["turn"] for entry in result["trace"]] == [1, 2, 0, 1]


# G-1
def test_nobody_plays_out_of_turn() -> None:
    position = deal("6-1 1-1|6-6 0-0|6-2 2-2", stock="3-3")
    assert refused("block-draw", position, "1 6-6, 0 6-1@1")


# G-1
def test_seats_0_and_2_play_against_1_and_3() -> None:
    result = play("bendomino-teams", deal("1-0|5-4|6-6|3-2"), "2 6-6")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [14, 0]}]
    result = play("bendomino-teams", deal("1-0|5-4|3-2|6-6"), "3 6-6")
    assert result["rounds"] == [{"end": "out", "winners": [1], "points": [0, 6]}]


# G-2
@pytest.mark.parametrize(("highest", "count"), [(6, 28), (9, 55), (12, 91), (15, 136)])
def test_a_set_holds_every_pair_once(highest: int, count: int) -> None:
    tiles = [str(tile) for tile in table_rules("block-draw", players=2, set=highest).tiles]
    pairs = combinations_with_replacement(range(highest + 1), 2)
    assert len(tiles) == count
    assert set(tiles) == {f"{high}-{low}" for low, high in pairs}


# G-2
@pytest.mark.parametrize("highest", [9, 12, 15])
@pytest.mark.parametrize("game", ANY_SET)
def test_most_games_take_any_of_the_four_sets(game: str, highest: int) -> None:
    rules = GAMES[game].rules(players=players_of(game), set=highest)
    assert str(max(rules.tiles, key=lambda tile: tile.pips)) == f"{highest}-{highest}"


# G-2
@pytest.mark.parametrize("highest", [9, 12, 15])
@pytest.mark.parametrize("game", DOUBLE_SIX_ONLY)
def test_double_six_games_refuse_larger_sets(game: str, highest: int) -> None:
    with pytest.raises(OptionError):
        GAMES[game].rules(players=2, set=highest)


# G-2
@pytest.mark.parametrize("highest", [0, 5, 7, 18])
def test_there_are_no_other_sets(highest: int) -> None:
    with pytest.raises(OptionError):
        table_rules("block-draw", players=2, set=highest)


# G-2
@pytest.mark.parametrize("game", ANY_SET + DOUBLE_SIX_ONLY)
def test_double_six_is_the_default(game: str) -> None:
    assert len(GAMES[game].rules(players=players_of(game)).tiles) == 28


# G-2
def test_a_tile_of_a_larger_set_is_refused() -> None:
    position = deal("7-7 1-0|7-2 3-1", stock="5-5")
    assert refused("block-draw", position, "0 7-7")
    assert play("block-draw", position, "0 7-7", set=9)["ends"] == {"1": "7", "2": "7"}


# G-3
@pytest.mark.parametrize("game", [*ANY_SET, "matador", "fruitominoes"])
def test_what_is_not_dealt_is_the_boneyard(game: str) -> None:
    rules = table_rules(game, players=players_of(game))
    state = start(rules, Seeded("boneyard"))
    dealt = [tile for hand in state.hands for tile in hand]
    everything = [*dealt, *state.stock, *state.aside]
    assert sorted(map(str, everything)) == sorted(map(str, rules.tiles))


# G-3
def test_the_tiles_are_shuffled() -> None:
    rules = table_rules("block-draw", players=2)
    deals = {start(rules, Seeded(f"shuffle {number}")).hands for number in range(10)}
    assert len(deals) == 10
    assert start(rules, Seeded("same")).hands == start(rules, Seeded("same")).hands


# G-3
def test_a_record_without_a_deal_deals_from_its_seed() -> None:
    result = seeded("block-draw", "a seed", [{"moves": []}], players=3)
    assert (result["hands"], result["stock"]) == ([5, 5, 5], 13)


# G-3
def test_more_players_than_the_set_can_serve_are_refused_at_the_start() -> None:
    with pytest.raises(OptionError, match="player"):
        table_rules("block-draw", players=6)


# G-3
@pytest.mark.parametrize(("game", "most"), [("block-draw", 14), ("yourturn", 13)])
def test_more_tiles_than_the_set_holds_are_refused_at_the_start(game: str, most: int) -> None:
    declared = GAMES[game]
    assert isinstance(declared, Game)
    assert replace(declared, hand=most).rules(players=2)
    with pytest.raises(OptionError, match="28"):
        replace(declared, hand=most + 1).rules(players=2)


# G-4
def test_the_highest_double_dealt_must_be_led_before_anything_else() -> None:
    position = deal("6-5 3-3|5-5 4-4 5-1|2-2 6-4", stock="6-6")
    result = play("all-fives", position)
    assert result["turn"] == 1
    assert result["legal"] == [[1, "5-5"]]
    for move in ("1 4-4", "1 5-1", "1 draw", "1 pass", "0 3-3"):
        assert refused("all-fives", position, move)


# G-4
def test_the_lowest_double_likewise() -> None:
    position = deal("6-5 3-3|5-5 4-4|2-2 6-6", stock="1-1")
    assert play("bergen", position)["legal"] == [[2, "2-2"]]
    for move in ("2 6-6", "2 draw", "0 3-3"):
        assert refused("bergen", position, move)


# G-5
@pytest.mark.parametrize("game", ["all-fives", "matador", "bergen"])
def test_without_a_double_the_highest_single_must_be_led_by_default(game: str) -> None:
    position = deal("5-3 1-0|6-4 3-2|5-4 6-1", stock="0-0")
    result = play(game, position)
    assert result["legal"] == [[1, "6-4"]]
    assert result["legal"] == play(game, position, no_double="highest")["legal"]
    assert refused(game, position, "1 3-2")


# G-5
@pytest.mark.parametrize("game", ["cross", "one-arm-joe"])
def test_without_a_double_cross_and_one_arm_joe_are_dealt_again(game: str) -> None:
    position = deal("5-3 1-0|6-4 3-2|5-4 6-1", stock="0-0")
    assert "G-5" in refused(game, position, players=3)
    assert "G-5" not in refused(game, position, players=3, no_double="redeal")
    highest = play(game, position, players=3, no_double="highest")
    assert "6-4" in {move for _, move in highest["legal"]}
    for number in range(40):
        hands = dealt(game, f"deal {number}").hands
        assert any(tile.is_double for hand in hands for tile in hand if tile)


# G-5
def test_an_old_record_that_fits_no_more_is_refused_with_the_rule() -> None:
    """A seed alone deals otherwise now, so a move of the old deal is refused, by the rule's id."""
    old = table_rules("one-arm-joe", no_double="highest")
    for number in range(200):
        chance = Fair(secret_from_seed(f"old {number}"))
        hands = old.deal(1, chance).hands
        if any(tile.is_double for hand in hands for tile in hand):
            continue
        lead = max((tile for hand in hands for tile in hand), key=lambda tile: tile.height)
        seat = next(seat for seat, hand in enumerate(hands) if lead in hand)
        moves = [(seat, Play(lead, lead.a))]
        written = dict(write_record(old, ["Ada", "Grace"], [(old.deal(1, chance), moves)], chance))
        written["rounds"] = [{"moves": [[seat, lead.text]]}]
        assert replay(written)["rounds"]
        with pytest.raises(RecordError, match="G-5"):
            replay({**written, "options": {"players": 2}})
        return
    raise AssertionError("no seed deals without a double")


# G-5
def test_a_deal_that_redeal_would_deal_again_is_refused() -> None:
    for game in ("all-fives", "matador", "bergen", "cross", "one-arm-joe"):
        assert refused(game, deal("5-3 1-0|6-4 3-2", stock="0-0"), no_double="redeal")
        assert play(game, deal("5-3 1-1|6-4 3-2"), no_double="redeal")["legal"] == [[0, "1-1"]]


# G-5
def test_redeal_shuffles_until_somebody_holds_a_double() -> None:
    def has_double(number: int, no_double: str) -> bool:
        rules = table_rules("one-arm-joe", players=2, no_double=no_double)
        dealt = rules.deal(1, Seeded(f"redeal {number}"))
        tiles = [tile for hand in dealt.hands for tile in hand]
        assert len({*tiles, *dealt.stock}) == 28
        return any(tile.is_double for tile in tiles)

    assert not all(has_double(number, "highest") for number in range(60))
    assert all(has_double(number, "redeal") for number in range(60))


# G-5
@pytest.mark.parametrize("game", ["block-draw", "fruitominoes"])
def test_games_that_fix_the_redeal_leave_no_choice(game: str) -> None:
    assert refused(game, deal("5-3 1-0|6-4 3-2", stock="0-0"))
    with pytest.raises(OptionError):
        GAMES[game].rules(players=2, no_double="highest")


# G-6
@pytest.mark.parametrize(
    ("hands", "leader", "tile"),
    [
        ("8-2 7-0|9-1 2-0|6-4 7-3", 1, "9-1"),
        ("9-2 8-1|9-0 8-4|9-1 7-4", 1, "8-4"),
        ("7-6 1-0|8-5 2-0|9-3 4-2", 1, "8-5"),
    ],
)
def test_highest_single_is_most_pips_then_the_larger_half(
    hands: str, leader: int, tile: str
) -> None:
    assert play("all-fives", deal(hands), set=9)["legal"] == [[leader, tile]]


# G-7
def test_the_matching_half_touches_and_the_other_becomes_the_open_end() -> None:
    position = deal("4-4 3-0 4-2|4-0 2-1", stock="6-5")
    result = play("block-draw", position, "0 4-4, 1 4-0@2")
    assert result["ends"] == {"1": "4", "2": "0"}
    assert legal(result) == {"4-2@1", "0-3@2"}
    for move in ("1 2-1@1", "1 0-4@2", "1 4-0@3", "1 4-0", "1 4-2@1"):
        assert refused("block-draw", position, f"0 4-4, {move}")


# G-7
def test_blank_matches_blank_and_nothing_else() -> None:
    position = deal("0-0 3-0|5-0 6-1", stock="6-5")
    result = play("block-draw", position, "0 0-0")
    assert legal(result) == {"0-5@1", "0-5@2"}
    assert refused("block-draw", position, "0 0-0, 1 6-1@1")


# G-8
def test_no_passing_and_no_drawing_with_a_playable_tile() -> None:
    position = deal("5-5 1-0|6-5 4-4", stock="3-2")
    assert legal(play("block-draw", position, "0 5-5")) == {"5-6@1", "5-6@2"}
    assert refused("block-draw", position, "0 5-5, 1 pass")
    assert refused("block-draw", position, "0 5-5, 1 draw")


# G-9
def test_who_cannot_play_draws_tile_by_tile_until_one_is_playable_then_must_play() -> None:
    position = deal("4-4 1-0|3-2 5-1", stock="6-6 4-3 5-5")
    result = play("block-draw", position, "0 4-4, 1 draw, 1 draw")
    allowed = [entry["legal"] for entry in result["trace"]]
    assert allowed[1:3] == [[[1, "draw"]], [[1, "draw"]]]
    assert legal(result, 1) == {"4-3@1", "4-3@2"}
    assert (result["hands"], result["stock"]) == ([1, 4], 1)
    for move in ("1 draw", "1 pass"):
        assert refused("block-draw", position, f"0 4-4, 1 draw, 1 draw, {move}")


# G-9
def test_no_pass_while_the_boneyard_lasts() -> None:
    assert refused("block-draw", deal("4-4 1-0|3-2", stock="6-6 4-3"), "0 4-4, 1 draw, 1 pass")


# G-9
def test_with_the_boneyard_empty_they_pass() -> None:
    position = deal("4-4 4-0 2-2|3-2 5-1", stock="6-6")
    result = play("block-draw", position, "0 4-4, 1 draw, 1 pass")
    assert result["trace"][2]["legal"] == [[1, "pass"]]
    assert (result["turn"], legal(result)) == (0, {"4-0@1", "4-0@2"})


# G-15
def test_the_leader_may_lead_any_tile() -> None:
    for game, hands in (("five-up", "6-6 5-4|4-4 6-0 2-1"), ("fours", "6-6|4-4 6-0 2-1|5-5|3-1")):
        result = play(game, deal(hands, lead=1))
        assert result["turn"] == 1
        assert legal(result) == {"4-4", "6-0", "2-1"}


# G-15
@pytest.mark.parametrize(("game", "players"), [("five-up", 2), ("five-up", 3), ("fours", 4)])
def test_every_seat_may_draw_the_lead(game: str, players: int) -> None:
    rules = table_rules(game, players=players)
    states = [start(rules, Seeded(f"lead {number}")) for number in range(60)]
    assert {state.turn for state in states} == set(range(players))
    for state in states:
        assert len({tile for hand in (*state.hands, state.stock) for tile in hand}) == 28


# G-15
def test_most_pips_draw_the_lead_and_those_tied_draw_again() -> None:
    rules = table_rules("fours", players=4)
    redrawn = 0
    for number in range(100):
        dealt = rules.deal(1, Seeded(f"tie {number}"))
        seats = {0, 1, 2, 3}
        for draw in dealt.draws:
            drawn = {seat: tile for seat, tile in enumerate(draw) if tile is not None}
            assert set(drawn) == seats
            assert len(set(drawn.values())) == len(drawn)
            most = max(tile.pips for tile in drawn.values())
            seats = {seat for seat, tile in drawn.items() if tile.pips == most}
        assert seats == {dealt.lead}
        redrawn += len(dealt.draws) > 1
    assert redrawn > 0


# G-15
def test_the_lead_is_drawn_anew_each_round() -> None:
    shifts = set()
    for number in range(10):
        rounds: list[Json] = [{"moves": []}]
        result = seeded("fours", f"anew {number}", rounds, players=4)
        first = result["turn"]
        while result["legal"]:
            rounds[0]["moves"].append(result["legal"][0])
            result = seeded("fours", f"anew {number}", rounds, players=4)
        if not result["over"]:
            second = seeded("fours", f"anew {number}", [*rounds, {"moves": []}], players=4)["turn"]
            shifts.add((second - first) % 4)
    assert len(shifts) > 1


# G-16
def test_doubles_open_no_extra_ends() -> None:
    position = deal("6-6 4-4 6-1|6-4 4-2 6-2", stock="0-0")
    result = play("block-draw", position, "0 6-6, 1 6-4@1, 0 4-4@1")
    assert [sorted(entry["ends"]) for entry in result["trace"][1:]] == [["1", "2"]] * 3
    assert result["ends"] == {"1": "4", "2": "6"}
    assert legal(result) == {"4-2@1", "6-2@2"}
    assert refused("block-draw", position, "0 6-6, 1 6-4@3")
