"""Duplicate: the same luck for all, and a comparison in which luck is left out."""

import itertools
from collections import Counter
from datetime import date, timedelta

import pytest

from boneyard.arena.duel import deal_chance, play_reference
from boneyard.duplicate import daily_deals, deal_sets, match_points
from boneyard.duplicate.deal_sets import DealSet
from boneyard.duplicate.match_points import (
    DealPlay,
    FieldChoice,
    compute_standings,
    find_divergences,
)
from boneyard.engine import start
from boneyard.games import GAMES

KEY = b"a key of the house"
DAY = date(2026, 11, 17)


def a_set(game: str = "block-draw", **more: object) -> DealSet:
    options = deal_sets.prepare_options(game, {}, 4)
    return DealSet(id="some", game=game, options=options, secret=b"secret", deals=4, **more)  # type: ignore[arg-type]


def test_games_take_turns_and_sunday_is_always_the_same() -> None:
    days = [DAY + timedelta(days=at) for at in range(7 * 60)]
    games = [daily_deals.game_of_day(day) for day in days]
    assert {game for day, game in zip(days, games, strict=True) if day.weekday() == 6} == {"latin"}
    others = Counter(game for game in games if game != "latin")
    assert set(others) == set(daily_deals.daily_rotation()) - {"latin"}
    assert max(others.values()) - min(others.values()) <= 1
    assert all(one != two for one, two in itertools.pairwise(games))


def test_a_day_is_fixed_and_tells_nothing_of_another() -> None:
    one, again = daily_deals.daily_set(KEY, DAY), daily_deals.daily_set(KEY, DAY)
    assert one == again
    assert one.closes is not None
    assert one.closes - one.opens == 24 * 3600 * 1000
    assert daily_deals.utc_day(one.opens) == DAY == daily_deals.utc_day(one.closes - 1)
    assert one.secret != daily_deals.daily_set(KEY, DAY + timedelta(days=1)).secret
    assert len({one.derive_secret(deal)[0] for deal in range(10)} | {one.secret}) == 11
    assert one.secret.hex() not in repr(one)


@pytest.mark.parametrize("text", ["", "today", "2026-1-1", "20261117", "2025-12-31"])
def test_what_names_no_day(text: str) -> None:
    assert daily_deals.parse_day(text) is None


@pytest.mark.parametrize("game", daily_deals.daily_rotation())
def test_a_deal_is_one_round(game: str) -> None:
    options = deal_sets.prepare_options(game, {}, 1)
    rules = GAMES[game].rules(**options)
    assert not rules.alone
    goal = rules.game.goal
    assert goal.single or getattr(goal, "rounds", 0) == 1


@pytest.mark.parametrize(("game", "deals"), [("baronet", 4), ("fundomino", 4), ("bergen", 33)])
def test_what_is_no_duplicate(game: str, deals: int) -> None:
    with pytest.raises(deal_sets.DuplicateError):
        deal_sets.prepare_options(game, {}, deals)


def test_seats_go_round() -> None:
    pairs = a_set("latin")
    assert [pairs.player_seat(deal) for deal in range(5)] == [0, 1, 2, 3, 0]


def test_who_does_the_same_meets_the_same() -> None:
    some = a_set(level="casual")  # whose dice matter
    plays = [play_reference(some, deal, "heavy") for deal in range(4)]
    assert plays == [play_reference(some, deal, "heavy") for deal in range(4)]
    hands = [start(some.rules, deal_chance(some, deal)).hands for deal in range(4)]
    assert len(set(map(tuple, hands))) == 4
    others = DealSet(id="other", game=some.game, options=some.options, secret=b"secret", deals=4)
    assert start(others.rules, deal_chance(others, 0)).hands != hands[0]


def test_dice_are_thrown_anew_for_every_move() -> None:
    luck = deal_chance(a_set(), 0)
    thrown = {deal_sets.bot_seed(luck, 1, seat, made) for seat in range(4) for made in range(50)}
    assert len(thrown) == 200
    assert deal_sets.bot_seed(luck, 1, 2, 3) == deal_sets.bot_seed(deal_chance(a_set(), 0), 1, 2, 3)


def test_match_points() -> None:
    assert match_points.compute_match_points([30, -5, 10, 10]) == pytest.approx([1, 0, 0.5, 0.5])
    assert match_points.compute_match_points([7, 7, 7]) == [0.5, 0.5, 0.5]
    assert match_points.compute_match_points([3]) == [None]
    assert match_points.compute_match_points([]) == []


def test_points_may_be_bad() -> None:
    kozel, block = GAMES["kozel"].rules(), GAMES["block-draw"].rules()
    assert match_points.compute_margin(kozel, 10, 30) == 20
    assert match_points.compute_margin(block, 10, 30) == -20


def test_what_is_not_played_counts_nothing() -> None:
    found = compute_standings([{0: 5, 1: -5}, {0: 1}, {2: 3, 1: 3}])
    assert [(one.who, one.place, one.played, one.ahead) for one in found] == [
        (0, 1, 2, 6), (1, 2, 2, -2), (2, 2, 1, 3),
    ]  # fmt: skip
    assert found[0].share == pytest.approx(0.5)


def test_where_the_field_parted() -> None:
    own = DealPlay(("6-6", "6-1>1", "pass"), -3)
    field = [
        own,
        DealPlay(("6-6", "6-2>1", "1-1>2"), 12),
        DealPlay(("6-6", "6-2>1", "2-2>2"), 6),
        DealPlay(("6-5", "6-1>1", "draw"), 1),
    ]
    lead, second = find_divergences(own, field, DealPlay(("6-6", "6-3>2"), 20))
    assert (lead.move_number, second.move_number) == (0, 1)
    assert lead.choices == (
        FieldChoice("6-6", 3, 5.0, by_reference=True, is_own=True), FieldChoice("6-5", 1, 1.0),
    )  # fmt: skip
    assert second.choices == (
        FieldChoice("6-2>1", 2, 9.0),
        FieldChoice("6-1>1", 1, -3.0, is_own=True),
        FieldChoice("6-3>2", 0, 0.0, True),
    )
    assert find_divergences(own, [own], None) == []
