"""The ways in which one is told: whose they are, how many, and where the house calls."""

import json
from pathlib import Path
from typing import Any

import pytest

from boneyard.server import moments
from boneyard.server.commands.told import MOST as MOST_WAYS
from boneyard.server.guests import hashed
from boneyard.server.store.telling import Way
from boneyard.server.told.calling import Caller, Unreached
from boneyard.server.told.guarding import AddressError, callable_address, public
from server.serving import Client, house_of
from server.telling import Browser, PushService, house, run, site_of

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
        callable_address(address)


def test_where_a_name_leads_is_looked_at_when_it_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fe80::1%eth0", "fd00::1",
                "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "0.0.0.0", "224.0.0.1",
                "100.64.0.1", "x"):  # fmt: skip
        assert not public(one), one
    for one in ("8.8.8.8", "2606:4700::1111", "64:ff9b::808:808"):
        assert public(one), one

    async def work(service: PushService) -> None:
        port = int(service.place.partition(":")[2])

        async def home(*_: Any) -> list[Any]:
            return [{"hostname": "a.example", "host": "127.0.0.1", "port": port,
                     "family": 2, "proto": 0, "flags": 0}]  # fmt: skip

        monkeypatch.setattr("aiohttp.ThreadedResolver.resolve", home)
        caller = Caller()
        with pytest.raises(Unreached):
            await caller.post(f"https://a.example:{port}/x", b"", {})
        assert not service.got
        await caller.close()
        # Allowed by who runs the house; but it is not led elsewhere from there.
        service.status, service.headers = 302, {"location": f"{service.address}/elsewhere"}
        caller = Caller([f"a.example:{port}"])
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
            assert "not one of the ways" in await ben.refused(403, f"{path}/end")
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
            told, owner = house_of(app).store.told, hashed(ada.token or "")
            key = (await ada.post("/api/me/keys"))["secret"]
            await Browser(service, "phone").subscribe(phone)
            token = (await phone.post("/api/sign-in/key", {"secret": key}))["token"]
            # The same browser is another person's now, and tells that one.
            (way,) = await told.of(owner)
            assert way.device == hashed(token)
            await Browser(service, "desk").subscribe(ada)
            await house_of(app).store.register.end_devices([way.device], moments.now())
            assert [one.address.rpartition("/")[2] for one in await told.of(owner)] == ["desk"]

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
    assert "secret" not in repr(Way(owner=b"", kind="push", address="https://secret.example"))


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
            (kept,) = await house_of(app).store.told.of(hashed(ada.token or ""))
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
