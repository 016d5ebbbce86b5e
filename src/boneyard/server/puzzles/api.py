"""API of puzzles: the day's, any by its id, and an answer."""

from typing import Annotated, Final

from msgspec import Struct

from boneyard.core.events import AnyEvent
from boneyard.core.options import Value
from boneyard.core.strict_json import one_of
from boneyard.engine.view_json import Seen, view_to_json
from boneyard.puzzles.lessons import THEMES
from boneyard.puzzles.puzzle import GRADES
from boneyard.server.endpoints import Endpoint
from boneyard.server.puzzles.service import check_move, find_puzzle
from boneyard.server.request_context import RequestContext


class PuzzleAnswer(Struct):
    """A move, as in the notation."""

    move: str
    """The move."""


class PuzzleOut(Struct):
    """A puzzle, as the player who is to solve it may know it."""

    puzzle: str
    """Its id."""
    game: str
    """The name of the game."""
    options: dict[str, Value]
    """The options that it is played with."""
    seat: int
    """The seat to find a move for."""
    grade: Annotated[int, one_of(*GRADES)]
    """How hard it is, from 1 to 5."""
    theme: Annotated[str, one_of(*THEMES)]
    """What it is about."""
    view: Seen
    """The table as the seat sees it."""
    events: tuple[AnyEvent, ...]
    """What has happened in the round, as the seat saw it."""
    moves: list[str]
    """What may be answered."""


class MoveWorth(Struct):
    """What a move is worth."""

    move: str
    """The move."""
    points: float
    """Points over the others in this round, on average."""
    wins: float
    """The chance to win the round."""


class PuzzleAnswered(Struct):
    """What comes of an answer."""

    right: bool
    """Whether it is the best move."""
    best: str
    """The best move."""
    moves: list[MoveWorth]
    """Every move, the best first."""
    solved: dict[str, float]
    """How often each level finds the best."""
    played: dict[str, str]
    """What each level plays mostly."""
    streak: int
    """Days in a row on which the puzzle of the day was solved."""


async def puzzle(context: RequestContext) -> PuzzleOut:
    """A puzzle by its id, or the one of the day (`today`); its answer isn't told."""
    one = find_puzzle(context.request.path_params["puzzle"])
    moves = sorted(move.move for move in one.moves)
    return PuzzleOut(
        one.id, one.game, dict(one.options), one.seat, one.grade, one.theme,
        Seen(**view_to_json(one.view)), one.events, moves,
    )  # fmt: skip


async def solve(context: RequestContext) -> PuzzleAnswered:
    """Answer a puzzle; the first answer to the day's counts for the streak."""
    payload = await context.parse_body(PuzzleAnswer)
    one = find_puzzle(context.request.path_params["puzzle"])
    check_move(one, payload.move)
    guest, puzzles = context.caller.ensure_guest(), context.services.puzzles
    right = await puzzles.submit_answer(guest, one, payload.move)
    moves = [MoveWorth(move.move, move.points, move.wins) for move in one.moves]
    return PuzzleAnswered(right, one.answer, moves, dict(one.solved), dict(one.played),
                          await puzzles.load_streak(guest))  # fmt: skip


_PUZZLE_PATH: Final = "/api/puzzles/{puzzle}"

ROUTES: Final = (
    Endpoint("GET", _PUZZLE_PATH, puzzle, PuzzleOut, "A puzzle, or the day's (today)"),
    Endpoint("POST", _PUZZLE_PATH, solve, PuzzleAnswered, "Answer a puzzle", PuzzleAnswer),
)
