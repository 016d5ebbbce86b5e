"""Tile faces: what the halves show and what that is called – pips, numerals, fruit or colours.

Everything is returned as messages, so that bots, reports and drawings use the same words.
"""

from typing import Final, Literal

from boneyard.core.tiles import Half
from boneyard.i18n import Argument, Message, message

Faces = Literal["pips", "numerals", "fruit", "colours"]
FACES: Final[tuple[Faces, ...]] = ("pips", "numerals", "fruit", "colours")

#: The fruit of each number (the blank half has none).
FRUITS: Final = {
    0: "", 1: "banana", 2: "pear", 3: "apple", 4: "orange", 5: "strawberry", 6: "cherry",
    7: "plum", 8: "lemon", 9: "grape", 10: "kiwi", 11: "peach", 12: "blueberry",
    13: "melon", 14: "pineapple", 15: "raspberry",
}  # fmt: skip
#: The colour of each number, in Fundomino.
COLOUR_NAMES: Final = {1: "red", 2: "orange", 3: "yellow", 4: "green", 5: "blue", 6: "purple"}
_SIGNS: Final = {"A": "arrow", "P": "plus", "": "none"}


def shows_numbers(faces: Faces) -> bool:
    """Return whether a tile's text tells all that these faces show."""
    return faces in ("pips", "numerals")


def describe_half(half: Half, faces: Faces) -> Argument:
    """Describe a half: `4`, `blank`, `6 cherries`, `purple arrow 6`, `star`."""
    count = half.number or 0
    if half.symbol == "S":
        return message("tilenames-star")
    if faces == "colours":
        sign = _SIGNS[half.symbol]
        return message(
            "tilenames-coloured", colour=COLOUR_NAMES[count], sign=sign, number=str(count)
        )
    if not count:
        return message("tilenames-blank")
    if faces == "fruit":
        return message("tilenames-fruit", fruit=FRUITS[count], count=count)
    return str(count)


def describe_kind(half: Half, faces: Faces) -> Message:
    """Name all halves of a kind, as players do: `3s`, `blanks`, `cherries`, `red`, `stars`."""
    if half.symbol == "S":
        return message("tilenames-kind-star")
    count = half.number or 0
    if faces == "colours":
        return message("tilenames-colour", colour=COLOUR_NAMES[count])
    if not count:
        return message("tilenames-kind-blank")
    if faces == "fruit":
        return message("tilenames-kind-fruit", fruit=FRUITS[count])
    return message("tilenames-kind-number", number=count)


def describe_end(half: Half, faces: Faces) -> Message:
    """Name an open end by what its half shows: `an open 4`, `an open red 1`."""
    return message("tilenames-end", shows=describe_half(half, faces))


def describe_double(half: Half, faces: Faces) -> Message:
    """Name a double by what it shows: `the double 6`, `the double cherry`."""
    if faces == "colours":
        return message("tilenames-double-of", kind=describe_kind(half, faces))
    if faces == "fruit" and half.number:
        return message("tilenames-double-fruit", fruit=FRUITS[half.number])
    return message("tilenames-double", shows=describe_half(half, faces))


def describe_tile(first: Half, second: Half, faces: Faces) -> Argument:
    """Name a tile inside a sentence: `5-2`, or `5-2 (5 strawberries and 2 pears)`."""
    if shows_numbers(faces):
        return f"{first.text}-{second.text}"
    return message(
        "tilenames-tile", tile=f"{first}-{second}", shows=_describe_both(first, second, faces)
    )


def tile_label(first: Half, second: Half, faces: Faces) -> Argument:
    """Name a tile by itself: `6-1`, or `6-1, 6 cherries and 1 banana`."""
    if shows_numbers(faces):
        return f"{first.text}-{second.text}"
    return message(
        "tilenames-label", tile=f"{first}-{second}", shows=_describe_both(first, second, faces)
    )


def _describe_both(first: Half, second: Half, faces: Faces) -> tuple[Argument, ...]:
    return describe_half(first, faces), describe_half(second, faces)
