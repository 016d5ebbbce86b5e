"""Batches of rounds as integer rows, with vectorised queries.

Search code asks here: only `fast` knows the offsets of fields.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from boneyard.core.ids import Side
from boneyard.core.tiles import Half, Tile
from boneyard.fast import code_cache, fields
from boneyard.fast.compile_rules import Compiled, tile_mask
from boneyard.fast.fields import IntArray, round_table
from boneyard.fast.kernels import entry_points as kernels
from boneyard.fast.packing import tiles_in

#: A boolean for each round, or for each round and move.
BoolArray = NDArray[np.bool_]


class RoundBatch:
    """Rounds of a game at the same point: sampled worlds, for example."""

    def __init__(self, game: Compiled, numbers: IntArray) -> None:
        self.game, self.numbers = game, numbers

    def __len__(self) -> int:
        return len(self.numbers)

    def select(self, which: BoolArray | IntArray) -> "RoundBatch":
        """Return some of them, indexed as in numpy."""
        return RoundBatch(self.game, self.numbers[which])

    def step(self, moves: IntArray) -> "RoundBatch":
        """Return the rounds after a move in each; these stay unchanged."""
        rows = self.numbers.copy()
        code_cache.run(kernels.step_tables, self.game.family_key, self.game.numbers, rows, moves)
        return RoundBatch(self.game, rows)

    @property
    def legal_plays(self) -> BoolArray:
        """Return which plays are legal: a row for each round, a column for each play's id."""
        masks = np.zeros((len(self), self.game.actions), np.bool_)
        rows = self.numbers.copy()
        code_cache.run(kernels.mask_tables, self.game.family_key, self.game.numbers, rows, masks)
        return masks[:, : self.game.first_word_id]

    @property
    def playing(self) -> BoolArray:
        """Whether the round is in play."""
        found: BoolArray = self.numbers[:, fields.END] == fields.PLAYING
        return found

    @property
    def has_question(self) -> BoolArray:
        """Whether a question must be answered."""
        found: BoolArray = self.numbers[:, fields.QUESTION] > 0
        return found

    @property
    def must_draw(self) -> BoolArray:
        """Whether the player to move must draw first."""
        found: BoolArray = self.numbers[:, fields.OWES] >= 0
        return found

    @property
    def has_turned_tile(self) -> BoolArray:
        """Whether a tile that was turned over is to be played."""
        found: BoolArray = self.numbers[:, fields.TURNED] >= 0
        return found

    @property
    def seats_to_move(self) -> IntArray:
        """Whose turn it is."""
        return self.numbers[:, fields.TURN]

    def is_out(self, seat: int) -> BoolArray:
        """Return whether a seat has gone out."""
        found: BoolArray = self.numbers[:, fields.WENT_OUT] == seat
        return found

    def tile_counts(self, seat: int) -> IntArray:
        """Return how many tiles a seat holds."""
        return round_table(self.numbers, "count")[:, seat]

    def points(self, side: Side) -> IntArray:
        """Return the points of a side in this round."""
        return round_table(self.numbers, "points")[:, side]

    def hand(self, seat: int, at: int = 0) -> list[Tile]:
        """Return the tiles of a seat in one of the rounds."""
        return tiles_in(self.game, round_table(self.numbers[at], "hands")[seat])

    def holds_any(self, seat: int, tiles: Iterable[Tile]) -> BoolArray:
        """Return whether a seat holds one of some tiles."""
        held = round_table(self.numbers, "hands")[:, seat] & self._mask_of(tiles)
        return np.asarray(held.any(axis=1))

    def lacks_all(self, seat: int, tiles: Iterable[Tile]) -> bool:
        """Return whether a seat has shown, in every round, that it holds none of some tiles."""
        missing = np.bitwise_and.reduce(round_table(self.numbers, "missing")[:, seat], axis=0)
        return not (self._mask_of(tiles) & ~missing).any()

    def open_ends(self, seat: int, at: int = 0) -> dict[int, Half]:
        """Return the ends of one of the rounds that are a seat's or shared, by arm."""
        row, rules = self.numbers[at], self.game.rules
        halves = round_table(row, "arm_half")[: int(row[fields.ARM_COUNT])].tolist()
        open_to = int(row[fields.MARKED]) | 1 << seat | -1 << rules.players
        closed = ~open_to if rules.game.table.has_owned_arms else 0
        return {
            at + 1: self.game.halves[half]
            for at, half in enumerate(halves)
            if half >= 0 and not closed >> at & 1
        }

    def drop_claims(self) -> None:
        """Drop points that are unclaimed."""
        self.numbers[:, fields.UNCLAIMED] = 0

    def shuffle_stock(self, dice: np.random.Generator) -> None:
        """Shuffle the boneyard of each round; all have as many tiles there."""
        stock = int(self.numbers[0, fields.STOCK_END])
        if stock:
            decks = round_table(self.numbers, "deck")
            decks[:, :stock] = dice.permuted(decks[:, :stock], axis=1)

    def _mask_of(self, tiles: Iterable[Tile]) -> IntArray:
        return np.asarray(tile_mask(self.game.rules, list(tiles)), np.int64)[: fields.WORDS]
