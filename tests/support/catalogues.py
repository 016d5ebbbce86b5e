"""Message catalogues, parsed: each message with its placeholders."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import boneyard

PACKAGE = Path(boneyard.__file__).parent


CATALOGUES = PACKAGE / "i18n" / "locales"


#: How numbers are told apart; a language has those it needs.
PLURALS = {"zero", "one", "two", "few", "many", "other"}


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
