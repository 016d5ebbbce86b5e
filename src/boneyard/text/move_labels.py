"""Labels of moves, calls and questions, as on the buttons."""

from collections.abc import Mapping, Sequence
from typing import Final

from boneyard.core.actions import Choose, Discard, Draw, Flip, Move, Pass, Play, Resign, Shift
from boneyard.core.position import Position
from boneyard.core.tile_faces import Faces, describe_half, tile_label
from boneyard.engine.kinds import AnyRules, table_state
from boneyard.i18n import Argument, Message, message
from boneyard.i18n.translator import Translate, english
from boneyard.layout import Aspect
from boneyard.rules.game import State
from boneyard.text.end_names import end_names

#: The questions that follow a play, and the labels of the buttons that answer them.
_QUESTION_MESSAGES: Final = {
    "direction": "play-question-direction",
    "reverse": "play-question-reverse",
    "double": "play-question-double",
    "accept": "play-question-accept",
}
_ANSWER_MESSAGES: Final = {
    "clockwise": "play-answer-clockwise",
    "counterclockwise": "play-answer-counterclockwise",
    "reverse": "play-answer-reverse",
    "double": "play-answer-double",
    "accept": "play-answer-accept",
    "refuse": "play-answer-refuse",
}
_DECLINE_MESSAGES: Final = {"reverse": "play-answer-leave", "double": "play-answer-no"}
_CALL_MESSAGES: Final = {
    "claim": "play-call-claim",
    "muggins": "play-call-muggins",
    "domino": "play-call-domino",
    "perfect-ten": "play-call-perfect-ten",
}
_TURN_NAMES: Final = {"R": "right", "L": "left", "": "none"}


def available_calls(rules: AnyRules, seat: int) -> list[str]:
    """List the calls that a seat can have, whether there is anything to call now or not."""
    if rules.alone:
        return []
    others = [one for one in range(rules.players) if rules.side(one) != rules.side(seat)]
    return rules.game.combined_twists.call_words(others)


def forced_step(moves: Sequence[Move]) -> Move | None:
    """Return the draw or pass if it is the only legal move."""
    return moves[0] if len(moves) == 1 and isinstance(moves[0], Draw | Pass) else None


def call_label(word: str, names: Sequence[str], say: Translate = english) -> str:
    """Label the button of a call."""
    if word.startswith("catch:"):
        return say(message("play-call-catch", who=names[int(word[6:])]))
    return say(message(_CALL_MESSAGES[word]))


def question_text(view: Position, say: Translate = english) -> str:
    """Return the question that a player must answer now, or None."""
    question = view.question
    if question is None:
        return ""
    id = _QUESTION_MESSAGES.get(question.about)
    return say(message(id, tile=str(view.last)) if id else message("play-asked"))


def _play_label(view: State, move: Play, faces: Faces, ends: Mapping[int, Message]) -> Message:
    tile = tile_label(move.first, move.outer, faces)
    if not move.arm:
        return message("play-lead", tile=tile)
    turn, end = _TURN_NAMES[move.turn], ends[move.arm]
    arm = view.table.find_arm(move.arm)
    if arm is None:
        return message("play-on", tile=tile, end=end, turn=turn)
    shows = describe_half(arm.half, faces)
    return message("play-on-showing", tile=tile, end=end, shows=shows, turn=turn)


def pass_label(view: Position) -> Message:
    """Label a pass here."""
    if view.question is not None:
        return message(_DECLINE_MESSAGES.get(view.question.about, "play-answer-no"))
    if isinstance(view, State) and not view.table.tile_count:
        return message("play-hand-over")
    return message("play-stop") if view.may_stop else view.pass_label


def _draw_label(view: Position) -> Message:
    owed = view.owes is not None
    if owed and not view.stock_count:
        return message("play-take-owed")
    return message("play-draw-owed" if owed else "play-draw")


def move_label(
    view: Position,
    move: Move,
    faces: Faces = "pips",
    shape: Aspect = "wide",
    seats: Sequence[str] = (),
    reader: int | None = None,
) -> Argument:
    """Label a move, for a button or a sentence, as a message."""
    match move:
        case Play():
            return _play_label(
                table_state(view), move, faces, end_names(view.rules, shape, seats, reader)
            )
        case Shift(column=0):
            return message("play-shift-new", tile=str(move.tile))
        case Shift():
            return message("play-shift", tile=str(move.tile), column=move.column)
        case Choose():
            return (
                message(_ANSWER_MESSAGES[move.word]) if move.word in _ANSWER_MESSAGES else move.word
            )
        case Pass():
            return pass_label(view)
        case Draw():
            return _draw_label(view)
        case Discard():
            return message("play-discard", tile=tile_label(move.tile.a, move.tile.b, faces))
        case Flip():
            return message("play-flip")
        case Resign():
            return message("play-resign")
    return view.move_label(move) or str(move)
