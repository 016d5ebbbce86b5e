"""Two moves to remember: a player's best and costliest move of a match that is analysed."""

from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from boneyard.analysis import Decision
from boneyard.analysis.move_quality import CLEAR_COST_ERRORS
from boneyard.bots.hints import round_tenths
from boneyard.bots.registry import LEVELS, level_of
from boneyard.core.actions import Play, parse
from boneyard.drawing.svg.tiles import tile_text
from boneyard.i18n import Argument
from boneyard.server.analysis.pages import QUALITY_SIGNS, AnalysisView
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.request_context import RequestContext
from boneyard.server.web.preferences import read_preferences
from boneyard.server.web.render import render_fragment


class KeyMoves(Struct, frozen=True):
    """The two moves of a player, where there are such."""

    best: Decision | None
    """The one that was farthest above the next best choice."""
    costly: Decision | None


def find_key_moves(decisions: tuple[Decision, ...], seat: int) -> KeyMoves:
    """Choose from the decisions of a seat; a difference within its error is none."""
    own = [one for one in decisions if one.seat == seat and len(one.choices) > 1]
    good = [one for one in own if one.quality == "best" and _has_clear_lead(one)]
    bad = [one for one in own if one.quality in QUALITY_SIGNS]
    return KeyMoves(
        max(good, key=lambda one: one.choices[1].cost, default=None),
        max(bad, key=lambda one: one.cost, default=None),
    )


def _has_clear_lead(one: Decision) -> bool:
    second = one.choices[1]
    return second.cost > max(0.001, CLEAR_COST_ERRORS * second.error)


def can_show_key_moves(scene: Scene) -> bool:
    """Say whether the page of a match that is over can show them to its reader."""
    return scene.view.over and scene.seat is not None and not scene.live.solo


def are_found_at_once(live: LiveMatch) -> bool:
    """Say whether they are worked out unasked: after matches against our own bots."""
    return any(seat.kind == "bot" and level_of(seat.bot) in LEVELS for seat in live.seats)


def _label_move(view: AnalysisView, one: Decision, move: str, other: str = "") -> Argument:
    """A tile, where that says enough: else the whole move."""
    made, besides = parse(move), parse(other) if other else None
    if not isinstance(made, Play) or (isinstance(besides, Play) and besides.tile == made.tile):
        return view.label_decision(one, move)
    return tile_text(made.tile.a, made.tile.b, view.faces, view.translator.translate)


async def show_key_moves(request: Request) -> Response:
    """A fragment with both moves; 204 as long as there is no analysis."""
    context = RequestContext(request)
    live = await context.load_match()
    seat = context.viewer_seat(live)
    job = context.services.analysis.find_analysis(live)
    if job is None or job.result is None or seat is None:
        return Response(status_code=204 if job is None or not job.error else 409)
    preferences = read_preferences(request)
    found = job.result

    def render() -> str:
        view = AnalysisView(
            live, found, preferences.shape, preferences.chosen_faces, preferences.translator, seat
        )
        return render_key_moves(view, find_key_moves(tuple(found.decisions), seat))

    key = ("key moves", live.id, live.number, seat, preferences)
    return HTMLResponse(await context.run_in_background(key, render))


def render_key_moves(view: AnalysisView, moves: KeyMoves) -> str:
    """Both moves as a list, with links to their places in the replay."""
    translator = view.translator
    lines = []
    if moves.best is not None:
        one = moves.best
        lead = round_tenths(100 * one.choices[1].cost)
        label = _label_move(view, one, one.move)
        text = translator("ending-best-move", round=one.round, move=label, lead=lead)
        lines.append(("ending-best", view.find_step(one.round, one.number), text))
    if moves.costly is not None:
        one = moves.costly
        text = translator(
            "ending-costly-move",
            round=one.round,
            move=_label_move(view, one, one.move, one.best),
            cost=round_tenths(100 * one.cost),
            better=_label_move(view, one, one.best, one.move),
        )
        lines.append(("ending-costly", view.find_step(one.round, one.number) - 1, text))
    fragment = render_fragment(
        "match_page/regions/best_and_costliest_moves.html", translator, live=view.live, lines=lines
    )
    return str(fragment)


ROUTES: Final = (Route("/m/{match}/moves", show_key_moves),)
