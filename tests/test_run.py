"""run.py, the one file that must work before anything is installed; and the rules of CI."""

import ast
import os
import runpy
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import run

Answer = Callable[[list[str]], int]


class Machine:
    """A machine that only notes what it is told to run, and answers as a test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ran: list[list[str]] = []
        self.settings: list[dict[str, Any]] = []
        self.answer: Answer = lambda command: 0
        self.uv_version = "uv 0.9.0 (abc 2026-01-01)"
        self.on_path: str | None = "/somewhere/uv"
        self.error = ""
        monkeypatch.setattr(subprocess, "run", self.run)
        monkeypatch.setattr(run, "become", lambda command: self.run(command).returncode)
        monkeypatch.setattr(shutil, "which", lambda name: self.on_path)

    def run(self, command: list[str], **settings: Any) -> SimpleNamespace:
        if command[1:] == ["--version"]:
            return SimpleNamespace(stdout=self.uv_version)
        self.ran.append(command)
        self.settings.append(settings)
        said = (
            f"said by {command[-1]}\n".encode()
            if settings.get("stdout") == subprocess.PIPE
            else None
        )
        return SimpleNamespace(returncode=self.answer(command), stderr=self.error, stdout=said)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def pip_puts(place: Path) -> Answer:
    """Answer as a pip does that puts uv there."""

    def answer(command: list[str]) -> int:
        place.parent.mkdir(parents=True)
        place.touch()
        return 0

    return answer


def test_any_arguments_go_to_the_command_line(machine: Machine) -> None:
    machine.answer = lambda command: 2
    assert run.main(["replay", "game.json", "--json"]) == 2
    (command,) = machine.ran
    assert command[:2] == ["/somewhere/uv", "run"]
    assert {"--frozen", "--no-dev"} <= set(command)
    assert command[-4:] == ["boneyard", "replay", "game.json", "--json"]
    assert command[command.index("--project") + 1] == str(run.ROOT)


def test_uv_uses_this_python_and_fetches_no_other(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VIRTUAL_ENV", "/another")
    assert run.main(["test"]) == 0
    for settings in machine.settings:
        assert settings["env"]["UV_PYTHON"] == sys.executable
        assert settings["env"]["UV_PYTHON_DOWNLOADS"] == "never"
        assert "VIRTUAL_ENV" not in settings["env"]


def test_all_checks_run_and_pytest_gets_its_arguments(
    machine: Machine, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run.main(["test", "-k", "bergen"]) == 0
    start = ["/somewhere/uv", "run", "--frozen", "--project", str(run.ROOT)]
    assert [command[:5] for command in machine.ran] == [start] * 4
    # The last two run side by side.
    assert sorted(command[5:] for command in machine.ran) == [
        ["mypy"],
        ["pytest", "-k", "bergen"],
        ["ruff", "check"],
        ["ruff", "format", "--check"],
    ]
    assert capfd.readouterr().out.splitlines() == [
        "── ruff check",
        "── ruff format",
        "── pytest",
        "── mypy",
        "said by mypy",
        "── all checks passed",
    ]


def test_fast_leaves_out_mypy_and_the_tests_that_take_long(machine: Machine) -> None:
    assert run.main(["test", "--fast", "-k", "bergen"]) == 0
    assert [command[5:] for command in machine.ran] == [
        ["ruff", "check"],
        ["ruff", "format", "--check"],
        ["pytest", "-m", run.FAST, "-k", "bergen"],
    ]


def test_fast_names_every_marker(pytestconfig: pytest.Config) -> None:
    ours = {"browser", "kernels", "postgres", "slow"}
    registered = {line.partition(":")[0] for line in pytestconfig.getini("markers")}
    assert ours <= registered
    assert " and ".join(f"not {name}" for name in sorted(ours)) == run.FAST


def test_the_types_are_looked_at_while_the_tests_run(machine: Machine) -> None:
    both = threading.Barrier(2)

    def answer(command: list[str]) -> int:
        if command[-1] in ("mypy", "pytest"):
            both.wait(60)
        return 0

    machine.answer = answer
    assert run.main(["test"]) == 0


@pytest.mark.parametrize("bad", ["check", "--check", "mypy", "pytest"])
def test_one_failed_check_fails_and_the_others_still_run(
    machine: Machine, capfd: pytest.CaptureFixture[str], bad: str
) -> None:
    machine.answer = lambda command: int(command[-1] == bad)
    assert run.main(["test"]) == 1
    assert len(machine.ran) == 4
    assert capfd.readouterr().out.splitlines()[-1].startswith("── failed: ")


@pytest.mark.parametrize("name", ["bin/uv", "bin/uv.exe", "Scripts/uv.exe"])
def test_a_machine_without_uv_gets_it_by_pip_once(
    machine: Machine, tmp_path: Path, capfd: pytest.CaptureFixture[str], name: str
) -> None:
    machine.on_path = None
    folder = tmp_path / ".uv"
    machine.answer = pip_puts(folder / name)
    assert run.find_uv(folder) == str(folder / name)
    (command,) = machine.ran
    assert command[:4] == [sys.executable, "-m", "pip", "install"]
    assert command[-3:] == ["--target", str(folder), "uv"]
    assert "Fetching uv" in capfd.readouterr().err
    assert run.find_uv(folder) == str(folder / name)
    assert len(machine.ran) == 1
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("version", ["", "uv 0.4.30", "no such command: uv"])
def test_a_uv_on_path_that_is_old_or_broken_is_passed_over(
    machine: Machine, tmp_path: Path, version: str
) -> None:
    machine.uv_version = version
    machine.answer = pip_puts(tmp_path / ".uv" / "bin" / "uv")
    assert run.find_uv(tmp_path / ".uv") == str(tmp_path / ".uv" / "bin" / "uv")


@pytest.mark.parametrize("error", ["WARNING: retrying\nERROR: no network\n", ""])
def test_a_failing_pip_gets_one_sentence_that_says_what_to_do(
    machine: Machine, tmp_path: Path, error: str
) -> None:
    machine.on_path = None
    machine.error = error
    machine.answer = lambda command: 1
    with pytest.raises(SystemExit) as stopped:
        run.find_uv(tmp_path / ".uv")
    sentence = str(stopped.value)
    assert len(sentence.splitlines()) == 1
    assert "network" in sentence
    assert "install uv" in sentence
    assert "retrying" not in sentence


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 10, 13)])
def test_an_older_python_gets_one_sentence(
    monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int]
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    with pytest.raises(SystemExit) as stopped:
        runpy.run_path(str(run.ROOT / "run.py"))
    monkeypatch.undo()
    sentence = str(stopped.value)
    assert sentence.startswith("Boneyard needs Python 3.11 or newer")
    assert f"this is Python {version[0]}.{version[1]}" in sentence


def test_an_older_python_can_read_the_file_at_all() -> None:
    ast.parse((run.ROOT / "run.py").read_text("utf-8"), feature_version=(3, 6))


def test_run_needs_only_the_standard_library() -> None:
    imports = {
        (name.name if isinstance(node, ast.Import) else str(node.module)).partition(".")[0]
        for node in ast.walk(ast.parse((run.ROOT / "run.py").read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    assert imports <= sys.stdlib_module_names


SKIPS = {
    "test_mark.py": "@pytest.mark.skip(reason='no browser')\ndef test_it() -> None: ...",
    "test_call.py": "def test_it() -> None:\n    pytest.skip('no browser')",
    "test_module.py": "pytest.skip('no browser', allow_module_level=True)",
    "test_import.py": "pytest.importorskip('no_browser', reason='no browser')",
    "test_known.py": "@pytest.mark.xfail\ndef test_it() -> None:\n    raise ValueError",
    "test_good.py": "def test_it() -> None: ...",
}


def run_apart(folder: Path, ci: str, *options: str) -> "subprocess.CompletedProcess[str]":
    """Run the tests in a folder by our rules, whatever the options of this very run are."""
    (folder / "support").mkdir()
    for name in ("conftest.py", "support/timeouts.py"):
        shutil.copy(run.ROOT / "tests" / name, folder / name)
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *options, "."],
        cwd=folder,
        env=plain | {"CI": ci, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ci", "closing", "beside"),
    [
        ("true", "1 failed, 1 passed, 1 xfailed, 3 errors", []),
        ("true", "1 failed, 1 passed, 1 xfailed, 3 errors", ["-p", "xdist", "-n", "2"]),
        ("", "1 passed, 4 skipped, 1 xfailed", []),
    ],
)
def test_a_skipped_test_fails_in_ci_only(
    tmp_path: Path, ci: str, closing: str, beside: list[str]
) -> None:
    for name, text in SKIPS.items():
        (tmp_path / name).write_text(f"import pytest\n\n{text}\n")
    done = run_apart(tmp_path, ci, "--continue-on-collection-errors", *beside)
    assert done.stdout.splitlines()[-1].startswith(closing)
    assert bool(done.returncode) == bool(ci)
    assert done.stdout.count("may not be skipped in CI: ") >= (4 if ci else 0)


#: What never comes back: a task and a test that waits beside it, as in Playwright, and a fixture
#: after a test that failed.
HANGS = """
import asyncio, subprocess, sys
import greenlet
import pytest

@pytest.fixture
def left_behind():
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
    yield
    child.wait()

@pytest.mark.timeout(1, method="thread")
def test_it_hangs():
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    async def never():
        await asyncio.Event().wait()
    loop = greenlet.greenlet(lambda: asyncio.run(never()))
    loop.switch()

@pytest.mark.timeout(1, method="thread")
def test_it_fails(left_behind):
    raise ValueError("first this")

def test_it_goes_on():
    pass
"""


@pytest.mark.slow
def test_a_test_that_hangs_fails_by_its_name_and_the_others_go_on(tmp_path: Path) -> None:
    (tmp_path / "test_hangs.py").write_text(HANGS)
    done = run_apart(tmp_path, "", "-p", "xdist", "-n", "1", "-p", "pytest_timeout")
    said = done.stdout + done.stderr
    assert done.returncode == 1
    for name in ("test_it_hangs", "test_it_fails"):
        assert f"crashed while running 'test_hangs.py::{name}'" in said
        assert f"test_hangs.py::{name} didn't come back within 1 s" in said
    assert "ValueError: first this" in said
    assert "    loop.switch()" in said  # where the test itself stands, in no thread
    assert "    await asyncio.Event().wait()" in said
    assert said.count("ended with it: process ") == 2
    assert done.stdout.splitlines()[-1].startswith("3 failed, 1 passed")


def test_modules_are_compiled_once_even_where_none_may_lie_beside_the_sources(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    given = run.environment()
    assert "PYTHONDONTWRITEBYTECODE" not in given
    assert given["PYTHONPYCACHEPREFIX"] == str(run.ROOT / ".uv" / "bytecode")
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    assert "PYTHONPYCACHEPREFIX" not in run.environment()


def test_a_home_that_cant_be_written_is_not_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("UV_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert "UV_CACHE_DIR" not in run.environment()
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert run.environment()["UV_CACHE_DIR"] == str(run.ROOT / ".uv" / "cache")
