"""Record conversion: formats of other programs, and a score sheet for people.

Each format is a module that reads and writes text; `FORMATS` has them by name.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from boneyard.records import Record, parse_record_json
from boneyard.records.convert import open_spiel, pypi_dominoes, score_sheet
from boneyard.records.convert.common import ConvertError

__all__ = ["FORMATS", "ConvertError", "RecordFormat", "detect_format", "parse_text"]


class RecordFormat(Struct, frozen=True):
    """A text format of a match."""

    name: str
    detect: Callable[[str], bool]
    """Return whether a text seems to be in this format."""
    read: Callable[[str], Record]
    write: Callable[[Record], str]
    split: Callable[[str], list[str]] = lambda text: [text]
    """Split the text of a file into matches."""


def _write_record(record: Record) -> str:
    import msgspec

    return msgspec.json.encode(record.written).decode() + "\n"


#: Every format by its name.
FORMATS: Final[Mapping[str, RecordFormat]] = {
    form.name: form
    for form in (
        RecordFormat(
            "record", lambda text: text.lstrip().startswith("{"), parse_record_json, _write_record
        ),
        RecordFormat(
            "sheet", score_sheet.detect, score_sheet.read, score_sheet.write, score_sheet.split
        ),
        RecordFormat("open-spiel", open_spiel.detect, open_spiel.read, open_spiel.write),
        RecordFormat("dominoes", pypi_dominoes.detect, pypi_dominoes.read, pypi_dominoes.write),
    )
}


def detect_format(text: str) -> RecordFormat:
    """Detect the format of a text."""
    for form in FORMATS.values():
        if form.detect(text):
            return form
    raise ConvertError("convert-no-form", forms=", ".join(FORMATS))


def parse_text(text: str, name: str | None = None) -> Record:
    """Parse a match from a text in a named or detected format."""
    return (detect_format(text) if name is None else FORMATS[name]).read(text)
