"""Halves, tiles and the sets they come in.

There is one `Half` object per text and one `Tile` object per pair of halves, so they compare by
identity, which makes searching a hand fast.
"""

from collections.abc import Iterable, Iterator
from functools import cache, total_ordering
from typing import Final

from boneyard.core.arguments import argument_error
from boneyard.i18n import TranslatedError

#: What a symbol counts in a hand (FD-12), and its rank in a tile's normal form.
SYMBOLS: Final = {"": (0, 0), "P": (10, 1), "A": (10, 2), "S": (20, 3)}
MAX_PIPS: Final = 15


class TileError(TranslatedError, ValueError):
    """A text that is not a half or not a tile."""


def _set_once(thing: object, **values: object) -> None:
    """Set the attributes of a half or a tile, which nobody may change afterwards."""
    for name, value in values.items():
        object.__setattr__(thing, name, value)


def _refuse_change(thing: object, name: str, value: object = None) -> None:
    """There is one object for each tile and half: a change would be one everywhere."""
    raise AttributeError(f"{name} of {thing} can't be changed")


class Half:
    """One half of a tile: a number of pips, or a symbol in the colour of a number."""

    __slots__ = ("number", "pips", "rank", "symbol", "text")

    text: str
    number: int | None
    """Its pips, or the number of its colour; a star has neither."""
    symbol: str
    """`A` arrow, `P` plus, `S` star, or nothing."""
    pips: int
    """What it counts in a hand."""
    rank: tuple[int, int]
    """Where it stands in a tile's normal form: larger first."""

    def __init__(self, text: str, number: int | None, symbol: str) -> None:
        count, place = SYMBOLS[symbol]
        pips = count if symbol else (number or 0)
        _set_once(
            self, text=text, number=number, symbol=symbol, pips=pips, rank=(place, number or 0)
        )

    __setattr__ = _refuse_change
    __delattr__ = _refuse_change

    def __str__(self) -> str:
        """Give its text: `6`, `A6`, `S`."""
        return self.text

    __repr__ = __str__

    def __reduce__(self) -> tuple[object, ...]:
        return half, (self.text,)


@total_ordering
class Tile:
    """A tile; `6-4` and `4-6` are the same one, `6-4` is its normal form.

    `Tile(6, 4)` looks it up, as does `tile("6-4")`; a half is a number, its text or a `Half`. Tiles
    sort by their larger half, then the smaller one.

    >>> import boneyard
    >>> sorted([boneyard.Tile(6, 4), boneyard.Tile(0, 5)])
    [5-0, 6-4]
    >>> boneyard.Tile(6, 4).pips
    10
    """

    __slots__ = ("a", "b", "is_double", "pips", "text")

    a: Half
    """The larger half."""
    b: Half
    pips: int
    """What the whole tile counts in a hand."""
    is_double: bool
    text: str

    def __new__(cls, a: "Half | int | str", b: "Half | int | str") -> "Tile":
        """Look up the tile of two halves, in any order."""
        return tile_from_halves(_to_half(a), _to_half(b))

    __setattr__ = _refuse_change
    __delattr__ = _refuse_change

    @property
    def halves(self) -> tuple[Half, ...]:
        """Its distinct halves: one for a double."""
        return (self.a,) if self.is_double else (self.a, self.b)

    @property
    def height(self) -> tuple[int, int]:
        """Rank among singles or doubles: pips, then the larger half (G-6)."""
        return self.pips, self.a.pips

    def other(self, one: Half) -> Half:
        """Return the half opposite to this one."""
        if one is self.a:
            return self.b
        if one is self.b:
            return self.a
        raise argument_error("library-expected-half-of", one, tile=self.text)

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Tile):
            return NotImplemented
        return (self.a.rank, self.b.rank) < (other.a.rank, other.b.rank)

    def __reduce__(self) -> tuple[object, ...]:
        return tile, (self.text,)


def _quote(text: str) -> str:
    """Quote foreign text for an error message."""
    return repr(text[:20])


@cache
def half(text: str) -> Half:
    """Look up the half of this text: `6`, `A6`, `P3`, `S`."""
    symbol = text[:1] if text[:1] in SYMBOLS else ""
    digits = text[len(symbol) :]
    if symbol == "S":
        if digits:
            raise TileError("tiles-no-half", text=_quote(text))
        return Half(text, None, symbol)
    number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 3 else -1
    if number < 0 or str(number) != digits or number > MAX_PIPS:
        raise TileError("tiles-no-half", text=_quote(text))
    return Half(text, number, symbol)


def _to_half(value: Half | int | str) -> Half:
    if isinstance(value, int):
        value = str(value)
    if isinstance(value, str):
        return half(value)
    if isinstance(value, Half):
        return value
    raise argument_error("library-expected-half", value)


@cache
def tile_from_halves(one: Half, two: Half) -> Tile:
    """Look up the tile of these halves, in any order."""
    if one.rank < two.rank:
        return tile_from_halves(two, one)
    made = object.__new__(Tile)
    pips, text = one.pips + two.pips, f"{one}-{two}"
    _set_once(made, a=one, b=two, pips=pips, is_double=one is two, text=text)
    return made


def parse_halves(text: str) -> tuple[Half, Half]:
    """Parse `4-6` as the halves 4 and 6, in the order written."""
    if not isinstance(text, str):
        raise argument_error("library-expected-tile", text)
    one, dash, two = text.partition("-")
    if not dash:
        raise TileError("tiles-no-tile", text=_quote(text))
    return half(one), half(two)


def tile(text: str) -> Tile:
    """Look up the tile of a text, with its halves in any order.

    Args:
        text: the tile, such as `6-4`.

    Returns:
        The tile: there is one object for each, so they compare by `is`. TileError: it is none.

    >>> import boneyard
    >>> boneyard.tile("4-6") is boneyard.Tile(6, 4)
    True
    """
    return tile_from_halves(*parse_halves(text))


@cache
def double_set(most: int) -> tuple[Tile, ...]:
    """Make all tiles of a double-N set: every pair of 0…N once (G-2)."""
    return tuple(
        tile_from_halves(half(str(high)), half(str(low)))
        for high in range(most + 1)
        for low in range(high + 1)
    )


def count_pips(hand: Iterable[Tile]) -> int:
    """Sum the pips of a hand."""
    return sum(one.pips for one in hand)


def tile_texts(tiles: Iterable[Tile | None]) -> Iterator[str | None]:
    """Convert tiles to texts; a hidden one stays None."""
    return (None if one is None else one.text for one in tiles)
