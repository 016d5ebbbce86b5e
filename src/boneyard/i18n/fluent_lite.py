"""Fluent formatter without dependencies: the part of Fluent that our catalogues use.

Messages, placeables, selectors, `NUMBER`, references and text in several lines. Attributes, terms
and other functions are refused. The tests compare every message with `fluent.runtime`.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from boneyard.i18n.locales import (
    ENGLISH,
    PSEUDO_BRACKETS,
    PSEUDO_LANGUAGE,
    UnknownMessage,
    read_locale_file,
)
from boneyard.i18n.message import Argument, Message, NameList, OneOf
from boneyard.i18n.numbers import DEFAULT_FRACTION_DIGITS, format_number, format_percent

#: Letters of right-to-left scripts; inside another script's sentence they are isolated, or they
#: would reverse the punctuation around them.
_RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")

_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"

#: The conjunction before the last of a list of all, and of a list of alternatives.
_CONJUNCTIONS: Final = {"en": ("and", "or"), "es": ("y", "o"), "nl": ("en", "of")}

#: The conjunctions of a Spanish list: *y* is *e* before an i, *o* is *u* before an o (also in ocho
#: and once), however they are spelt.
_SPANISH_EUPHONY: Final = (
    ("y", "e", re.compile(r"h?[ií](?![aeoáéó])", re.I)),
    ("o", "u", re.compile(r"h?[oó]|8|11(?!\d)", re.I)),
)


#: A message: its id, and all indented or empty lines after it.
_ENTRY: Final = re.compile(r"^([a-z][\w-]*) *=((?:.*)(?:\n(?:[ }].*)?)*)", re.M)

_VARIABLE: Final = re.compile(r"\{\s*\$(\w+)\s*\}")

_NUMBER: Final = re.compile(r"\{\s*NUMBER\(\s*\$(\w+)\s*((?:,[^,{}()]+)*)\)\s*\}")

_NUMBER_OPTION: Final = re.compile(r',\s*(\w+):\s*"?(\w+)"?\s*')

_SELECT: Final = re.compile(r"\{\s*\$(\w+)\s*->")

_REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")

_QUOTED: Final = re.compile(r'\{\s*"([^"\\{}]*)"\s*\}')

_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\]")

_TEXT: Final = re.compile(r"[^{}\n]+")

_NEW_LINE: Final = re.compile(r"(?:\n[ ]*)+")

_END: Final = re.compile(r"\s*\}")

_VARIANT_NEXT: Final = re.compile(r"\n\s*(?:\*?\[|\})")

#: Where Spanish has a third plural category: un millón *de* puntos.
_MILLION: Final = 1_000_000


def isolate_rtl(text: str) -> str:
    """Isolate right-to-left text inside a sentence."""
    return f"{_ISOLATE}{text}{_POP_ISOLATE}" if _RIGHT_TO_LEFT.search(text) else text


def fix_spanish_conjunction(joined: str, last: str) -> str:
    """Apply the Spanish conjunction rules: *Ana e Inés*, *7 u 8*."""
    for usual, other, sounds in _SPANISH_EUPHONY:
        if sounds.match(last) and joined.endswith(f" {usual} {last}"):
            return f"{joined.removesuffix(f' {usual} {last}')} {other} {last}"
    return joined


class UnsupportedMessage(UnknownMessage):
    """A message, or an argument, that this part of Fluent doesn't have."""


class Variable(NamedTuple):
    """A placeable for an argument."""

    name: str


class NumberFormat(NamedTuple):
    """A placeable for a number, with its format."""

    name: str
    percent: bool
    min_digits: int
    max_digits: int


class MessageReference(NamedTuple):
    """Another message, with the same arguments."""

    id: str


class LineBreak(NamedTuple):
    """The end of a line, and the indent of the next one."""

    lines: int
    indent: int


class SelectExpression(NamedTuple):
    """Variants, one of which an argument selects."""

    name: str
    variants: dict[str, "Pattern"]
    default: str


PatternElement = str | Variable | NumberFormat | MessageReference | SelectExpression | LineBreak

Pattern = tuple[PatternElement, ...]


class _PatternParser:
    """Parser for the pattern of one message."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def _take(self, form: re.Pattern[str]) -> re.Match[str] | None:
        found = form.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def parse_pattern(self, variant: bool = False) -> Pattern:
        """Parse a pattern to its end, that of a variant to the next one."""
        parts = list(self._parse_elements(variant))
        if parts and isinstance(parts[0], LineBreak):
            # Where the text begins on its own line, the indent of that line counts too.
            parts[0] = parts[0]._replace(lines=0)
        indents = [part.indent for part in parts if isinstance(part, LineBreak)]
        common = min(indents, default=0)
        elements: list[PatternElement] = [
            "\n" * part.lines + " " * (part.indent - common)
            if isinstance(part, LineBreak)
            else part
            for part in parts
        ]
        if elements and isinstance(elements[0], str):
            elements[0] = elements[0].lstrip()
        if elements and isinstance(elements[-1], str):
            elements[-1] = elements[-1].rstrip()
        return tuple(part for part in elements if part != "")

    def _parse_elements(self, variant: bool) -> Iterator[PatternElement]:
        while self.at < len(self.text):
            if variant and _VARIANT_NEXT.match(self.text, self.at):
                return
            if found := self._take(_TEXT):
                yield found[0]
            elif found := self._take(_NEW_LINE):
                if self.at < len(self.text):
                    yield LineBreak(found[0].count("\n"), len(found[0]) - found[0].rfind("\n") - 1)
            elif self.text[self.at] == "}":
                raise UnsupportedMessage("a brace that closes nothing")
            else:
                yield self._parse_placeable()

    def _parse_placeable(self) -> PatternElement:
        if found := self._take(_VARIABLE):
            return Variable(found[1])
        if found := self._take(_NUMBER):
            return _parse_number_format(found[1], dict(_NUMBER_OPTION.findall(found[2])))
        if found := self._take(_SELECT):
            return self._parse_select(found[1])
        if found := self._take(_REFERENCE):
            return MessageReference(found[1])
        if found := self._take(_QUOTED):
            return found[1]
        raise UnsupportedMessage(self.text[self.at : self.at + 20])

    def _parse_select(self, name: str) -> SelectExpression:
        variants: dict[str, Pattern] = {}
        usual = ""
        while found := self._take(_VARIANT):
            variants[found[2]] = self.parse_pattern(variant=True)
            if found[1]:
                usual = found[2]
        if not usual or not self._take(_END):
            raise UnsupportedMessage(f"variants of {name}")
        return SelectExpression(name, variants, usual)


def _parse_number_format(name: str, settings: dict[str, str]) -> NumberFormat:
    hundredths = settings.pop("style", "decimal") == "percent"
    least = int(settings.pop("minimumFractionDigits", 0))
    usual = 0 if hundredths else DEFAULT_FRACTION_DIGITS
    most = int(settings.pop("maximumFractionDigits", max(least, usual)))
    if settings:
        raise UnsupportedMessage(f"how {name} is written")
    return NumberFormat(name, hundredths, least, most)


class FluentLite:
    """One language."""

    def __init__(self, language: str, inner: Callable[[Message], str] | None = None) -> None:
        """Prepare a language; its catalogues are read lazily.

        `inner` translates nested messages: the caller has them cached.
        """
        self.language = language
        self.catalogue_language = ENGLISH if language == PSEUDO_LANGUAGE else language
        self._entries: dict[str, dict[str, str]] = {}
        self._patterns: dict[str, Pattern] = {}  # as many as the catalogues have messages
        self._translate_inner = inner or self.translate_message
        self._is_pseudo = language == PSEUDO_LANGUAGE
        self._is_spanish = self.catalogue_language == "es"

    def has_message(self, id: str) -> bool:
        """Return whether there is such a message."""
        return id in self._load_entries(id.partition("-")[0])

    def translate(self, what: Argument) -> str:
        """Format a message or any other argument."""
        text = self._format_argument(what)
        marked = self._is_pseudo and isinstance(what, NameList | OneOf | tuple)
        return f"{PSEUDO_BRACKETS[0]}{text}{PSEUDO_BRACKETS[1]}" if marked else text

    def translate_message(self, what: Message) -> str:
        """Format a message."""
        gaps: dict[str, Argument] = {}
        for name, value in what.args:
            gaps[name] = value
            if isinstance(value, NameList):
                gaps[f"{name}_is"] = value.person
        pattern = self._patterns.get(what.id) or self._load_pattern(what.id)
        try:
            text = self._format_pattern(pattern, gaps)
        except UnsupportedMessage as error:
            where = f"{what.id} in {self.catalogue_language}"
            raise UnknownMessage(f"{where}: {error}") from None
        return f"{PSEUDO_BRACKETS[0]}{text}{PSEUDO_BRACKETS[1]}" if self._is_pseudo else text

    def _load_pattern(self, id: str) -> Pattern:
        entries = self._load_entries(id.partition("-")[0])
        if id not in entries:
            raise UnknownMessage(f"no message {id} in {self.catalogue_language}")
        pattern = self._patterns[id] = _PatternParser(entries[id]).parse_pattern()
        return pattern

    def _load_entries(self, room: str) -> dict[str, str]:
        if room not in self._entries:
            text = read_locale_file(self.catalogue_language, f"{room}.ftl").replace("\r\n", "\n")
            self._entries[room] = {found[1]: found[2] for found in _ENTRY.finditer(text)}
        return self._entries[room]

    def _format_pattern(self, pattern: Pattern, gaps: dict[str, Argument]) -> str:
        texts = []
        try:
            for part in pattern:
                match part:
                    case str():
                        texts.append(part)
                    case Variable(name):
                        texts.append(self._format_argument(gaps[name]))
                    case NumberFormat(name):
                        texts.append(self._format_number(gaps[name], part))
                    case MessageReference(id):
                        other = self._patterns.get(id) or self._load_pattern(id)
                        texts.append(self._format_pattern(other, gaps))
                    case SelectExpression(name, variants, usual):
                        found = _select_variant(gaps[name], variants, usual, self._is_spanish)
                        texts.append(self._format_pattern(found, gaps))
                    case _:
                        raise UnsupportedMessage(str(part))
        except KeyError as missing:
            raise UnsupportedMessage(f"{missing} is missing") from None
        return "".join(texts)

    def _format_argument(self, value: Argument) -> str:
        match value:
            case str():
                return value if value.isascii() else isolate_rtl(value)
            case Message():
                return self._translate_inner(value)
            case bool():
                return "yes" if value else "no"
            case int() | float():
                return format_number(self.catalogue_language, value)
            case NameList():
                return self._format_list(value.names, 0)
            case OneOf():
                return self._format_list(value.parts, 1)
            case tuple():
                return self._format_list(value, 0)
        raise UnsupportedMessage(str(value))

    def _format_number(self, value: Argument, how: NumberFormat) -> str:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise UnsupportedMessage(how.name)
        write = format_percent if how.percent else format_number
        return write(self.catalogue_language, value, how.min_digits, how.max_digits)

    def _format_list(self, parts: tuple[Argument, ...], kind: int) -> str:
        *others, last = [self.translate(part) for part in parts] or [""]
        if not others:
            return last
        before = ", ".join(others)
        joined = f"{before} {_CONJUNCTIONS[self.catalogue_language][kind]} {last}"
        return fix_spanish_conjunction(joined, last) if self._is_spanish else joined


def _select_variant(
    value: Argument, variants: dict[str, Pattern], usual: str, spanish: bool
) -> Pattern:
    """Select the variant for a word or a number; English, Spanish and Dutch have one and other."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if isinstance(value, str):
        return variants.get(value, variants[usual])
    if isinstance(value, int | float):
        same = (key for key in variants if _is_number(key) and float(key) == value)
        return variants[next(same, None) or _plural(value, variants, spanish) or usual]
    raise UnsupportedMessage(str(value))


@lru_cache(maxsize=256)
def _is_number(key: str) -> bool:
    return key.lstrip("-").replace(".", "", 1).isdecimal()


def _plural(value: float, variants: dict[str, Pattern], spanish: bool) -> str | None:
    many = spanish and value and value % _MILLION == 0
    kind = "one" if abs(value) == 1 else "many" if many else "other"
    return kind if kind in variants else None
