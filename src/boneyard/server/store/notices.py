"""How a notice is queued: one statement, which goes into the transaction of what caused it."""

from typing import Any, Final

#: A statement and its values; `True`: it must change a row.
Statement = tuple[str, tuple[Any, ...], bool]

#: A row for each way that wants to hear of it; what was still to be told of the kind is replaced.
_QUEUE: Final = (
    "insert or replace into notices (way, match, kind, at, due) "
    "select id, ?, ?, ?, ? from ways where owner = ? and confirmed and instr(wants, ?)"
)


def queued(match: str, owner: bytes, kind: str, at: int, due: int) -> Statement:
    """Tell somebody, in all the ways that they want to hear of it."""
    return _QUEUE, (match, kind, at, due, owner, kind), False
