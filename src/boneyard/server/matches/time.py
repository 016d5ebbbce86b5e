"""Time: claiming a match, giving some to another, coming back to one's seat."""

from boneyard.server.commands import Asking, Command
from boneyard.server.matches.permissions import left_seat, player_for_a_seat, plays


async def _claim(asking: Asking, said: None) -> int:
    return await asking.house.clock.claim(asking.live, asking.guest)


async def _give(asking: Asking, said: None) -> int:
    return await asking.house.clock.give(asking.live, asking.guest, asking.seat)


async def _return(asking: Asking, said: None) -> int:
    return await asking.house.clock.come_back(asking.live, asking.seat)


CLAIM = Command("claim-time", plays, _claim)
GIVE_TIME = Command("give-time", player_for_a_seat, _give)
RETURN = Command("return", left_seat, _return)
