"""What is said about moves and turns: labels of buttons, and what a screen reader hears."""

import re
from collections.abc import Sequence
from typing import Final

from boneyard.actions import Choose, Draw, Flip, Knock, Move, Next, Pass, Play, Resign, Shift
from boneyard.art import Faces, half_words, tile_words
from boneyard.layout import Shape, end_names
from boneyard.server.match import LiveMatch
from boneyard.solitaire.baronet import BaronetState
from boneyard.solitaire.columns import ColumnsState
from boneyard.solitaire.knock_out import KnockOutState
from boneyard.state import Position, State
from boneyard.tiles import oriented


def _tiles_of(half: str) -> re.Pattern[str]:
    """What a tile of such halves looks like in a sentence."""
    return re.compile(rf"(?<![\w-]){half}-{half}(?![\w-])")


#: Tiles in a sentence, by the faces that show no bare number: `6-4`; `A6-P3` and `S-1`. A name may
#: look like one, so nothing is taken for a tile that no such set has.
_TILES: Final[dict[Faces, re.Pattern[str]]] = {
    "fruit": _tiles_of("(?:1[0-5]|[0-9])"),
    "colours": _tiles_of("(?:S|[AP]?[1-6])"),
}
#: The questions that follow a play.
QUESTIONS: Final = {
    "direction": "Which way shall play go round?",
    "reverse": "A double! Turn the direction round?",
    "double": "2-2! Challenge: double this round’s points?",
    "accept": "Challenged! Shall this round count double?",
}
ANSWERS: Final = {
    "clockwise": "Clockwise ↻",
    "counterclockwise": "Counterclockwise ↺",
    "reverse": "Turn it round",
    "double": "Challenge",
    "accept": "Accept",
    "refuse": "Refuse: count now",
}
_NO: Final = {"reverse": "Leave it", "double": "No"}
CALLS: Final = {
    "claim": "Claim!",
    "muggins": "Muggins!",
    "domino": "Domino!",
    "perfect-ten": "Perfect 10!",
}


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Write `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def as_sentence(text: str) -> str:
    """Write it with a capital and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def counted(count: int, what: str) -> str:
    """Write `1 tile`, `2 tiles`."""
    return f"{count} {what if count == 1 else what + 's'}"


def call_label(word: str, names: Sequence[str]) -> str:
    """What stands on the button of a call."""
    if word.startswith("catch:"):
        return f"Catch {names[int(word[6:])]}!"
    return CALLS[word]


def _play_words(view: Position, move: Play, faces: Faces, shape: Shape) -> str:
    tile = tile_words(move.first, move.outer, faces)
    if not move.arm:
        return f"Lead {tile}"
    turn = {"R": ", turning right", "L": ", turning left", "": ""}[move.turn]
    arm = view.table.arm(move.arm) if isinstance(view, State) else None
    shows = f", which shows {half_words(arm.half, faces)}" if arm else ""
    return f"Play {tile} on {end_names(view.rules, shape)[move.arm]}{shows}{turn}"


def _knock_words(view: Position, move: Knock) -> str:
    if not isinstance(view, KnockOutState):
        return str(move)
    one, two = view.line[move.joint - 1 : move.joint + 1]
    return f"Knock out {one[0]}-{one[1]} and {two[0]}-{two[1]}"


def in_faces(text: str, faces: Faces) -> str:
    """Say with every tile of a sentence what its face shows, where that is no number."""
    tiles = _TILES.get(faces)
    if tiles is None:
        return text

    def said(found: re.Match[str]) -> str:
        first, second = oriented(found[0])
        return f"{found[0]} ({half_words(first, faces)} and {half_words(second, faces)})"

    return tiles.sub(said, text)


def move_label(view: Position, move: Move, faces: Faces = "pips", shape: Shape = "wide") -> str:
    """What stands on the button of a move, or is said of it."""
    question = view.question if isinstance(view, State) else None
    match move:
        case Play():
            return _play_words(view, move, faces, shape)
        case Knock():
            return _knock_words(view, move)
        case Shift(column=0):
            return f"Move {move.tile} to a new column"
        case Shift():
            return f"Move {move.tile} under column {move.column}"
        case Choose():
            return ANSWERS.get(move.word, move.word)
        case Pass() if question is not None:
            return _NO.get(question.about, "No")
        case Pass() if isinstance(view, State) and view.may_stop:
            return "Stop here"
        case Pass() if isinstance(view, ColumnsState):
            return "Finish: all tiles are up"
        case Pass():
            return "Pass"
        case Draw():
            return _draw_words(view)
        case Flip():
            return "Turn over the next tile"
        case Next() if isinstance(view, BaronetState):
            return f"Count {view.count}"
        case Resign():
            return "Give up"
    return str(move)


def _draw_words(view: Position) -> str:
    owed = isinstance(view, State) and view.owes is not None
    if owed and not view.stock_count:
        return "Take a tile (plus)"
    return "Draw for the plus" if owed else "Draw a tile"


def ends_words(view: Position, faces: Faces) -> str:
    """The open ends, for who can't see them: `4 and 2`."""
    if not isinstance(view, State) or not view.table.arms:
        return ""
    shown = [half_words(arm.half, faces) for arm in view.table.arms]
    return f"Open {'end' if len(shown) == 1 else 'ends'}: {listed(shown)}."


def turn_words(live: LiveMatch, seat: int | None) -> str:
    """Whose turn it is, in short: a line that everybody sees."""
    view, names = live.view(seat), live.names
    if live.status == "waiting":
        left = sum(one.kind == "open" for one in live.seats)
        return f"Waiting for players: {counted(left, 'seat')} still open."
    if live.status == "shuffling":
        return _shuffling_words(live, seat)
    if view.over:
        return _over_words(live, view, seat)
    if not view.playing:
        return "The round is over." if view.round else "The tiles are being dealt."
    at = view.to_act
    if at is None:
        return ""
    if at == seat:
        if isinstance(view, State) and view.question is not None:
            return QUESTIONS.get(view.question.about, "You are asked.")
        return "Your turn." if not live.solo else ""
    if at in live.slow:
        return f"{names[at]} is getting ready …"
    away = "" if live.here(at) else ", but is away just now"
    return f"{names[at]} is to play{away}."


def awaited_others(live: LiveMatch, seat: int | None) -> list[int]:
    """The seats of others that are still to add their seeds: one's own add them by themselves."""
    owner = live.seats[seat].owner if seat is not None else b""
    return [at for at in live.awaited() if live.seats[at].owner != owner]


def _shuffling_words(live: LiveMatch, seat: int | None) -> str:
    """Whose part in the shuffle is still to come."""
    others = awaited_others(live, seat)
    if not others:
        return "The tiles are being shuffled."
    away = "" if all(map(live.here, others)) else ", away just now"
    return f"Waiting for {listed([live.names[at] for at in others])}{away}, to shuffle."


def _over_words(live: LiveMatch, view: Position, seat: int | None) -> str:
    if live.solo:
        return "Won!" if view.winners else "Lost this time."
    if not view.winners:
        return "The match is over, with no winner."
    if seat is not None and live.rules.side(seat) in view.winners:
        return "The match is over: you win!"
    sides = live.rules.sides
    won = [listed(live.names[side::sides]) for side in view.winners]
    return f"The match is over: {listed(won)} {'wins' if len(won) == 1 else 'win'}."


def prompt(live: LiveMatch, seat: int | None, moves: Sequence[Move], faces: Faces) -> str:
    """All that a player must know to move without seeing the screen."""
    view = live.view(seat)
    said = [turn_words(live, seat)]
    if seat is None or not view.playing or view.to_act != seat:
        return " ".join(filter(None, said))
    if isinstance(view, State):
        if view.question is None and view.table.arms:
            said.append(ends_words(view, faces))
        said.append(_hand_words(view, seat, moves, faces))
    else:
        said.append(_solo_words(view))
    keys: dict[type[Move], str] = {
        Draw: "D to draw",
        Flip: "Enter to turn over a tile",
        Next: "Enter to count on",
    }
    offered = [keys[type(move)] for move in moves if type(move) in keys]
    offered += [f"P: {move_label(view, move)}" for move in moves if isinstance(move, Pass)]
    answers = [move for move in moves if isinstance(move, Choose)]
    offered += [f"{at} for {move.word}" for at, move in enumerate(answers, 1)]
    if offered:
        said.append(f"Press {listed(offered, 'or')}.")
    return " ".join(filter(None, said))


def _hand_words(view: State, seat: int, moves: Sequence[Move], faces: Faces) -> str:
    """Which tiles may be played, by the digits that choose them."""
    places: dict[str, int] = {}
    for move in moves:
        if isinstance(move, Play):
            places[move.tile.text] = places.get(move.tile.text, 0) + 1
    if not places:
        return ""
    told = []
    for at, tile in enumerate(view.hands[seat], 1):
        if tile is not None and tile.text in places:
            many = places[tile.text]
            where = f" in {many} ways" if many > 1 else ""
            told.append(f"{at}: {tile_words(tile.a, tile.b, faces)}{where}")
    return f"You can play {listed(told, 'or')}."


def _solo_words(view: Position) -> str:
    match view:
        case BaronetState():
            return f"The next tile is {view.row[view.at]}, the count is {view.count}."
        case KnockOutState():
            return f"{counted(len(view.line), 'tile')} in the line."
        case ColumnsState():
            return f"{counted(view.face_down, 'tile')} face down."
    return ""
