"""In which language somebody is answered: the one they chose, or the one their browser likes best.

Programs say neither, and are answered in English.
"""

from collections.abc import Iterable
from typing import Final

from boneyard.i18n.fluent_translator import Tongue, negotiated, tongue
from boneyard.i18n.locales import LANGUAGES, MADE_UP
from boneyard.server.http.cookies import cookie_in

#: The language that was chosen.
LANGUAGE_COOKIE: Final = "language"

Headers = Iterable[tuple[bytes, bytes]]


def spoken(language: str) -> bool:
    """Say whether it can be spoken: the made-up language is for tests, and is never offered."""
    return language in LANGUAGES or language == MADE_UP


def language_in(headers: Headers) -> str:
    """The language that a request asks for, from its headers."""
    headers = list(headers)
    kept = cookie_in(headers, LANGUAGE_COOKIE) or ""
    if spoken(kept):
        return kept
    wanted = (value for name, value in headers if name == b"accept-language")
    return negotiated(next(wanted, b"").decode("latin-1"))


def tongue_for(headers: Headers) -> Tongue:
    """Who speaks that language."""
    return tongue(language_in(headers))
