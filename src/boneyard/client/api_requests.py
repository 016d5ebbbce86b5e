"""API requests as data, shared by the synchronous and the asyncio client."""

import contextlib
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from boneyard.client.errors import ClientError, Refused
from boneyard.client.links import is_link, quote_value, read_link
from boneyard.core.codec import encoder, make_decoder
from boneyard.core.strict_json import JsonObject
from boneyard.schemas import matches as wire

T = TypeVar("T")
#: The longest response that is read.
MAX_RESPONSE_BYTES: Final = 64 * 1024 * 1024
#: How long a request waits in all, by default, if the server says that it came too soon.
PATIENCE_SECONDS: Final = 60.0


class ApiRequest(Struct, Generic[T], frozen=True):
    """A request to the server, and the type of its response."""

    method: str
    path: str
    response_type: type[T]
    body: Struct | None = None
    query: tuple[tuple[str, str], ...] = ()

    @property
    def content(self) -> bytes | None:
        """Return the encoded body."""
        return None if self.body is None else encoder.encode(self.body)

    def parse_response(self, status: int, content: bytes) -> T:
        """Parse the response; an error of the server is `Refused`, with the server's message."""
        if len(content) > MAX_RESPONSE_BYTES:
            raise ClientError("client-too-long")
        if status >= 400:
            raise Refused(status, "client-refused", why=_error_text(status, content))
        try:
            return make_decoder(self.response_type).decode(content)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise ClientError("client-unread", why=str(error)) from None


class ClientBase:
    """Server, token and language; without a token the client is a spectator."""

    def __init__(self, server_url: str, token: str, language: str) -> None:
        """Set the server, `https://…`, and optionally a token and the language of responses.

        The link of a match stands for its server.
        """
        if not is_link(server_url) or not server_url.isprintable():
            raise ClientError("client-no-server", server=quote_value(server_url))
        for name, value in (("token", token), ("language", language)):
            if not isinstance(value, str) or not value.isascii() or not value.isprintable():
                raise ClientError("client-no-header", name=name)
        with contextlib.suppress(ClientError):
            server_url = read_link(server_url).server_url
        self.server_url, self.token, self.language = server_url.rstrip("/"), token, language
        self.patience_seconds = PATIENCE_SECONDS
        """How long a request may wait in all that the server calls too fast; 0: not at all."""

    @property
    def headers(self) -> dict[str, str]:
        """The headers of every request."""
        found = {"accept-language": self.language, "content-type": "application/json"}
        return {**found, "authorization": f"Bearer {self.token}"} if self.token else found


def _error_text(status: int, content: bytes) -> str:
    try:
        return msgspec.json.decode(content, type=wire.Failure).error
    except (msgspec.MsgspecError, RecursionError):
        return str(status)


def _match_path(match: str, more: str = "") -> str:
    return f"/api/matches/{match}{more}"


def guest() -> ApiRequest[wire.NewGuest]:
    """Request a secret for a program."""
    return ApiRequest("POST", "/api/guests", wire.NewGuest, wire.Nothing())


def games() -> ApiRequest[wire.Games]:
    """Request the list of games."""
    return ApiRequest("GET", "/api/games", wire.Games)


def start(request: wire.Start) -> ApiRequest[wire.Started]:
    """Start a match."""
    return ApiRequest("POST", "/api/matches", wire.Started, request)


def look(match: str, seat: int | None) -> ApiRequest[wire.Look]:
    """Request a match as visible from one of the caller's seats, or to spectators."""
    query = () if seat is None else (("seat", str(seat)),)
    return ApiRequest("GET", _match_path(match), wire.Look, query=query)


def events(match: str, since: int, seat: int | None) -> ApiRequest[wire.Events]:
    """Request the events since a number."""
    query = (("since", str(since)), *((("seat", str(seat)),) if seat is not None else ()))
    return ApiRequest("GET", _match_path(match, "/events"), wire.Events, query=query)


def join(match: str, seat: int, name: str, seed: str) -> ApiRequest[wire.Look]:
    """Take an open seat."""
    return ApiRequest(
        "POST", _match_path(match, f"/seats/{seat}"), wire.Look, wire.Join(name, seed)
    )


def add_seed(match: str, seat: int, seed: str) -> ApiRequest[wire.Look]:
    """Add a seat's own seed to the shuffle."""
    return ApiRequest(
        "POST", _match_path(match, f"/seats/{seat}/seed"), wire.Look, wire.AddSeed(seed)
    )


def by_hand(match: str, seat: int) -> ApiRequest[wire.Done]:
    """Make forced moves wait for the player: otherwise the server makes them after a moment."""
    return ApiRequest(
        "POST", _match_path(match, f"/seats/{seat}/by-hand"), wire.Done, wire.ByHand(True)
    )


def move(match: str, request: wire.MoveRequest) -> ApiRequest[wire.Done]:
    """Make a move."""
    return ApiRequest("POST", _match_path(match, "/moves"), wire.Done, request)


def press_on(match: str) -> ApiRequest[wire.Done]:
    """Continue to the next round."""
    return ApiRequest("POST", _match_path(match, "/on"), wire.Done, wire.Nothing())


def undo(match: str) -> ApiRequest[wire.Done]:
    """Take back a move of a solitaire."""
    return ApiRequest("POST", _match_path(match, "/undo"), wire.Done, wire.Nothing())


def hints(match: str, seat: int) -> ApiRequest[wire.Hints]:
    """Request the values of the caller's moves."""
    return ApiRequest("GET", _match_path(match, "/hints"), wire.Hints, query=(("seat", str(seat)),))


def record(match: str) -> ApiRequest[wire.RecordOut]:
    """Request the record, redacted for the caller."""
    return ApiRequest("GET", _match_path(match, "/record"), wire.RecordOut)


def whole_record(match: str) -> ApiRequest[JsonObject]:
    """Request the record with all its fields, for `parse_record`."""
    return ApiRequest("GET", _match_path(match, "/record"), JsonObject)
