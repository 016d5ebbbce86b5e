"""What a language needs so that a text in it is understood: its headings and its phrases."""

from collections.abc import Mapping
from dataclasses import dataclass

#: The parts of a text.
TITLE, PLAY, SCORING, KNOW, OPTIONS = "title", "play", "scoring", "know", "options"
#: Where drawing is told: the first line may say it.
DRAW = f"{TITLE} {PLAY}"
#: Options that need more words than the list below the rules has. Texts call them by the names that
#: programs read, which are the same in every language.
EXPLAINED_OPTIONS = {
    name: (OPTIONS, rf"\*{name}(?:\*|: )")
    for name in (
        "muggins", "teams", "calls", "double_back", "doubling", "perfect_ten", "flip", "love",
        "one_all", "first", "doubles", "arms", "short_foot",
    )
}  # fmt: skip


@dataclass(frozen=True)
class Language:
    """The headings and phrases by which a text in a language is understood."""

    headings: Mapping[str, str]
    """The part that a heading begins."""
    phrases: Mapping[str, tuple[str, str]]
    """For each thing that is told in words: the part it is told in, and a pattern."""
