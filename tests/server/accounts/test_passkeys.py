"""Passkeys: an authenticator proves who somebody is, once for each challenge."""

import asyncio
from typing import Any

import pytest
from starlette.applications import Starlette

from boneyard.server.accounts import passkeys
from boneyard.server.accounts.passkeys import CHALLENGE_LIFETIME_MS, PasskeyChallenges, Site
from boneyard.server.stores import open_database as stores
from support.server.authenticator import PRESENT, Authenticator
from support.server.postgres import Cluster
from support.server.serving import Client, Json, serving

LOCAL = "localhost:8626"
ORIGIN = f"http://{LOCAL}"


def local(app: Starlette, token: str | None = "new") -> Client:
    """A program that calls the house by a name that passkeys are for."""
    return Client(app, token, host=LOCAL)


async def asked(client: Client, path: str) -> Any:
    return (await client.post(path))["publicKey"]


async def made(client: Client, phone: Authenticator) -> Json:
    """Make a passkey known."""
    options = await asked(client, "/api/me/passkeys/options")
    me: Json = await client.post("/api/me/passkeys", {"credential": phone.create(options)})
    return me


def test_a_passkey_signs_in_and_each_challenge_is_good_once() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, phone, nobody = local(app), Authenticator(ORIGIN), local(app, None)
            match = (await ada.start("baronet"))["match"]
            options = await asked(ada, "/api/me/passkeys/options")
            assert options["rp"]["id"] == "localhost"
            assert options["authenticatorSelection"]["userVerification"] == "required"
            credential = {"credential": phone.create(options)}
            await local(app).refused(409, "/api/me/passkeys", credential)  # somebody else's answer
            me = await ada.post("/api/me/passkeys", credential)  # which hasn't used it up
            assert me["kept"]
            assert len(me["passkeys"]) == 1
            await ada.refused(409, "/api/me/passkeys", credential)
            handle = me["passkeys"][0]["passkey"]
            await ada.post(f"/api/me/passkeys/{handle}/remove")
            await ada.refused(409, "/api/me/passkeys", credential)  # for a challenge is good once
            me = await made(ada, phone)

            options = await asked(nobody, "/api/sign-in/passkey/options")
            assert not options["allowCredentials"], "nobody is told who has a passkey here"
            signed = {"credential": phone.get(options)}
            said = await nobody.post("/api/sign-in/passkey", signed)
            mine = (await local(app, said["token"]).get("/api/matches"))["matches"]
            assert [one["match"] for one in mine] == [match]
            again = await nobody.refused(403, "/api/sign-in/passkey", signed)

            # One that nobody knows, a signature without a finger, another house, a stale count.
            stranger, elsewhere = Authenticator(ORIGIN), Authenticator("http://localhost:1")
            stranger.handle = elsewhere.handle = phone.handle
            elsewhere.id, elsewhere.key, elsewhere.count = phone.id, phone.key, 40
            options = [await asked(nobody, "/api/sign-in/passkey/options") for _ in range(4)]
            tries = [stranger.get(options[0]), phone.get(options[1], PRESENT),
                     elsewhere.get(options[2])]  # fmt: skip
            phone.count = 0
            for one in [*tries, phone.get(options[3])]:
                refused = await nobody.refused(403, "/api/sign-in/passkey", {"credential": one})
                assert refused == again, "the same words whatever it was"

            handle = me["passkeys"][0]["passkey"]
            await ada.post(f"/api/me/passkeys/{handle}/remove")
            await ada.refused(404, f"/api/me/passkeys/{handle}/remove")
            phone.count = 50
            options = await asked(nobody, "/api/sign-in/passkey/options")
            gone = {"credential": phone.get(options)}
            await nobody.refused(403, "/api/sign-in/passkey", gone)

    asyncio.run(work())


def test_what_is_no_passkey_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 1)

    async def work() -> None:
        async with serving() as app:
            ada, phone = local(app), Authenticator(ORIGIN)
            odd: list[Any] = [{}, {"response": 1}, {"response": {"clientDataJSON": "!!"}},
                              {"response": {"clientDataJSON": "MQ"}, "rawId": 7}]  # fmt: skip
            for credential in odd:
                await ada.refused(403, "/api/sign-in/passkey", {"credential": credential})
                await ada.refused(409, "/api/me/passkeys", {"credential": credential})
            options = await asked(ada, "/api/me/passkeys/options")
            bad = phone.create(options)
            bad["response"]["attestationObject"] = "AAAA"
            await ada.refused(400, "/api/me/passkeys", {"credential": bad})
            options = await asked(ada, "/api/me/passkeys/options")
            unseen = {"credential": phone.create(options, PRESENT)}
            await ada.refused(400, "/api/me/passkeys", unseen)
            await made(ada, phone)
            assert "1 passkeys" in await ada.refused(409, "/api/me/passkeys/options")
            # The same passkey can't be somebody else's too.
            ben = local(app)
            options = await asked(ben, "/api/me/passkeys/options")
            await ben.refused(409, "/api/me/passkeys", {"credential": phone.create(options)})
            assert "https" in await Client(app).refused(409, "/api/me/passkeys/options")

    asyncio.run(work())


def test_challenges_have_an_end_a_purpose_and_a_mark() -> None:
    now = 1_000
    challenges = PasskeyChallenges(b"key", lambda: now)
    one = challenges.issue(b"use")
    assert one != challenges.issue(b"use")
    now += CHALLENGE_LIFETIME_MS - 1
    assert challenges.find_expiry(one, b"use") == CHALLENGE_LIFETIME_MS + 1_000
    assert challenges.find_expiry(one, b"add someone") is None
    assert PasskeyChallenges(b"another house", lambda: now).find_expiry(one, b"use") is None
    later = one[:16] + (now + 9_999_999).to_bytes(8, "big") + one[24:]
    for made_up in (b"", one[:-1], one + b"x", later):
        assert challenges.find_expiry(made_up, b"use") is None
    now += 1
    assert challenges.find_expiry(one, b"use") is None


def test_what_one_worker_asks_is_answered_at_another_and_once_by_all(postgres: Cluster) -> None:
    async def work() -> None:
        where = postgres.address()
        async with serving(db=where) as one, serving(db=where) as two:
            ada, phone = local(one), Authenticator(ORIGIN)
            options = await asked(ada, "/api/me/passkeys/options")
            credential = {"credential": phone.create(options)}
            await local(two, ada.token).post("/api/me/passkeys", credential)
            options = await asked(local(one, None), "/api/sign-in/passkey/options")
            signed = {"credential": phone.get(options)}
            said = await asyncio.gather(*(
                local(app, None).ask("POST", "/api/sign-in/passkey", signed) for app in (one, two)
            ))  # fmt: skip
            assert sorted(answer.status_code for answer in said) == [200, 403]

    asyncio.run(work())


def test_answered_challenges_are_kept_no_longer_than_they_are_good(db: str) -> None:
    async def work() -> None:
        store = stores(db, durable=False)
        assert await store.accounts.consume_challenge(b"one", 20, 10)
        assert not await store.accounts.consume_challenge(b"one", 20, 19)
        assert await store.accounts.consume_challenge(
            b"two", 40, 20
        )  # the first one is too old by now
        assert await store.accounts.consume_challenge(b"one", 40, 21)
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("scheme", "host", "why"),
    [
        ("https", "tables.example.org", ""),
        ("https", "tables.example.org:8443", ""),
        ("http", "localhost:8626", ""),
        ("http", "a.localhost", ""),
        ("http", "tables.example.org", "account-passkey-tls"),
        ("http", "127.0.0.1:8", "account-passkey-localhost"),
        ("http", "[::1]:8", "account-passkey-localhost"),
        ("https", "192.168.1.5", "account-passkey-name"),
    ],
)
def test_passkeys_need_a_name_and_tls_or_this_machine(scheme: str, host: str, why: str) -> None:
    unfit = Site(scheme, host).unsupported_reason
    assert (unfit.id if unfit else "") == why
