"""Guests: whoever has a secret that this house has given out. One that was made up is nobody's.

A secret is chance and the house's own mark on it, so nothing is kept of guests who do nothing. Of
those who sit somewhere the store keeps the hash. Secrets from before there was a mark are known by
the seats and matches that they own; no others are.
"""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Final

from boneyard.server.recent import Recent

#: Bytes of chance in a secret, and of the mark: together 43 letters, as secrets always had.
_CHANCE: Final = 16
_MARK: Final = 16
#: Old secrets that were looked up lately, known or not.
MOST_OLD: Final = 2_000


def hashed(token: str) -> bytes:
    """What the house keeps of a secret."""
    return sha256(token.encode()).digest()


def fresh() -> bytes:
    """What nobody can guess of a new secret."""
    return secrets.token_bytes(_CHANCE)


class Guests:
    """Gives secrets out, and knows them again."""

    def __init__(self, key: bytes, knows: Callable[[bytes], Awaitable[bool]]) -> None:
        """Take the key of the house's mark, and who says whether a hash owns a seat or a match."""
        self._key, self._knows = key, knows
        self._old: Recent[bytes, bool] = Recent(MOST_OLD)

    def _mark(self, chance: bytes) -> bytes:
        return hmac.digest(self._key, b"guest" + chance, "sha256")[:_MARK]

    def _written(self, chance: bytes) -> str:
        return urlsafe_b64encode(chance + self._mark(chance)).decode().rstrip("=")

    def issue(self) -> str:
        """A new guest's secret."""
        return self._written(fresh())

    def issued(self, token: str) -> bool:
        """Say whether a secret (43 letters) carries the house's mark."""
        chance = urlsafe_b64decode(token + "=")[:_CHANCE]
        # As it is written: there are other ways to write the same bytes, but they are nobody's.
        return hmac.compare_digest(token, self._written(chance))

    async def who(self, token: str | None) -> bytes | None:
        """The guest with this secret; None for one that the house never gave out."""
        if not token:
            return None
        guest = hashed(token)
        return guest if self.issued(token) or await self._is_old(guest) else None

    async def _is_old(self, guest: bytes) -> bool:
        known = self._old.get(guest)
        if known is None:
            known = self._old.keep(guest, await self._knows(guest))
        return known
