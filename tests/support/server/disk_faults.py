"""Databases that cannot be written: read-only, or on a full disk."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def full_disk(store: Any, db: Path) -> Iterator[None]:
    """No file may grow any more: the system itself refuses, as it does on a full disk."""
    wal = db.with_name(f"{db.name}-wal")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 100, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def read_only(store: Any, db: Path) -> Iterator[None]:
    """What SQLite says of a file on a disk that became read-only."""
    store.database._writer.execute("pragma query_only = on")
    yield
    store.database._writer.execute("pragma query_only = off")
