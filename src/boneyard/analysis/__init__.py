"""Match analysis: what each move cost, how much was luck, and where the match turned.

analyse(record) # of a record, parsed or as JSON

analyse(record, progress=print) # the same, reporting progress from 0 to 1
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from boneyard.analysis.findings import (
    Analysis,
    Choice,
    Decision,
    Luck,
    Missed,
    Moment,
    Player,
    Swing,
)
from boneyard.analysis.move_quality import QUALITIES
from boneyard.core.arguments import argument_error, check_count
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

#: Default number of worlds on which each move is tried.
WORLDS: Final = 200


def analyse(
    record: Record | Mapping[str, Any],
    *,
    worlds: int = WORLDS,
    seed: int = 1,
    progress: Callable[[float], None] | None = None,
) -> Analysis:
    """Analyse a match, finished or not: what each move cost, and how much was luck.

    Args:
        record: the match.
        worlds: how many deals each move is tried on.
        seed: the same seed finds the same.
        progress: called with the share that is done.

    Returns:
        The analysis. RecordError: the record can't be replayed, or the extra `fast` is missing.

    >>> import boneyard
    >>> record = boneyard.play_match(boneyard.game("block-draw").rules(), ["heavy", "heavy"])
    >>> analysis = boneyard.analyse(record, worlds=20)
    >>> len(analysis.decisions) > 1
    True
    """
    # Imported lazily: thinking loads numba, reading results doesn't need it.
    with require_extra(RecordError):
        from boneyard.analysis.match_analysis import analyse_record

    check_count("worlds", worlds)
    check_count("seed", seed, least=0)
    if progress is not None and not callable(progress):
        raise argument_error("library-expected-function", progress, name="progress")
    given = record if isinstance(record, Record) else parse_record(record)
    try:
        return analyse_record(given, worlds, seed, progress or (lambda share: None))
    except CannotCompile as error:
        raise RecordError("analysis-not-fast", why=error.message) from None
