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


def _make_characters(*members: tuple[str, int]) -> tuple[Character, ...]:
    return tuple(Character(name, name.lower(), hue) for name, hue in members)


#: Who plays at each level; the first one gave it its name.
CHARACTERS: Final[Mapping[str, tuple[Character, ...]]] = {
    "random": _make_characters(("Pip", 4)),
    "heavy": _make_characters(("Bones", 7)),
    "beginner": _make_characters(("Daisy", 0), ("Milo", 4), ("Poppy", 6), ("Finn", 1), ("Rosa", 2)),
    "casual": _make_characters(("Otto", 1), ("Greta", 2), ("Hank", 4), ("Lola", 6), ("Bruno", 5)),
    "club": _make_characters(("Mabel", 3), ("Walter", 5), ("Ines", 0), ("Cyril", 2), ("Agnes", 1)),
    "expert": _make_characters(("Ravi", 4), ("Noor", 5), ("Stefan", 7), ("Yuki", 6), ("Kwame", 2)),
    "master": _make_characters(
        ("Vesna", 6), ("Magnus", 1), ("Sofia", 0), ("Idris", 5), ("Chen", 3)
    ),
    "grandmaster": _make_characters(
        ("Amara", 7), ("Anton", 4), ("Ofelia", 2), ("Tobias", 0), ("Wen", 5)
    ),
}


def find_character(bot: str, name: str) -> Character | None:
    """Who a bot is: the one of that name, or the first of its level; None: no bot of ours."""
    members = CHARACTERS.get(level_of(bot), ())
    same = (one for one in members if one.name == name)
    return next(same, members[0] if members else None)


def character_names(bot: str) -> list[str]:
    """The names of all who play at the level of a bot."""
    return [one.name for one in CHARACTERS.get(level_of(bot), ())]


def pick_free_name(bot: str, taken: Collection[str]) -> str:
    """The name of somebody of a level who does not sit at the table yet; numbers, if all do."""
    title = BOTS[bot].title
    free = (name for name in character_names(bot) if name not in taken)
    numbered = (f"{title} {n}" for n in range(2, 99) if f"{title} {n}" not in taken)
    return next(free, None) or next(numbered)
