"""The clocks of matches: a row for each that has one, found by when it is due."""

import logging
from typing import Final

import msgspec

from boneyard.server.db.base_store import BaseStore, SqlConnection, Statement
from boneyard.server.db.corruption import DECODE_ERRORS, check_types, describe_location
from boneyard.server.db.notification_outbox import queue_for_others, queue_notification
from boneyard.server.matches.models import ClockState, DueClock

log = logging.getLogger(__name__)

_PUT: Final = (
    "insert into clocks (match, banks, seat, since, due, stage) values (?, ?, ?, ?, ?, ?) "
    "on conflict (match) do update set banks = excluded.banks, seat = excluded.seat, "
    "since = excluded.since, due = excluded.due, stage = excluded.stage"
)
_GET: Final = "select banks, seat, since, due, stage from clocks where match = ?"
_DUE: Final = (
    "select clocks.match, clock, banks, clocks.seat, since, due, stage, owner from clocks "
    "join matches on matches.id = clocks.match "
    "left join seats on seats.match = clocks.match and seats.seat = clocks.seat "
    "where due <= ? order by due limit ?"
)
#: The next thing that is due, unless a player has moved or another server was here first.
_SET_NEXT_DUE: Final = (
    "update clocks set due = ?, stage = ? where match = ? and due = ? and stage = ? and since = ?"
)


def put_clock(match: str, clock: ClockState) -> Statement:
    """Write how the clocks of a match stand."""
    left = msgspec.json.encode(clock.remaining).decode()
    running = clock.running_seat, clock.running_since
    return _PUT, (match, left, *running, clock.due_at, clock.stage), True


def load_clock(connection: SqlConnection, match: str) -> ClockState | None:
    """How the clocks of a match stand, if it has any."""
    row = connection.execute(_GET, (match,)).fetchone()
    return None if row is None else _build_clock_state(*row)


def load_due(connection: SqlConnection, before: int, limit: int) -> list[DueClock]:
    """What was due by that moment, the earliest first."""
    found = []
    for match, clock, *banks, owner in connection.execute(_DUE, (before, limit)):
        try:
            sizes = msgspec.json.decode(clock, type=tuple[int, int, int])
            found.append(DueClock(match, sizes, _build_clock_state(*banks), owner))
        except DECODE_ERRORS as error:  # the clocks of all other matches go on
            log.error(
                "the clock of match %s… is damaged: %s", str(match)[:6], describe_location(error)
            )
    return found


def set_next_due(due: DueClock, clock_state: ClockState, now: int) -> list[Statement]:
    """What was due is done, and the next thing is noted."""
    was = due.clock_state
    values = (
        clock_state.due_at,
        clock_state.stage,
        due.match,
        was.due_at,
        was.stage,
        was.running_since,
    )
    return [(_SET_NEXT_DUE, values, True), *queue_reminder(due, now)]


def queue_reminder(due: DueClock, now: int) -> list[Statement]:
    """Queue that a player hears of their time, where the server tells people anything.

    `due.banks.stage` says of what: that most of it has gone (`remind`) or all of it (`late`): then
    the other one of two is notified, who may claim the match.
    """
    stage, seat = due.clock_state.stage, due.clock_state.running_seat
    if stage == "late" and len(due.clock_state.remaining) == 2:
        return [queue_for_others(due.match, seat, due.owner, "claim", now, event="time")]
    if stage != "remind" or due.owner is None:
        return []
    return [queue_notification(due.match, due.owner, "time", now, now)]


#: Clocks that run since a moment that is yet to come, and what brings them back.
_AHEAD: Final = "select 1 from clocks where due is not null and since > ? limit 1"
_BACK: Final = (
    "update clocks set due = due - (since - ?1), since = ?1 where due is not null and since > ?2"
)


class ClockStore(BaseStore):
    """The time of matches, beside them."""

    async def list_due(self, before: int, limit: int) -> list[DueClock]:
        """The matches at which something was to happen by that moment, the earliest first."""
        return await self._read(lambda: load_due(self._connection, before, limit))

    async def save_next_due(self, due: DueClock, clock_state: ClockState, now: int) -> None:
        """What was due has been seen to: note what is due next."""
        await self._write(set_next_due(due, clock_state, now))

    async def bring_back(self, now: int, more: int) -> None:
        """Let clocks that were started more than so much after this moment run from now on."""
        if await self._fetch_all(_AHEAD, now + more):
            await self._write([(_BACK, (now, now + more), False)])


def _build_clock_state(
    left: str, seat: int | None, since: int, due: int | None, stage: str
) -> ClockState:
    banks = check_types(ClockState(tuple(msgspec.json.decode(left)), seat, since, due, stage))
    if seat is not None and not 0 <= seat < len(banks.remaining):
        raise IndexError
    return banks
