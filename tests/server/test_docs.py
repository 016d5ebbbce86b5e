"""The pages for hosts and programmers name requests, variables and ports that exist."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from boneyard.cli.serve import DEFAULT_PORT
from boneyard.server.app import ENDPOINTS
from boneyard.server.settings import OTHER_VARIABLES, Settings
from support.paths import DOCS
from support.server.kill_process import Served

NAMES = (
    "play", "host", "configure", "http-api", "operate", "backup", "upgrade", "deploy",
    "troubleshooting", "privacy",
)  # fmt: skip
PAGES = {name: (DOCS / f"{name}.md").read_text("utf-8") for name in NAMES}
ALL_PAGES = "".join(PAGES.values())


def test_every_request_told_exists() -> None:
    there = {f"{call.method} {re.sub(r':[a-z]+}', '}', call.path)}" for call in ENDPOINTS}
    told = set(re.findall(r"`((?:GET|POST) /api/[^`?]*)[^`]*`", ALL_PAGES))
    assert told
    assert told - {"GET /api/matches/{match}/live"} <= there


def test_every_variable_told_sets_something() -> None:
    names = {field.name.upper() for field in msgspec.structs.fields(Settings)} | OTHER_VARIABLES
    assert set(re.findall(r"`BONEYARD_([A-Z_]+)", ALL_PAGES)) - {""} <= names


def test_the_port_is_told() -> None:
    assert f"({DEFAULT_PORT} by default)" in PAGES["host"]


@pytest.mark.slow
def test_the_example_plays_a_match(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGES["http-api"], re.S)
    assert example.count(f"http://127.0.0.1:{DEFAULT_PORT}") == example.count("sleep(0.3)") == 1
    served = Served(tmp_path / "matches.db", durable=False)
    try:
        example = example.replace(f"http://127.0.0.1:{DEFAULT_PORT}", served.address)
        # A plain bot, whose thinking needn't be compiled first.
        example = example.replace('{"game": ', '{"bot": "heavy", "game": ')
        done = subprocess.run(
            [sys.executable, "-c", example.replace("sleep(0.3)", "sleep(0.01)")],
            capture_output=True, text=True, timeout=180,
        )  # fmt: skip
    finally:
        served.kill()
    assert done.stderr == ""
    scores = re.findall(r"[0-9]+", done.stdout)
    assert len(scores) == 2
    assert max(map(int, scores)) >= 20
