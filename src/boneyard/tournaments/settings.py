"""Tournament settings: the format and its parameters."""

from typing import Final, Literal

from msgspec import Struct

from boneyard.i18n import TranslatedError
from boneyard.tournaments import knockout_bracket, round_robin

Format = Literal["swiss", "round-robin", "knock-out", "arena"]
Deals = Literal["same", "fresh"]
FORMATS: Final[tuple[Format, ...]] = ("swiss", "round-robin", "knock-out", "arena")
DEALS: Final[tuple[Deals, ...]] = ("same", "fresh")
#: The most entrants; a round robin takes as many rounds as there are players.
MAX_ENTRANTS, MAX_ROUND_ROBIN_ENTRANTS = 256, 32
MAX_ROUNDS: Final = 20
MAX_TITLE_CHARS: Final = 60
BEST_OF_CHOICES: Final = (1, 3, 5, 7)
#: Minutes of an arena.
ARENA_MINUTES_RANGE: Final = (5, 180)
#: Grace period for the first move, in minutes.
GRACE_MINUTES_RANGE: Final = (1, 7 * 24 * 60)


class PlanError(TranslatedError, ValueError):
    """Invalid tournament settings."""


class Plan(Struct, frozen=True, kw_only=True):
    """Settings of a tournament; the game and its clock are elsewhere."""

    format: Format = "swiss"
    rounds: int = 0
    """Of a Swiss; 0: as many as it takes to find the best."""
    best_of: int = 1
    """Boards of a knockout meeting."""
    minutes: int = 60
    """The length of an arena."""
    deals: Deals = "same"
    """Whether all boards of a round have the same deals."""
    grace: int = 10
    """Grace period for the first move, in minutes."""
    rated: bool = False
    """Whether its boards are rated."""

    def check(self) -> None:
        """Raise PlanError if the settings are invalid."""
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
        """The most entrants."""
        return MAX_ROUND_ROBIN_ENTRANTS if self.format == "round-robin" else MAX_ENTRANTS

    @property
    def accepts_late_entries(self) -> bool:
        """Whether players may still enter after the start."""
        return self.format in ("swiss", "arena")

    def rounds_for(self, entrants: int) -> int:
        """Return the number of rounds with this many entrants; 0: an arena has none."""
        if self.format == "arena":
            return 0
        if self.format == "round-robin":
            return round_robin.count_rounds(entrants)
        if self.format == "knock-out":
            return knockout_bracket.count_rounds(entrants)
        # All opponents have been met after this many.
        most = round_robin.count_rounds(entrants)
        return min(self.rounds or knockout_bracket.count_rounds(entrants) + 1, most, MAX_ROUNDS)
