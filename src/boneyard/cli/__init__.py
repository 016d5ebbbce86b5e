"""Command line. Commands are imported lazily, so that it starts at once."""

import contextlib
import errno
import io
import os
import sys
from importlib import import_module

import click

from boneyard.cli.framework import (
    TranslatedCommand,
    echo,
    gettext,
    install_click_translations,
    os_error_text,
    set_cli_language,
)
from boneyard.extras import NotInstalled, install_hint
from boneyard.i18n import Message, message
from boneyard.i18n.translator import current_translator
from boneyard.version import __version__

install_click_translations()

#: The module of each command; its name is the function's.
_COMMANDS = {
    "play": "boneyard.cli.play",
    "serve": "boneyard.cli.serve",
    "copy": "boneyard.cli.backup",
    "backup": "boneyard.cli.backup",
    "doctor": "boneyard.cli.doctor",
    "admin": "boneyard.cli.admin",
    "games": "boneyard.cli.games",
    "rules": "boneyard.cli.rules",
    "words": "boneyard.cli.vocabulary",
    "deal": "boneyard.cli.deal",
    "simulate": "boneyard.cli.simulate",
    "replay": "boneyard.cli.replay",
    "convert": "boneyard.cli.convert",
    "import-check": "boneyard.cli.convert",
    "show": "boneyard.cli.show",
    "hints": "boneyard.cli.positions",
    "verify": "boneyard.cli.replay",
    "analyse": "boneyard.cli.analyse",
    "solve": "boneyard.cli.solve",
    "statistics": "boneyard.cli.solve",
    "arena": "boneyard.cli.arena",
    "lab": "boneyard.cli.lab",
    "equity": "boneyard.cli.equity",
    "puzzle": "boneyard.cli.puzzle",
    "ratings": "boneyard.cli.ratings",
    "bot": "boneyard.cli.bot",
    "watch": "boneyard.cli.bot",
    "bench": "boneyard.cli.bench",
    "docs": "boneyard.cli.docs",
}
#: The short help in the list of commands.
_SHORT_HELP = {
    "play": "help-play-short",
    "serve": "help-serve-short",
    "copy": "help-copy-short",
    "backup": "help-backup-short",
    "doctor": "help-doctor-short",
    "admin": "help-admin-short",
    "games": "help-games-short",
    "rules": "help-rules-short",
    "words": "help-words-short",
    "deal": "help-deal-short",
    "simulate": "help-simulate-short",
    "replay": "help-replay-short",
    "convert": "help-convert-short",
    "import-check": "help-import-check-short",
    "show": "help-show-short",
    "hints": "help-hints-short",
    "verify": "help-verify-short",
    "analyse": "help-analyse-short",
    "solve": "help-solve-short",
    "statistics": "help-statistics-short",
    "arena": "help-arena-short",
    "lab": "help-lab-short",
    "equity": "help-equity-short",
    "puzzle": "help-puzzle-short",
    "ratings": "help-ratings-short",
    "bot": "help-bot-short",
    "watch": "help-watch-short",
    "bench": "help-bench-short",
    "docs": "help-docs-short",
}


class _LazyGroup(TranslatedCommand, click.Group):
    """A group that imports a command only when it is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands in order."""
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = getattr(
            import_module(_COMMANDS[cmd_name]), cmd_name.replace("-", "_")
        )
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing any."""
        with formatter.section(gettext("Commands")):
            formatter.write_dl(
                [(name, current_translator()(id)) for name, id in _SHORT_HELP.items()]
            )

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: object,
    ) -> click.Context:
        """Set the language before anything is printed."""
        set_cli_language(args)
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
            echo("click-error", message=lacking, err=True)
            ctx.exit(2)
        except OSError as error:
            # What can't be written now can't be written when Python closes it either.
            with contextlib.suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            failed = _describe_os_error(error)
            echo("click-error", message=failed, err=True)
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
