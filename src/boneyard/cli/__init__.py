"""The command line. Commands are imported when they are called, so that it starts at once."""

import contextlib
import io
import os
import sys
from importlib import import_module
from typing import Any

import click

from boneyard.version import __version__

#: Where each command lives; its name is the function's.
_COMMANDS = {
    "serve": "boneyard.cli.serve",
    "games": "boneyard.cli.learn",
    "rules": "boneyard.cli.learn",
    "deal": "boneyard.cli.deal",
    "simulate": "boneyard.cli.simulate",
    "replay": "boneyard.cli.records",
    "show": "boneyard.cli.show",
    "verify": "boneyard.cli.records",
    "analyse": "boneyard.cli.analyse",
    "solve": "boneyard.cli.solve",
    "statistics": "boneyard.cli.solve",
    "arena": "boneyard.cli.arena",
    "bench": "boneyard.cli.bench",
}


class _Lazy(click.Group):
    """A group that imports a command only when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the commands, in the order in which one meets them."""
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = getattr(import_module(_COMMANDS[cmd_name]), cmd_name)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; a disk that is full gets one sentence, letters it can't print a mark."""
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        try:
            try:
                return super().invoke(ctx)
            finally:
                if sys.stdout is not None:
                    sys.stdout.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            # What can't be written now can't be written when Python closes it either.
            with contextlib.suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            click.echo(f"Error: the output can't be written: {error.strerror or error}", err=True)
            ctx.exit(2)


@click.group(
    cls=_Lazy,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="boneyard")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Every domino game of five rule books.

    Without a command, a table opens in the browser on this machine; `boneyard serve` lets others
    in. `boneyard games` and `boneyard rules GAME` tell what there is to play; `boneyard simulate
    GAME` plays matches at random and writes them as records; `boneyard replay` plays any record.
    """
    if ctx.invoked_subcommand is None:
        from boneyard.cli.serve import play_here

        play_here()
