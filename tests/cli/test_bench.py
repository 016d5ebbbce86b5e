"""`boneyard bench`, and the C loop that is the limit of what the kernels could reach."""

import json
import shutil
import sys
import time
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from benchmarks.limit import DrawInC
from boneyard import fast
from boneyard.cli.bench import DRAW_OPTIONS, EngineRunner, bench, peer_runners
from boneyard.fast.errors import require_fast

HAS_COMPILER = any(shutil.which(name) for name in ("cc", "gcc", "clang"))
KEYS = {"what", "game", "players", "cores", "rounds_per_second", "plays_per_second"}


@pytest.mark.slow
def test_bench_writes_json_as_promised() -> None:
    result = CliRunner().invoke(bench, ["block-draw", "--json", "--seconds", "0.02"])
    assert result.exit_code == 0, result.output
    lines = json.loads(result.stdout)
    assert all(set(line) == KEYS for line in lines)
    assert all(line["rounds_per_second"] > 0 < line["plays_per_second"] for line in lines)
    whats = {(line["what"], line["cores"]) for line in lines}
    assert {("boneyard-fast", 1), ("boneyard", 1)} <= whats


def test_bench_shows_a_table() -> None:
    result = CliRunner().invoke(bench, ["yourturn", "--seconds", "0.01", "--no-plain"])
    assert result.exit_code == 0, result.output
    assert "rounds/s" in result.stdout
    assert "yourturn" in result.stdout


class Game:
    """A peer's game of a single move."""

    result: Any = None
    valid_moves = ((1, 2),)

    @classmethod
    def new(cls, starting_player: int) -> "Game":
        return cls()

    def make_move(self, tile: int, left: int) -> None:
        self.result = tile


def test_bench_measures_peers_that_are_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "dominoes", SimpleNamespace(Game=Game))
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    found = {runner.result.what: runner for runner in peer_runners()}
    assert "open_spiel" not in found
    assert "skipped open_spiel" in capsys.readouterr().err
    found["dominoes"].measure(0.001)
    line = found["dominoes"].result
    assert (line.players, line.cores) == (4, 1)
    assert line.rounds_per_second == line.plays_per_second > 0


@pytest.mark.parametrize("idle", [True, False])
def test_bench_tells_when_others_had_the_cores(idle: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def go(rounds: int) -> tuple[int, int]:
        if idle:
            time.sleep(0.01)
        until = time.process_time() + 0.01
        while not idle and time.process_time() < until:
            pass
        return rounds, rounds

    cores = 2 if idle else 1
    monkeypatch.setattr(
        "boneyard.cli.bench.make_runners", lambda *_: [EngineRunner("us", "x", 2, cores, go)]
    )
    result = CliRunner().invoke(bench, ["--seconds", "0.01"])
    assert ("the computer is busy" in result.stderr) == idle, result.output


def test_bench_says_which_extra_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(*_: object) -> None:
        with require_fast():
            raise ModuleNotFoundError(name="numpy")

    monkeypatch.setattr("boneyard.cli.bench.make_runners", lacking)
    result = CliRunner().invoke(bench, ["block-draw"])
    assert 'pip install "boneyard-dominoes[fast]"' in result.output
    assert isinstance(result.exception, SystemExit)  # a sentence, and no traceback


def test_bench_knows_its_games() -> None:
    result = CliRunner().invoke(bench, ["knock-out"])
    assert result.exit_code == 2
    assert "is not a multiplayer game" in result.output


@pytest.mark.slow
def test_the_c_loop_plays_the_same_game() -> None:
    if not HAS_COMPILER:
        return
    rounds = 200_000
    limit = DrawInC().play(rounds, seed=3)
    played = fast.play_rounds(fast.compile("block-draw", **DRAW_OPTIONS), rounds, seed=3)
    assert limit.plays / rounds == pytest.approx(played.plays.mean(), abs=0.05)
    assert limit.blocked / rounds == pytest.approx((played.ends == 2).mean(), abs=0.005)
    assert limit.ties / rounds == pytest.approx((played.winners == 0).mean(), abs=0.001)
    assert limit.points / rounds == pytest.approx(played.points.sum(axis=1).mean(), abs=0.15)
