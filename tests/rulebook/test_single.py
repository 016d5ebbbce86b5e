"""Rule G-19: a match of one round, in every game that goes to a target."""

from typing import Any

import pytest

from boneyard.games import GAMES
from boneyard.rules.game import Game
from support.kit import deal, play, refused

TO_A_TARGET = [
    name
    for name, game in GAMES.items()
    if isinstance(game, Game) and "target" in {option.name for option in game.all_options}
]
OUT = deal("5-5|4-1")
TIE = deal("5-5 4-1|3-2")


# G-19
def test_every_game_that_goes_to_a_target_has_the_option_and_it_is_off() -> None:
    assert len(TO_A_TARGET) == 38
    for name, game in GAMES.items():
        options = {option.name: option for option in game.all_options}
        assert ("single" in options) == (name in TO_A_TARGET)
        if name in TO_A_TARGET:
            assert game.default(options["single"], min(game.players)) is False


# G-19
@pytest.mark.parametrize("name", TO_A_TARGET)
def test_the_winner_of_one_round_has_won_the_match(name: str) -> None:
    players = min(GAMES[name].players)
    hands = "5-5 | 4-1" if players == 2 else "5-5 | 4-1 | 3-2 | 6-4"
    parts: dict[str, Any] = {}
    moves = "0 5-5"
    if name in ("five-up", "fours", "spanish"):
        parts["lead"] = 0
    if name == "bendomino-all-five":
        parts["start"], hands, moves = "5-4 6-0", "5-5 | 4-1", "0 5-5@1R"
    if name.startswith("fundomino") and players == 4:
        # All but one get rid of their tiles.
        hands, moves = "6-6 | 6-1 | 6-3 | 5-4", "0 6-6, 0 clockwise, 1 6-1@1, 2 6-3@2"
    if name == "hungarian":
        # Seat 1 can't play, and has the fewer pips: going out ends nothing (HN-6).
        hands = "5-5 6-4 | 4-1"
    if name == "cyprus":
        hands, moves = "9-9 | 4-1 | 3-2 | 6-4", "0 9-9"
    dealt = deal(hands, **parts)
    single = play(name, dealt, moves, single=True, players=players)
    (ended,) = single["rounds"]
    assert ended["end"] == ("blocked" if name == "hungarian" else "out")
    assert (single["over"], single["winners"]) == (True, ended["winners"])
    assert len(ended["winners"]) == 1
    assert not play(name, dealt, moves, players=players)["over"]
    assert "after the end" in refused(name, dealt, moves, dealt, single=True, players=players)


# G-19
def test_a_round_without_a_winner_is_followed_by_another() -> None:
    tied = play("block-draw", TIE, "0 5-5", single=True)
    assert (tied["rounds"][0]["winners"], tied["over"]) == ([], False)
    second = play("block-draw", TIE, "0 5-5", deal("4-1|5-5"), "1 5-5", single=True)
    assert (second["over"], second["winners"], second["scores"]) == (True, [1], [0, 5])


# G-19
def test_a_round_that_two_have_won_is_followed_by_another() -> None:
    """Ranks 1 and 4 against ranks 2 and 3."""
    dealt = deal("6-6 | 6-1 | 5-4 | 6-3")
    moves = "0 6-6, 0 clockwise, 1 6-1@1, 2 pass, 3 6-3@2"
    shared = play("fundomino-teams", dealt, moves, single=True)
    assert (shared["rounds"][0]["winners"], shared["over"]) == ([0, 1], False)


# G-19
def test_points_do_not_matter() -> None:
    """Seat 0 makes more points in play, and loses the round."""
    dealt = deal("5-5 2-1|5-1")
    played = play("all-fives", dealt, "0 5-5, 1 5-1@1", single=True)
    assert (played["scores"], played["over"], played["winners"]) == ([10, 5], True, [1])
    # Nor does the target, while a round without a winner lets the match go on.
    tied = play("all-fives", deal("5-5 4-2|3-3"), "0 5-5", single=True, target=10)
    assert (tied["scores"], tied["over"]) == ([10, 0], False)


# G-19 FU-6
def test_the_target_of_five_up_still_ends_the_match_at_once() -> None:
    dealt = deal("5-5 6-1|5-4", lead=0)
    made = play("five-up", dealt, "0 5-5", single=True, target=2)
    assert (made["rounds"][0]["end"], made["winners"]) == ("target", [0])
    # The winner of a round stands even if the points are refused.
    refuse = play("five-up", deal("5-1|6-6 6-5", lead=0), "0 5-1", single=True, target=1)
    assert (refuse["scores"], refuse["over"], refuse["winners"]) == ([0, 0], True, [0])
