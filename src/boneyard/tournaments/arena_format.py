"""Arena tournaments: free players are paired again and again with opponents of similar points."""

from collections import Counter
from collections.abc import Sequence

from boneyard.tournaments.blossom import min_cost_matching
from boneyard.tournaments.models import Board, assign_seats

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
