"""Write docs/configure.md from the settings of the server.

uv run python docs/make_configure.py
"""

import ast
import inspect
import re
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from boneyard.server.settings import Pace, Rate, Settings

PAGE = Path(__file__).parent / "configure.md"
#: Defaults that depend on the machine.
DEPENDS = {"db": "in your data folder", "bot_workers": "cores − 1"}

TABLE_HEAD = "| variable | default | meaning | example |\n|---|---|---|---|\n"

INTRODUCTION = """\
# Configure

Every setting is an environment variable. `boneyard serve` reads them when it starts, and \
reports a mistyped name with the nearest one. `boneyard doctor` checks the values.

- A list is written with commas (`BONEYARD_HOSTS=tables.example.org,localhost`) or as JSON.
- A rate limit is JSON: `{"a_second": 0.2, "at_once": 20}` allows a burst of 20, then one \
every five seconds.
- `BONEYARD_CACHE` names the folder for compiled code, and `BONEYARD_TOKEN` is \
the secret that `boneyard bot` uses on a server.
- Some settings have an option too: `--db`, `--proxy`, `--rules`, `--no-own-rules`. The option wins.

This page is generated from [`server/settings.py`](../src/boneyard/server/settings.py) by \
`docs/make_configure.py`.
"""


class Entry(NamedTuple):
    """A setting as documented in the source."""

    name: str
    group: str
    text: str


def read_entries() -> list[Entry]:
    """Return the settings in order, with the heading above and the text below each."""
    lines = inspect.getsource(Settings).splitlines(keepends=True)
    headings = {
        number: found[1]
        for number, line in enumerate(lines, 1)
        if (found := re.fullmatch(r"    # (.+)\n", line))
    }
    entries = []
    (body,) = (one.body for one in ast.parse("".join(lines)).body if isinstance(one, ast.ClassDef))
    for field, after in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            assert isinstance(after, ast.Expr)
            assert isinstance(after.value, ast.Constant)
            group = headings[max(line for line in headings if line < field.lineno)]
            text = re.sub(r"\s+", " ", str(after.value.value)).strip()
            entries.append(Entry(field.target.id, group, text))
    return entries


def write_value(value: object) -> str:
    """Return a default as it would be written in the environment."""
    match value:
        case Rate(a_second, at_once):
            return f'`{{"a_second": {a_second:.4g}, "at_once": {at_once:g}}}`'
        case Pace() | None:
            return "–"
        case () | "":
            return "empty"
        case tuple():
            return f"`{','.join(value)}`"
        case bool():
            return f"`{str(value).lower()}`"
        case float():
            return f"`{value:g}`"
        case _:
            return f"`{value}`"


def build_page() -> str:
    """Return the text of the page."""
    defaults = Settings()
    parts, group = [INTRODUCTION], ""
    for one in read_entries():
        if one.group != group:
            group = one.group
            parts.append(
                f"\n## {group}\n\n| variable | default | meaning | example |\n|---|---|---|---|\n"
            )
        text, _, example = one.text.partition(" Example: ")
        default = DEPENDS.get(one.name) or write_value(getattr(defaults, one.name))
        shown = example or (default if default.startswith("`") else "")
        parts.append(f"| `BONEYARD_{one.name.upper()}` | {default} | {text} | {shown} |\n")
    pace = msgspec.structs.asdict(defaults.pace)
    parts.append(f"\nThe defaults of `BONEYARD_PACE` are `{msgspec.json.encode(pace).decode()}`.\n")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(build_page(), "utf-8")
