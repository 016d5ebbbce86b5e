"""Architecture page and glossary are true: paths and names exist, and lists are complete."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from test_layers import SERVER, TOP

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "boneyard"
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
#: Names of other projects stand there, which another test checks.
DEPENDENCIES = TEXT.partition("\n## Dependencies\n")[2]
PROSE = re.sub(r"^```.*?^```$", "", TEXT.partition("\n## Dependencies\n")[0], flags=re.M | re.S)

_PATH = re.compile(r"[\w.-]*/[\w./-]*|[\w-]+\.(?:py|md|toml|lock|json)")
_SYMBOL = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*")
#: File names that every feature has, and what is neither a path nor a name of ours.
_FEATURE_FILES = {"service.py", "commands.py", "store.py", "api.py", "pages.py"}
_FOREIGN = {"ROUTES", "TYPE_CHECKING", "import_module", "Protocol", "tsc", "error.message",
            "main.table", "after", "only_at", "kind", "db", "dominoes"}  # fmt: skip


def find_path(name: str) -> Path | None:
    return next((base / name for base in (PACKAGE, ROOT) if (base / name).exists()), None)


def marked(text: str) -> list[str]:
    """What stands in backticks, without parameters."""
    return re.findall(r"`([^`\n]+)`", text)


@cache
def symbols(module: Path) -> frozenset[str]:
    """What a module defines: names, and `Class.member` with fields and attributes."""
    found = set()

    def add(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                found.add(prefix + child.name)
                add(child, f"{child.name}." if isinstance(child, ast.ClassDef) else prefix)
            elif isinstance(child, ast.Assign | ast.AnnAssign):
                for target in ast.walk(child):
                    if isinstance(target, ast.Name) and isinstance(target.ctx, ast.Store):
                        found.add(prefix + target.id)
                    elif isinstance(target, ast.Attribute) and isinstance(target.ctx, ast.Store):
                        found.add(prefix + target.attr)
            else:
                add(child, prefix)

    add(ast.parse(module.read_text("utf-8")), "")
    # Members may also be named by themselves.
    return frozenset(found | {name.rpartition(".")[2] for name in found})


def paragraphs() -> list[str]:
    return [line for line in (PROSE + GLOSSARY).splitlines() if "`" in line]


def test_paths_exist() -> None:
    names = {name for name in marked(PROSE + GLOSSARY) if _PATH.fullmatch(name)} - _FEATURE_FILES
    assert len(names) > 90
    assert [name for name in sorted(names) if find_path(name) is None] == []


@pytest.mark.parametrize("line", paragraphs(), ids=lambda line: line[:40])
def test_names_are_defined_in_the_modules_of_their_paragraph(line: str) -> None:
    names = [name.split("(")[0] for name in marked(line)]
    paths = [find_path(name) for name in names if name.endswith(".py")]
    defined = {one for path in paths if path for one in symbols(path)}
    wanted = {name for name in names if _SYMBOL.fullmatch(name) and not _PATH.fullmatch(name)}
    assert wanted - _FOREIGN - {name for name in wanted if name.endswith(".py")} <= defined


def listed(heading: str) -> list[str]:
    """What a tree of the page lists, folders without their slash and modules without suffix."""
    (tree,) = re.findall(rf"^```text\n{heading}\n(.*?)^```$", TEXT, re.M | re.S)
    names = re.findall(r"^  ((?:\S+(?: (?=\w+\.py))?)+)", tree, re.M)
    return [re.sub(r"/$|\.py$", "", name) for group in names for name in group.split()]


def entries(folder: Path) -> set[str]:
    """The packages and modules of a folder."""
    packages = {one.parent.name for one in folder.glob("*/__init__.py")}
    return packages | {one.stem for one in folder.glob("*.py")} - {"__init__"}


def test_every_package_has_a_line_in_order() -> None:
    order = TOP.split()
    assert listed("src/boneyard/") == order
    assert set(order) == entries(PACKAGE)


def test_every_folder_of_the_server_has_a_line() -> None:
    assert set(listed("src/boneyard/server/")) == entries(PACKAGE / "server")


def test_the_order_of_the_server_is_the_one_that_is_checked() -> None:
    (order,) = re.findall(r"^```text\n(wall_clock.*?)^```$", TEXT, re.M | re.S)
    ranks = [rank.split() for rank in SERVER.strip().splitlines()]
    assert [rank.split(", ") for rank in " ".join(order.split()).split(" → ")] == ranks


def test_every_dependency_says_why() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = {"–": project["project"]["dependencies"]} | project["project"]["optional-dependencies"]
    wanted = {
        (extra, name)
        for extra, packages in extras.items()
        for name in (re.split(r"[\[<>=!; ]", one)[0] for one in packages)
        if name != "boneyard-dominoes"
    }
    rows = re.findall(r"^\| (\S+) \| (\S+) \| (.+) \|$", DEPENDENCIES, re.M)
    assert {(extra, name) for extra, name, _ in rows} - {("extra", "package")} == wanted
    assert all(why.strip() for _, _, why in rows)
    for one in project["dependency-groups"]["dev"]:
        if isinstance(one, str) and not one.startswith("boneyard"):
            name = re.split(r"[<>=]", one)[0]
            assert re.search(rf"\b{re.escape(name)}\b", DEPENDENCIES), name


def test_a_term_has_one_meaning() -> None:
    terms = re.findall(r"^\| \*\*([^*]+)\*\* \| (\S.*) \|$", GLOSSARY, re.M)
    assert len(terms) >= 40
    assert len({term for term, _ in terms}) == len(terms)


def sentences(page: str) -> list[str]:
    """The sentences of a page, with code and links as one word each."""
    page = re.sub(r"^\| \*\*.*?\*\* \| (.*) \|$", r"\n\1\n", page, flags=re.M)
    text = re.sub(r"^```.*?^```$|^[|>#][^\n]*$", "", page, flags=re.M | re.S)
    text = re.sub(r"`[^`\n]*`|\[[^\]]*\]\([^)]*\)", "code", text)
    text = re.sub(r"^(?:\d+\.|-) ", "", text, flags=re.M)
    return [one.strip() for one in re.split(r"(?<=[.:?!])\s+|\n\n", text) if one.strip()]


@pytest.mark.parametrize("name", ["docs/architecture.md", "docs/glossary.md", "CONTRIBUTING.md"])
def test_sentences_are_short(name: str) -> None:
    lengths = [len(one.split()) for one in sentences((ROOT / name).read_text("utf-8"))]
    assert max(lengths) <= 40
    assert sum(lengths) / len(lengths) <= 16


def test_the_ping_interval_is_the_one_that_is_documented() -> None:
    from boneyard.server.http.websocket_protocol import PING_INTERVAL_SECONDS

    page = (ROOT / "docs" / "host.md").read_text("utf-8")
    told = re.search(r"read timeout of (\d+) s or more: the server pings every (\d+) s", page)
    assert told is not None
    assert int(told[2]) == PING_INTERVAL_SECONDS < int(told[1])
    proxy = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    (timeout,) = re.findall(r"proxy_read_timeout (\d+)s;", proxy)
    assert int(timeout) > PING_INTERVAL_SECONDS
