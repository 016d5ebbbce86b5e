"""The regions of a table, each a piece of HTML or SVG that can be sent alone."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from markupsafe import escape

from boneyard.actions import Choose, Draw, Flip, Knock, Move, Next, Pass, Shift
from boneyard.art import UNIT, ends_svg, leaps_svg, tile_svg
from boneyard.art.scene import counts_of
from boneyard.art.shapes import CURVE, number
from boneyard.art.tiles import ghost_svg, moved
from boneyard.layout import Ghost
from boneyard.rules.goals import FirstTo
from boneyard.server.pages import counts, sealing, words
from boneyard.server.pages.pieces import track
from boneyard.server.pages.render import remembered, rendered
from boneyard.server.pages.scene import Scene
from boneyard.server.study import why_no_hint, why_no_par
from boneyard.solitaire.game import SoloState
from boneyard.state import State
from boneyard.words import Either
from boneyard.words.saying import Say
from boneyard.words.tongue import Tongue

#: Moves that are buttons, with the key that makes them.
KEYS: Final[Mapping[type[Move], str]] = {Draw: "D", Pass: "P", Flip: "F", Next: "N"}
#: What a call against a player begins with; their seat follows.
CATCH: Final = "catch:"
#: The space around the frame of a board, in drawing units.
MARGIN: Final = 12


def box(scene: Scene) -> str:
    """What the board shows, as a viewBox."""
    frame = scene.spread.shown
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
    """The lines from tiles that lie apart to where they join."""
    return leaps_svg(scene.spread.board.placed)


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
    return f'<use href="#by-{"u" if curved else "t"}o" class="by-last" transform="{where}"/>'


def ends(scene: Scene) -> str:
    """The badges of the open ends, in games that count them with what each counts."""
    board = scene.spread.board
    if not board.ends:
        return ""
    by_arm, _ = counts_of(scene.view)
    return ends_svg(board.ends, scene.look.faces, by_arm, scene.say)


def moves(scene: Scene) -> str:
    """What may be done on the table, as buttons; those of a tile show when it is chosen."""
    drawn = ""
    for (source, _), ghosts in scene.places.items():
        ways = {str(ghost.action): scene.told(ghost.action) for ghost in ghosts}
        label = scene.say(Either(tuple(ways.values())))
        if isinstance(ghosts[0].action, Knock):
            drawn += _joint(ghosts, label)
            continue
        chosen = f' data-of="{source}"' if source else ""
        several = "|".join(str(ghost.action) for ghost in ghosts)
        one = ghost_svg(ghosts[0], scene.look.faces, label=label, face=bool(source), say=scene.say)
        one = _meaning(one, ghosts[0].action, f'data-move="{escape(several)}"')
        # Several arms may leap to the same place; the first line is drawn with its ghost.
        one = leaps_svg(ghost for ghost in ghosts[1:] if ghost.leap != ghosts[0].leap) + one
        drawn += f'<g class="place"{chosen}>{one}</g>'
    if any(isinstance(move, Shift) for move in scene.moves):
        drawn = _sources(scene) + drawn
    return drawn


def _meaning(drawn: str, move: Move, means: str) -> str:
    """Let the button that is drawn for a move mean something else."""
    before, it, after = drawn.partition(f'data-move="{escape(str(move))}"')
    assert it, drawn
    return before + means + after


def _sources(scene: Scene) -> str:
    """The lying tiles that may be moved, as buttons that choose them."""
    drawn = ""
    for placed in scene.spread.board.placed:
        if placed.tile is None or placed.first is None or placed.tile.text not in scene.playable:
            continue
        ghost = Ghost(scene.moves[0], placed.tile, placed.first, placed.pose)
        label = scene.speak("table-choose", tile=str(placed.tile))
        one = ghost_svg(ghost, scene.look.faces, label=label, face=False, say=scene.say)
        one = _meaning(one, ghost.action, f'data-choose="{placed.tile}"')
        drawn += f'<g class="source">{one}</g>'
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
    return remembered("region/caption.html", scene.speak, said=said, label=label)


def _stands(view: SoloState, say: Say) -> tuple[str, str]:
    """How a game for one stands."""
    return " · ".join(map(say, view.caption)), ""


def _of_ends(view: State, speak: Tongue) -> tuple[str, str]:
    """The sum of the ends; else the direction of play, or what the round is worth."""
    _, total = counts_of(view)
    said, label = total, ""
    if view.stakes > 1 and view.playing:
        said = speak("table-stakes", stakes=view.stakes)
    if not total and view.rules.game.direction and view.rules.players > 2 and view.playing:
        said = speak("table-direction", sign="↻" if view.way > 0 else "↺")
        label = speak("table-clockwise" if view.way > 0 else "table-counterclockwise")
    return said, label


def seats(scene: Scene) -> str:
    """The others, where they sit, each with the call that may be made against them."""
    return remembered(
        "region/seats.html",
        scene.speak,
        players=tuple(scene.others),
        curved=scene.look.curved,
        catches=tuple(_called(scene, against=True)),
        over=scene.view.over,
    )


def me(scene: Scene) -> str:
    """One's own plate."""
    return remembered("region/me.html", scene.speak, me=scene.me, solo=scene.live.solo)


def stock(scene: Scene) -> str:
    """The boneyard: a pile with its count, and a button when one may draw."""
    if scene.live.solo or not scene.view.round:
        return ""
    draw = next((move for move in scene.moves if isinstance(move, Draw)), None)
    return remembered(
        "region/stock.html",
        scene.speak,
        count=scene.view.stock_count,
        draw=scene.label(draw) if draw else "",
        curved=scene.look.curved,
    )


def hand(scene: Scene) -> str:
    """One's own hand: playable tiles stand up, others lie back."""
    look, ways, acting = scene.look, scene.playable, bool(scene.moves)
    return "".join(
        remembered(
            "region/tile.html",
            scene.speak,
            tile=tile,
            ways=ways.get(tile.text, 0) if tile else 0,
            acting=acting,
            faces=look.faces,
            curved=look.curved,
            turn=look.turns.get(tile, "") if tile else "",
        )
        for tile in scene.hand
    )


def ask(scene: Scene) -> str:
    """What else may be done: a question's answers, drawing, passing, counting on."""
    view = scene.view
    question = view.question
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
    faces = scene.look.faces
    doubtful = tuple(
        tuple(
            (str(g.action), scene.label(g.action), g.first, g.tile.other(g.first)) for g in ghosts
        )
        for (source, _), ghosts in scene.places.items()
        if source and len(ghosts) > 1
    )
    return remembered(
        "region/ask.html",
        scene.speak,
        question=words.question_words(view, scene.say) if asked else "",
        buttons=tuple(buttons),
        doubtful=doubtful,
        solo=scene.live.solo and scene.seat is not None,
        hint=_hinted(scene),
        without=_without(scene),
        can_undo=scene.live.can_undo,
        can_redo=scene.live.can_redo,
        par=not why_no_par(scene.live),
        runs=view.pointed is not None,
        playing=view.playing,
        faces=faces,
    )


def _without(scene: Scene) -> bool:
    """Say whether one's own part in the shuffle is done, and others keep the table waiting."""
    live, seat = scene.live, scene.seat
    return live.status == "shuffling" and seat is not None and seat not in live.awaited()


def _hinted(scene: Scene) -> bool:
    """Say whether there is a choice to be made, and help with it."""
    seat = scene.seat
    return seat is not None and len(scene.moves) > 1 and not why_no_hint(scene.live, seat)


def calls(scene: Scene) -> str:
    """The calls that exist here, always there: nothing tells whether there is anything to call."""
    said = tuple(_called(scene, against=False))
    # They stay when the match is over: nothing else moves then.
    if not said:
        return ""
    return remembered("region/calls.html", scene.speak, calls=said, over=scene.view.over)


def _called(scene: Scene, against: bool) -> list[tuple[str, str]]:
    """The calls against others, which are made at their seats, or one's own; with their labels."""
    live = scene.live
    if scene.seat is None or live.status == "waiting":
        return []
    found = [word for word in live.calls(scene.seat) if word.startswith(CATCH) is against]
    return [(word, words.call_label(word, live.names, scene.say)) for word in found]


def count(scene: Scene) -> str:
    """The count of the round that is over, or the result of the match."""
    live, view = scene.live, scene.view
    if view.playing or not view.round:
        return ""
    return rendered(
        "region/count.html",
        scene.speak,
        live=live,
        view=view,
        seat=scene.seat,
        count=counts.count_of(live, scene.seat, scene.say),
        result=view.results[-1] if view.results else None,
        track=score_track(scene),
        look=scene.look,
        said=words.turn_words(live, scene.seat, scene.say),
        ready=scene.seat in live.ready,
    )


def score_track(scene: Scene) -> str:
    """The scoring track of games that come with one."""
    rules = scene.live.rules
    if rules.alone or not (rules.game.tiles.track and isinstance(rules.game.goal, FirstTo)):
        return ""
    names, view = scene.live.names, scene.view
    sides = [words.listed(names[side :: rules.sides], scene.say) for side in range(rules.sides)]
    return track(list(zip(sides, view.scores, strict=True)), rules.game.goal.target, scene.say)


def status(scene: Scene) -> str:
    """Whose turn it is."""
    return remembered(
        "region/status.html",
        scene.speak,
        said=words.turn_words(scene.live, scene.seat, scene.say),
    )


#: Every region but the tiles, which are added to, by its name.
REGIONS: Final[Mapping[str, Callable[[Scene], str]]] = {
    "leaps": leaps, "mark": mark, "ends": ends, "moves": moves, "seats": seats,
    "caption": caption, "me": me, "stock": stock, "ask": ask, "calls": calls, "hand": hand,
    "count": count, "status": status, "seal": sealing.region,
}  # fmt: skip
