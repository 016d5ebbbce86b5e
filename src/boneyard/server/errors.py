"""Errors of the server, and the HTTP status of each."""

from boneyard.core.actions import ActionError
from boneyard.core.options import OptionError
from boneyard.core.tiles import TileError
from boneyard.engine import IllegalMove
from boneyard.i18n import Argument, Message, Worded, message
from boneyard.tournaments.duplicate import DuplicateError
from boneyard.tournaments.plan import PlanError


class StoreError(Worded, RuntimeError):
    """What was to be written is not written, no part of it."""


class Taken(StoreError):
    """Somebody else has written in that place already."""


class Unsure(StoreError):
    """Nobody knows whether it was written: the database went away in that very moment."""


class SettingError(Worded, ValueError):
    """Something that can't be set like that."""


class Refused(Worded):
    """A request that is not let in: a status and a message."""

    def __init__(self, status: int, what: str | Message, /, **args: Argument) -> None:
        """Say why."""
        super().__init__(what, **args)
        self.status = status


class MatchError(Worded, ValueError):
    """Something that can't be done with this match now; the message says why."""


class Full(MatchError):
    """There is no room for one more match of bots alone."""


class NotYours(Worded, PermissionError):
    """A seat, or a match, that belongs to somebody else."""


class MovedOn(MatchError):
    """The table is no longer as the asker saw it."""


class NoMatch(Worded, LookupError):
    """There is no such match."""


class Busy(Worded, RuntimeError):
    """So many wait for long answers that this one isn't worked out."""


class PoolError(Worded, RuntimeError):
    """A question that no worker could answer; the message may stand in a log."""

    details = ""
    """What the worker itself said of it: it may name hidden tiles, so no log and no page has it."""


class Gone(PoolError):
    """The house closes, so nobody thinks here any more: whoever opens it next may be asked."""


#: What may go wrong, and the status that says so.
STATUS: dict[type[Worded], int] = {
    NoMatch: 404,
    NotYours: 403,
    Full: 503,
    OptionError: 400,
    PlanError: 400,
    ActionError: 400,
    TileError: 400,
    IllegalMove: 409,
    MatchError: 409,
    DuplicateError: 400,
    Busy: 503,
    PoolError: 503,
    StoreError: 503,
}


def status_of(error: Exception) -> int | None:
    """The status for an error that is no fault of the house, or None."""
    if isinstance(error, Refused):
        return error.status
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), None)


def told(error: Exception) -> Message:
    """What is said of an error that has a status; how the house works is nobody's business."""
    assert isinstance(error, Worded), "whatever has a status has a message"
    return message("house-nobody-thinks") if isinstance(error, PoolError) else error.message
