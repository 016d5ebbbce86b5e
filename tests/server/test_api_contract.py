"""What the API promises to programs: a described document, answers as described, JSON errors."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import boneyard
from boneyard.core.codec import encoder
from boneyard.games import GAMES
from boneyard.puzzles.library import list_puzzles
from boneyard.server.app import ENDPOINTS
from boneyard.server.openapi import build_document
from boneyard.server.settings import Rate
from support.server.live_server import opened
from support.server.serving import PATIENCE, Client, serving

Json = dict[str, Any]

#: Fields whose values are a closed list, and some of those values.
CLOSED: dict[tuple[str, str], set[str | int]] = {
    ("OptionInfo", "kind"): {"number", "flag", "choice"},
    ("Seat", "kind"): {"person", "bot", "open"},
    ("Seating", "kind"): {"person", "bot", "open"},
    ("OpenSeat", "kind"): {"person", "bot", "open"},
    ("MatchInfo", "mode"): {"alone", "bots", "screen", "link", "watch"},
    ("Look", "mode"): {"alone", "bots", "screen", "link", "watch"},
    ("Look", "status"): {"waiting", "shuffling", "playing", "over"},
    ("Look", "way"): {1, -1},
    ("Start", "level"): {"", "new", "knows", "strong"},
    ("Start", "language"): {"", "en", "es", "nl"},
    ("AnalysisOut", "status"): {"none", "thinking", "failed", "done"},
    ("CoachSays", "about"): {"decided", "luck", "practise"},
    ("RoundEnded", "end"): {"out", "blocked", "resigned"},
    ("RoundResult", "end"): {"out", "blocked", "resigned"},
    ("Choice", "about"): {"direction", "accept"},
    ("Scored", "why"): {"play", "pass"},
    ("Called", "word"): {"domino", "catch"},
    ("Played", "turn"): {"", "R", "L"},
    ("TournamentOut", "stage"): {"open", "playing", "over", "off"},
    ("TournamentOut", "format"): {"swiss", "arena"},
    ("BoardOut", "end"): {"", "bye"},
    ("EntrantOut", "kind"): {"person", "bot"},
    ("WayOut", "kind"): {"push", "mail", "hook", "feed"},
    ("PlayedOut", "left_out"): {"", "short"},
    ("PuzzleOut", "theme"): {"match", "block"},
    ("Leaderboard", "pool"): {"line", "curved"},
}


@pytest.fixture(scope="module")
def document() -> Json:
    return build_document(ENDPOINTS)


def walk(found: Any, at: str = "") -> Iterator[tuple[str, Json]]:
    """All objects of a document, each with its path."""
    if isinstance(found, dict):
        yield at, found
    items = found.items() if isinstance(found, dict) else enumerate(found)
    for name, value in items:
        if isinstance(value, dict | list):
            yield from walk(value, f"{at}/{name}")


def validator_of(document: Json, schema: Json) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({**schema, "components": document["components"]})


def test_everything_in_the_document_is_described(document: Json) -> None:
    bare = [
        f"{at}/properties/{name}"
        for at, one in walk(document["components"])
        if isinstance(one.get("properties"), dict) and one.get("type") == "object"
        for name, what in one["properties"].items()
        if not what.get("description", "").strip()
    ]
    bare += [name for name, one in document["components"]["schemas"].items()
             if not one.get("description", "").strip()]  # fmt: skip
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            parts = [call, call.get("requestBody", call), *call["parameters"]]
            parts += call["responses"].values()
            bare += [f"{method} {path}" for one in parts if not one.get("description", "").strip()]
            assert {"200", "400", "404", "429", "default"} <= set(call["responses"]), path
    assert not bare
    assert len(document["components"]["schemas"]) > 100
    # JSON has no None.
    assert "None" not in str(document["components"]).replace("': None", "")


def test_closed_lists_of_values_are_enums(document: Json) -> None:
    schemas = document["components"]["schemas"]
    for (struct, field), values in CLOSED.items():
        assert values <= set(schemas[struct]["properties"][field].get("enum", ())), (struct, field)
    in_query = {
        (path, one["name"]): one["schema"]
        for path, methods in document["paths"].items()
        for call in methods.values()
        for one in call["parameters"]
    }
    assert set(in_query["/api/games/{game}", "game"]["enum"]) == set(GAMES)
    assert "spinner" in in_query["/api/ratings", "pool"]["enum"]
    assert in_query["/api/matches/{match}/events", "limit"]["type"] == "integer"


@pytest.mark.slow
def test_the_events_of_every_game_are_as_described(document: Json) -> None:
    described = document["components"]["schemas"]["Told"]["properties"]["events"]
    check = validator_of(document, described)
    for name in GAMES:
        match = boneyard.Match(name, seed="described")
        if match.state.rules.game.alone:
            match.push(match.legal_moves[0])
        else:
            match.play_round()
        events = json.loads(encoder.encode(list(match.log)))
        assert [error.message for error in check.iter_errors(events)] == [], name


@pytest.mark.slow
def test_answers_are_as_described(document: Json) -> None:
    patterns = [
        (re.compile(re.sub(r"{\w+}", "[^/]+", path)), methods)
        for path, methods in document["paths"].items()
    ]
    seen: set[str] = set()

    def check(method: str, path: str, status: int, answer: Any) -> None:
        call = next(m[method] for p, m in patterns if p.fullmatch(path) and method in m)
        seen.add(call["operationId"])
        said = call["responses"].get(str(status), call["responses"]["default"])
        valid = validator_of(document, said["content"]["application/json"]["schema"])
        assert [error.message for error in valid.iter_errors(answer)] == [], (method, path)

    async def ask() -> None:
        async with serving() as app:
            ada = Client(app)

            async def get(path: str) -> Any:
                response = await ada.ask("GET", path)
                check("get", path, response.status_code, response.json())
                return response.json()

            async def post(path: str, body: Any) -> Any:
                response = await ada.ask("POST", path, body)
                check("post", path, response.status_code, response.json())
                return response.json()

            for path in ("games", "games/cross", "games/whist", "bots", "matches", "tables",
                         "house-rules", "house-rules/schema", "told", "friends", "duplicate",
                         "ratings?pool=line", "tournaments", "me", "players/x"):  # fmt: skip
                await get(f"/api/{path}".partition("?")[0])
            await post("/api/me", {"name": "Ada"})
            await post("/api/me/keys", {})
            await get("/api/me")
            puzzle = list_puzzles()[0].id
            await get(f"/api/puzzles/{puzzle}")
            people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
            for game in ("block-draw", "all-fives", "bendomino", "baronet"):
                seats = {} if GAMES[game].alone else {"seats": people}
                path = (
                    f"/api/matches/{(await post('/api/matches', {'game': game, **seats}))['match']}"
                )
                for seat in range(1 if GAMES[game].alone else 2):
                    await post(f"{path}/seats/{seat}/seed", {"seed": "x"})
                for _ in range(6):
                    legal = await get(f"{path}/legal")
                    turn = next((one for one in legal["seats"] if one["moves"]), None)
                    if turn is not None:
                        move = {"seat": turn["seat"], "move": turn["moves"][0]}
                        await post(f"{path}/moves", move)
                for more in ("", "/events", "/record", "/analysis", "/coach"):
                    await get(path + more)
            await post("/api/matches", {"game": "cross", "open": True, "seats": [
                people[0], {"kind": "open"}, *[{"kind": "bot"}] * 2]})  # fmt: skip
            await get("/api/tables")
            made = await post("/api/tournaments", {"game": "block-draw", "title": "Cup"})
            await post(f"/api/tournaments/{made['tournament']}/enter", {"name": "Ada"})
            await get(f"/api/tournaments/{made['tournament']}")
            await post("/api/duplicate", {"game": "all-fives"})

    asyncio.run(ask())
    assert len(seen) > 25


@pytest.mark.slow
def test_every_error_below_api_is_json() -> None:
    """On a served house with its pages, as programs meet it."""
    with opened(most_body=2000) as house, httpx.Client(base_url=house.address) as http:
        typed = {"content-type": "application/json"}

        def refused(status: int, method: str, path: str, **more: Any) -> httpx.Response:
            found = http.request(method, path, timeout=PATIENCE, **more)
            assert found.status_code == status, (method, path, found.text)
            assert found.headers["content-type"] == "application/json", (method, path)
            if method != "HEAD":
                assert list(found.json()) == ["error"], (method, path)
                assert found.json()["error"]
            return found

        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
            for path in ("/api", "/api/", "/api/nothing", "/api/games/", "/api/%ff", "/api/a/b/c"):
                refused(404, method, path)
        for method in ("PUT", "DELETE", "PATCH", "POST", "TRACE"):
            assert refused(405, method, "/api/games").headers["allow"] == "GET, HEAD, OPTIONS"
        assert refused(405, "DELETE", "/api/matches").headers["allow"] == "GET, HEAD, POST, OPTIONS"
        answer = http.options("/api/matches")
        assert (answer.status_code, answer.headers["allow"]) == (204, "GET, HEAD, POST, OPTIONS")
        assert http.head("/api/games").status_code == 200
        assert refused(426, "GET", "/api/matches/x/live").headers["upgrade"] == "websocket"
        refused(400, "POST", "/api/matches", headers=typed, content=b'{"game":')
        refused(400, "POST", "/api/matches", headers=typed, content=b"\xff")
        refused(400, "POST", "/api/matches", headers=typed, content=b"{}")
        refused(415, "POST", "/api/matches", data={"game": "cross"})
        refused(413, "POST", "/api/matches", headers=typed, content=b" " * 3000)
        refused(404, "GET", "/api/matches/none")
        refused(401, "GET", "/api/me/everything")
        refused(401, "GET", "/api/me", headers={"authorization": "Bearer nonsense"})
        refused(403, "POST", "/api/matches", headers=typed | {"origin": "http://else.where"})
        refused(431, "GET", "/api/games", headers={"x-long": "x" * 20_000})
        where = house.address.replace("http", "ws")
        for path in ("/api/nothing", "/api/matches/none/live"):
            with pytest.raises(InvalidStatus) as met:
                connect(where + path)
            response = met.value.response
            assert response.status_code == 404
            assert response.headers["content-type"] == "application/json"
            assert b'{"error":' in (response.body or b"")
        # Pages stay pages.
        assert http.get("/apiary").headers["content-type"].startswith("text/html")


def test_too_many_requests_and_faults_are_json_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with serving(guest_rate=Rate(1e-9, 1)) as app:
            ada = Client(app)
            await ada.post("/api/me/keys", {})
            response = await ada.ask("POST", "/api/me/keys", {})
            assert (response.status_code, response.headers["retry-after"]) == (429, "5")
            assert list(response.json()) == ["error"]

            def broken(*_: object) -> None:
                raise RuntimeError("secret")

            monkeypatch.setattr(app.state.services.lobby, "list_tables", broken)
            response = await ada.ask("GET", "/api/tables")
            assert response.status_code == 500
            assert list(response.json()) == ["error"]
            assert "secret" not in response.text

    asyncio.run(ask())


@pytest.mark.parametrize(
    "body",
    [
        {"game": "whist"},
        {"game": "all-five"},
        {"game": {"like": "whist"}},
        {"game": {"like": "all-fives", "on_play": "x"}},
        {"game": "cross", "options": {"wings": 4}},
        {"game": "cross", "bot": "nobody"},
        {"game": "cross", "clock": "soon"},
    ],
)
def test_errors_give_no_advice_about_the_command_line(body: Json) -> None:
    async def ask() -> None:
        async with serving() as app:
            response = await Client(app).ask("POST", "/api/matches", body)
            assert response.status_code in (400, 409)
            assert not re.search(r"boneyard \w|--\w|pip ", response.json()["error"])

    asyncio.run(ask())
