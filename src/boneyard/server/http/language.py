"""Language of a response: the caller's choice, or what the browser prefers.

Programs say neither, and are answered in English.
"""

from collections.abc import Iterable
from typing import Final

from boneyard.i18n.locales import ENGLISH, LANGUAGES, PSEUDO_LANGUAGE
from boneyard.i18n.translator import Translator, get_translator
from boneyard.server.http.session_cookie import find_cookie

#: The language that was chosen.
LANGUAGE_COOKIE: Final = "language"

Headers = Iterable[tuple[bytes, bytes]]


def is_supported(language: str) -> bool:
    """Say whether it can be spoken: the made-up language is for tests, and is never offered."""
    return language in LANGUAGES or language == PSEUDO_LANGUAGE


def parse_accept_language(wanted: str) -> str:
    """Choose the language for an Accept-Language header: `nl-BE,nl;q=0.9,en;q=0.8`."""
    preferences: list[tuple[float, int, str]] = []
    for at, part in enumerate(wanted[:500].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            preferences.append((-float(weight or 1), at, tag.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    preferred = [language for weight, _, language in sorted(preferences) if weight < 0]
    return next((language for language in preferred if language in LANGUAGES), ENGLISH)


def negotiate_language(headers: Headers) -> str:
    """The language that a request asks for, from its headers."""
    headers = list(headers)
    kept = find_cookie(headers, LANGUAGE_COOKIE) or ""
    if is_supported(kept):
        return kept
    wanted = (value for name, value in headers if name == b"accept-language")
    return parse_accept_language(next(wanted, b"").decode("latin-1"))


def find_translator(headers: Headers) -> Translator:
    """Who speaks that language."""
    return get_translator(negotiate_language(headers))
