"""Requests that once ended in a 500, and a socket that has nothing to say any more."""

import asyncio
import logging
import time
from typing import Any

import pytest
from starlette.applications import Starlette

from boneyard.server.app import create_site
from boneyard.server.http.session_cookie import find_cookie
from boneyard.server.match_page.updates import MatchPageRenderer
from support.server.serving import Client, serving, settings

BAD = 'boneyard="' + "\\" * 14_000


#: What is said where an address ends so.
BODIES: dict[str, Any] = {"9": {"name": "Eve"}, "bot": {"bot": "heavy"}, "hand": {"by_hand": True}}


async def paged(tmp_path: Any) -> Starlette:
    return create_site(settings(db=str(tmp_path / "m.db")))


def test_cookies_are_read_in_one_pass() -> None:
    token = "x" * 43
    line = f'a=b; boneyard={token}; look="a.b.c"; boneyard=later'.encode()
    assert find_cookie([(b"cookie", line)], "boneyard") == token
    assert find_cookie([(b"cookie", line)], "look") == "a.b.c"
    assert find_cookie([(b"cookie", line)], "none") is None
    began = time.perf_counter()
    find_cookie([(b"cookie", BAD.encode() * 5)], "boneyard")
    assert time.perf_counter() - began < 0.1


def test_odd_requests_are_refused_in_a_sentence(tmp_path: Any, caplog: Any) -> None:
    async def work() -> None:
        app = await paged(tmp_path)
        async with app.router.lifespan_context(app):
            ada = Client(app)
            match = (await ada.start("baronet"))["match"]
            api, page = f"/api/matches/{match}", f"/m/{match}"
            for status, method, path, headers in [
                (403, "POST", f"{api}/undo", {"origin": "http://["}),
                (400, "GET", f"{page}?seat=²", {}),
                (400, "GET", f"{page}/replay?seat=²", {}),
                (400, "GET", "/games/cross?step=²", {}),
                (403, "GET", f"{api}?seat=²", {}),
                (404, "POST", f"{api}/seats/{'9' * 5000}", {}),
                (404, "POST", f"{api}/seats/{'9' * 5000}/bot", {}),
                (404, "POST", f"{api}/seats/²/by-hand", {}),
                (431, "GET", "/", {"cookie": "boneyard=" + "x" * 20_000}),
                (413, "POST", f"{api}/undo", {"content-length": "9" * 5000}),
            ]:
                asked = Client(app, token=ada.token, **headers)
                body: Any = next((said for end, said in BODIES.items() if path.endswith(end)), {})
                answer = await asked.ask(method, path, body if method == "POST" else None)
                assert answer.status_code == status, path[:80]
            began = time.perf_counter()
            odd = await Client(app, cookie=BAD).ask("GET", "/")
            assert odd.status_code == 200
            assert time.perf_counter() - began < 2

    asyncio.run(work())
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


class Dying(MatchPageRenderer):
    """A painter that fails."""

    def normalize_style(self, how: str) -> str:
        return how

    def language_of(self, how: str) -> str:
        return "en"

    def draw(self, *_: Any, **__: Any) -> Any:
        raise KeyError(f"{6}-{6}")  # not in the line itself, which a log may show


def test_a_socket_whose_speaking_side_has_died_is_closed(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with serving(painter=Dying()) as app:
            ada = Client(app)
            look = await ada.start("baronet")
            async with ada.socket(look["match"], draw="wide.own") as socket:
                told = await socket.hear()
                assert told["type"] == "websocket.close"
                assert told["code"] == 1011
                await asyncio.wait_for(socket.task, 10)

    asyncio.run(work())
    assert "KeyError" in caplog.text
    assert "6-6" not in caplog.text


def test_bytes_over_a_socket_get_a_sentence() -> None:
    async def work() -> None:
        async with serving() as app:
            ada = Client(app)
            look = await ada.start("baronet")
            async with ada.socket(look["match"]) as socket:
                await socket.hear()
                await socket.inbox.put({"type": "websocket.receive", "bytes": b"\x00\xff"})
                assert "not bytes" in (await socket.hear())["error"]
                await socket.say(id=3, seat=0, move="next")
                assert "number" in await socket.hear()

    asyncio.run(work())


def test_live_connections_of_an_address_are_limited_whoever_they_are() -> None:
    async def work() -> None:
        async with serving(address_connections=2) as app:
            ada = Client(app)
            match = (await ada.start("baronet"))["match"]
            async with Client(app).socket(match) as one, Client(app).socket(match) as two:
                assert not one.closed
                assert not two.closed
                async with Client(app).socket(match) as three:
                    assert three.closed
            async with Client(app).socket(match) as again:
                assert not again.closed

    asyncio.run(work())


def test_fruit_is_drawn_for_the_largest_sets_too(tmp_path: Any) -> None:
    async def work() -> None:
        app = await paged(tmp_path)
        async with app.router.lifespan_context(app):
            ada = Client(app)
            people = [{"kind": "person"}] * 2
            look = await ada.start("five-up", seats=people, options={"set": 15, "players": 2})
            match = look["match"]
            asked = Client(app, token=ada.token, cookie="look=light.fruit.usual")
            for path in (f"/m/{match}", f"/m/{match}?seat=0", f"/m/{match}/replay"):
                answer = await asked.ask("GET", path)
                assert answer.status_code == 200, path
                assert "by-raspberry" in answer.text
            async with ada.socket(match, draw="wide.fruit", seat=0) as socket:
                assert "drawn" in await socket.hear()

    asyncio.run(work())
