"""The application without a server: cookies, live messages, thinking, everything in one file."""

import asyncio
import json
import pickle
import shutil
from pathlib import Path

import httpx
import pytest

from boneyard.lite.site import LiteSite, is_export, lite_settings
from boneyard.lite.thinking import BrowserRuntime, answer
from boneyard.server.app import create_site
from boneyard.server.db.sqlite import SqliteDatabase
from boneyard.server.errors import PoolError
from boneyard.server.thinking.pool import ProgressCallback
from support.server.serving import Client, settings, until

FORM = {"content-type": "application/x-www-form-urlencoded"}
JSON = {"content-type": "application/json"}


async def ask_here(worker: str, question: bytes, progress: ProgressCallback) -> bytes:
    await asyncio.sleep(0)
    return answer(question, progress)


async def open_site(path: Path) -> LiteSite:
    database = SqliteDatabase(path, inline=True)
    site = LiteSite(
        database, lite_settings(str(path)), BrowserRuntime(ask_here), head="<!--shim-->"
    )
    await site.start()
    return site


async def start_match(site: LiteSite, game: str = "block-draw") -> str:
    body = json.dumps({"game": game, "name": "Ann", "bot": "heavy"}).encode()
    made = await site.handle("POST", "/api/matches", JSON, body)
    assert made.status == 200, made.body
    match: str = json.loads(made.body)["match"]
    return match


async def list_legal(site: LiteSite, match: str) -> list[str]:
    found = json.loads((await site.handle("GET", f"/api/matches/{match}/legal", {})).body)
    return [move for seat in found["seats"] for move in seat["moves"]]


def test_a_match_is_played_and_found_again(tmp_path: Path) -> None:
    """What a page has shown is in the file, whatever happens to the tab."""

    (tmp_path / "tab").mkdir()

    async def play() -> tuple[str, int]:
        site = await open_site(tmp_path / "tab" / "a.db")
        match = await start_match(site)
        page = await site.handle("GET", f"/m/{match}", {})
        assert page.status == 200
        assert b"<head>\n<!--shim-->" in page.body
        headers = dict(page.headers)
        assert "frame-ancestors 'self'" in headers["content-security-policy"]
        assert not {"x-frame-options", "set-cookie"} & headers.keys()
        told: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        closed: asyncio.Queue[int] = asyncio.Queue()
        socket = site.connect(
            f"/api/matches/{match}/live", {}, lambda text: told.put_nowait(json.loads(text)),
            closed.put_nowait,
        )  # fmt: skip
        await asyncio.wait_for(told.get(), 30)
        while not (moves := await list_legal(site, match)):
            await asyncio.wait_for(told.get(), 30)
        socket.receive(json.dumps({"id": 1, "seat": 0, "move": moves[0]}))
        while True:
            message = await asyncio.wait_for(told.get(), 30)
            if message.get("id") == 1:
                break
        number = message["number"]
        assert isinstance(number, int)
        socket.close()
        await asyncio.wait_for(closed.get(), 30)
        # A tab that crashes closes nothing: what is in the files now is all there is.
        shutil.copytree(tmp_path / "tab", tmp_path / "crashed")
        await site.close()
        return match, number

    async def again(match: str, number: int) -> None:
        site = await open_site(tmp_path / "crashed" / "a.db")
        seen = json.loads((await site.handle("GET", f"/api/matches/{match}", {})).body)
        assert seen["number"] >= number
        assert seen["seat"] == 0  # the cookie is in the file too
        await site.close()

    asyncio.run(again(*asyncio.run(play())))


def test_everything_is_one_file(tmp_path: Path) -> None:
    async def export() -> tuple[bytes, str]:
        site = await open_site(tmp_path / "a.db")
        match = await start_match(site)
        whole = site.export()
        await site.close()
        return whole, match

    async def look(match: str) -> None:
        site = await open_site(tmp_path / "b.db")
        assert (await site.handle("GET", f"/m/{match}", {})).status == 200
        assert match.encode() in (await site.handle("GET", "/matches", {})).body
        await site.close()

    whole, match = asyncio.run(export())
    assert is_export(whole)
    assert not is_export(whole[: len(whole) // 2])
    assert not is_export(b"a photo")
    assert not is_export(b"")
    (tmp_path / "b.db").write_bytes(whole)
    asyncio.run(look(match))


def test_what_needs_a_server_is_not_offered(tmp_path: Path) -> None:
    async def look() -> str:
        site = await open_site(tmp_path / "a.db")
        match = await start_match(site)
        paths = (
            "/", "/me", "/matches", "/fair", "/games/block-draw", "/games/block-draw?with=lobby",
            "/games/block-draw/rules", "/house-rules", "/house-rules/lab", "/puzzles", "/lessons",
            f"/m/{match}", f"/m/{match}/replay",
        )  # fmt: skip
        pages = [await site.handle("GET", path, {}) for path in paths]
        missing = await site.handle("GET", "/api/openapi.json", {})
        await site.close()
        assert [page.status for page in pages] == [200] * len(pages)
        assert missing.status == 404
        return "".join(page.body.decode() for page in pages)

    text = asyncio.run(look())
    for address in (
        "/tables",
        "/ratings",
        "/tournaments",
        "/watch",
        "/friends",
        "/told",
        "/sign-in",
        "/duplicate",
    ):
        assert f'href="{address}"' not in text
    # Neither tables for others, nor links to what only this browser has.
    for way in ("with=friend", "with=lobby", 'value="link"', 'value="anyone"', 'value="open"'):
        assert way not in text
    for field in ("rated", "watch", "open", "late"):
        assert f'name="{field}"' not in text
    assert "data-share" not in text
    assert "with friends" not in text
    assert 'data-lite="export"' in text


def test_a_worker_that_fails_is_an_error_of_the_pool() -> None:
    async def submit(question: str) -> object:
        pool = BrowserRuntime(ask_here).create_pool(1, 5)
        return await pool.submit(question)

    assert asyncio.run(submit("wake")) is False
    with pytest.raises(PoolError):
        asyncio.run(submit("nothing of the kind"))


def test_a_worker_that_says_nothing_is_given_up() -> None:
    async def never(worker: str, question: bytes, progress: ProgressCallback) -> bytes:
        await asyncio.Event().wait()
        return pickle.dumps(("done", None))

    with pytest.raises(PoolError):
        asyncio.run(BrowserRuntime(never).create_pool(1, 0.01).submit("wake"))


def test_an_account_of_a_server_moves_to_lite_and_back(tmp_path: Path) -> None:
    """The file of one is imported by the other; importing it twice adds nothing."""

    async def upload(client: httpx.AsyncClient, file: bytes) -> str:
        found = await client.post("/me/import", files={"file": ("a.json", file)})
        assert found.status_code == 200, found.text
        return found.text

    async def work() -> None:
        site = await open_site(tmp_path / "lite.db")
        match = await start_match(site)
        live = await site.app.state.services.registry.get_match(match)
        seed = f"/api/matches/{match}/seats/0/seed"
        assert (await site.handle("POST", seed, JSON, b'{"seed": "tea"}')).status == 200
        await until(lambda: live.state.playing)
        move = json.dumps({"seat": 0, "move": "resign"}).encode()
        assert (await site.handle("POST", f"/api/matches/{match}/moves", JSON, move)).status == 200
        address = "/me/export"
        exported = await site.handle("POST", address, {})
        assert exported.status == 200
        page = (await site.handle("GET", "/me", {})).body.decode()
        assert f'action="{address}"' in page
        assert 'action="/me/import"' in page

        server = create_site(settings(db=str(tmp_path / "server.db")))
        async with server.router.lifespan_context(server):
            account = Client(server)
            assert "matches: 1," in await upload(account.http, exported.body)
            assert "matches: 0," in await upload(account.http, exported.body)
            (row,) = (await account.get("/api/matches"))["matches"]
            replay = await account.http.get(f"/m/{row['match']}/replay")
            assert replay.status_code == 200
            back = (await account.http.post(address)).content

        other = await open_site(tmp_path / "other.db")
        form = httpx.Request("POST", "http://localhost/", files={"file": ("a.json", back)})
        headers = {"content-type": form.headers["content-type"]}
        for lite, new in ((other, 1), (other, 0), (site, 0)):
            done = await lite.handle("POST", "/me/import", headers, form.read())
            assert done.status == 200, done.body
            assert f"matches: {new}," in done.body.decode()
        (mine,) = json.loads((await other.handle("GET", "/api/matches", {})).body)["matches"]
        shown = await other.handle("GET", f"/m/{mine['match']}/replay", {})
        assert shown.status == 200
        refused = await other.handle("POST", "/me/import", headers, form.read()[:200])
        assert refused.status == 400
        await site.close()
        await other.close()

    asyncio.run(work())
