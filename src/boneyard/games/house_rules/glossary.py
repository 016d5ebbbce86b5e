"""Glossary of rule words: every word with its arguments, labels and an example."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from boneyard.core.strict_json import JsonObject
from boneyard.games.house_rules.checks import iter_words
from boneyard.games.house_rules.describe import describe_rule_slot, describe_word
from boneyard.games.house_rules.rule_files import to_toml_value
from boneyard.games.registry import GAMES
from boneyard.i18n import Argument, Message, message
from boneyard.i18n.translator import Translate, english
from boneyard.rules import awards, counting
from boneyard.rules.serialization import describe_type, to_data
from boneyard.rules.vocabulary import (
    IntegerType,
    ListType,
    Parameter,
    StringType,
    TileType,
    ValueType,
    WordType,
    game_parameters,
    inner_words,
    word_name,
    word_parameters,
    words_by_rule,
)


def build_glossary(say: Translate = english) -> list[JsonObject]:
    """List every rule with its words; last the words that stand inside others."""
    found = []
    for name, part in game_parameters().items():
        words = [_word_entry(kind, name, say) for kind in words_by_rule().get(name, ())]
        takes = "" if words else say(describe_type(part.value_type))
        found.append({"rule": name, "question": say(describe_rule_slot(name)), "takes": takes,
                      "words": words})  # fmt: skip
    inner = [_word_entry(kind, "", say) for kind in inner_words()]
    return [
        *found,
        {"rule": "", "question": say(describe_rule_slot("")), "takes": "", "words": inner},
    ]


def _word_entry(kind: type, rule: str, say: Translate) -> JsonObject:
    used = _games_by_word().get((rule, kind), ())
    known = [one for one in word_parameters(kind) if not one.derived]
    takes = tuple(_describe_parameter(one) for one in known)
    games = (
        message("houserules-words-used", games=used) if used else message("houserules-words-unused")
    )
    return {
        "word": word_name(kind),
        "means": " ".join(say(describe_word(example_word(kind))).split()),
        "takes": say(message("houserules-words-arguments", arguments=takes)) if takes else "",
        "used": say(games),
        "games": list(used),
    }


@cache
def _games_by_word() -> Mapping[tuple[str, type], tuple[str, ...]]:
    """Return the names of the games that use a word, by rule and word; '' is for all rules."""
    found: dict[tuple[str, type], dict[str, None]] = {}
    for game in GAMES.values():
        if game.alone:
            continue
        for rule, part in game_parameters().items():
            for word in iter_words(getattr(game, part.field)):
                for key in ((rule, type(word)), ("", type(word))):
                    found.setdefault(key, {})[game.name] = None
    return {key: tuple(names) for key, names in found.items()}


def _describe_parameter(one: Parameter) -> Message:
    kind = describe_type(one.value_type)
    if one.required:
        return message("houserules-words-argument-needed", name=one.name, kind=kind)
    usual = to_data(one.value_type, one.default)
    text = str(usual).lower() if not isinstance(usual, dict | list) else to_toml_value(usual)
    return message("houserules-words-argument", name=one.name, kind=kind, default=text)


_BLANK = counting.TilePoints("0-0", 50)
#: Examples of words that say nothing with their defaults, and that games use only through options.
EXAMPLES: Final[Mapping[type, object]] = {
    counting.TilePoints: _BLANK,
    counting.SpecialTiles: counting.SpecialTiles((_BLANK,)),
    awards.Capicua: awards.Capicua(gives=100),
    awards.LastTile: awards.LastTile(gives=100),
    awards.Ladder: awards.Ladder(on=True),
}


def example_word(kind: type) -> Any:
    """Return a word with its required arguments: those of a game that uses it, or minimal ones.

    A bonus of 0, which an option may raise, would be no example: another game has a better one.
    """
    return _example(kind)


@cache  # one for each word of the vocabulary
def _example(kind: type) -> object:
    if kind in EXAMPLES:
        return EXAMPLES[kind]
    smallest = minimal_word(kind)
    used = _words_by_kind().get(kind, ())
    if not used or (
        smallest in used and not _has_required(kind) and not _is_all_zero(kind, smallest)
    ):
        return smallest
    better = (word for word in used if word != smallest)
    return next(better, smallest)


def _is_all_zero(kind: type, word: object) -> bool:
    """Say whether a word has numbers, and all of them are 0: it does nothing."""
    values = [getattr(word, one.name.replace("-", "_")) for one in word_parameters(kind)]
    return bool(values) and all(type(value) is int and value == 0 for value in values)


def _has_required(kind: type) -> bool:
    return any(one.required for one in word_parameters(kind))


@cache
def _words_by_kind() -> Mapping[type, tuple[object, ...]]:
    """Return every word of every multiplayer game by its class, in the order of the games."""
    found: dict[type, list[object]] = {}
    for word in _used_words():
        found.setdefault(type(word), []).append(word)
    return {kind: tuple(words) for kind, words in found.items()}


def _used_words() -> Iterator[object]:
    """Yield every word of every multiplayer game, with those of its options."""
    for game in GAMES.values():
        if not game.alone:
            parts = tuple(getattr(game, part.field) for part in game_parameters().values())
            chosen = tuple(getattr(option, "word", None) for option in game.options)
            yield from iter_words((*parts, *chosen))


def minimal_word(kind: type) -> object:
    """Return a word with the smallest arguments it accepts."""
    needed = {
        one.field: _minimal_value(one.value_type) for one in word_parameters(kind) if one.required
    }
    return kind(**needed)


def _minimal_value(form: ValueType) -> object:
    match form:
        case IntegerType(low, _):
            return low
        case StringType(choices):
            return choices[0] if choices else ""
        case TileType():
            return "0-0"
        case ListType(of):
            return (_minimal_value(of),)
        case WordType(kinds):
            return minimal_word(kinds[0])
    return False


#: The label of each argument by its name; prefixed by a word where the meaning differs.
PARAMETER_LABELS: Final = {
    "across": "args-across",
    "after": "args-after",
    "alike": "args-alike",
    "alone": "args-alone",
    "arms": "args-arms",
    "award": "args-award",
    "before": "args-before",
    "binding": "args-binding",
    "blank": "args-blank",
    "blank-last": "args-blank-last",
    "bonus": "args-bonus",
    "capicua": "args-capicua",
    "chain": "args-chain",
    "double": "args-double",
    "doubles": "args-doubles",
    "drawn": "args-drawn",
    "each-hand": "args-each-hand",
    "entry": "args-entry",
    "faces": "args-faces",
    "falls": "args-falls",
    "feet": "args-feet",
    "first": "args-first",
    "for-out": "args-for-out",
    "freely": "args-freely",
    "capicua.gives": "args-capicua-gives",
    "last-tile.gives": "args-last-tile-gives",
    "idle": "args-idle",
    "instead": "args-instead",
    "joins": "args-joins",
    "ladder": "args-ladder",
    "last": "args-last",
    "lead-single": "args-lead-single",
    "leave": "args-leave",
    "locker": "args-locker",
    "love": "args-love",
    "mexican": "args-mexican",
    "minus-own": "args-minus-own",
    "misdeal": "args-misdeal",
    "most": "args-most",
    "name": "args-name",
    "on": "args-on",
    "one-all": "args-one-all",
    "otherwise": "args-otherwise",
    "own-blocked": "args-own-blocked",
    "own-out": "args-own-out",
    "own-too": "args-own-too",
    "pips-a-point": "args-pips-a-point",
    "placed": "args-placed",
    "dear-blank.points": "args-dear-blank-points",
    "blank-counts.points": "args-blank-counts-points",
    "rounds": "args-rounds",
    "run": "args-run",
    "rungs": "args-rungs",
    "same": "args-same",
    "short-blocks": "args-short-blocks",
    "single": "args-single",
    "sizes": "args-sizes",
    "start": "args-start",
    "start-single": "args-start-single",
    "ends-multiple-of.step": "args-ends-multiple-of-step",
    "perfect-ten.step": "args-perfect-ten-step",
    "nearest.step": "args-nearest-step",
    "up.step": "args-up-step",
    "steps": "args-steps",
    "target": "args-target",
    "loser-at.target": "args-loser-at-target",
    "then": "args-then",
    "then-tile": "args-then-tile",
    "tie": "args-tie",
    "tile": "args-tile",
    "tiles": "args-tiles",
    "sum-to.total": "args-sum-to-total",
    "opponents-pips.total": "args-opponents-pips-total",
    "track": "args-track",
    "when-blocked": "args-when-blocked",
    "with-double": "args-with-double",
    "gate": "args-gate",
    "goes-on.how": "args-goes-on-how",
    "goes-on.when": "args-goes-on-when",
    "goes-on.arm": "args-goes-on-arm",
    "ends-matching.doubles": "args-ends-matching-doubles",
    "ends-matching.lead": "args-ends-matching-lead",
    "by-lot.then": "args-by-lot-then",
    "partners": "args-partners",
    "until-playable.most": "args-until-playable-most",
    "meets-double": "args-meets-double",
    "on-double": "args-on-double",
    "void-beyond": "args-void-beyond",
    "together": "args-together",
    "turns-up": "args-turns-up",
    "by-last-tile.single": "args-by-last-tile-single",
    "by-last-tile.double": "args-by-last-tile-double",
    "both": "args-both",
    "both-double": "args-both-double",
    "blocked": "args-blocked",
    "tile-points.points": "args-tile-points",
}

#: The labels of choices, by argument and value.
CHOICE_LABELS: Final = {
    ("faces", "pips"): "args-faces-pips",
    ("faces", "numerals"): "args-faces-numerals",
    ("faces", "fruit"): "args-faces-fruit",
    ("faces", "colours"): "args-faces-colours",
    ("otherwise", "highest"): "args-otherwise-highest",
    ("otherwise", "redeal"): "args-otherwise-redeal",
    ("then", "must-play"): "args-then-must-play",
    ("then", "may-play"): "args-then-may-play",
    ("then", "turn-over"): "args-then-turn-over",
    ("tie", "next"): "args-tie-next",
    ("tie", "same"): "args-tie-same",
    ("tie", "first"): "args-tie-first",
    ("gate", "all"): "args-gate-all",
    ("gate", "arm"): "args-gate-arm",
    ("how", "may"): "args-how-may",
    ("how", "must"): "args-how-must",
    ("when", "fits"): "args-when-fits",
    ("when", "after-double"): "args-when-after-double",
    ("when", "on-double"): "args-when-on-double",
    ("arm", "any"): "args-arm-any",
    ("arm", "same"): "args-arm-same",
}


def parameter_label(kind: type, argument: Parameter) -> Argument:
    """Return the label of an argument of a word; its name if it has none."""
    id = PARAMETER_LABELS.get(
        f"{word_name(kind)}.{argument.name}", PARAMETER_LABELS.get(argument.name, "")
    )
    return message(id) if id else argument.name


def choice_label(argument: Parameter, written: str) -> Argument:
    """Return the label of a choice of an argument."""
    id = CHOICE_LABELS.get((argument.name, written), "")
    return message(id) if id else written
