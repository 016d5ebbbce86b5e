"""Passkeys (WebAuthn): sign in with a phone, a computer or a security key.

A challenge is good once and for a few minutes, at every server with the same database: it carries
the server's own mark, so nothing is kept of one that was only asked for. The server is named by
its own name: a browser proves nothing to a server without TLS, except on this very machine.
"""

import asyncio
import hmac
import re
import secrets
from base64 import urlsafe_b64decode
from collections.abc import Callable
from hashlib import sha256
from ipaddress import ip_address
from typing import Final

import msgspec
from msgspec import Struct

from boneyard.i18n import Message, message
from boneyard.server import wall_clock
from boneyard.server.accounts.devices import CallerIdentity
from boneyard.server.accounts.models import Passkey
from boneyard.server.accounts.service import AccountService, SignInResult
from boneyard.server.errors import HttpError

#: How many passkeys a player may have, and for how many milliseconds a challenge is good.
MAX_PASSKEYS: Final = 10
CHALLENGE_LIFETIME_MS: Final = 300_000
#: Bytes of a challenge: chance, the moment until which it is good, and the server's mark.
_RANDOM_BYTES, _EXPIRY_BYTES, _SIGNATURE_BYTES = 16, 8, 24
SITE_NAME: Final = "Boneyard"


class Site(Struct, frozen=True):
    """The server as a browser knows it."""

    scheme: str
    host: str
    """With its port."""

    @property
    def domain(self) -> str:
        """Its name, without a port: what passkeys are made for."""
        return re.sub(r":[0-9]+$", "", self.host).lower()

    @property
    def origin(self) -> str:
        """Where its pages come from."""
        return f"{self.scheme}://{self.host}"

    @property
    def unsupported_reason(self) -> Message | None:
        """Why no passkey can be used here; None: it can."""
        if self.domain == "localhost" or self.domain.endswith(".localhost"):
            return None
        try:
            number = ip_address(self.domain.strip("[]"))
        except ValueError:
            return None if self.scheme == "https" else message("account-passkey-tls")
        # Passkeys are made for names: an address is none.
        return message(
            "account-passkey-localhost" if number.is_loopback else "account-passkey-name"
        )


class PasskeyChallenges:
    """Questions that are asked of authenticators: known again by their mark, and answered soon."""

    def __init__(self, key: bytes, clock: Callable[[], int] = wall_clock.now_ms) -> None:
        """`key` signs the challenges."""
        self._key, self._clock = key, clock

    def _sign(self, body: bytes, purpose: bytes) -> bytes:
        return hmac.digest(self._key, b"challenge" + body + purpose, "sha256")[:_SIGNATURE_BYTES]

    def issue(self, purpose: bytes) -> bytes:
        """A new one; its answer must be for the same purpose."""
        until = self._clock() + CHALLENGE_LIFETIME_MS
        body = secrets.token_bytes(_RANDOM_BYTES) + until.to_bytes(_EXPIRY_BYTES, "big")
        return body + self._sign(body, purpose)

    def find_expiry(self, challenge: bytes, purpose: bytes) -> int | None:
        """The moment until which it is good; None: it isn't, or was asked for something else."""
        body, mark = (
            challenge[: _RANDOM_BYTES + _EXPIRY_BYTES],
            challenge[_RANDOM_BYTES + _EXPIRY_BYTES :],
        )
        if not hmac.compare_digest(mark, self._sign(body, purpose)):
            return None
        until = int.from_bytes(body[_RANDOM_BYTES:], "big")
        return until if self._clock() < until else None


class PasskeyService:
    """Makes passkeys known, and signs in with them."""

    def __init__(self, accounts: AccountService, key: bytes) -> None:
        """Work for a server, whose key this is."""
        self._accounts, self._store = accounts, accounts.store
        self.challenges = PasskeyChallenges(key)

    async def _consume(self, challenge: bytes, until: int) -> bool:
        """Use a challenge up that was answered well; False if it was used before."""
        return await self._store.consume_challenge(challenge, until, wall_clock.now_ms())

    # Making one known.

    async def build_registration(self, caller: CallerIdentity, site: Site) -> dict[str, object]:
        """What the browser is to make a passkey of, as JSON."""
        assert caller.guest is not None, "the caller is a guest"
        _check_supported(site)
        known = await self._store.list_passkeys(caller.guest)
        if len(known) >= MAX_PASSKEYS:
            raise HttpError(409, "account-many-passkeys", most=MAX_PASSKEYS)
        challenge = self.challenges.issue(b"add" + caller.guest)
        name = (await self._accounts.get_account(caller.guest)).name or SITE_NAME
        handle = sha256(b"passkey" + caller.guest).digest()
        return await asyncio.to_thread(
            _generate_registration, site.domain, name, handle, challenge, known
        )

    async def add(self, caller: CallerIdentity, site: Site, credential: dict[str, object]) -> None:
        """Keep a passkey that a browser has made."""
        assert caller.guest is not None, "the caller is a guest"
        _check_supported(site)
        challenge = _read_challenge(credential)
        until = self.challenges.find_expiry(challenge, b"add" + caller.guest)
        if until is None:
            raise HttpError(409, "account-passkey-late")
        made = await asyncio.to_thread(_verify_registration, credential, challenge, site)
        if made is None:
            raise HttpError(400, "account-passkey-unread")
        if await self._store.find_passkey(made[0]) is not None:
            raise HttpError(409, "account-passkey-known")
        if not await self._consume(challenge, until):
            raise HttpError(409, "account-passkey-late")
        await self._accounts.ensure_account(caller)
        id, public, count = made
        passkey = Passkey(id, caller.guest, public, count, caller.label, self._accounts.now_ms)
        await self._store.add_passkey(passkey)

    async def remove(self, account: bytes, handle: str) -> None:
        """Forget a passkey."""
        for one in await self._store.list_passkeys(account):
            if one.handle == handle:
                await self._store.remove_passkey(account, one.id)
                return
        raise HttpError(404, "account-no-passkey")

    # Signing in.

    async def build_authentication(self, site: Site) -> dict[str, object]:
        """What an authenticator is to sign, as JSON: it says by itself who it is for."""
        _check_supported(site)
        challenge = self.challenges.issue(b"use")
        return await asyncio.to_thread(_generate_authentication, site.domain, challenge)

    async def sign_in(
        self, caller: CallerIdentity, site: Site, credential: dict[str, object], bring_matches: bool
    ) -> SignInResult:
        """Sign in by what an authenticator has signed."""
        _check_supported(site)
        challenge = _read_challenge(credential)
        until = self.challenges.find_expiry(challenge, b"use")
        known = await self._store.find_passkey(_decode_base64url(credential.get("rawId")))
        count = None
        if known is not None and until is not None:
            count = await asyncio.to_thread(
                _verify_authentication, credential, challenge, site, known
            )
        if known is None or until is None or count is None:
            raise HttpError(403, "account-passkey-unknown")
        if not await self._consume(challenge, until):
            raise HttpError(403, "account-passkey-late")
        await self._store.set_sign_count(known.id, count)
        return await self._accounts.sign_in(caller, known.account_id, bring_matches)


def _check_supported(site: Site) -> None:
    unfit = site.unsupported_reason
    if unfit is not None:
        raise HttpError(409, unfit)


def _decode_base64url(text: object) -> bytes:
    """Bytes as WebAuthn writes them in JSON; none for anything else."""
    if not isinstance(text, str):
        return b""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def _read_challenge(credential: dict[str, object]) -> bytes:
    """The challenge that is answered, as the browser says: whether it is one is looked up."""
    response = credential.get("response")
    encoded = response.get("clientDataJSON") if isinstance(response, dict) else None
    try:
        client_data = msgspec.json.decode(_decode_base64url(encoded))
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return b""
    if not isinstance(client_data, dict):
        return b""
    return _decode_base64url(client_data.get("challenge"))


# What follows is done outside the event loop: loading the library takes longer than a move.


def _generate_registration(
    name: str, user_name: str, handle: bytes, challenge: bytes, known: list[Passkey]
) -> dict[str, object]:
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    made = generate_registration_options(
        rp_id=name, rp_name=SITE_NAME, user_name=user_name, user_id=handle, challenge=challenge,
        timeout=CHALLENGE_LIFETIME_MS,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one.id) for one in known],
    )  # fmt: skip
    return msgspec.json.decode(options_to_json(made), type=dict[str, object])


def _generate_authentication(name: str, challenge: bytes) -> dict[str, object]:
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    made = generate_authentication_options(
        rp_id=name, challenge=challenge, timeout=CHALLENGE_LIFETIME_MS,
        user_verification=UserVerificationRequirement.REQUIRED,
    )  # fmt: skip
    return msgspec.json.decode(options_to_json(made), type=dict[str, object])


def _verify_registration(
    credential: dict[str, object], challenge: bytes, site: Site
) -> tuple[bytes, bytes, int] | None:
    """A passkey's id, its public key and its count; None if it isn't what it says."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        made = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site.domain,
            expected_origin=site.origin, require_user_verification=True,
        )  # fmt: skip
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, EOFError):
        return None
    return made.credential_id, made.credential_public_key, made.sign_count


def _verify_authentication(
    credential: dict[str, object], challenge: bytes, site: Site, known: Passkey
) -> int | None:
    """How often the authenticator has signed by now; None if it hasn't signed this."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        made = verify_authentication_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site.domain,
            expected_origin=site.origin, credential_public_key=known.public_key,
            credential_current_sign_count=known.sign_count, require_user_verification=True,
        )  # fmt: skip
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, EOFError):
        return None
    return made.new_sign_count
