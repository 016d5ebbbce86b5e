"""Codes by mail, all that is kept of somebody, and leaving for good."""

import asyncio
import re
from typing import Any

import pytest

from boneyard.server import wall_clock
from boneyard.server.accounts import email_login
from boneyard.server.matches.models import MatchSearch
from boneyard.server.notifications.mail import Email
from support.server.accounts import key_of, mine, rows
from support.server.mail_codes import ADDRESS, CODE, DIGITS, Box, code_for, post_for
from support.server.pages import pages, run
from support.server.serving import Client, services_of, serving, until


def test_a_code_by_mail_makes_one_the_same_person_elsewhere() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, other = Client(app), Client(app)
            await ada.refused(409, "/api/sign-in/mail", {"mail": ADDRESS})  # no mail is set up
            box = await post_for(app)
            match = (await ada.start("baronet"))["match"]
            first = await code_for(ada, box)
            await ada.post(CODE, first)
            assert (await ada.get("/api/me"))["mail"] == ADDRESS.lower()
            assert (await ada.get("/api/me"))["kept"]
            await ada.refused(403, CODE, first)  # once
            # Whoever asks for an address that nobody has gets the same answer, and a letter.
            asked = [await Client(app).ask("POST", "/api/sign-in/mail", {"mail": mail})
                     for mail in (ADDRESS, "nobody@example.org")]  # fmt: skip
            assert [(one.status_code, list(one.json())) for one in asked] == [(200, ["ticket"])] * 2
            own = (await other.start("baronet"))["match"]
            signed = await other.post(CODE, await code_for(other, box))
            assert await mine(Client(app, signed["token"])) == {match, own}
            # Somebody with a way back is not made another by adding an address.
            eve = Client(app)
            await key_of(eve)
            limits = services_of(app).codes.limits
            for one in (limits.mailbox, limits.pair):
                one._buckets._items.clear()
            stays = {**await code_for(eve, box), "stay": True}
            assert "belongs to a profile" in await eve.refused(409, CODE, stays)
            await ada.post("/api/me/mail/forget")
            assert (await ada.get("/api/me"))["mail"] is None

    asyncio.run(work())


def test_two_who_show_at_once_that_an_address_is_theirs_are_one() -> None:
    async def work() -> None:
        async with serving() as app:
            box, people = await post_for(app), [Client(app), Client(app)]
            matches = {(await one.start("baronet"))["match"] for one in people}
            good = [await code_for(one, box) for one in people]
            # Both look who has the address before either has it.
            both, register = asyncio.Barrier(2), services_of(app).store.accounts
            by_mail, asked = register.find_by_mail, 0

            async def together(mail: str) -> Any:
                nonlocal asked
                found, asked = await by_mail(mail), asked + 1
                if asked <= 2:
                    await both.wait()
                return found

            register.find_by_mail = together  # type: ignore[method-assign]
            answers = await asyncio.gather(
                *(one.ask("POST", CODE, code) for one, code in zip(people, good, strict=True))
            )
            assert [one.status_code for one in answers] == [200, 200]
            tokens = {one.json().get("token") for one in answers} - {None, ""}
            assert len(tokens) == 1, "one has the address, the other becomes them"
            assert await mine(Client(app, tokens.pop())) == matches

    asyncio.run(work())


def test_codes_are_tried_a_few_times_and_get_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(email_login, "MAX_OPEN_CODES", 3)

    async def work() -> None:
        async with serving() as app:
            box, ada, house = await post_for(app), Client(app), services_of(app)
            good = await code_for(ada, box)
            wrong = {**good, "code": "000000" if good["code"] != "000000" else "111111"}
            words = {await ada.refused(403, CODE, wrong) for _ in range(email_login.MAX_TRIES)}
            words.add(await ada.refused(403, CODE, good))  # the right one, too late
            words.add(await ada.refused(403, CODE, {"ticket": "x", "code": "1"}))
            old = await code_for(ada, box)
            monkeypatch.setattr(wall_clock, "offset_ms", email_login.CODE_LIFETIME_MS)
            words.add(await ada.refused(403, CODE, old))
            assert len(words) == 1, "nothing tells which of these it was"
            digits = str(rows(app, "select ticket, code from codes"))
            assert old["code"] not in digits
            for at in range(5):
                await code_for(ada, box, f"a{at}@example.org")
            assert len(rows(app, "select 1 from codes")) == 3
            for mail in ("ada", "a@b", "a b@c.de", "a@c.de\nBcc: x@y.zz", "a@c.de,b@c.de", ""):
                await ada.refused(400, "/api/sign-in/mail", {"mail": mail})
            await code_for(ada, box)
            assert "inbox" in await ada.refused(429, "/api/sign-in/mail", {"mail": ADDRESS})
            house.codes.mailer = Box(fails=True)
            await ada.post("/api/sign-in/mail", {"mail": "b@example.org"})  # is only logged
            await until(lambda: not house.codes.sending)

    asyncio.run(work())


def test_all_that_is_kept_can_be_had_and_no_secret_with_it() -> None:
    async def work() -> None:
        async with serving() as app:
            ada = Client(app)
            await ada.post("/api/me", {"name": "Ada", "hue": 2})
            secret = await key_of(ada)
            match = (await ada.start("baronet", name="Ada"))["match"]
            kept: dict[str, Any] = await ada.get("/api/me/everything")
            assert kept["about"][0]["name"] == "Ada"
            assert [one["match"] for one in kept["matches"]] == [match]
            assert [one["match"] for one in kept["seats"]] == [match]
            assert len(kept["devices"]) == len(kept["keys (person)"]) == 1
            assert secret not in str(kept)
            assert str(ada.token) not in str(kept)
            await Client(app, token=None).refused(401, "/api/me/everything", method="GET")

    asyncio.run(work())


def test_who_leaves_is_forgotten_and_matches_stay() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, ben, house = Client(app), Client(app), services_of(app)
            seats = [{"kind": "person", "name": "Ada Ö"}, {"kind": "open"}]
            tables = [(await ada.start("block-draw", seats=seats))["match"] for _ in range(2)]
            for table in tables:
                await ben.post(f"/api/matches/{table}/seats/1", {"name": "Ben", "seed": "b"})
            await ada.post(f"/api/matches/{tables[0]}/moves", {"seat": 0, "move": "resign"})
            await ada.post("/api/me", {"name": "Ada Ö"})
            secret = await key_of(ada)
            phone = Client(app, (await ada.post("/api/sign-in/key", {"secret": secret}))["token"])
            person = await house.sessions.identify(phone.token)
            assert person is not None
            await phone.refused(400, "/api/me/leave", {"sure": False})
            async with phone.socket(tables[0]) as socket:
                await socket.hear()
                await phone.post("/api/me/leave", {"sure": True})
                while socket.closed is None:
                    await socket.hear()
            for client in (ada, phone):
                await client.refused(401, "/api/matches", {"game": "baronet"})
            await Client(app, token=None).refused(403, "/api/sign-in/key", {"secret": secret})
            over, going = [await ben.get(f"/api/matches/{table}") for table in tables]
            assert [one["name"] for one in over["seats"]] == ["deleted player", "Ben"]
            assert going["seats"][0]["kind"] == "bot", "where others play on, a bot does too"
            assert await mine(ben) == set(tables)
            guest = await house.sessions.identify(ben.token)
            assert guest is not None
            assert not await house.store.search_matches(
                guest, MatchSearch("over", name="ada ö"), 0, 9
            )
            house.registry.evict_idle(float("inf"))
            kept = await ben.get(f"/api/matches/{tables[0]}/record")
            assert kept["seats"] == ["deleted player", "Ben"]
            for table in ("people", "keys", "mine", "seats"):
                assert person.hex() not in str(rows(app, f"select * from {table}")), table
            assert "Ada" not in str(rows(app, "select * from seats join mine using (match)"))

    asyncio.run(work())


def test_mail_and_leaving_work_without_a_script() -> None:
    async def work() -> None:
        async with pages() as ada:
            transport: Any = ada._transport
            box = await post_for(transport.app)
            await ada.post("/me", data={"do": "save", "name": "Ada"})
            assert 'action="/mail"' in (await ada.get("/me")).text
            bad = await ada.post("/mail", data={"mail": "nothing", "stay": "yes"})
            assert bad.status_code == 400
            sent = await ada.post("/mail", data={"mail": ADDRESS, "stay": "yes"})
            await until(lambda: bool(box.letters))
            (ticket,) = re.findall(r'name="ticket" value="([^"]+)"', sent.text)
            code = DIGITS.findall(box.letters[0].text)[0]
            wrong = await ada.post("/mail/code", data={"ticket": ticket, "code": "x"})
            assert wrong.status_code == 403
            opened = await ada.get(f"/mail/{ticket}?code={code}")  # as a scanner does
            assert f'value="{code}"' in opened.text
            spaced = {"ticket": ticket, "code": f"{code[:3]} {code[3:]}"}
            assert (await ada.post("/mail/code", data=spaced)).headers["location"] == "/me"
            assert ADDRESS.lower() in (await ada.get("/me")).text
            file = await ada.get("/me/everything.json")
            assert "attachment" in file.headers["content-disposition"]
            assert file.json()["about"][0]["mail"] == ADDRESS.lower()
            assert (await ada.post("/me", data={"do": "leave"})).status_code == 400
            gone = await ada.post("/me", data={"do": "leave", "sure": "yes"})
            assert gone.headers["location"] == "/"
            assert "boneyard" not in ada.cookies

    run(work)


def test_a_letter_leads_nobody_to_a_house_of_somebody_elses() -> None:
    """Whoever asks says by which name the house is called, and may ask for others' codes."""

    async def work() -> None:
        for hosts, status, linked in (((), 200, False), (("table.test",), 400, True)):
            async with serving(hosts=hosts) as app:
                box, eve = await post_for(app), Client(app)
                said = {"mail": ADDRESS}
                asked = await eve.http.post(
                    "/api/sign-in/mail", json=said, headers={"host": "evil.example"}
                )
                assert asked.status_code == status
                good = await code_for(Client(app), box)
                assert "evil.example" not in "".join(one.text for one in box.letters)
                link = f"http://table.test/mail/{good['ticket']}?code={good['code']}"
                assert (link in box.letters[-1].text) is linked

    run(work)


def test_letters_that_a_slow_post_keeps_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(email_login, "MAX_SENDING", 2)

    class Slow(Box):
        async def send(self, email: Email) -> None:
            await asyncio.Event().wait()

    async def work() -> None:
        async with serving() as app:
            services_of(app).codes.mailer, ada = Slow(), Client(app)
            for at in range(2):
                await ada.post("/api/sign-in/mail", {"mail": f"a{at}@example.org"})
            said = await ada.refused(503, "/api/sign-in/mail", {"mail": ADDRESS})
            assert "minute" in said

    run(work)
