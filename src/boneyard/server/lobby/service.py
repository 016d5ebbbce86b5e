"""Lobby: open tables, seeking an opponent, sitting down."""

import asyncio
import hmac
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from boneyard.core import clocks
from boneyard.games import game_found
from boneyard.server import broadcast
from boneyard.server.commands import Asking, Command, Seeker
from boneyard.server.errors import MatchError, Refused, StoreError, Taken
from boneyard.server.lobby.store import Waiting
from boneyard.server.matches.clock import clock_of
from boneyard.server.matches.commands import Joining
from boneyard.server.matches.eligibility import check_joining, check_kept
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import Opening, StoredMatch, StoredOffer, StoredSeat
from boneyard.server.matches.permissions import anybody, at_table
from boneyard.server.matches.reserved_seats import free_seats, reserved_for
from boneyard.server.matches.setup import Offering, Plan
from boneyard.server.settings import Settings
from boneyard.server.stores import Store
from boneyard.server.telemetry.logs import blamed
from boneyard.server.wall_clock import now


async def apart_from(store: Store, guest: bytes | None) -> frozenset[bytes]:
    """The people whose open tables somebody isn't shown, and who aren't shown theirs.

    The one place where that is asked.
    """
    return await store.open_tables.apart(guest) if guest is not None else frozenset()


log = logging.getLogger("boneyard.hall")


#: For whom a table is, in the host's opinion: anybody, beginners, who knows the game, who is good.
LEVELS: Final = ("", "new", "knows", "strong")


#: So many open tables are listed of each kind: at once, and over days.
MOST: Final = 50


#: How often is looked whether hosts are still there, in seconds.
ROUND: Final = 20.0


#: Seconds after which it is noticed what another house has done to the list.
NOTICED: Final = 2.0


#: How often a table is looked for anew, when others sit down or open one in that very moment.
TRIES: Final = 5


class Host(Protocol):
    """As much of the house as the hall needs."""

    store: Store
    settings: Settings

    @property
    def live(self) -> list[LiveMatch]:
        """The matches that are at hand."""
        ...

    async def match(self, id: str) -> LiveMatch:
        """Find a match."""
        ...

    async def planned(self, plan: Plan, guest: bytes) -> tuple[StoredMatch, list[StoredSeat]]:
        """A match as somebody wants it."""
        ...

    async def create(
        self,
        match: StoredMatch,
        seats: Sequence[StoredSeat],
        opening: Opening | None = None,
    ) -> LiveMatch:
        """Start a match that has been planned."""
        ...

    async def join(
        self, live: LiveMatch, guest: bytes, seat: int, name: str, seed: str = ""
    ) -> None:
        """Take an open seat."""
        ...

    def changed(self, live: LiveMatch) -> None:
        """Tell everybody at a table that something has changed."""
        ...

    def say(self, said: broadcast.Anything) -> None:
        """Say something to other houses with the same database."""
        ...


class Hall:
    """All open tables."""

    def __init__(self, house: Host) -> None:
        """Begin with nobody in it."""
        self.house, self.settings = house, house.settings
        self.version = 0
        """Goes up whenever the list may have changed."""
        self.wakers: set[Callable[[], None]] = set()
        self._seen: object = None
        """What the list was when it was last looked at for those who look at it."""
        self._key = b""
        # One after the other: two who ask for the same in the same moment meet.
        self._door = asyncio.Lock()

    def unlock(self, key: bytes) -> None:
        """Take the key with which places are marked."""
        self._key = key

    def changed(self) -> None:
        """Tell those who look at the list that it is another one, here and in other houses."""
        self.heard()
        self.house.say(broadcast.Hall())

    def heard(self) -> None:
        """Tell those who look at the list here that it is another one."""
        self.version += 1
        for wake in tuple(self.wakers):
            wake()

    async def tables(self, guest: bytes | None, game: str = "") -> list[Waiting]:
        """The open tables that somebody may see: first those at once, then those over days."""
        apart = await apart_from(self.house.store, guest)
        offers = self.house.store.open_tables
        found = [one for stays in (False, True)
                 for one in reversed(await offers.listed(game, stays, MOST))]  # fmt: skip
        return [one for one in found if not apart & one.people and game_found(one.offer.game)]

    # Offering a seat.

    async def start(self, plan: Plan, guest: Seeker) -> LiveMatch:
        """Start a match that is shown to everybody."""
        wish = plan.offer or Offering()
        match, seats = await self.house.planned(plan, guest.who)
        async with self._door:
            await self._check_room(guest)
            opening = Opening(self._offer(match, seats, guest, wish))
            live = await self.house.create(match, seats, opening)
        self.changed()
        return live

    async def offer(self, live: LiveMatch, guest: Seeker, wish: Offering) -> None:
        """Show a match that waits for players, which was by link only."""
        async with self._door:
            made = self._offer(live.kept, live.seats, guest, wish)
            if live.offer is None:
                await self._check_room(guest)
                await self.house.store.open_tables.put(made)
                live.offer = made
        self.house.say(broadcast.Look(live.id))
        self.changed()
        self.house.changed(live)

    async def withdraw(self, live: LiveMatch) -> None:
        """Show it no longer: from now on it is by link only."""
        await self.house.store.open_tables.withdraw(live.id)
        live.offer = None
        self.house.say(broadcast.Look(live.id))
        self.changed()
        self.house.changed(live)

    async def _check_room(self, guest: Seeker) -> None:
        """Few of a guest, some of an address, and so many of all together."""
        counted = await self.house.store.open_tables.counts(guest.who, self._place(guest.address))
        limits = self.settings
        most = limits.most_offers, limits.guest_offers, limits.address_offers
        said = "house-hall-full", "house-many-offers", "house-many-offers-here"
        for count, limit, why in zip(counted, most, said, strict=True):
            if count >= limit:
                raise Refused(429, why)

    def _place(self, address: str) -> bytes:
        """A mark of a place: it can be counted, and tells nothing."""
        return hmac.digest(self._key, b"place" + address.encode(), "sha256")[:16]

    def _offer(
        self, match: StoredMatch, seats: Sequence[StoredSeat], guest: Seeker, wish: Offering
    ) -> StoredOffer:
        if not any(seat.kind == "open" and not reserved_for(match, seat) for seat in seats):
            raise MatchError("house-no-open-seat")
        if wish.level not in LEVELS:
            raise MatchError("house-no-level")
        at, pace, stays = now(), pace_of(match), stays_of(match)
        return StoredOffer(
            match=match.id, alike=_alike(match, seats, pace, wish), host=guest.who,
            place=self._place(guest.address), game=match.game, pace=pace, stays=stays,
            level=wish.level, language=wish.language, at=at, lapses=at + self._patience(stays),
        )  # fmt: skip

    def _patience(self, stays: bool) -> int:
        """Milliseconds that an offer lasts without its host."""
        limits = self.settings
        return int(1000 * (limits.offer_days * 86400 if stays else limits.offer_patience))

    # Finding one.

    async def sit(self, live: LiveMatch, guest: Seeker, seed: str = "") -> int:
        """Take a seat at a table that is shown; gives the seat, also to who sits there already."""
        own = live.seats_of(guest.who)
        if own:
            return own[0]
        apart = await apart_from(self.house.store, guest.who)
        for _ in live.seats:
            free = free_seats(live, guest.who)
            met = apart & {seat.owner for seat in live.seats}
            # Who has been blocked isn't told so: for them, the table isn't there.
            if live.offer is None or not free or met:
                break
            try:
                await self.house.join(live, guest.who, free[0], guest.name, seed)
            except MatchError:
                continue  # somebody was faster
            return free[0]
        raise MatchError("house-table-gone")

    async def anyone(self, plan: Plan, guest: Seeker) -> LiveMatch:
        """Sit down where the same is played, or open such a table and wait there."""
        wish = plan.offer or Offering()
        async with self._door:
            for _ in range(TRIES):
                match, seats = await self.house.planned(plan, guest.who)
                made = self._offer(match, seats, guest, wish)
                waiting = await self.house.store.open_tables.alike(made.alike, MOST)
                live = await self._seated(waiting, guest)
                if live is not None:
                    return live
                await self._check_room(guest)
                try:
                    opening = Opening(made, tuple(one.offer.match for one in waiting))
                    live = await self.house.create(match, seats, opening)
                except Taken:
                    continue  # in another house with the same database
                self.changed()
                return live
        raise MatchError("house-hall-busy")

    async def _seated(self, waiting: Sequence[Waiting], guest: Seeker) -> LiveMatch | None:
        """Sit down at one of these: where one sits already, or else where the host is there."""
        for one in waiting:
            if guest.who in one.people:
                return await self.house.match(one.offer.match)
        tables = [await self.house.match(one.offer.match) for one in waiting]
        for live in sorted(tables, key=lambda live: not live.presence.here(live.kept.host)):
            try:
                await self.sit(live, guest)
            except MatchError:
                continue
            return live
        return None

    # Seeing to it.

    def reseated(self, live: LiveMatch) -> None:
        """Somebody has sat down: with the last one, a table is shown no longer."""
        if live.offer is not None:
            if live.status != "waiting":
                live.offer = None
            self.changed()

    async def watch(self) -> None:
        """While somebody looks at the list, notice what other houses with the same file do."""
        while True:
            await asyncio.sleep(NOTICED)
            try:
                await self.look_again()
            except StoreError:
                continue
            except Exception as error:
                log.error("the list of tables isn't watched: %s", blamed(error))

    async def look_again(self) -> None:
        """Tell those who look at the list if it is another one, whoever has changed it."""
        if not self.wakers:
            self._seen = None
            return
        offers = self.house.store.open_tables
        found = [
            (one.offer.match, one.seats)
            for stays in (False, True)
            for one in await offers.listed("", stays, MOST)
        ]
        # Whoever has just come may have missed what happened before this first look.
        if found != self._seen:
            self.heard()
        self._seen = found

    async def tend(self) -> None:
        """Look now and again whether hosts are still there."""
        while True:
            await asyncio.sleep(min(ROUND, self.settings.offer_patience))
            try:
                await self.look_round(now())
            except StoreError:
                continue
            except Exception as error:
                log.error("the hall isn't looked after: %s", blamed(error))

    async def look_round(self, at: int) -> None:
        """Keep the offers of those who are there, and let those go whose time is over."""
        offers, hand = self.house.store.open_tables, {live.id: live for live in self.house.live}
        here = {one.match: at + self._patience(one.stays) for one in await offers.all()
                if one.match in hand and hand[one.match].presence.here(one.host)}  # fmt: skip
        await offers.seen(here)
        before = await offers.all()
        gone = [one.match for one in before if one.lapses <= at]
        if not gone:
            return
        await offers.lapse(at)
        for match in gone:
            self.house.say(broadcast.Look(match))
            if match in hand:
                hand[match].offer = None
                self.house.changed(hand[match])
        self.changed()


def pace_of(match: StoredMatch) -> str:
    """The clock of a match in one word; '' if there is none."""
    clock = clock_of(match)
    return "" if clock is None else clocks.written(clock)


def stays_of(match: StoredMatch) -> bool:
    """Whether a match is one over days: nobody is expected to sit there and wait."""
    clock = clock_of(match)
    return clock is not None and clock.over_days


def _alike(match: StoredMatch, seats: Sequence[StoredSeat], pace: str, wish: Offering) -> str:
    """What is the same for all who can be put together: people only, each at their own screen."""
    if [seat.kind for seat in seats[1:]] != ["open"] * (len(seats) - 1):
        return ""
    options: Mapping[str, Any] = dict(sorted(match.options.items()))
    same = [match.game, options, pace, wish.level, *([match.contest] if match.contest else [])]
    return msgspec.json.encode(same).decode()


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
