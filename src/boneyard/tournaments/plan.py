"""What somebody wants a tournament to be: its format, and what goes with it."""

from typing import Final, Literal

from msgspec import Struct

from boneyard.i18n import TranslatedError
from boneyard.tournaments import knockout, round_robin

Format = Literal["swiss", "round-robin", "knock-out", "arena"]
Deals = Literal["same", "fresh"]
FORMATS: Final[tuple[Format, ...]] = ("swiss", "round-robin", "knock-out", "arena")
DEALS: Final[tuple[Deals, ...]] = ("same", "fresh")
#: How many may enter; everybody meeting everybody takes as many rounds as there are players.
MAX_ENTRANTS, MAX_ROUND_ROBIN_ENTRANTS = 256, 32
MAX_ROUNDS: Final = 20
BEST_OF_CHOICES: Final = (1, 3, 5, 7)
#: Minutes that an arena may take.
ARENA_MINUTES_RANGE: Final = (5, 180)
#: Minutes that one may keep a board waiting for one's first move.
GRACE_MINUTES_RANGE: Final = (1, 7 * 24 * 60)


class PlanError(TranslatedError, ValueError):
    """A tournament that can't be."""


class Plan(Struct, frozen=True, kw_only=True):
    """A tournament as it is wanted; the game and its clock are told elsewhere."""

    format: Format = "swiss"
    rounds: int = 0
    """Of a Swiss; 0: as many as it takes to find the best of all."""
    best_of: int = 1
    """Boards of a meeting of a knock-out."""
    minutes: int = 60
    """How long an arena takes."""
    deals: Deals = "same"
    """All boards of a round have the same deals, or each its own."""
    grace: int = 10
    """Minutes that one may keep a board waiting for one's first move."""
    rated: bool = False
    """Its boards count for the ratings of those who play."""

    def check(self) -> None:
        """Refuse what can't be."""
        if not 0 <= self.rounds <= MAX_ROUNDS:
            raise PlanError("tournaments-bad-rounds", most=MAX_ROUNDS)
        if self.best_of not in BEST_OF_CHOICES:
            raise PlanError("tournaments-bad-best-of", counts=tuple(map(str, BEST_OF_CHOICES)))
        if not ARENA_MINUTES_RANGE[0] <= self.minutes <= ARENA_MINUTES_RANGE[1]:
            raise PlanError(
                "tournaments-bad-minutes", least=ARENA_MINUTES_RANGE[0], most=ARENA_MINUTES_RANGE[1]
            )
        if not GRACE_MINUTES_RANGE[0] <= self.grace <= GRACE_MINUTES_RANGE[1]:
            raise PlanError(
                "tournaments-bad-grace", least=GRACE_MINUTES_RANGE[0], most=GRACE_MINUTES_RANGE[1]
            )

    @property
    def max_entrants(self) -> int:
        """How many may enter."""
        return MAX_ROUND_ROBIN_ENTRANTS if self.format == "round-robin" else MAX_ENTRANTS

    @property
    def accepts_late_entries(self) -> bool:
        """Whether somebody may still enter when it has begun."""
        return self.format in ("swiss", "arena")

    def rounds_for(self, entrants: int) -> int:
        """How many rounds it has with so many; 0: an arena has none."""
        if self.format == "arena":
            return 0
        if self.format == "round-robin":
            return round_robin.count_rounds(entrants)
        if self.format == "knock-out":
            return knockout.count_rounds(entrants)
        # Everybody else has been met after so many.
        most = round_robin.count_rounds(entrants)
        return min(self.rounds or knockout.count_rounds(entrants) + 1, most, MAX_ROUNDS)
