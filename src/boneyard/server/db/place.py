"""The file of matches as a place on the disk: private, and still the one that was opened."""

import contextlib
import os
from pathlib import Path

from boneyard.server.settings import default_db


class Place:
    """The very files that were opened: what is written after they are gone is lost."""

    def __init__(self, path: Path) -> None:
        """Note what is there now."""
        self._files = (str(path), str(path.with_name(f"{path.name}-wal")))
        self._known: dict[str, tuple[int, int]] = {}
        self.still_there()

    def still_there(self) -> bool:
        """Say whether the files are those of the last time; one that is new is one from then on."""
        return all(map(self._same, self._files))

    def _same(self, file: str) -> bool:
        try:
            found = os.stat(file)  # as text: it is asked with every commit
        except OSError:
            return file not in self._known  # the log of a database that was never written to
        identity = found.st_dev, found.st_ino
        return self._known.setdefault(file, identity) == identity


def make_private(path: Path) -> None:
    """Make the file and its folder, for their owner alone: they hold secrets of running matches."""
    folder = path.parent
    ours = not folder.exists() or folder == Path(default_db()).parent
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if ours:
        with contextlib.suppress(PermissionError):
            folder.chmod(0o700)
    path.touch(mode=0o600)
    # What SQLite puts beside a file has the file's mode; what is there already may not have it.
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            path.with_name(name).chmod(0o600)


def opened_by(path: Path) -> list[int]:
    """Other processes that have the file open, as far as the system tells: often only one's own."""
    found, wanted = set(), str(path.resolve())
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        with contextlib.suppress(OSError):  # it has just been closed
            if os.readlink(link) == wanted:
                found.add(int(link.parts[2]))
    return sorted(found - {os.getpid()})
