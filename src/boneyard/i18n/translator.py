"""Translator: sentences from messages, in the language of this process."""

from collections.abc import Callable
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from boneyard.i18n import fluent_lite
from boneyard.i18n.fluent_lite import FluentLite
from boneyard.i18n.locales import ENGLISH, read_locale_file
from boneyard.i18n.message import Argument, Message, message

if TYPE_CHECKING:
    from boneyard.i18n.fluent_translator import FluentTranslator


#: So many sentences of a language are kept.
SENTENCE_CACHE_SIZE: Final = 4096


class Translator:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._plain = FluentLite(language)
        self._translate_cached = lru_cache(SENTENCE_CACHE_SIZE)(self._translate)

    @cached_property
    def fluent(self) -> "FluentTranslator":
        """The whole language, which takes a while to wake."""
        from boneyard.i18n.fluent_translator import get_fluent_translator

        return get_fluent_translator(self.language)

    def translate(self, what: Argument) -> str:
        """Make a sentence of a message; anything else as it stands in a gap."""
        return self._translate_cached(what) if isinstance(what, Message) else self._translate(what)

    def _translate(self, what: Argument) -> str:
        said = self._plain.try_translate(what)
        return self.fluent.translate(what) if said is None else said

    @property
    def cached_count(self) -> int:
        """How many sentences are kept."""
        return self._translate_cached.cache_info().currsize

    def __call__(self, id: str, /, **args: Argument) -> str:
        """Say a message by its id."""
        return self.translate(message(id, **args))

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Write a number with so many digits after the point; `signed`: with + or -."""
        return fluent_lite.format_number(
            self._plain.catalogue_language, value, digits, digits, signed=signed
        )

    def percent(self, share: float, digits: int = 0, *, signed: bool = False) -> str:
        """Write a share of one in hundredths."""
        return fluent_lite.format_percent(
            self._plain.catalogue_language, share, digits, digits, signed=signed
        )

    def load_text(self, name: str) -> str:
        """A longer text in Markdown, such as the rules of a game: `rules/matador`."""
        return read_locale_file(self._plain.catalogue_language, f"{name}.md")


@cache  # there are few languages
def get_translator(language: str) -> Translator:
    """The one voice of a language."""
    return Translator(language)


_current_language = ENGLISH


def set_language(language: str) -> None:
    """Speak this language from now on."""
    global _current_language
    _current_language = language


def current_translator() -> Translator:
    """The voice in which this process speaks to whoever sits before its terminal."""
    return get_translator(_current_language)


#: Makes text of a message: `Tongue.say` of the language that is read.
Translate: TypeAlias = Callable[[Argument], str]


def english(what: Argument) -> str:
    """Say it in English: what drawings and reports do unless told otherwise."""
    return get_translator(ENGLISH).translate(what)
