"""Shared by the commands: games, options, files, and failing with one sentence."""

import contextlib
import errno
import os
import re
import stat
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, TypeVar

import click

from boneyard.cli.framework import Failure, os_error_text
from boneyard.core.options import Option, OptionError, format_value
from boneyard.core.strict_json import JsonObject
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import GAMES, get_game
from boneyard.i18n import Argument, Message, error_text, message
from boneyard.i18n.translator import current_translator
from boneyard.records.files import MAX_RECORD_BYTES, has_lines, open_records

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem
    from rich.table import Table

Command = TypeVar("Command", bound=Callable[..., Any])

#: File extensions of rules.
RULE_FILE_SUFFIXES: Final = (".toml", ".json")
#: Labels of how rounds end.
END_MESSAGES: Final = {
    "out": "cli-end-out",
    "blocked": "cli-end-blocked",
    "target": "cli-end-target",
    "refused": "cli-end-refused",
    "resigned": "cli-end-resigned",
    "timeout": "cli-end-timeout",
    "abandoned": "cli-end-abandoned",
    "won": "cli-end-won",
    "lost": "cli-end-lost",
}
#: The click settings of a command that takes any option of a game.
ANY_OPTION: Final = {"ignore_unknown_options": True, "allow_extra_args": True}


def load_game(name: str) -> AnyGame:
    """Look up a game by its name, or load a rule file."""
    if not name.lower().endswith(RULE_FILE_SUFFIXES):
        return get_game(name)
    from boneyard.games.house_rules.rule_files import load_rule_file

    shown = format_value(name, max_chars=1000)
    try:
        return load_rule_file(name)
    except OSError as error:
        raise Failure(
            "cli-at", where=shown, why=message("cli-cant-read", why=os_error_text(error))
        ) from None
    except OptionError as error:
        raise Failure("cli-at", where=shown, why=error_text(error)) from None


class GameName(click.ParamType[AnyGame]):
    """A game's name."""

    name = "game"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> AnyGame:
        """Find the game."""
        if not isinstance(value, str):
            assert isinstance(value, AnyGame)
            return value
        try:
            return load_game(value)
        except OptionError as error:
            self.fail(current_translator()("cli-see-games", why=error_text(error)), param, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem]":
        """Complete the name."""
        from click.shell_completion import CompletionItem

        return [CompletionItem(name) for name in GAMES if name.startswith(incomplete)]


def parse_rules(game: AnyGame, arguments: list[str]) -> AnyRules:
    """Parse a game's options as `--target 50 --muggins` and return the rules."""
    options = {option.name: option for option in game.all_options}
    chosen: JsonObject = {}
    left = list(arguments)
    while left:
        name, value = _next_option(game, options, left)
        if name in chosen:
            raise Failure("cli-option-twice", option=f"--{name.replace('_', '-')}")
        chosen[name] = value
    try:
        return game.rules(**chosen)
    except OptionError as error:
        raise Failure(error) from None


def _next_option(game: AnyGame, options: dict[str, Option], left: list[str]) -> tuple[str, object]:
    word = left.pop(0)
    if not word.startswith("--"):
        raise Failure("cli-no-option", word=repr(word))
    name, equals, text = word[2:].partition("=")
    option = options.get(name.replace("-", "_"))
    if option is None:
        raise _unknown_option(game, f"--{name}", options)
    if not equals:
        if not left or left[0].startswith("--"):
            if not option.accepts(True):
                raise Failure("cli-needs-value", option=f"--{name}", kind=option.value_description)
            text = "true"
        else:
            text = left.pop(0)
    return option.name, option.parse_text(text)


def _unknown_option(game: AnyGame, option: str, options: Iterable[str]) -> Failure:
    """Name the nearest option, of the game or of the command, or all of the game's."""
    known = [f"--{one.replace('_', '-')}" for one in options]
    ctx = click.get_current_context(silent=True)
    of_command = [one for param in ctx.command.params for one in param.opts] if ctx else []
    every = {one.lstrip("-"): one for one in (*known, *of_command)}
    near = get_close_matches(option.lstrip("-"), every, n=1)
    if near:
        near_option = every[near[0]]
        return Failure("cli-unknown-option-but", game=game.name, option=option, near=near_option)
    return Failure("cli-unknown-option", game=game.name, option=option, known=", ".join(known))


def describe_round_end(end: str) -> Argument:
    """Describe how a round ended, in a word or two."""
    return message(END_MESSAGES[end]) if end in END_MESSAGES else end


def iter_texts(paths: Iterable[str]) -> Iterator[tuple[Argument, bytes | Message]]:
    """Yield the records in files: where each is, and its text, or why it can't be read.

    A file is one record, or with the ending `.jsonl` one record a line; `-` is standard input, read
    line by line.
    """
    for path in paths:
        try:
            with contextlib.ExitStack() as stack:
                file = _standard_input() if path == "-" else stack.enter_context(open_records(path))
                if path == "-" or has_lines(path):
                    yield from _lines(path, file)
                else:
                    yield (
                        format_value(path, max_chars=1000),
                        _check_size(file.read(MAX_RECORD_BYTES + 1)),
                    )
        except (OSError, EOFError) as error:
            yield (
                format_value(path, max_chars=1000),
                message("cli-cant-read", why=_read_error(error)),
            )


def _read_error(error: OSError | EOFError) -> Argument:
    if isinstance(error, EOFError):
        return str(error)
    return message("cli-stdin-closed") if sys.stdin is None else os_error_text(error)


def _standard_input() -> BinaryIO:
    if sys.stdin is None:
        raise OSError
    return sys.stdin.buffer


def _lines(path: str, file: BinaryIO) -> Iterator[tuple[Argument, bytes | Message]]:
    number, some = 0, False
    while line := file.readline(MAX_RECORD_BYTES + 1):
        number += 1
        if line.strip():
            some = True
            where = message(
                "cli-in-line", file=format_value(path, max_chars=1000), line=str(number)
            )
            yield where, _check_size(line)
        if len(line) > MAX_RECORD_BYTES:
            return
    if not some:
        yield format_value(path, max_chars=1000), message("cli-no-record")


def _check_size(text: bytes) -> bytes | Message:
    return (
        message("cli-too-long", most=MAX_RECORD_BYTES >> 20)
        if len(text) > MAX_RECORD_BYTES
        else text
    )


def summary_table() -> "Table":
    """A table as all summaries have it: no lines, heads in bold.

    A title is a line in bold above it, and sentences come below it.
    """
    from rich.table import Table

    return Table(box=None, header_style="bold", pad_edge=False)


#: Where the command's context has the real standard output while `-o -` uses it.
_STDOUT_KEY: Final = f"{__name__}.stdout"


#: What is taken for an option of the game, if no such file exists: `players=4`.
_OPTION_LIKE: Final = re.compile(r"([a-z][a-z-]*)=([\w-]*)")


def _check_output(path: str) -> None:
    """Refuse a file that can't be written before the work is done that it is for."""
    if not path:
        raise Failure("cli-no-name")
    option = _OPTION_LIKE.fullmatch(path)
    if option and not Path(path).exists():
        raise Failure("cli-output-option", given=path, option=f"--{option[1]} {option[2]}".strip())
    try:
        if not stat.S_ISDIR(Path(path).absolute().parent.stat().st_mode):
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
    except OSError as error:
        name = format_value(path, max_chars=1000)
        raise Failure("cli-cant-write", file=name, why=os_error_text(error)) from None


def _claim_stdout(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """For `-`, leave standard output to the file: what is meant for people goes to stderr."""
    if value is not None and value != "-":
        _check_output(value)
    if value == "-":
        ctx.meta[_STDOUT_KEY] = sys.stdout
        ctx.with_resource(contextlib.redirect_stdout(sys.stderr))
    return value


def output_option(help: str, *names: str) -> Callable[[Command], Command]:
    """The option of a command that writes a file; `-` is standard output."""
    return click.option(
        *(names or ("-o", "--output")),
        type=click.Path(dir_okay=False, allow_dash=True),
        metavar="help-m-file",
        help=help,
        callback=_claim_stdout,
    )


def write_output(path: str, text: bytes) -> None:
    """Write what a command was asked for to its file, or for `-` to standard output."""
    if path != "-":
        write_atomically(path, text)
        return
    stdout = click.get_current_context().meta[_STDOUT_KEY]
    stdout.flush()
    stdout.buffer.write(text)
    stdout.buffer.flush()


def write_atomically(path: str, text: bytes) -> None:
    """Write a file atomically; a device or pipe is written to directly."""
    if not path:
        raise Failure("cli-no-name")
    target = Path(path).resolve()
    try:
        if target.exists() and not target.is_file():
            target.write_bytes(text)
            return
        handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(draft, 0o666 & ~_umask())
            os.replace(draft, target)
        except BaseException:
            os.unlink(draft)
            raise
    except OSError as error:
        name = format_value(path, max_chars=1000)
        raise Failure("cli-cant-write", file=name, why=os_error_text(error)) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
