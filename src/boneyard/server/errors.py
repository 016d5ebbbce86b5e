"""Errors of the server, and the HTTP status of each."""

from typing import Final

from boneyard.core.actions import ActionError
from boneyard.core.options import OptionError
from boneyard.core.tiles import TileError
from boneyard.duplicate.deal_sets import DuplicateError
from boneyard.engine import IllegalMove
from boneyard.i18n import Argument, Message, TranslatedError, message
from boneyard.tournaments.settings import PlanError


class ServerError(TranslatedError):
    """An error that a request can be answered with; `status` is the HTTP status of the answer."""

    status = 500


class StoreError(ServerError, RuntimeError):
    """Nothing of what was to be written has been written."""

    status = 503


class Conflict(StoreError):
    """Another request has written in that place already."""


class CorruptData(StoreError):
    """What is stored can't be decoded; the log says where."""

    def __init__(self) -> None:
        """Say no more than that."""
        super().__init__("store-damaged")


class OutcomeUnknown(StoreError):
    """The database went away during the write, so it may have happened or not."""


class SettingError(TranslatedError, ValueError):
    """A setting that doesn't work; it stops the start, and is never an answer to a request."""


class HttpError(ServerError):
    """A request that is refused with a status of its own."""

    def __init__(self, status: int, what: str | Message, /, **args: Argument) -> None:
        """Refuse with this status and message."""
        super().__init__(what, **args)
        self.status = status


class MatchError(ServerError, ValueError):
    """Something that can't be done with this match now; the message says why."""

    status = 409


class NoBotSlots(MatchError):
    """There is no room for one more match of bots alone."""

    status = 503


class PermissionDenied(ServerError, PermissionError):
    """A seat or a match that belongs to another player."""

    status = 403


class StaleState(MatchError):
    """The match has gone on since the caller saw it."""


class NotFound(ServerError, LookupError):
    """There is no such match."""

    status = 404


class AddressError(ServerError, ValueError):
    """An address that the server doesn't call."""

    status = 400


class JobsBusy(ServerError, RuntimeError):
    """Too many slow requests wait already."""

    status = 503


class PoolError(ServerError, RuntimeError):
    """A question that no worker could answer; the message may stand in a log."""

    status = 503

    details = ""
    """The worker's own text: it may name hidden tiles, so no log and no page has it."""


class UnsupportedRules(PoolError):
    """House rules with a word that the workers don't know."""


class PoolClosed(PoolError):
    """The pool closes with its process; another process may be asked."""


#: Errors of the packages below, which know no HTTP.
_LIBRARY_ERROR_STATUS: Final[dict[type[TranslatedError], int]] = {
    OptionError: 400,
    PlanError: 400,
    ActionError: 400,
    TileError: 400,
    DuplicateError: 400,
    IllegalMove: 409,
}

#: All errors that have a status.
ERRORS_WITH_STATUS: Final = (ServerError, *_LIBRARY_ERROR_STATUS)


def status_of(error: Exception) -> int | None:
    """The HTTP status of an error; None if it is a fault of the server."""
    if isinstance(error, ServerError):
        return error.status
    found = (status for kind, status in _LIBRARY_ERROR_STATUS.items() if isinstance(error, kind))
    return next(found, None)


def error_message(error: Exception) -> Message:
    """The message of an error that has a status; what a worker says stays inside the server."""
    assert isinstance(error, TranslatedError), "errors with a status have a message"
    return message("server-nobody-thinks") if isinstance(error, PoolError) else error.message
