"""Games, seats and views as they are shown: from the house's objects to those of the wire."""

from functools import cache

from boneyard.bots import BOTS
from boneyard.games import GAMES, AnyGame, about
from boneyard.options import Choice, Flag, Option, Value, Whole
from boneyard.rules.game import Game
from boneyard.server import wire
from boneyard.server.match import LiveMatch
from boneyard.solitaire.baronet import BaronetState
from boneyard.solitaire.columns import ColumnsState
from boneyard.solitaire.knock_out import KnockOutState
from boneyard.state import Position, State
from boneyard.tiles import texts


def _option(game: AnyGame, option: Option) -> wire.OptionInfo:
    found = wire.OptionInfo(
        option.name, option.help, "choice", game.default(option, min(game.players))
    )
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
    table = isinstance(game, Game)
    return wire.GameInfo(
        name=game.name,
        title=game.title,
        book=game.book.name,
        players=list(game.players),
        tagline=about.tagline(name),
        tiles=about.tiles(game),
        goal=about.goal(game),
        solo=not table,
        teams=isinstance(game, Game) and game.teams,
        curved=isinstance(game, Game) and game.table.curved,
        options=[_option(game, option) for option in game.all_options],
    )


def bot_infos() -> list[wire.BotInfo]:
    """All bots."""
    return [wire.BotInfo(one.name, one.title, one.face, one.about) for one in BOTS.values()]


def seats(live: LiveMatch, guest: bytes | None) -> list[wire.Seat]:
    """Who sits where, as a guest sees it."""
    return [
        wire.Seat(
            seat=at,
            side=live.rules.side(at),
            kind=one.kind,
            name=live.names[at],
            bot=one.bot,
            face=BOTS[one.bot].face if one.bot in BOTS else "",
            yours=guest is not None and one.owner == guest,
            by_hand=one.by_hand,
            ready=at in live.ready,
        )
        for at, one in enumerate(live.seats)
    ]


def look(live: LiveMatch, guest: bytes | None, seat: int | None) -> wire.Look:
    """A match as a seat (None: a watcher) may know it."""
    view = live.view(seat)
    found = wire.Look(
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
        created=live.kept.created,
        scores=list(view.scores),
        points=list(view.points),
        round=view.round,
        round_began=live.round_began,
        turn=view.to_act,
        playing=view.playing,
        over=view.over,
        winners=list(view.winners),
        results=[
            wire.RoundResult(one.end, list(one.winners), list(one.points), one.left)
            for one in view.results
        ],
        hands=[],
        counts=view.hand_counts,
        stock=view.stock_count,
        ends=view.open_ends,
        calls=[] if seat is None else live.calls(seat),
        moves=[] if seat is None else [str(move) for move in live.moves(seat)],
        can_undo=live.can_undo,
        can_redo=live.can_redo,
        daily=live.kept.daily,
        next=live.next,
    )
    _fill(found, view)
    return found


def _fill(found: wire.Look, view: Position) -> None:
    """Add what only some games have."""
    match view:
        case State():
            _fill_table(found, view)
        case BaronetState():
            found.row = [tile.text for tile in view.row]
            found.at, found.count = view.at, view.count
        case KnockOutState():
            found.row = [f"{one}-{two}" for one, two in view.line]
        case ColumnsState():
            found.columns = [
                wire.ColumnLook(len(column.down), [f"{one}-{two}" for one, two in column.up])
                for column in view.columns
            ]


def _fill_table(found: wire.Look, view: State) -> None:
    found.hands = [list(texts(hand)) for hand in view.hands]
    if view.question is not None:
        asked = view.question
        found.question = wire.Choice(asked.seat, asked.about, list(asked.words))
    found.way, found.drawn, found.may_stop, found.owes = (
        view.way, view.drawn, view.may_stop, view.owes,
    )  # fmt: skip
    found.turned = view.turned.text if view.turned else None
    found.reaching = list(view.reaching) if view.reaching else None
    found.last = view.last.text if view.last else None
    found.laid, found.finished = view.table.tiles, list(view.finished)
    found.stakes, found.aside = view.stakes, len(view.aside)


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
