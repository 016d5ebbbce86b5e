"""Who is at the door: connections, handshakes and frames by address, and how they are refused."""

from http import HTTPStatus
from typing import Final

import msgspec
from starlette.types import Scope

from boneyard.i18n import Message, message
from boneyard.server.http.client_address import Proxies, place_of
from boneyard.server.http.language import Headers, tongue_for
from boneyard.server.http.rate_limits import Buckets, Counts
from boneyard.server.http.security import HEADERS, address_of
from boneyard.server.settings import Settings

#: What all connections together are counted as.
ALL: Final = ""
#: Seconds that who is refused has to hear why.
FAREWELL: Final = 2.0


class Crowd:
    """How many connections there are, of all together and of each place."""

    def __init__(self, settings: Settings) -> None:
        """Begin with none."""
        self.settings, self.proxies = settings, Proxies(settings.proxies)
        self.houses = Counts(settings.most_connections)
        self.places = Counts(settings.address_connections)
        self.handshakes = Buckets(settings.handshake_rate)
        self.frames = Buckets(settings.address_frame_rate)

    @property
    def all(self) -> int:
        """How many there are here."""
        return self.houses.here[ALL]

    @property
    def rates(self) -> dict[str, Buckets]:
        """What is counted by address while connections are open, by its name among processes."""
        return {"handshakes of address": self.handshakes, "frames of address": self.frames}

    def may_open_websocket(self, scope: Scope) -> bool:
        """Count a WebSocket handshake; False if its address has made too many."""
        self.proxies.unveil(scope)
        return self.handshakes.take(address_of(scope))

    def enter(self, address: str) -> tuple[int, Message] | None:
        """One more; a status and a message if that is too many. Either way, it has to leave."""
        place = place_of(address)
        self.houses.enter(ALL)
        self.places.enter(place)
        if self.houses.of(ALL) > self.houses.most:
            return 503, message("house-full")
        if self.proxies.trusts(address):  # behind it are many; `Sockets` counts them one by one
            return None
        if self.places.of(place) > self.places.most:
            return 429, message("house-many-connections")
        return None

    def leave(self, address: str) -> None:
        """One less."""
        self.houses.leave(ALL)
        self.places.leave(place_of(address))


def refusal(status: int, why: Message, headers: Headers = ()) -> bytes:
    """A whole answer that closes the connection, in the language of what is known of the head."""
    body = msgspec.json.encode({"error": tongue_for(headers).say(why)})
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()]
    lines += [name + b": " + value for name, value in HEADERS]
    lines += [b"content-type: application/json", b"content-length: %d" % len(body)]
    if status in (429, 503):
        lines.append(b"retry-after: 5")
    return b"\r\n".join([*lines, b"connection: close", b"", body])
