"""Rating model: ratings updated by results, and the curve of expected scores."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from math import exp, log, sqrt
from struct import Struct as Packer
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from boneyard.extras import require_extra
from boneyard.ratings.anti_farming import (
    REQUIRED_LINKS,
    Estimate,
    RepeatedOpponents,
    add_links,
    compute_reach,
    confirmed_rating,
    gain_weight,
)
from boneyard.ratings.exclusions import ExclusionRules
from boneyard.ratings.player_rating import (
    INITIAL_DEVIATION,
    INITIAL_RATING,
    MIN_MATCHES,
    PlayerRating,
)
from boneyard.ratings.pools import POOLS, Pool
from boneyard.ratings.results import Result, sort_results

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


#: The luck of a match of `USUAL_ROUNDS`: chosen so that 400 points are ten to one, as with Elo.
MATCH_LUCK: Final = 400 / log(10) / sqrt(2)

USUAL_ROUNDS: Final = 8

#: People change: how much uncertainty grows before each match.
RATING_DRIFT: Final = 1.0


#: The most rounds that count: longer matches tell no more.
MAX_ROUNDS: Final = 64


#: Called with each rating that a result changes.
RatingCallback = Callable[[str, Result, PlayerRating], None]


@lru_cache(maxsize=MAX_ROUNDS)
def _model(rounds: int) -> "PlackettLuce":
    """Return the model for matches of this many rounds: luck evens out."""
    with require_extra():
        from openskill.models import PlackettLuce
    luck = MATCH_LUCK * sqrt(USUAL_ROUNDS / rounds)
    return PlackettLuce(
        mu=INITIAL_RATING, sigma=INITIAL_DEVIATION, beta=luck, tau=RATING_DRIFT, kappa=1e-4
    )


class RatingModel:
    """Ratings of all players in all pools; bots that are anchors keep theirs."""

    def __init__(
        self,
        anchors: Mapping[tuple[str, Pool], float] | None = None,
        on_change: RatingCallback = lambda player, result, standing: None,
        max_excluded: int | None = None,
    ) -> None:
        """Start with the anchors only.

        `on_change` is called with each rating that changes; of the excluded matches the last
        `max_excluded` are remembered (None: all).
        """
        self._ratings: dict[tuple[str, Pool], PlayerRating] = {}
        self._anchors = dict(anchors or {})
        self._exclusions, self._on_change, self._max_excluded = (
            ExclusionRules(),
            on_change,
            max_excluded,
        )
        self._repeats = RepeatedOpponents()
        self._by_bots: dict[tuple[str, Pool], Estimate] = {}
        self._linked: dict[tuple[str, Pool], tuple[str, ...]] = {}
        self._reach = {pool: compute_reach(self._anchors, pool, INITIAL_RATING) for pool in POOLS}
        self._anchored = {pool for _, pool in self._anchors}
        self.excluded: dict[str, str] = {}
        """The matches that don't count, and why: one of `EXCLUSION_REASONS`."""

    def copy(self, on_change: RatingCallback) -> "RatingModel":
        """Return a copy with another callback."""
        other = RatingModel(self._anchors, on_change, self._max_excluded)
        other._ratings, other._exclusions = dict(self._ratings), self._exclusions.copy()
        other._repeats, other._by_bots = self._repeats.copy(), dict(self._by_bots)
        other._linked, other.excluded = dict(self._linked), dict(self.excluded)
        return other

    def add(self, results: Iterable[Result]) -> None:
        """Add results, the earliest first; all of them must be later than those added before."""
        for result in sort_results(results):
            why = result.left_out or self._exclusions.exclusion_reason(result)
            if why:
                self.excluded[result.match] = why
                if self._max_excluded is not None and len(self.excluded) > self._max_excluded:
                    del self.excluded[next(iter(self.excluded))]
            else:
                self._apply_result(result)

    def rating_of(self, player: str, pool: Pool) -> PlayerRating:
        """Return a player's rating."""
        anchor = self._anchors.get((player, pool))
        if anchor is not None:
            return PlayerRating(anchor, 0.0, MIN_MATCHES, REQUIRED_LINKS)
        return self._ratings.get((player, pool), PlayerRating())

    def iter_leaderboard(self, pool: Pool) -> Iterator[tuple[str, PlayerRating]]:
        """Yield the players with established ratings, the strongest first."""
        found = [
            (player, known) for (player, where), known in self._ratings.items()
            if where == pool and known.is_established
        ]  # fmt: skip
        yield from sorted(found, key=lambda one: (-one[1].rating, one[0]))

    def win_probability(
        self, first: Iterable[str], second: Iterable[str], pool: Pool, rounds: int
    ) -> float:
        """Return the probability that the first side is ahead of the second after this many
        rounds.
        """
        sides = [[self.rating_of(player, pool) for player in side] for side in (first, second)]
        luck = _model(min(rounds, MAX_ROUNDS)).beta
        spread = sqrt(sum(one.doubt**2 + luck**2 for side in sides for one in side))
        ahead = sum(one.rating for one in sides[0]) - sum(one.rating for one in sides[1])
        return 1 / (1 + exp(-ahead / spread))

    def _apply_result(self, result: Result) -> None:
        before = [[self.rating_of(who, result.pool) for who in side] for side in result.sides]
        after, weights = _rated(result, before), self._repeats.note(result)
        for at, side in enumerate(result.sides):
            for place, who in enumerate(side):
                if (who, result.pool) in self._anchors:
                    continue
                was, (rating, doubt) = before[at][place], after[at][place]
                weight = weights.get(who, 1.0)
                if self._among_bots(who, result):
                    self._estimate(result, before, at, place)
                elif rating > was.rating:
                    weight *= self._gain_weight(who, result.pool, was.rating, rating)
                links = self._link(who, result, before, at)
                rating = was.rating + weight * (rating - was.rating)
                doubt = sqrt(was.doubt**2 + weight * (doubt**2 - was.doubt**2))
                now = PlayerRating(rating, doubt, was.matches + 1, links)
                self._ratings[who, result.pool] = now
                self._on_change(who, result, now)

    def _among_bots(self, who: str, result: Result) -> bool:
        """Return whether all others at the table are bots with known ratings."""
        everybody = (one for side in result.sides for one in side)
        return all(one == who or (one, result.pool) in self._anchors for one in everybody)

    def _estimate(
        self, result: Result, before: list[list[PlayerRating]], at: int, place: int
    ) -> None:
        """Update the estimate from matches against bots alone."""
        key = (result.sides[at][place], result.pool)
        known = self._by_bots.get(key, Estimate(INITIAL_RATING, INITIAL_DEVIATION))
        sides = [list(side) for side in before]
        sides[at][place] = PlayerRating(known.rating, known.doubt)
        self._by_bots[key] = Estimate(*_rated(result, sides)[at][place])

    def _gain_weight(self, who: str, pool: Pool, was: float, rating: float) -> float:
        """Return what share of a gain against people counts."""
        reach, start = self._reach[pool], Estimate(INITIAL_RATING, INITIAL_DEVIATION)
        if reach is None:
            return 1.0
        ceiling = confirmed_rating(self._by_bots.get((who, pool), start), start) + reach
        return gain_weight(was, rating - was, ceiling, reach)

    def _link(self, who: str, result: Result, before: list[list[PlayerRating]], at: int) -> int:
        """Update which opponents connect a player to the bots; return how many do."""
        if result.pool not in self._anchored:
            return REQUIRED_LINKS  # there is nothing to be connected to
        met = [
            (one, known.links >= REQUIRED_LINKS)
            for other, side in enumerate(result.sides) if other != at
            for one, known in zip(side, before[other], strict=True)
        ]  # fmt: skip
        key = (who, result.pool)
        found = add_links(self._linked.get(key, ()), met)
        self._linked[key] = found
        return len(found)


def _rated(result: Result, sides: list[list[PlayerRating]]) -> list[list[tuple[float, float]]]:
    """Return each player's rating and uncertainty after a result, if it counts fully."""
    model = _model(min(result.rounds, MAX_ROUNDS))
    teams = [[_to_model_rating(model, one) for one in side] for side in sides]
    after = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
    return [[(one.mu, one.sigma) for one in side] for side in after]


def _to_model_rating(model: "PlackettLuce", known: PlayerRating) -> "PlackettLuceRating":
    """Convert a rating for the library; a fixed one is nearly certain."""
    return model.rating(mu=known.rating, sigma=max(known.doubt, 1.0))


#: History length of each player in each pool.
MAX_STEPS: Final = 60

#: A stored step: time, rating, uncertainty.
_STEP_FORMAT: Final = Packer("<ddd")


class RatingStep(Struct, frozen=True):
    """A rating after a match."""

    at: int
    rating: float
    doubt: float


class RatingHistories:
    """The latest steps of all players, stored compactly because there may be many."""

    def __init__(self) -> None:
        self._steps: dict[tuple[str, Pool], bytes] = {}

    def copy(self) -> "RatingHistories":
        """Return a copy; steps are never changed, only replaced."""
        other = RatingHistories()
        other._steps = dict(self._steps)
        return other

    def add(self, player: str, result: Result, standing: PlayerRating) -> None:
        """Append what a result has changed."""
        before = self._steps.get((player, result.pool), b"")
        step = _STEP_FORMAT.pack(result.at, standing.rating, standing.doubt)
        self._steps[player, result.pool] = (before + step)[-MAX_STEPS * _STEP_FORMAT.size :]

    def steps_of(self, player: str, pool: Pool) -> Iterator[RatingStep]:
        """Return the steps of a player, the earliest first."""
        for when, rating, doubt in _STEP_FORMAT.iter_unpack(self._steps.get((player, pool), b"")):
            yield RatingStep(int(when), rating, doubt)
