"""Friend service: players one has met, and blocks. There is no directory.

They are named by a seat at a table that both had part in. A player who is blocked neither
challenges nor sits down at one's table, and isn't told why.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from boneyard.server.accounts.models import Block, Friend
from boneyard.server.accounts.service import AccountService
from boneyard.server.errors import HttpError
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
        raise HttpError(404, "friends-nobody")

    async def check_not_blocked(self, guest: bytes, others: Iterable[bytes | None]) -> None:
        """Refuse a guest whom one of these doesn't want at their table."""
        there = [one for one in others if one is not None and one != guest]
        if there and await self._store.is_blocked_by(guest, there):
            raise HttpError(403, "friends-not-here")
