"""Bytecode for Boneyard Lite: modules are compiled by the Python of the browser, run by Node.js."""

import hashlib
import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from platform import machine
from typing import Final

import msgspec
from msgspec import Struct

from boneyard.lite.packages import LiteError, Package, fetch_package, locate_package

#: Where the modules of each archive are in the browser.
PLACES: Final = {
    "python_stdlib.zip": "/lib/python314.zip/",
    "site.zip": "/lib/python3.14/site-packages/",
}
#: Node.js that can run Pyodide.
OLDEST_NODE: Final = 18
#: Results that are kept: for a few versions of our own sources.
MAX_KEPT: Final = 8
#: What is shown of a reason: Node.js may print a whole line of a packed script.
MAX_REASON: Final = 200
_ERROR: Final = re.compile(r"\w*Error: ")
_HERE: Final = files("boneyard.lite")


class NodePackage(Struct, frozen=True):
    """Node.js as a package, for machines without it."""

    system: str
    """The system and the processor: `linux x86_64`."""
    program: str
    """The program in the package."""
    package: Package


def compile_archives(
    engine: Mapping[str, bytes], archives: Mapping[str, bytes], cache: Path
) -> dict[str, bytes]:
    """The archives with bytecode instead of sources; `engine`: the files of Pyodide."""
    key = _mix({**engine, **archives, **_read_tools()})
    kept = cache / "compiled" / key
    if not kept.is_dir():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent, prefix="part-") as folder:
            made = Path(folder) / key
            made.mkdir()
            for name, body in run_compiler(find_node(cache), engine, archives).items():
                (made / name).write_bytes(body)
            if not kept.is_dir():
                made.rename(kept)
        _forget_old(kept.parent)
    return {name: (kept / name).read_bytes() for name in archives}


def _read_tools() -> dict[str, bytes]:
    return {name: (_HERE / name).read_bytes() for name in ("archive_compiler.py", "compile.mjs")}


def _mix(contents: Mapping[str, bytes]) -> str:
    mixed = hashlib.sha256()
    for name, body in sorted(contents.items()):
        mixed.update(name.encode() + b"\0" + hashlib.sha256(body).digest())
    return mixed.hexdigest()[:24]


def _forget_old(folder: Path) -> None:
    """Keep the results that were made last."""
    found = [one for one in folder.iterdir() if not one.name.startswith("part-")]
    for old in sorted(found, key=lambda one: one.stat().st_mtime)[:-MAX_KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def run_compiler(
    node: str, engine: Mapping[str, bytes], archives: Mapping[str, bytes]
) -> dict[str, bytes]:
    """Compile the archives with this Node.js."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # The Python that compiles has its standard library in the archive that it replaces.
        for file, body in {**engine, **archives, **_read_tools()}.items():
            (folder / file).write_bytes(body)
        arguments = [part for file in archives for part in (file, PLACES[file])]
        done = subprocess.run(
            [node, str(folder / "compile.mjs"), str(folder), *arguments],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            lines = done.stderr.strip().splitlines() or ["?"]
            named = [line for line in lines if _ERROR.match(line)]
            raise LiteError("lite-build-compile", why=(named or lines)[-1][:MAX_REASON])
        return {file: (folder / file).read_bytes() for file in archives}


def find_node(cache: Path) -> str:
    """Node.js on PATH, or else from its package."""
    on_path = shutil.which("node")
    if on_path and _is_new_enough(on_path):
        return on_path
    return str(_fetch_node(cache))


def _is_new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        return int(said.stdout.strip().removeprefix("v").partition(".")[0]) >= OLDEST_NODE
    except (OSError, subprocess.CalledProcessError, ValueError):
        return False


def load_node_packages() -> tuple[NodePackage, ...]:
    """The packages of Node.js for the systems that have one."""
    return msgspec.json.decode(
        (_HERE / "node_packages.json").read_bytes(), type=tuple[NodePackage, ...]
    )


def _fetch_node(cache: Path) -> Path:
    system = f"{sys.platform} {machine().lower()}"
    found = next((one for one in load_node_packages() if one.system == system), None)
    if found is None:
        raise LiteError("lite-build-node", oldest=OLDEST_NODE)
    program = cache / f"node-{found.package.sha256[:12]}{Path(found.program).suffix}"
    if not program.is_file():
        fetch_package(found.package, cache)
        fresh = program.with_name(f"{program.name}.{os.getpid()}")
        with (
            zipfile.ZipFile(locate_package(found.package, cache)) as wheel,
            wheel.open(found.program) as packed,
            fresh.open("wb") as unpacked,
        ):
            shutil.copyfileobj(packed, unpacked)
        fresh.chmod(fresh.stat().st_mode | stat.S_IXUSR)
        fresh.replace(program)
    return program
