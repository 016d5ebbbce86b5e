"""Web push: a notice, encrypted for one browser, and the house's mark on it (RFC 8291, 8292)."""

import asyncio
import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final

from boneyard.server.notifications.outgoing_http import (
    ANYWHERE,
    AddressError,
    Answer,
    Caller,
    callable_address,
)
from boneyard.server.notifications.store import Notice, Way

#: The order of the curve P-256: a key is a number below it.
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
#: Seconds that the house's mark on a push is good for.
_GOOD: Final = 12 * 3600
#: Seconds that a push service may keep what it can't deliver: after that, mail has told it.
KEEP: Final = 24 * 3600
#: Who runs the house, where neither that nor an address of its own is known.
_NOBODY: Final = "https://boneyard.invalid"
#: Bytes of a browser's public key and of its secret.
_POINT, _SECRET = 65, 16


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _private(seed: bytes) -> bytes:
    """The house's key, from the chance that it has kept: any number will do but none and more."""
    return (int.from_bytes(seed) % (_ORDER - 1) + 1).to_bytes(32)


def public_key(seed: bytes) -> str:
    """What browsers are told: they take pushes only from who has the other half of it."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.derive_private_key(int.from_bytes(_private(seed)), ec.SECP256R1()).public_key()
    encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return _text(key.public_bytes(encoding, form))


def checked(address: str, p256dh: str, auth: str, allowed: frozenset[str]) -> None:
    """Refuse a subscription to which nothing could be sent."""
    from cryptography.hazmat.primitives.asymmetric import ec

    callable_address(address, allowed)
    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        if len(point) != _POINT or len(secret) != _SECRET:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise AddressError("told-bad-keys") from None


def _sealed(seed: bytes, way: Way, body: bytes, contact: str) -> tuple[bytes, dict[str, str]]:
    """A notice that only that browser reads, and the mark that says from which house it is."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    keys = {"p256dh": way.keys["p256dh"], "auth": way.keys["auth"]}
    encrypted: Any = WebPusher({"endpoint": way.address, "keys": keys}).encode(body)
    parts = callable_address(way.address, ANYWHERE)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + _GOOD,
        "sub": contact or (way.origin if way.origin.startswith("https:") else _NOBODY),
    }  # fmt: skip
    vapid: Any = Vapid02.from_raw(_text(_private(seed)).encode())
    return encrypted["body"], vapid.sign(claims)


class Push:
    """Sends to browsers."""

    def __init__(self, caller: Caller, seed: bytes, contact: str = "") -> None:
        """Take the house's key, and how push services may reach who runs the house."""
        self._caller, self._seed, self._contact = caller, seed, contact

    async def send(self, notice: Notice, said: dict[str, Any]) -> Answer:
        """Send a notice."""
        way, body = notice.way, json.dumps(said, ensure_ascii=False).encode()
        sealed, mark = await asyncio.to_thread(_sealed, self._seed, way, body, self._contact)
        headers = {
            **mark, "content-encoding": "aes128gcm", "content-type": "application/octet-stream",
            "ttl": str(KEEP), "urgency": "high" if notice.kind == "time" else "normal",
            # What waits of the same kind and match is replaced.
            "topic": _text(sha256(f"{notice.match} {notice.kind}".encode()).digest()[:24]),
        }  # fmt: skip
        return await self._caller.post(way.address, sealed, headers)
