"""Style sheets inside the page that needs them: it is painted after one round trip, not two.

The sheets of a page are in its head, as its policy allows by their hashes. They are compressed
once: a compressed page is put together from pieces.
"""

import re
import zlib
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from boneyard.server.http.security_headers import build_content_security_policy

_STYLESHEET_LINK: Final = re.compile(
    r'<link rel="stylesheet" href="(/static/[0-9a-f]+)/(css/[\w/]+\.css)">'
)
_HEAD_END: Final = "</head>"
#: RFC 1952: deflate, no name, no time, an unknown system.
_GZIP_HEADER: Final = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
_PAGE_LEVEL, _STYLE_LEVEL = 6, 9


class InlineStyle(Struct, frozen=True):
    """A style sheet as an element of a page."""

    element: bytes
    deflated: bytes
    """The same, compressed without its surroundings."""
    source: str
    """What the policy of the page says of it."""


@cache
def build_inline_style(base: str, name: str, css: bytes) -> InlineStyle:
    """Build the element; addresses in the sheet are meant from its folder below `base`."""
    text = css.replace(b"../", f"{base}/".encode())
    # Where it is as a file: a page that is kept links to it again.
    element = f'<style data-href="{base}/{name}">'.encode() + text + b"</style>"
    digest = b64encode(sha256(text).digest()).decode()
    return InlineStyle(element, _deflate(element, _STYLE_LEVEL), f"'sha256-{digest}'")


def _deflate(data: bytes, level: int, mode: int = zlib.Z_FULL_FLUSH) -> bytes:
    """Compress a piece that others can follow."""
    packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(data) + packer.flush(mode)


def is_shown(request: Request) -> bool:
    """Say whether a browser asks for a page to show it, rather than a script or a program."""
    asked = request.headers
    return asked.get("sec-fetch-dest") == "document" and "gzip" in asked.get("accept-encoding", "")


def build_page_response(
    request: Request, page: str, load_files: Callable[[], dict[str, bytes]], status: int
) -> Response:
    """Build the answer with a page; where it is shown, links to style sheets become the sheets."""
    headers = {"cache-control": "no-store"}
    if not is_shown(request):
        return HTMLResponse(page, status, headers)
    head, end, rest = page.partition(_HEAD_END)
    parts = _STYLESHEET_LINK.split(head)
    between, files = [part.encode() for part in parts[::3]], load_files()
    styles = [
        build_inline_style(base, name, files[name])
        for base, name in zip(parts[1::3], parts[2::3], strict=True)
    ]
    between[-1] += (end + rest).encode()
    headers["content-encoding"] = "gzip"
    headers["content-security-policy"] = build_content_security_policy(
        style.source for style in styles
    )
    return HTMLResponse(_join_compressed(between, styles), status, headers)


def _join_compressed(between: list[bytes], styles: list[InlineStyle]) -> bytes:
    """Join texts, and the style after each of them but the last, to a gzip file."""
    checksum = size = 0
    pieces = [_GZIP_HEADER]
    for at, text in enumerate(between):
        is_last = at == len(styles)
        pieces.append(_deflate(text, _PAGE_LEVEL, zlib.Z_FINISH if is_last else zlib.Z_FULL_FLUSH))
        checksum, size = zlib.crc32(text, checksum), size + len(text)
        if not is_last:
            element = styles[at].element
            pieces.append(styles[at].deflated)
            checksum, size = zlib.crc32(element, checksum), size + len(element)
    trailer = checksum.to_bytes(4, "little") + (size & 0xFFFFFFFF).to_bytes(4, "little")
    return b"".join((*pieces, trailer))
