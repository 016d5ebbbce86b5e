"""Connection limits by address: connections, handshakes, frames, and how they are refused."""

from http import HTTPStatus
from typing import Final

import msgspec
from starlette.types import Scope

from boneyard.i18n import Message, message
from boneyard.server.http.client_address import TrustedProxies, address_of, network_key
from boneyard.server.http.language import Headers, find_translator
from boneyard.server.http.rate_limits import RETRY_AFTER_SECONDS, OpenCounts, TokenBuckets
from boneyard.server.http.security_headers import SECURITY_HEADERS
from boneyard.server.settings import Settings

#: What all connections together are counted as.
ALL_CONNECTIONS: Final = ""
#: Seconds that who is refused has to hear why.
CLOSE_GRACE_SECONDS: Final = 2.0


class ConnectionLimits:
    """How many connections there are, of all together and of each place."""

    def __init__(self, settings: Settings) -> None:
        """Begin with none."""
        self.settings, self.proxies = settings, TrustedProxies(settings.proxies)
        self.total_counts = OpenCounts(settings.most_connections)
        self.address_counts = OpenCounts(settings.address_connections)
        self.handshakes = TokenBuckets(settings.handshake_rate)
        self.frames = TokenBuckets(settings.address_frame_rate)

    @property
    def open_count(self) -> int:
        """How many there are here."""
        return self.total_counts.local[ALL_CONNECTIONS]

    @property
    def rates(self) -> dict[str, TokenBuckets]:
        """What is counted by address while connections are open, by its name among processes."""
        return {"handshakes of address": self.handshakes, "frames of address": self.frames}

    def may_open_websocket(self, scope: Scope) -> bool:
        """Count a WebSocket handshake; False if its address has made too many."""
        self.proxies.apply_forwarded_headers(scope)
        return self.handshakes.take(address_of(scope))

    def acquire(self, address: str) -> tuple[int, Message] | None:
        """One more; a status and a message if that is too many. Either way, it has to leave."""
        place = network_key(address)
        self.total_counts.increment(ALL_CONNECTIONS)
        self.address_counts.increment(place)
        if self.total_counts.total(ALL_CONNECTIONS) > self.total_counts.limit:
            return 503, message("server-full")
        if self.proxies.trusts(
            address
        ):  # behind it are many; `SocketLimits` counts them one by one
            return None
        if self.address_counts.total(place) > self.address_counts.limit:
            return 429, message("server-many-connections")
        return None

    def release(self, address: str) -> None:
        """One less."""
        self.total_counts.decrement(ALL_CONNECTIONS)
        self.address_counts.decrement(network_key(address))


def build_error_response(status: int, why: Message, headers: Headers = ()) -> bytes:
    """A whole answer that closes the connection, in the language of what is known of the head."""
    body = msgspec.json.encode({"error": find_translator(headers).translate(why)})
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
    lines += [name + b": " + value for name, value in SECURITY_HEADERS]
    lines += [b"content-type: application/json", b"content-length: %d" % len(body)]
    if status in (429, 503):
        lines.append(b"retry-after: %d" % RETRY_AFTER_SECONDS)
    return b"\r\n".join([*lines, b"connection: close", b"", body])
