"""Disks and files that fail: one clear sentence, and all is intact when the cause is gone.

A locked file, and one with no page left, are in test_server_store.py; PostgreSQL's are its own.
"""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from boneyard.server.db.sqlite import SqliteDatabase
from boneyard.server.errors import StoreError
from support.server.disk_faults import full_disk, read_only
from support.server.kill_process import PATIENCE, Served
from support.server.serving import Client, services_of, serving

NOBODY = 65534


@pytest.mark.parametrize("trouble", [full_disk, read_only])
def test_a_move_that_cant_be_written_is_refused_and_made_when_it_can(
    tmp_path: Path, trouble: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as app:
            ada, store = Client(app), services_of(app).store
            path = f"/api/matches/{(await ada.start('baronet'))['match']}"
            move = {"seat": 0, "move": "next"}
            number = (await ada.get(path))["number"]
            with trouble(store, tmp_path / "matches.db"):
                for _ in range(3):
                    said = await ada.refused(503, f"{path}/moves", move)
                    assert said.startswith("The change couldn't be saved")
                assert (await ada.get(path))["number"] == number
            assert (await ada.post(f"{path}/moves", move))["number"] == number + 1
        async with serving(tmp_path) as app:
            again = Client(app, token=ada.token)
            assert (await again.get(path))["number"] == number + 1

    asyncio.run(play())
    assert "can't write: " in caplog.text
    assert "Traceback" not in caplog.text


def test_a_torn_file_is_told_in_a_sentence_and_a_copy_in_its_place_is_as_before(
    tmp_path: Path,
) -> None:
    db = tmp_path / "matches.db"

    async def started() -> str:
        async with serving(tmp_path) as app:
            match: str = (await Client(app).start("baronet"))["match"]
            return match

    async def asked(match: str) -> tuple[int, str]:
        async with serving(tmp_path) as app:
            answer = await Client(app).ask("GET", f"/api/matches/{match}")
            return answer.status_code, answer.json().get("error", "")

    match = asyncio.run(started())
    whole = db.read_bytes()
    with sqlite3.connect(db) as file:
        (size,) = file.execute("pragma page_size").fetchone()
        sql = "select rootpage from sqlite_master where name = 'events'"
        (page,) = file.execute(sql).fetchone()
    file.close()
    at = (page - 1) * size
    db.write_bytes(whole[:at] + b"\x5a" * size + whole[at + size :])
    status, said = asyncio.run(asked(match))
    assert status == 503
    assert said == "The match data can't be read right now. Try again in a moment."
    db.write_bytes(whole)
    assert asyncio.run(asked(match)) == (200, "")
    db.write_bytes(whole[:100] + b"\x5a" * 1000)
    with pytest.raises(StoreError, match=r"can't use the database .*: ") as refused:
        SqliteDatabase(db)
    assert "\n" not in str(refused.value)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write everywhere; others may not."""
    mine = os.geteuid()
    if mine == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(mine)


def test_a_house_isnt_opened_on_a_file_that_it_may_not_write() -> None:
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "matches.db"
        asyncio.run(SqliteDatabase(db, durable=False).close())
        db.chmod(0o444)
        Path(folder).chmod(0o555)
        with as_nobody(), pytest.raises(StoreError, match="can't use") as refused:
            SqliteDatabase(db)
        assert "\n" not in str(refused.value)
        assert str(refused.value).count(folder) == 1, "the path is told once"
        assert "Errno" not in str(refused.value)
        Path(folder).chmod(0o700)
        asyncio.run(SqliteDatabase(db, durable=False).close())


@pytest.mark.slow
def test_a_second_house_on_one_file_is_told_of_and_neither_loses_anything(tmp_path: Path) -> None:
    db = tmp_path / "matches.db"
    first = Served(db, False)
    second = Served(db, False)
    meant = Served(db, False, shared=True)
    try:
        wanted = f"Another program has {db} open (process {first.process.pid})"
        assert any(wanted in one for one in second.said_so_far("BONEYARD_SHARED"))
        guest = httpx.post(f"{first.address}/api/guests", json={}).json()["token"]
        headers = {"authorization": f"Bearer {guest}"}
        with httpx.Client(headers=headers, timeout=PATIENCE) as http:
            begun = http.post(f"{first.address}/api/matches", json={"game": "baronet"}).json()
            path = f"/api/matches/{begun['look']['match']}"
            http.post(f"{first.address}{path}/seats/0/seed", json={"seed": "tea"})
            numbers, move = [], {"seat": 0, "move": "next"}
            for house in (first, second, second, first, first):
                made = http.post(f"{house.address}{path}/moves", json=move)
                if made.status_code == 200:
                    numbers.append(made.json()["number"])
                else:  # it hadn't seen what the other did, and has now
                    assert made.status_code == 409
                    assert "The table has changed" in made.json()["error"]
            assert numbers == [2, 3, 4, 5][: len(numbers)]
            assert len(numbers) >= 3
            assert http.get(f"{meant.address}{path}").json()["number"] == numbers[-1]
    finally:
        for one in (first, second, meant):
            one.kill()
    assert not any("open (process" in one for one in meant.said_so_far())
    (fine,) = sqlite3.connect(db).execute("pragma integrity_check").fetchone()
    assert fine == "ok"
