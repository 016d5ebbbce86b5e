"""Home page: games, matches to continue, what is on."""

from datetime import UTC, datetime
from functools import cache
from typing import Final

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.bots.registry import DEFAULT_BOT
from boneyard.drawing.svg.position_picture import tile_style
from boneyard.drawing.svg.table import bounding_box
from boneyard.duplicate import daily_deals
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import GAMES, families, game_facts, title_search
from boneyard.games.daily_solitaire import daily_solitaire
from boneyard.games.durations import MINUTES
from boneyard.i18n import Message, message
from boneyard.i18n.translator import Translator, get_translator
from boneyard.layout import Frame
from boneyard.puzzles import library
from boneyard.rules.game import Game
from boneyard.server.errors import MatchError, NotFound
from boneyard.server.friends.pages import build_challenge_rows
from boneyard.server.match_page.drawing_cache import drawing_cache_of
from boneyard.server.match_page.status_line import other_seats_without_seed, turn_text
from boneyard.server.matches import serialize
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import MyMatch
from boneyard.server.matches.seats import describe_others
from boneyard.server.pages.living_table import LIVING_GAME, build_living_table
from boneyard.server.request_context import RequestContext
from boneyard.server.web.game_cards import (
    FALLBACK_GAME,
    all_symbol_defs,
    close_up_svg,
    draw_game_card,
    draw_rules_card,
    thumbnail_svg,
)
from boneyard.server.web.preferences import Preferences, read_preferences
from boneyard.server.web.render import get_template, render_page
from boneyard.server.web.static_files import static_version
from boneyard.server.web.tile_pictures import face_down_svg

#: What stays free around the tiles of a picture, in halves of a tile.
PICTURE_MARGIN: Final = 0.4
#: A picture shows at least so much of a table, or its first tile would be larger than a hand.
MIN_PICTURE_WIDTH: Final = 9.0
MIN_PICTURE_HEIGHT: Final = 3.6


class ContinueCard(Struct, frozen=True):
    """A match that a player can go on with."""

    id: str
    title: str
    others: str
    said: str
    """Whose turn it is."""
    yours: bool
    picture: Markup
    family: str
    scores: tuple[tuple[str, int], ...]
    """The sides with their points, the guest's own first."""
    goal: str


class ContinuedMatches(Struct, frozen=True):
    """What home shows: the matches, and the rules whose tiles are in their pictures."""

    matches: list[ContinueCard]
    rules: list[AnyRules]


def match_picture(live: LiveMatch, preferences: Preferences, whole: bool = True) -> Markup:
    """What lies on the table, or the part with most tiles; before the first, tiles face down."""
    layout = drawing_cache_of(live).update_board(live, "wide").board.layout()
    name = preferences.translator("table-table")
    if not layout.placed and whole:
        return face_down_svg(tile_style(live.rules).curved, name)
    if not layout.placed:
        known = live.row.game in GAMES
        return draw_game_card(live.row.game if known else FALLBACK_GAME)
    faces = tile_style(live.rules, preferences.chosen_faces).faces
    if not whole:
        return close_up_svg(layout, faces)
    left, top, right, bottom = bounding_box(layout.placed, PICTURE_MARGIN)
    width, height = max(right - left, MIN_PICTURE_WIDTH), max(bottom - top, MIN_PICTURE_HEIGHT)
    frame = Frame((left + right - width) / 2, (top + bottom - height) / 2, width, height)
    return thumbnail_svg(replace(layout, frame=frame), faces, name)


async def build_continued(
    context: RequestContext, found: list[MyMatch], preferences: Preferences
) -> ContinuedMatches:
    """The cards of the matches that a guest can go on with."""
    cards: list[ContinueCard] = []
    rules: list[AnyRules] = []
    for one in found:
        try:
            live = await context.services.registry.get_match(one.match)
        except (NotFound, MatchError):
            continue
        own = live.seats_of(context.guest)
        seat = own[0] if own else None
        live = live.as_seen_from(seat)
        said = (
            preferences.translator("home-start")
            if live.status == "shuffling" and not other_seats_without_seed(live, seat)
            else turn_text(live, seat, preferences.translator.translate)
            or preferences.translator("play-your-turn")
        )
        others, title = (
            describe_others(one, preferences.translator.translate),
            preferences.translator.translate(live.rules.game.localized_title),
        )
        yours = one.stage == "yours"
        cards.append(
            ContinueCard(
                one.match,
                title,
                others,
                said,
                yours,
                match_picture(live, preferences, whole=not cards),
                families.family_of(live.rules.game),
                _list_scores(
                    live, seat, preferences.translator("game-seat-you") if not own[1:] else ""
                ),
                _describe_stage(live, preferences.translator),
            )
        )
        rules.append(live.rules)
    return ContinuedMatches(cards, rules)


def _list_scores(live: LiveMatch, seat: int | None, you: str) -> tuple[tuple[str, int], ...]:
    """The points of each side by the names of its players, the guest's own side first.

    `you`: what the guest is called here; '' if more than one of the players is the guest.
    """
    view, rules = live.view(seat), live.rules
    if rules.alone:
        return ()
    own = rules.side(seat) if seat is not None else 0
    names = [you if you and at == seat else name for at, name in enumerate(live.names)]
    sides = sorted(range(len(view.scores)), key=lambda side: side != own)
    return tuple(
        (
            " & ".join(names[at] for at in range(rules.players) if rules.side(at) == side),
            view.scores[side],
        )
        for side in sides
    )


def _describe_stage(live: LiveMatch, translator: Translator) -> str:
    """The round that is played, and what wins the match."""
    if live.rules.alone:
        return ""
    goal = game_facts.describe_goal(live.rules.game, translator.translate)
    return translator("home-round", round=max(live.state.round, 1), goal=goal)


#: What a visitor may choose from all games: what links say, and what stands on them.
GAME_TAGS: Final = {
    "": message("home-popular"),
    "quick": message("home-tag-quick"),
    "partners": message("home-tag-partners"),
    "scoring": message("home-tag-scoring"),
    "trains": message("home-tag-trains"),
    "curved": message("home-tag-curved"),
    "solo": message("home-tag-solo"),
    "children": message("home-tag-children"),
}

#: Choices that links of earlier versions make.
FORMER_FILTERS: Final = ("1", "2", "3", "4", "5", "teams", "straight")

#: A newcomer's first game.
NEWCOMER_GAME: Final = LIVING_GAME

#: The longest search, in characters.
MAX_QUERY: Final = 40


class GameCard(Struct, frozen=True):
    """A game as its card shows it."""

    name: str
    title: str
    seats: str
    """How many play it."""
    length: str
    """How long a match goes on."""
    picture: Markup
    family: str
    address: str
    tags: str = ""
    """What it is like, with spaces between."""
    found_by: str = ""
    """The words by which a search finds it."""


@cache
def build_card(name: str, language: str) -> GameCard:
    """The card of a game in a language."""
    game, translate = GAMES[name], get_translator(language).translate
    title = translate(game.localized_title)
    minutes = MINUTES.get(name)
    length = translate(message("home-minutes", minutes=minutes)) if minutes else ""
    return GameCard(
        name,
        title,
        translate(_describe_seats(game)),
        length,
        draw_game_card(name),
        families.family_of(game),
        f"/games/{name}",
        " ".join(families.tags_of(game)),
        title_search.search_text(game, title),
    )


def _describe_seats(game: AnyGame) -> Message:
    """How many play a game, in as few words as there are."""
    if game.alone:
        return message("home-alone")
    return message("home-seats", players=game_facts.player_range(game))


def _matches_filter(game: AnyGame, wanted: str) -> bool:
    match wanted:
        case "teams":
            by_choice = any(option.name == "teams" for option in game.all_options)
            return by_choice or (not game.alone and game.teams)
        case "straight":
            return game.alone or not game.table.curved
        case "1" | "2" | "3" | "4" | "5":
            return int(wanted) in game.players
    return not wanted or wanted in families.tags_of(game)


def list_cards(wanted: str, query: str, lately: list[str], language: str) -> list[GameCard]:
    """The games that fit: those played lately first, then those that most people look for."""
    names = [*lately, *(name for name in families.by_popularity() if name not in lately)]
    cards = [build_card(name, language) for name in names if _matches_filter(GAMES[name], wanted)]
    return [card for card in cards if title_search.is_found(card.found_by, query)]


def build_offered_cards(games: list[Game], translator: Translator) -> list[GameCard]:
    """The games of the server's own files."""
    translate = translator.translate
    return [
        GameCard(
            one.name,
            one.title,
            translate(_describe_seats(one)),
            "",
            draw_rules_card(one.rules_json),
            families.family_of(one),
            f"/house-rules/{one.name}",
            " ".join(families.tags_of(one)),
            title_search.search_text(one, one.title),
        )
        for one in games
    ]


#: Languages whose cards have been drawn.
_READY: Final[set[str]] = set()


def prepare_home(language: str) -> None:
    """Draw and write what is kept from then on."""
    list_cards("", "", [], language)
    build_living_table()
    all_symbol_defs()
    get_template("pages/home.html")


async def show_home(request: Request) -> Response:
    """Home; what is made once is made outside the event loop."""
    context = RequestContext(request)
    wanted, query = request.query_params.get("for", ""), request.query_params.get("q", "")
    wanted, query = wanted if wanted in {*GAME_TAGS, *FORMER_FILTERS} else "", query[:MAX_QUERY]
    preferences, today = read_preferences(request), datetime.now(UTC)
    translator, language = preferences.translator, preferences.language
    if language not in _READY:
        await context.run_in_background(("home", language), lambda: prepare_home(language))
        _READY.add(language)
    daily = daily_solitaire(today.date())
    data = await context.services.store.home.load(context.guest, daily, today.date())
    lately = [name for name in data.recent_games if name in GAMES]
    continued = await build_continued(context, data.continued, preferences)
    offered = [
        one.game
        for one in context.services.house_rules.offered.values()
        if _matches_filter(one.game, wanted)
    ]
    own = build_offered_cards(offered, translator)
    return render_page(
        request,
        "pages/home.html",
        preferences=preferences,
        going=continued.matches,
        awaited=data.awaited,
        offers=build_challenge_rows(data.challenges, translator),
        offered=[card for card in own if title_search.is_found(card.found_by, query)],
        cards=list_cards(wanted, query, lately, language),
        symbols=all_symbol_defs(
            [*continued.rules, *(one.rules() for one in offered)], preferences.chosen_faces
        ),
        living=None if continued.matches else build_living_table(),
        host=serialize.build_bot_infos([DEFAULT_BOT], translator.translate)[0],
        tags=GAME_TAGS,
        wanted=wanted,
        query=query,
        game_count=len(GAMES),
        waiting=data.open_tables,
        now=build_card(lately[0] if lately else NEWCOMER_GAME, language),
        daily=build_card(daily, language),
        daily_streak=data.daily_streak,
        same=build_card(daily_deals.game_of_day(today.date()), language),
        same_streak=data.duplicate_streak,
        played=data.daily_match,
        puzzle=build_card(library.puzzle_of_day(today.date()).game, language),
        streak=data.streak.length_on(today.toordinal()),
        own_rules=context.settings.own_rules,
        invited=next((name for name in lately if not GAMES[name].alone), NEWCOMER_GAME),
    )


async def redirect_favicon(request: Request) -> Response:
    """Where the icon is."""
    return RedirectResponse(f"/static/{static_version()}/icon.svg")


ROUTES: Final = (
    Route("/", show_home),
    Route("/favicon.ico", redirect_favicon),
)
