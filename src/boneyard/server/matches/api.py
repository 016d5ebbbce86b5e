"""API of matches: start, look, move, seats, clock, rematch."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET
from starlette.responses import Response

from boneyard.core.codec import encoder
from boneyard.core.options import OptionError
from boneyard.engine.kinds import AnyGame
from boneyard.games import called, game_named
from boneyard.schemas import matches as wire
from boneyard.server.context import Ask, already_json
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import Refused
from boneyard.server.http.language import spoken
from boneyard.server.http.session_cookie import guests_of
from boneyard.server.matches import record as matches_record
from boneyard.server.matches import serialize
from boneyard.server.matches.commands import (
    AGAIN,
    BY_HAND,
    CLAIM,
    GIVE_TIME,
    JOIN,
    MOVE,
    PRESS_ON,
    PUT_BOT,
    REDO,
    REMATCH,
    RETURN,
    SEED,
    START,
    UNDO,
    Joining,
    Moving,
)
from boneyard.server.matches.premoves import LATER
from boneyard.server.matches.setup import Offering, Place, Plan

#: How many entries are sent at once at most, and up to how many are written without waiting.
PAGE, FEW = 1000, 50


async def guest(ask: Ask) -> wire.NewGuest:
    """A secret for a program; browsers get theirs as a cookie."""
    return wire.NewGuest(guests_of(ask.request.scope).issue())


async def mine(ask: Ask) -> wire.Mine:
    """The guest's latest matches."""
    if ask.guest is None:
        return wire.Mine([])
    found = await ask.house.store.of_guest(ask.guest, 50)
    return wire.Mine(
        [
            wire.MatchInfo(one.id, called(one.game), one.mode, one.created, one.daily)
            for one in found
        ]
    )


async def start(ask: Ask) -> wire.Started:
    """Start a match."""
    wanted = await ask.body(wire.Start)
    if wanted.seed:
        raise Refused(400, "house-seed-early", path=f"{MATCH}/seats/{{seat}}/seed")
    live = await ask.run(START, plan_of(ask, wanted))
    seat = ask.eyes(live)
    return wire.Started(live.id, serialize.look(live.seen_from(seat), ask.guest, seat))


def _players(game: AnyGame, options: Mapping[str, Any]) -> int:
    try:
        return game.rules(**options).players
    except TypeError:
        raise OptionError("house-no-option", game=game.name) from None


def plan_of(ask: Ask, wanted: wire.Start) -> Plan:
    """A match as the request describes it."""
    game = game_named(wanted.game)
    players = _players(game, wanted.options)
    name = ask.name(wanted.name)
    if wanted.seats is UNSET:
        places = [Place("person", name), *[Place("bot", bot=wanted.bot)] * (players - 1)]
    else:
        places = [Place(one.kind, ask.name(one.name), one.bot) for one in wanted.seats]
    offer = Offering(wanted.level, spoken_in(wanted.language)) if wanted.open else None
    return Plan(
        game.call, wanted.options, places, wanted.daily, wanted.clock, wanted.late, offer,
        wanted.rated,
    )  # fmt: skip


def spoken_in(language: str) -> str:
    """The language of an open table; one that the house doesn't speak is none."""
    return language if spoken(language) else ""


async def look(ask: Ask) -> wire.Look:
    """A match as the asker may know it."""
    live, seat = await ask.seen()
    return serialize.look(live, ask.guest, seat)


async def legal(ask: Ask) -> wire.Legal:
    """What the asker's seats may do now."""
    live = await ask.live()
    own = live.seats_of(ask.guest)
    return serialize.legal(live.seen_from(own[0] if own else None), ask.guest)


async def move(ask: Ask) -> wire.Done:
    """Make a move: the answer comes when it is written."""
    live = await ask.live()
    said = await ask.body(wire.MoveRequest)
    moving = Moving(said.move, said.after, said.say)
    return wire.Done(await ask.run(MOVE, moving, live, said.seat))


async def events(ask: Ask) -> Response:
    """What has happened since a number, as the asker may know it; page by page if it is much."""
    live, seat = await ask.seen()
    since, number = ask.number("since"), live.number
    last = min(since + max(1, min(ask.number("limit", PAGE), PAGE)), number)
    if last - since <= FEW:
        told = live.pages(since, last, seat)
    else:
        key = ("events", live.id, since, last, seat)
        told = await ask.long(key, lambda: live.pages(since, last, seat))
    body = b'{"number":%d,"entries":[%s],"more":%s}' % (
        number, b",".join(told), b"true" if last < number else b"false",
    )  # fmt: skip
    return already_json(body)


async def record(ask: Ask) -> Any:
    """The record of a match: whole once it is over, before that what the asker knows."""
    live, seat = await ask.seen()
    over = live.state.over
    key = ("record", live.id, live.number, live.news, None if over else seat)
    return already_json(
        await ask.long(
            key, lambda: encoder.encode(ask.signed(live, matches_record.record(live, seat)))
        )
    )


async def join(ask: Ask) -> wire.Look:
    """Take an open seat."""
    live = await ask.live()
    said = await ask.body(wire.Join)
    name, seed = ask.name(said.name), ask.seed(said.seed)
    await ask.run(JOIN, Joining(name, seed), live, ask.seat)
    return serialize.look(live, ask.guest, ask.seat)


async def seed(ask: Ask) -> wire.Look:
    """Add a seat's own seed to the luck of a match that is sealed; then tiles are dealt."""
    live = await ask.live()
    said = await ask.body(wire.AddSeed)
    await ask.run(SEED, ask.seed(said.seed), live, ask.seat)
    return serialize.look(live, ask.guest, ask.seat)


async def put_bot(ask: Ask) -> wire.Done:
    """Put a bot in a seat that is open, or one's own."""
    live = await ask.live()
    said = await ask.body(wire.PutBot)
    await ask.run(PUT_BOT, said.bot, live, ask.seat)
    return wire.Done(ask.number_of(live))


async def by_hand(ask: Ask) -> wire.Done:
    """Let forced steps of a seat wait for the person, or happen by themselves."""
    live = await ask.live()
    said = await ask.body(wire.ByHand)
    return wire.Done(await ask.run(BY_HAND, said.by_hand, live, ask.seat))


async def press_on(ask: Ask) -> wire.Done:
    """Say that one has seen the count of the round; or wait no longer for others' seeds."""
    live = await ask.live()
    await ask.body(wire.Nothing)
    await ask.run(PRESS_ON, None, live)
    return wire.Done(ask.number_of(live))


async def claim(ask: Ask) -> wire.Done:
    """Say that the other player's time has run out: the match is won."""
    live = await ask.live()
    await ask.body(wire.Nothing)
    return wire.Done(await ask.run(CLAIM, None, live))


async def give_time(ask: Ask) -> wire.Done:
    """Give another seat time."""
    live = await ask.live()
    await ask.body(wire.Nothing)
    await ask.run(GIVE_TIME, None, live, ask.seat)
    return wire.Done(ask.number_of(live))


async def later(ask: Ask) -> wire.Done:
    """Leave plays for one's next turn: the first that is legal then is made; none: wait."""
    live = await ask.live()
    said = await ask.body(wire.Later)
    return wire.Done(await ask.run(LATER, said.plays, live, ask.seat))


async def come_back(ask: Ask) -> wire.Done:
    """Take one's seat again from the bot that stood in."""
    live = await ask.live()
    await ask.body(wire.Nothing)
    return wire.Done(await ask.run(RETURN, None, live, ask.seat))


async def undo(ask: Ask) -> wire.Done:
    """Take the last move of a game for one back."""
    live = await ask.live()
    await ask.body(wire.Nothing)
    return wire.Done(await ask.run(UNDO, None, live))


async def redo(ask: Ask) -> wire.Done:
    """Make the move that was taken back last again."""
    live = await ask.live()
    await ask.body(wire.Nothing)
    return wire.Done(await ask.run(REDO, None, live))


async def rematch(ask: Ask) -> wire.Next:
    """The same people and bots once more; in a game for one, a new deal."""
    live = await ask.live()
    await ask.body(wire.Nothing)
    return wire.Next((await ask.run(REMATCH, None, live)).id)


async def again(ask: Ask) -> wire.Next:
    """The same deal of a game for one, from its start."""
    live = await ask.live()
    await ask.body(wire.Nothing)
    return wire.Next((await ask.run(AGAIN, None, live)).id)


SEAT_QUERY: Final = ("seat", "whose view: one of one's own seats, or `watch`")

MATCH: Final = "/api/matches/{match}"


ROUTES: Final = (
    Endpoint("POST", "/api/guests", guest, wire.NewGuest, "A secret for a program"),
    Endpoint("GET", "/api/matches", mine, wire.Mine, "One's own latest matches"),
    Endpoint("POST", "/api/matches", start, wire.Started, "Start a match", wire.Start),
    Endpoint("GET", MATCH, look, wire.Look, "A match as one may know it", query=(SEAT_QUERY,)),
    Endpoint("GET", f"{MATCH}/legal", legal, wire.Legal, "What one's seats may do now"),
    Endpoint("POST", f"{MATCH}/moves", move, wire.Done, "Make a move", wire.MoveRequest),
    Endpoint("GET", f"{MATCH}/events", events, wire.Events, "What has happened since a number",
             query=(("since", "the number of the last entry one has"),
                ("limit", f"how many entries one wants at once: {PAGE}, or fewer"), SEAT_QUERY)),
    Endpoint("GET", f"{MATCH}/record", record, wire.RecordOut, "The record", query=(SEAT_QUERY,)),
    Endpoint("POST", f"{MATCH}/seats/{{seat:int}}", join, wire.Look, "Take an open seat",
             wire.Join),
    Endpoint("POST", f"{MATCH}/seats/{{seat:int}}/seed", seed, wire.Look, "Add a seat's seed",
             wire.AddSeed),
    Endpoint("POST", f"{MATCH}/seats/{{seat:int}}/bot", put_bot, wire.Done, "Seat a bot",
             wire.PutBot),
    Endpoint("POST", f"{MATCH}/seats/{{seat:int}}/by-hand", by_hand, wire.Done,
             "Forced steps by hand, or by themselves", wire.ByHand),
    Endpoint("POST", f"{MATCH}/seats/{{seat:int}}/time", give_time, wire.Done,
             "Give another seat time", wire.Nothing),
    Endpoint("POST", f"{MATCH}/seats/{{seat:int}}/return", come_back, wire.Done,
             "Take one's seat again from the bot that stood in", wire.Nothing),
    Endpoint("POST", f"{MATCH}/seats/{{seat:int}}/later", later, wire.Done,
             "Leave plays for one's next turn", wire.Later),
    Endpoint("POST", f"{MATCH}/claim", claim, wire.Done, "Win by the other's empty bank (of two)",
             wire.Nothing),
    Endpoint("POST", f"{MATCH}/on", press_on, wire.Done, "On to the next round", wire.Nothing),
    Endpoint("POST", f"{MATCH}/undo", undo, wire.Done, "Take a move back (alone)", wire.Nothing),
    Endpoint("POST", f"{MATCH}/redo", redo, wire.Done, "Make it again (alone)", wire.Nothing),
    Endpoint("POST", f"{MATCH}/rematch", rematch, wire.Next, "Once more", wire.Nothing),
    Endpoint("POST", f"{MATCH}/again", again, wire.Next, "The same deal (alone)", wire.Nothing),
)  # fmt: skip
