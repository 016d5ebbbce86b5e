"""Making tournaments, entering and leaving them, beginning and calling them off.

Who may is asked where what they are about has been read: of a tournament, only its host decides.
"""

from msgspec import Struct

from boneyard.server.commands import Asking, Command
from boneyard.server.matches.permissions import anybody
from boneyard.server.matches.rated import check_kept
from boneyard.server.tournaments.making import Wanted


class Entering(Struct, frozen=True):
    """Who wants to enter which tournament."""

    tournament: str
    name: str
    bot: bool = False
    """In sides of two: with a bot as partner."""


class Partnering(Struct, frozen=True):
    """Who wants to enter as somebody's partner, by their link."""

    tournament: str
    link: str
    name: str


class BotsEntering(Struct, frozen=True):
    """Bots that are to enter."""

    tournament: str
    bot: str
    count: int


class Leaving(Struct, frozen=True):
    """Who is to leave: oneself, or the entrant of a number."""

    tournament: str
    number: int | None = None


async def _make(asking: Asking, wanted: Wanted) -> str:
    return await asking.house.tournaments.make(wanted, asking.asker.make_guest())


async def _enter(asking: Asking, said: Entering) -> None:
    guest = asking.asker.make_guest()
    await _check_rated(asking, said.tournament)
    await asking.house.tournaments.enter(said.tournament, guest, said.name, said.bot)


async def _join(asking: Asking, said: Partnering) -> None:
    guest = asking.asker.make_guest()
    await _check_rated(asking, said.tournament)
    await asking.house.tournaments.join(said.tournament, said.link, guest, said.name)


async def _check_rated(asking: Asking, tournament: str) -> None:
    """Refuse whoever could not come back, where boards are rated."""
    if (await asking.house.tournaments.find(tournament)).tournament.plan.rated:
        await check_kept(asking)


async def _add_bots(asking: Asking, said: BotsEntering) -> None:
    all = asking.house.tournaments
    await all.add_bots(said.tournament, asking.guest, said.bot, said.count)


async def _leave(asking: Asking, said: Leaving) -> None:
    all = asking.house.tournaments
    await all.leave(said.tournament, asking.guest, said.number)


async def _begin(asking: Asking, tournament: str) -> None:
    await asking.house.tournaments.start(tournament, asking.guest)


async def _call_off(asking: Asking, tournament: str) -> None:
    await asking.house.tournaments.call_off(tournament, asking.guest)


MAKE = Command("make-tournament", anybody, _make, counts="start")
ENTER = Command("enter", anybody, _enter, counts="start")
JOIN_SIDE = Command("join-side", anybody, _join, counts="start")
ADD_BOTS = Command("add-bots", anybody, _add_bots)
LEAVE = Command("leave-tournament", anybody, _leave)
BEGIN = Command("begin", anybody, _begin)
CALL_OFF = Command("call-off", anybody, _call_off)
