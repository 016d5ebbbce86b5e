"""The examples that learn run, and learning changes what they play."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from support.paths import ROOT

EXAMPLE = ROOT / "examples" / "learn_draw.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    return load(EXAMPLE)


def load(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_it_learns_from_its_own_rounds_and_meets_a_bot(
    example: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in {"TABLES": 24, "STEPS": 40, "HIDDEN": 8, "BATCH": 64}.items():
        monkeypatch.setattr(example, name, value)
    learner = example.Learner(1)
    before = [one.copy() for one in learner.policy.weights]
    rows = learner._played()
    # A decision is paid with what the round brought, and there was something to decide.
    assert len(rows["paid"]) > 100
    assert (rows["mask"].sum(axis=1) > 1).all()
    assert (rows["mask"][np.arange(len(rows["paid"])), rows["action"]] == 1).all()
    learner.round()
    assert all(
        (one != other).any() for one, other in zip(before, learner.policy.weights, strict=True)
    )
    monkeypatch.setattr("sys.argv", ["learn_draw.py", "--seconds", "0", "--deals", "1"])
    example.main()
    assert "club" in capsys.readouterr().out


class VecEnv:
    """As much of Stable-Baselines3's class as the example uses: the real one brings torch."""

    def __init__(self, count: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space = count, observation_space
        self.action_space = action_space


def test_tables_for_stable_baselines3_play_and_are_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = ("sb3_contrib", "stable_baselines3", "stable_baselines3.common",
             "stable_baselines3.common.vec_env",
             "stable_baselines3.common.vec_env.base_vec_env")  # fmt: skip
    for name in names:
        module: Any = ModuleType(name)
        module.MaskablePPO = module.VecEnvStepReturn = object
        module.VecEnv = VecEnv
        monkeypatch.setitem(sys.modules, name, module)
    example = load(ROOT / "examples" / "learn_sb3.py")
    tables = example.Tables(50, seed=1)
    seen = tables.reset()
    ends = 0
    for _ in range(40):
        masks = np.stack(tables.env_method("action_masks"))
        assert masks.any(axis=1).all()
        tables.step_async(masks.argmax(axis=1))
        seen, rewards, over, infos = tables.step_wait()
        assert seen.shape == (50, *tables.observation_space.shape)
        assert {at for at, info in enumerate(infos) if info} == set(np.flatnonzero(over))
        assert (rewards[~over] == 0).all()
        ends += over.sum()
    assert ends == tables.rounds > 50
    share, give = example.measure(None, 3000)
    assert 0.3 < share - give < share + give < 0.45  # docs/learning.md: 35.9 %
