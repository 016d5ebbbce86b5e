"""The fixed numbering of a game's moves, both ways, for Python."""

from typing import Protocol

from boneyard.core import honeycomb
from boneyard.core.actions import Hit, Move, Play, parse
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import (
    ARM_AT,
    ARM_BITS,
    HIT,
    SAID,
    TILE_AT,
    TILE_BITS,
    WORD_AT,
    Numbers,
)
from boneyard.rules.game import Rules


class Numbered(Protocol):
    """Rules whose moves have numbers; whether kernels can play them is another question."""

    @property
    def rules(self) -> Rules:
        """The rules."""
        ...

    @property
    def words_from(self) -> int:
        """Where the numbers of moves that are no plays begin."""
        ...


def number_of(game: Numbered, move: Move) -> int | None:
    """The number of a move; None for calls and chance, which have none."""
    if not isinstance(move, Play):
        word = str(move)
        return game.words_from + SAID.index(word) if word in SAID else None
    way = int(move.first is not move.tile.a)
    if move.turn:
        way = honeycomb.TURNS.index(move.turn)
    return (move.arm * len(game.rules.tiles) + game.rules.tiles.index(move.tile)) * 2 + way


def move_of(game: Numbered, number: int) -> Move:
    """The move of a number."""
    if number >= game.words_from:
        return parse(SAID[number - game.words_from])
    place, way = divmod(number, 2)
    arm, index = divmod(place, len(game.rules.tiles))
    tile = game.rules.tiles[index]
    if tile.is_double:
        turn = honeycomb.TURNS[way] if arm and game.rules.game.table.curved else ""
        return Play(tile, tile.a, arm, turn)
    return Play(tile, tile.b if way else tile.a, arm)


def arms_of(game: Compiled, plays: Numbers) -> Numbers:
    """The arms of plays, all at once, by the plays' numbers; 0: a lead."""
    arms: Numbers = plays // 2 // len(game.rules.tiles)
    return arms


def logged(game: Compiled, code: int) -> Move:
    """A move as the kernels log it."""
    word, tile = code >> WORD_AT, game.rules.tiles[code >> TILE_AT & TILE_BITS]
    if word == HIT:
        return Hit(tile)
    if word:
        return parse(SAID[word - 1])
    arm, way = code >> ARM_AT & ARM_BITS, code & 3
    turn = ""
    if arm and tile.is_double and game.rules.game.table.curved:
        turn = honeycomb.TURNS[way >> 1]
    return Play(tile, tile.b if way & 1 else tile.a, arm, turn)
