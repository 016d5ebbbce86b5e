"""Buttons of the match page: answers, draw and pass, undo, hint, calls, premoves, takebacks."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from boneyard.core.actions import (
    Choose,
    Discard,
    Draw,
    Flip,
    Move,
    Next,
    Pass,
    Play,
    Resign,
)
from boneyard.engine.kinds import table_state
from boneyard.engine.legal import legal_plays, must_draw
from boneyard.server.match_page.patches import Pieces
from boneyard.server.match_page.players import list_calls
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches import serialize
from boneyard.server.matches.permissions import find_hint_refusal, find_par_refusal
from boneyard.server.matches.seats import find_other_owners
from boneyard.server.matches.takeback import find_takeback_target
from boneyard.server.web.render import render_cached_fragment, render_fragment
from boneyard.text import move_labels

#: Moves that are buttons, with the key that makes them.
MOVE_KEYS: Final[Mapping[type[Move], str]] = {Draw: "D", Pass: "P", Flip: "F", Next: "N"}


def render_actions(scene: Scene) -> str:
    """What else may be done: a question's answers, drawing, passing, counting on."""
    live, seat = scene.live, scene.seat
    # One's own part in the shuffle is done, and others keep the table waiting.
    without = (
        scene.status == "shuffling" and seat is not None and seat not in live.seats_without_seed()
    )
    if scene.moves or live.solo:
        more = {**_build_answers(scene), **(_build_solo_actions(scene) if live.solo else {})}
    elif without:
        more = {}
    else:
        return ""
    return render_cached_fragment(
        "match_page/regions/action_buttons.html",
        scene.translator,
        without=without,
        **more,
    )


def _build_answers(scene: Scene) -> dict[str, object]:
    """What the player who is to move may do with buttons."""
    view, question = scene.view, scene.view.question
    asked = question is not None and question.seat == scene.seat
    buttons = []
    answers = 0
    for move in scene.moves:
        if type(move) is Play:
            continue  # on the table
        key = MOVE_KEYS.get(type(move), "")
        if isinstance(move, Choose):
            answers += 1
            key = str(answers)
        if key or isinstance(move, Discard):
            buttons.append((str(move), scene.label(move), key))
    return {
        "question": move_labels.question_text(view, scene.translate) if asked else "",
        "buttons": tuple(buttons),
        "plays": bool(scene.playable),
        "hint": scene.live.solo and _can_hint(scene),
        "runs": view.current_index is not None,
    }


def _build_solo_actions(scene: Scene) -> dict[str, object]:
    """What else may be done in a game for one."""
    live = scene.live
    return {
        "solo": scene.seat is not None,
        "can_undo": live.log.can_undo,
        "can_redo": live.log.can_redo,
        "par": not find_par_refusal(live),
        "playing": scene.view.playing,
    }


def render_asides(scene: Scene) -> str:
    """What is asked on the side: to agree to an undo, which way round a tile is meant."""
    plea = "" if scene.live.room.takeback_request is None else _takeback_text(scene)
    doubtful = tuple(
        tuple(
            (str(g.action), scene.label(g.action), g.first, g.tile.other(g.first)) for g in ghosts
        )
        for (source, _), ghosts in (scene.ghost_groups.items() if scene.moves else ())
        if source and len(ghosts) > 1
    )
    if not plea and not doubtful:
        return ""
    return render_cached_fragment(
        "match_page/regions/asides.html",
        scene.translator,
        plea=plea,
        doubtful=doubtful,
        faces=scene.style.faces if doubtful else "",
    )


def _takeback_text(scene: Scene) -> str:
    """What another player asks of this one, if anything."""
    live, seat, plea = scene.live, scene.seat, scene.live.room.takeback_request
    if plea is None or seat is None or plea.entry_number != live.number:
        return ""
    owner = live.seats[seat].owner
    if owner in plea.agreed or owner not in find_other_owners(live.seats, plea.seat):
        return ""
    return scene.translator("table-asks-back", who=scene.names[plea.seat])


def render_tools(scene: Scene) -> str:
    """Hint and undo, in the bar of icons."""
    if scene.seat is None or scene.live.solo:
        return ""
    live, seat = scene.live, scene.seat
    hint = bool(scene.moves) and _can_hint(scene)
    back = (
        scene.view.playing and not live.row.contest
        and find_takeback_target(live.log.active, seat) is not None
    )  # fmt: skip
    return render_cached_fragment(
        "match_page/regions/tools.html",
        scene.translator,
        hint=hint,
        # Among people, and in matches that count, there are no hints: no button for them.
        hints=hint
        or (not live.row.contest and sum(one.kind == "person" for one in live.seats) < 2),
        back=back,
    )


def _can_hint(scene: Scene) -> bool:
    """Say whether there is a choice to be made, and help with it."""
    seat = scene.seat
    if seat is None or len(scene.moves) < 2:
        return False
    choices = [move for move in scene.moves if not isinstance(move, Resign)]
    return len(choices) > 1 and not find_hint_refusal(scene.live, seat)


def render_calls(scene: Scene) -> str:
    """The calls that exist here, always there: nothing tells whether there is anything to call."""
    said = tuple(list_calls(scene, against=False))
    # They stay when the match is over: nothing else moves then.
    if not said:
        return ""
    return render_cached_fragment(
        "match_page/regions/calls.html", scene.translator, calls=said, over=scene.view.over
    )


def render_boneyard(scene: Scene) -> Pieces:
    """The boneyard: a pile with its count, and a button when one may draw."""
    if scene.live.solo or not scene.view.round:
        return {}
    draw = next((move for move in scene.moves if isinstance(move, Draw)), None)
    drawn = render_cached_fragment(
        "match_page/regions/boneyard.html",
        scene.translator,
        count=scene.view.stock_count,
        draw=scene.label(draw) if draw else "",
        plays=bool(scene.playable),
        curved=scene.style.curved,
    )
    return {"draw" if draw else "": drawn}


def render_premoves(scene: Scene) -> str:
    """What would be legal if the table stayed as it is, to choose from; mostly nothing."""
    live, seat, view = scene.live, scene.seat, scene.view
    if seat is None or not live.is_correspondence or view.to_act in (None, seat) or live.solo:
        return ""
    ahead = replace(table_state(view), turn=seat, question=None, drawn=0)
    # Nothing is asked of the rules but which tiles fit where: what will be legal isn't known yet.
    can_play = ahead.playing and ahead.reaching is None and not must_draw(ahead)
    plays = legal_plays(ahead, seat) if can_play else []
    left = serialize.visible_premoves(live, seat)
    if not plays and not left:
        return ""
    choices = {str(move): scene.label(move) for move in plays}
    chosen = [*left, "", ""][:2]
    return str(
        render_fragment(
            "match_page/regions/premoves.html", scene.translator, choices=choices, chosen=chosen
        )
    )
