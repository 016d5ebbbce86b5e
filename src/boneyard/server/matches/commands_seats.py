"""Who sits where: joining, adding a seed, leaving a seat to a bot, what it does by itself."""

from msgspec import Struct

from boneyard.server.commands import Asking, Command
from boneyard.server.duplicate.service import by_oneself
from boneyard.server.errors import MatchError
from boneyard.server.matches.eligibility import check_bot, is_rated
from boneyard.server.matches.people import owners
from boneyard.server.matches.permissions import a_seat, open_or_own_seat, own_seat
from boneyard.server.matches.rated import check_joining
from boneyard.server.matches.setup import Place, seat_for
from boneyard.server.tournaments.board_matches import stay


class Joining(Struct, frozen=True):
    """Somebody who takes an open seat."""

    name: str
    seed: str = ""


async def _join(asking: Asking, said: Joining) -> None:
    await check_joining(asking)
    guest, live = asking.asker.make_guest(), asking.live
    await asking.house.friends.meet(guest, {live.kept.host, *owners(live.seats)})
    await asking.house.join(asking.live, guest, asking.seat, said.name, said.seed)


async def _seed(asking: Asking, seed: str) -> None:
    await asking.house.add_seed(asking.live, asking.seat, seed)


async def _put_bot(asking: Asking, bot: str) -> int:
    by_oneself(asking.live)
    stay(asking.live)
    if is_rated(asking.live.kept):
        if asking.live.seats[asking.seat].kind != "open":
            raise MatchError("rated-stay")
        check_bot(seat_for(Place("bot", bot=bot), b""))
    await asking.house.put_bot(asking.live, asking.seat, bot)
    return asking.live.number


async def _by_hand(asking: Asking, on: bool) -> int:
    await asking.house.by_hand(asking.live, asking.seat, on)
    return asking.live.number


JOIN = Command("join", a_seat, _join)
SEED = Command("seed", own_seat, _seed)
PUT_BOT = Command("bot", open_or_own_seat, _put_bot)
BY_HAND = Command("by-hand", own_seat, _by_hand)
