"""Texts for people use plain words, and one word for one thing (docs/glossary.md)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from support.catalogues import CATALOGUES

ROOT = Path(__file__).parents[2]

#: What no text says, by language: mannerisms, and words that the glossary replaces.
BANNED = {
    "en": (
        r"whoever|somebody|anybody|nobody|everybody",
        r"(is|are|am|be|being) told",
        r"just now|shall|anew|give or take|if unsaid|usual:|that may be",
        r"(this|that|it|which) is no(?! (?:longer|more|one|worse|better)\b)(?= )",
        r"\{\}\s+is no(?! (?:longer|more|one|worse|better)\b)(?= )",  # {} is a placeholder
        r"(is|are) no (double|record|position|game|match|capicúa|solitaire)s?",
        r"there (is|are) no such",
        r"equal is a draw|for want of|standing double|the locker",
        r"one may(?! be\b)|one must(?! be\b)|one's own",
        r"houses?(?![- ]rules?\b)",  # server, site
        r"stock",  # boneyard
        r"watchers?",  # spectator
        r"games? for one",  # solitaire
        r"(give|gives|gave|given) up",  # resign
        r"key links?|way back|over days|take home",
        r"laid(?! out\b)|lays",  # play, place
        r"open tables?",  # open match
        r"e-mails?",  # email
    ),
    "es": (
        r"(la|esta|una|otra|de) casa(?<!reglas de la casa)(?<!reglas de casa)",  # servidor, sitio
        r"juegos? para una persona|juegos? para uno",  # solitario
        r"con un margen de",
        r"mesas? abiertas?",  # partida
        r"ordenador|coger|vosotros|vuestr[oa]s?|usted(es)?",  # docs/glossary-es.md
    ),
    "nl": (
        r"(het|dit|een|van) huis",  # server, site
        r"spel(len)? voor één",  # solitaire
        r"die kunnen zijn",
        r"open tafels?",  # partij
        r"ge|gij|uw",  # docs/glossary-nl.md
    ),
}

#: Pages that are still to be rewritten. This list may only shrink.
DOCS_TO_REWRITE = {"rulebook.md"}


def find_banned(language: str, text: str) -> list[str]:
    pattern = "|".join(rf"(?:{one})" for one in BANNED[language])
    return [m[0] for m in re.finditer(rf"(?<![\w-])(?:{pattern})(?![\w-])", text, re.IGNORECASE)]


class Texts(Visitor):
    """Collects what a message says, with {} for each placeholder."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        self.found.append("{}")
        self.generic_visit(node)


def iterate_messages(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted((CATALOGUES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                said = Texts()
                said.visit(entry)
                yield entry.id.name, "\n".join(said.found)


@pytest.mark.parametrize("language", BANNED)
def test_messages_use_plain_words(language: str) -> None:
    found = {id: find_banned(language, text) for id, text in iterate_messages(language)}
    assert len(found) > 1000
    assert {id: words for id, words in found.items() if words} == {}


@pytest.mark.parametrize("language", BANNED)
def test_rules_texts_use_plain_words(language: str) -> None:
    files = sorted((CATALOGUES / language).rglob("*.md"))
    assert files
    found = {file.name: find_banned(language, file.read_text("utf-8")) for file in files}
    assert {name: words for name, words in found.items() if words} == {}


def test_docs_use_plain_words() -> None:
    found = {}
    for file in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]):
        if file.name not in DOCS_TO_REWRITE:
            prose = re.sub(r"```.*?```|`[^`\n]*`", " ", file.read_text("utf-8"), flags=re.DOTALL)
            found[file.name] = find_banned("en", prose)
    assert {name: words for name, words in found.items() if words} == {}


def test_what_is_banned_is_found() -> None:
    assert find_banned("en", "Whoever runs the house is told.") == ["Whoever", "house", "is told"]
    assert find_banned("en", "This is no record, and that is no longer one.") == ["This is no"]
    assert find_banned("en", "{}\n is no path") == ["{}\n is no"]
    assert find_banned("en", "House rules of the livestock are no longer there.") == []
    assert find_banned("es", "un juego para una persona") == ["juego para una persona"]
    assert find_banned("nl", "een spel voor één in dit huis") == ["spel voor één", "dit huis"]
