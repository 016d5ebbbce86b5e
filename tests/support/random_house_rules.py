"""House rules by chance, made from the vocabulary, and what every one of them must satisfy."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from hypothesis import strategies as st

from boneyard.arena.random_play import random_match
from boneyard.core.events import Played
from boneyard.core.fair_shuffle import Fair, secret_from_seed
from boneyard.core.options import OptionError
from boneyard.core.position import fold
from boneyard.core.redaction import redact
from boneyard.games import GAMES
from boneyard.games.house_rules.custom_games import parse_house_rules
from boneyard.games.house_rules.describe import rules_to_markdown
from boneyard.i18n.translator import get_translator
from boneyard.layout import Aspect
from boneyard.records import replay
from boneyard.records.replay import match_to_json
from boneyard.rules.game import Game, State
from boneyard.rules.goals import FirstTo
from boneyard.rules.matching import SameValue, SumTo
from boneyard.rules.shapes import Line
from boneyard.rules.vocabulary import (
    BooleanType,
    InlineWordType,
    IntegerType,
    ListType,
    MapType,
    StringType,
    TileType,
    UnionType,
    ValueType,
    WordType,
    game_parameters,
    word_name,
    word_parameters,
)
from support.kit import player_counts
from support.layout_checks import look_at_match
from support.random_matches import Match, play_match
from support.seat_knowledge import Knowledge, places

T = TypeVar("T")
#: Numbers that rules are likely to have; others are rare.
USUAL = (1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 15, 21, 25, 40, 60)
TILES = ("0-0", "6-6", "1-1", "5-0", "6-4", "2-2")
#: A wild number is one of so many.
WILD = 40
LANGUAGES = ("en", "es", "nl")
#: Rounds that are looked at as pictures, and matches that are played.
SHAPES: tuple[Aspect, ...] = ("wide",)


class Dice(Protocol):
    """Whoever decides: Hypothesis, or a random number generator."""

    def choice(self, options: Sequence[T], /) -> T:
        """One of these."""
        ...

    def randint(self, least: int, most: int, /) -> int:
        """A number in these bounds."""
        ...


class Drawn:
    """Hypothesis decides, so that what fails is made small."""

    def __init__(self, draw: Callable[[Any], Any]) -> None:
        self.draw = draw

    def choice(self, options: Sequence[T]) -> T:
        found: T = self.draw(st.sampled_from(list(options)))
        return found

    def randint(self, least: int, most: int) -> int:
        found: int = self.draw(st.integers(least, most))
        return found


@st.composite
def house_rules(draw: st.DrawFn) -> dict[str, Any]:
    """Rules like those of some game, with some of its words changed."""
    return any_rules(Drawn(draw))


def any_rules(dice: Dice) -> dict[str, Any]:
    likes = [game.name for game in GAMES.values() if not game.alone]
    known = game_parameters()
    found: dict[str, Any] = {"like": dice.choice(likes), "title": "By chance"}
    for _ in range(dice.randint(1, 4)):
        name = dice.choice(list(known))
        found[name] = any_of(known[name].value_type, dice)
    return found


def any_of(form: ValueType, dice: Dice) -> Any:
    """Something that the form lets through."""
    match form:
        case IntegerType(least, most):
            fit = [one for one in USUAL if least <= one <= most] or [least]
            wild = dice.randint(0, WILD) == 0
            return dice.randint(least, most) if wild else dice.choice(fit)
        case BooleanType():
            return dice.choice((False, True))
        case StringType(choices):
            return dice.choice(choices) if choices else "bendomino"
        case TileType():
            return dice.choice(TILES)
        case ListType(IntegerType()):
            low = any_of(form.item, dice)
            return list(range(low, low + dice.randint(1, 3)))
        case ListType(of):
            return [any_of(of, dice) for _ in range(dice.randint(0, 3))]
        case MapType(of):
            return {str(at): any_of(of, dice) for at in (2, 3, 4)}
        case UnionType(forms):
            return any_of(dice.choice(forms), dice)
        case InlineWordType(kind):
            return _arguments(kind, dice)
        case WordType(kinds):
            kind = dice.choice(kinds)
            told = _arguments(kind, dice)
            return {word_name(kind): told} if told else word_name(kind)


def _arguments(kind: type, dice: Dice) -> dict[str, Any]:
    return {
        one.name: any_of(one.value_type, dice)
        for one in word_parameters(kind)
        if not one.derived and (one.required or dice.randint(0, 2) == 0)
    }


def made(written: dict[str, Any]) -> Game | str:
    """The game of some rules, or the sentence with which they are refused."""
    try:
        return parse_house_rules(written)
    except OptionError as error:
        said = {
            language: get_translator(language).translate(error.message) for language in LANGUAGES
        }
        assert all(0 < len(one) < 500 and "\n" not in one for one in said.values()), said
        return said["en"]


def lives(game: Game, matches: int, seed: str = "1") -> None:
    """A game that was not refused plays to its end, keeps its tiles and its secrets."""
    for language in LANGUAGES:
        assert "**" in rules_to_markdown(game, get_translator(language).translate)
    assert parse_house_rules(json.loads(game.rules_json)) == game, "whole rules are the same rules"
    counts = player_counts(game)
    # Exactly the target may take by chance more rounds than a test has time for (CU-5).
    void = isinstance(game.goal, FirstTo) and game.goal.void_beyond
    for number in range(matches):
        players = counts[number % len(counts)]
        rules = game.rules(players=players, **({"single": True} if void else {}))
        match = random_match(
            rules, Fair(secret_from_seed(f"{seed}/{number}")), random.Random(number)
        )
        record = json.loads(json.dumps(match.to_record()))
        assert replay(record) == match_to_json(match.end)
        if number < len(counts):
            short = game.rules(players=players, **({"single": True} if _may(game) else {}))
            looks_right(play_match(short, f"{seed}/{number}"))
            # Matadors fit either way round, and lie the one way or the other.
            wild = isinstance(game.match, SameValue | SumTo) and bool(game.match.wild)
            lines = isinstance(game.match, SameValue) or type(game.table) is Line
            if not game.table.curved and lines and not wild:
                look_at_match(short, number, shapes=SHAPES)


def _may(game: Game) -> bool:
    """Say whether one round may be the match."""
    return any(option.name == "single" for option in game.options)


def looks_right(match: Match) -> None:
    """Tiles are where they were, and nobody sees more than they may."""
    seats = [*range(match.rules.players), None]
    knowing = {seat: Knowledge(seat) for seat in seats}
    views: dict[int | None, Any] = dict.fromkeys(seats, match.start)
    gone: list[Any] = []
    for step in match.steps:
        if step.is_deal:
            gone = []
        gone += step.gone()
        if isinstance(step.after, State) and step.after.playing:
            assert sorted(map(str, [*places(step.after), *gone])) == sorted(
                map(str, match.rules.tiles)
            )
        for seat in seats:
            views[seat] = fold(views[seat], (redact(event, seat) for event in step.events))
            for event in step.events:
                knowing[seat].learn(event)
            knowing[seat].check_hands(views[seat], step.after)
    assert any(isinstance(event, Played) for event in match.log)


def by_chance(seed: str) -> dict[str, Any]:
    """Rules by a random number generator."""
    return any_rules(random.Random(seed))
