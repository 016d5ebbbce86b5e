"""Client address: trusted proxies, networks, addresses of this machine."""

import contextlib
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from starlette.types import Scope

from boneyard.server.errors import SettingError

#: What is counted as one place of IPv6: the caller who has one address there has them all.
_IPV6_PREFIX_BITS: Final = 64

#: How many forwarders are looked at; no one honest has more.
_MAX_FORWARDERS: Final = 20


def _parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address as proxies write it: `10.0.0.1`, `10.0.0.1:4711`, `[::1]:80`, `"[::1]"`."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(maxsize=4096)
def network_key(address: str) -> str:
    """What limits count as one place: an address, or the network of an IPv6 address."""
    found = _parse_address(address[:64])
    if found is None:
        return address[:64]
    if isinstance(found, IPv6Address):
        return str(ip_network((found, _IPV6_PREFIX_BITS), strict=False))
    return str(found)


def client_address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def address_of(scope: Scope) -> str:
    """Where a request comes from, as limits count it."""
    client = scope.get("client")
    return network_key(client[0]) if client else "nowhere"


class TrustedProxies:
    """The proxies that are believed when they say for whom they ask; none unless they are named."""

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        """Name them: addresses, or networks such as `10.0.0.0/8`."""
        self._networks = []
        for one in addresses:
            try:
                self._networks.append(ip_network(one, strict=False))
            except ValueError:
                raise SettingError("server-proxy", text=repr(one[:60])) from None

    def trusts(self, address: str) -> bool:
        """Say whether this address is a proxy of ours."""
        if not self._networks:
            return False
        found = _parse_address(address)
        return found is not None and any(found in one for one in self._networks)

    def resolve_client(self, peer: str, forwarded: str) -> str:
        """Who asks: the last in the line of forwarders that is no proxy of ours.

        Everything to the left of that one is its own word, which anyone could have made up.
        """
        last = peer
        for one in reversed(forwarded.split(",")[-_MAX_FORWARDERS:]):
            if not self.trusts(last):
                break
            found = _parse_address(one)
            if found is None:
                break
            last = str(found)
        return last

    def apply_forwarded_headers(self, scope: Scope) -> None:
        """Put who really asks, and by which scheme, in the place of our own proxy."""
        client = scope.get("client")
        if client is None or not self.trusts(client[0]):
            return
        headers = scope["headers"]
        forwarded = b",".join(value for name, value in headers if name == b"x-forwarded-for")
        if forwarded:
            scope["client"] = (self.resolve_client(client[0], forwarded.decode("latin-1")), 0)
        scheme = b",".join(value for name, value in headers if name == b"x-forwarded-proto")
        if scheme.rpartition(b",")[2].strip().lower() in (b"https", b"wss"):
            scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"


#: Somewhere on each kind of network. Nothing is sent there: only the way to it is looked up.
_PROBE_ADDRESSES: Final = (
    (socket.AF_INET, "192.0.2.1"), (socket.AF_INET, "192.168.255.254"),
    (socket.AF_INET, "10.255.255.254"), (socket.AF_INET, "172.31.255.254"),
    (socket.AF_INET6, "2001:db8::1"),
)  # fmt: skip

#: The name of a server that listens everywhere.
WILDCARD_HOSTS: Final = ("0.0.0.0", "::")


def list_own_addresses() -> list[str]:
    """The machine's addresses, the one that most would use first; none without a network."""
    found: dict[str, None] = {}
    for family, there in _PROBE_ADDRESSES:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((there, 9))
            found[asked.getsockname()[0]] = None
    return [one for one in found if _is_reachable(one)]


def _is_reachable(text: str) -> bool:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def is_loopback(host: str) -> bool:
    """Say whether a name or address is only ever this very machine."""
    name = host.lower().strip("[]")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def list_origins(host: str, port: int) -> tuple[str, ...]:
    """Where others find a server that listens on an address; none if they don't."""
    if host not in WILDCARD_HOSTS:
        return () if is_loopback(host) else (f"http://{_format_host(host)}:{port}",)
    mine = [one for one in list_own_addresses() if host == "::" or ":" not in one]
    return tuple(f"http://{_format_host(one)}:{port}" for one in mine)


def _format_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host
