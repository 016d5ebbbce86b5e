"""Start-up time of `boneyard play`: started in its own terminal, and killed.

    python benchmarks/play_paint.py [a game] [its options]

Of each of five starts: seconds until the first sign, and until tiles are drawn; and what the
processor had done by then, which others on the machine don't lengthen. Bytecode is kept between the
starts, as in an installed package.
"""

import fcntl
import os
import pty
import select
import shutil
import signal
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path
from typing import Final

STARTS: Final = 5
ROWS, COLUMNS = 40, 120
#: Tiles are drawn with these.
SIGNS: Final = tuple(sign.encode() for sign in "▀▄│")
PATIENCE: Final = 60.0


def cpu(process: int) -> float:
    """Seconds of the processor that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(words: list[str]) -> tuple[float, float, float]:
    """Seconds until the first sign, until there are tiles, and of the processor by then."""
    program = str(Path(sys.executable).with_name("boneyard"))
    process, screen = pty.fork()
    if process == 0:
        os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
        os.execv(program, [program, "play", *words])
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    begun, first, shown = time.perf_counter(), 0.0, b""
    try:
        while time.perf_counter() - begun < PATIENCE:
            if not select.select([screen], [], [], 0.01)[0]:
                continue
            shown += os.read(screen, 65536)
            first = first or time.perf_counter() - begun
            if len(shown) > 3000 and any(sign in shown for sign in SIGNS):
                return first, time.perf_counter() - begun, cpu(process)
        raise SystemExit(f"nothing was drawn: {shown[:200]!r}")
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(screen)


def main(words: list[str]) -> None:
    """Start it some times."""
    folder = tempfile.mkdtemp()
    os.environ |= {"PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
    try:
        start(words)  # writes the bytecode
        for _ in range(STARTS):
            first, tiles, processor = start(words)
            print(f"first sign {first:.2f} s, tiles {tiles:.2f} s, processor {processor:.2f} s")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(sys.argv[1:] or ["block-draw"])
