"""Permissions: each refuses callers who don't have it, before anything is computed.

What a right looks at is known to everybody: who sits where.
"""

from typing import TYPE_CHECKING

from boneyard.i18n import Message, message
from boneyard.server.commands import CommandContext
from boneyard.server.errors import MatchError, PermissionDenied
from boneyard.server.matches.rematch import reserved_seats
from boneyard.server.matches.seats import is_player_seat

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch


def require_seat(context: CommandContext) -> None:
    """A player who has the link, for a seat that exists."""
    if context.optional_seat is None or not 0 <= context.optional_seat < len(context.live.seats):
        raise MatchError("server-no-seat")


def require_own_seat(context: CommandContext) -> None:
    """A player who plays in that seat."""
    seat, seats = context.optional_seat, context.live.seats
    if seat is None:
        raise PermissionDenied("server-only-players")
    if not 0 <= seat < len(seats):
        raise MatchError("server-no-seat")
    if seat not in seats.of(context.caller.guest):
        raise PermissionDenied("server-not-your-seat")


def require_solo_player(context: CommandContext) -> None:
    """A player who plays a game for one: its only seat is theirs."""
    if 0 not in context.live.seats_of(context.guest):
        raise PermissionDenied("server-not-your-game")


def require_participant(context: CommandContext) -> None:
    """A player who plays in this match, or started it."""
    live, guest = context.live, context.guest
    if guest is None or not (live.seats_of(guest) or live.row.host == guest):
        raise PermissionDenied("server-only-those-here")


def require_participant_or_replaced(context: CommandContext) -> None:
    """A player who plays in this match or started it, also if a bot stands in for them."""
    if not context.live.seats.stand_ins_of(context.guest):
        require_participant(context)


def is_offered_rematch(asking: CommandContext) -> None:
    """A player for whom a seat of a rematch is reserved."""
    if not reserved_seats(asking.live, asking.guest):
        raise PermissionDenied("server-not-your-seat")


def require_open_or_own_seat(context: CommandContext) -> None:
    """A player who is at the table, for a seat that is open or theirs."""
    require_participant(context)
    require_seat(context)
    if context.live.seats[context.seat].kind != "open":
        require_own_seat(context)


def require_player(context: CommandContext) -> None:
    """A player who plays in this match."""
    if not context.live.seats_of(context.guest):
        raise PermissionDenied("server-only-players")


def require_player_and_seat(context: CommandContext) -> None:
    """A player who plays in this match, for any seat of it."""
    require_player(context)
    require_seat(context)


def require_replaced_owner(context: CommandContext) -> None:
    """The owner of a seat in which a bot stands in."""
    require_seat(context)
    if context.optional_seat not in context.live.seats.stand_ins_of(context.guest):
        raise PermissionDenied("server-not-your-seat")


def find_hint_refusal(live: "LiveMatch", seat: int) -> Message | None:
    """Why a seat gets no hint now; None if it does."""
    players = [at for at, one in enumerate(live.seats) if is_player_seat(one)]
    if live.status != "playing" or not live.state.playing:
        return message("server-nothing-to-think")
    if live.row.contest:
        return message("server-contest-no-help")
    if players != [seat]:
        return message("server-hints-alone")
    if live.state.to_act != seat:
        return message("server-hint-turn")
    return None


def find_par_refusal(live: "LiveMatch") -> Message | None:
    """Why par is not told now; None if it is."""
    if not live.solo or not live.log.active:
        return message("server-par-alone")
    if not live.state.over and live.view(0) != live.state:
        # It follows from the tiles that lie face down: it would tell of them.
        return message("server-par-later")
    return None
