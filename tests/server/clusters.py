"""A PostgreSQL of the tests' own: in a temporary folder, by a socket, not as root."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

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
        while subprocess.run(ready, check=False).returncode:
            assert self._process.poll() is None, (self.folder / "log").read_text()

    @property
    def runs(self) -> bool:
        return self._process is not None

    def stop(self) -> None:
        """Stop it at once, as if it were killed: it writes nothing more."""
        if self._process is not None:
            self._process.send_signal(3)  # SIGQUIT: PostgreSQL's immediate shutdown
            self._process.wait(60)
            self._process = None

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Let it answer nobody for a while, without a word: as if the line were cut."""
        assert self._process is not None
        pid = self._process.pid
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

    def ask(self, sql: str, name: str = "postgres") -> list[tuple[object, ...]]:
        """Ask by a connection of one's own."""
        with psycopg.connect(self.address(name), autocommit=True) as connection:
            answer = connection.execute(sql.encode())
            return answer.fetchall() if answer.description else []

    def empty(self) -> None:
        """Take out all that a test has written."""
        tables = "select tablename from pg_tables where schemaname = 'public'"
        with psycopg.connect(self.address(), autocommit=True) as connection:
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
