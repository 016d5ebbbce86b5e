"""Replay: a match step by step; every step has an address."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.core.actions import Move
from boneyard.core.events import Event
from boneyard.core.position import Position, fold
from boneyard.core.redaction import public_events
from boneyard.drawing.svg.position_picture import (
    PictureOptions,
    game_symbols,
    picture_svg,
    tile_style,
)
from boneyard.games.families import family_of
from boneyard.i18n import Message, message
from boneyard.i18n.translator import Translate, english
from boneyard.layout import Aspect, board_from_log
from boneyard.layout.pose import ASPECT_RATIOS
from boneyard.records import RecordError, parse_record, verify
from boneyard.schemas.log_entries import DEAL
from boneyard.schemas.matches import Nothing
from boneyard.server.analysis import pages as analysis_pages
from boneyard.server.analysis.commands import analyse
from boneyard.server.analysis.pages import AnalysisView
from boneyard.server.analysis.service import AnalysisJob, AnalysisService
from boneyard.server.errors import MatchError
from boneyard.server.match_page.fairness_panel import build_fairness_timeline
from boneyard.server.match_page.page import find_shown_seat
from boneyard.server.matches import record as matches_record
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import Entry
from boneyard.server.request_context import RequestContext
from boneyard.server.web.forms import get_int, get_text, parse_form
from boneyard.server.web.game_cards import FIGURE_LETTER_SCALE, crop_to_aspect
from boneyard.server.web.inline_styles import is_shown
from boneyard.server.web.preferences import read_preferences
from boneyard.server.web.render import ScriptSentences, build_script_text, render_page

#: What the page's script says.
SCRIPT_SENTENCES: Final[ScriptSentences] = {
    "play": ("replay-play", ()),
    "stop": ("replay-stop", ()),
    "dealing": ("replay-dealing", ()),
    "bad-seed": ("replay-bad-seed", ()),
    "bad-seal": ("replay-bad-seal", ()),
    "bad-times": ("replay-bad-times", ()),
    "bad-first": ("replay-bad-first", ()),
    "bad-order": ("replay-bad-order", ("seat",)),
    "bad-round": ("replay-bad-round", ("round",)),
    "checked": ("replay-checked-here", ()),
    "checked-many": ("replay-checked-here-all", ("count",)),
    "order": ("replay-checked-here-order", ()),
    "seen": ("replay-browser-saw", ()),
    "unseen": ("replay-browser-did-not", ()),
}

#: Width over height of a picture, and how large its letters are: lying, and upright.
LANDSCAPE_PICTURE: Final = 1.6, 1.2 * FIGURE_LETTER_SCALE
PORTRAIT_PICTURE: Final = 0.85, FIGURE_LETTER_SCALE


class ReplayStep(Struct, frozen=True):
    """A match at one of its steps, as far as the caller may know it."""

    position: Position
    sentences: tuple[str, ...]
    round: int


def visible_events(live: LiveMatch, entries: Sequence[Entry], seat: int | None) -> list[Event]:
    """What happened: all of it once the match is over, before that what the seat was told."""
    if live.state.over:
        return [event for entry in entries for event in entry.events]
    return [event for entry in entries for event in public_events(entry.events, seat)]


def build_step(
    live: LiveMatch,
    seat: int | None,
    at: int,
    shape: Aspect = "wide",
    translate: Translate = english,
) -> ReplayStep:
    """The match after so many steps, as the player of a seat sees it (None: a spectator)."""
    entries = live.log.active[:at]
    position = fold(live.rules.new_match(), visible_events(live, entries, seat))
    faces = tile_style(live.rules).faces
    if not entries:
        return ReplayStep(position, (), position.round)
    text = live.views.describe_entry(
        entries[-1], seat, shape, faces=faces, reader=seat, translate=translate
    )
    return ReplayStep(position, tuple(text), position.round)


def draw_step(
    live: LiveMatch,
    step: ReplayStep,
    seat: int | None,
    request: Request,
    better_move: Move | None = None,
) -> Markup:
    """The table of a step, with the ghost of a move that would have been better."""
    preferences, position = read_preferences(request), step.position
    board = board_from_log(live.rules, position.layout_events, preferences.shape, seat)
    ghosts = board.ghosts([better_move]) if better_move is not None else []
    aspect, letters = (
        LANDSCAPE_PICTURE if ASPECT_RATIOS[preferences.shape] > 1 else PORTRAIT_PICTURE
    )
    sight = PictureOptions(
        seat=(seat or 0) if not live.solo else None,
        names=live.seats.translate_names(preferences.translator.translate),
        faces=preferences.chosen_faces,
        show_all=live.state.over,
        ghosts=ghosts,
        ghosts_are_better=True,
        standalone=False,
        letter_scale=letters,
        say=preferences.translator.translate,
    )
    layout = crop_to_aspect(board.layout(), aspect, ghosts)
    return Markup(picture_svg(position, layout, sight))


def verify_deals(live: LiveMatch) -> tuple[bool, tuple[Message, ...]]:
    """Deal everything again from the seed that is now open; say whether it is the same."""
    try:
        done = verify(parse_record(matches_record.build_record(live, None)))
    except RecordError as error:
        return False, (message("replay-check-fails", error=error.message),)
    what = [message("replay-deals", deals=done.deals)]
    if done.takes:
        what.append(message("replay-takes", takes=done.takes))
    order = [message("replay-check-order")] if done.order else []
    return True, (message("replay-check-holds", what=tuple(what)), *order)


def verify_deals_cached(
    live: LiveMatch, analysis_service: AnalysisService
) -> tuple[bool, tuple[Message, ...]]:
    """The same, worked out once for all who ask, as long as nothing happens."""
    key = live.id, live.number
    return analysis_service.deal_check_cache.get(key) or analysis_service.deal_check_cache.put(
        key, verify_deals(live)
    )


async def show_replay(request: Request) -> Response:
    """The page of a replay: computed outside the event loop, for a match may be long."""
    context = RequestContext(request)
    live = await context.load_match()
    seat = find_shown_seat(live, context)
    live = live.as_seen_from(seat)
    last = len(live.log.active)
    at = min(context.query_int("at", last), last)
    analysis_service = context.services.analysis
    job = analysis_service.find_analysis(live)
    state = None if job is None else (job.progress, job.error, job.result is None)
    checks = "check" in request.query_params
    stands = (live.id, live.number, live.revision, seat, at, state)
    readers = read_preferences(request), str(request.base_url), is_shown(request)
    key = ("replay", stands, checks, *readers)
    made = await context.run_in_background(
        key, lambda: render_replay(request, live, seat, at, analysis_service)
    )
    return Response(made.body, made.status_code, made.headers)


def render_replay(
    request: Request, live: LiveMatch, seat: int | None, at: int, analysis_service: AnalysisService
) -> Response:
    """The page of a step."""
    job = analysis_service.find_analysis(live)
    preferences = read_preferences(request)
    translator = preferences.translator
    shown = build_step(live, seat, at, preferences.shape, translator.translate)
    rounds = [step for step, entry in enumerate(live.log.active, 1) if entry.act == DEAL]
    over, last = live.state.over, len(live.log.active)
    analysis_view = build_analysis_view(live, job, request, seat)
    judged = (
        analysis_view.comment_next_move(at, shown.position) if analysis_view is not None else None
    )
    return render_page(
        request,
        "pages/replay.html",
        preferences=preferences,
        live=live,
        game=live.rules.game,
        family=family_of(live.rules.game),
        seat=seat,
        symbols=Markup(game_symbols(live.rules, preferences.chosen_faces)),
        svg=draw_step(live, shown, seat, request, judged.better_move if judged else None),
        judged=judged,
        said=shown.sentences,
        at=at,
        last=last,
        rounds=rounds,
        over=over,
        checked=verify_deals_cached(live, analysis_service)
        if over and "check" in request.query_params
        else None,
        secret=live.row.secret.hex() if over else "",
        sealing=build_fairness_timeline(live),
        seeds=[(live.names[at], one.seed) for at, one in enumerate(live.seats)] if over else [],
        link=str(request.url_for("replay", match=live.id)),
        script_words=build_script_text(translator, SCRIPT_SENTENCES),
        **analysis_pages.build_template_values(
            job, analysis_view, seat, at, f"?{_seat_query(seat)}at="
        ),
    )


def _seat_query(seat: int | None) -> str:
    return "" if seat is None else f"seat={seat}&"


def build_analysis_view(
    live: LiveMatch, job: AnalysisJob | None, request: Request, seat: int | None
) -> AnalysisView | None:
    """The analysis of a match as this visitor likes to see it, if it is done."""
    if job is None or job.result is None:
        return None
    preferences = read_preferences(request)
    return AnalysisView(
        live, job.result, preferences.shape, preferences.chosen_faces, preferences.translator, seat
    )


async def post_replay(request: Request) -> Response:
    """Begin to analyse the match; the page tells how far that is."""
    context = RequestContext(request)
    live = await context.load_match()
    form = await parse_form(request)
    if get_text(form, "do") != "analyse":
        raise MatchError("server-not-here")
    await context.run(analyse, Nothing(), live)
    seat, at = get_int(form, "seat"), get_int(form, "at")
    step = "" if at is None else f"at={at}"
    # Not to #analysis: a page that reloads itself stays where it is if its address has a place.
    return RedirectResponse(f"/m/{live.id}/replay?{_seat_query(seat)}{step}", 303)


ROUTES: Final = (
    Route("/m/{match}/replay", show_replay, name="replay"),
    Route("/m/{match}/replay", post_replay, methods=["POST"]),
)
