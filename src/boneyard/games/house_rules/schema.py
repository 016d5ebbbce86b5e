"""JSON Schema of house rules, generated from the vocabulary."""

from typing import Final

from boneyard.core.strict_json import JsonObject
from boneyard.games.house_rules.custom_games import MAX_TITLE_CHARS
from boneyard.games.house_rules.describe import describe_rule_slot
from boneyard.games.registry import GAMES
from boneyard.i18n.translator import english
from boneyard.rules.serialization import MAX_ITEMS
from boneyard.rules.vocabulary import (
    BooleanType,
    InlineWordType,
    IntegerType,
    ListType,
    MapType,
    Parameter,
    StringType,
    TileType,
    UnionType,
    ValueType,
    WordType,
    all_words,
    game_parameters,
    word_name,
    word_parameters,
)

#: The pattern of a tile.
TILE_PATTERN: Final = r"^(S|[AP]?[0-9]{1,2})-(S|[AP]?[0-9]{1,2})$"


def build_schema() -> JsonObject:
    """Build the schema; rules that pass it may still contradict each other."""
    likes = [game.name for game in GAMES.values() if not game.alone]
    rules = {
        name: {"description": english(describe_rule_slot(name)), **_rule_schema(name, part)}
        for name, part in game_parameters().items()
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Boneyard house rules",
        "description": "How a game differs from one that the house knows; docs/house-rules.md",
        "type": "object",
        "properties": {
            "like": {"enum": likes, "description": "The game that is changed"},
            "title": {"type": "string", "minLength": 1, "maxLength": MAX_TITLE_CHARS},
            **rules,
        },
        "additionalProperties": False,
        # By reference: words may contain words of their own kind.
        "$defs": {word_name(kind): _word_schema(kind) for kind in all_words()},
    }


def _rule_schema(name: str, part: Parameter) -> JsonObject:
    found = _type_schema(part.value_type)
    if name == "players" and isinstance(part.value_type, ListType):
        return {"anyOf": [_type_schema(part.value_type.item), found]}
    return found


def _type_schema(form: ValueType) -> JsonObject:
    match form:
        case IntegerType(least, most):
            return {"type": "integer", "minimum": least, "maximum": most}
        case BooleanType():
            return {"type": "boolean"}
        case StringType(choices):
            return {"enum": list(choices)} if choices else {"type": "string"}
        case TileType():
            return {"type": "string", "pattern": TILE_PATTERN}
        case ListType(of):
            return {"type": "array", "items": _type_schema(of), "maxItems": MAX_ITEMS}
        case MapType(of):
            return {"type": "object", "additionalProperties": _type_schema(of),
                    "propertyNames": {"pattern": "^[0-9]{1,2}$"}}  # fmt: skip
        case UnionType(forms):
            return {"anyOf": [_type_schema(one) for one in forms]}
        case InlineWordType(kind):
            return _object_schema(kind)
        case WordType(kinds):
            return {"anyOf": [{"$ref": f"#/$defs/{word_name(kind)}"} for kind in kinds]}


def _word_schema(kind: type) -> JsonObject:
    """Build the forms of a word: by itself, with its first argument, or with named ones."""
    name, known = word_name(kind), _writable_parameters(kind)
    found: list[JsonObject] = []
    if not any(one.required for one in known):
        found.append({"const": name})
    if known:
        bare = [] if any(one.required for one in known[1:]) else [_type_schema(known[0].value_type)]
        if isinstance(known[0].value_type, ListType):
            bare += [_type_schema(known[0].value_type.item)] * bool(bare)
        inner = [_object_schema(kind), *bare]
        found.append({"type": "object", "properties": {name: {"anyOf": inner}},
                      "required": [name], "additionalProperties": False})  # fmt: skip
    return {"anyOf": found}


def _writable_parameters(kind: type) -> list[Parameter]:
    return [one for one in word_parameters(kind) if not one.derived]


def _object_schema(kind: type) -> JsonObject:
    known = _writable_parameters(kind)
    found: JsonObject = {
        "type": "object",
        "properties": {one.name: _type_schema(one.value_type) for one in known},
        "additionalProperties": False,
    }
    needed = [one.name for one in known if one.required]
    return {**found, "required": needed} if needed else found
