"""The catalogues are whole: every language has every message, with the same gaps, and all serve."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import boneyard
from boneyard.i18n.locales import LANGUAGES

PACKAGE = Path(boneyard.__file__).parent
CATALOGUES = PACKAGE / "i18n" / "locales"
#: How numbers are told apart; a language has those it needs.
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OTHERS = [language for language in LANGUAGES if language != "en"]


class Entry(NamedTuple):
    """A message as it stands in a catalogue."""

    file: str
    gaps: frozenset[str]
    uses: frozenset[str]
    choices: dict[str, frozenset[str]]
    """By which gaps the message chooses among its variants, and the words these are known by."""


class Gaps(Visitor):
    """Collects the gaps of a message, and the other messages it is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: set[str] = set()
        self.uses: set[str] = set()
        self.choices: dict[str, frozenset[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            gap, keys = node.selector.id.name, [variant.key for variant in node.variants]
            words = {key.name for key in keys if isinstance(key, ast.Identifier)}
            self.choices[gap] = self.choices.get(gap, frozenset()) | (words - PLURALS)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.gaps.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.uses.add(node.id.name)


@cache
def catalogue(language: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for file in sorted((CATALOGUES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                seen = Gaps()
                seen.visit(entry)
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = Entry(
                    file.stem, frozenset(seen.gaps), frozenset(seen.uses), seen.choices
                )
    return found


def gaps(language: str, id: str) -> frozenset[str]:
    """All gaps of a message; whose person it is may be asked or not (`$who_is`)."""
    entry = catalogue(language)[id]
    inner = [gaps(language, one) for one in entry.uses]
    return frozenset(gap.removesuffix("_is") for gap in entry.gaps.union(*inner))


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
