"""Manners: a small leaning among moves that are as good as one another, and nothing more."""

import random
from typing import Any

import numpy as np
import pytest

from boneyard.bots import styles as leaning_to
from boneyard.bots.characters import find_character, pick_free_name
from boneyard.bots.levels import EXPERT, get_level
from boneyard.bots.registry import BOTS, LEVELS, STYLES, choose, level_of, style_of, styles_of
from boneyard.bots.search import Search
from boneyard.bots.styles import NEAR_BEST_CHANCE, choose_by_style
from boneyard.core.actions import Play, parse
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.server.games.setup_form import assign_manners
from support.bot_positions import after, shuffled
from support.seen_rounds import moments, seen_at

#: Seat 1 may play any of its four tiles on the double six.
HANDS = "6-6 1-1 2-2|6-5 6-0 5-4 5-1 4-1 3-3"


def test_a_level_has_its_name_with_each_manner_and_only_with_those() -> None:
    assert tuple(STYLES) == leaning_to.STYLES
    assert [name for name in BOTS if ":" in name] == []
    for level in LEVELS:
        for manner in (*STYLES, "rude", ""):
            assert (f"{level}:{manner}" in BOTS) == (manner in styles_of(level))
    assert styles_of("beginner") == styles_of("random") == []
    bold = BOTS["expert:bold"]
    assert (bold.title, level_of(bold.name), style_of(bold.name)) == ("Ravi", "expert", "bold")
    assert get_level("expert:bold").style == "bold"
    assert pick_free_name("expert:bold", ["Ravi"]) == "Noor"
    assert find_character("expert:bold", "Noor") == find_character("expert", "Noor")


@pytest.mark.parametrize(
    ("manner", "chosen"),
    [("careful", "6-5@1"), ("bold", "6-5@1"), ("", "6-0@1")],
)
def test_a_manner_leans_among_moves_that_are_given(manner: str, chosen: str) -> None:
    seen = after(GAMES["block-draw"].rules(players=2), HANDS, "6-6", 1)
    moves = [parse("6-0@1"), parse("6-5@1")]
    assert str(choose_by_style(manner, seen, 1, moves)) == chosen


@pytest.mark.parametrize("manner", ["blocking", "counting"])
def test_others_are_left_ends_of_which_most_is_in_hand(manner: str) -> None:
    seen = after(GAMES["block-draw"].rules(players=2), HANDS, "6-6", 1)
    assert str(choose_by_style(manner, seen, 1, [parse("6-0@1"), parse("6-5@1")])) == "6-5@1"


def test_where_plays_make_points_care_is_not_for_heavy_tiles() -> None:
    seen = after(GAMES["all-fives"].rules(players=2), "5-5 1-1 2-2|5-6 5-0 0-4 0-1", "5-5", 1)
    assert str(choose_by_style("careful", seen, 1, [parse("5-6@1"), parse("5-0@1")])) == "5-0@1"


@pytest.mark.parametrize("name", ["all-fives", "fundomino"])
def test_what_is_chosen_is_within_a_hair_and_told_by_no_hidden_tile(name: str) -> None:
    rules: Any = GAMES[name].rules()
    differed = 0
    for seed in range(2):
        for state, log in [*moments(rules, seed)][2::3]:
            seat = state.to_act
            assert seat is not None
            seen, moves = seen_at(state, log, seat), legal(state, seat)
            if sum(isinstance(move, Play) for move in moves) < 2:
                continue
            thought = Search(seen, seat, moves, random.Random(seed)).run(EXPERT.budget)
            close = thought.near_best
            assert close[0] == thought.moves[thought.best]
            wins = [float(thought.wins[thought.moves.index(one)]) for one in close]
            assert min(wins) >= wins[0] - NEAR_BEST_CHANCE - 1e-9
            other = seen_at(state, shuffled(log, seat, random.Random(seed)), seat)
            for bot in ("club:careful", "casual:blocking"):
                told = {choose(bot, each, seat, random.Random(1)) for each in (seen, other)}
                assert len(told) == 1
            ranked = np.argsort(
                [
                    -leaning_to.TableAfterPlay(seen, seat, one).unseen_fitting
                    for one in close
                    if isinstance(one, Play)
                ]
            )
            differed += len(ranked) > 1
    assert differed, "there is never anything to lean to"


def test_at_one_table_each_may_have_another_manner() -> None:
    seats = ["person", "club", "club", "beginner", "club", "club", "club", "open"]
    mixed = assign_manners(seats, "mixed")
    own = [style_of(one) for one in mixed if level_of(one) == "club"]
    assert own == ["careful", "bold", "blocking", "counting", "careful"]
    assert [mixed[at] for at in (0, 3, 7)] == ["person", "beginner", "open"]
    assert assign_manners(seats, "") == seats
    assert assign_manners(["person", "expert:bold"], "careful") == ["person", "expert:bold"]
