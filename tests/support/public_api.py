"""The public names with signatures: `uv run python tests/support/public_api.py` writes the file.

What is written there is promised (docs/library.md).
"""

import inspect
import re
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_overloads

import boneyard
from boneyard.games.registry import SoloName, TableName
from boneyard.layout import Aspect

#: What is promised of large classes, whose other parts are how games are made.
_POSITION = (
    "rules", "round", "scores", "points", "results", "playing", "over", "winners", "to_act",
    "hands", "hand_counts", "stock_count", "open_ends", "question", "last",
)  # fmt: skip
_GAME = ("name", "title", "players", "alone", "all_options", "rules")
_RULES = ("game", "players", "sides", "alone", "tiles", "options", "side", "new_match", "deal")
PARTS: dict[str, tuple[str, ...]] = {
    "Position": _POSITION,
    "State": (*_POSITION, "turn", "stock", "aside", "table"),
    "SoloState": _POSITION,
    "Game": _GAME,
    "Solitaire": _GAME,
    "Rules": _RULES,
    "SoloRules": _RULES,
}
#: Classes that others make: for these, how is promised too.
MADE = ("Fair", "Match", "Program", "Seeded")
#: Types that a signature spells out: a new game or kind of move changes none of them.
_ALIASES = {
    "Move": " | ".join(kind.__name__ for kind in get_args(boneyard.Move)),
    "TableName": f"Literal[{', '.join(map(repr, get_args(TableName)))}]",
    "SoloName": f"Literal[{', '.join(map(repr, get_args(SoloName)))}]",
    "Aspect": f"Literal[{', '.join(map(repr, get_args(Aspect)))}]",
}
FILE = Path(__file__).parents[1] / "data" / "public_api.txt"


def plainly(text: str) -> str:
    """Without modules, addresses and quotes: where a class lives is no promise."""
    text = re.sub(r"<bound method ([\w.]+) of <.*?>>", r"\1", text)
    text = re.sub(r"<(?:function|class) ['\"]?([\w.<>]+).*?>", r"\1", text)
    text = re.sub(r"(?<![\w'\"])(?:[A-Za-z_]\w*\.)+(?=\w)", "", text).replace("~", "")
    for name, spelt in _ALIASES.items():
        text = text.replace(spelt, name)
    return text


def signatures(name: str, function: Any) -> list[str]:
    """How it is called: as a checker sees it, and it may see several."""
    ways = get_overloads(inspect.unwrap(function)) or [function]
    return [plainly(f"{name}{inspect.signature(way)}") for way in ways]


def members(cls: type) -> Iterator[str]:
    """The public fields, properties and methods of a class, those of its bases of ours too."""
    found: dict[str, list[str]] = {}
    for base in reversed(cls.__mro__):
        if not base.__module__.startswith("boneyard"):
            continue
        for name, kind in inspect.get_annotations(base).items():
            told = kind if isinstance(kind, str) else inspect.formatannotation(kind)
            found[name] = [plainly(f"{name}: {told}")]
        for name, value in vars(base).items():
            if isinstance(value, types.MemberDescriptorType):
                continue
            got = getattr(value, "fget", None) or getattr(value, "func", None)
            if got is not None:
                told = inspect.signature(got).return_annotation
                told = told if isinstance(told, str) else inspect.formatannotation(told)
                found[name] = [plainly(f"{name}: {told}")]
            elif isinstance(value, classmethod) and not name.startswith("_"):
                found[name] = signatures(name, value.__func__)
            elif inspect.isfunction(value) and (not name.startswith("_") or name == "__init__"):
                found[name] = signatures(name, value)
    promised = PARTS.get(cls.__name__)
    for name in sorted(found):
        if (promised is None and not name.startswith("_")) or name in (promised or ()):
            yield from found[name]
    if cls.__name__ in MADE:
        yield from found["__init__"]


def lines() -> Iterator[str]:
    """All of it."""
    for name in sorted(boneyard.__all__):
        thing = getattr(boneyard, name)
        if inspect.isclass(thing):
            bases = ", ".join(base.__name__ for base in thing.__bases__)
            yield f"class {name}({bases})"
            yield from (f"    {line}" for line in members(thing))
        elif callable(thing) and not isinstance(thing, types.UnionType):
            yield from signatures(name, thing)
        else:
            yield name


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines()), "utf-8")
