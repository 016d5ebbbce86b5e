"""Cold start: from `boneyard serve` in a fresh process to the complete home page.

    python benchmarks/server_cold.py [TIMES]

Reports each start's time by the clock and of the processor, beside a Python that only imports what
the server is built on (Starlette, uvicorn, Jinja2, msgspec), in the same run.
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median

BUILT_ON = "import starlette.applications, starlette.routing, uvicorn, jinja2, msgspec, sqlite3"


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as one:
        port: int = one.getsockname()[1]
        return port


def home(port: int) -> bytes:
    """Return the home page, or None if the server doesn't answer yet."""
    try:
        with socket.create_connection(("127.0.0.1", port), 5) as one:
            one.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            return b"".join(iter(lambda: one.recv(65536), b""))
    except OSError:
        return b""


def cpu_of(process: subprocess.Popen[bytes]) -> float:
    """Seconds that a child has had of the processor, from when it began until it ended."""
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return usage.ru_utime + usage.ru_stime


def start_once(folder: Path) -> tuple[float, float, int]:
    """Seconds by the clock and of the processor until the home page is there, and its length."""
    port, began = free_port(), time.perf_counter()
    command = [str(Path(sys.executable).with_name("boneyard")), "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--db", str(folder / "matches.db")], stderr=subprocess.DEVNULL
    )
    while not (page := home(port)):
        assert process.poll() is None, "the server ended"
        time.sleep(0.005)
    took = time.perf_counter() - began
    assert page.startswith(b"HTTP/1.1 200"), page[:200]
    process.kill()
    return took, cpu_of(process), len(page)


def imports_once() -> tuple[float, float]:
    began = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", BUILT_ON])
    cpu = cpu_of(process)
    return time.perf_counter() - began, cpu


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as folder:
        starts = [start_once(Path(folder)) for _ in range(times)]
        plain = [imports_once() for _ in range(times)]
    for name, found in (("home page", [s[:2] for s in starts]), ("imports alone", plain)):
        clock, cpu = zip(*found, strict=True)
        print(f"{name:>14}  best {min(clock):.2f} s, median {median(clock):.2f} s by the clock; "
              f"processor best {min(cpu):.2f} s, median {median(cpu):.2f} s")  # fmt: skip
    print(f"{'page':>14}  {starts[0][2]} bytes, not compressed")


if __name__ == "__main__":
    main()
