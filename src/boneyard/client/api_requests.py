"""What a house can be asked, as data: the same for programs that wait and for those that don't."""

from typing import Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from boneyard.client.errors import ClientError, Refused
from boneyard.core.codec import encoder, make_decoder
from boneyard.schemas import matches as wire

T = TypeVar("T")
#: The longest answer that is read.
MAX_RESPONSE_BYTES: Final = 64 * 1024 * 1024


class ApiRequest(Struct, Generic[T], frozen=True):
    """A question to the house, and what its answer is."""

    method: str
    path: str
    response_type: type[T]
    body: Struct | None = None
    query: tuple[tuple[str, str], ...] = ()

    @property
    def content(self) -> bytes | None:
        """The body as it is sent."""
        return None if self.body is None else encoder.encode(self.body)

    def parse_response(self, status: int, content: bytes) -> T:
        """Read the answer; what the house refuses is `Refused`, in the house's own words."""
        if len(content) > MAX_RESPONSE_BYTES:
            raise ClientError("client-too-long")
        if status >= 400:
            raise Refused(status, "client-refused", why=_error_text(status, content))
        try:
            return make_decoder(self.response_type).decode(content)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise ClientError("client-unread", why=str(error)) from None


class ClientBase:
    """Who asks which house: with a token somebody there, without one a watcher."""

    def __init__(self, server_url: str, token: str, language: str) -> None:
        """Name the house, `https://…`, perhaps a token, and the language it shall answer in."""
        self.server_url, self.token, self.language = server_url.rstrip("/"), token, language

    @property
    def headers(self) -> dict[str, str]:
        """What every question says of its asker."""
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
    """A secret for a program."""
    return ApiRequest("POST", "/api/guests", wire.NewGuest, wire.Nothing())


def games() -> ApiRequest[wire.Games]:
    """All games."""
    return ApiRequest("GET", "/api/games", wire.Games)


def start(request: wire.Start) -> ApiRequest[wire.Started]:
    """Start a match."""
    return ApiRequest("POST", "/api/matches", wire.Started, request)


def look(match: str, seat: int | None) -> ApiRequest[wire.Look]:
    """A match as one may know it: from a seat of one's own, or from outside."""
    query = () if seat is None else (("seat", str(seat)),)
    return ApiRequest("GET", _match_path(match), wire.Look, query=query)


def events(match: str, since: int, seat: int | None) -> ApiRequest[wire.Events]:
    """What has happened since a number."""
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
    """Let forced steps wait for who sits there: else the house makes them after a moment."""
    return ApiRequest(
        "POST", _match_path(match, f"/seats/{seat}/by-hand"), wire.Done, wire.ByHand(True)
    )


def move(match: str, request: wire.MoveRequest) -> ApiRequest[wire.Done]:
    """Make a move."""
    return ApiRequest("POST", _match_path(match, "/moves"), wire.Done, request)


def press_on(match: str) -> ApiRequest[wire.Done]:
    """On to the next round."""
    return ApiRequest("POST", _match_path(match, "/on"), wire.Done, wire.Nothing())


def undo(match: str) -> ApiRequest[wire.Done]:
    """Take a move of a game for one back."""
    return ApiRequest("POST", _match_path(match, "/undo"), wire.Done, wire.Nothing())


def hints(match: str, seat: int) -> ApiRequest[wire.Hints]:
    """What one's moves are worth."""
    return ApiRequest("GET", _match_path(match, "/hints"), wire.Hints, query=(("seat", str(seat)),))


def record(match: str) -> ApiRequest[wire.RecordOut]:
    """The record: what one may know of it."""
    return ApiRequest("GET", _match_path(match, "/record"), wire.RecordOut)
