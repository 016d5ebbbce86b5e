"""benchmarks/worlds.py: what more thinking is worth, by choices judged on fresh worlds."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from benchmarks import worlds
from benchmarks.levels import main as page_main
from benchmarks.worlds import Judge, thinker_of
from boneyard.arena.matchups import Pairing
from boneyard.bots.levels import SearchLevel
from boneyard.core.actions import Move
from boneyard.rules.game import State


@pytest.fixture
def judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(worlds, "FRESH", 300)
    monkeypatch.setattr(worlds, "KEPT", tmp_path / "judged.json")
    return tmp_path / "judged.json"


PAIRING = Pairing("all-fives", (("players", 2),), ("few", "many"), "worlds")


@dataclass(frozen=True)
class Stubborn(SearchLevel):
    """Always makes the first move, or the last."""

    at: int = 0

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        return moves[self.at]


def gains(few: SearchLevel, many: SearchLevel) -> list[float]:
    judge = Judge((few, many))
    for _ in range(4):
        judge.play(PAIRING)
    assert len(judge.gains) > 10
    assert sum(judge.rounds) == pytest.approx(sum(judge.gains))
    return judge.gains


def test_more_worlds_are_worth_something(judged: Path) -> None:
    found = gains(thinker_of("2", None), thinker_of("200", None))
    assert 0.0 in found, "they agree now and then"
    assert sum(found) / len(found) > 0.002


def test_what_one_is_ahead_the_other_is_behind(judged: Path) -> None:
    """Who chooses alike is never ahead, and who changes places changes the sign."""
    assert set(gains(Stubborn(), Stubborn())) == {0.0}
    there, back = gains(Stubborn(), Stubborn(at=-1)), gains(Stubborn(at=-1), Stubborn())
    assert any(there)
    assert there == pytest.approx([-one for one in back])


def test_it_stands_on_the_page(judged: Path, tmp_path: Path) -> None:
    words = ["five-up", "--players", "2", "--few", "3", "--many", "9", "--within", "0", "--keep"]
    assert worlds.main(words) == 0
    page = tmp_path / "page.md"
    assert page_main(["--only", "none", "--judged", str(judged), "--page", str(page)]) == 0
    assert "| Five Up (players 2) | 9 – 3, as they are |" in page.read_text("utf-8")
