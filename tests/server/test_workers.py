"""Several houses with one PostgreSQL: all hear of everything, and what happens by itself is done
once, whichever of them dies."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import psycopg
import pytest
from starlette.applications import Starlette

from boneyard.server.store.listening import EVERY, LEASE
from server.clusters import Cluster
from server.killing import Served
from server.serving import Client, Json, house_of, serving, until


@contextlib.asynccontextmanager
async def both(postgres: Cluster, **more: Any) -> AsyncIterator[list[Starlette]]:
    """Two houses with one database, which know of each other."""
    where = {"db": postgres.address(), **more}
    async with serving(**where) as one, serving(**where) as two:
        houses = [house_of(app) for app in (one, two)]
        await until(lambda: all(len(house.neighbours._holders) == 2 for house in houses))
        yield [one, two]


def elsewhere(client: Client, app: Starlette) -> Client:
    """The same person, who asks another house."""
    return Client(app, client.token)


def first_legal(legal: Json) -> tuple[int, str]:
    return next((one["seat"], move) for one in legal["seats"] for move in one["moves"])


async def moved(client: Client, path: str) -> int:
    """Make any move; gives its number."""
    seat, move = first_legal(await client.get(f"{path}/legal"))
    made = await client.post(f"{path}/moves", {"seat": seat, "move": move})
    number: int = made["number"]
    return number


def test_a_move_at_one_house_is_told_at_the_other_once_and_in_order(postgres: Cluster) -> None:
    async def play() -> None:
        async with both(postgres) as (one, two):
            ada = Client(one)
            look = await ada.start("baronet")
            path = f"/api/matches/{look['match']}"
            async with elsewhere(ada, two).socket(look["match"]) as socket:
                numbers = [entry["number"] for entry in await socket.hear_until(look["number"])]
                for _ in range(5):
                    number = await moved(ada, path)
                    numbers += [entry["number"] for entry in await socket.hear_until(number)]
                assert numbers == list(range(1, number + 1))

    asyncio.run(play())


def test_who_sits_down_at_one_house_is_seen_at_the_other(postgres: Cluster) -> None:
    async def play() -> None:
        async with both(postgres) as (one, two):
            ada, bob = Client(one), Client(two)
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
            look = (await ada.post("/api/matches", {"game": "block-draw", "seats": seats}))["look"]
            path = f"/api/matches/{look['match']}"
            async with ada.socket(look["match"]) as socket:
                await bob.get(path)
                await bob.post(f"{path}/seats/1", {"name": "Bob", "seed": "tea"})
                names: list[str] = []
                while names != ["Ada", "Bob"]:
                    told = await socket.hear()
                    names = [seat["name"] for seat in told.get("seats", [])]
                # The last seed is added there, and tiles are dealt: it is heard of here.
                await elsewhere(ada, two).post(f"{path}/seats/0/seed", {"seed": "milk"})
                await socket.hear_until(1)

    asyncio.run(play())


def test_of_the_same_move_at_both_houses_one_is_taken_and_one_is_late(postgres: Cluster) -> None:
    async def play() -> None:
        async with both(postgres) as (one, two):
            ada = Client(one)
            path, askers = "", [ada, elsewhere(ada, two)]
            for _ in range(100):
                legal = await ada.get(f"{path}/legal") if path else {"seats": []}
                if not any(seat["moves"] for seat in legal["seats"]):
                    path = f"/api/matches/{(await ada.start('baronet'))['match']}"
                    legal = await ada.get(f"{path}/legal")
                seat, move = first_legal(legal)
                number = (await ada.get(path))["number"]
                body = {"seat": seat, "move": move, "after": number}
                said = await asyncio.gather(
                    *(who.ask("POST", f"{path}/moves", body) for who in askers)
                )
                assert sorted(answer.status_code for answer in said) == [200, 409]
                (refused,) = [answer for answer in said if answer.status_code == 409]
                assert "somebody else was faster" in refused.json()["error"]

    asyncio.run(play())


def test_a_house_that_lost_its_ear_sees_what_it_has_missed(postgres: Cluster) -> None:
    ears = (
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%-ear'"
    )

    async def play() -> None:
        async with both(postgres) as (one, two):
            ada = Client(one)
            look = await ada.start("baronet")
            path = f"/api/matches/{look['match']}"
            async with elsewhere(ada, two).socket(look["match"]) as socket:
                await socket.hear_until(look["number"])
                with psycopg.connect(postgres.address()) as other:
                    # Nobody says that they are there, so nobody listens again before this is over.
                    other.execute("lock table leases")
                    await asyncio.to_thread(postgres.ask, ears)
                    number = await moved(ada, path)
                await socket.hear_until(number)

    asyncio.run(play())


def test_what_happens_by_itself_is_done_by_one_house(
    postgres: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with both(postgres) as apps:
            houses = [house_of(app) for app in apps]
            matches = [await Client(apps[at % 2]).start(
                "block-draw", seats=[{"kind": "bot", "bot": "random"}] * 2, options={"target": 30}
            ) for at in range(6)]  # fmt: skip
            for look in matches:
                id = look["match"]
                assert [house.tends(id) for house in houses].count(True) == 1
                for house in houses:
                    live = await house.match(id)
                    await until(lambda live=live: live.state.over)  # type: ignore[misc]
            played = [house.tally.moves["bot"] for house in houses]
            assert all(played)
            kept = [await houses[0].store.log(look["match"], 0) for look in matches]
            bots = sum(entry.seat is not None for log in kept for entry in log)
            assert sum(played) == bots

    asyncio.run(play())
    assert not [one for one in caplog.records if one.name == "boneyard.croupier"]


def test_when_a_house_is_killed_its_tables_go_on_by_themselves(postgres: Cluster) -> None:
    """Within five seconds, as a lease lasts; the test itself waits for what it sees."""
    assert LEASE + EVERY + 1 < 5
    bots = {"seats": [{"kind": "bot", "bot": "random"}] * 2, "options": {"target": 1000}}

    async def play() -> None:
        async with serving(db=postgres.address()) as app:
            house = house_of(app)
            other = await asyncio.to_thread(Served, postgres.address(), durable=True)
            try:
                await until(lambda: len(house.neighbours._holders) == 2)
                ids = [(await Client(app).start("block-draw", **bots))["match"] for _ in range(8)]
                theirs = [await house.match(id) for id in ids if not house.tends(id)]
                assert theirs
                await until(lambda: all(live.number > 10 for live in theirs))
            finally:
                other.kill()
            before = {live.id: live.number for live in theirs}
            await until(lambda: all(house.tends(live.id) for live in theirs))
            await until(
                lambda: all(live.state.over or live.number > before[live.id] for live in theirs)
            )

    asyncio.run(play())
