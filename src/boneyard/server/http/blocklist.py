"""Blocklist: addresses that are refused, kept in the database."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from boneyard.server import wall_clock
from boneyard.server.db.base import Rows
from boneyard.server.errors import SettingError, StoreError, Taken

#: One that is there already stays as it is, however many there are.
_ADD: Final = """
    insert into kept_out select ?1, ?2
    where (select count(*) from kept_out) < ?3 or exists (
        select 1 from kept_out where network = ?1
    )
    on conflict (network) do update set at = kept_out.at
"""


class KeptOut(Rows):
    """The networks that are kept out."""

    async def networks(self) -> list[str]:
        """All of them, those of the longest ago first."""
        rows = await self._rows("select network from kept_out order by at, network")
        return [network for (network,) in rows]

    async def add(self, network: str, at: int, most: int) -> None:
        """Keep one out; `Taken`: there are so many already."""
        await self._write([(_ADD, (network, at, most), True)])

    async def drop(self, network: str) -> bool:
        """Let one in again; False: it wasn't kept out."""
        if not await self._rows("select 1 from kept_out where network = ?", network):
            return False
        await self._write([("delete from kept_out where network = ?", (network,), False)])
        return True


#: How many can be blocked; more are the work of whatever stands in front.
MOST: Final = 1000

#: Seconds until it is looked again whom another house keeps out; one that says so is heard sooner.
EVERY: Final = 10.0


#: Where the host asks from.
_HERE: Final = (ip_address("127.0.0.1"), ip_address("::1"))


Network = IPv4Network | IPv6Network


class Blocked:
    """The addresses and networks that are kept out."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        """Begin with those of the settings."""
        self.named = frozenset(understood(one) for one in named)
        self._networks = self.named

    def besides(self, networks: Iterable[str]) -> None:
        """Keep these out too, and no others; one that can't be read is none."""
        found = set(self.named)
        for one in networks:
            with contextlib.suppress(SettingError):
                found.add(understood(one))
        self._networks = frozenset(found)

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


def understood(text: str) -> Network:
    """An address or a network that may be kept out."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise SettingError("host-no-network", text=repr(text[:60])) from None
    if isinstance(network, IPv6Network) and network.network_address.ipv4_mapped is not None:
        # Who comes so is known by the older address.
        inner = network.network_address.ipv4_mapped, max(0, network.prefixlen - 96)
        network = ip_network(inner, strict=False)
    if any(one in network for one in _HERE if one.version == network.version):
        raise SettingError("host-blocks-itself")
    return network


class Porter:
    """Knows whom the host keeps out, in this house and in all with the same database."""

    def __init__(
        self,
        blocked: Blocked,
        kept: KeptOut,
        expel: Callable[[Callable[[str], bool]], None],
        say: Callable[[], None],
    ) -> None:
        """`expel` lets those go who are here; `say` tells other houses to look again."""
        self._blocked, self._kept, self._expel, self._say = blocked, kept, expel, say
        self._news = asyncio.Event()

    async def look(self) -> None:
        """See who is kept out; whoever is here and shouldn't be goes."""
        self._blocked.besides(await self._kept.networks())
        self._expel(self._blocked.has)

    async def run(self) -> None:
        """Look again whenever another house says so, and from time to time."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), EVERY)
            self._news.clear()
            with contextlib.suppress(StoreError):  # the next look may go better
                await self.look()

    def heard(self, *_: object) -> None:
        """Another house keeps somebody out, or lets them in again."""
        self._news.set()

    async def block(self, text: str) -> str:
        """Keep an address or a network out; gives it as it is understood."""
        network = str(understood(text))
        try:
            await self._kept.add(network, wall_clock.now(), MOST)
        except Taken:
            raise SettingError("host-blocked-full", most=MOST) from None
        await self._done()
        return network

    async def unblock(self, text: str) -> str:
        """Let it in again."""
        network = understood(text)
        if not await self._kept.drop(str(network)):
            named = network in self._blocked.named
            what = "host-blocked-named" if named else "host-not-blocked"
            raise SettingError(what, text=repr(text[:60]))
        await self._done()
        return str(network)

    async def _done(self) -> None:
        await self.look()
        self._say()
