"""The open tables as a page: seats that wait, sitting down with one tap, asking for anybody."""

from typing import Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.games import GAMES, game_named, option_text
from boneyard.i18n.fluent_translator import Tongue
from boneyard.i18n.locales import LANGUAGES
from boneyard.server.context import Ask
from boneyard.server.errors import MatchError, status_of, told
from boneyard.server.lobby.service import ANYONE, LEVELS, SIT
from boneyard.server.lobby.store import Waiting
from boneyard.server.matches import contests
from boneyard.server.matches.commands import Joining
from boneyard.server.matches.eligibility import pool_in
from boneyard.server.matches.setup import Offering, Place, Plan
from boneyard.server.web.forms import Form, form_of, short
from boneyard.server.web.pictures import all_symbols_of, card
from boneyard.server.web.preferences import keep_name, name_of, wishes_of
from boneyard.server.web.render import as_sentence, page
from boneyard.server.web.time_controls import choices, pace_called

#: What the levels are called, where a table is listed and where one is chosen.
LEVEL_WORDS: Final = {
    "": "tables-level-any", "new": "tables-level-new", "knows": "tables-level-knows",
    "strong": "tables-level-strong",
}  # fmt: skip
#: A newcomer's first game.
FIRST: Final = "block-draw"


class Shown(Struct, frozen=True):
    """An open table as its card shows it."""

    match: str
    title: str
    who: str
    """Those who sit there."""
    facts: tuple[str, ...]
    picture: Markup
    yours: bool


def levels(speak: Tongue) -> list[tuple[str, str]]:
    """The levels that can be chosen: as they are sent, and in words."""
    return [(level, speak(LEVEL_WORDS[level])) for level in LEVELS]


def guest_name(ask: Ask, typed: str, speak: Tongue) -> str:
    """What somebody is called among strangers: as they wish, or by a number."""
    chosen = ask.name(typed) or name_of(ask.request)
    if chosen:
        return chosen
    number = 100 + int.from_bytes(ask.asker.make_guest()[:4]) % 900
    return speak("tables-guest", number=str(number))


def _shown(waiting: Waiting, guest: bytes | None, speak: Tongue) -> Shown:
    offer, game = waiting.offer, game_named(waiting.offer.game)
    free = sum(kind == "open" and owner is None for kind, _, owner, _ in waiting.seats)
    names = tuple(name for kind, name, *_ in waiting.seats if kind != "open" and name)
    facts = [
        speak("tables-free", seats=free),
        *map(speak.say, option_text.differing(game, waiting.options)),
        pace_called(offer.pace, speak.say),
        speak(LEVEL_WORDS[offer.level]) if offer.level else "",
        LANGUAGES.get(offer.language, ""),
        speak("rated-word") if pool_in(waiting.contest) else "",
    ]
    picture = card(offer.game) if offer.game in GAMES else Markup()
    return Shown(
        offer.match, game.title, speak.say(names), tuple(fact for fact in facts if fact),
        picture, guest is not None and guest in waiting.people,
    )  # fmt: skip


async def show(request: Request) -> Response:
    """The page of the open tables."""
    return await tables_page(Ask(request))


async def tables_page(ask: Ask, wrong: str = "", status: int = 200) -> Response:
    """Render the open tables, perhaps with what went wrong."""
    wishes, query = wishes_of(ask.request), ask.request.query_params
    several = [name for name, game in GAMES.items() if not game.alone]
    game = query.get("game", "") if query.get("game", "") in several else ""
    found = await ask.house.hall.tables(ask.guest, game)
    parts = [
        (title, [_shown(one, ask.guest, wishes.speak) for one in found if one.offer.stays is days])
        for title, days in (("tables-now", False), ("tables-days", True))
    ]
    return page(
        ask.request,
        "lobby/lobby.html",
        status,
        wishes,
        parts=[part for part in parts if part[1]],
        several=bool(parts[0][1] and parts[1][1]),
        count=len(found),
        symbols=all_symbols_of({one.offer.game for one in found} & GAMES.keys()),
        games=[(name, GAMES[name].title) for name in several],
        game=game,
        chosen=game or FIRST,
        clocks=choices(wishes.speak.say),
        name=name_of(ask.request),
        wrong=wrong,
    )


async def act(request: Request) -> Response:
    """Sit down at a table, or ask for anybody; then on to that table."""
    ask, form = Ask(request), await form_of(request)
    try:
        match = await _do(ask, form)
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        said = as_sentence(wishes_of(request).speak.say(told(error)))
        return await tables_page(ask, said, status)
    response = RedirectResponse(f"/m/{match}", 303)
    keep_name(response, request, ask.name(short(form, "name")))
    return response


async def _do(ask: Ask, form: Form) -> str:
    speak = wishes_of(ask.request).speak
    match short(form, "do"):
        case "sit":
            live = await ask.house.match(short(form, "match"))
            await contests.check(ask.house, live, ask.guest)
            name = guest_name(ask, short(form, "name"), speak)
            await ask.run(SIT, Joining(name), live)
        case "anyone" if short(form, "game") in GAMES:
            game = GAMES[short(form, "game")]
            name = guest_name(ask, short(form, "name"), speak)
            places = [Place("person", name), *[Place("open")] * (game.rules().players - 1)]
            offer = Offering("", speak.language)
            plan = Plan(
                game.name, {}, places, clock=short(form, "clock"), offer=offer,
                rated=bool(form.get("rated")),
            )  # fmt: skip
            live = await ask.run(ANYONE, plan)
        case _:
            raise MatchError("house-not-here")
    return live.id
