"""How a count is rounded."""

from dataclasses import dataclass
from typing import Protocol


class Rounding(Protocol):
    """The question: what does a count come to?"""

    def rounded(self, count: int) -> int:
        """The count, rounded."""
        ...


@dataclass(frozen=True)
class Exact:
    """Not at all."""

    def rounded(self, count: int) -> int:
        return count


@dataclass(frozen=True)
class Nearest:
    """To the nearest multiple (G-17)."""

    step: int

    def rounded(self, count: int) -> int:
        """The nearest multiple; half a step goes up."""
        return (2 * count + self.step) // (2 * self.step) * self.step


@dataclass(frozen=True)
class Up:
    """Up to the next multiple (FD-14)."""

    step: int

    def rounded(self, count: int) -> int:
        """The multiple that is not below the count."""
        return -(-count // self.step) * self.step
