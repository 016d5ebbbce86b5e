"""The catalogues are whole: every language has every message, with the same gaps, and all serve."""

import re

import pytest

from boneyard.i18n.locales import LANGUAGES
from support.catalogues import CATALOGUES, PACKAGE, catalogue, gaps

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_stands_in_the_file_that_its_id_names(language: str) -> None:
    for id, entry in catalogue(language).items():
        assert id.partition("-")[0] == entry.file, f"{language}: {id} stands in {entry.file}.ftl"


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_or_left_over(language: str) -> None:
    english, other = catalogue("en").keys(), catalogue(language).keys()
    assert not english - other, f"missing in {language}"
    assert not other - english, f"in {language}, but not in English"


@pytest.mark.parametrize("language", OTHERS)
def test_the_gaps_are_the_same(language: str) -> None:
    for id in catalogue("en").keys() & catalogue(language).keys():
        assert gaps(language, id) == gaps("en", id), f"{id} in {language}"


@pytest.mark.parametrize("language", OTHERS)
def test_where_a_message_chooses_it_knows_what_english_knows(language: str) -> None:
    """A fruit that has no name in a language would be told as another; a language need not choose
    where its words are the same. How people are spoken of (`$who_is`) is its own affair."""
    for id in catalogue("en").keys() & catalogue(language).keys():
        here, english = catalogue(language)[id].choices, catalogue("en")[id].choices
        for gap in here.keys() & english.keys():
            if not gap.endswith("_is"):
                assert here[gap] >= english[gap], f"{id} in {language}: ${gap}"


@pytest.mark.slow
def test_every_message_is_said_somewhere() -> None:
    """Ids stand whole in the source: whoever looks for a sentence finds who says it."""
    files = [
        *PACKAGE.rglob("*.py"),
        *PACKAGE.rglob("*.html"),
        *PACKAGE.rglob("*.js"),
        *PACKAGE.glob("games/examples/*.json"),
    ]
    written = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", "\n".join(f.read_text() for f in files)))
    used = set().union(*(entry.uses for entry in catalogue("en").values()))
    unsaid = catalogue("en").keys() - written - used
    assert not unsaid


@pytest.mark.parametrize("language", OTHERS)
def test_the_longer_texts_are_there(language: str) -> None:
    def texts(of: str) -> set[str]:
        folder = CATALOGUES / of
        return {file.relative_to(folder).as_posix() for file in folder.rglob("*.md")}

    assert texts(language) == texts("en")
