"""Files of records: one record (`.json`), or one a line (`.jsonl`); with `.gz` compressed."""

import gzip
import zlib
from collections.abc import Iterator, Mapping
from os import PathLike, fspath
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from boneyard.core.arguments import argument_error
from boneyard.core.options import format_value
from boneyard.i18n import Argument, message
from boneyard.records.read import Record, RecordError, parse_record, parse_record_json

#: The longest record that is read.
MAX_RECORD_BYTES: Final = 64 * 1024 * 1024


class UnwritableRecord(RecordError, OSError):
    """A file that can't be written; also an OSError, as of any other file."""


def _file_name(path: object) -> str:
    """Return a path as text, or raise ArgumentError if no file can have this name."""
    name = fspath(path) if isinstance(path, str | PathLike) else None
    if not isinstance(name, str) or "\0" in name:
        raise argument_error("library-expected-file", path)
    return name


def _shown(name: str) -> str:
    """Return the name of a file for a message."""
    return format_value(name, max_chars=200)


def has_lines(path: str) -> bool:
    """Return whether a file has one record a line."""
    return path.removesuffix(".gz").endswith(".jsonl")


def open_records(path: str) -> BinaryIO:
    """Open a file of records for reading; what `.gz` compresses is decompressed."""
    return gzip.open(path) if path.endswith(".gz") else Path(path).open("rb")  # type: ignore[return-value]  # a GzipFile reads like one


def read_record(source: "str | PathLike[str] | Mapping[str, Any]") -> Record:
    """Read one record.

    Args:
        source: the path of a file, JSON text that begins with `{`, or a dict.

    Returns:
        The record, checked but not played. RecordError says what is wrong with it.

    >>> import boneyard
    >>> written = boneyard.Match("block-draw", seed="tea").record().written
    >>> boneyard.read_record(written)
    <Record block-draw, 1 rounds, Seat 1, Seat 2>
    """
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return parse_record_json(source)
    if not isinstance(source, str | PathLike):
        return parse_record(source)
    for record in read_records(source):
        return record
    raise RecordError(
        "library-at", where=format_value(fspath(source)), why=message("cli-no-record")
    )


def read_records(path: str | PathLike[str]) -> Iterator[Record]:
    """Yield the records of a file one after the other, without keeping them.

    Args:
        path: a `.jsonl` file has one record a line, any other file one; `.gz` is decompressed.

    Yields:
        The records. RecordError names the file, the line and what is wrong.

    >>> import boneyard, os, tempfile
    >>> path = os.path.join(tempfile.mkdtemp(), "matches.jsonl.gz")
    >>> for seed in ("1", "2"):
    ...     boneyard.Match("block-draw", seed=seed).play_out().record().save(path)
    >>> [boneyard.replay(record)["over"] for record in boneyard.read_records(path)]
    [True, True]
    """
    name = _file_name(path)
    shown = _shown(name)
    try:
        with open_records(name) as file:
            if not has_lines(name):
                yield _parse(file.read(MAX_RECORD_BYTES + 1), shown)
                return
            number = 0
            while line := file.readline(MAX_RECORD_BYTES + 1):
                number += 1
                if line.strip():
                    where = message("cli-in-line", file=shown, line=str(number))
                    yield _parse(line, where)
    except (OSError, EOFError, zlib.error) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise RecordError("library-at", where=shown, why=why) from None


def _parse(text: bytes, where: Argument) -> Record:
    try:
        if len(text) > MAX_RECORD_BYTES:
            raise RecordError("cli-too-long", most=MAX_RECORD_BYTES >> 20)
        return parse_record_json(text)
    except RecordError as error:
        raise RecordError("library-at", where=where, why=error.message) from None


def save_record(record: Record, path: str | PathLike[str]) -> None:
    """Write a record into a file; to a `.jsonl` file it is added as a line."""
    name = _file_name(path)
    line = msgspec.json.encode(record.written) + b"\n"
    data = gzip.compress(line) if name.endswith(".gz") else line
    try:
        with Path(name).open("ab" if has_lines(name) else "wb") as file:
            file.write(data)
    except OSError as error:
        why = getattr(error, "strerror", None) or str(error)
        raise UnwritableRecord("library-cant-write", file=_shown(name), why=why) from None
