"""Who somebody is: kept when they wish, the same on other devices, and nobody else's."""

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from boneyard.server.accounts import devices, service
from boneyard.server.accounts.owned_tables import OTHER_TABLES, OWNED_TABLES
from boneyard.server.db.schema_migrations import migrate
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.matches.models import StoredSeat
from boneyard.server.matches.seats import assign_hues
from boneyard.server.settings import Rate
from support.server.accounts import LINK, key_of, mine, rows, sign_in
from support.server.pages import BASE_URL, pages, run
from support.server.serving import HOST, Client, Json, services_of, serving

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0"
DEVICE = re.compile(r'name="device" value="(\w+)"')


def test_a_key_link_makes_another_device_the_same_person_until_it_is_revoked() -> None:
    async def work() -> None:
        async with serving() as app:
            ada = Client(app)
            match = (await ada.start("baronet"))["match"]
            assert not rows(app, "select * from people"), "who asks for nothing costs nothing"
            assert not rows(app, "select * from devices")
            secret = await key_of(ada)
            phone = await sign_in(app, secret)
            assert await mine(phone) == {match}
            await phone.post(f"/api/matches/{match}/moves", {"seat": 0, "move": "next"})
            again = await sign_in(app, secret)  # it works until it is revoked
            assert await mine(again) == {match}
            me = await ada.get("/api/me")
            assert me["kept"]
            assert len(me["devices"]) == 3
            await ada.post(f"/api/me/keys/{me['keys'][0]['key']}/revoke")
            said = await Client(app, token=None).refused(
                403, "/api/sign-in/key", {"secret": secret}
            )
            never = await Client(app, token=None).refused(
                403, "/api/sign-in/key", {"secret": "x" * 43}
            )
            assert said == never, "nothing tells whether there ever was such a key"
            await ada.refused(404, f"/api/me/keys/{me['keys'][0]['key']}/revoke")
            assert await mine(phone) == {match}, "who is signed in stays"
            assert secret not in str(rows(app, "select * from keys union select 1, 1, 1"))

    asyncio.run(work())


def test_signing_in_changes_the_secret_and_takes_the_guests_matches_along() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, guest, ben = (Client(app) for _ in range(3))
            secret = await key_of(ada)
            own = (await guest.start("baronet"))["match"]
            table = (await guest.start("block-draw", seats=LINK))["match"]
            await ben.post(f"/api/matches/{table}/seats/1", {"name": "Ben", "seed": "b"})
            live = services_of(app).registry._matches[table][0]
            async with guest.socket(table) as socket:
                await socket.hear()
                signed = await sign_in(app, secret, guest)
                while socket.closed is None:  # whoever listens has to say again who they are
                    await socket.hear()
            assert signed.token != guest.token
            assert await mine(signed) == {own, table}
            person = await services_of(app).sessions.identify(ada.token)
            assert live.seats[0].owner == person == live.row.host
            assert (await signed.get(f"/api/matches/{table}"))["yours"] == [0]
            assert {row[0] for row in rows(app, "select owner from mine")} == {
                person, hash_token(str(ben.token)),
            }  # fmt: skip
            # The old secret is nobody's: neither the person's nor a guest's anew.
            await guest.refused(401, "/api/matches", {"game": "baronet"})
            assert (await guest.get(f"/api/matches/{table}"))["yours"] == []
            services_of(app).sessions._sessions.clear()
            await guest.refused(401, "/api/matches", {"game": "baronet"})
            # Without taking matches along they stay a stranger's.
            other = Client(app)
            left = (await other.start("baronet"))["match"]
            assert left not in await mine(await sign_in(app, secret, other, bring=False))
            # Who is somebody already, with a way back, changes over and takes nothing.
            eve = Client(app)
            hers = (await eve.start("baronet"))["match"]
            back = await key_of(eve)
            assert hers not in await mine(await sign_in(app, secret, eve))
            assert await mine(await sign_in(app, back)) == {hers}

    asyncio.run(work())


def test_a_match_that_both_have_part_in_becomes_theirs_once() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, guest = Client(app), Client(app)
            table = (await ada.start("block-draw", seats=LINK))["match"]
            await guest.post(f"/api/matches/{table}/seats/1", {"name": "Me", "seed": "b"})
            signed = await sign_in(app, await key_of(ada), guest)
            assert (await signed.get(f"/api/matches/{table}"))["yours"] == [0, 1]
            assert len(rows(app, "select * from mine")) == 1

    asyncio.run(work())


def test_devices_are_ended_one_by_one_or_all_others() -> None:
    async def work() -> None:
        async with serving() as app:
            ada = Client(app, **{"user-agent": FIREFOX})
            match = (await ada.start("baronet"))["match"]
            await ada.post("/api/me", {"name": "Ada"})
            only = (await ada.get("/api/me"))["devices"][0]
            assert (only["label"], only["this"]) == ("Firefox · Android", True)
            said = await ada.refused(409, f"/api/me/devices/{only['device']}/end")
            assert "only device" in said
            secret = await key_of(ada)
            phone, tablet, lost = [await sign_in(app, secret) for _ in range(3)]
            here = [one for one in (await lost.get("/api/me"))["devices"] if one["this"]]
            async with lost.socket(match) as socket:
                await socket.hear()
                await ada.post(f"/api/me/devices/{here[0]['device']}/end")
                while socket.closed is None:
                    await socket.hear()
            await lost.refused(401, "/api/me", method="GET")
            await ada.refused(404, f"/api/me/devices/{here[0]['device']}/end")
            await phone.post("/api/me/devices/end")
            assert await mine(phone) == {match}
            for ended in (tablet, ada):  # the first one too, whose secret the person began with
                await ended.refused(401, "/api/matches", {"game": "baronet"})
            moves = {"seat": 0, "move": "next"}
            await ada.refused(403, f"/api/matches/{match}/moves", moves)

    asyncio.run(work())


def test_a_device_that_another_house_ended_is_ended_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as app, serving(tmp_path) as other:
            ada = Client(app)
            match = (await ada.start("baronet"))["match"]
            phone = await sign_in(app, await key_of(ada))
            there = Client(other, phone.token)
            async with there.socket(match) as socket:
                await socket.hear()
                await ada.post("/api/me/devices/end")
                monkeypatch.setattr("boneyard.server.accounts.sessions.SESSION_CACHE_SECONDS", 0.0)
                # Its connection does nothing any more, and ends.
                await socket.say(id=1, seat=0, move="next")
                while socket.closed is None:
                    assert "id" not in await socket.hear()
            await there.refused(401, "/api/me", method="GET")

    asyncio.run(work())


def test_attempts_and_what_is_kept_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "MAX_SESSIONS", 3)
    monkeypatch.setattr(service, "MAX_KEYS", 2)
    monkeypatch.setattr("boneyard.server.accounts.sessions.MAX_CACHED_SESSIONS", 5)

    async def work() -> None:
        async with serving(sign_rate=Rate(0.001, 7), crowd=1) as app:
            ada = Client(app)
            secret = await key_of(ada)
            made = await asyncio.gather(*[ada.ask("POST", "/api/me/keys", {}) for _ in range(3)])
            assert sorted(one.status_code for one in made) == [200, 409, 409], "at once, too"
            assert "2 device links" in await ada.refused(409, "/api/me/keys")
            signed = [await sign_in(app, secret) for _ in range(3)]
            assert len((await signed[-1].get("/api/me"))["devices"]) == 3
            for _ in range(3):
                await Client(app, token=None).refused(403, "/api/sign-in/key", {"secret": "x"})
            # Another guest from the same place has no attempts left either; a good key neither.
            said = await Client(app).refused(429, "/api/sign-in/key", {"secret": secret})
            assert "Try again" in said
            await Client(app).refused(429, "/api/me", {"name": "Eve"})  # nor is anybody new kept
            await Client(app).post("/api/me/mail/forget")
            assert rows(app, "select count(*) from people") == [(1,)]
            await ada.post("/api/me", {"name": "Ada"})
            guests = services_of(app).sessions
            for _ in range(9):
                await guests.identify(guests.issue_token())
            assert len(guests._sessions) == 5

    asyncio.run(work())


def test_a_stolen_link_of_a_match_gives_no_seat() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, eve = Client(app), Client(app)
            look = await ada.start("block-draw")
            at, seats = f"/api/matches/{look['match']}", len(look["seats"])
            for seat in range(seats):
                await eve.refused(409, f"{at}/seats/{seat}", {"name": "Eve"})
                await eve.refused(403, f"{at}/moves", {"seat": seat, "move": "pass"})
                await eve.refused(403, f"{at}/seats/{seat}/bot", {"bot": "heavy"})
            seen = await eve.get(at)
            assert seen["yours"] == []
            assert seen["seat"] is None

    asyncio.run(work())


def test_a_secret_given_at_sign_in_is_secure_under_tls_and_not_told_to_scripts() -> None:
    async def work() -> None:
        async with serving() as app:
            secret = await key_of(Client(app))
            for scheme in ("http", "https"):
                origin = f"{scheme}://{HOST}"
                client = httpx.AsyncClient(
                    transport=httpx.ASGITransport(app=app), base_url=origin,
                    headers={"origin": origin},
                )  # fmt: skip
                answer = await client.post("/api/sign-in/key", json={"secret": secret})
                assert answer.json()["token"] is None, "a browser's secret is for no script"
                cookie = answer.headers["set-cookie"].lower()
                assert "httponly" in cookie
                assert "samesite=lax" in cookie
                assert ("; secure" in cookie) is (scheme == "https")

    asyncio.run(work())


def test_a_colour_of_ones_own_goes_along_to_the_table() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, ben = Client(app), Client(app)
            for one, hue in ((ada, 6), (ben, 6)):
                await one.post("/api/me", {"hue": hue})
            await ada.refused(400, "/api/me", {"hue": 8})
            await ada.refused(400, "/api/me", {"language": "xx"})
            table = (await ada.start("block-draw", seats=LINK))["match"]
            await ben.post(f"/api/matches/{table}/seats/1", {"name": "Ben", "seed": "b"})
            seats = services_of(app).registry._matches[table][0].seats
            assert assign_hues(seats) == [6, 7]
            kept = await services_of(app).store.load(table)
            assert kept is not None
            assert assign_hues(kept.seats) == [6, 7]
            await ada.post("/api/me", {"hue": 2})
            assert assign_hues(seats) == [2, 6]

    asyncio.run(work())
    screen = [StoredSeat(kind="person", owner=b"a", hue=3)] * 2
    assert assign_hues(screen) == [3, 1], "at one screen the first seat has one's colour"


@pytest.mark.parametrize(
    ("agent", "label"),
    [(FIREFOX, "Firefox · Android"), ("python-httpx/0.28", "python-httpx"), ("", ""), ("?", ""),
     ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/17 Safari/605",
      "Safari · macOS"),
     ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/126 Safari/537 Edg/126",
      "Edge · Windows")],
)  # fmt: skip
def test_a_browser_is_called_what_its_owner_calls_it(agent: str, label: str) -> None:
    assert devices.build_device_label(agent) == label


def test_all_tables_that_name_a_person_are_looked_after() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    known = {(one.table, one.column) for one in OWNED_TABLES}
    for (table,) in connection.execute("select name from sqlite_master where type = 'table'"):
        for _, column, *_ in connection.execute(f"pragma table_info({table})").fetchall():
            if column in ("person", "owner", "by", "other", "host") and table not in OTHER_TABLES:
                assert (table, column) in known
    connection.close()


# The pages.


def test_the_page_about_me_works_without_a_script() -> None:
    async def work() -> None:
        async with pages() as ada:
            page = (await ada.get("/me")).text
            assert "Save your progress" in page
            assert not ada.cookies, "who only looks stays nobody"
            form = {"do": "save", "name": "Ada", "hue": "3", "language": "nl"}
            assert (await ada.post("/me", data=form)).status_code == 303
            page = (await ada.get("/me")).text
            assert 'value="Ada"' in page
            assert "Profiel" in page
            wrong = await ada.post("/me", data={**form, "name": "x" * 60})
            assert wrong.status_code == 400
            assert "24 tekens" in wrong.text
            made = await ada.post("/me", data={"do": "key"})
            link = made.text.partition(f'value="{BASE_URL}/key/')[2].partition('"')[0]
            assert len(link) == 43
            assert "<svg" in made.text
            assert link not in (await ada.get("/me")).text, "it is shown once"
            transport: Any = ada._transport
            async with httpx.AsyncClient(
                transport=transport, base_url=BASE_URL, headers={"origin": BASE_URL}
            ) as phone:
                at = (await phone.post("/games/baronet", data={"name": "Me"})).headers["location"]
                opened = await phone.get(f"/key/{link}")
                assert "Sign in on this device?" in opened.text
                assert (await phone.get("/key/" + "x" * 43)).status_code == 200
                before = phone.cookies["boneyard"]
                bad = await phone.post("/key", data={"secret": "nothing", "bring": "yes"})
                assert bad.status_code == 403
                assert phone.cookies["boneyard"] == before
                whole = {"secret": f"{BASE_URL}/key/{link}", "bring": "yes"}
                assert (await phone.post("/key", data=whole)).headers["location"] == "/me"
                assert phone.cookies["boneyard"] != before
                assert 'value="Ada"' in (await phone.get("/me")).text
                assert at in (await ada.get("/matches")).text
                devices = DEVICE.findall((await phone.get("/me")).text)
                assert len(devices) == 2
                # Signing out forgets the cookie; the latest device is the first of the list.
                out = await phone.post("/me", data={"do": "end", "device": devices[0]})
                assert out.headers["location"] == "/"
                assert "boneyard" not in phone.cookies
                assert len(DEVICE.findall((await ada.get("/me")).text)) == 1

    run(work)


def test_about_me_tells_only_oneself() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, eve = Client(app), Client(app)
            await ada.post("/api/me", {"name": "Ada"})
            me: Json = await ada.get("/api/me")
            await key_of(eve)
            await eve.refused(404, f"/api/me/devices/{me['devices'][0]['device']}/end")
            assert (await eve.get("/api/me"))["name"] == ""
            await Client(app, token=None).refused(401, "/api/me", method="GET")

    asyncio.run(work())
