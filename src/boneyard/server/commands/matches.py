"""Starting a match, and playing it once more."""

from boneyard.server.commands.command import Asking, Command
from boneyard.server.commands.rated import check_kept
from boneyard.server.commands.rights import anybody, had_a_seat, own_game
from boneyard.server.match import LiveMatch
from boneyard.server.new_match import Plan
from boneyard.server.people import owners


async def _start(asking: Asking, plan: Plan) -> LiveMatch:
    asking.house.rules.check(plan.game)
    if plan.rated:
        await check_kept(asking)
    if plan.offer is not None:
        return await asking.house.hall.start(plan, asking.asker.seeker())
    return await asking.house.start(plan, asking.asker.make_guest())


async def _rematch(asking: Asking, said: None) -> LiveMatch:
    if asking.guest is not None:
        await asking.house.friends.meet(asking.guest, owners(asking.live.seats))
    return await asking.house.rematch(asking.live, asking.guest)


async def _again(asking: Asking, said: None) -> LiveMatch:
    return await asking.house.again(asking.live, asking.guest)


START = Command("start", anybody, _start, counts="start")
REMATCH = Command("rematch", had_a_seat, _rematch, counts="start")
AGAIN = Command("again", own_game, _again, counts="start")
