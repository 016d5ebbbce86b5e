"""The facts of a game stand in its text as its declaration has them; neither changes alone."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass, replace
from typing import Any

import pytest

from boneyard.games import GAMES, game_facts
from boneyard.rules.boneyard_draws import DrawOne, Never, UntilPlayable
from boneyard.rules.dealing import WholeSet
from boneyard.rules.game import Boxed, Game
from boneyard.rules.twists import Sweep
from support.rules_text_facts import LANGUAGES, facts_of, parts_of, times_told, words_of, wrong
from support.rules_text_words import EXPLAINED_OPTIONS, OPTIONS, TITLE

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
TABLES = [name for name, game in GAMES.items() if isinstance(game, Game)]


def table_game(name: str) -> Game:
    game = GAMES[name]
    assert isinstance(game, Game)
    return game


@pytest.mark.slow
@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_the_text_tells_the_facts_of_the_declaration(game: str, language: str) -> None:
    assert wrong(GAMES[game], game_facts.load_rules_text(game, language), LANGUAGES[language]) == []


@pytest.mark.parametrize("game", GAMES)
def test_there_is_something_to_tell_of_every_game(game: str) -> None:
    told = [fact.about for fact in facts_of(GAMES[game])]
    assert told
    if game in TABLES:
        assert any("players" in one for one in told)
        assert {"target", "rounds"} & set(told)
        assert any(word.startswith("draw") for word in words_of(GAMES[game]))


# The declaration changes alone.

#: What a number is changed by: far enough to be no other number of the same text by chance.
OFF = 11


def nudged(part: Any) -> Iterator[Any]:
    """A part of a declaration with one of its numbers changed, or one of its flags turned.

    What a part has by default was not declared, and is left.
    """
    if isinstance(part, bool):
        yield not part
    elif isinstance(part, int):
        yield part + OFF
    elif isinstance(part, tuple):
        for at, one in enumerate(part):
            for other in nudged(one):
                yield (*part[:at], other, *part[at + 1 :])
    elif isinstance(part, Mapping):
        for key, one in part.items():
            for other in nudged(one):
                yield {**part, key: other}
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            one = getattr(part, field.name)
            if field.default is MISSING or one != field.default:
                for other in nudged(one):
                    yield replace(part, **{field.name: other})


def _hand(game: Game, hand: Any, players: int) -> int:
    return replace(game, hand=hand).hand_for(players)


def with_part(game: Game, name: str, part: Any) -> Game:
    """The declaration with one part changed."""
    changed: Any = {name: part}
    return replace(game, **changed)


def other_declarations(game: Game) -> Iterator[Game]:
    """The declaration with one fact changed, in all ways."""
    names = ["deal", "draw", "match", "on_play", "on_pass", "counting", "award", "goal"]
    names += [] if isinstance(game.deal, WholeSet) else ["hand"]
    for name in names:
        for other in nudged(getattr(game, name)):
            if name != "hand" or any(
                _hand(game, other, n) != game.hand_for(n) for n in game.players
            ):
                yield with_part(game, name, other)
    for drawing in (UntilPlayable(), UntilPlayable(freely=True), DrawOne("turn-over"), Never()):
        if drawing != game.draw:
            yield replace(game, draw=drawing)
    yield replace(game, teams=not game.teams)
    yield replace(game, twists=() if Sweep() in game.twists else (*game.twists, Sweep()))
    fewer = game.players[:-1]
    yield replace(game, players=fewer or (game.players[0] - 1,))
    if isinstance(game.tiles, Boxed):
        yield replace(game, tiles=replace(game.tiles, contents=game.tiles.contents[1:]))
    for option in game.options:
        if option.name in EXPLAINED_OPTIONS:
            yield replace(game, options=tuple(one for one in game.options if one is not option))


@pytest.mark.slow
@in_each_language
@pytest.mark.parametrize("name", TABLES)
def test_a_declaration_that_changes_alone_is_found_out(name: str, language: str) -> None:
    game, text = table_game(name), game_facts.load_rules_text(name, language)
    others = list(other_declarations(game))
    assert len(others) > 6
    for other in others:
        missed = f"nobody would see {changes(game, other)}"
        assert wrong(other, text, LANGUAGES[language]), missed


def changes(game: Game, other: Game) -> str:
    """What is different in another declaration."""
    return ", ".join(
        f"{field.name}={getattr(other, field.name)}"
        for field in fields(game)
        if getattr(game, field.name) != getattr(other, field.name)
    )


@in_each_language
def test_an_option_that_is_new_is_missed_in_the_text(language: str) -> None:
    five = table_game("five-up")
    muggins = next(o for o in table_game("all-fives").options if o.name == "muggins")
    told = replace(five, options=(*five.options, muggins))
    text = game_facts.load_rules_text("five-up", language)
    assert wrong(told, text, LANGUAGES[language]) == ["muggins is not told"]


# The text changes alone.


def changed_texts(name: str, language: str) -> Iterator[tuple[str, str]]:
    """The text with one number of one fact changed, at the only place where it is told."""
    text = game_facts.load_rules_text(name, language)
    parts = parts_of(text, LANGUAGES[language])
    for fact in facts_of(GAMES[name]):
        part = parts[fact.part]
        if times_told(fact, part) > 1:
            continue
        for found in re.finditer(r"(?<![\d-])\d+(?![\d-])", part):
            if int(found[0]) in fact.numbers:
                other = f"{part[: found.start()]}{int(found[0]) + 70}{part[found.end() :]}"
                if not times_told(fact, other):
                    yield str(fact), text.replace(part, other)


@pytest.mark.slow
@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_a_text_that_changes_alone_is_found_out(game: str, language: str) -> None:
    texts = list(changed_texts(game, language))
    told = {fact for fact, _ in texts}
    once = {str(fact) for fact in facts_of(GAMES[game]) if fact.once}
    assert once <= told, "every number of such a fact can be changed, and is missed then"
    for fact, text in texts:
        assert wrong(GAMES[game], text, LANGUAGES[language]), fact


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_a_second_place_that_says_otherwise_cannot_be(game: str, language: str) -> None:
    """What is told once is told in no other part: targets and hands are named in one place."""
    parts = parts_of(game_facts.load_rules_text(game, language), LANGUAGES[language])
    for fact in facts_of(GAMES[game]):
        if fact.about in ("target", "players and their hands", "tiles at the start"):
            elsewhere = [times_told(fact, parts[part]) for part in parts if part != fact.part]
            assert not any(elsewhere), fact


@pytest.mark.slow
@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_a_phrase_that_goes_or_comes_is_found_out(game: str, language: str) -> None:
    text, understood = game_facts.load_rules_text(game, language), LANGUAGES[language]
    for word in words_of(GAMES[game]):
        _, pattern = understood.phrases[word]
        without = re.sub(pattern, "…", text)
        assert f"{word} is not told" in wrong(GAMES[game], without, understood)
    if "muggins" not in words_of(GAMES[game]):
        heading = next(one for one, part in understood.headings.items() if part == OPTIONS)
        more = text if heading in text else f"{text}\n## {heading}\n\n"
        assert wrong(GAMES[game], f"{more}- *muggins*\n", understood)


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_has_the_same_paragraphs_with_the_same_numbers(
    game: str, language: str
) -> None:
    """What is no fact of a declaration, such as a sum in an example, is no other sum abroad."""

    def told(text: str) -> list[tuple[bool, bool, list[str]]]:
        return [
            (line.startswith("## "), line.startswith("- "), re.findall(r"\d+(?:-\d+)?", line))
            for line in text.splitlines()
        ]

    assert told(game_facts.load_rules_text(game, language)) == told(
        game_facts.load_rules_text(game)
    )


def test_each_language_knows_every_word_and_every_part() -> None:
    words = set().union(*(words_of(game) for game in GAMES.values()))
    for name, language in LANGUAGES.items():
        assert words <= set(language.phrases), name
        assert set(language.headings.values()) | {TITLE} >= {
            fact.part for game in GAMES.values() for fact in facts_of(game)
        }


def test_a_number_is_no_part_of_a_tile_and_stays_in_its_sentence() -> None:
    from support.rules_text_facts import sentences

    assert list(sentences("Lay 6-4 on 5. **Then 2 go.** Out of 28, 3 stay\n- 7 here")) == [
        (5,), (2,), (28, 3), (7,),
    ]  # fmt: skip
