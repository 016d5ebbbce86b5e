"""The API: what it lists and describes, games for one, sockets, and wrong requests."""

import asyncio
import re
from typing import Any

import pytest
import schemathesis

from boneyard.bots.registry import BOTS
from boneyard.games import GAMES
from boneyard.server.settings import from_environment
from support.server.serving import Client, serving

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Grace"}]


def test_the_api_lists_games_with_the_options_of_their_declarations() -> None:
    async def ask() -> None:
        async with serving() as app:
            client = Client(app, token=None)
            games = (await client.get("/api/games"))["games"]
            assert [one["name"] for one in games] == list(GAMES)
            (fives,) = [one for one in games if one["name"] == "all-fives"]
            options = {one["name"]: one for one in fives["options"]}
            assert options["muggins"]["kind"] == "flag"
            assert options["target"]["default"] == 100
            assert options["set"]["choices"] == [6, 9, 12, 15]
            one = await client.get("/api/games/cross")
            assert one["game"]["title"] == "Cross"
            assert len(one["rules"]) > 200
            bots = (await client.get("/api/bots"))["bots"]
            assert [bot["name"] for bot in bots] == list(BOTS)
            await client.refused(404, "/api/games/whist", method="GET")

    asyncio.run(ask())


@pytest.mark.slow
def test_the_api_describes_itself() -> None:
    async def ask() -> None:
        async with serving() as app:
            client = Client(app, token=None)
            document = await client.get("/api/openapi.json")
            assert document["openapi"] == "3.1.0"
            served = {getattr(route, "path", "") for route in app.routes}
            described = set(document["paths"])
            for path in (path for path in served if path.startswith("/api/")):
                plain = path.replace(":int", "").replace(":path", "")
                known = plain.endswith(("/live", "openapi.json", "{rest}"))
                assert known or plain in described, path
            names = set(document["components"]["schemas"])
            refs = set(re.findall(r"#/components/schemas/([\w.]+)", str(document)))
            assert refs <= names
            every = [one for ways in document["paths"].values() for one in ways.values()]
            assert all(one["summary"] and one["responses"]["200"] for one in every)
            # Clients that are generated call their functions so.
            assert len({one["operationId"] for one in every}) == len(every)
            schemathesis.openapi.from_dict(document).validate()  # by OpenAPI's own schema

    asyncio.run(ask())


@pytest.mark.slow
def test_alone_undo_redo_hint_par_the_same_deal_and_the_deal_of_the_day() -> None:
    async def play() -> None:
        async with serving() as app:
            ada, grace = Client(app), Client(app)
            look = await ada.start("knock-out", daily=True)
            path = f"/api/matches/{look['match']}"
            same = await grace.start("knock-out", daily=True)
            assert same["row"] == look["row"]
            assert same["daily"] == look["daily"]
            assert same["commitment"] == look["commitment"]
            other = await grace.start("knock-out")
            assert other["commitment"] != look["commitment"]
            hint = (await ada.get(f"{path}/hints"))["hints"][0]
            assert (await ada.get(f"{path}/par"))["proved"]
            assert hint["move"] in look["moves"]
            await ada.post(f"{path}/moves", {"seat": 0, "move": hint["move"]})
            assert (await ada.get(path))["row"] != look["row"]
            await grace.refused(403, f"{path}/undo", {})
            await ada.post(f"{path}/undo")
            now = await ada.get(path)
            assert now["row"] == look["row"]
            assert now["can_redo"]
            await ada.post(f"{path}/redo")
            assert "Nothing to redo" in await ada.refused(409, f"{path}/redo", {})
            again = (await ada.post(f"{path}/again"))["match"]
            assert (await ada.get(f"/api/matches/{again}"))["row"] == look["row"]
            fresh = (await ada.post(f"{path}/rematch"))["match"]
            fresh_look = await ada.get(f"/api/matches/{fresh}")
            assert fresh_look["row"] != look["row"]
            assert "daily" not in fresh_look
            table = await ada.start("cross")
            for what in ("undo", "again"):
                await ada.refused(409, f"/api/matches/{table['match']}/{what}", {})
            await ada.refused(409, f"/api/matches/{table['match']}/par", method="GET")
            refused = {"game": "cross", "daily": True}
            assert "only for solitaire games" in await ada.refused(409, "/api/matches", refused)

    asyncio.run(play())


def test_a_socket_resumes_where_it_was_and_takes_moves() -> None:
    async def play() -> None:
        async with serving() as app:
            ada = Client(app)
            look = await ada.start("baronet")
            async with ada.socket(look["match"]) as socket:
                first = await socket.hear()
                assert first["number"] == 1
                await socket.say(id=1, seat=0, move="next")
                heard = [await socket.hear(), await socket.hear()]
                assert {"id": 1, "number": 2} in heard
                await socket.say(id=2, seat=0, move="6-6")
                refused = await socket.hear()
                assert refused["id"] == 2
                assert refused["error"]
                await socket.say(nonsense=1)
                assert (await socket.hear())["error"]
            for _ in range(3):
                await ada.post(f"/api/matches/{look['match']}/moves", {"seat": 0, "move": "next"})
            async with ada.socket(look["match"], since=2) as socket:
                entries = (await socket.hear())["entries"]
                assert [one["number"] for one in entries] == [3, 4, 5]

    asyncio.run(play())


def test_wrong_requests_get_a_sentence() -> None:
    async def play() -> None:
        async with serving() as app:
            ada = Client(app)
            look = await ada.start("block-draw", seats=PEOPLE)
            path = f"/api/matches/{look['match']}"
            wrong: list[tuple[int, str, Any]] = [
                (400, "/api/matches", {"game": "whist"}),
                (400, "/api/matches", {"game": "cross", "options": {"wings": 4}}),
                (400, "/api/matches", {"game": "cross", "unknown": 4}),
                (409, "/api/matches", {"game": "cross", "seats": []}),
                (409, "/api/matches", {"game": "cross", "seats": [{"kind": "cat"}] * 2}),
                (409, "/api/matches", {"game": "cross", "bot": "nobody"}),
                (400, "/api/matches", [1, 2]),
                (400, f"{path}/moves", {"seat": 0, "move": "7-"}),
                (400, f"{path}/moves", {"seat": 0, "move": "99-98"}),
                (400, f"{path}/moves", {"seat": "zero", "move": "pass"}),
                (409, f"{path}/moves", {"seat": 9, "move": "pass"}),
                (400, f"{path}/moves", {"move": "pass"}),
                (409, f"{path}/moves", {"seat": look["turn"], "move": "muggins"}),
                (404, "/api/matches/nothing/moves", {"seat": 0, "move": "pass"}),
                (404, "/api/nothing", {}),
                (405, f"{path}/legal", {}),
            ]
            for status, where, body in wrong:
                await ada.refused(status, where, body)
            response = await ada.http.post("/api/matches", content=b"{nope")
            assert response.status_code == 400
            response = await ada.http.post(
                "/api/matches", content=b"game=cross", headers={"content-type": "text/plain"}
            )
            assert response.status_code == 415

    asyncio.run(play())


def test_settings_come_from_the_environment_too() -> None:
    chosen = from_environment(
        {"BONEYARD_DB": "/x.db", "BONEYARD_PACE": '{"bot": 0}', "BONEYARD_IDLE": "5"}, idle=7.0
    )
    assert (chosen.db, chosen.pace.bot, chosen.idle) == ("/x.db", 0, 7.0)
    with pytest.raises(ValueError, match="BONEYARD_IDLE"):
        from_environment({"BONEYARD_IDLE": "soon"})
