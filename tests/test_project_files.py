"""Files for editors, hooks and hosting: they parse, and they call the project's own tools."""

import configparser
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
YAML_FILES = [
    ".pre-commit-config.yaml",
    ".github/workflows/ci.yml",
    ".github/ISSUE_TEMPLATE/bug_report.yml",
]


def read_yaml(name: str) -> Any:
    yaml = pytest.importorskip("yaml")  # it comes with schemathesis
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


@pytest.mark.parametrize("name", YAML_FILES)
def test_yaml_files_parse(name: str) -> None:
    assert isinstance(read_yaml(name), dict)


def test_the_workflow_calls_the_ci_script() -> None:
    (job,) = read_yaml(".github/workflows/ci.yml")["jobs"].values()
    assert job["steps"][-1]["run"] == ".ci/run"
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o100
    # A run that hangs is stopped, and its token can't write.
    assert job["timeout-minutes"] <= 120
    assert read_yaml(".github/workflows/ci.yml")["permissions"] == {"contents": "read"}


def test_the_workflow_tests_the_oldest_python() -> None:
    (job,) = read_yaml(".github/workflows/ci.yml")["jobs"].values()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f">={job['strategy']['matrix']['python'][0]}" == project["requires-python"]


def test_hooks_call_tools_of_the_project() -> None:
    (local,) = read_yaml(".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    hooks = {hook["id"]: shlex.split(hook["entry"]) for hook in local["hooks"]}
    assert hooks.keys() == {"ruff", "ruff-format", "mypy", "prettier", "eslint"}
    scripts = json.loads((ROOT / "package.json").read_text("utf-8"))["scripts"]
    for id, entry in hooks.items():
        if entry[0] == "npm":
            assert entry[-1] in scripts
            assert id in scripts[entry[-1]]
        else:
            assert entry[:3] == ["uv", "run", "--frozen"]
            assert entry[3] == id.partition("-")[0]


def test_the_dev_container_installs_what_is_locked() -> None:
    container = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text("utf-8"))
    assert "uv sync --frozen" in container["postCreateCommand"]
    assert "npm ci" in container["postCreateCommand"]


def test_editors_use_the_line_length_of_ruff() -> None:
    config = configparser.ConfigParser()
    config.read_string("[top]\n" + (ROOT / ".editorconfig").read_text("utf-8"))
    ruff = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]
    assert config.getint("*.py", "max_line_length") == ruff["line-length"]


def test_a_bug_report_asks_for_what_is_needed() -> None:
    form = read_yaml(".github/ISSUE_TEMPLATE/bug_report.yml")
    fields = {field["id"]: field for field in form["body"] if "id" in field}
    assert {"what", "where", "version"} <= fields.keys()


def test_the_pull_request_template_names_existing_files() -> None:
    text = (ROOT / ".github" / "pull_request_template.md").read_text("utf-8")
    for name in ("docs/rulebook.md", "src/boneyard/i18n/locales", "CHANGELOG.md", "run.py"):
        assert name in text
        assert (ROOT / name).exists()


#: The sections of a release, in the order of Keep a Changelog's list or of this project's.
CHANGE_SECTIONS = ("Security", "Added", "Changed", "Deprecated", "Removed", "Fixed")
#: What an entry of one line may have at most.
ENTRY_LENGTH = 190


def test_the_changelog_has_one_line_for_each_change() -> None:
    """Keep a Changelog's form: entries stand in sections, or in the named groups of a section."""
    _, *releases = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.M)
    assert releases
    entries: list[str] = []
    for release in releases:
        title, *sections = re.split(r"^### ", release, flags=re.M)
        assert re.fullmatch(r"\[(Unreleased|\d+\.\d+\.\d+)\].*\s*", title)
        names = [section.partition("\n")[0] for section in sections]
        assert names == [name for name in CHANGE_SECTIONS if name in names]
        for section in sections:
            name, *groups = re.split(r"^#### .+$", section.partition("\n")[2], flags=re.M)
            assert not groups or not name.strip(), "entries stand before the first group"
            for line in "".join((name, *groups)).split("\n"):
                assert not line or re.match(r"- \S.*[.)]$", line), line
                assert len(line) <= ENTRY_LENGTH, line
                entries += [line] if line else []
    assert len(set(entries)) == len(entries)
