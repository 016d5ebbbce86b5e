"""Fairness page: how deals are sealed, and statistics of luck."""

import asyncio
import math
import time
from collections.abc import Iterable, Mapping
from typing import Final
from weakref import WeakKeyDictionary

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.core.options import Value
from boneyard.core.tiles import tile
from boneyard.engine.kinds import AnyGame
from boneyard.games import find_game
from boneyard.server.matches.models import StoredDeal
from boneyard.server.matches.store import MatchStore
from boneyard.server.request_context import RequestContext
from boneyard.server.web.render import render_page

#: So many of the latest rounds are looked at.
MAX_ROUNDS: Final = 5_000

#: So many standard deviations hold nineteen cases out of twenty.
Z_95: Final = 1.96

#: Of fewer hands nothing can be said.
MIN_HANDS: Final = 50

#: For so many seconds an answer is good enough.
CACHE_SECONDS: Final = 60.0


class TileExpectation(Struct, frozen=True):
    """What a tile of a set is expected to be."""

    pips: float
    doubles: float
    pips_variance: float
    """The variance of a tile's pips."""
    tile_count: int

    def variance_factor(self, held: int) -> float:
        """How much of the variance of single tiles a hand has: none are dealt twice."""
        return held * (self.tile_count - held) / max(1, self.tile_count - 1)


class DealtStats(Struct):
    """What one kind of player has been dealt."""

    hands: int = 0
    tiles: int = 0
    pips: int = 0
    expected_pips: float = 0.0
    doubles: int = 0
    expected_doubles: float = 0.0
    pips_variance: float = 0.0
    doubles_variance: float = 0.0

    def add(self, hand: Iterable[str], mean: "TileExpectation") -> None:
        """Count a hand."""
        held = [tile(text) for text in hand]
        self.hands += 1
        self.tiles += len(held)
        self.pips += sum(one.pips for one in held)
        self.expected_pips += mean.pips * len(held)
        self.doubles += sum(one.is_double for one in held)
        self.expected_doubles += mean.doubles * len(held)
        share = mean.variance_factor(len(held))
        self.pips_variance += mean.pips_variance * share
        self.doubles_variance += mean.doubles * (1 - mean.doubles) * share

    @property
    def weight_range(self) -> float:
        """By how much pips differ from 100 by chance, nineteen times out of twenty."""
        return _percent_range(self.pips_variance, self.expected_pips)

    @property
    def double_range(self) -> float:
        """The same for doubles."""
        return _percent_range(self.doubles_variance, self.expected_doubles)

    @property
    def weight(self) -> float:
        """Pips dealt, in percent of what is to be expected."""
        return 100 * self.pips / self.expected_pips if self.expected_pips else 100.0

    @property
    def double_rate(self) -> float:
        """Doubles dealt, in percent of what is to be expected."""
        return 100 * self.doubles / self.expected_doubles if self.expected_doubles else 100.0


class LuckStats(Struct):
    """The statistics of a server."""

    people: DealtStats
    bots: DealtStats
    rounds: int = 0


_cache: WeakKeyDictionary[MatchStore, tuple[float, LuckStats]] = WeakKeyDictionary()


async def load_luck(store: MatchStore) -> LuckStats:
    """The statistics of all matches that are kept, at most a minute old."""
    now = time.monotonic()
    found = _cache.get(store)
    if found is None or now - found[0] > CACHE_SECONDS:
        deals = await store.list_deals(MAX_ROUNDS)
        found = (now, await asyncio.to_thread(count_luck, deals))
        _cache[store] = found
    return found[1]


def count_luck(deals: Iterable[StoredDeal]) -> LuckStats:
    """Count what people and bots were dealt."""
    luck = LuckStats(DealtStats(), DealtStats())
    means: dict[tuple[str, str], TileExpectation] = {}
    for deal in deals:
        game = find_game(deal.game)
        if game is None:
            continue
        key = deal.game, str(deal.options)
        if key not in means:
            means[key] = _tile_expectation(game, deal.options)
        luck.rounds += 1
        for kind, hand in zip(deal.kinds, deal.hands, strict=True):
            (luck.bots if kind == "bot" else luck.people).add(hand, means[key])
    return luck


def _tile_expectation(game: AnyGame, options: Mapping[str, Value]) -> TileExpectation:
    tiles = game.rules(**options).tiles
    pips, doubles = sum(one.pips for one in tiles), sum(one.is_double for one in tiles)
    mean = pips / len(tiles)
    spread = sum((one.pips - mean) ** 2 for one in tiles) / len(tiles)
    return TileExpectation(mean, doubles / len(tiles), spread, len(tiles))


def _percent_range(variance: float, expected: float) -> float:
    return 100 * Z_95 * math.sqrt(variance) / expected if expected else 0.0


async def show_fairness(request: Request) -> Response:
    """The page about fair dealing."""
    services = RequestContext(request).services
    luck = await services.background_jobs.single_flight.join(
        "luck", lambda: load_luck(services.store)
    )
    return render_page(request, "pages/fairness.html", luck=luck, few=MIN_HANDS)


ROUTES: Final = (Route("/fair", show_fairness),)
