"""Errors of the client."""

from types import ModuleType
from typing import TYPE_CHECKING, Final

from boneyard.client.reconnect import TEMPORARY_STATUSES
from boneyard.extras import require_extra
from boneyard.i18n import Message, TranslatedError

if TYPE_CHECKING:
    from websockets.frames import Close

#: The status when a move comes too late, or isn't legal any more.
HTTP_CONFLICT: Final = 409
#: The close code of a refusal over a WebSocket.
CLOSE_POLICY_VIOLATION: Final = 1008


class ClientError(TranslatedError, RuntimeError):
    """The server can't be reached, or its response can't be read; the message explains why."""


class Refused(ClientError):
    """The server refused a request."""

    status: int

    def __init__(self, status: int, what: str | Message, **gaps: str) -> None:
        super().__init__(what, **gaps)
        self.status = status

    @property
    def is_temporary(self) -> bool:
        """Whether a retry may succeed: too fast, or the server is busy."""
        return self.status in TEMPORARY_STATUSES


def import_httpx() -> ModuleType:
    """Import httpx, or raise ClientError if it isn't installed."""
    with require_extra(ClientError):
        import httpx
    return httpx


def raise_if_refused(received: "Close | None") -> None:
    """Raise if the server refuses; any other close may be retried."""
    if received is not None and received.code == CLOSE_POLICY_VIOLATION:
        raise Refused(403, "client-refused", why=received.reason)


def raise_if_handshake_refused(error: Exception) -> None:
    """Raise if the server refuses the handshake for good."""
    status = getattr(getattr(error, "response", None), "status_code", None)
    if status is not None:
        refused = Refused(status, "client-refused", why=str(status))
        if not refused.is_temporary:
            raise refused from None
