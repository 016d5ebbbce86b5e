"""WebSockets by hand, byte by byte, for tests and benchmarks that send what no library would."""

import base64
import os
import zlib
from collections.abc import Iterator

CONTINUATION, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
DEFLATE = "sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n"


def handshake(path: str, more: str = "") -> bytes:
    """The request that opens a WebSocket; `more` are further header lines."""
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n{more}\r\n"
    )
    return head.encode()


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, compressed: bool = False) -> bytes:
    """A masked frame; a mask of zeros leaves the data as it is."""
    first = opcode | (0x80 if fin else 0) | (0x40 if compressed else 0)
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + length + bytes(4) + data


def deflated(text: bytes) -> bytes:
    """A compressed text message."""
    packer = zlib.compressobj(wbits=-12)
    data = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
    return frame(TEXT, data[:-4], compressed=True)


def frames_in(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The whole frames that a server has sent: opcode and payload of each."""
    at = 0
    while at + 2 <= len(data):
        size, start = data[at + 1], at + 2
        if size == 126:
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
        if start + size > len(data):
            return
        yield data[at] & 0x0F, data[start : start + size]
        at = start + size
