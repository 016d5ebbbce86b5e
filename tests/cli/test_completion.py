"""The shell completes what is typed: commands, games, a game's own options, and their values."""

import json
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

from boneyard.cli import main
from boneyard.cli.game_options import option_values
from boneyard.games import GAMES
from boneyard.i18n.locales import PSEUDO_LANGUAGE
from boneyard.i18n.translator import set_language
from support.pseudo_language import WORD, outside


def completed(words: str) -> list[str]:
    *typed, incomplete = words.split(" ")
    shell = ShellComplete(main, {}, "boneyard", "_BONEYARD_COMPLETE")
    return [item.value for item in shell.get_completions(typed, incomplete)]


@pytest.mark.parametrize(
    ("words", "found"),
    [("pl", ["play"]), ("rules bendomino-t", ["bendomino-teams"]),
     ("deal all-fives --mug", ["--muggins"]), ("play --plain bergen --ta", ["--target"]),
     ("simulate all-fives --set ", ["6", "9", "12", "15"]),
     ("deal bergen --players 3 --single ", ["true", "false"]),
     ("deal bergen --mug", []), ("deal --mug", []),
     ("play all-fives --bots expert,c", ["expert,casual", "expert,club"]),
     ("bot --level ma", ["master"]), ("games --language n", ["nl"])],
)  # fmt: skip
def test_the_shell_completes(words: str, found: list[str]) -> None:
    assert completed(words) == found


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_is_offered_and_every_value_is_taken(game: str) -> None:
    offered = completed(f"deal {game} --")
    for option in GAMES[game].all_options:
        assert f"--{option.name.replace('_', '-')}" in offered
        for value in option_values(option):
            assert option.accepts(option.parse_text(value)), (option.name, value)


def test_help_tells_the_options_of_the_game() -> None:
    runner = CliRunner()
    told = runner.invoke(main, ["deal", "five-up", "--help"], prog_name="boneyard").output
    assert "--single-lead [scores|none]" in told
    plain = runner.invoke(main, ["deal", "--help"], prog_name="boneyard").output
    assert "--single-lead" not in plain
    words = ["deal", "five-up", "--help", "--language", PSEUDO_LANGUAGE]
    try:
        said = runner.invoke(main, words, prog_name="boneyard", env={"COLUMNS": "300"}).output
    finally:
        set_language("en")
    # A text may be wrapped, so brackets are taken out of the whole.
    line = next(line for line in outside(said).splitlines() if "--single-lead" in line)
    assert not WORD.search(line.partition("]")[2])


def test_options_of_game_and_command_stand_in_any_order(tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    words = ["deal", "--players=3", "all-fives", "--muggins", "-o", str(file), "--set", "9"]
    assert CliRunner().invoke(main, words, prog_name="boneyard").exit_code == 0
    options = json.loads(file.read_text())["options"]
    assert (options["players"], options["muggins"], options["set"]) == (3, True, 9)
