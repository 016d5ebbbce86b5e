"""Notifications of a match: which of them a step causes, for whom, and when they are due."""

from collections.abc import Sequence

from boneyard.core.position import Position
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import DUPLICATE, StoredSeat
from boneyard.server.matches.seats import find_owners, is_stood_in


def find_notification(
    live: LiveMatch, state: Position, seats: Sequence[StoredSeat], owner: bytes, new: bool
) -> str:
    """Which notification a player gets of a step: turn, challenge, over, board, deal or none.

    Only where other people play: bots keep no one waiting, and what one does oneself one knows.
    """
    people = find_owners(seats)
    if new and live.row.contest:
        kind = "deal" if live.row.part_of.kind == DUPLICATE else "board"
        return kind if owner in people and owner != live.row.host else ""
    if owner not in people or len(people) < 2:
        return ""
    if new:
        return "challenge" if owner != live.row.host else ""
    if state.over:
        return "over" if not live.state.over else ""
    if live.row.contest and not live.log.entries:
        return ""  # that there is a board was told with its start
    was, now = _player_to_move(live.log.position, live.seats), _player_to_move(state, seats)
    return "turn" if now == owner and was != owner else ""


def due_time_ms(live: LiveMatch, now: int) -> int:
    """When a notification is due: a player who has just gone counts as present for so long."""
    return now + int(live.room.presence.linger * 1000)


def _player_to_move(state: Position, seats: Sequence[StoredSeat]) -> bytes | None:
    """The person who is to move; no one waits for the owner of a seat where a bot stands in."""
    acting = seats[state.to_act] if state.playing and state.to_act is not None else None
    return acting.owner if acting is not None and not is_stood_in(acting) else None
