"""WebSocket of a match: commands in, updates out."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Annotated, Any, Final, Protocol

import msgspec
from msgspec import Meta, Struct
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from boneyard.core.codec import encoder
from boneyard.i18n import why
from boneyard.i18n.fluent_translator import tongue
from boneyard.schemas.matches import MoveText, SeatNumber
from boneyard.server.commands import Asker, Asking
from boneyard.server.context import asker_came, eyes, whole_of
from boneyard.server.errors import Busy, Refused, status_of, told
from boneyard.server.http.drain import RESTART
from boneyard.server.http.language import tongue_for
from boneyard.server.http.rate_limits import Counts
from boneyard.server.http.security import TELL, address_of, client_of, close_reason
from boneyard.server.http.session_cookie import device_of, guest_of
from boneyard.server.http.websocket_frames import REFUSED, refusals_of
from boneyard.server.matches import contests, serialize
from boneyard.server.matches.chat import SAY
from boneyard.server.matches.commands import HOLD, MOVE, Moving
from boneyard.server.matches.log import Entry
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.presence import nobody_at
from boneyard.server.services import House
from boneyard.server.telemetry.logs import blamed
from boneyard.server.telemetry.profiling import Laps

#: The longest message that is taken.
MOST: Final = 2000

#: Who is so many entries behind is sent them in pages of so many, without a drawing until the last.
FAR, PAGE = 200, 500

#: Seconds until a page that nobody had time for is asked for again.
AGAIN: Final = 1.0

#: What the script of a page says it understands (`page=2`): patches that are cut at quotes too, and
#: an answer in one message with what came of the move. One that was opened before the house was
#: brought up to date says nothing, and is sent whole drawings.
UNDERSTANDS: Final = "2"


class Painter(Protocol):
    """Draws a match for those who look at it; the pages bring one."""

    def meant(self, how: str) -> str:
        """What was understood of `?draw=`: one of a few ways to draw, whatever was sent."""
        ...

    def language(self, how: str) -> str:
        """The language of what is drawn in such a way."""
        ...

    def draw(
        self,
        live: LiveMatch,
        seat: int | None,
        how: str,
        news: Sequence[Entry] | None,
        heard: int | None = None,
    ) -> Any:
        """What a seat (None: a watcher) must see anew after these entries, as JSON can hold it.

        `how` is what the browser asked for, as it is `meant`; `news` None means everything.
        `heard` is the `live.news` that was sent last (None: the current one). It is called once
        for all who see the same. It may keep boards in `live.drawn`; it must use
        `live.view(seat)` and `told_events`, never `live.state`.
        """
        ...


class Said(Struct, forbid_unknown_fields=True):
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


_said: Final = msgspec.json.Decoder(Said)

#: Sends a text.
Tell = Callable[[bytes], Awaitable[None]]


class Listener:
    """One connection to one match."""

    def __init__(self, socket: WebSocket, live: LiveMatch, seat: int | None) -> None:
        """Listen as a seat, or as a watcher."""
        self.socket, self.match, self.seat = socket, live, seat
        self.house: House = socket.app.state.house
        self.painter: Painter | None = socket.app.state.painter
        wish = socket.query_params.get("draw", "")
        self.how = self.painter.meant(wish) if self.painter is not None and wish else ""
        self.able = socket.query_params.get("page") == UNDERSTANDS
        """Whether the page understands patches; else all is drawn anew."""
        self.tells = socket.query_params.get("entries") != "no"
        """Whether what happened is sent too, for programs; a page only shows the drawing."""
        drawn = self.painter.language(self.how) if self.painter is not None and self.how else None
        self.tongue = tongue(drawn) if drawn else tongue_for(socket.headers.raw)
        """Who tells what went wrong: in the language of the page, if there is one."""
        self.asker = Asker(socket.scope, socket.app.state.limits)
        self.guest, self.device = self.asker.guest, device_of(socket.scope)
        self.sent = 0
        self.news = self.live.news
        self.heard = self.live.talk.last
        """The last phrase that was told."""
        self._tell: Tell | None = socket.scope.get(TELL)
        self._woken = asyncio.Event()
        self._redraw = False
        self._hidden = False
        self._cut = False
        self._heeding = False
        self._making = False
        self._answers = 0
        """The move that has been made and is to be answered; 0: none."""
        self.retiring = False
        """Whether the house is about to close: what is under way here is finished, and no more."""

    def hide(self, hidden: bool) -> None:
        """Note whether anybody can see the page."""
        if hidden != self._hidden:
            self._hidden = hidden
            self.live.presence.hide(self.guest, hidden)

    @property
    def live(self) -> LiveMatch:
        """The match as it may be looked at from here."""
        return self.match.seen_from(self.seat)

    def wake(self) -> None:
        """There is something to tell."""
        self._woken.set()

    def cut(self) -> None:
        """The device has been signed out: whoever it is now has to ask again."""
        self._cut = True
        self.wake()

    def retire(self) -> None:
        """The house is about to close."""
        self.retiring = True
        self.wake()

    @property
    def _done(self) -> bool:
        under_way = self._heeding or self._answers
        return self._cut or (self.retiring and not under_way)

    async def speak(self) -> None:
        """Send whatever comes, for as long as the connection lasts."""
        self.match.wakers.add(self.wake)
        self.house.looked_at(self.match)
        try:
            # Another house with the same file, too, may have ended the device.
            while not self._done and await self.house.guests.good(self.device):
                self._woken.clear()
                if self.tells:
                    await self._catch_up()
                if not self._making:  # what comes of it goes along with the answer
                    await self._tell_news()
                if self.heard != self.live.talk.last:
                    await self._talk()
                await self._woken.wait()
        finally:
            self.match.wakers.discard(self.wake)

    async def _tell_news(self) -> None:
        """Send what has come since the last time, if anything has."""
        laps = self.house.meter.laps("message")
        message = self._message(laps)
        laps.lap("sending")
        if message:
            await self._send(message)
            laps.lap("sending")

    async def _talk(self) -> None:
        """Send what people have said since the last time."""
        said, self.heard = self.live.talk.since(self.heard), self.live.talk.last
        if said:
            await self._send(b'{"phrases":%s}' % encoder.encode(said))

    async def _catch_up(self) -> None:
        """Send what is far behind in pages, which are written beside the event loop."""
        while self.live.number - self.sent > FAR:
            live, since, seat = self.live, self.sent, self.seat
            last = min(since + PAGE, live.number)
            key = ("events", live.id, since, last, seat)
            try:
                told = await self.house.desk.ask(
                    self.asker.turn, key, partial(live.pages, since, last, seat)
                )
            except Busy:
                await asyncio.sleep(AGAIN)
                continue
            self._look_again()
            if self.seat == seat and self.sent == since:
                await self._send(b'{"number":%d,"entries":[%s]}' % (last, b",".join(told)))
                self.sent, self._redraw = last, True

    def _look_again(self) -> None:
        """Ask once more whose view this may be: a seat that was left is seen from outside."""
        if self.seat is not None and self.seat not in self.match.seats_of(self.guest):
            self._look_from(None)

    def _look_from(self, seat: int | None) -> None:
        """See the match from another seat, or from outside, where perhaps less is known."""
        self.seat = seat
        self._redraw, self.news = True, -1
        self.sent, self.heard = min(self.sent, self.live.number), self.live.talk.last

    def _message(self, laps: Laps) -> bytes:
        self._look_again()
        live, since, heard = self.live, self.sent, self.news
        answered, self._answers = self._answers, 0
        if since == live.number and self.news == live.news and not self._redraw:
            return _answer(answered, live.number) if answered else b""
        parts = [b'{"id":%d,' % answered if answered else b"{", b'"number":%d' % live.number]
        if self.tells:
            parts.append(b',"entries":[%s]' % b",".join(live.since(since, self.seat)))
        if self.news != live.news:
            self.news = live.news
            seats = encoder.encode(serialize.seats(live, self.guest))
            parts.append(b',"seats":%s,"next":%s' % (seats, encoder.encode(live.next)))
            parts.append(b',"watching":%d' % live.watching)
        if live.pause is not None:
            parts.append(b',"pause":%s' % encoder.encode(live.pause.left))
        if self.painter is not None and self.how:
            laps.lap("sending")
            parts.append(b',"drawn":%s' % self._drawing(since, heard))
            laps.lap("drawing")
        self.sent, self._redraw = live.number, False
        parts.append(b"}")
        return b"".join(parts)

    def _drawing(self, since: int, heard: int) -> bytes:
        """The drawing for all who see the same, made once."""
        live = self.live
        assert self.painter is not None
        whole = self._redraw or not self.able or live.number - since > 50
        key = (self.seat, self.how)
        ready = live.drawn.messages.get(key)
        stamp = (0, 0) if whole else (since, heard), (live.number, live.news)
        if ready is None or ready[0] != stamp:
            news = None if whole else live.log[since:]
            drawn = self.painter.draw(live, self.seat, self.how, news, heard)
            ready = live.drawn.messages.keep(key, (stamp, encoder.encode(drawn)))
        return ready[1]

    async def listen(self) -> None:
        """Take what the other side says, until it goes or is sent away."""
        limits = self.asker.limits
        refusals = refusals_of(self.socket.scope, self.house.settings.refusal_rate)
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            counted = REFUSED in message
            if counted or not limits.guest.take(self.guest or self.asker.address):
                if not (counted or refusals.add()):
                    reason = close_reason(self.tongue("house-too-fast"))
                    await self.socket.close(1008, reason)
                    return
                if refusals.is_answered:
                    await self._reply(0, Refused(429, "house-too-fast"))
                continue
            try:
                said = self._read(message.get("text"))
            except Refused as refused:
                await self._reply(0, refused)
                continue
            if not await self.house.guests.good(self.device):
                self.cut()
                continue
            self._heeding = True
            await self._heed(said)
            self._heeding = False
            if self.retiring:
                self.wake()

    def _read(self, text: str | None) -> Said:
        if text is None:
            raise Refused(400, "house-not-bytes")
        if len(text) > MOST:
            raise Refused(413, "house-message-too-long", most=MOST)
        try:
            return _said.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused(400, "house-unread", why=why(error)) from None

    async def _heed(self, said: Said) -> None:
        try:
            if said.look is not None:
                self._look_from(eyes(self.match, self.guest, said.look))
                self.wake()
            if said.hidden is not None:
                self.hide(said.hidden)
            if said.hold is not None:
                await HOLD.run(Asking(self.house, self.asker, self.match), said.hold)
            if said.phrase is not None:
                asking = Asking(self.house, self.asker, self.match, said.seat)
                await SAY.run(asking, said.phrase)
            if said.move is not None:
                if said.seat is None:
                    raise Refused(400, "house-move-seat")
                await self._make(said.id, said.seat, Moving(said.move, said.after, said.say))
        except Exception as error:
            if status_of(error) is None:
                raise
            await self._reply(said.id, error)

    async def _make(self, id: int, seat: int, moving: Moving) -> None:
        """Make a move, and answer: a page is told with what it shows, in one message."""
        drawn = bool(self.how and self.able and id)
        self._making = drawn
        try:
            asking = Asking(self.house, self.asker, self.match, seat)
            number = await MOVE.run(asking, moving)
        finally:
            self._making = False
            self.wake()
        if not drawn:
            await self._send(_answer(id, number))
            return
        before, self._answers = self._answers, id
        if before:  # two moves before the first was told
            await self._send(_answer(before, number))

    async def _send(self, text: bytes) -> None:
        """Send, or learn that the other side has gone: it may have while its move was made."""
        if self.socket.application_state is not WebSocketState.CONNECTED:
            raise WebSocketDisconnect(1006)
        if self._tell is None:
            await self.socket.send_text(text.decode())
        else:
            await self._tell(text)

    async def _reply(self, id: int, error: Exception) -> None:
        reply = {"id": id, "error": self.tongue.say(told(error))}
        await self._send(msgspec.json.encode(reply))


def _answer(id: int, number: int) -> bytes:
    """What a move is answered with."""
    return b'{"id":%d,"number":%d}' % (id, number)


log = logging.getLogger("boneyard.live")


class Sockets:
    """How many live connections each guest has, and each address."""

    def __init__(self, most: int, most_of_address: int) -> None:
        """Begin with none."""
        self.guests, self.addresses = Counts(most), Counts(most_of_address)

    @property
    def open(self) -> int:
        """How many there are, of everybody."""
        return self.addresses.here.total()

    def enter(self, guest: bytes | None, address: str) -> None:
        """One more, if there may be: a guest is soon invented, an address is not."""
        if self.guests.of(guest or address) >= self.guests.most:
            raise Refused(429, "house-many-tables")
        if self.addresses.of(address) >= self.addresses.most:
            raise Refused(429, "house-many-tables-here")
        self.guests.enter(guest or address)
        self.addresses.enter(address)

    def leave(self, guest: bytes | None, address: str) -> None:
        """One less."""
        self.guests.leave(guest or address)
        self.addresses.leave(address)


async def live(socket: WebSocket) -> None:
    """The endpoint: `/api/matches/{match}/live?since=N&seat=S&draw=HOW&entries=no&pace=PACE`."""
    sockets: Sockets = socket.app.state.sockets
    house: House = socket.app.state.house
    guest, address = guest_of(socket.scope), address_of(socket.scope)
    try:
        match = await house.match(socket.path_params["match"])
        await contests.check(house, match, guest)
        listener = Listener(socket, match, eyes(match, guest, socket.query_params.get("seat")))
        since = socket.query_params.get("since", "0")
        listener.sent = min(whole_of(since) or 0, listener.live.number)
        listener.news = -1
        sockets.enter(guest, address)
    except Exception as error:
        if status_of(error) is None:
            raise
        said = tongue_for(socket.headers.raw).say(told(error))
        await socket.close(1008, close_reason(said))
        return
    try:
        await socket.accept()
        match.tempi.enter(listener, guest, socket.query_params.get("pace", ""))
        match.presence.enter(guest or nobody_at(address))
        asker_came(match, listener.asker)
        try:
            leaving = socket.app.state.drain.told(listener.retire, client_of(socket.scope))
            with house.guests.connected(listener.device, listener.cut), leaving:
                await _both(listener)
        finally:
            match.tempi.leave(listener)
            listener.hide(False)
            if match.pause is not None and guest is not None:
                house.neighbours.hold(match, guest, False)
            match.presence.leave(guest or nobody_at(address))
    finally:
        sockets.leave(guest, address)


async def _both(listener: Listener) -> None:
    """Speak and listen until either ends: a connection that tells nothing any more is closed."""
    speaking = asyncio.create_task(listener.speak())
    listening = asyncio.create_task(listener.listen())
    both = {speaking, listening}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        died = speaking.done() and not listening.done()
    finally:
        for task in both:
            task.cancel()
        ends = await asyncio.gather(speaking, listening, return_exceptions=True)
    faults = [end for end in ends if isinstance(end, Exception) and not _gone(end)]
    for fault in faults:
        log.error("%s", blamed(fault))
    if faults or died:
        # The browser connects again by itself, and is told everything anew.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            code, why = 1011, "house-connect-again"
            if listener.retiring and not faults:
                code, why = RESTART, "house-restarts"
            await listener.socket.close(code, close_reason(listener.tongue(why)))


def _gone(error: Exception) -> bool:
    """Whether it only says that the other side has gone; the server does so in several ways."""
    return isinstance(error, WebSocketDisconnect | OSError) or type(error) is RuntimeError
