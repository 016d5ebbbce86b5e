"""Security: cookies, origins, the policy, sizes, rates, secrets that can't be guessed, logs."""

import asyncio
import logging
import re
import sqlite3
import time
from collections.abc import Callable, Coroutine
from math import inf
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from boneyard.server.errors import HttpError
from boneyard.server.http import cpu_charge
from boneyard.server.http.rate_limits import TokenBuckets
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.player_names import clean_text
from boneyard.server.settings import Rate
from support.server.serving import HOST, Client, Socket, services_of, serving

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Grace"}]
OWN = {"origin": f"http://{HOST}"}
OTHER = {"origin": "http://elsewhere.test"}


def asking(work: Callable[[Starlette], Coroutine[Any, Any, None]], **changes: Any) -> None:
    async def all_of_it() -> None:
        async with serving(**changes) as app:
            await work(app)

    asyncio.run(all_of_it())


async def started(app: Starlette, scheme: str = "http") -> httpx.Response:
    client = httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app), base_url=f"{scheme}://{HOST}"
    )
    return await client.post("/api/matches", json={"game": "knock-out"})


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_cookies_are_httponly_and_samesite_and_secure_over_https(scheme: str) -> None:
    async def work(app: Starlette) -> None:
        cookie = (await started(app, scheme)).headers["set-cookie"]
        parts = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= parts
        assert ("secure" in parts) is (scheme == "https")
        assert not any(part.startswith("domain") for part in parts)
        token = cookie.split(";")[0].removeprefix("boneyard=")
        assert len(token) >= 43

    asking(work)


def test_posts_with_a_cookie_must_come_from_our_own_pages() -> None:
    async def work(app: Starlette) -> None:
        response = await started(app)
        cookie = response.headers["set-cookie"].split(";")[0]
        path = f"/api/matches/{response.json()['match']}/undo"
        for headers, status in [
            ({"cookie": cookie, **OWN}, 409),  # let in: there is just nothing to take back
            ({"cookie": cookie, **OTHER}, 403),
            ({"cookie": cookie, "origin": "null"}, 403),
            ({"cookie": cookie, "origin": f"http://{HOST}.elsewhere.test"}, 403),
            ({"cookie": cookie, "origin": f"http://{HOST}:81"}, 403),
            ({"cookie": cookie}, 403),
            (OTHER, 403),
        ]:
            client = Client(app, token=None, **headers)
            assert (await client.ask("POST", path, {})).status_code == status, headers

    asking(work)


def test_websockets_must_come_from_our_own_pages() -> None:
    async def work(app: Starlette) -> None:
        response = await started(app)
        cookie = response.headers["set-cookie"].split(";")[0]
        path = f"/api/matches/{response.json()['match']}/live"
        for headers, let_in in [
            ({"cookie": cookie, **OWN}, True),
            ({"cookie": cookie, **OTHER}, False),
            ({"cookie": cookie}, False),
            (OTHER, False),
            ({}, True),
        ]:
            async with Socket(app, path, {}, headers) as socket:
                assert (socket.closed is None) is let_in, headers
        async with Socket(app, "/api/matches/nothing/live", {}, {}) as socket:
            assert socket.closed

    asking(work)


def test_every_answer_has_a_strict_policy() -> None:
    async def work(app: Starlette) -> None:
        client = Client(app)
        for path in ("/api/games", "/api/openapi.json", "/api/nothing", "/nothing"):
            headers = (await client.ask("GET", path)).headers
            policy = dict(
                part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
            )
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == "'self'"
            assert policy["frame-ancestors"] == "'none'"
            assert policy["form-action"] == "'self'"
            assert "unsafe" not in str(policy)
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "same-origin"
            assert headers["cross-origin-opener-policy"] == "same-origin"
        huge = await client.ask("POST", "/api/matches", {"game": "x" * 70_000})
        assert "content-security-policy" in huge.headers
        look = await client.start("baronet")
        (await services_of(app).registry.get_match(look["match"])).log.entries[0] = None  # type: ignore[call-overload]
        broken = await client.ask("GET", f"/api/matches/{look['match']}/events")
        assert broken.status_code == 500
        assert broken.json() == {
            "error": "Something went wrong on the server. The error has been logged."
        }
        assert "content-security-policy" in broken.headers

    asking(work)


def test_names_are_limited_and_go_out_as_they_came_for_pages_to_escape() -> None:
    async def work(app: Starlette) -> None:
        ada = Client(app)
        name = "<b>O'Neill & Söhne</b>"
        response = await ada.ask("POST", "/api/matches", {"game": "cross", "name": name})
        assert response.headers["content-type"] == "application/json"
        assert response.json()["look"]["seats"][0]["name"] == name
        for wrong in ("x" * 25, "a\u202eb", "a\x00b", "\uffff"):
            await ada.refused(400, "/api/matches", {"game": "cross", "name": wrong})

    asking(work)
    assert clean_text("  Ada \n Lovelace ", 24, "name") == "Ada Lovelace"
    with pytest.raises(HttpError):
        clean_text("zero\u200bwidth", 24, "name")


def test_sizes_are_limited_whatever_is_announced() -> None:
    async def work(app: Starlette) -> None:
        ada = Client(app)
        await ada.refused(413, "/api/matches", {"game": "x" * 70_000})

        async def pieces() -> Any:
            for _ in range(100):
                yield b" " * 1000

        response = await ada.http.post("/api/matches", content=pieces())
        assert response.status_code == 413
        assert response.json()["error"]
        look = await ada.start("knock-out")
        async with ada.socket(look["match"]) as socket:
            await socket.hear()
            await socket.say(id=1, move="x" * 3000, seat=0)
            assert "at most" in (await socket.hear())["error"]
        await ada.refused(400, f"/api/matches/{look['match']}/moves", {"seat": 0, "move": "6" * 99})

    asking(work)


def test_rates_are_limited() -> None:
    async def work(app: Starlette) -> None:
        ada, grace = Client(app), Client(app)
        look = await ada.start("baronet")
        path = f"/api/matches/{look['match']}/moves"
        statuses = [
            (await ada.ask("POST", path, {"seat": 0, "move": "next"})).status_code
            for _ in range(15)
        ]
        assert statuses[:5] == [200] * 5
        assert statuses[-1] == 429
        response = await ada.ask("POST", path, {"seat": 0, "move": "next"})
        assert response.headers["retry-after"]
        await grace.start("baronet")
        async with grace.socket(look["match"]) as socket:
            for _ in range(20):
                await socket.say(id=1, seat=0, move="next")
            # The first message that is refused is answered; not each of them.
            while "Too many actions" not in (await socket.hear()).get("error", ""):
                pass

    asking(work, guest_rate=Rate(0.01, 10))


@pytest.mark.slow
def test_starting_matches_and_an_address_as_a_whole_are_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Requests are counted here; what CPU time costs: test_cpu_charge.py.
    monkeypatch.setattr(cpu_charge, "CPU_PER_TOKEN", inf)

    async def starts(app: Starlette) -> None:
        ada = Client(app)
        for _ in range(3):
            await ada.start("baronet")
        await ada.refused(429, "/api/matches", {"game": "baronet"})

    async def address(app: Starlette) -> None:
        for _ in range(20):
            await Client(app).get("/api/games")
        await Client(app).refused(429, "/api/games", method="GET")

    async def thinking(app: Starlette) -> None:
        ada = Client(app)
        look = await ada.start("baronet")
        await ada.get(f"/api/matches/{look['match']}/hints")
        await ada.refused(429, f"/api/matches/{look['match']}/hints", method="GET")

    async def sockets(app: Starlette) -> None:
        look = await Client(app).start("baronet")
        eve = Client(app)
        sockets = [eve.socket(look["match"]) for _ in range(3)]
        async with sockets[0], sockets[1], sockets[2]:
            assert [one.closed is None for one in sockets] == [True, True, False]
        async with eve.socket(look["match"]) as again:
            assert again.closed is None

    asking(starts, start_rate=Rate(0.01, 3))
    asking(address, address_rate=Rate(0.01, 20))
    asking(thinking, think_rate=Rate(0.01, 1))
    asking(sockets, most_sockets=2)


def test_a_bucket_fills_again_and_is_forgotten_when_full(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    buckets = TokenBuckets(Rate(50, 2), max_keys=3)
    assert [buckets.take("a") for _ in range(4)] == [True, True, False, False]
    now += 0.05
    assert buckets.take("a")
    for key in range(50):
        buckets.take(str(key))
        now += 0.002
    assert len(buckets._buckets) < 40


def test_guessing_an_address_or_a_secret_is_hopeless() -> None:
    async def work(app: Starlette) -> None:
        ada = Client(app)
        ids = {(await ada.start("baronet"))["match"] for _ in range(50)}
        assert len(ids) == 50
        assert all(re.fullmatch(r"[\w-]{22,}", id) for id in ids), "22 × 6 bits: more than 128"
        one = next(iter(ids))
        wrong = {
            await ada.refused(404, f"/api/matches/{guess}", method="GET")
            for guess in (one[:-1], one[::-1], one.swapcase(), "a" * 22, one + "A")
        }
        assert wrong == {"Match not found."}, "a near miss is like any other"
        issued = {services_of(app).sessions.issue_token() for _ in range(50)}
        assert len(issued) == 50
        assert {len(token) for token in issued} == {43}, "128 bits of chance, and as many of mark"

    asking(work)


def test_the_database_holds_no_secret_of_a_guest(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def work(app: Starlette) -> None:
        ada = Client(app)
        tokens.append(ada.token or "")
        await ada.start("baronet")

    asking(work, folder=tmp_path)
    connection = sqlite3.connect(tmp_path / "matches.db")
    (owner,) = connection.execute("select owner from seats").fetchone()
    assert owner == hash_token(tokens[0])
    connection.close()
    for file in tmp_path.iterdir():
        assert tokens[0].encode() not in file.read_bytes()


def test_only_the_owner_of_a_seat_moves_it_or_looks_from_it() -> None:
    async def work(app: Starlette) -> None:
        ada, eve, nobody = Client(app), Client(app), Client(app, token=None)
        look = await ada.start("block-draw", seats=PEOPLE)
        path = f"/api/matches/{look['match']}"
        turn = look["turn"]
        move = (await ada.get(path, seat=turn))["moves"][0]
        for other in (eve, nobody, Client(app, token="short")):
            await other.refused(403, f"{path}/moves", {"seat": turn, "move": move})
            await other.refused(403, f"{path}?seat={turn}", method="GET")
            await other.refused(403, f"{path}/events?seat={turn}", method="GET")
            await other.refused(403, f"{path}/record?seat={turn}", method="GET")
            await other.refused(403, f"{path}/seats/0/by-hand", {"by_hand": True})
            await other.refused(403, f"{path}/seats/0/bot", {"bot": "heavy"})
            assert (await other.get(f"{path}/legal"))["seats"] == []
            async with other.socket(look["match"], seat=turn) as socket:
                assert socket.closed
            async with other.socket(look["match"]) as socket:
                await socket.hear()
                await socket.say(id=1, seat=turn, move=move)
                assert "isn't your" in (await socket.hear())["error"]
        assert (await ada.get(path))["number"] == look["number"]
        solo = await ada.start("baronet")
        for what in ("undo", "redo", "again", "rematch"):
            await eve.refused(403, f"/api/matches/{solo['match']}/{what}", {})
        await eve.refused(403, f"/api/matches/{solo['match']}/hints", method="GET")

    asking(work)


def test_a_house_on_the_loopback_address_answers_to_its_own_name_only() -> None:
    async def work(app: Starlette) -> None:
        await Client(app, host=HOST).get("/api/games")
        await Client(app, host=f"{HOST}:8626").get("/api/games")
        await Client(app, host="[::1]:8626").get("/api/games")
        await Client(app, host="evil.test").refused(400, "/api/games", method="GET")

    asking(work, hosts=(HOST, "[::1]"))


def test_log_lines_hold_no_hidden_tile_and_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    secrets: list[str] = []

    async def work(app: Starlette) -> None:
        ada = Client(app)
        look = await ada.start("block-draw", options={"target": 10})
        live = await services_of(app).registry.get_match(look["match"])
        secrets.extend([ada.token or "-", live.row.secret.hex(), str(live.row.secret), live.id])
        secrets.append(hash_token(ada.token or "").hex())
        path = f"/api/matches/{look['match']}"
        for _ in range(40):
            moves = live.views.legal_moves(0)
            move = str(moves[0]) if moves else "6-6@9"
            await ada.ask("POST", f"{path}/moves", {"seat": 0, "move": move})
            await asyncio.sleep(0.001)
        # What fails inside tells nothing either.
        live.log.entries[-1] = None  # type: ignore[call-overload]
        assert (await ada.ask("GET", f"{path}/events")).status_code == 500
        for thing in (live.row, live.seats[0], live.log.entries[0]):
            logging.getLogger("boneyard").info("%r", thing)

    asking(work)
    lines = [record for record in caplog.records if record.name.startswith("boneyard")]
    assert lines
    for record in lines:
        said = record.getMessage()
        assert not re.search(r"\b\d+-\d+\b", said), said
        assert not any(secret in said for secret in secrets), said
