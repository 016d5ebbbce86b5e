"""Which texts look alike: the skeletons of Unicode Technical Standard #39.

Two texts with the same skeleton are hard to tell apart: the Latin `Ann` and the Cyrillic `Аnn`, or
`Bill` and `BiIl`. The table of 53 kB is read with the first text that isn't plain ASCII.
"""

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

#: Characters that can't be seen: Python's `unicodedata` doesn't know the property
#: Default_Ignorable_Code_Point; these are its ranges in Unicode 16 (DerivedCoreProperties.txt):
#: joiners, fillers, variation selectors, tags, and code points reserved for such characters.
_IGNORABLE: Final = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
#: Characters with an empty glyph that Unicode doesn't call ignorable: the blank of braille, the
#: half fill space, an object in the text, the filler of Khitan, blanks of hieroglyphs, a selector
#: of Duployan, a null notehead.
_BLANK: Final = (
    "\u2800\u303f\ufffc\U00013441\U00013442\U00016fe4\U0001bc9d\U0001d159"
)  # fmt: skip

IGNORABLE: Final = re.compile(f"[{_IGNORABLE}]")
#: All that leaves no mark where it stands.
INVISIBLE: Final = re.compile(f"[{_IGNORABLE}{_BLANK}]")


#: The table (see `make_confusables.py`).
FILE: Final = files("boneyard.server").joinpath("unicode", "confusables.txt")
#: What the table says of ASCII, so that most names need no table; a test compares the two.
_ASCII: Final = {
    ord(letter): prototype
    for letter, prototype in (
        ('"', "''"), ("%", "º/₀"), ("0", "O"), ("1", "l"), ("I", "l"), ("`", "'"), ("m", "rn"),
        ("|", "l"),
    )
}  # fmt: skip


@cache
def load_prototypes() -> dict[int, str]:
    """What each character looks like, by its number."""
    found: dict[int, str] = {}
    for line in FILE.read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        prototype, _, sources = line.partition(": ")
        shown = "".join(chr(int(one, 16)) for one in prototype.split())
        found.update((int(one, 16), shown) for one in sources.split())
    return found


def skeleton(text: str) -> str:
    """What a text looks like: texts with the same skeleton are hard to tell apart."""
    if text.isascii():
        return text.translate(_ASCII)
    bare = IGNORABLE.sub("", unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", bare.translate(load_prototypes()))
