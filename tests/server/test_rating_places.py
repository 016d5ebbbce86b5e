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

from boneyard.ratings import POOLS, Book, anchors
from boneyard.server.accounts.models import Merge
from boneyard.server.accounts.ownership import merged
from boneyard.server.errors import Taken
from boneyard.server.matches.results import Outcome, Player, StoredResult
from boneyard.server.ratings import service as ratings_service
from boneyard.server.ratings.service import PLACES, Folded, Ratings, rated, results_in
from boneyard.server.ratings.store import TURNS, Marks
from boneyard.server.stores import opened
from server.serving import house_of, serving
from server.test_rated import DAY, put

PEOPLE = [bytes([number]) * 32 for number in range(1, 7)]
NOTHING = Marks({}, {})


def result(at: int, first: bytes, second: bytes) -> StoredResult:
    outcome = Outcome(((0,), (1,)), (1, 0), (1, 2), 8, "out")
    return StoredResult(
        f"m{at:06}", "rated:line", "block-draw", at, outcome, (Player(first), Player(second))
    )


def many(count: int, seed: int = 1) -> list[StoredResult]:
    dice = random.Random(seed)
    return [result(at * DAY, *dice.sample(PEOPLE, 2)) for at in range(count)]


def ladders(book: Book) -> dict[str, Any]:
    return {pool: [*book.ladder(pool)] for pool in POOLS}


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


@settings(
    max_examples=12, deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)  # fmt: skip
@given(steps=STEPS)
def test_whatever_happens_ratings_are_those_of_the_command(
    monkeypatch: pytest.MonkeyPatch, steps: list[tuple[str, int, int]]
) -> None:
    monkeypatch.setattr(ratings_service, "APART", 3)
    monkeypatch.setattr(ratings_service, "PAUSE", 0.0)
    monkeypatch.setattr(ratings_service, "MANY", 5)

    async def work() -> None:
        with tempfile.TemporaryDirectory() as folder:
            db, number = f"{folder}/matches.db", 30
            app: Any = Is(state=Is(house=Is(settings=Is(db=db))))
            store: Any = opened(db, durable=False)
            ratings = Ratings(store, b"key")
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
                    merge = Merge(guest=PEOPLE[one], person=PEOPLE[other])
                    await store._write(merged(merge, 1))
                elif what == "look":
                    anew = Book(anchors())
                    anew.add(await results_in(db, 5.0))
                    found = {pool: await ratings.ladder(pool) for pool in POOLS}
                    assert found == ladders(anew)
                    assert await ratings.left_out() == anew.left_out
            await store.close()

    asyncio.run(work())


async def _leave_out(store: Any, match: str, out: bool) -> None:
    with contextlib.suppress(Taken):  # it counts already
        await store.ratings.leave_out(match, out, 1)


def test_what_has_changed_lately_is_folded_from_shortly_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path) as app:
            store, ratings = house_of(app).store, house_of(app).contests.ratings
            for at in range(40):
                put(app, at, PEOPLE[at % 3], PEOPLE[3 + at % 2])
            folded: list[int] = []
            add = Folded.add

            def counted(self: Folded, results: Any, marks: Marks) -> None:
                folded.append(len(results))
                add(self, results, marks)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(ratings_service, "APART", 5)
                patch.setattr(ratings_service, "PAUSE", 0.0)
                patch.setattr(ratings_service, "MANY", 5)
                patch.setattr(Folded, "add", counted)
                before = await ratings.ladder("line")
                assert sum(folded) == 40
                folded.clear()
                await store.ratings.leave_out("put-037", True, 1)
                await ratings.ladder("line")
                assert sum(folded) == 5, "only what comes after the last place before it"
                folded.clear()
                await store.ratings.leave_out("put-037", False, 1)
                assert await ratings.ladder("line") == before
                # Of longer ago than is remembered nothing is known: all of it is folded.
                for _ in range(TURNS + 2):
                    await store.ratings.leave_out("put-039", True, 1)
                    await store.ratings.leave_out("put-039", False, 1)
                folded.clear()
                assert await ratings.ladder("line") == before
                assert sum(folded) == 40
                ((kept,),) = await store.ratings._rows("select count(*) from rating_changes")
                assert kept <= TURNS

    asyncio.run(work())


def test_who_looks_while_it_takes_long_sees_the_ratings_of_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path) as app:
            store, ratings = house_of(app).store, house_of(app).contests.ratings
            for at, bot in enumerate(("beginner", "club", "master")):
                put(app, 100 + at, PEOPLE[0], bot, at=at)
            for at in range(30):
                put(app, at, PEOPLE[0], PEOPLE[1 + at % 4], ranks=[1 + at % 2, 2 - at % 2])
            before = await ratings.ladder("line")
            monkeypatch.setattr(ratings_service, "PATIENCE", 0.0)
            gate = asyncio.Event()
            wait: Callable[..., Any] = Ratings._add

            async def slowly(self: Ratings, start: Folded) -> bool:
                await gate.wait()
                return bool(await wait(self, start))

            monkeypatch.setattr(Ratings, "_add", slowly)
            await store.ratings.leave_out("put-000", True, 1)
            assert await ratings.ladder("line") == before
            gate.set()
            monkeypatch.setattr(ratings_service, "PATIENCE", 60.0)
            assert await ratings.ladder("line") != before

    asyncio.run(work())


def test_places_are_few_and_nearest_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings_service, "APART", 10)
    monkeypatch.setattr(ratings_service, "PAUSE", 0.0)
    folded = Folded(0, str)
    results = many(600)
    for at in range(0, 600, 10):
        folded.add(results[at : at + 10], NOTHING)
        assert len(folded.places) <= PLACES
    counts = [one.count for one in folded.places]
    assert counts[-1] == 600
    gaps = [later - earlier for earlier, later in pairwise(counts)]
    assert gaps[0] > gaps[-1]
    # From any of them one comes to the same.
    whole = Book(anchors())
    whole.add(rated(results, NOTHING))
    for place in folded.places:
        again = folded.back_to(place, 0)
        rest = results[place.count :]
        if rest:
            again.add(rest, NOTHING)
        assert ladders(again.book) == ladders(whole)
        assert [*again.curves.of(PEOPLE[0].hex(), "line")] == [
            *folded.curves.of(PEOPLE[0].hex(), "line")
        ]


def test_others_are_let_in_while_results_are_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    Folded(0, str).add(many(5 * ratings_service.AT_ONCE + 1), NOTHING)
    assert slept == [ratings_service.PAUSE] * 5
