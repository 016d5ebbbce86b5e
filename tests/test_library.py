"""`import boneyard` is enough: every public name is there, documented, and loaded when used."""

import random
import re
import subprocess
import sys
from typing import get_args

import pytest

import boneyard
from boneyard.games import GAMES
from boneyard.games.registry import SoloName, TableName
from support import client_program, public_api
from support.paths import DOCS

PAGE = (DOCS / "library.md").read_text("utf-8")


def test_what_is_public_is_what_was_promised() -> None:
    """If meant: `uv run python tests/support/public_api.py`, and tell it in the changelog."""
    assert list(public_api.lines()) == public_api.FILE.read_text("utf-8").splitlines()
    assert set(dir(boneyard)) == set(boneyard.__all__)


def test_every_public_name_is_told_and_has_a_docstring() -> None:
    told = set(re.findall(r"`(\w+)(?=[(`])", PAGE))
    assert set(boneyard.__all__) <= told
    assert {part for parts in public_api.PARTS.values() for part in parts} <= told
    for name in boneyard.__all__:
        thing = getattr(boneyard, name)
        assert not callable(thing) or thing.__doc__ or name in ("AnyEvent", "Move"), name


def test_all_that_is_promised_is_there() -> None:
    for name in ("bergen", "knock-out"):
        rules = GAMES[name].rules()
        for one in (rules.game, rules, boneyard.start(rules, boneyard.Seeded("tea"))):
            (kind,) = {base.__name__ for base in type(one).__mro__} & set(public_api.PARTS) - {
                "Position"
            }
            assert all(hasattr(one, part) for part in public_api.PARTS[kind])


def test_other_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="dominoes"):
        getattr(boneyard, "dominoes")  # noqa: B009 (a checker knows that it is missing)


def test_importing_loads_nothing_and_takes_no_time() -> None:
    code = """
import sys, time
begun = time.thread_time()
import boneyard
print(sum(name.startswith("boneyard.") for name in sys.modules), time.thread_time() - begun)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules, seconds = done.stdout.split()
    assert int(modules) <= 1  # its version
    assert float(seconds) < 0.03


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


class Clumsy:
    """Somebody's bot that doesn't know the rules."""

    def choose(self, view: boneyard.Position, seat: int, dice: random.Random) -> boneyard.Move:
        return boneyard.move("6-6@9")


class Last:
    """Somebody's bot that plays whatever is listed last."""

    def choose(self, view: boneyard.Position, seat: int, dice: random.Random) -> boneyard.Move:
        return boneyard.legal(view, seat)[-1]


def test_bots_of_ones_own_play_duels_and_matches() -> None:
    rules = boneyard.game("block-draw").rules(players=2)
    found = boneyard.duel(rules, Last(), "heavy", deals=8, seed="tea")
    assert found == boneyard.duel(rules, Last(), "heavy", deals=8, seed="tea")
    assert (found.players, found.deals) == (("Last", "heavy"), 8)
    other_way = boneyard.duel(rules, "heavy", "heavy", deals=8)
    assert other_way.players == ("heavy", "heavy 2")
    record = boneyard.play_match(rules, [Last(), "random"], seed="tea")
    assert boneyard.replay(record) == boneyard.replay(record.written)
    assert boneyard.replay(record)["over"]
    assert boneyard.verify(record).deals == len(record.rounds)


def test_a_bot_that_breaks_the_rules_is_told_of() -> None:
    rules = boneyard.game("block-draw").rules(players=2)
    for contest in (
        lambda: boneyard.duel(rules, Clumsy(), "heavy", deals=1),
        lambda: boneyard.play_match(rules, [Clumsy(), "heavy"]),
    ):
        with pytest.raises(boneyard.BotFault, match="6-6@9"):
            contest()
    with pytest.raises(boneyard.PairingError, match="random, heavy"):
        boneyard.duel(rules, "nobody", "heavy")
    with pytest.raises(boneyard.PairingError, match="did you mean heavy"):
        boneyard.duel(rules, "heavy", "heavi")
    with pytest.raises(boneyard.PairingError, match=r"number of seats in the game \(2\)"):
        boneyard.play_match(rules, ["heavy"])
