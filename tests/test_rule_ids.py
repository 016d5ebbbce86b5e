"""Every rule of the rule book is cited by a test."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULEBOOK = TESTS.parent / "docs" / "rulebook.md"

IDS = re.findall(r"^\| ([A-Z]{1,2}-\d+) ", RULEBOOK.read_text("utf-8"), re.M)
SOURCES = [path for path in TESTS.rglob("test_*.py") if path != Path(__file__)]


def cited(sources: list[str]) -> set[str]:
    """All rule ids in some texts, as whole words: `BG-14` is no citation of `BG-1`."""
    return {found for text in sources for found in re.findall(r"\b[A-Z]{1,2}-\d+\b", text)}


def test_the_rule_book_has_rules_and_names_each_once() -> None:
    assert len(IDS) > 100
    assert len(set(IDS)) == len(IDS)


def test_an_id_is_a_whole_word() -> None:
    assert cited(["# BG-14 and (FD-6), XG-1"]) == {"BG-14", "FD-6", "XG-1"}


def test_every_rule_id_is_cited_by_a_test() -> None:
    found = cited([path.read_text("utf-8") for path in SOURCES])
    missing = [rule for rule in IDS if rule not in found]
    if missing:
        pytest.fail(f"no test cites {', '.join(missing)}", pytrace=False)
