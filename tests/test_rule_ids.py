"""Every rule of the rule book is cited by a test."""

import re
from pathlib import Path

import pytest

from support.paths import TESTS
from support.rule_ids import IDS, RULEBOOK

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


#: What no leaflet says, and the words that tell it: it stands behind the mark of a ruling.
RULED = {
    "G-5": "is refused with this id",
    "G-15": "anew each round",
    "AF-2": "off by default",
    "BL-4": "must be played",
    "CR-2": "the first double played later is the spinner",
    "FO-2": "stopping (`pass`) is free",
    "OJ-3": "the half named last is the open one",
    "BE-7": "Not in the games without drawing",
    "BE-10": "Who can play must",
    "BE-13": "after two ends are joined",
    "BE-14": "made in this round; a tie: nobody",
    "FD-2": "Symbols don't make a tile higher",
    "FD-12": "40/20/20/0",
    "FD-13": "waits for the round's end",
    "FD-14": "40 is 40",
    "FR-6": "nobody can catch up",
}


@pytest.mark.parametrize(("id", "words"), RULED.items())
def test_what_no_leaflet_says_is_marked_as_a_ruling(id: str, words: str) -> None:
    """The book promises the mark; without it a reader would look for the words in a leaflet."""
    row = next(
        line for line in RULEBOOK.read_text("utf-8").splitlines() if line.startswith(f"| {id} |")
    )
    before, mark, ruled = row.partition("**ruling**")
    assert mark, id
    assert words in ruled
    assert words not in before
