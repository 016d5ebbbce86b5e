"""Matches before they begin: what a player wants to start, and what is kept of it."""

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from boneyard.bots.characters import character_names, pick_free_name
from boneyard.bots.registry import BOTS, LEVELS, level_of
from boneyard.core import time_controls
from boneyard.core.fair_shuffle import (
    VERSION_COMMITTED,
    VERSION_SEED_ONLY,
    Fair,
    new_secret,
    secret_from_seed,
)
from boneyard.core.options import OptionError, Value
from boneyard.engine import start
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import get_game
from boneyard.server.errors import MatchError
from boneyard.server.http.language import is_supported
from boneyard.server.matches.models import Appearance, StoredMatch, StoredSeat
from boneyard.server.matches.rating_eligibility import DEFAULT_RATED_CLOCK, build_rated_contest
from boneyard.server.player_names import is_confusable
from boneyard.server.wall_clock import now_ms

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch


class SeatRequest(Struct, frozen=True):
    """A seat as a player wants it filled: a person at this screen, a bot, or left open."""

    kind: str
    name: str = ""
    bot: str = ""


class OfferOptions(Struct, frozen=True):
    """How a player wants a table to be shown to everybody: for whom, in which language."""

    level: str = ""
    language: str = ""


class Seeker(Struct, frozen=True):
    """A guest who looks for others to play with."""

    guest: bytes
    address: str
    name: str = ""


class MatchPlan(Struct, frozen=True):
    """A match that a player wants to start."""

    game: str
    options: Mapping[str, Value]
    seats: Sequence[SeatRequest]
    daily: bool = False
    clock: str = ""
    """The name of its clock; none: no one is in a hurry."""
    delayed: bool = False
    """Spectators see a round when it is over."""
    offer: OfferOptions | None = None
    """It is shown on the open tables; None: it is by link only."""
    rated: bool = False
    """It counts for the ratings of players who play."""
    watchable: bool = False
    """Anyone may find it on the page for spectators."""


def new_match_id() -> str:
    """An address that no one can guess: 128 bits."""
    return secrets.token_urlsafe(16)


def with_seed(live: "LiveMatch", seat: StoredSeat, seed: str) -> StoredSeat:
    """A seat that has added its seed: after the seal, whatever the clock says."""
    return replace(seat, seed=seed, seeded=max(now_ms(), (live.row.sealed or 0) + 1))


def build_seat(request: SeatRequest, guest: bytes) -> StoredSeat:
    """A seat as it is kept."""
    if request.kind == "bot":
        if request.bot not in BOTS:
            raise MatchError("server-no-bot", bot=repr(request.bot), bots=tuple(BOTS))
        return StoredSeat(kind="bot", name=request.name or BOTS[request.bot].title, bot=request.bot)
    if request.kind == "person":
        return StoredSeat(kind="person", name=request.name, owner=guest)
    if request.kind == "open":
        return StoredSeat(kind="open")
    raise MatchError("server-no-such-kind", kind=repr(request.kind))


def with_distinct_name(seat: StoredSeat, others: Sequence[StoredSeat]) -> StoredSeat:
    """A bot whose name looks like that of no other seat: another player of its level."""
    taken = {other.name for other in others}
    if seat.kind != "bot" or not is_confusable(seat.name, taken):
        return seat
    alike = {one for one in character_names(seat.bot) if is_confusable(one, taken)}
    return replace(seat, name=pick_free_name(seat.bot, taken | alike))


def plan_match(
    plan: MatchPlan, guest: bytes, look: Appearance | None = None
) -> tuple[StoredMatch, list[StoredSeat]]:
    """A match that is to begin; all its people are at this guest's screen until others join."""
    game = get_game(plan.game)
    rules = game.rules(**plan.options)
    if len(plan.seats) != rules.players:
        raise MatchError("server-seats", players=rules.players, seats=len(plan.seats))
    if plan.daily and rules.players > 1:
        raise MatchError("server-daily-alone")
    if plan.clock and rules.players == 1:
        raise MatchError("server-clock-alone")
    seats: list[StoredSeat] = []
    for place in plan.seats:
        seats.append(with_distinct_name(build_seat(place, guest), seats))
    seats = [
        replace(seat, hue=look.hue, avatar=look.avatar) if look and seat.kind == "person" else seat
        for seat in seats
    ]
    clock, contest = parse_clock(plan.clock), ""
    if plan.rated:
        timed = clock is not None
        contest = build_rated_contest(
            rules, seats, own=bool(game.rules_json), timed=timed, daily=plan.daily
        )
        clock = clock or parse_clock(DEFAULT_RATED_CLOCK)
    match = with_commitment(
        StoredMatch(
            id="",
            game=game.lookup_key,
            options=dict(rules.options),
            mode=mode_of(seats),
            secret=b"",
            name="",
            host=guest,
            created=now_ms(),
            clock=clock,
            delayed=plan.delayed and not rules.alone,
            watchable=plan.watchable and not rules.alone,
            contest=contest,
        )
    )
    if plan.daily:
        match = _as_daily(match, rules, datetime.now(UTC).date().isoformat())
    return match, seats


def parse_clock(name: str) -> tuple[int, int, int] | None:
    """A clock as it is kept, by its name or by its sizes."""
    if not name:
        return None
    clock = time_controls.parse_clock(name)
    if clock is None:
        raise MatchError(
            "server-no-clock-named", clock=repr(name), clocks=tuple(time_controls.CLOCKS)
        )
    wrong = time_controls.validate_clock(clock)
    if wrong is not None:
        raise MatchError(wrong)
    return clock.bank, clock.turn, clock.most


def with_commitment(match: StoredMatch) -> StoredMatch:
    """A match with luck of its own: no one can have added to it, and from now on it is fixed."""
    id = new_match_id()
    return replace(
        match, id=id, name=id, secret=new_secret(), fair=VERSION_COMMITTED, sealed=match.created
    )


def _as_daily(match: StoredMatch, rules: AnyRules, today: str) -> StoredMatch:
    """The same deal for everybody: there is nothing to seal, nor can anyone add to it."""
    secret = _daily_secret(rules, today)
    return replace(match, name="", secret=secret, daily=today, fair=VERSION_SEED_ONLY, sealed=None)


def _daily_secret(rules: AnyRules, today: str) -> bytes:
    """The same for everybody, so it is no secret; a deal that is over at once is no deal."""
    for attempt in range(100):
        secret = secret_from_seed(f"deal of the day {rules.game.name} {today} {attempt}")
        if start(rules, Fair(secret, [""] * rules.players)).playing:
            break
    return secret


def find_next_level(live: "LiveMatch") -> str:
    """The level above the bots of a match; '' where other people play, or none is stronger."""
    bots = [level_of(seat.bot) for seat in live.seats if seat.kind == "bot"]
    if live.solo or live.row.part_of.kind or len(bots) != live.rules.players - 1:
        return ""
    above = 1 + max(LEVELS.index(bot) if bot in LEVELS else -1 for bot in bots)
    return LEVELS[above] if above < len(LEVELS) else ""


def plan_next_level(live: "LiveMatch") -> MatchPlan:
    """The same game against the bots of the next level."""
    level = find_next_level(live)
    if not level:
        raise MatchError("server-no-stronger-bot")
    seats = [
        SeatRequest("bot", bot=level) if seat.kind == "bot" else SeatRequest("person", seat.name)
        for seat in live.seats
    ]
    return MatchPlan(live.row.game, live.row.options, seats)


def can_begin_at_once(match: StoredMatch, seats: Sequence[StoredSeat]) -> bool:
    """Say whether no one is awaited: neither a player nor a seed."""
    seeds = match.takes_seeds
    return not any(
        seat.kind == "open" or (seeds and seat.kind == "person" and seat.seeded is None)
        for seat in seats
    )


def mode_of(seats: Sequence[StoredSeat]) -> str:
    """What kind of match it is: alone, bots, screen, link or watch."""
    kinds = Counter(seat.kind for seat in seats)
    if kinds["open"]:
        return "link"
    if len(seats) == 1 and kinds["person"]:
        return "alone"
    return {0: "watch", 1: "bots"}.get(kinds["person"], "screen")


def count_players(game: AnyGame, options: Mapping[str, int | bool | str]) -> int:
    """How many players a game has with these options."""
    try:
        return game.rules(**options).players
    except TypeError:
        raise OptionError("server-no-option", game=game.name) from None


def supported_language_or_none(language: str) -> str:
    """The language of an open table; none, if the server doesn't support it."""
    return language if is_supported(language) else ""
