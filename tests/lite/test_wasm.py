"""The engine in WebAssembly: records of all games replay there as they do here."""

import importlib.util
import json
import random
import shutil
import subprocess
from pathlib import Path

import pytest

import boneyard
from boneyard.games import GAMES
from boneyard.records import Record
from support.lite import built_folder
from support.paths import TESTS

HERE = TESTS / "lite"
#: Matches of each game, and the most moves of each: more than 200 records of all games.
MATCHES, MOST_MOVES = 5, 40


def record_of(game: str, number: int) -> Record:
    """The beginning of a match of random moves."""
    match, dice = boneyard.Match(game, seed=f"{game} {number}"), random.Random(number)
    for _ in range(MOST_MOVES):
        if match.is_over:
            break
        if match.is_round_over:
            match.next_round()
        moves = match.all_legal_moves
        if not moves:
            break
        seat, move = dice.choice(moves)
        match.push(move, seat=seat)
    return match.record()


@pytest.mark.slow
def test_records_replay_alike(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed")
    (pages,) = built_folder().glob("*/pages")
    for game in GAMES:
        for number in range(MATCHES):
            record_of(game, number).save(tmp_path / "all.jsonl")
    records = (tmp_path / "all.jsonl").read_text("utf-8")
    assert len(records.splitlines()) >= 200
    done = subprocess.run(
        [node, str(HERE / "replay.mjs"), str(pages.parent), str(tmp_path / "all.jsonl")],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    spec = importlib.util.spec_from_file_location("replayed", HERE / "replayed.py")
    assert spec
    assert spec.loader
    here = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(here)
    assert json.loads(done.stdout) == here.show_replays(records)
    assert len(set(json.loads(done.stdout))) > 190
