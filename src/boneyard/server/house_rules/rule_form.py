"""Rules by controls: a form made from the vocabulary, and the rules that it sends back."""

from typing import Any

from msgspec import Struct

from boneyard.games.house_rules import own_game_of
from boneyard.games.house_rules.describe import question
from boneyard.games.house_rules.glossary import example
from boneyard.i18n.saying import Say
from boneyard.rules.game import Game
from boneyard.rules.parse import plain
from boneyard.rules.vocabulary import Listed, Words, questions, rules_of_a_game, word_of
from boneyard.server.house_rules.form import Field, Form, arguments_in, fields_of, meaning, word_in


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
