"""Habit store: what analyses found that players should practise, of their latest matches."""

from collections.abc import Sequence
from typing import Final

import msgspec

from boneyard.analysis.coach import HabitCount
from boneyard.server.db.base_store import BaseStore

#: Matches of a player whose habits are kept.
MAX_MATCHES_PER_ACCOUNT: Final = 100

#: Whose a seat is may have changed while the match was looked at: it counts whose it is now.
_OWNER: Final = "(select owner from seats where match = ?1 and seat = ?2)"
_PUT: Final = """
    insert into habits (person, match, found, at)
    select owner, match, ?3, ?4 from seats where match = ?1 and seat = ?2 and owner is not null
    on conflict (person, match) do update set found = excluded.found, at = excluded.at
"""
_TRIM: Final = f"""
    delete from habits where person = {_OWNER} and match not in (
        select match from habits where person = {_OWNER} order by at desc, match limit ?3
    )
"""
_decoder: Final = msgspec.json.Decoder(tuple[HabitCount, ...])


class HabitStore(BaseStore):
    """The habits of people, beside the matches."""

    max_matches_per_account = MAX_MATCHES_PER_ACCOUNT

    async def save(self, match: str, seat: int, found: Sequence[HabitCount], at: int) -> None:
        """Keep what an analysis has found of the player who has a seat; what is oldest goes."""
        told = msgspec.json.encode(found).decode()
        await self._write([
            (_PUT, (match, seat, told, at), False),
            (_TRIM, (match, seat, self.max_matches_per_account), False),
        ])  # fmt: skip

    async def list_habits(self, account: bytes) -> list[tuple[HabitCount, ...]]:
        """What was found in each match of a player, the latest first."""
        sql = "select found from habits where person = ? order by at desc, match limit ?"
        return [
            _decoder.decode(found)
            for (found,) in await self._fetch_all(sql, account, self.max_matches_per_account)
        ]
