"""Live events over a WebSocket: how many there may be, and one from its beginning to its end."""

import asyncio
import contextlib
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect

from boneyard.server.context import asker_came, eyes, whole_of
from boneyard.server.errors import Refused, status_of, told
from boneyard.server.http.drain import RESTART
from boneyard.server.http.language import tongue_for
from boneyard.server.http.rate_limits import Counts
from boneyard.server.http.security import address_of, client_of, close_reason
from boneyard.server.http.session_cookie import guest_of
from boneyard.server.matches import closed
from boneyard.server.matches.presence import nobody_at
from boneyard.server.matches.socket import Listener
from boneyard.server.services import House
from boneyard.server.telemetry.logs import blamed

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
        await closed.check(house, match, guest)
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
