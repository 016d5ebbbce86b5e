"""Compiled code on disk: made once for each family of games, by one process at a time."""

import contextlib
import hashlib
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import IO, Any

import numba
from numba.core import config as numba_config

from boneyard.fast.records import FAMILIES

#: Seconds after which code that nobody uses may go.
MONTH = 30 * 24 * 3600

#: Called with True before something is compiled or loaded, and with False after: who waits for an
#: answer can tell that from thinking.
making: Callable[[bool], None] | None = None

_ready: set[tuple[str, int]] = set()
_here = threading.Lock()


@cache
def folder() -> Path | None:
    """Where compiled code is kept, for this very source, numba and Python; None: nowhere."""
    key = hashlib.sha256(f"{sys.version} {metadata.version('numba')}".encode())
    here = Path(__file__).parent
    for path in (here / "jit.py", here / "records.py", *sorted((here / "kernels").glob("*.py"))):
        key.update(path.read_bytes())
    root = os.environ.get("BONEYARD_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "boneyard"
    )
    place = Path(root, f"fast-{key.hexdigest()[:16]}")
    try:
        place.mkdir(parents=True, exist_ok=True)
        (place / "lock").touch()
        _forget_old(place.parent)
    except OSError:
        return None
    return place


def _forget_old(root: Path) -> None:
    """Throw away the code of other versions that nobody has used for a month."""
    for lock in root.glob("fast-*/lock"):
        if time.time() - lock.stat().st_mtime > MONTH:
            shutil.rmtree(lock.parent, ignore_errors=True)


def run(function: Callable[..., None], k: tuple[int, ...], *arguments: Any) -> None:
    """Call an entry of the kernels, compiled or loaded from disk before if need be."""
    name = function.__name__
    if (name, len(k)) not in _ready:
        _tell_making(True)
        with _here, _one_process(name):
            _prepare(function, name, k, arguments)
        _ready.add((name, len(k)))
        _tell_making(False)
    function(k, *arguments)


def _tell_making(on: bool) -> None:
    if making is not None:
        making(on)


def _prepare(function: Any, name: str, k: tuple[int, ...], arguments: tuple[Any, ...]) -> None:
    place = folder()
    done = place and place / f"{name}-{len(k)}"
    if place is not None:
        # Numba would keep the code beside the source, and wouldn't see that other files changed.
        config: Any = numba_config
        before, config.CACHE_DIR = config.CACHE_DIR, str(place)
        try:
            function.enable_caching()
        finally:
            config.CACHE_DIR = before
    if done is None or not done.exists():
        tell(f"boneyard: compiling {name} for {FAMILIES[len(k)]}, once …")
    kind_of: Any = numba.typeof
    function.compile(tuple(kind_of(one) for one in (k, *arguments)))
    if done is not None:
        done.touch()


def tell(text: str) -> None:
    """Say what takes so long, to a person."""
    if sys.stderr.isatty() or os.environ.get("BONEYARD_VERBOSE"):
        print(text, file=sys.stderr, flush=True)


@contextlib.contextmanager
def _one_process(name: str) -> Iterator[None]:
    """Let no other process compile or load this entry: numba's files are not made for that."""
    place = folder()
    if place is None:
        yield
        return
    with (place / f"{name}.lock").open("ab") as file:
        _lock(file)
        yield


def _lock(file: IO[bytes]) -> None:
    """Wait for the lock; closing the file gives it back."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            with contextlib.suppress(OSError):
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
