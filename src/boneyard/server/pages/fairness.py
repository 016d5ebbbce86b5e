"""Fairness page: how deals are sealed, and statistics of luck."""

import asyncio
import math
import time
from collections.abc import Iterable, Mapping
from typing import Any, Final
from weakref import WeakKeyDictionary

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from boneyard.core.tiles import tile
from boneyard.engine.kinds import AnyGame
from boneyard.games import game_found
from boneyard.server.context import Ask
from boneyard.server.matches.models import StoredDeal
from boneyard.server.stores import Store
from boneyard.server.web.render import page

#: So many of the latest rounds are looked at.
ROUNDS: Final = 5_000

#: So many standard deviations hold nineteen cases out of twenty.
SURE: Final = 1.96

#: Of fewer hands nothing can be said.
FEW: Final = 50

#: For so many seconds an answer is good enough.
FRESH: Final = 60.0


class Mean(Struct, frozen=True):
    """What a tile of a set is expected to be."""

    pips: float
    doubles: float
    spread: float
    """The variance of a tile's pips."""
    tiles: int

    def chance(self, held: int) -> float:
        """How much of the variance of single tiles a hand has: none are dealt twice."""
        return held * (self.tiles - held) / max(1, self.tiles - 1)


class Dealt(Struct):
    """What one kind of player has been dealt."""

    hands: int = 0
    tiles: int = 0
    pips: int = 0
    fair_pips: float = 0.0
    doubles: int = 0
    fair_doubles: float = 0.0
    pips_variance: float = 0.0
    doubles_variance: float = 0.0

    def add(self, hand: Iterable[str], mean: "Mean") -> None:
        """Count a hand."""
        held = [tile(text) for text in hand]
        self.hands += 1
        self.tiles += len(held)
        self.pips += sum(one.pips for one in held)
        self.fair_pips += mean.pips * len(held)
        self.doubles += sum(one.is_double for one in held)
        self.fair_doubles += mean.doubles * len(held)
        share = mean.chance(len(held))
        self.pips_variance += mean.spread * share
        self.doubles_variance += mean.doubles * (1 - mean.doubles) * share

    @property
    def weight_range(self) -> float:
        """By how much pips differ from 100 by chance, nineteen times out of twenty."""
        return _range(self.pips_variance, self.fair_pips)

    @property
    def double_range(self) -> float:
        """The same for doubles."""
        return _range(self.doubles_variance, self.fair_doubles)

    @property
    def weight(self) -> float:
        """Pips dealt, in percent of what is to be expected."""
        return 100 * self.pips / self.fair_pips if self.fair_pips else 100.0

    @property
    def double_rate(self) -> float:
        """Doubles dealt, in percent of what is to be expected."""
        return 100 * self.doubles / self.fair_doubles if self.fair_doubles else 100.0


class Luck(Struct):
    """The statistics of a house."""

    people: Dealt
    bots: Dealt
    rounds: int = 0


_kept: WeakKeyDictionary[Store, tuple[float, Luck]] = WeakKeyDictionary()


async def luck_of(store: Store) -> Luck:
    """The statistics of all matches that are kept, at most a minute old."""
    now = time.monotonic()
    found = _kept.get(store)
    if found is None or now - found[0] > FRESH:
        deals = await store.deals(ROUNDS)
        found = (now, await asyncio.to_thread(count, deals))
        _kept[store] = found
    return found[1]


def count(deals: Iterable[StoredDeal]) -> Luck:
    """Count what people and bots were dealt."""
    luck = Luck(Dealt(), Dealt())
    means: dict[tuple[str, str], Mean] = {}
    for deal in deals:
        game = game_found(deal.game)
        if game is None:
            continue
        key = deal.game, str(deal.options)
        if key not in means:
            means[key] = _mean(game, deal.options)
        luck.rounds += 1
        for kind, hand in zip(deal.kinds, deal.hands, strict=True):
            (luck.bots if kind == "bot" else luck.people).add(hand, means[key])
    return luck


def _mean(game: AnyGame, options: Mapping[str, Any]) -> Mean:
    tiles = game.rules(**options).tiles
    pips, doubles = sum(one.pips for one in tiles), sum(one.is_double for one in tiles)
    mean = pips / len(tiles)
    spread = sum((one.pips - mean) ** 2 for one in tiles) / len(tiles)
    return Mean(mean, doubles / len(tiles), spread, len(tiles))


def _range(variance: float, fair: float) -> float:
    return 100 * SURE * math.sqrt(variance) / fair if fair else 0.0


async def show(request: Request) -> Response:
    """The page about fair dealing."""
    house = Ask(request).house
    luck = await house.desk.flights.join("luck", lambda: luck_of(house.store))
    return page(request, "pages/fairness.html", luck=luck, few=FEW)
