"""Blocklist: addresses that are refused, kept in the database."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from boneyard.server import broadcast, wall_clock
from boneyard.server.db.base_store import BaseStore
from boneyard.server.errors import Conflict, SettingError, StoreError

#: One that is there already stays as it is, however many there are.
_ADD: Final = """
    insert into kept_out select ?1, ?2
    where (select count(*) from kept_out) < ?3 or exists (
        select 1 from kept_out where network = ?1
    )
    on conflict (network) do update set at = kept_out.at
"""


class BlocklistStore(BaseStore):
    """The networks that are kept out."""

    async def list_networks(self) -> list[str]:
        """All of them, those of the longest ago first."""
        rows = await self._fetch_all("select network from kept_out order by at, network")
        return [network for (network,) in rows]

    async def add(self, network: str, at: int, limit: int) -> None:
        """Keep one out; `Conflict`: there are so many already."""
        await self._write([(_ADD, (network, at, limit), True)])

    async def remove(self, network: str) -> bool:
        """Let one in again; False: it wasn't kept out."""
        if not await self._fetch_all("select 1 from kept_out where network = ?", network):
            return False
        await self._write([("delete from kept_out where network = ?", (network,), False)])
        return True


#: How many can be blocked; more are the work of whatever stands in front.
MAX_BLOCKED: Final = 1000

#: Seconds between two reads of the blocklist; a change that is broadcast is read at once.
REFRESH_SECONDS: Final = 10.0


#: Where the host asks from.
_LOOPBACK: Final = (ip_address("127.0.0.1"), ip_address("::1"))


Network = IPv4Network | IPv6Network


class BlockedNetworks:
    """The addresses and networks that are kept out."""

    def __init__(self, configured: Iterable[str] = ()) -> None:
        """Begin with those of the settings."""
        try:
            self.configured = frozenset(parse_network(one) for one in configured)
        except SettingError as error:
            raise SettingError(
                "server-setting", name="BONEYARD_BLOCKED", why=error.message
            ) from None
        self._networks = self.configured

    def set_stored(self, networks: Iterable[str]) -> None:
        """Keep these out too, and no others; one that can't be read is none."""
        found = set(self.configured)
        for one in networks:
            with contextlib.suppress(SettingError):
                found.add(parse_network(one))
        self._networks = frozenset(found)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._networks)

    def is_blocked(self, address: str) -> bool:
        """Say whether an address is kept out."""
        if not self._networks:
            return False
        try:
            found = ip_address(address.partition("%")[0].strip("[]"))
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in one for one in self._networks)


def parse_network(text: str) -> Network:
    """An address or a network that may be kept out."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise SettingError("host-no-network", text=repr(text[:60])) from None
    if isinstance(network, IPv6Network) and network.network_address.ipv4_mapped is not None:
        # Who comes so is known by the older address.
        inner = network.network_address.ipv4_mapped, max(0, network.prefixlen - 96)
        network = ip_network(inner, strict=False)
    if any(one in network for one in _LOOPBACK if one.version == network.version):
        raise SettingError("host-blocks-itself")
    return network


class Blocklist:
    """Knows whom the host keeps out, in this process and in all with the same database."""

    def __init__(
        self,
        blocked: BlockedNetworks,
        store: BlocklistStore,
        disconnect: Callable[[Callable[[str], bool]], None],
        bus: broadcast.Bus,
    ) -> None:
        """`disconnect` closes the connections of addresses that a predicate names."""
        self._blocked, self._store, self._disconnect = blocked, store, disconnect
        self._bus = bus
        self._changed = asyncio.Event()
        bus.subscribe(broadcast.BlocklistChanged, lambda *_: self._changed.set())

    async def refresh(self) -> None:
        """See who is kept out; the caller who is here and shouldn't be goes."""
        self._blocked.set_stored(await self._store.list_networks())
        self._disconnect(self._blocked.is_blocked)

    async def run(self) -> None:
        """Look again whenever another process says so, and from time to time."""
        while True:
            # Not `wait_for`: before Python 3.12 it loses a cancellation that comes with the event.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REFRESH_SECONDS):
                    await self._changed.wait()
            self._changed.clear()
            with contextlib.suppress(StoreError):  # the next look may go better
                await self.refresh()

    async def block(self, text: str) -> str:
        """Keep an address or a network out; gives it as it is understood."""
        network = str(parse_network(text))
        try:
            await self._store.add(network, wall_clock.now_ms(), MAX_BLOCKED)
        except Conflict:
            raise SettingError("host-blocked-full", most=MAX_BLOCKED) from None
        await self._apply()
        return network

    async def unblock(self, text: str) -> str:
        """Let it in again."""
        network = parse_network(text)
        if not await self._store.remove(str(network)):
            named = network in self._blocked.configured
            what = "host-blocked-named" if named else "host-not-blocked"
            raise SettingError(what, text=repr(text[:60]))
        await self._apply()
        return str(network)

    async def _apply(self) -> None:
        await self.refresh()
        self._bus.broadcast(broadcast.BlocklistChanged())
