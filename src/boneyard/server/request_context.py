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
from boneyard.i18n import error_text
from boneyard.i18n.translator import Translate
from boneyard.server.app_state import state_of
from boneyard.server.commands import Caller, Command, CommandContext, Payload, Result
from boneyard.server.errors import HttpError, PermissionDenied
from boneyard.server.http.language import find_translator
from boneyard.server.http.session_cookie import guest_of
from boneyard.server.player_names import clean_text

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch


T = TypeVar("T")


#: Bytes of a long answer that are sent at once.
CHUNK_BYTES: Final = 64 * 1024


@cache  # one for each kind that the API knows
def _holds_objects(kind: Any) -> bool:
    """Say whether rules or options of a game may stand in it: then no key may stand twice."""
    if not issubclass(kind, msgspec.Struct):
        return False
    info = msgspec.inspect.type_info(kind)
    fields = info.fields if isinstance(info, msgspec.inspect.StructType) else ()
    kinds = [getattr(field.type, "types", (field.type,)) for field in fields]
    return any(isinstance(one, msgspec.inspect.DictType) for some in kinds for one in some)


class RequestContext:
    """A request and the server it is made to."""

    def __init__(self, request: Request) -> None:
        """Look at a request."""
        self.request = request
        state = state_of(request.scope)
        self.services, self.settings, self.limits = state.services, state.settings, state.limits

    @property
    def guest(self) -> bytes | None:
        """Who asks."""
        return guest_of(self.request.scope)

    @property
    def translate(self) -> Translate:
        """What makes sentences in the caller's language."""
        return find_translator(self.request.headers.raw).translate

    @property
    def caller(self) -> Caller:
        """Who asks, as a command wants it."""
        return Caller(self.request.scope, self.limits)

    def sign_record(self, live: "LiveMatch", record: dict[str, object]) -> dict[str, object]:
        """A record as the server gives it: signed, if the match was rated."""
        return self.services.contests.sign_record(live.row, record)

    async def run(
        self,
        command: Command[Payload, Result],
        payload: Payload,
        live: "LiveMatch | None" = None,
        seat: int | None = None,
        *,
        target: str = "",
    ) -> Result:
        """Run a command, if the caller may."""
        context = CommandContext(self.services, self.caller, live, seat, target)
        return await command.run(context, payload)

    async def run_body(
        self,
        command: Command[Payload, Result],
        live: "LiveMatch | None" = None,
        *,
        target: str = "",
        **path_fields: int,
    ) -> Result:
        """Run a command with the body of the request, for the seat that the address names.

        `path_fields`: fields of the payload whose values come from the address.
        """
        payload = await self.parse_body(command.payload)
        for name, value in path_fields.items():
            setattr(payload, name, value)
        seat = self.seat if "seat" in self.request.path_params else None
        return await self.run(command, payload, live, seat, target=target)

    async def run_in_background(self, key: Hashable, compute: Callable[[], T]) -> T:
        """Work out what takes long beside the event loop: once for all who ask for it."""
        return await self.services.background_jobs.submit(self.caller.ticket, key, compute)

    async def parse_body(self, kind: type[T]) -> T:
        """What the request says, checked."""
        text = await self.request.body()
        sort = self.request.headers.get("content-type", "application/json").partition(";")[0]
        if sort.strip().lower() != "application/json":
            raise HttpError(415, "server-json")
        try:
            found = msgspec.json.decode(text or b"{}", type=kind)
            if _holds_objects(cast(Hashable, kind)):
                strict_json.loads(text or b"{}")
            return found
        except strict_json.DuplicateKey as error:
            raise HttpError(400, "server-key-twice", key=repr(error.key)) from None
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise HttpError(400, "server-unread", why=error_text(error)) from None

    def clean_name(self, text: str) -> str:
        """A name as it may be shown."""
        return clean_text(text, self.settings.most_name, "name")

    def clean_seed(self, text: str) -> str:
        """A seat's seed."""
        return clean_text(text, self.settings.most_seed, "seed")

    async def load_match(self) -> "LiveMatch":
        """The match that the address names."""
        live = await self.services.registry.get_match(self.request.path_params["match"])
        await self.services.visibility.check(live, self.guest)
        live.room.presence.touch(self.caller.presence_id)
        note_player_address(live, self.caller)
        return live

    async def load_view(self) -> "tuple[LiveMatch, int | None]":
        """The match that the address names as the caller may look at it, and from which seat."""
        live = await self.load_match()
        seat = self.viewer_seat(live)
        return live.as_seen_from(seat), seat

    def last_visible_entry(self, live: "LiveMatch") -> int:
        """The last entry of a match that the caller may know of."""
        own = live.seats_of(self.guest)
        return live.as_seen_from(own[0] if own else None).number

    @property
    def seat(self) -> int:
        """The seat that the address names."""
        found = parse_int(self.request.path_params["seat"], 2)
        if found is None:
            raise HttpError(404, "server-no-seat")
        return found

    def viewer_seat(self, live: "LiveMatch") -> int | None:
        """Whose view is asked for."""
        return find_viewer_seat(live, self.guest, self.request.query_params.get("seat"))

    def query_int(self, name: str, default: int = 0) -> int:
        """A number from the query."""
        return query_int(self.request, name, default)


def parse_int(text: str, digits: int = 9) -> int | None:
    """A whole number of so many digits at most, or None: `²` is a digit to Python, and no number.

    Numbers of thousands of digits are refused by Python itself, with an error of its own.
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None


def query_int(request: Request, name: str, default: int = 0) -> int:
    """A number from the query of a request."""
    text = request.query_params.get(name, "")
    found = parse_int(text) if text else default
    if found is None:
        raise HttpError(400, "server-whole-number", name=name)
    return found


def note_player_address(live: "LiveMatch", caller: Caller) -> None:
    """Note where the players of a match are: bots of one place take turns with those of others."""
    if live.seats_of(caller.guest):
        live.room.player_address = caller.address


def find_viewer_seat(live: "LiveMatch", guest: bytes | None, asked: str | None) -> int | None:
    """The seat whose view a guest gets: the one asked for if it is theirs, or their only one.

    None is a spectator: for the caller who has no seat, several seats, or asks for `watch`.
    """
    own = live.seats_of(guest)
    if not asked:
        return own[0] if len(own) == 1 else None
    if asked == "watch":
        return None
    seat = parse_int(asked, 2)
    if seat in own:
        return seat
    raise PermissionDenied("server-not-your-eyes")


class ChunkedResponse(Response):
    """A long response, sent as fast as it is taken: others are served between its parts."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        start = {"type": "http.response.start", "status": self.status_code}
        await send({**start, "headers": self.raw_headers})
        body = bytes(self.body)
        for at in range(0, max(len(body), 1), CHUNK_BYTES):
            more = at + CHUNK_BYTES < len(body)
            part = body[at : at + CHUNK_BYTES]
            await send({"type": "http.response.body", "body": part, "more_body": more})
            await asyncio.sleep(0)


def encoded_json_response(body: bytes) -> Response:
    """What is JSON already, as a response that no one keeps."""
    return ChunkedResponse(
        body, headers={"cache-control": "no-store"}, media_type="application/json"
    )


def json_response(value: Any, status: int = 200) -> Response:
    """A JSON response that no one keeps."""
    return Response(
        encoder.encode(value),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )
