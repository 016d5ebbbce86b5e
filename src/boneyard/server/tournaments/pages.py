"""Tournaments as pages: one's own, making one, and one of them with its standings and boards."""

from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.bots.registry import LEVELS, USUAL
from boneyard.core.clocks import MINUTE
from boneyard.games import GAMES, game_found
from boneyard.i18n.fluent_translator import Tongue
from boneyard.server import wall_clock
from boneyard.server.context import Ask, answer
from boneyard.server.errors import Refused, status_of, told
from boneyard.server.lobby.pages import FIRST, guest_name
from boneyard.server.matches import serialize
from boneyard.server.tournaments.api import LISTED, TITLE, public_view, wanted_of
from boneyard.server.tournaments.making import can_be_played
from boneyard.server.tournaments.service import inviting
from boneyard.server.tournaments.tournament_tables import Asked, TableMaker
from boneyard.server.tournaments.tournament_view import (
    DEAL_WORDS,
    FORMAT_WORDS,
    HOW_WORDS,
    shown_in,
)
from boneyard.server.tournaments.tournaments import (
    ADD_BOTS,
    BEGIN,
    CALL_OFF,
    ENTER,
    JOIN_SIDE,
    LEAVE,
    MAKE,
    BotsEntering,
    Entering,
    Leaving,
    Partnering,
)
from boneyard.server.tournaments.visibility import table
from boneyard.server.tournaments.wire_tournaments import Make
from boneyard.server.web.forms import Form, form_of, short, whole
from boneyard.server.web.invitations import reachable
from boneyard.server.web.names import keep_name, name_of
from boneyard.server.web.preferences import wishes_of
from boneyard.server.web.render import as_sentence, page
from boneyard.server.web.time_controls import choices
from boneyard.tournaments.plan import BEST_OF, DEALS, FORMATS, MINUTES, MOST_ROUNDS, Deals, Format

#: The clock that is proposed.
CLOCK: Final = "5-minutes"
#: When it begins: minutes from now, and what that is called.
BEGINS: Final = {
    "": "tournaments-begins-said", "10": "tournaments-begins-10", "60": "tournaments-begins-60",
    "1440": "tournaments-begins-1440",
}  # fmt: skip
STAGES: Final = {
    "open": "tournaments-stage-open", "playing": "tournaments-playing",
    "over": "tournaments-stage-over", "off": "tournaments-stage-off",
}  # fmt: skip


async def mine(request: Request) -> Response:
    """One's own tournaments."""
    ask, wishes = Ask(request), wishes_of(request)
    found = [] if ask.guest is None else await ask.house.store.tournaments.of(ask.guest, LISTED)
    speak = wishes.speak
    rows = [
        (one.id, one.title or game.title, speak(FORMAT_WORDS[one.plan.format]),
         speak(STAGES[one.stage]), game.title)
        for one in found if (game := game_found(one.game)) is not None
    ]  # fmt: skip
    return page(request, "tournaments/list.html", wishes=wishes, rows=rows)


async def new(request: Request) -> Response:
    """The form with which one is made."""
    return _form(request, {})


def _form(request: Request, form: Form, wrong: str = "", status: int = 200) -> Response:
    wishes = wishes_of(request)
    speak = wishes.speak
    return page(
        request, "tournaments/new.html", status, wishes, wrong=wrong, form=form,
        games=[(name, one.title) for name, one in GAMES.items() if can_be_played(one)],
        first=FIRST, clocks=[one for one in choices(speak.say) if one[0]], clock=CLOCK,
        formats=[(one, speak(FORMAT_WORDS[one]), speak(HOW_WORDS[one])) for one in FORMATS],
        deals=[(one, speak(DEAL_WORDS[one])) for one in DEALS], best_of=BEST_OF,
        minutes=MINUTES, most_rounds=MOST_ROUNDS, most_title=TITLE,
        begins=[(value, speak(word)) for value, word in BEGINS.items()],
    )  # fmt: skip


async def make(request: Request) -> Response:
    """Make one, and go there."""
    ask, form = Ask(request), await form_of(request)
    try:
        id = await ask.run(MAKE, wanted_of(ask, _wanted(form)))
    except Exception as error:
        status, said = _said(error, wishes_of(request).speak)
        return _form(request, form, said, status)
    return RedirectResponse(f"/tournaments/{id}", 303)


def _said(error: Exception, speak: Tongue) -> tuple[int, str]:
    """What went wrong, if it is no fault of the house."""
    status = status_of(error)
    if status is None:
        raise error
    return status, as_sentence(speak.say(told(error)))


def _wanted(form: Form) -> Make:
    wait = short(form, "begins")
    formats: dict[str, Format] = {one: one for one in FORMATS}
    deals: dict[str, Deals] = {one: one for one in DEALS}
    if short(form, "game") not in GAMES:
        raise Refused(400, "house-not-here")
    return Make(
        game=short(form, "game"), title=short(form, "title", 200), clock=short(form, "clock"),
        format=formats.get(short(form, "format"), "swiss"),
        deals=deals.get(short(form, "deals"), "same"), rounds=whole(form, "rounds") or 0,
        best_of=whole(form, "best_of") or 1, minutes=whole(form, "minutes") or 60,
        rated=short(form, "rated") == "yes",
        begins=wall_clock.now() + int(wait) * MINUTE if wait and wait in BEGINS else None,
    )  # fmt: skip


async def show(request: Request) -> Response:
    """A tournament."""
    return await tournament_page(Ask(request))


async def tournament_page(ask: Ask, wrong: str = "", status: int = 200) -> Response:
    """Render a tournament, perhaps with what went wrong."""
    wishes, view = wishes_of(ask.request), await public_view(ask)
    found = view.seen_by(ask.guest)
    asked = Asked(ask.number("page"), ask.number("round"))
    tables = await TableMaker(view, found, wishes.speak, ask.long).make(asked)
    here = f"/tournaments/{found.tournament.id}"
    link = reachable(ask.request, ask.settings, here).links[0]
    with_link = ask.request.query_params.get("with", "")[:64]
    return page(
        ask.request, "tournaments/tournament.html", status, wishes, wrong=wrong, path=here,
        one=shown_in(found, tables.columns, tables.names, wishes.speak), tables=tables,
        name=name_of(ask.request), link=link,
        partner_link=f"{link}?with={found.link}" if found.link else "",
        with_link=with_link, inviter=inviting(view.whole, with_link).name if with_link else "",
        bots=serialize.bot_infos(LEVELS, wishes.speak.say), usual=USUAL,
    )  # fmt: skip


async def act(request: Request) -> Response:
    """What a form of the page asks for."""
    ask, form = Ask(request), await form_of(request)
    try:
        await _do(ask, form)
    except Exception as error:
        status, said = _said(error, wishes_of(request).speak)
        if status == 404:
            raise
        return await tournament_page(ask, said, status)
    response = RedirectResponse(f"/tournaments/{request.path_params['tournament']}", 303)
    keep_name(response, request, ask.name(short(form, "name")))
    return response


async def _do(ask: Ask, form: Form) -> None:
    id = str(ask.request.path_params["tournament"])
    match short(form, "do"):
        case "enter":
            name = guest_name(ask, short(form, "name"), wishes_of(ask.request).speak)
            await ask.run(ENTER, Entering(id, name, short(form, "partner") == "bot"))
        case "join":
            name = guest_name(ask, short(form, "name"), wishes_of(ask.request).speak)
            await ask.run(JOIN_SIDE, Partnering(id, short(form, "with"), name))
        case "leave":
            await ask.run(LEAVE, Leaving(id, whole(form, "number")))
        case "bots":
            said = BotsEntering(id, short(form, "bot"), whole(form, "count") or 0)
            await ask.run(ADD_BOTS, said)
        case "begin":
            await ask.run(BEGIN, id)
        case "off":
            await ask.run(CALL_OFF, id)
        case _:
            raise Refused(400, "house-not-here")


async def version(request: Request) -> Response:
    """A number that changes with whatever is changed: pages ask for it, and then look again."""
    found = await Ask(request).house.store.tournaments.version(request.path_params["tournament"])
    if found is None:
        raise Refused(404, "tournaments-none")
    return answer({"version": found})


async def as_table(request: Request) -> Response:
    """Standings and crosstable as CSV."""
    ask = Ask(request)
    speak, view = wishes_of(request).speak, await public_view(ask)
    gone = speak("words-somebody-left")
    # Who looks makes no difference here: nobody's own boards are told apart.
    text = await view.piece(ask.long, ("csv", speak.language), lambda: table(view.shown, gone))
    held = {"content-disposition": 'attachment; filename="tournament.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=held)
