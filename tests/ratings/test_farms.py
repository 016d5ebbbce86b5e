"""Ratings that somebody farms with sock puppets: it brings little, and no place on a list."""

import random

import pytest

from benchmarks import rating_farms
from benchmarks.rating_farms import FARMS, Farm, bots_of, farmed, league, names
from boneyard.ratings import POOLS, RatingModel, Result, anti_farming, load_anchors
from boneyard.ratings.anti_farming import (
    FULL_WEIGHT_RESULTS,
    HALF_LIFE_MS,
    MAX_PAIRS,
    REQUIRED_LINKS,
    RepeatedOpponents,
)
from boneyard.ratings.exclusions import LATE_WINDOW_MATCHES, MAX_LATE_MATCHES, MIN_MOVES
from boneyard.ratings.player_rating import (
    INITIAL_DEVIATION,
    INITIAL_RATING,
    MAX_SHOWN_DEVIATION,
    MIN_MATCHES,
)
from boneyard.ratings.pools import Pool
from boneyard.ratings.results import BOT_PREFIX
from support.rating_results import DAY, played


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let farms run for three weeks: by then the most has been got."""
    monkeypatch.setattr(rating_farms, "WEEKS", 3)


@pytest.mark.slow
@pytest.mark.parametrize("farm", FARMS, ids=lambda farm: farm.__name__)
@pytest.mark.parametrize("pool", POOLS)
def test_what_a_farm_brings_stays_below_expert(short: None, farm: Farm, pool: Pool) -> None:
    for puppets in (5, 20):
        assert farmed(farm, pool, puppets).farmed < bots_of(pool)["expert"]


@pytest.mark.slow
def test_a_hundred_puppets_bring_no_more_than_twenty(short: None) -> None:
    for farm in (rating_farms.lose, rating_farms.lose_to_masters_first):
        few, many = (farmed(farm, "line", puppets) for puppets in (20, 100))
        assert many.farmed == pytest.approx(few.farmed, abs=5)
        assert many.farmed < bots_of("line")["expert"]


@pytest.mark.slow
def test_an_honest_league_is_ranked_by_strength_and_listed() -> None:
    correlation, listed = league("line", people=150, each=60, share=0.2, seed=1)
    assert correlation >= 0.9
    assert listed >= 0.95


def test_a_match_of_people_counts_once_both_sides_have_moved() -> None:
    book = RatingModel()
    for number, moves in enumerate(((0, 0), (MIN_MOVES, MIN_MOVES - 1), (MIN_MOVES - 1, 90))):
        book.add([played(number, "Ann", f"puppet {number}", moves=moves)])
    assert [*book.excluded.values()] == ["short"] * 3
    assert book.rating_of("Ann", "line").rating == INITIAL_RATING
    book.add([played(3, "Ann", "Bob", moves=(MIN_MOVES, MIN_MOVES))])
    assert book.rating_of("Ann", "line").rating > INITIAL_RATING
    # Results of before that was counted still count, and a loss to a bot can't be dodged.
    for more in (played(4, "Ann", "Cleo"), played(5, "Ann", "bot:club", won=-1, moves=(0, 0))):
        before = book.rating_of("Ann", "line")
        book.add([more])
        assert book.rating_of("Ann", "line").matches == before.matches + 1


def test_matches_that_are_too_short_use_up_nothing_but_the_patience_with_who_quits() -> None:
    book = RatingModel()
    for number in range(MAX_LATE_MATCHES):
        book.add([played(number, "Ann", f"p{number}", won=-1, moves=(1, 1), late=("Ann",))])
    assert set(book.excluded.values()) == {"short"}
    book.add([played(LATE_WINDOW_MATCHES, "Ann", "Bob", moves=(MIN_MOVES, MIN_MOVES))])
    assert [*book.excluded.values()][-1] == "late"


def test_repeated_results_against_the_same_person_count_less_and_less() -> None:
    repeats = RepeatedOpponents()
    found = [
        repeats.note(played(0, "Ann", "Bob", match=f"{n}", at=n))["Ann"]
        for n in range(FULL_WEIGHT_RESULTS + 5)
    ]
    assert found[:FULL_WEIGHT_RESULTS] == [1.0] * FULL_WEIGHT_RESULTS
    assert found[FULL_WEIGHT_RESULTS:] == sorted(found[FULL_WEIGHT_RESULTS:], reverse=True)
    assert found[-1] == pytest.approx(FULL_WEIGHT_RESULTS / (FULL_WEIGHT_RESULTS + 5), rel=1e-3)
    # Somebody else counts fully, as do bots; and what is long ago is forgotten.
    assert repeats.note(played(1, "Ann", "Cleo"))["Ann"] == 1.0
    assert repeats.note(played(1, "Ann", "bot:club")) == {}
    assert repeats.note(played(0, "Bob", "Ann", at=20 * HALF_LIFE_MS))["Ann"] == 1.0


def test_pairs_that_are_remembered_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anti_farming, "MAX_PAIRS", 5)
    repeats = RepeatedOpponents()
    for number in range(20):
        repeats.note(played(number, "Ann", f"puppet {number}"))
    assert len(repeats._load) == 5
    assert MAX_PAIRS >= 100_000


def test_people_are_listed_when_different_opponents_connect_them_to_bots() -> None:
    def listed(book: RatingModel) -> list[str]:
        return [player for player, _ in book.iter_leaderboard("line")]

    book, number = RatingModel(load_anchors()), 0
    # A ring of people who only play each other, with honest results, is connected to nothing.
    dice = random.Random(4)
    people = [f"p{at}" for at in range(8)]
    for number in range(400):
        one, other = dice.sample(people, 2)
        book.add([played(number, one, other, won=dice.choice((1, -1)), moves=(9, 9))])
    assert book.rating_of("p0", "line").matches >= MIN_MATCHES
    assert book.rating_of("p0", "line").doubt <= MAX_SHOWN_DEVIATION
    assert listed(book) == []
    # Three of them play three bots each: they are connected, and whoever meets them is.
    for one in people[:REQUIRED_LINKS]:
        for bot in ("beginner", "club", "master"):
            number += 1
            book.add([played(number, one, BOT_PREFIX + bot, won=0, moves=(9, 9))])
    assert sorted(listed(book)) == people[:REQUIRED_LINKS]
    for other in people[:REQUIRED_LINKS]:
        number += 1
        book.add([played(number, "p7", other, won=0, moves=(9, 9))])
    assert sorted(listed(book)) == [*people[:REQUIRED_LINKS], "p7"]
    assert len(book._linked["p7", "line"]) == REQUIRED_LINKS, (
        "no more are remembered than are needed"
    )


def test_bots_confirm_what_people_say() -> None:
    """Who beats bots as often as an expert does is lifted by people as before."""
    proved, unproved = RatingModel(load_anchors()), RatingModel(load_anchors())
    for number in range(40):
        won = 1 if number % 2 else -1
        proved.add([played(8 * number, "Ann", "bot:expert", won=won, moves=(9, 9))])
    for number, book in enumerate((proved, unproved)):
        for puppet in names(60):
            book.add([played(400 + number, "Ann", puppet, match=puppet, moves=(9, 9))])
    expert = bots_of("line")["expert"]
    assert unproved.rating_of("Ann", "line").rating < (INITIAL_RATING + expert) / 2 + 1
    assert proved.rating_of("Ann", "line").rating > expert
    # Losses count fully, wherever somebody is.
    before = unproved.rating_of("Ann", "line").rating
    unproved.add([played(500, "Ann", "Bob", won=-1, moves=(9, 9))])
    assert unproved.rating_of("Ann", "line").rating < before - 10


def test_a_copy_goes_on_to_the_same_numbers() -> None:
    def no_one(player: str, result: Result, standing: object) -> None:
        return None

    dice = random.Random(5)
    players = ["Ann", "Bob", "Cleo", "bot:casual", "bot:club", "bot:master"]
    results = []
    for number in range(80):
        one, other = dice.sample(players[:3], 2)
        against = dice.choice(players[3:]) if number % 2 else other
        results.append(played(number, one, against, won=dice.choice((1, -1))))
    whole, half = RatingModel(load_anchors()), RatingModel(load_anchors())
    whole.add(results)
    half.add(results[:40])
    kept = half.copy(no_one)
    half.add([played(40 * DAY, "Ann", "Bob")])  # what comes after a copy doesn't change it
    kept.add(results[40:])
    assert [*kept.iter_leaderboard("line")] == [*whole.iter_leaderboard("line")] != []
    assert kept.rating_of("Bob", "line") == whole.rating_of("Bob", "line")
    assert kept.rating_of("Bob", "line").doubt < INITIAL_DEVIATION
