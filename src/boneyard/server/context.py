"""A request to the API: what it says, who asks, and how the answer is written."""

import asyncio
from collections.abc import Callable, Hashable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from boneyard.core import strict_json
from boneyard.core.codec import encoder
from boneyard.i18n import why
from boneyard.i18n.translator import Say
from boneyard.server.commands import Asker, Asking, Command, Got, Said
from boneyard.server.errors import NotYours, Refused
from boneyard.server.http.language import tongue_for
from boneyard.server.http.rate_limits import Limits
from boneyard.server.http.session_cookie import guest_of
from boneyard.server.matches import contests
from boneyard.server.matches.presence import nobody_at
from boneyard.server.names import cleaned
from boneyard.server.settings import Settings

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch
    from boneyard.server.services import House


T = TypeVar("T")


#: Bytes of a long answer that are sent at once.
PART: Final = 64 * 1024


@cache  # one for each kind that the API knows
def _holds_objects(kind: Any) -> bool:
    """Say whether rules or options of a game may stand in it: then no key may stand twice."""
    if not issubclass(kind, msgspec.Struct):
        return False
    info = msgspec.inspect.type_info(kind)
    fields = info.fields if isinstance(info, msgspec.inspect.StructType) else ()
    kinds = [getattr(field.type, "types", (field.type,)) for field in fields]
    return any(isinstance(one, msgspec.inspect.DictType) for some in kinds for one in some)


class Ask:
    """A request and the house it is made to."""

    def __init__(self, request: Request) -> None:
        """Look at a request."""
        self.request = request
        self.house: House = request.app.state.house
        self.settings: Settings = request.app.state.settings
        self.limits: Limits = request.app.state.limits

    @property
    def guest(self) -> bytes | None:
        """Who asks."""
        return guest_of(self.request.scope)

    @property
    def say(self) -> Say:
        """What makes sentences in the asker's language."""
        return tongue_for(self.request.headers.raw).say

    @property
    def asker(self) -> Asker:
        """Who asks, as a command wants it."""
        return Asker(self.request.scope, self.limits)

    def signed(self, live: "LiveMatch", record: dict[str, Any]) -> dict[str, Any]:
        """A record as the house gives it: signed, if the match was rated."""
        return self.house.contests.signed(live.kept, record)

    async def run(
        self,
        command: Command[Said, Got],
        said: Said,
        live: "LiveMatch | None" = None,
        seat: int | None = None,
    ) -> Got:
        """Do something, if the asker may."""
        return await command.run(Asking(self.house, self.asker, live, seat), said)

    async def long(self, key: Hashable, how: Callable[[], T]) -> T:
        """Work out what takes long beside the event loop: once for all who ask for it."""
        return await self.house.desk.ask(self.asker.turn, key, how)

    async def body(self, kind: type[T]) -> T:
        """What the request says, checked."""
        text = await self.request.body()
        sort = self.request.headers.get("content-type", "application/json").partition(";")[0]
        if sort.strip().lower() != "application/json":
            raise Refused(415, "house-json")
        try:
            found = msgspec.json.decode(text or b"{}", type=kind)
            if _holds_objects(cast(Hashable, kind)):
                strict_json.loads(text or b"{}")
            return found
        except strict_json.DuplicateKey as error:
            raise Refused(400, "house-key-twice", key=repr(error.key)) from None
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise Refused(400, "house-unread", why=why(error)) from None

    def name(self, text: str) -> str:
        """A name as it may be shown."""
        return cleaned(text, self.settings.most_name, "name")

    def seed(self, text: str) -> str:
        """A seat's seed."""
        return cleaned(text, self.settings.most_seed, "seed")

    async def live(self) -> "LiveMatch":
        """The match that the address names."""
        live = await self.house.match(self.request.path_params["match"])
        await contests.check(self.house, live, self.guest)
        live.presence.saw(self.guest or nobody_at(self.asker.address))
        asker_came(live, self.asker)
        return live

    async def seen(self) -> "tuple[LiveMatch, int | None]":
        """The match that the address names as the asker may look at it, and from which seat."""
        live = await self.live()
        seat = self.eyes(live)
        return live.seen_from(seat), seat

    def number_of(self, live: "LiveMatch") -> int:
        """The last entry of a match that the asker may know of."""
        own = live.seats_of(self.guest)
        return live.seen_from(own[0] if own else None).number

    @property
    def seat(self) -> int:
        """The seat that the address names."""
        found = whole_of(self.request.path_params["seat"], 2)
        if found is None:
            raise Refused(404, "house-no-seat")
        return found

    def eyes(self, live: "LiveMatch") -> int | None:
        """Whose view is asked for."""
        return eyes(live, self.guest, self.request.query_params.get("seat"))

    def number(self, name: str, default: int = 0) -> int:
        """A number from the query."""
        return number_in(self.request, name, default)


def whole_of(text: str, digits: int = 9) -> int | None:
    """A whole number of so many digits at most, or None: `²` is a digit to Python, and no number.

    Numbers of thousands of digits are refused by Python itself, with an error of its own.
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None


def number_in(request: Request, name: str, default: int = 0) -> int:
    """A number from the query of a request."""
    text = request.query_params.get(name, "")
    found = whole_of(text) if text else default
    if found is None:
        raise Refused(400, "house-whole-number", name=name)
    return found


def asker_came(live: "LiveMatch", asker: Asker) -> None:
    """Note where the players of a match are: bots of one place take turns with those of others."""
    if live.seats_of(asker.guest):
        live.place = asker.address


def eyes(live: "LiveMatch", guest: bytes | None, asked: str | None) -> int | None:
    """The seat whose view a guest gets: the one asked for if it is theirs, or their only one.

    None is a watcher: for whoever has no seat, several seats, or asks for `watch`.
    """
    own = live.seats_of(guest)
    if not asked:
        return own[0] if len(own) == 1 else None
    if asked == "watch":
        return None
    seat = whole_of(asked, 2)
    if seat in own:
        return seat
    raise NotYours("house-not-your-eyes")


class InParts(Response):
    """A long response, sent as fast as it is taken: others are served between its parts."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        start = {"type": "http.response.start", "status": self.status_code}
        await send({**start, "headers": self.raw_headers})
        body = bytes(self.body)
        for at in range(0, max(len(body), 1), PART):
            more = at + PART < len(body)
            part = body[at : at + PART]
            await send({"type": "http.response.body", "body": part, "more_body": more})
            await asyncio.sleep(0)


def already_json(body: bytes) -> Response:
    """What is JSON already, as a response that nobody keeps."""
    return InParts(body, headers={"cache-control": "no-store"}, media_type="application/json")


def answer(thing: Any, status: int = 200) -> Response:
    """A JSON response that nobody keeps."""
    return Response(
        encoder.encode(thing),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )
