"""Rate limits: token buckets by address and caller, shared between processes."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Final

from boneyard.server import broadcast
from boneyard.server.lru import Recent
from boneyard.server.settings import Rate, Settings

#: The hash of a guest's secret, or an address.
Key = bytes | str

#: What others needn't know of: such a part of what somebody may have.
QUIET: Final = 0.1

#: So many are told of at a time, and known of other houses, at most.
MOST_LOUD: Final = 1000

#: Seconds after which open connections are told of again, and for which what was told is believed.
RENEW, LAPSE = 2.0, 6.0


class Buckets:
    """Rates by key: each key has a bucket that fills slowly and is emptied by asking."""

    def __init__(self, rate: Rate, most: int = 20_000) -> None:
        """Begin with all buckets full; so many that are not are remembered."""
        self.rate = rate
        self._left: Recent[Key, tuple[float, float, int]] = Recent(most)
        self._loud: dict[Key, None] = {}

    def take(self, key: Key) -> bool:
        """Take one from a bucket; False if it is empty."""
        left, now, untold = self._now(key)
        given = left >= 1
        if given:
            left, untold = left - 1, untold + 1
            self._note(key, untold)
        # Those used longest ago are forgotten first: they are the ones that are full again.
        self._left.keep(key, (left, now, untold))
        return given

    def has(self, key: Key) -> bool:
        """Say whether there is one to take, without taking it."""
        return self._now(key)[0] >= 1

    def charge(self, key: Key, count: int) -> None:
        """Take so many that have been used already: what is too much is owed, up to a bucket."""
        left, now, untold = self._now(key)
        left, untold = max(left - count, -self.rate.at_once), untold + count
        self._note(key, untold)
        self._left.keep(key, (left, now, untold))

    def _note(self, key: Key, untold: int) -> None:
        """Remember who has taken so much that others should know."""
        if untold >= QUIET * self.rate.at_once and len(self._loud) < MOST_LOUD:
            self._loud[key] = None

    def _now(self, key: Key) -> tuple[float, float, int]:
        """What is left, by now; and what was taken that others don't know of."""
        now, full = time.monotonic(), self.rate.at_once
        left, then, untold = self._left.get(key) or (full, now, 0)
        left = min(full, left + (now - then) * self.rate.a_second)
        return left, now, untold if left < full else 0

    def news(self) -> Iterator[tuple[Key, int]]:
        """Who has taken much since it was told, and how many."""
        loud, self._loud = self._loud, {}
        for key in loud:
            left, now, untold = self._now(key)
            self._left.keep(key, (left, now, 0))
            if untold:
                yield key, untold

    def heard(self, key: Key, count: int) -> None:
        """So many were taken in another house: what is too much is owed, up to a bucket."""
        left, now, untold = self._now(key)
        self._left.keep(key, (max(left - count, -self.rate.at_once), now, untold))


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


class Dear:
    """What is dear is counted by guest and by address: more guests don't make more of it."""

    def __init__(self, rate: Rate, crowd: float) -> None:
        """Say what a guest may have; all at one address may have so many times that."""
        self.guest = Buckets(rate)
        self.address = Buckets(Rate(rate.a_second * crowd, rate.at_once * crowd))

    def take(self, guest: bytes | None, address: str) -> bool:
        """Take one for a guest (None: all who are nobody at an address are one)."""
        return self.guest.take(guest or address) and self.address.take(address)


class Limits:
    """All rates of a house."""

    def __init__(self, settings: Settings) -> None:
        """Begin with all buckets full."""
        self.guest = Buckets(settings.guest_rate)
        self.address = Buckets(settings.address_rate)
        self.start = Dear(settings.start_rate, settings.crowd)
        self.think = Dear(settings.think_rate, settings.crowd)
        self.talk = Dear(settings.talk_rate, settings.crowd)
        self.sign = Dear(settings.sign_rate, settings.crowd)

    @property
    def named(self) -> dict[str, Buckets]:
        """All buckets, by what houses call them among each other."""
        dear = {"start": self.start, "think": self.think, "talk": self.talk, "sign": self.sign}
        found = {"guest": self.guest, "address": self.address}
        for name, one in dear.items():
            found |= {f"{name} of guest": one.guest, f"{name} of address": one.address}
        return found


class Counts:
    """How many of something are open, by key: here, and in other houses as far as they tell."""

    def __init__(self, most: int) -> None:
        """Begin with none; each may have so many."""
        self.most = most
        self.here: Counter[Key] = Counter()
        self._told: dict[Key, tuple[int, float]] = {}
        self._there: dict[tuple[Key, str], tuple[int, float]] = {}
        self._elsewhere: Counter[Key] = Counter()

    def of(self, key: Key) -> int:
        """How many there are, wherever."""
        return self.here[key] + (self._elsewhere[key] if self._elsewhere else 0)

    def enter(self, key: Key) -> None:
        """One more."""
        self.here[key] += 1
        many = self.here[key] >= QUIET * self.most
        if many and key not in self._told and len(self._told) < MOST_LOUD:
            self._told[key] = 0, 0.0

    def leave(self, key: Key) -> None:
        """One less."""
        self.here[key] -= 1
        if not self.here[key]:
            del self.here[key]

    def news(self) -> Iterator[tuple[Key, int]]:
        """Who has many open here, if it is another number than was told, or long ago."""
        now = time.monotonic()
        self._forget(now)
        for key, (told, when) in list(self._told.items()):
            count = self.here.get(key, 0)
            count = count if count >= QUIET * self.most else 0
            if count != told or now - when >= RENEW:
                self._told[key] = count, now
                yield key, count
            if not count:
                del self._told[key]

    def heard(self, house: str, key: Key, count: int) -> None:
        """Note how many somebody has open in another house."""
        where = key, house
        if len(self._there) < MOST_LOUD or where in self._there:
            self._elsewhere[key] += count - self._there.get(where, (0, 0.0))[0]
            self._there[where] = count, time.monotonic() + LAPSE

    def _forget(self, now: float) -> None:
        """What a house has told that says nothing any more is gone with it."""
        for (key, house), (count, until) in list(self._there.items()):
            if until <= now or not count:
                del self._there[key, house]
                self._elsewhere[key] -= count
                if not self._elsewhere[key]:
                    del self._elsewhere[key]


#: Seconds between two moments in which others are told.
EVERY: Final = 0.25

#: How many are told of at once: what is said has a longest size.
MANY: Final = 50


class Together:
    """Tells other houses who takes much here, and hears it of them."""

    def __init__(self, rates: Mapping[str, Buckets], counts: Mapping[str, Counts]) -> None:
        """Say what is counted, by the names that houses have for it."""
        self._rates, self._counts = rates, counts

    async def run(self, say: Callable[[broadcast.Anything], None]) -> None:
        """Tell it, every moment; most of the time there is nothing to tell."""
        while True:
            await asyncio.sleep(EVERY)
            self.tell(say)

    def tell(self, say: Callable[[broadcast.Anything], None]) -> None:
        """Tell what is new."""
        for kind, name, news in self._news():
            while some := tuple(_written(*one) for one in islice(news, MANY)):
                say(kind(name, some))

    def _news(
        self,
    ) -> Iterator[tuple[type[broadcast.Taken | broadcast.Held], str, Iterator[tuple[Key, int]]]]:
        for name, buckets in self._rates.items():
            yield broadcast.Taken, name, buckets.news()
        for name, counts in self._counts.items():
            yield broadcast.Held, name, counts.news()

    def taken(self, house: str, said: broadcast.Taken) -> None:
        """Another house has given some; a newer one may count more than this one knows of."""
        buckets = self._rates.get(said.of)
        if buckets is not None:
            for guest, address, count in said.counts:
                buckets.heard(guest or address, count)

    def held(self, house: str, said: broadcast.Held) -> None:
        """Another house has so many open."""
        counts = self._counts.get(said.of)
        if counts is not None:
            for guest, address, count in said.counts:
                counts.heard(house, guest or address, count)


def _written(key: Key, count: int) -> broadcast.Count:
    return (key, "", count) if isinstance(key, bytes) else (b"", key, count)
