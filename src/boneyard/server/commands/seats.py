"""Who sits where: joining, leaving a seat to a bot, and what a seat does by itself."""

from msgspec import Struct

from boneyard.server.commands.asking import Asking, Command
from boneyard.server.commands.rights import a_seat, open_or_own_seat, own_seat


class Joining(Struct, frozen=True):
    """Somebody who takes an open seat."""

    name: str
    seed: str = ""


async def _join(asking: Asking, said: Joining) -> None:
    guest = asking.asker.make_guest()
    await asking.house.join(asking.live, guest, asking.seat, said.name, said.seed)


async def _put_bot(asking: Asking, bot: str) -> int:
    await asking.house.put_bot(asking.live, asking.seat, bot)
    return asking.live.number


async def _by_hand(asking: Asking, on: bool) -> int:
    await asking.house.by_hand(asking.live, asking.seat, on)
    return asking.live.number


JOIN = Command("join", a_seat, _join)
PUT_BOT = Command("bot", open_or_own_seat, _put_bot)
BY_HAND = Command("by-hand", own_seat, _by_hand)
