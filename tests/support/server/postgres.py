"""A PostgreSQL of the tests' own: in a temporary folder, by a socket, not as root."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

#: Seconds after which PostgreSQL is taken to stand still, on however busy a machine.
PATIENCE = 120.0
#: Where Debian puts what isn't on everybody's path.
_PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
#: Nothing that a test writes must survive a power cut, unless it says so.
_QUICK = {
    "fsync": "off", "full_page_writes": "off", "shared_buffers": "16MB", "max_connections": "60",
    "listen_addresses": "", "autovacuum": "off", "max_wal_size": "1GB",
}  # fmt: skip


def program(name: str) -> str:
    """A program of PostgreSQL, or the end of a test that needs it."""
    found = shutil.which(name) or next((str(p / name) for p in _PLACES if (p / name).exists()), "")
    if not found:
        pytest.skip(f"{name} isn't installed: Debian has it in the package postgresql")
    return found


def _as_somebody() -> list[str]:
    """What makes a program run as somebody who isn't root, as PostgreSQL wants it."""
    if os.geteuid() != 0:
        return []
    names = {one.pw_name for one in pwd.getpwall()}
    name = next((one for one in ("postgres", "nobody") if one in names), "")
    if not name or not shutil.which("setpriv"):
        pytest.skip("PostgreSQL doesn't run as root, and there is nobody else here")
    user = pwd.getpwnam(name)
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


class Cluster:
    """A PostgreSQL that is started, stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._run = folder, _as_somebody()
        self._process: subprocess.Popen[bytes] | None = None
        if self._run:
            os.chown(folder, int(self._run[1].split("=")[1]), int(self._run[2].split("=")[1]))
        made = [program("initdb"), "-D", str(folder / "data"), "-U", "house", "-A", "trust"]
        quick = ["--no-sync", "--locale=C", "-E", "UTF8", "--no-instructions"]
        subprocess.run(
            [*self._run, *made, *quick], check=True, capture_output=True, cwd=folder, timeout=120
        )
        self.start()
        self.ask("create database test")

    def start(self, **changes: str) -> None:
        """Start it, and wait until it answers."""
        assert self._process is None
        settings = {**_QUICK, "unix_socket_directories": str(self.folder), **changes}
        more = [f"-c{name}={value}" for name, value in settings.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*self._run, program("postgres"), "-D", str(self.folder / "data"), *more],
                stdout=log, stderr=log, cwd=self.folder,
            )  # fmt: skip
        ready = [program("pg_isready"), "-q", "-h", str(self.folder)]
        end = time.monotonic() + PATIENCE
        # Asking costs a process each time: before it listens, nobody need ask.
        while not any(self.folder.glob(".s.PGSQL.*[0-9]")) or subprocess.run(ready).returncode:
            said = (self.folder / "log").read_text()
            assert self._process.poll() is None, said
            assert time.monotonic() < end, f"PostgreSQL doesn't start: {said}"
            time.sleep(0.01)

    @property
    def runs(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Stop it at once, as if it were killed: it writes nothing more."""
        if self._process is not None:
            self._process.send_signal(3)  # SIGQUIT: PostgreSQL's immediate shutdown
            self._process.wait(PATIENCE)
            self._process = None

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Let it answer nobody for a while, without a word: as if the line were cut."""
        pid = self.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        everybody = [pid, *map(int, children)]
        for one in everybody:
            os.kill(one, signal.SIGSTOP)
        try:
            yield
        finally:
            for one in everybody:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(one, signal.SIGCONT)

    def address(self, name: str = "test") -> str:
        """Where a house finds it."""
        return f"postgresql://house@/{name}?host={self.folder}"

    def connect(self, name: str = "test") -> "psycopg.Connection[tuple[Any, ...]]":
        """A connection of one's own, which waits for no lock without end."""
        limited = f"-c lock_timeout={PATIENCE:g}s -c statement_timeout={PATIENCE:g}s"
        return psycopg.connect(
            self.address(name), autocommit=True, connect_timeout=int(PATIENCE), options=limited
        )

    def ask(self, sql: str, name: str = "postgres") -> list[tuple[object, ...]]:
        """Ask by a connection of one's own."""
        with self.connect(name) as connection:
            answer = connection.execute(sql.encode())
            return answer.fetchall() if answer.description else []

    def empty(self) -> None:
        """Take out all that a test has written, and end what one that failed has left open.

        A transaction of that one would hold what is taken out for ever.
        """
        tables = "select tablename from pg_tables where schemaname = 'public'"
        others = "datname = current_database() and pid <> pg_backend_pid()"
        with self.connect() as connection:
            connection.execute(
                f"select pg_terminate_backend(pid) from pg_stat_activity where {others}".encode()
            )
            found = [name for (name,) in connection.execute(tables) if name != "schema_version"]
            if found:
                # No trigger asks what stays, and nothing is in anybody's way.
                gone = "; ".join(f"delete from {name}" for name in found)
                connection.execute(f"set session_replication_role = replica; {gone}".encode())


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for as long as the block takes."""
    program("initdb")
    folder = Path(tempfile.mkdtemp(prefix="boneyard-pg-"))
    made = None
    try:
        made = Cluster(folder)
        yield made
    finally:
        if made is not None:
            made.stop()
        shutil.rmtree(folder, ignore_errors=True)
