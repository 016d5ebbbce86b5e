"""WebSocket protocol on uvicorn: what is read, counted and dropped, and when it is closed.

uvicorn parses all that a read has brought in one go, answers every ping, and puts every message in
a queue without a bound. Here each frame is counted before it is parsed, parsing stops while the
application is busy, and a client that sends too much is closed.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from boneyard.i18n import message
from boneyard.server.http.client_address import address_of
from boneyard.server.http.connection_limits import (
    CLOSE_GRACE_SECONDS,
    ConnectionLimits,
    build_error_response,
)
from boneyard.server.http.language import find_translator
from boneyard.server.http.light_queue import LightEvent, LightQueue
from boneyard.server.http.security_middleware import SEND_TEXT_KEY, truncate_close_reason
from boneyard.server.http.websocket_limits import (
    REFUSALS_KEY,
    REFUSED_KEY,
    FrameCounter,
    Refusals,
    size_of_frame,
)
from boneyard.server.telemetry.logs import format_traceback

log = logging.getLogger(__name__)

#: Seconds after which a live connection is asked whether it still is one: often enough for proxies,
#: which mostly cut after a minute of silence, and half the work of twenty thousand that are idle.
PING_INTERVAL_SECONDS: Final = 45.0
#: Frames of one WebSocket that are handled before it is another connection's turn.
MAX_FRAMES_PER_TURN: Final = 16
#: Frames that one WebSocket message may be made of.
MAX_FRAGMENTS: Final = 64
#: Bytes that are still read, and dropped, of a WebSocket that was closed by the server: a client
#: that is cut off while it sends never sees why.
MAX_DROPPED_BYTES: Final = 256 * 1024


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket.

    What is read is handed to the parser frame by frame, each counted before. While the application
    has a message to handle, nothing more is parsed or read, so that at most one message and the
    rest of one read wait here.
    """

    def __init__(
        self, connection_limits: ConnectionLimits, release: Callable[[], None], **more: Any
    ) -> None:
        """Take over; `release` is called at the end."""
        super().__init__(**more)
        small: Any = LightQueue[ASGIReceiveEvent]()
        self.queue, self.writable = small, LightEvent()
        self.writable.set()
        settings = connection_limits.settings
        self._release, self._write_timeout = release, settings.answer_seconds
        self._timer: asyncio.TimerHandle | None = None
        self._end: asyncio.TimerHandle | None = None
        self._refusals = Refusals(settings.refusal_rate)
        self._frames = FrameCounter(settings.frame_rate, connection_limits.frames)
        self._address = ""  # a proxy's word for it is known when the handshake is complete
        self._unread = bytearray()  # of the last read
        self._rest = 0  # bytes of the frame that is being read
        self._reading_on = False  # whether `_read_on` will be called
        self._over = False  # whether the frame that is being read is over a limit
        self._fragments = 0  # of the message that is being read
        self._drop = False  # whether that message is dropped
        self._dropped = -1  # bytes since the server closed the connection; -1: it is open

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less, and refer to nothing that refers back: then all of it is freed now."""
        self._release()
        self._cancel_timeout()
        if self._end is not None:
            self._end.cancel()
            self._end = None
        self._unread.clear()
        super().connection_lost(exc)
        told: Any = getattr(self, "scope", {})  # not before the head was read
        told.pop(SEND_TEXT_KEY, None)
        self.conn.parser.close()

    def handle_connect(self, event: Request) -> None:
        """Let the application send through this connection directly."""
        super().handle_connect(event)
        if not self.close_sent:
            more: Any = self.scope
            more[SEND_TEXT_KEY], more[REFUSALS_KEY] = self.send_text, self._refusals

    async def send_text(self, text: bytes) -> None:
        """Send a text, as `send` does; what stands before the application has no say in it."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    # Time.

    def _cancel_timeout(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _abort_after(self, seconds: float) -> None:
        """Cut the connection off if it isn't closed by then: closing waits for what is unsent."""
        if self._end is not None:
            if self._end.when() <= self.loop.time() + seconds:
                return
            self._end.cancel()
        self._end = self.loop.call_later(seconds, self.transport.abort)

    def pause_writing(self) -> None:
        """Nothing is taken now."""
        super().pause_writing()
        self._cancel_timeout()
        self._timer = self.loop.call_later(self._write_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        """It goes on."""
        super().resume_writing()
        self._cancel_timeout()

    def keepalive_timeout(self) -> None:
        """Who doesn't answer takes nothing either: closing must not wait for that."""
        super().keepalive_timeout()
        self._abort_after(CLOSE_GRACE_SECONDS)

    def eof_received(self) -> None:
        """The client sends no more, so the transport closes."""
        self._abort_after(self._write_timeout)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application has done with it, and the transport closes."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._abort_after(self._write_timeout)

    # What comes.

    def data_received(self, data: bytes) -> None:
        """Read on, frame by frame; the head of the request comes first, as a whole."""
        if self._dropped >= 0:
            self._drop_data(len(data))
        elif self.handshake_initiated:
            if self._rest or self._unread:  # the rest of a frame, which may come byte by byte
                self._count()
            elif size_of_frame(data) == len(data) and self._can_read:  # as it mostly is
                self._parse_frame(data)
                self._pause_or_resume()
                return
            self._unread += data
            self._read_on()
        else:
            self._parse(data)
            if not self.handshake_initiated:  # for the head is whole
                self.transport.write(build_error_response(400, message("server-no-websocket")))
                self.transport.close()

    @property
    def _can_read(self) -> bool:
        """Whether a frame may be parsed now: not before the application has taken the last."""
        return self.handshake_complete and (self.close_sent or self.queue.empty())

    def _read_on(self) -> None:
        """Parse what was read, until there is no more, or the application has something to do."""
        self._reading_on = False
        for _ in range(MAX_FRAMES_PER_TURN):
            if self._dropped >= 0 or self.transport.is_closing():
                self._unread.clear()
                return
            if not (self._unread and self._can_read and self._read_frame()):
                break
        else:
            if self._unread:
                self._read_soon()
        self._pause_or_resume()

    def _pause_or_resume(self) -> None:
        """Read from the network only when what was read is parsed and taken."""
        waits = self._reading_on or not self._can_read
        if waits != self.read_paused and self._dropped < 0 and not self.transport.is_closing():
            self.read_paused = waits
            if waits:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def _read_soon(self) -> None:
        """Go on after whatever else is to be done now."""
        if not self._reading_on:
            self._reading_on = True
            self.loop.call_soon(self._read_on)

    def _read_frame(self) -> bool:
        """Parse the next frame, or as much of it as there is; False: its header isn't whole."""
        size = self._rest or size_of_frame(self._unread)
        if not size:
            return False
        piece = bytes(self._unread[:size])
        del self._unread[:size]
        begins, self._rest = not self._rest, size - len(piece)
        if begins:
            self._parse_frame(piece)
        else:
            self._parse(piece)
        return True

    def _parse_frame(self, data: bytes) -> None:
        """Count a frame, and parse it or the beginning of it."""
        self._over = not self._count()
        if self._dropped < 0:
            self._parse(data)

    def _count(self) -> bool:
        """Count a frame; False if it is refused. Too many that are close the connection."""
        if not self._address:
            scope: Any = self.scope
            self._address = address_of(scope)
        if self._frames.take(self._address):
            return True
        if not self._refusals.add():
            self._close_for_flooding()
        return False

    def _parse(self, data: bytes) -> None:
        """Parse; what can't be read ends the connection, and not in a traceback."""
        try:
            super().data_received(data)
        except Exception as error:
            log.info("%s", format_traceback(error))
            self.transport.close()

    def _close_for_flooding(self) -> None:
        """Close with 1008, and drop what still comes."""
        log.info("closed a WebSocket from %s that sent too much", self._address)
        self._dropped = 0
        self._unread.clear()
        self.stop_keepalive()
        scope: Any = self.scope
        reason = truncate_close_reason(find_translator(scope["headers"])("server-too-fast"))
        self.conn.fail(1008, reason)
        if not self.close_sent:
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008, "reason": reason})
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            if self.transport.can_write_eof():
                self.transport.write_eof()
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        # As long as there is one, uvicorn doesn't close when the application is done.
        self.close_timer = self.loop.call_later(CLOSE_GRACE_SECONDS, self.transport.abort)

    def _drop_data(self, size: int) -> None:
        """Read no more of a closed connection than it takes to let the client see why."""
        self._dropped += size
        if self._dropped > MAX_DROPPED_BYTES and not (
            self.read_paused or self.transport.is_closing()
        ):
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Give the application its next message; only then the next one is read."""
        if self._unread and self._can_read:  # came before the handshake was complete
            self._read_soon()
        event = await self.queue.get()
        if self.read_paused and self._dropped < 0 and self.queue.empty():
            if self._unread:
                self._read_soon()
            else:
                self.read_paused = False
                self.transport.resume_reading()
        return event

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says; after a close, the client's answer to it is read."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            # The handshake is over; what was said in it is needed no longer than that. The parser
            # keeps the request, too.
            nothing: Any = None
            self.request.headers.clear()
            self.request = self.response = nothing
        if self.close_sent and self._unread:
            self._read_soon()

    # What frames hold.

    def handle_ping(self) -> None:
        """Answer, unless it is over a limit or the client takes no answers."""
        if self._over or not self.writable.is_set():
            self.conn.data_to_send()  # the pong
        else:
            super().handle_ping()

    def handle_text(self, event: Frame) -> None:
        """A text, or the first part of one."""
        self.curr_msg_data_type = "text"
        self.frames, self._fragments, self._drop = [], 0, False
        self.handle_cont(event)

    def handle_bytes(self, event: Frame) -> None:
        """Bytes, or the first part of them."""
        self.curr_msg_data_type = "bytes"
        self.frames, self._fragments, self._drop = [], 0, False
        self.handle_cont(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message; the message is dropped if one of its frames is over a limit."""
        self._fragments += 1
        if self._over:
            self._drop = True
            if self._refusals.is_answered and not self.close_sent and self.queue.empty():
                told: Any = {"type": "websocket.receive", "bytes": b"", REFUSED_KEY: True}
                self.queue.put_nowait(told)
        if self._fragments > MAX_FRAGMENTS:
            self._close_for_flooding()
        elif not self._drop:
            data: Any = event.data
            self.frames.append(data)
            if event.fin:
                self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, if it is text or bytes as it says; reading waits until it is taken."""
        frames, self.frames = self.frames, []
        data = frames[0] if len(frames) == 1 else b"".join(frames)
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(data)})
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            said = find_translator(self.scope["headers"])("server-no-text")
            self.conn.send_close(1007, truncate_close_reason(said))
            self.handle_parser_exception()
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
