"""Fluent reader without dependencies: most messages, lists and numbers."""

import re
from collections.abc import Callable, Iterator
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Final, NamedTuple

from boneyard.i18n.locales import BRACKETS, ENGLISH, MADE_UP, UnknownMessage, read
from boneyard.i18n.message import Argument, Either, Message, Persons


class Figures(NamedTuple):
    """The signs of a language."""

    group: str
    point: str
    percent: str


_LIKE_DUTCH: Final = Figures(".", ",", "%")

FIGURES: Final = {
    "en": Figures(",", ".", "%"),
    "es": _LIKE_DUTCH._replace(percent="\N{NO-BREAK SPACE}%"),
    "nl": _LIKE_DUTCH,
}

#: Digits after the point of a number that nobody said anything about.
USUAL: Final = 3


def number(
    language: str,
    value: float | Decimal,
    least: int = 0,
    most: int = USUAL,
    *,
    signed: bool = False,
) -> str:
    """Write a number with so many digits after the point; `signed`: with + or -."""
    signs = FIGURES[language]
    exact = Decimal(str(value)).quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
    whole, _, part = f"{abs(exact):,f}".partition(".")
    kept = part.rstrip("0").ljust(least, "0") if len(part) > least else part
    written = whole.replace(",", signs.group) + (signs.point + kept if kept else "")
    if exact.is_signed():
        return f"-{written}"
    return f"+{written}" if signed else written


def percent(
    language: str, share: float, least: int = 0, most: int = 0, *, signed: bool = False
) -> str:
    """Write a share of one in hundredths."""
    hundredths = Decimal(str(share)).scaleb(2)
    return number(language, hundredths, least, most, signed=signed) + FIGURES[language].percent


#: Letters of scripts that run from right to left; inside another script's sentence they are set
#: apart, or they would turn the signs around them round.
_RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")

_APART, _AS_BEFORE = "\u2068", "\u2069"

#: What stands before the last of a list of all, and of a list of which one is meant.
_LISTS: Final = {"en": ("and", "or"), "es": ("y", "o"), "nl": ("en", "of")}

#: The words before the last of a Spanish list: *y* is *e* before an i, *o* is *u* before an o (also
#: in ocho and once), however they are spelt.
_SPANISH: Final = (
    ("y", "e", re.compile(r"h?[ií](?![aeoáéó])", re.I)),
    ("o", "u", re.compile(r"h?[oó]|8|11(?!\d)", re.I)),
)


#: A message: its id, and all indented or empty lines after it.
_ENTRY: Final = re.compile(r"^([a-z][\w-]*) *=((?:.*)(?:\n(?:[ }].*)?)*)", re.M)

_GAP: Final = re.compile(r"\{\s*\$(\w+)\s*\}")

_NUMBER: Final = re.compile(r"\{\s*NUMBER\(\s*\$(\w+)\s*((?:,[^,{}()]+)*)\)\s*\}")

_SETTING: Final = re.compile(r',\s*(\w+):\s*"?(\w+)"?\s*')

_CHOICE: Final = re.compile(r"\{\s*\$(\w+)\s*->")

_REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")

_QUOTED: Final = re.compile(r'\{\s*"([^"\\{}]*)"\s*\}')

_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\]")

_TEXT: Final = re.compile(r"[^{}\n]+")

_NEW_LINE: Final = re.compile(r"(?:\n[ ]*)+")

_END: Final = re.compile(r"\s*\}")

_VARIANT_NEXT: Final = re.compile(r"\n\s*(?:\*?\[|\})")

#: What Spanish counts in another way than two: un millón *de* puntos.
_MILLION: Final = 1_000_000


def apart(text: str) -> str:
    """A text as it stands in a sentence: what runs from right to left is set apart."""
    return f"{_APART}{text}{_AS_BEFORE}" if _RIGHT_TO_LEFT.search(text) else text


def euphonic(joined: str, last: str) -> str:
    """A Spanish list as it is spoken: *Ana e Inés*, *7 u 8*."""
    for usual, other, sounds in _SPANISH:
        if sounds.match(last) and joined.endswith(f" {usual} {last}"):
            return f"{joined.removesuffix(f' {usual} {last}')} {other} {last}"
    return joined


class NotPlain(Exception):
    """Something that needs the whole of Fluent, or of Babel."""


class Gap(NamedTuple):
    """A place for an argument."""

    name: str


class Number(NamedTuple):
    """A place for a number, and how it is written."""

    name: str
    percent: bool
    least: int
    most: int


class Reference(NamedTuple):
    """Another message, with the same arguments."""

    id: str


class Break(NamedTuple):
    """The end of a line, and how far the next one is indented."""

    lines: int
    indent: int


class Choice(NamedTuple):
    """Variants, one of which an argument chooses."""

    name: str
    variants: dict[str, "Pattern"]
    usual: str


Part = str | Gap | Number | Reference | Choice | Break

Pattern = tuple[Part, ...]


class _Reader:
    """Reads the pattern of one message."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def _take(self, form: re.Pattern[str]) -> re.Match[str] | None:
        found = form.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def pattern(self, variant: bool = False) -> Pattern:
        """Read a pattern to its end, that of a variant to the next one."""
        parts = list(self._parts(variant))
        if parts and isinstance(parts[0], Break):
            # Where the text begins on a line of its own, the indent of that line counts too.
            parts[0] = parts[0]._replace(lines=0)
        indents = [part.indent for part in parts if isinstance(part, Break)]
        common = min(indents, default=0)
        told: list[Part] = [
            "\n" * part.lines + " " * (part.indent - common) if isinstance(part, Break) else part
            for part in parts
        ]
        if told and isinstance(told[0], str):
            told[0] = told[0].lstrip()
        if told and isinstance(told[-1], str):
            told[-1] = told[-1].rstrip()
        return tuple(part for part in told if part != "")

    def _parts(self, variant: bool) -> Iterator[Part]:
        while self.at < len(self.text):
            if variant and _VARIANT_NEXT.match(self.text, self.at):
                return
            if found := self._take(_TEXT):
                yield found[0]
            elif found := self._take(_NEW_LINE):
                if self.at < len(self.text):
                    yield Break(found[0].count("\n"), len(found[0]) - found[0].rfind("\n") - 1)
            elif self.text[self.at] == "}":
                raise NotPlain("a brace that closes nothing")
            else:
                yield self._placeable()

    def _placeable(self) -> Part:
        if found := self._take(_GAP):
            return Gap(found[1])
        if found := self._take(_NUMBER):
            return _number(found[1], dict(_SETTING.findall(found[2])))
        if found := self._take(_CHOICE):
            return self._choice(found[1])
        if found := self._take(_REFERENCE):
            return Reference(found[1])
        if found := self._take(_QUOTED):
            return found[1]
        raise NotPlain(self.text[self.at : self.at + 20])

    def _choice(self, name: str) -> Choice:
        variants: dict[str, Pattern] = {}
        usual = ""
        while found := self._take(_VARIANT):
            variants[found[2]] = self.pattern(variant=True)
            if found[1]:
                usual = found[2]
        if not usual or not self._take(_END):
            raise NotPlain(f"variants of {name}")
        return Choice(name, variants, usual)


def _number(name: str, settings: dict[str, str]) -> Number:
    hundredths = settings.pop("style", "decimal") == "percent"
    least = int(settings.pop("minimumFractionDigits", 0))
    usual = 0 if hundredths else USUAL
    most = int(settings.pop("maximumFractionDigits", max(least, usual)))
    if settings:
        raise NotPlain(f"how {name} is written")
    return Number(name, hundredths, least, most)


class Plain:
    """One language, as far as it can be said plainly."""

    def __init__(self, language: str, inner: Callable[[Message], str] | None = None) -> None:
        """Open the catalogues of a language; none is read yet.

        `inner` says the messages that stand inside others: whoever keeps sentences has them ready.
        """
        self.language = language
        self.catalogues = ENGLISH if language == MADE_UP else language
        self._entries: dict[str, dict[str, str]] = {}
        self._patterns: dict[str, Pattern] = {}  # as many as the catalogues have messages
        self._inner = inner or self._say

    def sentence(self, what: Message) -> str | None:
        """A message as a sentence, if that can be done plainly."""
        try:
            return self._say(what)
        except NotPlain:
            return None

    def said(self, what: Argument) -> str | None:
        """A message as a sentence, or a list, if that can be done plainly."""
        try:
            told = self._told(what)
        except NotPlain:
            return None
        return self._marked(told) if isinstance(what, Persons | Either | tuple) else told

    def _say(self, what: Message) -> str:
        gaps: dict[str, Argument] = {}
        for name, value in what.args:
            gaps[name] = value
            if isinstance(value, Persons):
                gaps[f"{name}_is"] = value.person
        return self._marked(self._filled(self._pattern(what.id), gaps))

    def _marked(self, said: str) -> str:
        return f"{BRACKETS[0]}{said}{BRACKETS[1]}" if self.language == MADE_UP else said

    def _pattern(self, id: str) -> Pattern:
        pattern = self._patterns.get(id)
        if pattern is None:
            pattern = self._patterns[id] = self._read(id)
        return pattern

    def _read(self, id: str) -> Pattern:
        room = id.partition("-")[0]
        if room not in self._entries:
            text = read(self.catalogues, f"{room}.ftl").replace("\r\n", "\n")
            self._entries[room] = {found[1]: found[2] for found in _ENTRY.finditer(text)}
        if id not in self._entries[room]:
            raise UnknownMessage(f"no message {id} in {self.catalogues}")
        return _Reader(self._entries[room][id]).pattern()

    def _filled(self, pattern: Pattern, gaps: dict[str, Argument]) -> str:
        return "".join(self._part(part, gaps) for part in pattern)

    def _part(self, part: Part, gaps: dict[str, Argument]) -> str:
        match part:
            case str():
                return part
            case Gap(name):
                return self._told(_given(gaps, name))
            case Number(name):
                return self._figures(_given(gaps, name), part)
            case Reference(id):
                return self._filled(self._pattern(id), gaps)
            case Choice(name, variants, usual):
                spanish = self.catalogues == "es"
                found = _chosen(_given(gaps, name), variants, usual, spanish)
                return self._filled(found, gaps)
        raise NotPlain(str(part))

    def _told(self, value: Argument) -> str:
        match value:
            case str():
                return apart(value)
            case bool():
                return "yes" if value else "no"
            case int() | float():
                return number(self.catalogues, value)
            case Message():
                return self._inner(value)
            case Persons():
                return self._listed(value.names, 0)
            case Either():
                return self._listed(value.parts, 1)
            case tuple():
                return self._listed(value, 0)
        raise NotPlain(str(value))

    def _figures(self, value: Argument, how: Number) -> str:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise NotPlain(how.name)
        write = percent if how.percent else number
        return write(self.catalogues, value, how.least, how.most)

    def _listed(self, parts: tuple[Argument, ...], kind: int) -> str:
        *others, last = [self.said(part) for part in parts] or [""]
        if last is None or None in others:
            raise NotPlain(str(parts))
        if not others:
            return last
        before = ", ".join(map(str, others))
        joined = f"{before} {_LISTS[self.catalogues][kind]} {last}"
        return euphonic(joined, last) if self.catalogues == "es" else joined


def _given(gaps: dict[str, Argument], name: str) -> Argument:
    if name not in gaps:
        # Whoever knows all of Fluent says what is wrong with it.
        raise NotPlain(name)
    return gaps[name]


def _chosen(value: Argument, variants: dict[str, Pattern], usual: str, spanish: bool) -> Pattern:
    """The variant for a word or a number; English, Spanish and Dutch have one and more than one."""
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if isinstance(value, str):
        return variants.get(value, variants[usual])
    if isinstance(value, int | float):
        same = (key for key in variants if _is_number(key) and float(key) == value)
        return variants[next(same, None) or _plural(value, variants, spanish) or usual]
    raise NotPlain(str(value))


def _is_number(key: str) -> bool:
    return key.lstrip("-").replace(".", "", 1).isdecimal()


def _plural(value: float, variants: dict[str, Pattern], spanish: bool) -> str | None:
    many = spanish and value and value % _MILLION == 0
    kind = "one" if abs(value) == 1 else "many" if many else "other"
    return kind if kind in variants else None
