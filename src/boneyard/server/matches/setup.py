"""Matches before they begin: what somebody wants to start, and what is kept of it."""

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from boneyard.bots.characters import cast_anew, cast_names
from boneyard.bots.registry import BOTS
from boneyard.core import clocks
from boneyard.core.chance import FROM_A_SEED, SEALED_FIRST, Fair, new_secret, secret_of
from boneyard.engine import start
from boneyard.engine.kinds import AnyRules
from boneyard.games import game_named
from boneyard.server.errors import MatchError
from boneyard.server.matches.eligibility import UNHURRIED, contest_for
from boneyard.server.matches.models import StoredMatch, StoredSeat
from boneyard.server.matches.seats import is_player_seat
from boneyard.server.names import looks_taken
from boneyard.server.wall_clock import now

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch


class Place(Struct, frozen=True):
    """A seat as somebody wants it filled: a person at this screen, a bot, or left open."""

    kind: str
    name: str = ""
    bot: str = ""


class Offering(Struct, frozen=True):
    """How somebody wants a table to be shown to everybody: for whom, in which language."""

    level: str = ""
    language: str = ""


class Plan(Struct, frozen=True):
    """A match that somebody wants to start."""

    game: str
    options: Mapping[str, Any]
    places: Sequence[Place]
    daily: bool = False
    clock: str = ""
    """The name of its clock; none: nobody is in a hurry."""
    late: bool = False
    """Watchers are told of a round when it is over."""
    offer: Offering | None = None
    """It is shown on the open tables; None: it is by link only."""
    rated: bool = False
    """It counts for the ratings of those who play."""


def new_id() -> str:
    """An address that nobody can guess: 128 bits."""
    return secrets.token_urlsafe(16)


def seeded(live: "LiveMatch", seat: StoredSeat, seed: str) -> StoredSeat:
    """A seat that has added its seed: after the seal, whatever the clock says."""
    return replace(seat, seed=seed, seeded=max(now(), (live.kept.sealed or 0) + 1))


def seat_for(place: Place, guest: bytes) -> StoredSeat:
    """A seat as it is kept."""
    if place.kind == "bot":
        if place.bot not in BOTS:
            raise MatchError("house-no-bot", bot=repr(place.bot), bots=tuple(BOTS))
        return StoredSeat(kind="bot", name=place.name or BOTS[place.bot].title, bot=place.bot)
    if place.kind == "person":
        return StoredSeat(kind="person", name=place.name, owner=guest)
    if place.kind == "open":
        return StoredSeat(kind="open")
    raise MatchError("house-no-such-kind", kind=repr(place.kind))


def told_apart(seat: StoredSeat, others: Sequence[StoredSeat]) -> StoredSeat:
    """A bot whose name looks like that of no other seat: somebody else of its level."""
    taken = {other.name for other in others}
    if seat.kind != "bot" or not looks_taken(seat.name, taken):
        return seat
    alike = {one for one in cast_names(seat.bot) if looks_taken(one, taken)}
    return replace(seat, name=cast_anew(seat.bot, taken | alike))


def planned(
    plan: Plan, guest: bytes, hue: int | None = None
) -> tuple[StoredMatch, list[StoredSeat]]:
    """A match that is to begin; all its people are at this guest's screen until others join."""
    game = game_named(plan.game)
    rules = game.rules(**plan.options)
    if len(plan.places) != rules.players:
        raise MatchError("house-seats", players=rules.players, seats=len(plan.places))
    if plan.daily and rules.players > 1:
        raise MatchError("house-daily-alone")
    if plan.clock and rules.players == 1:
        raise MatchError("house-clock-alone")
    seats: list[StoredSeat] = []
    for place in plan.places:
        seats.append(told_apart(seat_for(place, guest), seats))
    seats = [replace(seat, hue=hue) if seat.kind == "person" else seat for seat in seats]
    clock, contest = clock_named(plan.clock), ""
    if plan.rated:
        timed = clock is not None
        contest = contest_for(rules, seats, own=bool(game.own), timed=timed, daily=plan.daily)
        clock = clock or clock_named(UNHURRIED)
    match = _sealed(
        StoredMatch(
            id="", game=game.call, options=dict(rules.options), mode=mode_of(seats), secret=b"",
            name="", host=guest, created=now(), clock=clock,
            late=plan.late and not rules.alone, contest=contest,
        )
    )  # fmt: skip
    if plan.daily:
        match = _of_the_day(match, rules, datetime.now(UTC).date().isoformat())
    return match, seats


def clock_named(name: str) -> tuple[int, int, int] | None:
    """A clock as it is kept, by its name or by its sizes."""
    if not name:
        return None
    clock = clocks.read(name)
    if clock is None:
        raise MatchError("house-no-clock-named", clock=repr(name), clocks=tuple(clocks.CLOCKS))
    wrong = clocks.objection(clock)
    if wrong is not None:
        raise MatchError(wrong)
    return clock.bank, clock.turn, clock.most


def _sealed(match: StoredMatch) -> StoredMatch:
    """A match with luck of its own: nobody can have added to it, and from now on it is fixed."""
    id = new_id()
    return replace(
        match, id=id, name=id, secret=new_secret(), fair=SEALED_FIRST, sealed=match.created
    )


def _of_the_day(match: StoredMatch, rules: AnyRules, today: str) -> StoredMatch:
    """The same deal for everybody: there is nothing to seal, nor can anybody add to it."""
    secret = _secret_of_the_day(rules, today)
    return replace(match, name="", secret=secret, daily=today, fair=FROM_A_SEED, sealed=None)


def _secret_of_the_day(rules: AnyRules, today: str) -> bytes:
    """The same for everybody, so it is no secret; a deal that is over at once is no deal."""
    for attempt in range(100):
        secret = secret_of(f"deal of the day {rules.game.name} {today} {attempt}")
        if start(rules, Fair(secret, [""] * rules.players)).playing:
            break
    return secret


def rematch_of(live: "LiveMatch", guest: bytes | None) -> StoredMatch:
    """The same match once more, with luck of its own."""
    # Once more is no place in a contest, but as rated as the first time.
    contest = "" if "/" in live.kept.contest else live.kept.contest
    kept = replace(
        live.kept, host=guest, daily=None, follows=live.id, created=now(), contest=contest
    )
    return _sealed(kept)


def rematch_seats(seats: Sequence[StoredSeat], guest: bytes | None) -> list[StoredSeat]:
    """The same players and bots once more, with nothing added yet.

    Whoever asks for the rematch sits down at once, also where a bot has stood in. The seats of the
    other players are kept open for them; the seat of somebody who has left is open to anyone.
    """
    return [_rematch_seat(seat, guest) for seat in seats]


def _rematch_seat(seat: StoredSeat, guest: bytes | None) -> StoredSeat:
    if not is_player_seat(seat):
        return replace(seat, seed="", seeded=None)
    if seat.owner is not None and seat.owner == guest:
        return replace(seat, kind="person", bot="", seed="", seeded=None)
    return StoredSeat(kind="open", name=seat.name, owner=seat.owner)


def same_deal(live: "LiveMatch", guest: bytes | None) -> StoredMatch:
    """The same luck once more."""
    return replace(live.kept, id=new_id(), host=guest, follows=None, created=now())


def begins_at_once(match: StoredMatch, seats: Sequence[StoredSeat]) -> bool:
    """Say whether nobody is awaited: neither a player nor a seed."""
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
