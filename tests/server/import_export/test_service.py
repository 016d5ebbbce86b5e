"""A player's data as one file: from one server to another, and nothing that counts comes along."""

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from boneyard.server.app import create_site
from boneyard.server.import_export import models
from boneyard.server.matches.models import MatchSearch
from boneyard.server.puzzles.service import find_puzzle
from boneyard.server.settings import Rate
from support.server.serving import Client, Json, services_of, settings, until

FILE, IMPORT = "/me/export", "/me/import"


@asynccontextmanager
async def serving(**changes: Any) -> AsyncIterator[Starlette]:
    """A site with its pages."""
    with tempfile.TemporaryDirectory() as made:
        app = create_site(settings(**{"db": str(Path(made) / "matches.db"), **changes}))
        async with app.router.lifespan_context(app):
            yield app


async def finish(client: Client, game: str = "block-draw", moves: int = 3) -> str:
    """A match that is over: after some moves the player resigns."""
    match: str = (await client.start(game))["match"]
    live = await services_of(client.app).registry.get_match(match)
    for _ in range(moves):
        # A forced move is made by the server: this test would come too late with it.
        await until(
            lambda: (
                live.state.over
                or (bool(live.views.legal_moves(0)) and live.views.forced_move(0) is None)
            )
        )
        if not live.state.over:
            move = str(live.views.legal_moves(0)[0])
            await client.post(f"/api/matches/{match}/moves", {"seat": 0, "move": move})
    await until(lambda: live.state.over or live.state.playing)
    if not live.state.over:
        await client.post(f"/api/matches/{match}/moves", {"seat": 0, "move": "resign"})
    assert live.state.over
    return match


async def upload(client: Client, body: bytes, **headers: str) -> httpx.Response:
    return await client.http.post(
        IMPORT, files={"file": ("a.json", body, "application/json")}, headers=headers
    )


async def export(client: Client) -> Json:
    response = await client.http.post(FILE)
    assert response.status_code == 200, response.text
    found: Json = response.json()
    return found


def test_matches_come_along_once_and_count_for_nothing(db: str) -> None:
    async def work() -> None:
        async with serving(db=db) as app, serving() as lite:
            ada, there = Client(lite), Client(app)
            games = ["block-draw", "all-fives", "mexican-train", "baronet"]
            for game in games:
                await finish(ada, game)
            await ada.start("block-draw")  # goes on where it is
            file = await export(ada)
            assert len(file["matches"]) == len(games)
            body = json.dumps(file).encode()
            done = await upload(there, body)
            assert done.status_code == 200, done.text
            assert "matches: 4, house rules: 0" in done.text
            store = services_of(app).store
            guest = await services_of(app).sessions.identify(there.token)
            assert guest is not None
            mine = await store.search_matches(guest, MatchSearch("over"), 0, 100)
            assert sorted(one.game for one in mine) == sorted(games)
            results = await store._fetch_all("select count(*) from results")
            assert results == [(0,)]
            assert await store.list_deals(100) == []
            for one in mine:
                page = await there.http.get(f"/m/{one.match}/replay")
                assert page.status_code == 200
                assert "played elsewhere" in page.text
                assert (await there.http.get(f"/m/{one.match}")).status_code == 200
                # No one else sees what a file says of other people.
                for path in (
                    f"/m/{one.match}/replay",
                    f"/m/{one.match}",
                    f"/api/matches/{one.match}",
                    f"/api/matches/{one.match}/record",
                ):
                    other = await Client(app).http.get(path)
                    assert other.status_code == 404, path
            # Twice is once, also by a way round and back.
            again = await upload(there, body)
            assert "matches: 0, house rules: 0" in again.text
            back = await export(there)
            pairs = zip(*(sorted(each["matches"], key=lambda one: one["id"])
                          for each in (file, back)), strict=True)  # fmt: skip
            for one, other in pairs:
                assert one["id"] == other["id"]
                for key in ("rounds", "seed", "fair", "match", "seat_seeds", "game", "options"):
                    assert one["record"].get(key) == other["record"].get(key)
            home = await upload(ada, json.dumps(back).encode())
            assert "matches: 0, house rules: 0" in home.text
            assert (await ada.http.get("/matches")).status_code == 200

    asyncio.run(work())


def test_what_cannot_be_verified_is_left_out() -> None:
    async def work() -> None:
        async with serving() as app:
            ada = Client(app)
            await finish(ada)
            file = await export(ada)
            (good,) = file["matches"]

            def changed(**changes: Any) -> Json:
                return {**good, "record": {**good["record"], **changes}}

            last = good["record"]["rounds"][-1]
            bad = [
                changed(seed="00" * 32),
                changed(rounds=[{**last, "moves": last["moves"][:-1]}]),
                changed(seed=None),
                changed(rounds=[{**last, "moves": [[1, "resign"], [0, "resign"]]}]),
                changed(game="no-such-game"),
                {**good, "seats": good["seats"][:1]},
                {**good, "record": {}},
            ]
            file["matches"] = [{**one, "id": f"m{at}"} for at, one in enumerate(bad)]
            eve = Client(app)
            done = await upload(eve, json.dumps(file).encode())
            assert done.status_code == 200
            assert "matches: 0, house rules: 0" in done.text
            assert f"or a limit was reached: {len(bad)}." in done.text
            assert (await eve.get("/api/matches"))["matches"] == []

    asyncio.run(work())


@pytest.mark.parametrize("body", [
    b"", b"{}", b"[]", b"SQLite format 3\0", b"\xff\xfe", b'{"boneyard_account": 2}',
    b'{"boneyard_account": 1, "matches": [{"id": "../x"}]}', b"[" * 100_000,
    b'{"boneyard_account": 1, "account": {"name": "' + b"x" * models.MAX_BYTES + b'"}}',
])  # fmt: skip
def test_another_file_is_refused_with_one_sentence(body: bytes) -> None:
    async def work() -> None:
        async with serving() as app:
            words = {
                "en": "exported from a Boneyard profile",
                "es": "no se exportó desde un perfil de Boneyard",
                "nl": "niet uit een Boneyard-profiel geëxporteerd",
            }
            for language, said in words.items():
                client = Client(app)
                found = await upload(client, body, **{"accept-language": language})
                assert found.status_code == 400, found.text
                assert said in found.text
                assert (await client.get("/api/matches"))["matches"] == []

    asyncio.run(work())


def test_an_upload_is_bounded_and_counted_and_of_this_site() -> None:
    async def work() -> None:
        async with serving(sign_rate=Rate(0.001, 2)) as app:
            client = Client(app)
            assert (await upload(client, b"x" * (3 * 1024 * 1024))).status_code == 413
            other = await upload(client, b"{}", origin="https://elsewhere.example")
            assert other.status_code == 403
            plain = await client.http.post(IMPORT, data={"file": "{}"})
            assert plain.status_code == 415
            assert [(await upload(client, b"{}")).status_code for _ in range(3)] == [400, 400, 429]
            assert (await Client(app, token=None).http.post(FILE)).status_code == 401

    asyncio.run(work())


def test_rules_answers_and_name_fill_what_is_missing() -> None:
    async def work() -> None:
        async with serving() as app:
            puzzle = find_puzzle("today")
            wrong = next(one.move for one in puzzle.moves if one.move != puzzle.answer)
            file = models.TransferFile(
                models.VERSION,
                models.AccountData("Ada", 3, "owl", "en"),
                (models.RulesData("My game", "block-draw", {}),
                 models.RulesData("Odd", "block-draw", {"no": "such"})),
                (models.AnswerData(puzzle.id, puzzle.answer, True),
                 models.AnswerData("none", "6-6", True), models.AnswerData(puzzle.id, wrong, True)),
            )  # fmt: skip
            client, body = Client(app), msgspec.json.encode(file)
            done = await upload(client, body)
            assert "matches: 0, house rules: 1, puzzle answers: 1" in done.text
            me = await client.get("/api/me")
            assert (me["name"], me["hue"], me["avatar"], me["language"]) == ("Ada", 3, "owl", "en")
            # An answer from elsewhere is no day of a streak, and what one has chosen stays.
            guest = await services_of(app).sessions.identify(client.token)
            assert guest is not None
            assert (await services_of(app).store.puzzles.load_streak(guest)).length == 0
            await client.post("/api/me", {"name": "Bea"})
            again = await upload(client, body)
            assert "matches: 0, house rules: 0, puzzle answers: 0" in again.text
            assert (await client.get("/api/me"))["name"] == "Bea"
            found = await export(client)
            assert [one["title"] for one in found["rules"]] == ["My game"]
            assert [one["puzzle"] for one in found["answers"]] == [puzzle.id]

    asyncio.run(work())
