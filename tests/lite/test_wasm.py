"""The engine in WebAssembly: records of all games replay there as they do here."""

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from lite.replayed import show_replays

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


def run_in_wasm(script: str, *arguments: str) -> Any:
    """What a script beside this file returns in WebAssembly."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed")
    (pages,) = built_folder().glob("*/pages")
    done = subprocess.run(
        [node, str(HERE / "python.mjs"), str(pages.parent), str(HERE / script), *arguments],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


@pytest.mark.slow
def test_records_replay_alike(tmp_path: Path) -> None:
    for game in GAMES:
        for number in range(MATCHES):
            record_of(game, number).save(tmp_path / "all.jsonl")
    records = (tmp_path / "all.jsonl").read_text("utf-8")
    assert len(records.splitlines()) >= 200
    found = run_in_wasm("replayed.py", str(tmp_path / "all.jsonl"))
    assert found == show_replays(records)
    assert len(set(found)) > 190


@pytest.mark.slow
def test_every_question_is_answered_there(tmp_path: Path) -> None:
    """Bots of all levels, hints, solvers, the lab and analyses, without the fast core."""
    for game in ("block-draw", "mexican-train", "knock-out"):
        match, dice = boneyard.Match(game, seed="asked"), random.Random(1)
        while not match.is_round_over and match.all_legal_moves:
            seat, move = dice.choice(match.all_legal_moves)
            match.push(move, seat=seat)
        match.record().save(tmp_path / "asked.jsonl")
    found = run_in_wasm("asked.py", str(tmp_path / "asked.jsonl"))
    assert found["failed"] == []
    assert {"analyse", "choose", "hints", "look", "solve"} <= set(found["answered"])
