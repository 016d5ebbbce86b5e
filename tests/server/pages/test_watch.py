"""The page for spectators lists live tables whose players allow it, and no others."""

import asyncio

from boneyard.server.app import create_site
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
