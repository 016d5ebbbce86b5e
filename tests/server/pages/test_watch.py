"""The page for spectators lists live tables whose players allow it, and no others."""

import asyncio

import pytest

from boneyard.server import wall_clock
from boneyard.server.app import create_site
from boneyard.server.matches.showcase import DAY_MS, Showcase
from boneyard.server.pages.watch import MAX_TABLES, RECENT_MS
from support.server.absent_players import act
from support.server.serving import Client, services_of, settings


def test_only_matches_that_may_be_watched_and_are_played_are_listed(db: str) -> None:
    async def work() -> None:
        app = create_site(settings(db=db))
        async with app.router.lifespan_context(app):
            anna, eve = Client(app), Client(app)
            open_seat = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
            options = {"players": 2}

            async def start(**more: object) -> str:
                started = await anna.start("block-draw", options=options, name="Anna", **more)
                match: str = started["match"]
                return match

            shown, private = await start(watch=True), await start()
            waiting = await start(watch=True, seats=open_seat)
            for match in (shown, private):
                await act(anna, match, do="seed", seat="0", seed="a")
            page = (await eve.ask("GET", "/watch")).text
            assert [match for match in (shown, private, waiting) if f"/m/{match}" in page] == [
                shown
            ]
            hand = (await services_of(app).registry.get_match(shown)).state.hands[0]
            assert hand
            assert 'class="hand"' not in page
            await act(anna, shown, do="resign", seat="0")
            assert f"/m/{shown}" not in (await eve.ask("GET", "/watch")).text
            store = services_of(app).store
            later = await store.list_watchable(2**50, MAX_TABLES)
            assert later == [], "where no one has moved for long, nothing is live"
            assert RECENT_MS < 2**50

    asyncio.run(work())


def test_a_new_process_finds_the_showcase_and_looks_at_no_earlier_day(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        app = create_site(settings(db=db))
        async with app.router.lifespan_context(app):
            services = services_of(app)
            key = b"k" * 32
            first = await Showcase(services.matches, key).get_match()
            again = Showcase(services.matches, key)
            assert (await again.get_match()).id == first.id
            monkeypatch.setattr(wall_clock, "offset_ms", 1_000 * DAY_MS)
            assert (await again.get_match()).id == first.id, "it is still on"
            asked: list[str] = []
            get_match = services.registry.get_match

            async def count(id: str) -> object:
                asked.append(id)
                return await get_match(id)

            monkeypatch.setattr(services.registry, "get_match", count)
            other = await Showcase(services.matches, key).get_match()
            assert other.id != first.id
            assert set(asked) == {other.id}

    asyncio.run(work())
