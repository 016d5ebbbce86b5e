"""The profile: pictures that others see, tiles of one's own, statistics and streaks."""

import asyncio
from pathlib import Path

from boneyard.drawing.theme_palettes import TILE_BACKS, TILE_DESIGNS, contrast_ratio
from boneyard.server.app import create_site
from boneyard.server.web.avatars import AVATARS, BOT_AVATARS
from support.server.absent_players import act
from support.server.pages import pages, run
from support.server.serving import Client, settings


def test_others_see_the_picture_that_a_player_has_chosen(db: str) -> None:
    async def work() -> None:
        app = create_site(settings(db=db))
        async with app.router.lifespan_context(app):
            anna, ben = Client(app), Client(app)
            seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
            match = (await anna.start("block-draw", seats=seats))["match"]
            assert (await anna.post("/api/me", {"avatar": "fox"}))["avatar"] == "fox"
            assert AVATARS["fox"] in (await ben.ask("GET", f"/m/{match}")).text
            await act(ben, match, do="join", place="1", name="Ben")
            assert AVATARS["fox"] in (await ben.ask("GET", f"/m/{match}")).text
            for other in ("pip", "<b>", ""):
                assert (await anna.post("/api/me", {"avatar": other}))["avatar"] == ""
            assert AVATARS["fox"] not in (await ben.ask("GET", f"/m/{match}")).text

    asyncio.run(work())


def test_no_player_looks_like_a_bot() -> None:
    assert not AVATARS.keys() & BOT_AVATARS.keys()
    assert not set(AVATARS.values()) & set(BOT_AVATARS.values())


def test_saving_says_so_and_the_bar_shows_the_picture() -> None:
    async def look() -> None:
        async with pages() as client:
            form = {"do": "save", "name": "Anna", "avatar": "owl"}
            to = (await client.post("/me", data=form)).headers["location"]
            page = (await client.get(to)).text
            assert "Saved." in page
            assert 'value="owl" checked' in page
            assert AVATARS["owl"] in (await client.get("/puzzles")).text
            assert "Saved." not in (await client.get("/me")).text

    run(look)


def test_tiles_and_backs_are_kept_and_odd_ones_are_not() -> None:
    async def look() -> None:
        async with pages() as client:
            await client.post("/look", data={"tiles": "ebony", "backs": "blue", "back": "/me"})
            page = (await client.get("/me")).text
            assert 'data-tiles="ebony" data-backs="blue"' in page
            await client.post("/look", data={"tiles": "glass", "backs": '"><b>'})
            assert 'data-tiles="ebony" data-backs="blue"' in (await client.get("/me")).text

    run(look)


def test_pips_can_be_read_on_every_tile() -> None:
    for design in TILE_DESIGNS.values():
        for name, colour in design.items():
            if name.startswith("p"):
                assert contrast_ratio(colour, design["tile"]) >= 4.5, name
    for back in TILE_BACKS.values():
        assert contrast_ratio(back["back-line"], back["back"]) >= 3


def test_statistics_and_streaks_are_on_the_profile(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            anna = Client(app)
            match = (await anna.start("block-draw", options={"players": 2}, name="Anna"))["match"]
            await act(anna, match, do="resign", seat="0")
            page = (await anna.ask("GET", "/me")).text
            assert "Statistics" in page
            assert "0 of 1" in page
            assert page.count('<li><a href="/') == 3
            assert "Block &amp; Draw" in page

    asyncio.run(work())
