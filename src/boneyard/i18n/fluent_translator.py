"""Fluent translator: one language with its catalogues, numbers and dates.

Catalogues are read lazily, sentences are cached. What `FluentLite` supports it formats, at a fifth
of the cost; the rest is for Fluent and Babel.
"""

from datetime import datetime
from functools import cache, lru_cache
from typing import Any, Final, Literal

from babel import Locale
from babel.dates import format_date, format_datetime
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from boneyard.i18n.fluent_lite import FluentLite, fix_spanish_conjunction, isolate_rtl
from boneyard.i18n.locales import ENGLISH, LANGUAGES, UnknownMessage, read_locale_file
from boneyard.i18n.locales import PSEUDO_BRACKETS as PSEUDO_BRACKETS
from boneyard.i18n.locales import PSEUDO_LANGUAGE as PSEUDO_LANGUAGE
from boneyard.i18n.message import Argument, Message, NameList, OneOf, message

DateLength = Literal["full", "long", "medium", "short"]
#: Cache size in sentences for each language.
SENTENCE_CACHE_SIZE: Final = 4096


class FluentTranslator:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue_language = ENGLISH if language == PSEUDO_LANGUAGE else language
        # British lists have no comma before the last: Mabel, Otto and Ravi.
        self.locale = Locale.parse(
            "en_GB" if self.catalogue_language == ENGLISH else self.catalogue_language
        )
        self._bundles: dict[str, FluentBundle] = {}
        self._translate_cached = lru_cache(SENTENCE_CACHE_SIZE)(self._translate)
        self._lite = FluentLite(language, self._translate_cached)

    @property
    def direction(self) -> str:
        """Writing direction: ltr or rtl."""
        return self.locale.text_direction

    def translate(self, what: Argument) -> str:
        """Translate a message; format any other argument."""
        if isinstance(what, Message):
            return self._translate_cached(what)
        text = str(self._format_argument(what))
        return self._mark_pseudo(text) if isinstance(what, NameList | OneOf | tuple) else text

    def __call__(self, id: str, /, **args: Argument) -> str:
        """Translate a message by its id."""
        return self._translate_cached(message(id, **args))

    @property
    def cached_count(self) -> int:
        """The number of cached sentences."""
        return self._translate_cached.cache_info().currsize

    def has_message(self, id: str) -> bool:
        """Return whether there is such a message."""
        return self._bundle(id.partition("-")[0]).has_message(id)

    def load_text(self, name: str) -> str:
        """Load a longer text in Markdown, such as the rules of a game: `rules/matador`."""
        return read_locale_file(self.catalogue_language, f"{name}.md")

    # Numbers, dates and lists by themselves.

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Format a number with a fixed number of decimals; `signed`: with + or -."""
        pattern = _signed_pattern("#,##0" + ("." + "0" * digits if digits else ""), signed)
        return format_decimal(value, format=pattern, locale=self.locale)

    def percent(self, share: float, digits: int = 0, *, signed: bool = False) -> str:
        """Format a share of one as a percentage."""
        usual = self.locale.percent_formats[None].pattern
        pattern = usual.replace("0", "0." + "0" * digits) if digits else usual
        return format_percent(share, format=_signed_pattern(pattern, signed), locale=self.locale)

    def date(self, moment: datetime, size: DateLength = "medium") -> str:
        """Format a date with its time."""
        return format_datetime(moment, size, locale=self.locale)

    def day(self, moment: datetime) -> str:
        """Format a date without its time."""
        return format_date(moment, "medium", locale=self.locale)

    # Internals.

    def _bundle(self, room: str) -> FluentBundle:
        found = self._bundles.get(room)
        if found is None:
            found = FluentBundle([str(self.locale)], use_isolating=False)
            found.add_resource(
                FluentResource(read_locale_file(self.catalogue_language, f"{room}.ftl"))
            )
            self._bundles[room] = found
        return found

    def _translate(self, what: Message) -> str:
        text = self._lite.try_message(what)
        return self.translate_with_fluent(what) if text is None else text

    def translate_with_fluent(self, what: Message) -> str:
        """Translate a message with the full Fluent, however simple it is."""
        bundle = self._bundle(what.id.partition("-")[0])
        if not bundle.has_message(what.id):
            raise UnknownMessage(f"no message {what.id} in {self.catalogue_language}")
        pattern = bundle.get_message(what.id).value
        assert pattern is not None, f"{what.id} has attributes only"
        text, errors = bundle.format_pattern(pattern, self._format_arguments(what))
        if errors:
            raise UnknownMessage(f"{what.id} in {self.catalogue_language}: {errors[0]}")
        return self._mark_pseudo(str(text))

    def _mark_pseudo(self, text: str) -> str:
        """Mark translated text in the pseudo-language with brackets."""
        return (
            f"{PSEUDO_BRACKETS[0]}{text}{PSEUDO_BRACKETS[1]}"
            if self.language == PSEUDO_LANGUAGE
            else text
        )

    def _format_arguments(self, what: Message) -> dict[str, Any]:
        gaps: dict[str, Any] = {}
        for name, value in what.args:
            gaps[name] = self._format_argument(value)
            if isinstance(value, NameList):
                gaps[f"{name}_is"] = value.person
        return gaps

    def _format_argument(self, value: Argument) -> Any:
        match value:
            case str():
                return isolate_rtl(value)
            case bool():
                return "yes" if value else "no"
            case Message():
                return self._translate_cached(value)
            case NameList():
                return self._format_list(value.names, "standard")
            case OneOf():
                return self._format_list(value.parts, "or")
            case tuple():
                return self._format_list(value, "standard")
        return value

    def _format_list(self, parts: tuple[Argument, ...], style: Literal["standard", "or"]) -> str:
        texts = [self.translate(part) for part in parts]
        joined = format_list(texts, style, self.locale)
        return (
            fix_spanish_conjunction(joined, texts[-1])
            if texts and self.catalogue_language == "es"
            else joined
        )


@cache
def get_fluent_translator(language: str) -> FluentTranslator:
    """Return the shared translator of a language; there are few, so all are cached."""
    if language not in LANGUAGES and language != PSEUDO_LANGUAGE:
        raise LookupError(f"no catalogue for language {language}")
    return FluentTranslator(language)


def _signed_pattern(pattern: str, signed: bool) -> str:
    """Make a Babel pattern with an explicit plus sign."""
    return f"+{pattern};-{pattern}" if signed else pattern


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
