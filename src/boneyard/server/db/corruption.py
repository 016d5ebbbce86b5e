"""Corrupt data: rows that are stored but cannot be decoded.

That is no fault of the caller and no bug: they get 503 and a sentence, the log one line that says
where it was found, and nothing of what is stored.
"""

import logging
import traceback
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct, structs

from boneyard.server.errors import CorruptData

log = logging.getLogger(__name__)

S = TypeVar("S", bound=Struct)

_DATABASE: Final = Path(__file__).parent
_PACKAGE: Final = _DATABASE.parent.parent

#: What is raised when data isn't what was written once.
DECODE_ERRORS: Final = (
    msgspec.MsgspecError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError,
    AssertionError, RecursionError,
)  # fmt: skip


def is_corruption(error: BaseException) -> bool:
    """Whether an error came from decoding what is stored."""
    frames = _own_frames(error)
    return (
        isinstance(error, DECODE_ERRORS) and bool(frames) and _is_store(Path(frames[-1].filename))
    )


def _is_store(path: Path) -> bool:
    return path.parent == _DATABASE or path.name.endswith("store.py")


def _own_frames(error: BaseException) -> list[traceback.FrameSummary]:
    """The frames of our own code in a traceback."""
    frames = traceback.extract_tb(error.__traceback__)
    return [one for one in frames if _PACKAGE in Path(one.filename).parents]


def describe_location(error: BaseException) -> str:
    """What went wrong and where in our own code, in one line without anything that is stored."""
    frames = _own_frames(error)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def check_types(thing: S) -> S:
    """The same, if everything in it is of the type that it should be; else `CorruptData`.

    A database may hold a text where a number belongs.
    """
    try:
        msgspec.convert(structs.asdict(thing), type(thing), builtin_types=(bytes,))
    except msgspec.MsgspecError:
        log.error("stored data is damaged: a %s", type(thing).__name__)
        raise CorruptData from None
    return thing
