"""Open tables: who asks for the same meets, nothing private is shown, and there is an end to it."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from boneyard.server.db.schema_migrations import migrate
from boneyard.server.lobby import api as lobby_api
from boneyard.server.lobby import service as lobby_service
from boneyard.server.lobby import store as lobby_store
from boneyard.server.matches import models as matches_models
from boneyard.server.wall_clock import now_ms
from support.server.pages import pages
from support.server.serving import Client, Json, Socket, services_of, serving, until

OPEN = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
TABLE: Json = {"game": "block-draw", "seats": OPEN, "open": True}


def run(
    work: Callable[[Starlette], Awaitable[None]], folder: Path | None = None, **how: Any
) -> None:
    async def all_of_it() -> None:
        async with serving(folder, **how) as app:
            await work(app)

    asyncio.run(all_of_it())


async def listed(client: Client, **query: Any) -> list[str]:
    return [one["match"] for one in (await client.get("/api/tables", **query))["tables"]]


def test_a_seat_is_shown_until_somebody_takes_it() -> None:
    async def play(app: Starlette) -> None:
        ada, ben = Client(app), Client(app)
        wish = {**TABLE, "level": "knows", "language": "es", "options": {"target": 50}}
        match = (await ada.post("/api/matches", wish))["match"]
        await ada.start("block-draw", seats=OPEN)
        assert await listed(ben) == [match], "what is by link only is not shown"
        assert await listed(ben, game="cross") == []
        (table,) = (await ben.get("/api/tables"))["tables"]
        assert (table["level"], table["language"], table["yours"]) == ("knows", "es", False)
        assert table["options"]["target"] == 50
        assert [seat["name"] for seat in table["seats"]] == ["Ada", ""]
        assert "host" not in table
        assert (await ada.get(f"/api/matches/{match}"))["open"]
        look = await ben.post(f"/api/tables/{match}", {"name": "Ben"})
        assert look["yours"] == [1]
        assert "open" not in look
        assert await listed(ben) == []
        cleo = Client(app)
        said = await cleo.refused(409, f"/api/tables/{match}", {"name": "Cleo"})
        assert "is no longer open" in said
        assert (await ben.post(f"/api/tables/{match}", {"name": "Ben"}))["yours"] == [1]

    run(play)


def test_whoever_is_at_the_table_shows_it_or_withdraws_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_api, "MIN_MESSAGE_INTERVAL_SECONDS", 0)

    async def play(app: Starlette) -> None:
        ada, ben = Client(app), Client(app)
        match = (await ada.start("block-draw", seats=OPEN))["match"]
        path = f"/api/matches/{match}/offer"
        await ben.refused(403, path, {"open": True})
        await ben.refused(409, f"/api/tables/{match}", {"name": "Ben"})
        async with Socket(app, "/api/tables/live", {}, ben.headers) as socket:
            before = (await socket.hear())["tables"]
            await ada.post(path, {"open": True})
            assert (await socket.hear())["tables"] > before
        assert await listed(ben) == [match]
        await ben.refused(403, path, {"open": False})
        await ada.post(path, {"open": False})
        assert await listed(ben) == []
        await ada.refused(409, path, {"open": True, "level": "best"})
        await ada.post(f"/api/matches/{match}/seats/1/bot", {"bot": "heavy"})
        await ada.refused(409, path, {"open": True})
        await ada.refused(409, "/api/matches", {**TABLE, "seats": OPEN[:1] * 2})
        await ada.refused(409, "/api/tables", {"game": "baronet"})

    run(play)


def test_whoever_looks_is_told_what_another_house_has_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_api, "MIN_MESSAGE_INTERVAL_SECONDS", 0)
    monkeypatch.setattr(lobby_service, "POLL_SECONDS", 3600)

    async def play() -> None:
        async with serving(tmp_path) as one, serving(tmp_path) as other:
            hall_ = services_of(one).lobby
            look = hall_.poll
            ada, ben = Client(other), Client(one)
            await ada.post("/api/matches", TABLE)
            await look()
            assert hall_.version == 0, "nobody looks"
            async with Socket(one, "/api/tables/live", {}, ben.headers) as socket:
                assert (await socket.hear())["tables"] == 0
                await look()
                assert (await socket.hear())["tables"] == 1, "something may have been missed"
                await look()
                assert hall_.version == 1, "nothing has happened"
                match = (await ada.post("/api/matches", TABLE))["match"]
                await look()
                assert (await socket.hear())["tables"] == 2
                await Client(other).post(f"/api/tables/{match}", {"name": "Cleo"})
                await look()
                assert (await socket.hear())["tables"] == 3

    asyncio.run(play())


@pytest.mark.parametrize("houses", [1, 2])
def test_who_asks_for_the_same_in_the_same_moment_meets(tmp_path: Path, houses: int) -> None:
    async def play() -> None:
        async with serving(tmp_path) as one, serving(tmp_path) as other:
            apps = [one, other][:houses]
            people = [Client(apps[at % houses]) for at in range(6)]
            wants = [{"game": "block-draw"}, {"game": "block-draw", "options": {"target": 50}}]
            asked = [p.post("/api/tables", wants[at // 2 % 2]) for at, p in enumerate(people)]
            places = [done["match"] for done in await asyncio.gather(*asked)]
            store = services_of(one).store
            for match in set(places):
                kept = await store.load(match)
                assert kept is not None
                taken = [seat.owner for seat in kept.seats if seat.kind == "person"]
                assert len(taken) == places.count(match), "everybody sits in one place, once"
                assert len(set(taken)) == len(taken)
            alike = [place for at, place in enumerate(places) if at // 2 % 2 == 0]
            assert len(set(alike)) == 2, "four ask for the same: two tables"
            assert all(alike.count(place) == 2 for place in alike)
            assert places[2] == places[3], "other options, another table"
            assert await store.lobby.list_all() == []

    asyncio.run(play())


def test_who_asks_twice_waits_at_one_table_and_never_with_themselves() -> None:
    async def play(app: Starlette) -> None:
        ada, ben = Client(app), Client(app)
        ask = {"game": "block-draw", "name": "Ada"}
        first, second = await asyncio.gather(*(ada.post("/api/tables", ask) for _ in range(2)))
        assert first["match"] == second["match"]
        assert second["look"]["yours"] == [0]
        bots = [{"kind": "person"}, {"kind": "bot", "bot": "heavy"}, {"kind": "open"}]
        with_bot = {**TABLE, "seats": bots, "options": {"players": 3}}
        await ben.post("/api/matches", with_bot)
        other = await Client(app).post(
            "/api/tables", {"game": "block-draw", "options": {"players": 3}}
        )
        assert len(other["look"]["yours"]) == 1
        assert other["look"]["status"] == "waiting", "where a bot sits nobody is put by the house"
        levels = await ben.post("/api/tables", {**ask, "level": "strong"})
        assert levels["match"] != first["match"], "for another level, another table"

    run(play)


def test_guests_and_places_have_few_open_tables_and_the_house_has_so_many() -> None:
    async def play(app: Starlette) -> None:
        ada, ben, cleo = (Client(app) for _ in range(3))
        for _ in range(2):
            await ada.post("/api/matches", TABLE)
        said = await ada.refused(429, "/api/matches", TABLE)
        assert "remove one" in said
        link = await ada.start("block-draw", seats=OPEN)
        await ada.refused(429, f"/api/matches/{link['match']}/offer", {"open": True})
        await ada.refused(429, "/api/tables", {"game": "cross"})
        await ben.post("/api/tables", {"game": "cross"})
        assert "from your network" in await cleo.refused(429, "/api/matches", TABLE)
        far = Client(app, **{"x-forwarded-for": "192.0.2.9"})
        await far.post("/api/matches", TABLE)
        farther = Client(app, **{"x-forwarded-for": "192.0.2.77"})
        assert "lobby is full" in await farther.refused(429, "/api/matches", TABLE)
        assert len(await listed(cleo)) == 4
        (row, *_) = await services_of(app).store.lobby.list_all()
        assert b"127.0.0.1" not in row.place, "where somebody was is counted, not kept"

    how: Json = {"guest_offers": 2, "address_offers": 3, "most_offers": 4}
    run(play, proxies=("127.0.0.1",), **how)


def test_an_offer_lapses_when_its_host_has_gone_and_stays_over_days(tmp_path: Path) -> None:
    async def play(app: Starlette) -> None:
        ada, house = Client(app), services_of(app)
        stays, here, gone = [(await ada.post("/api/matches", TABLE))["match"] for _ in range(3)]
        rows = {one.match: one for one in await house.store.lobby.list_all()}
        days = {"stays": True, "lapses": now_ms() + 14 * 86_400_000}
        await house.store.lobby.save(matches_models.StoredOffer(**{**fields(rows[stays]), **days}))
        live = await house.registry.get_match(gone)
        async with ada.socket(here) as socket:
            await socket.hear()
            await until(lambda: not live.room.presence.is_anyone_present)
            at = now_ms() + 181_000
            await house.lobby.expire_offers(at - 10_000)
            assert len(await listed(ada)) == 3, "a reload is no farewell"
            await house.lobby.expire_offers(at)
            assert await listed(ada) == [here, stays], "the latest of those at once come first"
            assert live.offer is None
            await house.lobby.expire_offers(at + 1000)
            assert await listed(ada) == [here, stays]
        table = await house.registry.get_match(here)
        await until(lambda: not table.room.presence.is_anyone_present)
        await house.lobby.expire_offers(at + 15 * 86_400_000)
        assert await listed(ada) == []

    run(play, tmp_path, linger=0.01)


def fields(row: matches_models.StoredOffer) -> Json:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def test_after_a_restart_tables_wait_as_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as app:
            ada = Client(app)
            match = (await ada.post("/api/matches", TABLE))["match"]
        async with serving(tmp_path) as app:
            ada, ben = Client(app, token=ada.token), Client(app)
            assert await listed(ben) == [match]
            assert (await ada.get(f"/api/matches/{match}"))["open"]
            assert (await ben.post("/api/tables", {"game": "block-draw"}))["match"] == match
            assert await listed(ben) == []

    asyncio.run(play())


@pytest.mark.parametrize("who", [0, 1])
def test_those_who_avoid_each_other_dont_meet(tmp_path: Path, who: int) -> None:
    async def play(app: Starlette) -> None:
        ada, ben = Client(app), Client(app)
        both = [await services_of(app).sessions.identify(one.token) for one in (ada, ben)]
        with sqlite3.connect(tmp_path / "matches.db") as file:
            block = "insert into blocks (person, other, name, since) values (?, ?, 'x', 1)"
            file.execute(block, (both[who], both[1 - who]))
        match = (await ada.post("/api/tables", {"game": "block-draw"}))["match"]
        assert await listed(ada) == [match]
        assert await listed(ben) == []
        gone = await ben.refused(409, f"/api/tables/{match}", {"name": "Ben"})
        other = await ben.post("/api/tables", {"game": "block-draw"})
        assert other["match"] != match
        cleo = Client(app)
        assert await listed(cleo) == [match, other["match"]]
        await cleo.post("/api/tables", {"game": "block-draw"})
        assert await ben.refused(409, f"/api/tables/{match}", {"name": "Ben"}) == gone

    run(play, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    "sql",
    [
        lobby_store.SELECT_LISTED,
        lobby_store.SELECT_OF_GAME,
        lobby_store.SELECT_ALIKE,
        *lobby_store.COUNT_TABLES[1:],
        lobby_store._DELETE_EXPIRED,
    ],
)
def test_open_tables_are_found_by_an_index(tmp_path: Path, sql: str) -> None:
    with sqlite3.connect(tmp_path / "matches.db", isolation_level=None) as file:
        migrate(file)
        plan = [row[3] for row in file.execute(f"explain query plan {sql}", [1] * sql.count("?"))]
    assert plan[0].startswith("SEARCH open_tables USING")
    assert not [step for step in plan if step.startswith("SCAN") or "TEMP B-TREE" in step]


def test_the_page_lists_tables_and_takes_one_there_with_one_tap() -> None:
    async def look() -> None:
        async with pages() as ada, other_browser(ada) as ben:
            assert "No open matches" in (await ben.get("/tables")).text
            rules = {"like": "all-fives", "title": "Ours <i>"}
            own = {"game": rules, "seats": OPEN, "open": True}
            made = await ada.post("/api/matches", json=own)
            assert "Ours &lt;i&gt;" in (await ben.get("/tables")).text, "rules of one's own too"
            await ada.post(f"/m/{made.json()['match']}", data={"do": "withdraw"})
            form = {"way": "link", "open": "yes", "name": "Ada", "level": "new", "o.target": "50",
                    "clock": "3-days"}  # fmt: skip
            at = (await ada.post("/games/block-draw", data=form)).headers["location"]
            private = await ada.post("/games/cross", data={"way": "link"})
            shown = (await ben.get("/tables")).text
            match = at.rpartition("/")[2]
            assert shown.count('data-table="') == 1
            assert private.headers["location"].rpartition("/")[2] not in shown
            card = re.search(r'<li class="open-table waits.*?</li>', shown, re.S)
            assert card is not None
            said = re.sub(r"<[^>]*>", " ", card[0])
            for told in (
                "Ada",
                "1 seat free",
                ": 50",
                "Beginners",
                "days",
                "English",
                "Join",
            ):
                assert told in said, told
            assert "Cross" not in card[0]
            assert "1 open match" in (await ben.get("/")).text
            assert 'data-table="' not in (await ben.get("/tables?game=cross")).text
            assert "Go to your match" in (await ada.get("/tables")).text
            sat = await ben.post("/tables", data={"do": "sit", "match": match})
            assert sat.headers["location"] == at
            assert re.search(r"Guest \d{3}", (await ada.get(at)).text), "nobody has to say a name"
            late = await ben.post("/tables", data={"do": "sit", "match": match})
            assert late.status_code == 303, "who sits there goes there"
            async with other_browser(ada) as cleo:
                late = await cleo.post("/tables", data={"do": "sit", "match": match})
                assert late.status_code == 409
                assert "is no longer open" in late.text
                for odd in ({"do": "anyone", "game": "chess"}, {"do": "dance"}):
                    assert (await cleo.post("/tables", data=odd)).status_code == 409
                odd = {"do": "sit", "match": "nowhere"}
                assert (await cleo.post("/tables", data=odd)).status_code == 404

    asyncio.run(look())


def test_a_page_asks_for_anybody_and_shows_a_table_or_withdraws_it() -> None:
    async def look() -> None:
        async with pages() as ada, other_browser(ada) as ben:
            ask = {"do": "anyone", "game": "block-draw"}
            at = (await ada.post("/tables", data=ask)).headers["location"]
            assert (await ada.post("/tables", data=ask)).headers["location"] == at
            assert "Anyone can join" in (await ada.get(at)).text
            await ada.post(at, data={"do": "withdraw"})
            assert "invite link only" in (await ada.get(at)).text
            assert at.rpartition("/")[2] not in (await ben.get("/tables")).text
            assert (await ben.post(at, data={"do": "offer"})).status_code == 403
            await ada.post(at, data={"do": "offer"})
            asked = await ben.post("/games/block-draw", data={"way": "anyone"})
            assert asked.headers["location"] == at

    asyncio.run(look())


@asynccontextmanager
async def other_browser(client: httpx.AsyncClient) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody else in the same house."""
    async with httpx.AsyncClient(
        transport=client._transport, base_url=client.base_url, headers=client.headers
    ) as other:
        yield other
        other._transport = httpx.AsyncBaseTransport()  # the house stays open


def test_a_match_over_days_waits_while_nobody_is_there_and_for_who_wants_days_too() -> None:
    async def play(app: Starlette) -> None:
        ada, ben = Client(app), Client(app)
        days = await ada.post("/api/tables", {"game": "block-draw", "clock": "3-days"})
        (table,) = (await ben.get("/api/tables"))["tables"]
        assert (table["clock"], table["over_days"]) == ("3-days", True)
        await services_of(app).lobby.expire_offers(now_ms() + 86_400_000)
        hasty = await ben.post("/api/tables", {"game": "block-draw", "clock": "5-minutes"})
        assert hasty["match"] != days["match"], "another pace, another table"
        assert await listed(ada) == [hasty["match"], days["match"]], "what is played now is first"
        met = await ben.post("/api/tables", {"game": "block-draw", "clock": "3-days"})
        assert met["match"] == days["match"]
        await ben.refused(409, "/api/tables", {"game": "block-draw", "clock": "sundial"})

    run(play)


def test_a_table_goes_with_whoever_opened_it_and_has_left_for_good() -> None:
    async def play(app: Starlette) -> None:
        ada, ben = Client(app), Client(app)
        match = (await ada.post("/api/matches", TABLE))["match"]
        version = services_of(app).lobby.version
        await ada.post("/api/me/leave", {"sure": True})
        assert await listed(ben) == []
        assert services_of(app).lobby.version > version, "who looks at the list is told"
        assert "open" not in await ben.get(f"/api/matches/{match}")
        said = await ben.refused(409, f"/api/tables/{match}", {"name": "Ben"})
        assert "is no longer open" in said

    run(play)
