"""Row layout: a game as one row of integers, a round in play as another.

Tiles and halves are numbers; a hand is a mask with a bit for each tile. Each field has its offset
in the row, the same for all games, so that compiled code serves many games.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import prod
from typing import Final, Generic, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

IntArray = NDArray[np.int64]
#: A row inside the kernels: a bare pointer, which type checkers see as this.
Row = list[int]
#: What identifies the family to kernels: a tuple of this many numbers.
Family = tuple[int, ...]

_N = TypeVar("_N", int, float, bool)


class Vector(Generic[_N]):
    """An array of one dimension as kernels see it, for type checkers alone."""

    shape: tuple[int]

    def __getitem__(self, at: int) -> _N:
        """One of its numbers."""
        raise NotImplementedError

    def __setitem__(self, at: int | slice, value: _N) -> None:
        """Change one of its numbers, or all."""
        raise NotImplementedError


class Matrix(Generic[_N]):
    """An array of two dimensions as kernels see it, for type checkers alone."""

    shape: tuple[int, int]

    @overload
    def __getitem__(self, at: int) -> Vector[_N]: ...
    @overload
    def __getitem__(self, at: tuple[int, int]) -> _N: ...
    def __getitem__(self, at: int | tuple[int, int]) -> Vector[_N] | _N:
        """One of its rows or numbers."""
        raise NotImplementedError

    def __setitem__(self, at: tuple[int, int], value: _N) -> None:
        """Change one of its numbers."""
        raise NotImplementedError


Ints = Vector[int]
Floats = Vector[float]
Flags = Vector[bool]
Grid = Matrix[int]
FloatGrid = Matrix[float]
FlagGrid = Matrix[bool]


#: Tiles in one word of a mask: without the sign bit, which would reverse comparisons.
BITS: Final = 62
#: The most words of a mask in a row.
WORDS: Final = 3
MAX_PLAYERS: Final = 10
MAX_TILES: Final = 136
MAX_HALVES: Final = 20
MAX_ARMS: Final = 40
MAX_CURVED_ARMS: Final = 4
MAX_SPOTS: Final = 36
#: The most rounds with a bonus for the winner.
MAX_RUNGS: Final = 16
#: More pips than a set has.
MAX_PIPS: Final = 2048
#: From this many tiles on, the size of the boneyard makes no difference to any drawing rule.
MAX_STOCK: Final = 64
#: The most divisors of the sum of ends.
MAX_STEPS: Final = 8

# Families of games, each with its own compiled code. The length of a tuple identifies the family to
# a kernel: numba knows it at compile time, and leaves out what the family doesn't need. From large
# sets on, masks have several words; wide games may have any word with straight tiles.
LINES, CURVED, BRANCHING, LARGE, WIDE, FREE = 1, 2, 3, 4, 5, 6
FAMILIES: Final = (LINES, CURVED, BRANCHING, LARGE, WIDE, FREE)

# How a round ended, and these ends by their names in a record.
PLAYING, OUT, BLOCKED, TARGET, REFUSED = range(5)
ROUND_ENDS: Final = ("", "out", "blocked", "target", "refused")
# What follows a play; the last: the player must go on as long as something fits.
TURN_OVER, MAY_CONTINUE, MUST_CONTINUE, MUST_IF_ABLE = range(4)
# Questions, in the order of `engine.decide`.
ASK_DIRECTION, ASK_REVERSE, ASK_DOUBLE, ASK_ACCEPT = 1, 2, 3, 4
QUESTIONS: Final = ("", "direction", "reverse", "double", "accept")
# What drawing allows, as bits.
EXHAUSTED, MAY_DRAW, MAY_PASS = 1, 2, 4
# The state of an arm, as bits.
IS_DOUBLE, IS_IDLE, IS_OWED, IS_SPINNING, IS_GATED = 1, 2, 4, 8, 16
# Moves that are not plays, and their words; a hit is a chance move and has no id.
DRAW, PASS, FLIP, CLOCKWISE, COUNTERCLOCKWISE = 1, 2, 3, 4, 5
ANSWER_REVERSE, ANSWER_DOUBLE, ANSWER_ACCEPT, ANSWER_REFUSE, HIT = 6, 7, 8, 9, 10
# Discards name a tile, and have ids after all words.
DISCARD: Final = 11
WORD_MOVES: Final = (
    "draw", "pass", "flip", "clockwise", "counterclockwise", "reverse", "double", "accept",
    "refuse",
)  # fmt: skip
# A move inside the kernels is one number: a word or, for plays, arm, tile and way. Bit 0 of the
# way is the half that touches (0: the first), bit 1 the turn of a curved tile (0: right).
TILE_SHIFT, ARM_SHIFT, WORD_SHIFT = 2, 10, 17
TILE_MASK, ARM_MASK = 255, 127

# One number for each rule word that kernels tell apart.
LINE, ONE_ARM, CROSS, EVERY_DOUBLE_SPINS, TREE, HONEYCOMB, ONE_SPINNER, TRAINS, HUB = range(9)
# Which arms of a cross wait for their double: none, each by itself, all before any other (MC-4).
NO_GATE, GATE_ARM, GATE_ALL = range(3)
BY_TILE, BY_DRAWING, BY_TURNS, BY_HUB, BY_DOUBLE = range(5)
NO_PLAY_SCORE, ENDS_MULTIPLE_OF, ENDS_ALIKE, ENDS_GO_INTO, ENDS_MATCHING = range(5)
# When an empty hand ends the round: at once, with the partner's, when all are empty.
OUT_ENDS, OUT_WITH_PARTNER, OUT_WITH_ALL = range(3)
(
    LOWEST_PIPS, FEWEST_TILES, FEWEST_DOUBLES, FEWEST_TOGETHER, LOWEST_THEN_TILE, LOCKERS_DUEL,
    NOBODY_WINS, LEADER_WINS, LOCKER_WINS, LOCKER_LOSES,
) = range(10)  # fmt: skip
TIE_TO_NOBODY, TIE_TO_LEADER, TIE_TO_LOCKER, TIE_AGAINST_LOCKER = range(4)
(
    OPPONENTS_PIPS, ONE_POINT, PENALTIES, MOST_MADE, RANKS, TO_LOVE, LOSERS_WRITE, BY_LAST_TILE,
) = range(8)  # fmt: skip
# Points by the last tile: one end, both ends, each for a single and a double; and for a block.
LAST_SINGLE, LAST_DOUBLE, LAST_BOTH, LAST_BOTH_DOUBLE, LAST_BLOCKED, LAST_KINDS = range(6)
# What a round that is not the first may be led with: as the game says, any tile, any double.
AS_DECLARED, ANY_TILE, ANY_DOUBLE = range(3)
# When 0-0 counts more: in any hand, in one without another blank, in one that is nothing else.
BLANK_IN_ANY_HAND, BLANK_WITHOUT_OTHERS, BLANK_AS_ONLY_TILE = range(3)
# A capicúa that doubles the award.
CAPICUA_DOUBLES: Final = -1

# A game: scalar fields.
(
    G_PLAYERS,
    G_SIDES,
    G_HAND_SIZE,
    G_TILES,
    G_SHAPE,
    G_OPENING,
    G_LEADS_ANY,
    G_START,
    G_START_SINGLE,
    G_WHOLE_SET,
    G_SCORING,
    G_SCORE_ARG1,
    G_SCORE_ARG2,
    G_BLOCK,
    G_AWARD,
    G_AWARD_ARG1,
    G_AWARD_ARG2,
    G_TARGET,
    G_FACE_DOWN,
    G_MOVER_BLOCKS,
    G_DRAINS_BONEYARD,
    G_LAST_ONE_ENDS,
    G_DIRECTION,
    G_DOUBLE_BACK,
    G_CHALLENGE_TILE,
    G_PERFECT_TEN,
    G_ONE_PLAY,
    G_JOINS,
    G_ORDER_LENGTH,
    G_FIRST_WORD_ID,
    G_EITHER_HALF,
    G_MUST_PLAY_IF_ABLE,
    G_TIE,
    G_CAPICUA,
    G_CAPICUA_BLANK,
    G_LAST_TILE,
    G_LAST_TILE_POINTS,
    G_LADDER_LENGTH,
    G_PASS_POINTS,
    G_PASS_TARGET,
    G_DOUBLE_BLANK_POINTS,
    G_DOUBLE_BLANK_WHEN,
    G_HAS_BONUSES,
    G_MISDEAL_DOUBLES,
    G_MISDEAL_SAME,
    G_COUNTS_IDLE_ARMS,
    G_LIMITS_CONTINUATION,
    G_TRACKS_LAST_PLAY,
    G_COMPARES_HANDS,
    G_OWN_OUT,
    G_OWN_BLOCKED,
    G_SINGLE_LEAD_SCORES_NOTHING,
    G_HUB_ARMS,
    G_HUB_FALLS,
    G_HUB_PLACED,
    G_THREE_TOES,
    G_WAIVES_EXHAUSTED,
    G_SHORT_BLOCKS,
    G_OWNED,
    G_COVERS_DOUBLES,
    G_FIRST_TURN_RUN,
    G_CHAINS,
    G_SCORE_ARG3,
    G_CAP,
    G_TOGETHER,
    G_PASS_ON_DOUBLE,
    G_OUT,
    G_DISCARDS,
    G_GATE,
    G_DRAW_LIMIT,
    G_ONLY_PLAYS_CONTINUE,
    G_SAME_ARM,
    G_BY_LOT,
    G_COUNTS_LONE,
) = range(74)
# A game: tables, with their sizes.
_GAME_TABLES: Final[Sequence[tuple[str, tuple[int, ...]]]] = (
    ("halves", (2, MAX_TILES)),
    ("pips", (MAX_TILES,)),
    ("half_pips", (MAX_HALVES,)),
    ("double", (MAX_TILES,)),
    ("order", (MAX_TILES,)),
    ("lead_ways", (MAX_TILES,)),
    ("touch", (MAX_HALVES, 2, WORDS)),
    ("fits", (MAX_HALVES, WORDS)),
    ("drawing", (2, MAX_STOCK, 2, 2)),
    ("draw_ends", (2, MAX_STOCK, 2, 2)),
    ("goes", (MAX_TILES, 2, 8)),
    ("burdens", (MAX_TILES, 2, 2)),
    ("round_each", (2 * MAX_PIPS,)),
    ("round_out", (2 * MAX_PIPS,)),
    ("round_blocked", (2 * MAX_PIPS,)),
    ("scale", (MAX_PLAYERS,)),
    ("side", (MAX_PLAYERS,)),
    ("join", (MAX_HALVES, 2)),
    ("turning", (2, 2)),
    ("corner", (6, 2)),
    ("exit", (6, 2)),
    ("crowded", (6,)),
    ("beyond_hex", (6, 2)),
    ("beyond_side", (6, 2)),
    ("lead_corner", (2,)),
    ("lead_hex", (MAX_SPOTS, 2, 2)),
    ("lead_side", (MAX_SPOTS, 2, 2)),
    ("onward", (WORDS,)),
    ("rungs", (MAX_RUNGS,)),
    ("steps", (MAX_STEPS,)),
    ("bears", (MAX_HALVES, WORDS)),
    ("blanks", (WORDS,)),
    ("pipless", (WORDS,)),
    ("counts", (MAX_TILES,)),
    ("lone", (MAX_TILES,)),
    ("last_tile", (LAST_KINDS,)),
    ("doubles", (WORDS,)),
)
# A round: scalar fields.
(
    RNG_STATE,
    ROUND,
    TURN,
    WAY,
    DRAWN,
    MAY_STOP,
    OWES,
    TURNED,
    QUESTION,
    ASKED,
    PLAYS,
    LAST,
    STAKES,
    END,
    WINNERS,
    ARM_COUNT,
    OWED,
    PLACED_COUNT,
    DOUBLES,
    LEAD,
    STOCK_START,
    STOCK_END,
    FINISHED_COUNT,
    TOOK,
    DRAWS,
    MOVES,
    WENT_OUT,
    UNCLAIMED,
    UNCLAIMED_BY,
    LEADER,
    LOCKER,
    LAST_PLAYER,
    PASSES,
    LEAD_CHOICE,
    WAITING,
    TURNS,
    TURN_CONTINUED,
    MARKED,
    OPEN_ARMS,
    RUN_ARM,
    LAST_ARM,
    HAND_OVER,
    MADE,
) = range(43)
# A round: tables, with their sizes.
_ROUND_TABLES: Final[Sequence[tuple[str, tuple[int, ...]]]] = (
    ("hands", (MAX_PLAYERS, WORDS)),
    ("laid", (WORDS,)),
    ("fit", (WORDS,)),
    ("away", (WORDS,)),
    ("count", (MAX_PLAYERS,)),
    ("scores", (MAX_PLAYERS,)),
    ("points", (MAX_PLAYERS,)),
    ("hidden", (MAX_PLAYERS,)),
    ("row_at", (MAX_PLAYERS,)),
    ("row_from", (MAX_PLAYERS + 1,)),
    ("missing", (MAX_PLAYERS, WORDS)),
    ("arm_half", (MAX_ARMS,)),
    ("arm_is", (MAX_ARMS,)),
    ("arm_since", (MAX_ARMS,)),
    ("held", (MAX_PLAYERS,)),
    ("given", (MAX_PLAYERS,)),
    ("finished", (MAX_PLAYERS,)),
    ("anyone", (WORDS,)),
    ("arm_hex", (MAX_CURVED_ARMS,)),
    ("arm_side", (MAX_CURVED_ARMS,)),
    ("meets", (MAX_CURVED_ARMS, 2)),
    ("open", (MAX_CURVED_ARMS, 4)),
    ("spot_hex", (MAX_SPOTS,)),
    ("spot_corner", (MAX_SPOTS,)),
    ("deck", (MAX_TILES,)),
    # The last ones are of the free family alone: others neither clear nor copy them.
    ("dead", (MAX_PLAYERS, WORDS)),
    ("dead_hidden", (MAX_PLAYERS,)),
)


def _offsets(first: int, tables: Sequence[tuple[str, tuple[int, ...]]]) -> list[int]:
    """Return the offset of each table, and the size of the row."""
    return list(accumulate((prod(shape) for _, shape in tables), initial=first))


(
    G_HALVES,
    G_TILE_PIPS,
    G_HALF_PIPS,
    G_DOUBLE,
    G_ORDER,
    G_LEAD_WAYS,
    G_TOUCH,
    G_FITS,
    G_DRAWING,
    G_DRAW_ENDS,
    G_CONTINUES,
    G_NEXT_DRAWS,
    G_ROUND_EACH,
    G_ROUND_OUT,
    G_ROUND_BLOCKED,
    G_SCALE,
    G_SIDE,
    G_JOIN,
    G_TURNING,
    G_CORNER,
    G_EXIT,
    G_BLOCKED_CORNERS,
    G_NEXT_HEX,
    G_NEXT_SIDE,
    G_LEAD_CORNER,
    G_LEAD_HEX,
    G_LEAD_SIDE,
    G_CONTINUING,
    G_LADDER,
    G_STEPS,
    G_TILES_WITH,
    G_BLANKS,
    G_PIPLESS,
    G_TILE_COUNTS,
    G_LONE_COUNTS,
    G_LAST_TILE_KINDS,
    G_DOUBLES,
    GAME_SIZE,
) = _offsets(74, _GAME_TABLES)
(
    HANDS,
    LAID,
    FIT,
    OUT_OF_PLAY,
    COUNT,
    SCORES,
    POINTS,
    HIDDEN,
    ROW_AT,
    ROW_FROM,
    MISSING,
    ARM_HALF,
    ARM_IS,
    ARM_SINCE,
    HAND_PIPS,
    AWARDED,
    FINISHED,
    FIT_ANYONE,
    ARM_HEX,
    ARM_SIDE,
    MET_ARM,
    OPEN_TILES,
    SPOT_HEX,
    SPOT_CORNER,
    DECK,
    DEAD,
    DEAD_HIDDEN,
    ROUND_SIZE,
) = _offsets(43, _ROUND_TABLES)


def _slices(
    first: int, tables: Sequence[tuple[str, tuple[int, ...]]]
) -> Mapping[str, tuple[slice, tuple[int, ...]]]:
    places = _offsets(first, tables)
    return {
        name: (slice(at, at + prod(shape)), shape)
        for at, (name, shape) in zip(places, tables, strict=False)
    }


GAME_TABLES: Final = _slices(74, _GAME_TABLES)
ROUND_TABLES: Final = _slices(43, _ROUND_TABLES)


def game_table(game: IntArray, name: str) -> IntArray:
    """Return a table of a game, to read or to fill."""
    place, shape = GAME_TABLES[name]
    return game[place].reshape(shape)


def round_table(rounds: IntArray, name: str) -> IntArray:
    """Return a table of one round, or of many, to read or to fill."""
    place, shape = ROUND_TABLES[name]
    return rounds[..., place].reshape(*rounds.shape[:-1], *shape)
