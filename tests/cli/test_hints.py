"""Positions as a line of text, wherever commands take them; compressed files; several sheets."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

import boneyard
from boneyard.cli import main
from boneyard.puzzles.library import find_puzzle, puzzle_ids_by_game
from boneyard.puzzles.puzzle import Puzzle, PuzzleError, encode_puzzle, parse_puzzle
from boneyard.records.position_text import write_position

LINE = "block-draw | 6-4 5-0 / ? ? | 0: 6-6 1: 6-5@1 0: | 10? | 0 0"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments), prog_name="boneyard")


def test_hints_of_a_position() -> None:
    done = run("hints", LINE)
    assert done.exit_code == 0, done.output
    first, *moves = done.output.splitlines()
    assert first == "Seat 0 to move:"
    assert sorted(move.split()[0] for move in moves) == ["5-0@1", "6-4@2"]
    assert all(move.endswith(".") for move in moves)
    found = json.loads(run("hints", LINE, "--json").output)
    assert found["seat"] == 0
    assert {hint["move"] for hint in found["hints"]} == {"5-0@1", "6-4@2"}
    assert all(hint["reasons"] for hint in found["hints"])


def test_hints_use_only_what_the_player_may_know() -> None:
    """Whatever is hidden, the same is said."""
    open_hands = [LINE.replace("? ?", hand).replace("10?", stock) for hand, stock in (
        ("6-3 2-1", "4-4 3-3 0-0 5-5 4-1 3-0 6-2 2-2 1-1 5-4"),
        ("5-5 5-4", "4-4 3-3 0-0 6-3 4-1 3-0 6-2 2-2 1-1 2-1"),
    )]  # fmt: skip
    said = {run("hints", line).output for line in (LINE, *open_hands)}
    assert len(said) == 1


def test_hints_of_a_record(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    record = boneyard.Match("block-draw", seed="tea").play_out("heavy").record()
    record.save(file)
    assert run("hints", str(file), "--move", "3").exit_code == 0
    done = run("hints", str(file))
    assert (done.exit_code, done.stderr) == (
        2,
        f"Error: {file}: no player can move in this position\n",
    )
    assert "6-4@x" in run("hints", LINE.replace("6-5@1", "6-4@x")).stderr
    assert "only work with records" in run("hints", LINE, "--move", "3").stderr


def test_a_position_is_drawn() -> None:
    assert run("show", LINE).output.startswith("<svg")
    line = write_position(boneyard.Match("block-draw", seed="tea").state)
    everything, mine = run("show", line).output, run("show", line, "--as", "0").output
    assert "6-1" in everything
    assert "6-1" not in mine, "what the seat may not see"
    assert run("show", line, "--animate").output.startswith("<svg")
    columns = write_position(boneyard.Match("domino-solitaire", seed="tea").state)
    assert run("show", columns, "--as", "0").output.startswith("<svg")
    assert "seat 5 not found" in run("show", line, "--as", "5").stderr


def test_a_position_is_solved() -> None:
    done = run("solve", "knock-out | 6-4 4-1 1-1 6-5", "--json")
    assert json.loads(done.output) == {
        "best": 2, "won": False, "proved": True, "moves": ["knock 2"],
    }  # fmt: skip
    later = boneyard.Match("baronet", seed="tea")
    for _ in range(9):
        later.push("next")
    assert isinstance(later.state, boneyard.SoloState)
    best = boneyard.solve(later.state).best
    assert json.loads(run("solve", write_position(later.state), "--json").output)["best"] == best
    assert run("solve", LINE).exit_code == 2
    hidden = "domino-solitaire | (2?) 6-4 / - / - / - / - / - / -"
    assert run("solve", hidden).exit_code == 2


def known_puzzle() -> Puzzle:
    found = find_puzzle(next(iter(puzzle_ids_by_game()["block-draw"])))
    assert found is not None
    return found


def test_a_puzzle_may_hold_a_line() -> None:
    known = known_puzzle()
    line = write_position(known.view)
    puzzle = parse_puzzle(encode_puzzle(replace(known, events=(), position=line)))
    assert puzzle.view.hands == known.view.hands
    assert puzzle.view.open_ends == known.view.open_ends
    other = replace(known, events=(), position=line.replace("block-draw", "all-fives", 1))
    with pytest.raises(PuzzleError):
        parse_puzzle(encode_puzzle(other))


@pytest.mark.slow
def test_a_puzzle_is_made_from_a_line(tmp_path: Path) -> None:
    known = known_puzzle()
    file = tmp_path / "one.jsonl"
    done = run("puzzle", "--position", write_position(known.view), "--seed", "1", "-o", str(file))
    assert done.exit_code == 0, done.output
    puzzle = parse_puzzle(file.read_bytes().strip())
    assert puzzle.answer == known.answer
    assert puzzle.position == write_position(known.view)
    assert (
        "no move is clearly" in run("puzzle", "--position", LINE.replace("6-4 5-0", "6-4")).stderr
    )
    assert run("puzzle", "--position", "knock-out | 6-4 4-1").exit_code == 2
    assert run("puzzle", "--position", "nonsense").exit_code == 2


def test_files_may_be_compressed_and_have_several_sheets(tmp_path: Path) -> None:
    lines, packed = tmp_path / "matches.jsonl", tmp_path / "matches.jsonl.gz"
    sheet, back = tmp_path / "sheet.txt", tmp_path / "back.jsonl"
    for seed in ("1", "2", "3"):
        record = boneyard.Match("all-fives", seed=seed).play_out().record()
        record.save(lines)
        record.save(packed)
    plain, compressed = (
        [record.written for record in boneyard.read_records(file)] for file in (lines, packed)
    )
    assert len(plain) == 3
    assert plain == compressed
    assert run("replay", str(lines), "--json").output == run("replay", str(packed), "--json").output
    assert run("convert", str(lines), "--to", "sheet", "-o", str(sheet)).exit_code == 0
    assert run("convert", str(sheet), "-o", str(back)).exit_code == 0
    assert run("replay", str(back), "--json").output == run("replay", str(lines), "--json").output
    assert run("import-check", str(sheet)).output.count("All Fives") == 3
    packed.write_bytes(packed.read_bytes()[:-10])
    assert run("replay", str(packed)).exit_code == 2
