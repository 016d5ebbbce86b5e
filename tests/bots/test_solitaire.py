"""Players of games for one know what lies open, and nothing that lies face down."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from boneyard.bots.hints import hints
from boneyard.bots.solitaire import (
    SAMPLED_ARRANGEMENTS,
    choose_solitaire,
    plan_moves,
    sample_arrangements,
)
from boneyard.core.chance import Seeded
from boneyard.core.events import Revealed, SetOut
from boneyard.core.position import fold
from boneyard.core.redaction import redact
from boneyard.core.tiles import tile_from_halves
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.games import get_game
from boneyard.i18n.translator import english
from boneyard.solitaire.domino_solitaire import Column, ColumnsState


def dealt(seed: int) -> tuple[ColumnsState, ColumnsState]:
    """A deal, and what is seen of it."""
    rules: Any = get_game("domino-solitaire").rules()
    events, state = act(rules.new_match(), None, rules.deal(1, Seeded(str(seed))))
    assert isinstance(state, ColumnsState)
    return state, fold(rules.new_match(), [redact(event, 0) for event in events])


def otherwise(state: ColumnsState, seed: int) -> ColumnsState:
    """The same to look at, with other tiles face down, also in what the position remembers."""
    down = [laid for column in state.columns for laid in column.down]
    random.Random(seed).shuffle(down)
    tiles = iter(down)
    columns = tuple(Column(tuple(next(tiles) for _ in one.down), one.up) for one in state.columns)
    first, *rest = state.layout_events
    assert isinstance(first, SetOut)
    return replace(
        state, columns=columns, layout_events=(replace(first, rows=first.rows[::-1]), *rest)
    )


@pytest.mark.parametrize("seed", range(3))
def test_tiles_face_down_change_no_choice(seed: int) -> None:
    state, view = dealt(seed)
    chosen = choose_solitaire(view, 1.0, random.Random(1))
    assert chosen in legal(view, 0)
    assert choose_solitaire(state, 1.0, random.Random(1)) == chosen


def test_arrangements_look_the_same_and_know_nothing() -> None:
    state, view = dealt(5)
    found = sample_arrangements(view)
    assert len(found) == SAMPLED_ARRANGEMENTS
    assert found == [
        replace(one, layout_events=view.layout_events)
        for one in sample_arrangements(otherwise(state, 3))
    ], "what lies face down was looked at"
    for one in found:
        assert isinstance(one, ColumnsState)
        assert [column.up for column in one.columns] == [column.up for column in view.columns]
        everything = [laid for column in one.columns for laid in (*column.down, *column.up)]
        assert None not in everything
        tiles = [tile_from_halves(*laid) for laid in everything if laid is not None]
        assert sorted(map(str, tiles)) == sorted(map(str, view.rules.tiles))
    assert len({str(one.columns) for one in found if isinstance(one, ColumnsState)}) > 1


def test_a_plan_is_followed_until_a_tile_is_turned_up() -> None:
    state, view = dealt(2)
    plan = plan_moves(view, 1.0)
    assert len(plan) >= 1
    for at, move in enumerate(plan):
        assert choose_solitaire(view, 1.0, random.Random(at)) == move
        events, state = act(state, 0, move)
        view = fold(view, [redact(event, 0) for event in events])
    assert any(isinstance(event, Revealed) for event in events)


def test_a_whole_game_comes_to_an_end() -> None:
    state, view = dealt(7)
    moves = 0
    while state.playing:
        move = choose_solitaire(view, 0.25, random.Random(moves))
        assert move is not None
        events, state = act(state, 0, move)
        view = fold(view, [redact(event, 0) for event in events])
        moves += 1
    assert moves < 500


def test_a_hint_says_that_tiles_were_guessed() -> None:
    _, view = dealt(1)
    best = hints(view, 0, random.Random(1))[0]
    assert best.move in legal(view, 0)
    assert any("face down" in english(why) for why in best.reasons)
