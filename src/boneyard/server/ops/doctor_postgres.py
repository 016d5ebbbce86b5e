"""Looks into a PostgreSQL as a house will find it, and changes nothing there."""

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from boneyard.i18n import message
from boneyard.server.db.migrate import migrations
from boneyard.server.db.shelves import tables
from boneyard.server.errors import StoreError
from boneyard.server.ops.findings import Finding, good, note, of_version, wrong

if TYPE_CHECKING:
    from boneyard.server.db.postgres_connection import Connection

#: The oldest PostgreSQL that is taken, as its number.
OLDEST: Final = 120_000
#: Seconds that the clocks of the house and of its database may be apart.
APART: Final = 2.0
#: Connections that a house has: one that writes, four that read, and two that listen.
CONNECTIONS: Final = 7
_NEEDED: Final = ("select", "insert", "update", "delete")

_MAY: Final = (
    b"select one from unnest($1::text[]) as one where to_regclass(one) is not null "
    b"and not has_table_privilege(to_regclass(one), $2)"
)
_ROOM: Final = (
    b"select current_setting('max_connections')::int - "
    b"current_setting('superuser_reserved_connections')::int - "
    b"(select count(*)::int from pg_stat_activity where backend_type = 'client backend')"
)
_HOUSES: Final = (
    b"select count(*)::int from leases "
    b"where until > (extract(epoch from clock_timestamp()) * 1000)::bigint"
)
_BACKUPS: Final = (
    b"select current_setting('archive_mode') <> 'off', "
    b"coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false), "
    b"(select count(*)::int from pg_stat_replication) from pg_stat_archiver"
)


def looked(db: str, patience: float) -> Iterator[Finding]:
    """Look at everything, one thing after the other."""
    try:
        import psycopg

        from boneyard.server.db.postgres_connection import Address
    except ImportError:
        yield wrong(message("store-no-psycopg"))
        return
    try:
        where = Address(db)
    except StoreError as error:
        yield wrong(error.message)
        return
    try:
        connection = where.connect(patience, "boneyard-doctor")
    except psycopg.Error as error:
        yield wrong(where.refusal(error).message)
        return
    with connection:
        for look in _LOOKS:
            try:
                yield from look(connection)
            except psycopg.Error as error:
                yield wrong(message("doctor-pg-unread", why=where.reason(error)))
                if connection.closed:
                    return


def _one(connection: "Connection", sql: bytes, *values: Any) -> Any:
    row = connection.execute(sql, values).fetchone()
    return None if row is None else row[0]


def _answers(connection: "Connection") -> Iterator[Finding]:
    """Its version, and whether it is it that answers."""
    version = str(_one(connection, b"show server_version")).partition(" ")[0]
    old = connection.info.server_version < OLDEST
    what = "doctor-pg-old" if old else "doctor-pg-answers"
    least = {"least": str(OLDEST // 10_000)} if old else {}
    yield Finding("wrong" if old else "good", message(what, version=version, **least))
    if connection.info.backend_pid != _one(connection, b"select pg_backend_pid()"):
        yield wrong(message("doctor-pg-pooled"))
    if _one(connection, b"show server_encoding") != "UTF8":
        yield wrong(message("doctor-pg-encoding"))


def _version(connection: "Connection") -> Iterator[Finding]:
    from boneyard.server.db.postgres_migrate import version_of

    newest, version = migrations()[-1][0], version_of(connection)
    if not version:
        yield note(message("doctor-pg-empty"))
    else:
        yield of_version(version, newest)
    make = b"select has_schema_privilege(current_schema(), 'create')"
    if version < newest and not _one(connection, make):
        yield wrong(message("doctor-pg-no-create"))


def _rights(connection: "Connection") -> Iterator[Finding]:
    """Whether everything can be read and written."""
    if _one(connection, b"select pg_is_in_recovery()"):
        yield wrong(message("doctor-pg-standby"))
        return
    names = [one.name for one in tables()] + ["leases", "writers"]
    lacking = {
        name for kind in _NEEDED for (name,) in connection.execute(_MAY, (names, kind)).fetchall()
    }
    if lacking:
        yield wrong(message("doctor-pg-no-rights", tables=tuple(sorted(lacking))))
    else:
        yield good(message("doctor-pg-rights"))


def _durable(connection: "Connection") -> Iterator[Finding]:
    """Whether what is acknowledged survives a power cut."""
    off = [one for one in ("fsync", "full_page_writes")
           if _one(connection, b"select current_setting($1)", one) != "on"]  # fmt: skip
    if off:
        yield wrong(message("doctor-pg-loses", names=tuple(off)))
    else:
        yield good(message("doctor-pg-durable"))


def _clock(connection: "Connection") -> Iterator[Finding]:
    """Whether both clocks show the same time; what the question took is no difference."""
    before = time.time()
    there = float(_one(connection, b"select extract(epoch from clock_timestamp())::float8"))
    apart = max(before - there, there - time.time(), 0.0)
    told = message("doctor-pg-clock" if apart <= APART else "doctor-pg-apart", seconds=round(apart))
    yield Finding("good" if apart <= APART else "wrong", told)


def _room(connection: "Connection") -> Iterator[Finding]:
    """Whether another house finds connections, and how many there are."""
    left = int(_one(connection, _ROOM))
    what = "doctor-pg-room" if left >= CONNECTIONS else "doctor-pg-full"
    told = message(what, left=max(left, 0), each=CONNECTIONS)
    yield Finding("good" if left >= CONNECTIONS else "note", told)
    if _one(connection, b"select to_regclass('leases')") is not None:
        yield good(message("doctor-pg-houses", count=int(_one(connection, _HOUSES))))


def _backups(connection: "Connection") -> Iterator[Finding]:
    """Whether the server keeps what could be put back; whoever copies it otherwise isn't seen."""
    archives, fails, followers = connection.execute(_BACKUPS).fetchone() or (False, False, 0)
    if archives and fails:
        yield wrong(message("doctor-pg-archive-fails"))
    elif archives or followers:
        yield good(message("doctor-pg-archive"))
    else:
        yield note(message("doctor-pg-no-backup"))


_LOOKS: Final[tuple[Callable[["Connection"], Iterator[Finding]], ...]] = (
    _answers, _version, _rights, _durable, _clock, _room, _backups,
)  # fmt: skip
