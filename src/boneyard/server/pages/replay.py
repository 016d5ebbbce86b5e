"""A match step by step: every match has an address, and every step of it."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from boneyard.core.actions import Move
from boneyard.core.events import Event
from boneyard.core.position import Position, fold
from boneyard.core.redaction import told_events
from boneyard.drawing.svg.picture import Sight, look_of, picture, symbols_of
from boneyard.i18n import Message, message
from boneyard.i18n.translator import Say, english
from boneyard.layout import Aspect, lay_out
from boneyard.layout.pose import ASPECTS
from boneyard.records import RecordError, read, verify
from boneyard.schemas.log import DEAL
from boneyard.server.analysis import pages as analysis_pages
from boneyard.server.analysis.pages import Reading
from boneyard.server.analysis.service import ANALYSE, Analysing, Study
from boneyard.server.context import Ask
from boneyard.server.errors import MatchError
from boneyard.server.match_page.fairness import sealing_of
from boneyard.server.match_page.page import seat_shown
from boneyard.server.matches import record as matches_record
from boneyard.server.matches.log import Entry
from boneyard.server.matches.match import LiveMatch
from boneyard.server.web.forms import form_of, short, whole
from boneyard.server.web.pictures import FIGURE, framed
from boneyard.server.web.preferences import wishes_of
from boneyard.server.web.render import page
from boneyard.server.web.script_text import REPLAY as SCRIPT
from boneyard.server.web.script_text import script_words

#: Width over height of a picture, and how large its letters are: lying, and upright.
LYING: Final = 1.6, 1.2 * FIGURE
UPRIGHT: Final = 0.85, FIGURE


class Shown(Struct, frozen=True):
    """A match at one of its steps, as far as the asker may know it."""

    position: Position
    said: tuple[str, ...]
    round: int


def events_of(live: LiveMatch, entries: Sequence[Entry], seat: int | None) -> list[Event]:
    """What happened: all of it once the match is over, before that what the seat was told."""
    if live.state.over:
        return [event for entry in entries for event in entry.events]
    return [event for entry in entries for event in told_events(entry.events, seat)]


def shown_at(
    live: LiveMatch, seat: int | None, at: int, shape: Aspect = "wide", say: Say = english
) -> Shown:
    """The match after so many steps, told to who plays a seat (None: to somebody else)."""
    entries = live.line[:at]
    position = fold(live.rules.new_match(), events_of(live, entries, seat))
    faces = look_of(live.rules).faces
    if not entries:
        return Shown(position, (), position.round)
    said = live.text(entries[-1], seat, shape, faces=faces, reader=seat, say=say)
    return Shown(position, tuple(said), position.round)


def drawing(
    live: LiveMatch, shown: Shown, seat: int | None, request: Request, better: Move | None = None
) -> Markup:
    """The table of a step, with the ghost of a move that would have been better."""
    wishes, position = wishes_of(request), shown.position
    board = lay_out(live.rules, position.laid, wishes.shape, seat)
    ghosts = board.ghosts([better]) if better is not None else []
    aspect, letters = LYING if ASPECTS[wishes.shape] > 1 else UPRIGHT
    sight = Sight(
        seat=(seat or 0) if not live.solo else None,
        names=live.called(wishes.speak.say),
        faces=wishes.faces_or_own,
        everything=live.state.over,
        ghosts=ghosts,
        better=True,
        alone=False,
        letters=letters,
        say=wishes.speak.say,
    )
    layout = framed(board.layout(), aspect, ghosts)
    return Markup(picture(position, layout, sight))


def check(live: LiveMatch) -> tuple[bool, tuple[Message, ...]]:
    """Deal everything again from the seed that is now open; say whether it is the same."""
    try:
        done = verify(read(matches_record.record(live, None)))
    except RecordError as error:
        return False, (message("replay-check-fails", error=error.message),)
    what = [message("replay-deals", deals=done.deals)]
    if done.takes:
        what.append(message("replay-takes", takes=done.takes))
    order = [message("replay-check-order")] if done.order else []
    return True, (message("replay-check-holds", what=tuple(what)), *order)


def checked_once(live: LiveMatch, study: Study) -> tuple[bool, tuple[Message, ...]]:
    """The same, worked out once for all who ask, as long as nothing happens."""
    key = live.id, live.number
    return study.checks.get(key) or study.checks.keep(key, check(live))


async def show(request: Request) -> Response:
    """The page of a replay: worked out beside the event loop, for a match may be long."""
    ask = Ask(request)
    live = await ask.live()
    seat = seat_shown(live, ask)
    live = live.seen_from(seat)
    last = len(live.line)
    at = min(ask.number("at", last), last)
    study = ask.house.study
    made = study.analysis(live)
    state = None if made is None else (made.progress, made.wrong, made.found is None)
    checks = "check" in request.query_params
    stands = (live.id, live.number, live.news, seat, at, state)
    key = ("replay", stands, checks, wishes_of(request), str(request.base_url))
    body = await ask.long(key, lambda: replay_page(request, live, seat, at, study).body)
    return HTMLResponse(body, headers={"cache-control": "no-store"})


def replay_page(
    request: Request, live: LiveMatch, seat: int | None, at: int, study: Study
) -> HTMLResponse:
    """The page of a step."""
    made = study.analysis(live)
    wishes = wishes_of(request)
    speak = wishes.speak
    shown = shown_at(live, seat, at, wishes.shape, speak.say)
    rounds = [step for step, entry in enumerate(live.line, 1) if entry.act == DEAL]
    over, last = live.state.over, len(live.line)
    reading = reading_of(live, made, request, seat)
    judged = reading.judged(at, shown.position) if reading is not None else None
    return page(
        request,
        "pages/replay.html",
        wishes=wishes,
        live=live,
        game=live.rules.game,
        seat=seat,
        symbols=Markup(symbols_of(live.rules, wishes.faces_or_own)),
        svg=drawing(live, shown, seat, request, judged.better if judged else None),
        judged=judged,
        said=shown.said,
        at=at,
        last=last,
        rounds=rounds,
        over=over,
        checked=checked_once(live, study) if over and "check" in request.query_params else None,
        secret=live.kept.secret.hex() if over else "",
        sealing=sealing_of(live),
        seeds=[(live.names[at], one.seed) for at, one in enumerate(live.seats)] if over else [],
        link=str(request.url_for("replay", match=live.id)),
        script_words=script_words(speak, SCRIPT),
        **analysis_pages.context(made, reading, seat, at, f"?{_seated(seat)}at="),
    )


def _seated(seat: int | None) -> str:
    return "" if seat is None else f"seat={seat}&"


def reading_of(
    live: LiveMatch, made: Analysing | None, request: Request, seat: int | None
) -> Reading | None:
    """The analysis of a match as this visitor likes to see it, if it is done."""
    if made is None or made.found is None:
        return None
    wishes = wishes_of(request)
    return Reading(live, made.found, wishes.shape, wishes.faces_or_own, wishes.speak, seat)


async def act(request: Request) -> Response:
    """Begin to analyse the match; the page tells how far that is."""
    ask = Ask(request)
    live = await ask.live()
    form = await form_of(request)
    if short(form, "do") != "analyse":
        raise MatchError("house-not-here")
    await ask.run(ANALYSE, None, live)
    seat, at = whole(form, "seat"), whole(form, "at")
    step = "" if at is None else f"at={at}"
    # Not to #analysis: a page that reloads itself stays where it is if its address has a place.
    return RedirectResponse(f"/m/{live.id}/replay?{_seated(seat)}{step}", 303)
