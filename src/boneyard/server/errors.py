"""Errors of the server, and the HTTP status of each."""

from boneyard.core.actions import ActionError
from boneyard.core.options import OptionError
from boneyard.core.tiles import TileError
from boneyard.engine import IllegalMove
from boneyard.i18n import Argument, Message, TranslatedError, message
from boneyard.tournaments.duplicate import DuplicateError
from boneyard.tournaments.plan import PlanError


class StoreError(TranslatedError, RuntimeError):
    """What was to be written is not written, no part of it."""


class Conflict(StoreError):
    """Somebody else has written in that place already."""


class OutcomeUnknown(StoreError):
    """Nobody knows whether it was written: the database went away in that very moment."""


class SettingError(TranslatedError, ValueError):
    """Something that can't be set like that."""


class HttpError(TranslatedError):
    """A request that is not let in: a status and a message."""

    def __init__(self, status: int, what: str | Message, /, **args: Argument) -> None:
        """Say why."""
        super().__init__(what, **args)
        self.status = status


class MatchError(TranslatedError, ValueError):
    """Something that can't be done with this match now; the message says why."""


class NoBotSlots(MatchError):
    """There is no room for one more match of bots alone."""


class PermissionDenied(TranslatedError, PermissionError):
    """A seat, or a match, that belongs to somebody else."""


class StaleState(MatchError):
    """The table is no longer as the asker saw it."""


class NotFound(TranslatedError, LookupError):
    """There is no such match."""


class JobsBusy(TranslatedError, RuntimeError):
    """So many wait for long answers that this one isn't worked out."""


class PoolError(TranslatedError, RuntimeError):
    """A question that no worker could answer; the message may stand in a log."""

    details = ""
    """What the worker itself said of it: it may name hidden tiles, so no log and no page has it."""


class PoolClosed(PoolError):
    """The house closes, so nobody thinks here any more: whoever opens it next may be asked."""


#: What may go wrong, and the status that says so.
ERROR_STATUS: dict[type[TranslatedError], int] = {
    NotFound: 404,
    PermissionDenied: 403,
    NoBotSlots: 503,
    OptionError: 400,
    PlanError: 400,
    ActionError: 400,
    TileError: 400,
    IllegalMove: 409,
    MatchError: 409,
    DuplicateError: 400,
    JobsBusy: 503,
    PoolError: 503,
    StoreError: 503,
}


def status_of(error: Exception) -> int | None:
    """The status for an error that is no fault of the house, or None."""
    if isinstance(error, HttpError):
        return error.status
    return next((ERROR_STATUS[kind] for kind in type(error).__mro__ if kind in ERROR_STATUS), None)


def error_message(error: Exception) -> Message:
    """What is said of an error that has a status; how the house works is nobody's business."""
    assert isinstance(error, TranslatedError), "whatever has a status has a message"
    return message("house-nobody-thinks") if isinstance(error, PoolError) else error.message
