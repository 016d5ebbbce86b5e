"""Language of a response: the caller's choice, or what the browser prefers.

Programs say neither, and are answered in English.
"""

from collections.abc import Iterable
from typing import Final

from boneyard.i18n.fluent_translator import (
    FluentTranslator,
    get_fluent_translator,
)
from boneyard.i18n.fluent_translator import negotiate_language as negotiate_accept_language
from boneyard.i18n.locales import LANGUAGES, PSEUDO_LANGUAGE
from boneyard.server.http.session_cookie import find_cookie

#: The language that was chosen.
LANGUAGE_COOKIE: Final = "language"

Headers = Iterable[tuple[bytes, bytes]]


def is_supported(language: str) -> bool:
    """Say whether it can be spoken: the made-up language is for tests, and is never offered."""
    return language in LANGUAGES or language == PSEUDO_LANGUAGE


def negotiate_language(headers: Headers) -> str:
    """The language that a request asks for, from its headers."""
    headers = list(headers)
    kept = find_cookie(headers, LANGUAGE_COOKIE) or ""
    if is_supported(kept):
        return kept
    wanted = (value for name, value in headers if name == b"accept-language")
    return negotiate_accept_language(next(wanted, b"").decode("latin-1"))


def find_translator(headers: Headers) -> FluentTranslator:
    """Who speaks that language."""
    return get_fluent_translator(negotiate_language(headers))
