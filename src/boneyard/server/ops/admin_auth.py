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

from boneyard.i18n import error_text
from boneyard.server.db import is_postgres
from boneyard.server.errors import SettingError, StoreError
from boneyard.server.http.client_address import is_loopback
from boneyard.server.settings import Settings

#: The shortest secret that is taken: what can be guessed is none.
MIN_TOKEN_CHARS: Final = 16

#: What a proxy adds: the caller through one is somewhere else, whatever it says.
_PROXY_HEADERS: Final = frozenset(
    {
        b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto",
        b"x-forwarded-server", b"x-real-ip", b"cf-connecting-ip", b"true-client-ip",
    }
)  # fmt: skip


Headers = Sequence[tuple[bytes, bytes]]


class AdminAuth:
    """Lets the host in, and no one else."""

    def __init__(self, settings: Settings) -> None:
        """Read the secret, if there is one."""
        if 0 < len(settings.host_token) < MIN_TOKEN_CHARS:
            raise SettingError("server-host-token", least=MIN_TOKEN_CHARS)
        self._secrets = [_hash(settings.host_token.encode())] if settings.host_token else []

    def add_secret(self, secret: str) -> None:
        """Take another secret for the host's: the one that follows from the server's key."""
        self._secrets.append(_hash(secret.encode()))

    def is_admin(self, scope: Scope, peer: str | None) -> bool:
        """Say whether a request that really came from `peer` is the host's."""
        headers: Headers = scope["headers"]
        return is_local_request(peer, headers, scope.get("http_version", "")) or self.has_token(
            headers
        )

    def has_token(self, headers: Headers) -> bool:
        """Say whether a request brings the host's secret."""
        bearer = next((value for name, value in headers if name == b"authorization"), b"")
        word, _, secret = bearer.partition(b" ")
        return word.lower() == b"bearer" and self.is_valid_secret(secret)

    def is_valid_secret(self, secret: bytes) -> bool:
        """Say whether a caller knows the host's secret."""
        brought = _hash(secret)
        return any(hmac.compare_digest(known, brought) for known in self._secrets)


def is_local_request(peer: str | None, headers: Headers, version: str = "1.1") -> bool:
    """Say whether a caller asks on this very machine, and for no one else.

    A proxy on the machine has a loopback address too. It says so in the head, or asks by another
    name than this machine's, or (nginx as it comes) in HTTP/1.0: each of that is enough. A page
    from elsewhere whose name leads here asks by its own name as well.
    """
    if peer is None or not is_loopback(peer) or version == "1.0":
        return False
    if any(name in _PROXY_HEADERS for name, _ in headers):
        return False
    host = next((value for name, value in headers if name == b"host"), b"").decode("latin-1")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return is_loopback(name)


def _hash(secret: bytes) -> bytes:
    return sha256(secret).digest()


#: How it is made from the server's key.
_SECRET_CONTEXT: Final = b"the host of this house"

_SELECT_KEY: Final = "select value from house where name = 'guests'"


def derive_host_secret(key: bytes) -> str:
    """The host's secret that follows from the key in the database."""
    return digest(key, _SECRET_CONTEXT, "sha256").hex()


async def read_host_secret(db: str, timeout_seconds: float) -> str:
    """Read it; nothing is written, and nothing brought up to date under a server that is open."""
    if is_postgres(db):
        return derive_host_secret(await asyncio.to_thread(_read_postgres_key, db, timeout_seconds))
    try:
        # As a URI: a file that isn't there isn't made.
        where = f"{Path(db).absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(where, uri=True, timeout=timeout_seconds)) as file:
            (key,) = file.execute(_SELECT_KEY).fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise StoreError("store-unusable", path=db, why=error_text(error)) from None
    return derive_host_secret(key)


def _read_postgres_key(db: str, timeout_seconds: float) -> bytes:
    try:
        import psycopg

        from boneyard.server.db.postgres_connection import PostgresAddress
    except ImportError:
        raise StoreError("store-no-psycopg") from None
    where = PostgresAddress(db)
    try:
        with where.connect(timeout_seconds, "boneyard-host") as connection:
            found = connection.execute(_SELECT_KEY.encode()).fetchone()
    except psycopg.OperationalError as error:
        raise where.connection_error(error) from None
    except psycopg.Error as error:  # such as a database that no house has opened yet
        raise StoreError(
            "store-unusable", path=str(where), why=where.describe_error(error)
        ) from None
    key: bytes = found[0] if found else b""
    return key
