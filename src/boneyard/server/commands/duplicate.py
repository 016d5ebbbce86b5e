"""Duplicate: playing a deal, and making a set for others."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from boneyard.contests.duplicate import Session
from boneyard.games import game_named
from boneyard.server.commands.command import Asking, Command
from boneyard.server.commands.rights import anybody
from boneyard.server.match import LiveMatch
from boneyard.server.security import Refused
from boneyard.server.store import StoredSeat


class Dealt(Struct, frozen=True):
    """A deal that somebody wants to play, and what they are called there."""

    session: Session
    deal: int
    name: str


class Making(Struct, frozen=True):
    """A set that somebody wants to make."""

    game: str
    options: Mapping[str, Any]
    deals: int
    level: str


async def _play(asking: Asking, said: Dealt) -> LiveMatch:
    guest, house = asking.asker.make_guest(), asking.house
    seat = StoredSeat(
        kind="person", name=said.name, owner=guest, hue=await house.persons.hue(guest)
    )
    return await house.duplicates.begin(said.session, said.deal, guest, seat)


async def _make(asking: Asking, said: Making) -> Session:
    if game_named(said.game).own and not asking.house.settings.own_rules:
        raise Refused(403, "house-no-own-rules")
    guest, made = asking.asker.make_guest(), asking.house.duplicates
    return await made.make(guest, said.game, dict(said.options), said.deals, said.level)


PLAY_DEAL = Command("deal", anybody, _play, counts="start")
MAKE_SET = Command("set", anybody, _make, counts="start")
