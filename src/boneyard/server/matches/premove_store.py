"""The premoves of matches: a row for each seat that has left some."""

from typing import Final

import msgspec

from boneyard.server.db.base_store import BaseStore, SqlConnection
from boneyard.server.matches.models import StoredPremoves

_SELECT_PREMOVES: Final = "select seat, after, plays from later where match = ?"
_PUT_PREMOVES: Final = (
    "insert into later (match, seat, after, plays) values (?, ?, ?, ?) "
    "on conflict (match, seat) do update set after = excluded.after, plays = excluded.plays"
)


def load_premoves(connection: SqlConnection, match: str) -> tuple[StoredPremoves, ...]:
    """What the players of a match have left for later."""
    rows = connection.execute(_SELECT_PREMOVES, (match,))
    return tuple(
        StoredPremoves(seat, after, tuple(msgspec.json.decode(plays)))
        for seat, after, plays in rows
    )


class PremoveStore(BaseStore):
    """What players have left for their next turns."""

    async def save_premoves(self, match: str, premoves: StoredPremoves) -> None:
        """Keep what a player leaves for their next turn; nothing: forget it."""
        plays = msgspec.json.encode(premoves.plays).decode()
        put = [(_PUT_PREMOVES, (match, premoves.seat, premoves.after_entry, plays), True)]
        forget = [("delete from later where match = ? and seat = ?", (match, premoves.seat), False)]
        # A player who makes the plays when the turn comes must know of them.
        await self._write(put if premoves.plays else forget, match, announcement=(match, 0))
