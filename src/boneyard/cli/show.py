"""`boneyard show`: a position as a picture, or a round as an animation."""

from pathlib import Path

import click

from boneyard.cli.common import output_option, write_output
from boneyard.cli.framework import Failure, command
from boneyard.cli.hints import find_position, position_failure
from boneyard.core.strict_json import JsonObject
from boneyard.drawing.animated_svg import film_svg
from boneyard.drawing.png import MAX_WIDTH_PX, to_png
from boneyard.drawing.svg.pip_symbols import FaceError
from boneyard.drawing.svg.position_picture import draw
from boneyard.drawing.theme_palettes import THEMES
from boneyard.i18n.translator import current_translator
from boneyard.layout import ASPECT_RATIOS
from boneyard.records import RecordError
from boneyard.records.position_text import PositionError

#: The faces to choose from; colours are Fundomino's, and always there.
FACE_CHOICES = ("pips", "numerals", "fruit")


@command(
    "help-show",
    ("show match.json -o table.svg", "help-show-last"),
    ("show matches.jsonl --line 3 --move 12 --as 0 --shape tall -o table.png", "help-show-seat"),
    ("show match.json --animate -o round.svg", "help-show-film"),
    ('show "knock-out | 6-4 4-1 1-1 6-5" -o row.svg', "help-show-line"),
)
@click.argument("record", metavar="help-m-record")
@click.option("--line", type=click.IntRange(min=1), help="help-line")
@click.option("--move", type=click.IntRange(min=0), help="help-show-move")
@click.option("--as", "seat", type=int, metavar="help-m-seat", help="help-show-as")
@click.option("--faces", type=click.Choice(FACE_CHOICES), help="help-show-faces")
@click.option("--theme", type=click.Choice(THEMES), help="help-show-theme")
@click.option(
    "--shape", type=click.Choice(list(ASPECT_RATIOS)), default="wide", show_default=True,
    help="help-show-shape",
)  # fmt: skip
@click.option("--animate", is_flag=True, help="help-show-animate")
@click.option("--width", type=click.IntRange(100, MAX_WIDTH_PX), help="help-show-width")
@output_option("help-show-output")
def show(
    record: str,
    line: int | None,
    move: int | None,
    seat: int | None,
    faces: object,
    theme: str | None,
    shape: object,
    animate: bool,
    width: int | None,
    output: str | None,
) -> None:
    """Draw a position, of a record or as a line of text."""
    kind = _picture_format(output, animate, width)
    try:
        found = find_position(record, line, move, seat)
        # A PNG can't follow the reader's theme.
        theme = theme or ("light" if kind == "png" else None)
        how: JsonObject = {
            "faces": faces,
            "theme": theme,
            "shape": shape,
            "say": current_translator().translate,
        }
        if animate:
            drawn = film_svg(found.rules, found.log, names=found.names, **how)
        else:
            drawn = draw(found.state, seat, names=found.names, **how)
    except (RecordError, PositionError, FaceError) as error:
        raise position_failure(record, error) from None
    if output is None:
        click.echo(drawn)
    elif kind == "png":
        write_output(output, to_png(drawn, width or 1400))
    else:
        write_output(output, drawn.encode() + b"\n")


def _picture_format(output: str | None, animate: bool, width: int | None) -> str:
    """Return the format of the picture, from the file's extension."""
    kind = Path(output).suffix.lower()[1:] if output and output != "-" else "svg"
    if kind not in ("svg", "png"):
        raise Failure("cli-show-kind", file=str(output))
    if kind == "png" and animate:
        raise Failure("cli-show-film")
    if kind == "svg" and width is not None:
        raise Failure("cli-show-width")
    return kind
