"""The clocks of matches: a row for each that has one, found by when it is due."""

import logging
from typing import Final

import msgspec

from boneyard.server.db.base import Asked, Rows, Statement
from boneyard.server.db.damage import SIGNS, checked, found_at
from boneyard.server.db.outbox import queued, queued_for_others
from boneyard.server.matches.models import StoredBanks, StoredDue, StoredLater

log = logging.getLogger("boneyard.store")

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
#: The next thing that is due, unless somebody has moved or another house was here first.
_STEP: Final = (
    "update clocks set due = ?, stage = ? where match = ? and due = ? and stage = ? and since = ?"
)

_LATER: Final = "select seat, after, plays from later where match = ?"
_LEAVE: Final = (
    "insert into later (match, seat, after, plays) values (?, ?, ?, ?) "
    "on conflict (match, seat) do update set after = excluded.after, plays = excluded.plays"
)


def put(match: str, banks: StoredBanks | None) -> list[Statement]:
    """Write how the clocks of a match stand; None: as before."""
    if banks is None:
        return []
    left = msgspec.json.encode(banks.left).decode()
    return [(_PUT, (match, left, banks.seat, banks.since, banks.due, banks.stage), True)]


def of(reader: Asked, match: str) -> StoredBanks | None:
    """How the clocks of a match stand, if it has any."""
    row = reader.execute(_GET, (match,)).fetchone()
    return None if row is None else _banks(*row)


def due(reader: Asked, before: int, most: int) -> list[StoredDue]:
    """What was due by that moment, the earliest first."""
    found = []
    for match, clock, *banks, owner in reader.execute(_DUE, (before, most)):
        try:
            sizes = msgspec.json.decode(clock, type=tuple[int, int, int])
            found.append(StoredDue(match, sizes, _banks(*banks), owner))
        except SIGNS as error:  # the clocks of all other matches go on
            log.error("the clock of match %s… is damaged: %s", str(match)[:6], found_at(error))
    return found


def step(due: StoredDue, banks: StoredBanks, now: int) -> list[Statement]:
    """What was due is done, and the next thing is noted."""
    was = due.banks
    values = (banks.due, banks.stage, due.match, was.due, was.stage, was.since)
    return [(_STEP, values, True), *reminded(due, now)]


def reminded(due: StoredDue, now: int) -> list[Statement]:
    """Queue that somebody is told of their time, where the house tells people anything.

    `due.banks.stage` says of what: that most of it has gone (`remind`) or all of it (`late`): then
    the other one of two is told, who may claim the match.
    """
    stage, seat = due.banks.stage, due.banks.seat
    if stage == "late" and len(due.banks.left) == 2:
        return [queued_for_others(due.match, seat, due.owner, "claim", now, wants="time")]
    if stage != "remind" or due.owner is None:
        return []
    return [queued(due.match, due.owner, "time", now, now)]


def later_of(reader: Asked, match: str) -> tuple[StoredLater, ...]:
    """What the players of a match have left for later."""
    rows = reader.execute(_LATER, (match,))
    return tuple(
        StoredLater(seat, after, tuple(msgspec.json.decode(plays))) for seat, after, plays in rows
    )


#: Clocks that run since a moment that is yet to come, and what brings them back.
_AHEAD: Final = "select 1 from clocks where due is not null and since > ? limit 1"
_BACK: Final = (
    "update clocks set due = due - (since - ?1), since = ?1 where due is not null and since > ?2"
)


class ClockTables(Rows):
    """The time of matches, beside them."""

    async def due(self, before: int, most: int) -> list[StoredDue]:
        """The matches at which something was to happen by that moment, the earliest first."""
        return await self._read(lambda: due(self._connection, before, most))

    async def timed(self, due: StoredDue, banks: StoredBanks, now: int) -> None:
        """What was due has been seen to: note what is due next."""
        await self._write(step(due, banks, now))

    async def bring_back(self, now: int, more: int) -> None:
        """Let clocks that were started more than so much after this moment run from now on."""
        if await self._rows(_AHEAD, now + more):
            await self._write([(_BACK, (now, now + more), False)])

    async def leave(self, match: str, later: StoredLater) -> None:
        """Keep what somebody leaves for their next turn; nothing: forget it."""
        plays = msgspec.json.encode(later.plays).decode()
        put = [(_LEAVE, (match, later.seat, later.after, plays), True)]
        forget = [("delete from later where match = ? and seat = ?", (match, later.seat), False)]
        # Whoever makes the plays when the turn comes must know of them.
        await self._write(put if later.plays else forget, match, news=(match, 0))


def _banks(left: str, seat: int | None, since: int, due: int | None, stage: str) -> StoredBanks:
    banks = checked(StoredBanks(tuple(msgspec.json.decode(left)), seat, since, due, stage))
    if seat is not None and not 0 <= seat < len(banks.left):
        raise IndexError
    return banks
