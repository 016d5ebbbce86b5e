"""Lobby: open tables, seeking an opponent, sitting down."""

import asyncio
import hmac
import logging
from collections.abc import Callable, Sequence
from typing import Final

from boneyard.core import time_controls
from boneyard.games import find_game
from boneyard.server import broadcast
from boneyard.server.endpoints import Job
from boneyard.server.errors import Conflict, HttpError, MatchError, StoreError
from boneyard.server.lobby.matchmaking import MAX_PAIRING_ATTEMPTS, order_tables, pairing_key
from boneyard.server.lobby.store import LobbyStore, WaitingTable
from boneyard.server.matches.clock import clock_of
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import NewOffer, StoredMatch, StoredOffer, StoredSeat
from boneyard.server.matches.rematch import free_seats, reserved_for
from boneyard.server.matches.service import MatchService
from boneyard.server.matches.setup import MatchPlan, OfferOptions, Seeker
from boneyard.server.matches.signals import MatchSignals
from boneyard.server.telemetry.logs import format_traceback
from boneyard.server.wall_clock import now_ms


async def find_blocked_players(store: LobbyStore, guest: bytes | None) -> frozenset[bytes]:
    """The people whose open tables a player isn't shown, and who aren't shown theirs.

    The one place where that is asked.
    """
    return await store.list_blocked(guest) if guest is not None else frozenset()


log = logging.getLogger(__name__)


#: For whom a table is, in the host's opinion: anyone, beginners, who knows the game, who is good.
TABLE_LEVELS: Final = ("", "new", "knows", "strong")


#: So many open tables are listed of each kind: at once, and over days.
MAX_LISTED_TABLES: Final = 50


#: How often is looked whether hosts are still there, in seconds.
OFFER_CHECK_SECONDS: Final = 20.0


#: Seconds after which it is noticed what another process has done to the list.
POLL_SECONDS: Final = 2.0


class Lobby:
    """All open tables."""

    def __init__(
        self, matches: MatchService, store: LobbyStore, signals: MatchSignals, key: bytes
    ) -> None:
        """`key` marks the addresses that offers come from."""
        self.matches, self.store, self.settings = matches, store, matches.settings
        self.version = 0
        """Goes up whenever the list may have changed."""
        self.subscribers: set[Callable[[], None]] = set()
        self._last_listed: object = None
        """What the list was when it was last looked at for players who look at it."""
        self._key = key
        # One after the other: two who ask for the same in the same moment meet.
        self._lock = asyncio.Lock()
        signals.seat_changed.connect(self.on_seat_taken)
        matches.bus.subscribe(broadcast.LobbyChanged, lambda *_: self.notify_subscribers())

    def publish_change(self) -> None:
        """Tell players who look at the list that it is another one, here and in other processes."""
        self.notify_subscribers()
        self.matches.bus.broadcast(broadcast.LobbyChanged())

    def notify_subscribers(self) -> None:
        """Tell players who look at the list here that it is another one."""
        self.version += 1
        for wake in tuple(self.subscribers):
            wake()

    async def list_tables(self, guest: bytes | None, game: str = "") -> list[WaitingTable]:
        """The open tables that a player may see: first those at once, then those over days."""
        apart = await find_blocked_players(self.store, guest)
        offers = self.store
        found = [
            one
            for stays in (False, True)
            for one in reversed(await offers.list_tables(game, stays, MAX_LISTED_TABLES))
        ]
        return [one for one in found if not apart & one.owners and find_game(one.offer.game)]

    # Offering a seat.

    async def open_table(self, plan: MatchPlan, guest: Seeker) -> LiveMatch:
        """Start a match that is shown to everybody."""
        wish = plan.offer or OfferOptions()
        match, seats = await self.matches.plan_match(plan, guest.guest)
        async with self._lock:
            await self._check_limits(guest)
            opening = NewOffer(self._build_offer(match, seats, guest, wish))
            live = await self.matches.create_match(match, seats, opening)
        self.publish_change()
        return live

    async def offer_match(self, live: LiveMatch, guest: Seeker, wish: OfferOptions) -> None:
        """Show a match that waits for players, which was by link only."""
        async with self._lock:
            made = self._build_offer(live.row, live.seats, guest, wish)
            if live.offer is None:
                await self._check_limits(guest)
                await self.store.save(made)
                live.offer = made
        self.matches.bus.broadcast(broadcast.MatchChanged(live.id))
        self.publish_change()
        self.matches.registry.mark_changed(live)

    async def withdraw(self, live: LiveMatch) -> None:
        """Show it no longer: from now on it is by link only."""
        await self.store.remove(live.id)
        live.offer = None
        self.matches.bus.broadcast(broadcast.MatchChanged(live.id))
        self.publish_change()
        self.matches.registry.mark_changed(live)

    async def _check_limits(self, guest: Seeker) -> None:
        """Few of a guest, some of an address, and so many of all together."""
        counted = await self.store.count_for_limits(guest.guest, self._hash_address(guest.address))
        limits = self.settings
        most = limits.most_offers, limits.guest_offers, limits.address_offers
        said = "server-hall-full", "server-many-offers", "server-many-offers-here"
        for count, limit, why in zip(counted, most, said, strict=True):
            if count >= limit:
                raise HttpError(429, why)

    def _hash_address(self, address: str) -> bytes:
        """A mark of a place: it can be counted, and tells nothing."""
        return hmac.digest(self._key, b"place" + address.encode(), "sha256")[:16]

    def _build_offer(
        self, match: StoredMatch, seats: Sequence[StoredSeat], guest: Seeker, wish: OfferOptions
    ) -> StoredOffer:
        if not any(seat.kind == "open" and not reserved_for(match, seat) for seat in seats):
            raise MatchError("server-no-open-seat")
        if wish.level not in TABLE_LEVELS:
            raise MatchError("server-no-level")
        at, pace, stays = now_ms(), clock_text(match), is_correspondence(match)
        return StoredOffer(
            match=match.id,
            alike=pairing_key(match, seats, pace, wish),
            host=guest.guest,
            place=self._hash_address(guest.address),
            game=match.game,
            pace=pace,
            stays=stays,
            level=wish.level,
            language=wish.language,
            at=at,
            lapses=at + self._offer_lifetime_ms(stays),
        )

    def _offer_lifetime_ms(self, stays: bool) -> int:
        """Milliseconds that an offer lasts without its host."""
        limits = self.settings
        return int(1000 * (limits.offer_days * 86400 if stays else limits.offer_patience))

    # Finding one.

    async def join_table(self, live: LiveMatch, guest: Seeker, seed: str = "") -> int:
        """Take a seat at a table that is shown; gives the seat, also to who sits there already."""
        own = live.seats_of(guest.guest)
        if own:
            return own[0]
        apart = await find_blocked_players(self.store, guest.guest)
        for _ in live.seats:
            free = free_seats(live, guest.guest)
            met = apart & {seat.owner for seat in live.seats}
            # Who has been blocked isn't told so: for them, the table isn't there.
            if live.offer is None or not free or met:
                break
            try:
                await self.matches.join(live, guest.guest, free[0], guest.name, seed)
            except MatchError:
                continue  # a player was faster
            return free[0]
        raise MatchError("server-table-gone")

    async def quick_pair(self, plan: MatchPlan, guest: Seeker) -> LiveMatch:
        """Sit down where the same is played, or open such a table and wait there."""
        wish = plan.offer or OfferOptions()
        async with self._lock:
            for _ in range(MAX_PAIRING_ATTEMPTS):
                match, seats = await self.matches.plan_match(plan, guest.guest)
                made = self._build_offer(match, seats, guest, wish)
                waiting = await self.store.list_alike(made.alike, MAX_LISTED_TABLES)
                live = await self._join_waiting_table(waiting, guest)
                if live is not None:
                    return live
                await self._check_limits(guest)
                try:
                    opening = NewOffer(made, tuple(one.offer.match for one in waiting))
                    live = await self.matches.create_match(match, seats, opening)
                except Conflict:
                    continue  # in another process with the same database
                self.publish_change()
                return live
        raise MatchError("server-hall-busy")

    async def _join_waiting_table(
        self, waiting: Sequence[WaitingTable], guest: Seeker
    ) -> LiveMatch | None:
        """Sit down at one of these: where one sits already, or else where the host is there."""
        for one in waiting:
            if guest.guest in one.owners:
                return await self.matches.registry.get_match(one.offer.match)
        tables = [await self.matches.registry.get_match(one.offer.match) for one in waiting]
        for live in order_tables(tables):
            try:
                await self.join_table(live, guest)
            except MatchError:
                continue
            return live
        return None

    # Seeing to it.

    def on_seat_taken(self, live: LiveMatch) -> None:
        """A player has sat down: with the last one, a table is shown no longer."""
        if live.offer is not None:
            if live.status != "waiting":
                live.offer = None
            self.publish_change()

    async def run_polling(self) -> None:
        """While a player looks at the list, notice what other processes with the same file do."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.poll()
            except StoreError:
                continue
            except Exception as error:
                log.error("the list of tables isn't watched: %s", format_traceback(error))

    async def poll(self) -> None:
        """Tell players who look at the list if it is another one, the player who has changed it."""
        if not self.subscribers:
            self._last_listed = None
            return
        offers = self.store
        found = [
            (one.offer.match, one.seats)
            for stays in (False, True)
            for one in await offers.list_tables("", stays, MAX_LISTED_TABLES)
        ]
        # A player who has just come may have missed what happened before this first look.
        if found != self._last_listed:
            self.notify_subscribers()
        self._last_listed = found

    async def run_expiry(self) -> None:
        """Look now and again whether hosts are still there."""
        while True:
            await asyncio.sleep(min(OFFER_CHECK_SECONDS, self.settings.offer_patience))
            try:
                await self.expire_offers(now_ms())
            except StoreError:
                continue
            except Exception as error:
                log.error("the hall isn't looked after: %s", format_traceback(error))

    async def expire_offers(self, at: int) -> None:
        """Keep the offers of players who are there, and let those go whose time is over."""
        offers, hand = (
            self.store,
            {live.id: live for live in self.matches.registry.live_matches},
        )
        here = {
            one.match: at + self._offer_lifetime_ms(one.stays)
            for one in await offers.list_all()
            if one.match in hand and hand[one.match].room.presence.is_present(one.host)
        }
        await offers.extend(here)
        before = await offers.list_all()
        gone = [one.match for one in before if one.lapses <= at]
        if not gone:
            return
        await offers.remove_expired(at)
        for match in gone:
            self.matches.bus.broadcast(broadcast.MatchChanged(match))
            if match in hand:
                hand[match].offer = None
                self.matches.registry.mark_changed(hand[match])
        self.publish_change()


def clock_text(match: StoredMatch) -> str:
    """The clock of a match in one word; '' if there is none."""
    clock = clock_of(match)
    return "" if clock is None else time_controls.format_clock(clock)


def is_correspondence(match: StoredMatch) -> bool:
    """Whether a match is one over days: no one is expected to sit there and wait."""
    clock = clock_of(match)
    return clock is not None and clock.is_correspondence


JOBS: Final[tuple[Job, ...]] = (
    lambda services: services.lobby.run_expiry(),
    lambda services: services.lobby.run_polling(),
)
