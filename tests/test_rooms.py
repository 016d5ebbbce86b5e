"""Reading the imports of the package: no import is hidden.

An import counts wherever it stands: at the top, in a function, under `TYPE_CHECKING`, or as a name
for `import_module`.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import boneyard

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "boneyard"


def modules() -> dict[str, Path]:
    """Give every module of the package, by its name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


MODULES = modules()


class Hidden(AssertionError):
    """An import of which nobody can say where it leads."""


def named(source: str) -> Iterator[str]:
    """Give what a file imports, with the names it takes from there."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "an import names the whole way"
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call) and re.search(
            r"(^|\.)(import_module|__import__)$", ast.unparse(node.func)
        ):
            yield from told(node.args[0], tree)


def told(argument: ast.expr, tree: ast.Module) -> Iterator[str]:
    """Give the modules that a call of `import_module` may load: one, or those of a table."""
    if isinstance(argument, ast.Subscript) and isinstance(argument.value, ast.Name):
        table = argument.value.id
        for node in tree.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == table:
                assert isinstance(node.value, ast.Dict)
                for value in node.value.values:
                    yield from told(value, tree)
    elif isinstance(argument, ast.Constant):
        yield str(argument.value)
    else:
        raise Hidden(ast.unparse(argument))


def needs(name: str, known: Mapping[str, Path] = MODULES) -> set[str]:
    """Give the modules of the package that a module imports."""
    found = set()
    for whole in named(known[name].read_text("utf-8")):
        module = whole if whole in known else whole.rpartition(".")[0]
        if module in known:
            found.add(module)
    return found - {name}


def top() -> set[str]:
    """Give what the package itself offers: names of a table, told to mypy as imports."""
    path = MODULES["boneyard"]
    with pytest.raises(Hidden):
        list(named(path.read_text("utf-8")))
    without = path.read_text("utf-8").replace("import_module(", "_of_the_table(")
    return set(named(without))


def test_what_the_package_offers_is_told_in_its_imports() -> None:
    table = {place.replace(":", ".") for place in boneyard._PLACES.values()}
    offered = {f"boneyard.{place}" for place in table}
    assert offered <= top()


@pytest.mark.parametrize(
    "line",
    [
        "from boneyard.arena import matchups",
        "import boneyard.arena.matchups",
        "def late():\n    from boneyard.arena.matchups import contested",
        "if TYPE_CHECKING:\n    from boneyard.arena.matchups import contested",
        "def __getattr__(name):\n    return import_module('boneyard.arena.matchups')",
        "T = {'a': 'boneyard.arena.matchups'}\nimportlib.import_module(T['a'])",
    ],
)
def test_an_import_is_found_wherever_it_stands(line: str, tmp_path: Path) -> None:
    path = tmp_path / "file.py"
    path.write_text(line)
    assert needs("file", {**MODULES, "file": path}) == {"boneyard.arena.matchups"}


def test_an_import_that_can_t_be_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file.py"
    path.write_text("import_module(f'boneyard.{room}')")
    with pytest.raises(Hidden):
        needs("file", {**MODULES, "file": path})
