"""Group commit in PostgreSQL: concurrent writers, connections lost while committing.

With every group a mark is written: the number of the group, in a row of this process. A connection
that is lost in the moment of a commit leaves open whether it was made; the mark tells, for all that
was in the group, and nothing is acknowledged or refused before it is known.
"""

import contextlib
import enum
import logging
import time
import zlib
from collections.abc import Sequence
from typing import Final

import psycopg

from boneyard.server import wall_clock
from boneyard.server.db.base import Statement
from boneyard.server.db.group_commit import WriteRequest
from boneyard.server.db.postgres_connection import (
    Connection,
    PostgresAddress,
    ReconnectingConnection,
    replace_nul,
    to_postgres,
)
from boneyard.server.errors import Conflict, OutcomeUnknown, StoreError

log = logging.getLogger(__name__)

#: The channel on which commits are announced: a match, and the number of its last entry.
NOTIFY_CHANNEL: Final = "boneyard"
#: The first key of the locks on what is kept apart.
_LOCK_CLASS: Final = 8626
#: How much longer than for anything else it is waited to learn whether something was committed.
_OUTCOME_TIMEOUT_FACTOR: Final = 5

_LOCK: Final = b"select pg_advisory_xact_lock($1::int, one::int) from unnest($2::bigint[]) as one"
_NOTIFY: Final = b"select pg_notify($1, one) from unnest($2::text[]) as one"
_WRITE_MARK: Final = (
    b"insert into writers values ($1, $2, $3) "
    b"on conflict (writer) do update set last = excluded.last, at = excluded.at"
)
#: Both at once: a statement less for every move.
_MARK_AND_NOTIFY: Final = b"with mark as (%b) %b" % (
    _WRITE_MARK,
    _NOTIFY.replace(b"$1", b"$4").replace(b"$2", b"$5"),
)
#: Waits until no one is in the middle of it.
_READ_MARK: Final = b"select last from writers where writer = $1 for update"
#: What only this statement suffers from: the others of its group go on.
_STATEMENT_ERRORS: Final = (psycopg.DataError, OverflowError, UnicodeError)


class _Outcome(enum.Enum):
    COMMITTED = enum.auto()
    RETRY = enum.auto()
    """Nothing is written, and it may go better the next time."""
    FAILED = enum.auto()
    UNKNOWN = enum.auto()


def _is_unconditional(wanted: WriteRequest) -> bool:
    """Say whether all that must change a row changes one, or is an error."""
    return not any(
        needed and (not sql.startswith("insert ") or " values (" not in sql or "nothing" in sql)
        for sql, _, needed in wanted.statements
    )


class Committer:
    """Writes groups by one connection, wholly or not at all."""

    def __init__(
        self,
        connection: ReconnectingConnection,
        address: PostgresAddress,
        name: str,
        timeout_seconds: float,
    ) -> None:
        """Say by which connection, and what this process calls itself."""
        self._connection, self._address, self._name, self._timeout_seconds = (
            connection,
            address,
            name,
            timeout_seconds,
        )
        self._group_number = 0

    def commit(self, group: list[WriteRequest]) -> None:
        """Commit a group; a request that fails has an `error` then."""
        with self._connection.track_time():
            self._commit(group)

    def _commit(self, group: list[WriteRequest]) -> None:
        # In the order of what it is about: two processes never wait for each other.
        group.sort(key=lambda one: one.lock_key)
        until = time.monotonic() + self._timeout_seconds
        outcome = self._try_commit(group, until)
        while outcome is _Outcome.RETRY and time.monotonic() < until:
            outcome = self._try_commit(group, until)
        if outcome is not _Outcome.COMMITTED:
            unsure = outcome is _Outcome.UNKNOWN
            for one in group:
                one.error = (
                    OutcomeUnknown("store-unsure") if unsure else StoreError("store-unwritten")
                )

    def _try_commit(self, group: list[WriteRequest], until: float) -> _Outcome:
        self._group_number += 1
        committing = False
        try:
            connection = self._connection.connect(until)
            # Where nothing but an error can refuse it, the commit goes along, in one go.
            along = committing = all(map(_is_unconditional, group))
            if not self._send_pipelined(connection, group, along):
                along = committing = False
                connection.execute(b"rollback")
                self._execute_one_by_one(connection, group)
            committing = True
            if not along:
                connection.execute(b"commit")
        except psycopg.Error as error:
            log.error("can't write: %s", self._address.describe_error(error))
            if self._connection.is_lost:
                return self._find_outcome() if committing else _Outcome.RETRY
            with contextlib.suppress(psycopg.Error):
                connection.execute(b"rollback")
            # Two who waited for each other: it is whose turn it is now.
            again = (error.sqlstate or "").startswith("40")
            return _Outcome.RETRY if again else _Outcome.FAILED
        return _Outcome.COMMITTED

    def _find_outcome(self) -> _Outcome:
        """See whether a commit was made while whose answer the connection was lost."""
        until = time.monotonic() + self._timeout_seconds * _OUTCOME_TIMEOUT_FACTOR
        while True:
            try:
                row = self._connection.connect(until).execute(_READ_MARK, (self._name,)).fetchone()
            except psycopg.Error as error:
                if time.monotonic() >= until:
                    log.error(
                        "can't see what was committed: %s", self._address.describe_error(error)
                    )
                    return _Outcome.UNKNOWN
            else:
                written = row is not None and row[0] == self._group_number
                return _Outcome.COMMITTED if written else _Outcome.RETRY

    def _begin(self, connection: Connection, group: list[WriteRequest]) -> None:
        connection.execute(b"begin")
        apart = {zlib.crc32(one.lock_key.encode()) & 0x7FFF_FFFF for one in group if one.exclusive}
        if apart:
            connection.execute(_LOCK, (_LOCK_CLASS, sorted(apart)))

    def _write_mark(self, connection: Connection, group: list[WriteRequest]) -> None:
        """Leave a mark, and let other processes know: of a match and a number, nothing else."""
        news = {
            f"{one.announcement[0]} {one.announcement[1]}"
            for one in group
            if one.announcement and not one.error
        }
        mark = (self._name, self._group_number, wall_clock.now_ms())
        if news:
            connection.execute(_MARK_AND_NOTIFY, (*mark, NOTIFY_CHANNEL, sorted(news)))
        else:
            connection.execute(_WRITE_MARK, mark)

    def _send_pipelined(
        self, connection: Connection, group: list[WriteRequest], commit: bool
    ) -> bool:
        """Send all without waiting for answers; False if a request of the group is refused."""
        for one in group:
            one.error = None
        must = []
        # What was to be prepared in a pipeline that is broken off is known as prepared, and isn't.
        connection.prepare_threshold = None
        try:
            with connection.pipeline():
                self._begin(connection, group)
                for one in group:
                    for sql, values, needed in one.statements:
                        answer = connection.execute(to_postgres(sql), replace_nul(values))
                        if needed:
                            must.append(answer)
                self._write_mark(connection, group)
                if commit:  # after an error it isn't done
                    connection.execute(b"commit")
        except (psycopg.IntegrityError, *_STATEMENT_ERRORS):
            return False
        return all(answer.rowcount > 0 for answer in must)

    def _execute_one_by_one(self, connection: Connection, group: list[WriteRequest]) -> None:
        """Find out who is refused; the rest of the group goes on."""
        self._begin(connection, group)
        for one in group:
            one.error = self._execute_in_savepoint(connection, one.statements)
        self._write_mark(connection, group)

    def _execute_in_savepoint(
        self, connection: Connection, statements: Sequence[Statement]
    ) -> StoreError | None:
        connection.execute(b"savepoint one")
        error: StoreError | None = None
        try:
            for sql, values, needed in statements:
                if (
                    connection.execute(to_postgres(sql), replace_nul(values)).rowcount < 1
                    and needed
                ):
                    raise psycopg.IntegrityError
        except psycopg.IntegrityError:
            error = Conflict("store-taken")
        except _STATEMENT_ERRORS:
            error = StoreError("store-unwritten")
        if error is not None:
            connection.execute(b"rollback to one")
        connection.execute(b"release one")
        return error
