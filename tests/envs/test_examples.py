"""The example that learns runs, and learning changes what it plays."""

import importlib.util
from typing import Any

import numpy as np
import pytest

from support.paths import ROOT

EXAMPLE = ROOT / "examples" / "learn_draw.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    spec = importlib.util.spec_from_file_location("learn_draw", EXAMPLE)
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
