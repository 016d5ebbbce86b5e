"""Tournaments: creating, entering, withdrawing, starting; commands."""

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import count
from typing import Any, Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from boneyard.bots.characters import CAST
from boneyard.bots.registry import BOTS
from boneyard.core import clocks
from boneyard.core.chance import new_secret
from boneyard.core.clocks import DAY
from boneyard.core.options import OptionError
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import game_found, game_named
from boneyard.server import wall_clock
from boneyard.server.commands import Asking, Command
from boneyard.server.errors import MatchError, NoMatch, NotYours, Taken
from boneyard.server.matches.eligibility import check_kept, check_level, check_usual
from boneyard.server.matches.permissions import anybody
from boneyard.server.matches.setup import clock_named, new_id
from boneyard.server.names import distinct_name
from boneyard.server.stores import Store
from boneyard.server.tournaments.store import StoredBoard, StoredEntrant, StoredTournament, Whole
from boneyard.server.unicode.confusables import skeleton
from boneyard.tournaments.models import Board
from boneyard.tournaments.plan import Plan

#: Minutes that one may keep a board waiting for one's first move, at the table and over days.
GRACE: Final = {False: 10, True: 2 * 24 * 60}

#: So far ahead a tournament may be announced.
FAR: Final = 90 * DAY


class Wanted(Struct, frozen=True, kw_only=True):
    """A tournament that somebody wants to make."""

    game: str
    options: Mapping[str, Any]
    clock: str
    plan: Plan
    """With no minutes of grace: as the clock has it."""
    title: str = ""
    begins: int | None = None


def rules_of(game: AnyGame, options: Mapping[str, Any]) -> AnyRules:
    """The rules of every board: with two at it, or with two sides of two."""
    chosen = dict(options)
    if not game.alone and 2 in game.players and not chosen.get("teams"):
        chosen.setdefault("players", 2)
    try:
        rules = game.rules(**chosen)
    except TypeError:
        raise OptionError("house-no-option", game=game.name) from None
    if rules.alone or rules.sides != 2 or rules.players not in (2, 4):
        raise MatchError("tournaments-of-two")
    return rules


def in_pairs(tournament: StoredTournament) -> bool:
    """Say whether sides of two play it."""
    game = game_found(tournament.game)
    if game is None:
        return False  # one of an earlier version, which is only looked at
    rules = game.rules(**tournament.options)
    return rules.sides < rules.players


def can_be_played(game: AnyGame) -> bool:
    """Say whether a tournament can be of this game, as it is usually played."""
    try:
        return bool(rules_of(game, {}))
    except MatchError:
        return False


def made(wanted: Wanted, host: bytes) -> StoredTournament:
    """A tournament that is open for entries, with its secret."""
    game = game_named(wanted.game)
    rules = rules_of(game, wanted.options)
    if wanted.plan.rated:
        if game.own:
            raise MatchError("rated-own-rules")
        check_usual(rules)
    days = _over_days(wanted.clock)
    plan = wanted.plan if wanted.plan.grace else replace(wanted.plan, grace=GRACE[days])
    plan.check()
    if plan.format == "arena" and days:
        raise MatchError("tournaments-arena-live")
    now = wall_clock.now()
    if wanted.begins is not None and not now <= wanted.begins <= now + FAR:
        raise MatchError("tournaments-bad-time")
    return StoredTournament(
        id=new_id(), host=host, title=wanted.title, game=game.call, options=dict(rules.options),
        clock=wanted.clock, plan=plan, secret=new_secret(), made=now, begins=wanted.begins,
    )  # fmt: skip


def _over_days(name: str) -> bool:
    if clock_named(name) is None:
        raise MatchError("tournaments-clock")
    clock = clocks.read(name)
    return clock is not None and clock.over_days


def bot_names(bot: str, taken: Collection[str]) -> Iterator[str]:
    """Names for bots of a level, as many as are wanted: the cast, then the cast by numbers."""
    if bot not in BOTS:
        raise MatchError("house-no-bot", bot=repr(bot[:40]), bots=tuple(BOTS))
    names = [one.name for one in CAST.get(bot, ())] or [BOTS[bot].title]
    used = {skeleton(name) for name in taken}
    yield from (name for name in names if skeleton(name) not in used)
    for number in count(2):
        yield from (one for name in names if skeleton(one := f"{name} {number}") not in used)


#: How often a change is tried that others come before.
TRIES: Final = 8

#: Rows of entrants for each place that there is: who leaves and others who come need one each.
ROWS: Final = 4


class Change(Struct, frozen=True):
    """What is to be written of a tournament."""

    now: StoredTournament
    entered: tuple[StoredEntrant, ...] = ()
    changed: tuple[StoredEntrant, ...] = ()
    paired: tuple[StoredBoard, ...] = ()
    ended: tuple[Board, ...] = ()


#: Decides on what there is; None: nothing is to be done.
Decide = Callable[[Whole], Change | None]


class Waking(Protocol):
    """Whoever does what is due."""

    def wake(self) -> None:
        """Look soon."""
        ...


class Host(Protocol):
    """As much of the house as is needed."""

    store: Store

    @property
    def contests(self) -> Waking:
        """Whoever does what is due."""
        ...


def there(whole: Whole) -> list[StoredEntrant]:
    """Those who are in it now."""
    return [one for one in whole.entrants if one.until is None]


def round_of(whole: Whole) -> int:
    """The round that is being played, or was last."""
    return max((one.board.round for one in whole.boards), default=0)


def entrant_of(whole: Whole, guest: bytes | None) -> StoredEntrant | None:
    """Who somebody is in it: who is there, or was last, if they were several guests.

    Whoever was invited as a partner is the same side as who has entered it.
    """
    own = [one for one in whole.entrants if guest is not None and guest in one.owners]
    return max(own, key=lambda one: (one.until is None, one.number), default=None)


def inviting(whole: Whole, link: str) -> StoredEntrant:
    """The side whose link this is."""
    found = next((one for one in whole.entrants if link and one.link == link), None)
    if found is None:
        raise NoMatch("tournaments-no-link")
    return found


class Tournaments:
    """All tournaments of a house."""

    def __init__(self, house: Host) -> None:
        """Begin."""
        self.house = house
        self.kept = house.store.tournaments
        # One after the other: those of this house never stand in each other's way.
        self._door = asyncio.Lock()

    async def make(self, wanted: Wanted, host: bytes) -> str:
        """Open a tournament for entries, and give what it is found by."""
        new = made(wanted, host)
        try:
            await self.kept.make(new)
        except Taken:
            raise MatchError("tournaments-too-many", most=self.kept.each) from None
        return new.id

    async def find(self, id: str) -> Whole:
        """A tournament with all that belongs to it."""
        found = await self.kept.whole(id)
        if found is None:
            raise NoMatch("tournaments-none")
        return found

    async def change(self, id: str, decide: Decide) -> Whole:
        """Decide something, and write it; gives what was there before."""
        async with self._door:
            for _ in range(TRIES):
                whole = await self.find(id)
                step = decide(whole)
                if step is None:
                    return whole
                try:
                    await self.kept.change(
                        step.now, entered=step.entered, changed=step.changed,
                        paired=step.paired, ended=step.ended,
                    )  # fmt: skip
                except Taken:
                    continue
                self.house.contests.wake()
                return whole
        raise MatchError("tournaments-busy")

    # Coming and going.

    async def enter(self, id: str, guest: bytes, name: str, bot: bool = False) -> None:
        """Enter it, or come back; in sides of two with a link for a partner, or with a `bot`."""

        def decide(whole: Whole) -> Change | None:
            known = entrant_of(whole, guest)
            if known is not None and known.until is None:
                return None  # whoever has not heard the answer says it again
            since = _open_for(whole)
            if known is not None:
                if known.barred:
                    raise MatchError("tournaments-barred")
                back = replace(known, since=min(known.since, since), until=None)
                return Change(whole.tournament, changed=(back,))
            new = StoredEntrant(
                number=len(whole.entrants) + 1, kind="person", name=_distinct(name, whole),
                owner=guest, since=since,
            )  # fmt: skip
            if in_pairs(whole.tournament):
                new = replace(new, partner="bot" if bot else "open", link=new_id())
            return Change(whole.tournament, entered=(new,))

        await self.change(id, decide)

    async def join(self, id: str, link: str, guest: bytes, name: str) -> None:
        """Enter it as somebody's partner, by their link; a bot has played in that place so far."""

        def decide(whole: Whole) -> Change | None:
            side = inviting(whole, link)
            if guest in side.owners:
                return None  # whoever has not heard the answer says it again
            if whole.tournament.stage not in ("open", "playing") or side.until is not None:
                raise MatchError("tournaments-over")
            known = entrant_of(whole, guest)
            if known is not None and (known.until is None or known.barred):
                raise MatchError("tournaments-barred" if known.barred else "tournaments-in-already")
            if side.partner == "person":
                raise MatchError("tournaments-partner-there")
            own = _distinct(name, whole)
            new = replace(side, partner="person", partner_name=own, partner_owner=guest)
            return Change(whole.tournament, changed=(new,))

        await self.change(id, decide)

    async def add_bots(self, id: str, guest: bytes | None, bot: str, count: int) -> None:
        """Let bots of a level enter; only who made it may, and before it begins."""

        def decide(whole: Whole) -> Change:
            _by_host(whole, guest)
            _open_for(whole, count)
            if whole.tournament.stage != "open":
                raise MatchError("tournaments-begun")
            names = bot_names(bot, _names(whole))
            first = len(whole.entrants) + 1
            if whole.tournament.plan.rated:
                check_level(bot)
            two = in_pairs(whole.tournament)
            new = tuple(
                StoredEntrant(
                    number=number, kind="bot", name=next(names), bot=bot,
                    partner="bot" if two else "", partner_name=next(names) if two else "",
                )
                for number in range(first, first + count)
            )  # fmt: skip
            return Change(whole.tournament, entered=new)

        if count < 1:
            raise MatchError("tournaments-no-bots")
        await self.change(id, decide)

    async def leave(self, id: str, guest: bytes | None, number: int | None = None) -> None:
        """Leave it; or, for who made it, take somebody out. Boards that run are given up."""

        def decide(whole: Whole) -> Change | None:
            own = entrant_of(whole, guest)
            barred = False
            if number is not None and (own is None or own.number != number):
                _by_host(whole, guest)
                barred = True
                own = next((one for one in whole.entrants if one.number == number), None)
            if own is None:
                raise NotYours("tournaments-not-in")
            if whole.tournament.stage not in ("open", "playing"):
                raise MatchError("tournaments-over")
            if own.until is not None:
                return None
            gone = replace(own, until=round_of(whole), barred=barred)
            return Change(whole.tournament, changed=(gone,))

        await self.change(id, decide)

    # Beginning and ending.

    async def start(self, id: str, guest: bytes | None) -> None:
        """Begin it."""

        def decide(whole: Whole) -> Change | None:
            _by_host(whole, guest)
            if whole.tournament.stage == "playing":
                return None
            return begun(whole)

        await self.change(id, decide)

    async def call_off(self, id: str, guest: bytes | None) -> None:
        """Call it off: what was played stays as it is, and nothing more comes."""

        def decide(whole: Whole) -> Change | None:
            _by_host(whole, guest)
            if whole.tournament.stage == "off":
                return None
            if whole.tournament.stage == "over":
                raise MatchError("tournaments-over")
            return Change(replace(whole.tournament, stage="off", ended=wall_clock.now()))

        await self.change(id, decide)


def begun(whole: Whole) -> Change:
    """A tournament that begins now, with whoever is there."""
    if whole.tournament.stage != "open":
        raise MatchError("tournaments-over")
    count = len(there(whole))
    if count < 2:
        raise MatchError("tournaments-too-few")
    rounds = whole.tournament.plan.rounds_for(count)
    return Change(replace(whole.tournament, stage="playing", rounds=rounds, began=wall_clock.now()))


def _names(whole: Whole) -> set[str]:
    """The names of all who have entered, and of their partners."""
    return {name for one in whole.entrants for name in (one.name, one.partner_name) if name}


def _distinct(name: str, whole: Whole) -> str:
    """A new entrant's name; if it looks like another's in the tournament, it gets a number."""
    return distinct_name(name, _names(whole)) if name else name


def _by_host(whole: Whole, guest: bytes | None) -> None:
    if guest is None or whole.tournament.host != guest:
        raise NotYours("tournaments-only-host")


def _open_for(whole: Whole, count: int = 1) -> int:
    """The first round that somebody plays who enters now; refused if nobody may."""
    stage, plan = whole.tournament.stage, whole.tournament.plan
    if stage not in ("open", "playing"):
        raise MatchError("tournaments-over")
    if stage == "playing" and not plan.takes_late:
        raise MatchError("tournaments-begun")
    room = plan.room - len(there(whole))
    if count > room or len(whole.entrants) + count > ROWS * plan.room:
        raise MatchError("tournaments-full", most=plan.room)
    return round_of(whole) + 1


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
