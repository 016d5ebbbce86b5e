"""What a screen reader says on the match page: the turn, open ends, tiles that fit, keys."""

from collections.abc import Iterable, Sequence
from typing import Any

from boneyard.core.actions import Choose, Draw, Flip, Move, Next, Pass, Play
from boneyard.core.position import Position
from boneyard.core.tile_faces import Faces, describe_half, describe_tile
from boneyard.i18n import Message, OneOf, message
from boneyard.rules.game import State
from boneyard.server.match_page.scene import Scene
from boneyard.text.move_labels import move_label, pass_label


def build_prompt(scene: Scene) -> str:
    """What the seat must know to go on, whether it sees the screen or not."""
    seat, view, said = scene.seat, scene.view, [scene.turn_text]
    if seat is not None and view.playing and view.to_act == seat:
        more = build_prompts(view, seat, scene.moves, scene.style.faces)
        said += [scene.translate(one) for one in more if one is not None]
    return " ".join(filter(None, said))


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


def _ends_message(view: State, faces: Faces) -> Message | None:
    """The open ends, for who can't see them: `4 and 2`."""
    if not view.table.arms:
        return None
    shown = tuple(describe_half(arm.half, faces) for arm in view.table.arms)
    return message("play-ends", count=len(shown), ends=shown)


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
