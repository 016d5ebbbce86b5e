"""Watching: who watches is counted; where they are told a round late, nothing newer gets out."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from boneyard.server.app import PLAY_ENDPOINTS, create_site
from boneyard.server.matches.live_match import LiveMatch
from support.server.serving import (
    Client,
    Json,
    Socket,
    at_rest,
    services_of,
    serving,
    settings,
    until,
)

PEOPLE: list[Json] = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
#: What a watcher can ask for of a match: every request of the API, and the pages.
PAGES = ("/m/{match}", "/m/{match}?seat=watch", "/m/{match}/replay", "/m/{match}/replay?at=99")
ASKED = (
    "/api/matches/{match}/events?since=1",
    *(call.path for call in PLAY_ENDPOINTS if call.method == "GET" and "{match}" in call.path),
)
POSTED = {
    "moves": {"seat": 0, "move": "pass"}, "seats/0": {"name": "Eve"}, "seats/0/seed": {"seed": "x"},
    "seats/1/bot": {"bot": "heavy"}, "analysis": {}, "rematch": {}, "on": {},
}  # fmt: skip


async def told(match: str, *clients: Client) -> list[Any]:
    """All that those who have no seat can learn of a match: answers, statuses and headers."""
    found: list[Any] = []
    for client in clients:
        for path in (*PAGES, *ASKED):
            answer = await client.http.get(path.replace("{match}", match))
            found.append((path, answer.status_code, answer.text, _headers(answer)))
        for path, body in POSTED.items():
            answer = await client.ask("POST", f"/api/matches/{match}/{path}", body)
            found.append((path, answer.status_code, answer.text))
            client.http.cookies.clear()  # who wanted to sit down would be a guest
    return found


def _headers(response: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in response.headers.items() if name != "date"}


async def heard_of(socket: Socket, number: int) -> None:
    """Wait until somebody has been told of this entry, and of all who watch."""
    socket.drain()
    while not (
        socket.heard
        and socket.heard[-1]["number"] == number
        and [one["watching"] for one in socket.heard if "watching" in one][-1] == 2
    ):
        await socket.hear()


async def play(app: Starlette, live: LiveMatch, most: int, dice: random.Random) -> None:
    """Make some moves, not beyond the round."""
    began = live.log.round_began
    for _ in range(most):
        await at_rest(app, live.id)
        seat = live.state.to_act
        if live.log.round_began != began or live.state.over or seat is None:
            return
        await services_of(app).matches.play(live, seat, dice.choice(live.views.legal_moves(seat)))


@pytest.mark.slow
def test_a_watcher_from_behind_learns_nothing_of_the_round_that_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "m.db")))
        async with app.router.lifespan_context(app):
            ada, ben, eve = Client(app), Client(app), Client(app)
            nobody, dice = Client(app, token=None), random.Random(1)
            match = (await ada.start("block-draw", seats=PEOPLE, late=True))["match"]
            path = f"/api/matches/{match}"
            assert (await eve.get(path))["status"] == "waiting", "who could sit down sees that"
            await ben.post(f"{path}/seats/1", {"name": "Ben", "seed": "b"})
            live = await services_of(app).registry.get_match(match)
            async with (
                eve.socket(match, draw="wide.own") as socket,
                nobody.socket(match, draw="tall.pips", entries="no") as drawn,
            ):
                await until(lambda: live.room.spectator_count == 2)
                for round in range(2):
                    await at_rest(app, match)
                    over = live.log.round_began - 1
                    await heard_of(socket, over)
                    await heard_of(drawn, over)
                    before = await told(match, eve, nobody)
                    heard = [one.heard.copy() for one in (socket, drawn)]
                    await play(app, live, 5, dice)
                    live.room.chat.add(0, "oops")
                    live.room.notify()
                    assert live.number > live.log.round_began > 0
                    assert await told(match, eve, nobody) == before, "to the letter"
                    assert (await eve.get(path))["number"] == over
                    assert (await ada.get(path))["number"] == live.number, "who plays sees all"
                    assert (await ada.get(path, seat="watch"))["number"] == over
                    kept = await services_of(app).store.load(match)
                    assert kept is not None
                    anew = services_of(app).registry.build_live_match(kept).as_seen_from(None)
                    assert anew.view(None) == live.as_seen_from(None).view(None), "read anew, too"
                    assert anew.number == over
                    for one, known in zip((socket, drawn), heard, strict=True):
                        one.drain()
                        assert one.heard == known, "nor does anything come by itself"
                    await play(app, live, 400, dice)
                    assert round or not live.state.over
                await ada.post(f"{path}/moves", {"seat": 0, "move": "resign"})
                await socket.catch_up(live.number)
            assert (await eve.get(path))["status"] == "over"
            assert (await eve.get(f"{path}/record")) == (await ada.get(f"{path}/record"))

    asyncio.run(work())


@pytest.mark.slow
def test_whoever_leaves_their_seat_sees_no_more_than_others_who_watch(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as app:
            ada, ben = Client(app), Client(app)
            look = await ada.start("block-draw", seats=[*PEOPLE, PEOPLE[1]], late=True,
                                   options={"players": 3})  # fmt: skip
            match, path = look["match"], f"/api/matches/{look['match']}"
            for seat, one in ((1, ben), (2, Client(app))):
                await one.post(f"{path}/seats/{seat}", {"name": f"P{seat}", "seed": "s"})
            live = await services_of(app).registry.get_match(match)
            await until(lambda: live.state.playing)
            async with ben.socket(match) as socket:
                await socket.catch_up(live.number)
                await ben.post(f"{path}/seats/1/bot", {"bot": "heavy"})
                while socket.heard[-1]["number"]:
                    await socket.hear()
                await play(app, live, 3, random.Random(1))
                socket.drain()
                assert socket.heard[-1]["number"] == 0
        async with serving(tmp_path) as app:
            assert (await Client(app, ben.token).get(path))["number"] == 0, "nor after a restart"
            assert (await Client(app, ada.token).get(path))["late"]

    asyncio.run(work())


@pytest.mark.slow
def test_who_watches_is_counted_and_told() -> None:
    async def work() -> None:
        async with serving(linger=0.01) as app:
            ada, eve, nobody = Client(app), Client(app), Client(app, token=None)
            match = (await ada.start("block-draw"))["match"]
            live = await services_of(app).registry.get_match(match)
            async with ada.socket(match) as player:
                assert (await player.hear())["watching"] == 0
                async with eve.socket(match), eve.socket(match), nobody.socket(match):
                    while (await player.hear()).get("watching") != 2:
                        pass
                    assert (await ada.get(f"/api/matches/{match}"))["watching"] == 2
                    news = live.revision
                    for at in range(30):  # a crowd is told as one
                        live.room.presence.touch(b"guest %d" % at)
                    assert live.revision == news
                while (await player.hear()).get("watching") != 0:
                    pass

    asyncio.run(work())
