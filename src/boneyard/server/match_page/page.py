"""The table as a page, and its form: everything but the live update works without a script."""

from typing import Any

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.bots.registry import LEVELS
from boneyard.core.actions import Resign, source_of
from boneyard.drawing.svg.picture import symbols_of
from boneyard.games import about
from boneyard.i18n import Message, message
from boneyard.layout import ASPECTS
from boneyard.server.analysis.service import HINT, PAR
from boneyard.server.context import Ask, answer
from boneyard.server.errors import MatchError, MovedOn, status_of, told
from boneyard.server.lobby.service import OFFER, WITHDRAW
from boneyard.server.match_page import clock as match_page_clock
from boneyard.server.match_page import hints as match_page_hints
from boneyard.server.match_page import regions, solitaire, updates
from boneyard.server.match_page.fairness import own_awaited
from boneyard.server.match_page.patches import whole as whole_of
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches import serialize as wire_looks
from boneyard.server.matches.commands import (
    ACCEPT,
    AGAIN,
    ANSWER,
    BACK,
    BY_HAND,
    CLAIM,
    DECLINE,
    GIVE_TIME,
    JOIN,
    MOVE,
    PRESS_ON,
    PUT_BOT,
    REDO,
    REMATCH,
    RETURN,
    SEED,
    TILE,
    UNDO,
    Choosing,
    Joining,
    Moving,
)
from boneyard.server.matches.eligibility import is_rated
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.premoves import LATER
from boneyard.server.matches.reserved_seats import free_seats, reserved_for, reserved_seats
from boneyard.server.matches.seats import owners
from boneyard.server.matches.setup import Offering
from boneyard.server.web import render
from boneyard.server.web.forms import Form, form_of, short, whole
from boneyard.server.web.invitations import invitation
from boneyard.server.web.link_previews import Share, shared
from boneyard.server.web.preferences import Wishes, wishes_of
from boneyard.server.web.render import page
from boneyard.server.web.script_text import PHRASES, script_words
from boneyard.server.web.script_text import TABLE as SCRIPT
from boneyard.solitaire.solve import Solution


def seat_shown(live: LiveMatch, ask: Ask) -> int | None:
    """The seat that a page shows: the one asked for, or the first of the guest's."""
    own = live.seats_of(ask.guest)
    if ask.request.query_params.get("seat") == "watch":
        return None
    seat = ask.number("seat", -1)
    if not own:
        return None
    return seat if seat in own else own[0]


async def show(request: Request) -> Response:
    """The page of a match."""
    ask = Ask(request)
    live = await ask.live()
    return table_page(ask, live, seat_shown(live, ask))


def table_page(
    ask: Ask,
    live: LiveMatch,
    seat: int | None,
    wrong: str = "",
    tile: str = "",
    status: int = 200,
    panel: str = "",
) -> Response:
    """Render the table for a seat."""
    wishes, own = wishes_of(ask.request), live.seats_of(ask.guest)
    live = live.seen_from(seat)
    scene = Scene(live, seat, wishes.shape, wishes.faces_or_own, wishes.language)
    to_act = scene.view.to_act
    curtain = to_act if len(own) > 1 and to_act in own and to_act != seat else None
    tile = tile or ask.request.query_params.get("tile", "")[:8]
    open_seats = free_seats(live, ask.guest)
    game = live.rules.game
    drawn = {name: Markup(whole_of(draw(scene))) for name, draw in regions.REGIONS.items()}
    if curtain is not None:
        drawn.update(dict.fromkeys(("hand", "moves", "ask", "calls"), Markup("")))
    return page(
        ask.request,
        "match_page/page.html",
        status,
        wishes,
        live=live,
        seat=seat,
        yours=own,
        scene=scene,
        rules_at=f"/m/{live.id}/rules" if game.own else f"/games/{game.name}",
        title=game.title,
        goal=about.goal(game, scene.say) if not live.solo else "",
        rated=is_rated(live.kept),
        symbols=Markup(symbols_of(live.rules, wishes.faces_or_own)),
        state=_state(scene, wishes, own, own_awaited(live, ask.guest)),
        box=regions.box(scene),
        tiles=Markup(regions.tiles(scene)),
        regions=drawn,
        log=[Markup(line) for line in updates.log_lines(scene, live.log[-updates.LINES :])],
        prompt=updates.prompt(scene),
        wrong=wrong,
        choices=_choices(scene, tile) if tile else [],
        panel=Markup(panel),
        curtain=curtain,
        seeds=own_awaited(live, ask.guest),
        refresh=live.status != "over" and not scene.moves and not own_awaited(live, ask.guest),
        host=ask.guest is not None and live.kept.host == ask.guest,
        invitation=invitation(ask.request, ask.settings, live.id),
        bots=wire_looks.bot_infos(LEVELS, scene.say),
        open_seat=open_seats[0] if open_seats else None,
        kinds=_seat_kinds(live),
        offered=bool(reserved_seats(live, ask.guest)),
        share=_share(scene),
        script_words=script_words(scene.speak, SCRIPT)
        | (solitaire.spoken(scene.speak) if live.solo else {}),
        company=len(owners(live.seats)) > 1,
        phrases={word: scene.speak(id) for word, id in PHRASES.items()},
        my_name="",
        clock=match_page_clock.called(live, scene.say),
        gifts=match_page_clock.gifts(live, ask.guest),
        left=live.left_by(ask.guest) if live.status != "over" else [],
    )


def _state(scene: Scene, wishes: Wishes, own: list[int], seeds: list[int]) -> dict[str, Any]:
    """What the page's script starts from (`ServedState` in `js/table/state.js`)."""
    live = scene.live
    return {
        "match": live.id, "seat": scene.seat, "yours": own, "names": live.names,
        "kinds": _seat_kinds(live), "number": live.number,
        "status": live.status, "awaits": scene.awaits, "turn": scene.view.to_act,
        "next": live.next or "", "teams": live.rules.sides < live.rules.players,
        "faces": wishes.faces, "shape": wishes.shape, "shapes": ASPECTS,
        "seal": live.commitment, "seeds": seeds,
    }  # fmt: skip


def _seat_kinds(live: LiveMatch) -> list[str]:
    """Who sits there, by seat: person, bot, open, or kept for a player of the match before."""
    return ["kept" if reserved_for(live.kept, one) else one.kind for one in live.seats]


def _share(scene: Scene) -> Share:
    """What the link of a match shows: whoever gets it is invited, or may watch."""
    game, speak = scene.live.rules.game, scene.speak
    is_open = scene.live.status == "waiting"
    title = speak("table-invited", game=game.title) if is_open else game.title
    return shared(game, title, speak)


def _choices(scene: Scene, tile: str) -> list[tuple[str, str]]:
    """The places of a tile, as buttons."""
    return [(str(move), scene.label(move)) for move in scene.moves if source_of(move) == tile]


async def act(request: Request) -> Response:
    """What the form of a table asks for; then the table again."""
    ask = Ask(request)
    live = await ask.live()
    form = await form_of(request)
    seat = whole(form, "seat")
    shown = seat if seat in live.seats_of(ask.guest) else seat_shown(live, ask)
    try:
        after = await _do(ask, live, form, seat)
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        said = render.as_sentence(wishes_of(request).speak.say(told(error)))
        if _scripted(request):
            return answer({"error": said}, status)
        return table_page(ask, live, shown, said, status=status)
    if _scripted(request):
        return answer(replace(after, number=live.seen_from(shown).number))
    if after.said or after.tile:
        said = "" if after.panel else after.said
        return table_page(ask, live, shown, said, after.tile, panel=after.panel)
    at = after.match or live.id
    return RedirectResponse(f"/m/{at}" + (f"?seat={seat}" if seat and at == live.id else ""), 303)


class Done(Struct, frozen=True, omit_defaults=True):
    """What came of a form: another match to go to, a sentence, a tile whose place is asked for."""

    match: str = ""
    said: str = ""
    move: str = ""
    tile: str = ""
    panel: str = ""
    """What is shown of a hint."""
    number: int = 0
    """The entry after which it has happened."""


def _scripted(request: Request) -> bool:
    """Say whether the page's script asks."""
    return request.headers.get("accept", "") == "application/json"


async def _do(ask: Ask, live: LiveMatch, form: Form, seat: int | None) -> Done:
    """Run the command that the form names: what it does, a tile to play, or a move."""
    if "do" in form:
        return await _other(ask, live, form, seat)
    after = whole(form, "after")
    if "tile" in form:
        tile = short(form, "tile")
        played = await ask.run(TILE, Choosing(tile, after), live, seat)
        return Done() if played else Done(tile=tile)
    await ask.run(MOVE, Moving(short(form, "move"), after), live, seat)
    return Done()


async def _other(ask: Ask, live: LiveMatch, form: Form, seat: int | None) -> Done:
    """Whatever is no move."""
    what, place = short(form, "do"), whole(form, "place")
    match what:
        case "on":
            await ask.run(PRESS_ON, None, live)
        case "back":
            done = await ask.run(BACK, None, live, seat)
            return Done(said="" if done else wishes_of(ask.request).speak("table-asked-back"))
        case "agree" | "refuse":
            await ask.run(ANSWER, what == "agree", live)
        case "undo":
            await ask.run(UNDO, None, live)
        case "redo":
            await ask.run(REDO, None, live)
        case "resign":
            await ask.run(MOVE, Moving(str(Resign())), live, seat or 0)
        case "by-hand" | "by-self":
            await ask.run(BY_HAND, what == "by-hand", live, seat or 0)
        case "claim":
            await ask.run(CLAIM, None, live)
        case "time":
            await ask.run(GIVE_TIME, None, live, place)
        case "later":
            plays = [play for play in (short(form, "play1"), short(form, "play2")) if play]
            await ask.run(LATER, plays, live, seat)
        case "return":
            await ask.run(RETURN, None, live, place)
        case "offer":
            language = wishes_of(ask.request).language
            await ask.run(OFFER, Offering(short(form, "level"), language), live)
        case "withdraw":
            await ask.run(WITHDRAW, None, live)
        case "rematch":
            return Done((await ask.run(REMATCH, None, live)).id)
        case "accept":
            await ask.run(ACCEPT, None, live)
        case "decline":
            await ask.run(DECLINE, None, live)
        case "again":
            return Done((await ask.run(AGAIN, None, live)).id)
        case str() if what.startswith("bot-"):
            await ask.run(PUT_BOT, what[4:], live, place)
        case "join":
            await ask.run(JOIN, Joining(ask.name(short(form, "name"))), live, place)
        case "seed":
            await _seed(ask, live, form, seat)
        case "hint":
            return await _hint(ask, live, seat or 0)
        case "par":
            found = await ask.run(PAR, None, live)
            told = par_compared(live, found) if live.state.over else par_told(live, found)
            return Done(said=wishes_of(ask.request).speak.say(told))
        case _:
            raise MatchError("house-not-here")
    return Done()


async def _seed(ask: Ask, live: LiveMatch, form: Form, seat: int | None) -> None:
    """Add a seed for a seat; without a script, for all seats at this screen at once."""
    seed = ask.seed(short(form, "seed"))
    await ask.run(SEED, seed, live, seat)
    if not _scripted(ask.request):
        for other in own_awaited(live, ask.guest):
            await ask.run(SEED, seed, live, other)


async def _hint(ask: Ask, live: LiveMatch, seat: int) -> Done:
    """What to do, said and shown."""
    number = live.number
    wishes = wishes_of(ask.request)
    hints = await ask.run(HINT, wishes.shape, live, seat)
    if live.number != number:
        raise MovedOn("house-hint-late")
    scene = Scene(live, seat, wishes.shape, wishes.faces_or_own, wishes.language)
    found = match_page_hints.advice(scene, hints)
    if not found:
        return Done(said=scene.speak("hints-none"))
    panel = str(match_page_hints.panel(scene, found))
    return Done(said=match_page_hints.spoken(found, scene.speak), move=found[0].move, panel=panel)


def par_compared(live: LiveMatch, found: Solution) -> Message:
    """How a game for one came out, beside the best that was possible."""
    left, won = live.state.results[-1].left or 0, bool(live.state.winners)
    if won or found.won is None or not found.proved:
        return par_told(live, found)
    if found.won:
        return message("table-could-win")
    return message("table-left-par", best=found.best, over=left - found.best)


def par_told(live: LiveMatch, found: Solution) -> Message:
    """The best result possible, in a sentence."""
    if found.won is None:
        return message("table-par-open", tiles=found.best)
    if not found.won:
        return message("table-par-lost", tiles=found.best)
    if live.rules.alone and live.rules.game.conduct.counts == "columns":
        sure = "yes" if found.proved else "no"
        return message("table-par-columns", columns=found.best, sure=sure)
    return message("table-par-won")
