"""A language that the house speaks: makes sentences of messages, from its catalogues.

Catalogues are read when something in them is first said. Sentences that come again are kept. What
`Plain` can say it says, at a fifth of the cost; the rest is for Fluent and Babel.
"""

from datetime import datetime
from functools import cache, lru_cache
from typing import Any, Final, Literal

from babel import Locale
from babel.dates import format_date, format_datetime
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from boneyard.i18n.fluent_lite import Plain, apart, euphonic
from boneyard.i18n.locales import BRACKETS as BRACKETS
from boneyard.i18n.locales import ENGLISH, LANGUAGES, UnknownMessage, read
from boneyard.i18n.locales import MADE_UP as MADE_UP
from boneyard.i18n.message import Argument, Either, Message, Persons, message

Size = Literal["full", "long", "medium", "short"]
#: So many sentences of a language are kept.
KEPT: Final = 4096


class Tongue:
    """One language."""

    def __init__(self, language: str) -> None:
        """Open the catalogues of a language; none is read yet."""
        self.language = language
        self.catalogues = ENGLISH if language == MADE_UP else language
        # British lists have no comma before the last: Mabel, Otto and Ravi.
        self.locale = Locale.parse("en_GB" if self.catalogues == ENGLISH else self.catalogues)
        self._bundles: dict[str, FluentBundle] = {}
        self._said = lru_cache(KEPT)(self._spoken)
        self._plain = Plain(language, self._said)

    @property
    def direction(self) -> str:
        """Which way it is written: ltr or rtl."""
        return self.locale.text_direction

    def say(self, what: Argument) -> str:
        """Make a sentence of a message; anything else as it stands in a gap."""
        if isinstance(what, Message):
            return self._said(what)
        told = str(self._told(what))
        return self._marked(told) if isinstance(what, Persons | Either | tuple) else told

    def __call__(self, id: str, /, **args: Argument) -> str:
        """Say a message by its id."""
        return self._said(message(id, **args))

    @property
    def kept(self) -> int:
        """How many sentences are kept."""
        return self._said.cache_info().currsize

    def has(self, id: str) -> bool:
        """Tell whether there is such a message."""
        return self._bundle(id.partition("-")[0]).has_message(id)

    def text(self, name: str) -> str:
        """A longer text in Markdown, such as the rules of a game: `rules/matador`."""
        return read(self.catalogues, f"{name}.md")

    # Numbers, dates and lists, where they stand alone.

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Write a number with so many digits after the point; `signed`: with + or -."""
        pattern = _signed("#,##0" + ("." + "0" * digits if digits else ""), signed)
        return format_decimal(value, format=pattern, locale=self.locale)

    def percent(self, share: float, digits: int = 0, *, signed: bool = False) -> str:
        """Write a share of one in hundredths."""
        usual = self.locale.percent_formats[None].pattern
        pattern = usual.replace("0", "0." + "0" * digits) if digits else usual
        return format_percent(share, format=_signed(pattern, signed), locale=self.locale)

    def date(self, moment: datetime, size: Size = "medium") -> str:
        """Write a date with its time."""
        return format_datetime(moment, size, locale=self.locale)

    def day(self, moment: datetime) -> str:
        """Write a date without its time."""
        return format_date(moment, "medium", locale=self.locale)

    # How it is done.

    def _bundle(self, room: str) -> FluentBundle:
        found = self._bundles.get(room)
        if found is None:
            found = FluentBundle([str(self.locale)], use_isolating=False)
            found.add_resource(FluentResource(read(self.catalogues, f"{room}.ftl")))
            self._bundles[room] = found
        return found

    def _spoken(self, what: Message) -> str:
        said = self._plain.sentence(what)
        return self.in_full(what) if said is None else said

    def in_full(self, what: Message) -> str:
        """Say a message by all the rules of Fluent, however plain it is."""
        bundle = self._bundle(what.id.partition("-")[0])
        if not bundle.has_message(what.id):
            raise UnknownMessage(f"no message {what.id} in {self.catalogues}")
        pattern = bundle.get_message(what.id).value
        assert pattern is not None, f"{what.id} has attributes only"
        said, errors = bundle.format_pattern(pattern, self._gaps(what))
        if errors:
            raise UnknownMessage(f"{what.id} in {self.catalogues}: {errors[0]}")
        return self._marked(str(said))

    def _marked(self, said: str) -> str:
        """What a language has made; in the made-up one, brackets tell so."""
        return f"{BRACKETS[0]}{said}{BRACKETS[1]}" if self.language == MADE_UP else said

    def _gaps(self, what: Message) -> dict[str, Any]:
        gaps: dict[str, Any] = {}
        for name, value in what.args:
            gaps[name] = self._told(value)
            if isinstance(value, Persons):
                gaps[f"{name}_is"] = value.person
        return gaps

    def _told(self, value: Argument) -> Any:
        match value:
            case str():
                return apart(value)
            case bool():
                return "yes" if value else "no"
            case Message():
                return self._said(value)
            case Persons():
                return self._list(value.names, "standard")
            case Either():
                return self._list(value.parts, "or")
            case tuple():
                return self._list(value, "standard")
        return value

    def _list(self, parts: tuple[Argument, ...], style: Literal["standard", "or"]) -> str:
        told = [self.say(part) for part in parts]
        joined = format_list(told, style, self.locale)
        return euphonic(joined, told[-1]) if told and self.catalogues == "es" else joined


@cache
def tongue(language: str) -> Tongue:
    """The one tongue of a language; there are few, so all that were asked for are kept."""
    if language not in LANGUAGES and language != MADE_UP:
        raise LookupError(f"the house doesn't speak {language}")
    return Tongue(language)


def _signed(pattern: str, signed: bool) -> str:
    """A pattern of Babel's that also tells what is above zero."""
    return f"+{pattern};-{pattern}" if signed else pattern


def negotiated(wanted: str) -> str:
    """The language for a browser that asks like this: `nl-BE,nl;q=0.9,en;q=0.8`."""
    asked: list[tuple[float, int, str]] = []
    for at, part in enumerate(wanted[:500].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            asked.append((-float(weight or 1), at, tag.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    liked = [language for weight, _, language in sorted(asked) if weight < 0]
    return next((language for language in liked if language in LANGUAGES), ENGLISH)
