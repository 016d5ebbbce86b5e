"""Ratings: a pure function of the results, on a scale that says who wins."""

import json
import random

import pytest
from click.testing import CliRunner
from msgspec.json import encode

from boneyard.bots.registry import LEVELS
from boneyard.cli import main
from boneyard.games import GAMES
from boneyard.ratings import (
    POOLS,
    PlayerRating,
    RatingModel,
    Result,
    exclusions,
    load_anchors,
    pool_of,
)
from boneyard.ratings.anchors import ANCHORS_FILE
from boneyard.ratings.exclusions import (
    EXCLUSION_REASONS,
    LATE_WINDOW_MATCHES,
    MAX_LATE_MATCHES,
    MAX_REPEAT_MATCHES,
    REPEAT_WINDOW_DAYS,
    ExclusionRules,
)
from boneyard.ratings.player_rating import INITIAL_DEVIATION, INITIAL_RATING, MIN_MATCHES
from support.rating_results import played


@pytest.mark.parametrize(
    ("game", "options", "pool"),
    [
        ("block-draw", {}, "line"),
        ("block-draw", {"players": 4, "teams": True}, "pairs"),
        ("one-arm-joe", {}, "line"),
        ("all-fives", {}, "spinner"),
        ("cross", {}, "spinner"),
        ("mexican-train", {}, "spinner"),
        ("bendomino", {}, "curved"),
        ("fundomino-teams", {}, "pairs"),
    ],
)
def test_games_that_ask_for_the_same_skill_are_rated_together(
    game: str, options: dict[str, object], pool: str
) -> None:
    rules = GAMES[game].rules(**options)
    assert not rules.alone
    assert pool_of(rules) == pool


def test_who_wins_rises_and_who_loses_falls_by_less_and_less() -> None:
    book, steps = RatingModel(), []
    for number in range(30):
        before = book.rating_of("Ann", "line").rating
        book.add([played(number, "Ann", f"somebody {number}")])
        steps.append(book.rating_of("Ann", "line").rating - before)
    assert all(step > 0 for step in steps)
    assert steps[-1] < steps[0] / 2
    assert book.rating_of("somebody 0", "line").rating < INITIAL_RATING
    assert book.rating_of("Ann", "curved") == PlayerRating()
    assert book.rating_of("Ann", "line").doubt < INITIAL_DEVIATION


def test_a_long_match_says_more_than_a_short_one() -> None:
    def after(rounds: int) -> float:
        book = RatingModel()
        book.add([played(1, "Ann", "Bob", rounds=rounds)])
        return book.rating_of("Ann", "line").rating

    assert after(1) < after(8) < after(32) < after(64) == after(1000)


def test_the_same_results_give_the_same_numbers_in_whatever_order_they_are_read() -> None:
    dice = random.Random(3)
    names = ["Ann", "Bob", "Cleo", "Dev"]
    pairs = [dice.sample(names, 2) for _ in range(60)]
    results = [played(n, pairs[n][0], pairs[n][1], won=dice.choice((1, 0, -1))) for n in range(60)]
    one, other, parts = RatingModel(), RatingModel(), RatingModel()
    one.add(results)
    other.add(dice.sample(results, len(results)))
    for result in results:
        parts.add([result])
    for book in (other, parts):
        assert [*book.iter_leaderboard("line")] == [*one.iter_leaderboard("line")]
        assert book.excluded == one.excluded


def test_all_sides_are_rated_at_once_and_a_team_as_one() -> None:
    book = RatingModel()
    two, three = (("Ann", "Bob"), ("Cleo", "Dev")), (("Ann",), ("Bob",), ("Cleo",))
    book.add([Result(match="a", at=0, pool="pairs", sides=two, ranks=(1, 2))])
    book.add([Result(match="b", at=1, pool="line", sides=three, ranks=(3, 1, 2))])
    ann, bob, cleo = (book.rating_of(who, "pairs") for who in ("Ann", "Bob", "Cleo"))
    assert ann == bob
    assert ann.rating > INITIAL_RATING > cleo.rating
    first, second, third = (book.rating_of(who, "line").rating for who in ("Bob", "Cleo", "Ann"))
    assert first > second > third
    assert second == pytest.approx(INITIAL_RATING, abs=20)


def test_an_anchor_stays_where_it_is_and_draws_the_others_to_its_scale() -> None:
    book = RatingModel({("bot:master", "line"): 1800.0})
    book.add(played(8 * n, "Ann", "bot:master", won=(-1) ** n) for n in range(400))
    assert book.rating_of("bot:master", "line").rating == 1800
    # Whoever wins half of their matches against it is about as strong as it is.
    assert 1700 < book.rating_of("Ann", "line").rating < 1900
    assert book.win_probability(["bot:master"], ["Bob"], "line", 8) > 0.7


def test_nobody_is_shown_of_whom_too_little_is_known() -> None:
    book = RatingModel()
    for number in range(MIN_MATCHES):
        assert not [*book.iter_leaderboard("line")]
        book.add([played(number, "Ann", f"somebody {number}")])
    assert [player for player, _ in book.iter_leaderboard("line")] == ["Ann"]


def test_the_same_people_again_and_again_count_so_often_a_week() -> None:
    book = RatingModel()
    within = [played(0, "Ann", "Bob", match=f"{n:03}", at=n) for n in range(MAX_REPEAT_MATCHES + 3)]
    book.add(within)
    assert book.excluded == {f"{MAX_REPEAT_MATCHES + n:03}": "again" for n in range(3)}
    assert book.rating_of("Ann", "line").matches == MAX_REPEAT_MATCHES
    book.add([played(REPEAT_WINDOW_DAYS + 1, "Bob", "Ann")])
    assert book.rating_of("Ann", "line").matches == MAX_REPEAT_MATCHES + 1


def test_whoever_lets_time_run_out_again_and_again_neither_loses_nor_wins_by_it() -> None:
    book = RatingModel()
    for number in range(MAX_LATE_MATCHES + 1):
        book.add([played(number, "Ann", f"somebody {number}", won=-1, late=("Ann",))])
    assert [*book.excluded.values()] == ["late"]
    # Only the losses would be left out of who wins in time and waits where they lose.
    before = book.rating_of("Ann", "line")
    for number in range(MAX_LATE_MATCHES + 1, LATE_WINDOW_MATCHES):
        book.add([played(number, "Ann", f"somebody {number}")])
    assert book.rating_of("Ann", "line") == before
    # Those who go on playing in time count again.
    for number in range(LATE_WINDOW_MATCHES, LATE_WINDOW_MATCHES + 3):
        book.add([played(number, "Ann", f"somebody {number}")])
    assert book.rating_of("Ann", "line").rating > before.rating


def test_seats_of_one_person_and_what_the_host_left_out_do_not_count() -> None:
    book = RatingModel()
    alone = played(1, "Ann", "Ann")
    book.add([alone, played(2, "Ann", "Bob", left_out="host")])
    assert book.excluded == {"m0001": "alone", "m0002": "host"}
    assert set(book.excluded.values()) <= set(EXCLUSION_REASONS)
    assert book.rating_of("Ann", "line") == PlayerRating()


def test_what_is_watched_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exclusions, "MAX_REMEMBERED", 4)
    watch = ExclusionRules()
    for number in range(20):
        watch.exclusion_reason(played(number, f"a{number}", f"b{number}"))
    assert len(watch._met) == 4
    assert len(watch._late) == 4


def test_a_log_is_folded_by_the_command() -> None:
    bots = ("beginner", "club", "master")
    lines = b"\n".join(encode(played(n, "Ann", f"bot:{bots[n % 3]}")) for n in range(MIN_MATCHES))
    run = CliRunner()
    told = json.loads(run.invoke(main, ["ratings", "-", "--json"], input=lines).stdout)
    assert [one["player"] for one in told["ladders"]["line"]] == ["Ann"]
    said = run.invoke(main, ["ratings", "-"], input=lines).stdout
    assert "Line games" in said
    assert "Ann" in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{}", "line 1 is not a result"),
        ('\n{"match":"a","at":1,"pool":"line","sides":[["Ann"]],"ranks":[1]}', "two or more sides"),
        ('{"match":"a","at":1,"pool":"chess","sides":[["A"],["B"]],"ranks":[1,2]}', "'chess'"),
        ("\xff\xfe", "not UTF-8"),
    ],
)
def test_what_is_no_result_gets_one_sentence(text: str, said: str) -> None:
    raw = text.encode("latin-1")
    result = CliRunner().invoke(main, ["ratings", "-"], input=raw)
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_bots_have_the_ratings_that_the_arena_found() -> None:
    """As `python benchmarks/anchors.py` writes them; every measured level in every pool."""
    from benchmarks.anchors import made

    assert ANCHORS_FILE.read_text(encoding="utf-8") == made()
    for pool in POOLS:
        measured = [bot for bot in LEVELS if ("bot:" + bot, pool) in load_anchors()]
        assert measured == [bot for bot in LEVELS if bot != "grandmaster"]
        found = [load_anchors()["bot:" + bot, pool] for bot in measured]
        assert found == sorted(found)
        assert load_anchors()["bot:club", pool] == INITIAL_RATING
