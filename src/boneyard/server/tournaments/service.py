"""Tournaments: creating, entering, withdrawing, starting; commands."""

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import count
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.bots.characters import CHARACTERS
from boneyard.bots.registry import BOTS
from boneyard.core import time_controls
from boneyard.core.fair_shuffle import new_secret
from boneyard.core.options import OptionError, Value
from boneyard.core.time_controls import DAY
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import find_game, get_game
from boneyard.server import wall_clock
from boneyard.server.errors import Conflict, MatchError, NotFound, PermissionDenied
from boneyard.server.matches.rating_eligibility import (
    check_rated_level,
    check_standard_rules,
)
from boneyard.server.matches.setup import new_match_id, parse_clock
from boneyard.server.player_names import disambiguate_name
from boneyard.server.tournaments.store import (
    LoadedTournament,
    StoredBoard,
    StoredEntrant,
    StoredTournament,
    TournamentStore,
)
from boneyard.server.unicode.confusables import skeleton
from boneyard.tournaments.models import Board
from boneyard.tournaments.settings import Plan

#: Minutes that one may keep a board waiting for one's first move, at the table and over days.
DEFAULT_GRACE_MINUTES: Final = {False: 10, True: 2 * 24 * 60}

#: So far ahead a tournament may be announced.
MAX_ANNOUNCE_MS: Final = 90 * DAY


class TournamentRequest(Struct, frozen=True, kw_only=True):
    """A tournament that a player wants to make."""

    game: str
    options: Mapping[str, Value]
    clock: str
    plan: Plan
    """With no minutes of grace: as the clock has it."""
    title: str = ""
    begins: int | None = None


def build_board_rules(game: AnyGame, options: Mapping[str, Value]) -> AnyRules:
    """The rules of every board: with two at it, or with two sides of two."""
    chosen = dict(options)
    if not game.alone and 2 in game.players and not chosen.get("teams"):
        chosen.setdefault("players", 2)
    try:
        rules = game.rules(**chosen)
    except TypeError:
        raise OptionError("server-no-option", game=game.name) from None
    if rules.alone or rules.sides != 2 or rules.players not in (2, 4):
        raise MatchError("tournaments-of-two")
    return rules


def is_in_pairs(tournament: StoredTournament) -> bool:
    """Say whether sides of two play it."""
    game = find_game(tournament.game)
    if game is None:
        return False  # one of an earlier version, which is only looked at
    rules = game.rules(**tournament.options)
    return rules.sides < rules.players


def can_be_played(game: AnyGame) -> bool:
    """Say whether a tournament can be of this game, as it is usually played."""
    try:
        return bool(build_board_rules(game, {}))
    except MatchError:
        return False


def plan_tournament(request: TournamentRequest, host: bytes) -> StoredTournament:
    """A tournament that is open for entries, with its secret."""
    game = get_game(request.game)
    rules = build_board_rules(game, request.options)
    if request.plan.rated:
        if game.rules_json:
            raise MatchError("rated-own-rules")
        check_standard_rules(rules)
    days = _is_correspondence(request.clock)
    plan = (
        request.plan
        if request.plan.grace
        else replace(request.plan, grace=DEFAULT_GRACE_MINUTES[days])
    )
    plan.check()
    if plan.format == "arena" and days:
        raise MatchError("tournaments-arena-live")
    now = wall_clock.now_ms()
    if request.begins is not None and not now <= request.begins <= now + MAX_ANNOUNCE_MS:
        raise MatchError("tournaments-bad-time")
    return StoredTournament(
        id=new_match_id(),
        host=host,
        title=request.title,
        game=game.lookup_key,
        options=dict(rules.options),
        clock=request.clock,
        plan=plan,
        secret=new_secret(),
        made=now,
        begins=request.begins,
    )


def _is_correspondence(name: str) -> bool:
    if parse_clock(name) is None:
        raise MatchError("tournaments-clock")
    clock = time_controls.parse_clock(name)
    return clock is not None and clock.is_correspondence


def generate_bot_names(bot: str, taken: Collection[str]) -> Iterator[str]:
    """Names for bots of a level, as many as are wanted: the cast, then the cast by numbers."""
    if bot not in BOTS:
        raise MatchError("server-no-bot", bot=repr(bot[:40]), bots=tuple(BOTS))
    names = [one.name for one in CHARACTERS.get(bot, ())] or [BOTS[bot].title]
    used = {skeleton(name) for name in taken}
    yield from (name for name in names if skeleton(name) not in used)
    for number in count(2):
        yield from (one for name in names if skeleton(one := f"{name} {number}") not in used)


#: How often a change is tried that others come before.
MAX_ATTEMPTS: Final = 8

#: Rows of entrants for each place that there is: who leaves and others who come need one each.
MAX_ROWS_PER_PLACE: Final = 4


class TournamentChange(Struct, frozen=True):
    """What is to be written of a tournament."""

    tournament: StoredTournament
    entered: tuple[StoredEntrant, ...] = ()
    changed: tuple[StoredEntrant, ...] = ()
    paired: tuple[StoredBoard, ...] = ()
    ended: tuple[Board, ...] = ()


#: Decides on what there is; None: nothing is to be done.
DecideChange = Callable[[LoadedTournament], TournamentChange | None]


def list_active(loaded: LoadedTournament) -> list[StoredEntrant]:
    """Players who are in it now."""
    return [one for one in loaded.entrants if one.until is None]


def current_round(loaded: LoadedTournament) -> int:
    """The round that is being played, or was last."""
    return max((one.board.round for one in loaded.boards), default=0)


def find_entrant(loaded: LoadedTournament, guest: bytes | None) -> StoredEntrant | None:
    """Who a player is in it: who is there, or was last, if they were several guests.

    A player who was invited as a partner is the same side as who has entered it.
    """
    own = [one for one in loaded.entrants if guest is not None and guest in one.owners]
    return max(own, key=lambda one: (one.until is None, one.number), default=None)


def find_inviting_side(loaded: LoadedTournament, link: str) -> StoredEntrant:
    """The side whose link this is."""
    found = next((one for one in loaded.entrants if link and one.link == link), None)
    if found is None:
        raise NotFound("tournaments-no-link")
    return found


class TournamentService:
    """All tournaments of a server."""

    def __init__(self, store: TournamentStore, wake_director: Callable[[], None]) -> None:
        """`wake_director` is called after each change."""
        self.store, self._wake_director = store, wake_director
        # One after the other: those of this process never stand in each other's way.
        self._lock = asyncio.Lock()

    async def create(self, request: TournamentRequest, host: bytes) -> str:
        """Open a tournament for entries, and give what it is found by."""
        new = plan_tournament(request, host)
        try:
            await self.store.create(new)
        except Conflict:
            raise MatchError("tournaments-too-many", most=self.store.max_per_account) from None
        return new.id

    async def find(self, id: str) -> LoadedTournament:
        """A tournament with all that belongs to it."""
        found = await self.store.load(id)
        if found is None:
            raise NotFound("tournaments-none")
        return found

    async def change(self, id: str, decide: DecideChange) -> LoadedTournament:
        """Decide something, and write it; gives what was there before."""
        async with self._lock:
            for _ in range(MAX_ATTEMPTS):
                whole = await self.find(id)
                step = decide(whole)
                if step is None:
                    return whole
                try:
                    await self.store.update(
                        step.tournament, entered=step.entered, changed=step.changed,
                        paired=step.paired, ended=step.ended,
                    )  # fmt: skip
                except Conflict:
                    continue
                self._wake_director()
                return whole
        raise MatchError("tournaments-busy")

    # Coming and going.

    async def enter(self, id: str, guest: bytes, name: str, bot: bool = False) -> None:
        """Enter it, or come back; in sides of two with a link for a partner, or with a `bot`."""

        def decide(whole: LoadedTournament) -> TournamentChange | None:
            known = find_entrant(whole, guest)
            if known is not None and known.until is None:
                return None  # the player who has not heard the answer says it again
            since = _check_open(whole)
            if known is not None:
                if known.barred:
                    raise MatchError("tournaments-barred")
                back = replace(known, since=min(known.since, since), until=None)
                return TournamentChange(whole.tournament, changed=(back,))
            new = StoredEntrant(
                number=len(whole.entrants) + 1, kind="person", name=_distinct_name(name, whole),
                owner=guest, since=since,
            )  # fmt: skip
            if is_in_pairs(whole.tournament):
                new = replace(new, partner="bot" if bot else "open", link=new_match_id())
            return TournamentChange(whole.tournament, entered=(new,))

        await self.change(id, decide)

    async def join_side(self, id: str, link: str, guest: bytes, name: str) -> None:
        """Enter it as a player's partner, by their link; a bot has played in that place so far."""

        def decide(whole: LoadedTournament) -> TournamentChange | None:
            side = find_inviting_side(whole, link)
            if guest in side.owners:
                return None  # the player who has not heard the answer says it again
            if whole.tournament.stage not in ("open", "playing"):
                raise MatchError("tournaments-over")
            if side.until is not None:
                raise MatchError("tournaments-inviter-gone")
            known = find_entrant(whole, guest)
            if known is not None and (known.until is None or known.barred):
                raise MatchError("tournaments-barred" if known.barred else "tournaments-in-already")
            if side.partner == "person":
                raise MatchError("tournaments-partner-there")
            own = _distinct_name(name, whole)
            new = replace(side, partner="person", partner_name=own, partner_owner=guest)
            return TournamentChange(whole.tournament, changed=(new,))

        await self.change(id, decide)

    async def add_bots(self, id: str, guest: bytes | None, bot: str, count: int) -> None:
        """Let bots of a level enter; only who made it may, and before it begins."""

        def decide(whole: LoadedTournament) -> TournamentChange:
            _check_host(whole, guest)
            _check_open(whole, count)
            if whole.tournament.stage != "open":
                raise MatchError("tournaments-begun")
            names = generate_bot_names(bot, _names(whole))
            first = len(whole.entrants) + 1
            if whole.tournament.plan.rated:
                check_rated_level(bot)
            two = is_in_pairs(whole.tournament)
            new = tuple(
                StoredEntrant(
                    number=number, kind="bot", name=next(names), bot=bot,
                    partner="bot" if two else "", partner_name=next(names) if two else "",
                )
                for number in range(first, first + count)
            )  # fmt: skip
            return TournamentChange(whole.tournament, entered=new)

        if count < 1:
            raise MatchError("tournaments-no-bots")
        await self.change(id, decide)

    async def leave(self, id: str, guest: bytes | None, number: int | None = None) -> None:
        """Leave it; or, for who made it, take a player out. Boards that run are given up."""

        def decide(whole: LoadedTournament) -> TournamentChange | None:
            own = find_entrant(whole, guest)
            barred = False
            if number is not None and (own is None or own.number != number):
                _check_host(whole, guest)
                barred = True
                own = next((one for one in whole.entrants if one.number == number), None)
            if own is None:
                raise PermissionDenied("tournaments-not-in")
            if whole.tournament.stage not in ("open", "playing"):
                raise MatchError("tournaments-over")
            if own.until is not None:
                return None
            gone = replace(own, until=current_round(whole), barred=barred)
            return TournamentChange(whole.tournament, changed=(gone,))

        await self.change(id, decide)

    # Beginning and ending.

    async def start(self, id: str, guest: bytes | None) -> None:
        """Begin it."""

        def decide(whole: LoadedTournament) -> TournamentChange | None:
            _check_host(whole, guest)
            if whole.tournament.stage == "playing":
                return None
            return begin(whole)

        await self.change(id, decide)

    async def cancel(self, id: str, guest: bytes | None) -> None:
        """Call it off: what was played stays as it is, and nothing more comes."""

        def decide(whole: LoadedTournament) -> TournamentChange | None:
            _check_host(whole, guest)
            if whole.tournament.stage == "off":
                return None
            if whole.tournament.stage == "over":
                raise MatchError("tournaments-over")
            return TournamentChange(
                replace(whole.tournament, stage="off", ended=wall_clock.now_ms())
            )

        await self.change(id, decide)


def begin(loaded: LoadedTournament) -> TournamentChange:
    """A tournament that begins now, with the players who are there."""
    if loaded.tournament.stage != "open":
        raise MatchError("tournaments-over")
    count = len(list_active(loaded))
    if count < 2:
        raise MatchError("tournaments-too-few")
    rounds = loaded.tournament.plan.rounds_for(count)
    return TournamentChange(
        replace(loaded.tournament, stage="playing", rounds=rounds, began=wall_clock.now_ms())
    )


def _names(loaded: LoadedTournament) -> set[str]:
    """The names of all who have entered, and of their partners."""
    return {name for one in loaded.entrants for name in (one.name, one.partner_name) if name}


def _distinct_name(name: str, loaded: LoadedTournament) -> str:
    """A new entrant's name; if it looks like another's in the tournament, it gets a number."""
    return disambiguate_name(name, _names(loaded)) if name else name


def _check_host(loaded: LoadedTournament, guest: bytes | None) -> None:
    if guest is None or loaded.tournament.host != guest:
        raise PermissionDenied("tournaments-only-host")


def _check_open(loaded: LoadedTournament, count: int = 1) -> int:
    """The first round that a player plays who enters now; refused if no one may."""
    stage, plan = loaded.tournament.stage, loaded.tournament.plan
    if stage not in ("open", "playing"):
        raise MatchError("tournaments-over")
    if stage == "playing" and not plan.accepts_late_entries:
        raise MatchError("tournaments-begun")
    room = plan.max_entrants - len(list_active(loaded))
    if count > room or len(loaded.entrants) + count > MAX_ROWS_PER_PLACE * plan.max_entrants:
        raise MatchError("tournaments-full", most=plan.max_entrants)
    return current_round(loaded) + 1
