"""Addresses that nobody is let in from: named in the settings, or by the host while it is open."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from boneyard.server.settings import SettingError

#: How many can be blocked; more are the work of whatever stands in front.
MOST: Final = 1000

#: Where the host asks from.
_HERE: Final = (ip_address("127.0.0.1"), ip_address("::1"))

Network = IPv4Network | IPv6Network


class Blocked:
    """The addresses and networks that are kept out."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        """Begin with those of the settings."""
        self._networks: dict[Network, None] = {}
        for one in named:
            self.add(one)

    def add(self, text: str) -> str:
        """Keep an address or a network out; gives it as it is understood."""
        network = _read(text)
        if any(one in network for one in _HERE if one.version == network.version):
            raise SettingError("host-blocks-itself")
        if network not in self._networks and len(self._networks) >= MOST:
            raise SettingError("host-blocked-full", most=MOST)
        self._networks[network] = None
        return str(network)

    def drop(self, text: str) -> str:
        """Let it in again."""
        network = _read(text)
        if network not in self._networks:
            raise SettingError("host-not-blocked", text=repr(text[:60]))
        del self._networks[network]
        return str(network)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._networks)

    def has(self, address: str) -> bool:
        """Say whether an address is kept out."""
        if not self._networks:
            return False
        try:
            found = ip_address(address.partition("%")[0].strip("[]"))
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in one for one in self._networks)


def _read(text: str) -> Network:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise SettingError("host-no-network", text=repr(text[:60])) from None
