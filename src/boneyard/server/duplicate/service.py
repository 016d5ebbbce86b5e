"""Duplicate contests: sessions, boards, entering; commands."""

import contextlib
from collections.abc import Awaitable, Callable, Mapping
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from boneyard.bots.registry import BOTS
from boneyard.core.fair_shuffle import VERSION_SEED_ONLY, new_secret
from boneyard.core.options import Value
from boneyard.duplicate import daily_deals, deal_sets
from boneyard.duplicate.deal_sets import DealSet
from boneyard.games import get_game
from boneyard.server import wall_clock
from boneyard.server.duplicate.pairs_and_teams import PartyService, is_pair_complete
from boneyard.server.duplicate.score_sheets import ScoreSheets
from boneyard.server.errors import Conflict, MatchError, NoBotSlots, NotFound
from boneyard.server.matches.models import DUPLICATE, StoredMatch, StoredSeat
from boneyard.server.matches.setup import SeatRequest, build_seat, new_match_id, with_distinct_name
from boneyard.server.thinking.pool import ThinkingPool

if TYPE_CHECKING:
    from boneyard.server.duplicate.store import DuplicateStore as Stored
    from boneyard.server.duplicate.store import Party
    from boneyard.server.matches.live_match import LiveMatch
    from boneyard.server.matches.service import MatchService

#: Days before and after today that are listed.
PAST_DAYS, COMING_DAYS = 7, 7

#: The longest name of a set that is looked for.
MAX_ID_CHARS: Final = 64


#: Makes the seat of a player, by who they are and what they are called.
MakeSeat = Callable[[bytes, str], Awaitable[StoredSeat]]


class SetRequest(Struct, frozen=True):
    """A set that a player wants to make."""

    game: str
    options: Mapping[str, Value]
    deals: int
    level: str
    teams: bool = False


class DuplicateService(ScoreSheets):
    """The duplicates of a server."""

    def __init__(
        self, matches: "MatchService", store: "Stored", analysis_pool: ThinkingPool
    ) -> None:
        """The pool works out what the reference bots would do."""
        super().__init__(analysis_pool)
        self.matches, self._sets = matches, store

    @property
    def _store(self) -> "Stored":
        return self._sets

    @property
    def parties(self) -> PartyService:
        """Players who play together."""
        return PartyService(self._store)

    # Sets.

    def get_today(self) -> DealSet:
        """The duplicate of the day."""
        return self.get_day(daily_deals.utc_day(wall_clock.now_ms()))

    def get_day(self, day: date) -> DealSet:
        """The duplicate of any day."""
        return daily_deals.daily_set(self._store.key, day)

    def list_days(self) -> tuple[list[DealSet], list[DealSet]]:
        """The days before today, the latest first, and those that come: they are sealed."""
        today = daily_deals.utc_day(wall_clock.now_ms())
        past = [today - timedelta(days=at) for at in range(1, PAST_DAYS + 1)]
        coming = [today + timedelta(days=at) for at in range(1, COMING_DAYS + 1)]
        return [self.get_day(day) for day in past], [self.get_day(day) for day in coming]

    async def find_set(self, id: str) -> DealSet:
        """A set by its id: a day until today, or what a player has made."""
        day = daily_deals.parse_day(id)
        if day is not None and day <= daily_deals.utc_day(wall_clock.now_ms()):
            return self.get_day(day)
        named = day is None and len(id) <= MAX_ID_CHARS and id.isprintable()
        found = await self._store.find_set(id) if named else None
        if found is None:
            raise NotFound("duplicate-no-set")
        return found

    async def make_set(self, guest: bytes, request: SetRequest) -> DealSet:
        """Make a set for a link."""
        level, deals, teams = request.level, request.deals, request.teams
        if level not in BOTS:
            raise MatchError("server-no-bot", bot=repr(level[:20]), bots=tuple(BOTS))
        wanted = deal_sets.prepare_options(request.game, request.options, deals, teams)
        made = DealSet(
            id=new_match_id(),
            game=get_game(request.game).lookup_key,
            options=wanted,
            secret=new_secret(),
            deals=deals,
            level=level,
            teams=teams,
        )
        try:
            await self._store.add_set(made, guest, wall_clock.now_ms())
        except Conflict:
            raise MatchError("duplicate-no-room") from None
        return made

    async def list_sets(self, guest: bytes | None, limit: int = 20) -> list[DealSet]:
        """The sets that a player has made or begun."""
        return [] if guest is None else await self._store.list_sets(guest, limit)

    # Playing.

    async def begin_deal(
        self, session: DealSet, deal: int, guest: bytes, name: str, make_seat: MakeSeat
    ) -> "LiveMatch":
        """Play a deal: a first attempt, or the same one further; alone, or with one's party."""
        if not 0 <= deal < session.deals:
            raise NotFound("duplicate-no-deal")
        party = await self._store.parties.find_party_of(session.id, guest)
        if session.teams and party is None:
            raise MatchError("duplicate-no-place")
        match = (await self._store.list_begun(session.id, guest)).get(deal)
        if match is None:
            if session.is_over(wall_clock.now_ms()):
                raise MatchError("duplicate-day-over")
            await self._check_order(session, deal, guest)
            match = await self._record_begin(session, deal, guest, party)
            # No one stands up from now on: the player who is there plays.
            now = await self._store.parties.find_party_of(session.id, guest)
            if party is not None and now is None:
                raise MatchError("duplicate-no-place")
            party = now
        if session.teams:
            # Before one's own: should the server be killed in between, one begins that again.
            await self._start_bot_rooms(session)
        try:
            return await self.matches.registry.get_match(match)
        except NotFound:
            # Noted, and not begun yet; or the server was killed between the two.
            people = _seat_people(session, deal, party, guest, name)
            seated = {at: await make_seat(*who) for at, who in people.items()}
            return await self._create_match(session, deal, match, guest, seated, party)

    async def _check_order(self, session: DealSet, deal: int, guest: bytes) -> None:
        """Refuse to show the next deal of a day to a guest who hasn't finished the one before.

        A player who isn't ranked has nothing to lose, and could look at all of them for another
        player.
        """
        if deal == 0 or await self.is_ranked(session, guest):
            return
        if not await self._store.has_finished(session.id, deal - 1, guest):
            raise MatchError("duplicate-in-order")

    async def _check_complete(self, session: DealSet, party: "Party", guest: bytes) -> None:
        """Refuse to begin before everybody is there; a room that has begun waits for no one."""
        if session.teams:
            teams = await self.parties.load_teams(session, guest)
            if not (teams.is_ready or teams.has_begun):
                raise MatchError("duplicate-places-free")
        elif not is_pair_complete(party):
            raise MatchError("duplicate-partner-first")

    async def _record_begin(
        self, session: DealSet, deal: int, guest: bytes, party: "Party | None"
    ) -> str:
        if party is None:
            noted = await self._store.begin_deal(session.id, deal, guest, new_match_id())
        else:
            await self._check_complete(session, party, guest)
            noted = await self._store.parties.begin_deal(party, deal, new_match_id())
        if noted is None:
            raise MatchError("duplicate-partner-first")
        return noted

    async def _start_bot_rooms(self, session: DealSet) -> None:
        """Let a room of bots play what the other has begun: no one there would begin it."""
        begun = await self._store.parties.list_begun_deals(session.id)
        for room in await self.parties.list_bot_rooms(session):
            over = {one.deal for one in begun if one.party == room.id and one.over}
            for deal in sorted({one.deal for one in begun} - over):
                match = await self._store.parties.begin_deal(room, deal, new_match_id())
                if match is None:
                    continue
                try:
                    await self.matches.registry.get_match(match)
                except NotFound:
                    # With no room for more matches of bots it is tried at the next deal again.
                    with contextlib.suppress(NoBotSlots):
                        await self._create_match(session, deal, match, None, {}, room)

    async def _create_match(
        self,
        session: DealSet,
        deal: int,
        id: str,
        guest: bytes | None,
        seated: dict[int, StoredSeat],
        party: "Party | None",
    ) -> "LiveMatch":
        secret, name = session.derive_secret(deal)
        place = f"{DUPLICATE}/{session.id}/{deal}"
        match = StoredMatch(
            id=id, game=session.game, options=session.options,
            mode="bots" if party is None else "link" if seated else "watch", secret=secret,
            name=name, host=guest, created=wall_clock.now_ms(), fair=VERSION_SEED_ONLY,
            contest=place if party is None else f"{place}/{_party_kind(party)}",
        )  # fmt: skip
        seats = list[StoredSeat]()
        for at in range(session.rules.players):
            bot = build_seat(SeatRequest("bot", bot=session.level), guest or b"")
            seats.append(seated.get(at) or with_distinct_name(bot, [*seats, *seated.values()]))
        try:
            return await self.matches.create_match(match, seats)
        except Conflict:
            return await self.matches.registry.get_match(id)

    # Who may see what.

    async def check_visible(self, live: "LiveMatch", guest: bytes | None) -> None:
        """Let a player look at a match; a player who may not sees none."""
        contest = live.row.part_of
        if contest.kind != DUPLICATE or (guest is not None and live.is_participant(guest)):
            return
        if not await self.can_see_deal(await self.find_set(contest.id), contest.board[0], guest):
            raise NotFound("server-no-match")

    async def can_see_deal(self, session: DealSet, deal: int, guest: bytes | None) -> bool:
        """Say whether a deal is open to a player: they have finished it, or its time is over.

        Of teams it is open when both rooms have finished it: then no one has it before them. What
        others did with a deal of the day is for players who are ranked, as the ranking is.
        """
        if session.is_over(wall_clock.now_ms()):
            return True
        if session.teams:
            return await self.parties.have_both_finished(session, deal)
        if guest is None or not await self._store.has_finished(session.id, deal, guest):
            return False
        return await self.is_ranked(session, guest)


def _seat_people(
    session: DealSet, deal: int, party: "Party | None", guest: bytes, name: str
) -> dict[int, tuple[bytes, str]]:
    """Who sits where in a deal, and what they are called; all others are bots."""
    if party is None:
        return {session.player_seat(deal): (guest, name)}
    seats = range(session.rules.players) if session.teams else session.pair_seats(deal)
    return {seats[one.place]: (one.owner, one.name) for one in party.seats if one.owner is not None}


def _party_kind(party: "Party") -> str:
    """With whom a match is played, as a word that leads nowhere: a pair's link is its own."""
    return "room" if "/" in party.id else "pair"
