"""What is limited is counted over all houses with one database, and nobody ordinary is told of."""

import asyncio
import time
from typing import Any

import pytest

from boneyard.server import broadcast
from boneyard.server.http import rate_limits
from boneyard.server.http.rate_limits import (
    MAX_COUNTS_PER_MESSAGE,
    LimitSync,
    OpenCounts,
    TokenBuckets,
)
from boneyard.server.settings import Rate, Settings, share_limits
from support.server.postgres import Cluster
from support.server.serving import Client, Json, bus_of, services_of, serving, until


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


class Houses:
    """Some houses that hear each other every quarter of a second."""

    def __init__(self, count: int, rate: Rate, most: int = 40) -> None:
        self.rates = [TokenBuckets(rate) for _ in range(count)]
        self.counts = [OpenCounts(most) for _ in range(count)]
        pairs = zip(self.rates, self.counts, strict=True)
        self.all = [LimitSync({"start": one}, {"tables": two}) for one, two in pairs]
        self.said: list[Any] = []

    def talk(self) -> None:
        for at, one in enumerate(self.all):
            said: list[Any] = []
            one.send_reports(said.append)
            self.said += said
            for words in said:
                text = broadcast.encode(str(at), words)
                assert len(text) < 7_900
                read = broadcast.decode(text)
                assert read is not None
                for other in self.all:
                    if other is not one:
                        heed: Any = (
                            other.on_rate_report
                            if isinstance(words, broadcast.RateReport)
                            else other.on_count_report
                        )
                        heed(read.process, read.message)


def test_who_asks_all_houses_at_once_gets_what_one_would_give(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, houses = Clock(monkeypatch), Houses(4, Rate(2, 20))
    given = 0
    for _ in range(400):  # 100 seconds
        for one in houses.rates:
            given += sum(one.take(b"guest") for _ in range(5))
        houses.talk()
        clock.now += 0.25
    # What one house gives in that time, what was taken before the others heard of it, and a tenth.
    assert 200 <= given <= 200 + 20 * 4 + 4 * 2
    clock.now += 100
    assert all(one.take(b"guest") for one in houses.rates), "who waits is given again"


def test_who_keeps_to_one_house_gets_all_of_it_and_others_hear_nothing_of_who_does_little(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, houses = Clock(monkeypatch), Houses(4, Rate(2, 200))
    assert sum(houses.rates[0].take("192.0.2.1") for _ in range(300)) == 200
    houses.talk()
    assert [one.limit_name for one in houses.said] == ["start"]
    assert not houses.rates[1].take("192.0.2.1")
    houses.said.clear()
    for _ in range(100):
        for one in houses.rates:
            assert one.take("192.0.2.2")
        clock.now += 1.0
        houses.talk()
    assert not houses.said


def test_open_connections_are_counted_over_houses_and_forgotten_with_one_that_dies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, houses = Clock(monkeypatch), Houses(3, Rate(1, 1))
    one, two, _ = houses.counts
    for _ in range(3):
        one.increment(b"quiet")
    for _ in range(30):
        one.increment(b"guest")
        two.increment("192.0.2.1")
    houses.talk()
    assert (two.total(b"guest"), one.total(b"guest"), two.total(b"quiet")) == (30, 30, 0)
    houses.said.clear()
    houses.talk()
    assert not houses.said, "nothing has changed"
    for _ in range(29):
        one.decrement(b"guest")
    houses.talk()
    assert two.total(b"guest") == 0, "it is few enough not to be told of"
    assert two.total("192.0.2.1") == one.total("192.0.2.1") == 30
    for _ in range(3):  # as long as it lives it says so again
        clock.now += 3
        houses.talk()
    assert one.total("192.0.2.1") == 30
    houses.all[1].send_reports = lambda send: None  # type: ignore[method-assign]
    clock.now += rate_limits.REMOTE_COUNT_TTL_SECONDS
    houses.talk()
    assert one.total("192.0.2.1") == 0
    assert not one._remote
    assert not one._remote_totals


def test_what_is_told_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_REPORTED_KEYS", 2 * MAX_COUNTS_PER_MESSAGE)
    houses = Houses(2, Rate(0.001, 1))
    for at in range(5 * MAX_COUNTS_PER_MESSAGE):
        houses.rates[0].take(f"2001:db8:{at:x}::/64")
        for _ in range(4):
            houses.counts[0].increment(f"2001:db8:{at:x}::/64")
    houses.talk()
    assert [(type(one).__name__, len(one.counts)) for one in houses.said] == [
        ("RateReport", MAX_COUNTS_PER_MESSAGE),
        ("RateReport", MAX_COUNTS_PER_MESSAGE),
        ("CountReport", MAX_COUNTS_PER_MESSAGE),
        ("CountReport", MAX_COUNTS_PER_MESSAGE),
    ]
    for at in range(5 * MAX_COUNTS_PER_MESSAGE):
        houses.counts[1].apply_report("3", f"{at}", 4)
    assert len(houses.counts[1]._remote) == 2 * MAX_COUNTS_PER_MESSAGE


def test_two_houses_with_one_database_count_together(postgres: Cluster) -> None:
    async def work() -> None:
        more: Json = {"db": postgres.address(), "start_rate": Rate(0.001, 2), "most_sockets": 2}
        async with serving(**more) as one, serving(**more) as two:
            await until(lambda: len(bus_of(services_of(one)).members) == 2)
            ada = Client(one)
            look = await ada.start("baronet")
            await ada.start("baronet")
            there = Client(two, ada.token)
            start = two.state.limits.actions["start"].guest
            guest = house_guest(one, look["match"])
            await until(lambda: (start._buckets.get(guest) or (2.0,))[0] < 1)  # heard of both
            await there.refused(429, "/api/matches", {"game": "baronet"})
            async with ada.socket(look["match"]), ada.socket(look["match"]):
                await until(lambda: two.state.sockets.guest_counts.total(guest) == 2)
                async with there.socket(look["match"]) as refused:
                    assert refused.closed is not None

    def house_guest(app: Any, match: str) -> bytes:
        live = services_of(app).registry.get_loaded(match)
        assert live is not None
        assert live.seats[0].owner is not None
        return live.seats[0].owner

    asyncio.run(work())


def test_workers_share_the_machine_and_count_visitors_together() -> None:
    usual = Settings(bot_workers=3, most_sockets=40, bot_tables=16, most_tables=5000)
    part = share_limits(usual, 2)
    assert (part.bot_workers, part.bot_tables, part.most_tables) == (1, 8, 2500)
    same = "most_sockets", "address_connections", "most_connections", "sign_rate", "address_rate"
    assert all(getattr(part, name) == getattr(usual, name) for name in same)
    assert share_limits(usual, 64).bot_workers == 1
