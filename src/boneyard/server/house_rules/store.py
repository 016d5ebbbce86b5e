"""Rules that people have kept under a name: so many each, and so many in all."""

from typing import Final

from msgspec import Struct

from boneyard.server.db.base import Rows

#: What one person may keep, and a house.
EACH, MOST = 50, 20_000

_FIELDS: Final = "id, owner, title, base, rules, at"
#: Under a name that is there already the new rules take the place of the old ones.
_PUT: Final = f"""
    insert into own_rules ({_FIELDS}) select ?1, ?2, ?3, ?4, ?5, ?6
    where exists (select 1 from own_rules where owner = ?2 and title = ?3) or (
        (select count(*) from own_rules where owner = ?2) < ?7
        and (select count(*) from own_rules) < ?8
    )
    on conflict (owner, title) do update
    set base = excluded.base, rules = excluded.rules, at = excluded.at
"""


class StoredRules(Struct, frozen=True):
    """Rules with their name, and whose they are."""

    id: str
    owner: bytes
    title: str
    base: str
    rules: str
    at: int

    def __repr__(self) -> str:
        """Say nothing of whose they are."""
        return f"<rules {self.id}>"


class OwnRules(Rows):
    """The rules that people keep, beside the matches."""

    each, most = EACH, MOST

    async def keep(self, kept: StoredRules) -> str:
        """Keep rules, and give what they are found by; `Taken`: there is no room for more."""
        values = (kept.id, kept.owner, kept.title, kept.base, kept.rules, kept.at)
        await self._write([(_PUT, (*values, self.each, self.most), True)])
        sql = "select id from own_rules where owner = ? and title = ?"
        return str((await self._rows(sql, kept.owner, kept.title))[0][0])

    async def of(self, owner: bytes) -> list[StoredRules]:
        """What somebody has kept, the latest first."""
        sql = f"select {_FIELDS} from own_rules where owner = ? order by at desc, title"
        return [StoredRules(*row) for row in await self._rows(sql, owner)]

    async def found(self, id: str) -> StoredRules | None:
        """The rules of a link."""
        rows = await self._rows(f"select {_FIELDS} from own_rules where id = ?", id)
        return StoredRules(*rows[0]) if rows else None

    async def drop(self, owner: bytes, id: str) -> None:
        """Keep something no longer; only whose it is can say so."""
        sql = "delete from own_rules where id = ? and owner = ?"
        await self._write([(sql, (id, owner), False)])
