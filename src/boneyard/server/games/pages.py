"""Pages of a game: its rules with an example, and the setup of a match."""

import re
from functools import cache
from itertools import count
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.bots.registry import DEFAULT_BOT, LEVELS, STYLES
from boneyard.core.options import (
    OptionError,
)
from boneyard.drawing.svg.position_picture import game_symbols
from boneyard.drawing.svg.rules_figures import curved_ends_html
from boneyard.engine.kinds import AnyGame
from boneyard.games import GAMES, game_facts, option_text
from boneyard.games.families import family_of
from boneyard.games.rules_text import render_rules_text
from boneyard.i18n import message
from boneyard.i18n.translator import get_translator
from boneyard.server.app_state import state_of
from boneyard.server.errors import HttpError, NotFound, error_message, status_of
from boneyard.server.games.example_round import draw_example_steps, find_key_step
from boneyard.server.games.setup_form import (
    TAB_OF_WAY,
    build_option_fields,
    find_wrong_field,
    group_option_fields,
    has_chosen_seats,
    list_changes,
    list_lengths,
    parse_plan,
    read_setup,
    save_setup,
)
from boneyard.server.lobby.commands import quick_pair
from boneyard.server.lobby.pages import list_levels
from boneyard.server.matches import serialize
from boneyard.server.matches.commands import start
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.request_context import RequestContext, query_int
from boneyard.server.web import time_control_form
from boneyard.server.web.forms import Form, get_text, parse_form
from boneyard.server.web.game_cards import draw_game_card, draw_game_row
from boneyard.server.web.link_previews import build_link_preview
from boneyard.server.web.preferences import (
    Preferences,
    get_saved_name,
    read_preferences,
    save_name,
)
from boneyard.server.web.render import as_sentence, get_template, render_page
from boneyard.server.web.time_control_form import list_clock_choices


@cache
def render_rules(name: str, language: str) -> Markup:
    """The rules of a game in a language; the texts are our own."""
    from markdown_it import MarkdownIt  # not needed by anyone who plays

    translator = get_translator(language)
    game = GAMES[name]
    pictures = ""
    if not game.alone and game.table.curved:
        pictures = curved_ends_html(game, translator.translate)
    written = MarkdownIt().render(render_rules_text(game, translator, pictures=pictures))
    numbers = count(1)
    return Markup(re.sub("<h2>", lambda _: f'<h2 id="part-{next(numbers)}">', written))


def game_from_path(request: Request) -> AnyGame:
    """The game that the address names."""
    return _get_game(request.path_params["game"])


def _get_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise NotFound("server-no-game")
    return GAMES[name]


#: Games and languages whose examples have been drawn: as many as there are.
_READY: Final[set[tuple[str, str]]] = set()


def _prepare(name: str, language: str) -> None:
    """Draw and write what the page of a game needs and what is kept from then on."""
    render_rules(name, language)
    draw_example_steps(name, language)
    find_key_step(name)
    get_template("games/game.html")
    get_template("games/rules.html")


#: The name of each level of the bots.
LEVEL_MESSAGES: Final = {
    "beginner": "bots-level-beginner",
    "casual": "bots-level-casual",
    "club": "bots-level-club",
    "expert": "bots-level-expert",
    "master": "bots-level-master",
    "grandmaster": "bots-level-grandmaster",
}

#: The tabs of the setup: who plays, and what they are called.
SETUP_TABS: Final = {
    "bots": "game-with-bots", "friend": "game-with-friend", "screen": "game-screen",
    "lobby": "lobby-title",
}  # fmt: skip

#: Those of Boneyard Lite, where no one else can come to a table.
LITE_TABS: Final = ("bots", "screen")


_HEADING: Final = re.compile(r"<h2[^>]*>(.*?)</h2>")
#: The example stands before it.
_SECOND_HEADING: Final = '<h2 id="part-2">'


async def show_game(request: Request) -> Response:
    """The setup of a match; what is made once is made outside the event loop."""
    if "step" in request.query_params:  # links of earlier versions lead to the example
        return await show_rules(request)
    game = game_from_path(request)
    await _ensure_ready(request, game)
    return render_game(request, game)


async def show_rules(request: Request) -> Response:
    """The rules of a game: a page to read, with an example."""
    game = game_from_path(request)
    await _ensure_ready(request, game)
    preferences = read_preferences(request)
    translate = preferences.translator.translate
    steps = draw_example_steps(game.name, preferences.language)
    at = min(query_int(request, "step", find_key_step(game.name)), len(steps) - 1)
    rules = render_rules(game.name, preferences.language)
    first, second, others = rules.partition(_SECOND_HEADING)
    return render_page(
        request,
        "games/rules.html",
        preferences=preferences,
        **_describe_game(game, preferences),
        facts=game_facts.list_facts(game, translate),
        first_rules=first[max(first.find("<h2"), 0) :],  # the band has said what comes before
        other_rules=second + others,
        headings=[(f"part-{n + 1}", text) for n, text in enumerate(_HEADING.findall(rules))],
        step=steps[at],
        at=at,
        last=len(steps) - 1,
        own_rules=state_of(request.scope).settings.own_rules,
        share=build_link_preview(game, translate(game.localized_title), preferences.translator),
        current_part="learn",
    )


async def _ensure_ready(request: Request, game: AnyGame) -> None:
    key = (game.name, read_preferences(request).language)
    if key not in _READY:
        await RequestContext(request).run_in_background(("game", *key), lambda: _prepare(*key))
        _READY.add(key)


def _describe_game(game: AnyGame, preferences: Preferences) -> dict[str, Any]:
    """What both pages of a game show of it."""
    translator = preferences.translator
    return {
        "game": serialize.build_game_info(game.name),
        "title": translator.translate(game.localized_title),
        "family": family_of(game),
        "tagline": game_facts.tagline(game.name, translator.catalogue_language),
        "picture": draw_game_card(game.name),
        "row": draw_game_row(game.name),
        "symbols": Markup(game_symbols(game.rules())),
    }


def render_game(
    request: Request,
    game: AnyGame,
    wrong: str = "",
    status: int = 200,
    typed: Form | None = None,
    field: str = "",
) -> Response:
    """Render the setup; what was typed stays, with the field that is wrong marked."""
    preferences = read_preferences(request)
    translate = preferences.translator.translate
    remembered = read_setup(request)
    if typed is not None:
        tab = TAB_OF_WAY.get(get_text(typed, "way"), "bots")
    else:
        tab = request.query_params.get("with", "") or remembered.get("with", "")
    tabs = LITE_TABS if state_of(request.scope).lite else tuple(SETUP_TABS)
    tab = tab if tab in tabs else "bots"
    values = {"name": get_saved_name(request), **(remembered if typed is None else typed)}
    return render_page(
        request,
        "games/game.html",
        status,
        preferences,
        **_describe_game(game, preferences),
        tab=tab,
        tabs=[(name, SETUP_TABS[name]) for name in tabs],
        lengths=list_lengths(game, translate),
        changed=list_changes(game, values, translate),
        options=(fields := build_option_fields(game, translate)),
        option_groups=group_option_fields(fields),
        seats_chosen=has_chosen_seats(values),
        facts=game_facts.list_facts(game, translate),
        bots=serialize.build_bot_infos(LEVELS, translate),
        level_messages=LEVEL_MESSAGES,
        manners=[(name, translate(about)) for name, about in STYLES.items()],
        usual=DEFAULT_BOT,
        clocks=[
            *list_clock_choices(translate),
            (time_control_form.CUSTOM_CLOCK, translate(message("clock-own"))),
        ],
        sizes=time_control_form.build_custom_clock_fields(translate),
        units=time_control_form.list_clock_units(translate),
        levels=list_levels(preferences.translator),
        own_rules=state_of(request.scope).settings.own_rules,
        share=build_link_preview(game, translate(game.localized_title), preferences.translator),
        typed=values,
        wrong=wrong,
        field=field,
    )


async def start_match(request: Request) -> Response:
    """Start a match as the form says."""
    return await _start_match(request, game_from_path(request), await parse_form(request))


async def start_named_game(request: Request) -> Response:
    """Start a match of the game that the form names."""
    form = await parse_form(request)
    return await _start_match(request, _get_game(get_text(form, "game")), form)


async def _start_match(request: Request, game: AnyGame, form: Form) -> Response:
    """Start a match, or show the page again with what is wrong."""
    context, translator = RequestContext(request), read_preferences(request).translator
    how = quick_pair if get_text(form, "way") == "anyone" else start
    try:
        name, plan = parse_plan(request, game, form)
        if plan.rated:  # the form says what that takes
            return _redirect_to_match(request, await context.run(how, plan), name, game, form)
    except (HttpError, ValueError) as error:
        status = status_of(error)
        if status is None:
            raise
        why = error_message(error)
        if isinstance(error, OptionError):
            why = option_text.localize_option_error(game, why)
        said, field = as_sentence(translator.translate(why)), find_wrong_field(context, game, form)
        return render_game(request, game, said, status, form, field)
    return _redirect_to_match(request, await context.run(how, plan), name, game, form)


def _redirect_to_match(
    request: Request, live: LiveMatch, name: str, game: AnyGame, form: Form
) -> Response:
    """On to a table; the host's name and choices are remembered."""
    response = RedirectResponse(f"/m/{live.id}", 303)
    save_name(response, request, name)
    save_setup(response, request, game, form)
    return response


ROUTES: Final = (
    Route("/play", start_named_game, methods=["POST"]),
    Route("/games/{game}", show_game),
    Route("/games/{game}/rules", show_rules),
    Route("/games/{game}", start_match, methods=["POST"]),
)
