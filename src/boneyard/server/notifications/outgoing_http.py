"""Outgoing HTTP: requests to public addresses only, bounded in number, time and size."""

import asyncio
from collections.abc import Collection, Container, Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from boneyard.i18n import Worded

if TYPE_CHECKING:
    from aiohttp import ClientSession


#: The longest address that is kept.
MAX_URL_LENGTH: Final = 1_000

#: IPv6 addresses that stand for an IPv4 address, and how many bits follow that one.
_STAND_INS: Final = ((ip_network("64:ff9b::/96"), 0), (ip_network("2002::/16"), 80))

#: All of IPv6 that was ever given out to anybody.
_GIVEN_OUT: Final = ip_network("2000::/3")


class _Anything:
    def __contains__(self, what: object) -> bool:
        return True


#: For addresses that have been looked at before.
ANYWHERE: Final = _Anything()


class AddressError(Worded, ValueError):
    """An address that the house doesn't call."""


def public(text: str) -> bool:
    """Say whether a numeric address is one of the open network, whatever it is written as."""
    try:
        found: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        for network, behind in _STAND_INS:
            if isinstance(found, IPv6Address) and found in network:
                found = IPv4Address((int(found) >> behind) & 0xFFFFFFFF)
    if isinstance(found, IPv6Address) and found not in _GIVEN_OUT:
        return False
    return found.is_global and not found.is_multicast


def place_of(parts: SplitResult) -> str:
    """Host and port, as the host's list of exceptions has them."""
    return f"{parts.hostname}:{parts.port or (443 if parts.scheme == 'https' else 80)}"


def callable_address(text: str, allowed: Container[str] = ()) -> SplitResult:
    """An address that may be called; AddressError for any other.

    `allowed`: hosts with their ports (`10.0.0.7:8080`) that are called whatever they are.
    """
    try:
        parts = urlsplit(text)
        host, place = parts.hostname or "", place_of(parts)
    except ValueError:
        raise AddressError("told-no-address") from None
    sound = (
        text.isascii() and text.isprintable() and " " not in text and len(text) <= MAX_URL_LENGTH
    )
    if not sound or not host or parts.username is not None or parts.scheme not in ("http", "https"):
        raise AddressError("told-no-address")
    if place in allowed:
        return parts
    if parts.scheme != "https":
        raise AddressError("told-only-https")
    # A machine is called by its name: numbers, and names of one word, are of the network at home.
    if "." not in host.strip(".") or ":" in host or host.rpartition(".")[2].isdigit():
        raise AddressError("told-not-public")
    return parts


def host_of(address: str) -> str:
    """The host of an address, for counting; none for mail."""
    try:
        return place_of(callable_address(address, ANYWHERE))
    except AddressError:
        return ""


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
