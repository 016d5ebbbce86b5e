"""benchmarks/worlds.py: what more thinking is worth, by choices judged on fresh worlds."""

import json
from pathlib import Path

import pytest

from benchmarks import worlds
from benchmarks.levels import main as page_main
from benchmarks.match_play import round_of
from benchmarks.worlds import Judge, thinker_of
from boneyard.arena.pairing import Pairing


@pytest.fixture
def judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(worlds, "FRESH", 300)
    monkeypatch.setattr(worlds, "KEPT", tmp_path / "judged.json")
    return tmp_path / "judged.json"


def test_more_worlds_are_worth_something(judged: Path) -> None:
    judge = Judge((thinker_of("2", None), thinker_of("200", None)))
    pairing = Pairing("all-fives", (("players", 2),), ("2", "200"), "worlds")
    for number in range(4):
        round_of(pairing, number, 0, [judge] * 2)
    assert len(judge.gains) > 10
    assert 0.0 in judge.gains, "they agree now and then"
    assert sum(judge.gains) / len(judge.gains) > 0.002


def test_who_thinks_alike_is_not_ahead(judged: Path) -> None:
    """With all worlds in which nothing is hidden, both find the same."""
    words = ["bergen", "--players", "2", "--few", "master", "--many", "master", "--within", "0"]
    assert worlds.main([*words, "--keep"]) == 0
    (one,) = json.loads(judged.read_text("utf-8"))
    assert one["players"] == ["master", "master"]
    assert abs(one["round"][0]) < 0.02
    low, mean, high = one["match"][1], one["match"][0], one["match"][2]
    assert low <= mean <= high


def test_it_stands_on_the_page(judged: Path, tmp_path: Path) -> None:
    words = ["five-up", "--players", "2", "--few", "3", "--many", "9", "--within", "0", "--keep"]
    assert worlds.main(words) == 0
    page = tmp_path / "page.md"
    assert page_main(["--only", "none", "--judged", str(judged), "--page", str(page)]) == 0
    assert "| Five Up (players 2) | 9 – 3, as they are |" in page.read_text("utf-8")
