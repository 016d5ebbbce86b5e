"""Guests are those to whom the house gave a secret; who makes one up is nobody."""

import asyncio
import pickle
import secrets
import sqlite3
import time
from pathlib import Path
from typing import Any, cast

import pytest

from boneyard.server.accounts.sessions import (
    MAX_LEGACY_TOKENS,
    SESSION_CACHE_SECONDS,
    STALE_SESSION_SECONDS,
    Sessions,
)
from boneyard.server.accounts.store import AccountStore
from boneyard.server.broadcast import LocalBus
from boneyard.server.errors import StoreError
from boneyard.server.http.rate_limits import TokenBuckets
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.settings import Rate
from boneyard.server.thinking.fair_queue import Ticket
from boneyard.server.thinking.pool import ProgressCallback, WorkerPool
from boneyard.server.thinking.worker import LENGTH_HEADER
from support.server.bot_tables import BOTS, SLOW
from support.server.serving import HOST, Client, services_of, serving, until, without_clocks

ALONE = {"game": "baronet"}


def invented() -> str:
    """A secret as houses gave them out before they marked them."""
    return secrets.token_urlsafe(32)


async def nobody(_: bytes) -> bool:
    return False


class NoDevices:
    """A register in which nobody is kept."""

    async def find_session(self, token: bytes) -> None:
        return None


def guests_with(key: bytes) -> Sessions:
    return Sessions(key, nobody, cast(AccountStore, NoDevices()), LocalBus())


def test_secrets_carry_the_mark_of_the_house() -> None:
    ours, theirs = guests_with(b"our key"), guests_with(b"their key")
    token = ours.issue_token()
    assert ours.is_issued(token)
    assert not theirs.is_issued(token)
    assert not ours.is_issued(invented())
    for at in range(len(token)):
        changed = token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1 :]
        assert not ours.is_issued(changed), "other ways to write it, at the end, are nobody's too"


def test_who_was_known_is_known_while_the_store_is_away_and_it_is_asked_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, asked = [1000.0], [0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    class Away(NoDevices):
        away = False

        async def find_session(self, token: bytes) -> None:
            asked[0] += 1
            if self.away:
                raise StoreError("store-unread")

    async def ask() -> None:
        register = Away()
        guests = Sessions(b"key", nobody, cast(AccountStore, register), LocalBus())
        token, other = guests.issue_token(), guests.issue_token()
        assert await guests.identify(token) == hash_token(token)
        register.away = True
        now[0] += SESSION_CACHE_SECONDS
        for _ in range(20):
            assert await guests.identify(token) == hash_token(token)
        assert asked[0] == 2, "whoever comes next needn't wait for what is away"
        with pytest.raises(StoreError):
            await guests.identify(other)  # perhaps a device that has been ended
        now[0] += STALE_SESSION_SECONDS
        with pytest.raises(StoreError):
            await guests.identify(token)

    asyncio.run(ask())


def test_what_was_looked_up_is_not_remembered_without_end() -> None:
    async def ask() -> None:
        guests = guests_with(b"key")
        for at in range(MAX_LEGACY_TOKENS + 50):
            assert await guests.identify(f"{at:043}") is None
        assert len(guests._legacy_tokens) == MAX_LEGACY_TOKENS

    asyncio.run(ask())


def test_a_bucket_for_every_stranger_has_an_end() -> None:
    buckets = TokenBuckets(Rate(0.001, 2), max_keys=100)
    for at in range(1000):
        assert buckets.take(str(at))
    assert len(buckets._buckets) == 100
    assert [buckets.take("999"), buckets.take("999")] == [True, False], "the latest are remembered"


def test_many_invented_secrets_get_no_new_quota() -> None:
    """The attack: a new secret for every request, so that every match is a guest's first."""

    async def attack(by_cookie: bool) -> list[int]:
        async with serving(start_rate=Rate(0.001, 3), crowd=2) as app:
            statuses = []
            for _ in range(20):
                token = invented()
                cookie = {"cookie": f"boneyard={token}", "origin": f"http://{HOST}"}
                client = Client(app, None, **cookie) if by_cookie else Client(app, token)
                statuses.append((await client.ask("POST", "/api/matches", ALONE)).status_code)
            assert len(services_of(app).registry.live_matches) <= 3
            return statuses

    # Who brings a cookie of another house is given one of this house; a program is told to ask.
    assert asyncio.run(attack(True)) == [200] * 3 + [429] * 17
    assert asyncio.run(attack(False)) == [401] * 3 + [429] * 17


def test_many_issued_secrets_share_the_quota_of_their_address() -> None:
    async def attack() -> None:
        async with serving(start_rate=Rate(0.001, 3), think_rate=Rate(0.001, 3), crowd=2) as app:
            matches, started, thought = [], 0, 0
            for _ in range(10):
                token = (await Client(app, None).post("/api/guests"))["token"]
                client = Client(app, token)
                answer = await client.ask("POST", "/api/matches", {"game": "block-draw"})
                started += answer.status_code == 200
                matches += [answer.json()["match"]] if answer.status_code == 200 else []
                answer = await client.ask("GET", f"/api/matches/{matches[0]}/par")
                thought += answer.status_code != 429
            assert started == 6
            assert thought == 6

    asyncio.run(attack())


def test_a_secret_is_good_after_a_restart_and_in_no_other_house(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as app:
            ada = Client(app)
            look = await ada.start("baronet")
        path = f"/api/matches/{look['match']}/moves"
        async with serving(tmp_path) as app:
            await Client(app, ada.token).post(path, {"seat": 0, "move": "next"})
            assert (await Client(app, ada.token).get("/api/matches"))["matches"]
        async with serving() as app:
            await Client(app, ada.token).refused(401, "/api/matches", ALONE)

    asyncio.run(play())


def test_a_secret_that_cant_be_looked_up_is_no_fault_of_the_house() -> None:
    async def play() -> None:
        async def closed(_: bytes) -> bool:
            raise StoreError("store-unread")

        async with serving() as app:
            services_of(app).sessions._is_known_owner = closed
            stranger = Client(app, token=invented())
            assert "can't be read" in await stranger.refused(503, "/api/games", method="GET")
            async with stranger.socket("nowhere") as socket:
                assert socket.closed is not None
            await Client(app).get("/api/games")  # whose secret has the mark needs no looking up

    asyncio.run(play())


def test_names_of_the_house_are_the_same_in_capitals() -> None:
    async def play() -> None:
        async with serving(hosts=(HOST.upper(),)) as app:
            await Client(app).get("/api/games")

    asyncio.run(play())


def test_a_secret_from_before_is_good_if_it_owns_a_seat_or_a_match(tmp_path: Path) -> None:
    """A database that was made when any secret made a guest."""
    old, bare = invented(), invented()

    async def play() -> None:
        async with serving(tmp_path) as app:
            ada = Client(app)
            look = await ada.start("baronet")
            watched = await ada.start("block-draw", seats=BOTS)
        with sqlite3.connect(tmp_path / "matches.db") as file:
            file.execute("update seats set owner = ? where owner is not null", (hash_token(old),))
            file.execute("update matches set host = ?", (hash_token(old),))
            file.execute("drop table house")
            without_clocks(file)
            file.execute("pragma user_version = 3")
        async with serving(tmp_path) as app:
            moves = f"/api/matches/{look['match']}/moves"
            await Client(app, old).post(moves, {"seat": 0, "move": "next"})
            mine = (await Client(app, old).get("/api/matches"))["matches"]
            assert {one["match"] for one in mine} == {look["match"], watched["match"]}
            await Client(app, old).start("baronet")  # and goes on being the same guest
            key = (await Client(app, old).post("/api/me/keys"))["secret"]
            said = await Client(app, None).post("/api/sign-in/key", {"secret": key})
            assert len((await Client(app, said["token"]).get("/api/matches"))["matches"]) == 3
            await Client(app, bare).refused(401, "/api/matches", ALONE)

    asyncio.run(play())


# Bots between bots.


def test_bots_play_only_so_many_matches_among_themselves() -> None:
    async def start() -> None:
        async with serving(bot_tables=3, pace=SLOW) as app:
            ada = Client(app)
            for _ in range(3):
                await ada.start("block-draw", seats=BOTS)
            said = await ada.refused(503, "/api/matches", {"game": "block-draw", "seats": BOTS})
            assert "between bots" in said
            await ada.start("block-draw")  # with a person

    asyncio.run(start())


@pytest.mark.slow
def test_those_without_room_go_on_one_after_the_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, pace=SLOW, bot_tables=50) as app:
            for _ in range(12):
                await Client(app).start("block-draw", seats=BOTS, options={"target": 10})
        async with serving(tmp_path, bot_tables=2) as app:
            house, most = services_of(app), 0

            def all_over() -> bool:
                nonlocal most
                busy = [
                    one for one, croupier in house.registry._matches.values() if croupier.is_busy
                ]
                most = max(most, len(busy))
                return len(house.registry.live_matches) == 12 and all(
                    one.state.over for one in house.registry.live_matches
                )

            await until(all_over)
            assert most <= 2
            assert not house.registry.bot_slots.waiting

    asyncio.run(play())


def test_a_restart_takes_up_where_people_play_first(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, pace=SLOW) as app:
            ada = Client(app)
            with_people: set[str] = set()
            seats = [{"kind": "person", "name": "Ada"}, BOTS[0]]
            for _ in range(30):
                if len(with_people) < 3:
                    look = await ada.start("block-draw", seats=seats)
                    if look["turn"] == 1:
                        with_people.add(look["match"])
            for _ in range(5):
                await ada.start("block-draw", seats=BOTS)
        async with serving(tmp_path, pace=SLOW) as app:
            going = await services_of(app).store.list_unattended()
            assert {one.id for one in going[:3]} == with_people
            assert [one.bots_only for one in going] == [False] * 3 + [True] * 5

    asyncio.run(play())


def test_whoever_watches_bots_needs_no_room_of_others() -> None:
    async def watch() -> None:
        async with serving(bot_tables=1, pace=SLOW) as app:
            ada, house = Client(app), services_of(app)
            first = (await ada.start("block-draw", seats=BOTS))["match"]
            seats = [{"kind": "person", "name": "Ada"}, BOTS[0]]
            second = (await ada.start("block-draw", seats=seats))["match"]
            house.registry._matches[first][
                0
            ].room.presence._present_until.clear()  # she has left that table
            await ada.post(f"/api/matches/{second}/seats/0/bot", {"bot": "heavy"})
            async with Client(app).socket(second):
                await until(lambda: house.registry._matches[second][1].is_busy)
                assert not house.registry._matches[first][1].is_busy
                assert house.registry.bot_slots.waiting == [first]
            house.registry.bot_slots.release(second)
            await until(lambda: house.registry._matches[first][1].is_busy)

    asyncio.run(watch())


def test_a_players_bot_moves_though_many_bots_wait() -> None:
    """The attack that made another player's bot take 20 seconds."""
    bots, pool_workers = 40, 1

    async def play() -> None:
        async with serving(bot_tables=bots, bot_workers=pool_workers) as app:
            house, eve, ada = services_of(app), Client(app), Client(app)
            thought_of: list[str] = []
            asked_at: list[int] = []
            pool = house.bot_pool
            assert isinstance(pool, WorkerPool)
            queue_up, really = pool._run_queued, pool._ask_worker

            async def queued(
                asked: tuple[Any, ...], progress: ProgressCallback | None, ticket: Ticket
            ) -> Any:
                if asked[1:2] == ("heavy",):
                    asked_at.append(len(thought_of))
                return await queue_up(asked, progress, ticket)

            # While this isn't set the one worker is busy: the others' bots stand in line.
            worker_is_free = asyncio.Event()

            async def noted(question: bytes, progress: ProgressCallback | None) -> Any:
                thought_of.append(pickle.loads(question[LENGTH_HEADER.size :])[1])
                await worker_is_free.wait()
                return await really(question, progress)

            pool._run_queued = queued  # type: ignore[method-assign]
            pool._ask_worker = noted  # type: ignore[method-assign]
            for _ in range(bots):
                await eve.start("block-draw", seats=[BOTS[0]] * 2, options={"target": 500})
            for live in house.registry.live_matches:
                live.room.presence._present_until.clear()  # eve looks at none of them
            seats = [{"kind": "person", "name": "Ada"}, BOTS[1]]
            look = await ada.start("block-draw", seats=seats)
            live = await house.registry.get_match(look["match"])
            for _ in range(5):
                worker_is_free.set()
                await until(lambda: live.state.to_act == 0)
                worker_is_free.clear()
                await until(lambda: house.bot_pool.queue.waiting > bots // 2)
                before = len(thought_of)
                number = await house.matches.play(live, 0, live.views.legal_moves(0)[0])
                written = len(thought_of)
                worker_is_free.set()
                if live.state.to_act != 1:
                    break
                await until(lambda number=number: live.number > number)  # type: ignore[misc]
                # Her bot is asked at once when her move is written, however long that takes; of an
                # only move nobody needs to think.
                if "heavy" in thought_of[before:]:
                    assert thought_of.index("heavy", before) - written < 5
            # Before hers only the one that has been let in already, and none in line.
            answered_at = [at for at, bot in enumerate(thought_of) if bot == "heavy"]
            assert answered_at
            # The last question may not have been answered yet.
            waits = [answer - asked for asked, answer in zip(asked_at, answered_at, strict=False)]
            assert max(waits) <= pool_workers

    asyncio.run(play())


def test_only_so_many_matches_are_at_hand() -> None:
    async def start() -> None:
        async with serving(most_tables=10) as app:
            ada, house = Client(app), services_of(app)
            ids = [(await ada.start("baronet"))["match"] for _ in range(40)]
            assert len(house.registry.live_matches) <= 10
            assert (await ada.get(f"/api/matches/{ids[0]}"))["number"] == 1
            assert len(house.registry.live_matches) <= 10

    asyncio.run(start())
