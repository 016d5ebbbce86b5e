"""Code cache: compiled kernels on disk, made once for each family of games, one process at
a time.
"""

import contextlib
import ctypes
import hashlib
import os
import shutil
import stat
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import IO, Final

import llvmlite.binding as llvm
import numpy as np
from numpy.typing import NDArray

from boneyard.fast.code_cache_trust import find_untrusted, is_private
from boneyard.i18n import Message, message
from boneyard.i18n.translator import current_translator

_ARRAY_KINDS: Final = {
    (np.dtype(kind).num, dimensions): f"{letter}{dimensions}"
    for letter, kind in (("i", np.int64), ("f", np.float64), ("h", np.float32), ("b", np.bool_))
    for dimensions in (1, 2, 3)
}
#: What kernels take: numbers, arrays and tuples of numbers.
KernelArgument = float | tuple[int, ...] | NDArray[np.generic]
#: The status of a function without result and without error.
_SUCCESS_CODES: Final = (0, -2)


def describe_host() -> str:
    """Return the processor that machine code is made for."""
    features = llvm.get_host_cpu_features().flatten()
    return f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {features}"


def flatten_arguments(arguments: Iterable[KernelArgument]) -> tuple[tuple[str, ...], list[float]]:
    """Return the types of arguments – numbers, arrays with their dimensions, tuples – and
    all parts.
    """
    kinds: list[str] = []
    parts: list[float] = []
    for one in arguments:
        if isinstance(one, np.ndarray):
            kinds.append(_array_kind(one))
            # An array without an owner, so that no reference is counted.
            parts += (0, 0, one.size, one.itemsize, one.__array_interface__["data"][0])
            parts += one.shape
            parts += one.strides
        elif isinstance(one, tuple):
            kinds.append(f"t{len(one)}")
            parts += one
        else:
            is_float = isinstance(one, float)
            kinds.append("f" if is_float else "i")
            parts.append(float(one) if is_float else int(one))
    return tuple(kinds), parts


def _array_kind(array: NDArray[np.generic]) -> str:
    kind = _ARRAY_KINDS.get((array.dtype.num, array.ndim))
    if kind is None or not array.flags.c_contiguous:
        raise TypeError("kernels take arrays of whole numbers, floats or bools, in one piece")
    return kind


class NativeFunction:
    """Machine code of an entry point, ready to be called; it releases the GIL."""

    def __init__(self, symbol: str, code: bytes, parts: Sequence[float]) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        # Never called, because it is about owned arrays; but all symbols must be resolved.
        llvm.add_symbol("NRT_MemInfo_call_dtor", ctypes.cast(ctypes.pythonapi.Py_IsInitialized,
                                                             ctypes.c_void_p).value)  # fmt: skip
        target = llvm.Target.from_triple(llvm.get_process_triple())
        self._engine = llvm.create_mcjit_compiler(
            llvm.parse_assembly(""), target.create_target_machine(codemodel="jitdefault", jit=True)
        )
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        kinds = [ctypes.c_double if isinstance(part, float) else ctypes.c_int64 for part in parts]
        made = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *kinds)
        self._call: Callable[..., int] = made(self._engine.get_function_address(symbol))

    def __call__(self, parts: Sequence[float]) -> None:
        """Call it with the parts of arguments of the same types."""
        room = (ctypes.c_int64 * 2)()
        at = ctypes.addressof(room)
        if self._call(at, at + 8, *parts) not in _SUCCESS_CODES:
            raise RuntimeError("a kernel has met an error")


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
    made_by = [here / f"{name}.py" for name in ("jit", "numba_compiler", "code_cache", "fields")]
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
    open_to_others = find_untrusted(where)
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
    return where if find_untrusted(where) is None else None


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
            if not stat.S_ISREG(found.st_mode) or not is_private(found):
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
