"""What may be done, in words: the labels of moves, calls and questions, for whoever tells them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from boneyard.core.actions import Choose, Draw, Flip, Move, Pass, Play, Resign, Shift
from boneyard.core.faces import Faces, half_told, tile_label
from boneyard.core.position import Position
from boneyard.engine.kinds import AnyRules
from boneyard.i18n import Argument, Message, message
from boneyard.i18n.translator import Say, english
from boneyard.layout import Aspect
from boneyard.rules.game import State
from boneyard.text.end_names import end_names

#: The questions that follow a play, and what stands on the buttons that answer them.
_QUESTIONS: Final = {
    "direction": "play-question-direction",
    "reverse": "play-question-reverse",
    "double": "play-question-double",
    "accept": "play-question-accept",
}
_ANSWERS: Final = {
    "clockwise": "play-answer-clockwise",
    "counterclockwise": "play-answer-counterclockwise",
    "reverse": "play-answer-reverse",
    "double": "play-answer-double",
    "accept": "play-answer-accept",
    "refuse": "play-answer-refuse",
}
_NO: Final = {"reverse": "play-answer-leave", "double": "play-answer-no"}
_CALLS: Final = {
    "claim": "play-call-claim",
    "muggins": "play-call-muggins",
    "domino": "play-call-domino",
    "perfect-ten": "play-call-perfect-ten",
}
_TURNS: Final = {"R": "right", "L": "left", "": "none"}


def calls(rules: AnyRules, seat: int) -> list[str]:
    """The calls that exist for a seat, whether there is anything to call or not."""
    if rules.alone:
        return []
    others = [one for one in range(rules.players) if rules.side(one) != rules.side(seat)]
    return rules.game.twisted.calls(others)


def only_step(moves: Sequence[Move]) -> Move | None:
    """The draw or pass that is all there is to do, if that is so."""
    return moves[0] if len(moves) == 1 and isinstance(moves[0], Draw | Pass) else None


def call_label(word: str, names: Sequence[str], say: Say = english) -> str:
    """What stands on the button of a call."""
    if word.startswith("catch:"):
        return say(message("play-call-catch", who=names[int(word[6:])]))
    return say(message(_CALLS[word]))


def question_words(view: Position, say: Say = english) -> str:
    """What a player is asked now, if anything is."""
    question = view.question
    if question is None:
        return ""
    id = _QUESTIONS.get(question.about)
    return say(message(id, tile=str(view.last)) if id else message("play-asked"))


def _play(view: State, move: Play, faces: Faces, ends: Mapping[int, Message]) -> Message:
    tile = tile_label(move.first, move.outer, faces)
    if not move.arm:
        return message("play-lead", tile=tile)
    turn, end = _TURNS[move.turn], ends[move.arm]
    arm = view.table.arm(move.arm)
    if arm is None:
        return message("play-on", tile=tile, end=end, turn=turn)
    shows = half_told(arm.half, faces)
    return message("play-on-showing", tile=tile, end=end, shows=shows, turn=turn)


def pass_told(view: Position) -> Message:
    """What it is called here to do nothing."""
    if view.question is not None:
        return message(_NO.get(view.question.about, "play-answer-no"))
    return message("play-stop") if view.may_stop else view.stopping


def _draw(view: Position) -> Message:
    owed = view.owes is not None
    if owed and not view.stock_count:
        return message("play-take-owed")
    return message("play-draw-owed" if owed else "play-draw")


def move_told(
    view: Any,
    move: Move,
    faces: Faces = "pips",
    shape: Aspect = "wide",
    seats: Sequence[str] = (),
    reader: int | None = None,
) -> Argument:
    """What stands on the button of a move, or is said of it to a player, as data."""
    match move:
        case Play():
            return _play(view, move, faces, end_names(view.rules, shape, seats, reader))
        case Shift(column=0):
            return message("play-shift-new", tile=str(move.tile))
        case Shift():
            return message("play-shift", tile=str(move.tile), column=move.column)
        case Choose():
            return message(_ANSWERS[move.word]) if move.word in _ANSWERS else move.word
        case Pass():
            return pass_told(view)
        case Draw():
            return _draw(view)
        case Flip():
            return message("play-flip")
        case Resign():
            return message("play-resign")
    return view.move_told(move) or str(move)
