"""The log as lines of JSON, for programs that gather logs: who reads it learns no secret.

An address is told as its route, an error without its message, and whatever looks like a secret or
a mail address is left out once more at the very end.
"""

import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import msgspec

from boneyard.server.telemetry.counters import ROOT


def blamed(error: BaseException) -> str:
    """What failed and where, for a log: without its message, which may name a hidden tile."""
    return f"{type(error).__name__} in\n{''.join(traceback.format_tb(error.__traceback__))}"


#: What a record carries that belongs to one event: a mapping.
EVENT: Final = "event"

#: Names of matches, secrets of guests and the like: long, of letters of both cases and digits.
_SECRET: Final = re.compile(
    r"(?=[A-Za-z0-9_-]*[0-9])(?=[A-Za-z0-9_-]*[A-Z])(?=[A-Za-z0-9_-]*[a-z])[A-Za-z0-9_-]{20,}"
    r"|[0-9a-f]{32,}"
)

_MAIL: Final = re.compile(r"[^\s@<>\"']+@[^\s@<>\"']+\.[^\s@<>\"']+")

_TILE: Final = re.compile(r"(?<![\w-])(?:[AP]?\d{1,2}|S)-(?:[AP]?\d{1,2}|S)(?![\w-])")

#: What JSON lets through, and terminals or programs that read lines take for a command or an end.
_UNSEEN: Final = re.compile("[\x7f-\x9f\u2028\u2029]")

_LEFT_OUT: Final = "…"


def scrubbed(text: str) -> str:
    """A text without anything that could be a secret, a mail address or a tile."""
    for kind in (_MAIL, _SECRET, _TILE):
        text = kind.sub(_LEFT_OUT, text)
    # Half a character, as a name of a file may have, can't be written.
    return _UNSEEN.sub("\ufffd", text.encode(errors="replace").decode())


class Json(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever is in it."""
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "by": record.name,
        }
        event = getattr(record, EVENT, None)
        if event is None:
            told["said"] = scrubbed(record.getMessage())
        else:
            told["event"] = record.getMessage()
            told |= {key: _safe(value) for key, value in event.items()}
        if record.exc_info and record.exc_info[1] is not None:
            told["fault"] = scrubbed(blamed(record.exc_info[1]))
        return msgspec.json.encode(told).decode()


def _safe(value: Any) -> Any:
    return scrubbed(value) if isinstance(value, str) else value


def happened(log: logging.Logger, event: str, **what: Any) -> None:
    """Note an event; whoever reads the log as text is not told."""
    if log.isEnabledFor(logging.INFO):
        log.info(event, extra={EVENT: what})


def as_json(stream: TextIO | None = None) -> logging.Handler:
    """Let all that is logged go out as JSON, events included; gives what writes it."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json())
    logging.getLogger().addHandler(handler)
    logging.getLogger(ROOT).setLevel(logging.INFO)
    return handler
