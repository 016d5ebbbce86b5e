"""WebSocket of the lobby: says that the list has changed; browsers fetch it again."""

import asyncio
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from boneyard.server.errors import HttpError
from boneyard.server.http.drain import CLOSE_SERVICE_RESTART
from boneyard.server.http.language import find_translator
from boneyard.server.http.security_middleware import (
    address_of,
    client_address,
    truncate_close_reason,
)
from boneyard.server.http.session_cookie import guest_of
from boneyard.server.http.websocket_frames import REFUSED, refusals_of
from boneyard.server.services import Services
from boneyard.server.state import state_of

#: Seconds between two such messages: what has changed meanwhile is told in one.
MIN_MESSAGE_INTERVAL_SECONDS: Final = 1.0


async def lobby_socket(socket: WebSocket) -> None:
    """The endpoint: `/api/tables/live`."""
    state = state_of(socket.scope)
    sockets, services = state.sockets, state.services
    guest, address = guest_of(socket.scope), address_of(socket.scope)
    try:
        sockets.acquire(guest, address)
    except HttpError as refused:
        said = find_translator(socket.headers.raw).translate(refused.message)
        await socket.close(1008, truncate_close_reason(said))
        return
    try:
        await socket.accept()
        both: set[asyncio.Task[Any]] = {
            asyncio.create_task(_send_loop(socket, services)),
            asyncio.create_task(_receive_loop(socket)),
        }
        closing = asyncio.Event()
        both.add(asyncio.create_task(closing.wait()))
        try:
            with state.drain.track_connection(closing.set, client_address(socket.scope)):
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        if closing.is_set():
            said = find_translator(socket.headers.raw)("server-restarts")
            await socket.close(CLOSE_SERVICE_RESTART, truncate_close_reason(said))
    finally:
        sockets.release(guest, address)


async def _send_loop(socket: WebSocket, services: Services) -> None:
    woken, hall = asyncio.Event(), services.lobby
    hall.subscribers.add(woken.set)
    try:
        while True:
            woken.clear()
            await socket.send_json({"tables": hall.version})
            await asyncio.sleep(MIN_MESSAGE_INTERVAL_SECONDS)
            await woken.wait()
    finally:
        hall.subscribers.discard(woken.set)


async def _receive_loop(socket: WebSocket) -> None:
    """Notice when the client goes; nothing reads what it sends, and much of that closes it."""
    settings = state_of(socket.scope).settings
    refusals = refusals_of(socket.scope, settings.refusal_rate)
    while True:
        try:
            message = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if message["type"] == "websocket.disconnect":
            return
        if not (REFUSED in message or refusals.add()):
            said = find_translator(socket.headers.raw)("server-too-fast")
            await socket.close(1008, truncate_close_reason(said))
            return
