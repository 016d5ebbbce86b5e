"""The store: migrations, groups, places that can't be taken twice, and when it can't write."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.db.schema_migrations import load_migrations, migrate
from boneyard.server.db.sqlite import SqliteDatabase
from boneyard.server.errors import Conflict, StoreError
from boneyard.server.matches.clock_store import _DUE
from boneyard.server.matches.models import (
    ClockState,
    DueClock,
    MatchUpdate,
    MyMatchRow,
    StoredSeat,
)
from boneyard.server.matches.store import (
    _SELECT_MATCHES,
    _SELECT_UNATTENDED,
    SELECT_DEALS,
)
from boneyard.server.settings import default_database
from boneyard.server.stores import Store, open_database
from support.server.serving import Client, services_of, serving
from support.server.store_rows import SEATS, dealt, ended, entry, match, using


def test_a_match_is_kept_as_it_was(db: str) -> None:
    async def write(store: Store) -> None:
        lists = [MyMatchRow(owner=b"a", game="block-draw", stage="yours", at=1)]
        await store.create(match(daily="2026-01-02"), SEATS, MatchUpdate(list_rows=lists))
        await store.append("m", MatchUpdate(entries=[entry(1, "deal"), entry(2)]))
        await store.create(match("n", follows="m"), SEATS, MatchUpdate(list_rows=lists))

    async def read(store: Store) -> None:
        kept = await store.load("m")
        assert kept is not None
        assert kept.match == match(daily="2026-01-02")
        assert list(kept.seats) == SEATS
        assert list(kept.log) == [entry(1, "deal"), entry(2)]
        assert kept.rematch_id == "n"
        assert await store.load_entries("m", 1) == [entry(2)]
        assert await store.load("x") is None
        assert [one.id for one in await store.list_matches(b"a", 9)] == ["m", "n"]
        assert await store.list_matches(b"z", 9) == []

    using(db, write)
    using(db, read)


def test_two_writers_cant_put_two_moves_in_one_place(db: str) -> None:
    async def work(store: Store) -> None:
        other = open_database(db, durable=False)
        await store.create(match(), SEATS)
        await store.append("m", MatchUpdate(entries=[entry(1)]))
        with pytest.raises(Conflict):
            await other.append("m", MatchUpdate(entries=[entry(1, "draw")]))
        with pytest.raises(Conflict):
            await other.append("m", MatchUpdate(entries=[entry(2), entry(1)]))
        assert await other.load_entries("m", 0) == [entry(1)], "no part of the second try is there"
        await other.append("m", MatchUpdate(entries=[entry(2), entry(3)]))
        results = await asyncio.gather(
            *(
                one.append("m", MatchUpdate(entries=[entry(4, f"{at}")]))
                for at, one in enumerate([store, other] * 4)
            ),
            return_exceptions=True,
        )
        assert sum(isinstance(one, Conflict) for one in results) == 7
        await other.close()

    using(db, work)


def test_a_seat_is_taken_once(db: str) -> None:
    async def work(store: Store) -> None:
        await store.create(match(), SEATS)
        people = [StoredSeat(kind="person", owner=b"%d" % one) for one in range(5)]
        results = await asyncio.gather(
            *(store.update_seat("m", 1, one, SEATS[1]) for one in people), return_exceptions=True
        )
        assert results.count(None) == 1
        kept = await store.load("m")
        assert kept is not None
        assert kept.seats[1] == people[results.index(None)]

    using(db, work)


def test_what_comes_together_is_committed_together(db: str) -> None:
    async def work(store: Store) -> None:
        for number in range(20):
            await store.create(match(f"m{number}"), SEATS)
        before = store.database.group_commit.commits
        await asyncio.gather(
            *(
                store.append(f"m{one}", MatchUpdate(entries=[entry(at)]))
                for at in range(1, 26)
                for one in range(20)
            )
        )
        assert store.database.group_commit.commits - before < 100, "500 moves"
        for number in range(20):
            assert len(await store.load_entries(f"m{number}", 0)) == 25

    using(db, work)


def test_one_that_fails_doesnt_spoil_its_group(db: str) -> None:
    async def work(store: Store) -> None:
        await store.create(match(), SEATS)
        await store.create(match("n"), SEATS)
        results = await asyncio.gather(
            store.append("m", MatchUpdate(entries=[entry(1)])),
            store.append("m", MatchUpdate(entries=[entry(2), entry(2)])),
            store.append("n", MatchUpdate(entries=[entry(1), entry(2)])),
            return_exceptions=True,
        )
        assert [type(one) for one in results] == [type(None), Conflict, type(None)]
        assert [len(await store.load_entries(one, 0)) for one in "mn"] == [1, 2]

    using(db, work)


def test_the_log_is_only_ever_added_to(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(match(), SEATS)
        await store.append("m", MatchUpdate(entries=[entry(1)]))

    using(tmp_path / "matches.db", work)
    connection = sqlite3.connect(tmp_path / "matches.db")
    for change in ("update events set act = 'x'", "delete from events"):
        with pytest.raises(sqlite3.IntegrityError, match="only ever added to"):
            connection.execute(change)
    connection.close()


def test_migrations_are_numbered_and_done_once(tmp_path: Path) -> None:
    numbers = [number for number, _ in load_migrations()]
    assert numbers == sorted(set(numbers))
    connection = sqlite3.connect(tmp_path / "matches.db", isolation_level=None)
    assert migrate(connection) == migrate(connection) == numbers[-1]
    tables = {row[0] for row in connection.execute("select name from sqlite_master")}
    assert {"matches", "seats", "events"} <= tables
    connection.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest = load_migrations()[-1][0]
    steps = [
        *load_migrations(),
        (newest + 1, "create table new (x);\ncreate table matches (x);"),
    ]
    connection = sqlite3.connect(tmp_path / "matches.db", isolation_level=None)
    migrate(connection)
    monkeypatch.setattr("boneyard.server.db.schema_migrations.load_migrations", lambda: steps)
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection)
    assert connection.execute("pragma user_version").fetchone() == (newest,)
    assert not connection.execute("select 1 from sqlite_master where name = 'new'").fetchall()
    connection.close()


def test_a_newer_database_and_none_at_all_are_refused_in_a_sentence(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "matches.db")
    connection.execute("pragma user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="version 99"):
        SqliteDatabase(tmp_path / "matches.db")
    (tmp_path / "none.db").write_text("this is a letter, not a database" * 100)
    with pytest.raises(StoreError, match="can't use"):
        SqliteDatabase(tmp_path / "none.db")


@pytest.mark.parametrize("trouble", ["locked", "full"])
def test_if_it_cant_write_a_move_is_refused_and_nothing_is_half_done(
    tmp_path: Path, trouble: str
) -> None:
    async def play() -> None:
        async with serving(tmp_path, busy=0.05) as app:
            ada = Client(app)
            path = f"/api/matches/{(await ada.start('baronet'))['match']}"
            move = {"seat": 0, "move": "next"}
            number = (await ada.get(path))["number"]
            store: Any = services_of(app).store
            other = sqlite3.connect(tmp_path / "matches.db", isolation_level=None)
            if trouble == "locked":
                other.execute("begin immediate")
            else:
                # No page more than there are: what a full disk says.
                (pages,) = other.execute("pragma page_count").fetchone()
                store.database._writer.execute(f"pragma max_page_count = {pages}")
            response = await ada.ask("POST", f"{path}/moves", move)
            while response.status_code == 200:
                # A full disk is noticed when the pages that are there are full.
                assert trouble == "full"
                number = response.json()["number"]
                response = await ada.ask("POST", f"{path}/moves", move)
            assert response.status_code == 503
            error = response.json()["error"]
            assert "couldn't be saved" in error
            assert (await ada.get(path))["number"] == number
            assert len((await ada.get(f"{path}/events"))["entries"]) == number
            if trouble == "locked":
                other.execute("rollback")
            else:
                store.database._writer.execute("pragma max_page_count = 1000000")
            assert (await ada.post(f"{path}/moves", move))["number"] == number + 1
            other.close()

    asyncio.run(play())


def test_old_deals_are_told_and_those_of_rounds_that_go_on_are_not(db: str) -> None:
    async def work(store: Store) -> None:
        seats = [SEATS[0], StoredSeat(kind="bot", bot="heavy")]
        await store.create(match("m"), seats)
        await store.create(match("n"), seats)
        await store.create(match("alone", game="baronet"), SEATS[:1])
        # Others may have yet to play the same tiles.
        for contest in ("tournament/t/1/1/1", "duplicate/s/0"):
            await store.create(match(contest, contest=contest), seats)
            await store.append(
                contest, MatchUpdate(entries=[dealt(1, "6-0", "5-0", at=1), ended(2)])
            )
        assert await store.list_deals(9) == []
        await store.append(
            "m",
            MatchUpdate(
                entries=[dealt(1, "6-6", "5-5", at=2), ended(2), dealt(3, "4-4", "3-3", at=3)]
            ),
        )
        await store.append("n", MatchUpdate(entries=[dealt(1, "2-2", "1-1", at=1), entry(2)]))
        await store.append("alone", MatchUpdate(entries=[dealt(1, "0-0", at=1), ended(2)]))
        told = await store.list_deals(9)
        assert [one.hands for one in told] == [(("6-6",), ("5-5",))]
        assert told[0].kinds == ("person", "bot")
        assert (told[0].game, told[0].options) == ("block-draw", {"players": 2})
        await store.append("n", MatchUpdate(entries=[ended(3)]))
        await store.append("m", MatchUpdate(entries=[ended(4)]))
        assert [one.hands[0][0] for one in await store.list_deals(9)] == ["4-4", "6-6", "2-2"]
        assert [one.hands[0][0] for one in await store.list_deals(2)] == ["4-4", "6-6"]

    using(db, work)


def test_the_latest_deals_and_those_that_go_on_are_found_by_an_index(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "matches.db", isolation_level=None) as file:
        migrate(file)
        plan = [row[3] for row in file.execute(f"explain query plan {SELECT_DEALS}", (9,))]
    assert plan[0] == "SCAN d USING INDEX deals"
    assert not [step for step in plan[1:] if step.startswith("SCAN")]
    assert "USE TEMP B-TREE FOR ORDER BY" not in plan


def test_the_file_and_its_folder_are_for_their_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    file = Path(default_database())
    old = os.umask(0)
    try:
        store = SqliteDatabase(file, durable=False)
    finally:
        os.umask(old)
    modes = {one.name: one.stat().st_mode & 0o777 for one in file.parent.iterdir()}
    assert set(modes.values()) == {0o600}
    assert f"{file.name}-wal" in modes
    assert file.parent.stat().st_mode & 0o777 == 0o700
    asyncio.run(store.close())


def test_a_folder_that_does_not_exist_is_refused_and_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "new"
    with pytest.raises(StoreError, match=rf"The folder {missing} doesn't exist"):
        SqliteDatabase(missing / "matches.db", durable=False)
    assert not missing.exists()


def test_a_file_beside_others_is_private_too(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        store = SqliteDatabase(tmp_path / "matches.db", durable=False)
    finally:
        os.umask(old)
    modes = {one.name: one.stat().st_mode & 0o777 for one in tmp_path.iterdir()}
    assert {"matches.db", "matches.db-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}
    asyncio.run(store.close())


def test_a_folder_is_refused_and_keeps_its_mode(tmp_path: Path) -> None:
    """`--db /tmp` made the folder of everyone's files unusable."""
    tmp_path.chmod(0o755)
    with pytest.raises(StoreError) as refused:
        SqliteDatabase(tmp_path, durable=False)
    assert str(refused.value) == (
        f"{tmp_path} is a folder, but must be a file, such as {tmp_path / 'boneyard.db'}"
    )
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_an_earlier_version_becomes_private(tmp_path: Path) -> None:
    (tmp_path / "matches.db").touch(mode=0o644)
    (tmp_path / "matches.db").chmod(0o644)
    before = tmp_path.stat().st_mode

    async def look(store: Store) -> None:
        assert (tmp_path / "matches.db").stat().st_mode & 0o777 == 0o600
        assert tmp_path.stat().st_mode == before, "somebody's own folder stays as it is"

    using(tmp_path / "matches.db", look)


def test_the_usual_folder_becomes_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "boneyard").mkdir(mode=0o755)
    asyncio.run(SqliteDatabase(default_database()).close())
    assert (tmp_path / "boneyard").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("file", ["matches.db", "matches.db-wal"])
@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_acknowledged_once_the_file_has_gone(
    tmp_path: Path, file: str, replaced: bool
) -> None:
    async def work(store: Store) -> None:
        await store.create(match(), SEATS)
        away = (tmp_path / file).rename(tmp_path / "away")
        if replaced:
            (tmp_path / file).write_bytes(away.read_bytes())
        with pytest.raises(StoreError, match="deleted or replaced"):
            await store.append("m", MatchUpdate(entries=[entry(1, "deal")]))
        away.rename(tmp_path / file)
        await store.append("m", MatchUpdate(entries=[entry(1, "deal")]))

    using(tmp_path / "matches.db", work)
    using(tmp_path / "matches.db", _has_one_entry)


async def _has_one_entry(store: Store) -> None:
    kept = await store.load("m")
    assert kept is not None
    assert list(kept.log) == [entry(1, "deal")]


def test_a_move_is_refused_once_the_file_has_gone(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as app:
            ada = Client(app)
            look = await ada.start("block-draw", seats=[{"kind": "person"}] * 2)
            (tmp_path / "matches.db").unlink()
            body = {"seat": look["turn"], "move": "draw"}
            live = await services_of(app).registry.get_match(look["match"])
            body["move"] = str(live.views.legal_moves(look["turn"])[0])
            error = await ada.refused(503, f"/api/matches/{look['match']}/moves", body)
            assert "deleted or replaced" in error
            assert live.number == 1

    asyncio.run(play())


def test_what_is_due_is_found_by_an_index_however_many_clocks_there_are(tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        plan = store.database.reader.execute(f"explain query plan {_DUE}", (0, 9)).fetchall()
        steps = [row[-1] for row in plan]
        assert steps[0].startswith("SEARCH clocks USING INDEX clocks_due"), steps
        assert not any(step.startswith("SCAN") or "TEMP" in step for step in steps), steps

    using(tmp_path / "matches.db", ask)


def test_no_question_looks_at_all_that_was_ever_played(tmp_path: Path) -> None:
    """Even when the database has been told how much that is, and how little goes on."""
    using(str(tmp_path / "m.db"), _nothing)
    with closing(sqlite3.connect(tmp_path / "m.db")) as file:
        file.execute(
            "with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000) "
            "insert into matches (id, game, options, mode, secret, name, created) "
            "select i, 'x', '{}', 'link', x'00', '', i from n"
        )
        file.execute("insert into mine select id, x'01', 'x', 'over', 1, '', 1, 1, 1 from matches")
        file.execute("analyze")
        for sql, values in ((_SELECT_UNATTENDED, ()), (_SELECT_MATCHES, (b"\x01", 500, 50))):
            plan = [row[3] for row in file.execute(f"explain query plan {sql}", values)]
            assert not [step for step in plan if step.startswith("SCAN matches")], plan
            assert not [step for step in plan if step.startswith("SCAN mine")], plan
        assert any("mine_lately (owner=?)" in step for step in plan)


async def _nothing(store: Store) -> None:
    pass


def test_a_deadline_is_seen_to_once(db: str) -> None:
    """Of two houses with one database, and not if somebody has moved meanwhile."""

    async def ask(store: Store) -> None:
        banks = ClockState((9, 9), 0, 100, 107, "remind")
        await store.create(match(clock=(9, 1, 9)), SEATS, MatchUpdate(clock_state=banks))
        assert await store.clocks.list_due(106, 9) == []
        (due,) = await store.clocks.list_due(107, 9)
        assert due == DueClock("m", (9, 1, 9), banks, b"a")
        late = ClockState((9, 9), 0, 100, 109, "late")
        await store.clocks.save_next_due(due, late, 107)
        with pytest.raises(Conflict):
            await store.clocks.save_next_due(due, late, 107)
        kept = await store.load("m")
        assert kept is not None
        assert (kept.clock_state, kept.match.clock) == (late, (9, 1, 9))

    using(db, ask)
