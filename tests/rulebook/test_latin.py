"""Latin partnership, and what all games on one line have in common."""

from typing import Any

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused

#: 6-6 locks the round at once: seat 0 holds 1 pip, seat 1 3, seat 2 10, seat 3 3.
LOCKED = deal("6-6 1-0|2-1|5-5|3-0")
#: The same lock with teams that are equal: 3, 3, 2, 2.
EVEN = deal("6-6 2-1|3-0|2-0|1-1")
#: Any hands for a round that follows: no double is the highest of one that must lead.
NEXT = deal("5-4 2-1|6-5 1-1|3-3 2-0|4-1 6-0")
OUT = deal("6-6 6-1|6-2 5-0|4-4 3-3|2-2 5-5")
WAY_OUT = "0 6-6, 1 6-2@1, 2 pass, 3 2-2@1, 0 6-1@2"


def leader(first: Any, moves: str = "0 6-6", **options: Any) -> int:
    """Who leads the round after one, with any tile of their hand."""
    result = play("latin", first, moves, NEXT, **options)
    seat: int = result["turn"]
    assert legal(result, seat) == set(NEXT["hands"][seat])
    return seat


# LA-1, CU-1
@pytest.mark.parametrize(
    ("game", "hand", "asleep"), [("latin", 7, 0), ("cuban", 10, 15), ("dominican", 7, 0)]
)
def test_four_play_in_two_teams(game: str, hand: int, asleep: int) -> None:
    state = dealt(game, "hands")
    assert [len(one) for one in state.hands] == [hand] * 4
    assert (len(state.stock), len(state.scores)) == (asleep, 2)
    with pytest.raises(OptionError):
        GAMES[game].rules(players=3)
    with pytest.raises(OptionError):
        GAMES[game].rules(set=12)


def test_the_next_seat_is_one_more_though_it_sits_to_the_right() -> None:  # WL-1
    assert play("latin", OUT, "0 6-6")["turn"] == 1
    assert refused("latin", OUT, "0 6-6, 3 2-2@1")


def test_nobody_draws_and_what_sleeps_counts_for_nobody() -> None:  # WL-2
    asleep = deal("6-6 6-1|3-2 5-0|4-4 3-3|2-2 5-5", stock="6-2 6-3")
    result = play("latin", asleep, "0 6-6")
    assert (legal(result), result["stock"]) == ({"pass"}, 2)
    assert refused("latin", asleep, "0 6-6, 1 draw")
    # Nobody awake has a 6 or a 1: the round is blocked although the stock could go on.
    result = play("latin", deal("6-6 2-1|3-2|4-4|2-2", stock="6-5 6-4"), "0 6-6")
    assert result["rounds"][0]["end"] == "blocked"
    assert result["scores"] == [0, 3 + 8]


def test_the_highest_double_leads_the_first_round() -> None:  # WL-3, LA-2, CU-2
    result = play("latin", deal("6-5 1-0|5-5 2-1|4-4 3-0|4-1 3-3"))
    assert (result["turn"], legal(result)) == (1, {"5-5"})
    assert legal(play("latin", deal("6-3 1-0|5-4 2-1|4-0 3-0|4-1 6-1"))) == {"6-3"}
    asleep = deal("8-7 1-0|7-7 9-1|8-8 9-0|6-6 5-5", stock="9-9 9-8")
    assert legal(play("cuban", asleep)) == {"8-8"}


def test_who_acted_last_locked_the_round() -> None:  # WL-4
    # Seat 3's tile leaves nobody able: the duel is between seats 3 and 0.
    position = deal("6-6 1-0|6-5 4-4|5-3 2-2|6-3 2-0")
    result = play("latin", position, "0 6-6, 1 6-5@1, 2 5-3@1, 3 6-3@2", lock="locker")
    assert result["rounds"][0] == {"end": "blocked", "winners": [0], "points": [10, 0]}


def test_the_player_of_the_round_leads_the_next() -> None:  # WL-5, WL-6, LA-2
    assert leader(OUT, WAY_OUT) == 0
    assert leader(LOCKED) == 1
    assert leader(EVEN) == 1, "nobody has won: the seat after the leader"


def test_another_lead() -> None:  # LA-2
    assert leader(OUT, WAY_OUT, lead="next") == 1
    result = play("latin", OUT, WAY_OUT, NEXT, lead="double")
    assert legal(result) == {"3-3"}
    third = play("latin", EVEN, "0 6-6", EVEN, "1 3-0", NEXT, lead="next")
    assert third["turn"] == 2


def test_out_wins_for_the_team() -> None:  # LA-3, LA-7
    assert play("latin", OUT, WAY_OUT)["scores"] == [15, 0]
    assert play("latin", OUT, WAY_OUT, count="all")["scores"] == [29, 0]


# LA-4, LA-6
@pytest.mark.parametrize(
    ("position", "lock", "winner", "player"),
    [
        (LOCKED, "team", 1, 1),
        (LOCKED, "player", 0, 0),
        (LOCKED, "locker", 0, 0),
        (deal("6-6 5-4|2-1|1-0|3-3"), "locker", 1, 1),
        (deal("6-6 5-4|2-1|1-0|3-3"), "player", 0, 2),
        # The locker's team has fewer, so the locker is the player of the round.
        (deal("6-6 5-4|5-5|1-0|3-3"), "team", 0, 0),
        # Partners share the lowest hand: the first, counted from the locker on.
        (deal("6-6 5-4|2-1|4-4|3-0"), "player", 1, 1),
        (deal("6-6 2-1|4-4|3-0|5-5"), "player", 0, 0),
    ],
)
def test_who_wins_a_lock(position: Any, lock: str, winner: int, player: int) -> None:
    result = play("latin", position, "0 6-6", lock=lock)
    assert result["rounds"][0]["winners"] == [winner]
    assert leader(position, lock=lock) == player


def test_partners_share_a_hand_counted_from_the_locker_on() -> None:  # LA-6
    # Seat 1 locks; seats 0 and 2 share the lowest hand, and 2 comes first.
    position = deal("6-6 2-1|6-5 4-4|3-0|3-3")
    assert leader(position, "0 6-6, 1 6-5@1", lock="player") == 2


# LA-5, LA-6
@pytest.mark.parametrize(
    ("lock", "tie", "winners", "player"),
    [
        ("team", "none", [], 1),
        ("team", "leader", [0], 0),
        ("team", "locker", [0], 0),
        ("locker", "none", [], 1),
        ("locker", "locker", [0], 0),
    ],
)
def test_nobody_is_lower(lock: str, tie: str, winners: list[int], player: int) -> None:
    result = play("latin", EVEN, "0 6-6", lock=lock, tie=tie)
    assert result["rounds"][0]["winners"] == winners
    assert bool(sum(result["scores"])) == bool(winners)
    assert leader(EVEN, lock=lock, tie=tie) == player


def test_leader_and_locker_are_not_the_same() -> None:  # LA-5
    # Seat 0 leads, seat 3 locks; both teams hold 4 then.
    position = deal("6-6 1-0|6-5 2-2|5-3 2-1|6-3 0-0")
    moves = "0 6-6, 1 6-5@1, 2 5-3@1, 3 6-3@2"
    assert play("latin", position, moves)["rounds"][0]["winners"] == []
    for tie, player in (("leader", 0), ("locker", 3)):
        result = play("latin", position, moves, NEXT, tie=tie)
        assert result["rounds"][0]["winners"] == [player % 2]
        assert result["turn"] == player


CAPICUA = deal("6-6 3-2|6-3 5-5|6-2 4-4|5-4 1-1")
LAST = "0 6-6, 1 6-3@1, 2 6-2@2, 3 pass, 0 3-2@1"


# LA-8
@pytest.mark.parametrize(("gives", "score"), [(0, 21), (25, 46), (100, 121), ("double", 42)])
def test_capicua(gives: int | str, score: int) -> None:
    assert play("latin", CAPICUA, LAST, capicua=gives)["scores"] == [score, 0]
    assert play("latin", CAPICUA, LAST.replace("3-2@1", "2-3@2"), capicua=gives)["scores"] == [
        score,
        0,
    ]


def test_no_capicua() -> None:  # LA-8
    # A double fits two ends that are alike, but is never one.
    double = deal("6-6 3-3|6-3 5-5|4-3 6-4|5-4 1-1")
    result = play("latin", double, "0 6-6, 1 6-3@1, 2 6-4@2, 3 4-5@2, 0 3-3@1", capicua=50)
    assert result["scores"] == [12, 0]
    # Two ends that are alike take the same half of 3-1.
    alike = deal("6-6 3-1|6-3 5-5|4-4 2-0|6-5 5-3 1-0")
    result = play("latin", alike, "0 6-6, 1 6-3@1, 2 pass, 3 6-5@2, 0 3-1@1", capicua=50)
    assert result["scores"] == [10 + 9, 0]
    alike = deal("3-3 3-1|5-4 5-0|4-2 2-0|6-5 1-0")
    result = play("latin", alike, "0 3-3, 1 pass, 2 pass, 3 pass, 0 3-1@1", capicua=50)
    assert result["scores"] == [9 + 5 + 11 + 1, 0]
    # A lead that goes out meets no ends at all.
    assert play("latin", deal("3-1|1-0|2-0|2-1"), "0 3-1", capicua=50)["scores"] == [4, 0]
    # Where there is one end, no tile fits two.
    one_end = {
        "title": "One end", "like": "one-arm-joe",
        "award": {"with-bonuses": {"award": "one-point", "capicua": {"gives": 10}}},
    }  # fmt: skip
    out = play(one_end, deal("6-6 5-4|6-5 3-3"), "0 6-6, 1 6-5@1, 0 5-4@1", players=2)
    assert out["scores"] == [1, 0]


def test_capicua_with_a_blank() -> None:  # LA-9, DO-3
    blank = deal("6-6 3-0|6-3 5-5|6-0 4-4|2-2 5-1")
    moves = "0 6-6, 1 6-3@1, 2 6-0@2, 3 pass, 0 3-0@1"
    assert play("latin", blank, moves, capicua=50)["scores"] == [70, 0]
    assert play("latin", blank, moves, capicua=50, capicua_blank=False)["scores"] == [20, 0]
    assert play("dominican", blank, moves)["scores"] == [20 + 8, 0]


PASSED = deal("6-6 5-1 2-0|4-4 3-2|6-5 3-1|3-3 1-0")
SINGLE = deal("6-5 5-1 2-0|4-0 3-2|6-4 3-1|3-0 1-0")


def test_points_for_a_pass_on_the_lead() -> None:  # LA-10
    assert play("latin", PASSED, "0 6-6")["scores"] == [0, 0]
    result = play("latin", PASSED, "0 6-6, 1 pass", pass_bonus=30)
    assert (result["scores"], result["rounds"][0]["points"]) == ([30, 0], [30, 0])
    assert play("latin", SINGLE, "0 6-5, 1 pass", pass_bonus=30)["scores"] == [60, 0]
    # Not on a later play, nor when it is another who passes.
    result = play("latin", PASSED, "0 6-6, 1 pass, 2 6-5@1, 3 pass", pass_bonus=30)
    assert result["scores"] == [30, 0]
    third = deal("6-6 5-1|6-2 4-4|5-4 4-3|2-0 1-0")
    assert play("latin", third, "0 6-6, 1 6-2@1, 2 pass", pass_bonus=30)["scores"] == [0, 0]
    # It stays when the partner passes too.
    both = deal("6-6 6-1|4-4 3-2|5-4 3-1|6-2 1-0")
    assert play("latin", both, "0 6-6, 1 pass, 2 pass", pass_bonus=30)["scores"] == [30, 0]


def test_points_when_all_others_pass() -> None:  # LA-11
    position = deal("6-6 6-1 2-1|4-4 5-3|5-4 4-3|4-0 3-0")
    moves = "0 6-6, 1 pass, 2 pass, 3 pass"
    assert play("latin", position, moves, pass_bonus=20)["scores"] == [40, 0]
    again = f"{moves}, 0 6-1@1, 1 pass, 2 pass, 3 pass"
    assert play("latin", position, again, pass_bonus=20)["scores"] == [60, 0]


#: 6-6 leads; seats 1 and 3 have nothing that fits a six.
STUCK = deal("6-6 6-2 1-0|5-4 4-3|6-1|5-3 4-4")


def with_bonus(**words: Any) -> dict[str, Any]:
    """Rules like latin's, with a pass bonus of 20 and other words."""
    return {"like": "latin", "title": "Bonus", "on-pass": {"pass-bonus": 20}, **words}


def test_who_has_dropped_out_need_not_pass() -> None:  # LA-11, WM-3
    moves = "0 6-6, 1 pass, 2 6-1@1, 3 pass, 0 6-2@2, 1 pass"
    together = with_bonus(out="both-partners")
    assert play(together, STUCK, moves)["scores"] == [20, 0]
    result = play(together, STUCK, f"{moves}, 3 pass")
    assert (result["turn"], result["scores"]) == (0, [40, 0])


@pytest.mark.parametrize("turns", ["as-many-as-fit", {"goes-on": "may"}])
def test_a_stop_is_no_pass(turns: Any) -> None:  # LA-10, LA-11
    rules = with_bonus(turns=turns)
    assert play(rules, STUCK, "0 6-6, 0 pass")["scores"] == [0, 0]
    assert play(rules, STUCK, "0 6-6, 0 pass, 1 pass")["scores"] == [20, 0]


def test_an_own_pass_scores_nothing() -> None:  # LA-11
    rules = with_bonus(draw={"draw-one": {"then": "must-play"}})
    waiting = deal("6-6 2-1|5-4|4-4 3-0|5-3", stock="3-2 3-3 3-1 4-3 4-1 6-0")
    others = "0 6-6, 1 draw, 1 pass, 2 draw, 2 pass, 3 draw, 3 pass"
    assert play(rules, waiting, others)["scores"] == [40, 0]
    assert play(rules, waiting, f"{others}, 0 draw, 0 pass, 1 draw, 1 pass")["scores"] == [40, 0]


def test_no_match_is_won_by_passes() -> None:  # LA-12
    position = deal("6-6 6-1 2-1|4-4 5-3|5-4 4-3|4-0 3-0")
    moves = "0 6-6, 1 pass, 2 pass, 3 pass"
    assert play("latin", position, moves, pass_bonus=20, target=40)["scores"] == [20, 0]
    assert play("latin", position, moves, pass_bonus=20, target=41)["scores"] == [40, 0]
    assert play("latin", position, moves, pass_bonus=20, target=20)["scores"] == [0, 0]


def test_the_target_is_looked_at_when_a_round_ends() -> None:  # LA-13
    result = play("latin", OUT, WAY_OUT, target=15)
    assert (result["over"], result["winners"]) == (True, [0])
    assert not play("latin", OUT, WAY_OUT, target=16)["over"]
    assert GAMES["latin"].rules().options["target"] == 100


def test_cuban_goes_to_150() -> None:  # CU-3
    options = GAMES["cuban"].rules().options
    assert (options["target"], options["set"], options["capicua"]) == (150, 9, 0)
    more = {"target": 150, "set": 9, "salida": 0, "no_caben": False}
    assert {**GAMES["latin"].rules().options, **more} == options


def test_puerto_rican_counts_all_with_a_hundred_for_capicua() -> None:  # PR-1
    result = play("puerto-rican", CAPICUA, LAST, ladder=False)
    assert result["scores"] == [10 + 8 + 9 + 2 + 100, 0]
    assert GAMES["puerto-rican"].rules().options["target"] == 500


def test_the_ladder() -> None:  # PR-2
    rounds: list[Any] = []
    for hands in ("6-6|5-4|3-2|1-0", "5-5|4-4|3-3|2-2", "5-4|6-0|2-1|3-0", "6-5|1-1|2-2|0-0",
                  "6-4|3-3|1-0|2-0"):  # fmt: skip
        lead = hands.split("|")[0]
        rounds += [deal(hands), f"0 {lead}"]
    result = play("puerto-rican", *rounds)
    assert [one["points"][0] for one in result["rounds"]] == [115, 93, 62, 31, 9]
    lost = play("puerto-rican", EVEN, "0 6-6", deal("5-4|6-5|3-3|4-1"), "1 6-5")
    assert [one["points"] for one in lost["rounds"]] == [[0, 0], [0, 95]]
    # A lock climbs it as well.
    assert play("puerto-rican", LOCKED, "0 6-6")["scores"] == [0, 100 + 17]


def test_chuchazo() -> None:  # PR-3
    position = deal("6-6 0-0|6-0 5-4|3-2|1-1")
    moves = "0 6-6, 1 6-0@1, 2 pass, 3 pass, 0 0-0@1"
    assert play("puerto-rican", position, moves, ladder=False)["scores"] == [16 + 100, 0]
    assert play("puerto-rican", position, moves, ladder=False, chuchazo=7)["scores"] == [23, 0]
    # Going out with another double is none, nor is a lock that leaves 0-0 in no hand.
    other = deal("6-6 1-1|6-1 5-4|3-2|4-4")
    out = play("puerto-rican", other, "0 6-6, 1 6-1@1, 2 pass, 3 pass, 0 1-1@1", ladder=False)
    assert out["scores"] == [9 + 5 + 8, 0]
    assert play("puerto-rican", LOCKED, "0 6-6", ladder=False)["scores"] == [0, 17]


def test_doscientos() -> None:  # PR-4
    result = play("puerto-rican", CAPICUA, LAST, target=200, ladder=False, capicua=0, chuchazo=0)
    assert result["scores"] == [29, 0]


def test_the_lock_is_a_duel() -> None:  # DO-1, DO-2
    duel = deal("6-6 5-4|2-1|1-0|3-3")
    result = play("dominican", duel, "0 6-6", NEXT)
    assert (result["rounds"][0]["points"], result["turn"]) == ([0, 19], 1)
    even = deal("6-6 2-1|3-0|5-5|1-0")
    result = play("dominican", even, "0 6-6", NEXT)
    assert (result["rounds"][0]["points"], result["turn"]) == ([17, 0], 0)


def test_dominican_bonuses() -> None:  # DO-3, DO-4
    assert play("dominican", CAPICUA, LAST)["scores"] == [29 + 30, 0]
    assert play("dominican", PASSED, "0 6-6, 1 pass")["scores"] == [30, 0]
    assert play("dominican", PASSED, "0 6-6, 1 pass", pass_bonus=25)["scores"] == [25, 0]


def test_dominican_goes_to_200() -> None:  # DO-5
    assert GAMES["dominican"].rules().options["target"] == 200
