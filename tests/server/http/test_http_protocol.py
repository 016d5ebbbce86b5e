"""The door of a house that is really served: heads, bodies, times, connections."""

import base64
import gc
import json
import logging
import os
import socket
import time
import weakref

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from boneyard.server.http.http_protocol import MAX_PIPELINED_REQUESTS, HttpProtocol
from boneyard.server.http.websocket_protocol import WebSocketProtocol
from support.server.live_server import PATIENCE, Open, heard, opened, status, until

GET = b"GET /api/bots HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/matches HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
#: What the standard library's reader of cookies takes the square of its length for.
BAD_COOKIE = b'boneyard="' + b"\\" * 60_000


def test_a_long_cookie_is_refused_at_once_and_holds_nobody_up() -> None:
    with opened() as house:
        began = time.process_time()  # of the house too, which is in this process
        answer = heard(house.connect(GET + b"cookie: " + BAD_COOKIE + b"\r\n\r\n"))
        assert status(answer) == 431
        assert b"at most" in answer
        assert httpx.get(f"{house.address}/api/bots", timeout=PATIENCE).status_code == 200
        assert time.process_time() - began < 2


@pytest.mark.slow
@pytest.mark.parametrize("piece", [b"a: " + b"x" * 997 + b"\r\n", b"x" * 1000], ids=["many", "one"])
def test_a_head_without_end_is_refused(piece: bytes) -> None:
    with opened() as house:
        connection = house.connect(GET + b"long: ")

        def go_on() -> None:
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                connection.sendall(piece)

        with pytest.raises(OSError):  # noqa: PT011 - however it is told that nobody listens
            go_on()
        connection.close()
        short = house.connect(GET + b"long: " + b"x" * 20_000)
        assert status(heard(short)) == 431


def test_a_path_may_not_be_endless_either() -> None:
    with opened() as house:
        assert status(heard(house.connect(b"GET /" + b"x" * 20_000))) == 431
        whole = b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n"
        assert status(heard(house.connect(whole))) == 431


@pytest.mark.slow
@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        GET,
        GET + b"a: b",
        POST + b"content-length: 100\r\n\r\n{",
        POST + b"transfer-encoding: chunked\r\n\r\n5\r\n{",
    ],
    ids=["nothing", "word", "head", "field", "body", "chunk"],
)
def test_what_is_only_begun_is_closed_in_time(
    begun: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(head_seconds=0.2, body_seconds=0.2) as house:
        answer = heard(house.connect(begun))
        assert status(answer) == 408
        assert b"took too long" in answer
        until(lambda: not house.crowd.open_count)
    assert "Traceback" not in caplog.text
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_bytes_that_drip_dont_make_it_last() -> None:
    with opened(head_seconds=0.4) as house:
        connection = house.connect(GET)
        connection.settimeout(0.02)
        began = time.monotonic()
        answer = b""
        while not answer:
            try:
                connection.sendall(b"a")
                answer = connection.recv(1000)
            except TimeoutError:
                assert time.monotonic() - began < PATIENCE
        assert status(answer) == 408
        connection.close()


def test_a_second_request_has_its_time_too() -> None:
    with opened(head_seconds=0.2) as house:
        connection = house.connect(GET + b"\r\n")
        assert status(connection.recv(100)) == 200
        connection.sendall(b"GET")
        assert b"HTTP/1.1 408 " in heard(connection)


def test_a_quiet_connection_is_closed() -> None:
    with opened(keep_alive=0) as house:
        assert status(heard(house.connect(GET + b"\r\n"))) == 200


def test_who_takes_no_answer_is_cut_off() -> None:
    with opened(answer_seconds=0.2, keep_alive=0) as house:
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", house.port))
        connection.settimeout(PATIENCE)
        # More than the buffers between us hold, of which nothing is read.
        line = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
        try:
            for _ in range(200):
                connection.sendall(line * 10)
        except OSError:
            pass
        until(lambda: not house.crowd.open_count)
        connection.close()


def test_an_address_has_only_so_many_connections() -> None:
    with opened(address_connections=5) as house:
        held = [house.connect(GET) for _ in range(5)]
        until(lambda: house.crowd.open_count == 5)
        assert status(heard(house.connect())) == 429
        for one in held:
            one.close()
        until(lambda: not house.crowd.open_count)
        assert not house.crowd.address_counts.local
        assert httpx.get(f"{house.address}/api/bots", timeout=PATIENCE).status_code == 200


def test_a_proxy_may_have_as_many_as_the_house() -> None:
    with opened(address_connections=2, most_connections=6, proxies=("127.0.0.0/8",)) as house:
        held = [house.connect(GET) for _ in range(6)]
        until(lambda: house.crowd.open_count == 6)
        assert status(heard(house.connect())) == 503
        for one in held:
            one.close()


def test_requests_in_a_row_are_limited_too() -> None:
    with opened() as house:
        answers = heard(house.connect((GET + b"\r\n") * 10 + GET + b"connection: close\r\n\r\n"))
        assert answers.count(b"HTTP/1.1 200") == 11
        many = heard(house.connect((GET + b"\r\n") * 2000))
        assert many.count(b"HTTP/1.1 ") <= MAX_PIPELINED_REQUESTS + 2


@pytest.mark.slow
@pytest.mark.parametrize(
    "said",
    [
        b"\x00\xff\x16\x03\x01 hello\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999999\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabcd",
        b"BREW / HTTP/1.1\r\nhost: x\r\n\r\n",
    ],
    ids=range(6),
)
def test_what_is_no_http_is_refused_without_a_traceback(
    said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with opened() as house:
        assert 400 <= status(heard(house.connect(said))) < 500
        assert httpx.get(f"{house.address}/api/bots", timeout=PATIENCE).status_code == 200
    assert "Traceback" not in caplog.text


def upgrade(house: Open, path: bytes, more: bytes = b"") -> socket.socket:
    key = base64.b64encode(os.urandom(16))
    return house.connect(
        b"GET " + path + b" HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: " + key + b"\r\n" + more + b"\r\n"
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "more"),
    [
        (b"/api/matches/\xff/live", b""),
        (b"/api/matches/%ff/live?seat=%ff", b""),
        (b"/x", b""),
        (b"/api/matches/x/live", b"sec-websocket-protocol: \xff\r\n"),
        (b"/api/matches/x/live", b"x: " + b"y" * 9000 + b"\r\n"),
        (b"/api/matches/x/live", b"a: b\r\n" * 200),
    ],
    ids=range(6),
)
def test_sockets_that_cant_be_opened_are_refused(
    path: bytes, more: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with opened() as house:
        assert 400 <= status(heard(upgrade(house, path, more))) < 500
        until(lambda: not house.crowd.open_count)
    assert "Traceback" not in caplog.text


def test_what_happens_is_told_by_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not through everything that stands before the application: that would cost each message."""

    async def slowly(self: WebSocket, data: str) -> None:
        raise AssertionError("the long way")

    monkeypatch.setattr(WebSocket, "send_text", slowly)
    with opened() as house:
        started = httpx.post(f"{house.address}/api/matches", json={"game": "baronet"}).json()
        live = f"ws://127.0.0.1:{house.port}/api/matches/{started['match']}/live"
        with connect(live) as socket:
            assert json.loads(socket.recv(timeout=PATIENCE))["seats"]


def test_live_connections_are_counted_and_their_messages_limited(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with opened(most_message=4000) as house:
        started = httpx.post(
            f"{house.address}/api/matches", json={"game": "baronet"}, timeout=PATIENCE
        ).json()
        live = f"ws://127.0.0.1:{house.port}/api/matches/{started['match']}/live"
        until(lambda: not house.crowd.open_count)
        with connect(live) as socket:
            assert house.crowd.open_count == 1
            socket.recv(PATIENCE)
            socket.send(b"\x00\x01")
            assert "text" in socket.recv(PATIENCE)
            socket.send("x" * 2500)
            assert "at most" in socket.recv(PATIENCE)
            socket.send("x" * 5000)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with connect(live) as socket:
            socket.recv(PATIENCE)
            socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
        until(lambda: not house.crowd.open_count)
    assert "Traceback" not in caplog.text


def test_a_change_to_another_protocol_is_answered_in_http() -> None:
    with opened() as house:
        said = GET + b"connection: upgrade, http2-settings\r\nupgrade: h2c\r\n\r\n"
        assert status(heard(house.connect(said))) == 200


@pytest.mark.slow
def test_a_live_connection_that_has_ended_is_freed_without_the_collector() -> None:
    """What refers to itself would wait for a look at everything, which is seldom (`gc_tuning`)."""
    with opened() as house:
        asked = httpx.post(f"{house.address}/api/guests", json={}).json()
        headers = {"authorization": f"Bearer {asked['token']}"}
        start = httpx.post(
            f"{house.address}/api/matches", json={"game": "baronet"}, headers=headers
        )
        live = f"ws://127.0.0.1:{house.port}/api/matches/{start.json()['match']}/live"
        with connect(live, additional_headers=headers) as first:
            first.recv(PATIENCE)  # whatever is made once is made now
        gc.collect()
        gc.disable()
        try:
            with connect(live, additional_headers=headers) as socket:
                socket.recv(PATIENCE)
                (one,) = (it for it in gc.get_objects() if type(it) is WebSocketProtocol)
                # The protocol that it was before has gone already, with its request.
                assert not any(type(it) is HttpProtocol for it in gc.get_objects())
                gone = [weakref.ref(it) for it in (one, one.conn)]
                del one
            until(lambda: all(ref() is None for ref in gone))
        finally:
            gc.enable()
