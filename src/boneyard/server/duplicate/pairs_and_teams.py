"""Duplicate pairs and teams: pairs by a link, and teams of four in two rooms.

A player who plays a set with others has one place in it, and nothing of it alone. Nothing of a deal
of teams is shown to anyone but those at its table before both rooms have finished it.
"""

from typing import Final

from msgspec import Struct

from boneyard.duplicate.deal_sets import DealSet
from boneyard.duplicate.teams import (
    ROOMS,
    SEATS_PER_ROOM,
    Swing,
    team_at,
    team_margin,
    team_total,
)
from boneyard.server import wall_clock
from boneyard.server.duplicate.score_sheets import compute_margin, filter_counting
from boneyard.server.duplicate.store import NO_OWNER, BegunDeal, Party
from boneyard.server.duplicate.store import DuplicateStore as Stored
from boneyard.server.errors import MatchError, NotFound, PermissionDenied
from boneyard.server.matches.setup import new_match_id

#: The longest link of a pair that is looked for.
MAX_LINK_CHARS: Final = 64


class TeamSeat(Struct, frozen=True):
    """A place in a room."""

    room: int
    seat: int
    team: int
    """0 or 1."""
    taken: bool = False
    name: str = ""
    """Nothing, where it is taken: a bot."""
    own: bool = False


class TeamDeal(Struct, frozen=True):
    """A deal of teams as a player may know it."""

    deal: int
    match: str = ""
    """Where one's own room plays it."""
    over: bool = False
    """Whether one's own room has finished it."""
    swing: Swing | None = None
    """None: not both rooms have finished it, or it doesn't count."""
    matches: tuple[str, ...] = ()
    """Where both rooms have played it, once both have."""


class Teams(Struct, frozen=True):
    """A set that teams play, as a player may know it."""

    session: DealSet
    seats: tuple[TeamSeat, ...]
    deals: tuple[TeamDeal, ...]
    host: bool
    """Whether the player who looks has made it."""

    @property
    def is_ready(self) -> bool:
        """Say whether every place is taken."""
        return all(one.taken for one in self.seats)

    @property
    def own_seat(self) -> TeamSeat | None:
        """Where the player who looks sits."""
        return next((one for one in self.seats if one.own), None)

    @property
    def has_begun(self) -> bool:
        """Say whether one's own room has begun anything."""
        return any(one.match for one in self.deals)

    @property
    def next_deal(self) -> int | None:
        """The deal that one's room plays next."""
        return next((one.deal for one in self.deals if not one.over), None)

    @property
    def total(self) -> int:
        """By how many points the first team is ahead."""
        return team_total([one.swing for one in self.deals if one.swing is not None])

    @property
    def compared_count(self) -> int:
        """How many deals both rooms have finished."""
        return sum(one.swing is not None for one in self.deals)


def room_id(session: DealSet, room: int) -> str:
    """What a room is found by."""
    return f"{session.id}/{room}"


def is_pair_complete(party: Party) -> bool:
    """Say whether both are there; a player who has left the server since is played by a bot."""
    return len(party.seats) == 2


class PartyService:
    """Players who play sets together, at this server."""

    def __init__(self, store: Stored) -> None:
        """Keep them beside the sets."""
        self._sets, self._store = store, store.parties

    # Pairs.

    async def make_pair(self, session: DealSet, guest: bytes, name: str) -> Party:
        """Make a pair, for a link that one's partner follows; or find the one there is."""
        if not session.is_for_pairs:
            raise MatchError("duplicate-no-partner")
        if session.is_over(wall_clock.now_ms()):
            raise MatchError("duplicate-day-over")
        await self._store.take_place(new_match_id(), 0, session.id, guest, name)
        found = await self._store.find_party_of(session.id, guest)
        if found is None:
            raise MatchError("duplicate-begun-alone")
        return found

    async def find_pair(self, id: str) -> Party:
        """The pair of a link."""
        named = len(id) <= MAX_LINK_CHARS and id.isprintable()
        found = await self._store.find_party(id) if named and "/" not in id else None
        if found is None:
            raise NotFound("duplicate-no-pair")
        return found

    async def join_pair(self, session: DealSet, party: Party, guest: bytes, name: str) -> None:
        """Become a player's partner."""
        if party.find_place(guest) is not None:
            return  # the player who has not heard the answer says it again
        if session.is_over(wall_clock.now_ms()):
            raise MatchError("duplicate-day-over")
        if is_pair_complete(party):
            raise MatchError("duplicate-pair-full")
        free = next(at for at in range(2) if all(one.place != at for one in party.seats))
        await self._store.take_place(party.id, free, session.id, guest, name)
        found = await self._store.find_party_of(session.id, guest)
        if found is None:
            alone = await self._sets.list_begun(session.id, guest)
            raise MatchError("duplicate-begun-alone" if alone else "duplicate-pair-full")
        if found.id != party.id:
            raise MatchError("duplicate-other-pair")

    async def leave_party(self, session: DealSet, guest: bytes | None) -> None:
        """Play it with others no more, as long as nothing has been begun."""
        party = None if guest is None else await self._store.find_party_of(session.id, guest)
        if party is None or guest is None:
            raise PermissionDenied("duplicate-no-place")
        await self._store.leave(session.id, guest)
        if await self._store.find_party_of(session.id, guest) is not None:
            raise MatchError("duplicate-begun")

    # Teams.

    async def take_seat(
        self, session: DealSet, room: int, seat: int, guest: bytes, name: str
    ) -> None:
        """Take a place in a room."""
        if not session.teams or room not in ROOMS or not 0 <= seat < SEATS_PER_ROOM:
            raise NotFound("duplicate-no-such-place")
        party = room_id(session, room)
        await self._store.take_place(party, seat, session.id, guest, name)
        found = await self._store.find_party_of(session.id, guest)
        if found is None:
            raise MatchError("duplicate-place-taken")
        if (found.id, found.find_place(guest)) != (party, seat):
            raise MatchError("duplicate-other-place")

    async def fill_with_bots(self, session: DealSet, guest: bytes | None) -> None:
        """Let bots take the places that are free; who made the set decides that."""
        if not session.teams:
            raise NotFound("duplicate-no-set")
        if not await self._can_decide(session, guest):
            raise PermissionDenied("duplicate-only-maker")
        teams = await self.load_teams(session, guest)
        free = [(room_id(session, one.room), one.seat) for one in teams.seats if not one.taken]
        await self._store.add_bots(free, session.id)

    async def _can_decide(self, session: DealSet, guest: bytes | None) -> bool:
        """Say whether a player decides about places: who made it; if they have left, who plays."""
        if guest is None:
            return False
        maker = await self._sets.find_maker(session.id)
        orphan = (
            maker == NO_OWNER and await self._store.find_party_of(session.id, guest) is not None
        )
        return maker == guest or orphan

    async def list_bot_rooms(self, session: DealSet) -> list[Party]:
        """The rooms in which no one sits who could begin anything."""
        found = [await self._store.find_party(room_id(session, room)) for room in ROOMS]
        return [
            one
            for one in found
            if one
            and len(one.seats) == SEATS_PER_ROOM
            and all(seat.owner is None for seat in one.seats)
        ]

    async def have_both_finished(self, session: DealSet, deal: int) -> bool:
        """Say whether both rooms have finished a deal."""
        over = {one.party for one in await self._store.list_begun_deals(session.id)
                if one.over and one.deal == deal}  # fmt: skip
        return len(over) == len(ROOMS)

    async def load_teams(self, session: DealSet, guest: bytes | None) -> Teams:
        """A set of teams as a player may know it."""
        if not session.teams:
            raise NotFound("duplicate-no-set")
        rooms = {room: await self._store.find_party(room_id(session, room)) for room in ROOMS}
        seats = tuple(
            _build_seat(room, at, party, guest)
            for room, party in rooms.items()
            for at in range(SEATS_PER_ROOM)
        )
        mine = next((room_id(session, one.room) for one in seats if one.own), "")
        begun = await self._store.list_begun_deals(session.id)
        ahead = await self._load_margins(session)
        deals = tuple(_build_deal(session, at, begun, ahead, mine) for at in range(session.deals))
        return Teams(session, seats, deals, await self._can_decide(session, guest))

    async def _load_margins(self, session: DealSet) -> dict[tuple[str, int], int]:
        """By how much the side of the first seat came out ahead, by room and deal."""
        rules, found = (
            session.rules,
            filter_counting(await self._sets.load_pair_results(session.id, None)),
        )
        return {
            (one.owner.decode(), one.deal): compute_margin(rules, one.outcome, 0) for one in found
        }


def _build_seat(room: int, at: int, party: Party | None, guest: bytes | None) -> TeamSeat:
    team = team_at(room, at)
    one = next((one for one in party.seats if one.place == at), None) if party else None
    if one is None:
        return TeamSeat(room, at, team)
    return TeamSeat(room, at, team, True, one.name, guest is not None and one.owner == guest)


def _build_deal(
    session: DealSet,
    deal: int,
    begun: list[BegunDeal],
    margins: dict[tuple[str, int], int],
    mine: str,
) -> TeamDeal:
    here = {one.party: one for one in begun if one.deal == deal}
    own = here.get(mine)
    match, over = (own.match, own.over) if own is not None else ("", False)
    rooms = [room_id(session, room) for room in ROOMS]
    if not all(room in here and here[room].over for room in rooms):
        return TeamDeal(deal, match, over)
    matches = tuple(here[room].match for room in rooms)
    if not all((room, deal) in margins for room in rooms):
        return TeamDeal(deal, match, over, None, matches)
    first, second = (team_margin(room, margins[room_id(session, room), deal]) for room in ROOMS)
    return TeamDeal(deal, match, over, Swing(deal, first, second), matches)
