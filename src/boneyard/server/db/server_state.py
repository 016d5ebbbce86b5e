"""Numbers that the server keeps for itself, for all processes with one database."""

from typing import Final

from boneyard.server.db.base import BaseStore

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
        # What isn't a number is of no use to anybody; it is written anew.
        return {name: value for name, value in rows if isinstance(value, int)}

    async def put(self, values: dict[str, int], noted: int) -> None:
        """Write some of them."""
        statements = [(_PUT, (name, value, noted), True) for name, value in values.items()]
        await self._write(statements, "server state")

    async def forget(self, prefix: str, before: int) -> None:
        """Delete those whose names begin so and that nobody has noted since."""
        await self._write([(_FORGET, (f"{prefix}%", before), False)], "server state")

    async def probe(self, noted: int) -> None:
        """Write something, to see whether it can be done."""
        await self._write([(_PROBE, (noted,), True)], "server state")
