"""What the workers of the browser call: plain functions, and values that JavaScript has."""

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from boneyard.lite.site import LiteSite, LiteSocket, is_export, lite_settings
from boneyard.lite.templates import use_compiled_templates
from boneyard.lite.thinking import BrowserRuntime, Buffer
from boneyard.server.app_state import LiteMode
from boneyard.server.db.sqlite import SqliteDatabase
from boneyard.server.errors import PoolError
from boneyard.server.thinking.pool import ProgressCallback
from boneyard.server.web.static_files import set_static_version


class Table(Protocol):
    """A JavaScript object with texts, as Pyodide shows it."""

    def to_py(self) -> dict[str, str]:
        """Copy it."""
        ...


#: As JavaScript sees it: a worker's name, a question, a callback for progress.
AskWorker = Callable[[str, bytes, ProgressCallback], Awaitable[Buffer]]


class Browser:
    """The application in a worker."""

    def __init__(
        self, ask: AskWorker, db: str, host: str, head: str, version: str, friends: str
    ) -> None:
        """`db`: the file of the database, `version`: the version of the static files."""

        async def ask_bytes(worker: str, question: bytes, progress: ProgressCallback) -> bytes:
            try:
                return (await ask(worker, question, progress)).to_bytes()
            except Exception as error:  # of JavaScript: the worker has ended
                raise PoolError("workers-dying") from error

        set_static_version(version)
        use_compiled_templates()
        self.site: Final = LiteSite(
            SqliteDatabase(db, inline=True), lite_settings(db), BrowserRuntime(ask_bytes),
            host, head, LiteMode(friends),
        )  # fmt: skip

    async def start(self) -> None:
        """Start the application."""
        await self.site.start()

    async def close(self) -> None:
        """End the application, with everything written."""
        await self.site.close()

    async def handle(
        self, method: str, target: str, headers: Table, body: Buffer
    ) -> tuple[int, tuple[tuple[str, str], ...], bytes]:
        """Answer a request."""
        found = await self.site.handle(method, target, headers.to_py(), body.to_bytes())
        return found.status, found.headers, found.body

    def connect(
        self, target: str, headers: Table, send: Callable[[str], None],
        on_close: Callable[[int], None],
    ) -> LiteSocket:  # fmt: skip
        """Open a WebSocket."""
        return self.site.connect(target, headers.to_py(), send, on_close)

    def export_file(self) -> bytes:
        """Everything as one file."""
        return self.site.export()

    def can_import(self, file: Buffer) -> bool:
        """Whether a file is one that was exported."""
        return is_export(file.to_bytes())
