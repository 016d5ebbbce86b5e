"""What a pairing has come to: counted in the order of the deals, until the question is decided."""

from statistics import fmean
from typing import Any

from boneyard.arena.chunks import MOST_FORFEITS, Chunk, Fault
from boneyard.arena.intervals import (
    Interval,
    error_at,
    looks,
    mean_interval,
    share_interval,
)
from boneyard.arena.move_times import Times
from boneyard.arena.pairing import Pairing
from boneyard.i18n import Message, message


class Tally:
    """The deals of one pairing. Chunks are added in their order, so it is the same everywhere."""

    def __init__(self, pairing: Pairing, deals: int, early: bool = True) -> None:
        """Say how many deals at most; `early`: whether play stops when the question is decided."""
        self.pairing, self.most, self.early = pairing, deals, early
        self.looks = frozenset(looks(deals) if early else [deals])
        self.shares: list[float] = []
        self.points: list[tuple[float, float]] = []
        self.times = (Times(), Times())
        self.faults: list[Fault] = []
        self.closed = False
        """No more deals are needed."""

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return len(self.shares)

    def add(self, chunk: Chunk) -> None:
        """Count the next deals, and look whether they decide the question."""
        assert chunk.first == self.deals
        self.shares += chunk.won
        self.points += chunk.points
        self.faults += chunk.faults
        for mine, more in zip(self.times, chunk.times, strict=True):
            mine.merge(more)
        self.closed = (
            self.deals >= self.most
            or len(self.faults) >= MOST_FORFEITS
            or (self.deals in self.looks and self.decided is not None)
        )

    @property
    def error(self) -> float:
        """How often the interval may be wrong; one that was stopped is judged as an early look."""
        return error_at(self.deals, self.most, self.early)

    @property
    def won(self) -> float:
        """The share of hands that the first player won."""
        return fmean(self.shares) if self.shares else 0.5

    @property
    def won_interval(self) -> Interval:
        """Where that share lies."""
        return share_interval(self.shares, self.error)

    @property
    def decided(self) -> int | None:
        """Which of the two is better, as 0 or 1, if the interval is clear of a half."""
        low, high = self.won_interval
        if low > 0.5:
            return 0
        return 1 if high < 0.5 else None

    @property
    def leads(self) -> list[float]:
        """By how many points a hand the first player was ahead in each deal."""
        # Where fewest points win, fewer is ahead.
        sign = 1 if self.pairing.rules.leading((1, 0)) == (0,) else -1
        return [sign * (mine - theirs) for mine, theirs in self.points]

    def told(self) -> dict[str, Any]:
        """The numbers, for a program."""
        names, leads = self.pairing.players, self.leads
        each = list(zip(*self.points, strict=True)) or [(0.0,), (0.0,)]
        decided = self.decided
        return {
            "game": self.pairing.rules.game.name,
            "options": dict(self.pairing.options),
            "players": list(names),
            "deals": self.deals,
            "hands": 2 * self.deals,
            "won": self.won,
            "won_interval": list(self.won_interval),
            "points": fmean(leads) if leads else 0.0,
            "points_interval": mean_interval(leads, self.error),
            "points_each": {name: fmean(made) for name, made in zip(names, each, strict=True)},
            "seconds_per_move": {
                name: {"median": times.median, "worst": times.worst, "moves": times.moves}
                for name, times in zip(names, self.times, strict=True)
            },
            "decided": None if decided is None else names[decided],
            "forfeited": {
                name: sum(one.by == at for one in self.faults) for at, name in enumerate(names)
            },
        }

    def fault(self) -> Message | None:
        """What the first player who forfeited a hand did."""
        if not self.faults:
            return None
        first = self.faults[0]
        return message(
            "arena-forfeited",
            game=self.pairing.rules.game.name,
            player=self.pairing.players[first.by],
            hands=sum(one.by == first.by for one in self.faults),
            why=first.reason,
        )
