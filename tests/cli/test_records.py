"""Records on the command line: replay, verify, solve and statistics, with good and bad files."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from boneyard.cli import common
from boneyard.core.fair_shuffle import compute_commitment, secret_from_seed
from boneyard.games import GAMES, game_facts
from boneyard.records import replay
from support.cli import boneyard, program, records_in
from support.kit import Json, deal, record
from support.paths import CASES

GOOD = record("knock-out", deal(row="1-2 2-3 3-1"), "0 knock 1")
ILLEGAL = record("knock-out", deal(row="1-2 2-3 3-1"), "0 knock 1, 0 knock 1")
OPEN = record("block-draw", deal("6-6 6-1|6-4 5-0", stock="3-3"), "0 6-6", players=2)


def lines(*records: Any) -> str:
    return "".join(f"{one if isinstance(one, str) else json.dumps(one)}\n" for one in records)


def stored(folder: Path, name: str, content: str | bytes) -> str:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(path)


def refusal(stderr: str, where: str) -> str:
    """The one line on standard error that names a record and why it can't be played."""
    (line,) = stderr.splitlines()
    assert line.isprintable()
    assert line.startswith(f"{where}: ")
    return line.removeprefix(f"{where}: ")


# Replay


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_replay_gives_what_the_worked_examples_expect(game: str, tmp_path: Path) -> None:
    cases = records_in(CASES / f"{game}.jsonl")
    path = stored(tmp_path, "cases.jsonl", lines(*(case["record"] for case in cases)))
    result = boneyard("replay", "--json", "--trace", path)
    failing = [case["expected"] == {"error": True} for case in cases]
    assert result.exit_code == (2 if any(failing) else 0)
    assert result.stderr == ""
    for case, line in zip(cases, result.stdout.splitlines(), strict=True):
        told = json.loads(line)
        if case["expected"] == {"error": True}:
            assert list(told) == ["error"]
        else:
            assert told == replay(case["record"], trace=True)
            assert told["scores"] == case["expected"]["scores"]
            assert len(told["trace"]) == len(case["expected"]["trace"])


def test_a_trace_is_there_only_when_asked_for(tmp_path: Path) -> None:
    path = stored(tmp_path, "game.json", json.dumps(GOOD, indent=2))
    plain = json.loads(boneyard("replay", "--json", path).output)
    traced = json.loads(boneyard("replay", "--json", "--trace", path).output)
    assert "trace" not in plain
    assert len(traced.pop("trace")) == 2
    assert traced == plain == replay(GOOD)


def test_replay_for_people_tells_the_result(tmp_path: Path) -> None:
    path = stored(tmp_path, "game.json", json.dumps(game_facts.load_example("all-fives").record))
    result = boneyard("replay", path)
    assert result.exit_code == 0
    assert result.output == (
        f"{path}: All Fives, Mia and Leo\n"
        "  round 1: last tile played, won by Mia, points 30 : 15\n"
        "  score: Mia 30 and Leo 15\n"
    )
    told = boneyard("replay", "--trace", path).output
    assert "  Mia leads 5-5.\n  Mia scores 10 points.\n  Leo plays 5-0 on arm 1.\n" in told
    assert told.endswith(result.output.partition("\n")[2])


def test_replay_for_people_tells_who_is_to_move_and_how_a_game_for_one_ended(
    tmp_path: Path,
) -> None:
    path = stored(tmp_path, "games.jsonl", lines(OPEN, "", GOOD))
    assert boneyard("replay", path).output == (
        f"{path}, line 1: Block (Draw), Seat 1 and Seat 2\n"
        "  round 1: not finished\n"
        "  score: Seat 1 0 and Seat 2 0\n"
        "  Seat 2 to move: 6-4@1 6-4@2\n"
        f"{path}, line 3: Knock-Out, Seat 1\n"
        "  round 1: game over, 1 tile left\n"
    ).replace("Block (Draw)", GAMES["block-draw"].title)
    assert "Plaats 1 en Plaats 2" in boneyard("--language", "nl", "replay", path).output


def test_several_files_and_standard_input_are_played_in_turn(tmp_path: Path) -> None:
    one = stored(tmp_path, "one.json", json.dumps(GOOD))
    two = stored(tmp_path, "two.jsonl", lines(OPEN, GOOD))
    result = boneyard("replay", "--json", one, "-", two, input=lines(OPEN))
    games = [json.loads(line)["game"] for line in result.output.splitlines()]
    assert games == ["knock-out", "block-draw", "block-draw", "knock-out"]
    done = program("replay", "--json", "-", input=lines(GOOD, OPEN))
    assert done.returncode == 0
    assert [json.loads(line) for line in done.stdout.splitlines()] == [replay(GOOD), replay(OPEN)]


# Records that can't be played


@pytest.mark.slow
def test_the_others_are_still_played(tmp_path: Path) -> None:
    path = stored(tmp_path, "games.jsonl", lines(GOOD, ILLEGAL, OPEN))
    for done in (boneyard("replay", path), program("replay", path)):
        code = done.exit_code if hasattr(done, "exit_code") else done.returncode
        assert code == 2
        reason = refusal(done.stderr, f"{path}, line 2")
        assert re.fullmatch(r"round 1, move 2 \(seat 0: knock 1\): .+", reason)
        assert "line 1: Knock-Out" in done.stdout
        assert "line 3: " in done.stdout
        assert "line 2" not in done.stdout
    result = boneyard("replay", "--json", path)
    assert result.exit_code == 2
    assert result.stderr == ""
    told = [json.loads(line) for line in result.stdout.splitlines()]
    assert told == [replay(GOOD), {"error": reason}, replay(OPEN)]


def test_an_error_names_the_round_and_the_move(tmp_path: Path) -> None:
    first = (deal("6-6|6-4", stock="3-3"), "0 6-6")
    bad = {
        "round 2, move 1 (seat 1: 5-5): ": record(
            "block-draw", *first, deal("5-5|6-4"), "1 5-5", players=2
        ),
        "round 2, deal: 6-4 appears twice": record(
            "block-draw", *first, deal("6-4|6-4"), "", players=2
        ),
        "round 1, move 2 (seat 1: 6-4@9): ": record(
            "block-draw", deal("6-6 1-1|6-4"), "0 6-6, 1 6-4@9", players=2
        ),
        "round 1, move 1 (chance: 6-6): ": record(
            "block-draw", deal("6-6|6-4"), "- 6-6", players=2
        ),
        "round 2 comes after an unfinished round": record(
            "block-draw", deal("6-6 1-1|6-4"), "0 6-6", deal("6-6|6-4"), "", players=2
        ),
    }
    path = stored(tmp_path, "games.jsonl", lines(*bad.values()))
    result = boneyard("replay", "--json", path)
    told = [json.loads(line)["error"] for line in result.stdout.splitlines()]
    assert [error[: len(start)] for error, start in zip(told, bad, strict=True)] == list(bad)


BAD_FILES: dict[str, str | bytes] = {
    "empty.json": "",
    "empty.jsonl": "",
    "blank.jsonl": "\n  \n\n",
    "truncated.json": json.dumps(GOOD)[:-9],
    "malformed.json": "{'boneyard': 1}",
    "two.json": lines(GOOD, GOOD),
    "list.json": "[1, 2]",
    "text.json": '"knock-out"',
    "binary.json": bytes(range(256)) * 20,
    "latin.json": '{"boneyard": 1, "game": "café"}'.encode("latin-1"),
    "deep.json": "[" * 100_000 + "]" * 100_000,
    "deep_object.json": '{"boneyard":' * 5000 + "1" + "}" * 5000,
    "deep_value.json": '{"boneyard":' + "[" * 960 + "]" * 960 + "}",
    "huge_number.json": '{"boneyard":' + "1" * 10_000 + "}",
    "nul.json": b"\x00" * 100,
    "escape.json": json.dumps({**GOOD, "game": "\x1b[31mred\n"}),
    "newline.json": json.dumps({**GOOD, "options": {"players": "a\nb"}}),
    "escape_move.json": json.dumps(record("knock-out", deal(row="1-2 2-1"), "0 \x1b[31m\nred")),
    "version.json": json.dumps({**GOOD, "boneyard": 2}),
    "unknown.json": json.dumps({**GOOD, "game": "bridge"}),
    "option.json": json.dumps({**GOOD, "options": {"trumps": 1}}),
}


@pytest.mark.parametrize("command", ["replay", "verify", "solve"])
@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_file_gets_one_sentence(command: str, name: str, tmp_path: Path) -> None:
    path = stored(tmp_path, name, BAD_FILES[name])
    result = boneyard(command, path)
    assert result.exit_code == 2
    assert result.stdout == ""
    reason = result.stderr.strip().removeprefix(path)
    assert re.fullmatch(r"(?:, line \d+)?: \w.+", reason)
    assert reason.isprintable()
    assert len(reason) < 400
    result = boneyard(command, "--json", path)
    assert result.exit_code == 2
    assert list(json.loads(result.stdout)) == ["error"]


@pytest.mark.parametrize("command", ["replay", "verify", "solve"])
def test_a_file_that_is_none_gets_one_sentence(command: str, tmp_path: Path) -> None:
    good = stored(tmp_path, "good.json", boneyard("deal", "knock-out", "--json").output)
    for path, reason in (
        (tmp_path / "none.json", "can't be read: No such file or directory"),
        (tmp_path, "can't be read: Is a directory"),
        (tmp_path / "good.json" / "x", "can't be read: Not a directory"),
        ("x" * 300, "can't be read: File name too long"),
    ):
        result = boneyard(command, str(path), good)
        assert result.exit_code == 2
        assert refusal(result.stderr.strip(), str(path)) == reason
        assert result.stdout.startswith(f"{good}: "), "the other file is still read"


def test_a_file_or_line_that_is_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "MAX_RECORD_BYTES", 2000)
    long = json.dumps({**GOOD, "note": "x" * 3000})
    for name, text, where in (
        ("long.json", long, ""),
        ("long.jsonl", lines(GOOD, long, GOOD), ", line 2"),
        ("endless.jsonl", lines(GOOD) + "x" * 9000, ", line 2"),
    ):
        path = stored(tmp_path, name, text)
        result = boneyard("replay", path)
        assert result.exit_code == 2
        assert "larger than" in refusal(result.stderr, f"{path}{where}")
        assert result.stdout.count("Knock-Out") == (1 if where else 0)
    at_most = json.dumps({**GOOD, "note": ""})
    path = stored(tmp_path, "just.json", at_most.replace('""', f'"{"x" * (2000 - len(at_most))}"'))
    assert Path(path).stat().st_size == 2000
    assert boneyard("replay", path).exit_code == 0


@pytest.mark.slow
def test_standard_input_that_is_empty() -> None:
    empty = program("replay", "-", input="")
    assert (empty.returncode, empty.stdout) == (2, "")
    assert refusal(empty.stderr, "-") == "no record found"


@pytest.mark.slow
def test_standard_input_that_is_closed() -> None:
    closed = program("replay", "-", preexec_fn=lambda: os.close(0))
    assert closed.returncode == 2
    assert len(closed.stderr.splitlines()) == 1


# Verify


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """A match with random takes, as simulate writes it."""
    path = tmp_path_factory.mktemp("match") / "games.jsonl"
    words = ("--doubling", "--players", "2", "--matches", "12", "--seed", "takes")
    assert boneyard("simulate", "fundomino", *words, "-o", str(path)).exit_code == 0
    taking = (one for one in records_in(path) if any(seat is None for seat, _ in moves_in(one)))
    return next(taking)


def moves_in(one: Json) -> list[list[Any]]:
    return [move for each in one["rounds"] for move in each["moves"]]


def verified(one: Json, *words: str) -> Any:
    return boneyard("verify", *words, "-", input=lines(one))


def test_verify_tells_what_it_checked(match: Json) -> None:
    takes = sum(seat is None for seat, _ in moves_in(match))
    promised = match["commitment"]
    result = verified(match)
    assert result.exit_code == 0
    assert result.output == (
        f"-, line 1: fair; {len(match['rounds'])} deals and {takes} random draws follow from the "
        f"secret, whose commitment is {promised}\n"
        "  the record doesn't say whether the commitment came before the players' seeds\n"
    )
    assert json.loads(verified(match, "--json").output) == {
        "fair": True, "deals": len(match["rounds"]), "takes": takes, "commitment": promised,
        "version": 1, "order": None,
    }  # fmt: skip


def copy(one: Json) -> Json:
    found: Json = json.loads(json.dumps(one))
    return found


def tampered_deal(one: Json) -> str:
    stock = one["rounds"][0]["deal"]["stock"]
    stock[-1], stock[-2] = stock[-2], stock[-1]
    return "round 1: the tiles in the record don't follow from the secret"


def tampered_hand(one: Json) -> str:
    hands = one["rounds"][0]["deal"]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    return "round 1: the tiles in the record don't follow from the secret"


def tampered_commitment(one: Json) -> str:
    one["commitment"] = compute_commitment(b"another")
    return "the secret doesn't match the commitment"


def tampered_seed(one: Json) -> str:
    one["seed"] = secret_from_seed("another").hex()
    return "the secret doesn't match the commitment"


def tampered_seed_and_commitment(one: Json) -> str:
    one["seed"] = secret_from_seed("another").hex()
    one["commitment"] = compute_commitment(secret_from_seed("another"))
    return "round 1: the tiles in the record don't follow from the secret"


def tampered_match(one: Json) -> str:
    one["match"] += "x"
    return "round 1: the tiles in the record don't follow from the secret"


def tampered_seat_seeds(one: Json) -> str:
    one["seat_seeds"] = ["mine"]
    return "round 1: the tiles in the record don't follow from the secret"


def no_seed(one: Json) -> str:
    del one["seed"]
    return "the record has no secret, so its deals can't be checked"


def another_version(one: Json) -> str:
    one["fair"] = 3
    return "unsupported version of fair dealing: 3 (supported: 1 or 2)"


@pytest.mark.parametrize(
    "tamper",
    [
        tampered_deal, tampered_hand, tampered_commitment, tampered_seed,
        tampered_seed_and_commitment, tampered_match, tampered_seat_seeds, no_seed, another_version,
    ],
)  # fmt: skip
def test_a_tampered_record_is_not_fair(match: Json, tamper: Any) -> None:
    one = copy(match)
    reason = tamper(one)
    result = verified(one)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert refusal(result.stderr, "-, line 1") == reason
    assert json.loads(verified(one, "--json").stdout) == {"error": reason}


def test_verify_names_the_round_of_an_impossible_deal(match: Json) -> None:
    one = copy(match)
    hands = one["rounds"][0]["deal"]["hands"]
    hands[0][0] = hands[1][0]
    reason = refusal(verified(one).stderr, "-, line 1")
    assert reason == f"round 1, deal: {hands[0][0]} appears twice"


def up_to_the_first_take(one: Json) -> tuple[Json, str]:
    """The record as it stood when chance had to say which tile is taken, and what it said."""
    for number, each in enumerate(one["rounds"]):
        for at, (seat, text) in enumerate(each["moves"]):
            if seat is None:
                last = {**each, "moves": each["moves"][:at]}
                return {**one, "rounds": [*one["rounds"][:number], last]}, text
    raise AssertionError("there is no take")


def test_a_tampered_take_is_not_fair(match: Json) -> None:
    """Whatever tile is taken is legal, but only one of them follows from the seed."""
    one, hit = up_to_the_first_take(match)
    possible = [text for _, text in replay(one)["legal"]]
    assert hit in possible
    assert len(possible) > 1
    for text in possible:
        taken = copy(one)
        taken["rounds"][-1]["moves"].append([None, text])
        result = verified(taken)
        if text == hit:
            assert result.exit_code == 0
            assert " 1 random draw follow" in result.stdout
        else:
            assert result.exit_code == 2
            reason = refusal(result.stderr, "-, line 1")
            assert reason == f"random draw 1: {text} doesn't follow from the secret"
