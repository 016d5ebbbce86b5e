"""House rule store: rules that players have saved, with a maximum for each and for all."""

from typing import Final

from msgspec import Struct

from boneyard.server.db.base_store import BaseStore

#: What one person may keep, and a server.
MAX_PER_ACCOUNT, MAX_TOTAL = 50, 20_000

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


class OwnRulesStore(BaseStore):
    """The rules that people keep, beside the matches."""

    max_per_account, max_total = MAX_PER_ACCOUNT, MAX_TOTAL

    async def save(self, rules: StoredRules) -> str:
        """Keep rules, and give what they are found by; `Conflict`: there is no room for more."""
        values = (rules.id, rules.owner, rules.title, rules.base, rules.rules, rules.at)
        await self._write([(_PUT, (*values, self.max_per_account, self.max_total), True)])
        sql = "select id from own_rules where owner = ? and title = ?"
        return str((await self._fetch_all(sql, rules.owner, rules.title))[0][0])

    async def list_rules(self, owner: bytes) -> list[StoredRules]:
        """What a player has kept, the latest first."""
        sql = f"select {_FIELDS} from own_rules where owner = ? order by at desc, title"
        return [StoredRules(*row) for row in await self._fetch_all(sql, owner)]

    async def find_rules(self, id: str) -> StoredRules | None:
        """The rules of a link."""
        rows = await self._fetch_all(f"select {_FIELDS} from own_rules where id = ?", id)
        return StoredRules(*rows[0]) if rows else None

    async def remove(self, owner: bytes, id: str) -> None:
        """Keep something no longer; only whose it is can say so."""
        sql = "delete from own_rules where id = ? and owner = ?"
        await self._write([(sql, (id, owner), False)])
