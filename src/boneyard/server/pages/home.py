"""Home page: games, matches to continue, what is on."""

from datetime import UTC, datetime
from functools import cache
from typing import Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.drawing.svg.picture import tile_style
from boneyard.drawing.svg.table import crop_layout
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import GAMES, about
from boneyard.i18n import Message, message
from boneyard.i18n.fluent_translator import FluentTranslator, get_fluent_translator
from boneyard.puzzles import library
from boneyard.rules.game import Game
from boneyard.server.context import RequestContext
from boneyard.server.errors import MatchError, NotFound
from boneyard.server.friends.pages import build_challenge_rows
from boneyard.server.match_page import text as match_page_text
from boneyard.server.match_page.cache import drawing_cache_of
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import MyMatch
from boneyard.server.matches.seats import describe_others
from boneyard.server.web.pictures import (
    all_symbol_defs,
    draw_game_card,
    draw_rules_card,
    thumbnail_svg,
)
from boneyard.server.web.preferences import Preferences, get_saved_name, read_preferences
from boneyard.server.web.render import get_template, render_page, static_version
from boneyard.tournaments import duplicate

#: The card of a match by rules that a player wrote, before anything lies on its table.
FALLBACK_GAME: Final = "block-draw"


class ContinueCard(Struct, frozen=True):
    """A match that a player can go on with."""

    id: str
    title: str
    others: str
    said: str
    """Whose turn it is."""
    yours: bool
    picture: Markup


class ContinuedMatches(Struct, frozen=True):
    """What home shows: the matches, and the rules whose tiles are in their pictures."""

    matches: list[ContinueCard]
    rules: list[AnyRules]


def match_picture(live: LiveMatch, preferences: Preferences) -> Markup:
    """What lies on the table, as anyone may see it; before the deal, what may lie there."""
    layout = drawing_cache_of(live).update_board(live, "wide").board.layout()
    if not layout.placed:
        known = live.row.game in GAMES
        return draw_game_card(live.row.game if known else FALLBACK_GAME)
    return thumbnail_svg(
        crop_layout(layout), tile_style(live.rules, preferences.chosen_faces).faces
    )


async def build_continued(
    context: RequestContext, found: list[MyMatch], preferences: Preferences
) -> ContinuedMatches:
    """The cards of the matches that a guest can go on with."""
    cards, rules = [], []
    for one in found:
        try:
            live = await context.services.registry.get_match(one.match)
        except (NotFound, MatchError):
            continue
        own = live.seats_of(context.guest)
        seat = own[0] if own else None
        live = live.as_seen_from(seat)
        said = match_page_text.turn_text(
            live, seat, preferences.translator.translate
        ) or preferences.translator("play-your-turn")
        others, title = (
            describe_others(one, preferences.translator.translate),
            preferences.translator.translate(live.rules.game.localized_title),
        )
        yours = one.stage == "yours"
        cards.append(
            ContinueCard(one.match, title, others, said, yours, match_picture(live, preferences))
        )
        rules.append(live.rules)
    return ContinuedMatches(cards, rules)


#: The filters: what their links say, and what stands on them.
GAME_FILTERS: Final = {
    "": message("home-all"), "1": message("home-alone"),
    **{str(n): message("home-players", players=n) for n in (2, 3, 4, 5)},
    "teams": message("home-teams"), "straight": message("home-straight"),
    "curved": message("home-curved"),
}  # fmt: skip

#: A newcomer's first game.
NEWCOMER_GAME: Final = "block-draw"


class GameCard(Struct, frozen=True):
    """A game as its card shows it."""

    name: str
    title: str
    facts: tuple[str, str]
    """Who plays it, and how long a match goes on, in a few words."""
    tagline: str
    picture: Markup
    alone: bool


class GameFamily(Struct, frozen=True):
    """Games that belong together."""

    title: str
    games: list[GameCard]


@cache
def build_card(name: str, language: str) -> GameCard:
    """The card of a game in a language."""
    game, translate = GAMES[name], get_fluent_translator(language).translate
    length = (
        translate(message("home-one-deal")) if game.alone else about.describe_goal(game, translate)
    )
    tagline = about.tagline(name, get_fluent_translator(language).catalogue_language)
    facts = about.describe_players(game, translate), length
    alone = game.alone
    return GameCard(
        name, translate(game.localized_title), facts, tagline, draw_game_card(name), alone
    )


def _matches_filter(game: AnyGame, wanted: str) -> bool:
    curved = not game.alone and game.table.curved
    match wanted:
        case "teams":
            by_choice = any(option.name == "teams" for option in game.all_options)
            return by_choice or (not game.alone and game.teams)
        case "straight":
            return not curved
        case "curved":
            return curved
    return not wanted or int(wanted) in game.players


def _family_title(name: str) -> Message:
    """The family of a game: its box, what the world plays, or those for one."""
    game = GAMES[name]
    if game.alone:
        return message("home-family-alone")
    if not game.book.published:
        return message("home-family-world")
    return message("home-family", book=game.book.name)


def group_by_family(wanted: str, lately: list[str], language: str) -> list[GameFamily]:
    """The games that fit, by family: those played lately are first, and so are their families."""
    order = {name: at for at, name in enumerate(lately)}
    names = [name for name in GAMES if _matches_filter(GAMES[name], wanted)]
    found: dict[Message, list[GameCard]] = {}
    for name in sorted(names, key=lambda name: order.get(name, len(order))):
        found.setdefault(_family_title(name), []).append(build_card(name, language))
    translate = get_fluent_translator(language).translate
    return [GameFamily(translate(title), games) for title, games in found.items()]


def build_offered_cards(games: list[Game], translator: FluentTranslator) -> list[GameCard]:
    """The games of the server's own files."""
    return [
        GameCard(
            one.name,
            one.title,
            (
                about.describe_players(one, translator.translate),
                about.describe_goal(one, translator.translate),
            ),
            "",
            draw_rules_card(one.rules_json),
            one.alone,
        )
        for one in games
    ]


def daily_game(today: datetime) -> str:
    """The game whose deal is the day's: they take turns, the same for everybody."""
    alone = [name for name, game in GAMES.items() if game.alone]
    return alone[today.toordinal() % len(alone)]


#: Languages whose cards have been drawn.
_READY: Final[set[str]] = set()


def _prepare(language: str) -> None:
    """Draw and write what is kept from then on."""
    group_by_family("", [], language)
    all_symbol_defs()
    get_template("pages/home.html")


async def show_home(request: Request) -> Response:
    """Home; what is made once is made outside the event loop."""
    context = RequestContext(request)
    wanted = request.query_params.get("for", "")
    wanted = wanted if wanted in GAME_FILTERS else ""
    preferences, today = read_preferences(request), datetime.now(UTC)
    if preferences.language not in _READY:
        await context.run_in_background(
            ("home", preferences.language), lambda: _prepare(preferences.language)
        )
        _READY.add(preferences.language)
    daily = daily_game(today)
    data = await context.services.store.home.load(context.guest, daily, today.date())
    lately = [name for name in data.recent_games if name in GAMES]
    continued = await build_continued(context, data.continued, preferences)
    offered = [
        one.game
        for one in context.services.house_rules.offered.values()
        if _matches_filter(one.game, wanted)
    ]
    several = [name for name, game in GAMES.items() if not game.alone]
    return render_page(
        request,
        "pages/home.html",
        preferences=preferences,
        going=continued.matches,
        awaited=data.awaited,
        offers=build_challenge_rows(data.challenges, preferences.translator),
        families=group_by_family(wanted, lately, preferences.language),
        of_house=build_offered_cards(offered, preferences.translator),
        symbols=all_symbol_defs(
            [*continued.rules, *(one.rules() for one in offered)], preferences.chosen_faces
        ),
        filters=GAME_FILTERS,
        wanted=wanted,
        waiting=data.open_tables,
        now=build_card(lately[0] if lately else NEWCOMER_GAME, preferences.language),
        daily=build_card(daily, preferences.language),
        same=preferences.translator.translate(
            GAMES[duplicate.game_of_day(today.date())].localized_title
        ),
        played=data.daily_match,
        puzzle=preferences.translator.translate(
            GAMES[library.puzzle_of_day(today.date()).game].localized_title
        ),
        streak=data.streak.length_on(today.toordinal()),
        own_rules=context.settings.own_rules,
        inviting=[
            (name, preferences.translator.translate(GAMES[name].localized_title))
            for name in several
        ],
        my_name=get_saved_name(request),
        invited=next((name for name in lately if name in several), NEWCOMER_GAME),
    )


async def redirect_favicon(request: Request) -> Response:
    """Where the icon is."""
    return RedirectResponse(f"/static/{static_version()}/icon.svg")


ROUTES: Final = (
    Route("/", show_home),
    Route("/favicon.ico", redirect_favicon),
)
