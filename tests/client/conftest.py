"""A house that can be asked over the network, for the tests of the client."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from boneyard.server.app import create_app
from support.server.serving import settings


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house in a thread of this process."""
    file: Path = tmp_path_factory.mktemp("house") / "matches.db"
    app = create_app(settings(db=str(file)))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
    socket = server.config.bind_socket()
    socket.listen()  # whoever asks before it serves waits
    thread = threading.Thread(target=server.run, args=([socket],), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{socket.getsockname()[1]}"
    server.should_exit = True
    thread.join(60)
    assert not thread.is_alive(), "the house doesn't close"
