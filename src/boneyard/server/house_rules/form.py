"""Form of the rule editor: fields of a rule word, controls, what was chosen."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from boneyard.games.house_rules.custom_games import parse_house_rules
from boneyard.games.house_rules.describe import describe_rule_slot, describe_word
from boneyard.games.house_rules.glossary import choice_label, example_word, parameter_label
from boneyard.i18n.translator import Translate
from boneyard.rules.game import Game
from boneyard.rules.serialization import to_data
from boneyard.rules.vocabulary import (
    BooleanType,
    InlineWordType,
    IntegerType,
    ListType,
    Parameter,
    StringType,
    TileType,
    UnionType,
    WordType,
    game_parameters,
    word_name,
    word_parameters,
    words_by_rule,
)

#: What a browser sends of the form.
FormData = Mapping[str, str]


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


def build_fields(at: str, word: Any, translate: Translate) -> tuple[Field, ...]:
    """A control for each argument that one can set by one; the others stand in the file."""
    kind = type(word)
    return tuple(
        _build_field(
            f"{at}.{one.name}",
            translate(parameter_label(kind, one)),
            one,
            getattr(word, one.field),
            translate,
        )
        for one in _settable_parameters(kind)
    )


def word_summary(word: Any, translate: Translate) -> str:
    """What a word says, in one line."""
    return " ".join(translate(describe_word(word)).split())


def _settable_parameters(kind: type) -> list[Parameter]:
    return [one for one in word_parameters(kind) if not one.derived and not _is_file_only(one)]


def _is_file_only(parameter: Parameter) -> bool:
    """Say whether something is a table, too much for a line of a form."""
    form = parameter.value_type
    simple = isinstance(
        form, IntegerType | BooleanType | StringType | TileType | WordType | InlineWordType
    )
    several = isinstance(form, ListType) and isinstance(form.item, IntegerType)
    return not (simple or several or (isinstance(form, UnionType) and not _has_words(form)))


def _has_words(form: UnionType) -> bool:
    return any(not isinstance(one, IntegerType | StringType) for one in form.members)


def _build_field(
    name: str, label: str, parameter: Parameter, value: Any, translate: Translate
) -> Field:
    form = parameter.value_type
    match form:
        case IntegerType(least, most):
            return Field(name, label, "number", str(value), least, most)
        case BooleanType():
            return Field(name, label, "flag", "yes" if value else "")
        case StringType(choices) if choices:
            known = tuple((one, translate(choice_label(parameter, one))) for one in choices)
            return Field(name, label, "choice", str(value), choices=known)
        case WordType(kinds):
            known = tuple(
                (word_name(kind), _word_meaning(kind, value, translate)) for kind in kinds
            )
            inside = build_fields(name, value, translate)
            return Field(name, label, "word", word_name(type(value)), choices=known, inside=inside)
        case InlineWordType():
            return Field(name, label, "part", inside=build_fields(name, value, translate))
    text = ", ".join(map(str, value)) if isinstance(form, ListType) else str(value)
    return Field(name, label, "text", text)


def _word_meaning(kind: type, now: Any, translate: Translate) -> str:
    return word_summary(now if type(now) is kind else example_word(kind), translate)


def parse_arguments(form: FormData, at: str, word: Any) -> dict[str, object]:
    """What the form says of a word's arguments; what it doesn't say is as it was."""
    kind: type = type(word)
    found = {one.name: to_data(one.value_type, getattr(word, one.field), with_defaults=True)
             for one in word_parameters(kind) if not one.derived}  # fmt: skip
    for one in _settable_parameters(kind):
        key, now = f"{at}.{one.name}", getattr(word, one.field)
        if isinstance(one.value_type, BooleanType):
            found[one.name] = key in form
        elif isinstance(one.value_type, InlineWordType):
            found[one.name] = parse_arguments(form, key, now)
        elif isinstance(one.value_type, WordType):
            found[one.name] = parse_word(form, key, key, one.value_type, now)
        elif form.get(key, "").strip():
            found[one.name] = _parse_value(one, form[key].strip())
    return found


def parse_word(form: FormData, chosen: str, at: str, words: WordType, now: Any) -> Any:
    """The word that the form chooses, written; one that wasn't there comes as a game has it."""
    written = form.get(chosen, word_name(type(now)))
    kinds = {word_name(kind): kind for kind in words.word_classes}
    if written not in kinds:
        return written  # refused with a sentence
    if kinds[written] is not type(now):
        return to_data(words, example_word(kinds[written]), with_defaults=True)
    named = parse_arguments(form, at, now)
    return {written: named} if named else written


def _parse_value(parameter: Parameter, text: str) -> Any:
    if isinstance(parameter.value_type, ListType):
        return [_parse_number(one.strip()) for one in text.split(",") if one.strip()]
    whole = isinstance(parameter.value_type, IntegerType | UnionType)
    return _parse_number(text) if whole else text


def _parse_number(text: str) -> int | str:
    """A number, or what was typed: that is refused with a sentence."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else text


class WordChoice(Struct, frozen=True):
    """A word that may be chosen."""

    word: str
    means: str
    on: bool
    fields: tuple[Field, ...] = ()
    """Where several may be chosen: the arguments of one that is."""


class RuleControl(Struct, frozen=True):
    """A question with its words, one of them chosen, or several."""

    name: str
    label: str
    words: tuple[WordChoice, ...]
    fields: tuple[Field, ...] = ()
    several: bool = False


def build_controls(game: Game, translate: Translate) -> list[RuleControl]:
    """The controls for all questions, as they are answered now."""
    return [_build_control(game, name, kinds, translate) for name, kinds in words_by_rule().items()]


def _build_control(
    game: Game, name: str, kinds: tuple[type, ...], translate: Translate
) -> RuleControl:
    part = game_parameters()[name]
    now, label = getattr(game, part.field), translate(describe_rule_slot(name))
    chosen = now if isinstance(now, tuple) else (now,)
    several = isinstance(part.value_type, ListType)
    words = tuple(_build_choice(name, kind, chosen, several, translate) for kind in kinds)
    fields = () if several else build_fields(f"a.{name}", now, translate)
    return RuleControl(name, label, words, fields, several)


def _build_choice(
    name: str, kind: type, chosen: tuple[Any, ...], several: bool, translate: Translate
) -> WordChoice:
    now, word = next((one for one in chosen if type(one) is kind), None), word_name(kind)
    fields = build_fields(f"a.{name}.{word}", now, translate) if several and now is not None else ()
    means = word_summary(example_word(kind) if now is None else now, translate)
    return WordChoice(word, means, now is not None, fields)


def apply_form(game: Game, form: FormData) -> Game:
    """The game with what the form chooses; a `RuleError` says what can't be."""
    rules: dict[str, object] = {}
    for name, part in game_parameters().items():
        now = getattr(game, part.field)
        if name in words_by_rule():
            rules[name] = _parse_several(name, now, form) if isinstance(now, tuple) else _parse_one(
                name, now, form)  # fmt: skip
        else:
            rules[name] = to_data(part.value_type, now, with_defaults=True)
    for name in ("teams", "to-the-right"):
        rules[name] = f"r.{name}" in form
    rules["players"] = players = _parse_players(game, form)
    rules["hand"] = _parse_hands(game, players, form)
    return parse_house_rules({**rules, "title": form.get("title", "").strip() or game.title})


def _parse_one(name: str, now: Any, form: FormData) -> Any:
    words = game_parameters()[name].value_type
    assert isinstance(words, WordType)
    return parse_word(form, f"w.{name}", f"a.{name}", words, now)


def _parse_several(name: str, now: tuple[Any, ...], form: FormData) -> list[Any]:
    part = game_parameters()[name].value_type
    assert isinstance(part, ListType)
    by_kind = {type(one): one for one in now}
    chosen = [kind for kind in words_by_rule()[name] if f"t.{word_name(kind)}" in form]
    # Those that were there keep their order, which is the order in which they ask.
    chosen.sort(key=lambda kind: list(by_kind).index(kind) if kind in by_kind else len(by_kind))
    return [
        _word_to_data(
            word_name(kind), parse_arguments(form, f"a.{name}.{word_name(kind)}", by_kind[kind])
        )
        if kind in by_kind
        else to_data(part.item, example_word(kind), with_defaults=True)
        for kind in chosen
    ]


def _word_to_data(word: str, arguments: dict[str, object]) -> Any:
    return {word: arguments} if arguments else word


def _parse_count(form: FormData, name: str, otherwise: int) -> int:
    text = form.get(name, "").strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else otherwise


def _parse_players(game: Game, form: FormData) -> list[int]:
    least = _parse_count(form, "p.least", game.players[0])
    most = _parse_count(form, "p.most", game.players[-1])
    return list(range(least, min(max(least, most), 99) + 1))[:10]


def _parse_hands(game: Game, players: list[int], form: FormData) -> Any:
    """What each number of players gets; new numbers get what the nearest has."""
    known = {many: game.hand_for(many) for many in game.players}
    each = {
        many: _parse_count(form, f"h.{many}", known[min(known, key=lambda one: abs(one - many))])
        for many in players
    }
    same = set(each.values())
    return same.pop() if len(same) == 1 else {str(many): one for many, one in each.items()}
