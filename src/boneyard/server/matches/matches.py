"""Starting a match, and playing it once more."""

from boneyard.server import wall_clock
from boneyard.server.commands import Asking, Command
from boneyard.server.matches.eligibility import is_rated
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.people import owners
from boneyard.server.matches.permissions import anybody, had_a_seat, is_offered_rematch, own_game
from boneyard.server.matches.rated import check_kept
from boneyard.server.matches.reserved_seats import reserved_seats
from boneyard.server.matches.setup import Plan


async def _start(asking: Asking, plan: Plan) -> LiveMatch:
    asking.house.rules.check(plan.game)
    if plan.rated:
        await check_kept(asking)
    if plan.offer is not None:
        return await asking.house.hall.start(plan, asking.asker.seeker())
    return await asking.house.start(plan, asking.asker.make_guest())


async def _rematch(asking: Asking, said: None) -> LiveMatch:
    """Offer a rematch; or accept the one that another player has offered."""
    house, live, guest = asking.house, asking.live, asking.guest
    assert guest is not None, "only players ask for a rematch"
    players = sorted(one for one in owners(live.seats) - {guest} if one is not None)
    await house.friends.meet(guest, players)
    offers = live.next is None
    if offers and live.state.over:
        await house.friends.check_offers(guest, players)
    following = await house.rematch(live, guest)
    if reserved_seats(following, guest):
        await _sit_down(asking, following, guest)
    elif offers and following.kept.host == guest:
        for player in players:
            await house.friends.challenge(guest, player, following.id)
    return following


async def _sit_down(asking: Asking, live: LiveMatch, guest: bytes) -> None:
    await asking.house.friends.meet(guest, {live.kept.host, *owners(live.seats)})
    if is_rated(live.kept):
        await check_kept(asking)
    await asking.house.accept(live, guest)


async def _accept(asking: Asking, said: None) -> None:
    assert asking.guest is not None, "a seat is kept for somebody"
    await _sit_down(asking, asking.live, asking.guest)


async def _decline(asking: Asking, said: None) -> None:
    house, live, guest = asking.house, asking.live, asking.guest
    assert guest is not None, "a seat is kept for somebody"
    await house.decline(live, guest)
    await house.store.register.refuse(guest, live.id, wall_clock.now())


async def _again(asking: Asking, said: None) -> LiveMatch:
    return await asking.house.again(asking.live, asking.guest)


START = Command("start", anybody, _start, counts="start")
REMATCH = Command("rematch", had_a_seat, _rematch, counts="start")
ACCEPT = Command("accept", is_offered_rematch, _accept)
DECLINE = Command("decline", is_offered_rematch, _decline)
AGAIN = Command("again", own_game, _again, counts="start")
