"""Patches of a region: only what has changed on the screen is sent.

A region is a text, or pieces by name, an element each on one line. A browser has the pieces that it
was sent before: a patch says which of them stay, which parts of others are new, and what has come.
What has come mostly looks like something that came before, a tile or a button: both sides keep the
last new piece of each number of parts as a template, and only the parts that differ are sent.
`web/static/js/table/regions.js` does the same the other way round.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from operator import ne
from typing import Final

#: The elements of a region by their names.
Pieces = dict[str, str]
#: What a region shows: pieces, or a text.
Region = str | Pieces
#: A piece of a region as it is now: the number of one that was there; that number, and then parts
#: of it, each by its number with its new text, or no parts if they are those of the last piece that
#: changed; the same with the number of parts of a template, below zero; or all of it.
PatchStep = int | str | list[int | str]
#: The last new piece of each number of parts, the latest last.
Templates = dict[int, str]

#: As many numbers as a region has pieces, and more.
_NUMBERS: Final = range(1 << 20)
#: How many templates of a region are kept; a browser keeps more.
MAX_TEMPLATES: Final = 16


def region_text(region: Region) -> str:
    """All of a region as text: a line for each of its pieces."""
    return region if isinstance(region, str) else "\n".join(region.values())


def build_patch(before: Pieces, now: Pieces, templates: Templates) -> list[PatchStep]:
    """How a browser makes the pieces that are now of those that were before."""
    if not now:
        return []
    numbers = dict(zip(before, _NUMBERS, strict=False)) if before else {}
    steps: list[PatchStep] = []
    last: tuple[int | str, ...] = ()
    for name, text in now.items():
        old = before.get(name)
        if old == text:
            steps.append(numbers[name])
        elif old is not None and (parts := _diff_parts(old, text)):
            # In a hand that waits again, all tiles change in the same way.
            steps.append([numbers[name]] if parts == last else [numbers[name], *parts])
            last = parts
        else:
            steps.append(_add_piece(text, templates))
    return steps


def build_text_patch(before: str, now: str) -> str | list[int | str]:
    """A region that is a text: the parts of it that are new, or all of it."""
    parts = _diff_parts(before, now)
    return [*parts] if parts and len(parts) <= _count_parts(now) else now


def build_added(texts: Iterable[str], templates: Templates) -> list[PatchStep]:
    """How a browser makes pieces that are added to those that are there."""
    return [_add_piece(text, templates) for text in texts]


def _add_piece(text: str, templates: Templates) -> PatchStep:
    """A new piece by what it has not in common with the last one of its kind; or all of it."""
    count = _count_parts(text)
    like = templates.pop(count, None)
    templates[count] = text
    if like is None:
        if len(templates) > MAX_TEMPLATES:
            del templates[next(iter(templates))]
        return text
    changes = _changed_parts(split_piece(like), split_piece(text))
    return [-count, *changes] if len(changes) <= count else text


def split_piece(text: str) -> list[str]:
    """Cut a piece at its quotes, before each tag and after it."""
    return text.replace(">", '>"').replace("<", '"<').split('"')


def join_piece(parts: list[str]) -> str:
    """Join the parts of a piece; quotes that weren't there before the cut are gone again."""
    return '"'.join(parts).replace('>"', ">").replace('"<', "<")


def _count_parts(text: str) -> int:
    return 1 + text.count('"') + text.count("<") + text.count(">")


@lru_cache(maxsize=4096)
def _diff_parts(old: str, new: str) -> tuple[int | str, ...]:
    """The parts of a piece that differ; nothing if it is cut in another way."""
    if _count_parts(old) != _count_parts(new):
        return ()
    return _changed_parts(split_piece(old), split_piece(new))


def _changed_parts(was: list[str], now: list[str]) -> tuple[int | str, ...]:
    """The parts that differ, each with its number."""
    parts: list[int | str] = []
    for at in compress(_NUMBERS, map(ne, was, now)):
        parts += (at, now[at])
    return tuple(parts)
