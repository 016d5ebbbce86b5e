"""Pages of duplicate contests: sessions, score sheets, teams."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.bots.registry import LEVELS, USUAL
from boneyard.core.actions import parse
from boneyard.core.position import fold
from boneyard.drawing.svg.picture import look_of
from boneyard.games import GAMES, about, game_found, game_named
from boneyard.i18n.fluent_translator import Tongue
from boneyard.server.context import Ask, whole_of
from boneyard.server.duplicate.api import deal_in, session_in
from boneyard.server.duplicate.pairs_and_teams import TeamDeal, pair_complete
from boneyard.server.duplicate.score_sheets import Looked, Ranked, Row, Sheet
from boneyard.server.duplicate.service import (
    FILL_PLACES,
    JOIN_PAIR,
    MAKE_PAIR,
    MAKE_SET,
    PLAY_DEAL,
    STAND_UP,
    TAKE_PLACE,
    Dealt,
    Joining,
    Making,
    Pairing,
    Sitting,
)
from boneyard.server.errors import Refused, status_of, told
from boneyard.server.lobby.pages import guest_name
from boneyard.server.matches import serialize
from boneyard.server.matches.match import LiveMatch
from boneyard.server.web.forms import Form, form_of, short, whole
from boneyard.server.web.preferences import Wishes, keep_name, name_of, wishes_of
from boneyard.server.web.render import as_sentence, page
from boneyard.text.move_labels import move_told
from boneyard.tournaments import duplicate
from boneyard.tournaments.duplicate import ROOMS, DuplicateError, Session

#: What the teams are called: letters are the same in all our languages.
TEAMS = ("A", "B")


class ShownSwing(Struct, frozen=True):
    """A deal in the list of teams, its numbers as people write them."""

    number: int
    over: bool
    rooms: tuple[str, ...]
    result: str
    matches: tuple[str, ...]


@cache
def games() -> tuple[str, ...]:
    """The games of two pairs, which teams can play."""
    return tuple(name for name in duplicate.games_by_turns() if _for_teams(name))


def _for_teams(name: str) -> bool:
    try:
        duplicate.checked(name, {}, 1, teams=True)
    except DuplicateError:
        return False
    return True


async def show_teams(
    ask: Ask, session: Session, title: str, wrong: str = "", status: int = 200
) -> Response:
    """The rooms, who sits there, and how it stands."""
    wishes = wishes_of(ask.request)
    speak = wishes.speak
    seen = await ask.house.duplicates.parties.teams(session, ask.guest)
    leader, ahead = int(seen.total < 0), abs(seen.total)
    return page(
        ask.request, "duplicate/teams.html", status, wishes, wrong=wrong, session=session,
        seen=seen, title=title, game=game_named(session.game), names=TEAMS,
        rooms=[(room, [one for one in seen.seats if one.room == room]) for room in ROOMS],
        link=f"{str(ask.request.base_url).rstrip('/')}/duplicate/{session.id}",
        bot=serialize.bot_infos((session.level,), speak.say)[0],
        deals=[_shown_swing(one, speak) for one in seen.deals],
        leader=TEAMS[leader] if ahead else "", ahead=ahead, name=name_of(ask.request),
        begun=seen.next is not None and bool(seen.deals[seen.next].match),
    )  # fmt: skip


def _shown_swing(one: TeamDeal, speak: Tongue) -> ShownSwing:
    if one.swing is None:
        return ShownSwing(one.deal + 1, one.over, (), "", one.matches)
    first, second, both = (
        speak.number(value, signed=True)
        for value in (one.swing.first, one.swing.second, one.swing.both)
    )
    return ShownSwing(one.deal + 1, one.over, (first, second), both, one.matches)


async def act_on_teams(ask: Ask, form: Form, session: Session, name: str) -> None:
    """Take a place, or let bots take those that are free."""
    if short(form, "do") == "fill":
        await ask.run(FILL_PLACES, session)
        return
    # The button says which place: `sit-1-3`.
    _, room, seat = (*short(form, "do").split("-"), "", "")[:3]
    place = whole_of(seat, 1)
    wanted = Sitting(session, whole_of(room, 1) or 0, -1 if place is None else place, name)
    await ask.run(TAKE_PLACE, wanted)


#: Shares of a deal, from the best down, and the marks on the card that is shared.
MARKS = ((2 / 3, "●"), (1 / 3, "◐"), (0.0, "○"))

#: A deal that isn't finished, or that nobody else has played.
NO_MARK = "·"

#: People who are shown in standings.
SHOWN = 100

#: Sets of one's own that are listed.
LISTED = 12


class ShownDeal(Struct, frozen=True):
    """A deal in the list of a set."""

    number: int
    match: str
    over: bool
    counts: bool
    margin: str
    share: str
    mark: str
    master: str


class ShownChoice(Struct, frozen=True):
    """What some did, in words."""

    said: str
    count: str
    margin: str
    bar: int
    """How many of all, in hundredths."""
    house: bool
    own: bool


class ShownParting(Struct, frozen=True):
    """Where the field parted."""

    number: int
    at: int
    """The step of the replay that shows the table as it was."""
    choices: list[ShownChoice]


def mark_of(row: Row) -> str:
    """The mark of a deal: how one did among the others, and nothing of its tiles."""
    if not row.counts or row.share is None:
        return NO_MARK
    share = row.share
    return next(mark for least, mark in MARKS if share >= least - 1e-9)


def card_of(sheet: Sheet, link: str, speak: Tongue) -> str:
    """What somebody shares: it gives nothing away."""
    session = sheet.session
    called = speak("duplicate-card")
    if duplicate.day_named(session.id):
        called = speak("duplicate-card-day", day=_day(session, speak))
    line = speak("duplicate-card-game", what=called, game=game_named(session.game).title)
    marks = "".join(map(mark_of, sheet.rows))
    score = "" if sheet.share is None else speak.percent(sheet.share)
    return "\n".join(part for part in (line, f"{marks} {score}".strip(), link) if part)


def _day(session: Session, speak: Tongue) -> str:
    return speak.day(datetime.fromtimestamp(session.opens / 1000, UTC))


def title_of(session: Session, speak: Tongue) -> str:
    """What a set is called."""
    if duplicate.day_named(session.id):
        return speak("duplicate-of-day", day=_day(session, speak))
    return speak("duplicate-set", game=game_named(session.game).title)


def _shown(row: Row, speak: Tongue) -> ShownDeal:
    return ShownDeal(
        row.deal + 1, row.match, row.over, row.counts,
        speak.number(row.margin, signed=True) if row.counts else "",
        "" if row.share is None else speak.percent(row.share), mark_of(row),
        "" if row.master is None else speak.number(row.master, signed=True),
    )  # fmt: skip


def _ranked(ranked: Sequence[Ranked], speak: Tongue) -> list[tuple[Ranked, str, str]]:
    """The best, and whoever looks, with their numbers as people write them."""
    return [
        (one, speak.percent(one.share), speak.number(one.ahead, signed=True))
        for at, one in enumerate(ranked)
        if at < SHOWN or one.own
    ]


async def show_week(request: Request) -> Response:
    """The best of the week."""
    ask, wishes = Ask(request), wishes_of(request)
    ranked = await ask.house.duplicates.week(ask.guest)
    return page(request, "duplicate/week.html", wishes=wishes, ranked=_ranked(ranked, wishes.speak))


async def show(request: Request) -> Response:
    """The duplicate of the day, and what else there is."""
    ask = Ask(request)
    return await _page(ask, ask.house.duplicates.today())


async def show_set(request: Request) -> Response:
    """A set, or another day."""
    ask = Ask(request)
    return await _page(ask, await session_in(ask))


async def _page(ask: Ask, session: Session, wrong: str = "", status: int = 200) -> Response:
    if session.teams:
        title = title_of(session, wishes_of(ask.request).speak)
        return await show_teams(ask, session, title, wrong, status)
    known, wishes = ask.house.duplicates, wishes_of(ask.request)
    speak = wishes.speak
    sheet = await known.sheet(session, ask.guest)
    past, coming = known.around()
    sets = [one for one in await known.of(ask.guest, LISTED) if game_found(one.game)]
    today = known.today().id
    game = game_named(session.game)
    origin = str(ask.request.base_url).rstrip("/")
    link = f"{origin}/duplicate/{session.id}"
    pair, bot = sheet.pair, serialize.bot_infos((session.level,), speak.say)[0]
    able = set(duplicate.games_by_turns())  # shown in the order of all other lists
    return page(
        ask.request, "duplicate/set.html", status, wishes, wrong=wrong, session=session,
        sheet=sheet, title=title_of(session, speak), game=game, link=link,
        is_day=bool(session.closes), is_today=session.id == today, today=today,
        people=about.people(game, speak.say), pairs=session.rules.sides < session.rules.players,
        bot=bot,
        deals=[_shown(row, speak) for row in sheet.rows],
        share="" if sheet.share is None else speak.percent(sheet.share),
        card=card_of(sheet, link, speak) if sheet.finished and sheet.ranked_too else "",
        ranked=_ranked(sheet.ranked or (), speak), pairs_ranked=_ranked(sheet.pairs or (), speak),
        can_pair=session.in_pairs and pair is None and not any(row.match for row in sheet.rows),
        pair_link="" if pair is None else f"{origin}/pairs/{pair.id}",
        pair_names=() if pair is None else tuple(one.name or bot.title for one in pair.seats),
        past=[(one.id, _day(one, speak), game_named(one.game).title) for one in past],
        coming=[(_day(one, speak), game_named(one.game).title, one.commitment) for one in coming],
        sets=[(one.id, game_named(one.game).title, one.deals) for one in sets],
        name=name_of(ask.request), most=duplicate.MOST_DEALS, usual_deals=duplicate.DEALS,
        games=[(name, one.title) for name, one in GAMES.items() if name in able],
        team_games=[(name, GAMES[name].title) for name in games()],
        bots=serialize.bot_infos(LEVELS, speak.say), usual=USUAL,
    )  # fmt: skip


async def act(request: Request) -> Response:
    """Play a deal, make a set, or play one with others."""
    ask, form = Ask(request), await form_of(request)
    speak = wishes_of(request).speak
    session = ask.house.duplicates.today()
    try:
        if short(form, "do") == "make":
            return await _make(ask, form)
        session = await ask.house.duplicates.session(short(form, "session"))
        name = ask.name(short(form, "name"))
        called = guest_name(ask, name, speak)
        response = RedirectResponse(await _done(ask, form, session, called), 303)
        keep_name(response, request, name)
        return response
    except Exception as error:
        status = status_of(error)
        if status is None or status == 404:
            raise
        wrong = as_sentence(speak.say(told(error)))
        return await _page(ask, session, wrong, status)


async def _done(ask: Ask, form: Form, session: Session, name: str) -> str:
    """Do what somebody wants with a set, and give where it goes on."""
    here = f"/duplicate/{session.id}"
    match short(form, "do").partition("-")[0]:
        case "again":
            pass  # to look whether one's partner is there now
        case "pair":
            await ask.run(MAKE_PAIR, Pairing(session, name))
        case "stand":
            await ask.run(STAND_UP, session)
        case "sit" | "fill":
            await act_on_teams(ask, form, session, name)
        case _:
            dealt = Dealt(session, (whole(form, "deal") or 0) - 1, name)
            return f"/m/{(await ask.run(PLAY_DEAL, dealt)).id}"
    return here


async def show_pair(request: Request) -> Response:
    """Somebody's invitation to play a set as a pair."""
    return await _invitation(Ask(request))


async def _invitation(ask: Ask, wrong: str = "", status: int = 200) -> Response:
    known = ask.house.duplicates
    pair = await known.parties.invited(ask.request.path_params["pair"])
    session = await known.session(pair.session)
    if ask.guest is not None and pair.place_of(ask.guest) is not None:
        return RedirectResponse(f"/duplicate/{session.id}", 303)
    wishes = wishes_of(ask.request)
    return page(
        ask.request, "duplicate/pair.html", status, wishes, wrong=wrong, session=session,
        title=title_of(session, wishes.speak), game=game_named(session.game),
        who=pair.seats[0].name, full=pair_complete(pair), name=name_of(ask.request),
        bot=serialize.bot_infos((session.level,), wishes.speak.say)[0],
    )  # fmt: skip


async def join_pair(request: Request) -> Response:
    """Become somebody's partner."""
    ask, form = Ask(request), await form_of(request)
    speak = wishes_of(request).speak
    try:
        name = ask.name(short(form, "name"))
        joining = Joining(request.path_params["pair"], guest_name(ask, name, speak))
        session = await ask.run(JOIN_PAIR, joining)
    except Exception as error:
        status = status_of(error)
        if status is None or status == 404:
            raise
        return await _invitation(ask, as_sentence(speak.say(told(error))), status)
    response = RedirectResponse(f"/duplicate/{session.id}", 303)
    keep_name(response, request, name)
    return response


async def _make(ask: Ask, form: Form) -> Response:
    together = short(form, "teams") == "yes"
    game = short(form, "team_game" if together else "game")
    if game not in GAMES:
        raise Refused(400, "house-no-game-named", game=repr(game))
    deals, level = whole(form, "deals") or 0, short(form, "bot") or USUAL
    made = await ask.run(MAKE_SET, Making(game, {}, deals, level, together))
    return RedirectResponse(f"/duplicate/{made.id}", 303)


async def show_deal(request: Request) -> Response:
    """A deal afterwards: what others did, where they parted, what the house would have done."""
    ask, wishes = Ask(request), wishes_of(request)
    session, deal = await session_in(ask), deal_in(ask)
    seen = await ask.house.duplicates.look(session, deal, ask.guest)
    speak = wishes.speak
    parted = [] if seen is None else _parted(await ask.house.match(seen.match), seen, wishes)
    return page(
        request, "duplicate/deal.html", wishes=wishes, session=session, deal=deal + 1, seen=seen,
        title=title_of(session, speak), game=game_named(session.game), parted=parted,
        margin="" if seen is None else speak.number(seen.margin, signed=True),
        master="" if seen is None or seen.house is None
        else speak.number(seen.house.margin, signed=True),
        field=[] if seen is None else [speak.number(one, signed=True) for one in seen.field],
        last=session.deals,
    )  # fmt: skip


def _parted(live: LiveMatch, seen: Looked, wishes: Wishes) -> list[ShownParting]:
    """The partings in words, each with the step at which the table stood so."""
    seats = _seats_of(live)
    own = [at for at, entry in enumerate(live.line) if entry.seat in seats]
    speak, found = wishes.speak, []
    faces = look_of(live.rules, wishes.faces_or_own).faces
    for parting in seen.partings:
        at = own[parting.made]
        seat = live.line[at].seat or 0
        events = [event for entry in live.line[:at] for event in entry.events]
        position = fold(live.rules.new_match(), events)
        names = live.called(speak.say)
        total = sum(choice.count for choice in parting.choices)
        choices = []
        for choice in parting.choices:
            said = move_told(position, parse(choice.act), faces, wishes.shape, names, seat)
            choices.append(ShownChoice(
                speak.say(said), speak.number(choice.count),
                speak.number(choice.margin, 1, signed=True) if choice.count else "",
                round(100 * choice.count / total) if total else 0, choice.house,
                choice.own and seen.own,
            ))  # fmt: skip
        found.append(ShownParting(parting.made + 1, at, choices))
    return found


def _seats_of(live: LiveMatch) -> list[int]:
    """The seats that aren't a bot's; of somebody who has left, it is still no bot's."""
    return [at for at, seat in enumerate(live.seats) if seat.kind != "bot"]
