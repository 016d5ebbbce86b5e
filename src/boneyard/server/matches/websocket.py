"""WebSocket of a match: commands in, updates out."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from boneyard.core.codec import encoder
from boneyard.i18n import error_text
from boneyard.i18n.translator import get_translator
from boneyard.schemas.matches import MoveText, SeatNumber
from boneyard.server import broadcast
from boneyard.server.app_state import state_of
from boneyard.server.commands import COMMANDS, Caller, CommandContext
from boneyard.server.errors import HttpError, JobsBusy, error_message, status_of
from boneyard.server.http.client_address import address_of, client_address
from boneyard.server.http.graceful_shutdown import CLOSE_SERVICE_RESTART
from boneyard.server.http.language import find_translator
from boneyard.server.http.light_queue import LightEvent
from boneyard.server.http.rate_limits import OpenCounts
from boneyard.server.http.security_middleware import (
    SEND_TEXT_KEY,
    send_error,
    truncate_close_reason,
)
from boneyard.server.http.session_cookie import guest_of, session_of
from boneyard.server.http.websocket_limits import REFUSED_KEY, refusals_of
from boneyard.server.matches import serialize
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.request_context import find_viewer_seat, note_player_address, parse_int
from boneyard.server.telemetry.logs import format_traceback
from boneyard.server.telemetry.profiling import LapTimer
from boneyard.server.web.preferences import get_saved_name

#: The longest message that is taken.
MAX_MESSAGE_CHARS: Final = 2000

#: Who is so many entries behind is sent them in pages of so many, without a drawing until the last.
MAX_ENTRIES_BEHIND, ENTRIES_PER_PAGE = 200, 500

#: The largest update of a seat that is kept for another page of the same player, in bytes.
MAX_KEPT_UPDATE: Final = 2500

#: Seconds until a page that no one had time for is asked for again.
RETRY_SECONDS: Final = 1.0

#: What the script of a page says it understands (`page=3`): patches with templates, and an answer
#: in one message with what came of the move. One that was opened before the server was brought up
#: to date says less, and is sent whole drawings.
PATCH_PROTOCOL_VERSION: Final = "4"


class ClientMessage(Struct, forbid_unknown_fields=True):
    """What a browser or a program says over a WebSocket."""

    id: int = 0
    seat: SeatNumber | None = None
    move: MoveText | None = None
    after: int | None = None
    say: Annotated[list[MoveText], Meta(max_length=3)] = []
    hold: bool | None = None
    """Hold the next round, or let it come."""
    phrase: Annotated[str, Meta(max_length=20)] | None = None
    """Say this to the others."""
    look: Annotated[str, Meta(max_length=8)] | None = None
    """See the match from another seat of one's own, or `watch`."""
    hidden: bool | None = None
    """The page is hidden behind others, or seen again."""


_decoder: Final = msgspec.json.Decoder(ClientMessage)

#: Sends a text.
SendText = Callable[[bytes], Awaitable[None]]


class MatchConnection:
    """One connection to one match."""

    def __init__(self, socket: WebSocket, live: LiveMatch, seat: int | None) -> None:
        """Listen as a seat, or as a spectator."""
        self.socket, self.match, self.seat = socket, live, seat
        state = state_of(socket.scope)
        self.services, self.renderer = state.services, state.renderer
        wish = socket.query_params.get("draw", "")
        self.draw_style = (
            self.renderer.normalize_style(wish) if self.renderer is not None and wish else ""
        )
        self.supports_patches = socket.query_params.get("page") == PATCH_PROTOCOL_VERSION
        """Whether the page understands patches; else all is drawn again."""
        self.sends_entries = socket.query_params.get("entries") != "no"
        """Whether what happened is sent too, for programs; a page only shows the drawing."""
        drawn = (
            self.renderer.language_of(self.draw_style)
            if self.renderer is not None and self.draw_style
            else None
        )
        self.translator = get_translator(drawn) if drawn else find_translator(socket.headers.raw)
        """Who tells what went wrong: in the language of the page, if there is one."""
        self.caller = Caller(socket.scope, state.limits)
        self.guest, self.session = self.caller.guest, session_of(socket.scope)
        self.last_sent = 0
        self.sent_revision = self.live.revision
        self.last_chat = self.live.room.chat.last_number
        """The last phrase that was told."""
        self._send_text: SendText | None = socket.scope.get(SEND_TEXT_KEY)
        self._wakeup = LightEvent()
        self._redraw = False
        self._page_hidden = False
        self._signed_out = False
        self._handling = False
        self._playing = False
        self._pending_answer = 0
        """The move that has been made and is to be answered; 0: none."""
        self.closing = False
        """Whether the server is about to close: what is under way here is finished, and no more."""

    def set_page_hidden(self, hidden: bool) -> None:
        """Note whether anyone can see the page."""
        if hidden != self._page_hidden:
            self._page_hidden = hidden
            self.live.room.presence.set_page_hidden(self.guest, hidden)

    @property
    def live(self) -> LiveMatch:
        """The match as it may be looked at from here."""
        return self.match.as_seen_from(self.seat)

    def wake(self) -> None:
        """There is something to tell."""
        self._wakeup.set()

    def sign_out(self) -> None:
        """The device has been signed out: its user has to ask again."""
        self._signed_out = True
        self.wake()

    def start_closing(self) -> None:
        """The server is about to close."""
        self.closing = True
        self.wake()

    @property
    def _is_done(self) -> bool:
        under_way = self._handling or self._pending_answer
        return self._signed_out or (self.closing and not under_way)

    async def send_loop(self) -> None:
        """Send whatever comes, for as long as the connection lasts."""
        self.match.room.subscribers.add(self.wake)
        self.services.registry.on_watched(self.match)
        try:
            # Another process with the same file, too, may have ended the device.
            while not self._is_done and await self.services.sessions.is_valid(self.session):
                self._wakeup.clear()
                seen = self.match.as_seen_from(self.seat).log.entries
                if self.sends_entries and len(seen) - self.last_sent > MAX_ENTRIES_BEHIND:
                    await self._send_backlog()
                if not self._playing:  # what comes of it goes along with the answer
                    await self._send_update()
                if self.last_chat != self.match.as_seen_from(self.seat).room.chat.last_number:
                    await self._send_chat()
                await self._wakeup.wait()
        finally:
            self.match.room.subscribers.discard(self.wake)

    async def _send_update(self) -> None:
        """Send what has come since the last time, if anything has."""
        laps = self.services.cpu_meter.start_laps("message")
        message = self._build_update(laps)
        if message:
            await self._send(message)
        if laps is not None:
            laps.lap("sending")

    async def _send_chat(self) -> None:
        """Send what people have said since the last time."""
        said, self.last_chat = (
            self.live.room.chat.messages_since(self.last_chat),
            self.live.room.chat.last_number,
        )
        if said:
            await self._send(b'{"phrases":%s}' % encoder.encode(said))

    async def _send_backlog(self) -> None:
        """Send what is far behind in pages, which are written beside the event loop."""
        while self.live.number - self.last_sent > MAX_ENTRIES_BEHIND:
            live, since, seat = self.live, self.last_sent, self.seat
            last = min(since + ENTRIES_PER_PAGE, live.number)
            key = ("events", live.id, since, last, seat)
            try:
                told = await self.services.background_jobs.submit(
                    self.caller.ticket, key, partial(live.views.encode_range, since, last, seat)
                )
            except JobsBusy:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            self._recheck_seat()
            if self.seat == seat and self.last_sent == since:
                await self._send(b'{"number":%d,"entries":[%s]}' % (last, b",".join(told)))
                self.last_sent, self._redraw = last, True

    def _recheck_seat(self) -> None:
        """Ask once more whose view this may be: a seat that was left is seen from outside."""
        if self.seat is not None and self.seat not in self.match.seats.of(self.guest):
            self._switch_seat(None)

    def _switch_seat(self, seat: int | None) -> None:
        """See the match from another seat, or from outside, where perhaps less is known."""
        self.seat = seat
        self._redraw, self.sent_revision = True, -1
        self.last_sent, self.last_chat = (
            min(self.last_sent, self.live.number),
            self.live.room.chat.last_number,
        )

    def _build_update(self, laps: LapTimer | None) -> bytes:
        self._recheck_seat()
        live, since, heard = self.match.as_seen_from(self.seat), self.last_sent, self.sent_revision
        room, number = live.room, len(live.log.entries)
        answered, self._pending_answer = self._pending_answer, 0
        if since == number and heard == room.revision and not self._redraw:
            return _encode_answer(answered, number) if answered else b""
        parts = [b'{"id":%d,' % answered if answered else b"{", b'"number":%d' % number]
        if self.sends_entries:
            parts.append(b',"entries":[%s]' % b",".join(live.views.encode_since(since, self.seat)))
        if heard != room.revision:
            self.sent_revision = room.revision
            seats = encoder.encode(serialize.build_seats(live, self.guest))
            parts.append(b',"seats":%s,"next":%s' % (seats, encoder.encode(live.rematch_id)))
            parts.append(b',"watching":%d' % room.spectator_count)
        if room.pause is not None:
            parts.append(b',"pause":%s' % encoder.encode(room.pause.status))
        if self.renderer is not None and self.draw_style:
            if laps is not None:
                laps.lap("sending")
            parts.append(b',"drawn":%s' % self._encode_drawing(live, since, heard))
            if laps is not None:
                laps.lap("drawing")
        self.last_sent, self._redraw = number, False
        parts.append(b"}")
        return b"".join(parts)

    def _encode_drawing(self, live: LiveMatch, since: int, heard: int) -> bytes:
        """The drawing for all who see the same, made once."""
        assert self.renderer is not None
        entries = live.log.entries
        whole = self._redraw or not self.supports_patches or len(entries) - since > 50
        key = (self.seat, self.draw_style)
        ready = live.views.drawn_updates.get(key)
        stamp = (0, 0) if whole else (since, heard), (len(entries), live.room.revision)
        if ready is None or ready[0] != stamp:
            news = None if whole else entries[since:]
            drawn = self.renderer.draw(live, self.seat, self.draw_style, news, heard)
            ready = (stamp, encoder.encode(drawn))
            # All of a page is large, and of one seat it is hardly ever sent to anyone else.
            if self.seat is None or len(ready[1]) <= MAX_KEPT_UPDATE:
                live.views.drawn_updates.put(key, ready)
        return ready[1]

    async def receive_loop(self) -> None:
        """Take what the other side says, until it goes or is sent away."""
        limits = self.caller.limits
        refusals = refusals_of(self.socket.scope, self.services.settings.refusal_rate)
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            counted = REFUSED_KEY in message
            if counted or not limits.guest.take(self.guest or self.caller.address):
                if not (counted or refusals.add()):
                    reason = truncate_close_reason(self.translator("server-too-fast"))
                    await self.socket.close(1008, reason)
                    return
                if refusals.is_answered:
                    await self._send_error(0, HttpError(429, "server-too-fast"))
                continue
            try:
                text = self._decode(message.get("text"))
            except HttpError as refused:
                await self._send_error(0, refused)
                continue
            if not await self.services.sessions.is_valid(self.session):
                self.sign_out()
                continue
            self._handling = True
            await self._handle(text)
            self._handling = False
            if self.closing:
                self.wake()

    def _decode(self, text: str | None) -> ClientMessage:
        if text is None:
            raise HttpError(400, "server-not-bytes")
        if len(text) > MAX_MESSAGE_CHARS:
            raise HttpError(413, "server-message-too-long", most=MAX_MESSAGE_CHARS)
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise HttpError(400, "server-unread", why=error_text(error)) from None

    async def _handle(self, said: ClientMessage) -> None:
        try:
            if said.look is not None:
                self._switch_seat(find_viewer_seat(self.match, self.guest, said.look))
                self.wake()
            if said.hidden is not None:
                self.set_page_hidden(said.hidden)
            if said.hold is not None:
                await self._run("hold", said)
            if said.phrase is not None:
                await self._run("say", said)
            if said.move is not None:
                await self._move(said)
        except Exception as error:
            if status_of(error) is None:
                raise
            await self._send_error(said.id, error)

    async def _run(self, name: str, said: ClientMessage) -> Any:
        """Run a command with the fields of a message as its payload."""
        command = COMMANDS[name]
        payload = msgspec.convert(said, command.payload, from_attributes=True)
        context = CommandContext(self.services, self.caller, self.match, said.seat)
        return await command.run(context, payload)

    async def _move(self, said: ClientMessage) -> None:
        """Make a move, and answer; a page gets the answer with its changes, in one message."""
        id = said.id
        if said.seat is None:
            raise HttpError(400, "server-move-seat")
        drawn = bool(self.draw_style and self.supports_patches and id)
        self._playing = drawn
        try:
            number = await self._run("move", said)
        finally:
            self._playing = False
            self.wake()
        if not drawn:
            await self._send(_encode_answer(id, number))
            return
        before, self._pending_answer = self._pending_answer, id
        if before:  # two moves before the first was told
            await self._send(_encode_answer(before, number))

    async def _send(self, text: bytes) -> None:
        """Send, or learn that the other side has gone: it may have while its move was made."""
        if self.socket.application_state is not WebSocketState.CONNECTED:
            raise WebSocketDisconnect(1006)
        if self._send_text is None:
            await self.socket.send_text(text.decode())
        else:
            await self._send_text(text)

    async def _send_error(self, id: int, error: Exception) -> None:
        reply = {"id": id, "error": self.translator.translate(error_message(error))}
        await self._send(msgspec.json.encode(reply))


def _encode_answer(id: int, number: int) -> bytes:
    """What a move is answered with."""
    return b'{"id":%d,"number":%d}' % (id, number)


log = logging.getLogger(__name__)


class SocketLimits:
    """How many live connections each guest has, and each address."""

    def __init__(self, most: int, most_of_address: int) -> None:
        """Begin with none."""
        self.guest_counts, self.address_counts = OpenCounts(most), OpenCounts(most_of_address)

    @property
    def open_count(self) -> int:
        """How many there are, of everybody."""
        return self.address_counts.local.total()

    def acquire(self, guest: bytes | None, address: str) -> None:
        """One more, if there may be: a guest is soon invented, an address is not."""
        if self.guest_counts.total(guest or address) >= self.guest_counts.limit:
            raise HttpError(429, "server-many-tables")
        if self.address_counts.total(address) >= self.address_counts.limit:
            raise HttpError(429, "server-many-tables-here")
        self.guest_counts.increment(guest or address)
        self.address_counts.increment(address)

    def release(self, guest: bytes | None, address: str) -> None:
        """One less."""
        self.guest_counts.decrement(guest or address)
        self.address_counts.decrement(address)


async def match_socket(socket: WebSocket) -> None:
    """The endpoint: `/api/matches/{match}/live?since=N&seat=S&draw=HOW&entries=no&pace=PACE`."""
    state = state_of(socket.scope)
    sockets, services = state.sockets, state.services
    guest, address = guest_of(socket.scope), address_of(socket.scope)
    try:
        match = await services.registry.get_match(socket.path_params["match"])
        await services.visibility.check(match, guest)
        listener = MatchConnection(
            socket, match, find_viewer_seat(match, guest, socket.query_params.get("seat"))
        )
        since = socket.query_params.get("since", "0")
        listener.last_sent = min(parse_int(since) or 0, listener.live.number)
        listener.sent_revision = -1
        sockets.acquire(guest, address)
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        refused = HttpError(status, error_message(error))
        await send_error(socket.scope, socket.send, refused)
        return
    try:
        await socket.accept()
        match.room.speeds.add(listener, guest, socket.query_params.get("pace", ""))
        present = listener.caller.presence_id
        match.room.presence.connect(present)
        note_player_address(match, listener.caller)
        _note_link_opened(listener)
        try:
            leaving = state.drain.track_connection(
                listener.start_closing, client_address(socket.scope)
            )
            with services.sessions.track_connection(listener.session, listener.sign_out), leaving:
                await _run_connection(listener)
        finally:
            match.room.speeds.remove(listener)
            listener.set_page_hidden(False)
            if match.room.pause is not None and guest is not None:
                services.matches.hold_pause(match, guest, False)
            match.room.presence.disconnect(present)
    finally:
        sockets.release(guest, address)


def _note_link_opened(connection: MatchConnection) -> None:
    """Tell the host that a visitor looks at the invitation; programs that fetch it don't count."""
    live, visitor = connection.match, connection.caller.presence_id
    if live.status != "waiting" or live.seats_of(connection.guest):
        return
    name = get_saved_name(connection.socket)
    if live.room.note_link_opened(visitor, name):
        connection.services.bus.broadcast(broadcast.LinkOpened(live.id, visitor, name))


async def _run_connection(connection: MatchConnection) -> None:
    """Speak and listen until either ends: a connection that tells nothing any more is closed."""
    speaking = asyncio.create_task(connection.send_loop())
    listening = asyncio.create_task(connection.receive_loop())
    both = {speaking, listening}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        died = speaking.done() and not listening.done()
    finally:
        for task in both:
            task.cancel()
        ends = await asyncio.gather(speaking, listening, return_exceptions=True)
    faults = [end for end in ends if isinstance(end, Exception) and not _is_disconnect(end)]
    for fault in faults:
        log.error("%s", format_traceback(fault))
    if faults or died:
        # The browser connects again by itself, and gets everything again.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            code, why = 1011, "server-connect-again"
            if connection.closing and not faults:
                code, why = CLOSE_SERVICE_RESTART, "server-restarts"
            await connection.socket.close(code, truncate_close_reason(connection.translator(why)))


def _is_disconnect(error: Exception) -> bool:
    """Whether it only says that the other side has gone; the server does so in several ways."""
    return isinstance(error, WebSocketDisconnect | OSError) or type(error) is RuntimeError


SOCKETS: Final = (WebSocketRoute("/api/matches/{match}/live", match_socket),)
