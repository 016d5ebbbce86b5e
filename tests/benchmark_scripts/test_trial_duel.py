"""benchmarks/trial_duel.py: what players in the kernels have seen is what those at a table have."""

import random

import numpy as np
import pytest

from benchmarks.trial_duel import Arena, Raw, options_of, starts, way_of
from boneyard import fast
from boneyard.core.chance import Seeded
from boneyard.core.events import Event
from boneyard.core.position import view
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.fast import fields
from boneyard.fast.belief import Belief
from boneyard.fast.fields import round_table
from boneyard.fast.kernels.likelihood import TURN_FLAGS


@pytest.mark.parametrize("name", ["block-draw", "all-fives", "five-up", "latin", "dominican"])
def test_a_raw_round_notes_what_a_seat_has_seen(name: str) -> None:
    rules = options_of(name, [])
    game, dice = fast.compile(rules), random.Random(name)
    events, state = act(rules.new_match(), None, rules.deal(1, Seeded(name)))
    log: list[Event] = [*events]
    raw = Raw(game, 0, [0] * rules.sides, 1)
    raw.tables.rounds[0] = fast.pack(game, state)
    raw.dealt, raw.steps = round_table(raw.row, "hands").copy(), []
    way = way_of(game, "now", 20)
    while state.turn is not None:
        for seat in range(rules.players):
            seen = Belief(game, view(rules.new_match(), log, seat), seat)
            # The last column is of trains alone.
            noted = raw.belief(seat, way).steps
            assert noted[:, :TURN_FLAGS].tolist() == seen.steps[:, :TURN_FLAGS].tolist()
        moves = [one for one in legal(state, state.turn) if fast.number_of(game, one) is not None]
        move = dice.choice(moves)
        number = fast.number_of(game, move)
        assert number is not None
        events, state = act(state, state.turn, move)
        log += events
        raw.move(number)
    assert len(raw.steps) > 4
    assert raw.row[fields.END] != fields.PLAYING


def test_a_belief_of_a_raw_round_knows_no_other_hand() -> None:
    game = fast.compile(options_of("block-draw", []))
    raw, way = Raw(game, 3, [0, 0], 1), way_of(game, "now", 20)
    position = raw.belief(0, way).position[0]
    assert not round_table(position, "hands")[1:].any()
    assert (round_table(position, "hands")[0] == round_table(raw.row, "hands")[0]).all()


def test_who_thinks_alike_comes_to_one_half() -> None:
    game = fast.compile(options_of("block-draw", []))
    way = way_of(game, "now", 10)
    arena = Arena(game, (way, way), 1)
    for number in range(3):
        arena.play(number)
    assert np.allclose(arena.shares, 0.5)
    assert arena.won == [0.5] * 3
    assert len(starts(game, 1)) > 100
