"""Tournaments played out at once, by a number for each board."""

import random
from collections.abc import Callable

from msgspec.structs import replace

from boneyard.tournaments.models import Board, Entrant, Outcome
from boneyard.tournaments.progress import TournamentState, next_step
from boneyard.tournaments.settings import Plan

Leave = Callable[[TournamentState], tuple[Entrant, ...]]


def ended(board: Board, dice: random.Random) -> Board:
    """A board that was played: won, drawn, lost."""
    if board.outcome is not None:
        return board
    margin = dice.choice((-20, -5, 0, 5, 20))
    first = 1 + (margin > 0) - (margin < 0)
    return replace(board, outcome=Outcome(first, 2 - first, margin))


def begun(plan: Plan, entrants: int) -> TournamentState:
    """A tournament before its first round."""
    there = tuple(Entrant(number) for number in range(1, entrants + 1))
    return TournamentState(plan, plan.rounds_for(entrants), there)


def played(
    field: TournamentState, seed: int, leave: Leave | None = None, waves: int = 60
) -> TournamentState:
    """A tournament to its end; `leave` says who is there before each round."""
    dice = random.Random(seed)
    for _ in range(waves):
        if leave is not None:
            field = replace(field, entrants=leave(field))
        step = next_step(field)
        if step.over:
            break
        boards = tuple(ended(board, dice) for board in (*field.boards, *step.boards))
        field = replace(field, boards=boards)
    return field
