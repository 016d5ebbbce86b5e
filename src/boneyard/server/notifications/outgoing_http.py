"""Outgoing HTTP: requests to public addresses only, bounded in number, time and size."""

import asyncio
from collections.abc import Collection, Container, Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from boneyard.server.errors import AddressError

if TYPE_CHECKING:
    from aiohttp import ClientSession


#: The longest address that is kept.
MAX_ADDRESS_CHARS: Final = 1_000

#: IPv6 addresses that stand for an IPv4 address, and how many bits follow that one.
_EMBEDDED_IPV4: Final = ((ip_network("64:ff9b::/96"), 0), (ip_network("2002::/16"), 80))

#: All of IPv6 that was ever given out to anyone.
_GLOBAL_IPV6: Final = ip_network("2000::/3")


class _AllowAll:
    def __contains__(self, what: object) -> bool:
        return True


#: For addresses that have been looked at before.
ALLOW_ALL: Final = _AllowAll()


def is_public_address(text: str) -> bool:
    """Say whether a numeric address is one of the open network, whatever it is written as."""
    try:
        found: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        for network, behind in _EMBEDDED_IPV4:
            if isinstance(found, IPv6Address) and found in network:
                found = IPv4Address((int(found) >> behind) & 0xFFFFFFFF)
    if isinstance(found, IPv6Address) and found not in _GLOBAL_IPV6:
        return False
    return found.is_global and not found.is_multicast


def host_and_port(parts: SplitResult) -> str:
    """Host and port, as the host's list of exceptions has them."""
    name = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    return f"{name}:{parts.port or (443 if parts.scheme == 'https' else 80)}"


def check_address(text: str, allowed: Container[str] = ()) -> SplitResult:
    """An address that may be called; AddressError for any other.

    `allowed`: hosts with their ports (`10.0.0.7:8080`) that are called whatever they are.
    """
    try:
        parts = urlsplit(text)
        host, place = parts.hostname or "", host_and_port(parts)
    except ValueError:
        raise AddressError("notifications-no-address") from None
    sound = (
        text.isascii() and text.isprintable() and " " not in text and len(text) <= MAX_ADDRESS_CHARS
    )
    if not sound or not host or parts.username is not None or parts.scheme not in ("http", "https"):
        raise AddressError("notifications-no-address")
    if place in allowed:
        return parts
    if parts.scheme != "https":
        raise AddressError("notifications-only-https")
    # A machine is called by its name: numbers, and names of one word, are of the network at home.
    if "." not in host.strip(".") or ":" in host or host.rpartition(".")[2].isdigit():
        raise AddressError("notifications-not-public")
    return parts


def host_of_address(address: str) -> str:
    """The host of an address, for counting; none for mail."""
    try:
        return host_and_port(check_address(address, ALLOW_ALL))
    except AddressError:
        return ""


#: Seconds that a call may take, all in all.
TIMEOUT_SECONDS: Final = 10.0

#: Calls at once, and to one host.
MAX_CONNECTIONS, MAX_CONNECTIONS_PER_HOST = 16, 4


class Unreachable(Exception):
    """No one answers there now."""


class PostResult(Struct, frozen=True):
    """What came back of a call."""

    status: int
    retry_after: int | None = None
    """Seconds after which one may ask again, if that was said."""


class OutgoingClient:
    """Posts to addresses of the open network."""

    def __init__(
        self, allowed_hosts: Collection[str] = (), timeout_seconds: float = TIMEOUT_SECONDS
    ) -> None:
        """Say which hosts may be called though they are not public."""
        self.allowed_hosts, self.timeout_seconds = frozenset(allowed_hosts), timeout_seconds
        self._session: ClientSession | None = None

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> PostResult:
        """Post something; no way is followed elsewhere, and nothing that is answered is read."""
        # Here, for it takes its time: most servers call no one.
        from aiohttp import ClientError, ClientTimeout

        check_address(address, self.allowed_hosts)
        timeout = ClientTimeout(total=self.timeout_seconds)
        try:
            async with self._get_session().post(
                address, data=body, headers=dict(headers), allow_redirects=False, timeout=timeout
            ) as found:
                return PostResult(
                    found.status, _parse_seconds(found.headers.get("retry-after", ""))
                )
        except (ClientError, TimeoutError, OSError) as error:
            raise Unreachable(type(error).__name__) from None

    def _get_session(self) -> "ClientSession":
        if self._session is None:
            from aiohttp import ClientSession, DummyCookieJar, TCPConnector

            connector = TCPConnector(
                resolver=_build_resolver(self.allowed_hosts),
                limit=MAX_CONNECTIONS,
                limit_per_host=MAX_CONNECTIONS_PER_HOST,
                use_dns_cache=False,
            )
            self._session = ClientSession(connector=connector, cookie_jar=DummyCookieJar())
        return self._session

    async def close(self) -> None:
        """Hang up."""
        if self._session is not None:
            await self._session.close()


def _build_resolver(allowed: frozenset[str]) -> Any:
    """Looks names up, and leaves out where the server doesn't go: the very numbers are called."""
    from aiohttp import ThreadedResolver
    from aiohttp.abc import AbstractResolver, ResolveResult

    class PublicOnlyResolver(AbstractResolver):
        def __init__(self) -> None:
            self._asked = ThreadedResolver()

        async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[ResolveResult]:
            found = await asyncio.wait_for(self._asked.resolve(host, port, family), TIMEOUT_SECONDS)
            if f"{host}:{port}" in allowed:
                return found
            kept = [one for one in found if is_public_address(one["host"])]
            if not kept:
                raise OSError("told: no public address")
            return kept

        async def close(self) -> None:
            await self._asked.close()

    return PublicOnlyResolver()


def _parse_seconds(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None
