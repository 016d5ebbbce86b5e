"""Translator: sentences from messages, in the language of this process."""

from collections.abc import Callable
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from boneyard.i18n import fluent_lite
from boneyard.i18n.fluent_lite import Plain
from boneyard.i18n.locales import ENGLISH, read
from boneyard.i18n.message import Argument, Message, message

if TYPE_CHECKING:
    from boneyard.i18n.fluent_translator import Tongue


#: So many sentences of a language are kept.
KEPT: Final = 4096


class Voice:
    """One language."""

    def __init__(self, language: str) -> None:
        """Begin; nothing is read yet."""
        self.language = language
        self._plain = Plain(language)
        self._kept = lru_cache(KEPT)(self._said)

    @cached_property
    def tongue(self) -> "Tongue":
        """The whole language, which takes a while to wake."""
        from boneyard.i18n.fluent_translator import tongue

        return tongue(self.language)

    def say(self, what: Argument) -> str:
        """Make a sentence of a message; anything else as it stands in a gap."""
        return self._kept(what) if isinstance(what, Message) else self._said(what)

    def _said(self, what: Argument) -> str:
        said = self._plain.said(what)
        return self.tongue.say(what) if said is None else said

    @property
    def kept(self) -> int:
        """How many sentences are kept."""
        return self._kept.cache_info().currsize

    def __call__(self, id: str, /, **args: Argument) -> str:
        """Say a message by its id."""
        return self.say(message(id, **args))

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Write a number with so many digits after the point; `signed`: with + or -."""
        return fluent_lite.number(self._plain.catalogues, value, digits, digits, signed=signed)

    def percent(self, share: float, digits: int = 0, *, signed: bool = False) -> str:
        """Write a share of one in hundredths."""
        return fluent_lite.percent(self._plain.catalogues, share, digits, digits, signed=signed)

    def text(self, name: str) -> str:
        """A longer text in Markdown, such as the rules of a game: `rules/matador`."""
        return read(self._plain.catalogues, f"{name}.md")


@cache  # there are few languages
def voice(language: str) -> Voice:
    """The one voice of a language."""
    return Voice(language)


_chosen = ENGLISH


def choose(language: str) -> None:
    """Speak this language from now on."""
    global _chosen
    _chosen = language


def spoken() -> Voice:
    """The voice in which this process speaks to whoever sits before its terminal."""
    return voice(_chosen)


#: Makes text of a message: `Tongue.say` of the language that is read.
Say: TypeAlias = Callable[[Argument], str]


def english(what: Argument) -> str:
    """Say it in English: what drawings and reports do unless told otherwise."""
    return voice(ENGLISH).say(what)
