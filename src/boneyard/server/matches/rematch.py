"""Rematches: a match once more with the same people, or, alone, with the same deal."""

from typing import TYPE_CHECKING

from boneyard.server.errors import Conflict, MatchError
from boneyard.server.matches.models import StoredSeat
from boneyard.server.matches.reserved_seats import reserved_seats
from boneyard.server.matches.setup import build_rematch, build_same_deal, rematch_seats

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch
    from boneyard.server.matches.service import MatchService


async def rematch(matches: "MatchService", live: "LiveMatch", guest: bytes | None) -> "LiveMatch":
    """Offer the same people and bots a match once more; bots alone play at once.

    Whoever asks second gets the first one's match: it is for them to accept.
    """
    if live.rematch_id is None:
        if not (live.state.over or live.solo):
            raise MatchError("server-not-over")
        async with live.lock:
            if live.rematch_id is None:
                await _create_rematch(matches, live, guest)
        matches.registry.mark_changed(live)
    assert live.rematch_id is not None
    return await matches.registry.get_match(live.rematch_id)


async def _create_rematch(matches: "MatchService", live: "LiveMatch", guest: bytes | None) -> None:
    match = build_rematch(live, guest)
    try:
        await matches.create_match(match, rematch_seats(live.seats, guest))
        live.rematch_id = match.id
    except Conflict:
        await matches.reload(live)


async def accept_rematch(matches: "MatchService", live: "LiveMatch", guest: bytes) -> None:
    """Sit down in the seats of a rematch that are kept for a player."""
    for seat in reserved_seats(live, guest):
        await matches.join(live, guest, seat, live.seats[seat].name)


async def decline_rematch(matches: "MatchService", live: "LiveMatch", guest: bytes) -> None:
    """Let the seats go that are kept for a player: they are open to anyone with the link."""

    def change(was: StoredSeat) -> StoredSeat:
        if was.owner != guest:
            raise MatchError("server-seat-gone")
        return StoredSeat(kind="open")

    for seat in reserved_seats(live, guest):
        await matches.change_seat(live, seat, "open", change)


async def replay_deal(
    matches: "MatchService", live: "LiveMatch", guest: bytes | None
) -> "LiveMatch":
    """The same deal of a game for one, from its start."""
    if not live.solo:
        raise MatchError("server-again-alone")
    if not live.log.entries:
        raise MatchError("server-not-dealt")
    return await matches.create_match(build_same_deal(live, guest), live.seats)
