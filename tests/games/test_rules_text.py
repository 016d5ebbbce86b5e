"""Rules as readers get them: options at their end, by labels or as they are typed."""

import re

import pytest

from boneyard.games import GAMES, option_text
from boneyard.games.rules_text import render_rules_for_terminal, render_rules_text
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import get_translator

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_language
@pytest.mark.parametrize("name", GAMES)
def test_every_option_stands_once_after_the_rules(name: str, language: str) -> None:
    game, translator = GAMES[name], get_translator(language)
    text = render_rules_text(game, translator)
    rules, _, options = text.partition(f"## {translator('game-options')}\n")
    assert text.count("## ") == rules.count("## ") + bool(options), "options come last"
    for option in game.all_options:
        label = f"*{translator.translate(option_text.option_label(game, option))}"
        if option.name != "players" and option_text.leaves_choice(option):
            assert options.count(f"- {label}") + options.count(f" {label}") >= 1, option.name
    assert "{" not in text


@pytest.mark.parametrize("name", GAMES)
def test_a_terminal_names_options_as_they_are_typed(name: str) -> None:
    text = render_rules_for_terminal(GAMES[name], get_translator("en"))
    known = {f"--{option.name.replace('_', '-')}" for option in GAMES[name].all_options}
    assert set(re.findall(r"--[a-z-]+", text)) <= known
    assert "_" not in text
    assert "{" not in text


def test_a_default_is_marked() -> None:
    text = render_rules_text(GAMES["all-fives"], get_translator("en"))
    assert "- *Tile set*: double-6 (default) · double-9 · double-12 · double-15." in text
    assert "if no one wins it, another is played. Default: no." in text


def test_points_that_lose_are_called_so() -> None:
    kozel, latin = GAMES["kozel"], GAMES["latin"]
    say = get_translator("en").translate
    labels = [
        say(option_text.label_with_help(game, option))
        for game in (kozel, latin)
        for option in game.options
        if option.name == "target"
    ]
    assert labels == [
        "Points that lose: a side that reaches this many loses the match",
        "Points to win",
    ]


def test_a_lonely_blank_is_explained_as_the_game_counts_it() -> None:
    say = get_translator("en").translate
    helps = {}
    for name in ("gaple", "kozel"):
        option = next(one for one in GAMES[name].options if one.name == "blank")
        helps[name] = say(option_text.option_help(GAMES[name], option) or "")
    assert helps["gaple"] == "value of a 0-0 left in a hand without another blank"
    assert helps["kozel"] == "value of 0-0 if it is your only tile left"


def test_later_leads_are_told_as_they_are() -> None:
    say = get_translator("en").translate
    told = {}
    for name in ("fives-and-threes", "sniff", "matador"):
        option = next(one for one in GAMES[name].options if one.name == "next_lead")
        told[name] = say(option_text.value_label(GAMES[name], option, "first"))
    assert told["fives-and-threes"] == told["sniff"] == "each player in turn, with any tile"
    assert told["matador"] == "as in the first round"


def test_players_are_told_what_the_leaflet_says() -> None:  # AF-4, BL-3
    youngest = {"en": ("leaflet", "the first seat"), "es": ("folleto", "el primer asiento"),
                "nl": ("boekje", "de eerste plaats")}  # fmt: skip
    for language, (leaflet, seat) in youngest.items():
        translator = get_translator(language)
        labels = {
            name: translator.translate(option_text.option_label(game, option))
            for name, game in GAMES.items()
            for option in game.options
            if option.name == "muggins"
        }
        assert {name for name, label in labels.items() if leaflet in label} == {"all-fives"}
        assert labels.keys() > {"all-fives"}
        assert leaflet in render_rules_text(GAMES["all-fives"], translator)
        assert seat in render_rules_text(GAMES["blind"], translator)
