"""An arena: whoever is free is paired again, as long as it takes, with somebody who stands near."""

from collections import Counter
from collections.abc import Sequence

from boneyard.tournaments.blossom import least
from boneyard.tournaments.models import Board, seated

#: What it costs to meet somebody once more, in squared half points; and at once again.
_MORE, _AT_ONCE = 4, 10**9


def paired(
    order: Sequence[int], points: dict[int, int], boards: Sequence[Board], there: int
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
        last.update((one, board.other(one)) for one in board.players)

    def cost(one: int, other: int) -> int:
        again = last.get(one) == other or last.get(other) == one
        apart = points[one] - points[other]
        return apart * apart + _MORE * met[frozenset((one, other))] + again * _AT_ONCE

    costs: list[dict[int, int]] = [{} for _ in free]
    for a, one in enumerate(free):
        for b in range(a + 1, len(free)):
            costs[a][b] = costs[b][a] = cost(one, free[b])
    mates = least(costs) or []
    return [
        seated(tuple(boards), free[a], free[b])
        for a, b in enumerate(mates)
        if a < b and (costs[a][b] < _AT_ONCE or there == 2)
    ]
