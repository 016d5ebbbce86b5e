"""What goes over the wire of people: who somebody is, and how they sign in."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from boneyard.server.people import HUES
from boneyard.server.wire import Request, Short

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


class Me(Struct):
    """Who somebody is."""

    name: str
    hue: int | None
    language: str
    kept: bool
    """Whether there is a way back if this device is lost."""
    devices: list[DeviceOut]
    keys: list[KeyOut]


class ChangeMe(Request):
    """What is to be changed of oneself; what is not said stays."""

    name: Short | UnsetType = UNSET
    hue: Annotated[int, Meta(ge=0, lt=HUES)] | UnsetType | None = UNSET
    language: Short | UnsetType = UNSET


class NewKey(Struct):
    """The secret of a key link, which is shown this once."""

    secret: str
    link: str


class SignInByKey(Request):
    """A key link's secret; with `bring` the matches of this guest come along."""

    secret: Secret
    bring: bool = True


class SignedIn(Struct):
    """Signed in. Browsers get the new secret as a cookie, programs get it here."""

    token: str | None
    name: str
