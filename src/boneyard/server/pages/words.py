"""What is said about moves and turns: labels of buttons, and what a screen reader hears."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from boneyard.actions import Choose, Draw, Flip, Move, Next, Pass, Play, Resign, Shift
from boneyard.faces import Faces, half_told, tile_label, tile_told
from boneyard.layout import Aspect, end_names
from boneyard.report import Players
from boneyard.server.match import LiveMatch
from boneyard.state import Position, State
from boneyard.words import Argument, Either, Message, message
from boneyard.words.saying import Say, english

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


def as_sentence(text: str) -> str:
    """Write it with a capital and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


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


def _pass(view: Position) -> Message:
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
            return _pass(view)
        case Draw():
            return _draw(view)
        case Flip():
            return message("play-flip")
        case Resign():
            return message("play-resign")
    return view.move_told(move) or str(move)


def _ends(view: State, faces: Faces) -> Message | None:
    """The open ends, for who can't see them: `4 and 2`."""
    if not view.table.arms:
        return None
    shown = tuple(half_told(arm.half, faces) for arm in view.table.arms)
    return message("play-ends", count=len(shown), ends=shown)


def turn_words(live: LiveMatch, seat: int | None, say: Say = english) -> str:
    """Whose turn it is, in short: a line that everybody sees."""
    view, names, status = live.view(seat), live.names, live.status
    if status == "waiting":
        left = sum(one.kind == "open" for one in live.seats)
        return say(message("play-waiting", seats=left))
    if status == "shuffling":
        return say(_shuffling(live, seat))
    if view.over:
        return say(_over(live, view, seat))
    if not view.playing:
        return say(message("play-round-over" if view.round else "play-dealing"))
    at = view.to_act
    if at is None:
        return ""
    if at == seat:
        if view.question is not None:
            return question_words(view, say)
        return say(message("play-your-turn")) if not live.solo else ""
    if at in live.slow:
        return say(message("play-getting-ready", who=names[at]))
    return say(message("play-to-play-away" if live.away(at) else "play-to-play", who=names[at]))


def awaited_others(live: LiveMatch, seat: int | None) -> list[int]:
    """The seats of others that are still to add their seeds: one's own add them by themselves."""
    owner = live.seats[seat].owner if seat is not None else b""
    return [at for at in live.awaited() if live.seats[at].owner != owner]


def _shuffling(live: LiveMatch, seat: int | None) -> Message:
    """Whose part in the shuffle is still to come."""
    others = awaited_others(live, seat)
    if not others:
        return message("play-shuffling")
    here = all(map(live.here, others))
    names = tuple(live.names[at] for at in others)
    return message("play-shuffling-awaits" if here else "play-shuffling-away", who=names)


def _over(live: LiveMatch, view: Position, seat: int | None) -> Message:
    if live.solo:
        return message("play-solo-won" if view.winners else "play-solo-lost")
    if not view.winners:
        return message("report-no-winner")
    players = Players(live.names, live.rules.sides, seat)
    return message("play-match-won", who=players.those(view.winners))


def prompts(view: Any, seat: int, moves: Sequence[Move], faces: Faces) -> Iterable[Message | None]:
    """All that a player must know to move without seeing the screen."""
    if view.rules.alone:
        yield view.prompt
    else:
        if view.question is None:
            yield _ends(view, faces)
        yield _hand(view, seat, moves, faces)
    offered = tuple(_keys(view, moves))
    if offered:
        yield message("play-press", keys=Either(offered))


def _keys(view: Position, moves: Sequence[Move]) -> Iterable[Message]:
    """The keys that make a move, with what each does."""
    keys: dict[type[Move], str] = {
        Draw: "play-key-draw",
        Flip: "play-key-flip",
        Next: "play-key-count",
    }
    yield from (message(keys[type(move)]) for move in moves if type(move) in keys)
    yield from (message("play-key-pass", does=_pass(view)) for m in moves if isinstance(m, Pass))
    answers = [move for move in moves if isinstance(move, Choose)]
    for at, move in enumerate(answers, 1):
        yield message("play-key-answer", key=at, does=move_told(view, move))


def _hand(view: State, seat: int, moves: Sequence[Move], faces: Faces) -> Message | None:
    """Which tiles may be played, by the digits that choose them."""
    ways: dict[str, int] = {}
    for move in moves:
        if isinstance(move, Play):
            ways[move.tile.text] = ways.get(move.tile.text, 0) + 1
    told = tuple(
        message(
            "play-can-tile",
            key=at,
            tile=tile_told(tile.a, tile.b, faces),
            ways=ways[tile.text],
        )
        for at, tile in enumerate(view.hands[seat], 1)
        if tile is not None and tile.text in ways
    )
    return message("play-can", tiles=Either(told)) if told else None
