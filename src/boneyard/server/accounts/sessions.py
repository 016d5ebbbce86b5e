"""Sessions and guests: tokens that this server has issued. An invented token is no one's.

A secret is chance and the server's own mark on it, so nothing is kept of guests who do nothing. Of
players who sit somewhere the store keeps the hash. Secrets from before there was a mark are known
by the seats and matches that they own; no others are.

A player who wants to be known again has devices: each has a secret of its own, and is theirs until
it is ended. A guest without any is the hash of their secret.
"""

import contextlib
import hmac
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from boneyard.server import broadcast
from boneyard.server.accounts.models import DeviceSession
from boneyard.server.accounts.store import AccountStore
from boneyard.server.errors import StoreError
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.lru import LruCache

#: Bytes of chance in a secret, and of the mark: together 43 letters, as secrets always had.
_RANDOM_BYTES: Final = 16

_SIGNATURE_BYTES: Final = 16

#: Old secrets that were looked up lately, known or not.
MAX_LEGACY_TOKENS: Final = 2_000

#: Devices that were looked up lately (or secrets that are no device's), and for how many seconds
#: that is believed: another process with the same file may end one.
MAX_CACHED_SESSIONS: Final = 20_000

SESSION_CACHE_SECONDS: Final = 30.0

#: Seconds for which it is believed while the store can't be read, and until it is asked again then.
STALE_SESSION_SECONDS, STORE_RETRY_SECONDS = 600.0, 2.0

DAY_SECONDS: Final = 24 * 3600


def new_random_bytes() -> bytes:
    """What no one can guess of a new secret."""
    return secrets.token_bytes(_RANDOM_BYTES)


class Sessions:
    """Gives secrets out, and knows them again."""

    def __init__(
        self,
        key: bytes,
        is_known_owner: Callable[[bytes], Awaitable[bool]],
        accounts: AccountStore,
        bus: broadcast.Bus,
    ) -> None:
        """Take the server's key, and who says whether a hash owns a seat or a match."""
        self._key, self._is_known_owner, self._accounts = key, is_known_owner, accounts
        self._legacy_tokens: LruCache[bytes, bool] = LruCache(MAX_LEGACY_TOKENS)
        self._sessions: LruCache[bytes, tuple[float, DeviceSession | None]] = LruCache(
            MAX_CACHED_SESSIONS
        )
        self._store_retry_at = float("-inf")
        self._connections: dict[bytes, set[Callable[[], None]]] = {}
        self._bus = bus
        bus.subscribe(
            broadcast.SessionChanged,
            lambda _, change: self.apply_change(change.token, change.ended),
        )

    def _sign(self, chance: bytes) -> bytes:
        return hmac.digest(self._key, b"guest" + chance, "sha256")[:_SIGNATURE_BYTES]

    def _encode_token(self, chance: bytes) -> str:
        return urlsafe_b64encode(chance + self._sign(chance)).decode().rstrip("=")

    def issue_token(self) -> str:
        """A new guest's secret."""
        return self._encode_token(new_random_bytes())

    def is_issued(self, token: str) -> bool:
        """Say whether a secret (43 letters) carries the server's mark."""
        chance = urlsafe_b64decode(token + "=")[:_RANDOM_BYTES]
        # As it is written: there are other ways to write the same bytes, but they are no one's.
        return hmac.compare_digest(token, self._encode_token(chance))

    async def identify(self, token: str | None) -> bytes | None:
        """Whose secret this is; None for one that the server never gave out, or has ended."""
        if not token:
            return None
        guest = hash_token(token)
        if not self.is_issued(token) and not await self._is_legacy_token(guest):
            return None
        device = await self._find_session(guest)
        if device is None:
            return guest
        return device.account_id if device.ended is None else None

    async def _find_session(self, token: bytes) -> DeviceSession | None:
        known, now = self._sessions.get(token), time.monotonic()
        if known is not None and now - known[0] < (
            STALE_SESSION_SECONDS if now < self._store_retry_at else SESSION_CACHE_SECONDS
        ):
            return known[1]
        try:
            found = await self._accounts.find_session(token) or None
        except StoreError:
            # What is at hand can be shown all the same to the player who was known a while ago.
            self._store_retry_at = time.monotonic() + STORE_RETRY_SECONDS
            if known is None or now - known[0] >= STALE_SESSION_SECONDS:
                raise
            return known[1]
        today = int(time.time()) // DAY_SECONDS
        if found is not None and found.ended is None and found.last_seen_day < today:
            with contextlib.suppress(StoreError):  # no one waits for that
                await self._accounts.touch_session(token, today)
        self._sessions.put(token, (now, found))
        return found

    async def is_valid(self, token: bytes | None) -> bool:
        """Say whether a device that was let in once may stay: no one has ended it since."""
        device = await self._find_session(token) if token is not None else None
        return device is None or device.ended is None

    def invalidate(self, token: bytes) -> None:
        """Something has been written of a device: look it up again."""
        self.apply_change(token, False)
        self._bus.broadcast(broadcast.SessionChanged(token, False))

    def sign_out(self, token: bytes) -> None:
        """A device is signed out: look it up again, and cut its live connections."""
        self.apply_change(token, True)
        self._bus.broadcast(broadcast.SessionChanged(token, True))

    def apply_change(self, token: bytes, ended: bool) -> None:
        """The same, where it has been told already."""
        self._sessions.remove(token)
        for cut in tuple(self._connections.get(token, ())) if ended else ():
            cut()

    @contextlib.contextmanager
    def track_connection(self, token: bytes | None, cut: Callable[[], None]) -> Iterator[None]:
        """While a device is connected, `cut` is called should it be ended."""
        if token is None:
            yield
            return
        self._connections.setdefault(token, set()).add(cut)
        try:
            yield
        finally:
            self._connections[token].discard(cut)
            if not self._connections[token]:
                del self._connections[token]

    async def _is_legacy_token(self, guest: bytes) -> bool:
        known = self._legacy_tokens.get(guest)
        if known is None:
            known = self._legacy_tokens.put(guest, await self._is_known_owner(guest))
        return known
