"""The ways in which one is told: whose they are, how many, and where the house calls."""

import hmac
import json
import re
from base64 import b64decode, b64encode
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from boneyard.server import wall_clock
from boneyard.server.accounts.models import Challenge
from boneyard.server.errors import AddressError
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.notifications.commands import MAX_CHANNELS as MOST_WAYS
from boneyard.server.notifications.outgoing_http import (
    OutgoingClient,
    Unreachable,
    check_address,
    is_public_address,
)
from boneyard.server.notifications.store import Channel
from support.server.push_service import (
    NO_TICK_SECONDS,
    Browser,
    PushService,
    house,
    move,
    notices,
    run,
    site_of,
    two,
)
from support.server.serving import Client, services_of, until

#: Addresses that the house calls for nobody.
NOWHERE = (
    "http://push.example.com/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.7/x",
    "https://localhost/x", "https://push/x", "https://user@push.example.com/x", "ftp://a.example/x",
    "https://2130706433/x", "https://a.example/ä", "https://[", "", "https://", "javascript:0",
    "https://a.example/" + "x" * 2000, "https://0x7f.1/x", "https://a.example:99999/x",
)  # fmt: skip


@pytest.mark.parametrize("address", NOWHERE)
def test_the_house_calls_only_the_open_network(address: str) -> None:
    with pytest.raises(AddressError):
        check_address(address)


def test_the_host_names_what_else_may_be_called() -> None:
    allowed = frozenset({"10.0.0.7:8080", "[fd00::1]:8080", "intranet:443"})
    for address in ("http://10.0.0.7:8080/x", "http://[fd00::1]:8080/x", "https://intranet/x"):
        assert check_address(address, allowed).path == "/x"
    for address in ("http://10.0.0.7/x", "http://[fd00::1]:8081/x", "http://intranet/x"):
        with pytest.raises(AddressError):
            check_address(address, allowed)


def test_where_a_name_leads_is_looked_at_when_it_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fe80::1%eth0", "fd00::1",
                "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "0.0.0.0", "224.0.0.1",
                "100.64.0.1", "x"):  # fmt: skip
        assert not is_public_address(one), one
    for one in ("8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"):
        assert is_public_address(one), one

    async def work(service: PushService) -> None:
        port = int(service.place.partition(":")[2])

        async def home(*_: Any) -> list[Any]:
            return [{"hostname": "a.example", "host": "127.0.0.1", "port": port,
                     "family": 2, "proto": 0, "flags": 0}]  # fmt: skip

        monkeypatch.setattr("aiohttp.ThreadedResolver.resolve", home)
        caller = OutgoingClient()
        with pytest.raises(Unreachable):
            await caller.post(f"https://a.example:{port}/x", b"", {})
        assert not service.got
        await caller.close()
        # Allowed by who runs the house; but it is not led elsewhere from there.
        service.status, service.headers = 302, {"location": f"{service.address}/elsewhere"}
        caller = OutgoingClient([f"a.example:{port}"])
        assert (await caller.post(f"http://a.example:{port}/x", b"", {})).status == 302
        assert [name for name, _, _ in service.got] == ["x"]
        await caller.close()

    run(work)


def test_ways_are_their_owner_s_and_few() -> None:
    async def work(service: PushService) -> None:
        async with house(service) as app:
            ada, ben = Client(app), Client(app)
            browser = Browser(service, "a")
            (way,) = (await browser.subscribe(ada))["ways"]
            assert service.place in way["where"]
            assert browser.endpoint not in json.dumps(way), "who knows that could send there"
            path = f"/api/told/ways/{way['id']}"
            assert "Notification channel not found" in await ben.refused(403, f"{path}/end")
            await ben.refused(403, f"{path}/wants", {"wants": []})
            await ben.post("/api/told/push/end", {"endpoint": browser.endpoint})
            assert (await ada.post(f"{path}/wants", {"wants": ["over"]}))["ways"][0]["wants"] == [
                "over"
            ]
            await ada.refused(400, f"{path}/wants", {"wants": ["hands"]})
            # Somebody else signs in at the same browser: it tells one person only.
            assert len((await browser.subscribe(ben))["ways"]) == 1
            assert (await ada.get("/api/told"))["ways"] == []
            for name in range(MOST_WAYS["push"] + 2):
                last = await Browser(service, f"b{name}").subscribe(ada)
            assert len(last["ways"]) == MOST_WAYS["push"]
            for one in last["ways"]:
                last = await ada.post(f"/api/told/ways/{one['id']}/end")
            assert last["ways"] == []
            bad = browser.subscription
            for keys in ({"p256dh": "AA", "auth": "AA"}, {"p256dh": "A" * 87, "auth": "A" * 22}):
                await ada.refused(400, "/api/told/push", {**bad, "keys": keys})
            await ada.refused(400, "/api/told/push", {**bad, "endpoint": "https://10.0.0.1/x"})

    run(work)


def test_a_device_that_is_signed_out_is_told_no_more() -> None:
    async def work(service: PushService) -> None:
        async with house(service) as app:
            ada, phone = Client(app), Client(app)
            told, owner = services_of(app).store.notifications, hash_token(ada.token or "")
            key = (await ada.post("/api/me/keys"))["secret"]
            await Browser(service, "phone").subscribe(phone)
            token = (await phone.post("/api/sign-in/key", {"secret": key}))["token"]
            # The same browser is another person's now, and tells that one.
            (way,) = await told.list_channels(owner)
            assert way.device == hash_token(token)
            await Browser(service, "desk").subscribe(ada)
            await services_of(app).store.accounts.end_sessions([way.device], wall_clock.now_ms())
            assert [one.address.rpartition("/")[2] for one in await told.list_channels(owner)] == [
                "desk"
            ]

    run(work)


def test_the_key_of_the_house_stays_the_same(tmp_path: Path) -> None:
    async def work(service: PushService) -> None:
        keys = []
        for _ in range(2):
            async with house(service, tmp_path) as app:
                keys.append((await Client(app).get("/api/told"))["key"])
        assert keys[0] == keys[1]
        assert len(keys[0]) == 87

    run(work)


def test_nothing_of_a_way_is_in_a_log() -> None:
    assert "secret" not in repr(Channel(owner=b"", kind="push", address="https://secret.example"))


def test_the_pages_of_being_told_and_of_the_app(tmp_path: Path) -> None:
    async def work(service: PushService) -> None:
        async with site_of(service, tmp_path) as app:
            ada, ben = Client(app), Client(app)
            (way,) = (await Browser(service, "a").subscribe(ada))["ways"]
            page = (await ada.ask("GET", "/told")).text
            assert page.count("checkbox") == len(way["wants"]) == 4
            assert service.place in page
            assert service.place not in (await ben.ask("GET", "/told")).text
            form = {"way": str(way["id"]), "do": "want", "over": "on"}
            for who, status in ((ben, 403), (ada, 303)):
                assert (await who.http.post("/told", data=form)).status_code == status
            assert (await ada.get("/api/told"))["ways"][0]["wants"] == ["over"]
            assert (await ada.http.post("/told", data={"do": "dance"})).status_code == 400
            # Whoever reads the house in another language is told in that one.
            await ada.http.post("/look", data={"language": "nl"})
            (kept,) = await services_of(app).store.notifications.list_channels(
                hash_token(ada.token or "")
            )
            assert kept.language == "nl"
            await ada.http.post("/told", data={**form, "do": "end"})
            assert (await ada.get("/api/told"))["ways"] == []
            manifest = await ada.ask("GET", "/manifest.webmanifest")
            assert manifest.headers["content-type"] == "application/manifest+json"
            for icon in manifest.json()["icons"]:
                picture = await ada.ask("GET", icon["src"])
                width = int.from_bytes(picture.content[16:20])
                assert picture.content.startswith(b"\x89PNG")
                assert icon["sizes"] == f"{width}x{width}"
            assert (await ada.ask("GET", "/icons/badge.png")).status_code == 200
            assert (await ada.ask("GET", "/icons/other.png")).status_code == 404
            worker = await ada.ask("GET", "/worker.js")
            assert worker.headers["cache-control"] == "no-cache"
            assert "waitUntil" in worker.text
            policy = worker.headers["content-security-policy"]
            assert "worker-src 'self'" in policy
            assert "manifest-src 'self'" in policy

    run(work)


def test_a_program_is_told_by_signed_posts_that_stay_the_same_when_repeated() -> None:
    async def work(service: PushService) -> None:
        async with house(service, **NO_TICK_SECONDS) as app:
            first, second, match = await two(app)
            address = f"{service.address}/hook"
            secret = (await second.post("/api/told/hook", {"address": address}))["secret"]
            await second.refused(400, "/api/told/hook", {"address": "http://10.0.0.1/x"})
            await move(app, first, match)
            sender = services_of(app).notification_sender
            service.status = 500
            await sender.send_due()
            await until(lambda: not sender.sending)
            (queued,) = await notices(app)
            await services_of(app).store.notifications.reschedule(queued, 0, 1)
            service.status = 200
            await sender.send_due()
            await until(lambda: not sender.sending)
            assert not await notices(app)
            (_, head, body), (_, again, same) = service.got
            assert body == same
            assert head["webhook-id"] == again["webhook-id"]
            key = b64decode(secret.removeprefix("whsec_"))
            signed = f"{head['webhook-id']}.{head['webhook-timestamp']}.".encode() + body
            mark = b64encode(hmac.digest(key, signed, "sha256")).decode()
            assert head["webhook-signature"] == f"v1,{mark}"
            said = json.loads(body)
            assert said["type"] == "turn"
            assert set(said["data"]) == {"match", "game", "link", "others", "waiting"}
            assert said["data"]["match"] == match
            assert secret not in json.dumps(await second.get("/api/told")), "it is told once"

    run(work)


def test_a_feed_tells_what_waits_to_whoever_has_its_address(tmp_path: Path) -> None:
    async def work(service: PushService) -> None:
        async with site_of(service, tmp_path) as app:
            first, second, match = await two(app, clock="3-days")
            await move(app, first, match)
            await second.http.post("/told", data={"do": "feed"})
            addresses = re.findall(
                r'value="http://table.test(/feed/[^"]+)"', (await second.ask("GET", "/told")).text
            )
            anybody = Client(app, token=None)
            read = {one.rpartition(".")[2]: await anybody.ask("GET", one) for one in addresses}
            assert set(read) == {"json", "atom", "ics"}
            (item,) = json.loads(read["json"].content)["items"]
            assert item["url"].endswith(f"/m/{match}")
            root = ElementTree.fromstring(read["atom"].content)
            assert len(root.findall("{http://www.w3.org/2005/Atom}entry")) == 1
            calendar = read["ics"].text.split("\r\n")
            assert calendar.count("BEGIN:VEVENT") == 1
            assert all(len(line.encode()) <= 75 for line in calendar)
            ends = next(line for line in calendar if line.startswith("DTEND:"))
            left = datetime.strptime(ends[6:], "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
            assert timedelta(days=2) < left - datetime.now(UTC) < timedelta(days=4)
            # How many wait stands in the tab of the browser.
            assert "<title>(1) " in (await second.ask("GET", "/")).text
            await second.http.post("/told", data={"do": "feed"})
            assert (await anybody.ask("GET", addresses[0])).status_code == 404, "ended"
            for odd in ("/feed/x.json", "/feed/x", "/feed/.ics"):
                assert (await anybody.ask("GET", odd)).status_code == 404

    run(work)


def test_a_challenge_among_friends_is_told() -> None:
    async def work(service: PushService) -> None:
        async with house(service) as app:
            first, second, _ = await two(app)
            browser = Browser(service, "a")
            await browser.subscribe(second, wants=["challenge"])
            register, owner = services_of(app).store.friends, hash_token(second.token or "")
            seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
            new = (await first.start("block-draw", seats=seats))["match"]
            mate = hash_token(first.token or "")
            await register.add_challenge(Challenge(new, owner, mate, wall_clock.now_ms()))
            await until(lambda: len(browser.heard) == 1)
            (said,) = browser.heard
            assert (said["kind"], said["body"], said["match"]) == ("challenge", "With Ann", new)

    run(work)
