"""`boneyard doctor`: each thing that can be wrong is told, and nothing else."""

import asyncio
import contextlib
import os
import socket
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from boneyard.cli import main
from boneyard.server.db.postgres import PostgresDatabase
from boneyard.server.db.sqlite import SqliteDatabase
from boneyard.server.ops import doctor_checks
from boneyard.server.settings import Settings
from support.server.postgres import Cluster


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A file as a server leaves it."""
    path = tmp_path / "m.db"
    asyncio.run(SqliteDatabase(path, durable=False).close())
    return path


def found(settings: Settings, level: str = "wrong") -> set[str]:
    return {one.message.id for one in doctor_checks.diagnose(settings) if one.level == level}


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """What this machine is like makes no difference here."""
    monkeypatch.setattr(doctor_checks, "_check_kernels", lambda: iter(()))
    monkeypatch.setattr(doctor_checks, "MIN_FREE_BYTES", 0)


def test_an_empty_database_is_reported(sound: Path, tmp_path: Path) -> None:
    """As `cp` makes one of a file whose rows are still in the write-ahead log."""
    empty = tmp_path / "copy.db"
    empty.touch(mode=0o600)
    assert "settings-empty-database" in found(Settings(db=str(empty)))
    assert "doctor-older" not in found(Settings(db=str(empty)), "note")
    assert "settings-empty-database" in found(Settings(db=str(sound)), "note")
    with contextlib.closing(sqlite3.connect(sound)) as file, file:
        columns = [row[1:5] for row in file.execute("pragma table_info(people)")]
        needed = [(name, kind) for name, kind, not_null, _ in columns if not_null or name == "id"]
        names = ", ".join(name for name, _ in needed)
        values = ["1" if "INT" in kind.upper() else "'x'" for _, kind in needed]
        file.execute(f"insert into people ({names}) values ({', '.join(values)})")
    assert "settings-empty-database" not in found(Settings(db=str(sound)), "note")
    assert "settings-no-backup" in found(Settings(db=str(sound)), "note")


def test_a_folder_that_is_missing_or_named_instead_of_a_file(tmp_path: Path) -> None:
    assert found(Settings(db=str(tmp_path / "missing" / "house.db"))) >= {"settings-no-folder"}
    assert found(Settings(db=str(tmp_path))) >= {"doctor-folder"}
    assert "doctor-broken" not in found(Settings(db=str(tmp_path)))


def test_a_mistyped_variable_is_wrong(sound: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "settings-known" in found(Settings(db=str(sound)), "good")
    monkeypatch.setenv("BONEYARD_HOST", "x")
    assert "settings-unknown-near" in found(Settings(db=str(sound)))


def test_a_sound_house_has_nothing_wrong(sound: Path) -> None:
    named = Settings(
        db=str(sound), hosts=("tables.example.org",), network=("https://tables.example.org",),
        proxies=("127.0.0.1",), contact="mailto:me@example.org",
    )  # fmt: skip
    assert not found(named)
    good = found(named, "good")
    assert {"doctor-private", "doctor-whole", "doctor-unlocked", "doctor-version"} <= good
    assert {"doctor-tls", "doctor-contact", "doctor-clock", "doctor-disk", "doctor-nobody"} <= good
    notes = {"doctor-no-mail", "doctor-few-descriptors"}
    assert found(named, "note") <= notes | {"settings-no-backup", "settings-empty-database"}


def test_each_thing_that_is_wrong_is_told(
    sound: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    here = Settings(db=str(sound))
    sound.chmod(0o644)
    assert found(here) == {"doctor-readable"}
    sound.chmod(0o600)
    os.utime(sound, (4e9, 4e9))
    assert found(here) == {"doctor-clock-wrong"}
    os.utime(sound)
    monkeypatch.setattr(doctor_checks, "MIN_FREE_BYTES", 1 << 62)
    assert found(here) == {"doctor-disk-full"}
    monkeypatch.setattr(doctor_checks, "MIN_FREE_BYTES", 0)
    with sqlite3.connect(sound, isolation_level=None) as other:
        other.execute("begin immediate")
        assert found(Settings(db=str(sound), busy=0.0)) == {"doctor-locked"}
        other.execute("rollback")
        other.execute("pragma user_version = 9999")
        assert found(here) == {"doctor-newer"}
        other.execute("pragma user_version = 1")
        assert "doctor-older" in found(here, "note")
    other.close()
    torn = tmp_path / "torn.db"
    torn.write_bytes(sound.read_bytes()[:4096] + os.urandom(8192))
    torn.chmod(0o600)
    assert found(Settings(db=str(torn))) == {"doctor-broken"}

    def refuse(*_: object, **__: object) -> sqlite3.Connection:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", refuse)
        assert found(here) == {"store-unusable"}, "nothing is damaged"
    with socket.create_server(("127.0.0.1", 0)) as server:
        at = f"smtp://127.0.0.1:{server.getsockname()[1]}?from=a@b.c"
        assert "doctor-mail" in found(Settings(db=str(tmp_path / "none.db"), smtp=at), "good")
    odd = Settings(db=str(tmp_path / "none.db"), smtp=at, contact="me", host_token="domino")
    assert found(odd) == {"doctor-mail-unreached", "doctor-bad-contact", "server-host-token"}
    assert "doctor-no-file" in found(odd, "note")
    half = Settings(db=str(tmp_path / "none.db"), hosts=("tables.example.org",))
    assert {"doctor-no-tls", "doctor-no-proxy"} <= found(half, "note")


def test_a_postgresql_is_looked_into_and_each_thing_that_is_wrong_is_told(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Settings(db=postgres.address())
    asyncio.run(PostgresDatabase(here.db).close())
    assert found(here) == {"doctor-pg-loses"}, "the tests' own needn't survive a power cut"
    good = {
        "doctor-pg-answers", "doctor-version", "doctor-pg-rights", "doctor-pg-clock",
        "doctor-pg-room", "doctor-pg-houses",
    }  # fmt: skip
    assert good <= found(here, "good")
    assert "doctor-pg-no-backup" in found(here, "note")
    monkeypatch.setattr(doctor_checks, "MIN_PG_VERSION", 990_000)
    monkeypatch.setattr(doctor_checks, "MAX_PG_CLOCK_SKEW_SECONDS", -1.0)
    monkeypatch.setattr(doctor_checks, "PG_CONNECTIONS_PER_PROCESS", 1000)
    assert found(here) == {"doctor-pg-old", "doctor-pg-apart", "doctor-pg-loses"}
    assert "doctor-pg-full" in found(here, "note")
    monkeypatch.undo()
    postgres.ask("create role clerk login", "test")
    postgres.ask("grant select on all tables in schema public to clerk", "test")
    postgres.ask("create database unused")
    try:
        clerk = here.db.replace("house@", "clerk@")
        assert "doctor-pg-no-rights" in found(Settings(db=clerk))
        empty = Settings(db=postgres.address("unused"))
        assert "doctor-pg-empty" in found(empty, "note")
        assert postgres.ask("select to_regclass('matches')", "unused") == [(None,)], "as it was"
        assert "doctor-pg-no-create" in found(Settings(db=empty.db.replace("house@", "clerk@")))
    finally:
        postgres.ask("drop database unused")
        postgres.ask("drop owned by clerk; drop role clerk", "test")
    assert "store-unreachable" in found(Settings(db=postgres.address("nowhere")))
    assert "store-address" in found(Settings(db="postgresql://["))


def test_the_command_says_it_line_by_line_and_its_exit_code_tells(sound: Path) -> None:
    with sqlite3.connect(sound) as file:
        file.execute("pragma user_version = 9999")
    asked = CliRunner().invoke(main, ["doctor", "--db", str(sound)])
    assert asked.exit_code == 1
    (wrong,) = [line for line in asked.output.splitlines() if line.startswith("ERROR")]
    assert "has version 9999" in wrong
    fine = CliRunner().invoke(main, ["doctor", "--db", str(sound.with_name("none.db"))])
    assert fine.exit_code == 0, fine.output
