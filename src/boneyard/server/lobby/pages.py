"""Page of the lobby: open tables, sitting down with one tap, seeking any opponent."""

from typing import Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.games import GAMES, get_game, option_text
from boneyard.games.families import family_of
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import Translator
from boneyard.server.errors import MatchError, error_message, status_of
from boneyard.server.lobby import commands
from boneyard.server.lobby.service import TABLE_LEVELS
from boneyard.server.lobby.store import WaitingTable
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import parse_contest
from boneyard.server.matches.seats import build_initials
from boneyard.server.request_context import RequestContext
from boneyard.server.web.forms import Form, FormCommand, get_text, parse_form, run_form
from boneyard.server.web.game_cards import draw_game_card, symbol_defs_for
from boneyard.server.web.preferences import get_saved_name, read_preferences, save_name
from boneyard.server.web.render import as_sentence, render_page
from boneyard.server.web.time_control_form import clock_label, list_clock_choices

#: What the levels are called, where a table is listed and where one is chosen.
LEVEL_MESSAGES: Final = {
    "": "lobby-level-any", "new": "lobby-level-new", "knows": "lobby-level-knows",
    "strong": "lobby-level-strong",
}  # fmt: skip
#: A newcomer's first game.
NEWCOMER_GAME: Final = "block-draw"


class TableCard(Struct, frozen=True):
    """An open table as its card shows it."""

    match: str
    title: str
    who: str
    """Players who sit there."""
    facts: tuple[str, ...]
    picture: Markup
    family: str
    initials: tuple[str, ...]
    """A letter for each who sits there, and '' for each free seat."""
    rated: bool
    yours: bool


def list_levels(translator: Translator) -> list[tuple[str, str]]:
    """The levels that can be chosen: as they are sent, and in words."""
    return [(level, translator(LEVEL_MESSAGES[level])) for level in TABLE_LEVELS]


def resolve_guest_name(context: RequestContext, typed: str, translator: Translator) -> str:
    """What a player is called among strangers: as they wish, or by a number."""
    chosen = context.clean_name(typed) or get_saved_name(context.request)
    if chosen:
        return chosen
    number = 100 + int.from_bytes(context.caller.ensure_guest()[:4]) % 900
    return translator("lobby-guest", number=str(number))


def _build_card(waiting: WaitingTable, guest: bytes | None, translator: Translator) -> TableCard:
    offer, game = waiting.offer, get_game(waiting.offer.game)
    free = sum(kind == "open" and owner is None for kind, _, owner, _ in waiting.seats)
    names = tuple(name for kind, name, *_ in waiting.seats if kind != "open" and name)
    facts = [
        translator("lobby-free", seats=free),
        *map(translator.translate, option_text.describe_changes(game, waiting.options)),
        clock_label(offer.pace, translator.translate),
        translator(LEVEL_MESSAGES[offer.level]) if offer.level else "",
        LANGUAGES.get(offer.language, ""),
    ]
    picture = draw_game_card(offer.game) if offer.game in GAMES else Markup()
    return TableCard(
        offer.match, translator.translate(game.localized_title), translator.translate(names),
        tuple(fact for fact in facts if fact), picture, family_of(game),
        (*build_initials(names), *("" for _ in range(free))),
        bool(parse_contest(waiting.contest).pool), guest is not None and guest in waiting.owners,
    )  # fmt: skip


async def show_lobby(request: Request) -> Response:
    """The page of the open tables."""
    return await render_lobby(RequestContext(request))


async def render_lobby(context: RequestContext, wrong: str = "", status: int = 200) -> Response:
    """Render the open tables, perhaps with what went wrong."""
    preferences, query = read_preferences(context.request), context.request.query_params
    several = [name for name, game in GAMES.items() if not game.alone]
    game = query.get("game", "") if query.get("game", "") in several else ""
    found = await context.services.lobby.list_tables(context.guest, game)
    parts = [
        (
            title,
            [
                _build_card(one, context.guest, preferences.translator)
                for one in found
                if one.offer.stays is days
            ],
        )
        for title, days in (("lobby-now", False), ("lobby-days", True))
    ]
    return render_page(
        context.request,
        "lobby/lobby.html",
        status,
        preferences,
        parts=[part for part in parts if part[1]],
        several=bool(parts[0][1] and parts[1][1]),
        count=len(found),
        symbols=symbol_defs_for({one.offer.game for one in found} & GAMES.keys()),
        games=[
            (name, preferences.translator.translate(GAMES[name].localized_title))
            for name in several
        ],
        game=game,
        chosen=game or NEWCOMER_GAME,
        clocks=list_clock_choices(preferences.translator.translate),
        name=get_saved_name(context.request),
        wrong=wrong,
    )


async def post_lobby(request: Request) -> Response:
    """Sit down at a table, or ask for anyone; then on to that table."""
    context, form = RequestContext(request), await parse_form(request)
    try:
        match = await _run_action(context, form)
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        text = as_sentence(read_preferences(request).translator.translate(error_message(error)))
        return await render_lobby(context, text, status)
    response = RedirectResponse(f"/m/{match}", 303)
    save_name(response, request, context.clean_name(get_text(form, "name")))
    return response


#: Commands by the value of `do` in a form of the page.
FORM_COMMANDS: Final = {
    "sit": FormCommand(commands.join_table),
    "anyone": FormCommand(commands.find_opponents),
}


async def _run_action(context: RequestContext, form: Form) -> str:
    """Run the command that the form names; gives the match."""
    translator = read_preferences(context.request).translator
    live, what = None, get_text(form, "do")
    if what not in FORM_COMMANDS or (what == "anyone" and get_text(form, "game") not in GAMES):
        raise MatchError("server-not-here")
    if what == "sit":
        live = await context.services.registry.get_match(get_text(form, "match"))
        await context.services.visibility.check(live, context.guest)
    name = resolve_guest_name(context, get_text(form, "name"), translator)
    fields = {**form, "name": name, "language": translator.language}
    result = await run_form(context, fields, FORM_COMMANDS, live)
    found = result if isinstance(result, LiveMatch) else live
    assert found is not None
    return found.id


ROUTES: Final = (
    Route("/tables", show_lobby),
    Route("/tables", post_lobby, methods=["POST"]),
)
