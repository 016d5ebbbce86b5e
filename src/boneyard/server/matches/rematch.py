"""Rematches: a match once more with the same people, or, alone, with the same deal.

A rematch is an offer: it waits with an open seat reserved for each of the other players. Nothing is
dealt and no clock runs until they have sat down themselves. A seat is reserved until its player
declines, or the offer expires; then it is open to anyone with the link.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from boneyard.core.time_controls import DAY
from boneyard.server import wall_clock
from boneyard.server.errors import Conflict, MatchError
from boneyard.server.matches.models import Appearance, StoredMatch, StoredSeat
from boneyard.server.matches.seats import is_player_seat
from boneyard.server.matches.setup import new_match_id, with_commitment, with_seed

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch
    from boneyard.server.matches.service import MatchService


#: Milliseconds for which a rematch waits for the players to whom it is offered.
REMATCH_OFFER_MS: Final = 3 * DAY


def reserved_for(match: StoredMatch, seat: StoredSeat) -> bytes | None:
    """The player for whom an open seat is kept; None: it is kept for no one."""
    waits = seat.kind == "open" and wall_clock.now_ms() < match.created + REMATCH_OFFER_MS
    return seat.owner if waits else None


def reserved_seats(live: "LiveMatch", guest: bytes | None) -> list[int]:
    """The seats that are kept for a player, who may accept or decline."""
    if guest is None:
        return []
    seats = enumerate(live.seats)
    return [at for at, seat in seats if reserved_for(live.row, seat) == guest]


def free_seats(live: "LiveMatch", guest: bytes | None) -> list[int]:
    """The open seats that a player may take: none that is kept for another player."""
    return [
        at for at, seat in enumerate(live.seats)
        if seat.kind == "open" and reserved_for(live.row, seat) in (None, guest)
    ]  # fmt: skip


def taken_seat(
    live: "LiveMatch", was: StoredSeat, guest: bytes, name: str, seed: str, look: Appearance
) -> StoredSeat:
    """An open seat with a player in it; refused if it is kept for another player."""
    if reserved_for(live.row, was) not in (None, guest):
        raise MatchError("server-seat-reserved")
    sits = StoredSeat(kind="person", name=name, owner=guest, hue=look.hue, avatar=look.avatar)
    return with_seed(live, sits, seed) if seed else sits


async def rematch(matches: "MatchService", live: "LiveMatch", guest: bytes | None) -> "LiveMatch":
    """Offer the same people and bots a match once more; bots alone play at once.

    A player who asks second gets the first one's match: it is for them to accept.
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


def build_rematch(live: "LiveMatch", guest: bytes | None) -> StoredMatch:
    """The same match once more, with luck of its own."""
    # Once more is no place in a contest, but as rated as the first time.
    contest = "" if live.row.part_of.kind else live.row.contest
    kept = replace(
        live.row,
        host=guest,
        daily=None,
        follows=live.id,
        created=wall_clock.now_ms(),
        contest=contest,
    )
    return with_commitment(kept)


def rematch_seats(seats: Sequence[StoredSeat], guest: bytes | None) -> list[StoredSeat]:
    """The same players and bots once more, with nothing added yet.

    A player who asks for the rematch sits down at once, also where a bot has stood in. The seats of
    the other players are kept open for them; the seat of a player who has left is open to anyone.
    """
    return [_rematch_seat(seat, guest) for seat in seats]


def _rematch_seat(seat: StoredSeat, guest: bytes | None) -> StoredSeat:
    if not is_player_seat(seat):
        return replace(seat, seed="", seeded=None)
    if seat.owner is not None and seat.owner == guest:
        return replace(seat, kind="person", bot="", seed="", seeded=None)
    return StoredSeat(kind="open", name=seat.name, owner=seat.owner)


def build_same_deal(live: "LiveMatch", guest: bytes | None) -> StoredMatch:
    """The same luck once more."""
    return replace(
        live.row, id=new_match_id(), host=guest, follows=None, created=wall_clock.now_ms()
    )
