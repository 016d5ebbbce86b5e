"""Logs: JSON lines for log collectors, without secrets.

An address is logged as its route, an error without its message, and whatever looks like a secret or
a mail address is left out once more at the very end.
"""

import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import msgspec

from boneyard.server.telemetry.counters import ROOT_LOGGER


def format_traceback(error: BaseException) -> str:
    """What failed and where, for a log: without its message, which may name a hidden tile."""
    return f"{type(error).__name__} in\n{''.join(traceback.format_tb(error.__traceback__))}"


#: What a record carries that belongs to one event: a mapping.
EVENT_ATTRIBUTE: Final = "event"

#: Names of matches, secrets of guests and the like: long, of letters of both cases and digits.
_SECRET_PATTERN: Final = re.compile(
    r"(?=[A-Za-z0-9_-]*[0-9])(?=[A-Za-z0-9_-]*[A-Z])(?=[A-Za-z0-9_-]*[a-z])[A-Za-z0-9_-]{20,}"
    r"|[0-9a-f]{32,}"
)

_MAIL_PATTERN: Final = re.compile(r"[^\s@<>\"']+@[^\s@<>\"']+\.[^\s@<>\"']+")

_TILE_PATTERN: Final = re.compile(r"(?<![\w-])(?:[AP]?\d{1,2}|S)-(?:[AP]?\d{1,2}|S)(?![\w-])")

#: What JSON lets through, and terminals or programs that read lines take for a command or an end.
_CONTROL_CHARS: Final = re.compile("[\x7f-\x9f\u2028\u2029]")

_REDACTED: Final = "…"


def scrub(text: str) -> str:
    """A text without anything that could be a secret, a mail address or a tile."""
    for kind in (_MAIL_PATTERN, _SECRET_PATTERN, _TILE_PATTERN):
        text = kind.sub(_REDACTED, text)
    # Half a character, as a name of a file may have, can't be written.
    return _CONTROL_CHARS.sub("\ufffd", text.encode(errors="replace").decode())


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever is in it."""
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "by": record.name,
        }
        event = getattr(record, EVENT_ATTRIBUTE, None)
        if event is None:
            told["said"] = scrub(record.getMessage())
        else:
            told["event"] = record.getMessage()
            told |= {key: _scrub_value(value) for key, value in event.items()}
        if record.exc_info and record.exc_info[1] is not None:
            told["fault"] = scrub(format_traceback(record.exc_info[1]))
        return msgspec.json.encode(told).decode()


def _scrub_value(value: Any) -> Any:
    return scrub(value) if isinstance(value, str) else value


def log_event(log: logging.Logger, event: str, **fields: Any) -> None:
    """Note an event; only logs in JSON have it."""
    if log.isEnabledFor(logging.INFO):
        log.info(event, extra={EVENT_ATTRIBUTE: fields})


def set_up_json_logging(stream: TextIO | None = None) -> logging.Handler:
    """Let all that is logged go out as JSON, events included; gives what writes it."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.getLogger().addHandler(handler)
    logging.getLogger(ROOT_LOGGER).setLevel(logging.INFO)
    return handler
