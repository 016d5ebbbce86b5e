"""Swiss pairing: players with equal points meet, and nobody meets anybody twice.

The rules, the earlier the stronger:

1. No two players are paired twice.

2. If the number is odd, one has a bye: one of those who had the fewest.

3. The bye goes to a player with as few points as possible.

4. Differences of points within boards are as small as possible: the sum of their squares is least.

5. In a group with equal points the first meets the last, the second the last but one, and so on:
the sum of the squares of the distances from that is least.

The order within a group is that of the standings, and in the first round that of entry. If rules 1
and 2 can't be satisfied, None is returned.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from boneyard.tournaments.blossom import min_cost_matching
from boneyard.tournaments.models import Board, assign_seats

#: More than the sum of squares of rule 5 can be, for the most entrants.
_FOLD_WEIGHT: Final = 512**3
#: More than the sum of squares of rule 4 can be.
_POINTS_WEIGHT: Final = _FOLD_WEIGHT * 512**3

Pair = tuple[int, int | None]


def pair_round(
    order: Sequence[int], points: dict[int, int], boards: Sequence[Board]
) -> list[Pair] | None:
    """Pair the next round, the best first, a bye last; None if there is no legal pairing.

    `order` has the players in the order of the standings; `points` what each of them has.
    """
    if len(order) < 2:
        return None
    met = [set(board.players) for board in boards if board.second is not None]
    known: dict[int, set[int]] = {one: set() for one in order}
    for pair in met:
        for one in pair & known.keys():
            known[one] |= pair
    places = _places(order, points)
    costs: list[dict[int, int]] = [{} for _ in order]
    for a, one in enumerate(order):
        for b in range(a + 1, len(order)):
            other = order[b]
            if other not in known[one]:
                apart = points[one] - points[other]
                fold = _fold(places[one], places[other]) if not apart else 0
                costs[a][b] = costs[b][a] = apart * apart * _FOLD_WEIGHT + fold * fold
    if len(order) % 2:
        _add_bye(costs, order, points, boards)
    mates = min_cost_matching(costs)
    if mates is None:
        return None
    pairs: list[Pair] = []
    for a, b in enumerate(mates[: len(order)]):
        if b == len(order):
            pairs.append((order[a], None))
        elif a < b:
            pairs.append(assign_seats(tuple(boards), order[a], order[b]))
    return sorted(pairs, key=lambda pair: pair[1] is None)


def _places(order: Sequence[int], points: dict[int, int]) -> dict[int, tuple[int, int]]:
    """Return the index of each in the group with equal points, and the group's size."""
    sizes = Counter(points[one] for one in order)
    counted: Counter[int] = Counter()
    places = {}
    for one in order:
        places[one] = counted[points[one]], sizes[points[one]]
        counted[points[one]] += 1
    return places


def _fold(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Return how far two indices of a group are from being symmetric."""
    size = one[1] // 2 * 2  # of an odd group the last one is not counted: one player leaves it
    return one[0] + other[0] - (size - 1)


def _add_bye(
    costs: list[dict[int, int]],
    order: Sequence[int],
    points: dict[int, int],
    boards: Sequence[Board],
) -> None:
    """Add a virtual player for the bye: for those with the fewest byes, preferably few points."""
    had = Counter(board.first for board in boards if board.second is None)
    fewest = min(had[one] for one in order)
    bye = len(costs)
    costs.append({})
    for at, one in enumerate(order):
        if had[one] == fewest:
            # Of those with equal points rather the last one.
            costs[at][bye] = costs[bye][at] = points[one] * _POINTS_WEIGHT + len(order) - at
