"""An arena: whoever is free is paired again, as long as it takes, with somebody who stands near."""

from collections import Counter
from collections.abc import Sequence

from boneyard.tournaments.blossom import min_cost_matching
from boneyard.tournaments.models import Board, assign_seats

#: What it costs to meet somebody once more, in squared half points; and at once again.
_REPEAT_COST, _REMATCH_COST = 4, 10**9


def pair_free(
    order: Sequence[int], points: dict[int, int], boards: Sequence[Board], present: int
) -> list[tuple[int, int]]:
    """The pairs of those who are free, of so many who are there: nobody waits longer than once.

    Two who have just met don't meet at once again, unless nobody else is there.
    """
    free = list(order)
    played = Counter(one for board in boards for one in board.players)
    if len(free) % 2:
        # The one sits out who has played most, of them the one who stands best.
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
