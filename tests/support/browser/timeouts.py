"""How long a test waits for the browser: what has no limit in Playwright has one here."""

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright._impl._sync_base import SyncBase

#: Seconds after which nothing more is expected to happen, on however busy a machine.
PATIENCE = 60.0
#: The same for what Playwright would wait for without end: a script of a page (`evaluate`), its
#: text, a page or a browser that is closed. Whatever has a limit of its own reaches that first.
LONGEST = PATIENCE + 60


@contextmanager
def answers_in_time(longest: float = LONGEST) -> Iterator[None]:
    """Every call has a limit: a script that waits for what never comes fails, and hangs nobody."""
    usual = SyncBase._sync

    def limited(self: SyncBase, asked: Awaitable[Any]) -> Any:
        return usual(self, _in_time(asked, longest))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SyncBase, "_sync", limited)
        yield


async def _in_time(asked: Awaitable[Any], longest: float) -> Any:
    what = getattr(asked, "__qualname__", "a call")
    try:
        async with asyncio.timeout(longest):
            return await asked
    except TimeoutError:
        raise AssertionError(f"the browser didn't answer {what} within {longest:g} s") from None
