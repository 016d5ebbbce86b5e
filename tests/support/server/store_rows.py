"""Rows for the match store."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from boneyard.server.matches.models import (
    StoredEntry,
    StoredMatch,
    StoredSeat,
)
from boneyard.server.stores import Store, open_database


def match(id: str = "m", **more: Any) -> StoredMatch:
    usual = {"game": "block-draw", "options": {"players": 2}, "mode": "bots", "secret": b"s" * 32}
    return StoredMatch(**{"id": id, "name": id, "host": b"h", "created": 1, **usual, **more})


SEATS = [StoredSeat(kind="person", name="Ada", owner=b"a", seed="tea"), StoredSeat(kind="open")]


def entry(number: int, act: str = "pass") -> StoredEntry:
    return StoredEntry(number, 0, act, "[]", number)


def using(db: str | Path, work: Callable[[Store], Awaitable[None]], **how: Any) -> None:
    async def all_of_it() -> None:
        store = open_database(str(db), durable=False, **how)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(all_of_it())


def dealt(number: int, *hands: str, at: int) -> StoredEntry:
    rows = ",".join(f'["{hand}"]' for hand in hands)
    return StoredEntry(number, None, "deal", f'[{{"event":"dealt","hands":[{rows}]}}]', at)


def ended(number: int) -> StoredEntry:
    return StoredEntry(number, 0, "6-6", '[{"event":"round-ended"}]', number)
