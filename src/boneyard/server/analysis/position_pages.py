"""Analysis of a position that is given as a line of text: its picture, and what moves are worth."""

from typing import Final
from urllib.parse import urlencode

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.bots.hints import describe_best, describe_cost, join_sentences
from boneyard.bots.registry import Hint
from boneyard.drawing.svg.pip_symbols import FaceError
from boneyard.drawing.svg.position_picture import draw, tile_style
from boneyard.drawing.theme_palettes import THEMES
from boneyard.engine.kinds import AnyState
from boneyard.i18n import message
from boneyard.records.position_text import PositionError, read_position, redact_position
from boneyard.server.analysis.commands import PositionPayload, position_hints
from boneyard.server.errors import HttpError, PoolError
from boneyard.server.request_context import RequestContext
from boneyard.server.web.preferences import Preferences, read_preferences
from boneyard.server.web.render import render_page
from boneyard.text.move_labels import move_label

#: What the form shows before anything is asked.
EXAMPLE: Final = "all-fives | 6-4 5-0 / 2? | 0: 6-6 1: 6-5@1 0: | 10? | 20 15"


class HintRow(Struct, frozen=True):
    """A move of the list, and what is said of it."""

    notation: str
    label: str
    text: str


def read_public_position(line: str) -> AnyState:
    """Read a position of a built-in game; PositionError: it is none."""
    if line.lstrip().startswith("{"):
        raise PositionError("position-built-in")
    return read_position(line)


async def show_position(request: Request) -> Response:
    """A position, its picture, and what each move is worth."""
    context, preferences = RequestContext(request), read_preferences(request)
    translator = preferences.translator
    line = request.query_params.get("position", "").strip()
    found: dict[str, object] = {"line": line or EXAMPLE, "asked": bool(line), "rows": []}
    if not line:  # what the form holds, before it is analysed
        game = read_public_position(EXAMPLE).rules.game
        found["picture"] = f"/analysis/picture.svg?{urlencode({'position': EXAMPLE})}"
        found["game"] = translator.translate(game.localized_title)
    status = 200
    if line:
        try:
            state = read_public_position(line)
            found["picture"] = f"/analysis/picture.svg?{urlencode({'position': line})}"
            found["game"] = translator.translate(state.rules.game.localized_title)
            found["seat"] = state.to_act
            if state.to_act is not None:
                hints = await context.run(position_hints, PositionPayload(line, preferences.shape))
                found["rows"] = _build_rows(state, hints, preferences)
        except (PositionError, HttpError, PoolError) as error:
            status = getattr(error, "status", 400)
            found["wrong"] = translator.translate(error.message)
    return render_page(request, "analysis/position.html", status, preferences, (), **found)


def _build_rows(state: AnyState, hints: list[Hint], preferences: Preferences) -> list[HintRow]:
    assert state.to_act is not None
    translate = preferences.translator.translate
    view = redact_position(state, state.to_act)
    faces = tile_style(state.rules, preferences.chosen_faces).faces
    rows = []
    for at, hint in enumerate(hints):
        value = describe_cost(hint, hint.solo) if at else describe_best(hint, hint.solo)
        label = move_label(view, hint.move, faces, preferences.shape, (), state.to_act)
        text = join_sentences((value, *hint.reasons), translate)
        rows.append(HintRow(str(hint.move), translate(label), text))
    return rows


async def draw_position(request: Request) -> Response:
    """The picture of a position; it shows all that the line says."""
    preferences = read_preferences(request)
    try:
        state = read_public_position(request.query_params.get("position", ""))
        drawn = draw(
            state,
            state.to_act,
            shape=preferences.shape,
            faces=preferences.chosen_faces,
            theme=preferences.theme if preferences.theme in THEMES else None,
            say=preferences.translator.translate,
        )
    except FaceError:
        drawn = draw(state, state.to_act, shape=preferences.shape)
    except PositionError as error:
        raise HttpError(400, message("position-wrong", why=error.message)) from None
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


ROUTES: Final = (
    Route("/analysis", show_position),
    Route("/analysis/picture.svg", draw_position),
)
