"""Games, seats and views as they are shown: from the server's objects to those of the wire."""

from collections.abc import Iterable
from functools import cache

from boneyard.bots.characters import find_character
from boneyard.bots.registry import BOTS, styles_of
from boneyard.core.options import ChoiceOption, FlagOption, IntegerOption, Option, Value
from boneyard.engine.kinds import AnyGame
from boneyard.engine.view_json import view_to_json
from boneyard.games import GAMES, game_facts, game_reference, option_text
from boneyard.i18n.translator import Translate, english
from boneyard.schemas import matches as wire
from boneyard.server import wall_clock
from boneyard.server.matches import clock as matches_clock
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.premoves import is_still_valid
from boneyard.server.matches.rematch import reserved_for
from boneyard.server.matches.seats import is_stood_in


def _build_option(game: AnyGame, option: Option) -> wire.OptionInfo:
    help = english(option_text.explain_option(game, option))
    found = wire.OptionInfo(option.name, help, "choice", game.default(option, min(game.players)))
    if isinstance(option, IntegerOption):
        found.kind, found.least, found.most = "number", option.least, option.most
    elif isinstance(option, FlagOption):
        found.kind = "flag"
    elif isinstance(option, ChoiceOption):
        found.choices = list(option.choices)
    if option.player_counts:
        found.needs = {
            _value_text(value): list(counts) for value, counts in option.player_counts.items()
        }
    return found


def _value_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def build_game_info(name: str) -> wire.GameInfo:
    """A game as its declaration has it."""
    game = GAMES[name]
    return wire.GameInfo(
        name=game.name,
        title=game.title,
        book=game.book.name,
        players=list(game.players),
        tagline=game_facts.tagline(name),
        tiles=game_facts.describe_tiles(game),
        goal=game_facts.describe_goal(game),
        solo=game.alone,
        teams=not game.alone and game.teams,
        curved=not game.alone and game.table.curved,
        options=[_build_option(game, option) for option in game.all_options],
    )


def build_bot_infos(
    names: Iterable[str] = BOTS, translate: Translate = english
) -> list[wire.BotInfo]:
    """All bots, or those with these names."""
    found = [BOTS[name] for name in names]
    return [
        wire.BotInfo(one.name, one.title, one.face, translate(one.about), styles_of(one.name))
        for one in found
    ]


def build_seats(live: LiveMatch, guest: bytes | None) -> list[wire.Seat]:
    """Who sits where, as a guest sees it."""
    yours = live.seats_of(guest)
    return [
        wire.Seat(
            seat=at,
            side=live.rules.side(at),
            kind=one.kind,
            name=live.names[at],
            bot=one.bot,
            face=who.face if (who := find_character(one.bot, one.name)) else one.avatar,
            yours=at in yours,
            stands_in=is_stood_in(one),
            by_hand=one.by_hand,
            ready=at in live.room.ready_seats,
            here=live.is_present(at),
            getting_ready=at in live.room.slow_bots,
            reserved=reserved_for(live.row, one) is not None,
            for_you=guest is not None and reserved_for(live.row, one) == guest,
        )
        for at, one in enumerate(live.seats)
    ]


def build_look(live: LiveMatch, guest: bytes | None, seat: int | None) -> wire.Look:
    """A match as a seat (None: a spectator) may know it."""
    return wire.Look(
        match=live.id,
        number=live.number,
        game=live.rules.game.name,
        title=live.rules.game.title,
        options=dict(live.rules.options),
        mode=live.row.mode,
        status=live.status,
        seats=build_seats(live, guest),
        seat=seat,
        yours=live.seats_of(guest),
        commitment=live.commitment,
        seal=build_seal(live),
        created=live.row.created,
        round_began=live.log.round_began,
        calls=[] if seat is None else live.views.calls(seat),
        moves=[] if seat is None else [str(move) for move in live.views.legal_moves(seat)],
        can_undo=live.log.can_undo,
        can_redo=live.log.can_redo,
        daily=live.row.daily,
        next=live.rematch_id,
        rules=_custom_rules(live),
        clock=build_clock(live),
        later=visible_premoves(live, seat),
        open=live.offer is not None,
        watching=live.room.spectator_count,
        late=live.row.delayed,
        rated=live.row.part_of.pool,
        **view_to_json(live.view(seat)),
    )


def visible_premoves(live: LiveMatch, seat: int | None) -> tuple[str, ...]:
    """What a seat itself has left for its next turn."""
    left = live.premoves.get(seat) if seat is not None else None
    return left.plays if left is not None and is_still_valid(left, live.log.entries) else ()


def build_clock(live: LiveMatch) -> wire.ClockOut | None:
    """How much time everybody has, if there is a clock."""
    kept, banks = matches_clock.clock_of(live.row), matches_clock.banks_of(live)
    if kept is None or banks is None:
        return None
    # All moments are moved by the same: `deadline - now` is the time left, to the millisecond.
    ahead = wall_clock.calendar_offset()
    return wire.ClockOut(
        bank=kept.bank,
        turn=kept.turn,
        most=kept.most,
        over_days=kept.is_correspondence,
        left=list(banks.remaining),
        seat=banks.running_seat,
        since=banks.running_since + ahead,
        deadline=None if banks.deadline is None else banks.deadline + ahead,
        now=wall_clock.steady() + ahead,
    )


def _custom_rules(live: LiveMatch) -> dict[str, object] | None:
    """The rules of a match, where a player wrote them."""
    written = game_reference(live.rules.game)
    return written if isinstance(written, dict) else None


def build_seal(live: LiveMatch) -> wire.Seal:
    """How far the luck of a match is fixed; no one sees another's seed before tiles are dealt."""
    return wire.Seal(
        live.row.fair,
        live.row.sealed,
        [seat.seeded for seat in live.seats],
        live.seats_without_seed(),
        [seat.seed for seat in live.seats] if live.log.entries else [],
        live.log.dealt_at,
    )


def build_legal(live: LiveMatch, guest: bytes | None) -> wire.Legal:
    """What a guest's seats may do now."""
    return wire.Legal(
        live.number,
        live.state.to_act,
        [
            wire.SeatMoves(
                seat, [str(move) for move in live.views.legal_moves(seat)], live.views.calls(seat)
            )
            for seat in live.seats_of(guest)
        ],
    )
