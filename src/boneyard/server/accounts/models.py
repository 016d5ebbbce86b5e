"""What is kept of people who want to be known again, and the questions to whoever keeps it."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct


class Account(Struct, frozen=True, kw_only=True):
    """Somebody, as they want to be known."""

    id: bytes
    """The owner of their seats and matches."""
    since: int
    name: str = ""
    hue: int | None = None
    language: str = ""
    mail: str | None = None

    def __repr__(self) -> str:
        """Say nothing that is theirs."""
        return "<person>"


class DeviceSession(Struct, frozen=True, kw_only=True):
    """A browser or a program that is somebody's."""

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
    """Somebody whom one has played with, by a seat at a table of both."""

    account_id: bytes
    match: str
    seat: int
    name: str
    at: int
    """When that was, or what happened there last."""
    game: str


class Block(Struct, frozen=True):
    """Somebody has nothing to do with another any more."""

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
    """The hash of what the asker holds."""
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


class AccountStore(Protocol):
    """The questions to whoever keeps people; whatever is awaited has been committed."""

    async def find_account(self, account: bytes) -> Account | None:
        """Somebody who is kept."""
        ...

    async def save_account(self, account: Account) -> None:
        """Keep somebody, or what has changed of them."""
        ...

    async def find_session(self, token: bytes) -> DeviceSession | None:
        """The device with this secret, ended or not; most guests have none."""
        ...

    async def list_sessions(self, account: bytes) -> list[DeviceSession]:
        """Where somebody is signed in, the latest first."""
        ...

    async def add_session(self, session: DeviceSession) -> None:
        """Note a device; one that is known already stays as it is."""
        ...

    async def touch_session(self, token: bytes, day: int) -> None:
        """Note the day of the last sign of a device."""
        ...

    async def end_sessions(self, tokens: Sequence[bytes], at: int) -> None:
        """Sign devices out, for good."""
        ...

    async def has_sign_in(self, account: bytes, except_session: bytes | None) -> bool:
        """Say whether somebody could come back if this device were lost."""
        ...

    async def list_keys(self, account: bytes) -> list[KeyLink]:
        """The key links of somebody, the latest first."""
        ...

    async def find_key(self, secret: bytes) -> KeyLink | None:
        """The key with this secret."""
        ...

    async def add_key(self, key: KeyLink, limit: int) -> None:
        """Keep a new key; `Taken` if its person has so many already."""
        ...

    async def remove_key(self, account: bytes, secret: bytes) -> None:
        """Revoke a key."""
        ...

    async def list_passkeys(self, account: bytes) -> list[Passkey]:
        """The passkeys of somebody, the latest first."""
        ...

    async def find_passkey(self, id: bytes) -> Passkey | None:
        """The passkey with this id."""
        ...

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a new passkey."""
        ...

    async def set_sign_count(self, id: bytes, count: int) -> None:
        """Note how often a passkey has signed."""
        ...

    async def remove_passkey(self, account: bytes, id: bytes) -> None:
        """Forget a passkey."""
        ...

    async def find_by_mail(self, mail: str) -> Account | None:
        """Whoever has shown that this address is theirs."""
        ...

    async def add_code(self, code: EmailCode, now: int, limit: int) -> None:
        """Keep a code that is sent; those that are too old, or too many, go."""
        ...

    async def find_code(self, ticket: bytes, now: int) -> EmailCode | None:
        """A code that can still be used; no attempt is used up."""
        ...

    async def use_code_attempt(self, ticket: bytes, now: int) -> EmailCode | None:
        """Use up an attempt; None if there is none left, or no such code."""
        ...

    async def consume_code(self, ticket: bytes) -> bool:
        """Use a code up; False if somebody else just has."""
        ...

    async def consume_challenge(self, challenge: bytes, until: int, now: int) -> bool:
        """Use a challenge up; False if it has been used before."""
        ...

    async def list_friends(self, account: bytes, recent_matches: int, limit: int) -> list[Friend]:
        """Those whom somebody has played with in their latest matches, each once."""
        ...

    async def find_friend(self, account: bytes, match: str, seat: int) -> Friend | None:
        """Who sits in a seat of a match in which somebody plays."""
        ...

    async def find_last_name(self, account: bytes) -> str:
        """What somebody was called when they last sat somewhere."""
        ...

    async def list_blocks(self, account: bytes) -> list[Block]:
        """Whom somebody has blocked, the latest first."""
        ...

    async def add_block(self, block: Block) -> None:
        """Block somebody; their challenges go."""
        ...

    async def remove_block(self, account: bytes, other: bytes) -> None:
        """Block somebody no more."""
        ...

    async def is_blocked_by(self, guest: bytes, others: Sequence[bytes]) -> bool:
        """Say whether one of these has blocked a guest."""
        ...

    async def add_challenge(
        self, challenge: Challenge, since: int = 0, limit: int = 2**31, *, notify: bool = True
    ) -> None:
        """Keep a challenge; whoever wants to hear of one is told, unless `tell` says otherwise.

        `Taken` if the same two have so many since then that weren't taken up.
        """
        ...

    async def count_challenges(self, account: bytes, since: int) -> int:
        """How many challenges to a person there were since then."""
        ...

    async def list_challenges(self, account: bytes) -> list[ChallengeView]:
        """The challenges to somebody that can still be taken up, the latest first."""
        ...

    async def list_sent_challenges(self, account: bytes, limit: int) -> list[ChallengeView]:
        """Somebody's own challenges that aren't taken up, the latest first."""
        ...

    async def unaccepted(self, by: bytes, person: bytes, since: int) -> int:
        """How many offers of one player to another since a moment were not accepted."""
        ...

    async def decline_challenge(self, account: bytes, match: str, at: int) -> None:
        """Note that a challenge is refused."""
        ...

    async def export_account(self, account: bytes) -> dict[str, Any]:
        """All that is kept of somebody, as JSON can hold it."""
        ...

    async def list_unfinished_matches(self, account: bytes) -> list[str]:
        """The matches that are not over in which somebody plays with other people."""
        ...

    async def delete_account(self, account: bytes, tokens: Sequence[bytes], at: int) -> None:
        """Forget somebody: their seats are nobody's, and their secrets too."""
        ...

    async def sign_in(
        self, session: DeviceSession, old_session: DeviceSession | None, merge: AccountMerge | None
    ) -> None:
        """Sign a device in in the place of an old one; a guest's matches may come along."""
        ...
