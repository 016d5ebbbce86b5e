"""Which store a house has: one file, or a PostgreSQL."""

from typing import TYPE_CHECKING, Final

from boneyard.server.matches.models import StoreError
from boneyard.server.settings import Settings

if TYPE_CHECKING:
    from boneyard.server.matches.store import Tables

#: How the address of a PostgreSQL begins; everything else is the name of a file.
SCHEMES: Final = ("postgresql://", "postgres://")


def is_postgres(db: str) -> bool:
    """Say whether this is the address of a PostgreSQL."""
    return db.startswith(SCHEMES)


def opened(db: str, patience: float = 2.0, durable: bool = True) -> "Tables":
    """Open a store, wherever it is; what PostgreSQL acknowledges is always durable."""
    if not is_postgres(db):
        from boneyard.server.db.sqlite import SqliteStore

        return SqliteStore(db, patience, durable)
    try:
        from boneyard.server.db.postgres import PostgresStore
    except ImportError:
        raise StoreError("store-no-psycopg") from None
    return PostgresStore(db, patience)


def open_store(settings: Settings) -> "Tables":
    """The store that a house is set to."""
    return opened(settings.db, settings.busy, settings.durable)
