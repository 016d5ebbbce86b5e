"""Code cache: compiled kernels on disk, made once for each family of games, one process at
a time.
"""

import contextlib
import hashlib
import os
import shutil
import stat
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import IO

import numpy as np

from boneyard.fast.native_code import (
    KernelArgument,
    NativeFunction,
    describe_host,
    flatten_arguments,
)
from boneyard.fast.trust import exposed, is_ours
from boneyard.i18n import Message, message
from boneyard.i18n.translator import current_translator

#: Unused code is deleted after this many seconds.
MAX_UNUSED_SECONDS = 30 * 24 * 3600

#: Called with True before code is compiled or loaded, and with False after, so that a caller can
#: tell that from thinking.
on_compiling: Callable[[bool], None] | None = None

#: Whether to wait for code that isn't compiled. If not, kernels run as plain Python, some hundred
#: times slower, until another process has compiled them.
wait_for_compiler = True

#: Flags for opening files, where the system has them.
_NO_LINK, _BINARY = getattr(os, "O_NOFOLLOW", 0), getattr(os, "O_BINARY", 0)

_loaded: dict[tuple[str, tuple[str, ...]], NativeFunction] = {}
_thread_lock = threading.Lock()


@cache
def place() -> Path:
    """Return the folder for this source, numba and processor."""
    compilers = [metadata.version(name) for name in ("numba", "llvmlite")]
    key = hashlib.sha256(f"{sys.version} {compilers} {describe_host()}".encode())
    here = Path(__file__).parent
    made_by = [here / f"{name}.py" for name in ("jit", "numba_compiler", "native_code", "fields")]
    for path in (*made_by, *sorted((here / "kernels").glob("*.py"))):
        key.update(path.read_bytes())
    root = os.environ.get("BONEYARD_CACHE") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "boneyard"
    )
    return Path(root, f"fast-{key.hexdigest()[:16]}")


@cache
def cache_folder() -> Path | None:
    """Return the folder of the cache; None: there is none, or others may write there."""
    where = place()
    open_to_others = exposed(where)
    if open_to_others is not None:
        # Always print it: it is about security, and everything is slow now.
        warning = current_translator().translate(
            message("fast-cache-refused", path=str(open_to_others))
        )
        print(warning, file=sys.stderr, flush=True)
        return None
    try:
        _make_private(where)
        (where / "lock").touch(mode=0o644)
        _delete_unused(where.parent)
    except OSError:
        return None
    return where if exposed(where) is None else None


def _make_private(where: Path) -> None:
    """Make a folder and its missing parents, for their owner alone."""
    for one in (*reversed(where.parents), where):
        with contextlib.suppress(FileExistsError):
            if not one.is_dir():
                one.mkdir(mode=0o700)


def _delete_unused(root: Path) -> None:
    """Delete the code of other versions that has not been used for a month."""
    for lock in root.glob("fast-*/lock"):
        # Another process may have deleted it already.
        with contextlib.suppress(FileNotFoundError):
            if time.time() - lock.stat().st_mtime > MAX_UNUSED_SECONDS:
                shutil.rmtree(lock.parent, ignore_errors=True)


def run(function: Callable[..., None], k: tuple[int, ...], *arguments: KernelArgument) -> None:
    """Call an entry of the kernels, compiled or loaded from disk first if needed."""
    name = function.__name__
    kinds, parts = flatten_arguments((k, *arguments))
    code = _loaded.get((name, kinds))
    if code is None:
        if not wait_for_compiler and not is_compiled(function, k):
            _run_python(function, k, *arguments)
            return
        _notify_compiling(True)
        with _thread_lock:
            code = _loaded.get((name, kinds)) or _load_or_compile(function, kinds, parts)
        _loaded[name, kinds] = code
        _notify_compiling(False)
    code(parts)


def is_compiled(function: Callable[..., None], k: tuple[int, ...]) -> bool:
    """Return whether an entry is compiled for a family of games, or can't be shared."""
    place = cache_folder()
    # Without a cache, each process has to compile for itself.
    return place is None or any(place.glob(f"{function.__name__}-t{len(k)}-*.o"))


def _run_python(function: Callable[..., None], *arguments: KernelArgument) -> None:
    # Random numbers overflow on purpose; machine code doesn't report that.
    with np.errstate(over="ignore"):
        function(*arguments)


def _notify_compiling(on: bool) -> None:
    if on_compiling is not None:
        on_compiling(on)


def _load_or_compile(
    function: Callable[..., None], kinds: tuple[str, ...], parts: list[float]
) -> NativeFunction:
    """Load code from disk, or compile and store it."""
    place = cache_folder()
    if place is None:
        return NativeFunction(*_compile(function, kinds), parts)
    file = place / f"{function.__name__}-{'-'.join(kinds)}.o"
    if (found := _read(file)) is None:
        with _file_lock(place / f"{function.__name__}.lock"):
            # Another process may have compiled it meanwhile.
            if (found := _read(file)) is None:
                found = _compile(function, kinds)
                with contextlib.suppress(OSError):
                    _write(file, *found)
    return NativeFunction(*found, parts)


def _compile(function: Callable[..., None], kinds: tuple[str, ...]) -> tuple[str, bytes]:
    print_status(message("fast-compiling", kernel=function.__name__, family=int(kinds[0][1:])))
    # Imported lazily: numba loads more slowly than the code that it has made.
    from boneyard.fast.numba_compiler import compile_entry

    return compile_entry(function, kinds)


def _read(file: Path) -> tuple[str, bytes] | None:
    """Read a symbol and its machine code; None if missing, truncated, or written by others."""
    try:
        with open(file, "rb", opener=_open_itself) as opened:
            found = os.fstat(opened.fileno())
            if not stat.S_ISREG(found.st_mode) or not is_ours(found):
                return None
            symbol, digest, code = opened.read().split(b"\n", 2)
    except (OSError, ValueError):
        return None
    # Truncated code must not be run.
    if hashlib.sha256(code).hexdigest().encode() != digest:
        return None
    return symbol.decode(), code


def _open_itself(path: str, flags: int) -> int:
    """Open a file, but no symlink, and no pipe that would wait for a writer."""
    return os.open(path, flags | _NO_LINK | getattr(os, "O_NONBLOCK", 0))


def _write(file: Path, symbol: str, code: bytes) -> None:
    """Write machine code atomically: readers need no lock."""
    new = file.with_name(f"{file.name}.{os.getpid()}")
    digest = hashlib.sha256(code).hexdigest()
    made = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _NO_LINK | _BINARY, 0o644)
    with open(made, "wb") as opened:
        opened.write(f"{symbol}\n{digest}\n".encode() + code)
    new.replace(file)


def print_status(status: Message) -> None:
    """Print what takes so long."""
    if sys.stderr.isatty() or os.environ.get("BONEYARD_VERBOSE"):
        print(current_translator().translate(status), file=sys.stderr, flush=True)


@contextlib.contextmanager
def _file_lock(lock: Path) -> Iterator[None]:
    """Keep other processes from compiling the same meanwhile."""
    with lock.open("ab") as file:
        _lock(file)
        yield


def _lock(file: IO[bytes]) -> None:
    """Wait for the lock; closing the file releases it."""
    if sys.platform == "win32":
        import msvcrt

        while True:
            with contextlib.suppress(OSError):
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
