"""Whom to tell what, and where: what is kept of that."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from boneyard.server.matches.found import Found


class Way(Struct, frozen=True, kw_only=True):
    """One way in which somebody wants to be told."""

    owner: bytes
    kind: str
    """push, mail, hook or feed"""
    address: str
    """An address of a push service, of mail, or of a program; a feed's own secret."""
    keys: Mapping[str, str] = {}
    """What is needed to send there."""
    origin: str = ""
    """Where the house was found by whoever asked for it."""
    language: str = "en"
    wants: tuple[str, ...] = ()
    created: int = 0
    confirmed: bool = True
    """Whether it is known to be the owner's."""
    next: int | None = None
    """When the next digest is due."""
    device: bytes | None = None
    """The device that is told: when that is signed out, it isn't any more."""
    id: int = 0

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<{self.kind} {self.id}>"


class Notice(Struct, frozen=True):
    """Something that is still to be told, once for each way."""

    way: Way
    match: str
    kind: str
    at: int
    due: int
    tries: int


class Told(Protocol):
    """The questions about being told; what is written is committed when it returns."""

    vapid: bytes
    """What the house's key for push services is made of; always the same."""

    async def add(self, way: Way, most: int) -> None:
        """Keep a way, or what has changed of it; of more than so many the oldest goes."""
        ...

    async def of(self, owner: bytes) -> list[Way]:
        """The ways of somebody, the oldest first."""
        ...

    async def by_address(self, kind: str, address: str) -> Way | None:
        """The way with this address."""
        ...

    async def by_id(self, id: int) -> Way | None:
        """The way with this number."""
        ...

    async def change(self, way: Way) -> None:
        """Keep what somebody wants to be told, in which language, and when."""
        ...

    async def speak(self, owner: bytes, language: str) -> None:
        """Tell somebody everything in another language from now on."""
        ...

    async def drop(self, id: int) -> None:
        """Forget a way, and what was to be told there."""
        ...

    async def failed(self, id: int, most: int) -> None:
        """Note that a way didn't work; after so many times without success it is forgotten."""
        ...

    async def due(self, before: int, most: int) -> list[Notice]:
        """What is to be told by now, the earliest first."""
        ...

    async def claim(self, notice: Notice, until: int) -> bool:
        """Take it on oneself to tell something; False if another house has."""
        ...

    async def later(self, notice: Notice, due: int, tries: int) -> None:
        """Try again then."""
        ...

    async def done(self, notice: Notice, *, reached: bool) -> None:
        """It has been told, or needn't be any more."""
        ...

    async def digests(self, before: int, most: int) -> list[Way]:
        """The ways whose digest is due, the earliest first."""
        ...

    async def digested(self, way: Way, next: int) -> bool:
        """Note when the next digest is due; False if another house has."""
        ...

    async def stands(self, match: str, owner: bytes) -> Found | None:
        """How a match stands for somebody."""
        ...

    async def awaits(self, owner: bytes, most: int) -> list[Found]:
        """The matches in which other people wait for somebody, the latest first."""
        ...

    async def deadline(self, match: str) -> int | None:
        """When the time of whoever is to move in a match is used up; None: it has no clock."""
        ...

    async def remind(self, match: str, owners: Sequence[bytes], kind: str, at: int) -> None:
        """Queue something that no step has caused."""
        ...
