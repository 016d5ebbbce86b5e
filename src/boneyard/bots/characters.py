"""Bot characters: names and avatars, so that several bots of one level differ."""

from collections.abc import Collection, Mapping
from typing import Final

from msgspec import Struct

from boneyard.bots.registry import BOTS, level_of


class Character(Struct, frozen=True):
    """A bot's character: a name, the id of an avatar, and a favourite colour."""

    name: str
    face: str
    hue: int


def _make_characters(*members: tuple[str, int]) -> tuple[Character, ...]:
    return tuple(Character(name, name.lower(), hue) for name, hue in members)


#: The characters of each level; the first one gave it its name.
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
    """Return the character of that name, or the first of its level; None: not one of our bots."""
    members = CHARACTERS.get(level_of(bot), ())
    same = (one for one in members if one.name == name)
    return next(same, members[0] if members else None)


def character_names(bot: str) -> list[str]:
    """List the names of all characters of a bot's level."""
    return [one.name for one in CHARACTERS.get(level_of(bot), ())]


def pick_free_name(bot: str, taken: Collection[str]) -> str:
    """Pick the name of a character of a level that isn't at the table yet; numbered, if all are."""
    title = BOTS[bot].title
    free = (name for name in character_names(bot) if name not in taken)
    numbered = (f"{title} {n}" for n in range(2, 99) if f"{title} {n}" not in taken)
    return next(free, None) or next(numbered)
