"""Commit first: the seal is shown, then seats add their seeds, then tiles are dealt."""

import asyncio
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from boneyard.core.fair_shuffle import compute_commitment
from boneyard.records import RecordError, parse_record, verify, write_deal
from boneyard.server.matches.service import MatchService
from support.server.pages import pages
from support.server.serving import Client, looked_round, services_of, serving, until, without_clocks

Json = dict[str, Any]
PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}]
LINK = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


async def started(client: Client, game: str = "block-draw", **more: Any) -> tuple[str, Json]:
    """Start a match, and add nothing yet."""
    found = await client.post("/api/matches", {"game": game, "bot": "heavy", **more})
    return f"/api/matches/{found['match']}", found["look"]


async def over(client: Client, path: str) -> Json:
    """Give up, and read the record."""
    await client.post(f"{path}/moves", {"seat": 0, "move": "resign"})
    record: Json = await client.get(f"{path}/record")
    return record


@pytest.mark.parametrize("game", ["block-draw", "knock-out"])
def test_nothing_is_dealt_before_the_seal_is_shown_and_the_seed_added(game: str) -> None:
    async def play() -> None:
        async with serving() as app:
            ada, eve = Client(app), Client(app)
            path, look = await started(ada, game)
            live = await services_of(app).registry.get_match(look["match"])
            assert look["commitment"] == compute_commitment(live.row.secret)
            assert (look["status"], look["number"]) == ("shuffling", 0)
            assert look["seal"]["awaited"] == [0]
            assert look["seal"]["dealt"] is None
            error = await ada.refused(409, f"{path}/moves", {"seat": 0, "move": "pass"})
            assert "added a seed" in error
            await eve.refused(403, f"{path}/seats/0/seed", {"seed": "mine"})
            assert live.number == 0
            look = await ada.post(f"{path}/seats/0/seed", {"seed": "tea"})
            assert look["status"] == "playing"
            assert look["number"] >= 1
            seal = look["seal"]
            assert seal["sealed"] < seal["seeded"][0] < seal["dealt"]
            assert seal["seat_seeds"][0] == "tea"
            assert set(seal["seat_seeds"][1:]) <= {""}, "bots add none"
            record = await over(ada, path)
            checked = verify(parse_record(record))
            assert checked.version == record["fair"] == 2
            assert checked.order is not None
            assert checked.order.seeded[0] == seal["seeded"][0]

    asyncio.run(play())


def test_a_seed_counts_once_and_only_after_the_seal() -> None:
    async def play() -> None:
        async with serving() as app:
            ada = Client(app)
            early = {"game": "block-draw", "seed": "tea"}
            assert "after the commitment" in await ada.refused(400, "/api/matches", early)
            path, look = await started(ada, seats=PEOPLE)
            await ada.post(f"{path}/seats/0/seed", {"seed": "tea"})
            await ada.post(f"{path}/seats/0/seed", {"seed": "tea"})  # the answer was lost
            assert "already" in await ada.refused(409, f"{path}/seats/0/seed", {"seed": "milk"})
            again, _ = await asyncio.gather(
                ada.post(f"{path}/seats/1/seed", {"seed": "milk"}),
                ada.ask("POST", f"{path}/seats/1/seed", {"seed": "sugar"}),
            )
            live = await services_of(app).registry.get_match(look["match"])
            assert live.fair.seeds == ("tea", "milk")
            assert again["number"] == 1
            assert "dealt" in await ada.refused(409, f"{path}/seats/1/seed", {"seed": "rum"})

    asyncio.run(play())


def test_who_joins_by_link_adds_a_seed_with_it_or_later() -> None:
    async def play() -> None:
        async with serving() as app:
            ada, bea, cleo = Client(app), Client(app), Client(app)
            path, look = await started(ada, seats=LINK)
            assert look["seal"]["awaited"] == [0], "before anybody has joined"
            await ada.post(f"{path}/seats/0/seed", {"seed": "tea"})
            joined = await bea.post(f"{path}/seats/1", {"name": "Bea"})
            assert joined["status"] == "shuffling"
            assert joined["seal"]["seat_seeds"] == [], "nobody sees another's seed before the deal"
            joined = await bea.post(f"{path}/seats/1/seed", {"seed": "milk"})
            assert joined["seal"]["seat_seeds"] == ["tea", "milk"]
            path, _ = await started(ada, seats=LINK)
            await ada.post(f"{path}/seats/0/seed", {"seed": "tea"})
            joined = await cleo.post(f"{path}/seats/1", {"name": "Cleo", "seed": "rum"})
            assert joined["status"] == "playing"

    asyncio.run(play())


def test_who_is_here_and_knows_nothing_of_seeds_is_dealt_to_without_one() -> None:
    async def play() -> None:
        async with serving(seed_patience=0.01) as app:
            ada = Client(app)
            path, look = await started(ada)
            live = await services_of(app).registry.get_match(look["match"])
            assert live.status == "shuffling"
            await ada.get(path)
            await until(lambda: live.number > 0)
            record = await over(ada, path)
            assert record["seeded"] == [None, None]
            verify(parse_record(record))

    asyncio.run(play())


def test_who_is_away_is_waited_for_until_somebody_presses_on() -> None:
    async def play() -> None:
        async with serving() as app:
            ada, bea, eve = Client(app), Client(app), Client(app)
            path, look = await started(ada, seats=LINK)
            await ada.post(f"{path}/seats/0/seed", {"seed": "tea"})
            await bea.post(f"{path}/seats/1", {"name": "Bea"})
            live = await services_of(app).registry.get_match(look["match"])
            live.room.presence._present_until.clear()  # everybody has gone
            assert "Waiting for the other players" in await ada.refused(409, f"{path}/on", {})
            await eve.refused(403, f"{path}/on", {})
            assert live.room.awaiting_seeds_since is not None
            live.room.awaiting_seeds_since -= services_of(app).settings.seed_patience
            await ada.post(f"{path}/on", {})
            assert live.number == 1
            record = await over(ada, path)
            assert record["seeded"][0] is not None
            assert record["seeded"][1] is None
            verify(parse_record(record))

    asyncio.run(play())


def test_a_rematch_is_sealed_anew_and_asks_for_new_seeds() -> None:
    async def play() -> None:
        async with serving() as app:
            ada = Client(app)
            look = await ada.start("block-draw", seats=PEOPLE)
            path = f"/api/matches/{look['match']}"
            await ada.refused(409, f"{path}/again", {})
            await over(ada, path)
            following = (await ada.post(f"{path}/rematch"))["match"]
            next_look = await ada.get(f"/api/matches/{following}")
            assert next_look["commitment"] != look["commitment"]
            assert next_look["seal"]["awaited"] == [0, 1]
            assert next_look["seal"]["sealed"] > look["seal"]["dealt"]
            assert (await services_of(app).registry.get_match(following)).fair.seeds == ("", "")
            solo, _ = await started(ada, "knock-out")
            assert "haven't been dealt" in await ada.refused(409, f"{solo}/again", {})

    asyncio.run(play())


def test_the_same_deal_is_the_same_without_a_seed_too_and_takes_none() -> None:
    """Whoever has given up knows the secret: a seed added then could be chosen for its deal."""

    async def play() -> None:
        async with serving(seed_patience=0.01) as app:
            ada = Client(app)
            path, look = await started(ada, "knock-out")
            live = await services_of(app).registry.get_match(look["match"])
            await ada.get(path)
            await until(lambda: live.number > 0)
            assert "seed" in await over(ada, path)
            once_more = (await ada.post(f"{path}/again"))["match"]
            copy = await services_of(app).registry.get_match(once_more)
            assert copy.log.entries[0].events == live.log.entries[0].events
            await ada.refused(409, f"/api/matches/{once_more}/seats/0/seed", {"seed": "chosen"})
            record = await over(ada, f"/api/matches/{once_more}")
            assert record["seeded"] == [None]
            verify(parse_record(record))

    asyncio.run(play())


def test_without_a_script_there_is_a_button() -> None:
    async def work() -> None:
        async with pages() as client:
            form = {"way": "screen", "name": "Ann", "name1": "Ben"}
            at = (await client.post("/games/block-draw", data=form)).headers["location"]
            page = (await client.get(at)).text
            assert '"seeds": [0, 1]' in page
            (seal,) = re.findall(r'"seal": "([0-9a-f]{64})"', page)
            form_there = re.search(r"<noscript>\s*<form.*?</form>", page, re.S)
            assert form_there is not None
            assert 'name="do" value="seed"' in form_there[0]
            await client.post(at, data={"do": "seed", "seat": "0", "seed": "tea"})
            page = (await client.get(at)).text
            assert '"seeds": []' in page
            assert f'title="{seal}"' in page
            assert page.count("added the seed <code>tea</code>") == 2
            assert "Dealt at" in page

    asyncio.run(work())


def test_matches_of_an_earlier_database_go_on_by_version_1(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as app:
            ada = Client(app)
            match = (await started(ada, seats=PEOPLE))[1]["match"]
        with sqlite3.connect(tmp_path / "matches.db") as file:
            for column in ("matches.fair", "matches.sealed", "seats.seeded"):
                table, _, name = column.partition(".")
                file.execute(f"alter table {table} drop column {name}")
            file.execute("update seats set seed = 'tea'")
            file.execute("insert or ignore into going values (?)", (match,))
            without_clocks(file)
            file.execute("pragma user_version = 2")
        async with serving(tmp_path) as app:
            ada = Client(app, token=ada.token)
            path = f"/api/matches/{match}"
            live = await services_of(app).registry.get_match(match)
            await until(lambda: live.number > 0)
            assert "takes no seeds" not in json.dumps(await ada.get(path))
            record = await over(ada, path)
            assert record["fair"] == 1
            assert record["seat_seeds"] == ["tea", "tea"]
            assert "sealed" not in record
            checked = verify(parse_record(record))
            assert checked.order is None

    asyncio.run(play())


def test_a_match_killed_between_the_last_seed_and_the_deal_is_dealt_by_the_next_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async def nothing(*_: Any, **__: Any) -> int:
            return 0

        with monkeypatch.context() as patch:
            patch.setattr(MatchService, "deal", nothing)
            async with serving(tmp_path) as app:
                ada = Client(app)
                path, look = await started(ada)
                await ada.post(f"{path}/seats/0/seed", {"seed": "tea"})
        async with serving(tmp_path) as app:
            live = await services_of(app).registry.get_match(look["match"])
            await until(lambda: live.number > 0)
            assert live.fair.seeds[0] == "tea"

    asyncio.run(play())


@pytest.mark.parametrize("dealt_first", [True, False])
def test_two_houses_with_one_database_deal_with_the_seeds_that_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dealt_first: bool
) -> None:
    """A seed after another house's deal is refused; one before it goes into the deal."""

    async def play() -> None:
        async def nothing(*_: Any, **__: Any) -> int:
            return 0

        async with serving(tmp_path) as one, serving(tmp_path) as two:
            await looked_round(two)
            ada = Client(one)
            bea = Client(two, token=ada.token)
            path, look = await started(ada, seats=PEOPLE)
            await ada.post(f"{path}/seats/0/seed", {"seed": "tea"})
            live, other = [
                await services_of(app).registry.get_match(look["match"]) for app in (one, two)
            ]
            late = f"{path}/seats/1/seed", {"seed": "milk"}
            assert live.room.awaiting_seeds_since is not None
            live.room.awaiting_seeds_since -= services_of(one).settings.seed_patience
            if dealt_first:
                await ada.post(f"{path}/on", {})
                assert "has started" in await bea.refused(409, *late)
            else:
                with monkeypatch.context() as patch:
                    patch.setattr(
                        MatchService, "deal", nothing
                    )  # the other house just gets the seed
                    await bea.post(*late)
                await ada.post(f"{path}/on", {})
                assert live.number == 1
                await services_of(two).matches.deal(other)
                assert other.number == 1
            assert live.fair.seeds == other.fair.seeds == ("tea", "" if dealt_first else "milk")
            verify(parse_record(await over(ada, path)))

    asyncio.run(play())


@pytest.fixture(scope="module")
def whole() -> Json:
    """The record of a match that is over."""

    async def play() -> Json:
        async with serving() as app:
            ada = Client(app)
            look = await ada.start("block-draw", seats=PEOPLE)
            return await over(ada, f"/api/matches/{look['match']}")

    return asyncio.run(play())


def dealt_later(one: Json) -> list[Json]:
    """A deal that suits somebody better, found among those of later rounds."""
    record = parse_record({**one, "rounds": []})
    assert record.chance is not None
    deal = write_deal(record.rules, record.rules.deal(57, record.chance))
    return [{"round": 57, "deal": deal, "moves": []}]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda one: one.update(sealed=one["dealt"]), "wasn't published before the deal"),
        (lambda one: one["seeded"].__setitem__(1, one["sealed"]), "before the commitment"),
        (lambda one: one["seeded"].__setitem__(0, one["dealt"]), "added after the deal"),
        (lambda one: one["seeded"].__setitem__(0, None), "the time of seat"),
        (lambda one: one["seat_seeds"].__setitem__(0, "x"), "don't follow"),
        (lambda one: one.update(fair=1), "don't follow"),
        (lambda one: one.update(sealed=None), "the times of commitment"),
        (lambda one: one.update(seeded=[1]), "seeded must have one entry per seat"),
        (lambda one: one.update(seeded=["x", None]), "times in milliseconds"),
        (lambda one: one.update(seat_seeds=[]), "seat_seeds must have one entry per seat"),
        (lambda one: one.pop("commitment"), "the commitment is missing"),
        (
            lambda one: one["rounds"].__setitem__(slice(None), dealt_later(one)),
            "must begin with round",
        ),
    ],
)
def test_an_order_that_proves_nothing_is_refused(whole: Json, change: Any, said: str) -> None:
    one = json.loads(json.dumps(whole))
    verify(parse_record(one))
    change(one)
    with pytest.raises(RecordError, match=said):
        verify(parse_record(one))
