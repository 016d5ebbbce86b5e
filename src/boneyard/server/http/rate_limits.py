"""Rate limits: token buckets by address and caller, shared between processes."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final

from boneyard.server import broadcast
from boneyard.server.errors import HttpError
from boneyard.server.lru import LruCache
from boneyard.server.settings import Rate, Settings

#: The hash of a guest's secret, or an address.
LimitKey = bytes | str

#: What others needn't know of: such a part of what a caller may have.
REPORTED_SHARE: Final = 0.1

#: So many are sent at a time, and known of other processes, at most.
MAX_REPORTED_KEYS: Final = 1000

#: Seconds after which open connections are sent again, and for which a message about them counts.
REPORT_AGAIN_SECONDS, REMOTE_COUNT_TTL_SECONDS = 2.0, 6.0

#: What `Retry-After` says of a request that came too soon.
RETRY_AFTER_SECONDS: Final = 5


class TokenBuckets:
    """Rates by key: each key has a bucket that fills slowly and is emptied by asking."""

    def __init__(self, rate: Rate, max_keys: int = 20_000) -> None:
        """Begin with all buckets full; so many that are not are remembered."""
        self.rate, self._reported_from = rate, REPORTED_SHARE * rate.at_once
        self._buckets: LruCache[LimitKey, tuple[float, float, int]] = LruCache(max_keys)
        self._unreported: dict[LimitKey, None] = {}

    def take(self, key: LimitKey) -> bool:
        """Take one from a bucket; False if it is empty."""
        left, now, untold = self._refill(key)
        allowed = left >= 1
        if allowed:
            left, untold = left - 1, untold + 1
            if untold >= self._reported_from:
                self._note(key)
        # Those used longest ago are forgotten first: they are the ones that are full again.
        self._buckets.put(key, (left, now, untold))
        return allowed

    def has_token(self, key: LimitKey) -> bool:
        """Say whether there is one to take, without taking it."""
        return self._refill(key)[0] >= 1

    def charge(self, key: LimitKey, count: int) -> None:
        """Take so many that have been used already: what is too much is owed, up to a bucket."""
        left, now, untold = self._refill(key)
        left, untold = max(left - count, -self.rate.at_once), untold + count
        if untold >= self._reported_from:
            self._note(key)
        self._buckets.put(key, (left, now, untold))

    def _note(self, key: LimitKey) -> None:
        """Remember who has taken so much that others should know."""
        if len(self._unreported) < MAX_REPORTED_KEYS:
            self._unreported[key] = None

    def _refill(self, key: LimitKey) -> tuple[float, float, int]:
        """What is left, by now; and what was taken that others don't know of."""
        now, full = time.monotonic(), self.rate.at_once
        left, then, untold = self._buckets.get(key) or (full, now, 0)
        left = min(full, left + (now - then) * self.rate.a_second)
        return left, now, untold if left < full else 0

    def take_reports(self) -> Iterator[tuple[LimitKey, int]]:
        """Who has taken much since it was told, and how many."""
        loud, self._unreported = self._unreported, {}
        for key in loud:
            left, now, untold = self._refill(key)
            self._buckets.put(key, (left, now, 0))
            if untold:
                yield key, untold

    def apply_report(self, key: LimitKey, count: int) -> None:
        """So many were taken in another process: what is too much is owed, up to a bucket."""
        left, now, untold = self._refill(key)
        self._buckets.put(key, (max(left - count, -self.rate.at_once), now, untold))


class Bucket:
    """One bucket, which needs no key: what a single connection may have."""

    def __init__(self, rate: Rate) -> None:
        """Begin with a full one."""
        self.rate = rate
        self._left, self._then = rate.at_once, time.monotonic()

    def take(self) -> bool:
        """Take one; False if it is empty."""
        now, rate = time.monotonic(), self.rate
        left = min(rate.at_once, self._left + (now - self._then) * rate.a_second)
        self._then = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True


class CostlyAction:
    """What is dear is counted by guest and by address: more guests don't make more of it."""

    def __init__(self, rate: Rate, address_factor: float) -> None:
        """Say what a guest may have; all at one address may have so many times that."""
        self.guest = TokenBuckets(rate)
        self.address = TokenBuckets(
            Rate(rate.a_second * address_factor, rate.at_once * address_factor)
        )

    def take(self, guest: bytes | None, address: str) -> bool:
        """Take one for a guest (None: all who are no one at an address are one)."""
        return self.guest.take(guest or address) and self.address.take(address)


@dataclass(frozen=True)
class Limit:
    """How often a costly action may be done; limits of one name share their buckets."""

    name: str
    rate: Callable[[Settings], Rate]
    error: str
    """The message for callers who have done it too often."""


class RateLimits:
    """All rates of a server: of requests, and of the costly actions of its features."""

    def __init__(self, settings: Settings, limits: Iterable[Limit]) -> None:
        """Begin with all buckets full."""
        self.guest = TokenBuckets(settings.guest_rate)
        self.address = TokenBuckets(settings.address_rate)
        self.actions = {
            one.name: CostlyAction(one.rate(settings), settings.crowd) for one in limits
        }

    def check(self, limit: Limit, guest: bytes | None, address: str) -> None:
        """Count a costly action of a caller, or refuse it."""
        if not self.actions[limit.name].take(guest, address):
            raise HttpError(429, limit.error)

    @property
    def by_name(self) -> dict[str, TokenBuckets]:
        """All buckets, by the names that processes use among each other."""
        found = {"guest": self.guest, "address": self.address}
        for name, one in self.actions.items():
            found |= {f"{name} of guest": one.guest, f"{name} of address": one.address}
        return found


class OpenCounts:
    """How many of something are open, by key: here, and in other processes as far as they tell."""

    def __init__(self, limit: int) -> None:
        """Begin with none; each may have so many."""
        self.limit = limit
        self.local: Counter[LimitKey] = Counter()
        self._reported: dict[LimitKey, tuple[int, float]] = {}
        self._remote: dict[tuple[LimitKey, str], tuple[int, float]] = {}
        self._remote_totals: Counter[LimitKey] = Counter()

    def total(self, key: LimitKey) -> int:
        """How many there are, wherever."""
        return self.local[key] + (self._remote_totals[key] if self._remote_totals else 0)

    def increment(self, key: LimitKey) -> None:
        """One more."""
        self.local[key] += 1
        many = self.local[key] >= REPORTED_SHARE * self.limit
        if many and key not in self._reported and len(self._reported) < MAX_REPORTED_KEYS:
            self._reported[key] = 0, 0.0

    def decrement(self, key: LimitKey) -> None:
        """One less."""
        self.local[key] -= 1
        if not self.local[key]:
            del self.local[key]

    def take_reports(self) -> Iterator[tuple[LimitKey, int]]:
        """Who has many open here, if it is another number than was told, or long ago."""
        now = time.monotonic()
        self._expire_remote(now)
        for key, (told, when) in list(self._reported.items()):
            count = self.local.get(key, 0)
            count = count if count >= REPORTED_SHARE * self.limit else 0
            if count != told or now - when >= REPORT_AGAIN_SECONDS:
                self._reported[key] = count, now
                yield key, count
            if not count:
                del self._reported[key]

    def apply_report(self, process: str, key: LimitKey, count: int) -> None:
        """Note how many a caller has open in another process."""
        where = key, process
        if len(self._remote) < MAX_REPORTED_KEYS or where in self._remote:
            self._remote_totals[key] += count - self._remote.get(where, (0, 0.0))[0]
            self._remote[where] = count, time.monotonic() + REMOTE_COUNT_TTL_SECONDS

    def _expire_remote(self, now: float) -> None:
        """What a server has told that says nothing any more is gone with it."""
        for (key, house), (count, until) in list(self._remote.items()):
            if until <= now or not count:
                del self._remote[key, house]
                self._remote_totals[key] -= count
                if not self._remote_totals[key]:
                    del self._remote_totals[key]


#: Seconds between two messages to other processes.
SYNC_INTERVAL_SECONDS: Final = 0.25

#: How many go into one message, whose size is limited.
MAX_COUNTS_PER_MESSAGE: Final = 50


class LimitSync:
    """Tells other processes who takes much here, and hears it of them."""

    def __init__(self, rates: Mapping[str, TokenBuckets], counts: Mapping[str, OpenCounts]) -> None:
        """Say what is counted, by the names that processes have for it."""
        self._rates, self._counts = rates, counts

    async def run(self, bus: broadcast.Bus) -> None:
        """Report every moment; most of the time there is nothing to report."""
        bus.subscribe(broadcast.RateReport, self.on_rate_report)
        bus.subscribe(broadcast.CountReport, self.on_count_report)
        while True:
            await asyncio.sleep(SYNC_INTERVAL_SECONDS)
            self.send_reports(bus.broadcast)

    def send_reports(self, send: Callable[[broadcast.AnyMessage], None]) -> None:
        """Tell what is new."""
        for kind, name, news in self._collect_reports():
            while some := tuple(
                _to_key_count(*one) for one in islice(news, MAX_COUNTS_PER_MESSAGE)
            ):
                send(kind(name, some))

    def _collect_reports(
        self,
    ) -> Iterator[
        tuple[
            type[broadcast.RateReport | broadcast.CountReport], str, Iterator[tuple[LimitKey, int]]
        ]
    ]:
        for name, buckets in self._rates.items():
            yield broadcast.RateReport, name, buckets.take_reports()
        for name, counts in self._counts.items():
            yield broadcast.CountReport, name, counts.take_reports()

    def on_rate_report(self, process: str, message: broadcast.RateReport) -> None:
        """Another process has given some; a newer one may count more than this one knows of."""
        buckets = self._rates.get(message.limit_name)
        if buckets is not None:
            for guest, address, count in message.counts:
                buckets.apply_report(guest or address, count)

    def on_count_report(self, process: str, message: broadcast.CountReport) -> None:
        """Another process has so many open."""
        counts = self._counts.get(message.limit_name)
        if counts is not None:
            for guest, address, count in message.counts:
                counts.apply_report(process, guest or address, count)


def _to_key_count(key: LimitKey, count: int) -> broadcast.KeyCount:
    return (key, "", count) if isinstance(key, bytes) else (b"", key, count)
