"""Package order: each package imports only packages before it, and no import is hidden.

An import counts wherever it stands: at the top, in a function, under `TYPE_CHECKING`, or as a name
for `import_module`.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import boneyard
from support.paths import ROOT

SOURCE = ROOT / "src"
PACKAGE = SOURCE / "boneyard"

#: Packages and modules of `boneyard`, lowest first; those on one line may not import each other.
TOP = """
    version
    i18n
    extras
    core
    rules
    solitaire
    engine
    games
    layout
    text
    drawing
    records
    fast
    equity
    bots
    duplicate
    tournaments
    ratings
    arena
    match
    envs
    learn
    analysis
    puzzles
    schemas
    web
    server
    lite
    client
    tui
    cli
    __main__
"""
#: The same of `boneyard.server`.
SERVER = """
    wall_clock lru errors broadcast signals inline_executor unicode
    player_names settings
    app_state
    telemetry
    db
    http
    thinking
    commands
    request_context
    endpoints
    openapi
    web
    matches
    cluster
    notifications
    accounts
    friends
    lobby
    ratings
    analysis
    duplicate
    tournaments
    puzzles
    games
    house_rules
    match_page
    import_export
    pages
    stores
    services
    ops
    app
"""
#: Imports upwards that stay: only a notebook that shows a picture loads what draws it, and
#: the types of what requests and commands are about.
ALLOWED = {
    ("core.position", "drawing.notebook"),
    ("server.commands", "server.matches.live_match"),
    ("server.commands", "server.services"),
    ("server.request_context", "server.matches.live_match"),
    ("server.endpoints", "server.services"),
    ("server.app_state", "server.http.blocklist"),
    ("server.app_state", "server.http.connection_limits"),
    ("server.app_state", "server.http.graceful_shutdown"),
    ("server.app_state", "server.http.rate_limits"),
    ("server.app_state", "server.match_page.updates"),
    ("server.app_state", "server.matches.websocket"),
    ("server.app_state", "server.ops.admin_auth"),
    ("server.app_state", "server.ops.dashboard"),
    ("server.app_state", "server.ops.metrics"),
    ("server.app_state", "server.services"),
    ("server.app_state", "server.stores"),
    ("server.web.forms", "server.matches.live_match"),
}


def order(text: str) -> dict[str, int]:
    """Give the place of each name in a list."""
    lines = text.split("\n")
    return {name: place for place, line in enumerate(lines) for name in line.split()}


PLACES, SERVER_PLACES = order(TOP), order(SERVER)


def modules() -> dict[str, Path]:
    """Give every module of the package, by its name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


MODULES = modules()


class HiddenImportError(AssertionError):
    """An import of which nobody can say where it leads."""


def imported_names(source: str) -> Iterator[str]:
    """Give what a file imports, with the names it takes from there."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "an import names the whole path"
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call) and re.search(
            r"(^|\.)(import_module|__import__)$", ast.unparse(node.func)
        ):
            yield from loaded_by(node.args[0], tree)


def loaded_by(argument: ast.expr, tree: ast.Module) -> Iterator[str]:
    """Give the modules that a call of `import_module` may load: one, or those of a table."""
    if isinstance(argument, ast.Subscript) and isinstance(argument.value, ast.Name):
        table = argument.value.id
        for node in tree.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == table:
                assert isinstance(node.value, ast.Dict)
                for value in node.value.values:
                    yield from loaded_by(value, tree)
    elif isinstance(argument, ast.Constant):
        yield str(argument.value)
    else:
        raise HiddenImportError(ast.unparse(argument))


def imports_of(name: str, known: Mapping[str, Path] = MODULES) -> set[str]:
    """Give the modules of the package that a module imports."""
    found = set()
    for whole in imported_names(known[name].read_text("utf-8")):
        module = whole if whole in known else whole.rpartition(".")[0]
        if module in known:
            found.add(module)
    return found - {name}


def is_upwards(name: str, imported: str) -> bool:
    """Say whether an import goes against the order."""
    if imported == "boneyard":
        return name != "boneyard.__main__"
    one, other = name.split(".")[1:], imported.split(".")[1:]
    if one[0] != other[0]:
        return PLACES[one[0]] <= PLACES[other[0]]
    if one[0] != "server" or len(one) < 2 or len(other) < 2 or one[1] == other[1]:
        return False
    return SERVER_PLACES[one[1]] <= SERVER_PLACES[other[1]]


def upward_imports() -> set[tuple[str, str]]:
    """Give all imports against the order."""
    return {
        (name.removeprefix("boneyard."), imported.removeprefix("boneyard."))
        for name in MODULES
        if name != "boneyard"
        for imported in imports_of(name)
        if is_upwards(name, imported)
    }


def test_every_package_has_its_place() -> None:
    parts = [name.split(".")[1:] for name in MODULES]
    assert {part[0] for part in parts if part} == set(PLACES)
    assert {part[1] for part in parts if part[:1] == ["server"] and part[1:]} == set(SERVER_PLACES)


@pytest.mark.slow
def test_packages_import_only_packages_before_them() -> None:
    wrong = upward_imports() - ALLOWED
    assert not wrong, "\n".join(f"{one} imports {other}" for one, other in sorted(wrong))


@pytest.mark.slow
def test_what_was_cut_is_off_the_list() -> None:
    assert upward_imports() >= ALLOWED


def test_types_of_requests_and_commands_are_imported_only_for_checking() -> None:
    for name, imported in ALLOWED - {("core.position", "drawing.notebook")}:
        tree = ast.parse(MODULES[f"boneyard.{name}"].read_text("utf-8"))
        at_run_time = {node.module for node in tree.body if isinstance(node, ast.ImportFrom)}
        assert f"boneyard.{imported}" not in at_run_time, (name, imported)


def test_what_the_package_offers_is_in_its_imports() -> None:
    source = MODULES["boneyard"].read_text("utf-8")
    with pytest.raises(HiddenImportError):
        list(imported_names(source))
    told = set(imported_names(source.replace("import_module(", "_of_the_table(")))
    offered = {f"boneyard.{place.replace(':', '.')}" for place in boneyard._PLACES.values()}
    assert offered <= told


@pytest.mark.parametrize(
    "line",
    [
        "from boneyard.arena import duel",
        "import boneyard.arena.duel",
        "def late():\n    from boneyard.arena.duel import play_match",
        "if TYPE_CHECKING:\n    from boneyard.arena.duel import play_match",
        "def __getattr__(name):\n    return import_module('boneyard.arena.duel')",
        "T = {'a': 'boneyard.arena.duel'}\nimportlib.import_module(T['a'])",
    ],
)
def test_an_import_is_found_wherever_it_stands(line: str, tmp_path: Path) -> None:
    path = tmp_path / "file.py"
    path.write_text(line)
    assert imports_of("file", {**MODULES, "file": path}) == {"boneyard.arena.duel"}


def test_an_import_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file.py"
    path.write_text("import_module(f'boneyard.{package}')")
    with pytest.raises(HiddenImportError):
        imports_of("file", {**MODULES, "file": path})
