"""Documentation in plain English has short sentences."""

import re
from pathlib import Path

import pytest

from support.paths import DOCS, ROOT

LONGEST = 40
#: The mean of one page, and of all together.
MEAN, MEAN_OF_ALL = 17, 15
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])


def split_sentences(text: str) -> list[str]:
    """Return the sentences of a page's prose: no code, tables, headings, pictures or HTML tags."""
    text = re.sub(r"^```.*?^```$", "\n\n", text, flags=re.M | re.S)
    text = re.sub(r"^#.*$|^\|.*$|!\[[^\]]*\]\([^)]*\)|<[^>]+>", "\n\n", text, flags=re.M)
    text = re.sub(r"</?\w[^>]*>", " ", text)
    text = re.sub(r"^\s*(?:[-*]|\d+\.) ", "\n\n", text, flags=re.M)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"`[^`\n]*`", "code", text)
    # Inline code may begin a sentence, so its stand-in counts as a capital letter.
    ends = r"(?<=[.!?])[*)]*\s+(?=[*(]*(?:[A-Z\d]|code\b))|\n\s*\n"
    return [one for part in re.split(ends, text) if (one := " ".join(part.split()))]


def count_words(sentence: str) -> int:
    return sum(any(letter.isalnum() for letter in word) for word in sentence.split())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_sentences_are_short(page: Path) -> None:
    sentences = split_sentences(page.read_text("utf-8"))
    counts = [count_words(sentence) for sentence in sentences]
    long = [s for s, words in zip(sentences, counts, strict=True) if words > LONGEST]
    assert long == []
    assert sum(counts) / len(counts) <= MEAN


def test_a_sentence_has_about_fifteen_words_on_average() -> None:
    counts = [
        count_words(one) for page in PAGES for one in split_sentences(page.read_text("utf-8"))
    ]
    assert len(counts) > 2000
    assert sum(counts) / len(counts) <= MEAN_OF_ALL


def test_sentences_are_found() -> None:
    text = "# A title\n\nOne [link](a.md) here. *Two* `code.py` now!\n\n- three\n- 4.5 four: five\n"
    assert split_sentences(text) == ["One link here.", "*Two* code now!", "three", "4.5 four: five"]
    assert [count_words(one) for one in split_sentences(text)] == [3, 3, 1, 3]
    assert split_sentences("```sh\na. B\n```\n\n| a. B |\n") == []
