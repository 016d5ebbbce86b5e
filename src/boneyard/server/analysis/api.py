"""API of hints, par, analysis and coach."""

from typing import Final

from msgspec import to_builtins
from starlette.responses import Response

from boneyard.analysis.coach import Advice, give_advice
from boneyard.bots.registry import Hint
from boneyard.core.codec import encoder
from boneyard.i18n.translator import Translate, english
from boneyard.schemas import matches as wire
from boneyard.server.analysis import commands
from boneyard.server.analysis.service import AnalysisJob
from boneyard.server.endpoints import Endpoint
from boneyard.server.matches.api import MATCH_PATH, SEAT_QUERY
from boneyard.server.request_context import RequestContext, encoded_json_response


def hint_json(found: Hint, say: Translate = english) -> wire.HintOut:
    """A hint as it is sent."""
    reasons = [say(reason) for reason in found.reasons]
    return wire.HintOut(
        str(found.move), found.points, found.wins, found.error, found.cost, reasons, found.match,
        found.match_error, found.match_cost,
    )  # fmt: skip


def analysis_json(made: AnalysisJob | None, say: Translate = english) -> wire.AnalysisOut:
    """An analysis as it is sent, as far as it is."""
    status = analysis_status(made)
    if made is None:
        return wire.AnalysisOut(status)
    if made.error:
        return wire.AnalysisOut(status, made.progress, say(made.error))
    if made.result is None:
        return wire.AnalysisOut(status, made.progress)
    return wire.AnalysisOut(status, 1.0, analysis=to_builtins(made.result))


def coach_json(
    made: AnalysisJob | None, reader: int | None, say: Translate = english
) -> wire.Coach:
    """What a coach says to each player, once the match has been analysed."""
    status = analysis_status(made)
    if made is None or made.result is None:
        return wire.Coach(status)
    found = made.result
    players = [
        wire.Coached(
            seat,
            name,
            [_build_coach_sentence(one, say) for one in give_advice(found, seat, reader)],
        )
        for seat, name in enumerate(found.seats)
    ]
    return wire.Coach(status, players)


def _build_coach_sentence(one: Advice, translate: Translate) -> wire.CoachSays:
    if one.place is None:
        return wire.CoachSays(one.about, translate(one.message))
    return wire.CoachSays(one.about, translate(one.message), one.place.round, one.place.number)


def analysis_status(job: AnalysisJob | None) -> str:
    """How far an analysis is, in a word."""
    if job is None:
        return "none"
    return "failed" if job.error else "thinking" if job.result is None else "done"


async def hints(context: RequestContext) -> wire.Hints:
    """What each move of one's own turn is worth, best first; where no other person plays."""
    live = await context.load_match()
    seat, number = context.viewer_seat(live), live.number
    found = await context.run(commands.hint, commands.HintPayload(), live, seat)
    assert seat is not None, "a hint is for a seat of one's own"
    return wire.Hints(number, seat, [hint_json(one, context.translate) for one in found])


async def analyse(context: RequestContext) -> wire.AnalysisOut:
    """Begin to analyse a match that is over."""
    live = await context.load_match()
    begun = await context.run_body(commands.analyse, live)
    return analysis_json(begun, context.translate)


async def build_analysis(context: RequestContext) -> Response:
    """What each move of a match that is over was worth, as soon as that is known."""
    live = await context.load_match()
    job = context.services.analysis.find_analysis(live)
    if job is None or job.result is None:
        return encoded_json_response(encoder.encode(analysis_json(job, context.translate)))
    key = ("analysis", live.id, live.number)
    return encoded_json_response(
        await context.run_in_background(
            key, lambda: encoder.encode(analysis_json(job, context.translate))
        )
    )


async def build_coach(context: RequestContext) -> wire.Coach:
    """Three sentences for each player: what decided the match, what was luck, what to practise."""
    live = await context.load_match()
    seat = context.viewer_seat(live)
    return coach_json(context.services.analysis.find_analysis(live), seat, context.translate)


async def par(context: RequestContext) -> wire.Par:
    """The best result that was possible with these tiles, once the game is over."""
    found = await context.run(commands.par, wire.Nothing(), await context.load_match())
    return wire.Par(found.best, found.won, found.proved)


ROUTES: Final = (
    Endpoint(
        "GET",
        f"{MATCH_PATH}/hints",
        hints,
        wire.Hints,
        "What one's moves are worth",
        query=(SEAT_QUERY,),
    ),
    Endpoint(
        "POST",
        f"{MATCH_PATH}/analysis",
        analyse,
        wire.AnalysisOut,
        "Analyse a match that is over",
        wire.Nothing,
    ),
    Endpoint(
        "GET",
        f"{MATCH_PATH}/analysis",
        build_analysis,
        wire.AnalysisOut,
        "The analysis, when it is done",
    ),
    Endpoint(
        "GET",
        f"{MATCH_PATH}/coach",
        build_coach,
        wire.Coach,
        "What a coach says after the match, when it has been analysed",
    ),
    Endpoint(
        "GET", f"{MATCH_PATH}/par", par, wire.Par, "The best result possible (alone, at the end)"
    ),
)
