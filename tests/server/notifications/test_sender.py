"""Being told: queued with what caused it, sent beside everything else, encrypted, once."""

import asyncio
import sqlite3
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from boneyard.core.time_controls import CLOCKS
from boneyard.server import wall_clock
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.notifications import retries, sender
from boneyard.server.notifications.outgoing_http import MAX_CONNECTIONS_PER_HOST
from support.server.kill_process import Served
from support.server.push_service import (
    NO_TICK_SECONDS,
    PRESENTLY,
    Browser,
    PushService,
    claims,
    gone,
    house,
    move,
    notices,
    push_service,
    quiet,
    resign,
    run,
    two,
)
from support.server.serving import services_of, serving, until


def test_a_turn_is_told_in_one_s_own_language_and_nothing_that_is_hidden() -> None:
    async def work(service: PushService) -> None:
        async with house(service) as app:
            first, second, match = await two(app)
            browser, other = Browser(service, "a"), Browser(service, "b")
            second.http.headers["accept-language"] = "es"
            told = await browser.subscribe(second)
            await other.subscribe(first)
            await move(app, first, match)
            await until(lambda: len(browser.heard) == 1)
            await quiet(app)
            names = {True: "Ada", False: "Ben"}
            who = names[
                (await services_of(app).registry.get_match(match)).seats[0].owner
                == hash_token(first.token or "")
            ]
            assert browser.heard == [
                {
                    "kind": "turn", "title": "Dominó clásico: te toca", "body": f"Con {who}",
                    "lang": "es", "match": match, "waiting": 1,
                }
            ]  # fmt: skip
            assert not other.heard, "whoever has moved knows it"
            _, headers, body = service.got[0]
            assert b"turno" not in body
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) >= 3600
            assert len(headers["topic"]) == 32
            said = claims(headers["authorization"], told["key"])
            assert said["aud"] == service.address
            assert time.time() < said["exp"] <= time.time() + 24 * 3600
            assert said["sub"].startswith("https://")

    run(work)


def test_a_challenge_and_the_end_are_told() -> None:
    async def work(service: PushService) -> None:
        async with house(service) as app:
            first, second, match = await two(app)
            browser, own = Browser(service, "a"), Browser(service, "b")
            await browser.subscribe(second, wants=["over", "challenge"])
            await own.subscribe(first)
            await resign(app, first, match)
            await until(lambda: len(browser.heard) == 1)
            await gone(app, match)
            next = (await first.post(f"/api/matches/{match}/rematch"))["match"]
            await until(lambda: len(browser.heard) == 2)
            await quiet(app)
            assert [one["kind"] for one in browser.heard] == ["over", "challenge"]
            assert [one["match"] for one in browser.heard] == [match, next]
            assert "challenge" not in [one["kind"] for one in own.heard]

    run(work)


def test_most_of_the_time_gone_is_told_once_across_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(service: PushService) -> None:
        browser = Browser(service, "a")
        async with house(service, tmp_path, tick=1e6) as app:
            first, _, match = await two(app, clock="3-days")
            await browser.subscribe(first, wants=["time"])
            monkeypatch.setattr(wall_clock, "offset_ms", CLOCKS["3-days"].bank * 79 // 100)
            await services_of(app).clocks.sweep()
            assert not await notices(app)
        async with house(service, tmp_path, tick=0.005) as app:
            monkeypatch.setattr(wall_clock, "offset_ms", CLOCKS["3-days"].bank * 81 // 100)
            await until(lambda: len(browser.heard) == 1)
            await services_of(app).clocks.sweep()
            await quiet(app)
            assert [one["kind"] for one in browser.heard] == ["time"]
            assert browser.heard[0]["match"] == match
            assert service.got[0][1]["urgency"] == "high"

    run(work)


def test_whoever_looks_is_not_told_and_whose_page_is_hidden_is() -> None:
    async def work(service: PushService) -> None:
        async with house(service) as app:
            first, second, match = await two(app)
            browser = Browser(service, "a")
            await browser.subscribe(second)
            live = await services_of(app).registry.get_match(match)
            guest = hash_token(second.token or "")
            async with second.socket(match) as socket:
                await socket.hear()
                await move(app, first, match)
                await quiet(app)
                assert not service.got
                await socket.say(hidden=True)
                await until(lambda: not live.room.presence.has_page_visible(guest))
                assert live.room.presence.is_present(guest)
                await services_of(app).store.notifications.queue(
                    match, [guest], "time", wall_clock.now_ms()
                )
                await until(lambda: len(browser.heard) == 1)
                await socket.say(hidden=False)
                await until(lambda: live.room.presence.has_page_visible(guest))

    run(work)


def test_a_house_that_was_killed_tells_it_after_the_restart_and_once(tmp_path: Path) -> None:
    async def work(service: PushService) -> None:
        async with house(service, tmp_path, **NO_TICK_SECONDS) as app:
            first, second, match = await two(app)
            browser = Browser(service, "a")
            await browser.subscribe(second)
            await move(app, first, match)
            assert len(await notices(app)) == 1
        async with house(service, tmp_path) as app:
            await until(lambda: len(browser.heard) == 1)
            await quiet(app)
        async with house(service, tmp_path, **NO_TICK_SECONDS) as app:
            assert await services_of(app).notification_sender.send_due() == 0
        assert [one["kind"] for one in browser.heard] == ["turn"]

    run(work)


@pytest.mark.slow
def test_killed_while_it_sends_a_house_loses_nothing_and_repeats_only_what_was_on_its_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, on_the_way, waiting = 2, MAX_CONNECTIONS_PER_HOST, 2
    db = tmp_path / "matches.db"

    def queued() -> int:
        with closing(sqlite3.connect(db)) as connection:
            (count,) = connection.execute("select count(*) from notices").fetchone()
            return int(count)

    async def work(service: PushService) -> None:
        async with house(service, tmp_path, **NO_TICK_SECONDS) as app:
            for at in range(told + on_the_way + waiting):
                first, second, match = await two(app)
                await second.post("/api/told/hook", {"address": f"{service.address}/hook{at}"})
                await move(app, first, match)
        # A few are told and noted as told; others have come, but are not answered.
        service.first = told
        service.may_answer.clear()
        more = {"told_hosts": [service.place], "told_every": 0.01, "linger": 0}
        killed = await asyncio.to_thread(Served, db, durable=False, **more)
        try:
            await until(lambda: len(service.got) == told + on_the_way)
            await until(lambda: queued() == on_the_way + waiting)
        finally:
            killed.kill()
        service.may_answer.set()
        before = [head["webhook-id"] for _, head, _ in service.got]
        # Whoever takes a notice has it for a minute; then the next house does.
        monkeypatch.setattr(wall_clock, "offset_ms", sender.LEASE_MS + 1)
        async with house(service, tmp_path) as app:
            await quiet(app)
        times = Counter(head["webhook-id"] for _, head, _ in service.got)
        assert len(times) == told + on_the_way + waiting, "nothing is lost"
        twice = {id for id, count in times.items() if count > 1}
        assert twice == {*before[told:]}, "and nothing told twice but what was on its way"
        assert max(times.values()) == 2

    run(work)


def test_a_slow_service_holds_up_neither_moves_nor_other_services() -> None:
    async def work(slow: PushService) -> None:
        async with push_service() as quick:
            hosts = (slow.place, quick.place)
            async with serving(told_hosts=hosts, **PRESENTLY) as app:
                first, second, match = await two(app)
                slow.may_answer.clear()
                for name in range(8):
                    await Browser(slow, str(name)).subscribe(second)
                await move(app, first, match)
                await until(lambda: len(slow.got) >= 4)
                other = Browser(quick, "q")
                await other.subscribe(first)
                await gone(app, match)
                await move(app, second, match)
                await until(lambda: len(other.heard) == 1)
                assert len(slow.got) == 4, "a host has its share of calls and no more"
                assert (
                    len(services_of(app).notification_sender.sending) <= sender.MAX_CONCURRENT_SENDS
                )

    run(work)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(status: int) -> None:
    async def work(service: PushService) -> None:
        async with house(service) as app:
            first, second, match = await two(app)
            await Browser(service, "a").subscribe(second)
            service.status = status
            await move(app, first, match)
            await until(lambda: len(service.got) == 1)
            await quiet(app)
            assert (await second.get("/api/told"))["ways"] == []

    run(work)


def test_what_did_not_arrive_is_sent_again_later_and_given_up_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(service: PushService) -> None:
        async with house(service, **NO_TICK_SECONDS) as app:
            first, second, match = await two(app)
            await Browser(service, "a").subscribe(second)
            telling = services_of(app).notification_sender
            service.status, service.headers = 503, {"retry-after": "3600"}
            await move(app, first, match)
            waits = []
            for _ in range(retries.MAX_TRIES):
                await telling.send_due()
                await until(lambda: not telling.sending)
                queued = await notices(app)
                if queued:
                    waits.append(queued[0].due - wall_clock.now_ms())
                    assert await telling.send_due() == 0, "not before its time"
                    monkeypatch.setattr(
                        wall_clock, "offset_ms", wall_clock.offset_ms + waits[-1] + 1
                    )
                service.headers = {}
            assert len(service.got) == retries.MAX_TRIES
            assert not await notices(app)
            assert 3_500_000 < waits[0] <= 3_600_000, "the service says when"
            assert waits[1] < waits[2] < waits[3]
            assert max(waits) <= retries.MAX_RETRY_MS
            monkeypatch.setattr(wall_clock, "offset_ms", 0)
            # Another one is refused for good; after enough of those the browser is.
            service.status = 403
            guest = hash_token(second.token or "")
            for _ in range(sender.MAX_FAILURES):
                await services_of(app).store.notifications.queue(
                    match, [guest], "time", wall_clock.now_ms()
                )
                await telling.send_due()
                await until(lambda: not telling.sending)
            assert (await second.get("/api/told"))["ways"] == []

    run(work)


def test_what_is_taken_belongs_to_one_house_and_comes_back_if_that_one_dies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(service: PushService) -> None:
        async with house(service, **NO_TICK_SECONDS) as app:
            first, second, match = await two(app)
            await Browser(service, "a").subscribe(second)
            await move(app, first, match)
            told, now = services_of(app).store.notifications, wall_clock.now_ms()
            (notice,) = await told.list_due(now, 9)
            assert await told.claim(notice, now + sender.LEASE_MS)
            assert not await told.claim(notice, now + sender.LEASE_MS)
            assert not await told.list_due(now, 9)
            monkeypatch.setattr(wall_clock, "offset_ms", sender.LEASE_MS + 1)
            assert await services_of(app).notification_sender.send_due() == 1

    run(work)


def test_what_is_no_longer_so_is_not_told() -> None:
    async def work(service: PushService) -> None:
        async with house(service, **NO_TICK_SECONDS) as app:
            first, second, match = await two(app)
            await Browser(service, "a").subscribe(second)
            await move(app, first, match)
            await move(app, second, match)
            await services_of(app).notification_sender.send_due()
            await until(lambda: not services_of(app).notification_sender.sending)
            assert not service.got
            assert not await notices(app)

    run(work)
