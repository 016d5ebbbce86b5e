"""Boneyard Lite for tests: the folder, built once for the same sources, and a plain web server."""

import functools
import hashlib
import http.server
import os
import shutil
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import pytest
from playwright.sync_api import Page

from boneyard.fast import code_cache
from boneyard.lite.build import build_folder, write_folder
from boneyard.lite.packages import LiteError, cache_folder
from support.paths import ROOT

#: Folders that are kept; tests need three, and so do those of other checkouts.
MAX_KEPT = 24
#: The longest that a file is held: a test that fails must not hang.
HELD_SECONDS = 100.0


def source_hash() -> str:
    mixed = hashlib.sha256()
    for path in sorted((ROOT / "src" / "boneyard").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            mixed.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return mixed.hexdigest()[:16]


def built_folder(base: str = "/", friends: str = "") -> Path:
    """The folder of these sources; tests in CI fail where it can't be built."""
    place = cache_folder() / "built"
    place.mkdir(parents=True, exist_ok=True)
    key = hashlib.sha256(repr((source_hash(), base, friends)).encode()).hexdigest()[:16]
    folder = place / key
    with code_cache._file_lock(place / "lock"):
        if not folder.is_dir():
            try:
                # In a thread: Playwright holds the event loop of this one.
                with ThreadPoolExecutor(1) as thread:
                    built = thread.submit(build_folder, base, friends).result()
            except LiteError as error:
                if os.environ.get("CI"):
                    raise
                pytest.skip(f"Boneyard Lite can't be built here: {error}")
            unfinished = place / f"{key}.part"
            shutil.rmtree(unfinished, ignore_errors=True)
            write_folder(built, unfinished)
            unfinished.rename(folder)
        os.utime(folder)
        kept = sorted(
            (one for one in place.iterdir() if one.is_dir()), key=lambda p: p.stat().st_mtime
        )
        for old in kept[:-MAX_KEPT]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


#: Later visits start from the memory of Python that the first has kept.
HAS_SNAPSHOT = """async () => {
    for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys();
        if (keys.some(({ url }) => url.endsWith('/py/snapshot'))) return true;
    }
    return false;
}"""
#: Milliseconds between two looks.
LOOK_AGAIN = 100


def wait_for_snapshot(page: Page, timeout: float) -> None:
    """Wait until it is kept, for so many milliseconds at most.

    `wait_for_function` would take the promise of an answer for a yes.
    """
    page.evaluate(
        f"""async (timeout) => {{
            const has = {HAS_SNAPSHOT};
            const end = performance.now() + timeout;
            while (!(await has())) {{
                if (performance.now() > end) throw new Error('no memory of Python is kept');
                await new Promise((resolve) => setTimeout(resolve, {LOOK_AGAIN}));
            }}
        }}""",
        timeout,
    )


class StaticServer:
    """A web server that knows files only: no compression, no special headers."""

    def __init__(self, folder: Path, base: str) -> None:
        self.folder, self.base, self.sent = folder, base, 0
        self.missing: list[str] = []
        self._held, self._free = "", threading.Event()
        self._is_away = False
        handler = functools.partial(_Handler, self)
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://localhost:{self.http.server_port}{base}"

    @contextmanager
    def holding(self, part: str) -> Iterator[None]:
        """Let files with this in their name wait until they are released."""
        self._held = part
        try:
            yield
        finally:
            self.release()

    def release(self) -> None:
        """Send what was held."""
        self._free.set()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Be out of reach."""
        self._is_away = True
        try:
            yield
        finally:
            self._is_away = False

    def wait_for(self, path: str) -> bool:
        """Whether a file may be sent, once it may."""
        if self._held and self._held in path:
            self._free.wait(HELD_SECONDS)
        return not self._is_away


class _Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, owner: StaticServer, *arguments: object) -> None:
        self.owner = owner
        super().__init__(*arguments, directory=str(owner.folder))  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        base = self.owner.base
        if not path.startswith(base):
            return str(self.owner.folder / "not in the folder")
        return super().translate_path("/" + path[len(base) :])

    def do_GET(self) -> None:
        if self.owner.wait_for(self.path):
            super().do_GET()
        else:
            self.close_connection = True

    def send_error(self, code: int, *more: object) -> None:
        self.owner.missing.append(self.path)
        super().send_error(code)

    def copyfile(self, source: object, outputfile: object) -> None:
        assert isinstance(source, BinaryIO) or hasattr(source, "read")
        body = source.read()
        self.owner.sent += len(body)
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def serving(folder: Path, base: str = "/") -> Iterator[StaticServer]:
    server = StaticServer(folder, base)
    thread = threading.Thread(target=server.http.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.http.shutdown()
        server.http.server_close()
        thread.join()
