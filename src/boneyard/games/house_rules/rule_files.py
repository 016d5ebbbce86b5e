"""House rule files: TOML or JSON; errors name the line."""

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from boneyard.core import strict_json
from boneyard.core.strict_json import JsonObject
from boneyard.games.house_rules.custom_games import MAX_RULES_CHARS, parse_house_rules
from boneyard.rules.game import Game
from boneyard.rules.serialization import KeyPath as Place
from boneyard.rules.serialization import RuleError

#: File extensions of rules.
FILE_SUFFIXES: Final = (".toml", ".json")


def is_rule_file(text: str) -> bool:
    """Return whether a text is the path of a rule file rather than a game's name."""
    return text.lower().endswith(FILE_SUFFIXES)


def load_rule_file(path: str) -> Game:
    """Load the game in a file; OSError if it can't be read."""
    return load_rule_file_with_base(path)[0]


def load_rule_file_with_base(path: str) -> tuple[Game, str]:
    """Load the game in a file, and the name of its base game; '' if none."""
    is_json = path.lower().endswith(".json")
    with Path(path).open("rb") as file:
        text = file.read(4 * MAX_RULES_CHARS + 1)
    try:
        found = text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RuleError("houserules-no-utf8") from None
    return parse_rule_text(found, is_json), _parse_data(found, is_json).get("like", "")


def parse_rule_text(text: str, is_json: bool = False) -> Game:
    """Parse a game from the text of a file; errors name the line."""
    if len(text) > MAX_RULES_CHARS:
        raise RuleError("houserules-too-long", most=MAX_RULES_CHARS)
    written = _parse_data(text, is_json)
    try:
        return parse_house_rules(written)
    except RuleError as error:
        line = find_line(text, error.path)
        if line is None:
            raise
        raise RuleError("houserules-at-line", error.path, line=line, why=error.message) from None


def _parse_data(text: str, is_json: bool) -> JsonObject:
    try:
        found = strict_json.loads(text) if is_json else tomllib.loads(text)
    except strict_json.DuplicateKey as error:
        raise RuleError("houserules-key-twice", key=repr(error.key)) from None
    except (ValueError, RecursionError) as error:
        # The message of the library ends with line and column.
        raise RuleError("houserules-unreadable", why=str(error) or type(error).__name__) from None
    if not isinstance(found, dict):
        raise RuleError("houserules-no-rules")
    return found


#: Comments and quoted values contain no keys.
_NOT_A_KEY: Final = re.compile(r"#[^\n]*|(=\s*)(\"[^\"\n]*\"|'[^'\n]*')")


def find_line(text: str, path: Place) -> int | None:
    """Find the line of a path, counted from 1: each key is searched after the previous one."""
    plain = _NOT_A_KEY.sub(lambda found: (found[1] or "").ljust(len(found[0])), text)
    at = None
    for key in path:
        if isinstance(key, int):
            continue
        quoted = re.escape(key)
        pattern = rf"(?<![\w-])[\"']?{quoted}[\"']?(?![\w-])"
        found = re.search(pattern, plain[at or 0 :]) or re.search(pattern, text[at or 0 :])
        if found is None:
            break
        at = (at or 0) + found.start()
    return None if at is None else text.count("\n", 0, at) + 1


def to_toml(rules: Mapping[str, object]) -> str:
    """Format rules as a TOML file, a line for each."""
    return "".join(f"{key} = {to_toml_value(value)}\n" for key, value in rules.items())


def to_toml_value(value: object) -> str:
    """Format a value as TOML on one line."""
    if isinstance(value, list):
        return f"[{', '.join(map(to_toml_value, value))}]"
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key} = {to_toml_value(one)}" for key, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return str(value).lower()
