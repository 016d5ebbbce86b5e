"""Help in groups and colours, suggestions for what is mistyped, and files on standard output."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import click
import pytest

from boneyard.cli import main
from boneyard.i18n.locales import LANGUAGES
from support.cli import COMMANDS, boneyard

GROUPS = ("Games and puzzles", "Records and positions", "Simulation and statistics", "Servers")
COLOR = "\x1b["


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "match.jsonl"
    done = boneyard(
        "simulate", "block-draw", "--matches", "1", "--target", "20", "--seed", "a", "-o", str(path)
    )
    assert done.exit_code == 0
    return str(path)


def test_commands_are_listed_in_groups() -> None:
    shown = boneyard("--help").output
    assert [shown.index(f"\n{group}:\n") for group in GROUPS] == sorted(
        shown.index(f"\n{group}:\n") for group in GROUPS
    )
    games = shown[shown.index(GROUPS[0]) : shown.index(GROUPS[1])]
    assert re.findall(r"^  (\w+) ", games, re.M) == ["play", "games", "rules", "words", "puzzle"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_line_in_every_language(language: str) -> None:
    shown = boneyard("--language", language, "--help").output
    assert all(re.search(rf"^  {name} +\S", shown, re.M) for name in COMMANDS)


@pytest.mark.parametrize("words", [("--help",), ("rules", "--help"), ("rules", "whist"), ("rles",)])
def test_colours_are_as_the_environment_asks(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    plain = boneyard(*words).output
    assert COLOR not in plain  # it is no terminal
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = boneyard(*words).output
    assert COLOR in coloured
    assert click.unstyle(coloured) == plain
    monkeypatch.setenv("NO_COLOR", "1")
    assert boneyard(*words).output == plain
    monkeypatch.setenv("NO_COLOR", "")  # as no-color.org has it
    assert boneyard(*words).output == coloured


@pytest.mark.parametrize(
    ("words", "near"),
    [
        ("rles", "Did you mean 'rules'?"),
        ("simluate block-draw", "Did you mean 'simulate'?"),
        ("serve --prot 3", "'--port'"),
        ("simulate block-draw --sed 3", "did you mean --seed?"),
        ("simulate all-fives --muggin", "did you mean --muggins?"),
        ("rules all-fves", "did you mean all-fives?"),
        ("puzzle --gmae cross", "'--game'"),
    ],
)
def test_what_is_mistyped_gets_a_suggestion(words: str, near: str) -> None:
    done = boneyard(*words.split())
    assert done.exit_code == 2
    assert near in done.stderr


def test_what_is_like_nothing_gets_none() -> None:
    assert "mean" not in boneyard("xyzzy").stderr
    assert "--target" in boneyard("simulate", "block-draw", "--xyzzy").stderr


def with_output() -> set[str]:
    """The commands with an option for an output file."""
    context = click.Context(main)
    return {
        name
        for name in main.list_commands(context)
        for one in (main.get_command(context, name),)
        if one is not None
        for param in one.params
        if "-o" in param.opts and isinstance(param.type, click.Path) and param.type.file_okay
    }


#: What each of them is asked for, and how the file begins.
WRITTEN = {
    "simulate": ("block-draw --matches 1 --target 20", b'{"boneyard"'),
    "deal": ("block-draw --seed a", b'{"boneyard"'),
    "convert": ("RECORD --to sheet", b"Boneyard score sheet"),
    "show": ("RECORD", b"<svg"),
    "statistics": ("baronet --deals 5 --cores 1", b"<svg"),
    "lab": ("block-draw --deals 16", b"<svg"),
    "puzzle": ("--game block-draw --count 1 --seed tea", b'{"id"'),
    "analyse": ("RECORD --worlds 10", b"<svg"),
}
#: They need minutes, or a person.
ELSEWHERE = {"equity", "play"}


def test_every_command_with_a_file_is_tried() -> None:
    assert with_output() == WRITTEN.keys() | ELSEWHERE


@pytest.mark.slow
@pytest.mark.parametrize("command", WRITTEN)
def test_a_dash_is_standard_output(command: str, record: str, tmp_path: Path) -> None:
    words, begins = WRITTEN[command]
    typed = [command, *(record if word == "RECORD" else word for word in words.split())]
    seed = [] if "--seed" in typed or command in ("show", "convert") else ["--seed", "7"]
    done = boneyard(*typed, *seed, "-o", "-")
    assert done.exit_code == 0, done.output
    assert done.stdout_bytes.lstrip().startswith(begins)
    if begins == b"<svg":
        ET.fromstring(done.stdout)
    elif begins.startswith(b"{"):
        json.loads(done.stdout)
    path = tmp_path / ("it.svg" if begins == b"<svg" else "it.jsonl")
    assert boneyard(*typed, *seed, "-o", str(path)).exit_code == 0
    assert path.read_bytes() == done.stdout_bytes
    assert not Path("-").exists()
