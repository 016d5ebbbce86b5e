"""Passkeys: a phone, a computer or a small key proves by itself whose it is.

A challenge is good once and for a few minutes, at every house with the same database: it carries
the house's own mark, so nothing is kept of one that was only asked for. The house is called by its
own name: a browser proves nothing to a house without TLS, except on this very machine.
"""

import asyncio
import hmac
import json
import re
import secrets
from base64 import urlsafe_b64decode
from collections.abc import Callable
from hashlib import sha256
from ipaddress import ip_address
from typing import Any, Final

import msgspec
from msgspec import Struct

from boneyard.i18n import Message, message
from boneyard.server import wall_clock
from boneyard.server.accounts.models import Passkey
from boneyard.server.accounts.service import Caller, Persons, Signed
from boneyard.server.errors import Refused

#: How many passkeys somebody may have, and for how many milliseconds a challenge is good.
MOST: Final = 10
PATIENCE: Final = 300_000
#: Bytes of a challenge: chance, the moment until which it is good, and the house's mark.
_CHANCE, _UNTIL, _MARK = 16, 8, 24
NAME: Final = "Boneyard"


class Home(Struct, frozen=True):
    """The house as a browser knows it."""

    scheme: str
    host: str
    """With its port."""

    @property
    def name(self) -> str:
        """Its name, without a port: what passkeys are made for."""
        return re.sub(r":[0-9]+$", "", self.host).lower()

    @property
    def origin(self) -> str:
        """Where its pages come from."""
        return f"{self.scheme}://{self.host}"

    @property
    def unfit(self) -> Message | None:
        """Why no passkey can be used here; None: it can."""
        if self.name == "localhost" or self.name.endswith(".localhost"):
            return None
        try:
            number = ip_address(self.name.strip("[]"))
        except ValueError:
            return None if self.scheme == "https" else message("me-passkey-tls")
        # Passkeys are made for names: an address is none.
        return message("me-passkey-localhost" if number.is_loopback else "me-passkey-name")


class Challenges:
    """Questions that are asked of authenticators: known again by their mark, and answered soon."""

    def __init__(self, key: bytes, clock: Callable[[], int] = wall_clock.now) -> None:
        """Take the key of the house's mark."""
        self._key, self._clock = key, clock

    def _mark(self, body: bytes, purpose: bytes) -> bytes:
        return hmac.digest(self._key, b"challenge" + body + purpose, "sha256")[:_MARK]

    def new(self, purpose: bytes) -> bytes:
        """A new one; its answer must be for the same purpose."""
        until = self._clock() + PATIENCE
        body = secrets.token_bytes(_CHANCE) + until.to_bytes(_UNTIL, "big")
        return body + self._mark(body, purpose)

    def until(self, challenge: bytes, purpose: bytes) -> int | None:
        """The moment until which it is good; None: it isn't, or was asked for something else."""
        body, mark = challenge[: _CHANCE + _UNTIL], challenge[_CHANCE + _UNTIL :]
        if not hmac.compare_digest(mark, self._mark(body, purpose)):
            return None
        until = int.from_bytes(body[_CHANCE:], "big")
        return until if self._clock() < until else None


class Passkeys:
    """Makes passkeys known, and signs in with them."""

    def __init__(self, persons: Persons, key: bytes) -> None:
        """Work for a house, whose key this is."""
        self._persons, self._register = persons, persons.register
        self.challenges = Challenges(key)

    async def _first(self, challenge: bytes, until: int) -> bool:
        """Use a challenge up that was answered well; False if somebody has."""
        return await self._register.answer(challenge, until, wall_clock.now())

    # Making one known.

    async def offer(self, caller: Caller, home: Home) -> Any:
        """What the browser is to make a passkey of, as JSON."""
        assert caller.guest is not None, "whoever has a passkey is somebody"
        _fit(home)
        known = await self._register.passkeys(caller.guest)
        if len(known) >= MOST:
            raise Refused(409, "me-many-passkeys", most=MOST)
        challenge = self.challenges.new(b"add" + caller.guest)
        name = (await self._persons.about(caller.guest)).name or NAME
        handle = sha256(b"passkey" + caller.guest).digest()
        return await asyncio.to_thread(_creation, home.name, name, handle, challenge, known)

    async def add(self, caller: Caller, home: Home, credential: dict[str, Any]) -> None:
        """Keep a passkey that a browser has made."""
        assert caller.guest is not None, "whoever has a passkey is somebody"
        _fit(home)
        challenge = _challenge_in(credential)
        until = self.challenges.until(challenge, b"add" + caller.guest)
        if until is None:
            raise Refused(409, "me-passkey-late")
        made = await asyncio.to_thread(_registered, credential, challenge, home)
        if made is None:
            raise Refused(400, "me-passkey-unread")
        if await self._register.passkey(made[0]) is not None:
            raise Refused(409, "me-passkey-known")
        if not await self._first(challenge, until):
            raise Refused(409, "me-passkey-late")
        await self._persons.keep(caller)
        id, public, count = made
        passkey = Passkey(id, caller.guest, public, count, caller.label, self._persons.now)
        await self._register.add_passkey(passkey)

    async def remove(self, person: bytes, handle: str) -> None:
        """Forget a passkey."""
        for one in await self._register.passkeys(person):
            if one.handle == handle:
                await self._register.drop_passkey(person, one.id)
                return
        raise Refused(404, "me-no-passkey")

    # Signing in.

    async def ask(self, home: Home) -> Any:
        """What an authenticator is to sign, as JSON: it says by itself who it is for."""
        _fit(home)
        challenge = self.challenges.new(b"use")
        return await asyncio.to_thread(_request, home.name, challenge)

    async def by_passkey(
        self, caller: Caller, home: Home, credential: dict[str, Any], bring: bool
    ) -> Signed:
        """Sign in by what an authenticator has signed."""
        _fit(home)
        challenge = _challenge_in(credential)
        until = self.challenges.until(challenge, b"use")
        known = await self._register.passkey(_bytes_in(credential.get("rawId")))
        count = None
        if known is not None and until is not None:
            count = await asyncio.to_thread(_signed, credential, challenge, home, known)
        if known is None or until is None or count is None:
            raise Refused(403, "me-opens-nothing")
        if not await self._first(challenge, until):
            raise Refused(403, "me-opens-nothing")
        await self._register.count_passkey(known.id, count)
        return await self._persons.sign_in(caller, known.person, bring)


def _fit(home: Home) -> None:
    unfit = home.unfit
    if unfit is not None:
        raise Refused(409, unfit)


def _bytes_in(text: Any) -> bytes:
    """Bytes as WebAuthn writes them in JSON; none for anything else."""
    if not isinstance(text, str):
        return b""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def _challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that is answered, as the browser says: whether it is one is looked up."""
    response = credential.get("response")
    told = response.get("clientDataJSON") if isinstance(response, dict) else None
    try:
        said = msgspec.json.decode(_bytes_in(told))
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return b""
    return _bytes_in(said.get("challenge")) if isinstance(said, dict) else b""


# What follows is done beside the event loop: loading the library takes longer than a move.


def _creation(name: str, called: str, handle: bytes, challenge: bytes, known: list[Passkey]) -> Any:
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    made = generate_registration_options(
        rp_id=name, rp_name=NAME, user_name=called, user_id=handle, challenge=challenge,
        timeout=PATIENCE,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one.id) for one in known],
    )  # fmt: skip
    return json.loads(options_to_json(made))


def _request(name: str, challenge: bytes) -> Any:
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    made = generate_authentication_options(
        rp_id=name, challenge=challenge, timeout=PATIENCE,
        user_verification=UserVerificationRequirement.REQUIRED,
    )  # fmt: skip
    return json.loads(options_to_json(made))


def _registered(
    credential: dict[str, Any], challenge: bytes, home: Home
) -> tuple[bytes, bytes, int] | None:
    """A passkey's id, its public key and its count; None if it isn't what it says."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        made = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=home.name,
            expected_origin=home.origin, require_user_verification=True,
        )  # fmt: skip
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, EOFError):
        return None
    return made.credential_id, made.credential_public_key, made.sign_count


def _signed(credential: dict[str, Any], challenge: bytes, home: Home, known: Passkey) -> int | None:
    """How often the authenticator has signed by now; None if it hasn't signed this."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        made = verify_authentication_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=home.name,
            expected_origin=home.origin, credential_public_key=known.public,
            credential_current_sign_count=known.count, require_user_verification=True,
        )  # fmt: skip
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, EOFError):
        return None
    return made.new_sign_count
