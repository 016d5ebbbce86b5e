"""What somebody should practise: kept from match to match, theirs alone, and within bounds."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette

from boneyard.analysis import Analysis, Decision
from boneyard.analysis.coach import HabitCount
from boneyard.server.accounts.models import AccountMerge, DeviceSession
from boneyard.server.matches.models import StoredSeat
from boneyard.server.stores import Store
from boneyard.server.thinking.fair_queue import DEFAULT_TICKET, Ticket
from boneyard.server.thinking.pool import WorkerPool
from support.server.accounts import key_of, rows, sign_in
from support.server.pages import pages, run
from support.server.serving import Client, services_of, serving
from support.server.store_rows import match, using

ADA, BEN, GUEST = (name * 32 for name in (b"a", b"b", b"g"))
WEIGHT, ENDS = HabitCount("weight", 2, 4), HabitCount("ends", 1, 3)
SCREEN = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}]
AGAINST_A_BOT = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "heavy"}]


class Strict(WorkerPool):
    """Finds the same in every match: a blunder of each seat, and a slip of the second."""

    async def analyse(
        self, record: dict[str, Any], progress: Any = None, turn: Ticket = DEFAULT_TICKET
    ) -> Any:
        made = [(0, "blunder", "ends"), (1, "blunder", "weight"), (1, "slip", "weight"),
                (0, "best", "")]  # fmt: skip
        decisions = tuple(
            Decision(1, 1 + at, seat, "a", "b", 0.1, 0.01, 0, 0, quality, (), habit)
            for at, (seat, quality, habit) in enumerate(made)
        )
        return Analysis(
            "block-draw", "", tuple(record["seats"]), 2, True, (), (0, 0), 1, 1, "points",
            decisions, (), (), (), (),
        )  # fmt: skip


async def analysed(app: Starlette, client: Client, seats: Any = AGAINST_A_BOT) -> str:
    """A match of somebody that was given up and analysed."""
    services_of(app).analysis.analysis_pool = Strict(1)
    look = await client.start("block-draw", seats=seats)
    match = str(look["match"])
    await client.post(f"/api/matches/{match}/moves", {"seat": 0, "move": "resign"})
    await client.post(f"/api/matches/{match}/analysis")
    doing = services_of(app).analysis.find_analysis(
        await services_of(app).registry.get_match(match)
    )
    assert doing is not None
    assert doing.task is not None
    await doing.task
    return match


async def kept(app: Starlette, client: Client) -> list[tuple[HabitCount, ...]]:
    guest = await services_of(app).sessions.identify(client.token)
    assert guest is not None
    return await services_of(app).store.habits.list_habits(guest)


def test_habits_stay_when_the_house_is_opened_again(tmp_path: Path) -> None:
    token = None

    async def begin() -> None:
        nonlocal token
        async with serving(tmp_path) as app:
            ada = Client(app)
            match = await analysed(app, ada)
            assert await kept(app, ada) == [(ENDS,)], "the bot's moves are not hers"
            # Analysed again, it counts once.
            services_of(app).analysis._jobs.clear()
            await ada.post(f"/api/matches/{match}/analysis")
            (doing,) = services_of(app).analysis._jobs.values()
            assert doing.task is not None
            await doing.task
            assert await kept(app, ada) == [(ENDS,)]
            assert await kept(app, Client(app)) == []
            token = ada.token

    async def again() -> None:
        async with serving(tmp_path) as app:
            assert await kept(app, Client(app, token)) == [(ENDS,)]

    asyncio.run(begin())
    asyncio.run(again())


def test_at_one_screen_both_seats_are_ones_own() -> None:
    async def work() -> None:
        async with serving() as app:
            ada = Client(app)
            await analysed(app, ada, SCREEN)
            assert await kept(app, ada) == [(ENDS, HabitCount("weight", 2, 4))]

    asyncio.run(work())


@pytest.mark.slow
def test_they_go_along_with_a_guest_are_given_out_and_go_with_their_person() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, guest = Client(app), Client(app)
            first, second = await analysed(app, ada), await analysed(app, guest)
            signed = await sign_in(app, await key_of(ada), guest)
            assert await kept(app, signed) == [(ENDS,), (ENDS,)]
            everything = await signed.get("/api/me/everything")
            assert {one["match"] for one in everything["habits (person)"]} == {first, second}
            assert msgspec.json.decode(everything["habits (person)"][0]["found"]) == [
                ["ends", 1, 3]
            ]
            await signed.post("/api/me/leave", {"sure": True})
            assert rows(app, "select * from habits") == []

    asyncio.run(work())


def test_my_matches_tells_them() -> None:
    async def work() -> None:
        async with pages() as client:
            app: Any = client._transport
            house = app.app.state.services
            await client.post("/games/block-draw", data={"name": "Ada"})
            assert "Your costliest mistakes" not in (await client.get("/matches")).text
            guest = await house.sessions.identify(client.cookies["boneyard"])
            ((match, seat),) = rows(app.app, "select match, seat from seats where owner not null")
            await house.store.habits.save(match, seat, [WEIGHT, ENDS], 1)
            assert await house.store.habits.list_habits(guest) == [(WEIGHT, ENDS)]
            page = (await client.get("/matches")).text
            assert "From your latest analysed match" in page
            assert page.index("heavy tiles first") < page.index("choose the right end"), (
                "what weighs most is first"
            )

    run(work)


def seat(owner: bytes | None) -> StoredSeat:
    return StoredSeat(kind="person", name="", owner=owner)


def test_so_many_are_kept_of_somebody_the_latest(db: str) -> None:
    async def work(store: Store) -> None:
        store.habits.max_matches_per_account = 3
        for at in range(5):
            await store.create(match(f"m{at}"), [seat(ADA), seat(BEN)])
            await store.habits.save(f"m{at}", 0, [HabitCount("ends", at, at)], at)
        await store.habits.save("m0", 1, [WEIGHT], 9)
        assert [one.times for (one,) in await store.habits.list_habits(ADA)] == [4, 3, 2]
        everything = await store.accounts.export_account(ADA)
        assert len(everything["habits (person)"]) == 3
        assert await store.habits.list_habits(BEN) == [(WEIGHT,)], "nobody else's go for it"
        for at in range(3):
            await store.create(match(f"g{at}"), [seat(GUEST), seat(BEN)])
            await store.habits.save(f"g{at}", 0, [HabitCount("ends", 9, 9)], 9)
        device = DeviceSession(token=b"t", account_id=ADA, label="", since=1, last_seen_day=1)
        await store.accounts.sign_in(device, None, AccountMerge(GUEST, ADA))
        assert [one.times for (one,) in await store.habits.list_habits(ADA)] == [9, 9, 9]
        # What had been begun for the guest is the person's; then what is too much goes.
        await store.habits.save("g1", 0, [HabitCount("ends", 8, 8)], 12)
        assert [one.times for (one,) in await store.habits.list_habits(ADA)] == [8, 9, 9]
        everything = await store.accounts.export_account(ADA)
        assert len(everything["habits (person)"]) == 3
        await store.habits.save("nowhere", 0, [WEIGHT], 13)
        await store.create(match("nobody"), [seat(None), seat(BEN)])
        await store.habits.save("nobody", 0, [WEIGHT], 13)
        assert [one.times for (one,) in await store.habits.list_habits(ADA)] == [8, 9, 9]

    using(db, work)
