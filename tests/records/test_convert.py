"""Matches in forms of others: read, written, and refused with a reason."""

import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from boneyard.arena.random_play import random_round
from boneyard.cli import main
from boneyard.core.fair_shuffle import Fair, secret_from_seed
from boneyard.engine import act
from boneyard.games import GAMES
from boneyard.records import RecordError, parse_record, replay, write_record
from boneyard.records.convert import FORMATS, ConvertError, detect_format, parse_text
from support.kit import deal, record

SPIEL = """\
Deal (6.0, 6.0)
Deal (1.0, 3.0)
Deal (5.0, 5.0)
Deal (3.0, 5.0)
Deal (0.0, 4.0)
Deal (0.0, 5.0)
Deal (2.0, 4.0)
Deal (1.0, 6.0)
Deal (2.0, 5.0)
Deal (0.0, 6.0)
Deal (4.0, 4.0)
Deal (1.0, 4.0)
Deal (5.0, 6.0)
Deal (2.0, 2.0)
p0 tile:(6.0, 6.0) pip:None
p1 tile:(5.0, 6.0) pip:6.0
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_can_be_read_back(game: str) -> None:
    rules, chance = GAMES[game].rules(), Fair(secret_from_seed("tea"))
    dealt: Any = rules.deal(1, chance)
    _, state = act(rules.new_match(), None, dealt)
    end, moves = random_round(state, chance, random.Random(game))
    names = [f"Random {seat}" for seat in range(rules.players)]
    played = write_record(rules, names, [(dealt, moves)], chance)
    assert end.results
    sheet = FORMATS["sheet"].write(parse_record(played))
    assert detect_format(sheet).name == "sheet"
    assert replay(parse_text(sheet)) == replay(played)
    again = FORMATS["sheet"].write(parse_text(sheet))
    assert again == sheet


def test_an_open_match_and_one_dealt_from_a_seed_have_sheets() -> None:
    written = record("block-draw", deal("6-6 2-1|5-4 3-2", stock="4-3"), "0 6-6", players=2, hand=2)
    sheet = FORMATS["sheet"].write(parse_record(written))
    assert "move 0 6-6" in sheet
    assert "end " not in sheet
    assert replay(parse_text(sheet)) == replay(written)


def test_what_open_spiel_tells_is_a_match() -> None:
    found = parse_text(SPIEL)
    assert found.rounds[0].moves == ((0, "6-6"), (1, "6-5@1"))
    assert FORMATS["open-spiel"].write(found) == SPIEL


def changed(line: int, text: str) -> str:
    lines = SPIEL.splitlines()
    lines[line] = text
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("6-6 5-4", "unknown format"),
        ("Deal (6.0, 6.0)", "not 1"),
        (changed(15, "p1 says 6-5"), "line 16"),
        (changed(15, "p0 tile:(1.0, 3.0) pip:6.0"), "seat 1's turn"),
        (changed(15, "p1 tile:(0.0, 4.0) pip:6.0"), "can't play"),
        (changed(0, "Deal (1.0, 3.0)"), "1-3|3-1"),
        ("Boneyard score sheet 2", "must start with the line"),
        ("Boneyard score sheet 1\ngame block-draw\nmove 0 6-6", "line 3"),
        ("Boneyard score sheet 1\ngame block-drew", "block-draw"),
        ("Player 0's hand: [6|6]\nMoves: []", "four hands"),
        ("Player 0's hand: [6|6]\nMoves: [\n", "line 2"),
    ],
)
def test_what_cant_be_read_says_why(text: str, why: str) -> None:
    with pytest.raises((ConvertError, RecordError), match=why):
        parse_text(text)


def test_what_cant_be_written_says_why() -> None:
    other = parse_record(record("bergen", deal("6-6 2-1|5-4 3-2"), players=2))
    with pytest.raises(ConvertError, match="supports block-draw, not bergen"):
        FORMATS["open-spiel"].write(other)
    drawn = parse_record(record("block-draw", deal("6-6 2-1|5-4 3-2"), players=2))
    with pytest.raises(ConvertError, match="single true"):
        FORMATS["open-spiel"].write(drawn)
    with pytest.raises(ConvertError, match="supports latin"):
        FORMATS["dominoes"].write(drawn)


def test_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("theirs.txt").write_text(SPIEL)
    Path("bad.txt").write_bytes(b"\xff")

    def run(status: int, *words: str) -> str:
        done = CliRunner().invoke(main, list(words), prog_name="boneyard")
        assert done.exit_code == status, done.output
        return done.output

    run(0, "convert", "theirs.txt", "-o", "match.json")
    run(0, "replay", "match.json")
    assert run(0, "convert", "match.json", "--to", "open-spiel") == SPIEL
    assert run(0, "convert", "match.json", "--to", "sheet").startswith("Boneyard score sheet")
    assert "open-spiel" in run(0, "import-check", "theirs.txt", "match.json")
    assert "UTF-8" in run(2, "import-check", "bad.txt", "theirs.txt")
    assert "supports latin" in run(2, "convert", "match.json", "--to", "dominoes")
