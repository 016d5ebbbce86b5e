"""Write docs/reference.md and docs/reference-modules.md from docstrings.

uv run python docs/make_reference.py
"""

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
from types import ModuleType
from typing import Any

from click import Command, Context, Group, Option

import boneyard
import boneyard.client
import boneyard.envs
import boneyard.fast
from boneyard.cli import main
from boneyard.i18n import message
from boneyard.i18n.translator import english

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS.parent / "tests"))

from support import public_api  # noqa: E402 (what is promised of large classes)

#: The names by subject, in reading order; a test checks that none is missing.
GROUPS: dict[str, tuple[str, ...]] = {
    "Matches": (
        "Match", "MatchError", "GAMES", "game", "Game", "Solitaire", "Rules", "SoloRules",
        "OptionError", "UnknownName", "ArgumentError",
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
        "Discard", "Next", "Knock", "Shift", "Resign", "Timeout", "Abandon", "Hit",
    ),
    "Events": (
        "AnyEvent", "Event", "Dealt", "Turned", "Continued", "Played", "Drew", "Passed", "Reaching",
        "Took", "Marked", "Unmarked", "Flipped", "Returned", "Discarded", "Asked", "Chose",
        "Directed", "Staked", "Made", "Called", "Cleared", "Owed", "Absolved", "Scored",
        "Finished", "RoundEnded", "Count", "MatchEnded", "SetOut", "Counted",
        "KnockedOut", "Shifted", "Revealed",
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
    "[library.md](library.md) says what is promised. A `GameSource` is the name of a game, a file "
    "of house rules or rules as a dict, a `Game`, or one with its options chosen.\n"
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
#: Modules with names of their own: heading, module, and the page that shows them at work.
MODULES: dict[str, tuple[ModuleType, str]] = {
    "Client": (boneyard.client, "client.md"),
    "Environments": (boneyard.envs, "learning.md"),
    "Fast core": (boneyard.fast, "fast.md"),
}
#: Classes that programs make themselves: how is shown.
MADE_IN_MODULES = ("AsyncClient", "Client", "SolitaireEnv", "TableEnv", "VectorEnv", "Tables")
#: What draws itself as the last line of a notebook's cell.
SHOWN = {
    "Match": "a picture of the table",
    "State": "a picture of the table, as far as it is known",
    "SoloState": "a picture of the table",
    "hints": "a table of the moves, the best first",
    "Record": "the points of each round, and a picture of the last position",
    "Analysis": "a table of the players, and the chart of the win chances",
}
#: Methods of tables that the client itself calls, and what Gymnasium asks for.
UNSHOWN = (
    "apply_entries",
    "apply_news",
    "live_url",
    "move_request",
    "needs_next_round",
    "metadata",
)
#: Long types by the names that people use.
SHORT_TYPES = (
    (r"ndarray\[tuple\[Any, \.\.\.\], dtype\[(\w+)\]\]", r"NDArray[\1]"),
    (
        r"str \| PathLike\[str\] \| Mapping\[str, object\]"
        r" \| Game \| Solitaire \| Rules \| SoloRules",
        "GameSource",
    ),
)

INTRODUCTION_TO_MODULES = (
    "# Reference of the modules and commands\n\nEvery public name of `boneyard.client`, "
    "`boneyard.envs` and `boneyard.fast`, what notebooks draw, and every option of the command "
    "line. `docs/make_reference.py` makes this page, and a test runs the examples. The names of "
    "`boneyard` itself, and what a `GameSource` is, are in [reference.md](reference.md).\n"
)
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


def render_modules() -> str:
    """Return the page of the modules, the notebooks and the command line."""
    lines = [INTRODUCTION_TO_MODULES]
    for heading, (module, page) in MODULES.items():
        lines += [f"## {heading}", "", f"`{module.__name__}`: see [{page}]({page}) for how it is "
                  "used.", ""]  # fmt: skip
        for name in sorted(module.__all__, key=str.lower):
            thing = getattr(module, name)
            lines += [f"### {name}", ""]
            if inspect.isclass(thing):
                lines += _render_class(name, thing)
            else:
                lines += _code(_shorten("\n".join(public_api.signatures(name, thing))))
                lines += _render_doc(inspect.getdoc(thing) or "")
    lines += ["## Notebooks", "", *_render_notebooks(), "## Commands", "", *_render_commands()]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def _render_notebooks() -> Iterator[str]:
    """Say what draws itself, from the methods that notebooks ask for."""
    yield "As the last line of a cell, these draw themselves:"
    yield ""
    yield from (
        f"- [`{name}`](reference.md#{name.lower()}) – {told}" for name, told in SHOWN.items()
    )
    notebooks = (("players", "Players"), ("researchers", "Researchers"), ("bot-writers", "Bots"))
    shown = ", ".join(f"[{title}](notebooks/{file}.ipynb)" for file, title in notebooks)
    yield from ("", f"Notebooks to start from: {shown}.", "")


def _render_commands() -> Iterator[str]:
    """Show every command with its arguments and options, as its help does."""
    context = Context(main, info_name="boneyard")
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command is not None
        yield from _render_command(name, command, Context(command, context, name))


def _render_command(name: str, command: Command, context: Context) -> Iterator[str]:
    assert not isinstance(command, Group)
    usage = " ".join(_in_english(word) for word in command.collect_usage_pieces(context))
    told = _in_english(command.help or "").split("\n")
    yield from (f"### boneyard {name}", "", *_code(f"boneyard {name} {usage}", "text"))
    for line in told:
        yield from (line.replace("|", "\\|"), "")
    options = [one for one in command.params if isinstance(one, Option) and one.name != "language"]
    if not options:
        return
    yield from ("| option | meaning |", "|---|---|")
    for option in options:
        record = option.get_help_record(context)
        if record is not None:
            shown = " ".join(_in_english(word) for word in record[0].split(" "))
            shown = re.sub(r"(INTEGER|FLOAT)( RANGE)?", "N", shown).replace("|", "\\|")
            meaning = " ".join(_in_english(word) for word in record[1].split(" "))
            meaning = " ".join(meaning.split()).replace("|", "\\|")
            yield f"| `{shown}` | {meaning} |"
    yield ""


def _shorten(text: str) -> str:
    for long, short in SHORT_TYPES:
        text = re.sub(long, short, text)
    return text


def _in_english(text: str) -> str:
    """Return a message by its id; other text as it is."""
    bare = text.strip("[].…")
    is_id = re.fullmatch(r"(help|click)-[\w-]+", bare)
    return text.replace(bare, english(message(bare))) if is_id else text


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
        yield from _code(_shorten("\n".join(public_api.signatures(name, thing))))
        yield from _render_doc(inspect.getdoc(thing) or "")


def _render_class(name: str, cls: type) -> Iterator[str]:
    if issubclass(cls, Exception):
        bases = [base.__name__ for base in cls.__bases__ if base.__module__ == "builtins"]
        bases = bases or [base.__name__ for base in cls.__bases__]
        yield from _code(f"class {name}({', '.join(bases)})")
    elif name in (*public_api.MADE, *MADE_IN_MODULES, "Tile"):
        made = cls.__init__ if name != "Tile" else cls.__new__
        way = public_api.signatures(name, made)[0].replace(" -> None", "")
        yield from _code(_shorten(way.replace("(self, ", "(").replace("(cls, ", "(")))
    yield from _render_doc(inspect.getdoc(cls) or "")
    hidden = ("__init__", *UNSHOWN)
    members = [line for line in public_api.members(cls) if not line.startswith(hidden)]
    if members and not issubclass(cls, Exception):
        yield from ("| | |", "|---|---|")
        for line in members:
            member = re.split(r"[:(]", line)[0]
            told = _member_doc(cls, member).replace("\n", " ").replace("|", "\\|")
            shown = line.replace("(self, ", "(").replace("(self)", "()").replace("(cls, ", "(")
            shown = re.sub(r"Annotated\[(\w+), \w+\(.*?\)\]", r"\1", shown)
            shown = _shorten(re.sub(r"(?<=: |> )'([^']*)'", r"\1", shown))
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


def _code(text: str, language: str = "python") -> list[str]:
    return [f"```{language}", text, "```", ""]


if __name__ == "__main__":
    (DOCS / "reference.md").write_text(render(), "utf-8")
    (DOCS / "reference-modules.md").write_text(render_modules(), "utf-8")
