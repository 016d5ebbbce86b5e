"""Who asks for what, of which match and for which seat; and what a command is."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, Literal, TypeVar

from msgspec import Struct
from starlette.types import Scope

from boneyard.server.errors import Refused
from boneyard.server.http.rate_limits import Limits
from boneyard.server.http.security import address_of
from boneyard.server.http.session_cookie import guest_of, make_guest
from boneyard.server.thinking.fair_queue import Turn

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch
    from boneyard.server.services import House


class Seeker(Struct, frozen=True):
    """Whoever wants to play with somebody: who, from where, and what they are called."""

    who: bytes
    address: str
    name: str = ""


Said = TypeVar("Said")

Got = TypeVar("Got")


#: What is counted against an asker: matches that are started, questions to those who think, talk,
#: attempts to sign in, rules that are kept.
Counted = Literal["start", "think", "talk", "sign", "keep"]

_TOO_MUCH: Final[dict[Counted, str]] = {
    "start": "house-many-matches",
    "think": "house-many-questions",
    "talk": "house-much-talk",
    "sign": "me-many-attempts",
    "keep": "own-keep-often",
}


@dataclass(frozen=True)
class Asker:
    """Whoever is at the other end of a request or of a WebSocket."""

    scope: Scope
    limits: Limits

    @property
    def guest(self) -> bytes | None:
        """The guest, if it is one."""
        return guest_of(self.scope)

    @property
    def address(self) -> str:
        """Where they are."""
        return address_of(self.scope)

    @property
    def turn(self) -> Turn:
        """Who waits, when there is something to wait for."""
        return Turn(0, self.address, self.guest)

    def seeker(self, name: str = "") -> Seeker:
        """The guest, as one who wants to play with somebody."""
        return Seeker(self.make_guest(), self.address, name)

    def make_guest(self) -> bytes:
        """The guest; somebody new becomes one, and gets a cookie with the answer."""
        return make_guest(self.scope)

    def count(self, what: Counted) -> None:
        """Count something dear."""
        limits = self.limits
        kinds = {
            "start": limits.start, "think": limits.think, "talk": limits.talk, "sign": limits.sign,
            "keep": limits.start,
        }  # fmt: skip
        if not kinds[what].take(self.guest, self.address):
            raise Refused(429, _TOO_MUCH[what])


@dataclass(frozen=True)
class Asking:
    """Somebody asks something of a house: of one match of it, mostly, and for one seat."""

    house: "House"
    asker: Asker
    match: "LiveMatch | None" = None
    chosen: int | None = None

    @property
    def guest(self) -> bytes | None:
        """Who asks."""
        return self.asker.guest

    @property
    def live(self) -> "LiveMatch":
        """The match that is asked of."""
        assert self.match is not None, "this command needs a match"
        return self.match

    @property
    def seat(self) -> int:
        """The seat that it is asked for."""
        assert self.chosen is not None, "this command needs a seat"
        return self.chosen


#: Refuses whoever may not; it sees who asks, of which match and for which seat, and nothing else.
Right = Callable[[Asking], None]


@dataclass(frozen=True)
class Command(Generic[Said, Got]):
    """Something that can be done: who may, what is counted, and how it is done."""

    name: str
    may: Right
    do: Callable[[Asking, Said], Awaitable[Got]]
    counts: Counted | None = None

    async def run(self, asking: Asking, said: Said) -> Got:
        """Do it for whoever may; the order of these three lines keeps hands secret."""
        self.may(asking)
        if self.counts is not None:
            asking.asker.count(self.counts)
        return await self.do(asking, said)
