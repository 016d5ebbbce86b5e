"""`boneyard solve` and `boneyard statistics`."""

import json
import os
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from boneyard.games import GAMES
from boneyard.records import replay
from boneyard.solitaire.game import Solitaire
from boneyard.solitaire.odds import count_outcomes
from support.cli import boneyard, complaint
from support.kit import Json, deal, record

SOLO = [name for name, game in GAMES.items() if isinstance(game, Solitaire)]

#: 3-5 and 5-2 may go at once, but then the others stay.
WON = record("knock-out", deal(row="3-5 6-1 1-4 5-2 2-6 4-3 3-3 5-0"), "0 knock 2")
LOST = record("knock-out", deal(row="1-2 2-3 4-5"), "")
COLUMNS = record("domino-solitaire", deal(rows="1-2 0-1 2-0||||||"), "")
COUNT = record("baronet", deal(row="0-0 1-0"), "")


def solve(*records: Json, words: tuple[str, ...] = ()) -> Any:
    text = "".join(f"{json.dumps(one)}\n" for one in records)
    return boneyard("solve", *words, "-", input=text)


def with_moves(one: Json, moves: list[str]) -> Json:
    """The record with these moves made as well."""
    (only,) = one["rounds"]
    made = [*only["moves"], *([0, move] for move in moves)]
    return {**one, "rounds": [{**only, "moves": made}]}


@pytest.mark.parametrize("game", SOLO)
def test_the_moves_lead_where_it_says(game: str) -> None:
    dealt = json.loads(boneyard("deal", game, "--seed", "tea", "--json").output)
    result = solve(dealt, words=("--json",))
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert list(told) == ["best", "won", "proved", "moves"]
    assert told["proved"]
    end = replay(with_moves(dealt, told["moves"]))
    if not end["over"]:
        # Columns can be moved on, but to no better end.
        end = replay(with_moves(dealt, [*told["moves"], "resign"]))
    assert end["rounds"] == [
        {"end": "won" if told["won"] else "lost", "winners": [0] if told["won"] else [],
         "points": [0], "left": told["best"]}
    ]  # fmt: skip


def test_it_solves_from_where_the_record_stands() -> None:
    result = solve(WON, LOST, COLUMNS, COUNT, words=("--json",))
    told = [json.loads(line) for line in result.stdout.splitlines()]
    assert [(one["best"], one["won"], one["proved"]) for one in told] == [
        (0, True, True), (1, False, True), (1, True, True), (0, True, True),
    ]  # fmt: skip
    assert told[1]["moves"] == ["knock 1"]
    assert told[3]["moves"] == ["next", "next"]
    for one, answer in zip((WON, LOST, COLUMNS, COUNT), told, strict=True):
        assert replay(with_moves(one, answer["moves"]))["over"]
    won = replay(with_moves(WON, told[0]["moves"]))
    assert won["winners"] == [0]


def test_it_tells_people() -> None:
    over = with_moves(LOST, ["knock 1"])
    assert solve(LOST, COUNT, over).stdout == (
        "-, line 1: Knock-Out: not winnable; best result: 1 tile left (proved)\n"
        "  knock 1\n"
        "-, line 2: Baronet: winnable; best result: 0 tiles left (proved)\n"
        "  next × 2\n"
        "-, line 3: Knock-Out: not winnable; best result: 1 tile left (proved)\n"
        "  no moves\n"
    )


def test_what_has_no_solution_is_named_and_the_others_are_solved() -> None:
    table = record("block-draw", deal("6-6|6-4"), "", players=2)
    undealt = {**LOST, "rounds": []}
    illegal = with_moves(LOST, ["knock 2"])
    result = solve(table, undealt, illegal, LOST)
    assert result.exit_code == 2
    assert result.stdout.startswith("-, line 4: ")
    first, second, third = result.stderr.split("\n")[:3]
    assert first == "-, line 1: block-draw is not a solitaire game, so it can't be solved"
    assert second == "-, line 2: nothing to solve: the record has no deal"
    assert third.startswith("-, line 3: round 1, move 1 (seat 0: knock 2): ")
    told = [json.loads(line) for line in solve(table, LOST, words=("--json",)).stdout.splitlines()]
    assert [next(iter(one)) for one in told] == ["error", "best"]


def test_nothing_goes_to_standard_error_where_nobody_watches() -> None:
    assert solve(LOST).stderr == ""


def test_little_time_is_enough_for_an_answer_that_says_so() -> None:
    deals = [
        json.loads(boneyard("deal", "domino-solitaire", "--seed", str(number), "--json").output)
        for number in range(5)
    ]
    result = solve(*deals, words=("--json", "--seconds", "0.01"))
    assert result.exit_code == 0
    for dealt, line in zip(deals, result.stdout.splitlines(), strict=True):
        told = json.loads(line)
        assert told["won"] in (True, False, None)
        assert told["proved"] <= (told["won"] is not None)
        end = replay(with_moves(dealt, told["moves"]))
        assert told["won"] is not True or end["rounds"][0]["left"] == told["best"]


# Statistics


@pytest.mark.slow
@pytest.mark.parametrize("game", SOLO)
def test_statistics_count_and_draw(game: str, tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    words = ("statistics", game, "--deals", "30", "--seed", "5", "--cores", "1")
    result = boneyard(*words, "--json", "-o", str(path))
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told == count_outcomes(GAMES[game], 5, 30, processes=1).to_json()
    assert sum(sum(results.values()) for results in told["best"].values()) == 30
    drawing = ET.fromstring(path.read_text("utf-8"))
    assert drawing.tag.endswith("svg")
    assert f"{game}: best results of 30 deals" in set(drawing.itertext())
    shown = boneyard(*words).stdout
    assert shown.startswith(f"{GAMES[game].title}, 30 deals, seed 5\n")
    rows = {"won": "winnable", "lost": "not winnable", "undecided": "undecided"}
    assert rows.keys() == told["shares"].keys()
    for outcome, share in told["shares"].items():
        assert re.search(rf"^{rows[outcome]} +{share:.2%}", shown, re.M)


@pytest.mark.slow
def test_statistics_are_the_same_on_any_number_of_cores() -> None:
    words = ("statistics", "baronet", "--deals", "70", "--json", "--cores")
    one, two = (boneyard(*words, cores) for cores in ("1", "2"))
    assert one.exit_code == two.exit_code == 0
    assert one.stdout == two.stdout
    assert one.stdout != boneyard(*words, "1", "--seed", "2").stdout


@pytest.mark.slow
def test_a_process_that_dies_is_told_and_nobody_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("boneyard.solitaire.odds._solve_chunk", die)
    said = boneyard("statistics", "baronet", "--deals", "70", "--cores", "2")
    assert said.exit_code == 2
    assert said.stderr.splitlines() == ["Error: a worker process has crashed"]


def die(*_: object) -> None:
    """End this process, as if the system had."""
    os._exit(9)


def test_a_plot_that_cannot_be_written_gets_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "none" / "plot.svg"
    result = boneyard("statistics", "baronet", "--deals", "3", "--cores", "1", "-o", str(path))
    assert result.exit_code == 2
    assert f"Error: can't write {path}: No such file or directory" in result.stderr
    assert complaint(boneyard("statistics", "bergen")).startswith("bergen is not a solitaire")
