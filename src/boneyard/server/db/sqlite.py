"""The log in one SQLite file."""

import logging
import sqlite3
from pathlib import Path

from boneyard.i18n import why
from boneyard.server.db.base import Heard, house_key
from boneyard.server.db.group_commit import Wanted
from boneyard.server.db.migrate import migrate
from boneyard.server.db.place import Place, make_private
from boneyard.server.errors import StoreError, Taken
from boneyard.server.matches.store import Tables

log = logging.getLogger("boneyard.store")


def _connect(path: str, patience: float, durable: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False
    )
    connection.execute("pragma journal_mode = wal")
    connection.execute(f"pragma synchronous = {'full' if durable else 'normal'}")
    connection.execute("pragma foreign_keys = on")
    return connection


class SqliteStore(Tables):
    """Matches in one file: one thread reads, one writes."""

    errors = (sqlite3.Error,)

    def __init__(self, path: str | Path, patience: float = 2.0, durable: bool = True) -> None:
        """Open the file, and bring it up to date.

        `patience`: seconds to wait for another program that writes. `durable`: what is
        acknowledged survives a power cut too, not just the end of this process.
        """
        try:
            make_private(Path(path))
            self._writer = _connect(str(path), patience, durable)
            migrate(self._writer)
            reader = _connect(str(path), patience, durable)
            reader.execute("pragma query_only = on")
            self._place = Place(Path(path).absolute())
            super().__init__(reader, 1, lambda name: house_key(self._writer, name))
        except (sqlite3.Error, OSError) as error:
            # The path is told anyway; of what the system says, the number helps nobody.
            said = getattr(error, "strerror", None) or why(error)
            raise StoreError("store-unusable", path=str(path), why=said) from None
        self._connections = self._writer, reader

    async def follow(self, heard: Heard) -> None:
        """Nobody tells what others write in a file."""

    def _let_go(self) -> None:
        for one in self._connections:
            one.close()

    def _reason(self, error: Exception) -> str:
        return str(error)

    def _commit(self, group: list[Wanted]) -> None:
        if not self._place.still_there():
            log.error("can't write: the file has been deleted, moved or replaced")
            for one in group:
                one.error = StoreError("store-gone")
            return
        try:
            self._writer.execute("begin immediate")
            if len(group) == 1:  # as it mostly is: then the transaction is its own
                self._do(group[0])
                self._writer.execute("rollback" if group[0].error else "commit")
            else:
                for one in group:
                    self._do_apart(one)
                self._writer.execute("commit")
            if not self._place.still_there():  # it went in this very moment
                raise sqlite3.OperationalError("the file has gone while it was written")
        except (sqlite3.Error, OverflowError, UnicodeError) as error:
            log.error("can't write: %s", error)
            if self._writer.in_transaction:
                self._writer.execute("rollback")
            for one in group:
                one.error = StoreError("store-unwritten")

    def _do_apart(self, wanted: Wanted) -> None:
        """Do what belongs together, or none of it; the rest of the group goes on."""
        alone = len(wanted.statements) == 1
        if not alone:
            self._writer.execute("savepoint one")
        self._do(wanted)
        if alone:
            return
        if wanted.error:
            self._writer.execute("rollback to one")
        self._writer.execute("release one")

    def _do(self, wanted: Wanted) -> None:
        """Do it until something is as it shouldn't be."""
        try:
            for sql, values, must in wanted.statements:
                if self._writer.execute(sql, values).rowcount < 1 and must:
                    raise sqlite3.IntegrityError
        except sqlite3.IntegrityError:
            wanted.error = Taken("store-taken")
