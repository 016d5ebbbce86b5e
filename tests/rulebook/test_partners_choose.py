"""The winning partners choose who leads, and lots for the first lead."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused, table_rules

FIRST = deal("6-6|5-4|3-2|1-0")
SECOND = deal("5-4 2-1|6-5 1-1|3-3 2-0|4-1 6-0")
KIN = ("latin", "cuban", "puerto-rican", "dominican", "venezuelan", "mexican-partners", "spanish")
MORE = (
    "brazilian", "venezuelan", "mexican-partners", "spanish", "sebastopol", "maltese-cross",
    "tiddly-wink", "double-bergen", "hungarian",
)  # fmt: skip


def test_the_winner_leads_or_passes_the_lead_on() -> None:  # WM-1
    asked = play("mexican-partners", FIRST, "0 6-6", SECOND)
    assert (asked["turn"], legal(asked)) == (0, {"5-4", "2-1", "pass"})
    handed = play("mexican-partners", FIRST, "0 6-6", SECOND, "0 pass")
    assert (handed["turn"], legal(handed)) == (2, {"3-3", "2-0"})
    assert "must play if you can" in refused(
        "mexican-partners", FIRST, "0 6-6", SECOND, "0 pass, 2 pass"
    )
    assert legal(play("mexican-partners", FIRST)) == {"6-6"}, "not in the first round"


def test_a_pass_before_the_lead_brings_no_bonus_but_the_lead_may() -> None:  # WM-1 LA-10
    moves = "0 pass, 2 3-3, 3 pass"
    hands = deal("5-3 2-1|6-5 1-1|3-3 2-0|4-1 6-0")
    result = play("latin", FIRST, "0 6-6", hands, moves, lead="partners", pass_bonus=20)
    assert [entry["scores"] for entry in result["trace"][-3:]] == [[10, 0], [10, 0], [30, 0]]


def test_who_really_led_is_the_leader() -> None:  # WM-1 LA-5
    # Seat 2 leads and blocks; both teams hold 9 pips, and the leader wins the tie.
    even = deal("5-0 1-1|3-1 3-2|4-4 1-0|0-0")
    result = play("latin", FIRST, "0 6-6", even, "0 pass, 2 4-4", lead="partners", tie="leader")
    assert result["rounds"][1] == {"end": "blocked", "winners": [0], "points": [9, 0]}
    again = play(
        "latin", FIRST, "0 6-6", even, "0 pass, 2 4-4", SECOND, lead="partners", tie="leader"
    )
    assert (again["turn"], legal(again)) == (2, {"3-3", "2-0", "pass"})


def test_nobody_chooses_after_a_round_without_a_winner() -> None:  # WM-1 LA-14 WL-6
    even = deal("6-6 4-0|3-1 2-0|1-1|0-0")
    result = play("mexican-partners", even, "0 6-6", SECOND)
    assert result["rounds"][0]["winners"] == []
    assert (result["turn"], legal(result)) == (1, {"6-5", "1-1"})


def test_lots_are_drawn_once_for_the_match() -> None:  # WM-2
    lot = deal("5-4 2-1|6-6 1-1|3-3 2-0|4-1 6-0", lead=2)
    result = play("latin", lot, first_lead="lot")
    assert (result["turn"], legal(result)) == (2, {"3-3", "2-0"})
    out = deal("6-6|5-4|3-2|1-0", lead=2)
    later = play("latin", out, "2 3-2", SECOND, first_lead="lot")
    assert later["turn"] == 2
    assert "name the seat" in refused("latin", deal("6-6|5-4|3-2|1-0"), first_lead="lot")
    twice = deal("5-4 2-1|6-5 1-1|3-3 2-0|4-1 6-0", lead=0)
    assert refused("latin", out, "2 3-2", twice, first_lead="lot")
    assert refused("latin", lot)
    state = dealt("latin", "lots", first_lead="lot")
    assert state.turn is not None
    assert legal({"legal": [[0, str(len(state.hands[state.turn]))]]}) == {"7"}


def test_every_double_leads_the_later_rounds_of_lots() -> None:  # LA-15 WM-2
    out = deal("6-6|5-4|3-2|1-0", lead=2)
    later = play("latin", out, "2 3-2", SECOND, first_lead="lot", lead="double")
    assert (later["turn"], legal(later)) == (2, {"3-3"})
    for game in KIN:
        rules = table_rules(game)
        assert rules.options["first_lead"] == ("lot" if game == "spanish" else "double")
        assert table_rules(game, lead="partners").game.opening.may_hand_over(None) is False


def test_who_has_no_tiles_left_drops_out() -> None:  # WM-3
    hands = deal("4-1|4-2 5-5|6-6 3-0|2-0")
    after = play("hungarian", hands, "0 4-1, 1 4-2@1, 2 pass, 3 2-0@1", players=4)
    assert after["turn"] == 1, "seat 0 has dropped out"
    later = play("hungarian", hands, "0 4-1, 1 4-2@1, 2 pass, 3 2-0@1, 1 pass", players=4)
    assert later["turn"] == 2


@pytest.mark.parametrize("game", MORE)
def test_all_these_games_may_be_one_round(game: str) -> None:  # WM-4 G-19
    assert GAMES[game].rules(single=True).options["single"] is True
    with pytest.raises(OptionError):
        GAMES[game].rules(single=1)


def test_jamaican_partners_choose_where_the_winner_leads() -> None:  # JA-10 JA-4
    asked = play("jamaican", FIRST, "0 6-6", SECOND, lead="partners")
    assert "pass" in legal(asked)
    # The other side wins a round too: all go back to 0, and the first lead comes again.
    back = play(
        "jamaican", FIRST, "0 6-6", deal("5-4|2-1 6-0|3-3|4-1"), "0 pass, 2 3-3", SECOND,
        lead="partners",
    )  # fmt: skip
    assert back["scores"] == [2, 0]
    lost = deal("5-4 6-6|5-5|3-3 1-0|4-1 2-0")
    nil = play("jamaican", FIRST, "0 6-6", lost, "0 5-4, 1 5-5@1", SECOND, lead="partners")
    assert nil["scores"] == [0, 0]
    assert (nil["turn"], legal(nil)) == (2, {"3-3"})
    assert table_rules("jamaican").options["lead"] == "winner"
    with pytest.raises(OptionError):
        GAMES["jamaican-cut-throat"].rules(lead="partners")


def test_venezuelan_lets_the_lead_go_round() -> None:  # VE-1
    result = play("venezuelan", FIRST, "0 6-6", SECOND)
    assert (result["turn"], legal(result)) == (1, {"6-5", "1-1"})
    assert result["scores"] == [10, 0], "the other team's pips"
    even = deal("6-6 4-0|3-1 2-0|1-1|0-0")
    nobody = play("venezuelan", even, "0 6-6", SECOND)
    assert (nobody["rounds"][0]["winners"], nobody["turn"]) == ([], 1)
    assert table_rules("venezuelan").options["target"] == 75


def test_mexican_partners_is_latin_to_100() -> None:  # MX-1
    mexican, latin = table_rules("mexican-partners"), table_rules("latin")
    assert mexican.options == {**latin.options, "lead": "partners"}
    assert mexican.options["target"] == 100
    assert table_rules("latin", lead="partners").game.opening == mexican.game.opening


def test_spanish_counts_all_hands_and_goes_round() -> None:  # SP-1
    rules = table_rules("spanish")
    chosen = {"first_lead": "lot", "lead": "next", "count": "all", "target": 300}
    assert chosen.items() <= rules.options.items()
    first = deal("6-6|5-4|3-2|1-0", lead=3)
    result = play("spanish", first, "3 1-0", SECOND)
    assert result["scores"] == [0, 12 + 9 + 5]
    assert result["turn"] == 0
    even = deal("6-6 4-0|3-1 2-0|1-1|0-0", lead=0)
    nobody = play("spanish", even, "0 6-6", SECOND)
    assert (nobody["rounds"][0]["points"], nobody["turn"]) == ([0, 0], 1)
