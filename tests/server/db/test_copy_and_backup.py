"""A house from one database into another: all of it, checked, or nothing; and while it runs."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.accounts.models import Challenge, EmailCode, Passkey
from boneyard.server.db import copy_and_backup
from boneyard.server.db.copy_and_backup import (
    RawSqlite,
    back_up,
    copy_database,
    list_tables,
    open_raw,
)
from boneyard.server.db.schema_migrations import load_migrations
from boneyard.server.errors import StoreError
from boneyard.server.matches.models import MatchUpdate, NewOffer, StoredOffer
from boneyard.server.notifications.store import Channel
from boneyard.server.stores import open_database
from support.cli import boneyard, complaint
from support.server.all_store_calls import all_asked
from support.server.contest_calls import ADA, EVA
from support.server.postgres import Cluster
from support.server.store_rows import SEATS, entry, match, using


@pytest.fixture
def full(tmp_path: Path) -> str:
    """A house with something in every table."""
    path = str(tmp_path / "house.db")
    asyncio.run(all_asked(path))
    using(path, _more)
    return path


async def _more(store: Any) -> None:
    """What was put in and has gone again."""
    await store.accounts.add_passkey(Passkey(b"p\0", ADA, b"\xff", 0, "phone\n\t\\N", 1))
    await store.accounts.add_code(EmailCode(b"c", "m", b"x", 2, 2**62), 0, 2)
    offer = StoredOffer(match="v", alike="", host=ADA, place=b"", game="x", at=5, lapses=9)
    await store.create(
        match("v"), SEATS, MatchUpdate(needs_autoplay=True, new_offer=NewOffer(offer))
    )
    await store.append("m", MatchUpdate(needs_autoplay=True))
    await store.notifications.add_channel(
        Channel(owner=ADA, kind="feed", address="f", wants=("turn",)), 9
    )
    await store.notifications.queue("m", [ADA], "turn", 5)
    await store.friends.add_challenge(Challenge("v", EVA, ADA, 5))


def everything(db: str) -> dict[str, set[Any]]:
    there = open_raw(db, new=False)
    found = {table.name: set(there.read_rows(table)) for table in list_tables()}
    there.close()
    return found


def test_a_house_is_copied_there_and_back_and_goes_on(
    full: str, postgres: Cluster, tmp_path: Path
) -> None:
    before = everything(full)
    assert [name for name, rows in before.items() if not rows] == []
    said = boneyard("copy", full, postgres.address())
    assert said.exit_code == 0, said.output
    matches, entries = len(before["matches"]), len(before["events"])
    assert f"{matches} matches with {entries} entries" in said.output
    assert everything(postgres.address()) == before
    back = str(tmp_path / "back.db")
    assert copy_database(postgres.address(), back).entries == entries
    assert everything(back) == before

    async def go_on(store: Any) -> None:
        await store.notifications.add_channel(Channel(owner=ADA, kind="hook", address="z"), 9)
        numbers = [way.id for way in await store.notifications.list_channels(ADA)]
        assert len(set(numbers)) == len(numbers) > 1
        await store.append("m", MatchUpdate(entries=[entry(5)]))

    for db in (postgres.address(), back):
        using(db, go_on)
    assert "isn't empty" in complaint(boneyard("copy", full, postgres.address()))
    assert "isn't empty" in complaint(boneyard("copy", postgres.address(), back))


def test_a_copy_that_fails_leaves_nothing(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = tmp_path / "new.db"
    assert "file not found" in complaint(boneyard("copy", str(tmp_path / "none.db"), str(new)))
    usual = RawSqlite.insert_rows

    def spoilt(self: RawSqlite, table: Any, rows: Any) -> None:
        usual(self, table, list(rows)[1:] if table.name == "seats" else rows)

    def broken(self: RawSqlite, table: Any, rows: Any) -> None:
        raise sqlite3.OperationalError("the disk is full")

    for how, said in (
        (spoilt, "table seats differs from the original"),
        (broken, "the disk is full"),
    ):
        monkeypatch.setattr(RawSqlite, "insert_rows", how)
        with pytest.raises(StoreError, match=said):
            copy_database(full, str(new))
        assert not new.exists()


def test_a_backup_is_made_while_the_house_runs(db: str, tmp_path: Path) -> None:
    """Of one moment: all entries up to some number, and none after it."""
    file = tmp_path / "backup.db"

    async def work(store: Any) -> None:
        await store.create(match(), SEATS)
        await store.append("m", MatchUpdate(entries=[entry(1)]))
        copying = asyncio.create_task(asyncio.to_thread(back_up, db, str(file)))
        number = 1
        while not copying.done():
            number += 1
            await store.append("m", MatchUpdate(entries=[entry(number)]))
        copied = await copying
        assert 1 <= copied.entries <= number

    using(db, work)
    assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(one.name for one in tmp_path.glob("backup*")) == ["backup.db"]

    async def look(store: Any) -> None:
        kept = await store.load_entries("m", 0)
        assert kept == [entry(one + 1) for one in range(len(kept))]
        assert await store.get_guest_key() == key

    async def its_key() -> bytes:
        store = open_database(db)
        found = await store.get_guest_key()
        await store.close()
        return found

    key = asyncio.run(its_key())
    using(file, look)
    assert "already" in complaint(boneyard("backup", "--db", db, str(file)))
    said = boneyard("backup", "--db", db, str(tmp_path / "again.db"))
    assert said.exit_code == 0
    assert "1 match with" in said.output


def test_nothing_is_copied_under_the_feet_of_a_house_that_is_open(
    postgres: Cluster, tmp_path: Path
) -> None:
    here, file = postgres.address(), str(tmp_path / "house.db")
    for db in (here, file):
        using(db, _nothing)
    postgres.ask("insert into leases values ('house', 9999999999999)", "test")
    assert "a server is running on postgresql" in complaint(boneyard("copy", file, here))
    postgres.ask("update schema_version set version = 1", "test")
    try:
        assert "an older version is" in complaint(boneyard("backup", f"{file}.copy", "--db", here))
        assert postgres.ask("select version from schema_version", "test") == [(1,)], "as it was"
    finally:
        newest = load_migrations()[-1][0]
        postgres.ask(f"update schema_version set version = {newest}", "test")
    boneyard("backup", f"{file}.copy", "--db", here)
    assert Path(f"{file}.copy").exists(), "one of this version is copied while it runs"


async def _nothing(store: Any) -> None:
    pass


def test_two_backups_at_once_under_one_name_are_one_whole_backup(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, usual, asked = str(tmp_path / "backup.db"), copy_and_backup._snapshot, []

    def slow(source: str, part: str) -> Any:
        asked.append(part)
        if len(asked) == 1:  # while the first one writes, another begins and is done
            back_up(source, file)
        return usual(source, part)

    monkeypatch.setattr(copy_and_backup, "_snapshot", slow)
    with pytest.raises(StoreError, match="already"):
        back_up(full, file)
    assert len(set(asked)) == 2
    assert everything(file) == everything(full)
    assert sorted(one.name for one in tmp_path.glob("backup*")) == ["backup.db"]
