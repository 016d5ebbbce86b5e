"""`import boneyard` is enough: every public name is there, documented, and loaded when used."""

import subprocess
import sys
from typing import get_args

import client_program
import pytest

import boneyard
from boneyard.games import GAMES
from boneyard.games.names import SoloName, TableName

#: A name here is a promise: adding one is easy, taking one away breaks somebody's program.
PUBLIC = {
    "BOTS", "Event", "Fair", "GAMES", "Hint", "IllegalMove", "Move", "Position", "Record",
    "RecordError", "Seeded", "SoloState", "Solution", "State", "Tile", "__version__", "act",
    "choose", "decide", "draw", "evolve", "game", "hints", "legal", "move", "read_record",
    "replay", "seen_by", "solve", "start", "tile", "verify", "view", "write_record",
}  # fmt: skip


def test_the_public_names_are_these() -> None:
    assert set(boneyard.__all__) == PUBLIC
    assert set(dir(boneyard)) == PUBLIC


@pytest.mark.parametrize("name", sorted(PUBLIC))
def test_every_public_name_can_be_had(name: str) -> None:
    assert getattr(boneyard, name) is not None


def test_other_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="dominoes"):
        getattr(boneyard, "dominoes")  # noqa: B009 (a checker knows that it is missing)


def test_importing_loads_nothing() -> None:
    code = "import boneyard, sys; print(sum(name.startswith('boneyard.') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) <= 2  # its version, and where notebooks ask for pictures


def test_a_program_of_somebody_else() -> None:
    """What mypy has checked runs, too."""
    assert boneyard.draw(client_program.table()).startswith("<svg")
    assert client_program.alone().proved
    assert client_program.whichever("bergen").round == 1


def test_the_types_know_every_game() -> None:
    """A checker is told by these names which games are for one."""
    for names, alone in ((TableName, False), (SoloName, True)):
        assert set(get_args(names)) == {name for name, one in GAMES.items() if one.alone is alone}


def test_texts_are_read() -> None:
    assert str(boneyard.move("6-4@2")) == "6-4@2"
    assert boneyard.tile("4-6") is boneyard.tile("6-4")
