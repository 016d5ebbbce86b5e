"""The home page asks the database once, whatever it shows."""

import asyncio
from collections.abc import Callable
from datetime import date
from typing import Any

from boneyard.server.pages import home_store
from support.server.pages import pages
from support.server.serving import Client, house_of, serving


def test_home_reads_everything_in_one_call() -> None:
    async def look() -> None:
        async with pages() as client:
            transport: Any = client._transport
            database: Any = house_of(transport.app).store.database
            reads: list[str] = []
            run_read = database._run_read

            def counted(query: Callable[[], Any]) -> Any:
                reads.append(query.__qualname__.partition(".")[0])
                return run_read(query)

            async def home() -> list[str]:
                await client.get("/")  # what is looked up once is not counted
                reads.clear()
                assert (await client.get("/")).status_code == 200
                return reads

            database._run_read = counted
            assert await home() == ["HomeStore"], "of a visitor without a cookie"
            started = await client.post("/api/matches", json={"game": "block-draw"})
            assert started.status_code < 300, started.text
            assert await home() == ["HomeStore"], "of a guest with a match"

    asyncio.run(look())


def test_home_shows_few_matches_those_first_that_wait_for_the_guest() -> None:
    async def look() -> None:
        async with serving() as app:
            ada = Client(app)
            for _ in range(home_store.MAX_CONTINUED_MATCHES + 1):
                await ada.start("baronet")
            guest = await house_of(app).sessions.identify(ada.token)
            today = date(2026, 1, 1)
            data = await house_of(app).store.home.load(guest, "baronet", today)
            assert len(data.continued) == home_store.MAX_CONTINUED_MATCHES
            assert data.recent_games == ["baronet"]
            assert data.daily_match == ""

    asyncio.run(look())
