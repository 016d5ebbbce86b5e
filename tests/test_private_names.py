"""Names of libraries that they don't promise, and that we use all the same.

`pyproject.toml` lets no release of such a library in that was not tried: when a bound is raised,
this file says which names are gone. What `fast` uses of numba has tests/fast/test_numba_names.py.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from support.paths import ROOT

#: By distribution: the module or class, and what is used of it. Classes that are subclassed or
#: patched are here with whatever we rely on, private or only undocumented.
USED: dict[str, dict[str, tuple[str, ...]]] = {
    "uvicorn": {
        "uvicorn.protocols.http.httptools_impl:HttpToolsProtocol": (
            "_should_upgrade", "_unset_keepalive_if_required", "handle_websocket_upgrade",
            "connection_made", "connection_lost", "data_received", "pause_writing",
            "resume_writing", "on_message_begin", "on_headers_complete", "on_body",
            "on_message_complete", "on_response_complete",
        ),
        "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
            "handle_connect", "keepalive_timeout", "send_receive_event_to_app",
            "handle_parser_exception", "pause_writing", "resume_writing", "data_received",
        ),
        "uvicorn.protocols.utils:ClientDisconnected": (),
        "uvicorn._types:ASGIReceiveEvent": (),
        "uvicorn._types:ASGISendEvent": (),
        "uvicorn:Server": ("shutdown",),
    },
    "websockets": {
        "websockets.server:ServerProtocol": ("send_text", "send_close", "data_to_send"),
        "websockets.http11:Request": (),
        "websockets.exceptions:InvalidState": (),
    },
    "httptools": {"httptools": ("HttpRequestParser", "HttpParserUpgrade", "HttpParserError")},
    "pettingzoo": {"pettingzoo:AECEnv": ("_accumulate_rewards", "_was_dead_step")},
    "psycopg": {"psycopg:Connection": ("pipeline", "execute")},
    "playwright": {
        "playwright._impl._sync_base:SyncBase": ("_sync",),
        "playwright._impl._driver": ("compute_driver_executable",),
    },
    "dominoes": {"dominoes:Game": ()},
    "open-spiel": {"open_spiel.python.games.block_dominoes": ("_ACTIONS", "_ACTIONS_STR", "_DECK")},
    "numba": {}, "llvmlite": {},  # tests/fast/test_numba_names.py
}  # fmt: skip
#: Attributes that are set on an object when it is made, by the text in its source.
SET_THERE = {
    "uvicorn.protocols.http.httptools_impl:HttpToolsProtocol": (
        "self.client", "self.cycle", "self.headers", "self.loop", "self.parser", "self.pipeline",
        "self.transport", "self.url", "self.ws_protocol_class",
    ),
    "uvicorn.protocols.http.httptools_impl:RequestResponseCycle": (
        "self.keep_alive", "self.response_complete", "self.response_started",
    ),
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
        "self.close_sent", "self.conn", "self.curr_msg_data_type", "self.disconnected",
        "self.frames", "self.handshake_initiated", "self.loop", "self.scope", "self.transport",
        "self.writable",
    ),
    "uvicorn:Server": ("self.config", "self.force_exit"),
    "websockets.protocol:Protocol": ("self.parser",),
    "psycopg:BaseConnection": ("self._pipeline",),
}  # fmt: skip
#: Only where it is installed: it has no wheels for all systems.
ELSEWHERE = {"open-spiel"}
#: Private names that the language itself has, or that sources define as text.
PYTHON_S = {"_exit", "_typeshed", "_current_frames", "_fields", "_replace", "_asdict", "_make"}
#: What is found in the sources, and to which distribution it belongs.
FOUND = {
    "_accumulate_rewards": "pettingzoo", "_was_dead_step": "pettingzoo",
    "_should_upgrade": "uvicorn", "_unset_keepalive_if_required": "uvicorn",
    "_pipeline": "psycopg", "_compiled_object": "numba", "_sync": "playwright",
    "playwright._impl._sync_base": "playwright", "playwright._impl._driver": "playwright",
    "_ACTIONS": "open-spiel", "_ACTIONS_STR": "open-spiel", "_DECK": "open-spiel",
    "_update_valid_moves": "dominoes", "uvicorn._types": "uvicorn",
}  # fmt: skip


def found(where: str) -> object:
    module, _, name = where.partition(":")
    made = import_module(module)
    return getattr(made, name) if name else made


@cache
def requirements() -> dict[str, list[str]]:
    """What is required of each distribution, wherever that is said."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = [
        said["project"]["dependencies"],
        *said["project"]["optional-dependencies"].values(),
        *said["dependency-groups"].values(),
    ]
    all_of_them: dict[str, list[str]] = {}
    for one in (one for group in groups for one in group if isinstance(one, str)):
        name = re.split(r"[\[<>=;~! ]", one)[0]
        all_of_them.setdefault(name, []).append(one.partition(";")[0])
    return all_of_them


@pytest.mark.parametrize("name", USED)
def test_a_library_whose_private_names_we_use_has_an_upper_bound(name: str) -> None:
    said = requirements()[name]
    assert any("<" in one for one in said), f"{said}: no upper bound in pyproject.toml"


@pytest.mark.parametrize(
    ("distribution", "where"), [(name, where) for name, uses in USED.items() for where in uses]
)
def test_the_names_are_still_there(distribution: str, where: str) -> None:
    if distribution in ELSEWHERE:
        pytest.importorskip("pyspiel")
    thing = found(where)
    gone = [name for name in USED[distribution][where] if not hasattr(thing, name)]
    assert not gone, f"{distribution}: {where} has no {gone} any more"


@pytest.mark.parametrize("where", SET_THERE)
def test_the_attributes_are_still_set(where: str) -> None:
    thing = found(where)
    assert isinstance(thing, type)
    source = "".join(
        Path(file).read_text("utf-8")
        for one in thing.__mro__
        if (file := getattr(import_module(one.__module__), "__file__", None)) and one is not object
    )
    gone = [name for name in SET_THERE[where] if not re.search(rf"{re.escape(name)}\b", source)]
    assert not gone, f"{where} has no {gone} any more"


def sources() -> list[tuple[Path, ast.Module]]:
    folders = ("src", "tests", "benchmarks", "examples", "packaging")
    files = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    return [(file, ast.parse(file.read_text("utf-8"))) for file in files]


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def own_names(trees: list[tuple[Path, ast.Module]]) -> set[str]:
    """All that our own sources define."""
    own: set[str] = set()
    for _, tree in trees:
        for node in ast.walk(tree):
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    own.add(name)
                case ast.ClassDef(name=name) | ast.arg(arg=name):
                    own.add(name)
                case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                    own.add(name)
    return own


def private_uses(trees: list[tuple[Path, ast.Module]]) -> Iterator[tuple[str, str]]:
    own, ours = own_names(trees), {"boneyard", *(path.stem for path, _ in trees)}
    ours |= {folder.name for folder in (ROOT / "tests").iterdir()} | {"tests", "benchmarks"}
    for path, tree in trees:
        for node in ast.walk(tree):
            where = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in own:
                yield where, node.attr
            elif isinstance(node, ast.ImportFrom) and node.module:
                first = node.module.partition(".")[0]
                names = [*node.module.split("."), *(one.name for one in node.names)]
                if first not in ours and any(map(is_private, names)):
                    yield where, node.module


@pytest.mark.slow
def test_every_private_name_that_we_use_is_listed_here() -> None:
    unknown = [
        (where, name)
        for where, name in private_uses(sources())
        if name not in FOUND and name not in PYTHON_S
    ]
    assert unknown == [], "give its distribution an upper bound, and list it here"
    assert set(FOUND.values()) <= set(USED)
