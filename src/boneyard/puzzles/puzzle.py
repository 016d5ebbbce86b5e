"""Puzzle: what one seat sees at one moment of a round, and the clearly best move.

It holds the redacted events of the seat and nothing else of the deal: no other hand, no boneyard,
no seed. All begin with a round from 0:0, so that points and match agree.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from boneyard.core.actions import Call, Catch, Move, Play, parse
from boneyard.core.codec import encoder, make_decoder
from boneyard.core.events import AnyEvent, Event
from boneyard.core.options import OptionError, Value
from boneyard.core.position import fold
from boneyard.engine.legal import legal
from boneyard.games import get_game
from boneyard.i18n import TranslatedError, error_text
from boneyard.records.position_text import read_position, redact_position
from boneyard.rules.game import Rules, State

#: The levels that puzzles are graded by, the weakest first.
GRADING_LEVELS: Final = ("beginner", "casual", "club", "expert", "master")
#: Grades: from 1, found by everyone, to 5, found only by the best, and not always.
GRADES: Final = (1, 2, 3, 4, 5)


class PuzzleError(TranslatedError, ValueError):
    """An invalid puzzle."""


class EvaluatedMove(Struct, frozen=True, array_like=True):
    """A legal move and its value."""

    move: str
    points: float
    """Points over the others in the rest of the round."""
    wins: float
    """The chance to win the round."""
    error: float = 0.0
    """The standard error of the points, against the best move."""


class Puzzle(Struct, frozen=True, dict=True, omit_defaults=True, kw_only=True):
    """A position as one seat sees it, with its solution."""

    id: str
    game: str
    options: Mapping[str, Value] = {}
    seat: int
    theme: str
    """What it teaches; see `lessons.py`."""
    worlds: int
    """The worlds that its moves were tried on; 0: nothing was hidden, it is proved."""
    moves: tuple[EvaluatedMove, ...]
    """Every legal move, the best first."""
    solved: Mapping[str, float] = {}
    """How often each level finds the best move."""
    played: Mapping[str, str] = {}
    """What each level plays most often."""
    events: tuple[AnyEvent, ...] = ()
    """The events of the round, redacted for the seat."""
    position: str = ""
    """The position as a line of text (docs/notation.md), in place of the events."""

    @property
    def answer(self) -> str:
        """The clearly best move."""
        return self.moves[0].move

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5: how many of the levels miss it more often than not."""
        return min(GRADES[-1], 1 + sum(share < 0.5 for share in self.solved.values()))

    @cached_property
    def rules(self) -> Rules:
        """The rules by which it is played."""
        game = get_game(self.game)
        if game.alone:
            raise PuzzleError("puzzles-for-one", game=game.name)
        found: Rules = game.rules(**self.options)
        return found

    @cached_property
    def view(self) -> State:
        """The table as the seat sees it."""
        if not self.position:
            return fold(self.rules.new_match(), self.events)
        found = redact_position(read_position(self.position), self.seat)
        if not isinstance(found, State) or found.rules != self.rules:
            raise PuzzleError("puzzles-other-moves")
        return found


def turn_moves(view: State, seat: int) -> list[Move]:
    """List the moves of a seat in its turn, without calls."""
    return [move for move in legal(view, seat) if not isinstance(move, Call | Catch)]


def puzzle_id(rules: Rules, seat: int, events: Iterable[Event]) -> str:
    """Return a short deterministic id of a position."""
    encoded = encoder.encode(
        (rules.base_game.lookup_key, dict(rules.chosen_options), seat, tuple(events))
    )
    return sha256(encoded).hexdigest()[:10]


_decoder: Final = make_decoder(Puzzle)


def encode_puzzle(puzzle: Puzzle) -> bytes:
    """Encode a puzzle as a line of JSON, without its end."""
    return encoder.encode(puzzle)


def parse_puzzle(line: bytes) -> Puzzle:
    """Parse and validate a puzzle: its events follow each other, its moves are legal."""
    try:
        puzzle = _decoder.decode(line)
        seat, view = puzzle.seat, puzzle.view
        moves = {str(move) for move in turn_moves(view, seat)}
    except PuzzleError:
        raise
    except (msgspec.MsgspecError, OptionError, ValueError, RecursionError) as error:
        raise PuzzleError("puzzles-no-puzzle", why=error_text(error)) from None
    except (LookupError, AssertionError, AttributeError, TypeError) as error:
        # Events that can't follow each other in any round.
        raise PuzzleError("puzzles-no-puzzle", why=type(error).__name__) from None
    if view.to_act != seat or {one.move for one in puzzle.moves} != moves:
        raise PuzzleError("puzzles-other-moves")
    return puzzle


def decode_puzzles(text: bytes) -> Iterator[Puzzle]:
    """Decode puzzles, one a line, that were checked when they were written."""
    return (_decoder.decode(line) for line in text.splitlines() if line.strip())


def list_plays(puzzle: Puzzle) -> list[Play]:
    """List the moves that lay a tile."""
    moves: list[object] = [parse(one.move) for one in puzzle.moves]
    return [move for move in moves if isinstance(move, Play)]
