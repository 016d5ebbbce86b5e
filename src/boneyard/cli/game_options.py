"""Commands that take a game's own options: once the game is named, they are options of click's.

So a shell completes them, their values too, and `--help` tells them. What they mean is read where
it always was, by `chosen_rules`.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import click

from boneyard.cli.common import ANY_OPTION, RULE_FILES, game_or_file
from boneyard.cli.framework import Example, Spoken
from boneyard.core.options import Option, OptionError, Whole
from boneyard.engine.kinds import AnyGame
from boneyard.games import GAMES
from boneyard.i18n.translator import spoken

_GAME: Final = f"{__name__}.game"
_TYPED: Final = f"{__name__}.typed"
#: Stands for a value that wasn't typed.
_NOTHING: Final = "\0"
#: A number that looks like an option.
_BELOW_ZERO: Final = re.compile(r"-\d")
#: Numbers are completed as long as they are few.
FEW: Final = 20


def values_of(option: Option) -> list[str]:
    """What can be typed after an option, if that is told in a list."""
    if isinstance(option, Whole):
        few = option.most - option.least < FEW
        return [str(n) for n in range(option.least, option.most + 1)] if few else []
    if option.accepts(True):
        return ["true", "false"]
    return [str(value) for value in getattr(option, "choices", ())]


class Value(click.ParamType[str]):
    """The value of a game's option, as it is typed."""

    name = "value"

    def __init__(self, option: Option) -> None:
        """Say which option."""
        self.option = option

    def convert(self, value: Any, param: click.Parameter | None, ctx: Any) -> str:
        """Whatever it is: the game's own rules read it."""
        return str(value)

    def shell_complete(self, ctx: Any, param: Any, incomplete: str) -> list[Any]:
        """Complete what can be typed."""
        from click.shell_completion import CompletionItem

        found = values_of(self.option)
        return [CompletionItem(value) for value in found if value.startswith(incomplete)]


class Gamed(Spoken):
    """A command whose game says which options there are."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Find the game before anything is read."""
        game = ctx.meta[_GAME] = _game_in(args)
        ctx.meta[_TYPED], rest = ([], args) if game is None else _apart(game, args)
        return super().parse_args(ctx, rest)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The command's own, and the game's; where both have one, the command's counts."""
        own = super().get_params(ctx)
        game = ctx.meta.get(_GAME)
        if game is None:
            return own
        key = f"{__name__}.{self.name}"
        if key not in ctx.meta:
            names = {name for param in own for name in param.opts}
            ctx.meta[key] = [one for one in _options(game) if not names & {*one.opts}]
        return [*own, *ctx.meta[key]]

    def invoke(self, ctx: click.Context) -> Any:
        """Hand on what was typed, as it was typed."""
        ctx.params["options"] = (*ctx.params["options"], *ctx.meta[_TYPED])
        return super().invoke(ctx)


def _game_in(args: Sequence[str]) -> AnyGame | None:
    """The game that is named, if one is: whatever is wrong with it is told later."""
    named = (word for word in args if word in GAMES or word.lower().endswith(RULE_FILES))
    try:
        return next(map(game_or_file, named), None)
    except (OptionError, click.ClickException):
        return None


def _apart(game: AnyGame, args: Sequence[str]) -> tuple[list[str], list[str]]:
    """The options of a game whose values click would not take, and what else was typed.

    What follows = is a value whatever it begins with; after a blank, a number is.
    """
    names, dashed, rest = {_typed(option) for option in game.all_options}, [], []
    left = list(args)
    while left:
        word = left.pop(0)
        if word in names and left and _BELOW_ZERO.match(left[0]):
            dashed.append(f"{word}={left.pop(0)}")
        elif "=" in word and word.partition("=")[0] in names:
            dashed.append(word)
        else:
            rest.append(word)
    return dashed, rest


def _typed(option: Option) -> str:
    return f"--{option.name.replace('_', '-')}"


def _options(game: AnyGame) -> list[click.Option]:
    from boneyard.games.option_text import help_told

    return [_option(option, spoken().say(help_told(option))) for option in game.all_options]


def _option(option: Option, help: str) -> click.Option:
    name = _typed(option)

    def keep(ctx: click.Context, _param: click.Parameter, values: tuple[str, ...]) -> None:
        typed = [name if value == _NOTHING else f"{name}={value}" for value in values]
        ctx.meta[_TYPED] += typed

    takes = "|".join(values_of(option)) or "N"
    return click.Option(
        [name], type=Value(option), multiple=True, is_flag=False, flag_value=_NOTHING,
        callback=keep, expose_value=False, help=help,
        metavar=f"[{takes}]" if len(takes) < 30 else "…",
    )  # fmt: skip


def gamed(help: str, *examples: Example, **more: Any) -> Callable[[Callable[..., Any]], Gamed]:
    """Make a command of a function that takes a game and its `options`."""
    return click.command(
        cls=Gamed, help=help, examples=examples, context_settings=ANY_OPTION, **more
    )
