"""What a language needs so that a text in it is understood: its headings and its phrases."""

from collections.abc import Mapping
from dataclasses import dataclass

#: The parts of a text.
TITLE, PLAY, SCORING, TWISTS, KNOW = "title", "play", "scoring", "twists", "know"
#: Where drawing is told: the first line may say it.
DRAW = f"{TITLE} {PLAY}"
#: Options that texts call by the names that programs read, which are the same in every language.
OPTION_NAMES = {
    name: (KNOW, rf"\*{name}(?:\*|: )")
    for name in (
        "lock", "tie", "count", "capicua", "capicua_blank", "pass_bonus", "ladder", "chuchazo",
        "love", "one_all", "blank", "entry", "next_lead", "drawn", "out", "blocked", "spinner",
        "single_lead", "rounding", "first", "doubles", "arms", "short_foot", "double_blank",
    )
}  # fmt: skip


@dataclass(frozen=True)
class Language:
    """The headings and phrases by which a text in a language is understood."""

    headings: Mapping[str, str]
    """The part that a heading begins."""
    phrases: Mapping[str, tuple[str, str]]
    """For each thing that is told in words: the part it is told in, and a pattern."""
