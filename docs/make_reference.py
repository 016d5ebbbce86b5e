"""Write docs/reference.md from docstrings: `uv run python docs/make_reference.py`."""

import ast
import inspect
import re
import sys
import textwrap
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import boneyard

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS.parent / "tests"))

from support import public_api  # noqa: E402 (what is promised of large classes)

#: The names by subject, in reading order; a test checks that none is missing.
GROUPS: dict[str, tuple[str, ...]] = {
    "Matches": (
        "Match", "MatchError", "GAMES", "game", "Game", "Solitaire", "Rules", "SoloRules",
        "OptionError", "UnknownName",
    ),
    "Positions": (
        "Position", "State", "SoloState", "Result", "Question", "Arm", "read_position",
        "write_position", "PositionError", "draw",
    ),
    "Tiles": ("Tile", "tile", "Half", "TileError"),
    "Pure functions": (
        "start", "legal", "act", "decide", "evolve", "view", "seen_by", "IllegalMove", "Chance",
        "Seeded", "Fair",
    ),
    "Moves": (
        "Move", "move", "ActionError", "Play", "Draw", "Pass", "Flip", "Choose", "Call", "Catch",
        "Next", "Knock", "Shift", "Resign", "Timeout", "Abandon", "Hit",
    ),
    "Events": (
        "AnyEvent", "Event", "Dealt", "Turned", "Continued", "Played", "Drew", "Passed", "Reaching",
        "Took", "Marked", "Unmarked", "Flipped", "Returned", "Asked", "Chose", "Directed", "Staked",
        "Made", "Called", "Cleared", "Owed", "Absolved", "Scored", "Finished", "RoundEnded",
        "Count", "MatchEnded", "SetOut", "Counted", "KnockedOut", "Shifted", "Revealed",
    ),
    "Records": (
        "read_records", "read_record", "Record", "RecordError", "write_record", "replay", "verify",
        "Verification",
    ),
    "Bots": (
        "BOTS", "choose", "Bot", "Program", "BotFault", "Hint", "hints", "duel", "Duel",
        "play_match", "PairingError",
    ),
    "Analysis and solvers": ("analyse", "Analysis", "solve", "Solution", "NotSolved"),
    "The package": ("NotInstalled", "__version__"),
}  # fmt: skip

INTRODUCTION = (
    "# Reference of the library\n\nEvery public name of `boneyard`, made from its docstrings by "
    "`docs/make_reference.py`; a test runs the examples. The [tour](tour.md) shows them at work, "
    "[library.md](library.md) says what is promised.\n"
)

#: What isn't a function or a class.
VALUES = {
    "GAMES": ("Every game by its name.", '>>> boneyard.GAMES["all-fives"]\n<Game all-fives>'),
    "BOTS": (
        "Every built-in bot by its name, the weakest first; `expert:bold` is one with a style.",
        ">>> list(boneyard.BOTS)[:3]\n['random', 'heavy', 'beginner']",
    ),
    "Move": (
        "The type of all moves: a union, for annotations and `isinstance`.",
        '>>> isinstance(boneyard.move("draw"), boneyard.Move)\nTrue',
    ),
    "AnyEvent": (
        "The type of all events: a union, for annotations and `isinstance`.",
        '>>> match = boneyard.Match("block-draw", seed="tea")\n'
        ">>> isinstance(match.log[0], boneyard.AnyEvent)\nTrue",
    ),
    "__version__": ("The version of the package.", ">>> len(boneyard.__version__.split('.'))\n3"),
}
_SECTION = re.compile(r"^(Args|Returns|Yields):$")


def render() -> str:
    """Return the whole page."""
    lines = [INTRODUCTION]
    anchors = _anchors()
    for group, names in GROUPS.items():
        links = ", ".join(f"[`{name}`](#{anchors[name]})" for name in names)
        lines += [f"## {group}", "", links, ""]
        for name in names:
            lines += _render_name(name)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def _anchors() -> dict[str, str]:
    """Return the anchor of each name: headings that look alike are numbered."""
    found: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for group, names in GROUPS.items():
        for heading in (group, *names):
            plain = heading.strip("_").lower().replace(" ", "-")
            found[heading] = f"{plain}-{counts[plain]}" if counts[plain] else plain
            counts[plain] += 1
    return found


def _render_name(name: str) -> Iterator[str]:
    thing = getattr(boneyard, name)
    yield from (f"### {name.strip('_')}", "")
    if name in VALUES:
        text, example = VALUES[name]
        yield from (text, "", *_code(f">>> import boneyard\n{example}"))
    elif inspect.isclass(thing):
        yield from _render_class(name, thing)
    else:
        yield from _code("\n".join(public_api.signatures(name, thing)))
        yield from _render_doc(inspect.getdoc(thing) or "")


def _render_class(name: str, cls: type) -> Iterator[str]:
    if issubclass(cls, Exception):
        bases = [base.__name__ for base in cls.__bases__ if base.__module__ == "builtins"]
        yield from _code(f"class {name}({', '.join(bases)})")
    elif name in public_api.MADE or name == "Tile":
        made = cls.__init__ if name != "Tile" else cls.__new__
        yield from _code(public_api.signatures(name, made)[0].replace("(self, ", "(").replace(
            "(cls, ", "(").replace(" -> None", ""))  # fmt: skip
    yield from _render_doc(inspect.getdoc(cls) or "")
    members = [line for line in public_api.members(cls) if not line.startswith("__init__")]
    if members and not issubclass(cls, Exception):
        yield from ("| | |", "|---|---|")
        for line in members:
            member = re.split(r"[:(]", line)[0]
            told = _member_doc(cls, member).replace("\n", " ").replace("|", "\\|")
            shown = line.replace("(self, ", "(").replace("(self)", "()").replace("(cls, ", "(")
            shown = re.sub(r"Annotated\[(\w+), \w+\(.*?\)\]", r"\1", shown).replace("'", "")
            yield f"| `{shown}` | {told} |".replace(shown, shown.replace("|", "\\|"))
        yield ""


@cache
def _attribute_docs(cls: type) -> dict[str, str]:
    """Return the strings that stand below the fields of a class."""
    found: dict[str, str] = {}
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    body = tree.body[0].body  # type: ignore[attr-defined]
    for field, below in pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=told)):
                found[name] = inspect.cleandoc(str(told))
    return found


def _member_doc(cls: type, member: str) -> str:
    for base in cls.__mro__:
        if not base.__module__.startswith("boneyard"):
            continue
        if told := _attribute_docs(base).get(member):
            return told
        value: Any = vars(base).get(member)
        text = getattr(value, "__doc__", None) if value is not None else None
        if text and not isinstance(value, int | str | tuple | float):
            return inspect.cleandoc(text).split("\n\n")[0]
    return ""


def _render_doc(text: str) -> Iterator[str]:
    """Render a docstring: its text, its parameters, what it returns, its example."""
    paragraphs, example, section = [], [], ""
    parameters: list[list[str]] = []
    returns: list[str] = []
    for line in text.split("\n"):
        if found := _SECTION.match(line):
            section = found[1]
        elif line.startswith((">>>", "...")) or (example and line):
            example.append(line)
        elif not line:
            section = ""
            paragraphs.append("")
        elif section == "Args":
            if found := re.match(r"    (\*{0,2}\w+): (.*)", line):
                parameters.append([found[1], found[2]])
            else:
                parameters[-1][1] += f" {line.strip()}"
        elif section:
            returns.append(line.strip())
        else:
            paragraphs.append(line)
    yield from (*re.sub(r"\n{3,}", "\n\n", "\n".join(paragraphs)).strip().split("\n"), "")
    if parameters:
        yield from (*(f"- `{name}` – {told}" for name, told in parameters), "")
    if returns:
        yield from (f"**Returns** {' '.join(returns)}", "")
    if example:
        yield from _code("\n".join(example))


def _code(text: str) -> list[str]:
    return ["```python", text, "```", ""]


if __name__ == "__main__":
    (DOCS / "reference.md").write_text(render(), "utf-8")
