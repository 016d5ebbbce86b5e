"""Signing in by email: in the browser that asked for the code and in others, and how many are sent.

An attacker asks for a code for an address of their own and sends the link to a player. The player
must see what the link does, and lose nothing by pressing the button.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from boneyard.server import wall_clock
from boneyard.server.accounts.email_login import is_issued_to, new_ticket
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.notifications import mail as told_mail
from boneyard.server.notifications import mail_limits
from boneyard.server.notifications.mail_limits import (
    MailLimits,
    mask_address,
    normalize_mailbox,
    registered_domain,
)
from boneyard.server.settings import Rate, Settings
from support.server.accounts import mine
from support.server.mail_codes import CODE, DIGITS, Box, code_for, post_for
from support.server.mail_server import MailServer, look, with_address
from support.server.mail_server import run as run_with_mail
from support.server.pages import BASE_URL, pages, run
from support.server.push_service import two
from support.server.serving import FREELY, Client, services_of, serving, settings, until

ATTACKER = "mallory@example.org"
TICKED = re.compile(r'<input type="checkbox" name="bring"[^>]* checked')
UNTICKED = re.compile(r'<input type="checkbox" name="bring" value="yes">')


@asynccontextmanager
async def browser_beside(other: httpx.AsyncClient) -> AsyncIterator[httpx.AsyncClient]:
    """Another browser at the same server."""
    transport: Any = other._transport
    async with httpx.AsyncClient(
        transport=transport, base_url=BASE_URL, headers={"origin": BASE_URL}
    ) as client:
        yield client


async def link_for(client: httpx.AsyncClient, box: Box, mail: str) -> tuple[str, str]:
    """Ask for a code on the page; gives the ticket and the digits of the link in the email."""
    before = len(box.letters)
    sent = await client.post("/mail", data={"mail": mail})
    await until(lambda: len(box.letters) > before)
    (ticket,) = re.findall(r'name="ticket" value="([^"]+)"', sent.text)
    return ticket, DIGITS.findall(box.letters[-1].text)[0]


async def matches_of(client: httpx.AsyncClient) -> set[str]:
    found = (await client.get("/api/matches")).json()["matches"]
    return {one["match"] for one in found}


def with_two_browsers(
    work: Callable[[httpx.AsyncClient, httpx.AsyncClient, Box], Awaitable[None]],
) -> None:
    """Run something with the browsers of an attacker and of a player who has a match."""

    async def main() -> None:
        async with pages() as attacker, browser_beside(attacker) as player:
            transport: Any = attacker._transport
            box = await post_for(transport.app)
            started = await player.post("/games/block-draw", data={"way": "link", "name": "Pat"})
            assert started.status_code == 303
            await work(attacker, player, box)

    run(main)


def test_the_link_of_an_email_warns_in_another_browser_and_brings_nothing_along() -> None:
    async def work(attacker: httpx.AsyncClient, player: httpx.AsyncClient, box: Box) -> None:
        ticket, code = await link_for(attacker, box, ATTACKER)
        await attacker.post("/mail/code", data={"ticket": ticket, "code": code})
        ticket, code = await link_for(attacker, box, ATTACKER)
        before = await matches_of(player)
        opened = (await player.get(f"/mail/{ticket}?code={code}")).text
        assert "m…y@example.org" in opened
        assert ATTACKER not in opened
        assert "another browser" in opened
        assert UNTICKED.search(opened)
        assert not TICKED.search(opened)
        # The same after a mistake.
        wrong = (await player.post("/mail/code", data={"ticket": ticket, "code": "x"})).text
        assert "another browser" in wrong
        assert UNTICKED.search(wrong)
        pressed = await player.post("/mail/code", data={"ticket": ticket, "code": code})
        assert pressed.status_code == 303
        assert not before & await matches_of(player)
        assert not before & await matches_of(attacker), "the matches stayed where they were"

    with_two_browsers(work)


def test_the_browser_that_asked_goes_on_as_before() -> None:
    async def work(attacker: httpx.AsyncClient, player: httpx.AsyncClient, box: Box) -> None:
        ticket, code = await link_for(player, box, "pat@example.org")
        opened = (await player.get(f"/mail/{ticket}?code={code}")).text
        assert TICKED.search(opened)
        assert "another browser" not in opened
        assert "@example.org" not in opened
        before = await matches_of(player)
        await player.post("/mail/code", data={"ticket": ticket, "code": code, "bring": "yes"})
        assert await matches_of(player) == before
        assert (await player.get("/api/me")).json()["mail"] == "pat@example.org"

    with_two_browsers(work)


def test_an_address_is_never_added_to_a_profile_in_another_browser() -> None:
    """Who reads the address could sign in as the player from then on."""

    async def work(attacker: httpx.AsyncClient, player: httpx.AsyncClient, box: Box) -> None:
        await player.post("/me", data={"do": "save", "name": "Pat"})
        before = await matches_of(player)
        ticket, code = await link_for(attacker, box, ATTACKER)
        await player.post("/mail/code", data={"ticket": ticket, "code": code})
        ticket, code = await link_for(attacker, box, ATTACKER)
        await attacker.post("/mail/code", data={"ticket": ticket, "code": code})
        assert not before & await matches_of(attacker)

    with_two_browsers(work)


def test_a_player_can_still_take_their_matches_along_from_another_browser() -> None:
    async def work(phone: httpx.AsyncClient, laptop: httpx.AsyncClient, box: Box) -> None:
        ticket, code = await link_for(phone, box, "pat@example.org")
        before = await matches_of(laptop)
        form = {"ticket": ticket, "code": code, "bring": "yes"}
        assert (await laptop.post("/mail/code", data=form)).headers["location"] == "/me"
        assert await matches_of(laptop) == before
        assert (await laptop.get("/api/me")).json()["mail"] == "pat@example.org"

    with_two_browsers(work)


def test_a_link_that_is_used_up_tells_no_address() -> None:
    async def work(attacker: httpx.AsyncClient, player: httpx.AsyncClient, box: Box) -> None:
        ticket, code = await link_for(attacker, box, ATTACKER)
        await attacker.post("/mail/code", data={"ticket": ticket, "code": code})
        for odd in (ticket, "nothing", "é" * 30):
            opened = await player.get(f"/mail/{odd}?code={code}")
            assert opened.status_code == 200
            assert "@example.org" not in opened.text
            assert UNTICKED.search(opened.text)

    with_two_browsers(work)


def test_a_device_link_brings_nothing_along_unless_the_player_says_so() -> None:
    async def work(attacker: httpx.AsyncClient, player: httpx.AsyncClient, box: Box) -> None:
        page = (await attacker.post("/me", data={"do": "key"})).text
        (secret,) = re.findall(r"/key/([\w-]+)", page)[:1]
        opened = (await player.get(f"/key/{secret}")).text
        assert UNTICKED.search(opened)
        assert not TICKED.search(opened)
        assert TICKED.search((await player.get("/sign-in")).text), "who came by themselves"

    with_two_browsers(work)


def test_the_api_brings_matches_along_only_where_the_code_was_asked_for() -> None:
    async def work() -> None:
        async with serving() as app:
            box, mallory, pat = await post_for(app), Client(app), Client(app)
            await mallory.post(CODE, await code_for(mallory, box, ATTACKER))
            own = (await pat.start("baronet"))["match"]
            code = await code_for(mallory, box, ATTACKER)
            # To add an address, the code must be entered where it was asked for.
            assert "another browser" in await pat.refused(409, CODE, {**code, "stay": True})
            signed = await pat.post(CODE, code)
            assert own not in await mine(Client(app, signed["token"]))
            assert own not in await mine(mallory)
            # Who says so takes them along.
            sam = Client(app)
            own = (await sam.start("baronet"))["match"]
            code = await code_for(mallory, box, ATTACKER)
            signed = await sam.post(CODE, {**code, "bring": True})
            assert own in await mine(Client(app, signed["token"]))

    asyncio.run(work())


def test_a_ticket_knows_who_asked() -> None:
    device = hash_token("a")
    ticket = new_ticket(device)
    assert len(ticket) < 64
    assert is_issued_to(ticket, device)
    for other in (hash_token("b"), None):
        assert not is_issued_to(ticket, other)
        assert not is_issued_to(new_ticket(None), other)
    for odd in ("", ticket[:22], "x" + ticket, "é" * 40):
        assert not is_issued_to(odd, device)


# How many are sent.


@pytest.mark.parametrize(
    ("mail", "mailbox"),
    [("ann+tag@example.org", "ann@example.org"), ("Ann@Example.org", "ann@example.org"),
     ("+tag@example.org", "+tag@example.org"), ("a.n.n+x@googlemail.com", "ann@gmail.com"),
     ("a.nn@example.org", "a.nn@example.org"), ("a-n_n@pm.me", "ann@pm.me"),
     ("...@gmail.com", "...@gmail.com"), ("ann@bücher.de", "ann@xn--bcher-kva.de"),
     ("ａnn@example.org", "ann@example.org")],
)  # fmt: skip
def test_spellings_of_one_mailbox_are_one(mail: str, mailbox: str) -> None:
    assert normalize_mailbox(mail) == mailbox


def test_domains_and_short_addresses() -> None:
    assert (
        registered_domain("a@mail.example.org")
        == registered_domain("a@example.org")
        == "example.org"
    )
    assert registered_domain("a@mx.example.co.uk") == "example.co.uk"
    assert registered_domain("a@x.uni-leiden.nl") == "uni-leiden.nl"
    short = [mask_address(one) for one in ("alice@example.org", "ab@x.org", "a@x.org")]
    assert short == ["a…e@example.org", "a…@x.org", "a…@x.org"]


def test_variants_of_one_address_share_its_limit() -> None:
    async def work() -> None:
        async with serving() as app:
            box = await post_for(app)
            for at in range(46):
                said = {"mail": f"ann+{at}@example.org"}
                await Client(app).ask("POST", "/api/sign-in/mail", said)
            await until(lambda: not services_of(app).codes.sending)
            assert len(box.letters) == mail_limits.MAILBOX_ADDRESS_RATE.at_once

    asyncio.run(work())


def test_one_requester_cannot_write_to_many_addresses() -> None:
    async def work() -> None:
        async with serving(mail_rate=Settings().mail_rate) as app:
            box, one = await post_for(app), Client(app)
            for at in range(10):
                await one.ask("POST", "/api/sign-in/mail", {"mail": f"a{at}@d{at}.org"})
            await until(lambda: not services_of(app).codes.sending)
            assert len(box.letters) == 3, "by guest"
            for at in range(40):
                said = {"mail": f"b{at}@d{at}.org"}
                await Client(app).ask("POST", "/api/sign-in/mail", said)
            await until(lambda: not services_of(app).codes.sending)
            assert len(box.letters) == 15, "by address"
            why = await Client(app).refused(429, "/api/sign-in/mail", {"mail": "c@d.org"})
            assert "requested" in why

    asyncio.run(work())


def limits_for(**changes: Any) -> MailLimits:
    return MailLimits(settings(mail_rate=FREELY, **changes), b"key")


def test_a_domain_has_a_limit_and_a_large_provider_a_higher_one() -> None:
    limits = limits_for()
    sent = [
        limits.take(f"a{at}@sub{at}.example.org", None, f"p{at}", owns=False) for at in range(99)
    ]
    assert sent.count(None) == mail_limits.DOMAIN_RATE.at_once
    sent = [limits.take(f"a{at}@gmail.com", None, f"p{at}", owns=False) for at in range(99)]
    assert sent.count(None) == 99


def test_what_is_refused_uses_up_nobodys_messages() -> None:
    limits = limits_for()
    for _ in range(100):
        limits.take("ann@example.org", None, "stranger", owns=False)
    other = limits.take("ann@example.org", None, "elsewhere", owns=False)
    assert other is None, "one place can't use up what the mailbox may get"
    assert limits.take("ben@example.org", None, "stranger", owns=False) is None


@pytest.mark.slow
def test_all_counters_have_a_bound() -> None:
    limits = limits_for()
    for at in range(20_500):
        limits.take(f"a{at}@d{at}.org", hash_token(str(at)), f"place {at}", owns=True)
    assert all(len(one._buckets) <= 20_000 for one in limits.by_name.values())
    assert len(limits.mailbox._buckets) == 20_000


def test_a_browser_that_owns_an_address_gets_a_code_though_strangers_used_them_up() -> None:
    async def work(attacker: httpx.AsyncClient, player: httpx.AsyncClient, box: Box) -> None:
        transport: Any = player._transport
        limits = services_of(transport.app).codes.limits
        ticket, code = await link_for(player, box, "pat@example.org")
        await player.post("/mail/code", data={"ticket": ticket, "code": code})

        def use_up() -> None:
            for at in range(20):
                limits.take("pat@example.org", None, f"stranger {at}", owns=False)

        use_up()
        assert (await attacker.post("/mail", data={"mail": "pat@example.org"})).status_code == 429
        # Signed in, and after signing out.
        await link_for(player, box, "pat@example.org")
        player.cookies.delete("boneyard")
        limits.owner._buckets.clear()
        ticket, code = await link_for(player, box, "pat@example.org")
        await player.post("/mail/code", data={"ticket": ticket, "code": code})
        assert (await player.get("/api/me")).json()["mail"] == "pat@example.org"
        again = await player.post("/mail", data={"mail": "pat@example.org"})
        assert again.status_code == 429, "one is reserved, no more"
        # The proof is for that mailbox alone, and goes with the profile.
        for at in range(20):
            limits.take("sam@example.org", None, f"stranger {at}", owns=False)
        assert (await player.post("/mail", data={"mail": "sam@example.org"})).status_code == 429
        assert "mailbox" in player.cookies
        await player.post("/me", data={"do": "leave", "sure": "yes"})
        assert "mailbox" not in player.cookies

    with_two_browsers(work)


def test_a_made_up_proof_is_none() -> None:
    limits = limits_for()
    good = limits.make_proof("Pat+x@example.org")
    assert limits.is_proved("pat@example.org", good)
    for odd in (
        "",
        "x",
        good[:-1],
        "é",
        MailLimits(settings(), b"other").make_proof("pat@example.org"),
    ):
        assert not limits.is_proved("pat@example.org", odd)


def test_reminders_to_one_mailbox_have_a_bound(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told_mail, "REMINDER_RATE", Rate(1e-9, 2))

    async def work(server: MailServer, app: Starlette) -> None:
        first, _, match = await two(app)
        owner = await with_address(app, first, "ann@example.org")
        await first.http.post("/told", data={"do": "mail", "time": "on"})
        for _ in range(4):
            await services_of(app).store.notifications.queue(
                match, [owner], "time", wall_clock.now_ms()
            )
            await look(app)
        assert len(server.got) == 2

    run_with_mail(work, tmp_path)
