"""Scripts and styles as they are served: a file for a page, without what only readers need.

A page on a slow line should not wait for twenty small scripts that name each other. Each file
becomes a function that gives what it exports, in an order in which everything is there before it
is needed; the scripts keep to the few forms of `import` and `export` that are known here. Notes,
types and indentation stay at home: they were a tenth of a table's page.
"""

import re
from collections.abc import Mapping
from posixpath import dirname, join, normpath
from typing import Final

_IMPORT: Final = re.compile(r"^import (\{[^}]*\}|\* as \w+) from '(\.\.?/[\w./]+\.js)';$", re.M)
_EXPORT: Final = re.compile(r"^export ((?:async )?function|const|let|class) (\w+)", re.M)
#: Notes for those who read the scripts: whole lines only, so that no text is taken for one.
_NOTES: Final = re.compile(r"^[ \t]*(?://.*|/\*\*(?:[^*]|\*(?!/))*\*/)\n", re.M)
#: A type that a value is said to have.
_TYPES: Final = re.compile(r"/\*\* @type \{(?:[^*]|\*(?!/))*\*/ ?")
#: What only shows people how deep a line is.
_INDENT: Final = re.compile(r"^[ \t]+", re.M)
#: A style sheet that another one begins with.
_BEGINS_WITH: Final = re.compile(r'^@import "([\w./]+\.css)";$', re.M)
#: Notes in styles, space of any length, and space where none is needed.
_STYLE_NOTES: Final = re.compile(r"/\*.*?\*/", re.S)
_SPACE: Final = re.compile(r"\s+")
_NO_SPACE: Final = re.compile(r" ?([{};,]) ?")


class BundleError(ValueError):
    """Scripts that can't be put into one file."""


def needed(name: str, scripts: Mapping[str, str]) -> list[str]:
    """The scripts that one needs, itself last: each comes after those that it needs."""
    order: list[str] = []
    under_way: list[str] = []

    def visit(one: str) -> None:
        if one in order:
            return
        if one in under_way:
            raise BundleError(f"scripts need each other: {' → '.join([*under_way, one])}")
        if one not in scripts:
            raise BundleError(f"{under_way[-1]} needs {one}, which isn't there")
        under_way.append(one)
        for _, other in _IMPORT.findall(scripts[one]):
            visit(_resolve(other, one))
        under_way.pop()
        order.append(one)

    visit(name)
    return order


def bundled(name: str, scripts: Mapping[str, str]) -> str:
    """A script with all that it needs, as one file."""
    return "".join(_wrapped(one, scripts[one]) for one in needed(name, scripts))


def joined(name: str, styles: Mapping[str, str]) -> str:
    """A style sheet with the ones that it begins with, as one file: a page waits for each."""
    return _BEGINS_WITH.sub(lambda found: joined(_resolve(found[1], name), styles), styles[name])


def packed(style: str) -> str:
    """A style sheet without notes, and with no more space than it needs."""
    return _NO_SPACE.sub(r"\1", _SPACE.sub(" ", _STYLE_NOTES.sub("", style))).strip()


def _wrapped(name: str, script: str) -> str:
    """A script as a function of its own, which gives what it exports."""
    exports = [found for _, found in _EXPORT.findall(script)]
    body = _IMPORT.sub(lambda found: _taken(found[1], _resolve(found[2], name)), script)
    body = _EXPORT.sub(r"\1 \2", body)
    if re.search(r"^\s*(import|export)\b", body, re.M):
        raise BundleError(f"{name} imports or exports in a way that isn't known")
    body = _lean(_TYPES.sub("", _NOTES.sub("", body))).strip()
    head = f"const {_variable(name)} = (() => {{"
    return f"{head}\n{body}\nreturn {{ {', '.join(exports)} }};\n}})();\n"


def _lean(body: str) -> str:
    """A script without its indents, unless a text in it goes over several lines."""
    whole = all(line.count("`") % 2 == 0 for line in body.splitlines())
    return _INDENT.sub("", body) if whole else body


def _taken(names: str, other: str) -> str:
    """An import as a line that takes the names from the other script's function."""
    left = names[5:] if names.startswith("*") else names.replace(" as ", ": ")
    return f"const {left} = {_variable(other)};"


def _resolve(path: str, importer: str) -> str:
    """The name of a file that another names by a path relative to its own folder."""
    return normpath(join(dirname(importer), path))


def _variable(name: str) -> str:
    """The variable that holds what a script exports: `js/table/main.js` is `$js$table$main`."""
    return "$" + name.removesuffix(".js").replace("/", "$")
