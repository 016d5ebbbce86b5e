"""Which texts look alike: the skeletons of Unicode Technical Standard #39.

Two texts with the same skeleton are hard to tell apart: the Latin `Ann` and the Cyrillic `Аnn`, or
`Bill` and `BiIl`. The table of 53 kB is read with the first text that isn't plain ASCII.
"""

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from boneyard.server.unicode.ignorable import IGNORABLE

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
