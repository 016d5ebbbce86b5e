"""Games, seats and views as they are shown: from the house's objects to those of the wire."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from boneyard.bots.characters import character
from boneyard.bots.registry import BOTS, manners_of
from boneyard.core.options import Choice, Flag, Option, Value, Whole
from boneyard.engine.kinds import AnyGame
from boneyard.engine.view_json import seen
from boneyard.games import GAMES, about, as_written, option_text
from boneyard.i18n.translator import Say, english
from boneyard.schemas import matches as wire
from boneyard.server import wall_clock
from boneyard.server.matches import clock as matches_clock
from boneyard.server.matches.eligibility import pool_in
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.premoves import holds
from boneyard.server.matches.reserved_seats import reserved_for
from boneyard.server.matches.seats import is_stood_in


def _option(game: AnyGame, option: Option) -> wire.OptionInfo:
    help = english(option_text.explained(option))
    found = wire.OptionInfo(option.name, help, "choice", game.default(option, min(game.players)))
    if isinstance(option, Whole):
        found.kind, found.least, found.most = "number", option.least, option.most
    elif isinstance(option, Flag):
        found.kind = "flag"
    elif isinstance(option, Choice):
        found.choices = list(option.choices)
    if option.needs:
        found.needs = {_name(value): list(counts) for value, counts in option.needs.items()}
    return found


def _name(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def game_info(name: str) -> wire.GameInfo:
    """A game as its declaration has it."""
    game = GAMES[name]
    return wire.GameInfo(
        name=game.name,
        title=game.title,
        book=game.book.name,
        players=list(game.players),
        tagline=about.tagline(name),
        tiles=about.tiles(game),
        goal=about.goal(game),
        solo=game.alone,
        teams=not game.alone and game.teams,
        curved=not game.alone and game.table.curved,
        options=[_option(game, option) for option in game.all_options],
    )


def bot_infos(names: Iterable[str] = BOTS, say: Say = english) -> list[wire.BotInfo]:
    """All bots, or those with these names."""
    found = [BOTS[name] for name in names]
    return [
        wire.BotInfo(one.name, one.title, one.face, say(one.about), manners_of(one.name))
        for one in found
    ]


def seats(live: LiveMatch, guest: bytes | None) -> list[wire.Seat]:
    """Who sits where, as a guest sees it."""
    yours = live.seats_of(guest)
    return [
        wire.Seat(
            seat=at,
            side=live.rules.side(at),
            kind=one.kind,
            name=live.names[at],
            bot=one.bot,
            face=who.face if (who := character(one.bot, one.name)) else "",
            yours=at in yours,
            stands_in=is_stood_in(one),
            by_hand=one.by_hand,
            ready=at in live.ready,
            here=live.here(at),
            getting_ready=at in live.slow,
            reserved=reserved_for(live.kept, one) is not None,
            for_you=guest is not None and reserved_for(live.kept, one) == guest,
        )
        for at, one in enumerate(live.seats)
    ]


def look(live: LiveMatch, guest: bytes | None, seat: int | None) -> wire.Look:
    """A match as a seat (None: a watcher) may know it."""
    return wire.Look(
        match=live.id,
        number=live.number,
        game=live.rules.game.name,
        title=live.rules.game.title,
        options=dict(live.rules.options),
        mode=live.kept.mode,
        status=live.status,
        seats=seats(live, guest),
        seat=seat,
        yours=live.seats_of(guest),
        commitment=live.commitment,
        seal=seal(live),
        created=live.kept.created,
        round_began=live.round_began,
        calls=[] if seat is None else live.calls(seat),
        moves=[] if seat is None else [str(move) for move in live.moves(seat)],
        can_undo=live.can_undo,
        can_redo=live.can_redo,
        daily=live.kept.daily,
        next=live.next,
        rules=_own_rules(live),
        clock=clock(live),
        later=later(live, seat),
        open=live.offer is not None,
        watching=live.watching,
        late=live.kept.late,
        rated=pool_in(live.kept.contest),
        **seen(live.view(seat)),
    )


def later(live: LiveMatch, seat: int | None) -> tuple[str, ...]:
    """What a seat itself has left for its next turn."""
    left = live.later.get(seat) if seat is not None else None
    return left.plays if left is not None and holds(left, live.log) else ()


def clock(live: LiveMatch) -> wire.ClockOut | None:
    """How much time everybody has, if there is a clock."""
    kept, banks = matches_clock.clock_of(live.kept), matches_clock.banks_of(live)
    if kept is None or banks is None:
        return None
    deadline = None if banks.deadline is None else wall_clock.on_calendar(banks.deadline)
    return wire.ClockOut(
        bank=kept.bank, turn=kept.turn, most=kept.most, over_days=kept.over_days,
        left=list(banks.left), seat=banks.seat, since=wall_clock.on_calendar(banks.since),
        deadline=deadline, now=wall_clock.now(),
    )  # fmt: skip


def _own_rules(live: LiveMatch) -> dict[str, Any] | None:
    """The rules of a match, where somebody wrote them."""
    written = as_written(live.rules.game)
    return written if isinstance(written, dict) else None


def seal(live: LiveMatch) -> wire.Seal:
    """How far the luck of a match is fixed; nobody sees another's seed before tiles are dealt."""
    return wire.Seal(
        live.kept.fair,
        live.kept.sealed,
        [seat.seeded for seat in live.seats],
        live.awaited(),
        [seat.seed for seat in live.seats] if live.log else [],
        live.dealt_at,
    )


def legal(live: LiveMatch, guest: bytes | None) -> wire.Legal:
    """What a guest's seats may do now."""
    return wire.Legal(
        live.number,
        live.state.to_act,
        [
            wire.SeatMoves(seat, [str(move) for move in live.moves(seat)], live.calls(seat))
            for seat in live.seats_of(guest)
        ],
    )
