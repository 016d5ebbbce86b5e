"""Friend service: players one has met, blocks, and challenges. There is no directory.

They are named by a seat at a table that both had part in. A player who is blocked neither
challenges nor sits down at one's table, and isn't told why.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from boneyard.server import wall_clock
from boneyard.server.accounts.models import Block, Challenge, ChallengeView, Friend
from boneyard.server.accounts.service import AccountService
from boneyard.server.errors import Conflict, HttpError
from boneyard.server.friends.store import FriendStore

#: So many of those one has played with lately are shown, from so many matches.
MAX_FRIENDS: Final = 40
MAX_RECENT_MATCHES: Final = 300
MAX_BLOCKS: Final = 500


def block_handle(block: Block) -> str:
    """What a block is called in forms: it says nothing of whom it is."""
    return sha256(b"block" + block.account_id + block.blocked_id).hexdigest()[:16]


class FriendService:
    """Those one has played with."""

    def __init__(self, accounts: AccountService, store: FriendStore) -> None:
        """`accounts` knows names."""
        self._accounts, self._store = accounts, store

    async def list_friends(self, account: bytes) -> list[Friend]:
        """Players whom a player has played with, the latest first."""
        return await self._store.list_friends(account, MAX_RECENT_MATCHES, MAX_FRIENDS)

    async def find_friend(self, account: bytes, match: str, seat: int) -> Friend:
        """The player of a seat of a match that both had part in."""
        found = await self._store.find_friend(account, match, seat)
        if found is None:
            raise HttpError(404, "friends-nobody")
        return found

    async def find_name(self, account: bytes) -> str:
        """What a player is called: as they say, or as they were when they last sat somewhere."""
        known = await self._accounts.get_account(account)
        return known.name or await self._accounts.store.find_last_name(account)

    # Blocks.

    async def list_blocks(self, account: bytes) -> list[Block]:
        """Whom a player has blocked, the latest first."""
        return await self._store.list_blocks(account)

    async def block(self, account: bytes, match: str, seat: int) -> None:
        """Block a player."""
        mate = await self.find_friend(account, match, seat)
        if len(await self._store.list_blocks(account)) >= MAX_BLOCKS:
            raise HttpError(409, "friends-many-blocks", most=MAX_BLOCKS)
        await self._store.add_block(
            Block(account, mate.account_id, mate.name, self._accounts.now_ms)
        )

    async def unblock(self, account: bytes, handle: str) -> None:
        """End a block."""
        for one in await self._store.list_blocks(account):
            if block_handle(one) == handle:
                await self._store.remove_block(account, one.blocked_id)
                return
        raise HttpError(404, "friends-not-blocked")

    async def check_not_blocked(self, guest: bytes, others: Iterable[bytes | None]) -> None:
        """Refuse a guest whom one of these doesn't want at their table."""
        there = [one for one in others if one is not None and one != guest]
        if there and await self._store.is_blocked_by(guest, there):
            raise HttpError(403, "friends-not-here")


#: Challenges that wait for one person, and those of one person to another.
MAX_CHALLENGES: Final = 30
MAX_CHALLENGES_PER_SENDER: Final = 3
#: Challenges of one person to another in a day that weren't taken up, and challenges to one person
#: in a day of which they are notified; what is more waits on their pages.
MAX_IGNORED_PER_DAY: Final = 5
MAX_NOTIFIED_PER_DAY: Final = 20
DAY_MS: Final = 24 * 3_600_000


class ChallengeService:
    """Sends, lists and declines challenges."""

    def __init__(self, friends: FriendService, store: FriendStore) -> None:
        """`friends` knows who has played with whom."""
        self._friends, self._store = friends, store

    async def check(self, account: bytes, match: str, seat: int) -> Friend:
        """Whom a player wants to challenge, if that may be."""
        mate = await self._friends.find_friend(account, match, seat)
        offers = await self._store.list_challenges(mate.account_id)
        many = len(offers) >= MAX_CHALLENGES
        many |= sum(one.challenger_id == account for one in offers) >= MAX_CHALLENGES_PER_SENDER
        many |= await self._is_pressed(account, mate.account_id)
        # All is asked in any case, so that neither the answer nor its time tells of a block.
        blocked = await self._store.is_blocked_by(account, [mate.account_id])
        if many or blocked:
            raise HttpError(409, "friends-not-now")
        if await self._store.is_blocked_by(mate.account_id, [account]):
            raise HttpError(409, "friends-blocked")
        return mate

    async def check_offers(self, by: bytes, players: Iterable[bytes]) -> None:
        """Refuse to offer a match to players who have too many offers, or too many of this one."""
        for player in players:
            many = len(await self._store.list_challenges(player)) >= MAX_CHALLENGES
            if await self._is_pressed(by, player) or many:
                raise HttpError(409, "friends-not-now")

    async def send(self, by: bytes, player: bytes, match: str) -> None:
        """Offer a player a seat at a match that has just been made."""
        told = await self._store.count_challenges(player, self._day_ago) < MAX_NOTIFIED_PER_DAY
        offer = Challenge(match, player, by, wall_clock.now_ms())
        try:
            await self._store.add_challenge(offer, self._day_ago, MAX_IGNORED_PER_DAY, notify=told)
        except Conflict:  # many were made at once
            raise HttpError(409, "friends-not-now") from None

    async def _is_pressed(self, by: bytes, player: bytes) -> bool:
        """Say whether one player has offered another too much today that wasn't accepted."""
        return await self._store.unaccepted(by, player, self._day_ago) >= MAX_IGNORED_PER_DAY

    @property
    def _day_ago(self) -> int:
        """A day ago."""
        return wall_clock.now_ms() - DAY_MS

    async def list_waiting(self, account: bytes) -> list[ChallengeView]:
        """The challenges that wait for a player, the latest first."""
        return await self._store.list_challenges(account)

    async def list_sent(self, account: bytes) -> list[ChallengeView]:
        """A player's own challenges that aren't taken up, the latest first."""
        return await self._store.list_sent_challenges(account, MAX_CHALLENGES)

    async def find(self, account: bytes, match: str) -> ChallengeView:
        """A challenge to a player, by its match."""
        for one in await self._store.list_challenges(account):
            if one.match == match:
                return one
        raise HttpError(404, "friends-no-offer")

    async def decline(self, account: bytes, match: str) -> None:
        """Say no to a challenge."""
        await self.find(account, match)
        await self._store.decline_challenge(account, match, wall_clock.now_ms())
