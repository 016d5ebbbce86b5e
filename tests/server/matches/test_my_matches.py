"""My matches: one's own and nobody else's, found by an index, and nothing is lost."""

import asyncio
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from boneyard.core.ids import Side
from boneyard.i18n.translator import get_translator
from boneyard.server.db.group_commit import WriteRequest
from boneyard.server.db.schema_migrations import _count_sides, load_migrations, migrate
from boneyard.server.matches import my_matches as own
from boneyard.server.matches.models import (
    MatchSearch,
    MatchUpdate,
    MyMatch,
    MyMatchRow,
    TurnChange,
)
from boneyard.server.pages.my_matches import MATCHES_PER_PAGE, compute_streaks, result_text
from boneyard.server.stores import Store, open_database
from support.server.pages import nothing_more, pages, run, sit_down
from support.server.serving import Client, at_rest, services_of, serving
from support.server.store_rows import SEATS, match, using


def row(owner: bytes = b"a", stage: str = "over", at: int = 1, **more: Any) -> MyMatchRow:
    return MyMatchRow(owner=owner, stage=stage, at=at, **{"game": "block-draw", **more})


async def found(store: Store, **search: Any) -> list[str]:
    rows = await store.search_matches(b"a", MatchSearch(**{"stage": "over", **search}), 0, 9)
    return [one.match for one in rows]


def test_a_list_is_searched_by_game_and_person_and_turned_page_by_page(db: str) -> None:
    async def work(store: Store) -> None:
        for at, (game, names) in enumerate(
            [("cross", "otto"), ("cross", "ömer_b"), ("bergen", "otto\nmabel")]
        ):
            mine = [row(at=at, game=game, names=names), row(b"b", at=at, game=game)]
            await store.create(match(f"m{at}", game=game), SEATS, MatchUpdate(list_rows=mine))
        assert await found(store) == ["m2", "m1", "m0"], "the latest is first"
        assert await found(store, game="cross") == ["m1", "m0"]
        assert await found(store, name="OTTO") == ["m2", "m0"]
        assert await found(store, name="ömer_") == ["m1"]
        assert await found(store, name="%") == [], "what means something to SQL is a letter"
        assert await found(store, stage="yours") == []
        page = await store.search_matches(b"a", MatchSearch("over"), 1, 1)
        assert [(one.match, one.others) for one in page] == [("m1", (("open", "", ""),))]
        assert await store.list_recent_games(b"a", 9) == ["bergen", "cross"]
        assert await store.count_matches_by_stage(b"a", 2) == {"yours": 0, "others": 0, "over": 2}
        assert await store.search_matches(b"z", MatchSearch("over"), 0, 9) == []

    using(db, work)


def test_whoever_leaves_has_it_in_their_list_no_more(db: str) -> None:
    async def work(store: Store) -> None:
        await store.create(
            match(), SEATS, MatchUpdate(list_rows=[row(stage="yours"), row(b"b", "others")])
        )
        await store.append("m", MatchUpdate(list_rows=[row(b"b", "yours")]))
        assert await found(store, stage="yours") == []
        assert await store.count_matches_by_stage(b"b", 9) == {"yours": 1, "others": 0, "over": 0}

    using(db, work)


def test_par_is_kept_beside_a_result(db: str) -> None:
    async def work(store: Store) -> None:
        await store.create(match(), SEATS[:1], MatchUpdate(list_rows=[row(won=False, score=26)]))
        await store.set_par("m", 24)
        await store.append("m", MatchUpdate(list_rows=[row(won=False, score=25)]))
        (told,) = await store.list_results(b"a", 9)
        assert (told.score, told.against) == (25, 24)

    using(db, work)


def test_a_turn_that_passes_is_one_change_for_all_who_play(db: str) -> None:
    async def work(store: Store) -> None:
        lists = [row(stage="yours", names="ben", score=3), row(b"b", "others", names="ada")]
        await store.create(match(), SEATS, MatchUpdate(list_rows=lists))
        await store.create(match("other"), SEATS, MatchUpdate(list_rows=[row(stage="yours")]))
        await store.append("m", MatchUpdate(turn_change=TurnChange(b"b", 7)))
        assert await found(store, stage="others", name="ben") == ["m"]
        assert await found(store, stage="yours") == ["other"]
        (theirs,) = await store.search_matches(
            b"b", MatchSearch("yours", "block-draw", "ada"), 0, 9
        )
        assert (theirs.match, theirs.at) == ("m", 7)
        await store.append("m", MatchUpdate(turn_change=TurnChange(b"a", 8)))
        (mine,) = await store.search_matches(b"a", MatchSearch("yours"), 0, 1)
        assert (mine.match, mine.at, mine.score) == ("m", 8, 3), "the rest stays as it was"

    using(db, work)


def test_a_move_between_two_people_writes_what_it_must_and_no_more(tmp_path: Path) -> None:
    """The entry, whose turn it is, and the notice for whoever wants one."""

    async def play() -> None:
        async with serving(tmp_path) as app:
            ada, ben = Client(app), Client(app)
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
            look = await ada.start("block-draw", seats=seats)
            path = f"/api/matches/{look['match']}"
            await ben.post(f"{path}/seats/1", {"name": "Ben", "seed": "s"})
            await ada.seed(await ada.get(path))
            store = services_of(app).store
            written: list[list[str]] = []
            commit = store.database.group_commit._commit

            def counted(group: list[WriteRequest]) -> None:
                written.extend([sql for sql, _, _ in one.statements] for one in group)
                commit(group)

            store.database.group_commit._commit = counted

            async def ways(who: Client) -> list[tuple[int, str]]:
                legal = (await who.get(f"{path}/legal"))["seats"]
                return [(one["seat"], move) for one in legal for move in one["moves"]]

            for _ in range(6):
                who = ada if await ways(ada) else ben
                seat, move = (await ways(who))[0]
                await who.post(f"{path}/moves", {"seat": seat, "move": move})
            passed = [one for one in written if any("case owner" in sql for sql in one)]
            assert passed, "turns have passed"
            assert all(len(one) == 3 for one in passed)
            for who in (ada, ben):
                guest = await services_of(app).sessions.identify(who.token)
                assert guest is not None
                stage = "yours" if await ways(who) else "others"
                assert (await store.count_matches_by_stage(guest, 9))[stage] == 1

    asyncio.run(play())


def test_results_are_added_up_from_an_index_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "matches.db", isolation_level=None) as file:
        migrate(file)
        asked = file.execute(f"explain query plan {own.SELECT_RESULTS}", (b"a", 9))
        assert [step[3] for step in asked] == [
            "SEARCH mine USING COVERING INDEX mine_results (owner=? AND stage=?)"
        ]


@pytest.mark.parametrize("search", [MatchSearch("over"), MatchSearch("yours", "cross")])
def test_a_page_is_read_in_the_order_of_an_index(tmp_path: Path, search: MatchSearch) -> None:
    with sqlite3.connect(tmp_path / "matches.db", isolation_level=None) as file:
        migrate(file)
        sql, values = own.build_page_sql(b"a", search, 0, MATCHES_PER_PAGE)
        plan = [step[3] for step in file.execute(f"explain query plan {sql}", values)]
    assert plan[0].startswith("SEARCH mine USING INDEX mine_by_")
    assert not [step for step in plan if step.startswith("SCAN") or "TEMP B-TREE" in step]


def test_older_matches_are_in_the_list_with_who_won(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as app:
            ada, ben = Client(app), Client(app)
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
            look = await ada.start("block-draw", seats=seats)
            path = f"/api/matches/{look['match']}"
            await ben.post(f"{path}/seats/1", {"name": "Ben", "seed": "s"})
            await ada.seed(await ada.get(path))
            await ben.post(f"{path}/moves", {"seat": 1, "move": "resign"})
            await ada.start("block-draw", seats=seats)
            store = services_of(app).store
            guests = [await services_of(app).sessions.identify(one.token) for one in (ada, ben)]
            now = [await lists(store, guest) for guest in guests]
        with sqlite3.connect(tmp_path / "matches.db") as file:
            file.execute("drop table mine")
            file.create_function("sides_of", 2, _count_sides, deterministic=True)
            file.executescript(dict(load_migrations())[5])
        store = open_database(str(tmp_path / "matches.db"), durable=False)
        assert [await lists(store, guest) for guest in guests] == now
        assert now[0] == {
            "over": [(look["match"], True)],
            "others": [(now[0]["others"][0][0], None)],
        }
        assert now[1] == {"over": [(look["match"], False)]}
        await store.close()

    async def lists(store: Store, guest: bytes | None) -> dict[str, Any]:
        assert guest is not None
        told = {
            stage: [
                (one.match, one.won)
                for one in await store.search_matches(guest, MatchSearch(stage), 0, 9)
            ]
            for stage in ("yours", "others", "over")
        }
        return {stage: rows for stage, rows in told.items() if rows}

    asyncio.run(play())


def test_it_says_whose_turn_it_is_and_moves_against_bots_write_nothing() -> None:
    async def play() -> None:
        async with serving() as app:
            ada = Client(app)
            look = await ada.start("block-draw")
            live = await services_of(app).registry.get_match(look["match"])
            store: Any = services_of(app).store
            writes: list[str] = []
            put = store._write

            async def noted(told: Any, *more: Any, **how: Any) -> None:
                writes.append(str(told))
                await put(told, *more, **how)

            store._write = noted
            while live.state.playing and len(writes) < 6:
                await at_rest(app, live.id)
                if live.state.to_act == 0:
                    await services_of(app).matches.play(live, 0, live.views.legal_moves(0)[0])
            assert len(writes) > 2
            assert not [one for one in writes if "into mine" in one and "deal" not in one]

    asyncio.run(play())


def test_the_page_shows_ones_own_matches_only() -> None:
    async def look() -> None:
        async with pages() as client:
            at = await sit_down(client, "baronet", name="Ada")
            await nothing_more(client, at)
            mine = (await client.get("/matches")).text
            assert f'href="{at}"' in mine
            home = (await client.get("/")).text
            assert f'href="{at}"' in home
            assert home.index('class="going"') < home.index('data-game="baronet"')
            await client.post(at, data={"do": "resign", "seat": "0"})
            over = (await client.get("/matches")).text
            assert f'href="{at}/replay"' in over, "without a wish, where there is something"
            assert f'href="{at}"' not in (await client.get("/")).text
            client.cookies.clear()
            for page in ("/matches", "/matches?stage=over", "/"):
                assert at not in (await client.get(page)).text

    run(look)


def test_a_list_is_as_long_as_it_is() -> None:
    async def look() -> None:
        async with pages() as client:
            for _ in range(MATCHES_PER_PAGE + 1):
                await client.post("/games/baronet", data={"way": "bots"})
            first = (await client.get("/matches")).text
            assert first.count('<li><a href="/m/') == MATCHES_PER_PAGE
            assert 'rel="next"' in first
            second = (await client.get("/matches?stage=yours&page=2")).text
            assert second.count('<li><a href="/m/') == 1
            assert 'rel="next"' not in second
            odd = await client.get("/matches?page=99999999999999999999")
            assert odd.status_code == 400
            none = (await client.get("/matches?who=Nobody&game=chess")).text
            assert "No matches found." in none

    run(look)


@pytest.mark.parametrize(
    ("results", "now", "longest"), [("", 0, 0), ("WWL", 2, 2), ("LWWW", 0, 3), ("WLWW", 1, 2)]
)
def test_streaks_are_counted_from_the_latest(results: str, now: int, longest: int) -> None:
    assert compute_streaks([one == "W" for one in results]) == (now, longest)


@pytest.mark.slow
# HO-3
@pytest.mark.parametrize(("winners", "told"), [((), "no winner, 9 : 9"), ((0,), "won, 9 : 9")])
def test_a_draw_is_not_lost(winners: tuple[int, ...], told: str) -> None:
    state: Any = SimpleNamespace(results=(), winners=winners, scores=(9, 9))
    live: Any = SimpleNamespace(solo=False)
    found = own._with_result(live, state, row(), Side(0))
    assert found.won is (True if winners else None)
    shown = MyMatch(
        match="m", game="block-draw", stage="over", at=1, won=found.won, score=found.score,
        against=found.against, mode="", created=1, daily=None, others=(),
    )  # fmt: skip
    assert result_text(shown, get_translator("en")) == told


def test_a_shared_link_shows_a_card() -> None:
    async def look() -> None:
        async with pages() as client:
            home = (await client.get("/")).text
            assert (
                '<meta property="og:image" content="http://table.test/cards/boneyard.png">' in home
            )
            game = (await client.get("/games/cross")).text
            assert 'property="og:title" content="Cross"' in game
            assert 'content="http://table.test/cards/cross.png"' in game
            form = {"way": "link", "name": "Anna"}
            at = (await client.post("/games/cross", data=form)).headers["location"]
            shown = (await client.get(at)).text
            assert 'property="og:title" content="Anna invites you to Cross"' in shown
            picture = await client.get("/cards/cross.png")
            assert picture.content.startswith(b"\x89PNG")
            assert (await client.get("/cards/chess.png")).status_code == 404

    run(look)
