"""Pages of duplicate contests: sessions, score sheets, teams."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.bots.registry import DEFAULT_BOT, LEVELS
from boneyard.core.actions import parse
from boneyard.core.position import fold
from boneyard.drawing.svg.position_picture import tile_style
from boneyard.duplicate import daily_deals, deal_sets
from boneyard.duplicate.deal_sets import DealSet, DuplicateError
from boneyard.duplicate.teams import ROOMS
from boneyard.games import GAMES, find_game, game_facts, get_game
from boneyard.games.families import family_of
from boneyard.i18n.translator import Translator
from boneyard.server.duplicate import commands
from boneyard.server.duplicate.api import load_session, parse_deal
from boneyard.server.duplicate.pairs_and_teams import TeamDeal, is_pair_complete
from boneyard.server.duplicate.ranking import StandingsRow
from boneyard.server.duplicate.score_sheets import DealReview, DealRow
from boneyard.server.duplicate.share_card import build_share_text, format_day, share_mark
from boneyard.server.errors import HttpError, error_message, status_of
from boneyard.server.lobby.pages import resolve_guest_name
from boneyard.server.matches import serialize
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.request_context import RequestContext
from boneyard.server.web.forms import Form, FormCommand, get_int, get_text, parse_form, run_form
from boneyard.server.web.game_cards import FALLBACK_GAME, draw_game_card, symbol_defs_for
from boneyard.server.web.preferences import Preferences, get_saved_name, read_preferences, save_name
from boneyard.server.web.render import as_sentence, render_page
from boneyard.text.move_labels import move_label

#: What the teams are called: letters are the same in all our languages.
TEAM_NAMES = ("A", "B")


class TeamDealRow(Struct, frozen=True):
    """A deal in the list of teams, its numbers as people write them."""

    number: int
    over: bool
    rooms: tuple[str, ...]
    result: str
    matches: tuple[str, ...]


@cache
def list_team_games() -> tuple[str, ...]:
    """The games of two pairs, which teams can play."""
    return tuple(name for name in daily_deals.daily_rotation() if _is_team_game(name))


def _is_team_game(name: str) -> bool:
    try:
        deal_sets.prepare_options(name, {}, 1, teams=True)
    except DuplicateError:
        return False
    return True


async def render_teams(
    context: RequestContext, session: DealSet, title: str, wrong: str = "", status: int = 200
) -> Response:
    """The rooms, who sits there, and how it stands."""
    preferences = read_preferences(context.request)
    translator = preferences.translator
    seen = await context.services.duplicates.parties.load_teams(session, context.guest)
    leader, ahead = int(seen.total < 0), abs(seen.total)
    return render_page(
        context.request,
        "duplicate/teams.html",
        status,
        preferences,
        wrong=wrong,
        session=session,
        seen=seen,
        title=title,
        game=get_game(session.game),
        names=TEAM_NAMES,
        rooms=[(room, [one for one in seen.seats if one.room == room]) for room in ROOMS],
        link=f"{str(context.request.base_url).rstrip('/')}/duplicate/{session.id}",
        bot=serialize.build_bot_infos((session.level,), translator.translate)[0],
        deals=[_build_team_deal_row(one, translator) for one in seen.deals],
        leader=TEAM_NAMES[leader] if ahead else "",
        ahead=ahead,
        name=get_saved_name(context.request),
        begun=seen.next_deal is not None and bool(seen.deals[seen.next_deal].match),
    )


def _build_team_deal_row(one: TeamDeal, translator: Translator) -> TeamDealRow:
    if one.swing is None:
        return TeamDealRow(one.deal + 1, one.over, (), "", one.matches)
    first, second, both = (
        translator.number(value, signed=True)
        for value in (one.swing.first, one.swing.second, one.swing.total)
    )
    return TeamDealRow(one.deal + 1, one.over, (first, second), both, one.matches)


#: People who are shown in standings.
MAX_RANKED = 100

#: Sets of one's own that are listed.
MAX_LISTED_SETS = 12


class DealListItem(Struct, frozen=True):
    """A deal in the list of a set."""

    number: int
    match: str
    over: bool
    counts: bool
    margin: str
    share: str
    mark: str
    master: str


class ChoiceRow(Struct, frozen=True):
    """What some did, in words."""

    said: str
    count: str
    margin: str
    bar: int
    """How many of all, in hundredths."""
    house: bool
    own: bool


class DivergenceRow(Struct, frozen=True):
    """Where the field parted."""

    number: int
    at: int
    """The step of the replay that shows the table as it was."""
    choices: list[ChoiceRow]


def set_title(session: DealSet, translator: Translator) -> str:
    """What a set is called."""
    if daily_deals.parse_day(session.id):
        return translator("duplicate-of-day", day=format_day(session, translator))
    return translator("duplicate-set", game=get_game(session.game).localized_title)


def _build_deal_item(row: DealRow, translator: Translator) -> DealListItem:
    return DealListItem(
        row.deal + 1,
        row.match,
        row.over,
        row.counts,
        translator.number(row.margin, signed=True) if row.counts else "",
        "" if row.share is None else translator.percent(row.share),
        share_mark(row),
        ""
        if row.reference_margin is None
        else translator.number(row.reference_margin, signed=True),
    )


def _format_ranked(
    ranked: Sequence[StandingsRow], translator: Translator
) -> list[tuple[StandingsRow, str, str]]:
    """The best, and the player who looks, with their numbers as people write them."""
    return [
        (one, translator.percent(one.share), translator.number(one.ahead, signed=True))
        for at, one in enumerate(ranked)
        if at < MAX_RANKED or one.own
    ]


async def show_week(request: Request) -> Response:
    """The best of the week."""
    context, preferences = RequestContext(request), read_preferences(request)
    ranked = await context.services.duplicates.load_week(context.guest)
    return render_page(
        request,
        "duplicate/week.html",
        preferences=preferences,
        ranked=_format_ranked(ranked, preferences.translator),
    )


async def show_today(request: Request) -> Response:
    """The duplicate of the day, and what else there is."""
    context = RequestContext(request)
    return await _render_set(context, context.services.duplicates.get_today())


async def show_set(request: Request) -> Response:
    """A set, or another day."""
    context = RequestContext(request)
    return await _render_set(context, await load_session(context))


async def _render_set(
    context: RequestContext, session: DealSet, wrong: str = "", status: int = 200
) -> Response:
    if session.teams:
        title = set_title(session, read_preferences(context.request).translator)
        return await render_teams(context, session, title, wrong, status)
    known, preferences = context.services.duplicates, read_preferences(context.request)
    translator = preferences.translator
    sheet = await known.load_sheet(session, context.guest)
    past, coming = known.list_days()
    sets = [
        one for one in await known.list_sets(context.guest, MAX_LISTED_SETS) if find_game(one.game)
    ]
    today = known.get_today().id
    game = get_game(session.game)
    pictured = game.name if game.name in GAMES else FALLBACK_GAME
    origin = str(context.request.base_url).rstrip("/")
    link = f"{origin}/duplicate/{session.id}"
    pair, bot = sheet.pair, serialize.build_bot_infos((session.level,), translator.translate)[0]
    able = set(daily_deals.daily_rotation())  # shown in the order of all other lists
    return render_page(
        context.request,
        "duplicate/set.html",
        status,
        preferences,
        wrong=wrong,
        session=session,
        sheet=sheet,
        title=set_title(session, translator),
        game=game,
        game_family=family_of(game),
        picture=draw_game_card(pictured),
        symbols=symbol_defs_for((pictured,)),
        link=link,
        is_day=bool(session.closes),
        is_today=session.id == today,
        today=today,
        people=game_facts.describe_players(game, translator.translate),
        pairs=session.rules.sides < session.rules.players,
        bot=bot,
        deals=[_build_deal_item(row, translator) for row in sheet.rows],
        share="" if sheet.share is None else translator.percent(sheet.share),
        card=build_share_text(sheet, link, translator)
        if sheet.finished_count and sheet.ranked_too
        else "",
        ranked=_format_ranked(sheet.standings or (), translator),
        pairs_ranked=_format_ranked(sheet.pair_standings or (), translator),
        can_pair=session.is_for_pairs and pair is None and not any(row.match for row in sheet.rows),
        pair_link="" if pair is None else f"{origin}/pairs/{pair.id}",
        pair_names=() if pair is None else tuple(one.name or bot.title for one in pair.seats),
        past=[
            (
                one.id,
                format_day(one, translator),
                translator.translate(get_game(one.game).localized_title),
            )
            for one in past
        ],
        coming=[
            (
                format_day(one, translator),
                translator.translate(get_game(one.game).localized_title),
                one.commitment,
            )
            for one in coming
        ],
        sets=[
            (one.id, translator.translate(get_game(one.game).localized_title), one.deals)
            for one in sets
        ],
        name=get_saved_name(context.request),
        most=deal_sets.MAX_DEALS,
        usual_deals=deal_sets.DEFAULT_DEALS,
        games=[
            (name, translator.translate(one.localized_title))
            for name, one in GAMES.items()
            if name in able
        ],
        team_games=[
            (name, translator.translate(GAMES[name].localized_title)) for name in list_team_games()
        ],
        bots=serialize.build_bot_infos(LEVELS, translator.translate),
        usual=DEFAULT_BOT,
    )


async def post_set(request: Request) -> Response:
    """Play a deal, make a set, or play one with others."""
    context, form = RequestContext(request), await parse_form(request)
    translator = read_preferences(request).translator
    session = context.services.duplicates.get_today()
    try:
        if get_text(form, "do") == "make":
            return await _create_set(context, form)
        session = await context.services.duplicates.find_set(get_text(form, "session"))
        name = context.clean_name(get_text(form, "name"))
        fields = {**form, "name": resolve_guest_name(context, name, translator)}
        response = RedirectResponse(await _run_action(context, fields), 303)
        save_name(response, request, name)
        return response
    except Exception as error:
        status = status_of(error)
        if status is None or status == 404:
            raise
        wrong = as_sentence(translator.translate(error_message(error)))
        return await _render_set(context, session, wrong, status)


#: Commands by the value of `do` in a form of a set.
FORM_COMMANDS: Final = {
    "play": FormCommand(commands.play_deal, target="session"),
    "pair": FormCommand(commands.make_pair, target="session"),
    "stand": FormCommand(commands.leave_party, target="session"),
    "sit": FormCommand(commands.take_team_seat, target="session"),
    "fill": FormCommand(commands.fill_team_seats, target="session"),
}


async def _run_action(context: RequestContext, form: Form) -> str:
    """Run the command that the form names, and give where to go on."""
    here = f"/duplicate/{get_text(form, 'session')}"
    # The button of a team's seat says which: `sit-1-3`.
    what, room, seat = (*get_text(form, "do").split("-"), "", "")[:3]
    if what == "again":
        return here  # to see whether the partner has come
    do = what if what in FORM_COMMANDS else "play"
    result = await run_form(context, {**form, "do": do, "room": room, "place": seat}, FORM_COMMANDS)
    return f"/m/{result.id}" if isinstance(result, LiveMatch) else here


async def show_pair(request: Request) -> Response:
    """A player's invitation to play a set as a pair."""
    return await _render_pair_invitation(RequestContext(request))


async def _render_pair_invitation(
    context: RequestContext, wrong: str = "", status: int = 200
) -> Response:
    known = context.services.duplicates
    pair = await known.parties.find_pair(context.request.path_params["pair"])
    session = await known.find_set(pair.session)
    if context.guest is not None and pair.find_place(context.guest) is not None:
        return RedirectResponse(f"/duplicate/{session.id}", 303)
    preferences = read_preferences(context.request)
    return render_page(
        context.request, "duplicate/pair.html", status, preferences, wrong=wrong, session=session,
        title=set_title(session, preferences.translator), game=get_game(session.game),
        who=pair.seats[0].name, full=is_pair_complete(pair), name=get_saved_name(context.request),
        bot=serialize.build_bot_infos((session.level,), preferences.translator.translate)[0],
    )  # fmt: skip


async def join_pair(request: Request) -> Response:
    """Become a player's partner."""
    context, form = RequestContext(request), await parse_form(request)
    translator = read_preferences(request).translator
    try:
        name = context.clean_name(get_text(form, "name"))
        payload = commands.PlayDeal(resolve_guest_name(context, name, translator))
        session = await context.run(commands.join_pair, payload, target=request.path_params["pair"])
    except Exception as error:
        status = status_of(error)
        if status is None or status == 404:
            raise
        return await _render_pair_invitation(
            context, as_sentence(translator.translate(error_message(error))), status
        )
    response = RedirectResponse(f"/duplicate/{session.id}", 303)
    save_name(response, request, name)
    return response


async def _create_set(context: RequestContext, form: Form) -> Response:
    together = get_text(form, "teams") == "yes"
    game = get_text(form, "team_game" if together else "game")
    if game not in GAMES:
        raise HttpError(400, "server-no-game-named", game=repr(game))
    deals = get_int(form, "deals") or 0
    level = get_text(form, "bot") or DEFAULT_BOT
    payload = commands.MakeSet(game, deals=deals, level=level, teams=together)
    made = await context.run(commands.make_set, payload)
    return RedirectResponse(f"/duplicate/{made.id}", 303)


async def show_deal(request: Request) -> Response:
    """A deal afterwards: what others did, where they parted, what the server would have done."""
    context, preferences = RequestContext(request), read_preferences(request)
    session, deal = await load_session(context), parse_deal(context)
    seen = await context.services.duplicates.review_deal(session, deal, context.guest)
    translator = preferences.translator
    parted = (
        []
        if seen is None
        else _build_divergences(
            await context.services.registry.get_match(seen.match), seen, preferences
        )
    )
    return render_page(
        request,
        "duplicate/deal.html",
        preferences=preferences,
        session=session,
        deal=deal + 1,
        seen=seen,
        title=set_title(session, translator),
        game=get_game(session.game),
        parted=parted,
        margin="" if seen is None else translator.number(seen.margin, signed=True),
        master=""
        if seen is None or seen.reference_play is None
        else translator.number(seen.reference_play.margin, signed=True),
        field=[] if seen is None else [translator.number(one, signed=True) for one in seen.field],
        last=session.deals,
    )


def _build_divergences(
    live: LiveMatch, seen: DealReview, preferences: Preferences
) -> list[DivergenceRow]:
    """The partings in words, each with the step at which the table stood so."""
    seats = _human_seats(live)
    own = [at for at, entry in enumerate(live.log.active) if entry.seat in seats]
    translator, found = preferences.translator, []
    faces = tile_style(live.rules, preferences.chosen_faces).faces
    for parting in seen.partings:
        at = own[parting.move_number]
        seat = live.log.active[at].seat or 0
        events = [event for entry in live.log.active[:at] for event in entry.events]
        position = fold(live.rules.new_match(), events)
        names = live.seats.translate_names(translator.translate)
        total = sum(choice.count for choice in parting.choices)
        choices = []
        for choice in parting.choices:
            said = move_label(position, parse(choice.act), faces, preferences.shape, names, seat)
            choices.append(ChoiceRow(
                translator.translate(said), translator.number(choice.count),
                translator.number(choice.margin, 1, signed=True) if choice.count else "",
                round(100 * choice.count / total) if total else 0, choice.by_reference,
                choice.is_own and seen.own,
            ))  # fmt: skip
        found.append(DivergenceRow(parting.move_number + 1, at, choices))
    return found


def _human_seats(live: LiveMatch) -> list[int]:
    """The seats that aren't a bot's; of a player who has left, it is still no bot's."""
    return [at for at, seat in enumerate(live.seats) if seat.kind != "bot"]


ROUTES: Final = (
    Route("/duplicate", show_today),
    Route("/duplicate", post_set, methods=["POST"]),
    Route("/pairs/{pair}", show_pair),
    Route("/pairs/{pair}", join_pair, methods=["POST"]),
    Route("/duplicate/week", show_week),
    Route("/duplicate/{session}", show_set),
    Route("/duplicate/{session}/{deal}", show_deal),
)
