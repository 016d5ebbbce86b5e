"""Rules by controls: a form made from the vocabulary, and the rules that it sends back."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from boneyard.games.dictionary import example
from boneyard.games.house_rules import own_game_of
from boneyard.games.telling import question, told
from boneyard.rules.game import Game
from boneyard.rules.vocabulary import (
    Argument,
    Listed,
    Number,
    Text,
    Truth,
    arguments,
    questions,
    rules_of_a_game,
    word_of,
)
from boneyard.rules.writing import plain
from boneyard.words.saying import Say

#: What a browser sends of the form.
Form = Mapping[str, str]


class Field(Struct, frozen=True):
    """An argument of the word that is chosen."""

    name: str
    label: str
    kind: str
    """number, flag or choice"""
    value: str
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()


class Control(Struct, frozen=True):
    """A question with its words, one of them chosen, or several."""

    name: str
    label: str
    words: tuple[tuple[str, str, bool], ...]
    """Each word, what it says, and whether it is chosen."""
    fields: tuple[Field, ...] = ()
    several: bool = False


def controls(game: Game, say: Say) -> list[Control]:
    """The controls for all questions, as they are answered now."""
    return [_control(game, name, kinds, say) for name, kinds in questions().items()]


def _control(game: Game, name: str, kinds: tuple[type, ...], say: Say) -> Control:
    part = rules_of_a_game()[name]
    now, label = getattr(game, part.field), say(question(name))
    chosen = now if isinstance(now, tuple) else (now,)
    words = tuple(
        (word_of(kind), _means(kind, chosen, say), any(type(one) is kind for one in chosen))
        for kind in kinds
    )
    if isinstance(part.form, Listed):
        return Control(name, label, words, several=True)
    fields = tuple(_field(name, one, getattr(now, one.field)) for one in _simple(type(now)))
    return Control(name, label, words, fields)


def _means(kind: type, chosen: tuple[Any, ...], say: Say) -> str:
    word = next((one for one in chosen if type(one) is kind), None)
    return " ".join(say(told(example(kind) if word is None else word)).split())


def _simple(kind: type) -> list[Argument]:
    return [one for one in arguments(kind)
            if not one.given and isinstance(one.form, Number | Truth | Text)]  # fmt: skip


def _field(rule: str, argument: Argument, value: Any) -> Field:
    name, form = f"a.{rule}.{argument.name}", argument.form
    if isinstance(form, Number):
        return Field(name, argument.name, "number", str(value), form.least, form.most)
    if isinstance(form, Truth):
        return Field(name, argument.name, "flag", "yes" if value else "")
    assert isinstance(form, Text)
    return Field(name, argument.name, "choice", str(value), choices=form.choices)


def changed(game: Game, form: Form) -> Game:
    """The game with what the form chooses; a `RuleError` says what can't be."""
    rules: dict[str, Any] = {}
    for name, part in rules_of_a_game().items():
        now = getattr(game, part.field)
        if name in questions():
            rules[name] = _several(name, now, form) if isinstance(now, tuple) else _one(
                name, now, form)  # fmt: skip
        else:
            rules[name] = plain(part.form, now, whole=True)
    for name in ("teams", "to-the-right"):
        rules[name] = f"r.{name}" in form
    rules["players"] = _players(game, form)
    rules["hand"] = _hands(game, rules["players"], form)
    return own_game_of({**rules, "title": form.get("title", "").strip() or game.title})


def _one(name: str, now: Any, form: Form) -> Any:
    written = form.get(f"w.{name}", word_of(type(now)))
    kinds = {word_of(kind): kind for kind in questions()[name]}
    if written not in kinds:
        return written  # refused with a sentence
    kind = kinds[written]
    part = rules_of_a_game()[name]
    if kind is not type(now):
        return plain(part.form, example(kind), whole=True)
    found = plain(part.form, now, whole=True)
    told_args = found[written] if isinstance(found, dict) else {}
    for argument in _simple(kind):
        key = f"a.{name}.{argument.name}"
        if isinstance(argument.form, Truth):
            told_args[argument.name] = key in form
        elif form.get(key, "").strip():
            told_args[argument.name] = _value(argument, form[key].strip())
    return {written: told_args} if told_args else written


def _value(argument: Argument, text: str) -> Any:
    whole = isinstance(argument.form, Number) and text.isascii() and text.isdecimal()
    return int(text) if whole and len(text) < 7 else text


def _several(name: str, now: tuple[Any, ...], form: Form) -> list[Any]:
    part = rules_of_a_game()[name].form
    assert isinstance(part, Listed)
    by_kind = {type(one): one for one in now}
    chosen = [kind for kind in questions()[name] if f"t.{word_of(kind)}" in form]
    # Those that were there keep their order, which is the order in which they ask.
    chosen.sort(key=lambda kind: list(by_kind).index(kind) if kind in by_kind else len(by_kind))
    return [plain(part.of, by_kind.get(kind, example(kind)), whole=True) for kind in chosen]


def _count(form: Form, name: str, otherwise: int) -> int:
    text = form.get(name, "").strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else otherwise


def _players(game: Game, form: Form) -> list[int]:
    least = _count(form, "p.least", game.players[0])
    most = _count(form, "p.most", game.players[-1])
    return list(range(least, min(max(least, most), 99) + 1))[:10]


def _hands(game: Game, players: list[int], form: Form) -> Any:
    """What each number of players gets; new numbers get what the nearest has."""
    known = {many: game.hand_for(many) for many in game.players}
    each = {
        many: _count(form, f"h.{many}", known[min(known, key=lambda one: abs(one - many))])
        for many in players
    }
    same = set(each.values())
    return same.pop() if len(same) == 1 else {str(many): one for many, one in each.items()}
