"""The application without a server: cookies, live messages, thinking, everything in one file."""

import asyncio
import json
import pickle
import shutil
from pathlib import Path

import pytest

from boneyard.lite.site import LiteSite, is_export, lite_settings
from boneyard.lite.thinking import BrowserRuntime, answer
from boneyard.server.db.sqlite import SqliteDatabase
from boneyard.server.errors import PoolError
from boneyard.server.thinking.pool import ProgressCallback

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
        pages = [await site.handle("GET", path, {}) for path in ("/", "/me", "/matches", "/fair")]
        await site.close()
        assert all(page.status == 200 for page in pages)
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
