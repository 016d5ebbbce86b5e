"""The characters behind the levels: several bots of one level at a table are several persons."""

from collections.abc import Collection, Mapping
from typing import Final

from msgspec import Struct

from boneyard.bots.registry import BOTS, level_of


class Character(Struct, frozen=True):
    """Somebody a bot can be: a name, the id of a portrait, and the colour they like best."""

    name: str
    face: str
    hue: int


def _cast(*members: tuple[str, int]) -> tuple[Character, ...]:
    return tuple(Character(name, name.lower(), hue) for name, hue in members)


#: Who plays at each level; the first one gave it its name.
CAST: Final[Mapping[str, tuple[Character, ...]]] = {
    "random": _cast(("Pip", 4)),
    "heavy": _cast(("Bones", 7)),
    "beginner": _cast(("Daisy", 0), ("Milo", 4), ("Poppy", 6), ("Finn", 1), ("Rosa", 2)),
    "casual": _cast(("Otto", 1), ("Greta", 2), ("Hank", 4), ("Lola", 6), ("Bruno", 5)),
    "club": _cast(("Mabel", 3), ("Walter", 5), ("Ines", 0), ("Cyril", 2), ("Agnes", 1)),
    "expert": _cast(("Ravi", 4), ("Noor", 5), ("Stefan", 7), ("Yuki", 6), ("Kwame", 2)),
    "master": _cast(("Vesna", 6), ("Magnus", 1), ("Sofia", 0), ("Idris", 5), ("Chen", 3)),
    "grandmaster": _cast(("Amara", 7), ("Anton", 4), ("Ofelia", 2), ("Tobias", 0), ("Wen", 5)),
}


def character(bot: str, name: str) -> Character | None:
    """Who a bot is: the one of that name, or the first of its level; None: no bot of ours."""
    members = CAST.get(level_of(bot), ())
    same = (one for one in members if one.name == name)
    return next(same, members[0] if members else None)


def cast_names(bot: str) -> list[str]:
    """The names of all who play at the level of a bot."""
    return [one.name for one in CAST.get(level_of(bot), ())]


def cast_anew(bot: str, taken: Collection[str]) -> str:
    """The name of somebody of a level who does not sit at the table yet; numbers, if all do."""
    title = BOTS[bot].title
    free = (name for name in cast_names(bot) if name not in taken)
    numbered = (f"{title} {n}" for n in range(2, 99) if f"{title} {n}" not in taken)
    return next(free, None) or next(numbered)
