"""Which letters a name may have: those that can be seen, and joiners where they mean something.

Persian writes a zero-width non-joiner between parts of a word, Indic scripts join letters after a
virama, and a family is several emoji held together by joiners. Anywhere else a joiner is invisible,
and would make two names that look the same; marks piled up without end spill over the table.
"""

import unicodedata
from typing import Final

_NON_JOINER, _JOINER = "\u200c", "\u200d"
#: Makes a sign an emoji; stands between an emoji and its joiner.
_EMOJI: Final = "\ufe0f"
#: The combining class of a virama.
_VIRAMA: Final = 9
#: So many marks may stand on one letter: Vietnamese, Hebrew and Tibetan have fewer.
MARKS: Final = 4


def seen(text: str) -> bool:
    """Say whether all of a text can be seen, and none of it grows out of its line."""
    marks = 0
    for at, letter in enumerate(text):
        kind = unicodedata.category(letter)
        # Cc, Cf, Cs, Co, Cn: control characters, invisible ones and what is no character at all.
        if kind.startswith("C") and not _joins(text, at):
            return False
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MARKS:
            return False
    return True


def _joins(text: str, at: int) -> bool:
    """Say whether a letter is a joiner that means something where it stands."""
    if text[at] not in (_NON_JOINER, _JOINER) or not 0 < at < len(text) - 1:
        return False
    before, after = text[at - 1], text[at + 1]
    if unicodedata.combining(before) == _VIRAMA:
        return unicodedata.category(after).startswith("L")
    if unicodedata.bidirectional(after) == "AL":
        return unicodedata.bidirectional(before) in ("AL", "NSM")
    pictures = before == _EMOJI or _picture(before)
    return text[at] == _JOINER and pictures and _picture(after)


def _picture(letter: str) -> bool:
    """Say whether something is an emoji, or the colour of one's skin."""
    return unicodedata.category(letter) in ("So", "Sk")
