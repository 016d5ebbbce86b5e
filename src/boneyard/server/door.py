"""The door: connections as they come, before anything of a request is understood.

uvicorn with httptools sets no limit to the head of a request, nor to the time it takes. Here every
connection is counted, every part of a request has its time, and a head has its length. What is
refused gets a status and a sentence, as everywhere, and the connection is closed.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, Final

import httptools
import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from boneyard.server.addresses import Proxies, place_of
from boneyard.server.languages import Headers, tongue_for
from boneyard.server.rates import Counts
from boneyard.server.security import HEADERS, TELL, blamed, close_reason, head_too_long
from boneyard.server.settings import Settings
from boneyard.words import Message, message

log = logging.getLogger("boneyard.door")

#: Requests that may wait behind the one that is being answered, on one connection.
MOST_WAITING: Final = 16
#: Seconds that who is refused has to hear why.
FAREWELL: Final = 2.0
#: Seconds after which a live connection is asked whether it still is one: often enough for proxies,
#: which mostly cut after a minute of silence, and half the work of twenty thousand that are idle.
ALIVE: Final = 45.0
#: What all connections together are counted as.
ALL: Final = ""


class Crowd:
    """How many connections there are, of all together and of each place."""

    def __init__(self, settings: Settings) -> None:
        """Begin with none."""
        self.settings, self.proxies = settings, Proxies(settings.proxies)
        self.houses = Counts(settings.most_connections)
        self.places = Counts(settings.address_connections)

    @property
    def all(self) -> int:
        """How many there are here."""
        return self.houses.here[ALL]

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


class Door(HttpToolsProtocol):
    """One connection, with its limits."""

    crowd: Crowd
    """All connections of the house: `configured` makes a class with it."""

    # uvicorn's own protocol says Transport too, which asyncio's stubs don't allow.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and begin to wait for a request."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of the head that is being read
        self._heads = 0  # heads that have been read
        self._in_head, self._begun, self._in_body = True, False, False
        self._refused, self._left = False, False
        self._address = self.client[0] if self.client else "nowhere"
        wrong = self.crowd.enter(self._address)
        if wrong:
            self._refuse(*wrong)
            self.transport.close()
        else:
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self._stop()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if not self._left:
            self._left = True
            self.crowd.leave(self._address)

    # Time.

    def _wait(self, seconds: float, status: int, why: Message) -> None:
        """Give the other side so many seconds, then refuse it."""
        self._stop()
        self._timer = self.loop.call_later(seconds, self._refuse, status, why)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _await_head(self) -> None:
        seconds = self.crowd.settings.head_seconds
        self._wait(seconds, 408, message("house-slow-head"))

    def _await_body(self) -> None:
        seconds = self.crowd.settings.body_seconds
        self._wait(seconds, 408, message("house-slow-body"))

    def _await_taking(self) -> None:
        """Who doesn't take an answer loses it: a connection that closes would wait for that."""
        self._stop()
        seconds = self.crowd.settings.answer_seconds
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def pause_writing(self) -> None:
        """The answer is taken more slowly than it is made."""
        super().pause_writing()
        self._await_taking()

    def resume_writing(self) -> None:
        """It has been taken: back to what was waited for."""
        super().resume_writing()
        self._stop()
        if self._in_body:
            self._await_body()
        elif self._head:
            self._await_head()

    def on_response_complete(self) -> None:
        """The answer is made; if the connection closes now, it must be taken in time too."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._await_taking()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked."""
        super().timeout_keep_alive_handler()
        self._await_taking()

    # What comes.

    def data_received(self, data: bytes) -> None:
        """Read on, as long as it is short enough and can be read."""
        if self._refused:
            return
        self._unset_keepalive_if_required()
        heads, before = self._heads, self._in_head
        if before and self._timer is None:
            self._await_head()  # the first byte of the next request
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError:
            self._refuse(400, message("house-no-http"))
        else:
            if before and heads == self._heads:
                self._longer(len(data))
            elif self._begun and self._timer is None:
                self._await_head()  # it came together with the one before it

    def _longer(self, by: int) -> None:
        """A head that doesn't end is counted as it comes."""
        self._head += by
        if self._head > self.crowd.settings.most_head:
            self._refuse(431, head_too_long(self.crowd.settings.most_head))

    def on_message_begin(self) -> None:
        """A request begins; several may come in one piece."""
        super().on_message_begin()
        self._begun = True

    def on_headers_complete(self) -> None:
        """The head is there: answer it, unless it is too long."""
        if self._refused:
            return
        self._heads += 1
        self._in_head, self._begun, self._head = False, False, 0
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.crowd.settings.most_head:
            self._refuse(431, head_too_long(self.crowd.settings.most_head))
        elif len(self.pipeline) >= MOST_WAITING:
            self._refuse(429, message("house-many-at-once"))
        else:
            super().on_headers_complete()
            self._in_body = True
            self._await_body()

    def on_body(self, body: bytes) -> None:
        """More of the body."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole; the next one may take its time."""
        if not self._refused:
            self._in_head, self._in_body, self._head = True, False, 0
            self._stop()
            super().on_message_complete()

    def _upgrade(self) -> None:
        """On to a WebSocket, which is counted as long as it is open; else answer in HTTP, once."""
        self._stop()
        if self._refused:
            return
        if self._should_upgrade():
            made: Any = partial(LiveDoor, self._leave, self.crowd.settings.answer_seconds)
            self.ws_protocol_class = made
            self.handle_websocket_upgrade()
            # It has read all it will, and what refers to itself is freed late (`gc_tuning`).
            nothing: Any = None
            self.parser = self.ws_protocol_class = nothing
        elif self.cycle is not None:
            self.cycle.keep_alive = False

    def _refuse(self, status: int, why: Message) -> None:
        """Say why, and hear no more; the connection is closed, whether that is heard or not."""
        if self._refused:
            return
        self._refused = True
        self._stop()
        if self.transport.is_closing():
            self.transport.abort()
            return
        cycle = self.cycle
        unanswered = cycle is not None and not cycle.response_complete
        if self._in_body:
            silent = cycle is None or cycle.response_started or bool(self.pipeline)
        else:
            silent = unanswered
        if silent:
            self.transport.close()
        else:
            self.transport.write(refusal(status, why, self.headers or ()))
            # What still comes is let pass for a moment: who is cut off while talking hears nothing.
            self.transport.write_eof()
        self._timer = self.loop.call_later(FAREWELL, self.transport.abort)


class LiveDoor(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, leave: Callable[[], None], patience: float, **more: Any) -> None:
        """Take over; `leave` is called at the end, `patience` is for those who take nothing."""
        super().__init__(**more)
        self._leave, self._patience = leave, patience
        self._timer: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less, and refer to nothing that refers back: then all of it is freed now."""
        self._leave()
        self._stop()
        super().connection_lost(exc)
        told: Any = getattr(self, "scope", {})  # not before the head was read
        told.pop(TELL, None)
        self.conn.parser.close()

    def handle_connect(self, event: Request) -> None:
        """Let whoever lives behind this door speak through it without further ado."""
        super().handle_connect(event)
        if not self.close_sent:
            more: Any = self.scope
            more[TELL] = self.tell

    async def tell(self, text: bytes) -> None:
        """Send a text, as `send` does; what stands before the application has no say in it."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def pause_writing(self) -> None:
        """Nothing is taken just now."""
        super().pause_writing()
        self._stop()
        self._timer = self.loop.call_later(self._patience, self.transport.abort)

    def resume_writing(self) -> None:
        """It goes on."""
        super().resume_writing()
        self._stop()

    def keepalive_timeout(self) -> None:
        """Who doesn't answer takes nothing either: closing must not wait for that."""
        super().keepalive_timeout()
        self._stop()
        self._timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Read on; what can't be read ends the connection, and not in a traceback."""
        try:
            super().data_received(data)
        except Exception as error:
            log.info("%s", blamed(error))
            self.transport.close()
        if not self.handshake_initiated:  # for the head is whole
            self.transport.write(refusal(400, message("house-no-websocket")))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, if it is text or bytes as it says."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                said = tongue_for(self.scope["headers"])("house-no-text")
                self.conn.send_close(1007, close_reason(said))
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


def configured(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn serves a house."""
    crowd = Crowd(settings)
    if isinstance(app, Starlette):
        app.state.crowd = crowd  # which counts together with those of other houses
    usual: dict[str, Any] = {
        "http": type("HouseDoor", (Door,), {"crowd": crowd}),
        "ws": LiveDoor,
        "ws_max_size": settings.most_message,
        "ws_ping_interval": ALIVE,
        "timeout_keep_alive": settings.keep_alive,
        "timeout_graceful_shutdown": 3,
        "proxy_headers": False,  # `Proxies` says whom to believe: uvicorn believes this machine
        "server_header": False,
        "access_log": False,  # addresses of matches are for those who have the link
        "log_level": "warning",
    }
    return uvicorn.Config(app, **{**usual, **more})
