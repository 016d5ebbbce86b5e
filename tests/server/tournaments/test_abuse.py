"""Tournaments that somebody tries to break: looking too early, coming twice, standing still."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from boneyard.server.app import create_site
from support.server.serving import Client, services_of, serving, settings
from support.server.tournaments import entered, look, made, settled, tend, unplayed


def test_a_board_is_closed_to_those_who_have_yet_to_play_the_same_deal(tmp_path: Path) -> None:
    async def play() -> None:
        app = create_site(settings(db=str(tmp_path / "house.db")))
        async with app.router.lifespan_context(app):
            host = Client(app)
            id = await made(host, rounds=1)
            people = await entered(app, id, 4)
            await host.post(f"/api/tournaments/{id}/begin")
            await settled(
                app, host, id, lambda now: len(services_of(app).registry.live_matches) == 2
            )
            one = people[0]
            (match,) = [b["match"] for b in (await look(one, id))["boards"] if b["match"]]
            path = f"/api/matches/{match}"
            seated = (await one.get(path))["yours"][0]
            await one.post(f"{path}/moves", {"seat": seated, "move": "resign"})
            await settled(app, host, id, lambda now: unplayed(now) == 1)
            # Its record has all hands; two others have yet to play with them.
            assert "seed" in await one.get(f"{path}/record")
            others = [c for c in people if match not in (await c.ask("GET", "/api/matches")).text]
            assert len(others) == 2
            for who in (*others, host, Client(app)):
                for more in ("", "/record", "/events", "/analysis"):
                    await who.refused(404, path + more, method="GET")
                for page in (f"/m/{match}", f"/m/{match}/replay"):
                    assert (await who.http.get(page)).status_code == 404
                async with who.socket(match) as socket:
                    assert socket.closed
            await host.post(f"/api/tournaments/{id}/leave", {"number": 2})
            await settled(app, host, id, lambda now: now["stage"] == "over")
            assert "seed" in await others[0].get(f"{path}/record")
            assert (await others[0].http.get(f"/m/{match}")).status_code == 200

    asyncio.run(play())


def test_two_guests_who_become_one_person_are_in_it_once() -> None:
    async def play() -> None:
        async with serving() as app:
            host = Client(app)
            id = await made(host, rounds=2)
            people = await entered(app, id, 3)
            key = (await people[0].post("/api/me/keys"))["secret"]
            await people[2].post("/api/sign-in/key", {"secret": key, "bring": True})
            await host.post(f"/api/tournaments/{id}/begin")
            found = await settled(
                app, host, id, lambda now: len(services_of(app).registry.live_matches) == 1
            )
            assert [(b["first"], b["second"]) for b in found["boards"]] in ([(1, 2)], [(2, 1)])
            assert (await look(people[0], id))["you"] == 1

    asyncio.run(play())


@pytest.mark.slow
def test_one_that_can_t_be_seen_to_keeps_no_other_and_fills_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as app:
            host = Client(app)
            broken, sound = await made(host), await made(host)
            for id in (broken, sound):
                await host.post(f"/api/tournaments/{id}/bots", {"bot": "heavy", "count": 2})
            with closing(sqlite3.connect(services_of(app).settings.db)) as file, file:
                file.execute("update tournaments set game = 'gone' where id = ?", (broken,))
            for id in (broken, sound):
                await host.post(f"/api/tournaments/{id}/begin")
            await settled(app, host, sound, lambda now: now["stage"] == "over")
            for _ in range(2):
                await tend(app)
            said = [one.message for one in caplog.records if "stands still" in one.message]
            # By what this house does by itself, and by the test's own.
            assert 1 <= len(said) <= 2

    asyncio.run(play())
