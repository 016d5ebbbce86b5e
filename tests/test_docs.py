"""The documentation is true: links resolve, commands run, examples run."""

import ast
import re
import shlex
from pathlib import Path

import pytest
from click import Context
from click.testing import CliRunner

from boneyard.cli import main
from boneyard.games import GAMES
from support.docs import blocks, links
from support.paths import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def anchors(page: Path) -> set[str]:
    """Give the anchors that a page's headings make."""
    found: set[str] = set()
    for text in re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M):
        plain = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
        # Headings that look alike are numbered.
        numbered = (f"{plain}-{number}" for number in range(1, 100))
        found.add(
            plain if plain not in found else next(one for one in numbered if one not in found)
        )
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_resolve(page: Path) -> None:
    for link in links(page):
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.is_relative_to(ROOT), f"{link} leads out of the project"
        assert target.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(target), f"{link}: no such heading"


def test_the_index_leads_to_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {(index.parent / link.partition("#")[0]).resolve() for link in links(index)}
    pages = {page for page in PAGES if page.is_relative_to(index.parent) and page != index}
    assert pages <= listed, f"not in docs/README.md: {pages - listed}"


def commands(page: Path) -> list[list[str]]:
    """Give the arguments of the command lines shown on a page, but not what tests or serves."""
    found = []
    for line in "\n".join(blocks(page, "console", "sh")).replace("\\\n", " ").splitlines():
        words = shlex.split(line.removeprefix("$ "), comments=True)
        for start in (["boneyard"], ["python3", "run.py"], ["uv", "run", "boneyard"]):
            if words[: len(start)] == start and words[len(start) :][:1] not in ([], ["test"]):
                found.append(words[len(start) :])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_run_as_shown(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, in an empty folder: what one needs, an earlier one has written."""
    monkeypatch.chdir(tmp_path)
    for arguments in commands(page):
        result = CliRunner().invoke(main, arguments, prog_name="boneyard")
        assert result.exit_code == 0, f"boneyard {shlex.join(arguments)}: {result.output}"


def test_the_command_line_page_shows_commands() -> None:
    page = ROOT / "docs" / "cli.md"
    shown = {words[0] for words in commands(page) if words}
    # Serving goes on until it is stopped, measuring takes long, and others need a house: told in
    # the text, not run here.
    apart = {"serve", "bench", "docs", "lite", "ratings", "bot", "watch"}
    # What hosts need depends on a server and on the machine.
    hosts = {"admin", "backup", "copy", "doctor"}
    assert shown == set(main.list_commands(Context(main))) - apart - hosts
    pages = ("host", "operate", "backup", "deploy")
    told = "".join((ROOT / "docs" / f"{page}.md").read_text("utf-8") for page in pages)
    assert all(f"boneyard {command}" in told for command in hosts)
    text = page.read_text("utf-8")
    assert all(f"`boneyard {command}" in text for command in apart)


def spans(page: Path) -> list[str]:
    """Give the lines of code blocks that aren't Python, and code in sentences."""
    text = page.read_text("utf-8")
    lines = "\n".join(blocks(page, "console", "sh", "text")).replace("\\\n", " ").splitlines()
    return [*lines, *re.findall(r"`([^`\n]+)`", text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_options_that_a_page_shows_exist(page: Path) -> None:
    """Also of commands that can't run here, as they serve, connect or take long."""
    context = Context(main)
    of_games = {"players", "set", *(one.name for game in GAMES.values() for one in game.options)}
    for span in spans(page):
        found = re.search(r"(?:^|[\s/])boneyard (?:--language \w+ )?([a-z-]+)(?: [^|#]*)?", span)
        command = main.get_command(context, found[1]) if found else None
        if found is None or command is None:
            continue
        options = {"--help", *(name for one in command.params for name in one.opts)}
        options |= {f"--{name.replace('_', '-')}" for name in of_games}
        shown = re.findall(r"(?<=\s)--?[a-z][a-z-]*", found[0])
        assert set(shown) <= options, span


def test_files_that_a_page_names_exist() -> None:
    folders = ("src", "tests", "docs", "benchmarks", "examples", "deploy", "packaging")
    there = [f"/{path.relative_to(ROOT)}" for one in folders for path in (ROOT / one).rglob("*.*")]
    named = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|js|css|json|md|toml|sh)|\w+\.ftl)`")
    for page in PAGES:
        for name in named.findall(page.read_text("utf-8")):
            assert any(path.endswith(f"/{name}") for path in there), (page.name, name)


@pytest.mark.slow
@pytest.mark.parametrize("page", ["docs/README.md", "docs/tour.md"])
def test_the_python_of_a_page_runs(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One block after the other, in an empty folder, since some of them write files."""
    monkeypatch.chdir(tmp_path)
    examples = blocks(ROOT / page, "python")
    assert examples
    known: dict[str, object] = {}
    for example in examples:
        exec(compile(example, page, "exec"), known)


@pytest.mark.filterwarnings("ignore")
def test_the_python_for_those_who_learn_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One block after the other: what one needs, an earlier one has made."""
    monkeypatch.chdir(tmp_path)
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel here")
    names: dict[str, object] = {}
    examples = blocks(ROOT / "docs" / "learning.md", "python")
    assert examples
    for example in examples:
        exec(compile(example, "learning.md", "exec"), names)


def test_a_page_lists_all_games() -> None:
    rows = re.findall(
        r"^\|[^|`]+\|((?: `[a-z-]+`)+) \|$", (ROOT / "docs" / "play.md").read_text("utf-8"), re.M
    )
    assert sorted(" ".join(rows).replace("`", "").split()) == sorted(GAMES)


#: A new game costs a declaration of so many lines, and its texts.
DECLARED_LINES = 15


def declarations() -> dict[str, str]:
    """What declares each game, by its name in the source."""
    found = {}
    for path in sorted((ROOT / "src" / "boneyard" / "games").glob("*.py")):
        source = path.read_text("utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                named = node.value.func
                if getattr(named, "id", getattr(named, "attr", "")) in ("Game", "but", "Solitaire"):
                    lines = source.splitlines()[node.lineno - 1 : node.end_lineno]
                    found[f"{path.stem}.{ast.unparse(node.targets[0])}"] = "\n".join(lines)
    return found


def test_a_game_is_a_declaration_of_few_lines() -> None:
    found = declarations()
    assert len(found) == len(GAMES)
    long = {name for name, text in found.items() if text.count("\n") >= DECLARED_LINES}
    assert not long


def test_the_games_shown_to_those_who_add_one_are_declared_so() -> None:
    (shown,) = re.findall(
        r"```diff\n(.*?)```", (ROOT / "docs" / "architecture.md").read_text("utf-8"), re.S
    )
    told = re.sub(r"^ *\+?", "", shown, flags=re.M).strip().split("\n\n")
    assert len(told) == 3
    assert set(told) <= set(declarations().values())
