"""benchmarks/calibration.py and benchmarks/manners.py: what they count, keep and draw."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks import calibration, manners
from boneyard.drawing import charts


def test_a_chance_is_put_to_its_tenth_with_what_was_won() -> None:
    sums = calibration.sums_of([(0.72, 1.0), (0.66, 0.0), (0.28, 0.0), (1.0, 1.0)])
    assert sums[7].tolist() == pytest.approx([2, 1.38, 1])
    assert sums[3].tolist() == pytest.approx([1, 0.28, 0])
    assert sums[10].tolist() == [1, 1, 1]
    assert sums[:, 0].sum() == 4


def test_positions_of_one_match_are_not_as_good_as_those_of_many() -> None:
    """As many positions, of few matches or of many: the interval tells the difference."""
    dice = np.random.default_rng(1)
    few = [calibration.sums_of([(0.7, float(dice.random() < 0.7))] * 50) for _ in range(1)]
    few += [calibration.sums_of([(0.7, won)] * 50) for won in (1.0, 1.0, 0.0)]
    many = [calibration.sums_of([(0.7, float(at % 10 < 7))]) for at in range(200)]
    (rough,), (sure,) = calibration.tenths_of(few), calibration.tenths_of(many)
    assert rough["positions"] == sure["positions"] == 200
    wide, narrow = (one["won_interval"][1] - one["won_interval"][0] for one in (rough, sure))
    assert wide > 3 * narrow
    low, high = sure["won_interval"]
    assert low < 0.7 < high
    assert sure["told"] == pytest.approx(0.7)
    assert sure["gap_interval"][0] < 0 < sure["gap_interval"][1]


def test_it_plays_keeps_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--within", "0.01", "--worlds", "2", "--only", "all-fives", "--docs", str(tmp_path)]
    assert calibration.main([*words, "--keep"]) == 0
    assert "All Fives: 1 matches" in capsys.readouterr().out
    kept: dict[str, Any] = json.loads((tmp_path / "data" / "calibration.json").read_text())
    (game,) = kept["games"]
    assert game["positions"] == sum(one["positions"] for one in game["tenths"]) > 5
    # A match is won by one of two: what both were told of it can't all have come true.
    assert {one["won"] for one in game["tenths"]} != {1.0}
    drawn = (tmp_path / "pictures" / "calibration.svg").read_text()
    assert drawn.count('<circle class="bar"') == len(game["tenths"])
    assert "prefers-color-scheme: dark" in drawn
    with pytest.raises(SystemExit):
        calibration.main(["--within", "1", "--only", "chess"])


def test_squares_show_shares_against_shares() -> None:
    drawn = charts.render_squares(
        "T", [("a & b", [(0.5, 0.4, 0.5, 0.7)]), ("c", [])], up="won", note="n"
    )
    assert "a &amp; b" in drawn
    assert drawn.count('class="even"') == 2
    (line,) = [one for one in drawn.splitlines() if 'class="range"' in one]
    ends = [float(line.split(f'{name}="')[1].split('"')[0]) for name in ("y1", "y2")]
    assert ends[0] > ends[1], "more is higher up"


def test_a_manner_that_changes_nothing_comes_to_just_one_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(manners, "choose_by_style", lambda _manner, _view, _seat, near: near[0])
    file = tmp_path / "manners.json"
    words = ["--within", "1", "--only", "block-draw", "--manner", "bold", "--worlds", "2"]
    assert manners.main([*words, "--keep", "--file", str(file)]) == 0
    (one,) = json.loads(file.read_text())["pairings"]
    assert (one["won"], one["even"], one["manner"]) == (0.5, 1.0, "bold")
    assert "100% of deals even" in capsys.readouterr().out
