"""Pages of house rules: editor, list, statistics of a rule set."""

from functools import cache
from typing import Any, Final, cast
from urllib.parse import urlencode

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.arena.rule_stats import PLAYS, SHARES, Looked
from boneyard.bots.registry import LEVELS, USUAL
from boneyard.drawing.svg.picture import symbols_of
from boneyard.games import GAMES
from boneyard.games.house_rules import UNTITLED, own_game, own_game_of, short
from boneyard.games.house_rules.describe import in_words
from boneyard.games.house_rules.files import as_toml, read_text
from boneyard.games.house_rules.glossary import entries
from boneyard.i18n import Message
from boneyard.i18n.fluent_translator import Tongue, tongue
from boneyard.rules.game import Game
from boneyard.rules.parse import RuleError
from boneyard.server.analysis.service import LOOK, Wanted
from boneyard.server.context import Ask, number_in
from boneyard.server.errors import PoolError, Refused
from boneyard.server.games import example_round
from boneyard.server.games import pages as game_pages
from boneyard.server.house_rules.api import may_write
from boneyard.server.house_rules.form import changed, controls
from boneyard.server.house_rules.service import DROP, KEEP, Keeping
from boneyard.server.matches import serialize
from boneyard.server.matches.commands import START
from boneyard.server.web.forms import Form, form_of
from boneyard.server.web.forms import short as cut
from boneyard.server.web.invitations import reachable
from boneyard.server.web.preferences import Wishes, keep_name, wishes_of
from boneyard.server.web.render import as_sentence, page

#: Deals that are played: at first, and then; nobody gets others.
DEALS: Final = (32, 256)

#: What each number is called here.
NAMES: Final = {
    "moves": "lab-moves",
    "choice": "lab-choice",
    "blocked": "lab-blocked",
    "tied": "lab-tied",
    "lead": "own-lab-lead",
    "luck": "lab-luck",
}

WARNINGS: Final = {
    "endless": "lab-warning-endless",
    "lead": "lab-warning-lead",
    "tied": "lab-warning-tied",
    "choice": "lab-warning-choice",
}

#: Numbers with a full bar.
FULL: Final = {"moves": 60.0, "choice": 8.0}


class Bar(Struct, frozen=True):
    """A number of some rules, as a bar."""

    label: str
    share: float
    told: str


class Lab(Struct, frozen=True):
    """What the page shows of how rules play."""

    more: str
    """Where more rounds are played; '': nowhere."""
    offer: str = ""
    bars: tuple[Bar, ...] = ()
    warnings: tuple[str, ...] = ()
    how: str = ""
    wrong: str = ""


def untouched(query: dict[str, str], speak: Tongue) -> Lab:
    """Nothing has been played yet."""
    return _offering(query, 0, speak)


async def show_lab(request: Request, game: Game, query: dict[str, str]) -> Response:
    """So many rounds of these rules, played."""
    ask, wishes = Ask(request), wishes_of(request)
    speak, status = wishes.speak, 200
    deals = ask.number("deals")
    deals = deals if deals in DEALS else DEALS[0]
    try:
        found = await ask.run(LOOK, Wanted(game.call, deals))
        lab = _shown(found, query, deals, speak)
    except (Refused, PoolError) as error:
        status = error.status if isinstance(error, Refused) else 503
        lab = Lab("", wrong=as_sentence(speak.say(error.message)))
    back = f"/house-rules?{urlencode(query)}"
    return page(
        request, "house_rules/lab_page.html", status, wishes, title=game.title, lab=lab, back=back
    )


def _offering(query: dict[str, str], at: int, speak: Tongue) -> Lab:
    if at >= len(DEALS):
        return Lab("")
    address = f"/house-rules/lab?{urlencode({**query, 'deals': str(DEALS[at])})}"
    return Lab(address, speak("own-lab-play", rounds=DEALS[at] * PLAYS))


def _shown(found: Looked, query: dict[str, str], deals: int, speak: Tongue) -> Lab:
    # Where time was up before all were played, more would get no further.
    enough = found.rounds < deals * PLAYS
    offer = Lab("") if enough else _offering(query, DEALS.index(deals) + 1, speak)
    return Lab(
        offer.more,
        offer.offer,
        tuple(_bar(found, name, speak) for name in NAMES),
        tuple(speak(WARNINGS[one], game=found.title) for one in found.warnings),
        speak("own-lab-how", rounds=found.rounds, players=found.players),
    )


def _bar(found: Looked, name: str, speak: Tongue) -> Bar:
    number = found.measures[name]
    # The lead is told as what the leader's side wins, which says more than what it wins too often.
    value = number.value + (1 / found.sides if name == "lead" else 0)
    off = (number.high - number.low) / 2
    full = FULL.get(name, 1.0)
    if name in SHARES:
        told = speak("own-lab-about", value=speak.percent(value), off=speak.percent(off))
    else:
        told = speak("own-lab-about", value=speak.number(value, 1), off=speak.number(off, 1))
    return Bar(speak(NAMES[name]), round(min(max(value / full, 0.0), 1.0), 3), told)


#: The game that one begins with, where the address names none.
FIRST: Final = "block-draw"

#: The longest rules that a page takes: they must fit into an address that can be shared.
LONGEST: Final = 3_000


def _open(request: Request) -> None:
    """Refuse where the host wants none of it."""
    may_write(Ask(request))


def _like(form: Form) -> str:
    like = cut(form, "like") or FIRST
    return like if like in GAMES and not GAMES[like].alone else FIRST


def _written(form: Form) -> tuple[Game, str, Message | None]:
    """The game that a form describes, the text of its rules, and what is wrong with it."""
    text = form.get("rules", "")
    wrong: Message | None = None
    game = own_game_of({"like": _like(form)})
    try:
        if len(text) > LONGEST:
            raise RuleError("own-too-long", most=LONGEST)
        if text.strip():
            game = read_text(text)
        if "controls" in form:
            game = changed(game, form)
            text = ""
    except RuleError as error:
        wrong = error.message
    if not text.strip() or (wrong is None and "controls" in form):
        text = as_toml(short(game, _like(form)))
    return game, text, wrong


async def show(request: Request) -> Response:
    """The page on which rules are written."""
    _open(request)
    return await _page(request, dict(request.query_params))


async def kept(request: Request) -> Response:
    """Rules that somebody keeps, for whoever has the link; who changes them makes their own."""
    ask, id = Ask(request), request.path_params["rules"]
    offered = ask.house.rules.offered.get(id)
    if offered is not None:
        return await _page(request, _form(offered.game, offered.like), share=id)
    _open(request)
    found = await ask.house.store.own_rules.found(id)
    if found is None:
        raise Refused(404, "own-keep-gone")
    return await _page(request, _form(own_game(found.rules), found.base), share=id)


def _form(game: Game, like: str) -> Form:
    """Rules that are kept, as the page would send them."""
    return {"like": like, "rules": as_toml(short(game, like or None))}


async def _keep(request: Request, game: Game, form: Form) -> Response:
    """Keep the rules of the form, and show them under their link."""
    _open(request)
    wanted = Keeping(game, form.get("title", ""), _like(form))
    try:
        id = await Ask(request).run(KEEP, wanted)
    except (Refused, RuleError) as error:
        status = error.status if isinstance(error, Refused) else 400
        said = as_sentence(wishes_of(request).speak.say(error.message))
        return await _page(request, form, said, status)
    return RedirectResponse(f"/house-rules/{id}", 303)


async def _page(
    request: Request, form: Form, said: str = "", status: int = 200, share: str = ""
) -> Response:
    wishes, ask = wishes_of(request), Ask(request)
    here = f"/house-rules/{share}"
    mine = [] if ask.guest is None else await ask.house.store.own_rules.of(ask.guest)
    game, text, wrong = _written(form)
    link = f"/house-rules?{urlencode({'like': _like(form), 'rules': text})}"
    speak = wishes.speak
    if wrong is not None:
        said, status = as_sentence(speak.say(wrong)), 400
    at = number_in(request, "step") if "step" in request.query_params else None
    example = await ask.long(
        ("own example", game.own, wishes.language, at),
        lambda: example_round.shown(game.own, at, wishes.language),
    )
    return page(
        request,
        "house_rules/editor.html",
        status,
        wishes,
        title="" if game.title == UNTITLED else game.title,
        like=_like(form),
        likes=[(one.name, one.title) for one in GAMES.values() if not one.alone],
        text=text,
        link=reachable(request, ask.settings, here if share else link).links[0],
        steps_at=f"{here}?step=" if share else f"{link}&step=",
        of_house=ask.house.rules.offers(game),
        may_change=ask.settings.own_rules,
        rules=_html(game, wishes),
        controls=controls(game, speak.say),
        game=game,
        hands=[(many, game.hand_for(many)) for many in game.players],
        symbols=Markup(symbols_of(game.rules())),
        step=example.step,
        at=example.at,
        last=example.last,
        bots=serialize.bot_infos(LEVELS, speak.say),
        usual=USUAL,
        lab=untouched({"like": _like(form), "rules": text}, speak),
        mine=[(one.id, one.title) for one in mine],
        share=share,
        wrong=said,
    )


def _html(game: Game, wishes: Wishes) -> Markup:
    """The rules in words; nothing in them was written by anybody but the house."""
    from markdown_it import MarkdownIt

    return Markup(MarkdownIt().render(in_words(game, wishes.speak.say)))


def _played_here(request: Request, game: Game) -> None:
    """Refuse rules that somebody else wrote, where only the house's own are played."""
    Ask(request).house.rules.check(game.call)


async def try_out(request: Request) -> Response:
    """How the rules of the address play."""
    form = dict(request.query_params)
    game, text, wrong = _written(form)
    _played_here(request, game)
    if wrong is not None:
        return await _page(request, form)
    return await show_lab(request, game, {"like": _like(form), "rules": text})


async def start(request: Request) -> Response:
    """Start a match by the rules of the form."""
    form, ask = await form_of(request), Ask(request)
    if form.get("way") == "drop":
        await ask.run(DROP, cut(form, "id"))
        return RedirectResponse("/house-rules", 303)
    game, _, wrong = _written({name: one for name, one in form.items() if name != "controls"})
    if (offered := ask.house.rules.offered.get(cut(form, "of"))) is not None:
        game, wrong = offered.game, None
    _played_here(request, game)
    if wrong is not None:
        return await _page(request, form)
    if form.get("way") == "keep":
        return await _keep(request, game, form)
    name, plan = game_pages.plan_of(request, game, form)
    live = await ask.run(START, plan)
    response = RedirectResponse(f"/m/{live.id}", 303)
    keep_name(response, request, name)
    return response


async def of_match(request: Request) -> Response:
    """The rules of a match, where somebody wrote them; whoever likes them changes them."""
    live = await Ask(request).live()
    game, wishes = live.rules.game, wishes_of(request)
    if not game.own:
        return RedirectResponse(f"/games/{game.name}", 303)
    game = cast(Game, game)  # nobody writes rules of a game for one
    text = as_toml(short(game))
    return page(
        request,
        "house_rules/match_rules.html",
        wishes=wishes,
        title=game.title,
        match=live.id,
        rules=_html(game, wishes),
        fork=f"/house-rules?{urlencode({'rules': text})}"
        if Ask(request).settings.own_rules
        else "",
    )


async def words(request: Request) -> Response:
    """The vocabulary: every word, what it says and takes, and who uses it."""
    wishes = wishes_of(request)
    return page(
        request, "house_rules/vocabulary.html", wishes=wishes, entries=_entries(wishes.language)
    )


@cache  # one for each language
def _entries(language: str) -> list[dict[str, Any]]:
    return entries(tongue(language).say)
