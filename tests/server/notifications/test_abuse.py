"""Being told, by people and at moments that nobody thought of at first."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from boneyard.core.time_controls import CLOCKS
from boneyard.server import wall_clock
from boneyard.server.notifications.mail import make_unsubscribe_token
from boneyard.server.notifications.outgoing_http import MAX_CONNECTIONS_PER_HOST, is_public_address
from boneyard.server.notifications.store import Channel
from support.server.mail_server import MailServer, look, run, with_address
from support.server.push_service import notices, two
from support.server.serving import Client, at_rest, services_of

BANK = CLOCKS["3-days"].bank


def test_who_may_claim_a_match_is_told_so_unless_they_have_given_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: MailServer, app: Starlette) -> None:
        late, other, match = await two(app, clock="3-days")
        for one, name in ((late, "late"), (other, "other")):
            await with_address(app, one, f"{name}@example.org")
            await one.http.post("/told", data={"do": "mail", "time": "on"})
        seat = (await late.get(f"/api/matches/{match}"))["turn"]

        async def run_out() -> None:
            monkeypatch.setattr(wall_clock, "offset_ms", wall_clock.offset_ms + BANK)
            for _ in range(2):  # the reminder, and the end of the time
                await services_of(app).clocks.sweep()

        await run_out()
        (queued,) = [one for one in await notices(app) if one.kind == "claim"]
        assert queued.channel.address == "other@example.org"
        await other.post(f"/api/matches/{match}/seats/{seat}/time")
        await look(app)
        assert [letter["to"] for letter in server.got] == ["late@example.org"]
        await run_out()
        await look(app)
        (letter,) = [one for one in server.got if one["to"] == "other@example.org"]
        assert "time is up" in letter["subject"]
        assert "claim" in letter.get_content()
        assert not await notices(app)

    run(work, tmp_path)


def test_an_old_letter_doesnt_end_what_somebody_else_is_told_since(tmp_path: Path) -> None:
    async def work(server: MailServer, app: Starlette) -> None:
        told, ann, ben = services_of(app).store.notifications, b"a" * 32, b"b" * 32
        for at, owner in enumerate((ann, ben)):
            if at:
                (old,) = await told.list_channels(ann)
                await told.remove_channel(old.id)
            way = Channel(owner=owner, kind="mail", address="x@example.org", created=at + 1)
            await told.add_channel(way, 1)
        (new,) = await told.list_channels(ben)
        assert new.id == old.id, "a number is given out again"
        stranger = Client(app, token=None)
        for way, left in ((old, 1), (new, 0)):
            await stranger.http.post(f"/told/stop/{make_unsubscribe_token(told.vapid, way)}")
            assert len(await told.list_channels(ben)) == left

    run(work, tmp_path)


def test_mail_that_is_slow_takes_no_more_than_its_share(tmp_path: Path) -> None:
    async def work(server: MailServer, app: Starlette) -> None:
        sender, told = services_of(app).notification_sender, services_of(app).store.notifications
        # The house may be looking just now, and would see the letter before it sees who is slow.
        (own,) = [one for one in asyncio.all_tasks() if "Sender.run" in repr(one)]
        own.cancel()
        await asyncio.wait([own])
        slow = [asyncio.create_task(asyncio.sleep(3600)) for _ in range(MAX_CONNECTIONS_PER_HOST)]
        sender.sending |= dict.fromkeys(slow, "mail")
        way = Channel(
            owner=b"a" * 32, kind="mail", address="x@example.org", wants=("digest",), next=1
        )
        await told.add_channel(way, 1)
        await sender.send_due()
        assert [one.next for one in await told.list_channels(way.owner)] == [1], "it waits"
        del sender.sending[slow[0]]
        await sender.send_due()
        assert [one.next for one in await told.list_channels(way.owner)] != [1]

    run(work, tmp_path)


@pytest.mark.parametrize("one", ["::7f00:1", "fec0::1", "::ffff:0:7f00:1", "ff02::1", "5f00::1"])
def test_what_was_given_out_to_nobody_is_not_called(one: str) -> None:
    assert not is_public_address(one)


def test_a_match_by_rules_of_ones_own_is_told_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: MailServer, app: Starlette) -> None:
        players = [Client(app), Client(app)]
        people = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        rules: Any = {"like": "all-fives", "title": "Friday fives"}
        match = (await players[0].start(rules, seats=people, clock="3-days"))["match"]
        path = f"/api/matches/{match}"
        await players[1].post(f"{path}/seats/1", {"name": "Ben", "seed": "b"})
        await at_rest(app, match)
        mover = players[(await players[0].get(path))["turn"]]
        owner = await with_address(app, mover, "x@example.org")
        await mover.http.post("/told", data={"do": "mail", "time": "on"})
        await mover.http.post("/told", data={"do": "feed"})
        (feed,) = [
            way
            for way in await services_of(app).store.notifications.list_channels(owner)
            if way.kind == "feed"
        ]
        (item,) = (await mover.http.get(f"/feed/{feed.address}.json")).json()["items"]
        assert "Friday fives" in item["title"]
        monkeypatch.setattr(wall_clock, "offset_ms", BANK - 1)
        await services_of(app).clocks.sweep()
        await look(app)
        (letter,) = server.got
        assert "Friday fives" in letter["subject"]
        assert "Friday fives" in (await mover.http.get("/friends")).text

    run(work, tmp_path)
