"""Records to and from what other programs write, and a score sheet that people read.

Each form is a module that reads and writes text; `FORMS` has them by name.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from boneyard.records import Record, read_json
from boneyard.records.convert import open_spiel, pypi_dominoes, sheet
from boneyard.records.convert.common import ConvertError

__all__ = ["FORMS", "ConvertError", "Form", "form_of", "read_form"]


class Form(Struct, frozen=True):
    """A way to write a match down."""

    name: str
    looks: Callable[[str], bool]
    """Whether a text seems to be of this form."""
    read: Callable[[str], Record]
    write: Callable[[Record], str]


def _write_record(record: Record) -> str:
    import msgspec

    return msgspec.json.encode(record.written).decode() + "\n"


#: Every form by its name.
FORMS: Final[Mapping[str, Form]] = {
    form.name: form
    for form in (
        Form("record", lambda text: text.lstrip().startswith("{"), read_json, _write_record),
        Form("sheet", sheet.looks, sheet.read, sheet.write),
        Form("open-spiel", open_spiel.looks, open_spiel.read, open_spiel.write),
        Form("dominoes", pypi_dominoes.looks, pypi_dominoes.read, pypi_dominoes.write),
    )
}


def form_of(text: str) -> Form:
    """Tell by its looks what a text is."""
    for form in FORMS.values():
        if form.looks(text):
            return form
    raise ConvertError("convert-no-form", forms=", ".join(FORMS))


def read_form(text: str, name: str | None = None) -> Record:
    """Read a match from a text, of a form that is named or told by its looks."""
    return (form_of(text) if name is None else FORMS[name]).read(text)
