"""Who runs the house: whoever asks on the very machine, or brings the host's secret."""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from starlette.types import Scope

from boneyard.server.errors import SettingError
from boneyard.server.http.network import is_loopback
from boneyard.server.settings import Settings

#: The shortest secret that is taken: what can be guessed is none.
SHORTEST: Final = 16
#: What a proxy adds: whoever asks through one is somewhere else, whatever it says.
_FORWARDED: Final = frozenset(
    {
        b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto",
        b"x-forwarded-server", b"x-real-ip", b"cf-connecting-ip", b"true-client-ip",
    }
)  # fmt: skip

Headers = Sequence[tuple[bytes, bytes]]


class Gate:
    """Lets whoever runs the house in, and nobody else."""

    def __init__(self, settings: Settings) -> None:
        """Read the secret, if there is one."""
        if 0 < len(settings.host_token) < SHORTEST:
            raise SettingError("house-host-token", least=SHORTEST)
        self._secrets = [_hashed(settings.host_token.encode())] if settings.host_token else []

    def learn(self, secret: str) -> None:
        """Take another secret for the host's: the one that follows from the house's key."""
        self._secrets.append(_hashed(secret.encode()))

    def lets_in(self, scope: Scope, peer: str | None) -> bool:
        """Say whether a request that really came from `peer` is the host's."""
        headers: Headers = scope["headers"]
        return is_here(peer, headers, scope.get("http_version", "")) or self.knows(headers)

    def knows(self, headers: Headers) -> bool:
        """Say whether a request brings the host's secret."""
        bearer = next((value for name, value in headers if name == b"authorization"), b"")
        word, _, secret = bearer.partition(b" ")
        return word.lower() == b"bearer" and self.fits(secret)

    def fits(self, secret: bytes) -> bool:
        """Say whether somebody knows the host's secret."""
        brought = _hashed(secret)
        return any(hmac.compare_digest(known, brought) for known in self._secrets)


def is_here(peer: str | None, headers: Headers, version: str = "1.1") -> bool:
    """Say whether somebody asks on this very machine, and for nobody else.

    A proxy on the machine has a loopback address too. It says so in the head, or asks by another
    name than this machine's, or (nginx as it comes) in HTTP/1.0: each of that is enough. A page
    from elsewhere whose name leads here asks by its own name as well.
    """
    if peer is None or not is_loopback(peer) or version == "1.0":
        return False
    if any(name in _FORWARDED for name, _ in headers):
        return False
    host = next((value for name, value in headers if name == b"host"), b"").decode("latin-1")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return is_loopback(name)


def _hashed(secret: bytes) -> bytes:
    return sha256(secret).digest()
