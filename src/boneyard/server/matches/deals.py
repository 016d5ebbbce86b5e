"""The latest deals, for the statistics of luck: without those that many play, or have yet to."""

from typing import Any, Final

import msgspec

from boneyard.server.db.base import Asked
from boneyard.server.matches.models import StoredDeal

#: The latest deals whose round is over: a later deal has come, or the log ends with its end.
DEALS: Final = """
    select d.match, d.events from events d where d.act = 'deal' and (
        exists (select 1 from events where match = d.match and number > d.number and act = 'deal')
        or (select events like '%"round-ended"%' from events
            where match = d.match order by number desc limit 1)
    ) and exists (select 1 from seats where match = d.match and seat = 1)
    and (select contest from matches where id = d.match) not like '%/%'
    order by d.at desc limit ?
"""


class _Hands(msgspec.Struct):
    """As much of a deal as is wanted of old ones."""

    hands: tuple[tuple[str, ...], ...] = ()


def latest(reader: Asked, most: int) -> list[StoredDeal]:
    """The deals of the latest rounds that are over, in games for several."""
    matches: dict[str, tuple[str, Any, tuple[str, ...]]] = {}
    found = []
    for match, events in reader.execute(DEALS, (most,)).fetchall():
        if match not in matches:
            about = "select game, options from matches where id = ?"
            game, options = reader.execute(about, (match,)).fetchone()
            seats = "select kind from seats where match = ? order by seat"
            kinds = tuple(kind for (kind,) in reader.execute(seats, (match,)))
            matches[match] = game, msgspec.json.decode(options), kinds
        (dealt, *_) = msgspec.json.decode(events, type=tuple[_Hands, ...])
        found.append(StoredDeal(*matches[match], dealt.hands))
    return found
