"""Duplicate: playing a deal, making a set for others, and playing it with others."""

from msgspec import Struct

from boneyard.games import game_named
from boneyard.server.commands import Asking, Command
from boneyard.server.duplicate.parties import Party
from boneyard.server.duplicate.service import Making as Making
from boneyard.server.errors import Refused
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import StoredSeat
from boneyard.server.matches.permissions import anybody
from boneyard.tournaments.duplicate import Session


class Dealt(Struct, frozen=True):
    """A deal that somebody wants to play, and what they are called there."""

    session: Session
    deal: int
    name: str


class Joining(Struct, frozen=True):
    """Somebody who wants to play a pair's set, by its link."""

    pair: str
    name: str


class Sitting(Struct, frozen=True):
    """A place in a room of teams that somebody wants."""

    session: Session
    room: int
    seat: int
    name: str


class Pairing(Struct, frozen=True):
    """A set that somebody wants to play with a partner."""

    session: Session
    name: str


async def _play(asking: Asking, said: Dealt) -> LiveMatch:
    guest, house = asking.asker.make_guest(), asking.house

    async def seating(owner: bytes, name: str) -> StoredSeat:
        hue = await house.persons.hue(owner)
        return StoredSeat(kind="person", name=name, owner=owner, hue=hue)

    return await house.duplicates.begin(said.session, said.deal, guest, said.name, seating)


async def _make(asking: Asking, said: Making) -> Session:
    if game_named(said.game).own and not asking.house.settings.own_rules:
        raise Refused(403, "house-no-own-rules")
    return await asking.house.duplicates.make(asking.asker.make_guest(), said)


async def _pair(asking: Asking, said: Pairing) -> Party:
    guest, known = asking.asker.make_guest(), asking.house.duplicates.parties
    return await known.pair(said.session, guest, said.name)


async def _join(asking: Asking, said: Joining) -> Session:
    guest, known = asking.asker.make_guest(), asking.house.duplicates
    party = await known.parties.invited(said.pair)
    session = await known.session(party.session)
    await known.parties.join(session, party, guest, said.name)
    return session


async def _sit(asking: Asking, said: Sitting) -> None:
    guest, known = asking.asker.make_guest(), asking.house.duplicates.parties
    await known.sit(said.session, said.room, said.seat, guest, said.name)


async def _fill(asking: Asking, session: Session) -> None:
    await asking.house.duplicates.parties.fill(session, asking.guest)


async def _stand(asking: Asking, session: Session) -> None:
    await asking.house.duplicates.parties.stand(session, asking.guest)


PLAY_DEAL = Command("deal", anybody, _play, counts="start")
MAKE_SET = Command("set", anybody, _make, counts="start")
MAKE_PAIR = Command("pair", anybody, _pair, counts="start")
JOIN_PAIR = Command("join-pair", anybody, _join, counts="start")
TAKE_PLACE = Command("place", anybody, _sit, counts="start")
FILL_PLACES = Command("fill", anybody, _fill)
STAND_UP = Command("stand", anybody, _stand)
