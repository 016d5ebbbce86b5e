"""Which letters a name may have: those that can be seen, and joiners where they mean something.

Persian writes a zero-width non-joiner between parts of a word, Indic scripts join letters after a
virama, and a family is several emoji held together by joiners. Anywhere else a joiner is invisible,
and would make two names that look the same; so would fillers, blanks and variation selectors. Marks
piled up without end spill over the table.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Final, Literal

from boneyard.server.errors import HttpError
from boneyard.server.unicode.confusables import INVISIBLE, skeleton

_NON_JOINER, _JOINER = "\u200c", "\u200d"

#: Make a sign text or an emoji; the latter may stand between an emoji and its joiner.
_TEXT_SELECTOR, _EMOJI_SELECTOR = "\ufe0e", "\ufe0f"

#: What makes a digit a key.
_KEYCAP: Final = "\u20e3"

#: Signs that can be an emoji though they are punctuation or a letter.
_STYLED_AS_EMOJI: Final = "‼⁉〰ℹ"

#: The combining class of a virama.
_VIRAMA_CLASS: Final = 9

#: So many marks may stand on one letter: Vietnamese, Hebrew and Tibetan have fewer.
MAX_COMBINING_MARKS: Final = 4


def is_visible_text(text: str) -> bool:
    """Say whether all of a text can be seen, and none of it grows out of its line."""
    marks = 0
    for at, letter in enumerate(text):
        kind = unicodedata.category(letter)
        # Cc, Cf, Cs, Co, Cn: control characters, invisible ones and what is no character at all.
        hidden = kind.startswith("C") or INVISIBLE.match(letter) is not None
        if hidden and not _is_meaningful_joiner(text, at) and not _is_variation_selector(text, at):
            return False
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MAX_COMBINING_MARKS:
            return False
    return True


def strip_variation_selectors(text: str) -> str:
    """A text without the selectors that only say whether a sign is drawn as text or as an emoji.

    With and without one, many emoji look the same; a name has none.
    """
    if _TEXT_SELECTOR not in text and _EMOJI_SELECTOR not in text:
        return text
    return "".join(letter for at, letter in enumerate(text) if not _is_variation_selector(text, at))


def _is_variation_selector(text: str, at: int) -> bool:
    """Say whether a character is a variation selector after a sign that can be an emoji."""
    if text[at] not in (_TEXT_SELECTOR, _EMOJI_SELECTOR) or at == 0:
        return False
    before = text[at - 1]
    if before in _STYLED_AS_EMOJI or unicodedata.category(before) in ("So", "Sk", "Sm"):
        return True
    return before in "0123456789#*" and text[at + 1 : at + 2] == _KEYCAP


def _is_meaningful_joiner(text: str, at: int) -> bool:
    """Say whether a letter is a joiner that means something where it stands."""
    if text[at] not in (_NON_JOINER, _JOINER) or not 0 < at < len(text) - 1:
        return False
    before, after = text[at - 1], text[at + 1]
    if unicodedata.combining(before) == _VIRAMA_CLASS:
        return unicodedata.category(after).startswith("L")
    if unicodedata.bidirectional(after) == "AL":
        return unicodedata.bidirectional(before) in ("AL", "NSM")
    pictures = before == _EMOJI_SELECTOR or _is_emoji(before)
    return text[at] == _JOINER and pictures and _is_emoji(after)


def _is_emoji(letter: str) -> bool:
    """Say whether something is an emoji, or the colour of one's skin."""
    return unicodedata.category(letter) in ("So", "Sk")


def is_confusable(name: str, taken: Iterable[str]) -> bool:
    """Say whether a name is one of these, or looks like one of them."""
    own = skeleton(name)
    return any(skeleton(one) == own for one in taken)


def disambiguate_name(name: str, taken: Iterable[str]) -> str:
    """A name, with a number if it looks like one of these: the second Ann is `Ann 2`."""
    used = {skeleton(one) for one in taken}
    if skeleton(name) not in used:
        return name
    return next(one for n in count(2) if skeleton(one := f"{name} {n}") not in used)


def disambiguate_names(names: Sequence[str]) -> list[str]:
    """The same names, of which no two look alike; the first of two that do stays as it is."""
    looks = [skeleton(name) for name in names]
    used = set(looks)
    if len(used) == len(names):
        return list(names)
    found, before = list[str](), set[str]()
    for name, look in zip(names, looks, strict=True):
        if look in before:
            name = next(one for n in count(2) if skeleton(one := f"{name} {n}") not in used)
            used.add(skeleton(name))
        before.add(look)
        found.append(name)
    return found


#: What is said of names and seeds that can't be taken.
_UNCLEAN_MESSAGES: Final = {
    "name": ("server-name-too-long", "server-name-unprintable"),
    "seed": ("server-seed-too-long", "server-seed-unprintable"),
}


def clean_text(text: str, max_chars: int, what: Literal["name", "seed"]) -> str:
    """A text as it may be shown: one line, printable, no tricks with direction; or Refused."""
    too_long, unprintable = _UNCLEAN_MESSAGES[what]
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if what == "name":
        text = strip_variation_selectors(text)
    if len(text) > max_chars:
        raise HttpError(400, too_long, most=max_chars)
    if not is_visible_text(text):
        raise HttpError(400, unprintable)
    return text
