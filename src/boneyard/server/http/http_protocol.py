"""HTTP protocol on uvicorn: limits on connections before a request is parsed.

uvicorn with httptools sets no limit to the head of a request, nor to the time it takes. Here every
connection is counted, every part of a request has its time, and a head has its length. What is
refused gets a status and a sentence, as everywhere, and the connection is closed.
"""

import asyncio
from functools import partial
from typing import Any, Final

import httptools
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from boneyard.i18n import Message, message
from boneyard.server.http.connection_limits import (
    CLOSE_GRACE_SECONDS,
    ConnectionLimits,
    build_error_response,
)
from boneyard.server.http.security_middleware import head_too_long_message
from boneyard.server.http.websocket_protocol import PING_INTERVAL_SECONDS, WebSocketProtocol
from boneyard.server.settings import Settings

#: Requests that may wait behind the one that is being answered, on one connection.
MAX_PIPELINED_REQUESTS: Final = 16
#: Seconds after which a WebSocket handshake over the limit is refused: who tries again at once
#: can't do so more often than that, with each of the connections that an address may have.
HANDSHAKE_DELAY: Final = 1.0


class HttpProtocol(HttpToolsProtocol):
    """One connection, with its limits."""

    limits: ConnectionLimits
    """All connections of the server: `configured` makes a class with it."""

    # uvicorn's own protocol says Transport too, which asyncio's stubs don't allow.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and begin to wait for a request."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._head_bytes = 0  # bytes of the head that is being read
        self._heads_read = 0  # heads that have been read
        self._in_head, self._request_begun, self._in_body = True, False, False
        self._refused, self._released = False, False
        self._address = self.client[0] if self.client else "nowhere"
        wrong = self.limits.acquire(self._address)
        if wrong:
            self._refuse(*wrong)
            self.transport.close()
        else:
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self._cancel_timeout()
        self._release()
        super().connection_lost(exc)

    def _release(self) -> None:
        if not self._released:
            self._released = True
            self.limits.release(self._address)

    # Time.

    def _start_timeout(self, seconds: float, status: int, why: Message) -> None:
        """Give the other side so many seconds, then refuse it."""
        self._cancel_timeout()
        self._timer = self.loop.call_later(seconds, self._refuse, status, why)

    def _cancel_timeout(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _await_head(self) -> None:
        seconds = self.limits.settings.head_seconds
        self._start_timeout(seconds, 408, message("server-slow-head"))

    def _await_body(self) -> None:
        seconds = self.limits.settings.body_seconds
        self._start_timeout(seconds, 408, message("server-slow-body"))

    def _await_response_read(self) -> None:
        """Who doesn't take an answer loses it: a connection that closes would wait for that."""
        self._cancel_timeout()
        seconds = self.limits.settings.answer_seconds
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def pause_writing(self) -> None:
        """The answer is taken more slowly than it is made."""
        super().pause_writing()
        self._await_response_read()

    def resume_writing(self) -> None:
        """It has been taken: back to what was waited for."""
        super().resume_writing()
        self._cancel_timeout()
        if self._in_body:
            self._await_body()
        elif self._head_bytes:
            self._await_head()

    def on_response_complete(self) -> None:
        """The answer is made; if the connection closes now, it must be taken in time too."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._await_response_read()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked."""
        super().timeout_keep_alive_handler()
        self._await_response_read()

    # What comes.

    def data_received(self, data: bytes) -> None:
        """Read on, as long as it is short enough and can be read."""
        if self._refused:
            return
        self._unset_keepalive_if_required()
        heads, before = self._heads_read, self._in_head
        if before and self._timer is None:
            self._await_head()  # the first byte of the next request
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError:
            self._refuse(400, message("server-no-http"))
        else:
            if before and heads == self._heads_read:
                self._count_head_bytes(len(data))
            elif self._request_begun and self._timer is None:
                self._await_head()  # it came together with the one before it

    def _count_head_bytes(self, by: int) -> None:
        """A head that doesn't end is counted as it comes."""
        self._head_bytes += by
        if self._head_bytes > self.limits.settings.most_head:
            self._refuse(431, head_too_long_message(self.limits.settings.most_head))

    def on_message_begin(self) -> None:
        """A request begins; several may come in one piece."""
        super().on_message_begin()
        self._request_begun = True

    def on_headers_complete(self) -> None:
        """The head is there: answer it, unless it is too long."""
        if self._refused:
            return
        self._heads_read += 1
        self._in_head, self._request_begun, self._head_bytes = False, False, 0
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.limits.settings.most_head:
            self._refuse(431, head_too_long_message(self.limits.settings.most_head))
        elif len(self.pipeline) >= MAX_PIPELINED_REQUESTS:
            self._refuse(429, message("server-many-at-once"))
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
            self._in_head, self._in_body, self._head_bytes = True, False, 0
            self._cancel_timeout()
            super().on_message_complete()

    def _upgrade(self) -> None:
        """On to a WebSocket, which is counted as long as it is open; else answer in HTTP, once."""
        self._cancel_timeout()
        if self._refused:
            return
        if self._should_upgrade():
            scope: Any = self.scope
            if self.limits.may_open_websocket(scope):
                # It must not keep this protocol, with its request, for as long as it is open.
                release = partial(self.limits.release, self._address)
                made: Any = partial(WebSocketProtocol, self.limits, release)
                self.ws_protocol_class = made
                self.handle_websocket_upgrade()
                self._released = True
            else:
                self._refuse_handshake()
            # It has read all it will, and what refers to itself is freed late (`gc_tuning`).
            nothing: Any = None
            self.parser = self.ws_protocol_class = nothing
        elif self.cycle is not None:
            self.cycle.keep_alive = False

    def _refuse_handshake(self) -> None:
        """Refuse a WebSocket, a little later, and read nothing until then."""
        self._refused = True
        self.transport.pause_reading()
        self._timer = self.loop.call_later(HANDSHAKE_DELAY, self._answer_handshake)

    def _answer_handshake(self) -> None:
        self.transport.write(
            build_error_response(429, message("server-crowded"), self.headers or ())
        )
        self.transport.close()
        self._timer = self.loop.call_later(CLOSE_GRACE_SECONDS, self.transport.abort)

    def _refuse(self, status: int, why: Message) -> None:
        """Say why, and hear no more; the connection is closed, whether that is heard or not."""
        if self._refused:
            return
        self._refused = True
        self._cancel_timeout()
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
            self.transport.write(build_error_response(status, why, self.headers or ()))
            # What still comes is let pass for a moment: who is cut off while talking hears nothing.
            self.transport.write_eof()
        self._timer = self.loop.call_later(CLOSE_GRACE_SECONDS, self.transport.abort)


def build_uvicorn_config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """The HTTP settings for uvicorn."""
    connection_limits = ConnectionLimits(settings)
    if isinstance(app, Starlette):
        # Counts are shared with other processes.
        app.state.connection_limits = connection_limits
    usual: dict[str, object] = {
        "http": type("BoundHttpProtocol", (HttpProtocol,), {"limits": connection_limits}),
        "ws": WebSocketProtocol,
        "ws_max_size": settings.most_message,
        "ws_ping_interval": PING_INTERVAL_SECONDS,
        "timeout_keep_alive": settings.keep_alive,
        "timeout_graceful_shutdown": 3,
        "proxy_headers": False,  # `TrustedProxies` decides: uvicorn trusts this machine
        "server_header": False,
        "access_log": False,  # addresses of matches are for callers who have the link
        "log_level": "warning",
    }
    return uvicorn.Config(app, **{**usual, **more})


class DrainingServer(uvicorn.Server):
    """uvicorn, which lets everybody go before it closes."""

    async def shutdown(self, sockets: Any = None) -> None:
        """Drain, then close; a second Ctrl+C waits for nothing."""
        app: Any = self.config.app
        if not self.force_exit:
            await app.state.drain.run(app.state.services.matches.wait_settled)
        await super().shutdown(sockets)
