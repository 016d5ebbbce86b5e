"""The host's secret, as it follows from a house's database: who may read that is the host."""

import asyncio
import sqlite3
from contextlib import closing
from hmac import digest
from pathlib import Path
from typing import Final

from boneyard.i18n import why
from boneyard.server.db import is_postgres
from boneyard.server.errors import StoreError

#: How it is made from the house's key.
_MARK: Final = b"the host of this house"
_ASK: Final = "select value from house where name = 'guests'"


def secret_of(key: bytes) -> str:
    """The host's secret that follows from the key in the database."""
    return digest(key, _MARK, "sha256").hex()


async def host_secret(db: str, patience: float) -> str:
    """Read it; nothing is written, and nothing brought up to date under a house that is open."""
    if is_postgres(db):
        return secret_of(await asyncio.to_thread(_in_postgres, db, patience))
    try:
        # As a URI: a file that isn't there isn't made.
        where = f"{Path(db).absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(where, uri=True, timeout=patience)) as file:
            (key,) = file.execute(_ASK).fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise StoreError("store-unusable", path=db, why=why(error)) from None
    return secret_of(key)


def _in_postgres(db: str, patience: float) -> bytes:
    try:
        import psycopg

        from boneyard.server.db.postgres_connection import Address
    except ImportError:
        raise StoreError("store-no-psycopg") from None
    where = Address(db)
    try:
        with where.connect(patience, "boneyard-host") as connection:
            found = connection.execute(_ASK.encode()).fetchone()
    except psycopg.OperationalError as error:
        raise where.refusal(error) from None
    except psycopg.Error as error:  # such as a database that no house has opened yet
        raise StoreError("store-unusable", path=str(where), why=where.reason(error)) from None
    key: bytes = found[0] if found else b""
    return key
