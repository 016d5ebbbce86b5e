"""The shape of the numbers: a game as one row of whole numbers, a round in play as another.

Tiles and halves are numbers; a hand is a mask with a bit for each tile. Each field has its place
in the row, the same for all games, so that compiled code serves many games.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import prod
from typing import Any, Final

import numpy as np

Numbers = np.ndarray[Any, np.dtype[np.int64]]
#: A row inside the kernels: a bare pointer, which type checkers may take for this.
Row = list[int]
#: What tells kernels their family: a tuple of as many numbers.
Family = tuple[int, ...]

#: Tiles in one word of a mask: the sign bit would turn comparisons around.
BITS: Final = 62
#: Words of a mask that have room in a row.
WORDS: Final = 3
PLAYERS: Final = 8
TILES: Final = 136
HALVES: Final = 20
ARMS: Final = 40
CURVED_ARMS: Final = 4
SPOTS: Final = 36
#: Rounds at most whose winner gets something more.
RUNGS: Final = 16
#: More pips than a set has.
PIPS: Final = 2048
#: From so many tiles on, how many lie in the boneyard makes no difference to any rule of drawing.
STOCK: Final = 64
#: Numbers at most that the ends are divided by.
STEPS: Final = 8

# Families of games, each with compiled code of its own. A kernel is told its family by the length
# of a tuple: numba knows that as it compiles, and leaves out what the family doesn't need.
# From large sets on, masks have several words; wide games may have any word with straight tiles.
LINES, CURVED, BRANCHING, LARGE, WIDE = 1, 2, 3, 4, 5
FAMILIES: Final = (LINES, CURVED, BRANCHING, LARGE, WIDE)

# How a round ended, and these ends by their names in a record.
PLAYING, OUT, BLOCKED, TARGET, REFUSED = range(5)
ENDS: Final = ("", "out", "blocked", "target", "refused")
# What follows a play.
OVER, MAY, MUST = range(3)
# Questions, in the order of `engine.questions`.
DIRECTION, REVERSE, DOUBLE, ACCEPT = 1, 2, 3, 4
QUESTIONS: Final = ("", "direction", "reverse", "double", "accept")
# What drawing allows, as bits.
SPENT, MAY_DRAW, MAY_PASS = 1, 2, 4
# What is known of an arm, as bits.
IS_DOUBLE, IS_IDLE, IS_OWED, IS_SPINNING = 1, 2, 4, 8
# Moves that are no plays, and their words; a hit is chance's and has no number of its own.
DRAW, PASS, FLIP, CLOCKWISE, COUNTERCLOCKWISE = 1, 2, 3, 4, 5
SAY_REVERSE, SAY_DOUBLE, SAY_ACCEPT, SAY_REFUSE, HIT = 6, 7, 8, 9, 10
SAID: Final = (
    "draw", "pass", "flip", "clockwise", "counterclockwise", "reverse", "double", "accept",
    "refuse",
)  # fmt: skip
# A move inside the kernels is one number: a word or, for plays, arm, tile and way. Bit 0 of the
# way is the half that touches (0: the first), bit 1 the turn of a curved tile (0: right).
TILE_AT, ARM_AT, WORD_AT = 2, 10, 17
TILE_BITS, ARM_BITS = 255, 127

# One number for each rule word that kernels tell apart.
LINE, ONE_ARM, CROSS, EVERY_DOUBLE_SPINS, TREE, HONEYCOMB, ONE_SPINNER, TRAINS, HUB = range(9)
BY_TILE, BY_DRAWING, BY_TURNS, BY_HUB = range(4)
NO_PLAY_SCORE, ENDS_MULTIPLE_OF, ENDS_ALIKE, ENDS_GO_INTO = range(4)
(
    LOWEST_PIPS, FEWEST_TILES, FEWEST_DOUBLES, FEWEST_TOGETHER, LOWEST_THEN_TILE, LOCKERS_DUEL,
    NOBODY_WINS, LEADER_WINS, LOCKER_WINS,
) = range(9)  # fmt: skip
NO_TIE, TIE_TO_LEADER, TIE_TO_LOCKER = range(3)
OPPONENTS_PIPS, ONE_POINT, PENALTIES, MOST_MADE, RANKS, TO_LOVE, LOSERS_WRITE = range(7)
# What a round that is not the first may be led with: as the game says, any tile, any double.
AS_DECLARED, ANY_TILE, ANY_DOUBLE = range(3)
# When 0-0 counts more: in any hand, in one that has no other blank, in one that is nothing else.
IN_ANY_HAND, WITHOUT_OTHERS, ALONE = range(3)
# A capicúa that doubles the award.
DOUBLED: Final = -1

# A game: single numbers.
(
    G_PLAYERS, G_SIDES, G_HAND, G_TILES, G_SHAPE, G_OPENING, G_LEADS_ANY, G_START, G_START_SINGLE,
    G_WHOLE_SET, G_SCORING, G_SCORE_ONE, G_SCORE_TWO, G_BLOCK, G_AWARD, G_AWARD_ONE, G_AWARD_TWO,
    G_TARGET, G_BLIND, G_MOVER_BLOCKS, G_SWEEPS, G_LAST_ONE_ENDS, G_DIRECTION, G_DOUBLE_BACK,
    G_CHALLENGE, G_PERFECT_TEN, G_ONE_PLAY, G_JOINS, G_ORDERS, G_WORDS_FROM,
    G_EITHER_HALF, G_ABLE_PLAYS, G_TIE, G_CAPICUA, G_CAPICUA_BLANK, G_LAST_TILE,
    G_LAST_GIVES, G_RUNGS, G_PASS, G_PASS_TARGET, G_DEAR, G_DEAR_WHEN, G_HAS_BONUSES,
    G_MANY_DOUBLES, G_MANY_ALIKE, G_IDLE, G_CHOOSY, G_REMEMBERS, G_COMPARES, G_OWN_OUT,
    G_OWN_BLOCKED, G_DULL_SINGLE, G_HUB_ARMS, G_HUB_FALLS, G_HUB_PLACED, G_THREE_TOES, G_LAPSES,
    G_SHORT_BLOCKS, G_OWNED, G_COVERS, G_RUNS, G_CHAINS,
) = range(62)  # fmt: skip
# A game: tables, with their sizes.
_GAME_TABLES: Final[Sequence[tuple[str, tuple[int, ...]]]] = (
    ("halves", (2, TILES)),
    ("pips", (TILES,)),
    ("half_pips", (HALVES,)),
    ("double", (TILES,)),
    ("order", (TILES,)),
    ("lead_ways", (TILES,)),
    ("touch", (HALVES, 2, WORDS)),
    ("fits", (HALVES, WORDS)),
    ("drawing", (2, STOCK, 2, 2)),
    ("draw_ends", (2, STOCK, 2, 2)),
    ("goes", (TILES, 2, 8)),
    ("burdens", (TILES, 2, 2)),
    ("round_each", (2 * PIPS,)),
    ("round_out", (2 * PIPS,)),
    ("round_blocked", (2 * PIPS,)),
    ("scale", (PLAYERS,)),
    ("side", (PLAYERS,)),
    ("join", (HALVES, 2)),
    ("turning", (2, 2)),
    ("corner", (6, 2)),
    ("exit", (6, 2)),
    ("crowded", (6,)),
    ("beyond_hex", (6, 2)),
    ("beyond_side", (6, 2)),
    ("lead_corner", (2,)),
    ("lead_hex", (SPOTS, 2, 2)),
    ("lead_side", (SPOTS, 2, 2)),
    ("onward", (WORDS,)),
    ("rungs", (RUNGS,)),
    ("steps", (STEPS,)),
    ("bears", (HALVES, WORDS)),
    ("blanks", (WORDS,)),
    ("pipless", (WORDS,)),
)
# A round: single numbers.
(
    LUCK, ROUND, TURN, WAY, DRAWN, MAY_STOP, OWES, TURNED, QUESTION, ASKED, PLAYS, LAST, STAKES,
    END, WINNERS, ARM_COUNT, OWED, LYING, DOUBLES, LEAD, STOCK_AT, STOCK_END, FINISHED_COUNT, TOOK,
    DRAWS, MOVES, WENT_OUT, UNCLAIMED, UNCLAIMED_BY, LED, LOCKER, LAST_BY, PASSES, FREE,
    WAITING, TURNS, GONE_ON, MARKED, OPEN_ARMS,
) = range(39)  # fmt: skip
# A round: tables, with their sizes.
_ROUND_TABLES: Final[Sequence[tuple[str, tuple[int, ...]]]] = (
    ("hands", (PLAYERS, WORDS)),
    ("laid", (WORDS,)),
    ("fit", (WORDS,)),
    ("away", (WORDS,)),
    ("count", (PLAYERS,)),
    ("scores", (PLAYERS,)),
    ("points", (PLAYERS,)),
    ("held", (PLAYERS,)),
    ("given", (PLAYERS,)),
    ("hidden", (PLAYERS,)),
    ("finished", (PLAYERS,)),
    ("row_at", (PLAYERS,)),
    ("row_from", (PLAYERS + 1,)),
    ("missing", (PLAYERS, WORDS)),
    ("arm_half", (ARMS,)),
    ("arm_is", (ARMS,)),
    ("arm_since", (ARMS,)),
    ("anyone", (WORDS,)),
    ("arm_hex", (CURVED_ARMS,)),
    ("arm_side", (CURVED_ARMS,)),
    ("meets", (CURVED_ARMS, 2)),
    ("open", (CURVED_ARMS, 4)),
    ("spot_hex", (SPOTS,)),
    ("spot_corner", (SPOTS,)),
    ("deck", (TILES,)),
)


def _places(first: int, tables: Sequence[tuple[str, tuple[int, ...]]]) -> list[int]:
    """Where each table begins, and where the row ends."""
    return list(accumulate((prod(shape) for _, shape in tables), initial=first))


(
    G_HALVES, G_TILE_PIPS, G_HALF_PIPS, G_DOUBLE, G_ORDER, G_LEAD_WAYS, G_TOUCH, G_FITS, G_DRAWING,
    G_DRAW_ENDS, G_GOES, G_BURDENS, G_ROUND_EACH, G_ROUND_OUT, G_ROUND_BLOCKED, G_SCALE, G_SIDE,
    G_JOIN,
    G_TURNING, G_CORNER, G_EXIT, G_CROWDED, G_BEYOND_HEX, G_BEYOND_SIDE, G_LEAD_CORNER, G_LEAD_HEX,
    G_LEAD_SIDE, G_ONWARD, G_LADDER, G_STEPS, G_BEARS, G_BLANKS, G_PIPLESS, GAME_SIZE,
) = _places(62, _GAME_TABLES)  # fmt: skip
(
    HANDS, LAID, FIT, AWAY, COUNT, SCORES, POINTS, HELD, GIVEN, HIDDEN, FINISHED, ROW_AT, ROW_FROM,
    MISSING, ARM_HALF, ARM_IS, ARM_SINCE, ANYONE, ARM_HEX, ARM_SIDE, MEETS, OPEN, SPOT_HEX,
    SPOT_CORNER, DECK, ROUND_SIZE,
) = _places(39, _ROUND_TABLES)  # fmt: skip


def _named(
    first: int, tables: Sequence[tuple[str, tuple[int, ...]]]
) -> Mapping[str, tuple[slice, tuple[int, ...]]]:
    places = _places(first, tables)
    return {
        name: (slice(at, at + prod(shape)), shape)
        for at, (name, shape) in zip(places, tables, strict=False)
    }


GAME_TABLES: Final = _named(62, _GAME_TABLES)
ROUND_TABLES: Final = _named(39, _ROUND_TABLES)


def game_table(game: Numbers, name: str) -> Numbers:
    """A table of a game, to read or to fill."""
    place, shape = GAME_TABLES[name]
    return game[place].reshape(shape)


def round_table(rounds: Numbers, name: str) -> Numbers:
    """A table of one round, or of many, to read or to fill."""
    place, shape = ROUND_TABLES[name]
    return rounds[..., place].reshape(*rounds.shape[:-1], *shape)
