"""Options of a game as click options, once the game is named.

So a shell completes them and their values, and `--help` lists them. `parse_rules` reads their
values, as before.
"""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from boneyard.cli.common import ANY_OPTION, RULE_FILE_SUFFIXES, load_game
from boneyard.cli.framework import Example, TranslatedCommand
from boneyard.core.options import IntegerOption, Option, OptionError
from boneyard.engine.kinds import AnyGame
from boneyard.games import GAMES
from boneyard.i18n.translator import current_translator

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

_GAME_KEY: Final = f"{__name__}.game"
_TYPED_KEY: Final = f"{__name__}.typed"
#: Stands for a value that wasn't typed.
_NO_VALUE: Final = "\0"
#: A number that looks like an option.
_NEGATIVE_NUMBER: Final = re.compile(r"-\d")
#: Numbers are completed up to this many.
MAX_COMPLETED_NUMBERS: Final = 20


def option_values(option: Option) -> list[str]:
    """List the values of an option, if they are enumerable."""
    if isinstance(option, IntegerOption):
        few = option.most - option.least < MAX_COMPLETED_NUMBERS
        return [str(n) for n in range(option.least, option.most + 1)] if few else []
    if option.accepts(True):
        return ["true", "false"]
    return [str(value) for value in getattr(option, "choices", ())]


class OptionValue(click.ParamType[str]):
    """The value of a game's option, as typed."""

    name = "value"

    def __init__(self, option: Option) -> None:
        self.option = option

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """Return it as it is: the game's own rules parse it."""
        return str(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem]":
        """Complete the values."""
        from click.shell_completion import CompletionItem

        found = option_values(self.option)
        return [CompletionItem(value) for value in found if value.startswith(incomplete)]


class GameCommand(TranslatedCommand):
    """A command with the options of its game."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Find the game before parsing."""
        game = ctx.meta[_GAME_KEY] = _find_game(args)
        ctx.meta[_TYPED_KEY], rest = ([], args) if game is None else _split_arguments(game, args)
        return super().parse_args(ctx, rest)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return the command's own parameters, and the game's; on a clash the command's."""
        own = super().get_params(ctx)
        game = ctx.meta.get(_GAME_KEY)
        if game is None:
            return own
        key = f"{__name__}.{self.name}"
        if key not in ctx.meta:
            names = {name for param in own for name in param.opts}
            ctx.meta[key] = [one for one in _options(game) if not names & {*one.opts}]
        return [*own, *ctx.meta[key]]

    def invoke(self, ctx: click.Context) -> object:
        """Pass on what was typed, as it was typed."""
        ctx.params["options"] = (*ctx.params["options"], *ctx.meta[_TYPED_KEY])
        return super().invoke(ctx)


def _find_game(args: Sequence[str]) -> AnyGame | None:
    """Return the named game, if any: errors are reported later."""
    named = (word for word in args if word in GAMES or word.lower().endswith(RULE_FILE_SUFFIXES))
    try:
        return next(map(load_game, named), None)
    except (OptionError, click.ClickException):
        return None


def _split_arguments(game: AnyGame, args: Sequence[str]) -> tuple[list[str], list[str]]:
    """Split off the game's options whose values click would not accept.

    What follows = is a value whatever it begins with; after a space, a number is.
    """
    names, dashed, rest = {_option_flag(option) for option in game.all_options}, [], []
    left = list(args)
    while left:
        word = left.pop(0)
        if word in names and left and _NEGATIVE_NUMBER.match(left[0]):
            dashed.append(f"{word}={left.pop(0)}")
        elif "=" in word and word.partition("=")[0] in names:
            dashed.append(word)
        else:
            rest.append(word)
    return dashed, rest


def _option_flag(option: Option) -> str:
    return f"--{option.name.replace('_', '-')}"


def _options(game: AnyGame) -> list[click.Option]:
    from boneyard.games.option_text import label_with_help

    return [
        _option(option, current_translator().translate(label_with_help(game, option)))
        for option in game.all_options
    ]


def _option(option: Option, help: str) -> click.Option:
    name = _option_flag(option)

    def keep(ctx: click.Context, _param: click.Parameter, values: tuple[str, ...]) -> None:
        typed = [name if value == _NO_VALUE else f"{name}={value}" for value in values]
        ctx.meta[_TYPED_KEY] += typed

    takes = "|".join(option_values(option)) or "N"
    return click.Option(
        [name], type=OptionValue(option), multiple=True, is_flag=False, flag_value=_NO_VALUE,
        callback=keep, expose_value=False, help=help,
        metavar=f"[{takes}]" if len(takes) < 30 else "…",
    )  # fmt: skip


def game_command(
    help: str, *examples: Example, **more: Any
) -> Callable[[Callable[..., object]], GameCommand]:
    """Make a command of a function that takes a game and its `options`."""
    return click.command(
        cls=GameCommand, help=help, examples=examples, context_settings=ANY_OPTION, **more
    )
