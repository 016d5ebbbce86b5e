"""Offering a rematch: how often one player may ask another who does not answer."""

from collections.abc import Sequence
from typing import Final

from boneyard.clocks import DAY
from boneyard.server import moments
from boneyard.server.persons.friends import MOST_OFFERS
from boneyard.server.security import Refused
from boneyard.server.store.persons import Offer, Register

#: So many offers and challenges to one player within a day that the player did not accept.
MOST_UNANSWERED: Final = 5


async def check_offers(register: Register, by: bytes, players: Sequence[bytes]) -> None:
    """Refuse to offer a rematch to somebody who has been asked too often."""
    since = moments.now() - DAY
    for player in players:
        unanswered = await register.unaccepted(by, player, since)
        if unanswered >= MOST_UNANSWERED or len(await register.offers(player)) >= MOST_OFFERS:
            raise Refused(409, "friends-not-now")


async def offer_rematch(
    register: Register, by: bytes, players: Sequence[bytes], match: str
) -> None:
    """Tell players that a rematch is offered to them: they find it with their challenges."""
    for player in players:
        await register.offer(Offer(match, player, by, moments.now()))
