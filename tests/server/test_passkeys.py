"""Passkeys: an authenticator proves who somebody is, once for each challenge."""

import asyncio
from typing import Any

import pytest
from starlette.applications import Starlette

from boneyard.server.persons import passkeys
from boneyard.server.persons.passkeys import MOST_CHALLENGES, PATIENCE, Challenges, Home
from server.authenticator import PRESENT, Authenticator
from server.serving import Client, Json, house_of, serving

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
            await ada.refused(409, "/api/me/passkeys", credential)  # which has used it up
            me = await made(ada, phone)
            assert me["kept"]
            assert len(me["passkeys"]) == 1
            await ada.refused(409, "/api/me/passkeys", credential)

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
    monkeypatch.setattr(passkeys, "MOST", 1)

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
            assert "TLS" in await Client(app).refused(409, "/api/me/passkeys/options")
            assert not house_of(app).passkeys.challenges._open, "each was used up"

    asyncio.run(work())


def test_challenges_have_an_end_and_a_bound() -> None:
    now = 0.0
    challenges = Challenges(lambda: now)
    late, soon, other = (challenges.new(b"use") for _ in range(3))
    now = PATIENCE - 1
    assert challenges.take(soon, b"use")
    assert not challenges.take(soon, b"use")
    assert not challenges.take(other, b"add someone")
    assert not challenges.take(other, b"use"), "an answer for another purpose uses it up"
    now = PATIENCE
    assert not challenges.take(late, b"use")
    for _ in range(MOST_CHALLENGES + 5):
        challenges.new(b"use")
    assert len(challenges._open) == MOST_CHALLENGES


@pytest.mark.parametrize(
    ("scheme", "host", "why"),
    [("https", "tables.example.org", ""), ("https", "tables.example.org:8443", ""),
     ("http", "localhost:8626", ""), ("http", "a.localhost", ""),
     ("http", "tables.example.org", "me-passkey-tls"),
     ("http", "127.0.0.1:8", "me-passkey-localhost"), ("http", "[::1]:8", "me-passkey-localhost"),
     ("https", "192.168.1.5", "me-passkey-name")],
)  # fmt: skip
def test_passkeys_need_a_name_and_tls_or_this_machine(scheme: str, host: str, why: str) -> None:
    unfit = Home(scheme, host).unfit
    assert (unfit.id if unfit else "") == why
