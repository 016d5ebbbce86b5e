"""Translator: sentences, numbers and dates in one language; and which language to use.

Catalogues are read lazily, sentences are cached.
"""

from collections.abc import Callable
from datetime import datetime
from functools import cache, lru_cache
from typing import Final, TypeAlias

from boneyard.i18n.dates import DateLength, format_date, format_datetime
from boneyard.i18n.fluent_lite import FluentLite
from boneyard.i18n.locales import ENGLISH, LANGUAGES, PSEUDO_LANGUAGE, read_locale_file
from boneyard.i18n.message import Argument, Message, message
from boneyard.i18n.numbers import format_number, format_percent

#: Cache size in sentences for each language.
SENTENCE_CACHE_SIZE: Final = 4096


class Translator:
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


@cache  # there are few languages
def get_translator(language: str) -> Translator:
    """Return the shared translator of a language."""
    if language not in LANGUAGES and language != PSEUDO_LANGUAGE:
        raise LookupError(f"no catalogue for language {language}")
    return Translator(language)


_current_language = ENGLISH


def set_language(language: str) -> None:
    """Set the language of this process."""
    global _current_language
    _current_language = language


def current_translator() -> Translator:
    """Return the translator of this process, for its terminal."""
    return get_translator(_current_language)


#: Makes text of a message: the `translate` method of a language.
Translate: TypeAlias = Callable[[Argument], str]


#: Translates to English: the default of drawings and reports.
english: Final[Translate] = get_translator(ENGLISH).translate
