"""Tournaments of sides of two, boards that count for ratings, and who can't come back."""

import asyncio

import pytest
from starlette.applications import Starlette

from boneyard.core.time_controls import MINUTE
from boneyard.games import GAMES
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.settings import Rate
from boneyard.server.tournaments.service import can_be_played
from support.server.clock import AdvanceClock
from support.server.pages import pages
from support.server.rated_play import kept, play_on
from support.server.serving import Client, Json, services_of, serving
from support.server.tournaments import PAIRS, entered, look, made, paired, settled, tend


async def seats_of(app: Starlette, match: str) -> list[tuple[str, str]]:
    live = await services_of(app).registry.get_match(match)
    return [(seat.kind, seat.name) for seat in live.seats]


def test_sides_of_two_enter_together_and_sit_opposite_each_other() -> None:
    async def work() -> None:
        async with serving() as app:
            host = Client(app)
            id = await made(host, **PAIRS, format="round-robin")
            path = f"/api/tournaments/{id}"
            ann, ben = await paired(app, id, "Ann", "Ben")
            cat = Client(app)
            alone = await cat.post(f"{path}/enter", {"name": "Cat", "bot": True})
            assert alone["link"] == ""
            await host.post(f"{path}/bots", {"bot": "heavy", "count": 1})
            # A link is for one, who isn't in it already; and nobody else gets to see it.
            link = (await look(ann, id))["link"]
            assert link == ""
            dan = Client(app)
            open_link = (await dan.post(f"{path}/enter", {"name": "Dan"}))["link"]
            assert open_link not in (await Client(app).http.get(path)).text
            await ben.refused(409, f"{path}/join", {"link": open_link, "name": "Ben"})
            await ben.refused(404, f"{path}/join", {"link": "nothing", "name": "Ben"})
            await ben.refused(404, f"{path}/join", {"link": "", "name": "Ben"})
            told = {one["name"]: one for one in (await look(host, id))["entrants"]}
            assert (told["Ann"]["partner"], told["Ann"]["partner_name"]) == ("person", "Ben")
            assert (told["Cat"]["partner"], told["Dan"]["partner"]) == ("bot", "open")
            await host.post(f"{path}/begin")
            found = await settled(app, host, id, lambda now: sum(
                bool(board["match"]) for board in now["boards"]) >= 2)  # fmt: skip
            mine = next(b for b in (await look(ben, id))["boards"]
                        if told["Ann"]["number"] in (b["first"], b["second"]))  # fmt: skip
            side = int(mine["second"] == told["Ann"]["number"])
            live = await services_of(app).registry.get_match(mine["match"])
            assert live.seats_of(hash_token(ann.token or "")) == [side]
            assert live.seats_of(hash_token(ben.token or "")) == [side + 2]
            # Where nobody has come a bot sits, and somebody may still come.
            others = next(b for b in found["boards"]
                          if told["Dan"]["number"] in (b["first"], b["second"]))  # fmt: skip
            kinds = [kind for kind, _ in await seats_of(app, others["match"])]
            assert kinds.count("bot") >= 1
            eve = Client(app)
            await eve.post(f"{path}/join", {"link": open_link, "name": "Eve"})
            await eve.post(f"{path}/join", {"link": open_link, "name": "Eve"})
            await Client(app).refused(409, f"{path}/join", {"link": open_link, "name": "Fay"})
            # Whichever of the two leaves, the side is out.
            await ben.post(f"{path}/leave")
            gone = [one["name"] for one in (await look(host, id))["entrants"] if one["until"]]
            assert gone == ["Ann"]

    asyncio.run(work())


@pytest.mark.slow
def test_a_swiss_of_sides_runs_to_its_end(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving() as app:
            host = Client(app)
            id = await made(host, **{**PAIRS, "deals": "same"}, rounds=3)
            path = f"/api/tournaments/{id}"
            await host.post(f"{path}/bots", {"bot": "heavy", "count": 5})
            one, _ = await paired(app, id, "Ann", "Ben")
            await host.post(f"{path}/begin")
            found = await settled(app, host, id, lambda now: sum(
                not board["over"] for board in now["boards"]) == 1)  # fmt: skip
            (mine,) = [b["match"] for b in (await look(one, id))["boards"] if b["match"]]
            await Client(app).refused(404, f"/api/matches/{mine}", method="GET")
            # Where more than two play, bots play on for those who don't come; every round ends.
            while found["stage"] != "over":
                forward(11 * MINUTE)
                await tend(app)
                found = await settled(app, host, id, lambda now: now["stage"] == "over" or sum(
                    not board["over"] for board in now["boards"]) == 1)  # fmt: skip
            assert found["round"] == 3
            assert {board["end"] for board in found["boards"]} == {""}
            met = [frozenset((b["first"], b["second"])) for b in found["boards"]]
            assert len(met) == len(set(met)) == 9
            # Who was taken out stays out.
            again = await made(host, **PAIRS)
            (out,) = await entered(app, again, 1)
            number = (await look(out, again))["you"]
            await host.post(f"/api/tournaments/{again}/leave", {"number": number})
            await out.refused(409, f"/api/tournaments/{again}/enter", {"name": "Out"})
            (left,) = await entered(app, again, 1)
            await left.post(f"/api/tournaments/{again}/leave")
            await left.post(f"/api/tournaments/{again}/enter", {"name": "Back"})

    asyncio.run(work())


def test_boards_count_for_ratings_if_who_made_it_wants_that() -> None:
    async def work() -> None:
        async with serving() as app:
            host = await kept(app, "Host")
            usual: Json = {"game": "block-draw", "options": {"single": True}, "rated": True}
            # By other rules somebody else is strong.
            await host.refused(409, "/api/tournaments", {**usual, "options": {"hand": 2}})
            body = {"game": "block-draw", "options": {"hand": 2}, "rated": True, "bot": "club"}
            await host.refused(409, "/api/matches", body)
            id = await host.post("/api/tournaments", {**usual, "clock": "2-minutes"})
            path = f"/api/tournaments/{id['tournament']}"
            await Client(app).refused(403, f"{path}/enter", {"name": "Guest"})
            await host.refused(409, f"{path}/bots", {"bot": "random", "count": 1})
            people = [host, await kept(app, "Ben")]
            for who in people:
                await who.post(f"{path}/enter", {"name": "X"})
            await host.post(f"{path}/begin")
            found = await settled(app, host, id["tournament"], lambda now: bool(
                now["boards"] and now["boards"][0]["match"]))  # fmt: skip
            match = found["boards"][0]["match"]
            told = await host.get(f"/api/matches/{match}")
            assert told["rated"] == "line"
            (seat,) = told["yours"]
            await play_on(app, match)
            await host.post(f"/api/matches/{match}/moves", {"seat": seat, "move": "resign"})
            await settled(app, host, id["tournament"], lambda now: now["stage"] == "over")
            ratings = services_of(app).contests.ratings
            rated = [
                await ratings.load_standings(hash_token(one.token or "").hex()) for one in people
            ]
            assert [one["line"][0].matches for one in rated] == [1, 1]
            assert rated[0]["line"][0].rating < rated[1]["line"][0].rating
            record = await host.get(f"/api/matches/{match}/record")
            assert record["rated"] == "line"
            assert "signed" in record
            # In one that isn't rated, anybody plays, and nothing counts.
            plain = await made(host)
            await Client(app).post(f"/api/tournaments/{plain}/enter", {"name": "Guest"})

    asyncio.run(work())


def test_the_pages_invite_a_partner() -> None:
    async def work() -> None:
        async with pages() as client:
            form = {"game": "latin", "clock": "5-minutes", "format": "swiss", "rated": ""}
            at = (await client.post("/tournaments/new", data=form)).headers["location"]
            await client.post(at, data={"do": "enter", "name": "Ann"})
            page = (await client.get(at)).text
            link = page.split("?with=")[1].split('"')[0]
            client.cookies.delete("boneyard")
            assert link not in (await client.get(at)).text
            assert (
                "Ann invites you to play as partners"
                in (await client.get(f"{at}?with={link}")).text
            )
            said = {"do": "join", "with": link, "name": "Ben"}
            assert (await client.post(at, data=said)).status_code == 303
            assert "Ann and Ben" in (await client.get(at)).text
            assert (await client.get(f"{at}?with=nothing")).status_code == 404
            assert "Ann / Ben" in (await client.get(f"{at}/table.csv")).text

    asyncio.run(work())


def test_games_of_two_and_of_two_pairs_can_be_played() -> None:
    able = {name for name, game in GAMES.items() if can_be_played(game)}
    assert {"block-draw", "latin", "cuban"} <= able
    assert "domino-solitaire" not in able


def test_entering_is_counted() -> None:
    async def work() -> None:
        async with serving(start_rate=Rate(1e-9, 2)) as app:
            host = Client(app)
            id = await made(host)
            await host.post(f"/api/tournaments/{id}/enter", {"name": "A"})
            await host.refused(429, f"/api/tournaments/{id}/enter", {"name": "A"})

    asyncio.run(work())
