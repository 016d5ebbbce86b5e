"""Who asks for what, of which match and for which seat; and what a command is."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, Literal, TypeVar

from msgspec import Struct
from starlette.types import Scope

from boneyard.server.errors import HttpError
from boneyard.server.http.rate_limits import RateLimits
from boneyard.server.http.security_middleware import address_of
from boneyard.server.http.session_cookie import ensure_guest, guest_of
from boneyard.server.thinking.fair_queue import Ticket

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch
    from boneyard.server.services import Services


class Seeker(Struct, frozen=True):
    """Whoever wants to play with somebody: who, from where, and what they are called."""

    guest: bytes
    address: str
    name: str = ""


Payload = TypeVar("Payload")

Result = TypeVar("Result")


#: What is counted against an asker: matches that are started, questions to those who think, talk,
#: attempts to sign in, rules that are kept.
LimitedAction = Literal["start", "think", "talk", "sign", "keep"]

_LIMIT_MESSAGES: Final[dict[LimitedAction, str]] = {
    "start": "house-many-matches",
    "think": "house-many-questions",
    "talk": "house-much-talk",
    "sign": "me-many-attempts",
    "keep": "own-keep-often",
}


@dataclass(frozen=True)
class Caller:
    """Whoever is at the other end of a request or of a WebSocket."""

    scope: Scope
    limits: RateLimits

    @property
    def guest(self) -> bytes | None:
        """The guest, if it is one."""
        return guest_of(self.scope)

    @property
    def address(self) -> str:
        """Where they are."""
        return address_of(self.scope)

    @property
    def ticket(self) -> Ticket:
        """Who waits, when there is something to wait for."""
        return Ticket(0, self.address, self.guest)

    def seeker(self, name: str = "") -> Seeker:
        """The guest, as one who wants to play with somebody."""
        return Seeker(self.ensure_guest(), self.address, name)

    def ensure_guest(self) -> bytes:
        """The guest; somebody new becomes one, and gets a cookie with the answer."""
        return ensure_guest(self.scope)

    def check_limit(self, what: LimitedAction) -> None:
        """Count something dear."""
        limits = self.limits
        kinds = {
            "start": limits.start,
            "think": limits.think,
            "talk": limits.chat,
            "sign": limits.sign_in,
            "keep": limits.start,
        }
        if not kinds[what].take(self.guest, self.address):
            raise HttpError(429, _LIMIT_MESSAGES[what])


@dataclass(frozen=True)
class CommandContext:
    """Somebody asks something of a house: of one match of it, mostly, and for one seat."""

    services: "Services"
    caller: Caller
    optional_match: "LiveMatch | None" = None
    optional_seat: int | None = None

    @property
    def guest(self) -> bytes | None:
        """Who asks."""
        return self.caller.guest

    @property
    def live(self) -> "LiveMatch":
        """The match that is asked of."""
        assert self.optional_match is not None, "this command needs a match"
        return self.optional_match

    @property
    def seat(self) -> int:
        """The seat that it is asked for."""
        assert self.optional_seat is not None, "this command needs a seat"
        return self.optional_seat


#: Refuses whoever may not; it sees who asks, of which match and for which seat, and nothing else.
Permission = Callable[[CommandContext], None]


@dataclass(frozen=True)
class Command(Generic[Payload, Result]):
    """Something that can be done: who may, what is counted, and how it is done."""

    name: str
    permission: Permission
    handler: Callable[[CommandContext, Payload], Awaitable[Result]]
    limit: LimitedAction | None = None

    async def run(self, context: CommandContext, payload: Payload) -> Result:
        """Do it for whoever may; the order of these three lines keeps hands secret."""
        self.permission(context)
        if self.limit is not None:
            context.caller.check_limit(self.limit)
        return await self.handler(context, payload)
