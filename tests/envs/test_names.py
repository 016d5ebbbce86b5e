"""Standard names of the environments: those of Gymnasium and PettingZoo, and the former ones."""

import subprocess
import sys

import gymnasium
import pytest
from pettingzoo.test import api_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from boneyard import envs
from boneyard.envs import registration
from boneyard.envs.pettingzoo import TableEnv
from boneyard.envs.solitaire_env import SolitaireEnv


def test_names_are_visible() -> None:
    assert set(dir(envs)) == set(envs.__all__)
    assert envs.TableEnv is TableEnv
    with pytest.raises(AttributeError, match="no 'Table'"):
        _ = envs.Table


@pytest.mark.parametrize(
    ("old", "new"),
    [("table", "TableEnv"), ("solitaire", "SolitaireEnv"), ("vector", "VectorEnv")],
)
def test_former_names_warn(old: str, new: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"envs.{old} is now envs.{new}"):
        assert getattr(envs, old) is getattr(envs, new)


@pytest.mark.parametrize("name", registration.SOLITAIRES)
def test_gymnasium_makes_solitaires_by_name(name: str) -> None:
    env = gymnasium.make(name)
    assert isinstance(env.unwrapped, SolitaireEnv)
    assert env.unwrapped.rules.game.name == registration.SOLITAIRES[name]
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)


@pytest.mark.kernels
def test_gymnasium_makes_tables_by_name() -> None:
    env = gymnasium.make_vec(registration.TABLES, num_envs=4, game="block-draw", players=2)
    observation, _ = env.reset(seed=1)
    assert observation["observation"].shape[0] == 4
    assert isinstance(env.unwrapped, envs.VectorEnv)
    layout = env.unwrapped.observation_layout
    assert layout == envs.TableEnv("block-draw", players=2).observation_layout
    assert max(part.stop for part in layout.values()) == observation["observation"].shape[1]


@pytest.mark.parametrize(
    "program",
    [
        "import gymnasium, boneyard.envs; gymnasium.make('boneyard/KnockOut-v0')",
        "import boneyard.envs, gymnasium; gymnasium.make('boneyard/Baronet-v0')",
        "import gymnasium; gymnasium.make('boneyard.envs:boneyard/DominoSolitaire-v0')",
    ],
)
def test_importing_the_environments_registers_them(program: str) -> None:
    """In a process of its own: other tests import them in this one."""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=300)


def test_pettingzoo_finds_what_its_games_have() -> None:
    wrapped = envs.env("block-draw", players=2)
    assert isinstance(wrapped, OrderEnforcingWrapper)
    api_test(wrapped, num_cycles=60)
    raw = envs.raw_env("block-draw", players=2)
    assert isinstance(raw, TableEnv)
    raw.reset(seed=3)
    assert raw.rng is not None
