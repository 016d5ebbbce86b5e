"""What is limited is counted together by all houses with one database."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Final

from boneyard.server import broadcast
from boneyard.server.http.rate_limits import Buckets, Counts, Key

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
