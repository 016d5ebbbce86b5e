"""Compiled code on disk: made once for each family of games, by one process at a time."""

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
from typing import IO, Any

import numpy as np

from boneyard.fast.native_code import NativeFunction, describe_host, flatten_arguments
from boneyard.fast.trust import exposed, is_ours
from boneyard.i18n import Message, message
from boneyard.i18n.translator import current_translator

#: Seconds after which code that nobody uses may go.
MAX_UNUSED_SECONDS = 30 * 24 * 3600

#: Called with True before something is compiled or loaded, and with False after: who waits for an
#: answer can tell that from thinking.
on_compiling: Callable[[bool], None] | None = None

#: Whether one who needs code that isn't compiled waits for it. If not, kernels run as the Python
#: that they are written in, some hundred times slower, until somebody has compiled them.
wait_for_compiler = True

#: Flags for opening files, where the system has them.
_NO_LINK, _BINARY = getattr(os, "O_NOFOLLOW", 0), getattr(os, "O_BINARY", 0)

_loaded: dict[tuple[str, tuple[str, ...]], NativeFunction] = {}
_thread_lock = threading.Lock()


@cache
def place() -> Path:
    """Where compiled code belongs, for this very source, numba and processor."""
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
    """Where compiled code is kept; None: nowhere, or others may write there."""
    where = place()
    open_to_others = exposed(where)
    if open_to_others is not None:
        # Whoever looks or not: it is about safety, and everything is slow now.
        told = current_translator().translate(
            message("fast-cache-refused", path=str(open_to_others))
        )
        print(told, file=sys.stderr, flush=True)
        return None
    try:
        _make_private(where)
        (where / "lock").touch(mode=0o644)
        _delete_unused(where.parent)
    except OSError:
        return None
    return where if exposed(where) is None else None


def _make_private(where: Path) -> None:
    """Make a folder and those above it that are missing, for their owner alone."""
    for one in (*reversed(where.parents), where):
        with contextlib.suppress(FileExistsError):
            if not one.is_dir():
                one.mkdir(mode=0o700)


def _delete_unused(root: Path) -> None:
    """Throw away the code of other versions that nobody has used for a month."""
    for lock in root.glob("fast-*/lock"):
        # Another process that starts now may have thrown it away already.
        with contextlib.suppress(FileNotFoundError):
            if time.time() - lock.stat().st_mtime > MAX_UNUSED_SECONDS:
                shutil.rmtree(lock.parent, ignore_errors=True)


def run(function: Callable[..., None], k: tuple[int, ...], *arguments: Any) -> None:
    """Call an entry of the kernels, compiled or loaded from disk before if need be."""
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
    # Where nothing can be kept, each process has to compile for itself.
    return place is None or any(place.glob(f"{function.__name__}-t{len(k)}-*.o"))


def _run_python(function: Callable[..., None], *arguments: Any) -> None:
    # Random numbers overflow on purpose; machine code says nothing of that.
    with np.errstate(over="ignore"):
        function(*arguments)


def _notify_compiling(on: bool) -> None:
    if on_compiling is not None:
        on_compiling(on)


def _load_or_compile(
    function: Callable[..., None], kinds: tuple[str, ...], parts: list[Any]
) -> NativeFunction:
    """Load what is on disk, or compile it and put it there."""
    place = cache_folder()
    if place is None:
        return NativeFunction(*_compile(function, kinds), parts)
    file = place / f"{function.__name__}-{'-'.join(kinds)}.o"
    if (found := _read(file)) is None:
        with _file_lock(place / f"{function.__name__}.lock"):
            # While this one waited, another may have made it.
            if (found := _read(file)) is None:
                found = _compile(function, kinds)
                with contextlib.suppress(OSError):
                    _write(file, *found)
    return NativeFunction(*found, parts)


def _compile(function: Callable[..., None], kinds: tuple[str, ...]) -> tuple[str, bytes]:
    print_status(message("fast-compiling", kernel=function.__name__, family=int(kinds[0][1:])))
    # Here, for loading numba takes longer than loading the code that it has made.
    from boneyard.fast.numba_compiler import compile_entry

    return compile_entry(function, kinds)


def _read(file: Path) -> tuple[str, bytes] | None:
    """A symbol and its machine code; None if there is none, not all of it, or others' work."""
    try:
        with open(file, "rb", opener=_open_itself) as opened:
            found = os.fstat(opened.fileno())
            if not stat.S_ISREG(found.st_mode) or not is_ours(found):
                return None
            symbol, digest, code = opened.read().split(b"\n", 2)
    except (OSError, ValueError):
        return None
    # Code that was cut off must not be run.
    if hashlib.sha256(code).hexdigest().encode() != digest:
        return None
    return symbol.decode(), code


def _open_itself(path: str, flags: int) -> int:
    """Open a file, but nothing that a link leads to, and no pipe that would wait for a writer."""
    return os.open(path, flags | _NO_LINK | getattr(os, "O_NONBLOCK", 0))


def _write(file: Path, symbol: str, code: bytes) -> None:
    """Put machine code on disk in one piece: whoever reads it needs no lock."""
    new = file.with_name(f"{file.name}.{os.getpid()}")
    digest = hashlib.sha256(code).hexdigest()
    made = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _NO_LINK | _BINARY, 0o644)
    with open(made, "wb") as opened:
        opened.write(f"{symbol}\n{digest}\n".encode() + code)
    new.replace(file)


def print_status(status: Message) -> None:
    """Say what takes so long, to a person."""
    if sys.stderr.isatty() or os.environ.get("BONEYARD_VERBOSE"):
        print(current_translator().translate(status), file=sys.stderr, flush=True)


@contextlib.contextmanager
def _file_lock(lock: Path) -> Iterator[None]:
    """Let no other process compile the same meanwhile: it would be work done twice."""
    with lock.open("ab") as file:
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
