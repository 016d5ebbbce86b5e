"""Ratings that go on from a place on the way are those that are computed anew from the first."""

import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace as Is
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boneyard.ratings import POOLS, RatingModel, load_anchors
from boneyard.server.accounts.models import AccountMerge
from boneyard.server.accounts.owned_tables import build_merge
from boneyard.server.errors import Conflict
from boneyard.server.matches.results import Outcome, Player, StoredResult
from boneyard.server.ratings import service as ratings_service
from boneyard.server.ratings.service import (
    MAX_CHECKPOINTS,
    RatingFold,
    RatingService,
    build_rated_results,
    load_rated_results,
)
from boneyard.server.ratings.store import KEPT_GENERATIONS, ResultFlags
from boneyard.server.stores import OWNED_DATA, open_database
from support.server.rated_play import DAY, put
from support.server.serving import services_of, serving

PEOPLE = [bytes([number]) * 32 for number in range(1, 7)]
NOTHING = ResultFlags({}, {})


def result(at: int, first: bytes, second: bytes) -> StoredResult:
    outcome = Outcome(((0,), (1,)), (1, 0), (1, 2), 8, "out")
    return StoredResult(
        f"m{at:06}", "rated:line", "block-draw", at, outcome, (Player(first), Player(second))
    )


def many(count: int, seed: int = 1) -> list[StoredResult]:
    dice = random.Random(seed)
    return [result(at * DAY, *dice.sample(PEOPLE, 2)) for at in range(count)]


def ladders(book: RatingModel) -> dict[str, Any]:
    return {pool: [*book.iter_leaderboard(pool)] for pool in POOLS}


#: What may happen to a log of results: somebody plays, at the end or late; a result is left out or
#: counts again; a guest becomes somebody; somebody looks.
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("play"), st.integers(0, 5), st.integers(0, 5)),
        st.tuples(st.just("late"), st.integers(0, 30), st.integers(0, 5)),
        st.tuples(st.sampled_from(("out", "in")), st.integers(0, 30), st.just(0)),
        st.tuples(st.just("become"), st.integers(0, 5), st.integers(0, 5)),
        st.tuples(st.just("look"), st.just(0), st.just(0)),
    ),
    min_size=4, max_size=14,
)  # fmt: skip


@pytest.mark.slow
@settings(
    max_examples=12, deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)  # fmt: skip
@given(steps=STEPS)
def test_whatever_happens_ratings_are_those_of_the_command(
    monkeypatch: pytest.MonkeyPatch, steps: list[tuple[str, int, int]]
) -> None:
    monkeypatch.setattr(ratings_service, "MIN_CHECKPOINT_INTERVAL", 3)
    monkeypatch.setattr(ratings_service, "FOLD_PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(ratings_service, "RESULTS_PER_READ", 5)

    async def work() -> None:
        with tempfile.TemporaryDirectory() as folder:
            db, number = f"{folder}/matches.db", 30
            app: Any = Is(state=Is(services=Is(settings=Is(db=db))))
            store: Any = open_database(db, durable=False)
            ratings = RatingService(store.results, store.ratings, b"key")
            for at in range(30):
                put(app, at, PEOPLE[at % 5], PEOPLE[(at + 1 + at // 5) % 6])
            for what, one, other in (*steps, ("look", 0, 0)):
                if what in ("play", "late") and one != other:
                    when = {"at": one * DAY + 5} if what == "late" else {}
                    put(app, number, PEOPLE[one % 6], PEOPLE[other], **when)
                    number += 1
                elif what in ("out", "in"):
                    await _leave_out(store, f"put-{one:03}", what == "out")
                elif what == "become" and one != other:
                    merge = AccountMerge(guest=PEOPLE[one], account=PEOPLE[other])
                    await store._write(build_merge(merge, 1, OWNED_DATA))
                elif what == "look":
                    anew = RatingModel(load_anchors())
                    anew.add(await load_rated_results(store.results, store.ratings))
                    found = {pool: await ratings.load_leaderboard(pool) for pool in POOLS}
                    assert found == ladders(anew)
                    assert await ratings.load_left_out() == anew.excluded
            await store.close()

    asyncio.run(work())


async def _leave_out(store: Any, match: str, out: bool) -> None:
    with contextlib.suppress(Conflict):  # it counts already
        await store.ratings.set_excluded(match, out, 1)


def test_what_has_changed_lately_is_folded_from_shortly_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as app:
            store, ratings = services_of(app).store, services_of(app).contests.ratings
            for at in range(40):
                put(app, at, PEOPLE[at % 3], PEOPLE[3 + at % 2])
            folded: list[int] = []
            add = RatingFold.add

            def counted(self: RatingFold, results: Any, marks: ResultFlags) -> None:
                folded.append(len(results))
                add(self, results, marks)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(ratings_service, "MIN_CHECKPOINT_INTERVAL", 5)
                patch.setattr(ratings_service, "FOLD_PAUSE_SECONDS", 0.0)
                patch.setattr(ratings_service, "RESULTS_PER_READ", 5)
                patch.setattr(RatingFold, "add", counted)
                before = await ratings.load_leaderboard("line")
                assert sum(folded) == 40
                folded.clear()
                await store.ratings.set_excluded("put-037", True, 1)
                await ratings.load_leaderboard("line")
                assert sum(folded) == 5, "only what comes after the last place before it"
                folded.clear()
                await store.ratings.set_excluded("put-037", False, 1)
                assert await ratings.load_leaderboard("line") == before
                # Of longer ago than is remembered nothing is known: all of it is folded.
                for _ in range(KEPT_GENERATIONS + 2):
                    await store.ratings.set_excluded("put-039", True, 1)
                    await store.ratings.set_excluded("put-039", False, 1)
                folded.clear()
                assert await ratings.load_leaderboard("line") == before
                assert sum(folded) == 40
                ((kept,),) = await store.ratings._fetch_all("select count(*) from rating_changes")
                assert kept <= KEPT_GENERATIONS

    asyncio.run(work())


def test_who_looks_while_it_takes_long_sees_the_ratings_of_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as app:
            store, ratings = services_of(app).store, services_of(app).contests.ratings
            for at, bot in enumerate(("beginner", "club", "master")):
                put(app, 100 + at, PEOPLE[0], bot, at=at)
            for at in range(30):
                put(app, at, PEOPLE[0], PEOPLE[1 + at % 4], ranks=[1 + at % 2, 2 - at % 2])
            before = await ratings.load_leaderboard("line")
            monkeypatch.setattr(ratings_service, "MAX_WAIT_SECONDS", 0.0)
            gate = asyncio.Event()
            wait: Callable[..., Any] = RatingService._fold_next

            async def slowly(self: RatingService, start: RatingFold) -> bool:
                await gate.wait()
                return bool(await wait(self, start))

            monkeypatch.setattr(RatingService, "_fold_next", slowly)
            await store.ratings.set_excluded("put-000", True, 1)
            assert await ratings.load_leaderboard("line") == before
            gate.set()
            monkeypatch.setattr(ratings_service, "MAX_WAIT_SECONDS", 60.0)
            assert await ratings.load_leaderboard("line") != before

    asyncio.run(work())


def test_places_are_few_and_nearest_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings_service, "MIN_CHECKPOINT_INTERVAL", 10)
    monkeypatch.setattr(ratings_service, "FOLD_PAUSE_SECONDS", 0.0)
    folded = RatingFold(0, str)
    results = many(600)
    for at in range(0, 600, 10):
        folded.add(results[at : at + 10], NOTHING)
        assert len(folded.checkpoints) <= MAX_CHECKPOINTS
    counts = [one.count for one in folded.checkpoints]
    assert counts[-1] == 600
    gaps = [later - earlier for earlier, later in pairwise(counts)]
    assert gaps[0] > gaps[-1]
    # From any of them one comes to the same.
    whole = RatingModel(load_anchors())
    whole.add(build_rated_results(results, NOTHING))
    for place in folded.checkpoints:
        again = folded.rewind_to(place, 0)
        rest = results[place.count :]
        if rest:
            again.add(rest, NOTHING)
        assert ladders(again.book) == ladders(whole)
        assert [*again.curves.steps_of(PEOPLE[0].hex(), "line")] == [
            *folded.curves.steps_of(PEOPLE[0].hex(), "line")
        ]


def test_others_are_let_in_while_results_are_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    RatingFold(0, str).add(many(5 * ratings_service.FOLD_BATCH_SIZE + 1), NOTHING)
    assert slept == [ratings_service.FOLD_PAUSE_SECONDS] * 5
