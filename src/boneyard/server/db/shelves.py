"""A database as tables full of rows, for copying it whole: which there are, read and filled."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Protocol

from msgspec import Struct

from boneyard.i18n import why
from boneyard.server.db.migrate import migrate
from boneyard.server.db.place import make_private
from boneyard.server.errors import StoreError

Row = tuple[Any, ...]
#: Rows that are fetched together.
MANY: Final = 1000


class Table(Struct, frozen=True):
    """A table, and what its columns are called."""

    name: str
    columns: tuple[str, ...]

    @property
    def listed(self) -> str:
        """The columns as SQL wants them."""
        return ", ".join(self.columns)


class Shelf(Protocol):
    """All that is in a database, as it stands in one moment."""

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """What is raised when it can't be read or written any more."""
        ...

    def rows(self, table: Table) -> Iterator[Row]:
        """All rows of a table."""
        ...

    def count(self, table: Table) -> int:
        """How many they are."""
        ...

    def clear(self, table: Table) -> None:
        """Take all rows out."""
        ...

    def fill(self, table: Table, rows: Iterable[Row]) -> None:
        """Put rows in."""
        ...

    def keep(self) -> None:
        """Commit; before that, nothing has been put in."""
        ...

    def close(self) -> None:
        """Let go; what wasn't kept is gone."""
        ...


#: Tables that say which processes are there just now: of no use anywhere else.
_PASSING: Final = frozenset({"leases"})


def tables() -> list[Table]:
    """Every table of a house, whose rows can be put in in this order; but what is true only now."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
        migrate(file)
        found = [name for (name,) in file.execute(
            "select name from sqlite_master where type = 'table' and name not like 'sqlite%'"
        )]  # fmt: skip
        needs = {
            name: {row[2] for row in file.execute(f"pragma foreign_key_list({name})")} - {name}
            for name in found
        }
        columns = {
            name: tuple(row[1] for row in file.execute(f"pragma table_info({name})"))
            for name in found
        }
    ordered: list[str] = []
    while len(ordered) < len(found):
        ordered += [n for n in found if n not in ordered and needs[n] <= set(ordered)]
    return [Table(name, columns[name]) for name in ordered if name not in _PASSING]


class FileShelf:
    """One SQLite file."""

    errors: tuple[type[Exception], ...] = (sqlite3.Error, OSError)

    def __init__(self, path: str, new: bool) -> None:
        """Open it: one that is there to be read, or one to be filled."""
        try:
            if not new and not Path(path).is_file():
                raise StoreError("store-no-file", path=path)
            make_private(Path(path))
            self._file = sqlite3.connect(path, isolation_level=None)
            migrate(self._file)
            self._file.execute("pragma foreign_keys = on")
            self._file.execute("begin immediate" if new else "begin")
            self._file.execute("select count(*) from matches")  # from now on nothing changes
        except (sqlite3.Error, OSError) as error:
            raise StoreError("store-unusable", path=path, why=why(error)) from None

    def rows(self, table: Table) -> Iterator[Row]:
        """All rows of a table."""
        yield from self._file.execute(f"select {table.listed} from {table.name}")

    def count(self, table: Table) -> int:
        """How many they are."""
        return int(self._file.execute(f"select count(*) from {table.name}").fetchone()[0])

    def clear(self, table: Table) -> None:
        """Take all rows out."""
        self._file.execute(f"delete from {table.name}")

    def fill(self, table: Table, rows: Iterable[Row]) -> None:
        """Put rows in."""
        marks = ", ".join("?" * len(table.columns))
        self._file.executemany(
            f"insert into {table.name} ({table.listed}) values ({marks})", rows
        )  # fmt: skip

    def keep(self) -> None:
        """Commit."""
        self._file.execute("commit")

    def close(self) -> None:
        """Let go."""
        self._file.close()
