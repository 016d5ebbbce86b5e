"""Glossary of rule words: every word with its arguments, labels and an example."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from boneyard.games.house_rules.checks import words_in
from boneyard.games.house_rules.describe import question, told
from boneyard.games.house_rules.files import toml_value
from boneyard.games.registry import GAMES
from boneyard.i18n import Argument as Told
from boneyard.i18n import message
from boneyard.i18n.translator import Say, english
from boneyard.rules.parse import kind_told, plain
from boneyard.rules.vocabulary import (
    Argument,
    Form,
    Listed,
    Number,
    Text,
    TileText,
    Words,
    arguments,
    inner_words,
    questions,
    rules_of_a_game,
    word_of,
)


def entries(say: Say = english) -> list[dict[str, Any]]:
    """Every question, with its words; last the words that stand in others."""
    found = []
    for name, part in rules_of_a_game().items():
        words = [_word(kind, name, say) for kind in questions().get(name, ())]
        takes = "" if words else say(kind_told(part.form))
        found.append({"rule": name, "question": say(question(name)), "takes": takes,
                      "words": words})  # fmt: skip
    inner = [_word(kind, "", say) for kind in inner_words()]
    return [*found, {"rule": "", "question": say(question("")), "takes": "", "words": inner}]


def _word(kind: type, rule: str, say: Say) -> dict[str, Any]:
    used = _games_by_word().get((rule, kind), ())
    known = [one for one in arguments(kind) if not one.given]
    takes = tuple(_argument(one) for one in known)
    games = message("own-words-used", games=used) if used else message("own-words-unused")
    return {
        "word": word_of(kind),
        "means": " ".join(say(told(example(kind))).split()),
        "takes": say(message("own-words-arguments", arguments=takes)) if takes else "",
        "used": say(games),
        "games": list(used),
    }


@cache
def _games_by_word() -> Mapping[tuple[str, type], tuple[str, ...]]:
    """The names of the games that use a word, by rule and word; '' is for all rules together."""
    found: dict[tuple[str, type], dict[str, None]] = {}
    for game in GAMES.values():
        if game.alone:
            continue
        for rule, part in rules_of_a_game().items():
            for word in words_in(getattr(game, part.field)):
                for key in ((rule, type(word)), ("", type(word))):
                    found.setdefault(key, {})[game.name] = None
    return {key: tuple(names) for key, names in found.items()}


def _argument(one: Argument) -> Any:
    kind = kind_told(one.form)
    if one.needed:
        return message("own-words-argument-needed", name=one.name, kind=kind)
    usual = plain(one.form, one.default)
    text = str(usual).lower() if not isinstance(usual, dict | list) else toml_value(usual)
    return message("own-words-argument", name=one.name, kind=kind, default=text)


def example(kind: type) -> Any:
    """A word with the arguments it must have: those of a game that uses it, or the least.

    A bonus of 0, which an option may raise, would say nothing: another game has a better one.
    """
    return _example(kind)


@cache  # one for each word of the vocabulary
def _example(kind: type) -> Any:
    smallest = least(kind)
    used = _words_by_kind().get(kind, ())
    telling = (word for word in used if word != smallest)
    return used[0] if used and not _needs(kind) else next(telling, used[0] if used else smallest)


def _needs(kind: type) -> bool:
    return any(one.needed for one in arguments(kind))


@cache
def _words_by_kind() -> Mapping[type, tuple[Any, ...]]:
    """Every word of every game for several players, by its kind, in the order of the games."""
    found: dict[type, list[Any]] = {}
    for word in _used_words():
        found.setdefault(type(word), []).append(word)
    return {kind: tuple(words) for kind, words in found.items()}


def _used_words() -> Iterator[Any]:
    """Every word of every game for several, those of its options too."""
    for game in GAMES.values():
        if not game.alone:
            parts = tuple(getattr(game, part.field) for part in rules_of_a_game().values())
            chosen = tuple(getattr(option, "word", None) for option in game.options)
            yield from words_in((*parts, *chosen))


def least(kind: type) -> Any:
    """A word with the smallest arguments that it can have."""
    needed = {one.field: _least(one.form) for one in arguments(kind) if one.needed}
    return kind(**needed)


def _least(form: Form) -> Any:
    match form:
        case Number(low, _):
            return low
        case Text(choices):
            return choices[0] if choices else ""
        case TileText():
            return "0-0"
        case Listed(of):
            return (_least(of),)
        case Words(kinds):
            return least(kinds[0])
    return False


#: The label of each argument by its name; with a word before it where words mean other things.
LABELS: Final = {
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
}

#: What may be chosen, by the argument and the text that is written.
CHOICES: Final = {
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
}


def label(kind: type, argument: Argument) -> Told:
    """What an argument of a word is called; its name as it is written, if nobody has said."""
    id = LABELS.get(f"{word_of(kind)}.{argument.name}", LABELS.get(argument.name, ""))
    return message(id) if id else argument.name


def choice(argument: Argument, written: str) -> Told:
    """What one of the texts means that an argument takes."""
    id = CHOICES.get((argument.name, written), "")
    return message(id) if id else written
