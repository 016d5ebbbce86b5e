"""Tournament progress: the next boards to be played, or the end."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from boneyard.tournaments import knockout_bracket, round_robin, swiss_pairing
from boneyard.tournaments.blossom import min_cost_matching
from boneyard.tournaments.models import (
    ABSENT,
    BYE_OUTCOME,
    CLOSED,
    LOST,
    WON,
    Board,
    Entrant,
    Outcome,
    assign_seats,
)
from boneyard.tournaments.settings import Plan
from boneyard.tournaments.standings import compute_points, compute_standings, left_entrants

#: The cost of a repeated pairing, in squared half points; and of an immediate one.
_REPEAT_COST, _REMATCH_COST = 4, 10**9


def pair_free(
    order: Sequence[int], points: dict[int, int], boards: Sequence[Board], present: int
) -> list[tuple[int, int]]:
    """Pair the free players, of all who are present: nobody waits longer than once.

    Two who have just met don't meet again at once, unless nobody else is there.
    """
    free = list(order)
    played = Counter(one for board in boards for one in board.players)
    if len(free) % 2:
        # The player with most boards sits out; of several, the one with the best standing.
        free.remove(max(free, key=lambda one: (played[one], -order.index(one))))
    last: dict[int, int | None] = {}
    met: Counter[frozenset[int]] = Counter()
    for board in boards:
        met[frozenset(board.players)] += 1
        last.update((one, board.opponent_of(one)) for one in board.players)

    def cost(one: int, other: int) -> int:
        again = last.get(one) == other or last.get(other) == one
        apart = points[one] - points[other]
        return apart * apart + _REPEAT_COST * met[frozenset((one, other))] + again * _REMATCH_COST

    costs: list[dict[int, int]] = [{} for _ in free]
    for a, one in enumerate(free):
        for b in range(a + 1, len(free)):
            costs[a][b] = costs[b][a] = cost(one, free[b])
    mates = min_cost_matching(costs) or []
    return [
        assign_seats(tuple(boards), free[a], free[b])
        for a, b in enumerate(mates)
        if a < b and (costs[a][b] < _REMATCH_COST or present == 2)
    ]


#: The most boards of a tournament: an arena of many bots would have no end of them.
MAX_BOARDS: Final = 5000


class TournamentState(Struct, frozen=True):
    """The state of a tournament: all that decides what comes next."""

    plan: Plan
    rounds: int
    """How many there will be; 0: as long as there is time."""
    entrants: tuple[Entrant, ...]
    boards: tuple[Board, ...] = ()
    has_time: bool = True
    """Whether an arena still has time."""

    @property
    def round(self) -> int:
        """The round in play, or the last one."""
        return max((board.round for board in self.boards), default=0)

    @property
    def is_settled(self) -> bool:
        """Whether every board has ended."""
        return all(board.outcome is not None for board in self.boards)


class NextStep(Struct, frozen=True):
    """What comes next: boards, nothing yet, or the end."""

    boards: tuple[Board, ...] = ()
    over: bool = False
    cut_short: bool = False
    """Over before its last round, because no allowed pairing is left."""


WAIT: Final = NextStep()
OVER: Final = NextStep(over=True)


def next_step(field: TournamentState) -> NextStep:
    """Return what comes next."""
    return _FORMATS[field.plan.format](field)


def _make_boards(
    pairs: Sequence[tuple[int, int | None]], field: TournamentState, round: int
) -> NextStep:
    """Make the boards of a round; byes, and boards whose players have left, are over."""
    gone = left_entrants(field.entrants)
    made = []
    for number, (first, second) in enumerate(pairs, 1):
        outcome = BYE_OUTCOME if second is None else _walkover(first in gone, second in gone)
        made.append(Board(round, number, first, second, outcome=outcome))
    return NextStep(tuple(made))


def _walkover(first: bool, second: bool) -> Outcome | None:
    """Return the outcome of a board where one player, or both, didn't show up."""
    if first and second:
        return Outcome(LOST, LOST, end=CLOSED)
    if first or second:
        return Outcome(LOST if first else WON, WON if first else LOST, end=ABSENT)
    return None


def _swiss(field: TournamentState) -> NextStep:
    if not field.is_settled:
        return WAIT
    round = field.round + 1
    if round > field.rounds:
        return OVER
    there = {one.number for one in field.entrants if one.plays_in(round)}
    order = [line.number for line in compute_standings(field.plan, field.entrants, field.boards)
             if line.number in there]  # fmt: skip
    scores = compute_points(field.plan, field.entrants, field.boards)
    pairs = swiss_pairing.pair_round(order, scores, field.boards)
    if pairs is None:
        return NextStep(over=True, cut_short=True)
    return _make_boards(pairs, field, round)


def _round_robin(field: TournamentState) -> NextStep:
    if not field.is_settled:
        return WAIT
    round = field.round + 1
    if round > field.rounds:
        return OVER
    if len(field.entrants) - len(left_entrants(field.entrants)) < 2:
        return NextStep(over=True, cut_short=True)
    order = [one.number for one in field.entrants]
    return _make_boards(round_robin.pair_round(order, round), field, round)


def _knockout(field: TournamentState) -> NextStep:
    round = field.round
    gone = left_entrants(field.entrants, round)
    if round == 0:
        order = [one.number for one in field.entrants if one.until is None]
        return _make_boards(knockout_bracket.pair_first_round(order), field, 1)
    more, decided = [], True
    for meeting in knockout_bracket.group_matchups(field.boards, round):
        winner = knockout_bracket.find_winner(meeting, field.plan.best_of, gone)
        decided = decided and winner is not None
        if winner is None and all(board.outcome is not None for board in meeting):
            more.append(knockout_bracket.make_next_leg(meeting))
    if not decided:
        return NextStep(tuple(more))
    if round >= field.rounds:
        return OVER
    pairs = knockout_bracket.pair_next_round(field.boards, round, field.plan.best_of, gone)
    return _make_boards(pairs, field, round + 1)


def _arena(field: TournamentState) -> NextStep:
    if not field.has_time or len(field.boards) >= MAX_BOARDS:
        return OVER if field.is_settled else WAIT
    busy = {one for board in field.boards if board.outcome is None for one in board.players}
    there = {one.number for one in field.entrants if one.until is None}
    scores = compute_points(field.plan, field.entrants, field.boards)
    order = [line.number for line in compute_standings(field.plan, field.entrants, field.boards)
             if line.number in there - busy]  # fmt: skip
    pairs = pair_free(order, scores, field.boards, len(there))
    return _make_boards(pairs, field, field.round + 1)


_FORMATS: Final[Mapping[str, Callable[[TournamentState], NextStep]]] = {
    "swiss": _swiss,
    "round-robin": _round_robin,
    "knock-out": _knockout,
    "arena": _arena,
}
