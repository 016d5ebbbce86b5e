"""Doctor: checks settings, database, disk, clock and compiled kernels."""

import contextlib
import os
import shutil
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct

from boneyard.i18n import Message, message
from boneyard.server.db import is_postgres
from boneyard.server.db.copy_and_backup import list_tables
from boneyard.server.db.schema_migrations import load_migrations
from boneyard.server.db.sqlite import find_processes_using
from boneyard.server.errors import SettingError, StoreError
from boneyard.server.http.client_address import is_loopback
from boneyard.server.notifications.mail import SmtpMailer
from boneyard.server.ops.admin_auth import AdminAuth
from boneyard.server.settings import (
    Settings,
    default_database,
    describe_unknown_variable,
    find_unknown_variables,
)

if TYPE_CHECKING:
    from boneyard.server.db.postgres_connection import Connection


Level = Literal["good", "note", "wrong"]


class Finding(Struct, frozen=True):
    """One thing that was looked at."""

    level: Level
    message: Message


def good(what: Message) -> Finding:
    """Something that is as it should be."""
    return Finding("good", what)


def note(what: Message) -> Finding:
    """Something to know."""
    return Finding("note", what)


def wrong(what: Message) -> Finding:
    """Something that is to be mended."""
    return Finding("wrong", what)


def check_version(version: int, newest: int) -> Finding:
    """Whether this Boneyard knows the version of a database."""
    gaps = {"version": str(version), "known": str(newest)}
    if version > newest:
        return wrong(message("doctor-newer", **gaps))
    if version < newest:
        return note(message("doctor-older", **gaps))
    return good(message("doctor-version", version=str(version)))


#: The oldest PostgreSQL that is taken, as its number.
MIN_PG_VERSION: Final = 120_000

#: Seconds that the clocks of the server and of its database may be apart.
MAX_PG_CLOCK_SKEW_SECONDS: Final = 2.0

#: Connections that a server has: one that writes, four that read, and two that listen.
PG_CONNECTIONS_PER_PROCESS: Final = 7

_PG_PRIVILEGES: Final = ("select", "insert", "update", "delete")


_SELECT_LACKING: Final = (
    b"select one from unnest($1::text[]) as one where to_regclass(one) is not null "
    b"and not has_table_privilege(to_regclass(one), $2)"
)

_FREE_CONNECTIONS: Final = (
    b"select current_setting('max_connections')::int - "
    b"current_setting('superuser_reserved_connections')::int - "
    b"(select count(*)::int from pg_stat_activity where backend_type = 'client backend')"
)

_COUNT_PROCESSES: Final = (
    b"select count(*)::int from leases "
    b"where until > (extract(epoch from clock_timestamp()) * 1000)::bigint"
)

_BACKUPS: Final = (
    b"select current_setting('archive_mode') <> 'off', "
    b"coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false), "
    b"(select count(*)::int from pg_stat_replication) from pg_stat_archiver"
)


def diagnose_postgres(db: str, timeout_seconds: float) -> Iterator[Finding]:
    """Look at everything, one thing after the other."""
    try:
        import psycopg

        from boneyard.server.db.postgres_connection import PostgresAddress
    except ImportError:
        yield wrong(message("store-no-psycopg"))
        return
    try:
        where = PostgresAddress(db)
    except StoreError as error:
        yield wrong(error.message)
        return
    try:
        connection = where.connect(timeout_seconds, "boneyard-doctor")
    except psycopg.Error as error:
        yield wrong(where.connection_error(error).message)
        return
    with connection:
        for look in _PG_CHECKS:
            try:
                yield from look(connection)
            except psycopg.Error as error:
                yield wrong(message("doctor-pg-unread", why=where.describe_error(error)))
                if connection.closed:
                    return


def _fetch_value(connection: "Connection", sql: bytes, *values: object) -> Any:
    row = connection.execute(sql, values).fetchone()
    return None if row is None else row[0]


def _check_pg_server(connection: "Connection") -> Iterator[Finding]:
    """Its version, and whether it is it that answers."""
    version = str(_fetch_value(connection, b"show server_version")).partition(" ")[0]
    old = connection.info.server_version < MIN_PG_VERSION
    what = "doctor-pg-old" if old else "doctor-pg-answers"
    least = {"least": str(MIN_PG_VERSION // 10_000)} if old else {}
    yield Finding("wrong" if old else "good", message(what, version=version, **least))
    if connection.info.backend_pid != _fetch_value(connection, b"select pg_backend_pid()"):
        yield wrong(message("doctor-pg-pooled"))
    if _fetch_value(connection, b"show server_encoding") != "UTF8":
        yield wrong(message("doctor-pg-encoding"))


def _check_pg_version(connection: "Connection") -> Iterator[Finding]:
    from boneyard.server.db.postgres_schema_migrations import read_version

    newest, version = load_migrations()[-1][0], read_version(connection)
    if not version:
        yield note(message("doctor-pg-empty"))
    else:
        yield check_version(version, newest)
    make = b"select has_schema_privilege(current_schema(), 'create')"
    if version < newest and not _fetch_value(connection, make):
        yield wrong(message("doctor-pg-no-create"))


def _check_pg_privileges(connection: "Connection") -> Iterator[Finding]:
    """Whether everything can be read and written."""
    if _fetch_value(connection, b"select pg_is_in_recovery()"):
        yield wrong(message("doctor-pg-standby"))
        return
    names = [one.name for one in list_tables()] + ["leases", "writers"]
    lacking = {
        name
        for kind in _PG_PRIVILEGES
        for (name,) in connection.execute(_SELECT_LACKING, (names, kind)).fetchall()
    }
    if lacking:
        yield wrong(message("doctor-pg-no-rights", tables=tuple(sorted(lacking))))
    else:
        yield good(message("doctor-pg-rights"))


def _check_pg_durability(connection: "Connection") -> Iterator[Finding]:
    """Whether what is acknowledged survives a power cut."""
    off = [one for one in ("fsync", "full_page_writes")
           if _fetch_value(connection, b"select current_setting($1)", one) != "on"]  # fmt: skip
    if off:
        yield wrong(message("doctor-pg-loses", names=tuple(off)))
    else:
        yield good(message("doctor-pg-durable"))


def _check_pg_clock(connection: "Connection") -> Iterator[Finding]:
    """Whether both clocks show the same time; what the question took is no difference."""
    before = time.time()
    there = float(_fetch_value(connection, b"select extract(epoch from clock_timestamp())::float8"))
    apart = max(before - there, there - time.time(), 0.0)
    told = message(
        "doctor-pg-clock" if apart <= MAX_PG_CLOCK_SKEW_SECONDS else "doctor-pg-apart",
        seconds=round(apart),
    )
    yield Finding("good" if apart <= MAX_PG_CLOCK_SKEW_SECONDS else "wrong", told)


def _check_pg_connections(connection: "Connection") -> Iterator[Finding]:
    """Whether another process finds connections, and how many there are."""
    left = int(_fetch_value(connection, _FREE_CONNECTIONS))
    what = "doctor-pg-room" if left >= PG_CONNECTIONS_PER_PROCESS else "doctor-pg-full"
    told = message(what, left=max(left, 0), each=PG_CONNECTIONS_PER_PROCESS)
    yield Finding("good" if left >= PG_CONNECTIONS_PER_PROCESS else "note", told)
    if _fetch_value(connection, b"select to_regclass('leases')") is not None:
        yield good(
            message("doctor-pg-houses", count=int(_fetch_value(connection, _COUNT_PROCESSES)))
        )


def _check_pg_backups(connection: "Connection") -> Iterator[Finding]:
    """Whether there are backups; copies made in other ways aren't seen."""
    archives, fails, followers = connection.execute(_BACKUPS).fetchone() or (False, False, 0)
    if archives and fails:
        yield wrong(message("doctor-pg-archive-fails"))
    elif archives or followers:
        yield good(message("doctor-pg-archive"))
    else:
        yield note(message("doctor-pg-no-backup"))


_PG_CHECKS: Final[tuple[Callable[["Connection"], Iterator[Finding]], ...]] = (
    _check_pg_server,
    _check_pg_version,
    _check_pg_privileges,
    _check_pg_durability,
    _check_pg_clock,
    _check_pg_connections,
    _check_pg_backups,
)


#: Bytes that a disk should have left.
MIN_FREE_BYTES: Final = 200 * 2**20

#: Seconds that a clock may be behind the newest file, and the time before which no clock is right.
MAX_CLOCK_LAG_SECONDS, EARLIEST_TIME = 300.0, 1_790_000_000

#: Descriptors that a server needs beside its connections.
EXTRA_DESCRIPTORS: Final = 100

#: Seconds until a caller who doesn't answer is taken to be unreachable.
TIMEOUT_SECONDS: Final = 5.0


def diagnose(settings: Settings) -> Iterator[Finding]:
    """Look at everything, one thing after the other."""
    if is_postgres(settings.db):
        yield from diagnose_postgres(settings.db, TIMEOUT_SECONDS)
    else:
        yield from _check_file(Path(settings.db), settings)
    yield _check_clock(Path(settings.db))
    yield _check_descriptors(settings)
    yield from _check_kernels()
    yield from _check_names(settings)
    yield from _check_variables()
    yield from _check_mail(settings)


# The file of matches.


def _check_file(path: Path, settings: Settings) -> Iterator[Finding]:
    folder = path.parent if path.parent.exists() else path.parent.parent
    yield _check_disk(folder)
    if path.is_dir():
        yield wrong(message("doctor-folder", path=str(path)))
        return
    if not path.parent.exists() and path.parent != Path(default_database()).parent:
        yield wrong(message("settings-no-folder", folder=str(path.parent)))
        return
    if not path.exists():
        usable = os.access(folder, os.W_OK)
        what = "doctor-no-file" if usable else "doctor-no-folder"
        yield Finding("note" if usable else "wrong", message(what, path=str(path)))
        return
    yield _check_permissions(path)
    yield from _check_database(path, settings.busy)
    yield _check_other_processes(path)


def _check_disk(folder: Path) -> Finding:
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return wrong(message("doctor-no-disk", path=str(folder), why=error.strerror or ""))
    told = message(
        "doctor-disk" if free >= MIN_FREE_BYTES else "doctor-disk-full", free=free // 2**20
    )
    return Finding("good" if free >= MIN_FREE_BYTES else "wrong", told)


def _check_permissions(path: Path) -> Finding:
    """Whether the file is ours to write, and no one else's to read."""
    if not os.access(path, os.R_OK | os.W_OK) or not os.access(path.parent, os.W_OK):
        return wrong(message("doctor-not-writable", path=str(path)))
    if os.name == "posix" and path.stat().st_mode & 0o077:
        return wrong(message("doctor-readable", path=str(path)))
    return good(message("doctor-private"))


def _check_database(path: Path, timeout_seconds: float) -> Iterator[Finding]:
    """What the database says of itself: its version, whether it is whole, whether it is locked."""
    newest = load_migrations()[-1][0]
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=timeout_seconds)) as file:
            (version,) = file.execute("pragma user_version").fetchone()
            (whole,) = file.execute("pragma quick_check(1)").fetchone()
            if whole == "ok" and not _has_tables(file):
                # Not even a new server has such a file: `cp` makes it of one that is open.
                yield wrong(message("settings-empty-database", path=str(path)))
                return
            yield check_version(version, newest)
            if whole == "ok":
                yield good(message("doctor-whole"))
                if _is_empty(file):
                    yield note(message("settings-empty-database", path=str(path)))
            else:
                yield wrong(message("doctor-broken", path=str(path), why=str(whole)))
            file.execute("begin immediate")
            file.rollback()
            yield good(message("doctor-unlocked"))
            yield note(message("settings-no-backup", path=str(path)))
    except sqlite3.DatabaseError as error:
        what = "doctor-broken"
        if isinstance(error, sqlite3.OperationalError):  # such as a file that is read-only
            what = "doctor-locked" if "locked" in str(error) else "store-unusable"
        yield wrong(message(what, path=str(path), why=str(error)))


def _has_tables(file: sqlite3.Connection) -> bool:
    (tables,) = file.execute("select count(*) from sqlite_master").fetchone()
    return bool(tables)


def _is_empty(file: sqlite3.Connection) -> bool:
    return not any(
        file.execute(f"select exists (select 1 from {table})").fetchone()[0]
        for table in ("matches", "people")
    )


def _check_other_processes(path: Path) -> Finding:
    """Who has the file open; several processes on one file are all right, but should be meant."""
    found = tuple(map(str, find_processes_using(path)))
    if not found:
        return good(message("doctor-nobody"))
    return note(message("doctor-opened", programs=len(found), numbers=found))


# The machine.


def _check_clock(path: Path) -> Finding:
    now, newest = time.time(), 0.0
    for name in (path, path.with_name(f"{path.name}-wal")):
        with contextlib.suppress(OSError):
            newest = max(newest, name.stat().st_mtime)
    off = now < EARLIEST_TIME or newest > now + MAX_CLOCK_LAG_SECONDS
    return wrong(message("doctor-clock-wrong")) if off else good(message("doctor-clock"))


def _check_descriptors(settings: Settings) -> Finding:
    try:
        import resource
    except ImportError:  # where there is no such limit
        return good(message("doctor-descriptors", count=0))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = settings.most_connections + EXTRA_DESCRIPTORS
    if 0 <= allowed < needed:
        return note(message("doctor-few-descriptors", count=allowed, needed=needed))
    return good(message("doctor-descriptors", count=allowed))


def _check_kernels() -> Iterator[Finding]:
    """Compiled code: whether it can be kept, is there, and how much there is of other versions."""
    from boneyard.fast.code_cache import cache_folder
    from boneyard.fast.code_cache import place as belongs
    from boneyard.fast.code_cache_trust import find_untrusted

    found = find_untrusted(belongs())
    if found is not None:
        yield wrong(message("doctor-cache-exposed", path=str(found)))
        return
    place = cache_folder()
    if place is None:
        yield wrong(message("doctor-no-cache"))
        return
    made = sum(1 for file in place.iterdir() if file.name != "lock")
    yield good(message("doctor-kernels" if made else "doctor-no-kernels", path=str(place)))
    old = [one for one in place.parent.glob("fast-*") if one != place]
    if old:
        yield note(message("doctor-old-kernels", count=len(old), path=str(place.parent)))


# The settings.


def _check_names(settings: Settings) -> Iterator[Finding]:
    """The server's name: passkeys and push need TLS, limits need to know the proxy."""
    try:
        AdminAuth(settings)
    except SettingError as error:
        yield wrong(error.message)
    public = [name for name in settings.hosts if not is_loopback(name)]
    if not public:
        yield note(message("doctor-no-name"))
        return
    secure = {urlsplit(one).hostname for one in settings.network if one.startswith("https://")}
    missing = sorted(name for name in public if name not in secure)
    if missing:
        yield note(message("doctor-no-tls", names=tuple(missing)))
    else:
        yield good(message("doctor-tls", names=tuple(public)))
    if not settings.proxies:
        yield note(message("doctor-no-proxy"))


def _check_variables() -> Iterator[Finding]:
    unknown = find_unknown_variables()
    if not unknown:
        yield good(message("settings-known"))
    for name, near in unknown.items():
        yield wrong(describe_unknown_variable(name, near))


def _check_mail(settings: Settings) -> Iterator[Finding]:
    """The mail server, if there is one, and whom push services write to."""
    if not settings.smtp:
        yield note(message("doctor-no-mail"))
    else:
        try:
            host, port = SmtpMailer(settings.smtp).host_and_port
            socket.create_connection((host, port), TIMEOUT_SECONDS).close()
            yield good(message("doctor-mail", host=host, port=str(port)))
        except SettingError as error:
            yield wrong(error.message)
        except OSError as error:
            gaps = {"host": host, "port": str(port), "why": error.strerror or str(error)}
            yield wrong(message("doctor-mail-unreached", **gaps))
    right = settings.contact.startswith(("mailto:", "https://"))
    if not settings.contact:
        yield note(message("doctor-no-contact"))
    else:
        told = message("doctor-contact" if right else "doctor-bad-contact")
        yield Finding("good" if right else "wrong", told)
