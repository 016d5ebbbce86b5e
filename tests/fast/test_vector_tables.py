"""Tables for training: fixed numbers for moves, masks, steps, what a seat sees."""

from typing import Any

import numpy as np
import pytest

from boneyard import fast
from boneyard.fast import fields
from boneyard.fast.fields import round_table
from boneyard.games import GAMES

TABLES = [name for name, game in GAMES.items() if not game.alone]


@pytest.mark.parametrize("name", TABLES)
def test_moves_have_fixed_numbers_both_ways(name: str) -> None:
    game = fast.compile(name)
    for number in range(game.actions):
        move = fast.move_of(game, number)
        again = fast.number_of(game, move)
        assert again is not None
        assert fast.move_of(game, again) == move


def test_tables_do_not_touch_each_other() -> None:
    many, few = fast.Tables("bergen", 50, seed=9), fast.Tables("bergen", 5, seed=9)
    for tables in (many, few):
        tables.reset()
        while tables.playing.any():
            tables.step(tables.choose())
        done = np.zeros(tables.count, np.bool_)
        done[3] = True
        tables.reset(done)
        assert tables.playing[3]
        assert tables.playing.sum() == 1
    assert np.array_equal(many.rounds[:5], few.rounds)


def test_only_legal_moves_are_chosen_and_over_is_over() -> None:
    tables = fast.Tables("fundomino", 200, seed=1, players=4)
    tables.reset()
    while tables.playing.any():
        masks, actions = tables.masks(), tables.choose()
        playing = tables.playing
        assert masks[playing, actions[playing]].all()
        assert not masks[~playing].any()
        assert (actions[~playing] == -1).all()
        tables.step(actions)
    before = tables.rounds.copy()
    tables.step(np.zeros(200, np.int64))
    assert np.array_equal(tables.rounds, before)


@pytest.mark.parametrize("name", ["block-draw", "bendomino", "blind"])
def test_an_observation_shows_ones_own_hand_and_no_other(name: str) -> None:
    tables = fast.Tables(name, 30, seed=2)
    tables.reset()
    for _ in range(6):
        tables.step(tables.choose())
    game, layout = tables.game, tables.layout
    hands = round_table(tables.rounds, "hands")
    for seat in range(2):
        seen = tables.observations(seat)
        assert seen.shape == (30, layout["way"].stop)
        for table in range(30):
            held: Any = set(fast.tiles_in(game, hands[table, seat]))
            shown = {game.rules.tiles[n] for n in np.flatnonzero(seen[table, layout["hand"]])}
            assert shown == (set() if game.rules.game.combined_twists.face_down else held)
            assert seen[table, layout["counts"]][0] == len(held)
    other = tables.observations(0).copy()
    # What the other seat holds must make no difference.
    tables.rounds[:, fields.ROUND_TABLES["hands"][0]][:, 3] = 0
    assert np.array_equal(tables.observations(0), other)
