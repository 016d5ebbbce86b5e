"""Messages that are no more than text with gaps, said without asking Fluent: that is much quicker.

Only texts stand in their gaps, and they choose among forms by texts only. Where there is a number,
which has its plurals and its signs, a message is left to Fluent.
"""

from collections.abc import Mapping
from typing import Any, Final

from fluent.runtime import resolver
from fluent.syntax import ast
from msgspec import Struct


class Gap(Struct, frozen=True):
    """Where a text is put in."""

    name: str


class Choice(Struct, frozen=True):
    """Where the text of a gap chooses a form."""

    name: str
    forms: "dict[str, Plain]"
    usual: "Plain"


#: The parts of a message.
Plain = tuple[str | Gap | Choice, ...]
#: What a pattern is made of: many elements, or the only one that it has.
_MANY: Final = resolver.Pattern


def plain(pattern: Any) -> Plain | None:
    """The parts of a pattern of Fluent's; None if it is one for Fluent itself."""
    elements = pattern.elements if isinstance(pattern, _MANY) else [pattern]
    found = [_part(element) for element in elements]
    return None if None in found else tuple(part for part in found if part is not None)


def _part(element: Any) -> str | Gap | Choice | None:
    if isinstance(element, resolver.TextElement):
        return element.value
    inner = getattr(element, "expression", None)
    if isinstance(inner, resolver.VariableReference):
        return Gap(inner.id.name)
    if isinstance(inner, resolver.SelectExpression):
        return _choice(inner)
    return None


def _choice(choosing: Any) -> Choice | None:
    by = choosing.selector
    if not isinstance(by, resolver.VariableReference):
        return None
    forms: dict[str, Plain] = {}
    usual: Plain | None = None
    for variant in choosing.variants:
        form = plain(variant.value)
        if form is None or not isinstance(variant.key, ast.Identifier):
            return None
        forms[variant.key.name] = form
        usual = form if variant.default else usual
    return None if usual is None else Choice(by.id.name, forms, usual)


def spelt(parts: Plain, gaps: Mapping[str, Any]) -> str | None:
    """The sentence with its gaps filled; None if not all of them are texts."""
    said = []
    for part in parts:
        if isinstance(part, str):
            said.append(part)
            continue
        value = gaps.get(part.name)
        if type(value) is not str:
            return None
        if isinstance(part, Choice):
            value = spelt(part.forms.get(value, part.usual), gaps)
            if value is None:
                return None
        said.append(value)
    return "".join(said)
