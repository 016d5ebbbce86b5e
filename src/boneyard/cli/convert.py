"""`boneyard convert` and `boneyard import-check`: convert records between formats."""

import click

from boneyard.cli.common import iter_texts, output_option, write_output
from boneyard.cli.framework import Failure, command, echo
from boneyard.cli.replay import FILES_ARGUMENT
from boneyard.i18n import Argument, Message, error_text
from boneyard.records import Record, RecordError, play_record
from boneyard.records.convert import FORMATS, ConvertError, detect_format

FORMAT_CHOICE = click.Choice(list(FORMATS))


@command(
    "help-convert",
    ("convert match.json --to sheet -o match.txt", "help-convert-sheet"),
    ("convert theirs.txt --from open-spiel -o match.json", "help-convert-theirs"),
)
@click.argument("file", metavar="help-m-file")
@click.option("--from", "source", type=FORMAT_CHOICE, help="help-convert-from")
@click.option(
    "--to",
    "target",
    type=FORMAT_CHOICE,
    default="record",
    show_default=True,
    help="help-convert-to",
)
@output_option("help-convert-output")
def convert(file: str, source: str | None, target: str, output: str | None) -> None:
    """Convert matches to another format."""
    found: list[str] = []
    for where, text in iter_texts([file]):
        try:
            found += map(FORMATS[target].write, _read(text, source))
        except (RecordError, ConvertError) as error:
            raise Failure("cli-at", where=where, why=error_text(error)) from None
    written = ("" if target == "record" else "\n").join(found)
    if output:
        write_output(output, written.encode())
    else:
        click.echo(written, nl=False)


@command(
    "help-import-check",
    ("import-check match.json theirs.txt", "help-import-check-two"),
)
@FILES_ARGUMENT
@click.option("--from", "source", type=FORMAT_CHOICE, help="help-convert-from")
@click.pass_context
def import_check(ctx: click.Context, files: tuple[str, ...], source: str | None) -> None:
    """Identify files and report why any can't be read."""
    failed = False
    for where, text in iter_texts(files):
        try:
            form = source or (
                detect_format(_text(text)).name if not isinstance(text, Message) else ""
            )
            for record in _read(text, form or None):
                _, end = play_record(record)
                _print_good(where, form, record, len(end.results))
        except (RecordError, ConvertError) as error:
            failed = True
            echo("cli-at", where=where, why=error_text(error))
    ctx.exit(2 if failed else 0)


def _print_good(where: Argument, form: str, record: Record, rounds: int) -> None:
    echo(
        "convert-good",
        where=where,
        form=form,
        game=record.rules.game.localized_title,
        rounds=rounds,
    )


def _text(text: bytes) -> str:
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ConvertError("convert-no-text") from None


def _read(text: bytes | Message, form: str | None) -> list[Record]:
    """Read the matches of a file: a score sheet may have several."""
    if isinstance(text, Message):
        raise RecordError(text)
    content = _text(text)
    found = detect_format(content) if form is None else FORMATS[form]
    return [found.read(one) for one in found.split(content)]
