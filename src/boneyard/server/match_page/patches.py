"""Patches of a region: only what has changed on the screen is sent.

A region is a text, or pieces by name, an element each on one line. A browser has the pieces that it
was sent before: a patch says which of them stay, which parts of others are new, and what has come.
`web/static/js/table/regions.js` does the same the other way round.
"""

import re
from functools import lru_cache
from itertools import compress
from operator import ne
from typing import Final

#: The elements of a region by their names.
Pieces = dict[str, str]
#: What a region shows: pieces, or a text that is sent as a whole.
Region = str | Pieces
#: A piece of a region as it is now: the number of one that was there; that number, and then parts
#: of it, each by its number with its new text; or all of it.
PatchStep = int | str | list[int | str]

#: Where a piece is cut: before each tag, and at the quotes of its attributes; not where it begins,
#: where a browser wouldn't cut.
_SPLIT_POINTS: Final = re.compile('(?!^)(?=[<"])')
#: As many numbers as a region has pieces, and more.
_NUMBERS: Final = range(1 << 20)


def region_text(region: Region) -> str:
    """All of a region as text: a line for each of its pieces."""
    return region if isinstance(region, str) else "\n".join(region.values())


def build_patch(before: Pieces, now: Pieces) -> list[PatchStep]:
    """How a browser makes the pieces that are now of those that were before."""
    if not before or not now:
        return list(now.values())
    numbers = dict(zip(before, _NUMBERS, strict=False))
    return [
        text if (at := numbers.get(name)) is None
        else at if (old := before[name]) == text
        else [at, *parts] if (parts := _diff_parts(old, text)) else text
        for name, text in now.items()
    ]  # fmt: skip


#: Cuts a piece; what is new now is old with the next move.
_split_piece: Final = lru_cache(maxsize=8192)(_SPLIT_POINTS.split)


@lru_cache(maxsize=4096)
def _diff_parts(old: str, new: str) -> tuple[int | str, ...]:
    """The parts of a piece that differ; nothing if it is cut in another way."""
    was, now = _split_piece(old), _split_piece(new)
    if len(was) != len(now):
        return ()
    parts: list[int | str] = []
    for at in compress(_NUMBERS, map(ne, was, now)):
        parts += (at, now[at])
    return tuple(parts)
