"""Calls the addresses that people have named, and no others: where a name leads is looked at."""

import asyncio
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from boneyard.server.notifications.guarding import callable_address, public

if TYPE_CHECKING:
    from aiohttp import ClientSession

#: Seconds that a call may take, all in all.
SECONDS: Final = 10.0
#: Calls at once, and to one host.
MOST, MOST_OF_HOST = 16, 4


class Unreached(Exception):
    """Nobody answers there just now."""


class Answer(Struct, frozen=True):
    """What came back of a call."""

    status: int
    again: int | None = None
    """Seconds after which one may ask again, if that was said."""


class Caller:
    """Posts to addresses of the open network."""

    def __init__(self, allowed: Collection[str] = (), seconds: float = SECONDS) -> None:
        """Say which hosts may be called though they are not public."""
        self.allowed, self.seconds = frozenset(allowed), seconds
        self._session: ClientSession | None = None

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Post something; no way is followed elsewhere, and nothing that is answered is read."""
        # Here, for it takes its time: most houses call nobody.
        from aiohttp import ClientError, ClientTimeout

        callable_address(address, self.allowed)
        timeout = ClientTimeout(total=self.seconds)
        try:
            async with self._calling().post(
                address, data=body, headers=dict(headers), allow_redirects=False, timeout=timeout
            ) as found:
                return Answer(found.status, _seconds(found.headers.get("retry-after", "")))
        except (ClientError, TimeoutError, OSError) as error:
            raise Unreached(type(error).__name__) from None

    def _calling(self) -> "ClientSession":
        if self._session is None:
            from aiohttp import ClientSession, DummyCookieJar, TCPConnector

            connector = TCPConnector(
                resolver=_resolver(self.allowed), limit=MOST, limit_per_host=MOST_OF_HOST,
                use_dns_cache=False,
            )  # fmt: skip
            self._session = ClientSession(connector=connector, cookie_jar=DummyCookieJar())
        return self._session

    async def close(self) -> None:
        """Hang up."""
        if self._session is not None:
            await self._session.close()


def _resolver(allowed: frozenset[str]) -> Any:
    """Looks names up, and leaves out where the house doesn't go: the very numbers are called."""
    from aiohttp import ThreadedResolver
    from aiohttp.abc import AbstractResolver, ResolveResult

    class Guarded(AbstractResolver):
        def __init__(self) -> None:
            self._asked = ThreadedResolver()

        async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[ResolveResult]:
            found = await asyncio.wait_for(self._asked.resolve(host, port, family), SECONDS)
            if f"{host}:{port}" in allowed:
                return found
            kept = [one for one in found if public(one["host"])]
            if not kept:
                raise OSError("told: no public address")
            return kept

        async def close(self) -> None:
            await self._asked.close()

    return Guarded()


def _seconds(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None
