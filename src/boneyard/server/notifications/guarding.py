"""Which addresses the house may call on somebody's word: public ones, by https, as a name.

Whoever could make the house call its own network would see through its eyes. A name is looked up
when it is called, and every address that it leads to is asked for again then (outgoing_http.py).
"""

from collections.abc import Container
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from boneyard.i18n import Worded

#: The longest address that is kept.
MOST: Final = 1_000
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
    sound = text.isascii() and text.isprintable() and " " not in text and len(text) <= MOST
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
