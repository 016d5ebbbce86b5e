"""Records to and from what other programs write, and a score sheet that people read.

Each form is a module that reads and writes text; `FORMS` has them by name.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from boneyard.records import Record, parse_record_json
from boneyard.records.convert import open_spiel, pypi_dominoes, sheet
from boneyard.records.convert.common import ConvertError

__all__ = ["FORMATS", "ConvertError", "RecordFormat", "detect_format", "parse_text"]


class RecordFormat(Struct, frozen=True):
    """A way to write a match down."""

    name: str
    detect: Callable[[str], bool]
    """Whether a text seems to be of this form."""
    read: Callable[[str], Record]
    write: Callable[[Record], str]


def _write_record(record: Record) -> str:
    import msgspec

    return msgspec.json.encode(record.written).decode() + "\n"


#: Every form by its name.
FORMATS: Final[Mapping[str, RecordFormat]] = {
    form.name: form
    for form in (
        RecordFormat(
            "record", lambda text: text.lstrip().startswith("{"), parse_record_json, _write_record
        ),
        RecordFormat("sheet", sheet.detect, sheet.read, sheet.write),
        RecordFormat("open-spiel", open_spiel.detect, open_spiel.read, open_spiel.write),
        RecordFormat("dominoes", pypi_dominoes.detect, pypi_dominoes.read, pypi_dominoes.write),
    )
}


def detect_format(text: str) -> RecordFormat:
    """Tell by its looks what a text is."""
    for form in FORMATS.values():
        if form.detect(text):
            return form
    raise ConvertError("convert-no-form", forms=", ".join(FORMATS))


def parse_text(text: str, name: str | None = None) -> Record:
    """Read a match from a text, of a form that is named or told by its looks."""
    return (detect_format(text) if name is None else FORMATS[name]).read(text)
