"""`/readyz` says whether the server can do its work: read, and write."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from boneyard.server.ops import health
from support.server.disk_faults import full_disk, read_only
from support.server.metrics import asked
from support.server.postgres import Cluster
from support.server.serving import Client, services_of, serving

READY = (200, {"ready": True})
UNREADY = (503, {"ready": False, "why": "writes"})


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every request looks anew, and nothing that was written counts for long."""
    for name in ("READINESS_TTL_SECONDS", "WRITTEN", "PROBE_PAUSE"):
        monkeypatch.setattr(health, name, -1.0)


async def readiness(app: Any) -> tuple[int, Any]:
    answer = await asked(app, "/readyz", "203.0.113.5")
    return answer.status_code, answer.json()


@pytest.mark.parametrize("trouble", [full_disk, read_only])
def test_a_server_that_cannot_write_is_not_ready_until_it_can(tmp_path: Path, trouble: Any) -> None:
    async def look() -> None:
        async with serving(tmp_path) as app:
            assert await readiness(app) == READY
            with trouble(services_of(app).store, tmp_path / "matches.db"):
                for _ in range(2):
                    assert await readiness(app) == UNREADY
            assert await readiness(app) == READY

    asyncio.run(look())


def test_a_move_that_failed_is_noticed_though_one_before_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "WRITTEN", 1e6)

    async def look() -> None:
        async with serving(tmp_path) as app:
            ada, house = Client(app), services_of(app)
            path = f"/api/matches/{(await ada.start('baronet'))['match']}"
            commits = house.store.database.group_commit.commits
            assert await readiness(app) == READY
            assert house.store.database.group_commit.commits == commits, "nothing to try"
            with read_only(house.store, tmp_path / "matches.db"):
                await ada.refused(503, f"{path}/moves", {"seat": 0, "move": "next"})
                assert await readiness(app) == UNREADY
            await ada.post(f"{path}/moves", {"seat": 0, "move": "next"})
            assert await readiness(app) == READY

    asyncio.run(look())


def test_a_lost_database_makes_the_server_unready(postgres: Cluster) -> None:
    async def look() -> None:
        async with serving(db=postgres.address(), busy=0.2) as app:
            assert await readiness(app) == READY
            postgres.ask("alter role house set default_transaction_read_only = on")
            postgres.ask(
                "select pg_terminate_backend(pid) from pg_stat_activity "
                "where application_name like 'boneyard-%'"
            )
            try:
                assert await readiness(app) == UNREADY
            finally:
                reset = "alter role house reset default_transaction_read_only"
                postgres.ask(f"begin; set transaction read write; {reset}; commit")
            postgres.stop()
            assert (await readiness(app))[0] == 503
            postgres.start()

    asyncio.run(look())


@pytest.mark.slow
@pytest.mark.parametrize("fails", [False, True])
def test_asking_often_writes_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    monkeypatch.setattr(health, "WRITTEN", 5.0)
    monkeypatch.setattr(health, "PROBE_PAUSE", 1e6)

    async def look() -> None:
        async with serving(tmp_path) as app:
            store: Any = services_of(app).store
            store.database.group_commit.last_written = float("-inf")
            store.database._writer.execute(f"pragma query_only = {'on' if fails else 'off'}")
            before = store.database.group_commit.commits
            answers = await asyncio.gather(*(readiness(app) for _ in range(200)))
            assert all(answer == (UNREADY if fails else READY) for answer in answers)
            assert store.database.group_commit.commits - before == 1
            store.database._writer.execute("pragma query_only = off")

    asyncio.run(look())


def test_a_write_that_hangs_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "STORE_TIMEOUT_SECONDS", 0.01)

    async def look() -> None:
        async with serving() as app:
            store, go_on, tried = services_of(app).store, asyncio.Event(), 0

            async def hang(noted: int) -> None:
                nonlocal tried
                tried += 1
                await go_on.wait()

            monkeypatch.setattr(store.state, "probe", hang)
            monkeypatch.setattr(store, "is_known_owner", lambda owner: asyncio.sleep(0, False))
            for _ in range(5):
                assert await readiness(app) == UNREADY
            assert tried == 1
            go_on.set()

    asyncio.run(look())
