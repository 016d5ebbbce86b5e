"""Checkpoint file of an arena run, so that it can be stopped and resumed.

The first line is the question, each other one is a chunk. An incomplete last line, from a crash, is
ignored.
"""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from boneyard.arena.executors import MAX_FORFEITS, Chunk
from boneyard.core.options import format_value
from boneyard.core.strict_json import JsonObject
from boneyard.i18n import Message, TranslatedError, message

if TYPE_CHECKING:
    from boneyard.arena.matchups import Pairing


class CheckpointError(TranslatedError, ValueError):
    """A file that can't be resumed; the message explains why."""


class CheckpointLine(Struct):
    """A chunk of a pairing."""

    game: str
    players: tuple[str, str]
    chunk: Chunk


_line_decoder = msgspec.json.Decoder(CheckpointLine)


class Checkpoint:
    """A file of chunks; those it has are not played again, new ones are appended."""

    def __init__(self, path: str, question: JsonObject) -> None:
        self.path, self.name = Path(path), format_value(path, max_chars=1000)
        self.chunks: dict[tuple[str, tuple[str, str], int], Chunk] = {}
        head = msgspec.json.encode(question, order="deterministic")
        try:
            text = self.path.read_bytes() if self.path.exists() else b""
            complete_lines = text[: text.rfind(b"\n") + 1]
            if complete_lines:
                self._read(complete_lines.splitlines(), head)
            self._file = self.path.open("r+b" if text else "xb")
            self._file.truncate(len(complete_lines))
            self._file.seek(len(complete_lines))
            if not complete_lines:
                self._write(head)
        except OSError as error:
            why = error.strerror or str(error)
            raise CheckpointError("arena-file-unused", file=self.name, why=why) from None

    def _read(self, lines: list[bytes], head: bytes) -> None:
        if lines[0] != head:
            raise CheckpointError(_difference(self.name, lines[0], head))
        for number, line in enumerate(lines[1:], 2):
            try:
                note = _line_decoder.decode(line)
            except msgspec.DecodeError:
                raise CheckpointError("arena-file-line", file=self.name, line=str(number)) from None
            self.chunks.setdefault((note.game, note.players, note.chunk.first), note.chunk)

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def find_chunk(self, pairing: "Pairing", first: int, last: int) -> Chunk | None:
        """Return a chunk that has been played, if it has the requested deals."""
        chunk = self.chunks.get((pairing.game, pairing.players, first))
        is_complete = chunk is not None and (
            len(chunk.won) == last - first or len(chunk.faults) >= MAX_FORFEITS
        )
        return chunk if is_complete else None

    def add(self, pairing: "Pairing", chunk: Chunk) -> None:
        """Append a chunk."""
        key = (pairing.game, pairing.players, chunk.first)
        if self.chunks.get(key) is not chunk:
            self.chunks[key] = chunk
            try:
                self._write(
                    msgspec.json.encode(CheckpointLine(pairing.game, pairing.players, chunk))
                )
            except OSError as error:
                why = error.strerror or str(error)
                raise CheckpointError("cli-cant-write", file=self.name, why=why) from None

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _difference(file: str, line: bytes, head: bytes) -> Message:
    """Say what differs in the question that a file answers."""
    expected: JsonObject = msgspec.json.decode(head)
    try:
        answered = msgspec.json.decode(line)
        other = next(name for name in expected if answered.get(name) != expected[name])
        has = _short(answered[other])
    except (msgspec.DecodeError, AttributeError, KeyError, StopIteration):
        return message("arena-file-other", file=file)
    wants = _short(expected[other])
    return message("arena-file-question", file=file, part=other, has=has, wants=wants)


def _short(value: object) -> str:
    return format_value(msgspec.json.encode(value).decode(), max_chars=100)
