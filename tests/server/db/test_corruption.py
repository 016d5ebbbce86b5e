"""A database in which something is damaged: 503, a sentence and a line in the log, never 500."""

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from boneyard.core.time_controls import CLOCKS
from boneyard.server.db.corruption import describe_location, is_corruption
from boneyard.server.errors import CorruptData
from support.server.clock import NO_TICK_SECONDS, AdvanceClock, played, seated, sweep
from support.server.serving import Client, services_of, serving

SAID = "The stored data is damaged. See the server's log."
#: Each as a hand, a bad disk or a bad cable could leave it.
DAMAGES = [
    "update matches set options = '{\"players\":' where id = ?",
    "update matches set options = '7' where id = ?",
    "update matches set clock = '[1]' where id = ?",
    "update matches set secret = 'text' where id = ?",
    "update matches set fair = 'x' where id = ?",
    "update seats set owner = 'text' where match = ?",
    "update seats set seeded = 'x' where match = ?",
    "update clocks set banks = '[' where match = ?",
    "update clocks set banks = '[1]', seat = 1 where match = ?",
    "update events set events = substr(events, 1, 40) where match = ?",
    'update events set events = \'[{"type": "nothing"}]\' where match = ?',
    "update events set events = '[]' where match = ? and number = 1",
    "update events set act = 'x' where match = ?",
    "update events set at = 'x' where match = ?",
    "delete from events where match = ? and number = 1",
]


def damage(db: Path, sql: str, match: str) -> None:
    with sqlite3.connect(db) as file:
        for trigger in ("events_stay", "events_are_kept"):
            file.execute(f"drop trigger if exists {trigger}")
        assert file.execute(sql, (match,)).rowcount > 0
    file.close()


async def two_matches(folder: Path) -> tuple[str, str, str | None]:
    async with serving(folder, tick=NO_TICK_SECONDS) as app:
        ada, ben = Client(app), Client(app)
        looks = [await seated(app, ada, ben, clock="3-days") for _ in range(2)]
        await played(app, f"/api/matches/{looks[0]['match']}", ada, ben)
        return looks[0]["match"], looks[1]["match"], ada.token


@pytest.mark.slow
@pytest.mark.parametrize("sql", DAMAGES)
def test_a_damaged_match_answers_503_and_the_others_go_on(
    tmp_path: Path, sql: str, caplog: pytest.LogCaptureFixture
) -> None:
    match, other, token = asyncio.run(two_matches(tmp_path))
    damage(tmp_path / "matches.db", sql, match)
    caplog.set_level(logging.WARNING)

    async def look() -> None:
        async with serving(tmp_path, tick=NO_TICK_SECONDS) as app:
            ada = Client(app, token=token)
            caplog.clear()
            for path in ("", "/legal", "/record", "/events"):
                said = await ada.refused(503, f"/api/matches/{match}{path}", method="GET")
                assert said == SAID
                (line,) = [one.getMessage() for one in caplog.records]
                assert "damaged" in line
                assert "\n" not in line
                assert match not in line
                caplog.clear()
            for path in ("", "/record"):
                await ada.get(f"/api/matches/{other}{path}")

    asyncio.run(look())


@pytest.mark.parametrize(
    "sql",
    [
        "update clocks set banks = 'x' where match = ?",
        "update events set events = 'x' where match = ?",
    ],
)
def test_the_clocks_of_other_matches_go_on(tmp_path: Path, sql: str, forward: AdvanceClock) -> None:
    match, other, token = asyncio.run(two_matches(tmp_path))
    damage(tmp_path / "matches.db", sql, match)

    async def look() -> None:
        async with serving(tmp_path, tick=NO_TICK_SECONDS) as app:
            ada = Client(app, token=token)
            # Reminded, late, and closed at last.
            for _ in range(3):
                forward(4 * CLOCKS["3-days"].most)
                await sweep(app)
            assert (await ada.get(f"/api/matches/{other}"))["over"]

    asyncio.run(look())


def test_a_damaged_device_is_told_to_its_owner_alone(tmp_path: Path) -> None:
    async def begin() -> str | None:
        async with serving(tmp_path) as app:
            ada = Client(app)
            await ada.post("/api/me", {"name": "Ada"})
            return ada.token

    async def look(token: str | None) -> None:
        async with serving(tmp_path) as app:
            assert await Client(app, token=token).refused(503, "/api/me", method="GET") == SAID
            await Client(app).get("/api/games")

    token = asyncio.run(begin())
    with sqlite3.connect(tmp_path / "matches.db") as file:
        file.execute("update devices set seen = 'x'")
    file.close()
    asyncio.run(look(token))


def test_whatever_fails_in_reading_what_is_stored_is_damage(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also where nobody thought of it: by where it happened."""

    async def look() -> None:
        async with serving() as app:
            store = services_of(app).store

            async def wrong(*_: object) -> list[tuple[object, ...]]:
                return [(1,)]

            monkeypatch.setattr(store.blocklist, "_fetch_all", wrong)
            monkeypatch.setattr(store.own_rules, "_fetch_all", wrong)
            ada = Client(app)
            await ada.post("/api/guests", {})
            assert await ada.refused(503, "/api/house-rules", method="GET") == SAID

    asyncio.run(look())
    assert "Traceback" not in caplog.text


def test_a_fault_of_our_own_is_no_damage() -> None:
    def fail() -> None:
        raise KeyError("a secret")

    with pytest.raises(KeyError) as caught:
        fail()
    assert not is_corruption(caught.value)
    assert describe_location(caught.value) == "KeyError"
    assert "damaged" in str(CorruptData())
