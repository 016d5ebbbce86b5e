"""Equity builder: budget, and which kind of table a game needs."""

from dataclasses import dataclass
from typing import Final, Protocol

from boneyard.equity.fitted import fit_equity
from boneyard.equity.goals import round_limit
from boneyard.equity.grid import build_differences, build_grid
from boneyard.equity.simulation import RoundSampler
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.weights import FloatArray


class Equity(Protocol):
    """The interface of a match equity."""

    @property
    def error(self) -> float:
        """The standard error of chances, or the error of the fit."""
        ...

    def chances(self, scores: IntArray, played: int) -> FloatArray:
        """Return each side's chance to win the match: a row for each row of scores."""
        ...


@dataclass(frozen=True)
class BuildBudget:
    """How much is simulated."""

    rounds: int
    """Rounds played where scores make no difference."""
    nodes: int
    """Nodes of a grid, per axis."""
    total_rounds: int
    """Rounds played from all nodes together where scores make a difference."""
    starts: int
    """Start scores that a function is fitted to, and how often each is played on."""
    matches_per_start: int


#: For other options: less than half a second, except where scores matter.
QUICK: Final = BuildBudget(4096, nodes=50, total_rounds=30_000, starts=600, matches_per_start=16)
#: For those that are shipped.
THOROUGH: Final = BuildBudget(
    1 << 16, nodes=125, total_rounds=1_500_000, starts=4000, matches_per_start=32
)


def build_equity(game: Compiled, budget: BuildBudget = QUICK, seed: int = 1) -> Equity:
    """Build the equity of a match of several rounds."""
    rules, coming = game.rules, RoundSampler(game, budget.rounds, seed)
    assert not rules.game.goal.single, "one round is the match: there is nothing to come"
    if rules.sides > 2:
        return fit_equity(coming, budget.starts, budget.matches_per_start)
    if round_limit(rules.game.goal):
        return build_differences(coming, 4 * budget.nodes)
    return build_grid(coming, budget.nodes, budget.total_rounds)
