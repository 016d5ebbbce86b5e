"""`import boneyard` is enough: every public name is there, documented, and loaded when used."""

import random
import subprocess
import sys

import pytest

import boneyard

#: A name here is a promise: adding one is easy, taking one away breaks somebody's program.
PUBLIC = {
    "BOTS", "Event", "Fair", "GAMES", "Hint", "IllegalMove", "Move", "Position", "Record",
    "RecordError", "Seeded", "Solution", "State", "Tile", "__version__", "act", "choose", "decide",
    "draw", "evolve", "game", "hints", "legal", "move", "read_record", "replay", "seen_by", "solve",
    "start", "tile", "verify", "view", "write_record",
}  # fmt: skip


def test_the_public_names_are_these() -> None:
    assert set(boneyard.__all__) == PUBLIC
    assert set(dir(boneyard)) == PUBLIC


@pytest.mark.parametrize("name", sorted(PUBLIC))
def test_every_public_name_can_be_had(name: str) -> None:
    assert getattr(boneyard, name) is not None


def test_other_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="dominoes"):
        _ = boneyard.dominoes


def test_importing_loads_nothing() -> None:
    code = "import boneyard, sys; print(sum(name.startswith('boneyard.') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) <= 2  # its version, and where notebooks ask for pictures


def test_a_round_with_one_import() -> None:
    rules = boneyard.game("all-fives").rules(players=2)
    state = boneyard.start(rules, boneyard.Seeded("tea"))
    dice = random.Random(1)
    log: list[boneyard.Event] = []
    while state.playing:
        seat = state.to_act
        move = boneyard.choose("heavy", state, seat, dice)
        assert move is not None
        events, state = boneyard.act(state, seat, move)
        log += events
    assert boneyard.draw(state).startswith("<svg")
    assert str(boneyard.move("6-4@2")) == "6-4@2"
    assert boneyard.tile("4-6") is boneyard.tile("6-4")


def test_games_for_one_are_solved() -> None:
    row = boneyard.start(boneyard.game("knock-out").rules(), boneyard.Seeded("tea"))
    assert boneyard.solve(row).proved
