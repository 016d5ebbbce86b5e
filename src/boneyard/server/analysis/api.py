"""API of hints, par, analysis and coach."""

from typing import Final

from msgspec import to_builtins
from starlette.responses import Response

from boneyard.analysis.coach import Advice, advice
from boneyard.bots.registry import Hint
from boneyard.core.codec import encoder
from boneyard.i18n.translator import Say, english
from boneyard.schemas import matches as wire
from boneyard.server.analysis.service import ANALYSE, HINT, PAR, Analysing
from boneyard.server.context import Ask, already_json
from boneyard.server.endpoints import Endpoint
from boneyard.server.matches.api import MATCH, SEAT_QUERY


def hint_json(found: Hint, say: Say = english) -> wire.HintOut:
    """A hint as it is sent."""
    reasons = [say(reason) for reason in found.reasons]
    return wire.HintOut(
        str(found.move), found.points, found.wins, found.error, found.cost, reasons, found.match,
        found.match_error, found.match_cost,
    )  # fmt: skip


def analysis_json(made: Analysing | None, say: Say = english) -> wire.AnalysisOut:
    """An analysis as it is sent, as far as it is."""
    status = analysis_status(made)
    if made is None:
        return wire.AnalysisOut(status)
    if made.wrong:
        return wire.AnalysisOut(status, made.progress, say(made.wrong))
    if made.found is None:
        return wire.AnalysisOut(status, made.progress)
    return wire.AnalysisOut(status, 1.0, analysis=to_builtins(made.found))


def coach_json(made: Analysing | None, reader: int | None, say: Say = english) -> wire.Coach:
    """What a coach says to each player, once the match has been analysed."""
    status = analysis_status(made)
    if made is None or made.found is None:
        return wire.Coach(status)
    found = made.found
    players = [
        wire.Coached(seat, name, [_coached(one, say) for one in advice(found, seat, reader)])
        for seat, name in enumerate(found.seats)
    ]
    return wire.Coach(status, players)


def _coached(one: Advice, say: Say) -> wire.CoachSays:
    if one.place is None:
        return wire.CoachSays(one.about, say(one.said))
    return wire.CoachSays(one.about, say(one.said), one.place.round, one.place.number)


def analysis_status(made: Analysing | None) -> str:
    """How far an analysis is, in a word."""
    if made is None:
        return "none"
    return "failed" if made.wrong else "thinking" if made.found is None else "done"


async def hints(ask: Ask) -> wire.Hints:
    """What each move of one's own turn is worth, best first; where no other person plays."""
    live = await ask.live()
    seat, number = ask.eyes(live), live.number
    found = await ask.run(HINT, "wide", live, seat)
    assert seat is not None, "a hint is for a seat of one's own"
    return wire.Hints(number, seat, [hint_json(one, ask.say) for one in found])


async def analyse(ask: Ask) -> wire.AnalysisOut:
    """Begin to analyse a match that is over."""
    live = await ask.live()
    await ask.body(wire.Nothing)
    begun = await ask.run(ANALYSE, None, live)
    return analysis_json(begun, ask.say)


async def analysis(ask: Ask) -> Response:
    """What each move of a match that is over was worth, as soon as that is known."""
    live = await ask.live()
    made = ask.house.study.analysis(live)
    if made is None or made.found is None:
        return already_json(encoder.encode(analysis_json(made, ask.say)))
    key = ("analysis", live.id, live.number)
    return already_json(await ask.long(key, lambda: encoder.encode(analysis_json(made, ask.say))))


async def coach(ask: Ask) -> wire.Coach:
    """Three sentences for each player: what decided the match, what was luck, what to practise."""
    live = await ask.live()
    seat = ask.eyes(live)
    return coach_json(ask.house.study.analysis(live), seat, ask.say)


async def par(ask: Ask) -> wire.Par:
    """The best result that was possible with these tiles, once the game is over."""
    found = await ask.run(PAR, None, await ask.live())
    return wire.Par(found.best, found.won, found.proved)


ROUTES: Final = (
    Endpoint("GET", f"{MATCH}/hints", hints, wire.Hints, "What one's moves are worth",
             query=(SEAT_QUERY,)),
    Endpoint("POST", f"{MATCH}/analysis", analyse, wire.AnalysisOut, "Analyse a match that is over",
             wire.Nothing),
    Endpoint("GET", f"{MATCH}/analysis", analysis, wire.AnalysisOut,
             "The analysis, when it is done"),
    Endpoint("GET", f"{MATCH}/coach", coach, wire.Coach,
             "What a coach says after the match, when it has been analysed"),
    Endpoint("GET", f"{MATCH}/par", par, wire.Par, "The best result possible (alone, at the end)"),
)  # fmt: skip
