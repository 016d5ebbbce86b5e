"""Perft: how many sequences of so many actions there are from a fixed deal.

A change in what is legal anywhere near the start of a game changes its counts. They are in
`tests/data/perft.json`; when the rules themselves have changed, count anew and look at the diff:

    uv run python tests/test_perft.py
"""

import json
from typing import Any

import pytest

from boneyard.core.chance import Seeded
from boneyard.core.position import Position
from boneyard.engine import act, all_legal_moves, start
from boneyard.games import GAMES
from boneyard.records import parse_record, play_record
from support.golden import load
from support.kit import Json, deal, player_counts, record
from support.paths import DATA

PERFT = DATA / "perft.json"
#: A position is counted as deep as there are no more sequences than this, or so deep.
MOST_SEQUENCES = 2_000
DEEPEST = 40

#: Not a seed, but the first round of the golden record when two thirds of it have been played.
LATE = "late"
#: The positions: a game, its options and the seed of its deal.
TWISTS = {"double_back": True, "doubling": True, "perfect_ten": True}
POSITIONS: list[tuple[str, dict[str, Any], str]] = [
    *((name, {"players": min(game.players)}, "perft") for name, game in GAMES.items()),
    *(
        (name, {"players": player_counts(game)[-1]}, "most")
        for name, game in GAMES.items()
        if len(game.players) > 1
    ),
    *((name, {"players": 4, **TWISTS}, "twists") for name in GAMES if "fundomino" in name),
    ("fundomino-face-value", {"players": 4, "teams": True}, "teams"),
    ("all-fives", {"players": 2, "muggins": True}, "muggins"),
    ("all-fives", {"players": 4, "set": 15}, "double-fifteen"),
    ("block-draw", {"players": 2, "hand": 7, "draw": "never", "lead": "any"}, "block"),
    ("cross", {"players": 4, "set": 12, "no_double": "redeal"}, "redeal"),
    ("fruitominoes", {"players": 2, "hand": 7}, "seven"),
    ("domino-solitaire", {"flip": "vertical"}, "vertical"),
    ("gaple", {"players": 4, "unable": "discard"}, "discard"),
    ("maltese-cross", {"players": 2, "gate": "arm", "draw": "until-playable"}, "gate"),
    ("tiddly-wink", {"players": 10, "set": 9, "ends": 2}, "ten"),
    ("fours", {"players": 4, "go_on": "must"}, "must"),
    ("hungarian", {"players": 4, "run": "both"}, "both"),
    ("knock-out", {"players": 1, "knock": "run"}, "run"),
    ("fives-and-threes", {"players": 4, "teams": True, "finish": "both"}, "finish"),
    *((name, {}, LATE) for name in GAMES),
]


def perft(state: Position, depth: int) -> list[int]:
    """The numbers of sequences of 1, 2, … actions within the round, chance's included."""
    counts = [0] * depth
    _count(state, 0, counts)
    return counts


def _count(state: Position, level: int, counts: list[int]) -> None:
    moves = all_legal_moves(state)
    counts[level] += len(moves)
    if level + 1 < len(counts):
        for seat, move in moves:
            _count(act(state, seat, move)[1], level + 1, counts)


def counted(state: Position, most: int = MOST_SEQUENCES) -> list[int]:
    """Perft as deep as it stays small, or until there is nothing left to do."""
    counts = perft(state, 1)
    while counts[-1] and len(counts) < DEEPEST:
        deeper = perft(state, len(counts) + 1)
        if sum(deeper) > most:
            break
        counts = deeper
    return counts


def title(game: str, seed: str) -> str:
    return f"{game} {seed}"


def dealt(game: str, options: dict[str, Any], seed: str) -> Position:
    if seed == LATE:
        golden = load(game)["record"]
        moves = golden["rounds"][0]["moves"]
        first = {**golden["rounds"][0], "moves": moves[: len(moves) * 2 // 3]}
        return play_record(parse_record({**golden, "rounds": [first]}))[1]
    state: Position = start(GAMES[game].rules(**options), Seeded(seed))
    return state


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "seed"), POSITIONS, ids=[title(game, seed) for game, _, seed in POSITIONS]
)
def test_the_counts_are_as_they_were(game: str, options: dict[str, Any], seed: str) -> None:
    counts = json.loads(PERFT.read_text("utf-8"))[title(game, seed)]
    assert perft(dealt(game, options, seed), len(counts)) == counts


def test_every_count_stored_is_looked_at() -> None:
    assert set(json.loads(PERFT.read_text("utf-8"))) == {title(game, s) for game, _, s in POSITIONS}


def from_position(game: str, position: Json, moves: str = "", **options: Any) -> list[int]:
    """Perft of a small deal after some moves."""
    return counted(play_record(parse_record(record(game, position, moves, **options)))[1])


def test_block_draw_counted_by_hand() -> None:
    # 6-6 must lead; then 6-4 on either end; then 6-1 on the other end, which is out.
    assert from_position("block-draw", deal("6-6 6-1|6-4 5-0", stock="3-3")) == [1, 2, 2, 0]


def test_draws_and_passes_counted_by_hand() -> None:
    # 6-6; draw 3-3; draw 6-2; 6-2 on either end; then 2-0, only on the end that shows 2, is out.
    position = deal("6-6 2-0|4-3", stock="3-3 6-2")
    assert from_position("block-draw", position) == [1, 1, 1, 2, 2, 0]


def test_one_arm_joe_counted_by_hand() -> None:
    # 6-4 leads either way round. Open at 6: 6-1 is out. Open at 4: 4-3 leaves 6-1, and nothing
    # fits 3 any more: blocked.
    assert from_position("one-arm-joe", deal("6-4 5-0|6-1 4-3"), no_double="highest") == [2, 2, 0]


def test_muggins_counted_by_hand() -> None:
    # 5-5 makes 10. Seat 0 may claim it (a), seat 1 may play 5-0 on either end (b).
    # a: then 5-0, which is out, on either end. b is out too.
    position = deal("5-5 4-1|5-0")
    assert from_position("all-fives", position, muggins=True) == [1, 3, 2, 0]


def test_blind_counted_by_hand() -> None:
    # Seat 0's 3-2 is laid. Seat 1 turns 3-1, which goes on 3; turns 2-1, which goes on either end
    # (1 or 2) and is out.
    position = {"hands": [["3-2", "6-6"], ["3-1", "2-1"]], "aside": []}
    assert from_position("blind", position) == [1, 1, 1, 1, 2, 0]


def test_a_random_take_counted_by_hand() -> None:
    # 6-6; then the plus A6-P3 on either end; a forced draw, with the boneyard empty from seat 1:
    # chance hits 4-1 or 5-4. Then 6-1, on the end that still shows 6, is all that fits.
    position = deal("6-6 6-1|A6-P3 4-1 5-4")
    assert from_position("fundomino", position, calls=False)[:5] == [1, 2, 2, 4, 4]


def test_calls_counted_by_hand() -> None:
    # 6-6 leaves one tile. Seat 0 may say domino, seat 1 may catch or play 6-1 on either end (all
    # curved tiles fit on a lone double); 6-1 leaves one tile as well. Drawing is free.
    position = deal("6-6 5-2|6-1 4-3", stock="1-1")
    assert from_position("fundomino", position, "0 6-6")[0] == 1 + 1 + 2 + 1


def test_knock_out_counted_by_hand() -> None:
    # 1|2 2|3 3|4: knock 1 or knock 2, and one tile is left; either way it is over.
    assert from_position("knock-out", deal(row="1-2 2-3 3-4")) == [2, 0]
    # 1|2 2|3 3|3 3|1: knock 1 leaves 3|3 3|1 (one knock), knock 2 leaves 1|2 3|1 (none),
    # knock 3 leaves 1|2 2|3 (one).
    assert from_position("knock-out", deal(row="1-2 2-3 3-3 3-1")) == [3, 2, 0]


def test_baronet_counted_by_hand() -> None:
    # 0-0 and 1-0 are removed at 0 and 1; there is never a choice.
    assert from_position("baronet", deal(row="0-0 1-0")) == [1, 1, 0]


def store() -> None:
    """Count every position and store the counts."""
    found = {
        title(game, seed): counted(dealt(game, options, seed)) for game, options, seed in POSITIONS
    }
    lines = ",\n".join(f"  {json.dumps(name)}: {counts}" for name, counts in found.items())
    PERFT.write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    store()
