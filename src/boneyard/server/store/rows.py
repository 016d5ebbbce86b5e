"""How the parts of a store that are about people read and write."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from boneyard.server.store.notices import Statement

T = TypeVar("T")


class Reader(Protocol):
    """Asks in a thread of its own."""

    def __call__(self, how: Callable[[], T], /) -> Awaitable[T]:
        """Ask, and wait for the answer."""
        ...


class Rows:
    """A part of one file; its store says how to read and write there."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        read: Reader,
        write: Callable[[Sequence[Statement]], Awaitable[None]],
    ) -> None:
        """Read by this connection, in the store's own thread."""
        self._connection, self._read, self._write = connection, read, write

    async def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._read(lambda: self._connection.execute(sql, values).fetchall())
