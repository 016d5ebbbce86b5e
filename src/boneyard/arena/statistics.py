"""Statistics of results: tallies and confidence intervals."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import TYPE_CHECKING, Final

from boneyard.arena.executors import MAX_FORFEITS, Chunk, RecordedForfeit
from boneyard.arena.move_times import MoveTimes
from boneyard.core.strict_json import JsonObject
from boneyard.i18n import Message, message

if TYPE_CHECKING:
    from boneyard.arena.matchups import Pairing

#: An interval: from, to.
Interval = tuple[float, float]


#: The error rate of an answer.
ERROR_RATE: Final = 0.05

#: The error rate of one early look.
EARLY_ERROR_RATE: Final = 0.001

#: Deals before the first look.
FIRST_LOOK_DEALS: Final = 64


def look_schedule(deals: int) -> list[int]:
    """List the numbers of deals after which to check whether the question is decided."""
    early = []
    look = FIRST_LOOK_DEALS
    while look < deals:
        early.append(look)
        look *= 2
    return [*early, deals]


def error_rate_at(look: int, deals: int, early: bool = True) -> float:
    """Return the error rate of the interval at a look; without early looks, the last has it all."""
    if look < deals:
        return EARLY_ERROR_RATE
    return ERROR_RATE - EARLY_ERROR_RATE * (len(look_schedule(deals)) - 1 if early else 0)


def student_t(error: float, degrees_of_freedom: int) -> float:
    """Return the two-sided quantile of Student's t."""
    if degrees_of_freedom == 1:
        return 1 / math.tan(error * math.pi / 2)
    if degrees_of_freedom == 2:
        return math.sqrt(2 / (error * (2 - error)) - 2)
    z = NormalDist().inv_cdf(1 - error / 2)
    # Cornish-Fisher expansion.
    return (
        z
        + (z**3 + z) / (4 * degrees_of_freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees_of_freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * degrees_of_freedom**3)
    )


def mean_interval(values: Sequence[float], error: float = ERROR_RATE) -> Interval | None:
    """Return the confidence interval of the mean; None if there are too few values."""
    if len(values) < 2:
        return None
    middle = fmean(values)
    wide = student_t(error, len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return middle - wide, middle + wide


def with_prior_deals(shares: Sequence[float]) -> list[float]:
    """Add two virtual deals, one won by each.

    Without them a player who has won all of three deals would be expected to win for ever.
    """
    return [*shares, 0.0, 1.0]


def share_interval(shares: Sequence[float], error: float = ERROR_RATE) -> Interval:
    """Return the confidence interval of the share of hands that a player wins."""
    found = mean_interval(with_prior_deals(shares), error)
    assert found is not None
    return max(found[0], 0.0), min(found[1], 1.0)


class PairingTally:
    """The deals of one pairing. Chunks are added in order, so it is deterministic."""

    def __init__(self, pairing: "Pairing", deals: int, early: bool = True) -> None:
        """Set the maximum number of deals; `early`: whether play stops when the question is
        decided.
        """
        self.pairing, self.max_deals, self.stop_early = pairing, deals, early
        self.look_counts = frozenset(look_schedule(deals) if early else [deals])
        self.shares: list[float] = []
        self.points: list[tuple[float, float]] = []
        self.times = (MoveTimes(), MoveTimes())
        self.forfeits: list[RecordedForfeit] = []
        self.finished = False
        """No more deals are needed."""

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return len(self.shares)

    def add(self, chunk: Chunk) -> None:
        """Add the next deals, and check whether they decide the question."""
        assert chunk.first == self.deals
        self.shares += chunk.won
        self.points += chunk.points
        self.forfeits += chunk.faults
        for mine, more in zip(self.times, chunk.times, strict=True):
            mine.merge(more)
        self.finished = (
            self.deals >= self.max_deals
            or len(self.forfeits) >= MAX_FORFEITS
            or (self.deals in self.look_counts and self.better_player is not None)
        )

    @property
    def error_rate(self) -> float:
        """The error rate of the interval; a stopped pairing is judged as an early look."""
        return error_rate_at(self.deals, self.max_deals, self.stop_early)

    @property
    def won(self) -> float:
        """The share of hands that the first player won."""
        return fmean(self.shares) if self.shares else 0.5

    @property
    def won_interval(self) -> Interval:
        """The interval of that share."""
        return share_interval(self.shares, self.error_rate)

    @property
    def better_player(self) -> int | None:
        """Which of the two is better, as 0 or 1, if the interval doesn't contain one half."""
        low, high = self.won_interval
        if low > 0.5:
            return 0
        return 1 if high < 0.5 else None

    @property
    def point_leads(self) -> list[float]:
        """The first player's lead in points per hand in each deal."""
        # Where fewest points win, fewer is ahead.
        sign = 1 if self.pairing.rules.leaders((1, 0)) == (0,) else -1
        return [sign * (mine - theirs) for mine, theirs in self.points]

    def to_json(self) -> JsonObject:
        """Return the numbers as JSON."""
        names, leads = self.pairing.players, self.point_leads
        each = list(zip(*self.points, strict=True)) or [(0.0,), (0.0,)]
        decided = self.better_player
        return {
            "game": self.pairing.rules.game.name,
            "options": dict(self.pairing.options),
            "players": list(names),
            "deals": self.deals,
            "hands": 2 * self.deals,
            "won": self.won,
            "won_interval": list(self.won_interval),
            "points": fmean(leads) if leads else 0.0,
            "points_interval": mean_interval(leads, self.error_rate),
            "points_each": {name: fmean(made) for name, made in zip(names, each, strict=True)},
            "seconds_per_move": {
                name: {"median": times.median, "worst": times.worst, "moves": times.moves}
                for name, times in zip(names, self.times, strict=True)
            },
            "decided": None if decided is None else names[decided],
            "forfeited": {
                name: sum(one.player == at for one in self.forfeits)
                for at, name in enumerate(names)
            },
        }

    def forfeit_message(self) -> Message | None:
        """The forfeit of the first player who forfeited a hand."""
        if not self.forfeits:
            return None
        first = self.forfeits[0]
        return message(
            "arena-forfeited",
            game=self.pairing.rules.game.name,
            player=self.pairing.players[first.player],
            hands=sum(one.player == first.player for one in self.forfeits),
            why=first.reason,
        )
