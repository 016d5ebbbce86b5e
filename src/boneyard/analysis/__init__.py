"""A match looked at afterwards: what each move cost, how much was luck, and where it turned.

analyse(record)                        # of a record, as read or as JSON has it
analyse(record, progress=print)        # the same, telling how far it is, from 0 to 1
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from boneyard.analysis.findings import (
    QUALITIES,
    Analysis,
    Choice,
    Decision,
    Luck,
    Missed,
    Moment,
    Player,
    Swing,
)
from boneyard.extras import require_extra
from boneyard.fast.errors import CannotCompile
from boneyard.records import Record, RecordError, parse_record

__all__ = [
    "QUALITIES",
    "WORLDS",
    "Analysis",
    "Choice",
    "Decision",
    "Luck",
    "Missed",
    "Moment",
    "Player",
    "Swing",
    "analyse",
]

#: Worlds on which each move is tried, unless told otherwise.
WORLDS: Final = 200


def analyse(
    record: Record | Mapping[str, Any],
    *,
    worlds: int = WORLDS,
    seed: int = 1,
    progress: Callable[[float], None] | None = None,
) -> Analysis:
    """Look at a match, finished or not; what can't be played is a RecordError."""
    # Here, for thinking loads numba: who only reads what was found does without.
    with require_extra(RecordError):
        from boneyard.analysis.match import analyse_record

    given = record if isinstance(record, Record) else parse_record(dict(record))
    try:
        return analyse_record(given, worlds, seed, progress or (lambda share: None))
    except CannotCompile as error:
        raise RecordError("analysis-not-fast", why=error.message) from None
