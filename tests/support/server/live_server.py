"""A house that is really served, on a free port of this machine, and raw connections to it."""

import re
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from boneyard.server.app import create_site
from boneyard.server.http.connection_limits import ConnectionLimits
from boneyard.server.http.http_protocol import DrainingServer, build_uvicorn_config
from support.server.serving import settings

#: Longer than anything here takes, on however busy a machine: what hangs fails.
PATIENCE = 120.0


class Announced(DrainingServer):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listening = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listening.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if hasattr(self.config.app, "state"):
            await super().shutdown(sockets)
        else:  # an application of a test's own, which has nothing to drain
            await uvicorn.Server.shutdown(self, sockets)


class Open:
    """An open house: its port, its application, and who stands at its door."""

    def __init__(
        self, port: int, app: Any, crowd: ConnectionLimits, server: DrainingServer
    ) -> None:
        self.port, self.app, self.crowd, self._server = port, app, crowd, server

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def connections(self) -> list[Any]:
        """All open connections, as the protocols that serve them."""
        return list(self._server.server_state.connections)

    def close(self) -> None:
        """Begin to close, as if by SIGTERM."""
        self._server.should_exit = True

    def connect(self, said: bytes = b"") -> socket.socket:
        """A connection, over which this has been said."""
        made = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        made.sendall(said)
        return made


@contextmanager
def opened(served: Any = None, send_buffer: int = 0, **changes: Any) -> Iterator[Open]:
    """Open a house with its pages behind its door, or another application.

    `send_buffer`: bytes that the system keeps for a client that doesn't read, at least.
    """
    with tempfile.TemporaryDirectory() as folder:
        chosen = settings(**{"db": f"{folder}/matches.db", **changes})
        app = served or create_site(chosen)
        lifespan = "off" if served else "auto"
        config = build_uvicorn_config(app, chosen, timeout_graceful_shutdown=1, lifespan=lifespan)
        listening = socket.create_server(("127.0.0.1", 0))
        if send_buffer:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        server = Announced(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        try:
            assert server.listening.wait(PATIENCE), "the house doesn't open"
            door: Any = config.http_protocol_class
            yield Open(listening.getsockname()[1], app, door.limits, server)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            listening.close()
        assert not thread.is_alive(), "the house doesn't close"


def heard(connection: socket.socket) -> bytes:
    """All that is said until the other side closes."""
    found = b""
    with connection:
        try:
            while piece := connection.recv(65536):
                found += piece
        except ConnectionResetError:
            pass
    return found


def status(answer: bytes) -> int:
    """The status of an answer, 0 if there is none."""
    said = re.match(rb"HTTP/1\.1 (\d+) ", answer)
    return int(said[1]) if said else 0


def until(true: Callable[[], bool]) -> None:
    """Wait for something that is about to be so."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)
