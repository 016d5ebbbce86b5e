"""Notification outbox: the statement that queues a notification in the same transaction."""

from typing import Final

from boneyard.server.db.base_store import Statement

_IS_SUBSCRIBED: Final = "confirmed = 1 and wants like '%' || ? || '%'"

_ON_CONFLICT: Final = (
    "on conflict (way, match, kind) do update set at = excluded.at, due = excluded.due, tries = 0"
)

#: A row for each way that wants to hear of it; what was still to be told of the kind is replaced.
_QUEUE: Final = (
    "insert into notices (way, match, kind, at, due) "
    f"select id, ?, ?, ?, ? from ways where owner = ? and {_IS_SUBSCRIBED} {_ON_CONFLICT}"
)


#: The same for players in other seats of the match.
_QUEUE_OTHERS: Final = (
    "insert into notices (way, match, kind, at, due) "
    "select distinct id, seats.match, ?, ?, ? from seats join ways on ways.owner = seats.owner "
    "where seats.match = ? and seats.seat <> ? and seats.kind = 'person' "
    f"and seats.owner is not ? and {_IS_SUBSCRIBED} {_ON_CONFLICT}"
)


#: What is sent to players who want to hear of something else by name: a board is one's turn to
#: come.
EVENT_BY_KIND: Final = {"board": "turn", "deal": "turn"}


def queue_notification(match: str, owner: bytes, kind: str, at: int, due: int) -> Statement:
    """Notify a player by all channels that carry the event."""
    return _QUEUE, (match, kind, at, due, owner, EVENT_BY_KIND.get(kind, kind)), False


def queue_for_others(
    match: str, seat: int | None, owner: bytes | None, kind: str, at: int, event: str
) -> Statement:
    """Notify the opponents of a seat and its owner, if their channels carry the event."""
    return _QUEUE_OTHERS, (kind, at, at, match, seat, owner, event), False
