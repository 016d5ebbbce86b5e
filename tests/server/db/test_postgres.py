"""PostgreSQL behind a house: how it is opened, what others learn, and what happens if it goes."""

import asyncio
import builtins
import contextlib
import logging
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from boneyard.server.db import postgres_schema_migrations
from boneyard.server.db.postgres import PostgresDatabase
from boneyard.server.db.postgres_connection import to_postgres
from boneyard.server.db.schema_migrations import load_migrations, migrate
from boneyard.server.errors import Conflict, StoreError
from boneyard.server.matches.models import MatchUpdate, StoredSeat
from boneyard.server.stores import Store, open_database
from support.server.postgres import Cluster
from support.server.serving import PATIENCE, Client, at_rest, services_of, serving, until
from support.server.store_rows import SEATS, entry, match, using


def test_marks_and_what_may_be_null_are_told_as_postgresql_wants_them() -> None:
    asked = "select '?' from t where a = ? and b is ? and c is not ? and d is null and e is not ?1"
    told = to_postgres(asked).decode()
    assert told == (
        "select '?' from t where a = $1 and b is not distinct from $2 and c is distinct from $3 "
        "and d is null and e is distinct from $1"
    )


def test_both_have_the_same_tables_and_columns(postgres: Cluster, tmp_path: Path) -> None:
    using(postgres.address(), _nothing)
    file = sqlite3.connect(tmp_path / "matches.db", isolation_level=None)
    migrate(file)
    kinds = {"integer": "bigint", "blob": "bytea", "text": "text"}
    here = {
        (table, name, kinds[kind.lower()])
        for (table,) in file.execute("select name from sqlite_master where type = 'table'")
        for _, name, kind, *_ in file.execute(f"pragma table_info({table})")
    }
    named = "select name from sqlite_master where type = 'index' and sql is not null"
    indexes = {name for (name,) in file.execute(named)}
    file.close()
    there = postgres.ask(
        "select table_name, column_name, data_type from information_schema.columns "
        "where table_schema = 'public' and table_name not in ('writers', 'schema_version')", "test",
    )  # fmt: skip
    assert set(there) == here
    found = {n for (n,) in postgres.ask("select indexname from pg_indexes", "test")}
    assert indexes <= found


async def _nothing(store: Any) -> None:
    """Open it and close it."""


def test_two_that_start_together_bring_it_up_to_date_once(postgres: Cluster) -> None:
    postgres.ask("create database fresh")
    found: list[Any] = []

    def start() -> None:
        try:
            using(postgres.address("fresh"), _nothing)
            found.append("fine")
        except BaseException as error:
            found.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join(PATIENCE)
    assert found == ["fine"] * 4
    newest = load_migrations()[-1][0]
    assert postgres.ask("select version from schema_version", "fresh") == [(newest,)]
    postgres.ask("update schema_version set version = 99", "fresh")
    with pytest.raises(StoreError, match="version 99"):
        using(postgres.address("fresh"), _nothing)
    postgres.ask("drop database fresh")


def test_the_log_is_only_ever_added_to(postgres: Cluster) -> None:
    async def work(store: Any) -> None:
        await store.create(match(), SEATS)
        await store.append("m", MatchUpdate(entries=[entry(1)]))

    using(postgres.address(), work)
    for change in ("update events set act = 'x'", "delete from events", "truncate events"):
        with pytest.raises(psycopg.IntegrityError, match="only ever added to"):
            postgres.ask(change, "test")


@pytest.mark.parametrize(
    ("address", "said"),
    [
        (
            "postgresql://house:hush@/test?host={folder}/none",
            "can't reach PostgreSQL at postgresql:",
        ),
        (
            "postgresql://house:hush@127.0.0.1:1/test",
            "PostgreSQL at postgresql://house@127.0.0.1:1",
        ),
        ("postgresql://house:hush@/none?host={folder}", 'database "none" does not exist'),
        ("postgresql://locked:hush@/test?host={folder}", "check the user name and password"),
        ("postgresql://locked@/test?host={folder}", "check the user name and password"),
        ("postgresql://house:hush@/test?hush=1", "not a PostgreSQL address"),
        ("postgresql://reader:hush@/empty?host={folder}", "/empty: permission denied for schema"),
    ],
)
def test_what_cant_be_opened_is_refused_in_a_sentence_without_a_password(
    postgres: Cluster, address: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    access = postgres.folder / "data" / "pg_hba.conf"
    if "locked" not in access.read_text():
        access.write_text(f"local all locked scram-sha-256\n{access.read_text()}")
        postgres.ask("create role locked login password 'else'; create role reader login")
        postgres.ask("select pg_reload_conf()")
        postgres.ask("create database empty")
    with caplog.at_level(logging.DEBUG), pytest.raises(StoreError) as error:
        open_database(address.format(folder=postgres.folder), timeout_seconds=0.1)
    assert said in str(error.value)
    assert "hush" not in str(error.value) + caplog.text
    assert "\n" not in str(error.value)


def test_without_psycopg_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name.endswith("db.postgres"):
            raise ImportError(name)
        return usual(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(StoreError, match=r'pip install "boneyard-dominoes\[postgres\]"'):
        open_database("postgres://house@/test")


@pytest.mark.parametrize("trouble", ["locked", "full"])
def test_if_it_cant_write_a_move_is_refused_and_nothing_is_half_done(
    postgres: Cluster, trouble: str
) -> None:
    full = (
        "create function full_disk() returns trigger language plpgsql as $$ begin "
        "raise exception 'no space left' using errcode = '53100'; end $$; "
        "create trigger full_disk before insert on events execute function full_disk()"
    )

    async def play() -> None:
        async with serving(db=postgres.address(), busy=0.1) as app:
            ada = Client(app)
            path = f"/api/matches/{(await ada.start('baronet'))['match']}"
            move = {"seat": 0, "move": "next"}
            number = (await ada.get(path))["number"]
            with psycopg.connect(postgres.address()) as other:
                if trouble == "locked":
                    other.execute("lock table events in share mode")
                else:
                    postgres.ask(full, "test")
                response = await ada.ask("POST", f"{path}/moves", move)
                if trouble == "full":
                    postgres.ask("drop function full_disk cascade", "test")
            assert response.status_code == 503
            assert "couldn't be saved" in response.json()["error"]
            assert (await ada.get(path))["number"] == number
            assert (await ada.post(f"{path}/moves", move))["number"] == number + 1

    asyncio.run(play())


def test_two_houses_who_want_the_same_at_once_dont_wait_for_each_other(postgres: Cluster) -> None:
    async def work(store: Any) -> None:
        other = open_database(postgres.address())
        names = [f"m{one}" for one in range(8)]
        for name in names:
            await store.create(match(name), SEATS)
        for number in range(1, 9):
            wanted = [(store, one) for one in names] + [(other, one) for one in reversed(names)]
            results = await asyncio.gather(
                *(one.append(name, MatchUpdate(entries=[entry(number)])) for one, name in wanted),
                return_exceptions=True,
            )
            assert sum(isinstance(one, Conflict) for one in results) == len(names)
            assert results.count(None) == len(names)
        assert [len(await other.load_entries(name, 0)) for name in names] == [8] * 8
        await other.close()

    using(postgres.address(), work)


def test_no_seed_comes_after_the_deal_of_another_house(postgres: Cluster) -> None:
    """Each alone would see nothing of the other: what is about one match is kept apart."""

    async def work(store: Any) -> None:
        other = open_database(postgres.address())
        for number in range(20):
            name = f"m{number}"
            await store.create(match(name, fair=2), SEATS)
            late = StoredSeat(kind="person", name="Ada", owner=b"a", seed="new", seeded=5)
            both = (
                store.append(name, MatchUpdate(entries=[entry(1, "deal")], seats=SEATS)),
                other.update_seat(name, 0, late, SEATS[0]),
            )
            found: list[Any] = await asyncio.gather(*both, return_exceptions=True)
            assert {type(one) for one in found} == {type(None), Conflict}
        await other.close()

    using(postgres.address(), work)


def test_others_are_told_a_match_and_a_number_and_nothing_else(postgres: Cluster) -> None:
    async def work(store: Any) -> None:
        with psycopg.connect(postgres.address(), autocommit=True) as listener:
            listener.execute("listen boneyard")
            await store.create(match(), SEATS)
            await store.append("m", MatchUpdate(entries=[entry(1, "deal"), entry(2, "6-6")]))
            with pytest.raises(Conflict):
                await store.append("m", MatchUpdate(entries=[entry(2, "5-5")]))
            await store.update_seat("m", 1, StoredSeat(kind="person", owner=b"b"), SEATS[1])
            await store.append("m", MatchUpdate(entries=[entry(3)]))
            heard = [one.payload for one in listener.notifies(timeout=10, stop_after=3)]
        assert heard == ["m 2", "m 0", "m 3"]

    using(postgres.address(), work)


def test_a_text_with_a_zero_byte_is_found_again(postgres: Cluster) -> None:
    async def work(store: Any) -> None:
        await store.create(match("m\0"), SEATS)
        kept = await store.load("m\0")
        assert kept is not None
        assert await store.load("m") is None

    using(postgres.address(), work)


def test_a_commit_whose_answer_is_lost_is_looked_up(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks just before the commit, or just after it: both are told as they are."""

    async def work(store: Store) -> None:
        await store.create(match(), SEATS)
        usual, lost = psycopg.Connection.execute, [True]

        def execute(self: Any, sql: Any, *more: Any, **how: Any) -> Any:
            if sql != b"commit" or lost:
                return usual(self, sql, *more, **how)
            lost.append(True)
            if made:
                usual(self, sql)
                self._pipeline.sync()
            postgres.ask(f"select pg_terminate_backend({self.info.backend_pid})")
            return usual(self, b"select 1")

        monkeypatch.setattr(psycopg.Connection, "execute", execute)
        for number, made in enumerate((False, True), 1):  # noqa: B007 (`execute` asks for it)
            lost.clear()
            await store.append("m", MatchUpdate(entries=[entry(number)]))
            assert lost
            assert await store.load_entries("m", 0) == [entry(one + 1) for one in range(number)]

    using(postgres.address(), work)


def test_a_postgresql_that_is_killed_loses_nothing_that_was_acknowledged(postgres: Cluster) -> None:
    async def work(store: Any) -> None:
        await store.create(match(), SEATS)
        said: list[int] = []

        async def play() -> None:
            number = 0
            while len(said) < 100:
                try:
                    await store.append("m", MatchUpdate(entries=[entry(number + 1)]))
                except StoreError:
                    number = len(await read())
                else:
                    number += 1
                    said.append(number)

        async def read() -> list[Any]:
            while True:
                try:
                    found: list[Any] = await store.load_entries("m", 0)
                except StoreError:
                    await asyncio.sleep(0.01)
                else:
                    return found

        playing = asyncio.create_task(play())
        while len(said) < 50:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        await playing
        numbers = [one.number for one in await store.load_entries("m", 0)]
        assert numbers == list(range(1, len(numbers) + 1)), "none is missing"
        assert set(said) <= set(numbers)

    using(postgres.address(), work, timeout_seconds=0.2)


def test_while_it_is_away_moves_are_refused_and_then_the_table_goes_on(postgres: Cluster) -> None:
    async def play() -> None:
        async with serving(db=postgres.address(), busy=0.1) as app:
            ada = Client(app)
            path = f"/api/matches/{(await ada.start('baronet'))['match']}"
            move = {"seat": 0, "move": "next"}
            number = (await ada.get(path))["number"]
            await asyncio.to_thread(postgres.stop)
            assert "couldn't be saved" in await ada.refused(503, f"{path}/moves", move)
            assert services_of(app).registry._matches
            await asyncio.to_thread(postgres.start)
            assert (await ada.post(f"{path}/moves", move))["number"] == number + 1

    asyncio.run(play())


def test_a_database_that_answers_nothing_holds_nobody_up_and_then_all_goes_on(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A line that is cut without a word: nobody hears that the other side is gone."""
    monkeypatch.setattr("boneyard.server.db.postgres.READ_TIMEOUT_SECONDS", 0.3)
    monkeypatch.setattr("boneyard.server.db.postgres.WATCHDOG_INTERVAL_SECONDS", 0.05)

    async def play() -> None:
        async with serving(db=postgres.address(), busy=0.1) as app:
            ada, house = Client(app), services_of(app)
            id = (await ada.start("baronet"))["match"]
            path, move = f"/api/matches/{id}", {"seat": 0, "move": "next"}
            await at_rest(app, id)
            number = (await ada.get(path))["number"]
            with postgres.frozen():
                said = await ada.refused(503, f"{path}/moves", move)
                assert "may not have been saved" in said
                for _ in range(6):  # more than there are threads that read
                    mine = await ada.ask("GET", "/api/matches")
                    assert (mine.status_code, "can't be read" in mine.text) == (503, True)
                assert (await ada.get(path))["number"] == number, "what is at hand is shown"
                assert (await ada.ask("GET", "/readyz")).status_code == 503
                assert (await ada.ask("GET", "/healthz")).status_code == 200
            while (await ada.ask("POST", f"{path}/moves", move)).status_code != 200:
                await asyncio.sleep(0.05)
            live = await house.registry.get_match(id)
            await until(lambda: not house.sync._pending)
            kept = [one.number for one in await house.store.load_entries(id, 0)]
            assert kept == [one.number for one in live.log.entries]
            assert len(kept) in (number + 1, number + 2), "the first one was written, or wasn't"

    asyncio.run(play())
    assert not [one for one in caplog.records if one.exc_info], "no traceback"


def test_a_house_can_close_while_its_database_answers_nothing(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.server.db.postgres.READ_TIMEOUT_SECONDS", 0.3)
    monkeypatch.setattr("boneyard.server.db.postgres.WATCHDOG_INTERVAL_SECONDS", 0.05)

    async def play() -> None:
        with contextlib.ExitStack() as stack:
            async with serving(db=postgres.address(), busy=0.1) as app:
                await Client(app).start("baronet")
                stack.enter_context(postgres.frozen())

    asyncio.run(play())


def test_a_house_that_starts_waits_for_another_that_upgrades(postgres: Cluster) -> None:
    """However impatient it is later, when people wait for their moves."""
    waiting = "select 1 from pg_locks where not granted and now() - waitstart > interval '0.3 s'"
    postgres.ask("create database slow")
    with psycopg.connect(postgres.address("slow")) as other, ThreadPoolExecutor(1) as beside:
        other.execute(b"select pg_advisory_xact_lock(%d)" % postgres_schema_migrations._LOCK)
        starting = beside.submit(PostgresDatabase, postgres.address("slow"), 0.1)
        end = time.monotonic() + PATIENCE
        while not starting.done() and not postgres.ask(waiting) and time.monotonic() < end:
            time.sleep(0.01)
        other.rollback()
        asyncio.run(starting.result(PATIENCE).close())


def test_what_a_failed_test_has_left_open_holds_nobody_up(postgres: Cluster) -> None:
    postgres.ask("create table if not exists left_open (number int)", "test")
    try:
        postgres.ask("insert into left_open values (1)", "test")
        left = psycopg.connect(postgres.address())
        left.execute("update left_open set number = 2")  # and no commit
        postgres.empty()
        assert postgres.ask("select * from left_open", "test") == []
    finally:
        postgres.ask("drop table left_open", "test")
