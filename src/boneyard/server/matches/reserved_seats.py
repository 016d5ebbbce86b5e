"""Seats that are kept for the players of the match before.

A rematch is an offer: it waits with an open seat for each of the others, kept for them by name.
Nothing is dealt and no clock runs until they have sat down themselves. A seat is kept until its
player declines, or the offer expires; then it is open to anyone with the link.
"""

from typing import TYPE_CHECKING

from boneyard.server import wall_clock
from boneyard.server.errors import MatchError
from boneyard.server.friends.store import REMATCH_OFFER
from boneyard.server.matches.models import StoredMatch, StoredSeat
from boneyard.server.matches.setup import with_seed

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch


def reserved_for(match: StoredMatch, seat: StoredSeat) -> bytes | None:
    """The player for whom an open seat is kept; None: it is kept for nobody."""
    waits = seat.kind == "open" and wall_clock.now_ms() < match.created + REMATCH_OFFER
    return seat.owner if waits else None


def reserved_seats(live: "LiveMatch", guest: bytes | None) -> list[int]:
    """The seats that are kept for a player, who may accept or decline."""
    if guest is None:
        return []
    seats = enumerate(live.seats)
    return [at for at, seat in seats if reserved_for(live.row, seat) == guest]


def free_seats(live: "LiveMatch", guest: bytes | None) -> list[int]:
    """The open seats that somebody may take: none that is kept for another player."""
    return [
        at for at, seat in enumerate(live.seats)
        if seat.kind == "open" and reserved_for(live.row, seat) in (None, guest)
    ]  # fmt: skip


def taken_seat(
    live: "LiveMatch", was: StoredSeat, guest: bytes, name: str, seed: str, hue: int | None
) -> StoredSeat:
    """An open seat with a player in it; refused if it is kept for another player."""
    if reserved_for(live.row, was) not in (None, guest):
        raise MatchError("server-seat-reserved")
    sits = StoredSeat(kind="person", name=name, owner=guest, hue=hue)
    return with_seed(live, sits, seed) if seed else sits
