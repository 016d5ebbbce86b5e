"""Clients that send more over WebSockets than anyone would: counted, bounded, and closed.

Nothing here is measured in seconds: what is counted are frames, answers, close codes and buffers.
"""

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from websockets.protocol import Protocol
from websockets.sync.client import connect

from boneyard.server.app import _build_limit_sync
from boneyard.server.http import http_protocol as http_protocol
from boneyard.server.http.connection_limits import ConnectionLimits
from boneyard.server.http.rate_limits import LimitSync, TokenBuckets
from boneyard.server.http.websocket_limits import FrameCounter, size_of_frame
from boneyard.server.settings import Rate, Settings
from support.server.live_server import PATIENCE, Open, heard, opened, status, until
from support.server.raw_sockets import (
    CLOSE,
    CONTINUATION,
    DEFLATE,
    PING,
    PONG,
    TEXT,
    deflated,
    frame,
    frames_in,
    handshake,
)
from support.server.serving import Client, Json, Socket, serving

LOBBY = "/api/tables/live"
#: The default limits, except that nothing is forgiven with time.
USUAL = Settings()
LIMITS: Json = {
    name: Rate(0, getattr(USUAL, name).at_once)
    for name in ("guest_rate", "handshake_rate", "frame_rate", "address_frame_rate", "refusal_rate")
}
#: As many frames of one connection are taken or refused before it is closed.
BOUND = int(USUAL.frame_rate.at_once + USUAL.refusal_rate.at_once) + 1
#: Frames that a flood of these tests has.
MANY = 3000
GOODBYE = frame(CLOSE, b"\x03\xe8")


def start_match(house: Open) -> str:
    """The path of a match's WebSocket."""
    asked = httpx.post(f"{house.address}/api/matches", json={"game": "baronet"}, timeout=PATIENCE)
    return f"/api/matches/{asked.json()['match']}/live"


def shake_hands(house: Open, path: str, more: str = "", receive_buffer: int = 0) -> socket.socket:
    """An open WebSocket; `receive_buffer`: bytes that the system keeps if it doesn't read."""
    made = socket.socket()
    made.settimeout(PATIENCE)
    if receive_buffer:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    made.connect(("127.0.0.1", house.port))
    made.sendall(handshake(path, more))
    answer = b""
    while b"\r\n\r\n" not in answer:
        piece = made.recv(65536)
        assert piece, answer
        answer += piece
    assert status(answer) == 101
    return made


def flood(made: socket.socket, data: bytes) -> list[tuple[int, bytes]]:
    """Send all of it while the answers are read, until the server closes; the answers."""

    def send() -> None:
        with contextlib.suppress(OSError):  # the server may close while this is being sent
            made.sendall(data)

    sending = threading.Thread(target=send)
    sending.start()
    try:
        return list(frames_in(heard(made)))
    finally:
        sending.join(PATIENCE)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The opcode of each frame that the server has parsed."""
    found: list[int] = []
    receive: Callable[..., None] = Protocol.recv_frame

    def count(self: Protocol, one: Any) -> None:
        if self.side.name == "SERVER":
            found.append(one.opcode)
        receive(self, one)

    monkeypatch.setattr(Protocol, "recv_frame", count)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("lobby", [False, True], ids=["match", "lobby"])
@pytest.mark.parametrize(
    ("first", "again", "more"),
    [
        (b"", frame(TEXT, b"{}"), ""),
        (b"", frame(TEXT, b'{"look":"watch"}'), ""),
        (b"", frame(2, b"x"), ""),
        (b"", frame(PING), ""),
        (b"", frame(PONG), ""),
        (frame(TEXT, b"x", fin=False), frame(CONTINUATION, b"x", fin=False), ""),
        (frame(TEXT, fin=False), frame(CONTINUATION, fin=False), ""),
        (b"", deflated(b" " * 16_000), DEFLATE),
    ],
    ids=["empty", "valid", "bytes", "pings", "pongs", "fragments", "no-fragments", "bombs"],
)
def test_a_socket_that_floods_is_closed(
    first: bytes, again: bytes, more: str, lobby: bool, parsed: list[int]
) -> None:
    with opened(**LIMITS) as house:
        made = shake_hands(house, LOBBY if lobby else start_match(house), more)
        answers = flood(made, first + again * MANY + GOODBYE)
        assert [data[:2] for opcode, data in answers if opcode == CLOSE] == [b"\x03\xf0"], "1008"
        assert len(parsed) <= BOUND, "what comes after that isn't parsed"
        assert len(answers) <= BOUND
        # Refused messages aren't answered one by one.
        errors = [data for opcode, data in answers if opcode == TEXT and b"faster" in data]
        assert len(errors) <= BOUND / 10 + 1
        until(lambda: not house.crowd.open_count)


def test_sockets_of_one_address_share_a_limit(parsed: list[int]) -> None:
    limits = LIMITS | {"address_frame_rate": Rate(0, 100), "refusal_rate": Rate(0, 10)}
    with opened(**limits) as house:
        match = start_match(house)
        each = 20  # within the limit of a connection
        for _ in range(5):
            socket = shake_hands(house, match)
            assert flood(socket, frame(PONG) * each + GOODBYE)[-1] == (CLOSE, b"\x03\xe8")
        assert len(parsed) == 5 * (each + 1)
        answers = flood(shake_hands(house, match), frame(PONG) * each + GOODBYE)
        assert answers[-1][1][:2] == b"\x03\xf0"
        assert len(house.crowd.frames._buckets) == 1


def test_what_is_over_a_connections_limit_is_not_taken_from_its_address() -> None:
    limits = LIMITS | {"frame_rate": Rate(0, 5), "address_frame_rate": Rate(0, 100)}
    with opened(**limits) as house:
        match = start_match(house)
        for _ in range(10):  # 5 of each are counted, of 400
            flood(shake_hands(house, match), frame(PONG) * 40)
        live = f"ws://127.0.0.1:{house.port}{match}"
        with connect(live, ping_interval=None) as player:
            player.send("{")
            while "error" not in (answer := player.recv(PATIENCE)):
                pass
            assert "faster" not in str(answer)


def held_application(
    taken: list[Any], go_on: threading.Event, sends: str = ""
) -> Callable[..., Awaitable[None]]:
    """An application that accepts a WebSocket and takes nothing from it until it may go on."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        if sends:
            await send({"type": "websocket.send", "text": sends})
        while not go_on.is_set():
            await asyncio.sleep(0.002)
        while (event := await receive())["type"] != "websocket.disconnect":
            taken.append(event)

    return serve


def test_while_the_application_is_busy_nothing_more_is_read() -> None:
    taken: list[Any] = []
    go_on = threading.Event()
    with opened(held_application(taken, go_on)) as house:
        made = shake_hands(house, "/")
        sending = threading.Thread(target=flood, args=(made, frame(TEXT, b"x") * MANY + GOODBYE))
        sending.start()
        until(lambda: all(one.read_paused for one in house.connections))
        (live,) = house.connections
        assert live.queue.qsize() == 1
        assert len(live._unread) <= 256 * 1024, "what one read brings"
        go_on.set()
        sending.join(PATIENCE)
        until(lambda: not house.crowd.open_count)
        assert len(taken) == MANY, "none is lost"


def test_one_read_of_many_frames_is_not_handled_in_one_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns: list[int] = []  # frames that were parsed in each turn of the event loop
    receive: Callable[..., None] = Protocol.recv_frame

    def count(self: Protocol, one: Any) -> None:
        if self.side.name == "SERVER":
            if not turns:
                next_turn()
            turns[-1] += 1
        receive(self, one)

    def next_turn() -> None:
        turns.append(0)
        if len(turns) < 10_000:
            asyncio.get_running_loop().call_soon(next_turn)

    monkeypatch.setattr(Protocol, "recv_frame", count)
    go_on = threading.Event()
    go_on.set()
    with opened(held_application([], go_on)) as house:
        made = shake_hands(house, "/")
        flood(made, frame(PONG) * MANY + GOODBYE)
        assert sum(turns) == MANY + 1
        assert max(turns) <= 2 * 16


def test_answers_to_pings_that_nobody_reads_are_bounded() -> None:
    taken: list[Any] = []
    go_on = threading.Event()
    go_on.set()
    served = held_application(taken, go_on)
    with opened(served, send_buffer=4096) as house:
        made = shake_hands(house, "/", receive_buffer=4096)
        made.sendall(frame(PING, b"x" * 125) * 10_000 + frame(TEXT, b"end"))
        until(lambda: bool(taken))
        (live,) = house.connections
        assert live.transport.get_write_buffer_size() < 70_000
        made.close()


@pytest.mark.parametrize("part", [b"", b"x"], ids=["empty", "one-byte"])
def test_a_message_has_so_many_fragments(part: bytes) -> None:
    taken: list[Any] = []
    go_on = threading.Event()
    go_on.set()
    with opened(held_application(taken, go_on)) as house:
        begin, again = frame(TEXT, part, fin=False), frame(CONTINUATION, part, fin=False)
        last = frame(CONTINUATION, part)
        answers = flood(shake_hands(house, "/"), begin + again * 62 + last + GOODBYE)
        assert [opcode for opcode, _ in answers] == [CLOSE]
        assert [one["text"] for one in taken] == [64 * part.decode()]
        answers = flood(shake_hands(house, "/"), begin + again * MANY + last + GOODBYE)
        assert [(opcode, data[:2]) for opcode, data in answers] == [(CLOSE, b"\x03\xf0")]
        assert len(taken) == 1


def test_a_frame_that_comes_byte_by_byte_is_counted_by_reads() -> None:
    """Each byte is a read of its own: that costs the server as much as a frame."""
    limits = LIMITS | {"frame_rate": Rate(0, 10), "refusal_rate": Rate(0, 5)}
    with opened(**limits) as house:
        made = shake_hands(house, LOBBY)
        (live,) = house.connections
        for at in range(100):
            byte = frame(TEXT, b"x" * 100)[at : at + 1]
            live.loop.call_soon_threadsafe(live.data_received, byte)
        answers = flood(made, b"")
        assert [data[:2] for opcode, data in answers if opcode == CLOSE] == [b"\x03\xf0"]


def test_handshakes_are_counted_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HANDSHAKE_DELAY", 0.01)
    with opened(handshake_rate=Rate(0, 3), proxies=("127.0.0.1",)) as house:
        ada, bob = "x-forwarded-for: 192.0.2.1\r\n", "x-forwarded-for: 192.0.2.2\r\n"
        for _ in range(3):
            shake_hands(house, LOBBY, ada).close()
        answer = heard(house.connect(handshake(LOBBY, ada)))
        assert status(answer) == 429
        assert b"Too many requests from your network" in answer
        shake_hands(house, LOBBY, bob).close()
        until(lambda: not house.crowd.open_count)


def test_a_refused_handshake_waits_before_it_can_be_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(http_protocol, "HANDSHAKE_DELAY", 1e6)
    with opened(handshake_rate=Rate(0, 0)) as house:
        made = house.connect(handshake(LOBBY))
        until(lambda: any(getattr(one, "_refused", False) for one in house.connections))
        assert house.crowd.open_count == 1, "it counts as a connection of its address meanwhile"
        made.close()


def test_a_client_that_takes_nothing_is_cut_off_after_the_end() -> None:
    """Closing waits for what is unsent, however little that is."""
    go_on = threading.Event()
    served = held_application([], go_on, "x" * 50_000)
    with opened(served, send_buffer=4096, answer_seconds=0.2) as house:
        made = shake_hands(house, "/", receive_buffer=4096)
        (live,) = house.connections
        until(lambda: live.transport.get_write_buffer_size() > 0)
        made.shutdown(socket.SHUT_WR)
        until(lambda: not house.crowd.open_count)
        go_on.set()
        made.close()


def test_messages_over_a_guests_rate_are_answered_seldom_and_close_the_socket() -> None:
    async def work() -> None:
        limits: Json = {"guest_rate": Rate(0, 20), "refusal_rate": Rate(0, 15)}
        async with serving(**limits) as app:
            ada = Client(app)
            look = await ada.start("baronet")
            async with ada.socket(look["match"]) as live:
                for _ in range(60):
                    await live.say()
                await asyncio.wait_for(live.task, PATIENCE)
                live.drain()
                assert live.closed is not None
                assert live.closed["code"] == 1008
                assert "Too many actions" in live.closed["reason"]
                errors = [one for one in live.heard if "error" in one]
                assert len(errors) == 2, "of the 1st and the 11th"

    asyncio.run(work())


def test_the_lobby_closes_whoever_keeps_talking_to_it() -> None:
    async def work() -> None:
        async with (
            serving(refusal_rate=Rate(0, 15)) as app,
            Socket(app, LOBBY, {}, {}) as lobby,
        ):
            for _ in range(16):
                await lobby.say(hello="world")
            await asyncio.wait_for(lobby.task, PATIENCE)
            lobby.drain()
            assert lobby.closed is not None
            assert lobby.closed["code"] == 1008

    asyncio.run(work())


def test_several_tabs_at_a_players_pace_are_never_limited() -> None:
    """A burst of clicks in each of eight tabs at one address, with the limits as they are."""
    with opened(**LIMITS) as house:
        live = f"ws://127.0.0.1:{house.port}{start_match(house)}"
        with contextlib.ExitStack() as stack:  # each handshake counts as a message, too
            tabs = [stack.enter_context(connect(live, ping_interval=None)) for _ in range(8)]
            for at in range(3):
                for tab in tabs:
                    tab.send(json.dumps({"hidden": at % 2 == 0}))
                    assert tab.ping().wait(PATIENCE)
            for tab in tabs[:7]:
                tab.send("{")  # is answered with what is wrong with it, after what came before
                while "error" not in (said := str(tab.recv(PATIENCE))):
                    pass
                assert "faster" not in said
            assert [one._refusals.count for one in house.connections] == [0] * 8


def test_a_full_classroom_behind_one_address_is_never_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A hundred players for ten minutes: a move every five seconds, a pong every 45."""
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    addresses = TokenBuckets(USUAL.address_frame_rate)
    players = [FrameCounter(USUAL.frame_rate, addresses) for _ in range(100)]
    for second in range(600):
        now += 1
        for at, player in enumerate(players):
            if (second + at) % 5 == 0:  # the move, a call with it, and a click too many
                assert all(player.take("192.0.2.1") for _ in range(3))
            if (second + at) % 45 == 0:
                assert player.take("192.0.2.1")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 2**40])
def test_where_a_frame_ends(size: int) -> None:
    """As long as its header isn't whole that isn't known; a header without a mask counts too."""
    if size < 126:
        head = bytes([0x81, 0x80 | size])
    else:
        head = b"\x81\xfe" + size.to_bytes(2, "big") if size < 65_536 else b""
        head = head or b"\x81\xff" + size.to_bytes(8, "big")
    assert [size_of_frame(head[:end]) for end in range(len(head))] == [0] * len(head)
    assert size_of_frame(head + bytes(4)) == len(head) + 4 + size
    bare = bytes([head[0], head[1] & 0x7F]) + head[2:]
    assert size_of_frame(bare) == len(head) + size


def test_frames_and_handshakes_are_counted_over_processes() -> None:
    said: list[Any] = []
    here, there = ConnectionLimits(USUAL), ConnectionLimits(USUAL)
    for _ in range(int(USUAL.address_frame_rate.at_once)):
        assert here.frames.take("192.0.2.1")
    LimitSync(here.rates, {}).send_reports(said.append)
    for one in said:
        LimitSync(there.rates, {}).on_rate_report("another", one)
    assert not there.frames.take("192.0.2.1")
    assert there.frames.take("192.0.2.2")
    with opened() as house:
        counted = _build_limit_sync(house.app.state)._rates
        assert counted["frames of address"] is house.crowd.frames
        assert counted["handshakes of address"] is house.crowd.handshakes
