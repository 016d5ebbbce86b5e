"""Admin authentication: the secret, its keys, and who may ask."""

import asyncio
import hmac
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from hashlib import sha256
from hmac import digest
from pathlib import Path
from typing import Final

from starlette.types import Scope

from boneyard.i18n import why
from boneyard.server.db import is_postgres
from boneyard.server.errors import SettingError, StoreError
from boneyard.server.http.client_address import is_loopback
from boneyard.server.settings import Settings

#: The shortest secret that is taken: what can be guessed is none.
SHORTEST: Final = 16

#: What a proxy adds: whoever asks through one is somewhere else, whatever it says.
_FORWARDED: Final = frozenset(
    {
        b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto",
        b"x-forwarded-server", b"x-real-ip", b"cf-connecting-ip", b"true-client-ip",
    }
)  # fmt: skip


Headers = Sequence[tuple[bytes, bytes]]


class Gate:
    """Lets whoever runs the house in, and nobody else."""

    def __init__(self, settings: Settings) -> None:
        """Read the secret, if there is one."""
        if 0 < len(settings.host_token) < SHORTEST:
            raise SettingError("house-host-token", least=SHORTEST)
        self._secrets = [_hashed(settings.host_token.encode())] if settings.host_token else []

    def learn(self, secret: str) -> None:
        """Take another secret for the host's: the one that follows from the house's key."""
        self._secrets.append(_hashed(secret.encode()))

    def lets_in(self, scope: Scope, peer: str | None) -> bool:
        """Say whether a request that really came from `peer` is the host's."""
        headers: Headers = scope["headers"]
        return is_here(peer, headers, scope.get("http_version", "")) or self.knows(headers)

    def knows(self, headers: Headers) -> bool:
        """Say whether a request brings the host's secret."""
        bearer = next((value for name, value in headers if name == b"authorization"), b"")
        word, _, secret = bearer.partition(b" ")
        return word.lower() == b"bearer" and self.fits(secret)

    def fits(self, secret: bytes) -> bool:
        """Say whether somebody knows the host's secret."""
        brought = _hashed(secret)
        return any(hmac.compare_digest(known, brought) for known in self._secrets)


def is_here(peer: str | None, headers: Headers, version: str = "1.1") -> bool:
    """Say whether somebody asks on this very machine, and for nobody else.

    A proxy on the machine has a loopback address too. It says so in the head, or asks by another
    name than this machine's, or (nginx as it comes) in HTTP/1.0: each of that is enough. A page
    from elsewhere whose name leads here asks by its own name as well.
    """
    if peer is None or not is_loopback(peer) or version == "1.0":
        return False
    if any(name in _FORWARDED for name, _ in headers):
        return False
    host = next((value for name, value in headers if name == b"host"), b"").decode("latin-1")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return is_loopback(name)


def _hashed(secret: bytes) -> bytes:
    return sha256(secret).digest()


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
