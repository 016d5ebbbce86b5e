"""The house stands as it was drawn: imports point upwards only, and files stay small."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "boneyard"
MOST_LINES = 450

#: The rooms from the top down; those on one level don't know each other.
ORDER = [
    {"tiles", "plot"},
    {"options", "chance"},
    {"actions"},
    {"table"},
    {"events"},
    {"codec", "report"},
    {"honeycomb"},
    {"sets"},
    {"state"},
    {"rules"},
    {"solitaire"},
    {"games"},
    {"engine"},
    {"record"},
    {"simulate"},
    {"layout"},
    {"art"},
    {"fast"},
    {"bots"},
    {"arena"},
    {"envs"},
    {"cli"},
    {"server"},
    {"web"},
]
LEVEL = {room: level for level, rooms in enumerate(ORDER) for room in rooms}

SOURCES = sorted(PACKAGE.rglob("*.py"))
FILES = sorted([*SOURCES, *(ROOT / "tests").rglob("*.py")])


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported_rooms(tree: ast.AST) -> Iterator[str]:
    """The rooms that a file enters as it runs: naming a type is not entering.

    Unpickling rules must look up their game, so `__reduce__` may go down to the games.
    """
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        found = set(imported_rooms(node))
        if isinstance(node, ast.FunctionDef) and node.name == "__reduce__":
            found.discard("games")
        elif isinstance(node, ast.Import):
            found = {name.name.split(".")[1] for name in node.names if in_package(name.name)}
        elif isinstance(node, ast.ImportFrom) and in_package(f"{node.module}."):
            assert node.level == 0, "an import names the whole way"
            paths = (f"{node.module}.{name.name}" for name in node.names)
            found = {path.split(".")[1] for path in paths}
        yield from found


def in_package(name: str) -> bool:
    return name.startswith("boneyard.")


def test_every_room_has_its_place() -> None:
    rooms = {room_of(path) for path in SOURCES} - {"__init__", "__main__"}
    assert rooms <= set(LEVEL), f"say in ORDER where {rooms - set(LEVEL)} stands"


@pytest.mark.parametrize(
    "path",
    [path for path in SOURCES if room_of(path) in LEVEL],
    ids=lambda path: path.relative_to(PACKAGE).as_posix(),
)
def test_imports_point_upwards(path: Path) -> None:
    room = room_of(path)
    for imported in imported_rooms(ast.parse(path.read_text("utf-8"))):
        if imported in LEVEL and imported != room:
            assert LEVEL[imported] < LEVEL[room], f"{room} may not import {imported}"


def test_an_import_that_points_downwards_is_found() -> None:
    source = """
from typing import TYPE_CHECKING
from boneyard import events as e
import boneyard.cli.main
if TYPE_CHECKING:
    from boneyard.server import App
def late():
    from boneyard.arena import run
class Rules:
    def __reduce__(self):
        from boneyard.games import rules_of
        from boneyard.bots import think
"""
    assert set(imported_rooms(ast.parse(source))) == {"events", "cli", "arena", "bots"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_file_has_two_subjects(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= MOST_LINES, f"{lines} lines: it has two subjects"
