"""Puzzles: found in play, proved, graded, written and checked; and nothing hidden is in them."""

import gzip
import itertools
import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from boneyard.analysis.steps import view_from
from boneyard.cli import main
from boneyard.core.chance import Seeded
from boneyard.core.events import Dealt, Drew, Played
from boneyard.engine import act, all_legal_moves
from boneyard.puzzles.generate import check_puzzle, find_puzzles, make_puzzle
from boneyard.puzzles.library import find_puzzle
from boneyard.puzzles.puzzle import (
    GRADING_LEVELS,
    Puzzle,
    PuzzleError,
    encode_puzzle,
    parse_puzzle,
    turn_moves,
)
from boneyard.rules.game import State
from support.kit import table_rules
from support.seat_knowledge import tiles_in


@pytest.fixture(scope="module")
def some() -> list[Puzzle]:
    """A few puzzles of All Fives, the same in every run."""
    return [
        one for number in range(2) for one in find_puzzles(table_rules("all-fives"), f"a {number}")
    ]


def test_a_puzzle_has_one_clearly_best_move_and_says_who_finds_it(some: list[Puzzle]) -> None:
    assert some
    for one in some:
        best, second = one.moves[0], one.moves[1]
        assert best.points - second.points > 6 * second.error or not one.worlds
        assert {move.move for move in one.moves} == set(map(str, turn_moves(one.view, one.seat)))
        assert tuple(one.solved) == GRADING_LEVELS == tuple(one.played)
        assert 1 <= one.grade <= 5
        assert check_puzzle(one, 1_000, "other luck").holds


def test_a_puzzle_is_the_same_when_it_has_been_written_and_read(some: list[Puzzle]) -> None:
    for one in some:
        again = parse_puzzle(encode_puzzle(one))
        assert again == one
        assert again.view == one.view
        assert again.view.hands[one.seat] == one.view.hands[one.seat]


def test_nothing_hidden_is_in_a_puzzle(some: list[Puzzle]) -> None:
    for one in some:
        others = {tile for at, hand in enumerate(one.view.hands) if at != one.seat for tile in hand}
        assert others | set(one.view.stock) | set(one.view.aside) <= {None}
        laid = {event.tile for event in one.events if isinstance(event, Played)}
        drawn = {e.tile for e in one.events if isinstance(e, Drew) and e.seat == one.seat}
        dealt = one.events[0]
        assert isinstance(dealt, Dealt)
        seen = laid | drawn | set(dealt.hands[one.seat])
        assert tiles_in(one.events) <= seen
        assert tiles_in(json.loads(encode_puzzle(one))) <= seen


def test_what_is_hidden_makes_no_difference() -> None:
    """A seat that can't tell two deals apart gets the same puzzle, byte for byte."""
    rules = table_rules("all-fives")
    dice = random.Random(5)
    for number in itertools.count():
        state: State = act(rules.new_match(), None, rules.deal(1, Seeded(f"m {number}")))[1]
        while state.playing:
            seat = state.to_act
            assert seat is not None
            puzzle = make_puzzle(view_from(state, seat), seat, "same")
            if puzzle is not None:
                other = make_puzzle(view_from(mixed(state, seat, dice), seat), seat, "same")
                assert other is not None
                assert encode_puzzle(other) == encode_puzzle(puzzle)
                return
            state = act(state, *dice.choice(all_legal_moves(state)))[1]


def mixed(state: State, seat: int, dice: random.Random) -> State:
    """The same round, with other tiles wherever the seat can't see them."""
    dealt = state.round_events[0]
    assert isinstance(dealt, Dealt)
    hidden = [tile for at, hand in enumerate(dealt.hands) if at != seat for tile in hand]
    hidden += dealt.stock
    dice.shuffle(hidden)
    hands = tuple(
        hand if at == seat else tuple(hidden.pop() for _ in hand)
        for at, hand in enumerate(dealt.hands)
    )
    return replace(
        state,
        round_events=(replace(dealt, hands=hands, stock=tuple(hidden)), *state.round_events[1:]),
    )


def test_in_a_first_lesson_one_tile_fits() -> None:
    rules = table_rules("block-draw")
    found = [one for number in range(4) for one in find_puzzles(rules, f"l {number}", "match")]
    assert found
    for one in found:
        assert len(turn_moves(one.view, one.seat)) == 1 == len(one.moves)
        assert check_puzzle(parse_puzzle(encode_puzzle(one)), 10, "x").holds


@pytest.mark.parametrize(
    "change",
    [
        {"game": "no-such-game"},
        {"game": "baronet"},
        {"options": {"players": 9}},
        {"moves": [["6-6@9", 0, 0]]},
        {"seat": 1000},
        {"seat": -1},
        {"events": []},
        {"events": [{"event": "passed", "seat": 7}]},
        {"events": "none"},
    ],
)
def test_what_is_no_puzzle_is_refused(some: list[Puzzle], change: dict[str, Any]) -> None:
    line = json.dumps({**json.loads(encode_puzzle(some[0])), **change}).encode()
    with pytest.raises(PuzzleError):
        parse_puzzle(line)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ("puzzle", *arguments), prog_name="boneyard")


def test_the_command_makes_and_checks(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl.gz"
    wanted = ("--game", "all-fives", "--count", "1", "--seed", "a")
    made = run(*wanted, "-o", str(file))
    assert made.exit_code == 0, made.output
    assert run(*wanted, "-o", "-").stdout_bytes == gzip.decompress(file.read_bytes())
    told = run("--check", str(file), "--worlds", "500", "--seed", "b")
    assert (told.exit_code, told.output.strip()) == (
        0, "1 puzzle searched twice over 500 possible deals; no answers changed."
    )  # fmt: skip


def test_without_a_file_a_puzzle_is_shown() -> None:
    shown = run("--game", "all-fives", "--seed", "a")
    assert shown.exit_code == 0, shown.output
    (title, id), *lines = shown.stdout.splitlines()[0].split("  "), *shown.stdout.splitlines()[1:]
    puzzle = find_puzzle(id)
    assert puzzle is not None
    assert (title, puzzle.game) == ("All Fives", "all-fives")
    moves = {line.split()[1].rstrip(":") for line in lines if line.startswith("  ")}
    assert moves == {one.move for one in puzzle.moves}
    hidden = f"Answer: boneyard puzzle --id {id} --answer"
    assert lines[-1] == hidden
    assert not any(line.startswith("Best move") for line in lines)
    told = run("--id", id, "--answer").stdout
    assert f"Best move: {puzzle.answer}" in told
    assert hidden not in told
    assert run("--id", "none").exit_code == 2
    assert len(run("--count", "3", "--theme", "block").stdout.split("Answer: ")) == 4


def test_a_wrong_answer_is_found_and_bad_files_are_told(some: list[Puzzle], tmp_path: Path) -> None:
    one = some[0]
    wrong = replace(one, moves=(one.moves[1], one.moves[0], *one.moves[2:]))
    file = tmp_path / "wrong.jsonl"
    file.write_bytes(encode_puzzle(wrong) + b"\n")
    told = run("--check", str(file), "--worlds", "500")
    assert told.exit_code == 1
    assert f"{one.id} (all-fives): the answer was {one.moves[1].move}" in told.output
    file.write_bytes(b"{}")
    refusals = ["--check", str(file)], ["--check", str(tmp_path / "none.jsonl")]
    for arguments in (*refusals, *(["--game", name] for name in ("baronet", "blind", "nothing"))):
        refused = run(*arguments)
        assert refused.exit_code == 2
        assert refused.output.count("\n") == 1
