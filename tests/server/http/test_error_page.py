"""What a person sees where no page could be made, and a program is told in JSON."""

import asyncio
import re
from base64 import b64encode
from hashlib import sha256
from typing import Any

import pytest

from boneyard.server.errors import HttpError
from boneyard.server.http.security_middleware import send_error

BROWSER = b"text/html,application/xhtml+xml;q=0.9"


def answer(path: str, accept: bytes, status: int, language: bytes = b"en") -> tuple[Any, str]:
    """The headers and the body of an error."""
    sent: list[Any] = []

    async def send(going: Any) -> None:
        sent.append(going)

    headers = [(b"accept", accept), (b"accept-language", language)]
    scope = {"type": "http", "path": path, "headers": headers}
    asyncio.run(send_error(scope, send, HttpError(status, "server-broken")))
    start, body = sent
    assert start["status"] == status
    found = dict(start["headers"])
    assert int(found[b"content-length"]) == len(body["body"])
    return found, body["body"].decode()


@pytest.mark.parametrize(("status", "title"), [(500, "Something went wrong"), (429, "Too many")])
def test_a_person_gets_a_page_with_a_way_back(status: int, title: str) -> None:
    headers, page = answer("/house-rules", BROWSER, status)
    assert headers[b"content-type"].startswith(b"text/html")
    assert f"<h1>{title}" in page
    assert "Something went wrong on the server." in page
    assert '<a href="/">' in page
    assert (b"retry-after" in headers) is (status == 429)


def test_the_page_allows_its_own_style_and_no_other() -> None:
    headers, page = answer("/", BROWSER, 500)
    (style,) = re.findall("<style>(.*)</style>", page)
    digest = b64encode(sha256(style.encode()).digest())
    policy = headers[b"content-security-policy"]
    assert b"style-src 'self' 'sha256-" + digest + b"'" in policy
    assert b"unsafe" not in policy


def test_the_page_speaks_the_language_of_the_browser() -> None:
    _, page = answer("/", BROWSER, 500, b"nl")
    assert '<html lang="nl">' in page


@pytest.mark.parametrize(("path", "accept"), [("/api/games", BROWSER), ("/watch", b"*/*")])
def test_programs_get_json(path: str, accept: bytes) -> None:
    headers, body = answer(path, accept, 500)
    assert headers[b"content-type"] == b"application/json"
    assert body.startswith('{"error":')
