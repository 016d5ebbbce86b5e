"""The options of a game as its page offers them, in words that a player would use."""

import re
from typing import Final

from msgspec import Struct

from boneyard.core.options import Choice, Flag, Option, Value, Whole
from boneyard.engine.kinds import AnyGame
from boneyard.games import option_text
from boneyard.i18n import message
from boneyard.i18n.saying import Say

#: An option as a text of rules names it, and the command line: maybe with what it is set to.
_NAMED: Final = re.compile(r"(?<!\*)\*([a-z_]+)(?:: ([a-z0-9-]+))?\*(?!\*)")


class Shown(Struct, frozen=True):
    """An option as a form shows it."""

    name: str
    label: str
    help: str
    choices: tuple[tuple[str, str, bool], ...] = ()
    """What it can be set to: as it is sent, in words, and whether it is chosen already."""
    least: int = 0
    most: int = 0
    """For a number: the range."""
    usual: str = ""
    """For a number: what it is when nothing is typed."""


def shown_options(game: AnyGame, say: Say) -> list[Shown]:
    """The options that leave a choice."""
    return [_shown(game, option, say) for option in game.all_options if _open(option)]


def named_as_shown(game: AnyGame, text: str, say: Say) -> str:
    """A text of rules that calls options as the form above it does, not as programs do."""
    known = {option.name: option for option in game.all_options}

    def told(found: re.Match[str]) -> str:
        option = known.get(found[1])
        if option is None:
            return found[0]
        label = say(option_text.name_told(option))
        if found[2] is None:
            return f"*{label}*"
        value = say(option_text.value_told(option, option.from_text(found[2])))
        return f"*{say(message('options-set-to', option=label, value=value))}*"

    return _NAMED.sub(told, text)


def _open(option: Option) -> bool:
    if isinstance(option, Whole):
        return option.least < option.most
    return not isinstance(option, Choice) or len(option.choices) > 1


def _shown(game: AnyGame, option: Option, say: Say) -> Shown:
    label, help = say(option_text.name_told(option)), say(option_text.help_told(option))
    default = game.default(option, min(game.players))
    if option.name == "players":
        counts = tuple((str(n), str(n), n == default) for n in game.players)
        return Shown(option.name, label, help, counts)
    if isinstance(option, Whole):
        # A hand may hang on the number of players.
        usual = say(message("options-as-usual")) if option.name == "hand" else str(default)
        return Shown(option.name, label, help, (), option.least, option.most, usual)
    values: list[Value] = [True, False] if isinstance(option, Flag) else []
    values += list(option.choices) if isinstance(option, Choice) else []
    told = message("options-usual", value=option_text.value_told(option, default))
    choices = [("", say(told), False)]
    choices += [(_sent(one), say(option_text.value_told(option, one)), False) for one in values]
    return Shown(option.name, label, help, tuple(choices))


def _sent(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
