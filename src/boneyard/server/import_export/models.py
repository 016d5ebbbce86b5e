"""The file with which a player takes their data along."""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from boneyard.server.errors import HttpError
from boneyard.server.http.security_middleware import MAX_UPLOAD_BYTES

#: The version of the file.
VERSION: Final = 1

#: A file is no larger than this, and has no more matches: what is exported can be imported.
MAX_BYTES: Final = MAX_UPLOAD_BYTES
MAX_MATCHES: Final = 200

MAX_MOVES: Final = 60_000

_Text = Annotated[str, Meta(max_length=200)]
_Time = Annotated[int, Meta(ge=0, lt=1 << 53)]


class AccountData(Struct, frozen=True):
    """What a player says of themselves."""

    name: _Text = ""
    hue: int | None = None
    avatar: _Text = ""
    language: _Text = ""
    look: _Text = ""
    """What tables look like, as the cookie says it."""


class RulesData(Struct, frozen=True):
    """House rules that a player has saved."""

    title: _Text
    base: _Text
    rules: dict[str, Any]


class AnswerData(Struct, frozen=True):
    """The first answer to a puzzle, and whether the move was found, then or later."""

    puzzle: _Text
    move: _Text
    solved: bool


class SeatData(Struct, frozen=True):
    """Who sat in a seat."""

    kind: Literal["person", "bot"]
    name: _Text = ""
    bot: _Text = ""
    own: bool = False
    """Whether it was the player whose file it is."""


class MatchData(Struct, frozen=True):
    """A match that is over: its record, and what a record doesn't tell."""

    id: Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
    """Its id where it was played: it is imported once, by whatever way it comes."""
    at: _Time
    seats: Annotated[tuple[SeatData, ...], Meta(max_length=16)]
    record: dict[str, Any]


class TransferFile(Struct, frozen=True):
    """All that a player takes along."""

    boneyard_account: int
    """The version of the file."""
    account: AccountData = AccountData()
    rules: Annotated[tuple[RulesData, ...], Meta(max_length=50)] = ()
    answers: Annotated[tuple[AnswerData, ...], Meta(max_length=5000)] = ()
    matches: Annotated[tuple[MatchData, ...], Meta(max_length=MAX_MATCHES)] = ()


def decode_file(body: bytes) -> TransferFile:
    """Read a file; anything else is refused."""
    try:
        if len(body) <= MAX_BYTES:
            found = msgspec.json.decode(body, type=TransferFile)
            if found.boneyard_account == VERSION:
                return found
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        pass
    raise HttpError(400, "transfer-bad-file")
