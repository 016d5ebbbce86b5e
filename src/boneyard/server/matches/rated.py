"""Who may sit at a rated table: somebody whom the house knows again, in one seat."""

from boneyard.server.commands import Asking
from boneyard.server.errors import MatchError, Refused
from boneyard.server.http.session_cookie import device_of
from boneyard.server.matches.eligibility import is_rated


async def check_kept(asking: Asking) -> None:
    """Refuse whoever could not come back: a rating is of somebody."""
    guest, register = asking.guest, asking.house.store.register
    if guest is None or not await register.kept(guest, device_of(asking.asker.scope)):
        raise Refused(403, "rated-kept")


async def check_joining(asking: Asking) -> None:
    """Refuse whoever may not take a seat of this match, if it is rated."""
    if is_rated(asking.live.kept):
        await check_kept(asking)
        if asking.live.seats_of(asking.guest):
            raise MatchError("rated-one-seat")
