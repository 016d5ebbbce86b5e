"""The host's secret, as it follows from a house's database: who may read that is the host."""

import sqlite3
from contextlib import closing
from hmac import digest
from pathlib import Path
from typing import Final

from boneyard.server.store import StoreError
from boneyard.server.store.opening import is_postgres, opened
from boneyard.words import why

#: How it is made from the house's key.
_MARK: Final = b"the host of this house"


def secret_of(key: bytes) -> str:
    """The host's secret that follows from the key in the database."""
    return digest(key, _MARK, "sha256").hex()


async def host_secret(db: str, patience: float) -> str:
    """Read it; nothing is written, and nothing brought up to date, in a file."""
    if is_postgres(db):
        store = opened(db, patience)
        try:
            return secret_of(await store.guest_key())
        finally:
            await store.close()
    try:
        # As a URI: a file that isn't there isn't made.
        where = f"{Path(db).absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(where, uri=True, timeout=patience)) as file:
            (key,) = file.execute("select value from house where name = 'guests'").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise StoreError("store-unusable", path=db, why=why(error)) from None
    return secret_of(key)
