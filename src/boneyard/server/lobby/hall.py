"""Open tables: showing one, showing it no longer, sitting down, finding anybody."""

from boneyard.server.commands import Asking, Command
from boneyard.server.matches.commands_seats import Joining
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.permissions import anybody, at_table
from boneyard.server.matches.rated import check_joining, check_kept
from boneyard.server.matches.setup import Offering, Plan


async def _offer(asking: Asking, wish: Offering) -> None:
    await asking.house.hall.offer(asking.live, asking.asker.seeker(), wish)


async def _withdraw(asking: Asking, said: None) -> None:
    await asking.house.hall.withdraw(asking.live)


async def _sit(asking: Asking, said: Joining) -> int:
    if not asking.live.seats_of(asking.guest):
        await check_joining(asking)
    seeker = asking.asker.seeker(said.name)
    return await asking.house.hall.sit(asking.live, seeker, said.seed)


async def _anyone(asking: Asking, plan: Plan) -> LiveMatch:
    asking.house.rules.check(plan.game)
    if plan.rated:
        await check_kept(asking)
    seeker = asking.asker.seeker(plan.places[0].name)
    return await asking.house.hall.anyone(plan, seeker)


OFFER = Command("offer", at_table, _offer)
WITHDRAW = Command("withdraw", at_table, _withdraw)
SIT = Command("sit", anybody, _sit)
ANYONE = Command("anyone", anybody, _anyone, counts="start")
