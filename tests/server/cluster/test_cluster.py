"""Several houses with one PostgreSQL: all hear of everything, and what happens by itself is done
once, whichever of them dies."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from starlette.applications import Starlette

from boneyard.cli import main
from boneyard.server.broadcast import MatchChanged, encode
from boneyard.server.cluster.membership import (
    _LOCK,
    LEASE_SECONDS,
    MAX_MESSAGES_TOGETHER,
    MEMBERSHIP_CHANGED,
    RENEW_SECONDS,
    LeaseMembership,
)
from boneyard.server.settings import NO_DELAYS
from boneyard.server.thinking.pool import WorkerPool
from support.server.accounts import key_of, sign_in
from support.server.kill_process import PATIENCE, Served, children_of
from support.server.postgres import Cluster
from support.server.serving import Client, Json, bus_of, services_of, serving, until

#: Nothing waits but the next round, and nobody waits long for who has gone.
SLOW_DEALS = replace(NO_DELAYS, deal=1e6, hold=1e6)


@pytest.fixture(autouse=True)
def thinks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house here needn't wait for its bots until it counts as one that sees to tables."""

    async def warm(pool: WorkerPool) -> None:
        """Start nobody yet."""

    monkeypatch.setattr(WorkerPool, "warm_up", warm)


@contextlib.asynccontextmanager
async def both(postgres: Cluster, **more: Any) -> AsyncIterator[list[Starlette]]:
    """Two houses with one database, which know of each other."""
    where = {"db": postgres.address(), **more}
    async with serving(**where) as one, serving(**where) as two:
        houses = [services_of(app) for app in (one, two)]
        await until(lambda: all(len(bus_of(house).members) == 2 for house in houses))
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
                assert "The table has changed" in refused.json()["error"]

    asyncio.run(play())


def test_what_many_say_is_said_together_in_order_and_nothing_is_left_out(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time waits for the commits of all processes: after a failover there is much to say."""
    said: list[list[str]] = []
    send = LeaseMembership._send

    def noted(self: LeaseMembership, connection: Any, texts: list[str]) -> None:
        if texts != [MEMBERSHIP_CHANGED]:
            said.append(texts)
        send(self, connection, texts)

    async def play() -> None:
        heard: list[str] = []
        async with both(postgres) as apps:
            monkeypatch.setattr(LeaseMembership, "_send", noted)
            one, two = (bus_of(services_of(app)) for app in apps)
            two.subscribe(MatchChanged, lambda process, message: heard.append(message.match))
            wanted = [str(at // 2 if at < 10 else at) for at in range(1000)]
            with one.peers._queue.mutex:  # nothing is taken out before all of it is in
                texts = [encode(one.peers.name, MatchChanged(match)) for match in wanted]
                one.peers._queue.queue.extend(texts)
            one.peers._wake()
            await until(lambda: len(heard) == len(wanted))
            assert heard == wanted
        assert len(said) <= 5 + -(-len(wanted) // MAX_MESSAGES_TOGETHER)
        assert max(map(len, said)) == MAX_MESSAGES_TOGETHER

    asyncio.run(play())


def test_what_happens_by_itself_is_done_by_one_house(
    postgres: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    bots = {"seats": [{"kind": "bot", "bot": "random"}] * 2, "options": {"target": 20}}

    async def play() -> None:
        async with both(postgres) as apps:
            houses = [services_of(app) for app in apps]
            matches: list[Json] = []
            while not all(any(house.bus.owns(one["match"]) for one in matches) for house in houses):
                client = Client(apps[len(matches) % 2])
                matches.append(await client.start("block-draw", **bots))
            for look in matches:
                id = look["match"]
                assert [house.bus.owns(id) for house in houses].count(True) == 1
                for house in houses:
                    live = await house.registry.get_match(id)
                    await until(lambda live=live: live.state.over)  # type: ignore[misc]
            played = [house.counters.moves["bot"] for house in houses]
            assert all(played)
            kept = [await houses[0].store.load_entries(look["match"], 0) for look in matches]
            assert sum(played) == sum(entry.seat is not None for log in kept for entry in log)

    asyncio.run(play())
    assert not [one for one in caplog.records if one.name == "boneyard.server.matches.autoplay"]


def test_what_is_written_nowhere_reaches_the_other_house_too(postgres: Cluster) -> None:
    """Who is there, whether they look, what they say and wish, and who has seen the count."""

    async def play() -> None:
        async with both(postgres, pace=SLOW_DEALS, linger=0.01) as (one, two):
            ada, bob = Client(one), Client(two)
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
            wanted = {"game": "block-draw", "seats": seats, "options": {"target": 1000}}
            id = (await ada.post("/api/matches", wanted))["look"]["match"]
            path = f"/api/matches/{id}"
            await bob.get(path)
            await bob.post(f"{path}/seats/1", {"name": "Bob", "seed": "tea"})
            await ada.post(f"{path}/seats/0/seed", {"seed": "milk"})
            here, there = [await services_of(app).registry.get_match(id) for app in (one, two)]
            async with ada.socket(id, pace="calm") as hers, bob.socket(id) as his:
                await until(lambda: here.is_present(1) and there.is_present(0))
                await until(lambda: there.room.speeds.current(there.seats_of) == "calm")
                await hers.say(seat=0, phrase="hello")
                while "phrases" not in await his.hear():
                    pass
                await his.say(hidden=True)
                bob_is = there.seats[1].owner
                await until(lambda: not here.room.presence.has_page_visible(bob_is))
                await until(lambda: here.state.playing and there.state.playing)
                while here.state.playing:
                    seat = here.state.to_act
                    assert seat is not None
                    who = (ada, bob)[seat]
                    seats = (await who.get(f"{path}/legal"))["seats"]
                    ways = [(one["seat"], move) for one in seats for move in one["moves"]]
                    if ways:  # or the house was faster, where there is but one
                        body = dict(zip(("seat", "move"), ways[0], strict=True))
                        await who.ask("POST", f"{path}/moves", body)
                    await until(lambda: here.number == there.number)
                await until(lambda: here.room.pause is not None and there.room.pause is not None)
                await hers.say(hold=True)
                await until(lambda: there.room.pause is not None and there.room.pause.is_held)
                await ada.post(f"{path}/on")
                await until(lambda: 0 in there.room.ready_seats)
                await bob.post(f"{path}/on")  # nobody waits any longer
                await until(lambda: here.state.playing and there.state.playing)
            await until(lambda: not here.is_present(1) and not there.is_present(0))

    asyncio.run(play())


def test_who_leaves_for_good_has_left_in_the_other_house_too(postgres: Cluster) -> None:
    async def play() -> None:
        async with both(postgres) as (one, two):
            ada = Client(one)
            look = await ada.start("baronet")
            there = await services_of(two).registry.get_match(look["match"])
            guest = there.seats[0].owner
            assert guest is not None
            write = partial(services_of(one).store.accounts.delete_account, guest, (), 0)
            await services_of(one).registry.transfer_owner(guest, None, write)
            await until(lambda: there.seats[0].has_left)
            services_of(one).lobby.publish_change()
            await until(lambda: services_of(two).lobby.version > 0)

    asyncio.run(play())


def test_who_signs_a_device_out_at_one_house_has_it_out_at_the_other_at_once(
    postgres: Cluster,
) -> None:
    async def play() -> None:
        async with both(postgres) as (one, two):
            ada = Client(one)
            look = await ada.start("baronet")
            phone = elsewhere(await sign_in(one, await key_of(ada)), two)
            async with phone.socket(look["match"]) as socket:
                await socket.hear()
                await ada.post("/api/me/devices/end")
                while socket.closed is None:
                    await socket.hear()
            await phone.refused(401, "/api/me", method="GET")

    asyncio.run(play())


def test_when_a_worker_is_killed_its_tables_go_on_by_themselves(postgres: Cluster) -> None:
    """Within five seconds, as a lease lasts; the test itself waits for what it sees."""
    assert LEASE_SECONDS + RENEW_SECONDS + 1 < 5
    bots = {"seats": [{"kind": "bot", "bot": "random"}] * 2, "options": {"target": 1000}}

    def holders() -> set[object]:
        return {name for (name,) in postgres.ask("select holder from leases", "test")}

    gone: set[object] = set()

    async def play(served: Served) -> None:
        async with serving(db=postgres.address()) as app:
            house = services_of(app)
            await until(lambda: len(bus_of(house).members) == 3)
            ids = [(await Client(app).start("block-draw", **bots))["match"] for _ in range(6)]
            lives = [await house.registry.get_match(id) for id in ids]
            await until(lambda: all(live.number > 10 for live in lives))
            killed, before = children_of(served.process.pid)[0], bus_of(house).members
            os.kill(killed, signal.SIGKILL)
            at = {live.id: live.number for live in lives}
            # The parent has started another one; what was the first one's is somebody else's.
            await until(lambda: len(bus_of(house).members - before) == 1)
            await until(lambda: len(before - bus_of(house).members) == 1)
            gone.update(before - bus_of(house).members)
            await until(lambda: all(one.state.over or one.number > at[one.id] for one in lives))

    served = Served(postgres.address(), True, "--workers", "2")
    try:
        asyncio.run(play(served))
        processes = children_of(served.process.pid)
        assert len(processes) == 2
        served.process.terminate()
        assert served.process.wait(60) == 0
        assert holders() == gone, "each has said that it closes, but the one that couldn't"
        assert not any(Path(f"/proc/{pid}").exists() for pid in processes)
    finally:
        served.kill()


def test_a_house_whose_process_has_died_is_missed_before_its_lease_lapses(
    postgres: Cluster,
) -> None:
    """Its connection ends with it; nobody waits for a row that is good for another hour."""

    async def play() -> None:
        async with serving(db=postgres.address()) as app:
            neighbours = bus_of(services_of(app))
            await until(lambda: len(neighbours.members) == 1)
            with postgres.connect() as dying:
                dying.execute(_LOCK.replace(b"$1", b"'another'"))
                dying.execute(
                    "insert into leases values "
                    "('another', (extract(epoch from clock_timestamp()) * 1000)::bigint + 3600000)"
                )
                await until(lambda: "another" in neighbours.members)
            await until(lambda: len(neighbours.members) == 1)

    asyncio.run(play())


def test_workers_that_start_while_the_database_is_away_wait_for_it_and_say_so(
    postgres: Cluster,
) -> None:
    served = Served(postgres.address(), True, "--workers", "2")
    try:
        served.said_so_far("--host")
        postgres.stop()
        for pid in children_of(served.process.pid):
            os.kill(pid, signal.SIGKILL)
        said = served.said_so_far("a worker waits: can't reach PostgreSQL")
        postgres.start()
        ready = httpx.get(f"{served.address}/readyz", timeout=PATIENCE)  # somebody takes it then
        assert ready.status_code == 200
        assert not any("Traceback" in one for one in [*said, *served.said_so_far()])
        served.process.terminate()
        assert served.process.wait(PATIENCE) == 0
    finally:
        if not postgres.runs:
            postgres.start()
        served.kill()


#: Processes that do nothing, and one that looks after them.
IDLE = """
import os, signal, sys
from boneyard.server.ops import supervisor as workers
workers.MIN_LIFETIME_SECONDS = 0.0
def work(number):
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    os.write(1, b"born\\n")
    while True:
        signal.pause()
workers.WorkerSupervisor(work).run(2)
"""


def test_killed_processes_are_started_anew_and_all_end_with_their_parent() -> None:
    parents = [
        subprocess.Popen([sys.executable, "-c", IDLE], stdout=subprocess.PIPE) for _ in range(2)
    ]
    # Whoever says nothing more is ended, and what it says is at its end.
    limits = [threading.Timer(PATIENCE, parent.kill) for parent in parents]
    for limit in limits:
        limit.start()
    try:
        for parent, end in zip(parents, (signal.SIGKILL, signal.SIGTERM), strict=True):
            said = parent.stdout
            assert said is not None
            first = [said.readline() for _ in range(2)]
            children = set(children_of(parent.pid))
            for pid in children:  # all at once
                os.kill(pid, signal.SIGKILL)
            first += [said.readline() for _ in range(2)]
            assert first == [b"born\n"] * 4
            others = set(children_of(parent.pid)) - children
            assert len(others) == 2
            parent.send_signal(end)
            assert parent.wait(60) == (0 if end == signal.SIGTERM else -end)
            assert said.read() == b"", "whoever could still say something has gone"
            said.close()
    finally:
        for parent, limit in zip(parents, limits, strict=True):
            limit.cancel()
            parent.kill()


def test_several_workers_need_a_postgresql(tmp_path: Path) -> None:
    said = CliRunner().invoke(
        main, ["serve", "--port", "0", "--workers", "2", "--db", str(tmp_path)]
    )
    assert said.exit_code == 2
    assert "more than one worker needs PostgreSQL" in said.output
