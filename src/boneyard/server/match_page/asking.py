"""What may be done beside laying tiles, as a region of a table: answers, help, and taking back."""

from collections.abc import Mapping
from typing import Any, Final

from boneyard.core.actions import Choose, Draw, Flip, Move, Next, Pass, Resign
from boneyard.server.analysis.service import why_no_hint, why_no_par
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches.people import others
from boneyard.server.matches.takeback import takeable
from boneyard.server.web.render import remembered
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
