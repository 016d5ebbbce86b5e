"""Database: SQLite and PostgreSQL, migrations, group commit, backups."""

from typing import Final

#: How the address of a PostgreSQL begins; everything else is the name of a file.
POSTGRES_SCHEMES: Final = ("postgresql://", "postgres://")


def is_postgres(db: str) -> bool:
    """Say whether this is the address of a PostgreSQL."""
    return db.startswith(POSTGRES_SCHEMES)
