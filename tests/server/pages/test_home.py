"""The home page asks the database once, whatever it shows."""

import asyncio
import re
from collections.abc import Callable
from contextvars import ContextVar
from datetime import date
from typing import Any

from boneyard.games import GAMES, families
from boneyard.games.durations import MINUTES
from boneyard.server.pages import home_store, living_table
from support.server.pages import pages
from support.server.serving import Client, services_of, serving

#: Whether the code that runs belongs to the request that is looked at.
is_requesting: ContextVar[bool] = ContextVar("is_requesting", default=False)


def test_home_reads_everything_in_one_call() -> None:
    async def look() -> None:
        async with pages() as client:
            transport: Any = client._transport
            pool: Any = services_of(transport.app).store.database._read_pool
            reads: list[str] = []
            submit = pool.submit

            def counted(run: Callable[..., Any], query: Callable[[], Any]) -> Any:
                if is_requesting.get():  # a job in the background has another context
                    reads.append(query.__qualname__.partition(".")[0])
                return submit(run, query)

            async def home() -> list[str]:
                await client.get("/")  # what is looked up once is not counted
                reads.clear()
                is_requesting.set(True)
                assert (await client.get("/")).status_code == 200
                is_requesting.set(False)
                return reads

            pool.submit = counted
            assert await home() == ["HomeStore"], "of a visitor without a cookie"
            started = await client.post("/api/matches", json={"game": "block-draw"})
            assert started.status_code < 300, started.text
            assert await home() == ["HomeStore"], "of a guest with a match"

    asyncio.run(look())


def test_home_asks_the_same_however_many_matches_run() -> None:
    async def look() -> None:
        async with pages() as client:
            transport: Any = client._transport
            reader: Any = services_of(transport.app).store.database.reader
            asked: list[str] = []
            counts = []
            for more in (4, 20):
                for _ in range(more):
                    body = {"game": "block-draw", "seats": [{"kind": "person"}] * 2}
                    assert (await client.post("/api/matches", json=body)).status_code < 300
                await client.get("/")
                asked.clear()
                reader.set_trace_callback(asked.append)
                assert (await client.get("/")).status_code == 200
                reader.set_trace_callback(None)
                counts.append(len(asked))
            assert counts[0] == counts[1] <= 12

    asyncio.run(look())


def test_home_shows_few_matches_those_first_that_wait_for_the_guest() -> None:
    async def look() -> None:
        async with serving() as app:
            ada = Client(app)
            for _ in range(home_store.MAX_CONTINUED_MATCHES + 1):
                await ada.start("baronet")
            guest = await services_of(app).sessions.identify(ada.token)
            today = date(2026, 1, 1)
            data = await services_of(app).store.home.load(guest, "baronet", today)
            assert len(data.continued) == home_store.MAX_CONTINUED_MATCHES
            assert data.recent_games == ["baronet"]
            assert data.daily_match == ""

    asyncio.run(look())


def found(page: str) -> list[str]:
    return re.findall(r'<li data-game="([^"]+)"', page)


def test_games_are_found_by_name_by_other_names_and_by_what_they_are_like() -> None:
    async def look() -> None:
        async with pages() as client:

            async def ask(query: str, **headers: str) -> list[str]:
                return found((await client.get(f"/?{query}", headers=headers)).text)

            assert set(await ask("")) == set(GAMES) == set(families.FAMILIES)
            assert await ask("q=bones") == ["block-draw"]
            assert set(await ask("q=MUGGINS")) == {"muggins", "all-fives"}
            assert await ask("q=tren+mexicano") == ["mexican-train"]
            assert await ask("q=domino+cubano", **{"accept-language": "es"}) == ["cuban"]
            assert await ask("q=chess") == []
            assert "No game found for “chess”" in (await client.get("/?q=chess")).text
            assert "<b>no</b>" not in (await client.get("/?q=<b>no</b>")).text
            assert await ask("for=solo") == ["knock-out", "domino-solitaire", "baronet"]
            assert "mexican-train" in await ask("for=trains")
            assert all(MINUTES.get(name, 0) <= 6 for name in await ask("for=quick"))
            assert {"latin", "bendomino-teams"} <= set(await ask("for=partners"))
            # Links of earlier versions.
            assert set(await ask("for=1")) == set(await ask("for=solo"))
            assert "cyprus" in await ask("for=5")
            assert "fundomino" not in await ask("for=straight")
            assert len(await ask("for=nonsense")) == len(GAMES)

    asyncio.run(look())


def test_the_living_table_is_a_round_by_the_rules_in_which_the_visitor_can_play() -> None:
    played, state = living_table.play_living_round()
    assert len(played) == living_table.LIVING_TILES
    assert state.playing
    assert state.to_act == 0
    table = living_table.build_living_table()
    assert sum(playable for _, _, playable in table.hand) == 2
    steps = [step for _, step, _ in table.hand if step] + [step for step in table.backs if step]
    assert sorted(steps) == list(range(1, len(played) - living_table.FIRST_TILES + 1))
    assert re.findall(r'data-step="(\d+)"', table.board) == [str(one) for one in sorted(steps)]
    # What the opponent holds is nowhere in the picture.
    assert "by-t" in table.board


def test_home_is_for_new_visitors_and_for_returning_ones() -> None:
    async def look() -> None:
        async with pages() as client:
            new = (await client.get("/")).text
            assert "Play dominoes" in new
            assert "data-living" in new
            await client.post("/games/baronet", data={"way": "bots"})
            again = (await client.get("/")).text
            assert "data-living" not in again
            assert ">Continue" in again
            assert found(again)[0] == "baronet"

    asyncio.run(look())
