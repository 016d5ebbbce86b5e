"""`boneyard convert` and `boneyard import-check`: records to and from what others write."""

import click

from boneyard.cli.common import texts_in, write_whole
from boneyard.cli.framework import Failure, command, echo
from boneyard.cli.replay import FILES
from boneyard.i18n import Argument, Message, why
from boneyard.records import Record, RecordError, play_record
from boneyard.records.convert import FORMS, ConvertError, form_of

NAMES = click.Choice(list(FORMS))


@command(
    "help-convert",
    ("convert match.json --to sheet -o match.txt", "help-convert-sheet"),
    ("convert theirs.txt --from open-spiel -o match.json", "help-convert-theirs"),
)
@click.argument("file", metavar="help-m-file")
@click.option("--from", "source", type=NAMES, help="help-convert-from")
@click.option(
    "--to", "target", type=NAMES, default="record", show_default=True, help="help-convert-to"
)
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False),
    metavar="help-m-file",
    help="help-convert-output",
)
def convert(file: str, source: str | None, target: str, output: str | None) -> None:
    """Write matches in another form."""
    found = []
    for where, text in texts_in([file]):
        try:
            found.append(FORMS[target].write(_read(text, source)))
        except (RecordError, ConvertError) as error:
            raise Failure("cli-at", where=where, why=why(error)) from None
    written = ("" if target == "record" else "\n").join(found)
    if output:
        write_whole(output, written.encode())
    else:
        click.echo(written, nl=False)


@command(
    "help-import-check",
    ("import-check match.json theirs.txt", "help-import-check-two"),
)
@FILES
@click.option("--from", "source", type=NAMES, help="help-convert-from")
@click.pass_context
def import_check(ctx: click.Context, files: tuple[str, ...], source: str | None) -> None:
    """Say of every file what it is, and why it can't be read."""
    failed = False
    for where, text in texts_in(files):
        try:
            form = source or (form_of(_text(text)).name if not isinstance(text, Message) else "")
            record = _read(text, form or None)
            _, end = play_record(record)
        except (RecordError, ConvertError) as error:
            failed = True
            echo("cli-at", where=where, why=why(error))
            continue
        _good(where, form, record, len(end.results))
    ctx.exit(2 if failed else 0)


def _good(where: Argument, form: str, record: Record, rounds: int) -> None:
    echo("convert-good", where=where, form=form, game=record.rules.game.title, rounds=rounds)


def _text(text: bytes) -> str:
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ConvertError("convert-no-text") from None


def _read(text: bytes | Message, form: str | None) -> Record:
    if isinstance(text, Message):
        raise RecordError(text)
    told = _text(text)
    return (form_of(told) if form is None else FORMS[form]).read(told)
