"""Every game has a title in each language, and pages show it."""

import pytest

from boneyard.games import GAMES
from boneyard.games.house_rules.custom_games import parse_house_rules
from boneyard.i18n.game_titles import TITLE_MESSAGES
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import get_translator


def test_every_game_has_a_title() -> None:
    assert TITLE_MESSAGES.keys() == GAMES.keys()
    for name, game in GAMES.items():
        assert get_translator("en").translate(game.localized_title) == game.title, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_games_have_the_same_title(language: str) -> None:
    translate = get_translator(language).translate
    assert len({translate(game.localized_title) for game in GAMES.values()}) == len(GAMES)


def test_titles_are_what_players_of_a_language_know() -> None:
    spanish, dutch = get_translator("es").translate, get_translator("nl").translate
    assert spanish(GAMES["cuban"].localized_title) == "Dominó cubano"
    assert spanish(GAMES["latin"].localized_title) == "Dominó por parejas"
    assert spanish(GAMES["mexican-train"].localized_title) == "Tren mexicano"
    assert dutch(GAMES["mexican-train"].localized_title) == "Mexicaanse trein"


def test_rules_of_ones_own_keep_their_title() -> None:
    own = parse_house_rules({"like": "cuban", "title": "Grandma's"})
    assert get_translator("es").translate(own.localized_title) == "Grandma's"
