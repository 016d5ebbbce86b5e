"""Addresses that the host keeps out, for all houses with one database and after any restart."""

from typing import Final

from boneyard.server.db.base import Rows

#: One that is there already stays as it is, however many there are.
_ADD: Final = """
    insert into kept_out select ?1, ?2
    where (select count(*) from kept_out) < ?3 or exists (
        select 1 from kept_out where network = ?1
    )
    on conflict (network) do update set at = kept_out.at
"""


class KeptOut(Rows):
    """The networks that are kept out."""

    async def networks(self) -> list[str]:
        """All of them, those of the longest ago first."""
        rows = await self._rows("select network from kept_out order by at, network")
        return [network for (network,) in rows]

    async def add(self, network: str, at: int, most: int) -> None:
        """Keep one out; `Taken`: there are so many already."""
        await self._write([(_ADD, (network, at, most), True)])

    async def drop(self, network: str) -> bool:
        """Let one in again; False: it wasn't kept out."""
        if not await self._rows("select 1 from kept_out where network = ?", network):
            return False
        await self._write([("delete from kept_out where network = ?", (network,), False)])
        return True
