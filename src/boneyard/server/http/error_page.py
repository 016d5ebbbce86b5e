"""The page that a person sees where no other can be made: too many requests, a broken server.

It needs no template, no store and no other file.
"""

import base64
import hashlib
from collections.abc import Iterable
from html import escape
from typing import Final

from boneyard.i18n import Message
from boneyard.i18n.translator import Translator

_STYLE: Final = (
    ":root{color-scheme:light dark}"
    "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;"
    "box-sizing:border-box;background:#fbf7ee;color:#24211c;"
    "font:1.0625rem/1.5 system-ui,sans-serif}"
    "main{max-width:34rem}"
    "h1{font:600 2rem/1.15 Georgia,serif;margin:0 0 .75rem}"
    "a{display:inline-block;margin-top:.5rem;padding:.7rem 1.5rem;border-radius:12px;"
    "background:#8f2a22;color:#fff;font-weight:600;text-decoration:none}"
    "@media(prefers-color-scheme:dark){body{background:#171512;color:#efe7d6}}"
)
#: What the policy of the page allows: its own style, by its hash.
STYLE_SOURCE: Final = (
    f"'sha256-{base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()}'"
)

_TITLES: Final = {
    403: "pages-not-yours", 404: "pages-nothing-here", 429: "pages-a-moment",
}  # fmt: skip


def is_page_wanted(path: str, headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether a person looks at the answer: a browser asks for a page, not a program for data."""
    if path.startswith("/api"):
        return False
    return any(name == b"accept" and b"text/html" in value for name, value in headers)


def render_error_page(translator: Translator, said: Message, status: int) -> bytes:
    """Render a page that says what went wrong, with a way back."""
    title = escape(translator(_TITLES.get(status, "pages-did-not-work")))
    text = translator.translate(said)
    page = (
        f'<!doctype html><html lang="{translator.catalogue_language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{title} – Boneyard</title><style>{_STYLE}</style></head><body><main>"
        f"<h1>{title}</h1><p>{escape(text[:1].upper() + text[1:])}</p>"
        f'<p><a href="/">{escape(translator("pages-all-games"))}</a></p></main></body></html>'
    )
    return page.encode()
