"""The command line run in this process or in another, and what it prints."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
from click.testing import CliRunner, Result

from boneyard.cli import main

COMMANDS = main.list_commands(click.Context(main))


#: The command line as a program of its own.
PROGRAM = (sys.executable, "-m", "boneyard")


#: Starting takes this many seconds at most.
START = 0.2


def boneyard(*words: str, input: str | bytes | None = None, columns: int = 80) -> Result:
    """Run a command here; no error but the one that ends a program may come out of it."""
    env = {"COLUMNS": str(columns)}
    result = CliRunner().invoke(main, words, input=input, prog_name="boneyard", env=env)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def complaint(result: Result) -> str:
    """The one sentence that a command refuses with; click may tell the usage before it."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = [line for line in result.stderr.splitlines() if line]
    told = [line for line in lines if not line.startswith(("Usage: ", "Try '"))]
    assert len(told) == 1, result.stderr
    assert told[0].isprintable()
    assert told[0].startswith("Error: ")
    return told[0].removeprefix("Error: ")


def program(*words: str | bytes, **settings: Any) -> subprocess.CompletedProcess[str]:
    """Run a command as a process of its own."""
    return subprocess.run(
        [*PROGRAM, *words], **{"capture_output": True, "text": True, "timeout": 300, **settings}
    )


def records_in(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]
