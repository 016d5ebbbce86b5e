"""What a round or a match is worth to those who played it."""

from collections.abc import Sequence
from typing import Final, Literal

from boneyard.rules.game import Rules

#: `points`: more points than the others on average; `win`: 1 for who has won, -1 for who hasn't.
Reward = Literal["points", "win"]
REWARDS: Final = ("points", "win")
Episode = Literal["round", "match"]
EPISODES: Final = ("round", "match")


def sign_of(rules: Rules) -> int:
    """1 where points are good, -1 where the fewest win."""
    return 1 if rules.game.goal.leading((1, 0)) == (0,) else -1


def by_points(rules: Rules, points: Sequence[int]) -> list[float]:
    """What each side has more than the others on average; all together that is nothing."""
    total, others, sign = sum(points), len(points) - 1, sign_of(rules)
    return [sign * (own - (total - own) / others) for own in points]


def by_winning(rules: Rules, winners: Sequence[int]) -> list[float]:
    """1 for the winners and -1 for the others; 0 for all if nobody has won, or everybody."""
    if not winners or len(winners) == rules.sides:
        return [0.0] * rules.sides
    return [1.0 if side in winners else -1.0 for side in range(rules.sides)]
