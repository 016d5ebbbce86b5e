"""Game options: what players may choose before a match; each game declares its own.

An option names the part of the declaration that it sets (`goal.target`), so its default is what the
declaration has there.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar
from unicodedata import category
from weakref import WeakValueDictionary

from boneyard.i18n import Argument, OneOf, TranslatedError, message

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

#: What an option can be set to.
Value = int | bool | str


G = TypeVar("G")
D = TypeVar("D", bound="DataclassInstance")
C = TypeVar("C", bound="ConfiguredGame[Any]")

_NUMBER = re.compile(r"-?[0-9]{1,30}")

#: Larger numbers are not printed.
MAX_PRINTABLE_NUMBER: Final = 10**30


class OptionError(TranslatedError, ValueError):
    """An option that the game doesn't have, or a value it doesn't accept."""


def get_part(declaration: object, path: str) -> Any:
    """Read a part of a declaration: `goal.target`."""
    for name in path.split("."):
        declaration = getattr(declaration, name)
    return declaration


def set_part(declaration: D, path: str, value: object) -> D:
    """Return a declaration with one part changed."""
    name, _, rest = path.partition(".")
    if name not in {part.name for part in fields(declaration)}:
        raise AttributeError(f"{type(declaration).__name__} has no {name}")
    part = set_part(getattr(declaration, name), rest, value) if rest else value
    return replace(declaration, **{name: part})


@dataclass(frozen=True)
class Option:
    """One option of a game."""

    name: str
    path: str
    """The part of the declaration that it sets."""
    player_counts: Mapping[Value, tuple[int, ...]] = field(default_factory=dict, compare=False)
    """Values that go with some numbers of players only."""

    @property
    def value_description(self) -> Argument:
        """The values it accepts, in words."""
        raise NotImplementedError

    def accepts(self, value: object) -> bool:
        """Return whether this is a valid value."""
        raise NotImplementedError

    def part_for(self, value: Value) -> object:
        """Return what this value puts into the declaration."""
        return value

    def default(self, declaration: object) -> Value:
        """Return the value that the declaration itself has."""
        found: Value = get_part(declaration, self.path)
        return found

    def apply(self, declaration: D, value: Value) -> D:
        """Return a declaration with this value chosen."""
        return set_part(declaration, self.path, self.part_for(value))

    def parse_text(self, text: str) -> Value:
        """Parse a value typed on a command line."""
        if self.accepts(text):  # a choice may be called `on`
            return text
        if text in ("true", "false", "yes", "no", "on", "off"):
            return text in ("true", "yes", "on")
        return int(text) if _NUMBER.fullmatch(text) else text

    def check(self, value: object, players: int, game: str) -> Value:
        """Return the value if it is valid; OptionError otherwise."""
        if not self.accepts(value):
            kind, shown = self.value_description, describe_value(value)
            raise OptionError("options-wrong", game=game, option=self.name, kind=kind, value=shown)
        assert isinstance(value, int | str)
        if players not in self.player_counts.get(value, (players,)):
            shown, allowed = format_value(value), OneOf(tuple(map(str, self.player_counts[value])))
            raise OptionError(
                "options-for-players", game=game, option=self.name, value=shown, players=allowed
            )
        return value


@dataclass(frozen=True)
class IntegerOption(Option):
    """An integer in a range."""

    least: int = 1
    most: int = 100_000

    @property
    def value_description(self) -> Argument:
        """The range, in words."""
        if self.least == self.most:
            return message("options-takes-one", value=self.least)
        return message("options-takes-number", least=self.least, most=self.most)

    def accepts(self, value: object) -> bool:
        """Return whether it is an integer in the range; a bool isn't."""
        return type(value) is int and self.least <= value <= self.most


@dataclass(frozen=True)
class FlagOption(Option):
    """On or off."""

    @property
    def value_description(self) -> Argument:
        """On or off, in words."""
        return message("options-takes-flag")

    def accepts(self, value: object) -> bool:
        """Return whether it is a bool."""
        return type(value) is bool


@dataclass(frozen=True)
class TwistOption(FlagOption):
    """On or off: whether a word is in a list of the declaration."""

    word: object = None

    def default(self, declaration: object) -> bool:
        """Return whether the declaration has a word of this kind."""
        return any(type(one) is type(self.word) for one in get_part(declaration, self.path))

    def apply(self, declaration: D, value: Value) -> D:
        """Add the word or remove it; one that the declaration has stays as it is."""
        if self.default(declaration) is bool(value):
            return declaration
        words = get_part(declaration, self.path)
        others = tuple(one for one in words if type(one) is not type(self.word))
        return set_part(declaration, self.path, (*others, self.word) if value else others)


@dataclass(frozen=True)
class ChoiceOption(Option):
    """One of a few words or numbers, each of which stands for a part of the declaration."""

    choices: Mapping[Value, Any] = field(default_factory=dict, compare=False)
    inside: str = ""
    """Where the part is a word that holds another in this part, the choice is about that one."""

    def _path_in(self, declaration: object) -> str:
        path = self.path
        while self.inside and hasattr(get_part(declaration, path), self.inside):
            path = f"{path}.{self.inside}"
        return path

    @property
    def value_description(self) -> Argument:
        """The choices, in words."""
        names = tuple(map(str, self.choices))
        return OneOf(names) if len(names) > 1 else message("options-takes-one", value=names[0])

    def accepts(self, value: object) -> bool:
        """Return whether it is one of the choices; true is not 1."""
        return any(type(value) is type(name) and value == name for name in self.choices)

    def part_for(self, value: Value) -> object:
        """Return the part that this choice stands for."""
        return self.choices[value]

    def default(self, declaration: object) -> Value:
        """Return the name of the part that the declaration has."""
        part = get_part(declaration, self._path_in(declaration))
        return next(name for name, meant in self.choices.items() if meant == part)

    def apply(self, declaration: D, value: Value) -> D:
        """Return a declaration with this value chosen."""
        return set_part(declaration, self._path_in(declaration), self.part_for(value))


@dataclass(frozen=True)
class PresetOption(ChoiceOption):
    """One of a few words, each of which stands for several parts of the declaration.

    A choice is a mapping from each part that it sets to the new value.
    """

    def default(self, declaration: object) -> Value:
        """Return the first choice whose parts the declaration has."""
        return next(
            name
            for name, parts in self.choices.items()
            if all(get_part(declaration, path) == part for path, part in parts.items())
        )

    def apply(self, declaration: D, value: Value) -> D:
        """Return a declaration with all parts of this choice."""
        for path, part in self.choices[value].items():
            declaration = set_part(declaration, path, part)
        return declaration


@dataclass(frozen=True)
class WrapperOption(ChoiceOption):
    """One of a few wrappers around a part of the declaration; None: no wrapper."""

    inner: str = ""
    """The part of such a word that holds what it is around."""

    def default(self, declaration: object) -> Value:
        """Return the name of the wrapper that the declaration has, or of none."""
        part = get_part(declaration, self.path)
        bare = next(name for name, word in self.choices.items() if word is None)
        return next(
            (
                name
                for name, word in self.choices.items()
                if type(word) is type(part)
                and set_part(word, self.inner, None) == set_part(part, self.inner, None)
            ),
            bare,
        )

    def apply(self, declaration: D, value: Value) -> D:
        """Wrap the part in the chosen word, after unwrapping it."""
        there = get_part(declaration, self.path)
        bare = next(name for name, word in self.choices.items() if word is None)
        core = there if self.default(declaration) == bare else getattr(there, self.inner)
        word = self.choices[value]
        return set_part(
            declaration, self.path, core if word is None else set_part(word, self.inner, core)
        )


def value_choice(name: str, sets: str, *values: Value, **more: Any) -> ChoiceOption:
    """Make a choice whose values stand for themselves."""
    return ChoiceOption(name, sets, choices={value: value for value in values}, **more)


def check_options(game: Any, chosen: Mapping[str, object]) -> tuple[tuple[str, Value], ...]:
    """Validate the options chosen for a game, and add the number of players."""
    known = {option.name: option for option in game.all_options}
    for name in chosen:
        if name not in known:
            raise OptionError(
                "options-unknown", game=game.name, option=repr(format_value(name)), has=tuple(known)
            )
    players = known["players"].check(chosen.get("players", min(game.players)), 0, game.name)
    values = {name: known[name].check(value, players, game.name) for name, value in chosen.items()}
    return tuple(sorted({**values, "players": players}.items()))


#: How many rules are cached while unused. Callers may choose any options, so this is bounded.
RULES_CACHE_SIZE: Final = 512
_live_rules: WeakValueDictionary[Any, Any] = WeakValueDictionary()


@lru_cache(maxsize=RULES_CACHE_SIZE)
def get_rules(kind: type[C], game: Any, chosen: tuple[tuple[str, Value], ...]) -> C:
    """Return the rules for these options; the same options give the same object."""
    key = (kind, game, chosen)
    found: C | None = _live_rules.get(key)
    # Rules that are still in use are found even after they left the LRU cache.
    return _live_rules.setdefault(key, kind(game, dict(chosen))) if found is None else found


class ConfiguredGame(Generic[G]):
    """A declaration with its options chosen: the rules of one match."""

    def __init__(self, declared: G, chosen: Mapping[str, Value]) -> None:
        self.base_game, self.chosen_options = declared, chosen
        game: Any = declared
        self.players = int(chosen["players"])
        for option in game.all_options:
            # The numbers of tiles and rounds may depend on the set.
            if option.name == "set" and "set" in chosen:
                game = option.apply(game, chosen["set"])
        self.options: Mapping[str, Value] = MappingProxyType(
            {o.name: chosen.get(o.name, game.default(o, self.players)) for o in game.all_options}
        )
        for option in game.all_options:
            if option.name != "players" and option.name in chosen:
                game = option.apply(game, chosen[option.name])
        self.game: G = game
        self._hash = hash((type(self), getattr(declared, "name", ""), *self.options.values()))

    def __eq__(self, other: object) -> bool:
        """Return whether it is the same game with the same options, chosen or by default."""
        if self is other:
            return True
        if type(self) is not type(other) or not isinstance(other, ConfiguredGame):
            return NotImplemented
        return self.options == other.options and self.base_game == other.base_game

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.chosen_options.items())
        return f"<{type(self).__name__} {getattr(self.game, 'name', '')}{chosen}>"

    def __reduce__(self) -> tuple[object, ...]:
        return get_rules, (type(self), self.base_game, tuple(self.chosen_options.items()))


def make_printable(text: str) -> str:
    """Sanitize foreign text for one printed line.

    Control characters would break a picture or control a terminal; bidirectional marks and
    characters that don't exist are replaced.
    """
    if text.isprintable():
        return text
    return "".join("�" if category(one)[0] == "C" or one in "\u2028\u2029" else one for one in text)


def describe_value(value: object, max_chars: int = 40) -> Argument:
    """Quote any JSON value for an error message, if it is short and plain."""
    if isinstance(value, int) and abs(value) > MAX_PRINTABLE_NUMBER:
        return message("options-huge")
    if value is not None and not isinstance(value, str | int | float):
        return message("options-object" if isinstance(value, Mapping) else "options-list")
    # A number in quotes is a text: without them the error would contradict itself.
    quoted = isinstance(value, str) and value.strip().lstrip("+-").isdigit()
    return f'"{format_value(value, max_chars)}"' if quoted else format_value(value, max_chars)


def format_value(value: str | float | None, max_chars: int = 40) -> str:
    """Format a value as in a record, on one line, and truncate it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    text = "".join(sign if sign.isprintable() else "�" for sign in str(value)[: max_chars + 1])
    return text if len(text) <= max_chars else f"{text[: max_chars - 3]}…"
