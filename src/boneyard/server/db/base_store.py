"""Database: how stores read and write, whichever database it is."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from boneyard.server.db.database import Database

#: A row of a result: the statement says what its columns are.
Row = tuple[Any, ...]

#: A statement and its values; `True`: it must change a row.
Statement = tuple[str, tuple[object, ...], bool]


class SqlCursor(Protocol):
    """The rows that answer a question."""

    @property
    def description(self) -> Sequence[Sequence[Any]] | None:
        """The columns: the first thing that is said of each is its name."""
        ...

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        ...

    def fetchone(self) -> Any:
        """The next row, or None."""
        ...

    def fetchall(self) -> list[Row]:
        """All rows that are left."""
        ...

    def __iter__(self) -> Iterator[Row]:
        """One row after the other."""
        ...


class SqlConnection(Protocol):
    """Runs statements: a connection, or something that has one."""

    def execute(self, sql: str, values: Sequence[object] = (), /) -> SqlCursor:
        """Ask in SQL as SQLite has it, with `?` or `?1` for the values."""
        ...


#: A match, and the number of the last entry that was added to its log.
Announcement = tuple[str, int]


def not_in(column: str, values: Sequence[object]) -> str:
    """The rest of a condition: the column is none of these values, of which there may be none."""
    return f" and {column} not in ({', '.join('?' * len(values))})" if values else ""


class BaseStore:
    """The tables of one feature in a database."""

    def __init__(self, database: "Database") -> None:
        """Read and write in this database."""
        self.database, self._connection = database, database.reader
        self._read, self._write = database.read, database.write

    async def _fetch_all(self, sql: str, *values: object) -> list[Row]:
        return await self._read(lambda: self._connection.execute(sql, values).fetchall())


#: Hears that another process has brought a match to an entry (0: more than its log has changed);
#: None: perhaps any match has changed.
ChangeCallback = Callable[[str | None, int], None]


def ensure_server_key(writer: SqlConnection, name: str) -> bytes:
    """A key that is made once for a server."""
    made = "insert into house values (?, ?) on conflict do nothing"
    writer.execute(made, (name, secrets.token_bytes(32)))
    found: bytes
    (found,) = writer.execute("select value from house where name = ?", (name,)).fetchone()
    return found


_PUT: Final = (
    "insert into server_state values (?, ?, ?) "
    "on conflict (name) do update set value = excluded.value, noted = excluded.noted"
)
_FORGET: Final = "delete from server_state where name like ? and noted < ?"
#: What changes with every probe: a statement that changes nothing might not reach the disk.
_PROBE: Final = (
    "insert into server_state values ('write probe', 1, ?) "
    "on conflict (name) do update set value = server_state.value + 1, noted = excluded.noted"
)


class ServerState(BaseStore):
    """Named numbers."""

    async def all(self) -> dict[str, int]:
        """All of them."""
        rows = await self._fetch_all("select name, value from server_state")
        # What isn't a number is of no use to anyone; it is written again.
        return {name: value for name, value in rows if isinstance(value, int)}

    async def put(self, values: dict[str, int], noted: int) -> None:
        """Write some of them."""
        statements = [(_PUT, (name, value, noted), True) for name, value in values.items()]
        await self._write(statements, "server state")

    async def forget(self, prefix: str, before: int) -> None:
        """Delete those whose names begin so and that no one has noted since."""
        await self._write([(_FORGET, (f"{prefix}%", before), False)], "server state")

    async def probe(self, noted: int) -> None:
        """Write something, to see whether it can be done."""
        await self._write([(_PROBE, (noted,), True)], "server state")
