"""Puzzles and lessons at the house: pages without a script, the API, progress, the day's streak."""

import re
from datetime import date, datetime, time, timedelta, tzinfo
from importlib.resources import files
from typing import Any

import httpx
import pytest

from boneyard.cli.puzzle import _parse_games
from boneyard.i18n.translator import get_translator
from boneyard.layout import Aspect
from boneyard.layout.pose import ASPECT_RATIOS
from boneyard.puzzles import library
from boneyard.puzzles.lessons import COURSES, POSITIONS_PER_LESSON
from boneyard.puzzles.puzzle import Puzzle, encode_puzzle, parse_puzzle
from boneyard.server.puzzles import service as puzzles_service
from boneyard.server.puzzles.pages import PuzzleTable, available_aspect
from boneyard.server.puzzles.store import PuzzleAnswer
from boneyard.server.puzzles.streaks import Streak
from support.server.pages import BASE_URL, INLINE, pages, run, tiles_in
from support.server.serving import Client, services_of, serving

DAY = date(2026, 11, 17)


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> list[date]:
    """A calendar that goes on by hand."""
    days = [DAY]
    monkeypatch.setattr(puzzles_service, "today", lambda: days[-1])
    monkeypatch.setattr("boneyard.server.puzzles.pages.today", lambda: days[-1])

    class Clock:
        @staticmethod
        def now(zone: tzinfo) -> datetime:
            return datetime.combine(days[-1], time(12), zone)

    monkeypatch.setattr("boneyard.server.pages.home.datetime", Clock)
    return days


def named(id: str) -> Puzzle:
    found = library.find_puzzle(id)
    assert found is not None
    return found


def seen_tiles(puzzle: Puzzle) -> set[Any]:
    """The tiles that the seat of a puzzle has seen: on the table, or in its own hand."""
    view = puzzle.view
    return tiles_in([str(one) for one in view.hands[puzzle.seat]]) | tiles_in(
        [str(event.tile) for event in view.layout_events if hasattr(event, "tile")]
    )


@pytest.mark.slow
def test_the_shelf_holds_what_it_should() -> None:
    """Every puzzle is one, with one id each; every lesson has its positions."""
    briefs = library.list_puzzles()
    assert len(briefs) >= 1_000
    assert {one.game for one in briefs} == {
        rules.base_game.lookup_key for rules in _parse_games("all")
    }
    assert min(len(ids) for ids in library.puzzle_ids_by_game().values()) >= 10
    assert len({one.id for one in briefs}) == len(briefs)
    for brief in briefs[::40]:
        one = named(brief.id)
        assert parse_puzzle(encode_puzzle(one)) == one
    assert library.find_puzzle("no-such-one") is None
    lessons = library.load_lessons()
    assert len(lessons) == sum(len(course.themes) for course in COURSES)
    for lesson in lessons.values():
        assert len(lesson.positions) == POSITIONS_PER_LESSON
    days = [library.puzzle_of_day(DAY + timedelta(at)).id for at in range(len(briefs))]
    assert len(set(days)) == len(briefs)


def test_the_shelf_is_small_and_read_as_far_as_somebody_looks() -> None:
    data = files("boneyard.puzzles") / "data"
    sizes = [
        len((data / name).read_bytes()) for name in (library.PUZZLES_FILE, library.LESSONS_FILE)
    ]
    assert sum(sizes) < 320_000
    library.find_puzzle.cache_clear()
    assert sum(map(len, library.puzzle_ids_by_game().values())) == len(library.list_puzzles())
    assert library.find_puzzle.cache_info().currsize == 0, "a list reads no position"
    assert isinstance(library.find_puzzle(library.list_puzzles()[0].id), Puzzle)
    assert library.find_puzzle.cache_info().currsize == 1


@pytest.mark.slow
def test_a_puzzle_is_solved_without_a_script(day: list[date]) -> None:
    puzzle = named(library.puzzle_of_day(DAY).id)
    best, worse = puzzle.moves[0].move, puzzle.moves[-1].move

    async def work() -> None:
        async with pages() as client:
            shown = (await client.get("/puzzle/today")).text
            assert tiles_in(shown) <= seen_tiles(puzzle)
            assert not INLINE.search(shown)
            assert (await client.get("/puzzle/none")).status_code == 404
            odd = await client.post("/puzzle/today", data={"move": "9-9@77"})
            assert odd.status_code == 400
            wrong = await client.post(f"/puzzle/{puzzle.id}", data={"move": worse})
            assert wrong.status_code == 303
            told = (await client.get(wrong.headers["location"])).text
            assert 'class="bad"' in told
            assert tiles_in(told) <= seen_tiles(puzzle)
            right = await client.post("/puzzle/today", data={"move": best})
            told = (await client.get(right.headers["location"])).text
            assert re.search(r'<h2 class="good"', told)
            assert "Vesna" in told
            # The first answer of the day counts.
            assert "in a row" not in told
            day.append(DAY + timedelta(1))
            tomorrow = named(library.puzzle_of_day(day[-1]).id)
            await client.post("/puzzle/today", data={"move": tomorrow.answer})
            assert "Streak: 1 day" in (await client.get("/puzzles")).text
            assert "1-day streak" in (await client.get("/")).text
            day.append(DAY + timedelta(4))
            assert "in a row" not in (await client.get("/puzzles")).text

    run(work)


def test_a_tile_that_goes_to_several_places_is_asked_about() -> None:
    lesson = library.load_lessons()["lines-match"]
    first = lesson.positions[0]
    fits = next(tile for tile in first.view.hands[first.seat] if tile and _ways(first, str(tile)))
    others = [str(tile) for tile in first.view.hands[first.seat] if tile != fits]
    several = next(
        (one, str(tile))
        for lesson in library.load_lessons().values()
        for one in lesson.positions
        for tile in one.view.hands[one.seat]
        if len(_ways(one, str(tile))) > 1
    )

    async def work() -> None:
        async with pages() as client:
            begun = await client.get("/lessons/lines-match")
            assert begun.headers["location"] == "/lessons/lines-match/1"
            nowhere = await client.post("/lessons/lines-match/1", data={"tile": others[0]})
            told = (await client.get(nowhere.headers["location"])).text
            assert "fit anywhere" in told
            # An address with an answer gives nothing away to who hasn't given one.
            early = f"/lessons/lines-match/1?played={first.answer}"
            plain = (await client.get("/lessons/lines-match/1")).text
            assert (await client.get(early)).text == plain
            right = await client.post("/lessons/lines-match/1", data={"tile": str(fits)})
            assert "played=" in right.headers["location"]
            assert 'class="good"' in (await client.get(right.headers["location"])).text
            begun = await client.get("/lessons/lines-match")
            assert begun.headers["location"] == "/lessons/lines-match/2"
            assert f"1 of {POSITIONS_PER_LESSON} solved" in (await client.get("/lessons")).text
            one, tile = several
            name, at = _place(one)
            asked = await client.post(f"/lessons/{name}/{at}", data={"tile": tile})
            page = (await client.get(asked.headers["location"])).text
            assert page.count('name="move"') >= 2
            for missing in ("/lessons/none", "/lessons/lines-match/99", "/lessons/lines-match/x"):
                assert (await client.get(missing)).status_code == 404
            assert (await client.get("/puzzles/next?game=none")).status_code == 404
            game = library.list_puzzles()[0].game
            chosen = await client.get(f"/puzzles/next?game={game}")
            assert named(chosen.headers["location"].rpartition("/")[2]).game == game

    run(work)


def test_progress_is_the_same_on_every_device_of_somebody_who_signed_in() -> None:
    """A guest's answers come along; what was found on one device is found on the other."""
    lesson = library.load_lessons()["lines-keep"]

    async def found(client: httpx.AsyncClient) -> int:
        page = (await client.get("/lessons")).text
        at = page.index("/lessons/lines-keep")
        return int(re.findall(rf"(\d+) of {POSITIONS_PER_LESSON} solved", page[at:])[0])

    async def solve(client: httpx.AsyncClient, at: int) -> None:
        move = lesson.positions[at - 1].answer
        await client.post(f"/lessons/lines-keep/{at}", data={"move": move})

    async def work() -> None:
        async with pages() as ada:
            how: Any = {"base_url": BASE_URL, "headers": {"origin": BASE_URL}}
            async with httpx.AsyncClient(transport=ada._transport, **how) as phone:
                await solve(ada, 1)
                await solve(phone, 2)
                assert (await found(ada), await found(phone)) == (1, 1)
                made = (await ada.post("/me", data={"do": "key"})).text
                key = made.partition(f'value="{BASE_URL}/key/')[2].partition('"')[0]
                await phone.post("/key", data={"secret": key, "bring": "yes"})
                assert (await found(ada), await found(phone)) == (2, 2)
                await solve(phone, 3)
                assert await found(ada) == 3
                begun = await ada.get("/lessons/lines-keep")
                assert begun.headers["location"] == "/lessons/lines-keep/4"

    run(work)


def _ways(puzzle: Puzzle, tile: str) -> list[str]:
    halves = sorted(tile.split("-"))
    return [one.move for one in puzzle.moves if sorted(one.move.split("@")[0].split("-")) == halves]


def _place(puzzle: Puzzle) -> tuple[str, int]:
    return next(
        (name, lesson.positions.index(puzzle) + 1)
        for name, lesson in library.load_lessons().items()
        if puzzle in lesson.positions
    )


def test_programs_solve_puzzles_too(day: list[date]) -> None:
    puzzle = named(library.puzzle_of_day(DAY).id)

    async def work() -> None:
        async with serving() as app:
            client = Client(app)
            shown = await client.get("/api/puzzles/today")
            assert shown["moves"] == sorted(one.move for one in puzzle.moves)
            assert tiles_in(str(shown)) <= seen_tiles(puzzle)
            told = await client.post("/api/puzzles/today", {"move": puzzle.answer})
            assert told["right"]
            assert (told["best"], told["streak"]) == (puzzle.answer, 1)
            assert told["solved"].keys() == told["played"].keys()
            kept = services_of(app).store.puzzles
            day.append(DAY + timedelta(1))
            for person, days in ((b"a" * 32, (1, 2, 3)), (b"b" * 32, (1, 2, 4))):
                for at in days:
                    await kept.save_answer(person, PuzzleAnswer("x", "1-1", True), at, at)
            assert await kept.load_streak(b"a" * 32) == Streak(3, 3, 3)
            assert await kept.load_streak(b"b" * 32) == Streak(4, 1, 2)
            assert (await kept.load_streak(b"b" * 32)).length_on(5) == 1
            assert (await kept.load_streak(b"b" * 32)).length_on(6) == 0
            await kept.save_answer(b"a" * 32, PuzzleAnswer("x", "2-2", False), 9, 4)
            await kept.save_answer(b"a" * 32, PuzzleAnswer("x", "2-2", True), 9, 4)
            assert await kept.load_streak(b"a" * 32) == Streak(4, 0, 3)
            assert await kept.list_answers(b"a" * 32) == {"x": PuzzleAnswer("x", "1-1", True)}

    run(work)


def test_a_puzzle_lies_as_large_as_it_can() -> None:
    trains = next(one for one in library.list_puzzles() if one.game == "train")
    puzzle = library.find_puzzle(trains.id)
    assert puzzle is not None
    shapes: tuple[Aspect, ...] = ("portrait", "wide", "panorama")
    for shape in shapes:
        still = PuzzleTable(puzzle, shape, None, get_translator("en"))
        sizes = {one: still._tile_size(one, available_aspect(shape)) for one in ASPECT_RATIOS}
        assert sizes[still.shape] == max(sizes.values())
        assert still.shape == shape or sizes[still.shape] > sizes[shape]
    assert PuzzleTable(puzzle, "portrait", None, get_translator("en")).shape != "portrait"
