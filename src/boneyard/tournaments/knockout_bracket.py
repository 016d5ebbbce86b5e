"""Knockout brackets: losers are out; entrants are seeded in the order of entry.

Two meet for as many boards as it takes to win more than half of `best_of`. A drawn board is played
again; when three boards of a meeting were drawn, or all that may be played are, the leader goes on,
or on a tie the higher seed. A player who has left has lost.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from boneyard.tournaments.models import WON, Board, assign_seats

#: This many drawn boards decide a meeting as it stands.
MAX_DRAWS: Final = 3


def bracket_order(size: int) -> list[int]:
    """Return the seeds of a bracket for 2, 4, 8 …: one and two can only meet in the final."""
    order = [1]
    while len(order) < size:
        both = 2 * len(order) + 1
        order = [place for one in order for place in (one, both - one)]
    return order


def count_rounds(entrants: int) -> int:
    """Return how many rounds it takes until one is left."""
    return max(1, (entrants - 1).bit_length())


def pair_first_round(order: Sequence[int]) -> list[tuple[int, int | None]]:
    """Pair the first round, in the order of the bracket; the best seeds have byes."""
    places = bracket_order(2 ** count_rounds(len(order)))
    ends = zip(places[::2], places[1::2], strict=True)
    seeds = [sorted(pair) for pair in ends]  # of two that meet, the higher seed always exists
    return [(order[one - 1], order[other - 1] if other <= len(order) else None)
            for one, other in seeds]  # fmt: skip


def group_matchups(boards: Sequence[Board], round: int) -> list[list[Board]]:
    """Group the boards of a round by meeting, in the order of the bracket."""
    own = sorted((b for b in boards if b.round == round), key=lambda b: (b.number, b.leg))
    return [list(group) for _, group in groupby(own, key=lambda b: b.number)]


def find_winner(matchup: Sequence[Board], best_of: int, left: frozenset[int]) -> int | None:
    """Return the winner of a meeting; None: not decided yet.

    `left` are those who have left the tournament.
    """
    first = matchup[0]
    if first.second is None:
        return first.first
    if any(board.outcome is None for board in matchup):
        return None
    one, other = sorted((first.first, first.second))
    wins = {who: sum(board.points_of(who) == WON for board in matchup) for who in (one, other)}
    for who in (one, other):
        if wins[who] * 2 > best_of:
            return who
    for who, rest in ((one, other), (other, one)):
        if who in left and rest not in left:
            return rest
    undecided = len(matchup) - wins[one] - wins[other]
    if undecided >= MAX_DRAWS or left >= {one, other}:
        return one if wins[one] >= wins[other] else other
    return None


def make_next_leg(matchup: Sequence[Board]) -> Board:
    """Make one more board of the same two, with the seats exchanged."""
    last = matchup[-1]
    assert last.second is not None
    return Board(last.round, last.number, last.second, last.first, leg=last.leg + 1)


def pair_next_round(
    boards: Sequence[Board], round: int, best_of: int, left_entrants: frozenset[int]
) -> list[tuple[int, int | None]]:
    """Pair the round after one that is decided."""
    left = [find_winner(one, best_of, left_entrants) for one in group_matchups(boards, round)]
    assert None not in left, "a round is over when all its meetings are"
    through = [who for who in left if who is not None]
    pairs = zip(through[::2], through[1::2], strict=True)
    return [assign_seats(tuple(boards), one, other) for one, other in pairs]
