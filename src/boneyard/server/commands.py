"""Command registry: everything that callers can do, for the API, the WebSocket and page forms."""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from starlette.types import Scope

from boneyard.server.errors import HttpError
from boneyard.server.http.client_address import address_of
from boneyard.server.http.rate_limits import Limit, RateLimits
from boneyard.server.http.session_cookie import ensure_guest, session_of
from boneyard.server.thinking.fair_queue import Ticket

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch
    from boneyard.server.services import Services

Payload = TypeVar("Payload")

Result = TypeVar("Result")


@dataclass(frozen=True)
class Caller:
    """The other end of a request or of a WebSocket."""

    scope: Scope
    limits: RateLimits

    @property
    def guest(self) -> bytes | None:
        """The guest; None: the caller has no cookie and no token."""
        found: bytes | None = self.scope.get("guest")
        return found

    @property
    def session(self) -> bytes | None:
        """The session of the caller's device."""
        return session_of(self.scope)

    @property
    def address(self) -> str:
        """The network address, as rates are counted by."""
        return address_of(self.scope)

    @property
    def presence_id(self) -> bytes:
        """Stands for the caller in presence: the guest, or all without one of an address."""
        return self.guest or b"at " + self.address.encode()

    @property
    def ticket(self) -> Ticket:
        """The caller's place in queues."""
        return Ticket(0, self.address, self.guest)

    def require_guest(self) -> bytes:
        """The guest; refused if the caller has no cookie and no token."""
        if self.guest is None:
            raise HttpError(401, "account-nobody")
        return self.guest

    def ensure_guest(self) -> bytes:
        """The guest; a new caller becomes one, and gets a cookie with the answer."""
        return ensure_guest(self.scope)

    def check_limit(self, limit: Limit) -> None:
        """Count a costly action, or refuse it."""
        self.limits.check(limit, self.guest, self.address)


@dataclass(frozen=True)
class CommandContext:
    """Who runs a command, and for which match and seat, if it is for one."""

    services: "Services"
    caller: Caller
    optional_match: "LiveMatch | None" = None
    optional_seat: int | None = None
    target: str = ""
    """The id of what it is for, if that is no match: a tournament, a key, a device."""

    @property
    def guest(self) -> bytes | None:
        """The guest who runs it."""
        return self.caller.guest

    @property
    def live(self) -> "LiveMatch":
        """The match that it is for."""
        assert self.optional_match is not None, "this command needs a match"
        return self.optional_match

    @property
    def seat(self) -> int:
        """The seat that it is for."""
        assert self.optional_seat is not None, "this command needs a seat"
        return self.optional_seat


#: Refuses callers who may not run a command; it knows nothing but caller, match and seat.
Permission = Callable[[CommandContext], None]

Handler = Callable[[CommandContext, Payload], Awaitable[Result]]


def allow_anyone(context: CommandContext) -> None:
    """Every caller; of a match, all who have its link."""


def require_guest(context: CommandContext) -> None:
    """Callers who have been here before."""
    context.caller.require_guest()


@dataclass(frozen=True)
class Command(Generic[Payload, Result]):
    """Something that callers can do: who may, what is counted, and how it is done."""

    name: str
    permission: Permission
    handler: Handler[Payload, Result]
    payload: type[Payload]
    """What the API, the WebSocket and forms decode for it."""
    limit: Limit | None = None

    async def run(self, context: CommandContext, payload: Payload) -> Result:
        """Run it if the caller may; the order of these three lines keeps hands secret."""
        self.permission(context)
        if self.limit is not None:
            context.caller.check_limit(self.limit)
        return await self.handler(context, payload)


#: All commands by name; `app.py` imports the features that register them.
COMMANDS: Final[dict[str, Command[Any, Any]]] = {}


def command(
    name: str, *, permission: Permission, limit: Limit | None = None
) -> Callable[[Handler[Payload, Result]], Command[Payload, Result]]:
    """Make a command of a handler `(context, payload)`, and register it under a name."""

    def register(handler: Handler[Payload, Result]) -> Command[Payload, Result]:
        assert name not in COMMANDS, f"two commands are called {name}"
        payload = list(inspect.signature(handler).parameters.values())[1].annotation
        made = Command(name, permission, handler, payload, limit)
        COMMANDS[name] = made
        return made

    return register
