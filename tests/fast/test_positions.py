"""Positions of the plain engine go into the kernels, also when tiles are hidden."""

import random
from typing import Any

import numpy as np
import pytest

from boneyard import fast
from boneyard.actions import Call, Catch
from boneyard.chance import Seeded
from boneyard.engine import act, legal_moves
from boneyard.events import Played
from boneyard.fast import records
from boneyard.fast.records import round_table
from boneyard.games import GAMES
from boneyard.state import State, view
from boneyard.tiles import Tile

NAMES = ["block-draw", "fours", "one-arm-joe", "cross", "five-up", "fruitominoes", "yourturn",
         "bendomino", "bendomino-all-five", "fundomino", "fundomino-teams"]  # fmt: skip


def midway(name: str, seed: int) -> tuple[State, list[Any], list[Tile]]:
    """A random position: the state, all that happened, and the tiles on the table."""
    rules: Any = GAMES[name].rules()
    dice = random.Random(seed)
    log, state = act(rules.new_match(), None, rules.deal(1, Seeded(str(seed))))
    for _ in range(dice.randrange(12)):
        moves = [one for one in legal_moves(state) if not isinstance(one[1], Call | Catch)]
        if not moves:
            break
        events, after = act(state, *dice.choice(moves))
        if not after.playing or after.reaching is not None:
            break
        log, state = log + events, after
    return state, log, [event.tile for event in log if isinstance(event, Played)]


@pytest.mark.parametrize("name", NAMES)
def test_a_packed_state_has_the_same_moves(name: str) -> None:
    for seed in range(40):
        state, _, _ = midway(name, seed)
        if not state.playing:
            continue
        game = fast.compile(state.rules)
        tables = fast.Tables(game, 1)
        tables.rounds[0] = fast.pack(game, state)
        found = set(np.flatnonzero(tables.masks()[0]).tolist())
        numbers = {fast.number_of(game, move) for _, move in legal_moves(state)} - {None}
        assert found == numbers
        assert tables.to_act[0] == state.to_act


@pytest.mark.parametrize("name", NAMES)
def test_views_are_played_on_with_hidden_tiles_guessed(name: str) -> None:
    spread = 0.0
    for seed in range(5):
        state, log, laid = midway(name, seed)
        if not state.playing:
            continue
        game = fast.compile(state.rules)
        seen = view(state.rules.new_match(), log, state.to_act)
        if laid:
            with pytest.raises(fast.CannotPack, match="must be named"):
                fast.pack(game, seen)
        position = fast.pack(game, seen, laid)[None]
        played = fast.play_on(game, position, 200, seed=seed)
        assert (played.ends > 0).all()
        spread += played.moves.std()
        again = fast.play_on(game, position, 200, seed=seed, threads=1)
        assert np.array_equal(again.points, played.points)
    assert spread > 0


def test_a_known_position_is_played_on_by_its_hands() -> None:
    state, _, _ = midway("block-draw", 3)
    game = fast.compile(state.rules)
    row = fast.pack(game, state)
    hands = round_table(row, "hands")
    for seat, hand in enumerate(state.hands):
        assert set(fast.tiles_in(game, hands[seat])) == set(hand)
    assert row[records.STOCK_END] == len(state.stock)


def test_what_cannot_be_packed_says_why() -> None:
    blind: Any = GAMES["blind"].rules()
    state = act(blind.new_match(), None, blind.deal(1, Seeded("a")))[1]
    with pytest.raises(fast.CannotPack, match="face down"):
        fast.pack(fast.compile(blind), state)
    with pytest.raises(fast.CannotPack, match="another game"):
        fast.pack(fast.compile("block-draw"), state)
    game = fast.compile("block-draw")
    with pytest.raises(fast.CannotPack, match="no player is to move"):
        fast.pack(game, game.rules.new_match())
