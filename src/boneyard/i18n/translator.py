"""Translator: sentences from messages, in the language of this process."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, TypeAlias

from boneyard.i18n import fluent_lite
from boneyard.i18n.fluent_lite import FluentLite
from boneyard.i18n.locales import ENGLISH, read_locale_file
from boneyard.i18n.message import Argument, Message, message

#: Cache size in sentences for each language.
SENTENCE_CACHE_SIZE: Final = 4096


class Translator:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._plain = FluentLite(language)
        self._translate_cached = lru_cache(SENTENCE_CACHE_SIZE)(self._translate)

    def translate(self, what: Argument) -> str:
        """Translate a message; format any other argument."""
        return self._translate_cached(what) if isinstance(what, Message) else self._translate(what)

    def _translate(self, what: Argument) -> str:
        return self._plain.translate(what)

    @property
    def cached_count(self) -> int:
        """The number of cached sentences."""
        return self._translate_cached.cache_info().currsize

    def __call__(self, id: str, /, **args: Argument) -> str:
        """Translate a message by its id."""
        return self.translate(message(id, **args))

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Format a number with a fixed number of decimals; `signed`: with + or -."""
        return fluent_lite.format_number(
            self._plain.catalogue_language, value, digits, digits, signed=signed
        )

    def percent(self, share: float, digits: int = 0, *, signed: bool = False) -> str:
        """Format a share of one as a percentage."""
        return fluent_lite.format_percent(
            self._plain.catalogue_language, share, digits, digits, signed=signed
        )

    def load_text(self, name: str) -> str:
        """Load a longer text in Markdown, such as the rules of a game: `rules/matador`."""
        return read_locale_file(self._plain.catalogue_language, f"{name}.md")


@cache  # there are few languages
def get_translator(language: str) -> Translator:
    """Return the shared translator of a language."""
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
