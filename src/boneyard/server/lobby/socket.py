"""Says to those who look at the open tables that the list is another one; they ask for it anew."""

import asyncio
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from boneyard.server.errors import Refused
from boneyard.server.http.drain import RESTART
from boneyard.server.http.language import tongue_for
from boneyard.server.http.security import address_of, client_of, close_reason
from boneyard.server.http.session_cookie import guest_of
from boneyard.server.http.websocket_frames import REFUSED, refusals_of
from boneyard.server.matches.socket import Sockets
from boneyard.server.services import House
from boneyard.server.settings import Settings

#: Seconds between two such messages: what has changed meanwhile is told in one.
APART: Final = 1.0


async def live(socket: WebSocket) -> None:
    """The endpoint: `/api/tables/live`."""
    sockets: Sockets = socket.app.state.sockets
    house: House = socket.app.state.house
    guest, address = guest_of(socket.scope), address_of(socket.scope)
    try:
        sockets.enter(guest, address)
    except Refused as refused:
        said = tongue_for(socket.headers.raw).say(refused.message)
        await socket.close(1008, close_reason(said))
        return
    try:
        await socket.accept()
        both: set[asyncio.Task[Any]] = {
            asyncio.create_task(_speak(socket, house)),
            asyncio.create_task(_listen(socket)),
        }
        closing = asyncio.Event()
        both.add(asyncio.create_task(closing.wait()))
        try:
            with socket.app.state.drain.told(closing.set, client_of(socket.scope)):
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        if closing.is_set():
            said = tongue_for(socket.headers.raw)("house-restarts")
            await socket.close(RESTART, close_reason(said))
    finally:
        sockets.leave(guest, address)


async def _speak(socket: WebSocket, house: House) -> None:
    woken, hall = asyncio.Event(), house.hall
    hall.wakers.add(woken.set)
    try:
        while True:
            woken.clear()
            await socket.send_json({"tables": hall.version})
            await asyncio.sleep(APART)
            await woken.wait()
    finally:
        hall.wakers.discard(woken.set)


async def _listen(socket: WebSocket) -> None:
    """Notice when the client goes; nothing reads what it sends, and much of that closes it."""
    settings: Settings = socket.app.state.settings
    refusals = refusals_of(socket.scope, settings.refusal_rate)
    while True:
        try:
            message = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if message["type"] == "websocket.disconnect":
            return
        if not (REFUSED in message or refusals.add()):
            said = tongue_for(socket.headers.raw)("house-too-fast")
            await socket.close(1008, close_reason(said))
            return
