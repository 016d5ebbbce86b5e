"""Pages of a game: rules, options, ways to start a match."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count, pairwise
from typing import Any, Final
from urllib.parse import parse_qsl, quote, unquote, urlencode

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.bots.registry import BOTS, DEFAULT_BOT, LEVELS, STYLES, style_of, styles_of
from boneyard.core.options import (
    ChoiceOption,
    FlagOption,
    IntegerOption,
    Option,
    OptionError,
    Value,
)
from boneyard.core.position import Position
from boneyard.drawing.svg.position_picture import game_symbols
from boneyard.drawing.svg.rules_figures import curved_ends_html
from boneyard.engine.kinds import AnyGame
from boneyard.games import GAMES, about, option_text
from boneyard.games.families import MINUTES, ROUND_MINUTES, family_of
from boneyard.games.rules_text import render_rules_text
from boneyard.i18n import message
from boneyard.i18n.translator import Translate, Translator, get_translator
from boneyard.records import parse_record, play_record
from boneyard.server.app_state import state_of
from boneyard.server.errors import HttpError, MatchError, NotFound, error_message, status_of
from boneyard.server.games.example_round import ExampleStep, crop_final_layout, draw_step
from boneyard.server.http.session_cookie import get_cookie
from boneyard.server.lobby.commands import quick_pair
from boneyard.server.lobby.pages import list_levels, resolve_guest_name
from boneyard.server.matches import serialize
from boneyard.server.matches.commands import start
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.setup import MatchPlan, OfferOptions, SeatRequest, parse_clock
from boneyard.server.request_context import RequestContext, query_int
from boneyard.server.web import time_control_form
from boneyard.server.web.forms import Form, get_text, parse_form
from boneyard.server.web.link_previews import build_link_preview
from boneyard.server.web.pictures import draw_game_card
from boneyard.server.web.preferences import (
    Preferences,
    get_saved_name,
    read_preferences,
    save_name,
    set_preference_cookie,
)
from boneyard.server.web.render import as_sentence, get_template, render_page
from boneyard.server.web.time_control_form import list_clock_choices


class OptionField(Struct, frozen=True):
    """An option as a form shows it."""

    name: str
    label: str
    help: str
    choices: tuple[tuple[str, str, bool], ...] = ()
    """What it can be set to: as it is sent, in words, and whether it is chosen already."""
    least: int = 0
    most: int = 0
    """For a number: the range."""
    usual: str = ""
    """For a number: what it is when nothing is typed."""


def build_option_fields(game: AnyGame, translate: Translate) -> list[OptionField]:
    """The options that leave a choice."""
    return [
        _build_option_field(game, option, translate)
        for option in game.all_options
        if option_text.leaves_choice(option)
    ]


def _build_option_field(game: AnyGame, option: Option, translate: Translate) -> OptionField:
    label = translate(option_text.option_label(game, option))
    help = _capitalize(translate(option_text.option_help(game, option) or ""))
    default = game.default(option, min(game.players))
    if option.name == "players":
        counts = tuple((str(n), str(n), n == default) for n in game.players)
        return OptionField(option.name, label, help, counts)
    if isinstance(option, IntegerOption):
        # A hand may hang on the number of players.
        usual = translate(message("options-as-usual")) if option.name == "hand" else str(default)
        return OptionField(option.name, label, help, (), option.least, option.most, usual)
    values: list[Value] = [True, False] if isinstance(option, FlagOption) else []
    values += list(option.choices) if isinstance(option, ChoiceOption) else []
    choices = []
    for value in sorted(values, key=lambda one: one != default):
        called = option_text.value_label(game, option, value)
        if value == default:
            called = message("options-default", value=called)
        sent = "" if value == default else _form_value(value)
        choices.append((sent, _capitalize(translate(called)), False))
    return OptionField(option.name, label, help, tuple(choices))


#: The groups in which options are offered, and the options of all but the last.
_OPTION_GROUPS: Final = {
    "game-group-match": (
        "target", "single", "rounds", "teams", "drawn", "entry", "no_caben", "doubling", "love",
        "one_all",
    ),
    "game-group-tiles": (
        "set", "hand", "no_double", "misdeal", "lead", "first_lead", "next_lead", "salida", "first",
        "gate",
    ),
    "game-group-turns": (
        "draw", "unable", "knock", "spinner", "meets_double", "doubles", "arms", "short_foot",
        "ends", "run", "go_on", "extra", "flip", "calls", "double_back", "finish",
    ),
    "game-group-scoring": (),
}  # fmt: skip


def group_option_fields(fields: Sequence[OptionField]) -> list[tuple[str, list[OptionField]]]:
    """The options but the players, under the headings of their groups."""
    group_of = {name: group for group, names in _OPTION_GROUPS.items() for name in names}
    groups: dict[str, list[OptionField]] = {group: [] for group in _OPTION_GROUPS}
    for field in fields:
        if field.name != "players":
            groups[group_of.get(field.name, "game-group-scoring")].append(field)
    return [(group, members) for group, members in groups.items() if members]


def _capitalize(text: str) -> str:
    return text[:1].upper() + text[1:]


def _form_value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


#: The manner of bots of which each has another one.
MIXED_MANNERS = "mixed"


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


@cache
def draw_example_steps(name: str, language: str) -> tuple[ExampleStep, ...]:
    """The example of a game, a picture for each step."""
    example, translator = about.load_example(name), get_translator(language)
    record = parse_record(example.record)
    states: list[Position] = []
    play_record(record, states.append)
    end, names = crop_final_layout(record.rules, states[-1]), tuple(record.seats)
    captions = (translator("game-example-deal"), *about.example_captions(name, translator))
    return tuple(
        ExampleStep(draw_step(state, names, end, translator), said)
        for state, said in zip(states, captions, strict=False)
    )


@cache
def find_key_step(name: str) -> int:
    """The step of an example that tells most: what scores most, or well into the round."""
    example = about.load_example(name)
    states: list[Position] = []
    play_record(parse_record(example.record), states.append)
    sums = [sum(state.scores) for state in states[: len(example.captions) + 1]]
    gains = [now - before for before, now in pairwise(sums)]
    # The last step counts the round: the player who sees that first has missed all of it. And in
    # the first ones there is little on the table yet.
    early = len(gains) // 3
    best = max(gains[early:-1], default=0)
    return gains.index(best, early) + 1 if best > 0 else len(example.captions) * 2 // 3


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

#: The tab on which each way to start is.
_TAB_OF_WAY: Final = {
    "bots": "bots", "seats": "bots", "daily": "bots", "screen": "screen", "link": "friend",
    "anyone": "lobby",
}  # fmt: skip

#: What is remembered of a setup, beside the options.
_REMEMBERED_FIELDS: Final = ("bot", "length", "clock", "manner", "level")
SETUP_COOKIE: Final = "setup"
MAX_SETUP_COOKIE: Final = 1000

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
        facts=about.list_facts(game, translate),
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
        "tagline": about.tagline(game.name, translator.catalogue_language),
        "picture": draw_game_card(game.name),
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
        tab = _TAB_OF_WAY.get(get_text(typed, "way"), "bots")
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
        changed=_list_changes(game, values, translate),
        options=(fields := build_option_fields(game, translate)),
        option_groups=group_option_fields(fields),
        seats_chosen=_has_chosen_seats(values),
        facts=about.list_facts(game, translate),
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


#: What a full and a quick match are called, by the option that they set.
_LENGTH_MESSAGES: Final = {
    "target": ("game-length-full-points", "game-length-quick-points"),
    "rounds": ("game-length-full-rounds", "game-length-quick-rounds"),
}


def list_lengths(game: AnyGame, translate: Translate) -> list[tuple[str, str, str]]:
    """How long a match may be: what a form sends, what it is called, and the minutes it takes.

    The shortest is first; the full match is what rules say.
    """
    if game.alone:
        return []
    options = {option.name: option for option in game.all_options}
    minutes = MINUTES.get(game.name, 0)
    few = min(game.players)

    def measure(share: float) -> str:
        return translate(message("home-minutes", minutes=max(1, round(minutes * share))))

    for name, (whole_id, quick_id) in _LENGTH_MESSAGES.items():
        option = options.get(name)
        if not isinstance(option, IntegerOption):
            continue
        full = int(game.default(option, few))
        quick = shorten(full, option)
        found = []
        if "single" in options or (option.least == 1 and full > 1):
            once = message("home-minutes", minutes=ROUND_MINUTES.get(game.name, 1))
            found.append(("round", translate(message("game-length-round")), translate(once)))
        if quick < full:
            called = translate(message(quick_id, target=quick))
            found.append(("quick", called, measure(quick / full)))
        found.append(("", translate(message(whole_id, target=full)), measure(1)))
        return found
    return []


def shorten(full: int, option: IntegerOption) -> int:
    """What a quick match is played to: half of it, as a round number."""
    half = full // 2
    return max(option.least, half - half % 5 if half > 10 else half)


def _apply_length(game: AnyGame, form: Form, chosen: dict[str, Value]) -> None:
    """Set the options that a chosen length stands for, where none is chosen by itself."""
    length = get_text(form, "length")
    options = {option.name: option for option in game.all_options}
    if not length or {"target", "single", "rounds"} & chosen.keys():
        return
    for name in ("target", "rounds"):
        option = options.get(name)
        if isinstance(option, IntegerOption):
            full = int(game.default(option, min(game.players)))
            if length == "quick":
                chosen[name] = shorten(full, option)
            elif length == "round" and "single" in options:
                chosen["single"] = True
            elif length == "round" and option.least == 1:
                chosen[name] = 1
            return


def _list_changes(game: AnyGame, values: Mapping[str, str], translate: Translate) -> list[str]:
    """The options that differ from the usual ones, in words."""
    try:
        chosen = _parse_options(game, dict(values))
        chosen.pop("players", None)
        for name in ("target", "single", "rounds") if values.get("length") else ():
            chosen.pop(name, None)
        return [translate(one) for one in option_text.describe_changes(game, chosen)]
    except ValueError:
        return []  # what is wrong is said beside it


def read_setup(request: Request) -> dict[str, str]:
    """What was chosen the last time, for this game: its cookie comes with its pages only."""
    text = get_cookie(request, SETUP_COOKIE)[:MAX_SETUP_COOKIE]
    return dict(parse_qsl(unquote(text), max_num_fields=40)) if text else {}


def save_setup(response: Response, request: Request, game: AnyGame, form: Form) -> None:
    """Remember what was chosen."""
    kept = {"with": _TAB_OF_WAY.get(get_text(form, "way"), "bots")}
    names = (*_REMEMBERED_FIELDS, *(f"o.{option.name}" for option in game.all_options))
    kept |= {name: value for name in names if (value := get_text(form, name))}
    text = quote(urlencode(kept))
    if len(text) <= MAX_SETUP_COOKIE:
        set_preference_cookie(response, request, SETUP_COOKIE, text, f"/games/{game.name}")


async def start_match(request: Request) -> Response:
    """Start a match as the form says."""
    return await _start_match(request, game_from_path(request), await parse_form(request))


async def start_named_game(request: Request) -> Response:
    """Start a match of the game that the form names."""
    form = await parse_form(request)
    return await _start_match(request, _get_game(get_text(form, "game")), form)


def parse_plan(request: Request, game: AnyGame, form: Form) -> tuple[str, MatchPlan]:
    """Who wants to play, by what name, and what the form asks for."""
    context, translator = RequestContext(request), read_preferences(request).translator
    name = context.clean_name(get_text(form, "name")) or get_saved_name(request)
    if get_text(form, "way") == "screen":
        called = name or translator("game-player", number=1)
    else:
        called = resolve_guest_name(context, name, translator)
    return name, _build_plan(context, game, form, called, translator)


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


def _build_plan(
    context: RequestContext, game: AnyGame, form: Form, name: str, translator: Translator
) -> MatchPlan:
    """What the form asks for."""
    options = _parse_options(game, form)
    players = game.rules(**options).players
    places = _build_seat_requests(context, form, name, players, translator)
    way, is_open = get_text(form, "way"), any(place.kind == "open" for place in places)
    # Alone, against bots or at one screen no one is in a hurry, and no one else is sought.
    clock = time_control_form.parse_clock_fields(form) if is_open else ""
    parse_clock(clock)
    shown = is_open and (bool(form.get("open")) or way == "anyone")
    offer = OfferOptions(get_text(form, "level"), translator.language) if shown else None
    late, rated = bool(form.get("late")), bool(form.get("rated"))
    return MatchPlan(
        game.lookup_key, options, places, way == "daily", clock, late, offer, rated,
        bool(form.get("watch")),
    )  # fmt: skip


def _parse_options(game: AnyGame, form: Form) -> dict[str, Value]:
    """What the form chooses; a field that is left empty is as usual."""
    chosen: dict[str, Value] = {}
    for option in game.all_options:
        text = get_text(form, f"o.{option.name}")
        if text:
            chosen[option.name] = option.parse_text(text)
    _apply_length(game, form, chosen)
    return chosen


def find_wrong_field(context: RequestContext, game: AnyGame, form: Form) -> str:
    """The field without which the form would do; '' if it isn't one alone."""
    for name in ("name", *(f"name{at}" for at in range(max(game.players)))):
        try:
            context.clean_name(get_text(form, name))
        except HttpError:
            return name
    try:
        parse_clock(time_control_form.parse_clock_fields(form))
    except MatchError:
        return "clock"
    chosen = _parse_options(game, form)
    for name in chosen:
        try:
            game.rules(**{other: value for other, value in chosen.items() if other != name})
        except OptionError:
            continue
        return f"o.{name}"
    return ""


def assign_manners(kinds: Sequence[str], manner: str) -> list[str]:
    """The same seats, with bots that have a manner, or each another one (`mixed`)."""
    found, turn = [], 0
    for kind in kinds:
        known = styles_of(kind) if kind in BOTS and not style_of(kind) else []
        if known and manner == MIXED_MANNERS:
            found.append(f"{kind}:{known[turn % len(known)]}")
            turn += 1
        else:
            found.append(f"{kind}:{manner}" if known and manner else kind)
    return found


def _has_chosen_seats(form: Mapping[str, str]) -> bool:
    """Whether anyone sits elsewhere than usual: you first, then the opponent chosen for all."""
    seats = {name: value for name, value in form.items() if re.fullmatch(r"seat\d", name)}
    return seats.pop("seat0", "person") not in ("", "person") or any(seats.values())


def _build_seat_requests(
    context: RequestContext, form: Form, name: str, players: int, translator: Translator
) -> list[SeatRequest]:
    """Who sits where: bots, people at this screen, friends by link, or each as chosen."""
    way = get_text(form, "way") or "bots"
    bot = get_text(form, "bot") or DEFAULT_BOT
    kinds = {"bots": bot, "daily": bot, "screen": "person", "link": "open", "anyone": "open"}
    if way == "seats" or (way == "bots" and _has_chosen_seats(form)):
        asked = [get_text(form, f"seat{at}") or bot for at in range(players)]
    elif way in kinds:
        asked = ["person", *[kinds[way]] * (players - 1)]
    else:
        raise MatchError("server-no-way")
    places = []
    asked = assign_manners(asked, get_text(form, "manner"))
    for at, kind in enumerate(asked):
        if kind in BOTS:
            places.append(SeatRequest("bot", bot=kind))
        elif kind == "person":
            own = context.clean_name(get_text(form, f"name{at}"))
            usual = translator("game-player", number=at + 1) if at else name
            places.append(SeatRequest("person", own or usual))
        else:
            places.append(SeatRequest(kind))
    return places


ROUTES: Final = (
    Route("/play", start_named_game, methods=["POST"]),
    Route("/games/{game}", show_game),
    Route("/games/{game}/rules", show_rules),
    Route("/games/{game}", start_match, methods=["POST"]),
)
