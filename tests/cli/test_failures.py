"""How the command line fails: one sentence, exit code 2, nothing half written, no traceback."""

import errno
import os
import resource
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.cli import PROGRAM, boneyard, complaint, program

# Refusing


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("bridge", "No such command 'bridge'"),
        ("--bridge", "'--bridge'"),
        ("rules", "Missing argument 'GAME'"),
        ("rules bridge", "unknown game 'bridge'; did you mean bergen?"),
        ("games all-fives", "unexpected extra argument"),
        ("deal bridge", "unknown game 'bridge'"),
        ("deal all-fives --round 0", "0 is not in the range"),
        ("deal all-fives --round x", "'x' is not a valid integer"),
        ("deal all-fives --seed", "'--seed'"),
        ("deal all-fives --players", "--players needs a value: a whole number from 2 to 4"),
        ("deal all-fives --target --muggins", "--target needs a value"),
        (
            "deal all-fives --bridge 4",
            "all-fives has no option --bridge; its options are --players, --set",
        ),
        ("deal all-fives --players 5", "players must be a whole number from 2 to 4, not 5"),
        ("deal all-fives --players two", "players must be a whole number from 2 to 4, not two"),
        ("deal all-fives --players -1", "not -1"),
        ("deal all-fives --players=", "players must be a whole number from 2 to 4, not"),
        ("deal all-fives --set 7", "set must be 6, 9, 12 or 15, not 7"),
        ("deal all-fives --muggins 7", "muggins must be true or false, not 7"),
        ("deal all-fives --muggins --muggins", "--muggins is given twice"),
        ("deal all-fives --target 5 --target=5", "--target is given twice"),
        ("deal all-fives 50", "'50' is not an option; write options like --target 50"),
        ("deal all-fives -x", "'-x' is not an option"),
        ("simulate bridge", "unknown game 'bridge'"),
        ("simulate all-fives --matches 0", "0 is not in the range"),
        ("simulate all-fives --matches many", "'many' is not a valid integer"),
        (
            "simulate all-fives --players 9 --matches 1",
            "players must be a whole number from 2 to 4",
        ),
        ("replay", "Missing argument"),
        ("replay --bridge x", "'--bridge'"),
        ("verify", "Missing argument"),
        ("solve", "Missing argument"),
        ("solve x --seconds 0", "0.0 is not in the range"),
        ("solve x --seconds soon", "'soon' is not a valid float"),
        ("statistics bridge", "unknown game 'bridge'"),
        ("statistics bergen", "bergen is not a solitaire game, so it can't be solved"),
        ("statistics knock-out --deals 0", "0 is not in the range"),
        ("statistics knock-out --cores 0", "0 is not in the range"),
        ("statistics knock-out --seed x", "'x' is not a valid integer"),
    ],
)
def test_bad_words_get_one_sentence(words: str, says: str) -> None:
    assert says in complaint(boneyard(*words.split()))


@pytest.mark.parametrize(
    "value",
    [
        pytest.param("--5", id="two dashes"),
        pytest.param("9" * 5000, id="huge"),
        pytest.param("-" * 9, id="dashes"),
        pytest.param("²", id="superscript"),
        pytest.param("5\n6", id="newline"),
        pytest.param("\x1b[31m", id="escape"),
    ],
)
def test_odd_values_get_one_sentence(value: str) -> None:
    assert "a whole number" in complaint(boneyard("deal", "all-fives", f"--target={value}"))


# Writing


def fails(code: int) -> Callable[..., Any]:
    def fail(*_: Any, **__: Any) -> Any:
        raise OSError(code, os.strerror(code))

    return fail


SIMULATE = ("simulate", "blind", "--matches", "1", "--seed", "tea", "-o")


@pytest.mark.parametrize("old", [None, b"old\n"])
@pytest.mark.parametrize("broken", ["os.fsync", "os.replace", "os.chmod", "tempfile.mkstemp"])
def test_a_full_or_guarded_disk_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, old: bytes | None
) -> None:
    path = tmp_path / "games.jsonl"
    if old is not None:
        path.write_bytes(old)
    monkeypatch.setattr(broken, fails(errno.ENOSPC))
    said = complaint(boneyard(*SIMULATE, str(path)))
    assert said == f"can't write {path}: No space left on device"
    assert [file.read_bytes() for file in tmp_path.iterdir()] == ([] if old is None else [old])


def little_room() -> None:
    """What a process does first to have room for 500 bytes in every file."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))


def test_a_disk_that_fills_up_while_writing(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    done = program(*SIMULATE, str(path), preexec_fn=little_room)
    assert done.returncode == 2
    assert done.stderr == f"Error: can't write {path}: File too large\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.parametrize("words", ["replay --json games.jsonl", "rules blind"])
def test_a_disk_that_fills_up_while_printing(words: str, tmp_path: Path) -> None:
    boneyard("simulate", "blind", "--matches", "9", "-o", str(tmp_path / "games.jsonl"))
    with (tmp_path / "output").open("wb") as output:
        done = subprocess.run(
            [*PROGRAM, *words.split()], stdout=output, stderr=subprocess.PIPE, text=True,
            cwd=tmp_path, preexec_fn=little_room,
        )  # fmt: skip
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.returncode == 2


def test_what_is_no_file_is_not_replaced_by_one(tmp_path: Path) -> None:
    """A device or a pipe may be written to or refused, but it stays what it is."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        boneyard(*SIMULATE, str(path))
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(path.stat().st_mode)


def test_being_stopped_while_writing_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", stop)
    result = boneyard(*SIMULATE, str(tmp_path / "games.jsonl"))
    assert result.exit_code == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_or_is_no_folder_or_may_not_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place, reason in (("none", "No such file or directory"), ("file", "Not a directory")):
        path = tmp_path / place / "games.jsonl"
        assert complaint(boneyard(*SIMULATE, str(path))) == f"can't write {path}: {reason}"
    assert "is a directory" in complaint(boneyard(*SIMULATE, str(tmp_path)))
    # Even an administrator may not write here.
    guarded = complaint(boneyard(*SIMULATE, "/proc/self/games.jsonl"))
    assert guarded.startswith("can't write /proc/self/games.jsonl: ")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file"]


def test_a_written_file_may_be_read_by_those_whom_the_umask_allows(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    mask = os.umask(0o027)
    try:
        boneyard(*SIMULATE, str(path))
    finally:
        os.umask(mask)
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.slow
def test_a_reader_that_goes_away_is_no_accident() -> None:
    with subprocess.Popen(
        [*PROGRAM, "rules", "fundomino"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
    assert b"Traceback" not in said


# Odd surroundings


@pytest.mark.slow
@pytest.mark.parametrize("words", ["games", "deal blind"])
def test_a_standard_output_that_is_closed_is_no_accident(words: str) -> None:
    done = program(*words.split(), preexec_fn=lambda: os.close(1))
    assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("words", ["games", "rules fours"])
def test_a_terminal_without_unicode_is_no_accident(words: str) -> None:
    plain = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = program(*words.split(), env=plain)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_a_seed_that_is_no_unicode_is_taken_or_refused() -> None:
    done = program("simulate", "blind", "--matches", "1", "--seed", b"tea\xff")
    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 2)


def test_progress_is_not_printed_among_the_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.cli.simulate.MIN_MATCHES_FOR_BAR", 1)
    result = boneyard("simulate", "blind", "--matches", "2", "--seed", "tea")
    assert result.stdout.split("\n")[0].split() == ["matches", "won", "points", "per", "match"]


def test_a_time_that_is_no_number_is_refused() -> None:
    assert "nan" in complaint(boneyard("solve", "--seconds", "nan", "none.json"))


def test_a_link_is_followed(tmp_path: Path) -> None:
    target, link = tmp_path / "target.jsonl", tmp_path / "link.jsonl"
    target.write_text("old")
    link.symlink_to(target)
    assert boneyard(*SIMULATE, str(link)).exit_code == 0
    assert link.is_symlink()
    assert target.read_text() != "old"
    assert sorted(tmp_path.iterdir()) == [link, target]


def test_what_else_the_system_refuses_is_not_told_as_output(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuses(error: OSError) -> Any:
        def deal(*_: Any, **__: Any) -> None:
            raise error

        return deal

    for error, said in (
        (OSError(errno.EMFILE, "Too many open files"), "system error: Too many open files"),
        (PermissionError(errno.EACCES, "Permission denied", "a.db"), "a.db: Permission denied"),
        (OSError(errno.ENOSPC, "No space left"), "can't write the output: No space left"),
    ):
        monkeypatch.setattr("click.Group.invoke", refuses(error))
        assert complaint(boneyard("games")) == said


def test_a_number_in_quotes_is_told_as_one() -> None:
    with pytest.raises(OptionError, match='from 2 to 4, not "2"'):
        GAMES["all-fives"].rules(players="2")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["simulate", "all-fives", "-o", "players=9"], "write --players 9 instead"),
        (["deal", "all-fives", "-o", "muggins="], "write --muggins instead"),
        (["simulate", "all-fives", "-o", ""], "the output file needs a name"),
        (
            ["puzzle", "-o", "no/such/puzzles.json"],
            "can't write no/such/puzzles.json: No such file",
        ),
    ],
)
def test_a_wrong_output_is_refused_before_the_work(
    typed: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in complaint(boneyard(*typed))
    assert not [*tmp_path.iterdir()]


def test_a_source_that_is_no_database_is_named_and_no_password_is_told(tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("not a database, but long enough to be read as the head of one " * 20)
    assert f"the database {other}: " in complaint(
        boneyard("backup", str(tmp_path / "new.db"), "--db", str(other))
    )
    for words in (
        ("backup", tmp_path / "new.db", "--db", "mysql://user:secret@host/name"),
        ("copy", "mysql://user:secret@host/name", tmp_path / "new.db"),
        ("admin", "counts", "--db", "mysql://user:secret@host/name"),
    ):
        told = complaint(boneyard(*map(str, words)))
        assert "must be a file or postgresql://" in told
        assert "secret" not in told
