"""A house that is run: whether it is well, what is counted, and who may see that."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from boneyard.server.app import create_site
from boneyard.server.errors import SettingError, StoreError
from boneyard.server.http.graceful_shutdown import Drain
from boneyard.server.ops import health
from boneyard.server.ops.admin_auth import is_local_request
from boneyard.server.settings import Settings
from boneyard.server.telemetry.counters import Histogram
from support.server.leaks import TILES
from support.server.live_server import PATIENCE, opened
from support.server.metrics import asked, read
from support.server.serving import Client, Socket, services_of, serving, settings

SECRET = "the host's own secret"


def test_metrics_tell_what_the_house_does_and_nothing_that_is_hidden() -> None:
    async def look() -> None:
        async with serving() as app:
            ada = Client(app)
            look = await ada.start("block-draw")
            match = look["match"]
            await ada.ask("GET", f"/api/matches/{match}")
            await ada.refused(404, "/api/matches/nobodys", method="GET")
            logging.getLogger("boneyard.server.http.security_middleware").warning(
                "something is odd"
            )
            async with ada.socket(match) as socket:
                await socket.hear()
                answer = await asked(app, "/metrics")
            assert answer.status_code == 200
            assert answer.headers["x-content-type-options"] == "nosniff"
            text = answer.text
            now = read(text)
            assert now["boneyard_sockets"] == 1
            assert now["boneyard_matches"] == 1
            assert now["boneyard_draining"] == 0
            assert now["boneyard_moves_total{by=house}"] == 1, "the deal"
            assert now["boneyard_store_seconds_count"] >= 1
            assert now["boneyard_store_commits_total"] >= 2
            path = "/api/matches/{match}"
            assert now[f"boneyard_requests_total{{route={path},status=2xx}}"] >= 1
            assert now[f"boneyard_requests_total{{route={path},status=4xx}}"] == 1
            assert now["boneyard_request_seconds_count"] >= 4
            assert (
                now[
                    "boneyard_complaints_total{by=boneyard.server.http.security_middleware,level=warning}"
                ]
                == 1
            )
            assert now["boneyard_waiting{line=bots}"] == 0
            assert now["boneyard_thinking_seconds_count{who=bots}"] >= 0
            assert now["process_resident_memory_bytes"] > 0
            live = services_of(app).registry.live_matches[0]
            secrets = (match, ada.token or "", live.row.secret.hex())
            assert not any(secret in text for secret in secrets)
            assert not TILES.findall(text)

    asyncio.run(look())


def test_one_of_several_workers_says_which_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "m.db")))
        app.state.worker = "2"
        async with app.router.lifespan_context(app):
            told = (await asked(app, "/metrics")).text
            lines = [line for line in told.splitlines() if line and not line.startswith("#")]
            assert len(lines) > 50
            assert [line for line in lines if 'worker="2"' not in line] == []

    asyncio.run(work())


def test_only_the_host_sees_metrics_and_others_hear_that_there_is_nothing(tmp_path: Path) -> None:
    async def look() -> None:
        trusted = ("127.0.0.1", "10.0.0.1")
        app = create_site(settings(db=str(tmp_path / "m.db"), host_token=SECRET, proxies=trusted))
        async with app.router.lifespan_context(app):
            nothing = (await asked(app, "/nothing", "203.0.113.5")).status_code
            assert nothing == 404
            for peer, head in (
                ("203.0.113.5", {}),
                ("10.0.0.1", {}),
                ("127.0.0.1", {"x_forwarded_for": "203.0.113.5"}),
                ("127.0.0.1", {"x_forwarded_for": "127.0.0.1"}),
                ("127.0.0.1", {"x_real_ip": "203.0.113.5"}),
                ("127.0.0.1", {"host": "tables.example.org"}),
                ("203.0.113.5", {"authorization": "Bearer the host's own secre"}),
            ):
                refused = await asked(app, "/metrics", peer, **head)
                assert refused.status_code == nothing, (peer, head)
                assert "boneyard_" not in refused.text
            assert (await asked(app, "/metrics")).status_code == 200
            known = await asked(app, "/metrics", "203.0.113.5", authorization=f"Bearer {SECRET}")
            assert known.status_code == 200
            assert known.text.startswith("# HELP")

    asyncio.run(look())


def test_a_proxy_that_says_nothing_is_known_by_its_old_http() -> None:
    here = [(b"host", b"127.0.0.1:8626")]
    assert is_local_request("127.0.0.1", here)
    assert is_local_request("::1", [(b"host", b"[::1]:8626")])
    assert not is_local_request("127.0.0.1", here, "1.0")
    assert not is_local_request("127.0.0.1", [(b"host", b"rebound.example.org")])
    assert not is_local_request(None, here)


def test_a_secret_that_is_soon_guessed_is_refused() -> None:
    with pytest.raises(SettingError, match="at least 16"):
        create_site(Settings(host_token="domino"))


def test_a_house_is_alive_by_any_name_and_ready_while_its_store_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def look() -> None:
        async with serving(hosts=("tables.example.org",)) as app:
            far = "203.0.113.5"
            assert (await asked(app, "/healthz", far, "10.1.2.3")).json() == {"alive": True}
            ready = await asked(app, "/readyz", far, "10.1.2.3")
            assert (ready.status_code, ready.json()) == (200, {"ready": True})
            times = 0

            async def gone(_: bytes) -> bool:
                nonlocal times
                times += 1
                raise StoreError("store-unread")

            monkeypatch.setattr(services_of(app).store, "is_known_owner", gone)
            monkeypatch.setattr(health, "READINESS_TTL_SECONDS", 0)
            unready = await asked(app, "/readyz", far)
            assert unready.status_code == 503
            assert unready.json() == {"ready": False, "why": "store"}
            monkeypatch.setattr(health, "READINESS_TTL_SECONDS", 99)
            assert (await asked(app, "/readyz", far)).status_code == 503
            assert times == 1, "asked once for all who want to know"
            assert (await asked(app, "/healthz", far)).status_code == 200
            app.state.drain.draining = True
            assert (await asked(app, "/readyz")).json()["why"] == "draining"

    asyncio.run(look())


def test_times_are_counted_by_bounds() -> None:
    times = Histogram()
    for seconds in (0.0005, 0.001, 0.003, 99.0):
        times.observe(seconds)
    within = dict(times.buckets)
    assert within["0.001"] == 2
    assert within["0.005"] == 3
    assert within["10.0"] == 3
    assert within["+Inf"] == times.count == 4
    assert times.total == pytest.approx(99.0045)


def test_a_house_that_closes_finishes_what_is_under_way_and_sends_all_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def close() -> None:
        async with serving() as app:
            house, drain, ada = services_of(app), app.state.drain, Client(app)
            look = await ada.start("block-draw", seats=[{"kind": "person"}] * 2)
            match = look["match"]
            may, began = asyncio.Event(), asyncio.Event()
            append = house.store.append

            async def slowly(*args: Any) -> None:
                began.set()
                await may.wait()
                await append(*args)

            monkeypatch.setattr(house.store, "append", slowly)
            mover, idle = ada.socket(match, seat=0), ada.socket(match, seat="watch")
            hall = Socket(app, "/api/tables/live", {}, ada.headers)
            async with mover, idle, hall:
                for socket in (mover, idle, hall):
                    await socket.hear()
                legal = (await ada.get(f"/api/matches/{match}/legal"))["seats"]
                moves = next(one for one in legal if one["moves"])
                await mover.say(id=7, seat=moves["seat"], move=moves["moves"][0])
                await began.wait()
                closing = asyncio.create_task(drain.run(house.matches.wait_settled))
                for socket in (idle, hall):
                    told = await socket.hear()
                    assert told["code"] == 1012
                    assert told["reason"] == "The server is restarting. Please reconnect."
                assert (await asked(app, "/readyz")).json()["why"] == "draining"
                async with ada.socket(match) as late:
                    assert late.closed is not None
                    assert late.closed["code"] == 1012
                assert mover.closed is None
                assert not closing.done()
                may.set()
                while mover.closed is None:
                    await mover.hear()
                assert {"id": 7, "number": look["number"] + 1} in mover.heard
                assert mover.closed["code"] == 1012
                await closing
            kept = await house.store.load(match)
            assert kept is not None
            assert kept.log[look["number"]].act == moves["moves"][0]

    asyncio.run(close())


def test_a_house_that_hangs_closes_all_the_same() -> None:
    async def close() -> None:
        drain, told = Drain(), []

        async def stuck() -> None:
            raise AssertionError("nobody has gone yet")

        with drain.track_connection(lambda: told.append("go")):
            await drain.run(stuck, timeout_seconds=0.01)
        assert told == ["go"]

    asyncio.run(close())


@pytest.mark.slow
def test_a_served_house_turns_new_tables_away_while_it_closes() -> None:
    with opened() as house:
        token = httpx.post(f"{house.address}/api/guests", json={}, timeout=PATIENCE).json()["token"]
        where = house.address.replace("http", "ws") + "/api/tables/live"
        with connect(where, additional_headers={"authorization": f"Bearer {token}"}) as socket:
            socket.recv(PATIENCE)
            house.app.state.drain.draining = True
            with pytest.raises(InvalidStatus) as refused:
                connect(where)
            assert refused.value.response.status_code == 503
            assert refused.value.response.headers["retry-after"] == "1"
            house.close()
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
