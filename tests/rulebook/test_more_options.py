"""Further options of Cuban, Fives and Threes, Gaple, Bergen, Fours and others."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused, table_rules

NINES = deal("9-9 8-1|5-4 3-2|9-1 2-0|4-4 3-0")


def test_a_salida_scores_at_the_pass() -> None:  # CU-4
    passed = play("cuban", NINES, "0 9-9, 1 pass", salida=20)
    assert passed["scores"] == [20, 0]
    # Further passes and a single that leads bring nothing.
    assert play("cuban", NINES, "0 9-9, 1 pass, 2 9-1@1, 3 pass", salida=20)["scores"] == [20, 0]
    single = deal("9-8 7-1|5-4 3-2|9-1 2-0|6-4 3-0")
    assert play("cuban", single, "0 9-8, 1 pass", salida=20)["scores"] == [0, 0]
    with pytest.raises(OptionError, match="can't both be above 0"):
        GAMES["cuban"].rules(salida=20, pass_bonus=25)


def test_a_salida_may_win_at_once() -> None:  # CU-4
    won = play("cuban", NINES, "0 9-9, 1 pass", salida=20, target=20)
    assert (won["over"], won["winners"], won["rounds"][0]) == (
        True, [0], {"end": "target", "winners": [0], "points": [20, 0]},
    )  # fmt: skip
    beyond = play("cuban", NINES, "0 9-9, 1 pass", salida=20, target=15)
    assert beyond["winners"] == [0]


def test_points_past_the_target_are_void() -> None:  # CU-5
    first = deal("9-9|5-4|3-2|1-0")
    past = play("cuban", first, "0 9-9", target=9, no_caben=True)
    assert past["rounds"][0] == {"end": "out", "winners": [0], "points": [0, 0]}
    assert play("cuban", first, "0 9-9", target=10, no_caben=True)["winners"] == [0]
    void = play("cuban", NINES, "0 9-9, 1 pass", salida=20, target=15, no_caben=True)
    assert (void["scores"], void["over"]) == ([0, 0], False)
    leads = play("cuban", first, "0 9-9", deal("5-4 2-1|6-5 1-1|3-3|4-1"), target=9, no_caben=True)
    assert leads["turn"] == 0


def test_a_void_award_takes_its_bonus_along() -> None:  # CU-5 CU-6
    havana = {"salida": 20, "capicua": "double", "tie": "leader", "no_caben": True}
    assert havana.items() <= table_rules("cuban", **havana).options.items()
    # Ends 9 and 1 take 9-1: the others hold 1 + 1 pips, doubled 4; the target would take 3.
    hands = deal("9-9 9-1|9-3 1-0|3-1 5-5|0-0 2-2")
    moves = "0 9-9, 1 9-3@1, 2 3-1@1, 3 pass, 0 1-9@1"
    plain = play("cuban", hands, moves, no_caben=True, target=5)
    assert plain["rounds"][0]["points"] == [5, 0]
    doubled = play("cuban", hands, moves, no_caben=True, target=9, capicua="double")
    assert (doubled["rounds"][0]["points"], doubled["rounds"][0]["winners"]) == ([0, 0], [0])
    assert play("cuban", hands, moves, no_caben=True, target=10, capicua="double")["over"]


PAIRS = deal("6-5|5-4 1-1|6-2 3-3|4-0 0-0")


def test_a_round_may_go_on_until_both_partners_are_out() -> None:  # FT-7 WM-3
    teams = {"players": 4, "teams": True}
    assert play("fives-and-threes", PAIRS, "0 6-5", **teams)["rounds"][0]["end"] == "out"
    on = play("fives-and-threes", PAIRS, "0 6-5", **teams, finish="both")
    assert (on["turn"], on["rounds"][0]["end"]) == (1, None)
    moves = "0 6-5, 1 5-4@2, 2 6-2@1, 3 4-0@2, 1 pass"
    later = play("fives-and-threes", PAIRS, moves, **teams, finish="both")
    assert later["turn"] == 2, "seat 0 has dropped out"
    hands = deal("6-5|5-4 1-1|6-2|4-3 0-0")
    end = play("fives-and-threes", hands, "0 6-5, 1 5-4@2, 2 6-2@1", **teams, finish="both")
    # 11: nothing; 6 + 4 = 10: 2; 2 + 4 = 6: 2 and the point for going out.
    assert end["rounds"][0] == {"end": "out", "winners": [0], "points": [3, 2]}
    assert end["turn"] is None
    alone = play("fives-and-threes", deal("6-5|5-4 1-1"), "0 6-5", finish="both")
    assert alone["rounds"][0]["end"] == "out"


def test_the_last_tile_and_going_out_may_be_one_award() -> None:  # FT-8 FT-5
    out = deal("5-4 3-1|5-1 6-6")
    # 5-4 makes 9: 3 points; 5-1 leaves 4 and 1: 1 point; 1-3 leaves 4 and 3, and is out: 1 more.
    moves = "0 5-4, 1 5-1@1, 0 1-3@1"
    assert play("fives-and-threes", out, moves)["scores"] == [4, 1]
    scoring = deal("5-4 2-1|5-1 6-6")
    # 1-2 leaves 4 and 2: 6, 2 points, and going out 1 more.
    ends = "0 5-4, 1 5-1@1, 0 1-2@1"
    assert play("fives-and-threes", scoring, ends)["scores"] == [6, 1]
    apart = play("fives-and-threes", scoring, ends, target=5)
    assert (apart["rounds"][0]["end"], apart["scores"]) == ("target", [5, 1])
    past = play("fives-and-threes", scoring, ends, target=5, last="together")
    assert (past["rounds"][0], past["scores"]) == (
        {"end": "out", "winners": [0], "points": [3, 1]}, [3, 1],
    )  # fmt: skip
    exact = play("fives-and-threes", scoring, ends, target=6, last="together")
    assert (exact["rounds"][0]["end"], exact["scores"], exact["winners"]) == ("out", [6, 1], [0])


def test_fives_and_threes_may_draw_lots() -> None:  # FT-9
    hands = deal("6-5|5-4 1-1|3-2", lead=2)
    won = play("fives-and-threes", hands, "2 3-2", deal("6-5|5-4|3-2"), players=3, first_lead="lot")
    assert won["turn"] == 0, "the seat after the one that led"
    options = {"players": 3, "first_lead": "lot", "next_lead": "winner"}
    again = play("fives-and-threes", hands, "2 3-2", deal("6-5|5-4|3-2"), **options)
    assert again["turn"] == 2
    assert refused("fives-and-threes", deal("6-5|5-4 1-1|3-2"), players=3, first_lead="lot")


def test_gaple_for_five() -> None:  # GA-9
    state = dealt("gaple", "five", players=5)
    assert [len(hand) for hand in state.hands] == [5] * 5
    assert (len(state.stock), state.table.tile_count) == (2, 1)
    assert [len(hand) for hand in dealt("gaple", "four", hand=6).hands] == [6] * 4
    for wrong in ({"players": 5, "hand": 6}, {"players": 5, "teams": True}, {"hand": 4}):
        with pytest.raises(OptionError):
            GAMES["gaple"].rules(**wrong)


def test_a_tile_is_turned_up_where_some_are_left() -> None:  # GA-10
    hands = "5-4 2-1|6-5 1-1|3-3 2-0|4-1 6-0|6-6 5-0"
    up = play("gaple", deal(hands, start="6-4"), players=5)
    assert (up["turn"], legal(up), up["ends"]) == (0, {"4-5@2"}, {"1": "6", "2": "4"})
    assert refused("gaple", deal(hands), players=5)
    assert refused("gaple", deal(hands, start="6-4 3-0"), players=5)
    assert refused("gaple", deal("0-0 2-1|6-5 1-1|3-3 2-0|4-1 6-0", start="6-4"))
    stuck = play("gaple", deal("5-5|3-3|2-2|1-1|0-0", start="6-4"), players=5)
    assert stuck["rounds"][0]["end"] == "blocked"
    moves = "0 4-5@2, 1 5-6@2, 2 pass, 3 6-0@1, 4 6-6@2, 0 pass, 1 pass"
    assert play("gaple", deal(hands, start="6-4"), moves, players=5)["turn"] == 2
    out = play("gaple", deal("5-5|4-3|2-2|1-1|0-0", start="6-4"), "0 pass, 1 4-3@2",
               deal(hands, start="6-4"), players=5)  # fmt: skip
    assert out["turn"] == 1, "the player of the last round begins"


DEAD = deal("0-0 5-4|6-5 1-1|1-0 2-0|4-1 6-0")


def test_who_cannot_play_discards() -> None:  # GA-11
    asked = play("gaple", DEAD, "0 0-0", unable="discard")
    assert legal(asked) == {"discard 6-5", "discard 1-1"}
    assert "must discard" in refused("gaple", DEAD, "0 0-0, 1 pass", unable="discard")
    after = play("gaple", DEAD, "0 0-0, 1 discard 6-5", unable="discard")
    assert after["hands"] == [1, 1, 2, 2]
    out = "0 0-0, 1 discard 6-5, 2 0-1@1, 3 1-4@1, 0 4-5@1"
    assert play("gaple", DEAD, out, unable="discard")["rounds"][0] == {
        "end": "out", "winners": [0], "points": [11 + 2 + 2 + 6, 0, 0, 0]
    }  # fmt: skip
    assert "not a move" in refused("gaple", DEAD, "0 0-0, 1 discard 6-5")


def test_dead_tiles_keep_their_owner_from_going_out() -> None:  # GA-11 WM-3
    hands = deal("0-0 3-3|6-5 1-0|5-5 4-4|2-0 2-2")
    moves = "0 0-0, 1 0-1@1, 2 discard 5-5, 3 0-2@2, 0 discard 3-3"
    dropped = play("gaple", hands, moves, unable="discard")
    assert dropped["turn"] == 1, "seat 0 has only a dead tile, and the round goes on"
    end = play("gaple", hands, f"{moves}, 1 discard 6-5, 2 discard 4-4, 3 2-2@2", unable="discard")
    assert end["rounds"][0] == {"end": "out", "winners": [3], "points": [0, 0, 0, 6 + 11 + 18]}
    # The last tile that can be played is that of a seat with a dead one: blocked, the lowest wins.
    last = deal("0-0 3-3|6-5 1-0|5-5 4-4|2-0 6-6")
    blocked = play("gaple", last, "0 0-0, 1 0-1@1, 2 discard 5-5, 3 0-2@2", unable="discard")
    assert blocked["rounds"][0]["end"] == "blocked"
    assert blocked["rounds"][0]["winners"] == [0]


def test_a_discard_is_seen_but_its_tile_is_not() -> None:  # GA-11
    from boneyard.core.actions import Discard
    from boneyard.core.position import view
    from boneyard.engine import act
    from boneyard.engine import legal as legal_moves
    from boneyard.records import parse_record, play_record
    from support.kit import record

    log, state = play_record(parse_record(record("gaple", DEAD, "0 0-0", unable="discard")))
    tile = legal_moves(state, 1)[0]
    assert isinstance(tile, Discard)
    events, after = act(state, 1, tile)
    own, other = (view(state.rules.new_match(), [*log, *events], seat) for seat in (1, 2))
    assert own.dead[1] == (tile.tile,)
    assert other.dead[1] == (None,)
    assert after.hand_counts == [1, 1, 2, 2]


def test_a_single_that_meets_a_double_may_score_three() -> None:  # BG-6
    # 0-0 leads and still stands when 3-0 makes the other end a blank too.
    other = deal("0-0 3-1 6-5|1-0 3-0 4-4", stock="5-5")
    moves = "0 0-0, 1 0-1@1, 0 1-3@1, 1 3-0@1"
    assert play("bergen", other, moves)["scores"] == [2, 2]
    assert play("bergen", other, moves, meets_double=3)["scores"] == [2, 3]
    double = deal("1-1 2-1 6-5|4-2 4-1 4-4", stock="5-5")
    alike = "0 1-1, 1 1-4@1, 0 1-2@2, 1 2-4@2"
    for meets in (2, 3):
        scores = play("bergen", double, alike, meets_double=meets)["scores"]
        assert scores == [2, 2], "two single ends"


def test_fours_may_have_to_go_on() -> None:  # FO-4
    hands = deal("6-5 5-4 4-1|3-3 2-2|1-1 0-0|6-0 2-0", lead=0, stock="3-0")
    assert legal(play("fours", hands, "0 6-5")) == {"5-4@2", "pass"}
    assert legal(play("fours", hands, "0 6-5", go_on="must")) == {"5-4@2"}
    assert "must play" in refused("fours", hands, "0 6-5, 0 pass", go_on="must")
    over = deal("6-5 5-4 1-0|3-3 2-2|1-1 0-0|6-1 2-0", lead=0, stock="3-0")
    assert play("fours", over, "0 6-5, 0 5-4@2", go_on="must")["turn"] == 1


def test_one_arm_joe_may_play_on_after_a_double() -> None:  # OJ-4
    hands = deal("6-6 6-1 4-1|1-1 1-0 5-4", stock="3-3")
    after = play("one-arm-joe", hands, "0 6-6", extra="after")
    assert (after["turn"], legal(after)) == (0, {"6-1@1", "pass"})
    on = play("one-arm-joe", hands, "0 6-6, 0 pass", extra="after")
    assert on["turn"] == 1
    earned = play("one-arm-joe", hands, "0 6-6, 0 6-1@1", extra="after")
    assert earned["turn"] == 1, "playing on a double earns nothing"
    assert play("one-arm-joe", hands, "0 6-6")["turn"] == 1


def test_a_knock_may_take_a_whole_run() -> None:  # KO-4
    row = deal(row="6-5 5-5 5-1 2-1 3-3")
    assert legal(play("knock-out", row, knock="run")) == {"knock 1", "knock 2"}
    for joint in (1, 2):
        end = play("knock-out", row, f"0 knock {joint}", knock="run")
        assert end["rounds"][0]["left"] == 2
    two = play("knock-out", row, "0 knock 1")
    assert (two["hands"], two["over"]) == ([3], True)


@pytest.mark.parametrize(
    ("game", "set", "each"),
    [
        ("mexican-train", 9, (5, 5)), ("mexican-train", 12, (8, 8)), ("train", 15, (11, 11)),
        ("train", 12, (8, 8)), ("cyprus", 9, (6, 5)), ("cyprus", 12, (8, 7)),
    ],
)  # fmt: skip
def test_nine_and_ten_players(game: str, set: int, each: tuple[int, int]) -> None:  # MT-19 CY-6
    for players, hand in zip((9, 10), each, strict=True):
        rules = table_rules(game, players=players, set=set)
        assert rules.hand_size == hand
        if game != "cyprus":
            arms = rules.max_arms
            assert arms == players + (game == "mexican-train")
