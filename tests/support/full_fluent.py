"""Messages by Mozilla's Fluent and by Babel: the oracle for our own reader."""

from functools import cache
from typing import Any, Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from boneyard.i18n.fluent_lite import fix_spanish_conjunction, isolate_rtl
from boneyard.i18n.locales import ENGLISH, PSEUDO_BRACKETS, PSEUDO_LANGUAGE, read_locale_file
from boneyard.i18n.message import Argument, Message, NameList, OneOf


class FullFluent:
    """One language."""

    def __init__(self, language: str) -> None:
        self.pseudo = language == PSEUDO_LANGUAGE
        self.language = ENGLISH if self.pseudo else language
        # British lists have no comma before the last.
        self.locale = Locale.parse("en_GB" if self.language == ENGLISH else self.language)
        self.bundle = cache(self._bundle)

    def _bundle(self, room: str) -> FluentBundle:
        bundle = FluentBundle([str(self.locale)], use_isolating=False)
        bundle.add_resource(FluentResource(read_locale_file(self.language, f"{room}.ftl")))
        return bundle

    def translate(self, what: Argument) -> str:
        """Format a message, or anything else."""
        if not isinstance(what, Message):
            text = str(self._argument(what))
            return self._mark(text) if isinstance(what, NameList | OneOf | tuple) else text
        bundle = self.bundle(what.id.partition("-")[0])
        gaps: dict[str, Any] = {}
        for name, value in what.args:
            gaps[name] = self._argument(value)
            if isinstance(value, NameList):
                gaps[f"{name}_is"] = value.person
        pattern = bundle.get_message(what.id).value
        assert pattern is not None
        formatted, errors = bundle.format_pattern(pattern, gaps)
        if errors:
            raise ValueError(errors[0])
        return self._mark(str(formatted))

    def number(self, value: float, digits: int, signed: bool) -> str:
        """Format a number with a fixed number of decimals."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, format=_sign(pattern, signed), locale=self.locale)

    def percent(self, share: float, digits: int, signed: bool) -> str:
        """Format a share of one as a percentage."""
        usual = self.locale.percent_formats[None].pattern
        pattern = usual.replace("0", "0." + "0" * digits) if digits else usual
        return format_percent(share, format=_sign(pattern, signed), locale=self.locale)

    def _mark(self, text: str) -> str:
        return f"{PSEUDO_BRACKETS[0]}{text}{PSEUDO_BRACKETS[1]}" if self.pseudo else text

    def _argument(self, value: Argument) -> Any:
        match value:
            case str():
                return isolate_rtl(value)
            case bool():
                return "yes" if value else "no"
            case Message():
                return self.translate(value)
            case NameList():
                return self._list(value.names, "standard")
            case OneOf():
                return self._list(value.parts, "or")
            case tuple():
                return self._list(value, "standard")
        return value

    def _list(self, parts: tuple[Argument, ...], style: Literal["standard", "or"]) -> str:
        texts = [self.translate(part) for part in parts]
        joined = format_list(texts, style, self.locale)
        spanish = texts and self.language == "es"
        return fix_spanish_conjunction(joined, texts[-1]) if spanish else joined


def _sign(pattern: str, signed: bool) -> str:
    """A pattern of Babel with an explicit plus sign."""
    return f"+{pattern};-{pattern}" if signed else pattern
