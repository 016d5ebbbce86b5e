"""Making equity: how much work, and which kind a game needs."""

from dataclasses import dataclass
from typing import Final, Protocol

from boneyard.equity.fitted import fitted
from boneyard.equity.goals import rounds_of
from boneyard.equity.grid import differences, grid
from boneyard.equity.simulation import Coming
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import Numbers
from boneyard.fast.weights import Floats


class Equity(Protocol):
    """What may be asked."""

    @property
    def error(self) -> float:
        """How far off chances may be: the standard error, or that of the fit."""
        ...

    def chances(self, scores: Numbers, played: int) -> Floats:
        """Each side's chance to win the match: a row for each row of scores."""
        ...


@dataclass(frozen=True)
class Work:
    """How much is done."""

    rounds: int
    """Rounds played where scores make no difference."""
    nodes: int
    """Nodes of a grid, in a row."""
    budget: int
    """Rounds played from all nodes together where scores make one."""
    starts: int
    """Scores to which a function is fitted, and how often each is played on."""
    ways: int


#: For options that nobody has made it for: less than half a second, but where scores are heeded.
QUICK: Final = Work(4096, nodes=50, budget=30_000, starts=600, ways=16)
#: For those that are shipped.
THOROUGH: Final = Work(1 << 16, nodes=125, budget=1_500_000, starts=4000, ways=32)


def made(game: Compiled, work: Work = QUICK, seed: int = 1) -> Equity:
    """The equity of a match of several rounds."""
    rules, coming = game.rules, Coming(game, work.rounds, seed)
    assert not rules.game.goal.single, "one round is the match: there is nothing to come"
    if rules.sides > 2:
        return fitted(coming, work.starts, work.ways)
    if rounds_of(rules.game.goal):
        return differences(coming, 4 * work.nodes)
    return grid(coming, work.nodes, work.budget)
