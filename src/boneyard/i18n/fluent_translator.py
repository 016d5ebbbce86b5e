"""Translator of the pages: one language with its catalogues, numbers and dates.

Catalogues are read lazily, sentences are cached.
"""

from datetime import datetime
from functools import cache, lru_cache
from typing import Final

from boneyard.i18n.dates import DateLength, format_date, format_datetime
from boneyard.i18n.fluent_lite import FluentLite
from boneyard.i18n.locales import ENGLISH, LANGUAGES, read_locale_file
from boneyard.i18n.locales import PSEUDO_BRACKETS as PSEUDO_BRACKETS
from boneyard.i18n.locales import PSEUDO_LANGUAGE as PSEUDO_LANGUAGE
from boneyard.i18n.message import Argument, Message, message
from boneyard.i18n.numbers import format_number, format_percent

#: Cache size in sentences for each language.
SENTENCE_CACHE_SIZE: Final = 4096


class FluentTranslator:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue_language = ENGLISH if language == PSEUDO_LANGUAGE else language
        self._lite = FluentLite(language, lambda what: self._translate_cached(what))
        self._translate_cached = lru_cache(SENTENCE_CACHE_SIZE)(self._lite.translate_message)

    @property
    def direction(self) -> str:
        """Writing direction: all our languages are written from left to right."""
        return "ltr"

    def translate(self, what: Argument) -> str:
        """Translate a message; format any other argument."""
        if isinstance(what, Message):
            return self._translate_cached(what)
        return self._lite.translate(what)

    def __call__(self, id: str, /, **args: Argument) -> str:
        """Translate a message by its id."""
        return self._translate_cached(message(id, **args))

    @property
    def cached_count(self) -> int:
        """The number of cached sentences."""
        return self._translate_cached.cache_info().currsize

    def has_message(self, id: str) -> bool:
        """Return whether there is such a message."""
        return self._lite.has_message(id)

    def load_text(self, name: str) -> str:
        """Load a longer text in Markdown, such as the rules of a game: `rules/matador`."""
        return read_locale_file(self.catalogue_language, f"{name}.md")

    # Numbers, dates and lists by themselves.

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Format a number with a fixed number of decimals; `signed`: with + or -."""
        return format_number(self.catalogue_language, value, digits, digits, signed=signed)

    def percent(self, share: float, digits: int = 0, *, signed: bool = False) -> str:
        """Format a share of one as a percentage."""
        return format_percent(self.catalogue_language, share, digits, digits, signed=signed)

    def date(self, moment: datetime, size: DateLength = "medium") -> str:
        """Format a date with its time."""
        return format_datetime(self.catalogue_language, moment, size)

    def day(self, moment: datetime) -> str:
        """Format a date without its time."""
        return format_date(self.catalogue_language, moment, "medium")


@cache
def get_fluent_translator(language: str) -> FluentTranslator:
    """Return the shared translator of a language; there are few, so all are cached."""
    if language not in LANGUAGES and language != PSEUDO_LANGUAGE:
        raise LookupError(f"no catalogue for language {language}")
    return FluentTranslator(language)


def negotiate_language(wanted: str) -> str:
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
