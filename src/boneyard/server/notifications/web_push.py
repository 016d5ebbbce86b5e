"""Web push: a notification encrypted for one browser and signed (RFC 8291, 8292)."""

import asyncio
import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final

from boneyard.server.errors import AddressError
from boneyard.server.notifications.outgoing_http import (
    ALLOW_ALL,
    OutgoingClient,
    PostResult,
    check_address,
)
from boneyard.server.notifications.store import Channel, Notification

#: The order of the curve P-256: a key is a number below it.
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
#: Seconds that the server's mark on a push is good for.
_VAPID_LIFETIME_SECONDS: Final = 12 * 3600
#: Seconds that a push service may keep what it can't deliver: after that, mail has told it.
TTL_SECONDS: Final = 24 * 3600
#: Who runs the server, where neither that nor an address of its own is known.
_FALLBACK_CONTACT: Final = "https://boneyard.invalid"
#: Bytes of a browser's public key and of its secret.
_PUBLIC_KEY_BYTES, _AUTH_SECRET_BYTES = 65, 16


def _decode_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _encode_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _derive_private_key(seed: bytes) -> bytes:
    """The server's key, from the chance that it has kept: any number will do but none and more."""
    return (int.from_bytes(seed) % (_ORDER - 1) + 1).to_bytes(32)


def derive_public_key(seed: bytes) -> str:
    """The public key for browsers: they take pushes only from the holder of the private key."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.derive_private_key(
        int.from_bytes(_derive_private_key(seed)), ec.SECP256R1()
    ).public_key()
    encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return _encode_base64(key.public_bytes(encoding, form))


def check_subscription(address: str, p256dh: str, auth: str, allowed: frozenset[str]) -> None:
    """Refuse a subscription to which nothing could be sent."""
    from cryptography.hazmat.primitives.asymmetric import ec

    check_address(address, allowed)
    try:
        point, secret = _decode_base64(p256dh), _decode_base64(auth)
        if len(point) != _PUBLIC_KEY_BYTES or len(secret) != _AUTH_SECRET_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise AddressError("notifications-bad-keys") from None


def _encrypt(
    seed: bytes, channel: Channel, body: bytes, contact: str
) -> tuple[bytes, dict[str, str]]:
    """A notice that only that browser reads, and the mark that says from which house it is."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    keys = {"p256dh": channel.keys["p256dh"], "auth": channel.keys["auth"]}
    encrypted: Any = WebPusher({"endpoint": channel.address, "keys": keys}).encode(body)
    parts = check_address(channel.address, ALLOW_ALL)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + _VAPID_LIFETIME_SECONDS,
        "sub": contact
        or (channel.origin if channel.origin.startswith("https:") else _FALLBACK_CONTACT),
    }
    vapid: Any = Vapid02.from_raw(_encode_base64(_derive_private_key(seed)).encode())
    return encrypted["body"], vapid.sign(claims)


class WebPushSender:
    """Sends to browsers."""

    def __init__(self, client: OutgoingClient, seed: bytes, contact: str = "") -> None:
        """Take the server's key, and how push services may reach who runs the server."""
        self._client, self._seed, self._contact = client, seed, contact

    async def send(self, notification: Notification, payload: dict[str, object]) -> PostResult:
        """Send a notice."""
        way, body = notification.channel, json.dumps(payload, ensure_ascii=False).encode()
        sealed, mark = await asyncio.to_thread(_encrypt, self._seed, way, body, self._contact)
        headers = {
            **mark,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL_SECONDS),
            "urgency": "high" if notification.kind == "time" else "normal",
            # What waits of the same kind and match is replaced.
            "topic": _encode_base64(
                sha256(f"{notification.match} {notification.kind}".encode()).digest()[:24]
            ),
        }
        return await self._client.post(way.address, sealed, headers)
