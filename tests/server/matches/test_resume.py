"""After a restart, tables at which a bot is to move go on by themselves, and only those."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.errors import StoreError
from boneyard.server.matches.models import UnattendedMatch
from boneyard.server.matches.resume import resume_matches
from boneyard.server.matches.service import MatchService
from boneyard.server.settings import NO_DELAYS, Pace
from support.server.bot_tables import BOTS, SLOW
from support.server.serving import Client, services_of, serving, until, without_clocks

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}]


def going(folder: Path) -> set[str]:
    """The matches that the file says go on."""
    with sqlite3.connect(folder / "matches.db") as file:
        return {id for (id,) in file.execute("select match from going")}


@pytest.mark.slow
def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, pace=SLOW) as app:
            ada = Client(app)
            started = [
                (await ada.start("block-draw", seats=BOTS, options={"target": 20}))["match"]
                for _ in range(5)
            ]
            await ada.start("block-draw", seats=PEOPLE)
            await ada.start("block-draw", seats=[PEOPLE[0], {"kind": "open"}])
            await ada.start("baronet")
        assert going(tmp_path) == set(started)
        async with serving(tmp_path, pace=NO_DELAYS) as app:
            house = services_of(app)
            await until(lambda: len(house.registry.live_matches) == 5)
            await until(lambda: all(live.state.over for live in house.registry.live_matches))
            assert {live.id for live in house.registry.live_matches} == set(started)
        assert going(tmp_path) == set()

    asyncio.run(play())


@pytest.mark.slow
def test_the_store_knows_at_every_move_whether_a_bot_is_to_move(tmp_path: Path) -> None:
    async def play() -> None:
        pace = Pace(deal=0, forced=0, bot=0)
        async with serving(tmp_path, pace=pace) as app:
            ada, house = Client(app), services_of(app)
            seats = [PEOPLE[0], BOTS[0]]
            look = await ada.start("block-draw", seats=seats, options={"target": 30})
            live = await house.registry.get_match(look["match"])
            seen = set()
            while not live.state.over:
                if live.state.to_act == 0 and live.state.playing and not live.views.forced_move(0):
                    assert going(tmp_path) == set()
                    seen.add(False)
                    await house.matches.play(live, 0, live.views.legal_moves(0)[0])
                    async with live.lock:
                        assert going(tmp_path) == ({live.id} if live.needs_autoplay else set())
                        assert live.needs_autoplay == live.can_autoplay(live.state)
                        seen.add(live.needs_autoplay)
                await asyncio.sleep(0)
            assert seen == {False, True}
        assert going(tmp_path) == set()

    asyncio.run(play())


def test_a_bot_that_takes_over_a_seat_makes_a_match_go_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, pace=SLOW) as app:
            ada = Client(app)
            look = await ada.start("block-draw", seats=PEOPLE)
            assert going(tmp_path) == set()
            path, turn = f"/api/matches/{look['match']}", look["turn"]
            await ada.post(f"{path}/seats/{turn}/bot", {"bot": "heavy"})
            assert going(tmp_path) == {look["match"]}

    asyncio.run(play())


def test_one_that_does_not_go_on_after_all_or_is_broken_is_no_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with serving(tmp_path, pace=SLOW) as app:
            ada = Client(app)
            still = (await ada.start("block-draw", seats=PEOPLE))["match"]
            broken = (await ada.start("block-draw", seats=BOTS))["match"]
            whole = (await ada.start("block-draw", seats=BOTS))["match"]
        with sqlite3.connect(tmp_path / "matches.db") as file:
            file.execute("insert into going values (?)", (still,))
            file.execute("update matches set game = 'tiddlywinks' where id = ?", (broken,))
        async with serving(tmp_path, pace=SLOW) as app:
            house = services_of(app)
            await until(lambda: whole in {live.id for live in house.registry.live_matches})
            await until(lambda: going(tmp_path) == {broken, whole})
            await until(lambda: "can't be taken up" in caplog.text)
        assert broken not in caplog.text

    asyncio.run(play())


def test_a_store_that_cant_be_read_yet_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.server.matches.resume.STORE_RETRY_SECONDS", 0.01)

    async def play() -> None:
        async with serving(tmp_path, pace=SLOW) as app:
            house = services_of(app)
            await Client(app).start("block-draw", seats=BOTS)
            asked: list[Any] = []
            really = house.store.list_unattended

            async def unsure() -> list[UnattendedMatch]:
                asked.append(1)
                if len(asked) < 3:
                    raise StoreError("store-unread")
                return await really()

            monkeypatch.setattr(house.store, "list_unattended", unsure)
            assert await resume_matches(house.matches) == 1
            assert len(asked) == 3

    asyncio.run(play())


@pytest.mark.slow
def test_somebody_who_asks_meanwhile_neednt_wait_for_all_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, pace=SLOW) as app:
            ada = Client(app)
            for _ in range(8):
                await ada.start("block-draw", seats=BOTS)
        revived: list[str] = []
        take_up = MatchService.resume_match

        async def noted(self: MatchService, id: str) -> bool:
            revived.append(id)
            return await take_up(self, id)

        monkeypatch.setattr(MatchService, "resume_match", noted)
        monkeypatch.setattr("boneyard.server.matches.resume.MIN_PAUSE_SECONDS", 0.2)
        async with serving(tmp_path, pace=SLOW) as app:
            await until(lambda: len(revived) == 1)
            await Client(app).get("/api/bots")
            assert len(revived) < 8
            await until(lambda: len(revived) == 8)

    asyncio.run(play())


def test_matches_from_before_are_looked_at_once(tmp_path: Path) -> None:
    """A file that was made before the store knew which matches go on."""

    async def play() -> None:
        async with serving(tmp_path, pace=SLOW) as app:
            ada = Client(app)
            bots = (await ada.start("block-draw", seats=BOTS))["match"]
            await ada.start("block-draw", seats=PEOPLE)
            over = (await ada.start("block-draw", seats=[PEOPLE[0], BOTS[0]]))["match"]
            await ada.post(f"/api/matches/{over}/moves", {"seat": 0, "move": "resign"})
        with sqlite3.connect(tmp_path / "matches.db") as file:
            file.execute("drop table going")
            file.execute("drop index deals")
            for column in ("matches.fair", "matches.sealed", "seats.seeded"):
                table, _, name = column.partition(".")
                file.execute(f"alter table {table} drop column {name}")
            without_clocks(file)
            file.execute("pragma user_version = 1")
        async with serving(tmp_path, pace=SLOW):
            assert going(tmp_path) == {bots}

    asyncio.run(play())
