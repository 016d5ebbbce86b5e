"""Whether one move is clearly best: by the exact search, or on worlds enough and in two ways."""

import random
from dataclasses import replace
from typing import Final

import numpy as np
from msgspec import Struct

from boneyard.analysis.decisions import scale_of
from boneyard.bots.budget import Effort
from boneyard.bots.search import Mind, Thought
from boneyard.core.actions import parse
from boneyard.puzzles.puzzle import Puzzle, turn_moves
from boneyard.rules.game import State

#: How hints think: others' plays are heeded, and moves are tried out with the trained weights.
HEEDING: Final = Effort(heeds=True, proposals=2, trained=True, exact=True, even=True)
#: Another way, which shares neither: any world that may be, by the plain rule of thumb.
PLAIN: Final = Effort(exact=True, even=True)
#: How much better than any other the best move is: as a share of what rounds differ by,
LEAST: Final = 0.15
#: in standard errors,
SURE: Final = 6.0
#: and in chances to win the round, where it isn't proved.
WINS: Final = 0.04


def thought(view: State, seat: int, way: Effort, worlds: int, seed: str) -> Thought:
    """What every move of a turn is worth to one who sees no more than this view."""
    mind = Mind(view, seat, turn_moves(view, seat), random.Random(seed))
    return mind.think(replace(way, worlds=worlds))


def best_of(found: Thought) -> int:
    """The place of the move that brings most points."""
    return int(np.argmax(found.points))


def is_clear(found: Thought, view: State, strict: float = 1.0) -> bool:
    """Say whether the best move is clearly better than every other."""
    best = best_of(found)
    rest = np.arange(len(found.moves)) != best
    gaps = found.points[best] - found.points[rest]
    won = found.wins[best] - found.wins[rest]
    if gaps.min() < strict * LEAST * scale_of(view.rules):
        return False
    if not found.worlds:
        return bool(won.min() >= 0)
    errors = found.errors[rest]
    return bool((gaps >= strict * SURE * errors).all() and won.min() >= strict * WINS)


class Verdict(Struct, frozen=True):
    """What another search found about a puzzle."""

    id: str
    answer: str
    found: tuple[str, str]
    """The best move in each of the two ways of thinking."""

    @property
    def holds(self) -> bool:
        """Whether both found the answer."""
        return set(self.found) == {self.answer}


def checked(puzzle: Puzzle, worlds: int, seed: str) -> Verdict:
    """Search again, twice: with other luck, on as many worlds as told, in two ways."""
    if len(puzzle.moves) == 1:
        return Verdict(puzzle.id, puzzle.answer, (puzzle.answer, puzzle.answer))
    heeding, plain = (
        thought(puzzle.view, puzzle.seat, way, worlds, f"{seed} {puzzle.id} {at}")
        for at, way in enumerate((HEEDING, PLAIN))
    )
    best = str(heeding.moves[best_of(heeding)]), str(plain.moves[best_of(plain)])
    answer = str(parse(puzzle.answer))
    return Verdict(puzzle.id, answer, best)
