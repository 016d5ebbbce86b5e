"""Two houses with one PostgreSQL: what happens in one is seen in the other."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import psycopg
import pytest
from starlette.applications import Starlette

from boneyard.server.db import postgres_notify
from boneyard.server.db.postgres_connection import PostgresAddress, ReconnectingConnection
from boneyard.server.matches.models import MatchUpdate
from boneyard.server.stores import open_database
from support.server.postgres import Cluster
from support.server.serving import Client, at_rest, looked_round, services_of, serving, until
from support.server.store_rows import SEATS, entry, match, using


async def listens(postgres: Cluster, count: int) -> None:
    """Wait until so many houses listen."""
    sql = (
        "select 1 from pg_stat_activity where application_name like '%-listens' "
        "and query in ('listen boneyard', 'select 1') and state = 'idle'"
    )
    while len(await asyncio.to_thread(postgres.ask, sql)) < count:
        await asyncio.sleep(0.01)


def in_two_houses(postgres: Cluster, work: Callable[[Starlette, Starlette], Any]) -> None:
    async def both() -> None:
        db = postgres.address()
        async with serving(db=db) as here, serving(db=db) as there:
            await looked_round(here)
            await looked_round(there)
            await listens(postgres, 2)
            await work(here, there)

    asyncio.run(both())


def _at(app: Starlette, id: str) -> Any:
    live = services_of(app).registry.get_loaded(id)
    assert live is not None
    return live


def test_a_house_that_heard_nothing_for_a_while_catches_up(postgres: Cluster) -> None:
    async def play(here: Starlette, there: Starlette) -> None:
        ada = Client(here)
        id = (await ada.start("baronet"))["match"]
        await services_of(there).registry.get_match(id)
        await until(lambda: _at(there, id).number == 1)  # dealt, and heard of
        number = 1
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        while True:  # moves are made, heard of or not: nobody may be listening yet
            told = await ada.ask("POST", f"/api/matches/{id}/moves", {"seat": 0, "move": "next"})
            if told.status_code == 200:
                break
        await until(lambda: _at(there, id).number == number + 1)

    in_two_houses(postgres, play)


def test_what_nobody_knows_whether_it_was_written_is_seen_when_the_database_is_back(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = psycopg.Connection.execute
    lose: list[bool] = []

    def execute(self: Any, sql: Any, *more: Any, **how: Any) -> Any:
        answer = usual(self, sql, *more, **how)
        if sql == b"commit" and lose:
            lose.clear()
            self._pipeline.sync()  # it is done, and nobody hears of it
            postgres.stop()
            return usual(self, b"select 1")
        return answer

    async def play() -> None:
        async with serving(db=postgres.address(), busy=0.02) as app:
            # Nothing else is written in the moment in which the database goes.
            ada = Client(app)
            id = (await ada.start("baronet"))["match"]
            await looked_round(app)
            await at_rest(app, id)
            number = _at(app, id).number
            monkeypatch.setattr(psycopg.Connection, "execute", execute)
            lose.append(True)
            body = {"seat": 0, "move": "next"}
            said = await ada.refused(503, f"/api/matches/{id}/moves", body)
            assert "may not have been saved" in said
            assert _at(app, id).number == number
            await asyncio.to_thread(postgres.start)
            await until(lambda: _at(app, id).number == number + 1)
            assert (await ada.post(f"/api/matches/{id}/moves", body))["number"] == number + 2

    asyncio.run(play())


def test_a_store_tells_what_others_write_and_not_what_it_writes_itself(postgres: Cluster) -> None:
    async def work(store: Any) -> None:
        heard: list[Any] = []
        following = asyncio.create_task(
            store.database.watch_changes(lambda *news: heard.append(news))
        )
        await until(lambda: bool(heard))
        assert heard == [(None, 0)]

        another = open_database(postgres.address())
        await another.create(match(), SEATS)
        await store.append("m", MatchUpdate(entries=[entry(1)]))
        await another.append("m", MatchUpdate(entries=[entry(2), entry(3)]))
        await another.close()
        await until(lambda: len(heard) > 1)
        assert heard[1:] == [("m", 3)]
        following.cancel()

    using(postgres.address(), work)


class Line:
    """A line to a PostgreSQL that can go dead without a word, as one does whose cable is cut."""

    def __init__(self, cluster: Cluster) -> None:
        (self._there,) = (str(one) for one in cluster.folder.glob(".s.PGSQL.*[0-9]"))
        self.dead = asyncio.Event()
        self.calls = 0

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        async with await asyncio.start_server(self._call, "127.0.0.1", 0) as server:
            host, port = server.sockets[0].getsockname()
            yield f"postgresql://house@{host}:{port}/test"

    async def _call(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self.calls += 1
        dead = self.dead  # a later call has a line of its own
        there, on = await asyncio.open_unix_connection(self._there)
        passing = [self._pass(here, on, dead), self._pass(there, back, dead)]
        await asyncio.gather(*passing, return_exceptions=True)
        back.close()
        on.close()

    async def _pass(
        self, one: asyncio.StreamReader, other: asyncio.StreamWriter, dead: asyncio.Event
    ) -> None:
        while said := await one.read(65536):
            if not dead.is_set():
                other.write(said)
        other.close()


def test_who_listens_notices_that_the_line_is_dead_though_nobody_has_hung_up(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_notify, "PING_INTERVAL_SECONDS", 0.05)
    monkeypatch.setattr(postgres_notify, "PING_TIMEOUT_SECONDS", 0.2)

    async def play() -> None:
        line, heard = Line(postgres), list[str | None]()
        async with line.open() as address:
            ear = asyncio.create_task(
                postgres_notify.listen_for_commits(
                    PostgresAddress(address),
                    "ear",
                    lambda: 0,
                    lambda match, number: heard.append(match),
                )
            )
            await until(lambda: heard == [None])
            line.dead.set()
            line.dead = asyncio.Event()
            await until(lambda: heard == [None, None])
            postgres.ask("select pg_notify('boneyard', 'm 7')", "test")
            await until(lambda: "m" in heard)
            ear.cancel()
            await asyncio.wait({ear})
        assert line.calls >= 2

    asyncio.run(play())


def test_no_attempt_to_reach_the_database_takes_long_however_long_it_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that was begun while the line was cut is never answered."""
    asked: list[str] = []

    def refused(**parts: Any) -> None:
        asked.append(parts["connect_timeout"])
        raise psycopg.OperationalError

    monkeypatch.setattr(psycopg, "connect", refused)
    monkeypatch.setattr(psycopg.AsyncConnection, "connect", refused)
    link = ReconnectingConnection(
        PostgresAddress("postgresql://house@db.example.org/house"), "house", {}
    )
    # Long enough that it would be seen, and never waited for.
    ends = iter((0.0, 1e9))
    monkeypatch.setattr(time, "monotonic", lambda: next(ends))
    with pytest.raises(psycopg.OperationalError):
        link.connect(retry_until=60.0)
    monkeypatch.undo()
    monkeypatch.setattr(psycopg.AsyncConnection, "connect", refused)
    with pytest.raises(psycopg.OperationalError):
        asyncio.run(
            PostgresAddress("postgresql://house@db.example.org/house").connect_async("house")
        )
    assert asked == ["2", "2"]
