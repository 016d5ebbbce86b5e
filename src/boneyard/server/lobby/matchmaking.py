"""Matchmaking: who is put together, and at which of the tables that wait."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from boneyard.core.options import Value
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import StoredMatch, StoredSeat
from boneyard.server.matches.setup import OfferOptions

#: How often a table is looked for again, when others sit down or open one in that very moment.
MAX_PAIRING_ATTEMPTS: Final = 5


def pairing_key(
    match: StoredMatch, seats: Sequence[StoredSeat], pace: str, wish: OfferOptions
) -> str:
    """What is the same for all who can be put together: people only, each at their own screen."""
    if [seat.kind for seat in seats[1:]] != ["open"] * (len(seats) - 1):
        return ""
    options: Mapping[str, Value] = dict(sorted(match.options.items()))
    same = [match.game, options, pace, wish.level, *([match.contest] if match.contest else [])]
    return msgspec.json.encode(same).decode()


def order_tables(tables: Iterable[LiveMatch]) -> list[LiveMatch]:
    """The tables in the order in which they are tried: first those whose host is there."""
    return sorted(tables, key=lambda live: not live.room.presence.is_present(live.row.host))
