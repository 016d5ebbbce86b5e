"""Actions: what a player or chance can do, as objects and as notation text, both ways."""

import re
from contextlib import suppress
from typing import Final

import msgspec

from boneyard.core.arguments import argument_error
from boneyard.core.tiles import Half, Tile, TileError, parse_halves, tile, tile_from_halves
from boneyard.i18n import TranslatedError

#: Answers to a question that follows a play.
CHOICES: Final = ("clockwise", "counterclockwise", "reverse", "double", "accept", "refuse")
#: Words that may be called out of turn.
CALLS: Final = ("claim", "muggins", "domino", "perfect-ten")

_PLAY = re.compile(r"([A-Z0-9]+-[A-Z0-9]+)(?:@([1-9][0-9]{0,3})([RL]?))?")
_CATCH = re.compile(r"catch:([0-9])")
_KNOCK = re.compile(r"knock ([1-9][0-9]?)")
_DISCARD = re.compile(r"discard ([A-Z0-9]+-[A-Z0-9]+)")
_SHIFT = re.compile(r"([0-9]+-[0-9]+)>([1-7]|new)")


class ActionError(TranslatedError, ValueError):
    """A text that is not a move."""


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Something a seat or chance does; `str()` gives its notation."""


class Play(Action, frozen=True, tag="play"):
    """Play a tile: `first` touches the arm, or is written first in a lead (arm 0).

    >>> import boneyard
    >>> match boneyard.move("6-4@2"):
    ...     case boneyard.Play(tile=tile, arm=arm):
    ...         print(tile, "on arm", arm)
    6-4 on arm 2
    """

    tile: Tile
    first: Half
    """The half that touches the open end."""
    arm: int = 0
    """The number of the arm; 0: it is the first tile on the table."""
    turn: str = ""
    """R or L, for a curved double alone."""

    @property
    def outer(self) -> Half:
        """The half that becomes the open end."""
        return self.tile.other(self.first)

    def __str__(self) -> str:
        """Write it as `6-4@2`."""
        place = f"@{self.arm}{self.turn}" if self.arm else ""
        try:
            return f"{self.first}-{self.tile.other(self.first).text}{place}"
        except AttributeError:
            raise argument_error("library-expected-tile-object", self.tile) from None


class _WordAction(Action, frozen=True):
    def __str__(self) -> str:
        return str(self.__struct_config__.tag)


class Draw(_WordAction, frozen=True, tag="draw"):
    """Take a tile from the boneyard."""


class Pass(_WordAction, frozen=True, tag="pass"):
    """Pass the turn, stop, or decline."""


class Flip(_WordAction, frozen=True, tag="flip"):
    """Turn over the first tile of your own row."""


class Next(_WordAction, frozen=True, tag="next"):
    """Count one tile further (Baronet)."""


class Resign(_WordAction, frozen=True, tag="resign"):
    """Resign the match."""


class Timeout(_WordAction, frozen=True, tag="timeout"):
    """Lose the match on time, claimed by the other player."""


class Abandon(_WordAction, frozen=True, tag="abandon"):
    """Close the match without a winner: the clock ran out and no one claimed the win."""


class Choose(Action, frozen=True, tag="choose"):
    """Answer a question."""

    word: str
    """`clockwise`, `counterclockwise`, `reverse`, `double`, `accept` or `refuse`."""

    def __str__(self) -> str:
        return self.word


class Call(Action, frozen=True, tag="call"):
    """Make a call, which needs no turn."""

    word: str
    """`claim`, `muggins`, `domino` or `perfect-ten`."""

    def __str__(self) -> str:
        return self.word


class Catch(Action, frozen=True, tag="catch"):
    """Catch a seat that forgot to say domino."""

    seat: int

    def __str__(self) -> str:
        """Write it as `catch:2`."""
        return f"catch:{self.seat}"


class Knock(Action, frozen=True, tag="knock"):
    """Knock out the two tiles at a joint, counted from 1 (Knock-Out)."""

    joint: int

    def __str__(self) -> str:
        """Write it as `knock 4`."""
        return f"knock {self.joint}"


class Discard(Action, frozen=True, tag="discard"):
    """Discard a tile, face down, when nothing can be played (GA-11).

    >>> import boneyard
    >>> boneyard.move("discard 5-3").tile
    5-3
    """

    tile: Tile

    def __str__(self) -> str:
        """Write it as `discard 5-3`."""
        return f"discard {self.tile}"


class Shift(Action, frozen=True, tag="shift"):
    """Move a tile, and all that hangs below it, under a column or to a new one (0)."""

    tile: Tile
    column: int = 0

    def __str__(self) -> str:
        """Write it as `5-3>2` or `5-3>new`."""
        return f"{self.tile}>{self.column or 'new'}"


class Hit(Action, frozen=True, tag="hit"):
    """Chance: the tile that a random take hits."""

    tile: Tile

    def __str__(self) -> str:
        return self.tile.text


Move = (
    Play | Draw | Pass | Flip | Next | Resign | Timeout | Abandon | Choose | Call | Catch | Knock
    | Shift | Hit | Discard
)  # fmt: skip

_MOVES_BY_WORD: Final[dict[str, Move]] = {
    **{
        str(word): word for word in (Draw(), Pass(), Flip(), Next(), Resign(), Timeout(), Abandon())
    },
    **{word: Choose(word) for word in CHOICES},
    **{word: Call(word) for word in CALLS},
}


def parse(text: "str | Move", *, chance: bool = False) -> Move:
    """Parse a move (docs/notation.md); an object that is a move is returned as it is.

    Args:
        text: the move, such as `6-4@2`, `draw` or `pass`.
        chance: whether the text is the tile that a random take hit.

    Returns:
        The move. ActionError says how moves are written.

    >>> import boneyard
    >>> boneyard.move("6-4@2").arm
    2
    """
    if not isinstance(text, str):
        return check_move(text)
    if chance:
        return Hit(tile(text))
    if text in _MOVES_BY_WORD:
        return _MOVES_BY_WORD[text]
    try:
        if found := _PLAY.fullmatch(text):
            first, last = parse_halves(found[1])
            return Play(tile_from_halves(first, last), first, int(found[2] or 0), found[3] or "")
        if found := _CATCH.fullmatch(text):
            return Catch(int(found[1]))
        if found := _KNOCK.fullmatch(text):
            return Knock(int(found[1]))
        if found := _DISCARD.fullmatch(text):
            return Discard(tile(found[1]))
        if found := _SHIFT.fullmatch(text):
            return Shift(tile(found[1]), 0 if found[2] == "new" else int(found[2]))
    except TileError as error:
        raise ActionError("actions-no-tile", why=error.message) from None
    raise ActionError("actions-no-move")


def check_move(thing: object) -> Move:
    """Return a move as it is; ArgumentError for anything else, saying what is expected."""
    if isinstance(thing, Move):
        # A move made of something else can't be written: Play("6-4", "4") has no tile.
        with suppress(AttributeError, TypeError):
            str(thing)
            return thing
    raise argument_error("library-expected-move", thing)


def source_tile(move: Move) -> str:
    """Return the tile a player picks first to make this move, or None."""
    return move.tile.text if isinstance(move, Play | Shift | Discard) else ""
