"""What is kept of people who want to be known again, and the questions to whoever keeps it."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct


class Person(Struct, frozen=True, kw_only=True):
    """Somebody, as they want to be known."""

    person: bytes
    """The owner of their seats and matches."""
    since: int
    name: str = ""
    hue: int | None = None
    language: str = ""
    mail: str | None = None

    def __repr__(self) -> str:
        """Say nothing that is theirs."""
        return "<person>"


class Device(Struct, frozen=True, kw_only=True):
    """A browser or a program that is somebody's."""

    token: bytes
    """The hash of its secret."""
    person: bytes
    label: str
    since: int
    seen: int
    """The day of the last sign of it, counted from 1970."""
    ended: int | None = None

    @property
    def handle(self) -> str:
        """What it is called in forms: enough to tell one's own devices apart."""
        return handle_of(self.token)


class Key(Struct, frozen=True):
    """A link that makes another device the same person."""

    secret: bytes
    """Its hash."""
    person: bytes
    since: int

    @property
    def handle(self) -> str:
        """What it is called in forms."""
        return handle_of(self.secret)


class Passkey(Struct, frozen=True):
    """A passkey: what is needed to know its signatures."""

    id: bytes
    person: bytes
    public: bytes
    count: int
    """Of signatures, if its authenticator counts."""
    label: str
    since: int

    @property
    def handle(self) -> str:
        """What it is called in forms."""
        return handle_of(self.id)


class Friend(Struct, frozen=True):
    """Somebody whom one has played with, by a seat at a table of both."""

    person: bytes
    match: str
    seat: int
    name: str
    at: int
    """When that was, or what happened there last."""
    game: str


class Block(Struct, frozen=True):
    """Somebody has nothing to do with another any more."""

    person: bytes
    other: bytes
    name: str
    since: int


class Offer(Struct, frozen=True):
    """A challenge: a seat at a match."""

    match: str
    person: bytes
    by: bytes
    since: int


class Offered(Struct, frozen=True):
    """A challenge as those between whom it is see it."""

    match: str
    game: str
    by: bytes
    name: str
    """Who challenges; of one's own challenges, who is challenged."""
    since: int
    refused: int | None


class Code(Struct, frozen=True):
    """A code that was sent by mail."""

    ticket: bytes
    """The hash of what the asker holds."""
    mail: str
    code: bytes
    """The hash of ticket and digits."""
    tries: int
    until: int

    def __repr__(self) -> str:
        """Say nothing of what it is for."""
        return "<code>"


def handle_of(hashed: bytes) -> str:
    """The beginning of a hash: who reads it learns nothing of the secret."""
    return hashed[:8].hex()


class Merge(Struct, frozen=True):
    """A guest whose matches become a person's."""

    guest: bytes
    person: bytes


class Register(Protocol):
    """The questions to whoever keeps people; whatever is awaited has been committed."""

    async def person(self, person: bytes) -> Person | None:
        """Somebody who is kept."""
        ...

    async def put_person(self, person: Person) -> None:
        """Keep somebody, or what has changed of them."""
        ...

    async def device(self, token: bytes) -> Device | None:
        """The device with this secret, ended or not; most guests have none."""
        ...

    async def devices(self, person: bytes) -> list[Device]:
        """Where somebody is signed in, the latest first."""
        ...

    async def add_device(self, device: Device) -> None:
        """Note a device; one that is known already stays as it is."""
        ...

    async def see_device(self, token: bytes, day: int) -> None:
        """Note the day of the last sign of a device."""
        ...

    async def end_devices(self, tokens: Sequence[bytes], at: int) -> None:
        """Sign devices out, for good."""
        ...

    async def kept(self, person: bytes, besides: bytes | None) -> bool:
        """Say whether somebody could come back if this device were lost."""
        ...

    async def keys(self, person: bytes) -> list[Key]:
        """The key links of somebody, the latest first."""
        ...

    async def key(self, secret: bytes) -> Key | None:
        """The key with this secret."""
        ...

    async def add_key(self, key: Key, most: int) -> None:
        """Keep a new key; `Taken` if its person has so many already."""
        ...

    async def drop_key(self, person: bytes, secret: bytes) -> None:
        """Revoke a key."""
        ...

    async def passkeys(self, person: bytes) -> list[Passkey]:
        """The passkeys of somebody, the latest first."""
        ...

    async def passkey(self, id: bytes) -> Passkey | None:
        """The passkey with this id."""
        ...

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a new passkey."""
        ...

    async def count_passkey(self, id: bytes, count: int) -> None:
        """Note how often a passkey has signed."""
        ...

    async def drop_passkey(self, person: bytes, id: bytes) -> None:
        """Forget a passkey."""
        ...

    async def by_mail(self, mail: str) -> Person | None:
        """Whoever has shown that this address is theirs."""
        ...

    async def add_code(self, code: Code, now: int, most: int) -> None:
        """Keep a code that is sent; those that are too old, or too many, go."""
        ...

    async def code(self, ticket: bytes, now: int) -> Code | None:
        """A code that can still be used; no attempt is used up."""
        ...

    async def try_code(self, ticket: bytes, now: int) -> Code | None:
        """Use up an attempt; None if there is none left, or no such code."""
        ...

    async def drop_code(self, ticket: bytes) -> bool:
        """Use a code up; False if somebody else just has."""
        ...

    async def answer(self, challenge: bytes, until: int, now: int) -> bool:
        """Use a challenge up; False if it has been used before."""
        ...

    async def friends(self, person: bytes, lately: int, most: int) -> list[Friend]:
        """Those whom somebody has played with in their latest matches, each once."""
        ...

    async def mate(self, person: bytes, match: str, seat: int) -> Friend | None:
        """Who sits in a seat of a match in which somebody plays."""
        ...

    async def called(self, person: bytes) -> str:
        """What somebody was called when they last sat somewhere."""
        ...

    async def blocks(self, person: bytes) -> list[Block]:
        """Whom somebody has blocked, the latest first."""
        ...

    async def block(self, block: Block) -> None:
        """Block somebody; their challenges go."""
        ...

    async def unblock(self, person: bytes, other: bytes) -> None:
        """Block somebody no more."""
        ...

    async def blocked_by(self, guest: bytes, others: Sequence[bytes]) -> bool:
        """Say whether one of these has blocked a guest."""
        ...

    async def offer(
        self, offer: Offer, since: int = 0, most: int = 2**31, *, tell: bool = True
    ) -> None:
        """Keep a challenge; whoever wants to hear of one is told, unless `tell` says otherwise.

        `Taken` if the same two have so many since then that weren't taken up.
        """
        ...

    async def challenged(self, person: bytes, since: int) -> int:
        """How many challenges to a person there were since then."""
        ...

    async def offers(self, person: bytes) -> list[Offered]:
        """The challenges to somebody that can still be taken up, the latest first."""
        ...

    async def offered(self, person: bytes, most: int) -> list[Offered]:
        """Somebody's own challenges that aren't taken up, the latest first."""
        ...

    async def unaccepted(self, by: bytes, person: bytes, since: int) -> int:
        """How many offers of one player to another since a moment were not accepted."""
        ...

    async def refuse(self, person: bytes, match: str, at: int) -> None:
        """Note that a challenge is refused."""
        ...

    async def everything(self, person: bytes) -> dict[str, Any]:
        """All that is kept of somebody, as JSON can hold it."""
        ...

    async def waited_for(self, person: bytes) -> list[str]:
        """The matches that are not over in which somebody plays with other people."""
        ...

    async def leave(self, person: bytes, tokens: Sequence[bytes], at: int) -> None:
        """Forget somebody: their seats are nobody's, and their secrets too."""
        ...

    async def sign_in(self, device: Device, old: Device | None, merge: Merge | None) -> None:
        """Sign a device in in the place of an old one; a guest's matches may come along."""
        ...
