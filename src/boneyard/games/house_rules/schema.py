"""The JSON Schema of house rules, made from the vocabulary."""

from typing import Any, Final

from boneyard.games.house_rules import TITLE
from boneyard.games.house_rules.describe import question
from boneyard.games.registry import GAMES
from boneyard.i18n.translator import english
from boneyard.rules.parse import MOST_ITEMS
from boneyard.rules.vocabulary import (
    Argument,
    Form,
    Keyed,
    Listed,
    Number,
    OneOf,
    Part,
    Text,
    TileText,
    Truth,
    Words,
    all_words,
    arguments,
    rules_of_a_game,
    word_of,
)

#: What a tile looks like.
TILE: Final = r"^(S|[AP]?[0-9]{1,2})-(S|[AP]?[0-9]{1,2})$"


def schema() -> dict[str, Any]:
    """The whole schema; what it lets through may still not go together."""
    likes = [game.name for game in GAMES.values() if not game.alone]
    rules = {
        name: {"description": english(question(name)), **_of_rule(name, part)}
        for name, part in rules_of_a_game().items()
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Boneyard house rules",
        "description": "How a game differs from one that the house knows; docs/house-rules.md",
        "type": "object",
        "properties": {
            "like": {"enum": likes, "description": "The game that is changed"},
            "title": {"type": "string", "minLength": 1, "maxLength": TITLE},
            **rules,
        },
        "additionalProperties": False,
        # By their names: words may stand in words of their own kind.
        "$defs": {word_of(kind): _word(kind) for kind in all_words()},
    }


def _of_rule(name: str, part: Argument) -> dict[str, Any]:
    found = _of(part.form)
    if name == "players" and isinstance(part.form, Listed):
        return {"anyOf": [_of(part.form.of), found]}
    return found


def _of(form: Form) -> dict[str, Any]:
    match form:
        case Number(least, most):
            return {"type": "integer", "minimum": least, "maximum": most}
        case Truth():
            return {"type": "boolean"}
        case Text(choices):
            return {"enum": list(choices)} if choices else {"type": "string"}
        case TileText():
            return {"type": "string", "pattern": TILE}
        case Listed(of):
            return {"type": "array", "items": _of(of), "maxItems": MOST_ITEMS}
        case Keyed(of):
            return {"type": "object", "additionalProperties": _of(of),
                    "propertyNames": {"pattern": "^[0-9]{1,2}$"}}  # fmt: skip
        case OneOf(forms):
            return {"anyOf": [_of(one) for one in forms]}
        case Part(kind):
            return _named(kind)
        case Words(kinds):
            return {"anyOf": [{"$ref": f"#/$defs/{word_of(kind)}"} for kind in kinds]}


def _word(kind: type) -> dict[str, Any]:
    """The ways in which a word may be written: alone, with its first argument, or with names."""
    name, known = word_of(kind), _own(kind)
    found: list[dict[str, Any]] = []
    if not any(one.needed for one in known):
        found.append({"const": name})
    if known:
        bare = [] if any(one.needed for one in known[1:]) else [_of(known[0].form)]
        if isinstance(known[0].form, Listed):
            bare += [_of(known[0].form.of)] * bool(bare)
        inner = [_named(kind), *bare]
        found.append({"type": "object", "properties": {name: {"anyOf": inner}},
                      "required": [name], "additionalProperties": False})  # fmt: skip
    return {"anyOf": found}


def _own(kind: type) -> list[Argument]:
    return [one for one in arguments(kind) if not one.given]


def _named(kind: type) -> dict[str, Any]:
    known = _own(kind)
    found: dict[str, Any] = {
        "type": "object",
        "properties": {one.name: _of(one.form) for one in known},
        "additionalProperties": False,
    }
    needed = [one.name for one in known if one.needed]
    return {**found, "required": needed} if needed else found
