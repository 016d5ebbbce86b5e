"""Guests: whoever has a secret that this house has given out. One that was made up is nobody's.

A secret is chance and the house's own mark on it, so nothing is kept of guests who do nothing. Of
those who sit somewhere the store keeps the hash. Secrets from before there was a mark are known by
the seats and matches that they own; no others are.

Somebody who wants to be known again has devices: each has a secret of its own, and is theirs until
it is ended. A guest without any is the hash of their secret.
"""

import contextlib
import hmac
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from boneyard.server.accounts.models import Device, Register
from boneyard.server.errors import StoreError
from boneyard.server.http.session_cookie import hashed
from boneyard.server.lru import Recent

#: Bytes of chance in a secret, and of the mark: together 43 letters, as secrets always had.
_CHANCE: Final = 16

_MARK: Final = 16

#: Old secrets that were looked up lately, known or not.
MOST_OLD: Final = 2_000

#: Devices that were looked up lately (or secrets that are no device's), and for how many seconds
#: that is believed: another house with the same file may end one.
MOST_DEVICES: Final = 20_000

BELIEVED: Final = 30.0

#: Seconds for which it is believed while the store can't be read, and until it is asked again then.
AWAY, AGAIN = 600.0, 2.0

DAY: Final = 24 * 3600


def fresh() -> bytes:
    """What nobody can guess of a new secret."""
    return secrets.token_bytes(_CHANCE)


class Guests:
    """Gives secrets out, and knows them again."""

    def __init__(
        self, key: bytes, knows: Callable[[bytes], Awaitable[bool]], register: Register
    ) -> None:
        """Take the key of the house's mark, and who says whether a hash owns a seat or a match."""
        self._key, self._knows, self._register = key, knows, register
        self._old: Recent[bytes, bool] = Recent(MOST_OLD)
        self._devices: Recent[bytes, tuple[float, Device | None]] = Recent(MOST_DEVICES)
        self._away = float("-inf")
        self.told: Callable[[bytes, bool], None] = lambda token, ended: None
        """Tells other houses that a device has changed, or is signed out."""
        self._connected: dict[bytes, set[Callable[[], None]]] = {}

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
        """Whose secret this is; None for one that the house never gave out, or has ended."""
        if not token:
            return None
        guest = hashed(token)
        if not self.issued(token) and not await self._is_old(guest):
            return None
        device = await self._device(guest)
        if device is None:
            return guest
        return device.person if device.ended is None else None

    async def _device(self, token: bytes) -> Device | None:
        known, now = self._devices.get(token), time.monotonic()
        if known is not None and now - known[0] < (AWAY if now < self._away else BELIEVED):
            return known[1]
        try:
            found = await self._register.device(token) or None
        except StoreError:
            # What is at hand can be shown all the same to whoever was known a while ago.
            self._away = time.monotonic() + AGAIN
            if known is None or now - known[0] >= AWAY:
                raise
            return known[1]
        today = int(time.time()) // DAY
        if found is not None and found.ended is None and found.seen < today:
            with contextlib.suppress(StoreError):  # nobody waits for that
                await self._register.see_device(token, today)
        self._devices.keep(token, (now, found))
        return found

    async def good(self, token: bytes | None) -> bool:
        """Say whether a device that was let in once may stay: nobody has ended it since."""
        device = await self._device(token) if token is not None else None
        return device is None or device.ended is None

    def changed(self, token: bytes) -> None:
        """Something has been written of a device: look it up again."""
        self.heard(token, False)
        self.told(token, False)

    def ended(self, token: bytes) -> None:
        """A device is signed out: look it up again, and cut its live connections."""
        self.heard(token, True)
        self.told(token, True)

    def heard(self, token: bytes, ended: bool) -> None:
        """The same, where it has been told already."""
        self._devices.drop(token)
        for cut in tuple(self._connected.get(token, ())) if ended else ():
            cut()

    @contextlib.contextmanager
    def connected(self, token: bytes | None, cut: Callable[[], None]) -> Iterator[None]:
        """While a device is connected, `cut` is called should it be ended."""
        if token is None:
            yield
            return
        self._connected.setdefault(token, set()).add(cut)
        try:
            yield
        finally:
            self._connected[token].discard(cut)
            if not self._connected[token]:
                del self._connected[token]

    async def _is_old(self, guest: bytes) -> bool:
        known = self._old.get(guest)
        if known is None:
            known = self._old.keep(guest, await self._knows(guest))
        return known
