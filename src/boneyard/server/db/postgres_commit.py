"""Committing groups in PostgreSQL, where others write too, and a connection may be lost.

With every group a mark is written: the number of the group, in a row of this house. A connection
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
from boneyard.server.db.group_commit import Wanted
from boneyard.server.db.postgres_connection import Address, Connection, Link, fitting
from boneyard.server.db.postgres_sql import for_postgres
from boneyard.server.errors import StoreError, Taken, Unsure

log = logging.getLogger("boneyard.store")

#: Where other houses are told what has been committed: a match, and the number of its last entry.
CHANNEL: Final = "boneyard"
#: The first key of the locks on what is kept apart.
_APART: Final = 8626
#: How much longer than for anything else it is waited to learn whether something was committed.
_CARE: Final = 5

_LOCK: Final = b"select pg_advisory_xact_lock($1::int, one::int) from unnest($2::bigint[]) as one"
_TELL: Final = b"select pg_notify($1, one) from unnest($2::text[]) as one"
_MARK: Final = (
    b"insert into writers values ($1, $2, $3) "
    b"on conflict (writer) do update set last = excluded.last, at = excluded.at"
)
#: Both at once: a statement less for every move.
_MARK_AND_TELL: Final = b"with mark as (%b) %b" % (
    _MARK,
    _TELL.replace(b"$1", b"$4").replace(b"$2", b"$5"),
)
#: Waits until nobody is in the middle of it.
_MARKED: Final = b"select last from writers where writer = $1 for update"
#: What only this statement suffers from: the others of its group go on.
_ITS_OWN: Final = (psycopg.DataError, OverflowError, UnicodeError)


class _Outcome(enum.Enum):
    WRITTEN = enum.auto()
    AGAIN = enum.auto()
    """Nothing is written, and it may go better the next time."""
    UNWRITTEN = enum.auto()
    UNSURE = enum.auto()


def _certain(wanted: Wanted) -> bool:
    """Say whether all that must change a row changes one, or is an error."""
    return not any(
        needed and (not sql.startswith("insert ") or " values (" not in sql or "nothing" in sql)
        for sql, _, needed in wanted.statements
    )


class Committer:
    """Writes groups by one connection, wholly or not at all."""

    def __init__(self, link: Link, address: Address, name: str, patience: float) -> None:
        """Say by which connection, and what this house calls itself."""
        self._link, self._address, self._name, self._patience = link, address, name, patience
        self._turn = 0

    def commit(self, group: list[Wanted]) -> None:
        """Commit a group; whoever of it fails has an `error` then."""
        with self._link.watched():
            self._commit(group)

    def _commit(self, group: list[Wanted]) -> None:
        # In the order of what it is about: two houses never wait for each other.
        group.sort(key=lambda one: one.about)
        until = time.monotonic() + self._patience
        outcome = self._tried(group, until)
        while outcome is _Outcome.AGAIN and time.monotonic() < until:
            outcome = self._tried(group, until)
        if outcome is not _Outcome.WRITTEN:
            unsure = outcome is _Outcome.UNSURE
            for one in group:
                one.error = Unsure("store-unsure") if unsure else StoreError("store-unwritten")

    def _tried(self, group: list[Wanted], until: float) -> _Outcome:
        self._turn += 1
        committing = False
        try:
            connection = self._link.opened(until)
            # Where nothing but an error can refuse it, the commit goes along, in one go.
            along = committing = all(map(_certain, group))
            if not self._at_once(connection, group, along):
                along = committing = False
                connection.execute(b"rollback")
                self._one_by_one(connection, group)
            committing = True
            if not along:
                connection.execute(b"commit")
        except psycopg.Error as error:
            log.error("can't write: %s", self._address.reason(error))
            if self._link.lost:
                return self._found_out() if committing else _Outcome.AGAIN
            with contextlib.suppress(psycopg.Error):
                connection.execute(b"rollback")
            # Two who waited for each other: it is whose turn it is now.
            again = (error.sqlstate or "").startswith("40")
            return _Outcome.AGAIN if again else _Outcome.UNWRITTEN
        return _Outcome.WRITTEN

    def _found_out(self) -> _Outcome:
        """See whether a commit was made while whose answer the connection was lost."""
        until = time.monotonic() + self._patience * _CARE
        while True:
            try:
                row = self._link.opened(until).execute(_MARKED, (self._name,)).fetchone()
            except psycopg.Error as error:
                if time.monotonic() >= until:
                    log.error("can't see what was committed: %s", self._address.reason(error))
                    return _Outcome.UNSURE
            else:
                written = row is not None and row[0] == self._turn
                return _Outcome.WRITTEN if written else _Outcome.AGAIN

    def _begun(self, connection: Connection, group: list[Wanted]) -> None:
        connection.execute(b"begin")
        apart = {zlib.crc32(one.about.encode()) & 0x7FFF_FFFF for one in group if one.apart}
        if apart:
            connection.execute(_LOCK, (_APART, sorted(apart)))

    def _mark(self, connection: Connection, group: list[Wanted]) -> None:
        """Leave a mark, and let other houses know: of a match and a number, nothing else."""
        news = {f"{one.news[0]} {one.news[1]}" for one in group if one.news and not one.error}
        mark = (self._name, self._turn, wall_clock.now())
        if news:
            connection.execute(_MARK_AND_TELL, (*mark, CHANNEL, sorted(news)))
        else:
            connection.execute(_MARK, mark)

    def _at_once(self, connection: Connection, group: list[Wanted], commit: bool) -> bool:
        """Send all without waiting for answers; False if somebody of the group is refused."""
        for one in group:
            one.error = None
        must = []
        # What was to be prepared in a pipeline that is broken off is known as prepared, and isn't.
        connection.prepare_threshold = None
        try:
            with connection.pipeline():
                self._begun(connection, group)
                for one in group:
                    for sql, values, needed in one.statements:
                        answer = connection.execute(for_postgres(sql), fitting(values))
                        if needed:
                            must.append(answer)
                self._mark(connection, group)
                if commit:  # after an error it isn't done
                    connection.execute(b"commit")
        except (psycopg.IntegrityError, *_ITS_OWN):
            return False
        return all(answer.rowcount > 0 for answer in must)

    def _one_by_one(self, connection: Connection, group: list[Wanted]) -> None:
        """Find out who is refused; the rest of the group goes on."""
        self._begun(connection, group)
        for one in group:
            one.error = self._refused(connection, one.statements)
        self._mark(connection, group)

    def _refused(
        self, connection: Connection, statements: Sequence[Statement]
    ) -> StoreError | None:
        connection.execute(b"savepoint one")
        error: StoreError | None = None
        try:
            for sql, values, needed in statements:
                if connection.execute(for_postgres(sql), fitting(values)).rowcount < 1 and needed:
                    raise psycopg.IntegrityError
        except psycopg.IntegrityError:
            error = Taken("store-taken")
        except _ITS_OWN:
            error = StoreError("store-unwritten")
        if error is not None:
            connection.execute(b"rollback to one")
        connection.execute(b"release one")
        return error
