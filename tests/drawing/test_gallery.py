"""The gallery is complete and current."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from boneyard.cli.show import show
from boneyard.games import GAMES
from boneyard.records import parse_record_json, verify
from docs import make_gallery as gallery

MADE = gallery.made()


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name)
def test_the_page_and_its_pictures_are_current(path: Path) -> None:
    told = f"{path.name} is out of date: uv run python docs/make_gallery.py"
    assert path.exists(), told
    assert path.read_bytes() == MADE[path], told


def test_every_game_is_there_and_nothing_else() -> None:
    names = {*GAMES, *(f"round-{name}" for name in gallery.FILMS)}
    assert {path.stem for path in gallery.FOLDER.glob("*.svg")} == names
    assert {path.stem for path in gallery.FOLDER.glob("*.json")} == names
    page = (gallery.DOCS / "gallery.md").read_text("utf-8")
    assert set(re.findall(r"pictures/gallery/([\w-]+)\.svg", page)) == names
    assert all(f"\n## {game.title}\n" in page for game in GAMES.values())


def test_pictures_are_small_well_formed_and_follow_the_reader() -> None:
    for path, text in MADE.items():
        if path.suffix == ".svg":
            ElementTree.fromstring(text)
            assert len(text) < (60_000 if path.stem.startswith("round-") else 40_000), path.name
            assert b"prefers-color-scheme:dark" in text
            assert b"<script" not in text


@pytest.mark.parametrize("name", GAMES)
def test_the_record_beside_a_picture_draws_it(name: str) -> None:
    record = gallery.FOLDER / f"{name}.json"
    verify(parse_record_json(record.read_bytes()))
    shape = gallery.SHAPES.get(name, "wide")
    result = CliRunner().invoke(show, [str(record), "--as", "0", "--shape", shape])
    drawn = MADE[gallery.FOLDER / f"{name}.svg"].decode()
    assert result.output == re.sub(r' width="\d+"', "", drawn, count=1)
