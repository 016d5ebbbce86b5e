"""Command line. Commands are imported lazily, so that it starts at once."""

import contextlib
import errno
import io
import os
import sys
from importlib import import_module
from typing import Final

import click

from boneyard.cli.framework import (
    TranslatedCommand,
    choose_color,
    echo,
    format_error,
    install_click_translations,
    os_error_text,
    set_cli_language,
)
from boneyard.extras import NotInstalled, install_hint
from boneyard.i18n import Message, message
from boneyard.i18n.translator import current_translator
from boneyard.version import __version__

install_click_translations()

#: The commands by group: the module of each, and its line in the list. A command's name is its
#: function's.
_GROUPS: Final = {
    "help-group-play": {
        "play": ("boneyard.cli.play", "help-play-short"),
        "games": ("boneyard.cli.games", "help-games-short"),
        "rules": ("boneyard.cli.rules", "help-rules-short"),
        "words": ("boneyard.cli.words", "help-words-short"),
        "puzzle": ("boneyard.cli.puzzle", "help-puzzle-short"),
    },
    "help-group-records": {
        "replay": ("boneyard.cli.replay", "help-replay-short"),
        "show": ("boneyard.cli.show", "help-show-short"),
        "analyse": ("boneyard.cli.analyse", "help-analyse-short"),
        "hints": ("boneyard.cli.hints", "help-hints-short"),
        "verify": ("boneyard.cli.replay", "help-verify-short"),
        "convert": ("boneyard.cli.convert", "help-convert-short"),
        "import-check": ("boneyard.cli.convert", "help-import-check-short"),
    },
    "help-group-simulate": {
        "deal": ("boneyard.cli.deal", "help-deal-short"),
        "simulate": ("boneyard.cli.simulate", "help-simulate-short"),
        "arena": ("boneyard.cli.arena", "help-arena-short"),
        "lab": ("boneyard.cli.lab", "help-lab-short"),
        "equity": ("boneyard.cli.equity", "help-equity-short"),
        "solve": ("boneyard.cli.solve", "help-solve-short"),
        "statistics": ("boneyard.cli.solve", "help-statistics-short"),
        "ratings": ("boneyard.cli.ratings", "help-ratings-short"),
        "bench": ("boneyard.cli.bench", "help-bench-short"),
    },
    "help-group-serve": {
        "serve": ("boneyard.cli.serve", "help-serve-short"),
        "lite": ("boneyard.cli.lite", "help-lite-short"),
        "backup": ("boneyard.cli.copy_and_backup", "help-backup-short"),
        "copy": ("boneyard.cli.copy_and_backup", "help-copy-short"),
        "doctor": ("boneyard.cli.doctor", "help-doctor-short"),
        "admin": ("boneyard.cli.admin", "help-admin-short"),
        "bot": ("boneyard.cli.bot", "help-bot-short"),
        "watch": ("boneyard.cli.bot", "help-watch-short"),
    },
    "help-group-more": {"docs": ("boneyard.cli.docs", "help-docs-short")},
}
_MODULES: Final = {
    name: module for group in _GROUPS.values() for name, (module, _) in group.items()
}


class _LazyGroup(TranslatedCommand, click.Group):
    """A group that imports a command only when it is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands in order."""
        return list(_MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in _MODULES:
            return None
        command: click.Command = getattr(
            import_module(_MODULES[cmd_name]), cmd_name.replace("-", "_")
        )
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command; the error for a mistyped one names the nearest."""
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:
            # click looks among the commands that are imported: there are none.
            raise click.NoSuchCommand(error.command_name, None, _MODULES, ctx) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands by group, without importing any."""
        translator, wide = current_translator(), max(map(len, _MODULES)) + 2
        for heading, group in _GROUPS.items():
            with formatter.section(translator(heading)):
                # The groups are aligned with each other.
                lines = [(f"{name:{wide}}", translator(id)) for name, (_, id) in group.items()]
                formatter.write_dl(lines, col_spacing=0)

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: object,
    ) -> click.Context:
        """Set the language before anything is printed."""
        set_cli_language(args)
        extra.setdefault("color", choose_color(os.environ))
        return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; a full disk or a missing extra is reported in one sentence."""
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
        except (ImportError, NotInstalled) as error:
            lacking = error.message if isinstance(error, NotInstalled) else install_hint(error)
            if lacking is None:
                raise
            click.echo(format_error(lacking), err=True)
            ctx.exit(2)
        except OSError as error:
            # What can't be written now can't be written when Python closes it either.
            with contextlib.suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            failed = _describe_os_error(error)
            click.echo(format_error(failed), err=True)
            ctx.exit(2)


#: Error numbers of an output that can't be written to.
_OUTPUT_ERRNOS = (errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EDQUOT, errno.EBADF)


def _describe_os_error(error: OSError) -> Message:
    """Describe what the system refused: to write the output, a file, or something else."""
    if error.filename is not None:
        return message("cli-file-fails", file=str(error.filename), why=os_error_text(error))
    written = error.errno in _OUTPUT_ERRNOS
    return message("cli-output-fails" if written else "cli-system-fails", why=os_error_text(error))


def _version(ctx: click.Context, param: click.Parameter, requested: bool) -> None:
    if requested and not ctx.resilient_parsing:
        echo("cli-version", version=__version__)
        ctx.exit()


@click.group(
    cls=_LazyGroup,
    help="help-boneyard",
    examples=(
        ("", "help-boneyard-play"),
        ("rules matador --language es", "help-boneyard-rules"),
    ),
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=_version,
    help="help-version",
)  # fmt: skip
@click.pass_context
def main(ctx: click.Context) -> None:
    """Run a command, or start a local server."""
    if ctx.invoked_subcommand is None:
        from boneyard.cli.serve import serve_locally

        serve_locally()
