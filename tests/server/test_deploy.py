"""The files in deploy/: read by the programs that they are for, and two houses behind nginx."""

import asyncio
import contextlib
import json
import logging
import os
import re
import shlex
import shutil
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from configparser import ConfigParser
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from boneyard.server.settings import Settings, from_environment
from boneyard.server.stores import open_store
from support.debian import fetched
from support.paths import ROOT
from support.server.kill_process import Served
from support.server.live_server import PATIENCE
from support.server.metrics import asked, read
from support.server.serving import Client, serving

DEPLOY = ROOT / "deploy"
#: Where the container keeps its database.
VOLUME = "/var/lib/boneyard"
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


def test_systemd_finds_nothing_wrong_with_the_backup_timer(tmp_path: Path) -> None:
    analyze = program("systemd-analyze", package="systemd")
    for name in ("boneyard-backup.service", "boneyard-backup.timer"):
        (tmp_path / name).write_text((DEPLOY / name).read_text("utf-8"), "utf-8")
    done = subprocess.run(
        [analyze, "verify", *map(str, tmp_path.iterdir())], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    timer = read_unit("boneyard-backup.timer")["Timer"]
    when = subprocess.run([analyze, "calendar", timer["OnCalendar"]], capture_output=True)
    assert when.returncode == 0
    assert timer["Persistent"] == "true"


def read_unit(name: str) -> dict[str, dict[str, str]]:
    """A unit's sections; of a key that stands twice, the last value."""
    parser = ConfigParser(interpolation=None, strict=False, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string((DEPLOY / name).read_text("utf-8"))
    return {section: dict(parser[section]) for section in parser.sections()}


@pytest.mark.slow
def test_the_backup_of_the_unit_can_be_opened_and_old_ones_go(tmp_path: Path) -> None:
    """The commands of the unit, as systemd would run them, with other folders."""
    data, backups = tmp_path / "data", tmp_path / "backups"
    data.mkdir()
    backups.mkdir()
    store = open_store(Settings(db=str(data / "boneyard.db")))
    asyncio.run(store.database.close())
    old = backups / "boneyard-2020-01-01-040000.db"
    old.touch()
    os.utime(old, (0, 0))
    service = read_unit("boneyard-backup.service")["Service"]
    for key in ("ExecStart", "ExecStartPost"):
        typed = service[key].replace("$$", "$").replace("%%", "%")
        for was, now in (
            ("/opt/boneyard/bin/boneyard", f"{sys.executable} -m boneyard"),
            ("/var/lib/boneyard-backups", str(backups)),
        ):
            typed = typed.replace(was, now)
        name, _, chosen = service["Environment"].partition("=")
        given = {**os.environ, name: chosen.replace("/var/lib/boneyard/", f"{data}/")}
        done = subprocess.run(
            shlex.split(typed), env=given, capture_output=True, text=True, timeout=PATIENCE
        )
        assert done.returncode == 0, done.stderr
    (made,) = backups.iterdir()
    assert made.stat().st_mode & 0o077 == 0
    with contextlib.closing(sqlite3.connect(made)) as file:
        assert file.execute("select count(*) from matches").fetchone() == (0,)


def test_the_server_and_its_backup_have_one_database() -> None:
    """What /etc/boneyard.env says wins for both: nothing on the command lines overrules it."""
    units = [read_unit(name)["Service"] for name in ("boneyard.service", "boneyard-backup.service")]
    chosen = [re.search(r"BONEYARD_DB=(\S+)", unit["Environment"]) for unit in units]
    assert {found[1] for found in chosen if found} == {"/var/lib/boneyard/boneyard.db"}
    for unit in units:
        assert unit["EnvironmentFile"] == "-/etc/boneyard.env"
        assert "--db" not in unit["ExecStart"]


def test_the_variables_mean_the_same_to_systemd_and_to_podman() -> None:
    """Systemd takes quotes off a value, `podman --env-file` and docker leave them in."""
    lines = (DEPLOY / "boneyard.env").read_text("utf-8").splitlines()
    written = [line.removeprefix("# ") for line in lines if "BONEYARD_" in line]
    assert len(written) == 6
    given = dict(line.split("=", 1) for line in written)
    assert not any(mark in value for value in given.values() for mark in "'\" ")
    chosen = from_environment({**given, "BONEYARD_DB": ":memory:"})
    assert list(chosen.hosts) == ["tables.example.org"]
    assert list(chosen.network) == ["https://tables.example.org"]


#: Keys of Quadlet files that podman knows (podman-systemd.unit(5)), as far as ours use them.
QUADLET_KEYS = {
    "Container": {
        "Image", "ContainerName", "PublishPort", "Volume", "EnvironmentFile", "Environment",
        "ReadOnly", "Tmpfs", "NoNewPrivileges", "DropCapability",
    },
    "Volume": {"VolumeName"},
}  # fmt: skip


def test_the_quadlet_runs_the_image_with_a_volume() -> None:
    generator = Path("/usr/libexec/podman/quadlet")
    if generator.exists():
        done = subprocess.run(
            [str(generator), "-dryrun"], env={"QUADLET_UNIT_DIRS": str(DEPLOY)}, capture_output=True
        )
        assert done.returncode == 0, done.stderr
    container, volume = read_unit("boneyard.container"), read_unit("boneyard.volume")
    assert container["Container"].keys() <= QUADLET_KEYS["Container"]
    assert volume["Volume"].keys() <= QUADLET_KEYS["Volume"]
    assert container["Container"]["Volume"] == f"boneyard.volume:{VOLUME}"
    assert container["Container"]["Image"].endswith("/boneyard")


def test_compose_starts_the_server_and_a_daily_backup() -> None:
    made = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    assert made.keys() == {"services", "volumes"}
    server, backup = made["services"]["boneyard"], made["services"]["backup"]
    build = server["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert f"data:{VOLUME}" in server["volumes"]
    assert f"data:{VOLUME}" in backup["volumes"]
    named = {one.partition(":")[0] for one in (*server["volumes"], *backup["volumes"])}
    assert named == made["volumes"].keys()
    assert server["ports"] == ["127.0.0.1:8626:8626"]  # the proxy alone reaches it
    known = {f"BONEYARD_{one.upper()}" for one in Settings.__struct_fields__}
    assert server["environment"].keys() <= known
    assert "boneyard backup" in backup["command"][-1]
    # A new volume belongs to the user only if the image has its folder.
    image = (DEPLOY / "Containerfile").read_text("utf-8")
    for volume in (*server["volumes"], *backup["volumes"]):
        assert re.search(rf"install -d -o 65534 [^&]*{volume.partition(':')[2]}\s", image)
    from_environment({**server["environment"], "BONEYARD_DB": ":memory:"})


@pytest.mark.slow
def test_the_steps_of_the_containerfile_work(tmp_path: Path) -> None:
    """Where no builder is: its commands in folders of this machine, from the wheel on.

    The wheel is what `uv build` makes; dependencies are those of this environment, so that no
    package index is needed.
    """
    text = re.sub(r"\\\n", " ", (DEPLOY / "Containerfile").read_text("utf-8"))
    steps = [line.split(None, 1) for line in text.splitlines() if line and line[0] != "#"]
    runs = [what for word, what in steps if word == "RUN"]
    given = dict(one.split("=", 1) for word, what in steps if word == "ENV" for one in what.split())
    (start,) = [json.loads(what) for word, what in steps if word == "CMD"]
    wheels, opt, root = tmp_path / "wheels", tmp_path / "opt", tmp_path / "root"
    wheels.mkdir()
    # `uv run` says where it is.
    builder = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
    if not Path(builder).exists():
        pytest.skip("there is no uv on this machine")
    built = subprocess.run(
        [builder, "build", "-q", "--wheel", "-o", str(wheels), str(ROOT)],
        capture_output=True, text=True, timeout=PATIENCE * 3,
    )  # fmt: skip
    if built.returncode:
        pytest.skip(f"no wheel can be built here: {built.stderr[-200:]}")
    # The extras are asked for by name; what they bring is here already.
    asked = re.search(r"\[([\w,]+)\]", runs[0])
    assert asked is not None
    assert asked[1].split(",") == ["serve", "postgres"]
    made = [
        f"{builder} venv -q --python {sys.executable} {opt}",
        f"{builder} pip install -q --offline --no-deps --python {opt}/bin/python "
        f"{next(wheels.glob('*.whl'))}",
    ]
    for line in made:
        subprocess.run(shlex.split(line), check=True, timeout=PATIENCE * 3)
    for folder in re.findall(r"/var/\S+", runs[1]):
        (root / folder.lstrip("/")).mkdir(parents=True, mode=0o700)
    surroundings = {
        "PATH": f"{opt}/bin",
        "PYTHONPATH": os.pathsep.join(one for one in sys.path if one.endswith("site-packages")),
        **{name: value.replace("/var/", f"{root}/var/") for name, value in given.items()
           if name.startswith("BONEYARD")},
    }  # fmt: skip
    port = free_port()
    command = [f"{opt}/bin/{start[0]}", *start[1:], "--port", str(port)]
    with subprocess.Popen(command, env=surroundings, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        try:
            line = server.stderr.readline()  # it says where it serves once it listens
            assert f":{port}" in line, line
            answer = httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE)
            assert answer.status_code == 200
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)
    assert (root / "var/lib/boneyard/boneyard.db").exists()


#: Metrics that other exporters, or Prometheus itself, give.
FOREIGN = {"up", "node_systemd_unit_state"}


def expressions() -> list[str]:
    """All queries of the alerts and of the dashboard."""
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    return [
        *(rule["expr"] for group in rules["groups"] for rule in group["rules"]),
        *(target["expr"] for panel in board["panels"] for target in panel["targets"]),
    ]


def test_promtool_accepts_the_alerts_and_the_queries(tmp_path: Path) -> None:
    promtool = program("promtool", package="prometheus")
    every = [{"record": f"query:{at}", "expr": one} for at, one in enumerate(expressions())]
    queries = tmp_path / "queries.yml"
    queries.write_text(yaml.safe_dump({"groups": [{"name": "all", "rules": every}]}), "utf-8")
    for file in (DEPLOY / "alerts.yml", queries):
        done = subprocess.run([promtool, "check", "rules", file], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    tried = tmp_path / "tests.yml"
    tried.write_text((ROOT / "tests" / "data" / "alerts_test.yml").read_text("utf-8").replace(
        "ALERTS", str(DEPLOY / "alerts.yml")), "utf-8")  # fmt: skip
    done = subprocess.run([promtool, "test", "rules", tried], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_metric_and_label_of_alerts_and_dashboard_exists() -> None:
    async def scrape() -> str:
        async with serving() as app:
            ada = Client(app)
            await ada.start("block-draw")
            logging.getLogger("boneyard.server").error("a test complains")
            text: str = (await asked(app, "/metrics")).text
            return text

    samples = [
        sample
        for family in text_string_to_metric_families(asyncio.run(scrape()))
        for sample in family.samples
    ]
    labels: dict[str, set[str]] = {}
    for sample in samples:
        labels.setdefault(sample.name, set()).update(sample.labels)
    for query in expressions():
        used = set(re.findall(r"\b(?:boneyard|process|node)_[a-z_]+|\bup\b", query)) - FOREIGN
        assert used <= labels.keys(), query
        known = {label for name in used for label in labels[name]} | {"job", "le"}
        if used:
            wanted = set(re.findall(r"[{,] ?(\w+)=", query))
            for names in re.findall(r"by \(([\w, ]+)\)", query):
                wanted |= set(re.split(r",\s*", names))
            assert wanted <= known, query


def test_the_dashboard_is_one_that_grafana_imports() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    (source,) = board["__inputs"]
    assert (source["type"], source["pluginId"]) == ("datasource", "prometheus")
    assert {"uid", "title", "schemaVersion", "panels", "time", "templating"} <= board.keys()
    panels = board["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        assert panel["type"] in ("timeseries", "stat")
        assert panel["title"]
        assert panel["description"]
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24
        cells = {
            (place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])
        }
        assert not cells & taken, panel["title"]
        taken |= cells
        assert len({one["refId"] for one in panel["targets"]}) == len(panel["targets"])
        for target in panel["targets"]:
            assert target["datasource"]["uid"] == f"${{{source['name']}}}"


def test_the_docs_explain_every_alert() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))
    told = (ROOT / "docs" / "troubleshooting.md").read_text("utf-8")
    for group in rules["groups"]:
        for rule in group["rules"]:
            assert f"`{rule['alert']}`" in told


def test_the_container_runs_as_nobody_from_the_wheel() -> None:
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    assert "USER 65534:65534" in lines
    assert any(line.startswith("COPY dist/*.whl") for line in lines)
    assert any("[serve,postgres]" in line for line in lines), "the plain wheel serves nothing"
    assert lines.index("USER 65534:65534") < next(
        at for at, line in enumerate(lines) if line.startswith("CMD")
    )
