"""Migrations for PostgreSQL: the same numbered steps, with its types."""

from importlib.resources import files
from typing import Final

from boneyard.server.db.postgres_connection import Connection, ddl_to_postgres
from boneyard.server.db.schema_migrations import POSTGRES_SUFFIX, load_migrations, split_statements
from boneyard.server.errors import StoreError

#: The key of the lock under which a database is brought up to date: two processes that start at
#: the same moment don't both do it.
_LOCK: Final = 8626
#: How long a server that starts waits for another that brings the database up to date.
_LOCK_TIMEOUT: Final = "600s"
#: What stands before a statement that says how SQLite does something, or moves what is old there.
_SQLITE_ONLY: Final = "(SQLite only)"


def load_postgres_migrations() -> list[tuple[int, list[bytes]]]:
    """Every migration: its number, and what is to be done."""
    folder = files("boneyard.server.db").joinpath("migrations")
    own = {
        int(f.name[:4]): f.read_bytes()
        for f in folder.iterdir()
        if f.name.endswith(POSTGRES_SUFFIX)
    }
    found = []
    for number, sql in load_migrations():
        shared = [one for one in split_statements(sql) if _SQLITE_ONLY not in one]
        more = [own[number]] if number in own else []
        found.append((number, [*map(ddl_to_postgres, shared), *more]))
    return found


def read_version(connection: Connection) -> int:
    """The version of a database; 0: there is nothing in it."""
    if connection.execute(b"select to_regclass('schema_version')").fetchone() == (None,):
        return 0
    row = connection.execute(b"select version from schema_version").fetchone()
    return 0 if row is None else int(row[0])


def migrate_postgres(connection: Connection) -> int:
    """Bring a database up to date, wholly or not at all; give its version."""
    all_of_them = load_postgres_migrations()
    newest = all_of_them[-1][0]
    version = read_version(connection)
    if version < newest:
        with connection.transaction():
            _acquire_lock(connection)
            version = read_version(connection)  # another process may just have done it
            for number, sql in all_of_them:
                if number > version:
                    for one in sql:
                        connection.execute(one)
            if version < newest:
                _save_version(connection, newest)
                version = newest
    if version > newest:
        raise StoreError("store-newer", version=str(version), known=str(newest))
    return version


def _acquire_lock(connection: Connection) -> None:
    """Wait for another process that is just doing it: longer than anyone waits for a move."""
    row = connection.execute(b"select current_setting('lock_timeout')").fetchone()
    assert row is not None
    connection.execute(b"select set_config('lock_timeout', $1, true)", (_LOCK_TIMEOUT,))
    connection.execute(b"select pg_advisory_xact_lock($1)", (_LOCK,))
    # Processes of an earlier version, though, must not be held up by what comes now.
    connection.execute(b"select set_config('lock_timeout', $1, true)", row)


def _save_version(connection: Connection, version: int) -> None:
    connection.execute(b"create table if not exists schema_version (version bigint not null)")
    connection.execute(b"delete from schema_version")
    connection.execute(b"insert into schema_version values ($1)", (version,))
