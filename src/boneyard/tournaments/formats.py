"""What comes next in a tournament: boards to be played, or its end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from boneyard.tournaments import arena_format, knockout, round_robin, swiss
from boneyard.tournaments.models import ABSENT, CLOSED, FREE, LOST, WON, Board, Entrant, Outcome
from boneyard.tournaments.plan import Plan
from boneyard.tournaments.standings import left, points, standings

#: Boards that a tournament can have: an arena of many bots would have no end of them.
MOST_BOARDS: Final = 5000


class Field(Struct, frozen=True):
    """A tournament as it stands: all that is asked when something is to come of it."""

    plan: Plan
    rounds: int
    """How many there will be; 0: as long as there is time."""
    entrants: tuple[Entrant, ...]
    boards: tuple[Board, ...] = ()
    time: bool = True
    """Whether an arena still has time."""

    @property
    def round(self) -> int:
        """The round that is being played, or was last."""
        return max((board.round for board in self.boards), default=0)

    @property
    def settled(self) -> bool:
        """Say whether every board has ended."""
        return all(board.outcome is not None for board in self.boards)


class Next(Struct, frozen=True):
    """What comes next: boards; or nothing yet; or the end."""

    boards: tuple[Board, ...] = ()
    over: bool = False
    cut: bool = False
    """It is over before its last round, because nobody is left whom anybody may meet."""


WAIT: Final = Next()
OVER: Final = Next(over=True)


def following(field: Field) -> Next:
    """What comes next, now that it stands so."""
    return _FORMATS[field.plan.format](field)


def _made(pairs: Sequence[tuple[int, int | None]], field: Field, round: int) -> Next:
    """Boards of a round; those without an opponent, or whose players have left, are over."""
    gone = left(field.entrants)
    made = []
    for number, (first, second) in enumerate(pairs, 1):
        outcome = FREE if second is None else _walkover(first in gone, second in gone)
        made.append(Board(round, number, first, second, outcome=outcome))
    return Next(tuple(made))


def _walkover(first: bool, second: bool) -> Outcome | None:
    """How a board ends to which one of two doesn't come, or neither does."""
    if first and second:
        return Outcome(LOST, LOST, end=CLOSED)
    if first or second:
        return Outcome(LOST if first else WON, WON if first else LOST, end=ABSENT)
    return None


def _swiss(field: Field) -> Next:
    if not field.settled:
        return WAIT
    round = field.round + 1
    if round > field.rounds:
        return OVER
    there = {one.number for one in field.entrants if one.plays_in(round)}
    order = [line.number for line in standings(field.plan, field.entrants, field.boards)
             if line.number in there]  # fmt: skip
    scores = points(field.plan, field.entrants, field.boards)
    pairs = swiss.paired(order, scores, field.boards)
    if pairs is None:
        return Next(over=True, cut=True)
    return _made(pairs, field, round)


def _circle(field: Field) -> Next:
    if not field.settled:
        return WAIT
    round = field.round + 1
    if round > field.rounds:
        return OVER
    if len(field.entrants) - len(left(field.entrants)) < 2:
        return Next(over=True, cut=True)
    order = [one.number for one in field.entrants]
    return _made(round_robin.paired(order, round), field, round)


def _knockout(field: Field) -> Next:
    round = field.round
    gone = left(field.entrants, round)
    if round == 0:
        order = [one.number for one in field.entrants if one.until is None]
        return _made(knockout.first_round(order), field, 1)
    more, decided = [], True
    for meeting in knockout.meetings(field.boards, round):
        winner = knockout.winner(meeting, field.plan.best_of, gone)
        decided = decided and winner is not None
        if winner is None and all(board.outcome is not None for board in meeting):
            more.append(knockout.next_leg(meeting))
    if not decided:
        return Next(tuple(more))
    if round >= field.rounds:
        return OVER
    pairs = knockout.next_round(field.boards, round, field.plan.best_of, gone)
    return _made(pairs, field, round + 1)


def _arena(field: Field) -> Next:
    if not field.time or len(field.boards) >= MOST_BOARDS:
        return OVER if field.settled else WAIT
    busy = {one for board in field.boards if board.outcome is None for one in board.players}
    there = {one.number for one in field.entrants if one.until is None}
    scores = points(field.plan, field.entrants, field.boards)
    order = [line.number for line in standings(field.plan, field.entrants, field.boards)
             if line.number in there - busy]  # fmt: skip
    pairs = arena_format.paired(order, scores, field.boards, len(there))
    return _made(pairs, field, field.round + 1)


_FORMATS: Final[Mapping[str, Callable[[Field], Next]]] = {
    "swiss": _swiss,
    "round-robin": _circle,
    "knock-out": _knockout,
    "arena": _arena,
}
