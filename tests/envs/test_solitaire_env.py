"""The games for one as Gymnasium environments."""

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from boneyard import envs
from boneyard.games import GAMES

ALONE = [name for name, game in GAMES.items() if game.alone]


def played(env: Any, seed: int) -> list[Any]:
    """Play at random until it is over; give what every step gave."""
    seen, _ = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    steps: list[Any] = []
    while not steps or not (steps[-1][2] or steps[-1][3]):
        steps.append(env.step(int(dice.choice(np.flatnonzero(seen["action_mask"])))))
        seen = steps[-1][0]
    return steps


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", ALONE)
def test_every_game_passes_gymnasiums_test(name: str) -> None:
    check_env(envs.SolitaireEnv(name, render_mode="ansi"))


def test_what_lies_face_down_is_not_observed() -> None:
    env, dice = envs.SolitaireEnv("domino-solitaire"), random.Random(1)
    env.reset(seed=1)
    hidden: list[Any] = [laid for one in env.table.columns for laid in one.down]  # type: ignore[attr-defined]
    before = env.encoder.encode(env.table)
    dice.shuffle(hidden)
    other = env.table.with_hidden_tiles(iter(hidden))
    assert other != env.table
    assert (env.encoder.encode(other) == before).all()


@pytest.mark.parametrize("name", ALONE)
def test_rewards_say_what_was_reached(name: str) -> None:
    tiles, wins = envs.SolitaireEnv(name, reward="tiles"), envs.SolitaireEnv(name)
    tiles.reset(seed=2)
    begun = tiles.table.hand_counts[0]
    total = sum(step[1] for step in played(tiles, 2))
    assert total == begun - tiles.table.hand_counts[0]
    steps = played(wins, 2)
    assert sum(step[1] for step in steps) == bool(wins.table.winners)
    assert steps[-1][4]["won"] == bool(wins.table.winners) if steps[-1][2] else steps[-1][3]


def test_it_is_cut_off_and_refuses_with_a_sentence() -> None:
    env = envs.SolitaireEnv("domino-solitaire", max_steps=3, illegal="refuse")
    steps = played(env, 1)
    assert [step[3] for step in steps] == [False, False, True]
    # A game that is cut off has a result too: it isn't won.
    assert steps[-1][4] == {"won": False, "left": env.table.hand_counts[0]}
    with pytest.raises(envs.EnvError, match="illegal action"):
        env.step(int(env._observation()["action_mask"].argmin()))
    env = envs.SolitaireEnv("knock-out")
    played(env, 1)
    with pytest.raises(envs.EnvError, match="episode is over"):
        env.step(0)
    with pytest.raises(envs.EnvError, match=r"envs\.TableEnv"):
        envs.SolitaireEnv("bergen")


def test_it_is_drawn() -> None:
    env = envs.SolitaireEnv("baronet", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape[2] == 3
    assert picture.std() > 0
