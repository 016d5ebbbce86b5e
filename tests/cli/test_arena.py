"""`boneyard arena`: what it prints and refuses, and that it can be stopped and gone on with."""

import json
import logging
import re
import shlex
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from boneyard.arena import executors as arena_executors
from boneyard.bots.external import ANSWER_SECONDS
from boneyard.cli import main
from boneyard.games import GAMES
from boneyard.rules.game import Game
from support.paths import DOCS

PAIRING = {
    "game", "options", "players", "deals", "hands", "won", "won_interval", "points",
    "points_interval", "points_each", "seconds_per_move", "decided", "forfeited",
}  # fmt: skip


def arena(*words: str) -> Result:
    """Run the command; no error but the one that ends a program may come out of it."""
    result = CliRunner().invoke(main, ["arena", *words], prog_name="boneyard")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def told(*words: str) -> dict[str, Any]:
    result = arena(*words, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    for pairing in found["pairings"]:
        del pairing["seconds_per_move"]
    return found


USUAL = ("--game", "block-draw", "--players", "heavy,random", "--seed", "1", "--cores", "1")


def test_json_has_what_is_promised() -> None:
    found = told(*USUAL, "-o", "hand=7", "--deals", "10")
    assert set(found) == {"seed", "stopped", "pairings", "ladder"}
    (one,) = found["pairings"]
    assert set(one) == PAIRING
    assert (one["deals"], one["hands"]) == (10, 20)
    assert one["options"] == {"hand": 7, "players": 2}
    assert one["won_interval"][0] <= one["won"] <= one["won_interval"][1]
    assert set(one["seconds_per_move"]) == {"heavy", "random"}
    for times in one["seconds_per_move"].values():
        assert 0 < times["median"] <= times["worst"] * 1.01
        assert times["moves"] > 10
    assert {rung["player"] for rung in found["ladder"]} == {"heavy", "random"}
    assert all(
        rung["interval"][0] <= rung["elo"] <= rung["interval"][1] for rung in found["ladder"]
    )


def test_the_page_tells_every_field() -> None:
    page = (DOCS / "arena.md").read_text("utf-8")
    named = set(re.findall(r"`(\w+)`", page))
    assert named >= PAIRING
    assert named >= {"seed", "stopped", "pairings", "ladder", "elo", "interval", "player"}


def test_the_help_tells_how_long_a_program_may_think() -> None:
    assert f"[default: {ANSWER_SECONDS:g}]" in " ".join(arena("--help").stdout.split())


@pytest.mark.slow
def test_people_get_a_table_for_each_game_and_the_seed() -> None:
    result = arena("--game", "matador,yourturn", "--players", "heavy,random", "--deals", "4")
    assert result.exit_code == 0, result.output
    assert "Matador (players=2)" in result.stdout
    assert "Your Turn (players=2)" in result.stdout
    seed = re.search(r"--seed (\w+)", result.stdout)
    assert seed
    assert "ladder" not in result.stdout, "two players are a ladder by themselves"


def test_all_are_all_games_for_several() -> None:
    found = told("--game", "all", "--players", "heavy,random", "--deals", "1", "--cores", "1")
    tables = [name for name, game in GAMES.items() if isinstance(game, Game)]
    assert [one["game"] for one in found["pairings"]] == tables


def test_three_players_make_three_pairings_a_ladder_and_a_picture(tmp_path: Path) -> None:
    mine = f"mine={shlex.quote(sys.executable)} {shlex.quote(str(_example(tmp_path)))}"
    picture = tmp_path / "ladder.svg"
    words = ("--game", "block-draw", "--players", "heavy,random,mine", "--bot", mine,
             "--deals", "2", "--seed", "1", "--cores", "1", "--bot-seconds", "60")  # fmt: skip
    result = arena(*words, "--plot", str(picture))
    assert result.exit_code == 0, result.output
    assert "ranking" in result.stdout
    root = ElementTree.fromstring(picture.read_text("utf-8"))
    texts = {text.text for text in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"heavy", "random", "mine", "Block & Draw"} <= texts
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 3
    pairs = [one["players"] for one in told(*words)["pairings"]]
    assert pairs == [["heavy", "random"], ["heavy", "mine"], ["random", "mine"]]


def _example(folder: Path) -> Path:
    """The example of docs/bots.md as a file."""
    (example,) = re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text("utf-8"), re.S)
    file = folder / "my bot.py"
    file.write_text(example)
    return file


@pytest.mark.slow
def test_the_same_seed_gives_the_same_on_one_core_and_on_two() -> None:
    words = ("--game", "all-fives", "--players", "heavy,random", "--deals", "24", "--seed", "tea")
    one, two = (without_times(told(*words, "--cores", cores)) for cores in ("1", "2"))
    assert one == two


def test_a_program_that_fails_is_told_of_and_the_status_is_1(tmp_path: Path) -> None:
    bad = f"bad={shlex.quote(sys.executable)} -c \"raise SystemExit('no idea')\""
    words = ("--players", "heavy,bad", "--bot", bad, "--cores", "1", "--seed", "1")
    result = arena(*USUAL[:2], *words, "--json")
    assert result.exit_code == 1
    (one,) = json.loads(result.stdout)["pairings"]
    assert one["forfeited"] == {"heavy": 0, "bad": 10}
    assert one["won"] > 0.5
    assert result.stderr.splitlines() == [
        "block-draw: bad forfeited 10 rounds: ended with exit code 1; last output: no idea"
    ]


REFUSED = {
    ("--game", "knock-out", "--players", "heavy,random"): "knock-out is a solitaire",
    ("--game", "blck-draw", "--players", "heavy,random"): "did you mean block-draw?",
    ("--game", "block-draw", "--players", "heavy,fred"): "unknown bot 'fred'; choose from",
    ("--game", "block-draw", "--players", "heavy"): "at least two players",
    ("--game", "block-draw", "--players", "heavy,heavy"): "heavy is named twice",
    (*USUAL, "-o", "hand"): "-o players=4",
    (*USUAL, "-o", "hand=5", "-o", "hand=7"): "is given twice",
    (*USUAL, "-o", "hand=many"): "hand must be a whole number from 1 to 50, not many",
    (*USUAL, "-o", "muggins=true"): "block-draw has no option 'muggins'",
    (*USUAL, "--bot", "heavy=python3"): "a bot with that name already exists",
    (*USUAL, "--bot", "mine"): 'write it like --bot mine="python3 mine.py"',
    (*USUAL, "--bot", "mine='x"): "No closing quotation",
    (*USUAL, "--bot", "a,b=python3"): "names can't contain commas",
    (*USUAL, "--bot", "mine=no-such-program"): "program 'no-such-program' not found",
    (*USUAL, "--continue", "/dev/null/x"): "can't use",
    (*USUAL, "--deals", "2", "--plot", "/no/such/folder/x.svg"): "can't write",
}


@pytest.mark.parametrize("words", REFUSED, ids=lambda words: REFUSED[words][:30])
def test_what_cant_be_done_gets_one_sentence(words: tuple[str, ...]) -> None:
    result = arena(*words)
    assert result.exit_code == 2, result.output
    (line,) = [one for one in result.stderr.splitlines() if one]
    assert line.startswith("Error: ")
    assert REFUSED[words] in line


# Stopping and going on


def test_it_goes_on_from_a_file_and_may_be_asked_for_more(tmp_path: Path) -> None:
    file = str(tmp_path / "played.jsonl")
    told(*USUAL, "--deals", "10", "--continue", file)
    assert len(Path(file).read_text().splitlines()) == 3, "the question and two chunks"
    more = told(*USUAL, "--deals", "24", "--continue", file)
    assert without_times(more) == without_times(told(*USUAL, "--deals", "24"))


@pytest.mark.parametrize(
    ("words", "different"),
    [
        (("--game", "matador", "--players", "heavy,random", "--seed", "1"), "games"),
        (("--game", "block-draw", "--players", "random,heavy", "--seed", "1"), "players"),
        (("--game", "block-draw", "--players", "heavy,random", "--seed", "2"), "seed"),
        (("--game", "block-draw", "-o", "hand=7", "--players", "heavy,random"), "games"),
    ],
)
def test_another_question_is_refused(
    tmp_path: Path, words: tuple[str, ...], different: str
) -> None:
    file = str(tmp_path / "played.jsonl")
    told(*USUAL, "--deals", "1", "--continue", file)
    result = arena(*words, "--continue", file)
    assert result.exit_code == 2
    assert f"has results from another run ({different}: " in result.stderr


@pytest.mark.parametrize("text", ["hello\n", "[]\n", "{}\n", '{"arena": 1}\n'])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(text)
    result = arena(*USUAL, "--continue", str(file))
    assert result.exit_code == 2
    assert "isn't an arena file" in result.stderr
    assert file.read_text() == text


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    told(*USUAL, "--deals", "1", "--continue", str(file))
    file.write_text(file.read_text() + "{}\n")
    result = arena(*USUAL, "--continue", str(file))
    assert result.exit_code == 2
    assert "line 3: not an arena result" in result.stderr


def test_ctrl_c_shows_what_was_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play, calls = arena_executors.play_chunk, 0

    def interrupted(*words: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls > 2:
            raise KeyboardInterrupt
        return play(*words)

    monkeypatch.setattr(arena_executors, "play_chunk", interrupted)
    file = str(tmp_path / "played.jsonl")
    result = arena(*USUAL, "--deals", "100", "--continue", file, "--json")
    assert result.exit_code == 130
    found = json.loads(result.stdout)
    assert found["stopped"]
    assert found["pairings"][0]["deals"] == 16
    assert f"resume from {file}" in result.stderr


# A cluster


class FakeRay:
    """Ray as far as we use it: what is remote is done when it is asked for."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def init(self, address: str, log_to_driver: bool, logging_level: int) -> None:
        assert not log_to_driver
        assert logging_level == logging.ERROR
        if address != "auto":
            raise ConnectionError(f"nobody is at {address}\nand so on")
        self.said.append("init")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, function: Any) -> Any:
        return SimpleNamespace(remote=lambda *words: (function, words))

    def get(self, reference: Any) -> Any:
        self.said.append("get")
        return reference[0](*reference[1])

    def cancel(self, reference: Any) -> None:
        self.said.append("cancel")

    def shutdown(self) -> None:
        self.said.append("shutdown")


def test_a_ray_cluster_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    words = (*USUAL[:-2], "--deals", "20")
    assert without_times(told(*words, "--ray", "auto")) == without_times(
        told(*words, "--cores", "1")
    )
    assert fake.said == ["init", "get", "get", "get", "shutdown"]
    result = arena(*words, "--ray", "there")
    assert result.exit_code == 2
    assert result.stderr == "Error: no Ray cluster at there: nobody is at there\n"


def test_where_nobody_listens_ray_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", fake := FakeRay())
    with socket.create_server(("127.0.0.1", 0)) as door:
        address = f"127.0.0.1:{door.getsockname()[1]}"
        assert "nobody is at" in arena(*USUAL, "--ray", address).stderr  # Ray's own words
    for closed in (address, f"ray://{address}"):
        result = arena(*USUAL, "--ray", closed)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"Error: no Ray cluster at {closed}: ")
        assert "refused" in result.stderr
    assert fake.said == []


def test_without_ray_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = arena(*USUAL, "--ray", "auto")
    assert result.exit_code == 2
    assert result.stderr == ("Error: --ray needs Ray: pip install 'boneyard-dominoes[ray]'\n")


# What is imported


def test_the_command_is_light_until_it_runs() -> None:
    source = "import sys, boneyard.cli.arena; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True)
    loaded = set(done.stdout.split())
    assert "boneyard.cli.arena" in loaded
    assert loaded & {"boneyard.arena", "boneyard.bots", "numpy", "numba", "rich"} == set()
