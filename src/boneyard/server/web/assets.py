"""Assets: bundled scripts and styles, one file for a page, minified.

A page on a slow line should not wait for twenty small scripts that name each other. Each file
becomes a function that gives what it exports, in an order in which everything is there before it
is needed; the scripts keep to the few forms of `import` and `export` that are known here. Notes,
types and space that no one needs stay at home: they were a fifth of a table's page.
"""

import re
from collections.abc import Mapping
from posixpath import basename, dirname, join, normpath
from typing import Final

_JS_IMPORT: Final = re.compile(
    r"^import (?:(\{[^}]*\}|\* as \w+) from )?'(\.\.?/[\w./]+\.js)';$", re.M
)
_JS_EXPORT: Final = re.compile(r"^export ((?:async )?function|const|let|class) (\w+)", re.M)
#: The tokens of a script; a slash is looked at apart, as it may begin a comment or a pattern.
_TOKEN: Final = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/)
    | (?P<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")
    | (?P<word>[\w$#]+)
    | (?P<sign>[^\w\s])""",
    re.X,
)
_PATTERN: Final = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
#: Words after which a slash begins a pattern, and doesn't divide.
_BEFORE_PATTERN: Final = frozenset({"return", "typeof", "case", "in", "of", "else", "await"})
#: A style sheet that another one begins with.
#: The zero before a decimal point.
_CSS_ZERO: Final = re.compile(r"(?<=[ :,(-])0\.(?=\d)")
_CSS_IMPORT: Final = re.compile(r'^@import "([\w./]+\.css)";$', re.M)
#: Notes in styles, space of any length, and space where none is needed.
_CSS_COMMENTS: Final = re.compile(r"/\*.*?\*/", re.S)
_WHITESPACE: Final = re.compile(r"\s+")
_CSS_PUNCTUATION: Final = re.compile(r" ?([{};,>]) ?")


class BundleError(ValueError):
    """Scripts that can't be put into one file."""


def sort_dependencies(name: str, scripts: Mapping[str, str]) -> list[str]:
    """The scripts that one needs, itself last: each comes after those that it needs."""
    order: list[str] = []
    visiting: list[str] = []

    def visit(one: str) -> None:
        if one in order:
            return
        if one in visiting:
            raise BundleError(f"scripts need each other: {' → '.join([*visiting, one])}")
        if one not in scripts:
            raise BundleError(f"{visiting[-1]} needs {one}, which isn't there")
        visiting.append(one)
        for _, other in _JS_IMPORT.findall(scripts[one]):
            visit(_resolve(other, one))
        visiting.pop()
        order.append(one)

    visit(name)
    return order


def bundle_script(name: str, scripts: Mapping[str, str]) -> str:
    """A script with all that it needs, as one file."""
    return "".join(_wrap_module(one, scripts[one]) for one in sort_dependencies(name, scripts))


def bundle_all(scripts: Mapping[str, str]) -> dict[str, str]:
    """Every script with all that it needs; each of them is minified once."""
    wrapped = {name: _wrap_module(name, script) for name, script in scripts.items()}
    return {
        name: "".join(wrapped[one] for one in sort_dependencies(name, scripts)) for name in scripts
    }


def inline_css_imports(name: str, styles: Mapping[str, str]) -> str:
    """A style sheet with the ones that it begins with, as one file: a page waits for each."""
    return _CSS_IMPORT.sub(
        lambda found: inline_css_imports(_resolve(found[1], name), styles), styles[name]
    )


def minify_css(style: str) -> str:
    """A style sheet without notes, and with no more space than it needs."""
    packed = _CSS_PUNCTUATION.sub(r"\1", _WHITESPACE.sub(" ", _CSS_COMMENTS.sub("", style))).strip()
    return _CSS_ZERO.sub(".", packed.replace(": ", ":").replace(";}", "}"))


def _wrap_module(name: str, script: str) -> str:
    """A script as a function of its own, which gives what it exports."""
    exports = [found for _, found in _JS_EXPORT.findall(script)]
    body = _JS_IMPORT.sub(lambda found: _rewrite_import(found[1], _resolve(found[2], name)), script)
    body = _JS_EXPORT.sub(r"\1 \2", body)
    if re.search(r"^\s*(import|export)\b", body, re.M):
        raise BundleError(f"{name} imports or exports in a way that isn't known")
    body = minify(body)
    return f"const {_variable(name)}=(()=>{{{body}return{{{','.join(exports)}}}}})();\n"


def minify(script: str) -> str:
    """Remove comments and every space that isn't needed.

    The scripts end each statement with a semicolon (Prettier sees to it), so a line break is a
    space like any other. Template literals stay as they are.
    """
    made: list[str] = []
    at, last, spaced = 0, "", False
    while at < len(script):
        found = _TOKEN.match(script, at)
        assert found is not None, script[at : at + 40]
        token, kind = found[0], found.lastgroup
        if kind == "space":
            at, spaced = found.end(), True
            continue
        if token == "`":
            token = script[at : _end_of_template(script, at)]
        elif token == "/" and _may_begin_pattern(last):
            pattern = _PATTERN.match(script, at)
            token = pattern[0] if pattern else token
        if made and _is_needless(made, token):
            made.pop()
        elif spaced and _would_merge(last, token):
            made.append(" ")
        made.append(token)
        at, last, spaced = at + len(token), token, False
    return "".join(made)


def _is_needless(made: list[str], token: str) -> bool:
    """Say whether what stands before a closing bracket is a comma or semicolon too many."""
    if made[-1] == ",":
        return token in (")", "}")
    # After a bracket it may be a statement without a body.
    return made[-1] == ";" and token == "}" and made[-2:-1] not in ([")"], [])


def _would_merge(last: str, token: str) -> bool:
    """Say whether two tokens would be read as another one without a space between them."""
    if not last:
        return False
    words = re.match(r"[\w$#]", token) and re.search(r"[\w$#]$", last)
    return bool(words) or (token[0] in "+-/" and last[-1] == token[0])


def _may_begin_pattern(last: str) -> bool:
    """Say whether a slash after this token begins a pattern."""
    if re.fullmatch(r"[\w$#]+", last):
        return last in _BEFORE_PATTERN
    return not last.endswith((")", "]", "}", "'", '"', "`"))


def _end_of_template(script: str, start: int) -> int:
    """Where the template literal ends that begins here; there may be others in its gaps."""
    at, depth = start + 1, 0
    while True:
        sign = script[at]
        if sign == "\\":
            at += 1
        elif sign == "`":
            if not depth:
                return at + 1
            at = _end_of_template(script, at) - 1
        elif script.startswith("${", at) and not depth:
            at, depth = at + 1, 1
        elif depth:
            depth += (sign == "{") - (sign == "}")
        at += 1


def _rewrite_import(names: str | None, other: str) -> str:
    """An import as a line that takes the names from the other script's function, if any."""
    if names is None:
        return ""
    left = names[5:] if names.startswith("*") else names.replace(" as ", ": ")
    return f"const {left} = {_variable(other)};"


def _resolve(path: str, importer: str) -> str:
    """The name of a file that another names by a path relative to its own folder."""
    return normpath(join(dirname(importer), path))


def _variable(name: str) -> str:
    """The variable that holds what a script exports: `js/table/main.js` is `$main`.

    No two scripts of a page have the same name: they could not be read.
    """
    return "$" + basename(name).removesuffix(".js")
