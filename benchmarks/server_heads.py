"""HTTP parsers: the CPU time of a request, and the memory of endless headers.

    python benchmarks/server_heads.py [REQUESTS]

The same small application behind h11, behind httptools as uvicorn has it, and behind the server's
protocol (httptools with limits), in one run: processor time of a request over a kept connection,
and the memory that 8 connections take which send headers for three seconds and never end them.
"""

import os
import socket
import subprocess
import sys
import threading
import time
from typing import Any

KINDS = ("h11", "httptools", "door")
COOKIE = f"cookie: boneyard={'x' * 43}; look=system.own.usual; shape=wide"
REQUEST = f"GET / HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n{COOKIE}\r\n\r\n".encode()


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "http":
        return
    headers = [(b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok"})


def serve(kind: str, number: int) -> None:
    import uvicorn

    from boneyard.server.http.http_protocol import build_uvicorn_config
    from boneyard.server.settings import Settings

    more = {} if kind == "door" else {"http": kind}
    config = build_uvicorn_config(app, Settings(), lifespan="off", log_level="critical", **more)
    uvicorn.Server(config).run(sockets=[socket.socket(fileno=number)])


def spent(pid: int) -> float:
    """Processor seconds of a process."""
    with open(f"/proc/{pid}/stat") as file:
        parts = file.read().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int, what: str) -> float:
    """Memory of a process, in MB."""
    with open(f"/proc/{pid}/status") as file:
        line = next(line for line in file if line.startswith(what))
    return int(line.split()[1]) / 1024


def endless(port: int, until: float) -> None:
    piece = b"x" * 65536
    while time.monotonic() < until:
        try:
            with socket.create_connection(("127.0.0.1", port), 5) as connection:
                connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nlong: ")
                while time.monotonic() < until:
                    connection.sendall(piece)
        except OSError:
            time.sleep(0.01)


def measured(kind: str, requests: int) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    port, number = listening.getsockname()[1], listening.fileno()
    command = [sys.executable, __file__, "--serve", kind, str(number)]
    process = subprocess.Popen(command, pass_fds=[number])
    try:
        connection = socket.create_connection(("127.0.0.1", port), 30)
        for at in range(requests + 200):
            if at == 200:
                began = spent(process.pid)
            connection.sendall(REQUEST)
            while not connection.recv(4096).endswith(b"ok"):
                pass
        cost = (spent(process.pid) - began) / requests
        connection.close()
        before = memory(process.pid, "VmHWM")
        until = time.monotonic() + 3
        threads = [threading.Thread(target=endless, args=(port, until)) for _ in range(8)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        more = memory(process.pid, "VmHWM") - before
        print(f"{kind:10} {cost * 1e6:6.0f} µs a request, {more:6.1f} MB for 8 heads without end")
    finally:
        process.kill()
        process.wait()
        listening.close()


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], int(sys.argv[3]))
        return
    for kind in KINDS:
        measured(kind, int(sys.argv[1]) if len(sys.argv) > 1 else 5000)


if __name__ == "__main__":
    main()
