"""Bytecode for the browser: the same every time, made by any Node.js, and only once."""

import ast
import hashlib
import io
import json
import sys
import zipfile
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from platform import machine

import pytest
from jinja2 import ModuleLoader

from boneyard.lite import bytecode
from boneyard.lite.archive_compiler import compile_archive
from boneyard.lite.build import (
    PYODIDE_FILES,
    STDLIB_LEFT_OUT,
    build_zip,
    read_own_package,
)
from boneyard.lite.bytecode import NodePackage, compile_archives, find_node, run_compiler
from boneyard.lite.packages import (
    LiteError,
    Package,
    cache_folder,
    fetch_package,
    load_packages,
    locate_package,
    read_archive,
)
from boneyard.lite.templates import compile_templates
from boneyard.server.web.render import build_environment

MODULE = b'''"""A module."""

def say() -> str:
    """Say it."""
    return "hello"

class Kind:
    """A class."""

def fail() -> None:
    """Fail."""
    raise LookupError
'''
#: Modules that a browser reaches only to learn that there are no processes, or not at all.
NEVER_RUN = {"multiprocessing", "webbrowser"}


def read_zip(body: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_modules_run_from_their_bytecode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = build_zip([("said_in_zip/__init__.py", MODULE), ("said_in_zip/data.txt", b"data")])
    made = compile_archive(given, "/where/")
    assert set(read_zip(made)) == {"said_in_zip/__init__.pyc", "said_in_zip/data.txt"}
    (tmp_path / "site.zip").write_bytes(made)
    monkeypatch.syspath_prepend(str(tmp_path / "site.zip"))
    found = vars(import_module("said_in_zip"))
    assert found["say"]() == "hello"
    assert found["say"].__doc__ is None
    assert found["Kind"].__doc__ == "A class."
    with pytest.raises(LookupError) as failed:
        found["fail"]()
    (*_, last) = failed.traceback
    assert (str(last.path), last.lineno + 1) == ("/where/said_in_zip/__init__.py", 12)


def test_a_module_that_reads_itself_stays_as_it_is() -> None:
    given = build_zip([("anyio/__init__.py", MODULE)])
    assert read_zip(compile_archive(given, "/")) == {"anyio/__init__.py": MODULE}


@pytest.fixture(scope="module")
def engine() -> dict[str, bytes]:
    (package,) = (one for one in load_packages() if one.name == "pyodide")
    files = dict(read_archive(package, fetch_package(package, cache_folder())))
    info = json.loads(files["pyodide-lock.json"])["info"]
    lock = json.dumps({"info": info, "packages": {}}).encode()
    names = (*PYODIDE_FILES, "python_stdlib.zip")
    return {**{name: files[name] for name in names}, "pyodide-lock.json": lock}


@pytest.mark.slow
def test_the_same_modules_give_the_same_bytecode(engine: dict[str, bytes]) -> None:
    archives = {"site.zip": build_zip([("said.py", MODULE), *list(read_own_package())[:40]])}
    node = find_node(cache_folder())
    one, other = (run_compiler(node, engine, archives) for _ in range(2))
    assert one == other
    compiled = read_zip(one["site.zip"])
    assert compiled["said.pyc"]
    assert not [name for name in compiled if name.endswith(".py")]


@pytest.mark.slow
def test_a_module_that_is_none_is_a_sentence(engine: dict[str, bytes]) -> None:
    archives = {"site.zip": build_zip([("said.py", b"def :")])}
    with pytest.raises(LiteError, match=r"can't compile the modules: SyntaxError") as failed:
        run_compiler(find_node(cache_folder()), engine, archives)
    assert len(str(failed.value)) < 300


def test_what_was_compiled_is_kept_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bytes] = []

    def count(
        node: str, engine: Mapping[str, bytes], archives: Mapping[str, bytes]
    ) -> dict[str, bytes]:
        asked.append(archives["site.zip"])
        return {name: body.upper() for name, body in archives.items()}

    monkeypatch.setattr(bytecode, "run_compiler", count)
    monkeypatch.setattr(bytecode, "find_node", lambda cache: "node")
    for _ in range(2):
        assert compile_archives({}, {"site.zip": b"a"}, tmp_path) == {"site.zip": b"A"}
    assert asked == [b"a"]
    compile_archives({"pyodide.mjs": b"newer"}, {"site.zip": b"a"}, tmp_path)
    assert asked == [b"a", b"a"]
    for number in range(2 * bytecode.MAX_KEPT):
        compile_archives({}, {"site.zip": b"%d" % number}, tmp_path)
    assert len(list((tmp_path / "compiled").iterdir())) == bytecode.MAX_KEPT


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.lite.bytecode.shutil.which", lambda name: None)


@pytest.mark.usefixtures("no_node")
def test_node_comes_from_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body = build_zip([("node/bin/node", b"#!/bin/sh\n")])
    package = Package("pypi", "node", "1", "node.whl", hashlib.sha256(body).hexdigest())
    here = NodePackage(f"{sys.platform} {machine().lower()}", "node/bin/node", package)
    monkeypatch.setattr(bytecode, "load_node_packages", lambda: (here,))
    tmp_path.joinpath(locate_package(package, tmp_path)).write_bytes(body)
    for _ in range(2):
        found = Path(find_node(tmp_path))
        assert found.read_bytes() == b"#!/bin/sh\n"
        assert found.stat().st_mode & 0o100


@pytest.mark.usefixtures("no_node")
def test_a_system_without_a_package_says_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bytecode, "load_node_packages", lambda: ())
    with pytest.raises(LiteError, match=r"needs Node\.js 18 or newer"):
        find_node(tmp_path)


def test_an_old_node_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "node"
    old.write_text("#!/bin/sh\necho v16.20.2\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(bytecode, "load_node_packages", lambda: ())
    with pytest.raises(LiteError, match=r"needs Node\.js"):
        find_node(tmp_path / "cache")


def test_node_has_a_package_for_usual_systems() -> None:
    known = {one.system: one.package for one in bytecode.load_node_packages()}
    assert {"linux x86_64", "darwin arm64", "win32 amd64"} <= known.keys()
    assert len({package.sha256 for package in known.values()}) == len(known)


def test_templates_are_the_same_as_modules(tmp_path: Path) -> None:
    made = dict(compile_templates())
    for path, body in made.items():
        (tmp_path / Path(path).name).write_bytes(body)
    environment = build_environment()
    compiled = environment.overlay(loader=ModuleLoader(str(tmp_path)))
    names = environment.list_templates()
    assert len(names) == len(made)
    for name in names:
        one, other = (chosen.get_template(name).blocks for chosen in (compiled, environment))
        assert one.keys() == other.keys()
    shown, expected = (
        chosen.get_template("match_page/regions/caption.html").render(said="<b>", label="1 & 2")
        for chosen in (compiled, environment)
    )
    assert shown == expected
    assert "&lt;b&gt;" in shown


def imported_modules(body: bytes) -> Iterator[str]:
    for node in ast.walk(ast.parse(body)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def test_what_our_modules_import_is_not_left_out() -> None:
    missing = {
        name
        for path, body in read_own_package()
        if path.endswith(".py")
        for name in imported_modules(body)
        if name.partition(".")[0] in sys.stdlib_module_names
        for file in (f"{name.replace('.', '/')}.py", f"{name.replace('.', '/')}/__init__.py")
        if STDLIB_LEFT_OUT.match(file)
    }
    assert missing <= NEVER_RUN
