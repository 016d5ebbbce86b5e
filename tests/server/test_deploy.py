"""The files in deploy/: read by the programs that they are for, and two houses behind nginx."""

import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.debian import fetched
from support.paths import ROOT
from support.server.kill_process import Served
from support.server.live_server import PATIENCE
from support.server.metrics import read

DEPLOY = ROOT / "deploy"
NAME = "tables.example.org"


def program(*names: str, package: str = "") -> str:
    found = fetched(names, package)
    if found is None:
        pytest.skip(f"there is no {names[0]} on this machine")
    return found


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    analyze = program("systemd-analyze", package="systemd")
    unit = tmp_path / "boneyard.service"
    # Only where the program lies is another place here.
    text = (DEPLOY / "boneyard.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/boneyard/bin/boneyard", sys.executable), "utf-8")
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    asked = re.search(r"ExecStart=\S+ (.*)", text)
    assert asked is not None
    assert asked[1].split()[0] == "serve"


def test_caddy_understands_its_file(tmp_path: Path) -> None:
    caddy = program("caddy")
    homes = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    file = str(DEPLOY / "Caddyfile")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", file]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | homes)
    assert done.returncode == 0, done.stderr
    assert "Valid configuration" in done.stdout + done.stderr
    assert "not formatted" not in done.stderr


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port


def certificate(folder: Path) -> None:
    """A key and a certificate that nobody else trusts."""
    command = [
        program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt",
        "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
        "-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def proxy(folder: Path, ports: list[int]) -> Iterator[int]:
    """The nginx of deploy/ in front of two houses, on a port of this machine."""
    nginx = program("nginx", package="nginx-light")
    certificate(folder)
    port = free_port()
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    for old, new in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "listen 80": f"listen 127.0.0.1:{free_port()}",
        "127.0.0.1:8626": f"127.0.0.1:{ports[0]}",
        "127.0.0.1:8627": f"127.0.0.1:{ports[1]}",
        "/etc/ssl/boneyard": str(folder),
    }.items():
        assert old in site
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site, "utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off; master_process off; pid {folder / 'pid'}; error_log stderr;\n"
        "events { worker_connections 256; }\n"
        f"http {{ access_log off; {places} include {folder / 'site.conf'}; }}\n",
        "utf-8",
    )
    command = [nginx, "-p", str(folder), "-c", str(main)]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), PATIENCE).close()
                break
            except ConnectionRefusedError:
                assert time.monotonic() < end
                time.sleep(0.01)
        yield port
    finally:
        running.kill()
        running.wait(PATIENCE)


def hear_out(there: ClientConnection) -> NoReturn:
    """Hear whatever is still told, until it is closed."""
    while True:
        there.recv(PATIENCE)


def trusting() -> ssl.SSLContext:
    """Nobody else vouches for the certificate of a test."""
    made = ssl.create_default_context()
    made.check_hostname, made.verify_mode = False, ssl.CERT_NONE
    return made


@pytest.mark.slow
def test_two_houses_on_one_file_behind_nginx(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BONEYARD_HOSTS", f'["{NAME}"]')
    monkeypatch.setenv("BONEYARD_SHARED", "true")
    monkeypatch.setenv("BONEYARD_PROXIES", '["127.0.0.1"]')
    with ExitStack() as stack:
        with ThreadPoolExecutor() as both:  # each takes a second to start
            opening = [both.submit(Served, tmp_path / "m.db", False) for _ in range(2)]
            houses = [one.result() for one in opening]
        for house in houses:
            stack.callback(house.kill)
        ports = [int(house.address.rpartition(":")[2]) for house in houses]
        port = stack.enter_context(proxy(tmp_path, ports))
        where = f"https://127.0.0.1:{port}"
        http = httpx.Client(base_url=where, headers={"host": NAME}, verify=trusting(), timeout=60)
        stack.enter_context(http)

        def post(path: str, body: dict[str, Any]) -> Any:
            answer = http.post(path, json=body)
            assert answer.status_code == 200, answer.text
            return answer.json()

        def numbers(house: Served) -> dict[str, float]:
            return read(httpx.get(f"{house.address}/metrics", timeout=PATIENCE).text)

        def legal_now() -> list[Any]:
            found: list[Any] = http.get(f"{at}/legal").json()["seats"]
            return found

        def live() -> ClientConnection:
            there = socket.create_connection(("127.0.0.1", port), PATIENCE)
            mine = {"authorization": http.headers["authorization"]}
            return connect(
                f"wss://{NAME}/api/matches/{match}/live", sock=there, ssl=trusting(),
                server_hostname=NAME, additional_headers=mine,
            )  # fmt: skip

        http.headers["authorization"] = f"Bearer {post('/api/guests', {})['token']}"
        people = [{"kind": "person"}] * 2
        match = post("/api/matches", {"game": "block-draw", "seats": people})["match"]
        at = f"/api/matches/{match}"
        for seat in range(2):
            post(f"{at}/seats/{seat}/seed", {"seed": f"s{seat}"})
        assert http.get("/").headers["strict-transport-security"], "it knows that this is TLS"
        assert http.get("/metrics").status_code == 404
        with live() as first:
            first.recv(PATIENCE)
            assert http.get(f"/m/{match}").status_code == 200
            (there,) = [one for one in houses if numbers(one).get("boneyard_sockets")]
            (other,) = [one for one in houses if one is not there]
            assert numbers(other)["boneyard_sockets"] == 0, "a table is in one house"
            there.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                hear_out(first)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        with live() as second:
            second.recv(PATIENCE)
            assert numbers(other)["boneyard_sockets"] == 1, "the other house took it over"
            # What somebody has no choice about happens by itself, a moment later: each is news.
            while not (movers := [one for one in legal_now() if one["moves"]]):
                second.recv(PATIENCE)
            (moving,) = movers
            post(f"{at}/moves", {"seat": moving["seat"], "move": moving["moves"][0]})
            assert '"entries"' in str(second.recv(PATIENCE))
        assert there.process.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_the_container_runs_as_nobody_from_the_wheel() -> None:
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    assert "USER 65534:65534" in lines
    assert any(line.startswith("COPY dist/*.whl") for line in lines)
    assert any("[serve,postgres]" in line for line in lines), "the plain wheel serves nothing"
    assert lines.index("USER 65534:65534") < next(
        at for at, line in enumerate(lines) if line.startswith("CMD")
    )
