"""Everybody in pairs at the least cost: the same as by trying all ways."""

import random
from itertools import combinations

import networkx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.tournaments.blossom import min_cost_matching

Costs = list[dict[int, int]]


@st.composite
def graphs(draw: st.DrawFn) -> Costs:
    size = draw(st.sampled_from((2, 4, 6, 8)))
    pairs = list(combinations(range(size), 2))
    drawn = st.one_of(st.none(), st.integers(-6, 6))
    values = draw(st.lists(drawn, min_size=len(pairs), max_size=len(pairs)))
    costs: Costs = [{} for _ in range(size)]
    for (one, other), value in zip(pairs, values, strict=True):
        if value is not None:
            costs[one][other] = costs[other][one] = value
    return costs


def tried_out(costs: Costs, rest: tuple[int, ...]) -> int | None:
    """The least cost of pairing these, by trying all ways."""
    if not rest:
        return 0
    one, *others = rest
    found = []
    for other in others:
        if other in costs[one]:
            more = tried_out(costs, tuple(at for at in others if at != other))
            if more is not None:
                found.append(more + costs[one][other])
    return min(found, default=None)


@pytest.mark.slow
@given(graphs())
def test_the_least_cost_is_found_or_none(costs: Costs) -> None:
    mates, best = min_cost_matching(costs), tried_out(costs, tuple(range(len(costs))))
    if best is None:
        assert mates is None
    else:
        assert mates is not None
        assert all(mates[mates[one]] == one for one in range(len(costs)))
        assert sum(costs[one][mates[one]] for one in range(len(costs))) == 2 * best


@pytest.mark.parametrize("seed", range(40))
def test_networkx_finds_no_better_pairing(seed: int) -> None:
    """Larger graphs than can be tried out, dense and sparse, with many blossoms."""
    dice = random.Random(seed)
    size, density = dice.randrange(10, 60, 2), dice.choice((0.1, 0.3, 1))
    graph = networkx.Graph()
    graph.add_nodes_from(range(size))
    costs: Costs = [{} for _ in range(size)]
    for one, other in combinations(range(size), 2):
        if dice.random() < density:
            cost = dice.randint(-20, 20)
            costs[one][other] = costs[other][one] = cost
            graph.add_edge(one, other, weight=cost)
    pairs = networkx.min_weight_matching(graph)
    mates = min_cost_matching(costs)
    assert (mates is None) == (2 * len(pairs) < size)
    if mates is not None:
        least = sum(costs[one][other] for one, other in pairs)
        assert sum(costs[one][mates[one]] for one in range(size)) == 2 * least


def test_an_odd_number_has_no_pairing() -> None:
    assert min_cost_matching([{}, {}, {}]) is None
