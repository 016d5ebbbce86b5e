"""Search budgets: how hard the levels that search think. Light: can be imported anywhere."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class SearchBudget:
    """Limits and switches of a search."""

    worlds: int = 100
    """Worlds tried for each move; more for those left when others are clearly worse."""
    use_likelihoods: bool = False
    """Whether worlds are weighted by how likely the others were to play as they did."""
    proposals: int = 1
    """Worlds sampled for each one that is tried."""
    trained_weights: bool = False
    """Whether rollouts use the weights found by self-play."""
    exact: bool = False
    """Whether to search exactly where nothing is hidden."""
    round_win_bonus: float = 0.0
    """What a won round counts besides its points, in standard deviations of the points;
    nothing where match chances count.
    """
    maximize_match: bool = False
    """Whether to maximise the chance to win the match instead of points."""
    seconds: float | None = None
    """Time limit in seconds; None: as long as the worlds take."""
    all_moves_equally: bool = False
    """Whether every move is tried on every world, to evaluate them all."""
    simulations: int = 0
    """Tree simulations for the best-looking moves; a simulation is one move in one world.
    It maximises match chances, so it requires `maximize_match`; only for curved tiles: with
    straight ones it brought nothing, and more worlds do (docs/strength.md).
    """


EXPERT_BUDGET: Final = SearchBudget(worlds=100, maximize_match=True)
MASTER_BUDGET: Final = SearchBudget(
    worlds=1000,
    use_likelihoods=True,
    proposals=2,
    trained_weights=True,
    exact=True,
    round_win_bonus=1.0,
    maximize_match=True,
    simulations=4_000,
)
#: The same with ten times the worlds and ten times the simulations: up to a second.
GRANDMASTER_BUDGET: Final = replace(MASTER_BUDGET, worlds=10_000, simulations=40_000)
