"""The command line: what every command prints, how it fails, and how fast it starts."""

import json
import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from boneyard import __version__
from boneyard.cli import main
from boneyard.core.fair_shuffle import compute_commitment
from boneyard.engine import act
from boneyard.games import GAMES, game_facts
from boneyard.i18n.translator import get_translator
from boneyard.records import parse_record, verify
from support.cli import COMMANDS, START, boneyard, program, records_in

#: Commands that must be there; others may come.
NEEDED = {"games", "rules", "deal", "simulate", "replay", "verify", "solve", "statistics"}


# Starting


def test_plain_boneyard_opens_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    monkeypatch.setattr("boneyard.cli.serve.serve_locally", lambda: opened.append("table"))
    assert boneyard().exit_code == 0
    assert opened == ["table"]


def test_help_shows_every_command() -> None:
    result = boneyard("--help")
    assert result.exit_code == 0
    assert result.output == boneyard("-h").output
    assert re.findall(r"^  ([a-z][a-z-]*) {2,}\S", result.output, re.M) == COMMANDS
    assert set(COMMANDS) >= NEEDED


def test_it_says_its_version() -> None:
    assert boneyard("--version").output == f"boneyard, version {__version__}\n"


def test_it_is_installed_as_a_program() -> None:
    (entry,) = entry_points(group="console_scripts", name="boneyard")
    assert entry.load() is main
    done = program("--version")
    assert (done.returncode, done.stdout, done.stderr) == (
        0, f"boneyard, version {__version__}\n", "",
    )  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = boneyard(command, "--help")
    assert result.exit_code == 0
    assert result.output.startswith(f"Usage: boneyard {command} ")


def test_it_starts_at_once_and_imports_little() -> None:
    script = (
        "import sys, time; began = time.process_time(); import boneyard.cli;"
        "print(time.process_time() - began);"
        "print(*{name.partition('.')[0] for name in sys.modules})"
    )
    fastest = float("inf")
    for _ in range(25):
        told = subprocess.check_output([sys.executable, "-c", script], text=True)
        seconds, modules = told.splitlines()
        assert not {"numba", "numpy", "rich", "babel", "multiprocessing"} & set(modules.split())
        fastest = min(fastest, float(seconds))
        if fastest < START:
            return
    pytest.fail(f"importing the command line takes {fastest:.2f} s at best")


@pytest.mark.slow
@pytest.mark.parametrize("command", ["games --json", "deal bergen --seed tea", "play --help"])
def test_small_commands_import_nothing_heavy(command: str) -> None:
    script = (
        f"import sys; sys.argv[1:] = {command.split()!r}\n"
        "from boneyard.cli import main\n"
        "try: main()\n"
        "finally: print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0
    # The ways of trees are worked out as they are loaded.
    heavy = {"numba", "numpy", "rich", "babel", "fluent", "textual", "boneyard.layout.tree_router"}
    assert not heavy & set(done.stderr.split())


# What there is to play


def test_games_lists_all_games_with_their_facts() -> None:
    rows = {line.split()[0]: line for line in boneyard("games").output.splitlines() if line.strip()}
    for game in GAMES.values():
        for fact in (
            game_facts.player_range(game),
            game_facts.describe_tiles(game),
            game_facts.describe_goal(game),
        ):
            assert fact in rows[game.name]
        assert game_facts.tagline(game.name) not in rows[game.name]


def test_games_says_what_is_special_where_there_is_room() -> None:
    output = boneyard("games", columns=200).output
    assert all(game_facts.tagline(name) in output for name in GAMES)


def test_games_for_programs() -> None:
    listed = json.loads(boneyard("games", "--json").output)
    assert [one["game"] for one in listed] == list(GAMES)
    for one in listed:
        game = GAMES[one["game"]]
        assert one["title"] == game.title
        assert one["players"] == list(game.players)
        assert [option["name"] for option in one["options"]] == [o.name for o in game.all_options]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_rules_tell_the_title_and_the_example(game: str) -> None:
    result = boneyard("rules", game, columns=250)
    assert result.exit_code == 0
    first = result.output.partition("\n")[0]
    assert first.startswith(f"{GAMES[game].title}  {game_facts.describe_players(GAMES[game])}")
    for told in (game_facts.describe_ages(GAMES[game]), game_facts.describe_duration(GAMES[game])):
        assert told in first
    steps = result.output.partition("Example")[2]
    example = game_facts.load_example(game)
    moves = [move for one in example.record["rounds"] for move in one["moves"]]
    for (seat, move), caption in zip(
        moves, game_facts.example_captions(game, get_translator("en")), strict=True
    ):
        who = "chance" if seat is None else example.record["seats"][seat]
        assert re.search(rf"{who} +{re.escape(move)} +{re.escape(caption)}", steps)


# Dealing


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_the_same_for_the_same_seed(game: str) -> None:
    shown = boneyard("deal", game, "--seed", "tea").output
    assert shown == boneyard("deal", game, "--seed", "tea").output
    assert shown != boneyard("deal", game, "--seed", "coffee").output
    assert shown != boneyard("deal", game, "--seed", "tea", "--round", "2").output
    tiles = re.findall(r"(?<= )(?:[AP]?\d+|S)-(?:[AP]?\d+|S)\b", shown)
    halves = [frozenset(text.split("-")) for text in tiles]
    assert len(set(halves)) == len(halves) == len(GAMES[game].rules().tiles)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_for_programs_is_a_record_that_can_be_verified(game: str) -> None:
    record = json.loads(boneyard("deal", game, "--seed", "tea", "--json").output)
    assert verify(parse_record(record)).deals == 1
    assert record["options"] == dict(GAMES[game].rules().options)
    shown = boneyard("deal", game, "--seed", "tea").output
    assert re.search(f"^seed +{record['seed']}$", shown, re.M)
    assert re.search(
        f"^commitment +{compute_commitment(bytes.fromhex(record['seed']))}$", shown, re.M
    )


def test_a_deal_without_a_seed_is_by_chance_and_can_be_had_again() -> None:
    one, two = (boneyard("deal", "bergen").output for _ in range(2))
    assert one != two
    seed = re.findall(r"^seed +(\w+)$", one, re.M)[0]
    assert boneyard("deal", "bergen", "--seed", seed).output == one


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("--players 3 --set 9", {"players": 3, "set": 9}),
        ("--players=3 --muggins", {"players": 3, "muggins": True}),
        ("--muggins=on --target 50", {"muggins": True, "target": 50}),
        ("--muggins false --no-double redeal", {"muggins": False, "no_double": "redeal"}),
        ("--no_double=redeal", {"no_double": "redeal"}),
        ("--muggins --players 4", {"muggins": True, "players": 4}),
    ],
)
def test_any_option_can_be_said(words: str, options: dict[str, Any]) -> None:
    result = boneyard("deal", "all-fives", "--json", *words.split())
    record = json.loads(result.output)
    assert record["options"] == dict(GAMES["all-fives"].rules(**options).options)
    assert record["options"].items() >= options.items()


# Simulating


@pytest.fixture(autouse=True)
def no_endless_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A random match that goes on and on is an error, not a test that never ends."""
    made = 0

    def counted(*arguments: Any) -> Any:
        nonlocal made
        made += 1
        assert made < 20_000, "this match never ends"
        return act(*arguments)

    monkeypatch.setattr("boneyard.arena.random_play.act", counted)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_simulated_matches_replay_and_verify(game: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = ("simulate", game, "--matches", "2", "--seed", "tea", "-o")
    result = boneyard(*words, str(path))
    assert result.exit_code == 0
    assert result.output.replace("\n", " ").count("2 matches, ") == 1
    records = records_in(path)
    assert len(records) == 2
    lines = boneyard("replay", "--json", str(path))
    assert lines.exit_code == 0
    results = [json.loads(line) for line in lines.output.splitlines()]
    assert [one["game"] for one in results] == [game] * 2
    assert all(one["over"] for one in results)
    rows = ("player 1|players 1 and 3", "player 2|players 2 and 4")
    won = [re.findall(rf"^(?:{row}) +(\d+) \(", result.output, re.M) for row in rows]
    for side in range(len(results[0]["scores"]))[:2]:
        assert won[side] == [str(sum(side in one["winners"] for one in results))]
    assert boneyard("verify", str(path)).exit_code == 0
    again = tmp_path / "again.jsonl"
    assert boneyard(*words, str(again)).output == result.output
    assert again.read_bytes() == path.read_bytes()


def test_another_seed_plays_other_matches_and_no_seed_tells_the_one_it_took(tmp_path: Path) -> None:
    path, again = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    words = ("simulate", "blind", "--players", "3", "--matches", "2")
    seed = re.findall(r"--seed (\w+)", boneyard(*words, "-o", str(path)).output)[0]
    boneyard(*words, "-o", str(again), "--seed", seed)
    assert path.read_bytes() == again.read_bytes()
    boneyard(*words, "-o", str(again), "--seed", "another")
    assert path.read_bytes() != again.read_bytes()
    assert all(record["options"]["players"] == 3 for record in records_in(path))


def test_simulate_with_options_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = "simulate fundomino --matches 1 --target 40 --doubling --players 2 --seed tea -o"
    assert boneyard(*words.split(), str(path)).exit_code == 0
    (record,) = records_in(path)
    assert record["options"].items() >= {"target": 40, "doubling": True, "players": 2}.items()


def test_simulate_counts_teams_as_sides() -> None:
    output = boneyard("simulate", "bendomino-teams", "--matches", "2", "--seed", "tea").output
    rows = ["players 1 and 3", "players 2 and 4"]
    assert re.findall(r"^(\S+(?: \S+)+?) {2,}\d", output, re.M) == rows


def test_no_random_game_for_one_goes_on_for_ever() -> None:
    """Columns could be moved to and fro for ever from here."""
    assert boneyard("simulate", "domino-solitaire", "--matches", "1", "--seed", "1").exit_code == 0
