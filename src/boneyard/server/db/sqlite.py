"""SQLite database: one file, a thread that reads and one that writes."""

import contextlib
import logging
import os
import sqlite3
from pathlib import Path
from typing import Final

from boneyard.i18n import error_text
from boneyard.server.db.base_store import ChangeCallback, ensure_server_key
from boneyard.server.db.database import SERVER_KEYS, Database
from boneyard.server.db.group_commit import WriteRequest
from boneyard.server.db.schema_migrations import migrate
from boneyard.server.errors import Conflict, StoreError
from boneyard.server.settings import default_database


class OpenedFiles:
    """The very files that were opened: what is written after they are gone is lost."""

    def __init__(self, path: Path) -> None:
        """Note what is there now."""
        self._files = (str(path), str(path.with_name(f"{path.name}-wal")))
        self._known: dict[str, tuple[int, int]] = {}
        self.is_unchanged()

    def is_unchanged(self) -> bool:
        """Say whether the files are those of the last time; one that is new is one from then on."""
        for file in self._files:
            try:
                found = os.stat(file)  # as text: it is asked with every commit
            except OSError:
                if file in self._known:
                    return False
                continue  # the log of a database that was never written to
            identity = found.st_dev, found.st_ino
            if self._known.setdefault(file, identity) != identity:
                return False
        return True


def create_private_file(path: Path) -> None:
    """Make the file and its folder, for their owner alone: they hold secrets of running matches."""
    if path.is_dir():  # a mistake, and its mode isn't ours to change: `--db /tmp`
        raise StoreError("doctor-folder", path=str(path))
    folder = path.parent
    ours = folder == Path(default_database()).parent
    if ours:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    elif not folder.exists():  # more likely a typing error than a wish
        raise StoreError("settings-no-folder", folder=str(folder))
    if ours:
        with contextlib.suppress(PermissionError):
            folder.chmod(0o700)
    path.touch(mode=0o600)
    # What SQLite puts beside a file has the file's mode; what is there already may not have it.
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            path.with_name(name).chmod(0o600)


def find_processes_using(path: Path) -> list[int]:
    """Other processes that have the file open, as far as the system tells: often only one's own."""
    found, wanted = set(), str(path.resolve())
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        with contextlib.suppress(OSError):  # it has just been closed
            if os.readlink(link) == wanted:
                found.add(int(link.parts[2]))
    return sorted(found - {os.getpid()})


log = logging.getLogger(__name__)


#: The path of a database that lives as long as its store.
IN_MEMORY: Final = ":memory:"


def _connect(
    path: str, timeout_seconds: float, durable: bool, exclusive: bool = False
) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=timeout_seconds, isolation_level=None, check_same_thread=False
    )
    if exclusive:  # the index of the log is then in memory: a browser has no file to share
        connection.execute("pragma locking_mode = exclusive")
    connection.execute("pragma journal_mode = wal")
    connection.execute(f"pragma synchronous = {'full' if durable else 'normal'}")
    connection.execute("pragma foreign_keys = on")
    return connection


class SqliteDatabase(Database):
    """Matches in one file: one thread reads, one writes."""

    read_errors = (sqlite3.Error,)

    def __init__(
        self,
        path: str | Path,
        timeout_seconds: float = 2.0,
        durable: bool = True,
        inline: bool = False,
    ) -> None:
        """Open the file, and bring it up to date.

        `timeout_seconds`: how long to wait for another program that writes. `durable`: what is
        acknowledged survives a power cut too, not just the end of this process. `inline`: without
        threads, and with one connection for all; only then the database can be in memory.
        """
        self._opened_files: OpenedFiles | None = None
        try:
            if inline:
                reader = self._writer = _connect(str(path), timeout_seconds, durable, True)
                migrate(self._writer)
            else:
                create_private_file(Path(path))
                self._writer = _connect(str(path), timeout_seconds, durable)
                migrate(self._writer)
                reader = _connect(str(path), timeout_seconds, durable)
                reader.execute("pragma query_only = on")
                self._opened_files = OpenedFiles(Path(path).absolute())
            keys = {name: ensure_server_key(self._writer, name) for name in SERVER_KEYS}
            super().__init__(reader, 1, keys, inline=inline)
        except (sqlite3.Error, OSError) as error:
            # The message has the path anyway, and the system's error number helps no one.
            said = getattr(error, "strerror", None) or error_text(error)
            raise StoreError("store-unusable", path=str(path), why=said) from None
        self._connections = {self._writer, reader}

    async def watch_changes(self, on_change: ChangeCallback) -> None:
        """No one tells what others write in a file."""

    def _close_connections(self) -> None:
        for one in self._connections:
            one.close()

    def _describe_error(self, error: Exception) -> str:
        return str(error)

    def _commit(self, group: list[WriteRequest]) -> None:
        files = self._opened_files
        if files is not None and not files.is_unchanged():
            log.error("can't write: the file has been deleted, moved or replaced")
            for one in group:
                one.error = StoreError("store-gone")
            return
        try:
            self._writer.execute("begin immediate")
            if len(group) == 1:  # as it mostly is: then the transaction is its own
                self._execute(group[0])
                self._writer.execute("rollback" if group[0].error else "commit")
            else:
                for one in group:
                    self._execute_in_savepoint(one)
                self._writer.execute("commit")
            if files is not None and not files.is_unchanged():  # it went in this very moment
                raise sqlite3.OperationalError("the file has gone while it was written")
        except (sqlite3.Error, OverflowError, UnicodeError) as error:
            log.error("can't write: %s", error)
            if self._writer.in_transaction:
                self._writer.execute("rollback")
            for one in group:
                one.error = StoreError("store-unwritten")

    def _execute_in_savepoint(self, request: WriteRequest) -> None:
        """Do what belongs together, or none of it; the rest of the group goes on."""
        alone = len(request.statements) == 1
        if not alone:
            self._writer.execute("savepoint one")
        self._execute(request)
        if alone:
            return
        if request.error:
            self._writer.execute("rollback to one")
        self._writer.execute("release one")

    def _execute(self, request: WriteRequest) -> None:
        """Do it until something is as it shouldn't be."""
        try:
            for sql, values, must in request.statements:
                if self._writer.execute(sql, values).rowcount < 1 and must:
                    raise sqlite3.IntegrityError
        except sqlite3.IntegrityError:
            request.error = Conflict("store-taken")
