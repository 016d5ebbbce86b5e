"""Models of accounts: accounts, sessions, keys, passkeys, challenges, blocks."""

from msgspec import Struct


class Account(Struct, frozen=True, kw_only=True):
    """A player, as they want to be known."""

    id: bytes
    """The owner of their seats and matches."""
    since: int
    name: str = ""
    hue: int | None = None
    language: str = ""
    mail: str | None = None
    avatar: str = ""
    """The picture that stands for them; nothing: their initials."""

    def __repr__(self) -> str:
        """Say nothing that is theirs."""
        return "<person>"


class DeviceSession(Struct, frozen=True, kw_only=True):
    """A browser or a program that is a player's."""

    token: bytes
    """The hash of its secret."""
    account_id: bytes
    label: str
    since: int
    last_seen_day: int
    """The day of the last sign of it, counted from 1970."""
    ended: int | None = None

    @property
    def handle(self) -> str:
        """What it is called in forms: enough to tell one's own devices apart."""
        return build_handle(self.token)


class KeyLink(Struct, frozen=True):
    """A link that makes another device the same person."""

    secret: bytes
    """Its hash."""
    account_id: bytes
    since: int

    @property
    def handle(self) -> str:
        """What it is called in forms."""
        return build_handle(self.secret)


class Passkey(Struct, frozen=True):
    """A passkey: what is needed to know its signatures."""

    id: bytes
    account_id: bytes
    public_key: bytes
    sign_count: int
    """Of signatures, if its authenticator counts."""
    label: str
    since: int

    @property
    def handle(self) -> str:
        """What it is called in forms."""
        return build_handle(self.id)


class Friend(Struct, frozen=True):
    """A player whom one has played with, by a seat at a table of both."""

    account_id: bytes
    match: str
    seat: int
    name: str
    at: int
    """When that was, or what happened there last."""
    game: str


class Block(Struct, frozen=True):
    """A player has blocked another."""

    account_id: bytes
    blocked_id: bytes
    name: str
    since: int


class Challenge(Struct, frozen=True):
    """A challenge: a seat at a match."""

    match: str
    challenged_id: bytes
    challenger_id: bytes
    since: int


class ChallengeView(Struct, frozen=True):
    """A challenge as those between whom it is see it."""

    match: str
    game: str
    challenger_id: bytes
    name: str
    """Who challenges; of one's own challenges, who is challenged."""
    since: int
    refused: int | None


class EmailCode(Struct, frozen=True):
    """A code that was sent by mail."""

    ticket: bytes
    """The hash of what the caller holds."""
    mail: str
    code: bytes
    """The hash of ticket and digits."""
    tries: int
    until: int

    def __repr__(self) -> str:
        """Say nothing of what it is for."""
        return "<code>"


def build_handle(digest: bytes) -> str:
    """The beginning of a hash: who reads it learns nothing of the secret."""
    return digest[:8].hex()


class AccountMerge(Struct, frozen=True):
    """A guest whose matches become a person's."""

    guest: bytes
    account: bytes
