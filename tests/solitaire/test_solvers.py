import json
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise
from time import process_time
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from boneyard.drawing.charts import render_bars
from boneyard.games import GAMES
from boneyard.solitaire import odds
from boneyard.solitaire.solvers import baronet, knock_out
from boneyard.solitaire.solvers.domino_solitaire import (
    DealTable,
    LevelLattice,
    Place,
    places_of_deal,
    solve,
)
from support.paths import CASES

TILES = [(high, low) for high in range(7) for low in range(high + 1)]

Tile = tuple[int, int]
# Seven places, each with its tiles face down and its tiles face up.
Layout = tuple[tuple[tuple[Tile, ...], tuple[Tile, ...]], ...]


def read(tile: str) -> Tile:
    first, second = tile.split("-")
    return int(first), int(second)


def cases(game: str) -> list[Any]:
    """The worked examples of a game that are not refused."""
    lines = (CASES / f"{game}.jsonl").read_text().splitlines()
    found = [json.loads(line) for line in lines]
    return [
        pytest.param(case["record"], case["expected"], id=case["why"])
        for case in found
        if "error" not in case["expected"]
    ]


@st.composite
def oriented(draw: st.DrawFn, least: int, most: int) -> list[Tile]:
    """Different tiles of the set in any order, each either way round."""
    tiles = draw(st.lists(st.sampled_from(TILES), min_size=least, max_size=most, unique=True))
    return [tile if draw(st.booleans()) else (tile[1], tile[0]) for tile in tiles]


# Baronet


def count_out(row: list[Tile]) -> tuple[int, int]:
    """Baronet as the rule book tells it, a count at a time."""
    steps = passes = 0
    while row and passes < 13:
        gone = set()
        for place, tile in enumerate(row):
            if sum(tile) == steps % 13:
                gone.add(place)
            steps += 1
        passes = 0 if gone else passes + 1
        row = [tile for place, tile in enumerate(row) if place not in gone]
    return len(row), steps


@pytest.mark.parametrize(("record", "expected"), cases("baronet"))
def test_baronet_ends_as_in_the_worked_examples(record: Any, expected: Any) -> None:
    moves = record["rounds"][0]["moves"]
    row = [read(tile) for tile in record["rounds"][0]["deal"]["row"]]
    left, steps = baronet.play_out(row)
    if expected["over"] and [0, "resign"] not in moves:
        assert (left, steps) == (expected["rounds"][0]["left"], len(moves))
    else:
        assert steps > len(moves) - moves.count([0, "resign"])


@given(oriented(0, 28))
def test_baronet_counts_as_the_rule_book(row: list[Tile]) -> None:  # BA-1, BA-2, BA-3
    assert baronet.play_out(row) == count_out(row)


def test_baronet_gives_up_after_thirteen_idle_passes() -> None:  # BA-3
    row = [(6, pips - 6) if pips > 6 else (pips, 0) for pips in (*range(1, 13), 0)]
    assert baronet.play_out(row) == (13, 13 * 13)


# Knock-out


def knock(line: list[Tile], joint: int) -> list[Tile]:
    assert line[joint - 1][1] == line[joint][0]
    return line[: joint - 1] + line[joint + 1 :]


def fewest_left(line: list[Tile]) -> int:
    """Knock-out by trying everything."""
    joints = [place for place, (a, b) in enumerate(pairwise(line), 1) if a[1] == b[0]]
    return min((fewest_left(knock(line, joint)) for joint in joints), default=len(line))


def check_knocks(line: list[Tile], run: bool = False) -> int:
    left, joints = (knock_out.solve_runs if run else knock_out.solve)(line)
    for joint in joints:
        line = (knock_run if run else knock)(line, joint)
    assert len(line) == left
    return left


def knock_run(line: list[Tile], joint: int) -> list[Tile]:
    """All that hangs together at a joint goes (KO-4)."""
    assert line[joint - 1][1] == line[joint][0]
    first, last = joint - 1, joint
    while first and line[first - 1][1] == line[first][0]:
        first -= 1
    while last + 1 < len(line) and line[last][1] == line[last + 1][0]:
        last += 1
    return line[:first] + line[last + 1 :]


def fewest_left_of_runs(line: list[Tile]) -> int:
    joints = [place for place, (a, b) in enumerate(pairwise(line), 1) if a[1] == b[0]]
    return min((fewest_left_of_runs(knock_run(line, j)) for j in joints), default=len(line))


@settings(max_examples=60)
@given(oriented(0, 10))
def test_runs_agree_with_brute_force(line: list[Tile]) -> None:  # KO-4
    assert check_knocks(line, run=True) == fewest_left_of_runs(line)


@given(oriented(28, 28))
def test_runs_of_a_whole_set_are_quick(line: list[Tile]) -> None:  # KO-4
    start = process_time()
    check_knocks(line, run=True)
    assert process_time() - start < 1


@pytest.mark.parametrize(("record", "expected"), cases("knock-out"))
def test_knock_out_moves_of_the_worked_examples(record: Any, expected: Any) -> None:
    line = [read(tile) for tile in record["rounds"][0]["deal"]["row"]]
    moves = record["rounds"][0]["moves"]
    run = record["options"].get("knock") == "run"
    for (_, move), step in zip([*moves, (0, "")], expected["trace"], strict=True):
        over = step["turn"] is None
        joints = [place for place, (a, b) in enumerate(pairwise(line), 1) if a[1] == b[0]]
        assert over or {f"knock {joint}" for joint in joints} == {text for _, text in step["legal"]}
        if move.startswith("knock"):
            line = (knock_run if run else knock)(line, int(move.split()[1]))
    if "left" in expected["rounds"][0]:
        first = [read(tile) for tile in record["rounds"][0]["deal"]["row"]]
        assert check_knocks(first, run) <= expected["rounds"][0]["left"]


@pytest.mark.slow
@settings(max_examples=300)
@given(oriented(0, 10))
def test_knock_out_agrees_with_brute_force(line: list[Tile]) -> None:  # KO-2, KO-3
    assert check_knocks(line) == fewest_left(line)


@given(st.lists(st.sampled_from([(0, 0), (0, 1), (1, 0), (1, 1)]), max_size=10))
def test_knock_out_agrees_where_much_fits(line: list[Tile]) -> None:  # KO-2
    assert check_knocks(line) == fewest_left(line)


@given(oriented(28, 28))
def test_knock_out_of_a_whole_set_replays_and_is_quick(line: list[Tile]) -> None:
    start = process_time()
    left = check_knocks(line)
    assert left % 2 == 0
    assert process_time() - start < 0.1  # 0.1 ms in truth: room for a busy machine


# Domino-solitaire


def turn(tile: Tile, flip: str) -> Tile:
    return (tile[1], tile[0]) if flip == "vertical" else tile


def options(layout: Layout, flip: str) -> Iterator[tuple[str, Layout]]:
    """The legal moves of domino-solitaire and what they lead to, as plainly as can be."""
    empty = next((place for place, (down, up) in enumerate(layout) if not up), None)
    for source, (down, up) in enumerate(layout):
        for cut, tile in enumerate(up):
            name = f"{max(tile)}-{min(tile)}"
            targets = [
                (target, f"{name}>{target + 1}")
                for target, (_, other) in enumerate(layout)
                if target != source and other and other[-1][1] == tile[0]
            ]
            if empty is not None and (cut or down):
                targets.append((empty, f"{name}>new"))
            for target, text in targets:
                after = list(layout)
                after[target] = layout[target][0], layout[target][1] + up[cut:]
                after[source] = down, up[:cut]
                if down and not cut:
                    after[source] = down[:-1], (turn(down[-1], flip),)
                yield text, tuple(after)


def lay(columns: list[Place]) -> Layout:
    return tuple((tuple(down), tuple(up)) for down, up in columns)


def covered(layout: Layout) -> int:
    return sum(len(down) for down, _ in layout)


def used(layout: Layout) -> int:
    return sum(bool(up) for _, up in layout)


def result(layout: Layout) -> tuple[int, int]:
    """What is better comes first: fewer tiles face down, then fewer columns (DS-6)."""
    return covered(layout), 0 if covered(layout) else used(layout)


def follow(layout: Layout, flip: str, moves: list[str]) -> Layout:
    for move in moves:
        layout = dict(options(layout, flip))[move]
    return layout


def search_all(layout: Layout, flip: str, most: int) -> tuple[int, int] | None:
    """The best result by looking at every position, or None if there are too many."""
    seen = {frozenset(layout)}
    waiting = [layout]
    best = result(layout)
    while waiting:
        for _, after in options(waiting.pop(), flip):
            if frozenset(after) not in seen:
                if len(seen) == most:
                    return None
                seen.add(frozenset(after))
                waiting.append(after)
                best = min(best, result(after))
    return best


def check(columns: list[Place], flip: str, **limits: Any) -> tuple[int, int]:
    """Solve a position and see that the line is legal and leads where it says."""
    outcome = solve(columns, flip, **limits)
    after = follow(lay(columns), flip, outcome.moves)
    down, used_up = result(after)
    assert outcome.best == (down or used_up)
    assert (outcome.won is True) == (down == 0)
    assert outcome.proved or limits
    return down, used_up


@st.composite
def positions(draw: st.DrawFn, least: int, most: int) -> tuple[list[Place], str]:
    """Tiles dealt to the places at random, the last of each face up, and some moves made."""
    flip = draw(st.sampled_from(["horizontal", "vertical"]))
    tiles = draw(oriented(least, most))
    heaps: list[list[Tile]] = [[] for _ in range(7)]
    for place, tile in enumerate(tiles):
        # The first seven go to a place each, so that there is seldom room: those are hard.
        heaps[place if place < 7 else draw(st.integers(0, 6))].append(tile)
    layout = lay([Place(heap[:-1], [turn(tile, flip) for tile in heap[-1:]]) for heap in heaps])
    for _ in range(draw(st.integers(0, 4))):
        moves = list(options(layout, flip))
        if moves:
            layout = draw(st.sampled_from(moves))[1]
    return [Place(down, up) for down, up in layout], flip


def rows_of(tiles: list[Tile]) -> list[list[Tile]]:
    rest = iter(tiles)
    return [[next(rest) for _ in range(length)] for length in range(7, 0, -1)]


@pytest.mark.parametrize(("record", "expected"), cases("domino-solitaire"))
def test_domino_solitaire_moves_of_the_worked_examples(record: Any, expected: Any) -> None:
    flip = record["options"]["flip"]
    rows = [[read(tile) for tile in row] for row in record["rounds"][0]["deal"]["rows"]]
    layout = lay(places_of_deal(rows, flip))
    moves = record["rounds"][0]["moves"]
    for (_, move), step in zip([*moves, (0, "")], expected["trace"], strict=True):
        assert covered(layout) == step["hands"][0]
        if step["turn"] is None:
            break
        texts = {text for _, text in step["legal"]} - {"pass"}
        assert {text for text, _ in options(layout, flip)} == texts
        table = DealTable([Place(down, up) for down, up in layout], flip)
        board = table.start_board()
        # The solver's generator knows no places, so several texts may come from one move.
        assert {
            text for one in board.legal(board.runs()) for text in table.format_moves([one])
        } == texts
        if move and move not in ("pass", "resign"):
            layout = dict(options(layout, flip))[move]


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(positions(7, 12))
def test_domino_solitaire_agrees_with_looking_at_everything(
    position: tuple[list[Place], str],
) -> None:  # DS-1 to DS-6
    columns, flip = position
    truth = search_all(lay(columns), flip, most=3000)
    assume(truth is not None)
    assert check(columns, flip) == truth


@settings(max_examples=60, deadline=None)
@given(positions(1, 7))
def test_domino_solitaire_agrees_with_room(position: tuple[list[Place], str]) -> None:
    columns, flip = position
    truth = search_all(lay(columns), flip, most=3000)
    assume(truth is not None)
    assert check(columns, flip) == truth


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(oriented(28, 28), st.sampled_from(["horizontal", "vertical"]))
def test_domino_solitaire_deals_replay(tiles: list[Tile], flip: str) -> None:
    check(places_of_deal(rows_of(tiles), flip), flip, nodes=2000)


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(positions(20, 28))
def test_domino_solitaire_in_the_middle_of_a_game(position: tuple[list[Place], str]) -> None:
    columns, flip = position
    check(columns, flip, nodes=2000)


def test_domino_solitaire_proves_a_loss_that_the_numbers_alone_do_not_show() -> None:
    # 3-6 has only the end of its own run to hang under, and nothing else can move: the lattice
    # takes it for free, and the search through every position has to tell.
    columns = [
        Place([(4, 0), (2, 3), (5, 2), (0, 1)], [(4, 5)]),
        Place([(3, 3), (5, 1), (6, 6)], [(3, 6), (6, 0), (0, 3)]),
        Place([(3, 4)], [(6, 5)]),
        *(Place([], up) for up in ([(6, 2)], [(0, 2)], [(6, 4), (4, 2)], [(0, 5)])),
    ]
    table = DealTable(columns, "horizontal")
    assert LevelLattice(table, lambda: None).min_face_down(tuple(table.start_board().levels)) < 8
    assert check(columns, "horizontal") == search_all(lay(columns), "horizontal", 5000) == (8, 0)


def test_domino_solitaire_says_when_it_ran_out() -> None:
    columns = places_of_deal(rows_of(TILES), "horizontal")
    outcome = solve(columns, "horizontal", 0)
    assert outcome == (None, [], 0, 21, False)
    assert solve(columns, "horizontal", nodes=1).nodes == 1


def test_domino_solitaire_keeps_to_its_time() -> None:
    columns = places_of_deal(rows_of(TILES), "horizontal")
    start = process_time()
    solve(columns, "horizontal", 0.01)
    assert process_time() - start < 2


def test_domino_solitaire_lowers_the_columns_of_a_game_that_is_won() -> None:  # DS-6
    columns = [Place([], [(1, 2)]), Place([], [(0, 1)]), Place([], [(2, 0)])]
    outcome = solve(columns + [Place([], [])] * 4, "horizontal")
    assert (outcome.won, outcome.best, outcome.proved, len(outcome.moves)) == (True, 1, True, 2)


# Statistics


@pytest.mark.slow
@pytest.mark.parametrize("game", ["baronet", "knock-out", "domino-solitaire"])
def test_statistics_are_the_same_on_any_number_of_cores(game: str) -> None:
    steps: list[tuple[int, int]] = []
    solo = GAMES[game]
    one = odds.count_outcomes(solo, 7, 60, processes=1)
    two = odds.count_outcomes(solo, 7, 60, processes=2, progress=lambda *step: steps.append(step))
    assert one == two
    assert steps[-1] == (60, 60)
    assert sum(one.distribution().values()) == 60
    assert one.share("won") + one.share("lost") + one.share("undecided") == pytest.approx(1)
    assert one != odds.count_outcomes(solo, 8, 60, processes=1)


def test_bars_are_a_picture_with_every_label_and_value() -> None:
    texts = set(
        ET.fromstring(render_bars("A < B", ["one", "two"], [0, 3], note="n = 3")).itertext()
    )
    assert {"A < B", "one", "two", "0", "3", "n = 3"} <= texts
    with pytest.raises(ValueError, match="every bar"):
        render_bars("A", ["one"], [])
