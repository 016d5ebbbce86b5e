"""When a match is won."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol, Self

from boneyard.rules.types import RoundsOrZero


class Goal(Protocol):
    """The questions about the end of a match."""

    def allowed_points(self, score: int, points: int) -> int:
        """How many of these points a side with that score may take."""
        ...

    def ends_match(self, score: int) -> bool:
        """Say whether this score ends the match on the spot."""
        ...

    def is_at_target(self, score: int) -> bool:
        """Say whether this score is enough to end the match, now or when the round ends."""
        ...

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """The winners after so many rounds, of which `won` won the last; None: it goes on."""
        ...

    @property
    def single(self) -> bool:
        """Whether the first round that somebody wins is the match (G-19)."""
        ...

    def resolve(self, doubles: int) -> Self:
        """The same goal for a set with so many doubles."""
        ...

    def leaders(self, scores: Sequence[float]) -> tuple[int, ...]:
        """The sides that these scores put in front."""
        ...


def sides_with_score(scores: Sequence[float], score: float) -> tuple[int, ...]:
    """The sides that have this score."""
    return tuple(side for side, has in enumerate(scores) if has == score)


def sole_winner(sides: tuple[int, ...], drawn: bool = False) -> tuple[int, ...] | None:
    """The only winner of a single round; None: nobody has won it alone, so another follows.

    `drawn`: no other follows, and nobody has won (HO-3).
    """
    if len(sides) == 1:
        return sides
    return () if drawn else None


class HighestScoreLeads:
    """What goals have in common for which points are good."""

    #: A goal of several rounds, where no option says otherwise (G-19).
    single = False

    def resolve(self, doubles: int) -> Self:
        """The same goal for a set with so many doubles."""
        return self

    def leaders(self, scores: Sequence[float]) -> tuple[int, ...]:
        """Those with most."""
        return sides_with_score(scores, max(scores))


class CheckedAtRoundEnd(HighestScoreLeads):
    """What goals that are looked at only when a round ends have in common."""

    def allowed_points(self, score: int, points: int) -> int:
        return points

    def ends_match(self, score: int) -> bool:
        return False


@dataclass(frozen=True)
class FirstTo(CheckedAtRoundEnd):
    """Most points wins, once someone has the target when a round ends; a tie plays on (G-14)."""

    target: int
    single: bool = False
    drawn: bool = False
    """A single round that nobody wins alone is a draw, and the match over (HO-3)."""

    def is_at_target(self, score: int) -> bool:
        """With the target or more."""
        return score >= self.target

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """The only one at the top, if that is at the target; or the round's winner (G-19)."""
        if self.single:
            return sole_winner(won, self.drawn)
        top = sides_with_score(scores, max(scores))
        return top if max(scores) >= self.target and len(top) == 1 else None


@dataclass(frozen=True)
class LoserAt(FirstTo):
    """Points are bad: who has the target when a round ends has lost, and the fewest win (KZ-11)."""

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """All that are equal at the bottom, once someone has lost; or the round's winner (G-19)."""
        if self.single:
            return sole_winner(won, self.drawn)
        return self.leaders(scores) if self.is_at_target(max(scores)) else None

    def leaders(self, scores: Sequence[float]) -> tuple[int, ...]:
        """Those with fewest."""
        return sides_with_score(scores, min(scores))


@dataclass(frozen=True)
class Exactly(HighestScoreLeads):
    """Just the target wins, at that moment; points that would pass it don't count (FU-6)."""

    target: int
    single: bool = False

    def allowed_points(self, score: int, points: int) -> int:
        """All of them or none."""
        return points if score + points <= self.target else 0

    def ends_match(self, score: int) -> bool:
        """At the target."""
        return score == self.target

    def is_at_target(self, score: int) -> bool:
        """At the target: more is never scored."""
        return score >= self.target

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Whoever is at the target, or the round's winner (G-19)."""
        if self.single:
            return sole_winner(won)
        return sides_with_score(scores, self.target) or None


@dataclass(frozen=True)
class MostAfter(CheckedAtRoundEnd):
    """Most points after so many rounds; it is over when nobody can catch up (FR-6)."""

    rounds: RoundsOrZero = 0
    """0: one for each double of the set (HU-12)."""

    def resolve(self, doubles: int) -> Self:
        """As many rounds as it says, or as there are doubles."""
        return self if self.rounds else replace(self, rounds=doubles)

    def is_at_target(self, score: int) -> bool:
        """No score ends it."""
        return False

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """The only one at the top; a tie at the end is a draw."""
        first, second = sorted(scores, reverse=True)[:2]
        if rounds < self.rounds and first - second <= self.rounds - rounds:
            return None
        top = sides_with_score(scores, first)
        return top if len(top) == 1 else ()


@dataclass(frozen=True)
class FewestAfter(MostAfter):
    """Fewest points after so many rounds (YT-5)."""

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """The only one at the bottom; a tie is a draw."""
        if rounds < self.rounds:
            return None
        bottom = self.leaders(scores)
        return bottom if len(bottom) == 1 else ()

    def leaders(self, scores: Sequence[float]) -> tuple[int, ...]:
        """Those with fewest."""
        return sides_with_score(scores, min(scores))
