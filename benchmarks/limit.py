"""C loop for two-player Draw: the upper limit of what the kernels could reach."""

import ctypes
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple


class Limit(NamedTuple):
    """What the C loop came to: sums over all rounds."""

    plays: int
    blocked: int
    ties: int
    points: int


class NoCompiler(OSError):
    """A machine on which no C can be compiled."""


class DrawInC:
    """The loop, compiled in a folder that goes when this object does."""

    def __init__(self) -> None:
        """Compile it; a machine without a C compiler raises OSError."""
        compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
        if compiler is None:
            raise NoCompiler("there is no C compiler")
        self._folder = tempfile.TemporaryDirectory(prefix="boneyard-")
        library = Path(self._folder.name, "draw.so")
        source = Path(__file__).with_name("draw.c").read_text("utf-8")
        command = [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-x", "c", "-"]
        done = subprocess.run(
            [*command, "-o", str(library)], input=source, text=True, capture_output=True
        )
        if done.returncode:
            raise NoCompiler(f"the C compiler failed: {done.stderr.strip()}")
        self._play = ctypes.CDLL(str(library)).play
        self._play.argtypes = [ctypes.c_uint64, ctypes.c_uint64, ctypes.c_void_p]

    def play(self, rounds: int, seed: int = 1) -> Limit:
        """Play rounds at random."""
        sums = (ctypes.c_uint64 * len(Limit._fields))()
        self._play(rounds, seed, ctypes.byref(sums))
        return Limit(*sums)
