"""Standings: match points, tie-breaks, ranks."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.tournaments import knockout_bracket
from boneyard.tournaments.models import BYE, DRAWN, WON, Board, Entrant
from boneyard.tournaments.settings import Plan

#: The formats in which every player plays every round.
_FULL_ROUND_FORMATS: Final = ("swiss", "round-robin")


def is_field_scored(plan: Plan) -> bool:
    """Return whether boards are compared with others of the same deals."""
    return plan.deals == "same" and plan.format in _FULL_ROUND_FORMATS


def score_boards(plan: Plan, boards: Sequence[Board]) -> tuple[Board, ...]:
    """Score the boards; those of an unfinished round stay as they are.

    A board that was not played out, or that there is nothing to compare with, keeps its own result.
    """
    if not is_field_scored(plan):
        return tuple(boards)
    rounds: dict[int, list[Board]] = defaultdict(list)
    for board in boards:
        rounds[board.round].append(board)
    middles = {round: _twice_median(own) for round, own in rounds.items()}
    return tuple(_score_board(board, middles[board.round]) for board in boards)


def _twice_median(boards: Sequence[Board]) -> int | None:
    """Return twice the median of the margins that were played out; None: nothing to compare."""
    outcomes = [board.outcome for board in boards]
    if None in outcomes:
        return None
    margins = sorted(one.margin for one in outcomes if one is not None and not one.end)
    if len(margins) < 2:
        return None
    half = len(margins) // 2
    return margins[half] * 2 if len(margins) % 2 else margins[half - 1] + margins[half]


def _score_board(board: Board, middle: int | None) -> Board:
    outcome = board.outcome
    if outcome is None or outcome.end or middle is None:
        return board
    ahead = 2 * outcome.margin - middle
    first = DRAWN + (ahead > 0) - (ahead < 0)
    return replace(board, outcome=replace(outcome, first=first, second=WON - first))


#: Tie-breaks: results against others with the same deals; the points of all opponents (Buchholz);
#: the points of beaten opponents (Sonneborn-Berger); boards won.
FIELD_SCORE, BUCHHOLZ, SONNEBORN_BERGER, WINS = "field", "met", "beaten", "wins"

TIE_BREAKS: Final[Mapping[str, tuple[str, ...]]] = {
    "swiss": (BUCHHOLZ, SONNEBORN_BERGER, WINS),
    "round-robin": (SONNEBORN_BERGER, WINS),
    "knock-out": (),
    "arena": (WINS,),
}


class StandingsRow(Struct, frozen=True):
    """A row of the standings."""

    place: int
    number: int
    points: int
    """In half points; in a knockout two for each meeting won."""
    ties: tuple[int, ...]
    """The tie-breaks, in the order of `tie_breaks_of`; field in thousandths, met in half
    points, beaten in quarters.
    """
    won: int = 0
    drawn: int = 0
    lost: int = 0
    byes: int = 0
    gone: bool = False
    """Whether they have left."""


def tie_breaks_of(plan: Plan) -> tuple[str, ...]:
    """List the tie-breaks of a tournament, in order."""
    more = TIE_BREAKS[plan.format]
    return (FIELD_SCORE, *more) if plan.deals == "same" and more else more


def compute_points(
    plan: Plan, entrants: Sequence[Entrant], boards: Sequence[Board]
) -> dict[int, int]:
    """Return the half points of all entrants."""
    found = {one.number: 0 for one in entrants}
    if plan.format == "knock-out":
        for round in {board.round for board in boards}:
            gone = left_entrants(entrants, round)
            for meeting in knockout_bracket.group_matchups(boards, round):
                winner = knockout_bracket.find_winner(meeting, plan.best_of, gone)
                if winner is not None:
                    found[winner] += WON
        return found
    for board in score_boards(plan, boards):
        for one in board.players:
            found[one] += board.points_of(one)
    return found


def left_entrants(entrants: Sequence[Entrant], round: int | None = None) -> frozenset[int]:
    """Return the entrants who have left, or had by the end of a round."""
    gone = (one for one in entrants if one.until is not None and (not round or one.until <= round))
    return frozenset(one.number for one in gone)


def compute_standings(
    plan: Plan, entrants: Sequence[Entrant], boards: Sequence[Board]
) -> list[StandingsRow]:
    """Return all entrants in order; ties are in the order of entry."""
    boards = score_boards(plan, boards)
    scores = compute_points(plan, entrants, boards)
    own: dict[int, list[Board]] = defaultdict(list)
    for board in boards:
        if board.outcome is not None:
            for one in board.players:
                own[one].append(board)
    shares = _field_shares(boards) if FIELD_SCORE in tie_breaks_of(plan) else {}
    lines = [_make_row(plan, one, own[one.number], scores, shares) for one in entrants]
    lines.sort(key=lambda line: (-line.points, [-tie for tie in line.ties], line.number))
    placed: list[StandingsRow] = []
    for at, line in enumerate(lines):
        before = placed[-1] if placed else None
        same = before is not None and (before.points, before.ties) == (line.points, line.ties)
        place = before.place if same and before is not None else at + 1
        placed.append(_with_place(line, place))
    return placed


def _with_place(line: StandingsRow, place: int) -> StandingsRow:
    return StandingsRow(
        place, line.number, line.points, line.ties,
        line.won, line.drawn, line.lost, line.byes, line.gone,
    )  # fmt: skip


def _make_row(
    plan: Plan,
    entrant: Entrant,
    boards: Sequence[Board],
    scores: Mapping[int, int],
    shares: Mapping[int, int],
) -> StandingsRow:
    me = entrant.number
    met = [
        (board.points_of(me), other)
        for board in boards
        if (other := board.opponent_of(me)) is not None
    ]
    won = sum(got == WON for got, _ in met)
    drawn = sum(got == DRAWN for got, _ in met)
    values = {
        FIELD_SCORE: shares.get(me, 0),
        BUCHHOLZ: sum(scores[other] for _, other in met),
        SONNEBORN_BERGER: sum(got * scores[other] for got, other in met),
        WINS: won,
    }
    byes = sum(board.outcome is not None and board.outcome.end == BYE for board in boards)
    ties = tuple(values[name] for name in tie_breaks_of(plan))
    lost, gone = len(met) - won - drawn, entrant.until is not None
    return StandingsRow(0, me, scores[me], ties, won, drawn, lost, byes, gone)


def _field_shares(boards: Sequence[Board]) -> dict[int, int]:
    """Return each entrant's share against others with the same deals, in thousandths.

    Each board is compared with all others of the same deals that were played out: two for each
    worse result, one for each equal one.
    """
    deals: dict[tuple[int, int], list[Board]] = defaultdict(list)
    for board in boards:
        if board.outcome is not None and not board.outcome.end:
            deals[board.round, board.leg].append(board)
    got: dict[int, int] = defaultdict(int)
    most: dict[int, int] = defaultdict(int)
    for same in deals.values():
        margins = [board.outcome.margin for board in same if board.outcome is not None]
        for board, margin in zip(same, margins, strict=True):
            ahead = sum((margin > one) - (margin < one) for one in margins)
            others = len(same) - 1
            for who, sign in zip(board.players, (1, -1), strict=True):
                got[who] += others + sign * ahead
                most[who] += 2 * others
    return {who: got[who] * 1000 // most[who] for who in got if most[who]}
