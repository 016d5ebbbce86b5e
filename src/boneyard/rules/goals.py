"""Goals: when a match is won."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, Self

from boneyard.rules.types import DERIVED, RoundsOrZero


class Goal(Protocol):
    """Rules for the end of a match."""

    def allowed_points(self, score: int, points: int) -> int:
        """Return how many of these points a side with that score may take."""
        ...

    def ends_match(self, score: int) -> bool:
        """Return whether this score ends the match at once."""
        ...

    def is_at_target(self, score: int) -> bool:
        """Return whether this score ends the match, now or when the round ends."""
        ...

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Return the winners after this many rounds, of which `won` won the last; None: play on."""
        ...

    @property
    def single(self) -> bool:
        """Whether the first round with a winner decides the match (G-19)."""
        ...

    @property
    def together(self) -> bool:
        """Whether the points of the last tile and of going out are one award (FT-8)."""
        ...

    def resolve(self, doubles: int, one_point: bool) -> Self:
        """Return the goal for a set with this many doubles; `one_point`: no round brings more."""
        ...

    def leaders(self, scores: Sequence[float]) -> tuple[int, ...]:
        """Return the sides that lead with these scores."""
        ...


def sides_with_score(scores: Sequence[float], score: float) -> tuple[int, ...]:
    """List the sides with this score."""
    return tuple(side for side, has in enumerate(scores) if has == score)


def is_good_score(goal: Goal) -> bool:
    """Return whether points are good: the side with most of them leads."""
    return goal.leaders((1, 0)) == (0,)


def sole_winner(sides: tuple[int, ...], drawn: bool = False) -> tuple[int, ...] | None:
    """Return the only winner of a single round; None: another round follows.

    `drawn`: no other round follows, and the match is a draw (HO-3).
    """
    if len(sides) == 1:
        return sides
    return () if drawn else None


class HighestScoreLeads:
    """Defaults of goals where points are good."""

    #: A goal of several rounds, unless an option changes it (G-19).
    single = False
    together = False

    def resolve(self, doubles: int, one_point: bool) -> Self:
        return self

    def leaders(self, scores: Sequence[float]) -> tuple[int, ...]:
        return sides_with_score(scores, max(scores))


class CheckedAtRoundEnd(HighestScoreLeads):
    """Defaults of goals that are checked only when a round ends."""

    def allowed_points(self, score: int, points: int) -> int:
        return points

    def ends_match(self, score: int) -> bool:
        return False


@dataclass(frozen=True)
class FirstTo(CheckedAtRoundEnd):
    """Most points wins, once a side reaches the target at a round's end; a tie plays on (G-14)."""

    target: int
    single: bool = False
    drawn: bool = False
    """A single round without a sole winner is a draw and ends the match (HO-3)."""
    void_beyond: bool = False
    """Points that would pass the target are not scored at all (CU-5)."""

    def allowed_points(self, score: int, points: int) -> int:
        return 0 if self.void_beyond and score + points > self.target else points

    def is_at_target(self, score: int) -> bool:
        return score >= self.target

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Return the only leader if at the target; or the round's winner (G-19)."""
        if self.single:
            return sole_winner(won, self.drawn)
        top = sides_with_score(scores, max(scores))
        return top if max(scores) >= self.target and len(top) == 1 else None


@dataclass(frozen=True)
class LoserAt(FirstTo):
    """Points are bad: a side at the target at a round's end loses, and the fewest win (KZ-11)."""

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Return all with the fewest points, once a side has lost; or the round's winner (G-19)."""
        if self.single:
            return sole_winner(won, self.drawn)
        return self.leaders(scores) if self.is_at_target(max(scores)) else None

    def leaders(self, scores: Sequence[float]) -> tuple[int, ...]:
        return sides_with_score(scores, min(scores))


@dataclass(frozen=True)
class Exactly(HighestScoreLeads):
    """Exactly the target wins at once; points that would pass it don't count (FU-6)."""

    target: int
    single: bool = False
    together: bool = False
    """The points of the tile that goes out and those for going out are one award (FT-8)."""

    def allowed_points(self, score: int, points: int) -> int:
        return points if score + points <= self.target else 0

    def ends_match(self, score: int) -> bool:
        return score == self.target

    def is_at_target(self, score: int) -> bool:
        """Return whether it equals the target: more is never scored."""
        return score >= self.target

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Return the side at the target, or the round's winner (G-19)."""
        if self.single:
            return sole_winner(won)
        return sides_with_score(scores, self.target) or None


@dataclass(frozen=True)
class MostAfter(CheckedAtRoundEnd):
    """Most points after a number of rounds; it is over when no side can catch up (FR-6)."""

    rounds: RoundsOrZero = 0
    """0: one for each double of the set (HU-12)."""
    one_point: bool = field(default=False, metadata=DERIVED)
    """Whether a round brings one point at most, so that a lead can be too large to catch up."""

    def resolve(self, doubles: int, one_point: bool) -> Self:
        """Return a goal with this many rounds, or as many as there are doubles."""
        return replace(self, rounds=self.rounds or doubles, one_point=one_point)

    def is_at_target(self, score: int) -> bool:
        return False

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Return the only leader; a tie at the end is a draw."""
        first, second = sorted(scores, reverse=True)[:2]
        left = self.rounds - rounds
        if left > 0 and not (self.one_point and first - second > left):
            return None
        top = sides_with_score(scores, first)
        return top if len(top) == 1 else ()


@dataclass(frozen=True)
class FewestAfter(MostAfter):
    """Fewest points after a number of rounds (YT-5)."""

    def winners(
        self, scores: tuple[int, ...], rounds: int, won: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Return the only side with the fewest; a tie is a draw."""
        if rounds < self.rounds:
            return None
        bottom = self.leaders(scores)
        return bottom if len(bottom) == 1 else ()

    def leaders(self, scores: Sequence[float]) -> tuple[int, ...]:
        return sides_with_score(scores, min(scores))
