"""Form of the rule editor: fields of a rule word, controls, what was chosen."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from boneyard.games.house_rules import own_game_of
from boneyard.games.house_rules.describe import question, told
from boneyard.games.house_rules.glossary import choice, example, label
from boneyard.i18n.translator import Say
from boneyard.rules.game import Game
from boneyard.rules.parse import plain
from boneyard.rules.vocabulary import (
    Argument,
    Listed,
    Number,
    OneOf,
    Part,
    Text,
    TileText,
    Truth,
    Words,
    arguments,
    questions,
    rules_of_a_game,
    word_of,
)

#: What a browser sends of the form.
Form = Mapping[str, str]


class Field(Struct, frozen=True):
    """An argument of the word that is chosen."""

    name: str
    label: str
    kind: str
    """number, flag, choice, text, word or part"""
    value: str = ""
    least: int = 0
    most: int = 0
    choices: tuple[tuple[str, str], ...] = ()
    """What may be chosen, and what it means."""
    inside: tuple["Field", ...] = ()
    """The arguments of a word that is an argument itself."""


def fields_of(at: str, word: Any, say: Say) -> tuple[Field, ...]:
    """A control for each argument that one can set by one; the others stand in the file."""
    kind = type(word)
    return tuple(
        _field(f"{at}.{one.name}", say(label(kind, one)), one, getattr(word, one.field), say)
        for one in _settable(kind)
    )


def meaning(word: Any, say: Say) -> str:
    """What a word says, in one line."""
    return " ".join(say(told(word)).split())


def _settable(kind: type) -> list[Argument]:
    return [one for one in arguments(kind) if not one.given and not _in_the_file(one)]


def _in_the_file(argument: Argument) -> bool:
    """Say whether something is a table, too much for a line of a form."""
    form = argument.form
    simple = isinstance(form, Number | Truth | Text | TileText | Words | Part)
    several = isinstance(form, Listed) and isinstance(form.of, Number)
    return not (simple or several or (isinstance(form, OneOf) and not _words_in(form)))


def _words_in(form: OneOf) -> bool:
    return any(not isinstance(one, Number | Text) for one in form.forms)


def _field(name: str, called: str, argument: Argument, value: Any, say: Say) -> Field:
    form = argument.form
    match form:
        case Number(least, most):
            return Field(name, called, "number", str(value), least, most)
        case Truth():
            return Field(name, called, "flag", "yes" if value else "")
        case Text(choices) if choices:
            known = tuple((one, say(choice(argument, one))) for one in choices)
            return Field(name, called, "choice", str(value), choices=known)
        case Words(kinds):
            known = tuple((word_of(kind), _means(kind, value, say)) for kind in kinds)
            inside = fields_of(name, value, say)
            return Field(name, called, "word", word_of(type(value)), choices=known, inside=inside)
        case Part():
            return Field(name, called, "part", inside=fields_of(name, value, say))
    text = ", ".join(map(str, value)) if isinstance(form, Listed) else str(value)
    return Field(name, called, "text", text)


def _means(kind: type, now: Any, say: Say) -> str:
    return meaning(now if type(now) is kind else example(kind), say)


def arguments_in(form: Form, at: str, word: Any) -> dict[str, Any]:
    """What the form says of a word's arguments; what it doesn't say is as it was."""
    kind: type = type(word)
    found = {one.name: plain(one.form, getattr(word, one.field), whole=True)
             for one in arguments(kind) if not one.given}  # fmt: skip
    for one in _settable(kind):
        key, now = f"{at}.{one.name}", getattr(word, one.field)
        if isinstance(one.form, Truth):
            found[one.name] = key in form
        elif isinstance(one.form, Part):
            found[one.name] = arguments_in(form, key, now)
        elif isinstance(one.form, Words):
            found[one.name] = word_in(form, key, key, one.form, now)
        elif form.get(key, "").strip():
            found[one.name] = _value(one, form[key].strip())
    return found


def word_in(form: Form, chosen: str, at: str, words: Words, now: Any) -> Any:
    """The word that the form chooses, written; one that wasn't there comes as a game has it."""
    written = form.get(chosen, word_of(type(now)))
    kinds = {word_of(kind): kind for kind in words.kinds}
    if written not in kinds:
        return written  # refused with a sentence
    if kinds[written] is not type(now):
        return plain(words, example(kinds[written]), whole=True)
    named = arguments_in(form, at, now)
    return {written: named} if named else written


def _value(argument: Argument, text: str) -> Any:
    if isinstance(argument.form, Listed):
        return [_number(one.strip()) for one in text.split(",") if one.strip()]
    whole = isinstance(argument.form, Number | OneOf)
    return _number(text) if whole else text


def _number(text: str) -> int | str:
    """A number, or what was typed: that is refused with a sentence."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else text


class Choice(Struct, frozen=True):
    """A word that may be chosen."""

    word: str
    means: str
    on: bool
    fields: tuple[Field, ...] = ()
    """Where several may be chosen: the arguments of one that is."""


class Control(Struct, frozen=True):
    """A question with its words, one of them chosen, or several."""

    name: str
    label: str
    words: tuple[Choice, ...]
    fields: tuple[Field, ...] = ()
    several: bool = False


def controls(game: Game, say: Say) -> list[Control]:
    """The controls for all questions, as they are answered now."""
    return [_control(game, name, kinds, say) for name, kinds in questions().items()]


def _control(game: Game, name: str, kinds: tuple[type, ...], say: Say) -> Control:
    part = rules_of_a_game()[name]
    now, label = getattr(game, part.field), say(question(name))
    chosen = now if isinstance(now, tuple) else (now,)
    several = isinstance(part.form, Listed)
    words = tuple(_choice(name, kind, chosen, several, say) for kind in kinds)
    fields = () if several else fields_of(f"a.{name}", now, say)
    return Control(name, label, words, fields, several)


def _choice(name: str, kind: type, chosen: tuple[Any, ...], several: bool, say: Say) -> Choice:
    now, word = next((one for one in chosen if type(one) is kind), None), word_of(kind)
    fields = fields_of(f"a.{name}.{word}", now, say) if several and now is not None else ()
    means = meaning(example(kind) if now is None else now, say)
    return Choice(word, means, now is not None, fields)


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
    words = rules_of_a_game()[name].form
    assert isinstance(words, Words)
    return word_in(form, f"w.{name}", f"a.{name}", words, now)


def _several(name: str, now: tuple[Any, ...], form: Form) -> list[Any]:
    part = rules_of_a_game()[name].form
    assert isinstance(part, Listed)
    by_kind = {type(one): one for one in now}
    chosen = [kind for kind in questions()[name] if f"t.{word_of(kind)}" in form]
    # Those that were there keep their order, which is the order in which they ask.
    chosen.sort(key=lambda kind: list(by_kind).index(kind) if kind in by_kind else len(by_kind))
    return [
        _written(word_of(kind), arguments_in(form, f"a.{name}.{word_of(kind)}", by_kind[kind]))
        if kind in by_kind
        else plain(part.of, example(kind), whole=True)
        for kind in chosen
    ]


def _written(word: str, named: dict[str, Any]) -> Any:
    return {word: named} if named else word


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
