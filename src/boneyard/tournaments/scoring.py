"""What a board is worth where all boards of a round have the same tiles.

Who was dealt better tiles wins at every board alike, so a win alone would say where somebody sat.
There a board is won by whoever did better than the middle of the field with the same tiles: the
margin of each board is compared with the median of all margins. What one of two gains by that the
other loses. It needs a round that everybody plays, so it holds in a Swiss and in a round robin.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from boneyard.tournaments.models import DRAWN, WON, Board
from boneyard.tournaments.plan import Plan

#: The formats in which everybody plays every round.
_WHOLE: Final = ("swiss", "round-robin")


def by_the_field(plan: Plan) -> bool:
    """Say whether boards are compared with others of the same tiles."""
    return plan.deals == "same" and plan.format in _WHOLE


def scored(plan: Plan, boards: Sequence[Board]) -> tuple[Board, ...]:
    """The boards with what they are worth; those of a round that isn't over stay as they are.

    A board that was not played out, or that there is nothing to compare with, is worth what it was
    at the table.
    """
    if not by_the_field(plan):
        return tuple(boards)
    rounds: dict[int, list[Board]] = defaultdict(list)
    for board in boards:
        rounds[board.round].append(board)
    middles = {round: _middle(own) for round, own in rounds.items()}
    return tuple(_scored(board, middles[board.round]) for board in boards)


def _middle(boards: Sequence[Board]) -> int | None:
    """Twice the median of the margins that were played out; None: there is nothing to compare."""
    outcomes = [board.outcome for board in boards]
    if None in outcomes:
        return None
    margins = sorted(one.margin for one in outcomes if one is not None and not one.end)
    if len(margins) < 2:
        return None
    half = len(margins) // 2
    return margins[half] * 2 if len(margins) % 2 else margins[half - 1] + margins[half]


def _scored(board: Board, middle: int | None) -> Board:
    outcome = board.outcome
    if outcome is None or outcome.end or middle is None:
        return board
    ahead = 2 * outcome.margin - middle
    first = DRAWN + (ahead > 0) - (ahead < 0)
    return replace(board, outcome=replace(outcome, first=first, second=WON - first))
