"""docs/server.md tells what is there."""

import re
from pathlib import Path

import msgspec

from boneyard.cli.serve import PORT
from boneyard.server.api import ROUTES
from boneyard.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")


def test_every_request_told_exists() -> None:
    there = {f"{call.method} {re.sub(r':[a-z]+}', '}', call.path)}" for call in ROUTES}
    told = set(re.findall(r"`((?:GET|POST) /api/[^`]*)`", PAGE))
    assert told - {"GET /api/matches/{match}/live"} <= there


def test_every_variable_told_sets_something() -> None:
    names = {field.name.upper() for field in msgspec.structs.fields(Settings)}
    assert set(re.findall(r"`BONEYARD_([A-Z_]+)", PAGE)) - {""} <= names


def test_the_port_is_told() -> None:
    assert f"({PORT} unless told otherwise)" in PAGE
