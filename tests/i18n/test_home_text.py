"""The home page states the true number of games."""

import pytest

from boneyard.games import GAMES
from boneyard.i18n.fluent_translator import get_fluent_translator
from boneyard.i18n.locales import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_counts_the_games(language: str) -> None:
    assert get_fluent_translator(language)("home-what").startswith(f"{len(GAMES)} ")
