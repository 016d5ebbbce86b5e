"""What goes over the wire of people: who somebody is, and how they sign in."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, field

from boneyard.schemas.matches import Request, Short
from boneyard.server.matches.people import HUES

Secret = Annotated[str, Meta(max_length=100)]


class DeviceOut(Struct):
    """A device that is signed in; days are counted from 1970."""

    device: str
    label: str
    since: int
    seen: int
    """The day of the last sign of it."""
    this: bool


class KeyOut(Struct):
    """A key link that can still be used."""

    key: str
    since: int


class PasskeyOut(Struct):
    """A passkey that can be used to sign in."""

    passkey: str
    label: str
    since: int


class Me(Struct):
    """Who somebody is."""

    name: str
    hue: int | None
    language: str
    kept: bool
    """Whether there is a way back if this device is lost."""
    devices: list[DeviceOut]
    keys: list[KeyOut]
    passkeys: list[PasskeyOut]
    mail: str | None = None
    """An address that was proved to be theirs."""
    listed: bool = True
    """Whether leaderboards and profiles show them."""


class ChangeMe(Request):
    """What is to be changed of oneself; what is not said stays."""

    name: Short | UnsetType = UNSET
    hue: Annotated[int, Meta(ge=0, lt=HUES)] | UnsetType | None = UNSET
    language: Short | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    """Whether leaderboards and profiles may show one."""


class NewKey(Struct):
    """The secret of a key link, which is shown this once."""

    secret: str
    link: str


class SignInByKey(Request):
    """A key link's secret; with `bring` the matches of this guest come along."""

    secret: Secret
    bring: bool = True


class PasskeyOptions(Struct):
    """What `navigator.credentials` is given, as WebAuthn writes it in JSON."""

    public_key: dict[str, Any] = field(name="publicKey")


class PasskeyMade(Request):
    """What `navigator.credentials` gave, as JSON."""

    credential: dict[str, Any]


class SignInByPasskey(PasskeyMade):
    """What an authenticator has signed; with `bring` the matches of this guest come along."""

    bring: bool = True


class SendCode(Request):
    """Where a code is to be sent."""

    mail: Annotated[str, Meta(max_length=254)]


class Sent(Struct):
    """A code is on its way; it is taken with this ticket."""

    ticket: str


class TakeCode(Request):
    """The digits that came by mail. `bring`: the matches of this guest come along (if it isn't
    said: only where the code was asked for); `stay`: who has a way back doesn't become somebody
    else by it."""

    ticket: Short
    code: Short
    bring: bool | None = None
    stay: bool = False


class Leave(Request):
    """Forget me; `sure` must be true."""

    sure: bool


class Left(Struct):
    """Nothing is kept of them any more."""

    left: bool = True


class SignedIn(Struct):
    """Signed in. Browsers get the new secret as a cookie, programs get it here."""

    token: str | None
    name: str


# Friends.


class FriendOut(Struct):
    """Somebody whom one has played with: in this seat of this match, when it last changed."""

    match: str
    seat: int
    name: str
    game: str
    at: int


class BlockOut(Struct):
    """Somebody whom one has blocked."""

    block: str
    name: str
    since: int


class OfferOut(Struct):
    """A challenge: who it comes from, or whom it went to."""

    match: str
    game: str
    name: str
    since: int
    refused: bool


class FriendsOut(Struct):
    """Friends without a directory."""

    friends: list[FriendOut]
    blocked: list[BlockOut]
    offers: list[OfferOut]
    """Challenges to oneself."""
    offered: list[OfferOut]
    """One's own challenges."""


class Challenge(Request):
    """What somebody is challenged to; bots take the seats that are left."""

    game: Short
    options: dict[Short, int | bool | str] = field(default_factory=dict)
    name: Short = ""


class Answer(Request):
    """Take a challenge up, or say no."""

    accept: bool
    name: Short = ""
