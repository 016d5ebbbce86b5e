"""Commands whose help is said in the language that is spoken: their texts are ids of messages."""

import copy
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import click

from boneyard.cli.clicking import gettext
from boneyard.cli.framework import OPTION, Language
from boneyard.i18n.translator import spoken

#: What is typed after `boneyard`, and the id of what it does.
Example = tuple[str, str]

_ID: Final = re.compile(r"help(-[a-z0-9]+)+")
#: What stands for a number in help.
_NUMBER: Final = "N"
#: What click writes in the line that tells the usage.
_USAGE: Final = {"[OPTIONS]": "click-usage-options", "[COMMAND] [ARGS]...": "click-usage-commands"}


def said(text: str | None) -> str | None:
    """A text of a parameter: an id of ours is said, anything else is as it is."""
    return spoken()(text) if text is not None and _ID.fullmatch(text) else text


def _said_of(param: click.Parameter) -> click.Parameter:
    """A parameter whose texts are said."""
    found = copy.copy(param)
    found.metavar = said(param.metavar)
    if isinstance(found, click.Option):
        # click has made the help option itself, perhaps when another language was spoken.
        own = "--help" in found.opts
        found.help = gettext("Show this message and exit.") if own else said(found.help)
        if found.metavar is None and isinstance(found.type, click.types.IntParamType):
            found.metavar = _NUMBER
    return found


class Spoken(click.Command):
    """A command; its help is the id of a message, and examples follow it."""

    def __init__(self, *args: Any, examples: Sequence[Example] = (), **more: Any) -> None:
        """Take what click takes; every command can be told the language."""
        super().__init__(*args, **more)
        self.examples = tuple(examples)
        self.params = [
            *self.params,
            click.Option([OPTION], type=Language(), expose_value=False, is_eager=True,
                         help="help-language", metavar="help-m-language"),
        ]  # fmt: skip

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The parameters, in the language that is spoken; the same ones for a whole run."""
        key = f"{__name__}.{self.name}"
        if key not in ctx.meta:
            ctx.meta[key] = [_said_of(param) for param in super().get_params(ctx)]
        found: list[click.Parameter] = ctx.meta[key]
        return found

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What is typed after the name."""
        pieces = super().collect_usage_pieces(ctx)
        return [spoken()(_USAGE[piece]) if piece in _USAGE else piece for piece in pieces]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(said(self.help) or "")

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples, each with what it does below it."""
        if not self.examples:
            return
        with formatter.section(spoken()("help-examples")):
            for words, id in self.examples:
                line = f"boneyard {words}".rstrip()
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")
                with formatter.indentation():
                    formatter.write_text(spoken()(id))


def command(help: str, *examples: Example, **more: Any) -> Callable[[Callable[..., Any]], Spoken]:
    """Make a command of a function; `help` is the id of what it does."""
    return click.command(cls=Spoken, help=help, examples=examples, **more)
