"""The catalogues are whole: every language has every message, with the same gaps, and all serve."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import boneyard
from boneyard.words.catalogues import LANGUAGES

PACKAGE = Path(boneyard.__file__).parent
CATALOGUES = PACKAGE / "words" / "catalogues"
OTHERS = [language for language in LANGUAGES if language != "en"]


class Entry(NamedTuple):
    """A message as it stands in a catalogue."""

    file: str
    gaps: frozenset[str]
    uses: frozenset[str]
    variants: frozenset[tuple[str, str]]
    """Which gap is asked for which key: `("fruit", "cherry")`."""


class Gaps(Visitor):
    """Collects the gaps of a message, and the other messages it is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: set[str] = set()
        self.uses: set[str] = set()
        self.variants: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.gaps.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.uses.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            gap = node.selector.id.name
            for variant in node.variants:
                key = variant.key
                self.variants.add((gap, key.name if isinstance(key, ast.Identifier) else key.value))
        self.generic_visit(node)


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
                    file.stem,
                    frozenset(seen.gaps),
                    frozenset(seen.uses),
                    frozenset(seen.variants),
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


#: Languages differ in these: how many there are, and whose person it is.
OF_LANGUAGE = {"zero", "one", "two", "few", "many", "other", "you", "we"}


@pytest.mark.parametrize("language", OTHERS)
def test_no_variant_is_missing_or_left_over(language: str) -> None:
    """A fruit or a reason that is new in English would be told as the last one elsewhere."""

    def keys(of: str, id: str) -> set[tuple[str, str]]:
        entry = catalogue(of)[id]
        inner = [keys(of, one) for one in entry.uses]
        own = {(gap, key) for gap, key in entry.variants if key not in OF_LANGUAGE}
        return own.union(*inner)

    for id in catalogue("en").keys() & catalogue(language).keys():
        assert keys(language, id) == keys("en", id), f"{id} in {language}"


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
