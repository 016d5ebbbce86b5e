"""Twists are words: declared with their numbers, switched by options, asked by whoever plays."""

from dataclasses import fields, replace
from typing import Any, get_type_hints

import pytest

from boneyard.core.options import TwistOption
from boneyard.games import GAMES
from boneyard.rules import twists
from boneyard.rules.game import Game
from boneyard.rules.twists import CombinedTwists, Doubling, Muggins, PerfectTen, SayDomino, Twist

WORDS = [one for one in vars(twists).values() if isinstance(one, type) and issubclass(one, Twist)]
TABLES: list[Any] = [game for game in GAMES.values() if not game.alone]
SWITCHED = [
    (game, option) for game in TABLES for option in game.options if type(option) is TwistOption
]


def test_a_game_is_declared_without_flags() -> None:
    flags = [field.name for field in fields(Game) if field.type in (bool, "bool")]
    # Who sits where, and which way they go round, are no rules of play.
    seating = ["teams", "to_the_right"]
    assert flags == seating, "a rule that only some games have is a word in rules/twists.py"


@pytest.mark.parametrize(("game", "option"), SWITCHED, ids=lambda one: one.name)
def test_an_option_adds_its_word_or_takes_it_out(game: Game, option: TwistOption) -> None:
    there = option.word in game.twists
    assert game.default(option, 2) is there
    players = min(game.players)
    for value in (True, False):
        chosen = game.rules(players=players, **{option.name: value}).game
        assert (option.word in chosen.twists) is value
        assert (chosen == game) is (value is there), "the same choice is the same declaration"


def test_a_word_that_is_declared_otherwise_stays_when_it_is_switched_on() -> None:
    game = GAMES["fundomino"]
    assert not game.alone
    sooner = replace(game, twists=(SayDomino(2),))
    assert sooner.rules(players=2, calls=True).game.twists == (SayDomino(2),)
    assert sooner.rules(players=2, calls=False).game.twists == ()


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_a_word_is_made_of_plain_data(word: type[Twist]) -> None:
    # A note on the type may say more: that a text names a tile.
    kinds = get_type_hints(word)
    for field in fields(word):
        assert kinds[field.name] in (int, str, bool), f"{field.name} can't be written in a file"


def test_words_answer_together() -> None:
    both = CombinedTwists((Muggins(), SayDomino(1), PerfectTen(10)))
    assert both.call_words([1, 2]) == [
        "claim",
        "muggins",
        "domino",
        "catch:1",
        "catch:2",
        "perfect-ten",
    ]
    assert both.must_claim
    assert [tiles for tiles in range(4) if both.must_call(tiles)] == [1]
    assert not both.question_twists
    nothing = CombinedTwists(())
    assert not any(
        (nothing.must_claim, nothing.must_call(1), nothing.call_words([1]), nothing.question_twists)
    )


def test_the_tile_that_challenges_is_the_declarations() -> None:
    asking = CombinedTwists((Doubling("3-3"), SayDomino(1))).question_twists
    assert asking == (Doubling("3-3"),)
