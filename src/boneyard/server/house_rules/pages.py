"""Pages of house rules: editor, list, statistics of a rule set."""

from functools import cache
from typing import Final, cast
from urllib.parse import urlencode

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.arena.rule_stats import PLAYS_PER_DEAL, SHARE_MEASURES, RuleStats
from boneyard.bots.registry import DEFAULT_BOT, LEVELS
from boneyard.drawing.svg.position_picture import game_symbols
from boneyard.games import GAMES
from boneyard.games.families import family_of
from boneyard.games.house_rules.custom_games import (
    DEFAULT_TITLE,
    load_house_rules,
    parse_house_rules,
    to_changed_rules,
)
from boneyard.games.house_rules.describe import rules_to_markdown
from boneyard.games.house_rules.glossary import build_glossary
from boneyard.games.house_rules.rule_files import parse_rule_text, to_toml
from boneyard.i18n import Message
from boneyard.i18n.translator import Translator, get_translator
from boneyard.rules.game import Game
from boneyard.rules.serialization import RuleError
from boneyard.server.analysis.commands import simulate_rules
from boneyard.server.analysis.service import SimulationRequest
from boneyard.server.errors import HttpError, PoolError, status_of
from boneyard.server.games import example_round
from boneyard.server.games.setup_form import parse_plan
from boneyard.server.house_rules import commands
from boneyard.server.house_rules.api import check_own_rules_allowed
from boneyard.server.house_rules.form import apply_form, build_controls
from boneyard.server.matches import serialize
from boneyard.server.matches.commands import start
from boneyard.server.request_context import RequestContext, query_int
from boneyard.server.web.forms import Form, parse_form
from boneyard.server.web.forms import get_text as cut
from boneyard.server.web.invitations import build_invitation
from boneyard.server.web.preferences import Preferences, read_preferences, save_name
from boneyard.server.web.render import as_sentence, render_page

#: Deals that are played: at first, and then; no one gets others.
DEAL_COUNTS: Final = (32, 256)

#: What each number is called here.
MEASURE_MESSAGES: Final = {
    "moves": "lab-moves",
    "choice": "lab-choice",
    "blocked": "lab-blocked",
    "tied": "lab-tied",
    "lead": "houserules-lab-lead",
    "luck": "lab-luck",
}

WARNING_MESSAGES: Final = {
    "endless": "lab-warning-endless",
    "lead": "lab-warning-lead",
    "tied": "lab-warning-tied",
    "choice": "lab-warning-choice",
}

#: Numbers with a full bar.
FULL_BAR_VALUES: Final = {"moves": 60.0, "choice": 8.0}


class MeasureBar(Struct, frozen=True):
    """A number of some rules, as a bar."""

    label: str
    share: float
    told: str


class SimulationPanel(Struct, frozen=True):
    """What the page shows of how rules play."""

    more: str
    """Where more rounds are played; '': nowhere."""
    offer: str = ""
    bars: tuple[MeasureBar, ...] = ()
    warnings: tuple[str, ...] = ()
    how: str = ""
    wrong: str = ""


def empty_simulation(query: dict[str, str], translator: Translator) -> SimulationPanel:
    """Nothing has been played yet."""
    return _offer_simulation(query, 0, translator)


async def render_simulation(request: Request, game: Game, query: dict[str, str]) -> Response:
    """So many rounds of these rules, played."""
    context, preferences = RequestContext(request), read_preferences(request)
    translator, status = preferences.translator, 200
    deals = context.query_int("deals")
    deals = deals if deals in DEAL_COUNTS else DEAL_COUNTS[0]
    try:
        found = await context.run(simulate_rules, SimulationRequest(game.lookup_key, deals))
        lab = _build_simulation(found, query, deals, translator)
    except (HttpError, PoolError) as error:
        status = error.status
        lab = SimulationPanel("", wrong=as_sentence(translator.translate(error.message)))
    back = f"/house-rules?{urlencode(query)}"
    return render_page(
        request,
        "house_rules/rule_lab_page.html",
        status,
        preferences,
        title=game.title,
        lab=lab,
        back=back,
    )


def _offer_simulation(query: dict[str, str], at: int, translator: Translator) -> SimulationPanel:
    if at >= len(DEAL_COUNTS):
        return SimulationPanel("")
    address = f"/house-rules/lab?{urlencode({**query, 'deals': str(DEAL_COUNTS[at])})}"
    return SimulationPanel(
        address, translator("houserules-lab-play", rounds=DEAL_COUNTS[at] * PLAYS_PER_DEAL)
    )


def _build_simulation(
    found: RuleStats, query: dict[str, str], deals: int, translator: Translator
) -> SimulationPanel:
    # Where time was up before all were played, more would get no further.
    enough = found.rounds < deals * PLAYS_PER_DEAL
    offer = (
        SimulationPanel("")
        if enough
        else _offer_simulation(query, DEAL_COUNTS.index(deals) + 1, translator)
    )
    return SimulationPanel(
        offer.more,
        offer.offer,
        tuple(_build_bar(found, name, translator) for name in MEASURE_MESSAGES),
        tuple(translator(WARNING_MESSAGES[one], game=found.title) for one in found.warnings),
        translator("houserules-lab-how", rounds=found.rounds, players=found.players),
    )


def _build_bar(found: RuleStats, name: str, translator: Translator) -> MeasureBar:
    number = found.measures[name]
    # The lead is shown as the share that the leader's side wins.
    value = number.value + (1 / found.sides if name == "lead" else 0)
    off = (number.high - number.low) / 2
    full = FULL_BAR_VALUES.get(name, 1.0)
    if name in SHARE_MEASURES:
        told = translator(
            "houserules-lab-about", value=translator.percent(value), off=translator.percent(off)
        )
    else:
        told = translator(
            "houserules-lab-about", value=translator.number(value, 1), off=translator.number(off, 1)
        )
    return MeasureBar(
        translator(MEASURE_MESSAGES[name]), round(min(max(value / full, 0.0), 1.0), 3), told
    )


#: The game that one begins with, where the address names none.
DEFAULT_BASE_GAME: Final = "block-draw"

#: The longest rules that a page takes: they must fit into an address that can be shared.
MAX_RULES_CHARS: Final = 3_000


def _check_allowed(request: Request) -> None:
    """Refuse where the host wants none of it."""
    check_own_rules_allowed(RequestContext(request))


def _base_name(form: Form) -> str:
    like = cut(form, "like") or DEFAULT_BASE_GAME
    return like if like in GAMES and not GAMES[like].alone else DEFAULT_BASE_GAME


def _parse_rules_form(form: Form) -> tuple[Game, str, Message | None]:
    """The game that a form describes, the text of its rules, and what is wrong with it."""
    text = form.get("rules", "")
    wrong: Message | None = None
    game = parse_house_rules({"like": _base_name(form)})
    try:
        if len(text) > MAX_RULES_CHARS:
            raise RuleError("houserules-too-long", most=MAX_RULES_CHARS)
        if text.strip():
            game = parse_rule_text(text)
        if "controls" in form:
            game = apply_form(game, form)
            text = ""
    except RuleError as error:
        wrong = error.message
    if not text.strip() or (wrong is None and "controls" in form):
        text = to_toml(to_changed_rules(game, _base_name(form)))
    return game, text, wrong


async def show_editor(request: Request) -> Response:
    """The page on which rules are written."""
    _check_allowed(request)
    return await _render_editor(request, dict(request.query_params))


async def show_saved_rules(request: Request) -> Response:
    """A player's saved rules, for anyone with the link; changing them makes a copy."""
    context, id = RequestContext(request), request.path_params["rules"]
    offered = context.services.house_rules.offered.get(id)
    if offered is not None:
        return await _render_editor(request, _to_form(offered.game, offered.base), share=id)
    _check_allowed(request)
    found = await context.services.store.own_rules.find_rules(id)
    if found is None:
        raise HttpError(404, "houserules-keep-gone")
    return await _render_editor(
        request, _to_form(load_house_rules(found.rules), found.base), share=id
    )


def _to_form(game: Game, base: str) -> Form:
    """Rules that are kept, as the page would send them."""
    return {"like": base, "rules": to_toml(to_changed_rules(game, base or None))}


async def _save_rules(request: Request, game: Game, form: Form) -> Response:
    """Keep the rules of the form, and show them under their link."""
    _check_allowed(request)
    wanted = commands.SaveRulesPayload(game, form.get("title", ""), _base_name(form))
    try:
        id = await RequestContext(request).run(commands.save_rules, wanted)
    except (HttpError, RuleError) as error:
        status = status_of(error)
        assert status is not None
        text = as_sentence(read_preferences(request).translator.translate(error.message))
        return await _render_editor(request, form, text, status)
    return RedirectResponse(f"/house-rules/{id}?saved=yes", 303)


async def _render_editor(
    request: Request, form: Form, error_text: str = "", status: int = 200, share: str = ""
) -> Response:
    preferences, context = read_preferences(request), RequestContext(request)
    here = f"/house-rules/{share}"
    mine = (
        []
        if context.guest is None
        else await context.services.store.own_rules.list_rules(context.guest)
    )
    game, text, wrong = _parse_rules_form(form)
    link = f"/house-rules?{urlencode({'like': _base_name(form), 'rules': text})}"
    translator = preferences.translator
    if wrong is not None:
        error_text, status = as_sentence(translator.translate(wrong)), 400
    at = query_int(request, "step") if "step" in request.query_params else None
    example = await context.run_in_background(
        ("own example", game.rules_json, preferences.language, at),
        lambda: example_round.build_example(game.rules_json, at, preferences.language),
    )
    return render_page(
        request,
        "house_rules/editor.html",
        status,
        preferences,
        title="" if game.title == DEFAULT_TITLE else game.title,
        like=_base_name(form),
        likes=[
            (one.name, preferences.translator.translate(one.localized_title))
            for one in GAMES.values()
            if not one.alone
        ],
        text=text,
        link=build_invitation(request, context.settings, here if share else link).links[0],
        steps_at=f"{here}?step=" if share else f"{link}&step=",
        of_house=context.services.house_rules.is_offered(game),
        may_change=context.settings.own_rules,
        rules=_rules_html(game, preferences),
        controls=build_controls(game, translator.translate),
        game=game,
        hands=[(many, game.hand_for(many)) for many in game.players],
        symbols=Markup(game_symbols(game.rules())),
        family=family_of(GAMES.get(_base_name(form), game)),
        step=example.step,
        at=example.at,
        last=example.last,
        bots=serialize.build_bot_infos(LEVELS, translator.translate),
        usual=DEFAULT_BOT,
        lab=empty_simulation({"like": _base_name(form), "rules": text}, translator),
        mine=[(one.id, one.title) for one in mine],
        share=share,
        wrong=error_text,
        done="" if error_text else _describe_done(request, form),
    )


def _describe_done(request: Request, form: Form) -> str:
    """The id of the message that says what was done to the rules just now, if anything."""
    if request.query_params.get("saved"):
        return "houserules-saved"
    return "houserules-applied" if form.get("controls") else ""


def _rules_html(game: Game, preferences: Preferences) -> Markup:
    """The rules in words; nothing in them was written by anyone but the server."""
    from markdown_it import MarkdownIt

    return Markup(MarkdownIt().render(rules_to_markdown(game, preferences.translator.translate)))


def _check_playable(request: Request, game: Game) -> None:
    """Refuse rules that another player wrote, where only the server's own are played."""
    RequestContext(request).services.house_rules.check_allowed(game.lookup_key)


async def show_simulation(request: Request) -> Response:
    """How the rules of the address play."""
    form = dict(request.query_params)
    game, text, wrong = _parse_rules_form(form)
    _check_playable(request, game)
    if wrong is not None:
        return await _render_editor(request, form)
    return await render_simulation(request, game, {"like": _base_name(form), "rules": text})


async def post_rules(request: Request) -> Response:
    """Start a match by the rules of the form."""
    form, context = await parse_form(request), RequestContext(request)
    if form.get("way") == "drop":
        await context.run(commands.delete_rules, commands.DeleteRulesPayload(cut(form, "id")))
        return RedirectResponse("/house-rules", 303)
    game, _, wrong = _parse_rules_form(
        {name: one for name, one in form.items() if name != "controls"}
    )
    if (offered := context.services.house_rules.offered.get(cut(form, "of"))) is not None:
        game, wrong = offered.game, None
    _check_playable(request, game)
    if wrong is not None:
        return await _render_editor(request, form)
    if form.get("way") == "keep":
        return await _save_rules(request, game, form)
    name, plan = parse_plan(request, game, form)
    live = await context.run(start, plan)
    response = RedirectResponse(f"/m/{live.id}", 303)
    save_name(response, request, name)
    return response


async def show_match_rules(request: Request) -> Response:
    """The rules of a match, where a player wrote them; the player who likes them changes them."""
    live = await RequestContext(request).load_match()
    game, preferences = live.rules.game, read_preferences(request)
    if not game.rules_json:
        return RedirectResponse(f"/games/{game.name}", 303)
    game = cast(Game, game)  # no one writes rules of a game for one
    text = to_toml(to_changed_rules(game))
    return render_page(
        request,
        "house_rules/match_rules.html",
        preferences=preferences,
        title=game.title,
        match=live.id,
        rules=_rules_html(game, preferences),
        fork=f"/house-rules?{urlencode({'rules': text})}"
        if RequestContext(request).settings.own_rules
        else "",
    )


async def show_vocabulary(request: Request) -> Response:
    """The vocabulary: every word, what it says and takes, and who uses it."""
    preferences = read_preferences(request)
    return render_page(
        request,
        "house_rules/vocabulary.html",
        preferences=preferences,
        entries=_entries(preferences.language),
    )


@cache  # one for each language
def _entries(language: str) -> list[dict[str, object]]:
    return build_glossary(get_translator(language).translate)


ROUTES: Final = (
    Route("/house-rules", show_editor),
    Route("/house-rules", post_rules, methods=["POST"]),
    Route("/house-rules/lab", show_simulation),
    Route("/house-rules/{rules}", show_saved_rules),
    Route("/words", show_vocabulary),
    Route("/m/{match}/rules", show_match_rules),
)
