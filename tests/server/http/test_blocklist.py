"""The blocklist: what ends it, and what it forgets."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from boneyard.server import broadcast
from boneyard.server.http.blocklist import BlockedNetworks, Blocklist


class _Store:
    async def list_networks(self) -> list[str]:
        return []


class _Bus:
    def __init__(self) -> None:
        self.change: Callable[..., None] = lambda *_: None

    def subscribe(self, kind: type[Any], heard: Callable[..., None]) -> None:
        assert kind is broadcast.BlocklistChanged
        self.change = heard


@pytest.mark.parametrize("steps", range(5))
def test_it_ends_though_something_changes_at_the_same_time(steps: int) -> None:
    """A server that is stopped then would wait for it for ever."""

    async def work() -> None:
        bus: Any = _Bus()
        store: Any = _Store()
        task = asyncio.create_task(
            Blocklist(BlockedNetworks(()), store, lambda is_blocked: None, bus).run()
        )
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        bus.change()
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait({task}, timeout=5)
        assert task.cancelled()

    asyncio.run(work())
