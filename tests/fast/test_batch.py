"""Rounds by the thousand: the same whatever the batch, fair, and true to independent figures."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from boneyard import fast
from boneyard.core.actions import Hit
from boneyard.engine import act
from boneyard.fast import batch
from boneyard.rules.game import State

DRAW = {"players": 2, "hand": 7, "lead": "highest"}


def same(one: fast.Rounds, two: fast.Rounds) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))


@pytest.mark.parametrize("name", ["block-draw", "fundomino"])
def test_results_depend_on_seed_and_number_alone(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = fast.compile(name)
    whole = fast.play_rounds(game, 300, seed=7, threads=1)
    assert same(fast.play_rounds(game, 100, seed=7, first=200),
                fast.Rounds(*(field[200:] for field in whole)))  # fmt: skip
    monkeypatch.setattr(batch, "CHUNK_ROUNDS", 7)
    assert same(fast.play_rounds(game, 300, seed=7, threads=3), whole)
    assert not same(fast.play_rounds(game, 300, seed=8), whole)


def test_draw_agrees_with_independent_figures() -> None:
    rounds = 400_000
    played = fast.play_rounds(fast.compile("block-draw", **DRAW), rounds, seed=2)
    blocked = played.ends == 2
    best = played.points.max(axis=1)
    assert played.plays.mean() == pytest.approx(18.374, abs=0.03)
    assert blocked.mean() == pytest.approx(0.1741, abs=0.003)
    assert best.mean() == pytest.approx(16.62, abs=0.08)
    assert (played.winners == 0).mean() == pytest.approx(0.0053, abs=0.0006)


@pytest.mark.parametrize("name", ["block-draw", "five-up", "bendomino", "fundomino", "blind"])
def test_a_log_replays_in_the_plain_engine(name: str) -> None:
    game = fast.compile(name, players=3)
    played = fast.play_rounds(game, 20, seed=3, log=400)
    tables = fast.Tables(game, 20, seed=3)
    tables.streams[:] = np.arange(20)
    tables.rounds[:, 1] = np.arange(20)
    tables.reset()
    for number in range(20):
        start = replace(game.rules.new_match(), round=number)
        state: State = act(start, None, fast.deal_of(game, tables.rounds[number]))[1]
        for code in played.logs[number].tolist():
            if state.playing:
                move = fast.logged(game, code)
                state = act(state, None if isinstance(move, Hit) else state.to_act, move)[1]
        assert not state.playing
        assert list(state.points) == played.points[number].tolist()


def test_the_heaviest_tile_first_leaves_less_in_the_hand() -> None:
    game = fast.compile("block-draw", **DRAW)
    anyhow = fast.play_rounds(game, 20_000, seed=4).points.sum(axis=1).mean()
    heaviest = fast.play_rounds(game, 20_000, seed=4, policy="heaviest").points.sum(axis=1).mean()
    assert heaviest < anyhow - 1


def test_a_seed_may_be_any_64_bits() -> None:
    game = fast.compile("block-draw")
    for seed in (-(2**63), 2**63 - 1):
        assert len(fast.play_rounds(game, 3, seed=seed).ends) == 3


def test_every_opening_seat_leads_as_often() -> None:
    game: Any = fast.compile("fours")
    tables = fast.Tables(game, 8_000, seed=5)
    tables.reset()
    share = np.bincount(tables.to_act, minlength=4) / 8_000
    assert share == pytest.approx([0.25] * 4, abs=0.03)
