"""Texts of moves and turns: labels of buttons, announcements for screen readers."""

from collections.abc import Iterable, Sequence
from typing import Any

from boneyard.core.actions import Choose, Draw, Flip, Move, Next, Pass, Play
from boneyard.core.faces import Faces, describe_half, describe_tile
from boneyard.core.position import Position
from boneyard.i18n import Message, OneOf, message
from boneyard.i18n.translator import Translate, english
from boneyard.rules.game import State
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.seats import find_reader
from boneyard.text.game_report import PlayerNames
from boneyard.text.move_labels import move_label, pass_label, question_text


def _ends_message(view: State, faces: Faces) -> Message | None:
    """The open ends, for who can't see them: `4 and 2`."""
    if not view.table.arms:
        return None
    shown = tuple(describe_half(arm.half, faces) for arm in view.table.arms)
    return message("play-ends", count=len(shown), ends=shown)


def turn_text(
    live: LiveMatch,
    seat: int | None,
    translate: Translate = english,
    view: Position | None = None,
    status: str = "",
    names: Sequence[str] = (),
) -> str:
    """Whose turn it is, in short: a line that everybody sees.

    The last three are the match as the seat sees it, where the caller has it at hand.
    """
    view, names, status = view or live.view(seat), names or live.names, status or live.status
    if status == "waiting":
        left = sum(one.kind == "open" for one in live.seats)
        return translate(message("play-waiting", seats=left))
    if status == "shuffling":
        return translate(_shuffling_message(live, seat))
    if view.over:
        return translate(_result_message(live, view, seat))
    if not view.playing:
        return translate(message("play-round-over" if view.round else "play-dealing"))
    at = view.to_act
    if at is None:
        return ""
    if at == seat:
        if view.question is not None:
            return question_text(view, translate)
        return translate(message("play-your-turn")) if not live.solo else ""
    if at in live.room.slow_bots:
        return translate(message("play-getting-ready", who=names[at]))
    return translate(
        message("play-to-play-away" if live.is_away(at) else "play-to-play", who=names[at])
    )


def other_seats_without_seed(live: LiveMatch, seat: int | None) -> list[int]:
    """The seats of others that are still to add their seeds: one's own add them by themselves."""
    owner = live.seats[seat].owner if seat is not None else b""
    return [at for at in live.seats_without_seed() if live.seats[at].owner != owner]


def _shuffling_message(live: LiveMatch, seat: int | None) -> Message:
    """Whose part in the shuffle is still to come."""
    others = other_seats_without_seed(live, seat)
    if not others:
        return message("play-shuffling")
    away = [at for at in others if not live.is_present(at)]
    names = tuple(live.names[at] for at in away or others)
    return message("play-shuffling-away" if away else "play-shuffling-awaits", who=names)


def _result_message(live: LiveMatch, view: Position, seat: int | None) -> Message:
    if live.solo:
        return message("play-solo-won" if view.winners else "play-solo-lost")
    if not view.winners:
        return message("movelog-no-winner")
    players = PlayerNames(live.names, live.rules.sides, find_reader(live.seats, seat))
    return message("play-match-won", who=players.players_of(view.winners))


def build_prompts(
    view: Any, seat: int, moves: Sequence[Move], faces: Faces
) -> Iterable[Message | None]:
    """All that a player must know to move without seeing the screen."""
    if view.rules.alone:
        yield view.prompt
    else:
        if view.question is None:
            yield _ends_message(view, faces)
        yield _playable_message(view, seat, moves, faces)
    offered = tuple(_key_messages(view, moves))
    if offered:
        yield message("play-press", keys=OneOf(offered))


def _key_messages(view: Position, moves: Sequence[Move]) -> Iterable[Message]:
    """The keys that make a move, with what each does."""
    keys: dict[type[Move], str] = {
        Draw: "play-key-draw",
        Flip: "play-key-flip",
        Next: "play-key-count",
    }
    others = [move for move in moves if type(move) is not Play]
    if not others:
        return
    yield from (message(keys[type(move)]) for move in others if type(move) in keys)
    yield from (
        message("play-key-pass", does=pass_label(view)) for m in others if isinstance(m, Pass)
    )
    answers = [move for move in others if isinstance(move, Choose)]
    for at, move in enumerate(answers, 1):
        yield message("play-key-answer", key=at, does=move_label(view, move))


def _playable_message(
    view: State, seat: int, moves: Sequence[Move], faces: Faces
) -> Message | None:
    """Which tiles may be played, by the digits that choose them."""
    ways: dict[str, int] = {}
    for move in moves:
        if isinstance(move, Play):
            ways[move.tile.text] = ways.get(move.tile.text, 0) + 1
    told = tuple(
        message(
            "play-can-tile",
            key=at,
            tile=describe_tile(tile.a, tile.b, faces),
            ways=ways[tile.text],
        )
        for at, tile in enumerate(view.hands[seat], 1)
        if tile is not None and tile.text in ways
    )
    return message("play-can", tiles=OneOf(told)) if told else None
