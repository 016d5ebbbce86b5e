"""`boneyard bench` and the C loop that is its limit."""

import json
import shutil

import pytest
from click.testing import CliRunner

from boneyard import fast
from boneyard.cli.bench import DRAW, bench
from boneyard.fast.limit import DrawInC

HAS_COMPILER = any(shutil.which(name) for name in ("cc", "gcc", "clang"))
KEYS = {"what", "game", "players", "cores", "rounds_per_second", "plays_per_second"}


def test_bench_writes_json_as_promised() -> None:
    result = CliRunner().invoke(bench, ["block-draw", "--json", "--seconds", "0.02"])
    assert result.exit_code == 0, result.output
    lines = json.loads(result.stdout)
    assert all(set(line) == KEYS for line in lines)
    assert all(line["rounds_per_second"] > 0 < line["plays_per_second"] for line in lines)
    whats = {(line["what"], line["cores"]) for line in lines}
    assert {("boneyard-fast", 1), ("boneyard", 1)} <= whats
    assert (("c", 1) in whats) == HAS_COMPILER


def test_bench_shows_a_table() -> None:
    result = CliRunner().invoke(bench, ["yourturn", "--seconds", "0.01", "--no-plain"])
    assert result.exit_code == 0, result.output
    assert "rounds/s" in result.stdout
    assert "yourturn" in result.stdout


def test_bench_knows_its_games() -> None:
    result = CliRunner().invoke(bench, ["knock-out"])
    assert result.exit_code == 2
    assert "is no game for several" in result.output


def test_the_c_loop_plays_the_same_game() -> None:
    if not HAS_COMPILER:
        return
    rounds = 200_000
    limit = DrawInC().play(rounds, seed=3)
    played = fast.play_rounds(fast.compile("block-draw", **DRAW), rounds, seed=3)
    assert limit.plays / rounds == pytest.approx(played.plays.mean(), abs=0.05)
    assert limit.blocked / rounds == pytest.approx((played.ends == 2).mean(), abs=0.005)
    assert limit.ties / rounds == pytest.approx((played.winners == 0).mean(), abs=0.001)
    assert limit.points / rounds == pytest.approx(played.points.sum(axis=1).mean(), abs=0.15)
