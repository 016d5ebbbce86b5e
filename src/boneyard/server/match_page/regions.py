"""Regions of the match page: table, hands, questions, leaving, each drawn as HTML."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any, Final

from markupsafe import escape
from msgspec.structs import replace

from boneyard.core.actions import Choose, Draw, Flip, Knock, Move, Next, Pass, Play, Resign, Shift
from boneyard.core.events import Played, Row
from boneyard.core.faces import Faces
from boneyard.core.position import Position
from boneyard.core.tiles import Tile
from boneyard.drawing.svg.furniture import badge_svg, lane_svg, spokes_svg
from boneyard.drawing.svg.geometry import CURVE, UNIT, number
from boneyard.drawing.svg.hands import Look
from boneyard.drawing.svg.picture import counts_of, owed_at, wanted_at
from boneyard.drawing.svg.tiles import BUTTON, ghost_svg, leaps_svg, moved, tile_svg
from boneyard.engine.legal import legal
from boneyard.i18n import Either
from boneyard.i18n.fluent_translator import Tongue
from boneyard.i18n.translator import Say
from boneyard.layout import Frame, Ghost
from boneyard.rules.game import State
from boneyard.rules.goals import FirstTo
from boneyard.server.analysis.service import why_no_hint, why_no_par
from boneyard.server.match_page import clock as match_page_clock
from boneyard.server.match_page import fairness, round_count, solitaire
from boneyard.server.match_page.patches import Pieces, Region
from boneyard.server.match_page.players import plate, sitting
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches import serialize
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.seats import others
from boneyard.server.matches.takeback import takeable
from boneyard.server.web.pictures import track
from boneyard.server.web.render import remembered, rendered
from boneyard.solitaire.game import SoloState
from boneyard.text import move_labels

#: Moves that are buttons, with the key that makes them.
KEYS: Final[Mapping[type[Move], str]] = {Draw: "D", Pass: "P", Flip: "F", Next: "N"}


def ask(scene: Scene) -> str:
    """What else may be done: a question's answers, drawing, passing, counting on."""
    without, back, plea = _without(scene), _takes_back(scene), _plea(scene)
    if scene.moves or scene.live.solo:
        more = {**_answers(scene), **(_alone(scene) if scene.live.solo else {})}
    elif without or back or plea:
        more = {}
    else:
        return ""
    return remembered(
        "match_page/regions/actions.html",
        scene.speak,
        without=without,
        back=back,
        plea=plea,
        **more,
    )


def _answers(scene: Scene) -> dict[str, Any]:
    """What whoever is to move may do with buttons."""
    view, question = scene.view, scene.view.question
    asked = question is not None and question.seat == scene.seat
    buttons = []
    answers = 0
    for move in scene.moves:
        key = KEYS.get(type(move), "")
        if isinstance(move, Choose):
            answers += 1
            key = str(answers)
        if key:
            buttons.append((str(move), scene.label(move), key))
    doubtful = tuple(
        tuple(
            (str(g.action), scene.label(g.action), g.first, g.tile.other(g.first)) for g in ghosts
        )
        for (source, _), ghosts in scene.places.items()
        if source and len(ghosts) > 1
    )
    return {
        "question": move_labels.question_words(view, scene.say) if asked else "",
        "buttons": tuple(buttons),
        "plays": bool(scene.playable),
        "doubtful": doubtful,
        "hint": _hinted(scene),
        "runs": view.pointed is not None,
        "faces": scene.look.faces if doubtful else "",
    }


def _alone(scene: Scene) -> dict[str, Any]:
    """What else may be done in a game for one."""
    live = scene.live
    return {
        "solo": scene.seat is not None,
        "can_undo": live.can_undo,
        "can_redo": live.can_redo,
        "par": not why_no_par(live),
        "playing": scene.view.playing,
    }


def _takes_back(scene: Scene) -> bool:
    """Say whether one's last choice can be taken back."""
    live, seat = scene.live, scene.seat
    if live.solo or live.kept.contest or seat is None or not scene.view.playing:
        return False
    return takeable(live.line, seat) is not None


def _plea(scene: Scene) -> str:
    """What another player asks of this one, if anything."""
    live, seat, plea = scene.live, scene.seat, scene.live.plea
    if plea is None or seat is None or plea.number != live.number:
        return ""
    owner = live.seats[seat].owner
    if owner in plea.agreed or owner not in others(live.seats, plea.seat):
        return ""
    return scene.speak("table-asks-back", who=live.names[plea.seat])


def _without(scene: Scene) -> bool:
    """Say whether one's own part in the shuffle is done, and others keep the table waiting."""
    live, seat = scene.live, scene.seat
    return scene.status == "shuffling" and seat is not None and seat not in live.awaited()


def _hinted(scene: Scene) -> bool:
    """Say whether there is a choice to be made, and help with it."""
    seat = scene.seat
    if seat is None or len(scene.moves) < 2:
        return False
    choices = [move for move in scene.moves if not isinstance(move, Resign)]
    return len(choices) > 1 and not why_no_hint(scene.live, seat)


@lru_cache(maxsize=8192)
def _held(
    speak: Tongue, tile: Tile | None, ways: int, acting: bool, faces: Faces, curved: bool, turn: str
) -> str:
    """A tile of a hand."""
    return remembered(
        "match_page/regions/tile.html",
        speak,
        tile=tile,
        ways=ways,
        acting=acting,
        faces=faces,
        curved=curved,
        turn=turn,
    )


@lru_cache(maxsize=256)
def _face_down(speak: Tongue, label: str, flip: str, first: bool, curved: bool) -> str:
    """A tile that lies face down, and is turned over with a tap; the first has the keyboard."""
    return remembered(
        "match_page/regions/tile.html",
        speak,
        tile=None,
        flip=flip,
        flip_label=label,
        first=first,
        faces="pips",
        curved=curved,
        turn="",
    )


def hand(scene: Scene) -> Pieces:
    """One's own hand: playable tiles stand up, others lie back."""
    look, acting = scene.look, bool(scene.moves)
    flip = next((move for move in scene.moves if isinstance(move, Flip)), None)
    if flip is None and not look.curved:
        ways = tuple(scene.playable.items())
        return _straight_hand(scene.speak, scene.hand, ways, acting, look.faces)
    return _hand(scene.speak, scene.hand, scene.playable, acting, look, flip, scene.label)


@lru_cache(maxsize=4096)
def _straight_hand(
    speak: Tongue, held: Row, ways: tuple[tuple[str, int], ...], acting: bool, faces: Faces
) -> Pieces:
    """A hand that is often the same as before: while others move it is."""
    return _hand(speak, held, dict(ways), acting, Look(faces, False), None, str)


def _hand(
    speak: Tongue,
    held: Row,
    ways: Mapping[str, int],
    acting: bool,
    look: Look,
    flip: Flip | None,
    label: Callable[[Move], str],
) -> Pieces:
    faces, curved, turns = look.faces, look.curved, look.turns
    drawn: Pieces = {}
    for at, tile in enumerate(held):
        if tile is None and flip is not None:
            drawn[str(at)] = _face_down(speak, label(flip), str(flip), not drawn, curved)
        elif tile is None:
            drawn[str(at)] = _held(speak, None, 0, acting, faces, curved, "")
        else:
            many, turn = ways.get(tile.text, 0), turns.get(tile, "")
            drawn[tile.text] = _held(speak, tile, many, acting, faces, curved, turn)
    return drawn


def region(scene: Scene) -> str:
    """What would be legal if the table stayed as it is, to choose from; mostly nothing."""
    live, seat, view = scene.live, scene.seat, scene.view
    if seat is None or not live.over_days or view.to_act in (None, seat) or live.solo:
        return ""
    ahead = replace(view, turn=seat, question=None, drawn=0)
    plays = [move for move in legal(ahead, seat) if isinstance(move, Play)]
    left = serialize.later(live, seat)
    if not plays and not left:
        return ""
    choices = {str(move): scene.label(move) for move in plays}
    chosen = [*left, "", ""][:2]
    return str(
        rendered("match_page/regions/premoves.html", scene.speak, choices=choices, chosen=chosen)
    )


def signs(scene: Scene) -> Pieces:
    """The signs of the lanes, where trains have some."""
    lanes = scene.spread.board.lanes
    if not lanes:
        return {}
    sitting = {one.seat: one for one in scene.players}
    found = {}
    for lane in lanes:
        key, seat = f"lane-{lane.arm}", lane.owner
        if seat is None:
            found[key] = lane_svg(lane, say=scene.say)
            continue
        one, marked = sitting[seat], seat in scene.view.marked
        found[key] = lane_svg(lane, one.initials, one.name, marked, f" hue{one.hue}", scene.say)
    return found


#: What a call against a player begins with; their seat follows.
CATCH: Final = "catch:"

#: The space around the frame of a board, in drawing units.
MARGIN: Final = 12


def box(scene: Scene) -> str:
    """What the board shows, as a viewBox."""
    return _box(scene.spread.shown)


@lru_cache(maxsize=1024)
def _box(frame: Frame) -> str:
    sides = (frame.x, frame.y, frame.width, frame.height)
    x, y, wide, high = (value * UNIT for value in sides)
    edges = (x - MARGIN, y - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)
    return " ".join(map(number, edges))


def tiles(scene: Scene) -> str:
    """All tiles that lie."""
    return "".join(
        tile_svg(one, scene.look.faces, say=scene.say) for one in scene.spread.board.placed
    )


def leaps(scene: Scene) -> str:
    """The lines from tiles that lie apart to where they join, and from a hub to its lanes."""
    board = scene.spread.board
    return spokes_svg(board.spokes.values()) + leaps_svg(board.placed)


def mark(scene: Scene) -> str:
    """The mark of the last move; in Baronet, of the tile whose turn it is."""
    placed = scene.spread.board.placed
    view = scene.view
    if view.pointed is not None:
        ghosts = scene.spread.board.ghosts([Next()])
        pose, curved = (ghosts[0].pose, False) if ghosts else (None, False)
    elif view.plays and placed:
        pose, curved = placed[-1].pose, placed[-1].curved
    else:
        return ""
    if pose is None:
        return ""
    where = moved(pose.x * UNIT, pose.y * UNIT, pose.angle, CURVE if curved else 1)
    hue = _mover(scene)
    return f'<use href="#by-{"u" if curved else "t"}o" class="by-last{hue}" transform="{where}"/>'


def _mover(scene: Scene) -> str:
    """The class of the colour of whoever laid the last tile."""
    played = (event for event in reversed(scene.view.told) if isinstance(event, Played))
    seat = next((event.seat for event in played), None)
    return "" if seat is None else f" hue{scene.hues[seat]}"


def ends(scene: Scene) -> Pieces:
    """The badges of the open ends, in games that count them with what each counts."""
    board = scene.spread.board
    if not board.ends:
        return {}
    counts, wanted = counts_of(scene.view)[0] or {}, wanted_at(scene.view)
    owed = owed_at(scene.view)
    faces, say = scene.look.faces, scene.say
    return signs(scene) | {
        str(arm): badge_svg(end, faces, counts.get(arm), say, wanted.get(arm), arm in owed)
        for arm, end in board.ends.items()
    }


def moves(scene: Scene) -> Pieces:
    """What may be done on the table, as buttons; those of a tile show when it is chosen."""
    shifts = any(isinstance(move, Shift) for move in scene.moves)
    drawn = _sources(scene) if shifts else {}
    for (source, _), ghosts in scene.places.items():
        ways = {str(ghost.action): scene.told(ghost.action) for ghost in ghosts}
        told = tuple(ways.values())
        label = scene.say(told[0] if len(told) == 1 else Either(told))
        if isinstance(ghosts[0].action, Knock):
            drawn[str(ghosts[0].action)] = _joint(ghosts, label)
            continue
        chosen = f' data-of="{source}"' if source else ""
        several = "|".join(str(ghost.action) for ghost in ghosts)
        does = {**BUTTON, "data-move": several}
        one = ghost_svg(
            ghosts[0], scene.look.faces, label=label, face=bool(source), does=does, say=scene.say
        )
        # Several arms may leap to the same place; the first line is drawn with its ghost.
        one = leaps_svg(ghost for ghost in ghosts[1:] if ghost.leap != ghosts[0].leap) + one
        drawn[several] = f'<g class="place"{chosen}>{one}</g>'
    return drawn


def _sources(scene: Scene) -> Pieces:
    """The lying tiles that may be moved, as buttons that choose them."""
    drawn: Pieces = {}
    for placed in scene.spread.board.placed:
        if placed.tile is None or placed.first is None or placed.tile.text not in scene.playable:
            continue
        ghost = Ghost(scene.moves[0], placed.tile, placed.first, placed.pose)
        label = scene.speak("table-choose", tile=str(placed.tile))
        does = {**BUTTON, "data-choose": str(placed.tile)}
        one = ghost_svg(ghost, scene.look.faces, label=label, face=False, does=does, say=scene.say)
        drawn[f"choose {placed.tile}"] = f'<g class="source">{one}</g>'
    return drawn


def _joint(ghosts: list[Ghost], label: str) -> str:
    """Two tiles that may be knocked out, and a button where they meet."""
    one, two = ghosts[0].pose, ghosts[1].pose
    x, y = (one.x + two.x) / 2 * UNIT, (one.y + two.y) / 2 * UNIT
    outlines = "".join(
        f'<use href="#by-to" class="by-pick" '
        f'transform="{moved(g.pose.x * UNIT, g.pose.y * UNIT, g.pose.angle)}"/>'
        for g in ghosts
    )
    return (
        f'<g class="by-move joint" role="button" tabindex="0" data-move="{ghosts[0].action}">'
        f"<title>{escape(label)}</title>{outlines}"
        f'<circle class="hit" r="75" cx="{number(x)}" cy="{number(y)}"/>'
        f'<circle class="by-badge" r="34" cx="{number(x)}" cy="{number(y)}"/>'
        f'<path class="by-cross" d="M{number(x - 14)} {number(y - 14)}l28 28m0-28l-28 28"/></g>'
    )


def caption(scene: Scene) -> str:
    """The sum of the ends, or how a game for one stands."""
    view: Any = scene.view
    said, label = _stands(view, scene.say) if scene.live.solo else _of_ends(view, scene.speak)
    return remembered("match_page/regions/caption.html", scene.speak, said=said, label=label)


def _stands(view: SoloState, say: Say) -> tuple[str, str]:
    """How a game for one stands."""
    return " · ".join(map(say, view.caption)), ""


def _of_ends(view: State, speak: Tongue) -> tuple[str, str]:
    """The sum of the ends; else the direction of play, or what the round is worth."""
    _, total = counts_of(view)
    said, label = total, ""
    if view.stakes > 1 and view.playing:
        said = speak("table-stakes", stakes=view.stakes)
    either_way = view.rules.game.twisted.turns_round and view.rules.players > 2
    if not total and either_way and view.playing:
        said = speak("table-direction", sign="↻" if view.way > 0 else "↺")
        label = speak("table-clockwise" if view.way > 0 else "table-counterclockwise")
    return said, label


def seats(scene: Scene) -> Pieces:
    """The others, where they sit, each with the call that may be made against them."""
    catches, over, curved = _called(scene, against=True), scene.view.over, scene.look.curved
    return {
        str(one.seat): sitting(
            one,
            curved,
            tuple(call for call in catches if call[0] == f"{CATCH}{one.seat}") if catches else (),
            over,
        )
        for one in scene.others
    }


def me(scene: Scene) -> Pieces:
    """One's own plate, and how many watch."""
    drawn = {} if scene.me is None or scene.live.solo else {"me": plate(scene.me)}
    people = scene.live.watching
    if people:
        drawn["audience"] = remembered(
            "match_page/regions/audience.html", scene.speak, people=people
        )
    return drawn


def stock(scene: Scene) -> Pieces:
    """The boneyard: a pile with its count, and a button when one may draw."""
    if scene.live.solo or not scene.view.round:
        return {}
    draw = next((move for move in scene.moves if isinstance(move, Draw)), None)
    drawn = remembered(
        "match_page/regions/stock.html",
        scene.speak,
        count=scene.view.stock_count,
        draw=scene.label(draw) if draw else "",
        plays=bool(scene.playable),
        curved=scene.look.curved,
    )
    return {"draw" if draw else "": drawn}


def calls(scene: Scene) -> str:
    """The calls that exist here, always there: nothing tells whether there is anything to call."""
    said = tuple(_called(scene, against=False))
    # They stay when the match is over: nothing else moves then.
    if not said:
        return ""
    return remembered(
        "match_page/regions/calls.html", scene.speak, calls=said, over=scene.view.over
    )


def _called(scene: Scene, against: bool) -> list[tuple[str, str]]:
    """The calls against others, which are made at their seats, or one's own; with their labels."""
    live = scene.live
    if scene.seat is None or scene.status == "waiting" or not live.calls(scene.seat):
        return []
    found = [word for word in live.calls(scene.seat) if word.startswith(CATCH) is against]
    return [(word, move_labels.call_label(word, live.names, scene.say)) for word in found]


def count(scene: Scene) -> str:
    """The count of the round that is over, or the result of the match."""
    live, view = scene.live, scene.view
    if view.playing or not view.round:
        return ""
    drawn = rendered(
        "match_page/regions/count.html",
        scene.speak,
        live=live,
        view=view,
        seat=scene.seat,
        count=round_count.count_of(live, scene.seat, scene.say),
        result=view.results[-1] if view.results else None,
        track=score_track(scene),
        look=scene.look,
        said=scene.said,
        ready=scene.seat in live.ready,
        hues=scene.hues,
        par=view.over and scene.seat is not None and not why_no_par(live),
    )
    return str(drawn)


def score_track(scene: Scene) -> str:
    """The scoring track of games that come with one."""
    rules = scene.live.rules
    if rules.alone or not (rules.game.tiles.track and isinstance(rules.game.goal, FirstTo)):
        return ""
    names, view = scene.live.names, scene.view
    sides = [scene.say(tuple(names[side :: rules.sides])) for side in range(rules.sides)]
    pawns = list(zip(sides, view.scores, scene.hues, strict=False))
    return track(pawns, _before(view), rules.game.goal.target, scene.say)


def _before(view: Position) -> list[int]:
    """What the scores were before the round that is over: pawns walk from there."""
    brought = view.results[-1].points if view.results and not view.playing else ()
    return [score - more for score, more in zip_longest(view.scores, brought, fillvalue=0)]


def status(scene: Scene) -> Pieces:
    """Whose turn it is."""
    said = match_page_clock.warned(scene) or scene.said or _task(scene)
    return {"": remembered("match_page/regions/status.html", scene.speak, said=said)}


def _task(scene: Scene) -> str:
    """What there is to do in a game for one, while it goes on."""
    view: Any = scene.view
    return scene.say(view.task) if scene.live.solo and view.playing else ""


Draws = Callable[[Scene], Region]


#: Every region but the tiles, which are added to, by its name.
REGIONS: Final[Mapping[str, Draws]] = {
    "leaps": leaps, "mark": mark, "ends": ends, "moves": moves, "seats": seats,
    "caption": caption, "me": me, "stock": stock, "ask": ask, "calls": calls,
    "hand": hand, "count": count, "status": status, "seal": fairness.region,
    "clock": match_page_clock.region, "later": region, "position": solitaire.position,
}  # fmt: skip

#: Those that stay as they are at most tables, whatever is played there.
_CALLS: Final = ("calls",)

_TIMED: Final = ("clock", "later")

_ALONE: Final = ("position",)


def changing(live: LiveMatch) -> Sequence[tuple[str, Draws]]:
    """The regions of a table that a move can change."""
    return _changing(live.has_calls, live.kept.clock is not None, live.solo)


@lru_cache(maxsize=8)
def _changing(calls: bool, timed: bool, alone: bool) -> Sequence[tuple[str, Draws]]:
    kinds = ((calls, _CALLS), (timed, _TIMED), (alone, _ALONE))
    still = {name for holds, names in kinds if not holds for name in names}
    return tuple((name, draw) for name, draw in REGIONS.items() if name not in still)
