"""Friends without a directory: those one has played with, and nobody else.

They are named by a seat at a table that both had part in. Somebody who is blocked neither
challenges nor sits down at one's table, and isn't told why.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from boneyard.server.accounts.models import Block, Friend, Offer, Offered
from boneyard.server.accounts.service import Persons
from boneyard.server.errors import Refused, Taken

#: So many of those one has played with lately are shown, from so many matches.
MOST: Final = 40
LATELY: Final = 300
#: Challenges that wait for one person, and those of one person to another.
MOST_OFFERS: Final = 30
MOST_OF_ONE: Final = 3
#: Challenges of one person to another in a day that weren't taken up, and challenges to one person
#: in a day of which they are notified; what is more waits on their pages.
MOST_OF_DAY: Final = 5
MOST_TOLD: Final = 20
DAY: Final = 24 * 3_600_000
MOST_BLOCKS: Final = 500


def blocked_handle(block: Block) -> str:
    """What a block is called in forms: it says nothing of whom it is."""
    return sha256(b"block" + block.person + block.other).hexdigest()[:16]


class Friends:
    """Those one has played with."""

    def __init__(self, persons: Persons) -> None:
        """Work for a house."""
        self._persons, self._register = persons, persons.register

    async def known(self, person: bytes) -> list[Friend]:
        """Those whom somebody has played with, the latest first."""
        return await self._register.friends(person, LATELY, MOST)

    async def _mate(self, person: bytes, match: str, seat: int) -> Friend:
        found = await self._register.mate(person, match, seat)
        if found is None:
            raise Refused(404, "friends-nobody")
        return found

    # Blocks.

    async def blocks(self, person: bytes) -> list[Block]:
        """Whom somebody has blocked, the latest first."""
        return await self._register.blocks(person)

    async def block(self, person: bytes, match: str, seat: int) -> None:
        """Have nothing to do with somebody any more."""
        mate = await self._mate(person, match, seat)
        if len(await self._register.blocks(person)) >= MOST_BLOCKS:
            raise Refused(409, "friends-many-blocks", most=MOST_BLOCKS)
        await self._register.block(Block(person, mate.person, mate.name, self._persons.now))

    async def unblock(self, person: bytes, handle: str) -> None:
        """Let somebody come again."""
        for one in await self._register.blocks(person):
            if blocked_handle(one) == handle:
                await self._register.unblock(person, one.other)
                return
        raise Refused(404, "friends-nobody")

    async def meet(self, guest: bytes, others: Iterable[bytes | None]) -> None:
        """Refuse a guest whom one of these doesn't want at their table."""
        there = [one for one in others if one is not None and one != guest]
        if there and await self._register.blocked_by(guest, there):
            raise Refused(403, "friends-not-here")

    # Challenges.

    async def called(self, person: bytes) -> str:
        """What somebody is called: as they say, or as they were when they last sat somewhere."""
        return (await self._persons.about(person)).name or await self._register.called(person)

    async def may_challenge(self, person: bytes, match: str, seat: int) -> Friend:
        """Whom somebody wants to challenge, if that may be."""
        mate = await self._mate(person, match, seat)
        offers = await self._register.offers(mate.person)
        many = len(offers) >= MOST_OFFERS
        many |= sum(one.by == person for one in offers) >= MOST_OF_ONE
        many |= await self._is_pressed(person, mate.person)
        # All is asked in any case, so that neither the answer nor its time tells of a block.
        blocked = await self._register.blocked_by(person, [mate.person])
        if many or blocked:
            raise Refused(409, "friends-not-now")
        if await self._register.blocked_by(mate.person, [person]):
            raise Refused(409, "friends-blocked")
        return mate

    async def check_offers(self, by: bytes, players: Iterable[bytes]) -> None:
        """Refuse to offer a match to players who have too many offers, or too many of this one."""
        for player in players:
            many = len(await self._register.offers(player)) >= MOST_OFFERS
            if await self._is_pressed(by, player) or many:
                raise Refused(409, "friends-not-now")

    async def challenge(self, by: bytes, player: bytes, match: str) -> None:
        """Offer a player a seat at a match that has just been made."""
        told = await self._register.challenged(player, self._yesterday) < MOST_TOLD
        offer = Offer(match, player, by, self._persons.now)
        try:
            await self._register.offer(offer, self._yesterday, MOST_OF_DAY, tell=told)
        except Taken:  # many were made at once
            raise Refused(409, "friends-not-now") from None

    async def _is_pressed(self, by: bytes, player: bytes) -> bool:
        """Say whether one player has offered another too much today that wasn't accepted."""
        return await self._register.unaccepted(by, player, self._yesterday) >= MOST_OF_DAY

    @property
    def _yesterday(self) -> int:
        """A day ago."""
        return self._persons.now - DAY

    async def offers(self, person: bytes) -> list[Offered]:
        """The challenges that wait for somebody, the latest first."""
        return await self._register.offers(person)

    async def offered(self, person: bytes) -> list[Offered]:
        """Somebody's own challenges that aren't taken up, the latest first."""
        return await self._register.offered(person, MOST_OFFERS)

    async def offer(self, person: bytes, match: str) -> Offered:
        """A challenge to somebody, by its match."""
        for one in await self._register.offers(person):
            if one.match == match:
                return one
        raise Refused(404, "friends-no-offer")

    async def refuse(self, person: bytes, match: str) -> None:
        """Say no to a challenge."""
        await self.offer(person, match)
        await self._register.refuse(person, match, self._persons.now)
