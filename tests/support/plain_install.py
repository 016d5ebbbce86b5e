"""What runs where only the plain package is installed: `python tests/support/plain_install.py`.

tests/test_extras.py runs it with all extras hidden, packaging/check.py in an environment that
really has none of them.
"""

import random
import sys
from importlib.util import find_spec

import boneyard
from boneyard.cli import main
from boneyard.extras import EXTRAS
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import get_translator


class Hidden:
    """Finds none of the modules that come with an extra."""

    modules = frozenset(module for modules in EXTRAS.values() for module in modules)

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """As if it weren't installed."""
        if name.partition(".")[0] in self.modules:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def levels_and_hints() -> None:
    """Every level plays, and hints are told, on the plain engine."""
    for game, players in (("block-draw", 2), ("mexican-train", 4), ("bendomino", 2)):
        state = boneyard.start(boneyard.game(game).rules(players=players), boneyard.Seeded("tea"))
        while (seat := state.to_act) is not None and len(boneyard.legal(state, seat)) < 2:
            _, state = boneyard.act(state, seat, boneyard.legal(state, seat)[0])
        assert seat is not None
        for name in ("beginner", "casual", "club", "expert"):
            move = boneyard.choose(name, state, seat, random.Random(1))
            assert move in boneyard.legal(state, seat)
        hints = boneyard.hints(state, seat, random.Random(1))
        assert {hint.move for hint in hints} == set(boneyard.legal(state, seat))
        for language in LANGUAGES:
            assert all(
                get_translator(language).translate(why) for hint in hints for why in hint.reasons
            )


def the_library() -> None:
    """Duels, records, pictures and solvers."""
    rules = boneyard.game("block-draw").rules(players=2)
    assert boneyard.duel(rules, "casual", "heavy", deals=2).deals == 2
    record = boneyard.play_match(rules, ["heavy", "random"])
    assert boneyard.replay(record)["over"]
    assert boneyard.verify(record).deals
    state = boneyard.start(boneyard.game("knock-out").rules(), boneyard.Seeded("tea"))
    assert boneyard.solve(state).proved
    assert boneyard.hints(state, 0, random.Random(1))
    assert boneyard.draw(state).startswith("<svg")
    told = ""
    try:
        boneyard.analyse(record)
    except boneyard.RecordError as why:
        told = str(why)
    assert "boneyard-dominoes[fast]" in told


def the_command_line() -> None:
    """What needs nothing runs in all languages, what needs an extra says which."""
    for arguments in (
        ["games"],
        ["rules", "matador"],
        ["deal", "bergen", "--seed", "tea"],
        ["lab", "block-draw", "--deals", "16"],
        ["statistics", "knock-out", "--deals", "20"],
        ["play", "bergen", "--hands", "0", "--single", "--seed", "tea"],
    ):
        for language in LANGUAGES if arguments[0] == "games" else ["es"]:
            said(0, *arguments, "--language", language)
    said(2, "serve", needs="serve")
    said(2, "watch", "http://127.0.0.1:9/m/x", needs="client")
    said(2, "arena", "--game", "gaple", "--players", "heavy,random", needs="fast")


def said(status: int, *arguments: str, needs: str = "") -> None:
    """Run a command and look at its status, and at what it says that it needs."""
    from click.testing import CliRunner

    done = CliRunner().invoke(main, list(arguments), prog_name="boneyard")
    assert done.exit_code == status, (arguments, done.output, done.exception)
    assert not needs or f"boneyard-dominoes[{needs}]" in done.output, done.output
    assert not needs or len(done.output.splitlines()) == 1, done.output


if __name__ == "__main__":
    if "--hide" in sys.argv:
        sys.meta_path.insert(0, Hidden())
    else:
        assert not any(map(find_spec, Hidden.modules)), "an extra is installed here"
    levels_and_hints()
    the_library()
    the_command_line()
    assert not Hidden.modules & sys.modules.keys()
