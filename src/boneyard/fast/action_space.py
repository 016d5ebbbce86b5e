"""Action ids: the fixed numbering of a game's moves, both ways, for Python."""

from typing import Protocol

from boneyard.core import curved_grid
from boneyard.core.actions import Discard, Hit, Move, Play, parse
from boneyard.fast import fields
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray
from boneyard.rules.game import Rules


class ActionSpace(Protocol):
    """Rules whose moves have ids; whether kernels can play them is another question."""

    @property
    def rules(self) -> Rules:
        """The rules."""
        ...

    @property
    def first_word_id(self) -> int:
        """The first id of moves that are not plays."""
        ...


def number_of(game: ActionSpace, move: Move) -> int | None:
    """Return the id of a move.

    Args:
        game: A compiled game, or another numbering.
        move: A move.

    Returns:
        Its id. None for calls and chance, which have none.

    >>> from boneyard import fast
    >>> game = fast.compile("block-draw", players=2)
    >>> import boneyard
    >>> fast.number_of(game, boneyard.move("6-6"))
    54
    """
    if isinstance(move, Discard):
        first = game.first_word_id + len(fields.WORD_MOVES)
        return first + game.rules.tiles.index(move.tile)
    if not isinstance(move, Play):
        word = str(move)
        return (
            game.first_word_id + fields.WORD_MOVES.index(word)
            if word in fields.WORD_MOVES
            else None
        )
    way = int(move.first is not move.tile.a)
    if move.turn:
        way = curved_grid.TURNS.index(move.turn)
    return (move.arm * len(game.rules.tiles) + game.rules.tiles.index(move.tile)) * 2 + way


def move_of(game: ActionSpace, number: int) -> Move:
    """Return the move of an id.

    Args:
        game: A compiled game, or another numbering.
        number: The id.

    Returns:
        The move.

    >>> from boneyard import fast
    >>> game = fast.compile("block-draw", players=2)
    >>> print(fast.move_of(game, 54))
    6-6
    """
    if number >= game.first_word_id:
        word = number - game.first_word_id
        if word >= len(fields.WORD_MOVES):
            return Discard(game.rules.tiles[word - len(fields.WORD_MOVES)])
        return parse(fields.WORD_MOVES[word])
    place, way = divmod(number, 2)
    arm, index = divmod(place, len(game.rules.tiles))
    tile = game.rules.tiles[index]
    if tile.is_double:
        turn = curved_grid.TURNS[way] if arm and game.rules.game.table.curved else ""
        return Play(tile, tile.a, arm, turn)
    return Play(tile, tile.b if way else tile.a, arm)


def play_arms(game: Compiled, plays: IntArray) -> IntArray:
    """Return the arms of plays, vectorised, by their ids; 0: a lead."""
    arms: IntArray = plays // 2 // len(game.rules.tiles)
    return arms


def logged(game: Compiled, code: int) -> Move:
    """Decode a move of the kernels' log.

    Args:
        game: A compiled game.
        code: An entry of `Rounds.logs`.

    Returns:
        The move.

    >>> from boneyard import fast
    >>> game = fast.compile("block-draw", players=2)
    >>> played = fast.play_rounds(game, 1, seed=1, log=50, threads=1)
    >>> print(fast.logged(game, int(played.logs[0, 0])))
    3-3
    """
    word, tile = (
        code >> fields.WORD_SHIFT,
        game.rules.tiles[code >> fields.TILE_SHIFT & fields.TILE_MASK],
    )
    if word == fields.HIT:
        return Hit(tile)
    if word == fields.DISCARD:
        return Discard(tile)
    if word:
        return parse(fields.WORD_MOVES[word - 1])
    arm, way = code >> fields.ARM_SHIFT & fields.ARM_MASK, code & 3
    turn = ""
    if arm and tile.is_double and game.rules.game.table.curved:
        turn = curved_grid.TURNS[way >> 1]
    return Play(tile, tile.b if way & 1 else tile.a, arm, turn)
