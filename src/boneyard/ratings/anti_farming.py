"""Evidence weights: how much a result says about a player, against farming with sock puppets.

Only bots are sure to play their best. Three things follow from that:

- Repeated results against the same person count less and less (`RepeatedOpponents`).
- Each player has a second estimate, from matches against bots alone. Wins against people raise a
rating only a fixed distance above what that estimate confirms (`gain_weight`).
- A player is listed once enough different connected opponents connect them to the bots, which are
connected by definition (`add_links`).
All state here is replaced, never changed in place, so that copies are cheap.
"""

from collections.abc import Iterable, Mapping
from math import exp2
from typing import Final

from msgspec import Struct

from boneyard.ratings.pools import Pool
from boneyard.ratings.results import BOT_PREFIX, Result

#: How many different connected opponents connect a player.
REQUIRED_LINKS: Final = 3
#: Results against one person that count fully; later ones weigh `FULL_WEIGHT_RESULTS / number`.
FULL_WEIGHT_RESULTS: Final = 3
#: Half-life of the memory of results against a person, in milliseconds.
HALF_LIFE_MS: Final = 60 * 24 * 3600 * 1000
#: LRU size in pairs of people.
MAX_PAIRS: Final = 100_000
#: How far wins against people raise a rating above what bots confirm: this share of the distance
#: from the middle to the level `TOP_BOT`. From `TAPER` of it on each gain shrinks, down to nothing.
REACH, TAPER = 0.5, 0.5
TOP_BOT: Final = BOT_PREFIX + "expert"


class Estimate(Struct, frozen=True):
    """What matches against bots alone say about a player."""

    rating: float
    doubt: float


def compute_reach(
    anchors: Mapping[tuple[str, Pool], float], pool: Pool, middle: float
) -> float | None:
    """Return how far people raise a rating above what bots confirm; None: there are no such
    bots.
    """
    known = [rating for (bot, where), rating in anchors.items() if where == pool]
    top = anchors.get((TOP_BOT, pool), max(known, default=middle))
    return REACH * (top - middle) if top > middle else None


def confirmed_rating(known: Estimate, start: Estimate) -> float:
    """Return the rating that bots confirm: the less certain the estimate, the nearer to the
    start.
    """
    sure = 1 - min(1.0, (known.doubt / start.doubt) ** 2)
    return start.rating + sure * (known.rating - start.rating)


def gain_weight(rating: float, gain: float, ceiling: float, reach: float) -> float:
    """Return what share of a gain against people counts, so that it stays below the ceiling."""
    room = max(0.0, ceiling - rating)
    return min(1.0, room / (reach * (1 - TAPER)), room / gain)


class RepeatedOpponents:
    """How often two people have met lately."""

    def __init__(self) -> None:
        self._load: dict[tuple[str, str, Pool], tuple[float, int]] = {}

    def copy(self) -> "RepeatedOpponents":
        """Return a copy."""
        other = RepeatedOpponents()
        other._load = dict(self._load)
        return other

    def note(self, result: Result) -> dict[str, float]:
        """Count a result, and return its weight for each person; 1 for those not included."""
        weights: dict[str, float] = {}
        people = [[who for who in side if not who.startswith(BOT_PREFIX)] for side in result.sides]
        for at, side in enumerate(people):
            for others in people[at + 1 :]:
                for one in side:
                    for other in others:
                        weight = self._met(min(one, other), max(one, other), result)
                        for who in (one, other):
                            weights[who] = min(weight, weights.get(who, 1.0))
        return weights

    def _met(self, one: str, other: str, result: Result) -> float:
        key = (one, other, result.pool)
        load, at = self._load.pop(key, (0.0, result.at))
        load = load * exp2((at - result.at) / HALF_LIFE_MS) + 1
        self._load[key] = (load, result.at)
        if len(self._load) > MAX_PAIRS:
            del self._load[next(iter(self._load))]
        return min(1.0, FULL_WEIGHT_RESULTS / load)


def add_links(before: tuple[str, ...], met: Iterable[tuple[str, bool]]) -> tuple[str, ...]:
    """Return the connected opponents of a player after a result; only as many as needed."""
    found = before
    for who, connected in met:
        if connected and who not in found and len(found) < REQUIRED_LINKS:
            found = (*found, who)
    return found
