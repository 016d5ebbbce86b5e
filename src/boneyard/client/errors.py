"""What can go wrong between a program and a house."""

from types import ModuleType
from typing import Any, Final

from boneyard.extras import needed
from boneyard.i18n import Message, Worded

#: How the house says over a WebSocket that it refuses.
REFUSES: Final = 1008


class ClientError(Worded, RuntimeError):
    """The house can't be asked, or its answer can't be read; the message says why."""


class Refused(ClientError):
    """The house has said no."""

    status: int

    def __init__(self, status: int, what: str | Message, **gaps: str) -> None:
        """Keep the status: a program goes by that, people by the sentence."""
        super().__init__(what, **gaps)
        self.status = status

    @property
    def passing(self) -> bool:
        """Say whether it may be otherwise in a moment: too fast, or the house is busy."""
        return self.status in (429, 502, 503, 504)


def httpx_module() -> ModuleType:
    """What asks over HTTP, if it is installed."""
    with needed(ClientError):
        import httpx
    return httpx


def check_closed(received: Any) -> None:
    """Give up if the house refuses; anything else may be better in a moment."""
    if received is not None and received.code == REFUSES:
        raise Refused(403, "client-refused", why=received.reason)


def check_handshake(error: Exception) -> None:
    """Give up if the house will not even begin, and that won't pass."""
    status = getattr(getattr(error, "response", None), "status_code", None)
    if status is not None:
        refused = Refused(status, "client-refused", why=str(status))
        if not refused.passing:
            raise refused from None
