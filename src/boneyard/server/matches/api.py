"""API of matches: start, look, move, seats, clock, rematch."""

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta
from starlette.responses import Response

from boneyard.core.codec import encoder
from boneyard.games import game_name_of, get_game
from boneyard.schemas import matches as wire
from boneyard.server.endpoints import Endpoint, QueryParameter
from boneyard.server.errors import HttpError
from boneyard.server.matches import commands, premoves, serialize
from boneyard.server.matches import record as matches_record
from boneyard.server.matches.setup import (
    MatchPlan,
    OfferOptions,
    SeatRequest,
    count_players,
    supported_language_or_none,
)
from boneyard.server.request_context import RequestContext, encoded_json_response

#: How many entries are sent at once at most, and up to how many are written without waiting.
MAX_ENTRIES_PER_PAGE, MAX_INLINE_ENTRIES = 1000, 50
EntryLimit = Annotated[int, Meta(ge=1, le=MAX_ENTRIES_PER_PAGE)]


async def guest(context: RequestContext) -> wire.NewGuest:
    """A secret for a program; browsers get theirs as a cookie."""
    return wire.NewGuest(context.services.sessions.issue_token())


async def mine(context: RequestContext) -> wire.Mine:
    """The guest's latest matches."""
    if context.guest is None:
        return wire.Mine([])
    found = await context.services.store.list_matches(context.guest, 50)
    return wire.Mine(
        [
            wire.MatchInfo(one.id, game_name_of(one.game), one.mode, one.created, one.daily)
            for one in found
        ]
    )


async def start(context: RequestContext) -> wire.Started:
    """Start a match."""
    wanted = await context.parse_body(wire.Start)
    if wanted.seed:
        raise HttpError(400, "server-seed-early", path=f"{MATCH_PATH}/seats/{{seat}}/seed")
    live = await context.run(commands.start, build_plan(context, wanted))
    seat = context.viewer_seat(live)
    return wire.Started(live.id, serialize.build_look(live.as_seen_from(seat), context.guest, seat))


def build_plan(context: RequestContext, wanted: wire.Start) -> MatchPlan:
    """A match as the request describes it."""
    game = get_game(wanted.game)
    players = count_players(game, wanted.options)
    name = context.clean_name(wanted.name)
    if wanted.seats is UNSET:
        places = [
            SeatRequest("person", name),
            *[SeatRequest("bot", bot=wanted.bot)] * (players - 1),
        ]
    else:
        places = [
            SeatRequest(one.kind, context.clean_name(one.name), one.bot) for one in wanted.seats
        ]
    offer = (
        OfferOptions(wanted.level, supported_language_or_none(wanted.language))
        if wanted.open
        else None
    )
    return MatchPlan(
        game.lookup_key, wanted.options, places, wanted.daily, wanted.clock, wanted.late, offer,
        wanted.rated, wanted.watch,
    )  # fmt: skip


async def look(context: RequestContext) -> wire.Look:
    """A match as the caller may know it."""
    live, seat = await context.load_view()
    return serialize.build_look(live, context.guest, seat)


async def legal(context: RequestContext) -> wire.Legal:
    """What the caller's seats may do now."""
    live = await context.load_match()
    own = live.seats_of(context.guest)
    return serialize.build_legal(live.as_seen_from(own[0] if own else None), context.guest)


async def move(context: RequestContext) -> wire.Done:
    """Make a move: the answer comes when it is written."""
    live = await context.load_match()
    payload = await context.parse_body(wire.MoveRequest)
    return wire.Done(await context.run(commands.move, payload, live, payload.seat))


async def events(context: RequestContext) -> Response:
    """What has happened since a number, as the caller may know it; page by page if it is much."""
    live, seat = await context.load_view()
    since, number = context.query_int("since"), live.number
    last = min(
        since + max(1, min(context.query_int("limit", MAX_ENTRIES_PER_PAGE), MAX_ENTRIES_PER_PAGE)),
        number,
    )
    if last - since <= MAX_INLINE_ENTRIES:
        told = live.views.encode_range(since, last, seat)
    else:
        key = ("events", live.id, since, last, seat)
        told = await context.run_in_background(
            key, lambda: live.views.encode_range(since, last, seat)
        )
    body = b'{"number":%d,"entries":[%s],"more":%s}' % (
        number, b",".join(told), b"true" if last < number else b"false",
    )  # fmt: skip
    return encoded_json_response(body)


async def record(context: RequestContext) -> Any:
    """The record of a match: whole once it is over, before that what the caller knows."""
    live, seat = await context.load_view()
    over = live.state.over
    key = ("record", live.id, live.number, live.revision, None if over else seat)
    return encoded_json_response(
        await context.run_in_background(
            key,
            lambda: encoder.encode(
                context.sign_record(live, matches_record.build_record(live, seat))
            ),
        )
    )


async def join(context: RequestContext) -> wire.Look:
    """Take an open seat."""
    live = await context.load_match()
    await context.run_body(commands.join, live)
    return serialize.build_look(live, context.guest, context.seat)


async def seed(context: RequestContext) -> wire.Look:
    """Add a seat's own seed to the luck of a match that is sealed; then tiles are dealt."""
    live = await context.load_match()
    await context.run_body(commands.add_seed, live)
    return serialize.build_look(live, context.guest, context.seat)


async def put_bot(context: RequestContext) -> wire.Done:
    """Put a bot in a seat that is open, or one's own."""
    live = await context.load_match()
    await context.run_body(commands.put_bot, live)
    return wire.Done(context.last_visible_entry(live))


async def by_hand(context: RequestContext) -> wire.Done:
    """Let forced steps of a seat wait for the person, or happen by themselves."""
    live = await context.load_match()
    return wire.Done(await context.run_body(commands.set_by_hand, live))


async def press_on(context: RequestContext) -> wire.Done:
    """Say that one has seen the count of the round; or wait no longer for others' seeds."""
    live = await context.load_match()
    await context.run_body(commands.mark_ready, live)
    return wire.Done(context.last_visible_entry(live))


async def claim(context: RequestContext) -> wire.Done:
    """Say that the other player's time has run out: the match is won."""
    live = await context.load_match()
    return wire.Done(await context.run_body(commands.claim_win, live))


async def give_time(context: RequestContext) -> wire.Done:
    """Give another seat time."""
    live = await context.load_match()
    await context.run_body(commands.give_time, live)
    return wire.Done(context.last_visible_entry(live))


async def later(context: RequestContext) -> wire.Done:
    """Leave plays for one's next turn: the first that is legal then is made; none: wait."""
    live = await context.load_match()
    return wire.Done(await context.run_body(premoves.set_premoves, live))


async def come_back(context: RequestContext) -> wire.Done:
    """Take one's seat again from the bot that stood in."""
    live = await context.load_match()
    return wire.Done(await context.run_body(commands.return_to_seat, live))


async def undo(context: RequestContext) -> wire.Done:
    """Take the last move of a game for one back."""
    live = await context.load_match()
    return wire.Done(await context.run_body(commands.undo, live))


async def redo(context: RequestContext) -> wire.Done:
    """Make the move that was taken back last again."""
    live = await context.load_match()
    return wire.Done(await context.run_body(commands.redo, live))


async def rematch(context: RequestContext) -> wire.Next:
    """The same people and bots once more; in a game for one, a new deal."""
    live = await context.load_match()
    return wire.Next((await context.run_body(commands.rematch, live)).id)


async def again(context: RequestContext) -> wire.Next:
    """The same deal of a game for one, from its start."""
    live = await context.load_match()
    return wire.Next((await context.run_body(commands.replay_deal, live)).id)


SEAT_QUERY: Final = QueryParameter(
    "seat", "Whose view: the number of one of the caller's seats, or `watch`."
)

MATCH_PATH: Final = "/api/matches/{match}"


ROUTES: Final = (
    Endpoint("POST", "/api/guests", guest, wire.NewGuest, "A secret for a program"),
    Endpoint("GET", "/api/matches", mine, wire.Mine, "One's own latest matches"),
    Endpoint("POST", "/api/matches", start, wire.Started, "Start a match", wire.Start),
    Endpoint("GET", MATCH_PATH, look, wire.Look, "A match as one may know it", query=(SEAT_QUERY,)),
    Endpoint("GET", f"{MATCH_PATH}/legal", legal, wire.Legal, "What one's seats may do now"),
    Endpoint("POST", f"{MATCH_PATH}/moves", move, wire.Done, "Make a move", wire.MoveRequest),
    Endpoint(
        "GET",
        f"{MATCH_PATH}/events",
        events,
        wire.Events,
        "What has happened since a number",
        query=(
            QueryParameter("since", "The number of the last entry that the caller has.", int),
            QueryParameter("limit", "How many entries to return at most.", EntryLimit),
            SEAT_QUERY,
        ),
    ),
    Endpoint(
        "GET", f"{MATCH_PATH}/record", record, wire.RecordOut, "The record", query=(SEAT_QUERY,)
    ),
    Endpoint(
        "POST", f"{MATCH_PATH}/seats/{{seat:int}}", join, wire.Look, "Take an open seat", wire.Join
    ),
    Endpoint(
        "POST",
        f"{MATCH_PATH}/seats/{{seat:int}}/seed",
        seed,
        wire.Look,
        "Add a seat's seed",
        wire.AddSeed,
    ),
    Endpoint(
        "POST",
        f"{MATCH_PATH}/seats/{{seat:int}}/bot",
        put_bot,
        wire.Done,
        "Seat a bot",
        wire.PutBot,
    ),
    Endpoint(
        "POST",
        f"{MATCH_PATH}/seats/{{seat:int}}/by-hand",
        by_hand,
        wire.Done,
        "Forced steps by hand, or by themselves",
        wire.ByHand,
    ),
    Endpoint(
        "POST",
        f"{MATCH_PATH}/seats/{{seat:int}}/time",
        give_time,
        wire.Done,
        "Give another seat time",
        wire.Nothing,
    ),
    Endpoint(
        "POST",
        f"{MATCH_PATH}/seats/{{seat:int}}/return",
        come_back,
        wire.Done,
        "Take one's seat again from the bot that stood in",
        wire.Nothing,
    ),
    Endpoint(
        "POST",
        f"{MATCH_PATH}/seats/{{seat:int}}/later",
        later,
        wire.Done,
        "Leave plays for one's next turn",
        wire.Later,
    ),
    Endpoint(
        "POST",
        f"{MATCH_PATH}/claim",
        claim,
        wire.Done,
        "Win by the other's empty bank (of two)",
        wire.Nothing,
    ),
    Endpoint("POST", f"{MATCH_PATH}/on", press_on, wire.Done, "On to the next round", wire.Nothing),
    Endpoint(
        "POST", f"{MATCH_PATH}/undo", undo, wire.Done, "Take a move back (alone)", wire.Nothing
    ),
    Endpoint("POST", f"{MATCH_PATH}/redo", redo, wire.Done, "Make it again (alone)", wire.Nothing),
    Endpoint("POST", f"{MATCH_PATH}/rematch", rematch, wire.Next, "Once more", wire.Nothing),
    Endpoint(
        "POST", f"{MATCH_PATH}/again", again, wire.Next, "The same deal (alone)", wire.Nothing
    ),
)
