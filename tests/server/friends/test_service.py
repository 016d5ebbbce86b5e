"""Friends without a directory: those one has played with, challenges, and who stays away."""

import asyncio
import re
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from boneyard.server import wall_clock
from boneyard.server.friends import service as friends_service
from support.server.accounts import LINK, key_of, mine
from support.server.pages import BASE_URL, pages, run
from support.server.push_service import Browser, PushService, house, quiet, two
from support.server.push_service import run as told_run
from support.server.serving import Client, serving, until

MATCH = re.compile(r'name="match" value="([^"]+)"')


async def met(app: Starlette, ada: Client, ben: Client) -> str:
    """Let two people sit at one table; gives the way to Ben, as Ada names him."""
    table: str = (await ada.start("block-draw", seats=LINK))["match"]
    await ben.post(f"/api/matches/{table}/seats/1", {"name": "Ben", "seed": "b"})
    return f"/api/friends/{table}/1"


def test_one_challenges_those_one_has_played_with_and_nobody_else() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, ben, eve = (Client(app) for _ in range(3))
            way = await met(app, ada, ben)
            assert [one["name"] for one in (await ada.get("/api/friends"))["friends"]] == ["Ben"]
            assert (await eve.get("/api/friends"))["friends"] == []
            wanted = {"game": "bergen"}
            for wrong in (way, "/api/friends/nowhere/1"):
                await eve.refused(404, f"{wrong}/challenge", wanted)
            await ada.refused(404, f"{way[:-1]}0/challenge", wanted)  # oneself
            await ada.refused(409, f"{way}/challenge", {"game": "baronet"})
            await ada.refused(400, f"{way}/challenge", {"game": "bergen", "options": {"x": 1}})
            table = (await ada.post(f"{way}/challenge", wanted))["match"]
            (offer,) = (await ben.get("/api/friends"))["offers"]
            assert (offer["match"], offer["name"], offer["game"]) == (table, "Ada", "bergen")
            assert (await ada.get("/api/friends"))["offered"][0]["name"] == "Ben"
            await eve.refused(404, f"/api/friends/offers/{table}", {"accept": True})
            await ben.post(f"/api/friends/offers/{table}", {"accept": True})
            look = await ben.get(f"/api/matches/{table}")
            assert look["yours"] == [1]
            assert look["seats"][1]["name"] == "Ben", "as they were called last"
            assert {one["kind"] for one in look["seats"][2:]} <= {"bot"}
            assert (await ben.get("/api/friends"))["offers"] == [], "it is taken up"
            again = (await ada.post(f"{way}/challenge", wanted))["match"]
            await ben.post(f"/api/friends/offers/{again}", {"accept": False})
            assert (await ada.get("/api/friends"))["offered"][0]["refused"]
            await ben.refused(404, f"/api/friends/offers/{again}", {"accept": True})

    asyncio.run(work())


def test_a_challenge_is_told_to_whoever_wants_to_hear_of_one() -> None:
    async def work(service: PushService) -> None:
        async with house(service) as app:
            first, second, match = await two(app)
            browser = Browser(service, "a")
            await browser.subscribe(second, wants=["challenge"])
            seat = (await second.get(f"/api/matches/{match}"))["yours"][0]
            way = f"/api/friends/{match}/{seat}/challenge"
            table = (await first.post(way, {"game": "bergen"}))["match"]
            await until(lambda: len(browser.heard) == 1)
            told = browser.heard[0]
            assert (told["kind"], told["match"]) == ("challenge", table)
            assert "Bergen" in told["title"]

    told_run(work)


def test_who_is_blocked_neither_challenges_nor_sits_down() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, ben = Client(app), Client(app)
            way = await met(app, ada, ben)
            wanted = {"game": "bergen", "name": "Ben"}
            there = way.replace("/1", "/0")
            waiting = (await ben.post(f"{there}/challenge", wanted))["match"]
            blocked = await ada.post(f"{way}/block")
            assert blocked["friends"] == []
            assert blocked["offers"] == [], "what they asked for goes too"
            assert [one["name"] for one in blocked["blocked"]] == ["Ben"]
            said = await ben.refused(409, f"{there}/challenge", wanted)
            assert "block" not in said, "nobody is told"
            table = (await ada.start("block-draw", seats=LINK))["match"]
            said = await ben.refused(403, f"/api/matches/{table}/seats/1", {"name": "Ben"})
            assert "block" not in said
            await Client(app).post(f"/api/matches/{table}/seats/1", {"name": "Cleo"})
            over = way.split("/")[3]
            await ada.post(f"/api/matches/{over}/moves", {"seat": 0, "move": "resign"})
            await ben.refused(403, f"/api/matches/{over}/rematch")
            await ada.refused(409, f"{way}/challenge", wanted)
            # Whoever becomes somebody else stays blocked; so does who blocked.
            other = Client(app, (await ben.post(
                "/api/sign-in/key", {"secret": await key_of(Client(app))}
            ))["token"])  # fmt: skip
            assert waiting in await mine(other)
            await other.refused(409, f"{there}/challenge", wanted)
            (block,) = blocked["blocked"]
            await other.refused(404, f"/api/friends/blocked/{block['block']}/end")
            block = (await ada.get("/api/friends"))["blocked"][0]
            await ada.post(f"/api/friends/blocked/{block['block']}/end")
            await other.post(f"{there}/challenge", wanted)

    asyncio.run(work())


def test_challenges_and_blocks_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends_service, "MAX_CHALLENGES_PER_SENDER", 2)
    monkeypatch.setattr(friends_service, "MAX_BLOCKS", 0)
    monkeypatch.setattr(friends_service, "MAX_FRIENDS", 1)

    async def work() -> None:
        async with serving() as app:
            ada, ben = Client(app), Client(app)
            way = await met(app, ada, ben)
            for _ in range(2):
                await ada.post(f"{way}/challenge", {"game": "bergen"})
            await ada.refused(409, f"{way}/challenge", {"game": "bergen"})
            await ada.refused(409, f"{way}/block")
            await met(app, ada, Client(app))
            assert len((await ada.get("/api/friends"))["friends"]) == 1

    asyncio.run(work())


@pytest.mark.slow
def test_friends_work_without_a_script() -> None:
    async def work() -> None:
        async with pages() as ada:
            transport: Any = ada._transport
            async with httpx.AsyncClient(
                transport=transport, base_url=BASE_URL, headers={"origin": BASE_URL}
            ) as ben:
                assert "No one yet" in (await ada.get("/friends")).text
                form = {"way": "link", "name": "Ada"}
                at = (await ada.post("/games/block-draw", data=form)).headers["location"]
                await ben.post(at, data={"do": "join", "place": "1", "name": "Ben"})
                page = (await ada.get("/friends")).text
                assert "Ben" in page
                (match,) = MATCH.findall(page)
                way = {"do": "challenge", "match": match, "seat": "1", "game": "cross"}
                table = (await ada.post("/friends", data=way)).headers["location"]
                for place in ("/", "/matches", "/friends"):
                    assert "Ada challenges you to <b>Cross</b>" in (await ben.get(place)).text
                answer = {"match": table.rpartition("/")[2], "name": "Ben"}
                assert (await ada.post("/friends", data={**way, "do": "?"})).status_code == 400
                sat = await ben.post("/friends", data={**answer, "do": "accept"})
                assert sat.headers["location"] == table
                assert "challenges you" not in (await ben.get("/")).text
                blocked = await ada.post("/friends", data={**way, "do": "block"})
                assert blocked.headers["location"] == "/friends"
                page = (await ada.get("/friends")).text
                (block,) = re.findall(r'name="block" value="(\w+)"', page)
                await ada.post("/friends", data={"do": "unblock", "block": block})
                assert 'value="challenge"' in (await ada.get("/friends")).text

    run(work)


def test_challenges_that_are_not_taken_up_have_a_limit_by_pair_and_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bot in the seat takes the challenge away; the next one would notify again."""

    async def work(service: PushService) -> None:
        async with house(service) as app:
            first, second, match = await two(app)
            browser = Browser(service, "a")
            await browser.subscribe(second, wants=["challenge"])
            seat = (await second.get(f"/api/matches/{match}"))["yours"][0]
            way = f"/api/friends/{match}/{seat}/challenge"
            made, said = list[str](), ""
            for _ in range(16):
                answer = await first.ask("POST", way, {"game": "bergen"})
                if answer.status_code == 200:
                    made.append(table := answer.json()["match"])
                    await until(lambda: len(browser.heard) >= len(made))
                    await first.post(f"/api/matches/{table}/seats/1/bot", {"bot": "casual"})
                else:
                    assert answer.status_code == 409
                    said = answer.json()["error"]
            assert len(made) == len(browser.heard) == friends_service.MAX_IGNORED_PER_DAY
            # The same is said to who is blocked.
            back = f"/api/friends/{match}/{1 - seat}/block"
            await second.post(back)
            assert said == await first.refused(409, way, {"game": "bergen"})
            (block,) = (await second.get("/api/friends"))["blocked"]
            await second.post(f"/api/friends/blocked/{block['block']}/end")
            monkeypatch.setattr(wall_clock, "offset_ms", friends_service.DAY_MS + 1)
            await first.post(way, {"game": "bergen"})

    told_run(work)


def test_challenges_made_at_once_and_those_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends_service, "MAX_NOTIFIED_PER_DAY", 1)

    async def work() -> None:
        async with serving() as app:
            ada, ben = Client(app), Client(app)
            way = await met(app, ada, ben)
            # Who plays with a friend all day isn't stopped.
            for _ in range(friends_service.MAX_IGNORED_PER_DAY + 1):
                table = (await ada.post(f"{way}/challenge", {"game": "bergen"}))["match"]
                await ben.post(f"/api/friends/offers/{table}", {"accept": True})
            answers = await asyncio.gather(
                *(ada.ask("POST", f"{way}/challenge", {"game": "bergen"}) for _ in range(16))
            )
            good = [one for one in answers if one.status_code == 200]
            assert len(good) <= friends_service.MAX_IGNORED_PER_DAY
            assert {one.status_code for one in answers} == {200, 409}
            assert len((await ben.get("/api/friends"))["offers"]) == len(good)

    asyncio.run(work())


def test_notifications_of_challenges_have_a_limit_by_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends_service, "MAX_NOTIFIED_PER_DAY", 1)

    async def work(service: PushService) -> None:
        async with house(service) as app:
            first, second, match = await two(app)
            browser = Browser(service, "a")
            await browser.subscribe(second, wants=["challenge"])
            seat = (await second.get(f"/api/matches/{match}"))["yours"][0]
            for _ in range(2):
                await first.post(f"/api/friends/{match}/{seat}/challenge", {"game": "bergen"})
            assert len((await second.get("/api/friends"))["offers"]) == 2
            await quiet(app)
            assert len(browser.heard) == 1

    told_run(work)
