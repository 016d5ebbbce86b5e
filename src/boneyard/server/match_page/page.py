"""Match page and its forms: everything but live updates works without a script."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.bots.registry import LEVELS
from boneyard.core.actions import Resign, source_tile
from boneyard.drawing.svg.position_picture import game_symbols
from boneyard.games.families import family_of
from boneyard.i18n import Message, message
from boneyard.layout import ASPECT_RATIOS, has_lanes
from boneyard.server.commands import COMMANDS
from boneyard.server.errors import MatchError, StaleState, error_message, status_of
from boneyard.server.match_page import clock_display as match_page_clock
from boneyard.server.match_page import regions, solitaire
from boneyard.server.match_page.board import frame_view_box, render_tiles
from boneyard.server.match_page.fairness_panel import own_seats_without_seed
from boneyard.server.match_page.game_log import MAX_LOG_LINES, render_log_lines
from boneyard.server.match_page.hint_panel import (
    build_hint_rows,
    hint_announcement,
    render_hint_panel,
)
from boneyard.server.match_page.patches import region_text as whole_of
from boneyard.server.match_page.scene import Scene
from boneyard.server.match_page.screen_reader import build_prompt
from boneyard.server.match_page.solitaire import compare_with_par, counts_tiles_left, describe_par
from boneyard.server.match_page.waiting_room import render_waiting_room, seat_kinds
from boneyard.server.matches import serialize as wire_looks
from boneyard.server.matches.chat import CHAT_PHRASES, REACTIONS
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.rating_eligibility import is_rated
from boneyard.server.matches.seats import find_owners
from boneyard.server.request_context import RequestContext, json_response
from boneyard.server.web import render
from boneyard.server.web.forms import Form, decode_form, get_int, get_text, parse_form
from boneyard.server.web.link_previews import LinkPreview, build_link_preview
from boneyard.server.web.preferences import Preferences, read_preferences, save_name
from boneyard.server.web.render import ScriptSentences, build_script_text, render_page

#: What the page's script says.
_SCRIPT_SENTENCES: Final[ScriptSentences] = {
    "lost": ("table-lost", ()),
    "lost-move": ("table-lost-move", ()),
    "which-way": ("table-which-way-enter", ()),
    "unplayable": ("table-unplayable", ("tile",)),
    "places": ("table-places", ("tile", "count", "first")),
    "place": ("table-place", ("tile", "first")),
    "unsaid": ("table-unsaid", ()),
    "armed": ("table-armed", ("call",)),
    "rematch": ("table-rematch-started", ()),
    "thinking": ("table-thinking", ()),
    "still-thinking": ("table-still-thinking", ()),
    "show-count": ("table-show-count", ()),
    "hide-count": ("table-look-at-table", ()),
    "next-in": ("table-next-in", ("seconds",)),
    "held": ("table-held", ()),
    "held-by": ("table-held-by", ()),
    "said": ("table-says", ("who", "phrase")),
    **{f"say {phrase}": (id, ()) for phrase, id in CHAT_PHRASES.items()},
    **{f"say {reaction}": (id, ()) for reaction, (_, id) in REACTIONS.items()},
    "your-turn": ("table-tab-turn", ()),
    "sure": ("clock-sure", ("move",)),
}


def find_shown_seat(live: LiveMatch, context: RequestContext) -> int | None:
    """The seat that a page shows: the one asked for, or the first of the guest's."""
    own = live.seats_of(context.guest)
    if context.request.query_params.get("seat") == "watch":
        return None
    seat = context.query_int("seat", -1)
    if not own:
        return None
    return seat if seat in own else own[0]


#: The latest results among which the player's own best is looked for.
MAX_OWN_RESULTS: Final = 1_000


async def show_match(request: Request) -> Response:
    """The page of a match."""
    context = RequestContext(request)
    live = await context.load_match()
    return await _render(context, live, find_shown_seat(live, context))


async def _render(
    context: RequestContext, live: LiveMatch, seat: int | None, wrong: str = "", status: int = 200
) -> Response:
    """The table, or while a seat is open the invitation to it."""
    if live.status == "waiting":
        return render_waiting_room(context, live, wrong, status)
    best = await _describe_own_best(context, live, seat)
    return render_match(context, live, seat, wrong, status=status, best=best)


async def _describe_own_best(
    context: RequestContext, live: LiveMatch, seat: int | None
) -> Message | None:
    """The player's best result, where what is left is the score (KO-3)."""
    if seat is None or context.guest is None or not counts_tiles_left(live):
        return None
    best = await context.services.store.find_best_left(
        context.guest, live.rules.game.name, MAX_OWN_RESULTS
    )
    return None if best is None else message("table-your-best", tiles=best)


def render_match(
    context: RequestContext,
    live: LiveMatch,
    seat: int | None,
    wrong: str = "",
    tile: str = "",
    status: int = 200,
    panel: str = "",
    best: Message | None = None,
) -> Response:
    """Render the table for a seat."""
    preferences, own = read_preferences(context.request), live.seats_of(context.guest)
    live = live.as_seen_from(seat)
    scene = _look(live, seat, preferences)
    to_act = scene.view.to_act
    curtain = to_act if len(own) > 1 and to_act in own and to_act != seat else None
    tile = tile or context.request.query_params.get("tile", "")[:8]
    game = live.rules.game
    drawn = {name: Markup(whole_of(draw(scene))) for name, draw in regions.REGIONS.items()}
    if curtain is not None:
        drawn.update(dict.fromkeys(("hand", "moves", "ask", "asides", "calls"), Markup("")))
    return render_page(
        context.request,
        "match_page/page.html",
        status,
        preferences,
        live=live,
        seat=seat,
        yours=own,
        scene=scene,
        rules_at=f"/m/{live.id}/rules" if game.rules_json else f"/games/{game.name}/rules",
        title=scene.translate(game.localized_title),
        at_table=True,
        family=family_of(game),
        icons=("lightbulb", "undo-2", "rotate-ccw", "share-2", "chart-line", "arrow-right"),
        rated=is_rated(live.row),
        symbols=Markup(game_symbols(live.rules, preferences.chosen_faces)),
        state=_state(scene, preferences, own, own_seats_without_seed(live, context.guest)),
        box=frame_view_box(scene.board_layout.visible_frame, scene.style.curved),
        tiles=Markup(render_tiles(scene)),
        regions=drawn,
        log=[Markup(line) for line in render_log_lines(scene, live.log.entries[-MAX_LOG_LINES:])],
        prompt=build_prompt(scene),
        wrong=wrong,
        best=scene.translate(best) if best else "",
        choices=_tile_choices(scene, tile) if tile else [],
        panel=Markup(panel),
        curtain=curtain,
        seeds=own_seats_without_seed(live, context.guest),
        refresh=live.status != "over"
        and not scene.moves
        and not own_seats_without_seed(live, context.guest),
        bots=wire_looks.build_bot_infos(LEVELS, scene.translate),
        share=_build_link_preview(scene),
        script_words=build_script_text(scene.translator, _SCRIPT_SENTENCES)
        | (solitaire.build_solo_script_text(scene.translator) if live.solo else {}),
        company=len(find_owners(live.seats)) > 1,
        phrases={word: scene.translator(id) for word, id in CHAT_PHRASES.items()},
        reactions=REACTIONS,
        gifts=match_page_clock.list_gift_recipients(live, context.guest),
        left=live.seats.stand_ins_of(context.guest) if live.status != "over" else [],
    )


def _look(live: LiveMatch, seat: int | None, wishes: Preferences) -> Scene:
    """The table as a visitor wishes to see it."""
    return Scene(
        live, seat, wishes.shape, wishes.chosen_faces, wishes.language, wishes.trains
    )  # fmt: skip


def _state(
    scene: Scene, wishes: Preferences, own: list[int], seeds: list[int]
) -> dict[str, object]:
    """What the page's script starts from (`ServedState` in `js/table/match_state.js`)."""
    live = scene.live
    return {
        "match": live.id, "seat": scene.seat, "yours": own, "names": live.names,
        "kinds": seat_kinds(live), "number": live.number,
        "status": live.status, "awaits": scene.awaits, "turn": scene.view.to_act,
        "next": live.rematch_id or "", "teams": live.rules.sides < live.rules.players,
        "faces": wishes.faces, "shape": wishes.shape, "shapes": ASPECT_RATIOS,
        "lanes": has_lanes(live.rules), "trains": wishes.trains,
        "seal": live.commitment, "seeds": seeds,
    }  # fmt: skip


def _build_link_preview(scene: Scene) -> LinkPreview:
    """What the link of a match shows: the player who gets it may watch."""
    game, translator = scene.live.rules.game, scene.translator
    return build_link_preview(game, translator.translate(game.localized_title), translator)


def _tile_choices(scene: Scene, tile: str) -> list[tuple[str, str]]:
    """The places of a tile, as buttons."""
    return [(str(move), scene.label(move)) for move in scene.moves if source_tile(move) == tile]


async def post_match(request: Request) -> Response:
    """What the form of a table asks for; then the table again."""
    context = RequestContext(request)
    live = await context.load_match()
    form = await parse_form(request)
    seat = get_int(form, "seat")
    shown = seat if seat in live.seats_of(context.guest) else find_shown_seat(live, context)
    try:
        after = await _run_form(context, live, form, seat)
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        text = render.as_sentence(
            read_preferences(request).translator.translate(error_message(error))
        )
        if _is_script_request(request):
            return json_response({"error": text}, status)
        return await _render(context, live, shown, text, status)
    if _is_script_request(request):
        return json_response(replace(after, number=live.as_seen_from(shown).number))
    if after.said or after.tile:
        text = "" if after.panel else after.said
        best = await _describe_own_best(context, live, shown)
        return render_match(context, live, shown, text, after.tile, panel=after.panel, best=best)
    at = after.match or live.id
    answer = RedirectResponse(f"/m/{at}" + (f"?seat={seat}" if seat and at == live.id else ""), 303)
    if get_text(form, "do") == "join":
        save_name(answer, request, context.clean_name(get_text(form, "name")))
    return answer


class FormResult(Struct, frozen=True, omit_defaults=True):
    """What came of a form: another match to go to, a sentence, a tile whose place is asked for."""

    match: str = ""
    said: str = ""
    move: str = ""
    tile: str = ""
    panel: str = ""
    """What is shown of a hint."""
    number: int = 0
    """The entry after which it has happened."""


def _is_script_request(request: Request) -> bool:
    """Say whether the page's script asks."""
    return request.headers.get("accept", "") == "application/json"


#: Values of `do` that are a command with some of its fields.
FORM_ALIASES: Final[Mapping[str, tuple[str, Form]]] = {
    "agree": ("answer", {"agree": "yes"}),
    "refuse": ("answer", {}),
    "by-hand": ("by-hand", {"by_hand": "yes"}),
    "by-self": ("by-hand", {}),
    "resign": ("move", {"move": str(Resign()), "after": ""}),
}


def parse_form_command(form: Form) -> tuple[str, Form]:
    """The name of the command that a form asks for, and the form with what goes without saying.

    `do` names it; the button of a bot is `bot-` and its name. Without `do`, a tile or a move is
    played.
    """
    if "do" not in form:
        return ("tile" if "tile" in form else "move"), form
    what = get_text(form, "do")
    if what.startswith("bot-"):
        return "bot", {**form, "bot": what.removeprefix("bot-")}
    name, fields = FORM_ALIASES.get(what, (what, {}))
    return name, {**form, **fields}


async def _run_form(
    context: RequestContext, live: LiveMatch, form: Form, seat: int | None
) -> FormResult:
    """Run the command that the form names, for the seat in `place` or else the one in `seat`."""
    name, fields = parse_form_command(form)
    if name not in FORM_COMMANDS:
        raise MatchError("server-not-here")
    command, preferences = COMMANDS[name], read_preferences(context.request)
    chosen = {"shape": preferences.shape, "language": preferences.language}
    payload = decode_form({**fields, **chosen}, command.payload)
    place = get_int(form, "place") if "place" in form else seat
    number = live.number
    result = await context.run(command, payload, live, place)
    return await FORM_COMMANDS[name](FormRun(context, live, payload, place, number, result))


class FormRun(Struct, frozen=True):
    """A command that has been run for a form."""

    context: RequestContext
    live: LiveMatch
    payload: Any
    seat: int | None
    number: int
    """The last entry before it."""
    result: Any

    @property
    def preferences(self) -> Preferences:
        """The visitor's."""
        return read_preferences(self.context.request)


async def _show_match_again(run: FormRun) -> FormResult:
    return FormResult()


async def _go_to_match(run: FormRun) -> FormResult:
    return FormResult(run.result.id)


async def _ask_for_place(run: FormRun) -> FormResult:
    return FormResult() if run.result else FormResult(tile=run.payload.tile)


async def _tell_takeback(run: FormRun) -> FormResult:
    return FormResult(said="" if run.result else run.preferences.translator("table-asked-back"))


async def _add_other_seeds(run: FormRun) -> FormResult:
    """Without a script, one form adds the seed for all seats at this screen."""
    context, live = run.context, run.live
    if not _is_script_request(context.request):
        for other in own_seats_without_seed(live, context.guest):
            await context.run(COMMANDS["seed"], run.payload, live, other)
    return FormResult()


async def _tell_par(run: FormRun) -> FormResult:
    live, found = run.live, run.result
    told = compare_with_par(live, found) if live.state.over else describe_par(live, found)
    best = await _describe_own_best(run.context, live, run.seat)
    sentences = map(run.preferences.translator.translate, (told, *([best] if best else [])))
    return FormResult(said=" ".join(sentences))


async def _show_hints(run: FormRun) -> FormResult:
    live, preferences = run.live, run.preferences
    if live.number != run.number:
        raise StaleState("server-hint-late")
    scene = _look(live, run.seat, preferences)
    found = build_hint_rows(scene, run.result)
    if not found:
        return FormResult(said=scene.translator("hints-none"))
    panel = str(render_hint_panel(scene, found))
    return FormResult(
        said=hint_announcement(found, scene.translator),
        move=found[0].move,
        panel=panel,
    )


#: The commands that forms of this page can run, and what the page shows of their results.
FORM_COMMANDS: Final[Mapping[str, Callable[[FormRun], Awaitable[FormResult]]]] = {
    **dict.fromkeys(
        (
            "move", "on", "answer", "undo", "redo", "by-hand", "claim", "time", "later", "return",
            "offer", "withdraw", "accept", "decline", "bot", "join",
        ),
        _show_match_again,
    ),
    "rematch": _go_to_match,
    "next-level": _go_to_match,
    "again": _go_to_match,
    "tile": _ask_for_place,
    "back": _tell_takeback,
    "seed": _add_other_seeds,
    "par": _tell_par,
    "hint": _show_hints,
}  # fmt: skip


ROUTES: Final = (
    Route("/m/{match}", show_match, name="table"),
    Route("/m/{match}", post_match, methods=["POST"]),
)
